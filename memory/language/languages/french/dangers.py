"""Dangers in French."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.danger_table import ALLERGEN, HARMFUL, SOFTWARE, THING, Danger, DangerTable
from memory.language.languages.medicines import CRITICAL, DRUG

_ALLERGENS = (
    r"(?:arachides?|cacahuètes?|noix|noisettes?|amandes?|noix de cajou|pistaches?|fruits à coque|fruits de mer|crustacés?|crevettes?|crabes?|homards?|moules|huîtres|poissons?|thon|saumon|lait|laitages|produits laitiers|lactose|fructose|caséine|fromage|œufs?|oeufs?|blé|gluten|seigle|orge|avoine|sarrasin"
    r"|soja|sésame|moutarde|céleri|lupin|fraises?|kiwis?|bananes?|pêches?|pommes?|ananas|tomates?|agrumes|pamplemousses?|chocolat|miel|alcool|sulfites?|abeilles?|guêpes?|frelons?|moustiques?|fourmis|insectes|méduses?|piqûres?|venin|chats?|chiens?|chevaux|cheval|lapins?|plumes|poils de \w+|pollens?|graminées|bouleau"
    r"|acariens?|poussière|moisissures?|latex|nickel|cobalt|argent|laine|sparadraps?|parfums?|iode|produits? de contraste|colorants?|vaccins?)"
)
_GENERIC = r"(?:anticoagulants?|anti-?inflammatoires?|antibiotiques?|antihistaminiques?|antidouleurs?|anesthésies?|anesthésiques?|opiacés|opioïdes|décongestionnants?|sédatifs|médicaments?|irm)"
_STRICT = r"⟨?\b(?:gluten|lactose|noix|fruits de mer|alcool|boissons alcoolisées|cocktails|verre)\b"
_ADVERB = r"(?:(?:très|aussi|vraiment|gravement|sévèrement|hautement|fortement|extrêmement|toujours|également|malheureusement|\w{3,14}ment) )"
_AM = rf"(?<!si )\bje suis (?:(?!pas|plus)\w+ et )?{_ADVERB}{{0,2}}"
_HAVE = r"(?<!si )\b(?:j'ai|je porte|je souffre (?:d'|de )|on m'a diagnostiqué|j'ai développé|je fais) ?(?:(?:une?|la|le|de|des|du|grosse|forte|grave|sévère|l') ?){0,3}"
_TO = r"(?:aux |au |à la |à l'|à )"
_FEW = r"(?:[\w-]+[ '])?(?:[\w-]+[ ']){0,2}?"
_FOR_NOW = r"(?! (?:avant|après|le (?:soir|matin|lundi|mardi|mercredi|jeudi|vendredi)|ce soir|aujourd'hui|maintenant|sans|chaque|tous les))"
MEDICS = r"médecins?|docteure?s?|toubib|infirmi(?:er|ère)s?|chirurgien(?:ne)?s?|\w+ologues?|dentiste|psychiatre|thérapeute|pédiatre|nutritionniste|diététicien(?:ne)?|spécialiste|kiné(?:sithérapeute)?|sage-femme|pharmacien(?:ne)?|ostéo(?:pathe)?|orthopédiste|hôpital|clinique"
"""Who may forbid the user something for her health."""
_STRAIN = r"(?:courir|conduire|porter|soulever|charges?|nager|voler|prendre l'avion|avion|plonger|sports?|efforts?|alcool|boire|fumer|sauter|baigner|pencher|accroupir|monter|manger|café|sel|sucre|soleil|vélo|marcher|danser|lire|sauna)"
"""What the body may not be able to bear for a while."""
_HEALS = r"(?:opération|intervention|chirurgie|césarienne|hernie|dos|genou|hanche|épaule|cheville|poignet|blessure|fracture|entorse|infarctus|avc|commotion|chimio\w*|antibiotiques?|médicaments?|traitement|accouchement|points|anesthésie|vaccin|grossesse|infection|crise)"
_FOR_HEALTH = rf"\b(?:après|depuis|à cause (?:de|du|des|d)|suite (?:à|au|aux)|à la suite (?:de|du|d)|en raison (?:de|du|d)|avec)\b[ '’]?(?:mon |ma |mes |le |la |les |l'|une? )?(?:\w+ ){{0,2}}?{_HEALS}(?!\w)|\bordres? (?:du|de mon|de ma) (?:médecin|docteur)"

DANGERS = DangerTable(
    speaks=r"\b(?:je|j|mon|ma|mes|me|m|moi|ne|en cas d)\b",
    rules=(
        Danger("allergy", (
            r"(?<![\w-])(?:lactose|lait|laitages|produits laitiers|gluten|blé|fructose|œufs?|oeufs?|soja) (?:ne )?(?:me (?:rend|rendent) malade|passent? (?:pas|mal)\b)",
            rf"{_AM}allergique {_TO}{THING}",
            rf"^(?=.*{ALLERGEN}).*{_AM}allergique(?= *(?:$|[,;.!]))",
            rf"{_HAVE}allergies? (?:\w+ )?{_TO}{THING}|\bmon allergie (?:\w+ )?{_TO}(?=.*{HARMFUL})",
            rf"{_AM}intolérante? {_TO}{_FEW}{HARMFUL}|{_HAVE}intolérance (?:\w+ )?{_TO}",
            rf"{HARMFUL} ne me (?:réussit|réussissent|convient|conviennent) (?:\w+ )?(?:pas|guère|plus)\b|\bje (?:ne )?(?:supporte|tolère|digère) (?:pas|plus|mal|très mal) {_FEW}{HARMFUL}",
            rf"{HARMFUL} me (?:donne|donnent) (?:toujours |vraiment )?(?:très )?(?:mal au ventre|mal à l'estomac|(?:des |de la |la |une )?(?:crampes|diarrhées?|ballonnements|migraines?))",
            rf"{_HAVE}maladie c(?:œ|oe)liaque\b|{_AM}c(?:œ|oe)liaque\b",
            r"\bj'ai (?:déjà |eu |fait |failli ){0,2}.{0,30}\banaphyla\w+|\bje fais\b.{0,30}\banaphyla\w+|\b(?:mon|j'ai|je porte|je garde|j'emporte)\b.{0,40}\b(?:epi-?pen|anapen|auto-?injecteur|stylo d'adrénaline)",
            rf"{HARMFUL}.{{0,30}}\bme (?:donne|donnent|provoque|provoquent|cause|causent) {_FEW}(?:urticaire|plaques|éruptions?|œdème|anaphyla\w+)",
            rf"\b(?:j'ai|je fais|je fait|j'ai fait|je développe) {_FEW}(?:urticaire|plaques|réactions? allergiques?)\b.{{0,40}}{HARMFUL}",
            rf"\bma (?:gorge|langue) (?:se ferme|gonfle|enfle)\b.{{0,60}}{HARMFUL}|{HARMFUL}.{{0,60}}\bma (?:gorge|langue) (?:se ferme|gonfle|enfle)\b|{HARMFUL}.{{0,30}}\b(?:a|ont|pourrait|peut|peuvent) (?:failli )?me tuer\b",
        )),
        Danger("not to be given", (
            rf"\bje ne (?:peux|dois|supporte) (?:pas|jamais|surtout pas|plus) (?:(?:prendre|manger|boire|recevoir|consommer|passer) )?(?:pas |jamais )?{_FEW}{HARMFUL}{_FOR_NOW}|\b(?:interdit|interdite) d[e'] ?.{{0,20}}{HARMFUL}",
            rf"\bne (?:me|m') ?(?:donne[sz]?|propose[sz]?|prescri[st]|prescrivez|recommande[sz]?|suggère|suggérez|serve[sz]?|sers|offre[sz]?|conseille[sz]?) (?:jamais|pas|surtout pas|surtout jamais) {_FEW}(?:{HARMFUL}|{_STRICT})",
            rf"\b(?:médecin|docteur|allergologue|cardiologue)\b.{{0,30}}\b(?:interdit|défendu|déconseillé)\b.{{0,30}}{HARMFUL}",
            rf"\bje dois éviter {_FEW}{HARMFUL}",
            r"\bje suis témoin de jéhovah\b|\bje refuse (?:les|toute) transfusions?\b|\bj'ai (?:rédigé )?des directives anticipées\b",
        )),
        Danger("interaction", (rf"{HARMFUL}.{{0,40}}\b(?:interagit|interfère|est contre-indiquée?)\b.{{0,40}}\bm(?:on|a|es)\b",)),
        Danger("condition", (
            rf"(?:{_HAVE}|\bmon )(?:pacemaker|stimulateur cardiaque|défibrillateur|implant cochléaire|pompe à insuline|valve (?:mécanique|cardiaque)|stents?|seul rein)\b",
            rf"{_HAVE}(?:épilepsie|diabète|hémophilie|asthme|insuffisance (?:rénale|cardiaque|hépatique|surrénale)|cirrhose|drépanocytose|mucoviscidose|qu'un rein)\b|\bje n'ai qu'un (?:seul )?rein\b",
            rf"{_AM}(?:une? )?(?:épileptique|diabétique|hémophile|asthmatique|immunodéprimée?|transplantée?|greffée?|dialysée?|sous dialyse|enceinte)\b|\bj'attends (?:un (?:enfant|bébé)|des jumeaux)\b|\bj'allaite\b",
            rf"{_AM}(?:une? )?(?:ancien(?:ne)? |ex-?)?(?:alcoolique|toxicomane)\b|\bje suis (?:sobre|abstinente?) depuis\b",
            r"\bj'ai (?:eu|subi|reçu) une (?:greffe|transplantation)\b|\bma greffe\b",
        )),
        Danger("limit", (
            rf"\b(?:mon|ma|le|la) (?:{MEDICS})(?: \w+)? (?:m'(?:a )?(?:\w+ )?(?:interdite?|interdit|défendue?|défend|déconseillée?|déconseille)|ne (?:me laisse|veut) pas(?: que je)?|m'a dit de ne (?:pas|plus))\b",
            rf"\b(?:mon|ma|le|la) (?:{MEDICS}) (?:dit|m'a dit|a dit) que je ne (?:peux|dois) (?:pas|plus)\b.{{0,40}}?\b{_STRAIN}\b",
            rf"^(?=.*(?:{_FOR_HEALTH})).*\bje (?:ne )?(?:dois|peux|suis|n'ai) (?:pas|plus|rien)\b.{{0,40}}?\b{_STRAIN}\b",
            rf"^(?=.*(?:{_FOR_HEALTH})).*\bje n'ai (?:pas|plus) le droit (?:de|d').{{0,30}}?\b{_STRAIN}\b",
            rf"\b(?:selon|d'après) (?:mon|ma|le|la) (?:{MEDICS})\b.{{0,20}}\bje ne (?:peux|dois) (?:pas|plus|rien)\b.{{0,40}}?\b{_STRAIN}\b",
            rf"^pas (?:de |d'){_STRAIN}\b(?=.*(?:{_FOR_HEALTH}))",
        )),
        Danger("medicine", (
            rf"\bje (?:prends|suis sous|m'injecte|suis traitée? (?:par|avec)) (?!pas)(?:{_FEW}|d[eu] (?:la |l')?|des |de l')(?:{CRITICAL}|anticoagulants?|immunosuppresseurs?|avk)\b",
        )),
        Danger("emergency contact", (
            r"\bmon contact d'urgence\b|\bma personne à (?:prévenir|contacter)\b|\ben cas d'urgence,? (?:merci d[e'] ?)?(?:appel\w+|contact\w+|préven\w+|prévien\w+) (?:mon|ma|mes|\+?\d(?!5\b|12\b)|(?-i:[A-Z]))",
        )),
        Danger("blood type", (r"\bmon groupe sanguin\b|\bje suis (?:du groupe )?(?:ab|a|b|o) (?:positif|négatif)\b",)),
        Danger("never", (
            r"(?:^|\bs'il te plaît,? )ne (?:partage[sz]?|révèle[sz]?|dis|dites|donne[sz]?|montre[sz]?|communique[sz]?|publie[sz]?) jamais .{0,40}\b(?:mon|ma|mes)\b",
            r"\bje ne dois (?:plus )?jamais (?:plus )?(?:fumer|plonger|voler|conduire|reprendre l'avion)\b",
        )),
        Danger("dose", (r"\bje prends .{0,40}\d\s?mg\b",), preset="health"),
    ),
    unless=(
        r"\b(?:histoire|roman|conte|personnage|scénario|poème|chanson|nouvelle où|jeu de rôle|imagine[zr]?|fais semblant|faisons semblant|supposons)\b.*",
        r"\b(?:tradui[st]\w*|comment (?:dit-on|dire))\b.*",
        r"\b(?:a dit|dit|écrit) ?: .*|\b(?:le|la) patiente? (?:dit|déclare)\b.*",
        r"\bje ne (?:pense|crois) pas\b.*|\bil n'est pas vrai que\b.*",
        r"\bje n'ai (?:pas|aucune|jamais eu) .{0,40}",
    ),
    ands="et|ou",
    begins="qui|que|quand|parce|mais",
    no="pas d[e']",
    i_am="je suis",
    conditions="si",
    ever="je (?:mange|bois|touche)",
    allergens=_ALLERGENS,
    medicines=rf"{DRUG}|{_GENERIC}",
    figurative=(
        rf"\b(?:{SOFTWARE})\b|\b(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|matins?|réveils?|travail|boulot|devoirs|sport|efforts?|gens|personnes|hommes|femmes|enfants|patrons?|chefs?|politiciens?|idiots|imbéciles|cons?|menteurs|mensonges?|bêtises?|conneries|drames?|ragots|critiques?"
        r"|amour|mariage|engagements?|règles|autorité|changements?|échec|impôts|maths|mathématiques|réunions?|mails|paperasse|bureaucratie|routine|bruit|politique|religion|code|bugs?|hypocrisie|injustice|paresse|jalousie|tout|rien|toi|lui|ça|cela|vie"
        r"|\w{3,}(?:tion|tions|sion|ité|ités|isme|ismes|ment|ments|ence|ance|esse|erie))\b"
    ),
    effects=r"\b(?:urticaire|plaques|éruption|œdème|anaphyla\w+|gonfle\w*|hôpital|urgences|médecin|allergologue|respirer|médicaments?|antibiotiques?|epi-?pen|grave|réaction)\b",
)  # fmt: skip
