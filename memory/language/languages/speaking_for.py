"""How users say that they are not whose account it is: somebody else, or writing for him."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from typing import NamedTuple


class SpeakingFor(NamedTuple):
    """Words of a language, alternatives of expressions, with straight apostrophes."""

    relatives: str
    """For whom somebody writes, beside those of `LanguageWords.relative`."""
    not_him: str
    """She is not who is named: "I'm not Mr Hughes, I'm his daughter". `{name}`: a name."""
    not_hers: str
    """The account is another's: "it's her account"."""
    for_him: str
    """In front of a relative, or anybody with a name: "I'm writing on behalf of"."""
    for_relative: str
    """In front of a relative alone: "I'm calling for my". Who writes for her mother may ask her own assistant for it."""
    introduces: str
    """She introduces herself as somebody's: "this is Priya, Tom's wife"."""


_EN_TITLE = r"(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?"
ENGLISH = SpeakingFor(
    relatives=r"friend|neighbou?r|boss|client|employer|grand(?:mother|father|ma|pa|parents?)|nan|gran|grandad|aunt(?:ie)?|uncle|in-laws?|(?:mother|father|sister|brother)-in-law|tenant|flatmate|colleague",
    not_him=rf"(?:i'?m|i am|this is) not {_EN_TITLE}{{name}}(?: (?:himself|herself))?[,;.]? (?:but )?(?:(?:i'?m|i am|this is) )?(?:his|her|their)(?: \w+)? (?:{{rel}}|wife|carer|lawyer|assistant|secretary|nurse|solicitor|agent)|i'?m (?:his|her|their) [\w-]+(?: [\w-]+)?, not {_EN_TITLE}{{name}}",
    not_hers=r"(?:(?:it|this|that)(?:'s| is)|the account(?:'s| is)) (?:(?:actually|really) )?(?:his|her|their)(?: \w+)? account|the account(?:'s| is) (?:his|hers|theirs|(?:in )?my {rel}'s)|(?:it|this|that)(?:'s| is) (?:actually )?my {rel}'s account|(?:using|on|from|through|via) (?:his|her|their) account",
    for_him=r"(?:i'?m|i am) (?:\w+ing (?:you |in )?)on (?:his |her |their )?behalf of|(?:i'?m|i am) (?:writing|calling|messaging|chatting|contacting you|getting in touch) on (?:his|her|their) behalf(?=[,.;!]|$)",
    for_relative=r"(?:i'?m|i am) (?:(?:calling|contacting you|getting in touch) for|(?:writing|messaging|chatting|asking|here) on behalf of) (?:my|our)",
    introduces=r"(?:(?:hi|hello),? )?(?:this is {name}(?: speaking| here)?|{name} (?:here|speaking)), (?:(?:the )?(?:{rel}|carer|assistant|secretary) of {name}|{name}'s (?:{rel}|carer|assistant|secretary))",
)
GERMAN = SpeakingFor(
    relatives=r"freund(?:in)?|nachbar(?:in)?|chef(?:in)?|mandant(?:in)?|oma|opa|großmutter|großvater|großeltern|tante|onkel|schwieger\w+|kolleg(?:e|in|en)",
    not_him=r"(?:ich bin|hier ist|das ist) nicht (?:(?:Herr|Frau|Dr\.?) )?{name}[,;.]? (?:sondern |(?:ich bin|hier ist) )(?:(?:seine?|ihre?|deren|dessen)(?: \w+)? [\w-]+|(?:der|die) {rel})",
    not_hers=r"(?:es|das|dies) (?:ist|läuft auf) (?:sein|ihr|deren|dessen) (?:kunden)?konto|das (?:kunden)?konto (?:gehört (?:ihm|ihr|mein\w+)|ist (?:seins|ihres|auf (?:seinen|ihren) namen|das mein\w+))|(?:über|mit|von) (?:sein|seinem|ihr|ihrem) (?:kunden)?konto",
    for_him=r"ich (?:schreibe|melde mich|rufe|frage|wende mich)(?: \w+){0,2} (?:im namen|im auftrag|stellvertretend für|in vertretung)",
    for_relative=r"ich (?:melde mich|rufe(?: \w+)?)(?: \w+){0,2} für (?:meine?[nmr]?|unsere?[nmr]?)",
    introduces=r"(?:hier (?:ist|schreibt|spricht)|mein name ist) {name}, (?:(?:die|der) (?:{rel}) von (?:(?:Herrn|Frau) )?{name}|{name}s (?:{rel}))",
)
SPANISH = SpeakingFor(
    relatives=r"amig[oa]|vecin[oa]|jef[ea]|client[ea]|abuel[oa]s?|t[íi][oa]|suegr[oa]s?|cuñad[oa]|compañer[oa]",
    not_him=r"no soy (?:(?:el señor|la señora|el sr\.?|la sra\.?|don|doña) )?{name}[,;.]? (?:sino|soy|sino que soy) (?:su [\w-]+|(?:el|la) (?:{rel}))",
    not_hers=r"(?:esta )?(?:la )?cuenta es (?:suya|de (?:él|ella|ellos|mi {rel}))|es (?:su|la) cuenta(?: de mi {rel})?(?! bancaria)|(?:desde|con|usando) su cuenta",
    for_him=r"(?:escribo|llamo|contacto|estoy escribiendo|les? escribo) (?:de parte|en nombre|por cuenta) de",
    for_relative=r"(?:llamo|contacto) (?:por|para) mi",
    introduces=r"(?:les? (?:escribe|habla)|habla|escribe|aquí) {name}, (?:la|el) (?:{rel}) de {name}",
)
FRENCH = SpeakingFor(
    relatives=r"amie?|voisine?|patronn?e?|cliente?|grand(?:-| )?(?:mère|père)|mamie|papi|tante|oncle|belle-(?:mère|sœur|soeur)|beau-(?:père|frère)|collègue",
    not_him=r"je ne suis pas (?:(?:m\.|monsieur|mme|madame|mr\.?) )?{name}[,;.]? (?:mais |je suis |mais je suis )(?:(?:sa|son) [\w-]+|(?:l[ea] |l')(?:{rel}))",
    not_hers=r"c'est (?:son|leur) compte(?! bancaire)|c'est le compte de m(?:on|a) {rel}|le compte est (?:à (?:lui|elle|son nom|m(?:on|a) {rel})|le sien|au nom de)|(?:depuis|avec|sur) son compte",
    for_him=r"(?:j'écris|je vous écris|j'appelle|je vous appelle|je vous contacte) (?:de la part|au nom|pour le compte) d(?:e|u)",
    for_relative=r"(?:j'appelle|je vous appelle|je vous contacte) pour m(?:on|a)",
    introduces=r"(?:ici|c'est) {name}, (?:la|le|l')[ ]?(?:{rel}) de {name}",
)
ITALIAN = SpeakingFor(
    relatives=r"amic[oa]|vicin[oa]|capo|cliente|nonn[oa]|zi[oa]|suocer[oa]|cognat[oa]|collega",
    not_him=r"non sono (?:(?:il signor|la signora|il sig\.?|la sig\.ra) )?{name}[,;.]? (?:ma|sono|ma sono) (?:(?:il |la )?su[oa] [\w-]+|(?:il |la |l')(?:{rel}))",
    not_hers=r"(?:l'account|l'utenza|il conto|questo account) è (?:il )?(?:suo|di mi[oa] {rel})|è il suo account|(?:dal|con il|sul) suo account",
    for_him=r"(?:scrivo|vi scrivo|chiamo|vi contatto) (?:per conto|a nome|da parte) d(?:i|el|ella)",
    for_relative=r"(?:chiamo|vi contatto) per mi[oa]",
    introduces=r"(?:qui|parla|scrive) {name}, (?:la|il) (?:{rel}) di {name}",
)
PORTUGUESE = SpeakingFor(
    relatives=r"amig[oa]|vizinh[oa]|chefe|cliente|av[óô]s?|ti[oa]|sogr[oa]s?|cunhad[oa]|colega",
    not_him=r"não sou (?:(?:o senhor|a senhora|o sr\.?|a sra\.?|a dona|o|a) )?{name}[,;.]? (?:mas )?sou (?:(?:o|a) )?[\w-]+ (?:dele|dela)",
    not_hers=r"a conta é (?:dele|dela|d[oa] (?:meu|minha) {rel})|é a conta (?:dele|dela)|(?:pela|com a|na) conta (?:dele|dela)",
    for_him=r"(?:escrevo|estou a escrever|estou escrevendo|ligo|contacto|falo) (?:em nome|da parte|por conta) d[eoa]",
    for_relative=r"(?:ligo|contacto) (?:pel[oa]|por|para (?:o|a)) (?:meu|minha)",
    introduces=r"(?:aqui (?:é|fala)|fala|escreve) (?:[oa] )?{name}, (?:[oa] )?(?:{rel}) d[oae] {name}",
)

SPEAKING_FOR = (ENGLISH, GERMAN, SPANISH, FRENCH, ITALIAN, PORTUGUESE)
