"""Medicines, whose names differ between languages by their endings alone."""

DRUG = (
    r"(?:p[eé]ni[cz]il+in|ampi[cz]il+in|amoxi[cz]il+in|augmentin|amoxiclav|[ck]ef[aiou]\w{2,8}|cef[aiou]?\w{2,8}"
    r"|cephalosporin|[ck]efalosporin|sulfa\b|sulfonamid|sulphonamid|sulfameth|bactrim|septra|cotrim|vancom[yi][cz]in"
    r"|eritromi[cz]in|[eé]rythrom[yi][cz]in|azithrom[yi][cz]in|doxycyclin|t[eé]tracyclin|ciproflo\w{3,6}|cipro\b"
    r"|aspirin|ibuprof|advil|motrin|naprox|aleve|diclof|voltar[eo]n|ket[ao]rolac|metami[zs]ol|novalgin|nolotil"
    r"|paracetamol|acetaminof|acetaminoph|tylenol|[ck]od[eé][iïí]n|morfi|morphi|tramadol|oxycodon|oxicodon|fentan[yi]l"
    r"|op[iy]o?[iïí]?d|lidoca[iïí]n|no[vb]oca[iïí]n|propofol|halothan|succin[yi]lcholin|h[eé]parin|insulin\b"
    r"|statin(?!g)|nsaid|ssri|mao[ -]?inhibitor|maois?\b|metformin|lisinopril|prednis[o]+n|cortison|triptan"
    r"|m[eé]thotrexat|carbamazepin|lamotrigin|phen[yi]toin|fenito[iïí]n|benadryl|dextromethorph|pseud[o]ephedrin"
    r"|[a-z]{3,12}(?:cillin|mycin|floxacin|sartan|azepam|prazol|oxetin|statin(?!g)|triptan|parin|caine))\w{0,4}"
)
"""What is told by its name alone. A stem, with the ending that its language gives it."""

CRITICAL = (
    r"(?:warfarin|varfarin|coumadin|cumadin|marcumar|falithrom|marevan|phenprocoumon|fenprocumon|sintrom|acenoc[ou]um\w+"
    r"|previscan|flui?ndion|eliquis|api[xks]aban|xarelto|rivaroxaban|pradaxa|dabigatran|lixiana|edoxaban|savaysa"
    r"|h[eé]parin|[eé]noxaparin|clexane|lovenox|plavix|clopidogrel|brilinta|ticagrelor|lithium|l[ií]tio|litio"
    r"|insulin|m[eé]thotrexat|metotrexat|tacrolimus|prograf|c[yi]closporin|ciclosporin|m[yi]cophenolat|azathioprin"
    r"|azatioprin|immunosuppress|inmunosupres|immunosoppress|imunossupress|immunsuppress|amiodaron|digoxin|digitoxin"
    r"|clozapin|clozaril|phenelzin|nardil|tranylcypromin|parnate|selegilin|maois?\b|mao[ -]?inhibitor"
    r"|antabus|disulfiram|methadon|metadon|suboxone|buprenorphin|chemo\b|chemotherap|chimioth|quimioter|chemioter)\w{0,10}"
)
"""Those with which a wrong piece of advice harms: what thins the blood, has a narrow dose or puts defences down."""
