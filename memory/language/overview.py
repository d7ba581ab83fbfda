"""Questions about the memory itself: whoever asks what is known of her is not asking about any one thing."""

from memory.language import phrases
from memory.language.typed import spelled
from memory.text.expressions import Expressions
from memory.text.regex import regex

_DID = (
    r"know|remember|learn(?:ed)?|decided?|discuss(?:ed)?|talk(?:ed)? about|agreed?(?: on)?|tell you|told you|say|said"
    r"|plan(?:ned)?|settled?(?: on)?"
)
_OVERVIEW = Expressions(
    (source, None)
    for source in (
        rf"\bwhat (?:all )?(?:do|did|have) (?:you|we|i) (?:already |actually |all )?(?:{_DID})\b",
        r"\b(?:tell me|remind me)(?: of)? (?:everything|all|what) (?:you|we|i)\b",
        r"\bsummari[sz]e (?:me|what you know|what we)\b",
        r"\bwho am i\b",
        r"\b(?:do|can) you (?:still )?(?:remember|recall) (?:me|us|anything|what|our)\b",
        r"\blast time we\b",
        r"\bwhat (?:was|were) (?:our|the) (?:decisions?|plans?|conclusions?)\b",
        r"\b(?:recap|summary) of (?:our|what)\b",
        r"\bwhat(?:'s| is) in your memory\b",
        r"\bknow who i am\b",
        r"\b(?:show|list|give)(?: me)? (?:everything|all|what)(?: that)? you (?:know|remember|have)\b",
        r"\bdo you (?:know|remember|have) anything (?:about|on|of) (?:me|us)\b",
        r"\bwhat (?:info(?:rmation)?|data|facts|things) did you (?:have|know|keep|store) (?:about|o[nf]) (?:me|us)\b",
        r"\bwhat (?:info(?:rmation)?|data|facts|things) do you (?:have|know|keep|store) (?:about|o[nf]) (?:me|us)\b",
        r"\bwas (?:weißt|wissen) (?:du|sie)\b",
        r"\bwas haben wir\b",
        r"\bwas habe ich (?:dir|ihnen)\b",
        r"\bwer bin ich\b",
        r"\berinnerst du dich\b",
        r"\bkennst du mich\b",
        r"\bwer ich bin\b",
        r"\bwas (?:du|sie) (?:alles )?(?:über|von) (?:mich|mir|uns) (?:weißt|wissen|gespeichert)\b",
        r"\bwas du (?:[\w ]{1,40} )?weißt\b",
        r"\bworüber haben wir\b",
        r"\bce que tu sais\b",
        r"\bqu'est-ce que tu as retenu\b",
        r"\bde quoi (?:on a|avons-nous) parlé\b",
        r"\blo que sabes\b",
        r"\bde qué hemos hablado\b",
        r"\b(?:quello che|cosa) (?:sai|ti ricordi)\b",
        r"\bo que (?:é que )?(?:sabes|te lembras|(?:você |tu )?(?:já )?(?:sabe|lembra|sabes|lembras))\b",
        r"\bdo que fal[aá]mos\b",
        r"\bwas hast du dir (?:\w+ ){0,4}?gemerkt\b",
        r"\bt(?:u |')as retenu quoi\b",
        r"\bwhat (?:have )?you(?:'ve)? got (?:saved|stored|written down|noted) (?:on|about|of) (?:me|us)\b",
        r"\b(?:informationen|daten) (?:hast|haben) (?:du|sie) über (?:mich|uns)\b",
        r"\bquién soy\b",
        r"\b(?:te acuerdas|se acuerda) de (?:mí|nosotr[oa]s)\b",
        r"\b(?:que (?:sabes|recuerdas)|información tienes) (?:de|sobre) (?:mí|nosotr[oa]s)\b",
        r"\bqué (?:sabes|recuerdas|decidimos|acordamos|hablamos|te (?:dije|conté|he))\b",
        r"\b(?:che|cosa) (?:cosa )?(?:sai|ricordi|abbiamo|ti ho)\b",
        r"\bchi sono\b",
        r"\bti ricordi di (?:me|noi)\b",
        r"\b(?:cosa ti ricordi|informazioni hai) (?:di|su di|su) (?:me|noi)\b",
        r"\bque sais-tu\b",
        r"\b(?:que savez-vous|tu sais quoi|ce que (?:tu sais|vous savez|tu as retenu)) (?:de|sur) (?:moi|nous)\b",
        r"\b(?:te souviens-tu|tu te souviens|vous souvenez-vous|vous vous souvenez) de (?:moi|nous)\b",
        r"\bde quoi (?:te souviens-tu|tu te souviens)\b",
        r"\b(?:sais-tu|tu sais|savez-vous) qui je suis\b",
        r"\bqu'est-ce que je (?:t'|vous )ai (?:dit|raconté)\b",
        r"\bque (?:é que )?(?:você |tu )?(?:[ts]e )?(?:sabes?|lembras?|recordas?) (?:sobre|de|acerca de) (?:mim|nós)\b",
        r"\bo que (?:é que )?(?:decidimos|combin[aá]mos|fal[aá]mos|(?:eu )?(?:te|lhe) (?:disse|contei))\b",
        r"\b(?:lembras-te|se lembra|te lembras) de (?:mim|nós)\b",
        r"\bdo que (?:é que )?(?:te lembras|(?:você )?se lembra)\b",
        r"\bquem sou eu\b",
        r"\bquem (?:eu )?sou\b",
        r"\binformações (?:você )?(?:tens|tem) sobre (?:mim|nós)\b",
        r"\bqu'est-ce que tu sais\b",
        r"\bqu'avons-nous\b",
        r"\bqui suis-je\b",
        r"你(?:都)?(?:知道|记得|了解)我",
        r"我们(?:上次|上周|之前)?(?:决定|讨论|说|聊)",
        r"我是谁",
    )
)
_SELF_OR_ALL = (
    r"(?:di )?(?:me|us|myself|ourselves|you|mich|mir|uns|dich|dir|moi|nous|toi|mí|ti|nosotr[oa]s|noi|te|mim|nós|eu)"
    r"|what|which|was|qu\w*|quoi|cosa|che|cui|everything|anything|all|alle[ms]?|tout|tod[oa]s?|tudo|tutto"
)
_TIMES = (
    r"so far|now|far|today|yesterday|earlier|before|ever|later|good|this \w+"
    r"|(?:the |this |that )?(?:last|past|other|previous|next|first) \w+"
    r"|(?:der |die |dem |den )?(?:letzt|vorig|dies|vergangen)e[rnms]? \w+|bisher|gestern|heute|vorhin|jetzt|hier"
    r"|(?:la |le |les |l')?(?:semaine|mois|an|année|fois|derni[eè]r\w*|jours)|hier|aujourd'hui"
    r"|el mes|(?:la |el |las |los )?(?:semana|año|vez|últim[oa]|pasad[oa])|ayer|hoy|ahora"
    r"|(?:la |il |lo |l')?(?:settimana|mese|anno|volta|ultim[oa]|scors[oa])|ieri|oggi|ora"
    r"|(?:a |o )?(?:semana|mês|ano|passad[oa])|ontem|hoje|agora"
    r"|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october"
    r"|november|december"
)
_BEHIND = rf"(?!(?:{_SELF_OR_ALL}|{_TIMES})(?!\w))\w"
_TOPIC = regex(
    r"(?i)(?<!\w)(?:about|regarding|concerning|on(?! a )|for|of"
    r"|über|von|vom|zum thema|zum|zur|bezüglich|wegen|für|beim?"
    r"|sur|au sujet de|à propos de|concernant|pour|des|aux?"
    r"|du(?! (?:über|noch|von|zum|zur|dir|mir|uns|dich|bisher|schon))"
    r"|sobre|acerca de|respecto a|de|del?|al|alla?|acerca d[ao]s?|quanto a|d[ao]s?"
    r"|riguardo (?:a|al|alla)|di|del(?:l[oae])?|dei|degli|sul(?:l[oae])?|sui|sugli|su)"
    rf"\s+{_BEHIND}|(?<!\w)(?:d|dell|sull|all|l)'{_BEHIND}"
)
"""What behind a preposition is neither the asker nor a time: "about the solver", "sur mes finances"."""
LONGEST_QUESTION = 200
"""Characters: a long message that says so, too, is about something."""
MOST_WORDS = 12
"""Of a question for what was told: a longer one tells something."""
_PART = regex(r"[,;:.!?…\n]")

_POLITE = phrases.of_all("courtesy")
_REMINDED = regex(rf"(?i)[\s¿¡]*(?:(?:{_POLITE}),? )?(?:{phrases.of_all('reminded')})(?!\w)[^,;.!?]{{2,80}}[\s?.!]*")
"""Wants to be told again what was told, with a mark of a question or without, and says nothing else."""


def asks_for_overview(text: str) -> bool:
    """Whether a question is about what is known, decided or was said altogether."""
    return len(text) <= LONGEST_QUESTION and _OVERVIEW.find(spelled(text))


def names_topic(text: str) -> bool:
    """Whether such a question is about something ("what did we decide about the solver?"), not about all of it."""
    return _TOPIC.search(spelled(text)) is not None


def asks_what_was_told(text: str) -> bool:
    """Whether a sentence only asks for what the user told before, so that it tells nothing by itself."""
    return asks_for_overview(text) or _asks_for_fact(text) or asks_to_be_reminded(text)


def _asks_for_fact(text: str) -> bool:
    """Whether it asks shortly for a fact of the asker's own ("when did my husband leave?"), and for no advice."""
    asked = text.strip(" ?¿.!")
    is_one = len(asked.split()) <= MOST_WORDS and not _PART.search(asked)
    return is_one and phrases.ASKS_FACT.match(asked) is not None and not phrases.ADVISES.search(asked)


def asks_to_be_reminded(text: str) -> bool:
    """Whether all of a sentence asks to be told again: "remind me who my dentist is"."""
    return _REMINDED.fullmatch(text) is not None
