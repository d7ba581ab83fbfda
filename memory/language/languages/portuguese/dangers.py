"""Dangers in Portuguese, as it is written on both sides of the ocean."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.danger_table import ALLERGEN, HARMFUL, SOFTWARE, THING, Danger, DangerTable
from memory.language.languages.medicines import CRITICAL, DRUG

_ALLERGENS = (
    r"(?:amendoim|amendoins|nozes|noz|castanhas?|amêndoas?|avelãs?|caju|pistaches?|frutos secos|frutos do mar|marisco|mariscos|crustáceos|camarão|camarões|caranguejo|lagosta|peixes?|atum|salmão|leite|laticínios|lacticínios|lactose|frutose|caseína|queijo|ovos?|trigo|glúten|centeio|cevada|aveia|soja|gergelim|sésamo|mostarda|aipo"
    r"|morangos?|kiwis?|bananas?|pêssegos?|maçãs?|abacaxi|ananás|tomates?|toranja|cítricos|chocolate|mel|álcool|sulfitos|abelhas?|vespas?|marimbondos?|mosquitos?|pernilongos?|formigas|insetos?|picadas?|gatos?|cães|cachorros?|cavalos?|coelhos?|penas|pelos? de \w+|pólen|gramíneas|ácaros?|poeira|pó|mofo|bolor"
    r"|látex|níquel|cobalto|prata|lã|esparadrapo|perfumes?|iodo|contraste|corantes?|vacinas?)"
)
_GENERIC = r"(?:anticoagulantes?|anti-?inflamatórios?|antibióticos?|anti-?histamínicos?|analgésicos?|anestesia|anestésicos?|opioides|opiáceos|descongestionantes?|sedativos|remédios|medicamentos?|dipirona|ressonância(?: magnética)?)"
_STRICT = r"⟨?\b(?:glúten|lactose|frutos do mar|álcool|bebidas?(?: alcoólicas)?|alcoólicas|drinks?)\b"
_ADVERB = r"(?:(?:muito|também|bastante|extremamente|gravemente|altamente|super|ainda|bem|\w{3,14}mente) )"
_AM = rf"(?<!não )(?<!que )(?<!se )\bsou (?:\w+ e )?{_ADVERB}{{0,2}}"
_HAVE = r"(?<!não )(?<!se )\b(?:tenho|sofro de|uso|fui diagnosticad[oa] com|desenvolvi) (?:(?:uma?|muita|o|a|forte|grave|severa|só|apenas) ){0,3}"
_TO = r"(?:aos|às|ao|à|a)"
_FEW = r"(?:[\w'-]+ ){0,3}?"
_FOR_NOW = r"(?! (?:antes|depois|à noite|de manhã|na (?:segunda|terça|quarta|quinta|sexta)|hoje|agora|sem|cada|todo))"
MEDICS = r"médic[oa]s?|doutor(?:a|es|as)?|enfermeir[oa]s?|cirurgi(?:ão|ã)|\w+ologista|alergista|dentista|psiquiatra|terapeuta|pediatra|nutricionista|especialista|fisio(?:terapeuta)?|parteira|farmacêutic[oa]|ortopedista|oculista|hospital|clínica"
"""Who may forbid the user something for her health."""
_STRAIN = r"(?:conduzir|dirigir|guiar|correr|levantar|carregar|pegar|pesos?|voar|nadar|mergulhar|esportes?|desporto|exercício|esforços?|álcool|beber|fumar|saltar|agachar|pedalar|treinar|comer|café|sal|açúcar|sol|caminhar|dançar|ler|sauna)"
"""What the body may not be able to bear for a while."""
_HEALS = r"(?:operação|cirurgia|cesariana|cesárea|hérnia|costas|coluna|joelho|anca|quadril|ombro|tornozelo|lesão|fratura|entorse|infarto|enfarte|avc|concussão|quimio\w*|antibiótic\w*|medicament\w*|remédios?|tratamento|parto|pontos|anestesia|vacina|gravidez|infeção|infecção|crise)"
_FOR_HEALTH = rf"\b(?:por causa (?:de|da|do|das|dos)|depois (?:de|da|do|das|dos)|após|devido (?:a|à|ao|aos)|desde|com) (?:(?:a|o|as|os|uma?) )?(?:minha |meu |meus )?(?:\w+ ){{0,1}}?{_HEALS}(?!\w)|\bordens? (?:do|da) médic[oa]"

DANGERS = DangerTable(
    speaks=r"\b(?:nada de|tolero|digiro|sou|tenho|tive|estou|tomo|uso|sofro|fui|me|meu|minha|meus|minhas|posso|devo|preciso|recuso|aceito|fiz|recebi|injeto|desenvolvi|levo|carrego|entrei|emergência|nunca|jamais)\b",
    rules=(
        Danger("allergy", (
            r"\bnão (?:aguento|suporto|assimilo|posso com) (?:o |a |os |as )?(?:lactose|leite|laticínios|lacticínios|glúten|trigo|frutose|ovos?|soja)(?![\w-])",
            rf"{_AM}alérgic[oa] {_TO} {THING}",
            rf"^(?=.*{ALLERGEN}).*{_AM}alérgic[oa](?= *(?:$|[,;.!]))|\b(?:menos|exceto|salvo|tirando) (?:[oa]s? )?{ALLERGEN} (?:a |de |ao |à )?que sou (?:muito )?alérgic[oa]\b",
            rf"{_HAVE}alergias? (?:\w+ )?{_TO} {THING}|\bminha alergia (?:\w+ )?{_TO} (?=.*{HARMFUL})",
            rf"{_AM}intolerante {_TO} {_FEW}{HARMFUL}|{_HAVE}intolerância (?:\w+ )?{_TO} ",
            rf"{_AM}celíac[oa]\b|{_HAVE}doença celíaca\b",
            r"\b(?:tive|tenho|já tive|sofri|entrei em)\b.{0,30}\banafil\w+|\b(?:minha|meu|levo|carrego|tenho|ando com)\b.{0,40}\b(?:epi-?pen|autoinjetor|caneta de adrenalina|adrenalina autoinjetável)",
            rf"{HARMFUL}.{{0,30}}\bme (?:dá|dão|causa|causam|provoca|provocam) {_FEW}(?:urticária|alergia|anafil\w+|inchaço|falta de ar)\b",
            rf"{HARMFUL} (?:(?:faz|fazem|cai|caem)-me|me (?:faz|fazem|cai|caem)) (?:muito |sempre )?mal\b|\bnão (?:tolero|digiro) {_FEW}{HARMFUL}",
            rf"{HARMFUL} (?:(?:dá|dão)-me|me (?:dá|dão)) (?:sempre )?(?:dor(?:es)? de (?:barriga|estômago)|cólicas?|gases|diarreia|enxaquecas?)\b",
            rf"\b(?:tenho|tive|fico com|me dá) {_FEW}(?:urticária|falta de ar|reaç(?:ão|ões) alérgicas?)\b.{{0,40}}{HARMFUL}",
            rf"\bminha garganta (?:fecha|incha)\b.{{0,60}}{HARMFUL}|{HARMFUL}.{{0,60}}\bminha garganta (?:fecha|incha)\b|{HARMFUL}.{{0,30}}\b(?:pode|podem|poderia|quase) me (?:matar|matou)\b",
        )),
        Danger("not to be given", (
            rf"\bnão (?:posso|devo) (?:tomar|comer|beber|consumir|receber|fazer|ingerir) {_FEW}{HARMFUL}{_FOR_NOW}|\b(?:proibid[oa]) de .{{0,20}}{HARMFUL}",
            rf"\b(?:nunca|jamais|não) me (?:dê|dês|deem|receite|prescreva|ofereça|sirva|recomende|sugira|administre|indique) {_FEW}(?:com )?(?:{HARMFUL}|{_STRICT})",
            rf"\b(?:médic[oa]|doutora?|alergista|cardiologista)\b.{{0,30}}\b(?:proibiu|disse para não|disse que não)\b.{{0,30}}{HARMFUL}",
            rf"\b(?:tenho que|preciso|devo) evitar {_FEW}{HARMFUL}",
            r"\bsou testemunha de jeová\b|\b(?:recuso|não aceito) transfus(?:ão|ões)\b",
        )),
        Danger("interaction", (rf"{HARMFUL}.{{0,40}}\b(?:interage|interfere|é contraindicad\w)\b.{{0,40}}\b(?:meu|minha)\b",)),
        Danger("condition", (
            rf"(?:{_HAVE}|\bmeu )(?:marca-?passo|pacemaker|desfibrilador|implante coclear|bomba de insulina|válvula (?:mecânica|artificial)|stents?|um rim)\b",
            rf"{_HAVE}(?:epilepsia|diabetes|hemofilia|asma|insuficiência (?:renal|cardíaca|hepática|adrenal)|cirrose|anemia falciforme|fibrose cística)\b",
            rf"{_AM}(?:um |uma )?(?:epilétic[oa]|epiléptic[oa]|diabétic[oa]|hemofílic[oa]|asmátic[oa]|transplantad[oa]|imunossuprimid[oa])\b",
            r"(?<!não )\bestou (?:\w+ )?(?:grávida|gestante|amamentando|a amamentar|imunossuprimid[oa]|fazendo hemodiálise|em diálise)\b|(?<!não )\bestou esperando (?:um bebê|gêmeos)\b",
            rf"{_AM}(?:um |uma )?(?:ex-?)?(?:alcoólatra|alcoólic[oa]|dependente químic[oa])\b|\bestou sóbri[oa] (?:há|desde)\b",
            r"\b(?:fiz|recebi|tive) um transplante\b|\bmeu transplante\b",
        )),
        Danger("limit", (
            rf"\b(?:o|a|meu|minha) (?:meu |minha )?(?:{MEDICS}) (?:(?:proibiu|proíbe|desaconselhou|desaconselha)-me|(?:me|nos) (?:proibiu|proíbe|desaconselhou|desaconselha)|não me deixa|(?:disse-me|me disse) (?:para|que) (?:não|evitar|evite))\b",
            rf"\b(?:o|a|meu|minha) (?:meu |minha )?(?:{MEDICS}) (?:diz|disse) que não (?:posso|devo)\b.{{0,40}}?\b{_STRAIN}\b",
            rf"^(?=.*(?:{_FOR_HEALTH})).*\bnão (?:posso|devo)\b.{{0,40}}?\b{_STRAIN}\b",
            rf"\bsegundo (?:o|a) (?:meu |minha )?(?:{MEDICS})\b.{{0,20}}\bnão (?:posso|devo)\b.{{0,40}}?\b{_STRAIN}\b",
            rf"^nada de {_STRAIN}\b(?=.*(?:{_FOR_HEALTH}))",
        )),
        Danger("medicine", (
            rf"(?<!não )\b(?:tomo|estou tomando|uso|injeto|preciso de|estou a tomar) {_FEW}(?:{CRITICAL}|anticoagulantes?|imunossupressores)\b(?! de bater)",
        )),
        Danger("emergency contact", (
            r"\bmeu conta[c]?to de emergência\b|\b(?:em caso de|numa|em uma) emergência,? (?:por favor,? )?(?:lig\w+|cham\w+|avis\w+|contat\w+) (?:para |pra |com )?(?:o |a )?(?:meu|minha|\+?\d(?!92\b|12\b)|(?-i:[A-Z]))",
        )),
        Danger("blood type", (r"\bmeu (?:tipo sanguíneo|grupo sanguíneo|tipo de sangue)\b|\bsou (?:tipo )?(?:ab|a|b|o) (?:positivo|negativo)\b",)),
        Danger("never", (
            r"^(?:por favor,? )?(?:nunca|jamais) (?:compartilhe|partilhe|revele|publique|diga|conte|mostre|dê) .{0,40}\b(?:meu|minha|meus|minhas)\b",
            r"\bnão devo (?:mais )?(?:fumar|mergulhar|voar|dirigir|conduzir)\b",
        )),
        Danger("dose", (r"\btomo .{0,40}\d\s?mg\b",), preset="health"),
    ),
    unless=(
        r"\b(?:história|conto|romance|personagem|roteiro|poema|música|rpg|imagine|finja|faz de conta|suponha)\b.*",
        r"\b(?:traduza|traduz|como se diz|como digo)\b.*",
        r"\b(?:disse|diz|escreveu): .*|\b(?:o|a) paciente\b.*",
        r"\bnão (?:é verdade|acho|creio) que\b.*",
    ),
    ands="e|ou",
    begins="que|quando|porque|mas",
    no="nada de",
    i_am="(?:eu )?sou",
    allergens=_ALLERGENS,
    medicines=rf"{DRUG}|{_GENERIC}",
    figurative=(
        rf"\b(?:{SOFTWARE})\b|\b(?:segundas?|terças?|quartas?|quintas?|sextas?|sábados?|domingos?|segundas?-feiras?|manhãs?|acordar|trabalho|trabalhar|esforço|exercícios?|academia|gente|pessoas|homens|mulheres|crianças|chefes?|políticos?|idiotas|mentiros\w+|mentiras?|bobagens?|besteiras?|dramas?|fofocas?|críticas?"
        r"|amor|casamento|compromissos?|regras|autoridade|mudanças?|impostos|matemática|reuni(?:ão|ões)|e-?mails|papelada|burocracia|rotina|barulho|trânsito|política|religião|código|bugs?|hipocrisia|injustiças?|preguiça|burrice|tudo|nada|você|ele|ela|isso|vida"
        r"|\w{3,}(?:ção|ções|são|dade|dades|ismo|ismos|mento|mentos|ência|ância|eza))\b"
    ),
    effects=r"\b(?:urticária|anafil\w+|inch\w+|hospital|pronto-socorro|urgência|médic[oa]|alergista|respirar|remédios?|antibióticos?|epi-?pen|grave|reação)\b",
)  # fmt: skip
