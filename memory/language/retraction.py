"""What users want forgotten, or not kept at all, in their own words: English, German, Spanish, French.

    "Forget that I live in Graz."                      a fact:  I live in Graz
    "Vergiss bitte meine Adresse."                     a topic: meine Adresse
    "Please forget everything about Marcus."           a topic: Marcus
    "Off the record: I'm interviewing at KPMG."        not kept: it and what follows

Only an order that fills its sentence is one. "Don't forget that …", "I always forget that …", "forget it", and what is
set aside for a moment or for a question ("forget that I'm vegan for a second, what would you cook?") close nothing.
What an order is about is looked for in `closing.py`; the order itself is never a memory.
"""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

import re
from typing import Literal, NamedTuple

import msgspec

from memory.language import phrases
from memory.language.statements import spoken_sentences
from memory.model.turn import Spoken
from memory.text.regex import regex

MOST = 8
"""Orders of one message: more is a text about forgetting."""

SENTENCE_CHARS = 400
"""So much of a sentence is looked at: an order is short."""


Kind = Literal["fact", "topic"]


class Retraction(msgspec.Struct, frozen=True):
    """Something that is to be forgotten, as the user named it."""

    what: str
    kind: Kind
    """`fact`: what this sentence says; `topic`: all about this."""


class Heard(NamedTuple):
    """A message as the memory takes it."""

    retractions: tuple[Retraction, ...]
    left: str
    """The message without these orders, and without what is not to be kept."""
    whole: bool
    """Nothing was taken out."""


def heard(text: str) -> Heard:
    """What of a message is an order to forget, and what it says beside."""
    if not _MAY_ASK.search(text):
        return Heard((), text, whole=True)
    found: list[Retraction] = []
    left, before = text, ""
    said = [sentence.text for sentence in spoken_sentences(text)]
    for sentence in said:
        if _OFF_THE_RECORD.match(sentence[:SENTENCE_CHARS]):
            start, _ = _place(left, sentence[:SENTENCE_CHARS])
            return Heard(tuple(found[:MOST]), left[:start].rstrip(), whole=False)
        if len(sentence) <= SENTENCE_CHARS and len(found) < MOST:
            if not_kept := _NOT_KEPT.match(sentence):
                left = _without(_without(left, sentence), "" if not_kept["within"] else before)
            elif order := _order(sentence, alone=len(said) == 1):
                found += order.retractions
                left = _without(left, sentence, order.left)
        before = sentence
    return Heard(tuple(found[:MOST]), left.strip(), whole=left == text)


def without_orders(spoken: Spoken) -> tuple[Spoken, tuple[Retraction, ...]]:
    """What was said as an extractor may see it, and what is to be forgotten.

    An answer to such a message is no source: it says once more what was to be forgotten.
    """
    told = [heard(text) for role, text in spoken.conversation if role == "user"]
    if all(each.whole for each in told):
        return spoken, ()
    left = tuple(("user", each.left) for each in told if each.left)
    user = "\n\n".join(text for _, text in left)
    silent = msgspec.structs.replace(spoken, user=user, assistant="", messages=left if spoken.messages else ())
    return silent, tuple(retraction for each in told for retraction in each.retractions)[:MOST]


def asked_for(fact: str) -> tuple[Retraction, ...]:
    """What a model's fact says that the user wants forgotten: "User asked to forget that they live in Graz"."""
    found = _TOLD.match(fact[:SENTENCE_CHARS])
    if found is None:
        return ()
    what = _OF_USER.sub("my", _USER.sub("I", found["what"] or found["not"]))
    order = _order(f"forget {what}", alone=True)
    return order.retractions if order else (Retraction(what.strip(" .!"), "topic"),)


# ── One sentence ──────────────────────────────────────────────────────────────────────────────────────────────


def _order(sentence: str, *, alone: bool) -> Heard | None:
    """The order that a sentence is; `alone`: the message says nothing else."""
    spoken = sentence.replace("’", "'")
    kind, found = _opening(spoken)
    if found is None or (found.groupdict().get("name") and not alone):
        return None  # "Forget about Docker. …" drops a plan, not a memory
    what, _, tail = _TAIL.sub("\0", found["what"], count=1).partition("\0")
    left = tail if phrases.CLAUSE_OF_SPEAKER.match(tail) else ""
    asks = _QUESTION.search(spoken) and not found.groupdict().get("polite")
    # Something else is asked for behind the order: then it sets aside, and takes nothing back.
    goes_on = bool(tail) and bool(_ASKED.match(tail) or tail.endswith("?"))
    if _MEANWHILE.search(spoken) or goes_on or asks:
        return Heard((), left, whole=False)
    named = (_ENDING.sub("", each).strip(" ,.;:!?\"'") for each in _AND.split(what))
    return Heard(tuple(Retraction(each, kind) for each in named if each), left, whole=False)


def _opening(spoken: str) -> tuple[Kind, re.Match[str] | None]:
    """The first of the patterns that a sentence begins with."""
    for pattern, kind in _ORDERS:
        if found := pattern.match(spoken):
            return kind, found
    return "topic", None


def _place(text: str, sentence: str) -> tuple[int, int]:
    """Where a sentence stands in the text that it was read from: its line may have been wrapped."""
    if (at := text.find(sentence)) >= 0:
        return at, at + len(sentence)
    found = re.search(r"\s+".join(map(re.escape, sentence.split())), text)
    return found.span() if found else (0, 0)


def _without(text: str, sentence: str, left: str = "") -> str:
    """`text` with what is `left` of a sentence in its place."""
    start, end = _place(text, sentence) if sentence else (0, 0)
    return text[:start] + left + text[end:]


# ── The words of each language ────────────────────────────────────────────────────────────────────────────────


_QUESTION = regex(r"(?i)(?<!\bok)(?<!\bokay)(?<!\bplease)(?<!\bbitte)[?？]\W*$")


def _any(*words: str) -> str:
    return rf"(?:{'|'.join(words)})"


_HELLO = _any(
    *("hi", "hello", "hey", "ok(?:ay)?", "so", "well", "oh", "and", "also", "but", "then", "now", "actually", "sorry"),
    *("thanks", "thank you", "no(?! (?:es|recuerdes|guardes|anotes))", "yes", "wait", "please", "pls", "btw"),
    *("by the way", "on second thoughts?", "one more thing", "never ?mind", "hallo", "und", "ach", "bitte", "danke"),
    *("nein", "ja", "übrigens", "hola", "por favor", "y", "gracias", "sí", "bueno", "perdón", "bonjour", "salut"),
    *("s'il (?:te|vous) plaît", "stp", "svp", "merci", "et", "non", "oui", "alors"),
)
_OPENING = rf"(?:{_HELLO}[,.!:]*+\s++)*+"

# English
_EN_POLITE = _any(
    r"(?P<polite>(?:can|could|would) you(?: please| kindly)?|will you please)",
    r"you (?:can|may|should|could|must|need to|have to|are free to)(?: now| just| safely)*",
    r"i(?:'d| would) (?:like|want|prefer|love) (?:for )?you to|i (?:want|need) you to|(?:please )?make sure (?:that )?you",
    r"(?:feel free|it's (?:ok|okay|fine)) to|go ahead and|let's",
)
_EN = rf"{_OPENING}(?:{_EN_POLITE}\s+)?(?:(?:please|just|now|simply|completely|kindly)\s+)*"
_EN_FORGET = r"(?:forget|disregard|unlearn|stop remembering)"
_EN_ERASE = r"(?:delete|remove|erase|wipe|purge|drop|clear|discard|scrap)"
_EN_SAID = r"(?:(?:have |had |'ve |ever |just )*(?:said|told you|mentioned|wrote|shared|brought up))"
_EN_KNOW = r"(?:(?:have |'ve )*(?:know|knew|learn(?:ed|t)|remember(?:ed)?|stored|saved|noted|kept|have|heard))"
_EN_ABOUT = r"(?:about|on|of|regarding|concerning|related to|to do with)"
_EN_EARLIER = (
    r"(?: (?:to you|earlier|before|yesterday|just now|last (?:time|week)|once|previously|the other day|today))*"
)
_EN_ALL = r"(?:everything|anything|all|whatever|what|(?:the |that |any |all )?(?:things?|stuff|info(?:rmation)?|details?|notes?))"
_EN_NOTE = (
    r"(?:the |that |this |any |all |every |your |those |these |my )*(?:of )?(?:the |your )?(?:memor(?:y|ies)|facts?)"
)
_EN_FROM = r"(?:from|out of) (?:your|the|my) (?:memor(?:y|ies)|notes|records?|profile|database|mind|brain)"
_EN_MINE = r"(?:(?:my|our)\b .+)"
_EN_WHICH = r"(?:(?:where|what|who|whom|when|how|which|whose) (?:(?:old|much|many|often) )?(?:i|we|my|our)\b.+)"
_EN_NAME = r"(?P<name>(?-i:[A-Z][\w'-]+(?: [A-Z][\w'-]+){0,2}))[.!]*$"
_EN_CLAUSE = r"(?:(?:i|i'\w+|we|we'\w+|my|our|he|she|they|it|there|the user)\b .+|(?-i:[A-Z])[\w'-]+ .+ .+)"

# German
_DE_POLITE = _any(
    r"(?P<polite>(?:kannst|könntest|würdest) du|(?:können|könnten|würden) sie)",
    r"du (?:kannst|darfst|sollst|musst)|sie (?:können|dürfen)",
)
_DE_SOON = (
    r"(?:[ ,]+(?:bitte|mal|einfach|doch|wieder|ganz|schnell|auch|sofort|kurz|ruhig|du))*(?![ ,]+(?:nicht|nie|niemals))"
)
_DE_FORGET = rf"{_OPENING}(?:vergiss|vergesst|vergessen sie){_DE_SOON}"
_DE_ERASE = rf"{_OPENING}(?:lösch(?:e|t)?|löschen sie|entferne?|streiche?){_DE_SOON}"
_DE_ABOUT = r"(?:über|von|zu|bezüglich|an)"
_DE_TOLD = r"(?: (?:weißt|wissen|gesagt|erzählt|erwähnt|gespeichert|gemerkt|geschrieben)(?: habe| hast| haben)?)?"
_DE_MINE = r"(?:(?:mein|unser)\w{0,3}\b .+)"
_DE_WHICH = r"(?:(?:wo|wie|wer|was|wann|welche\w?|wen) (?:alt )?(?:ich|wir|mein\w*|unser\w*)\b.+)"
_DE_FROM = r"aus (?:deine[mnr]|ihre[mnr]|dem) (?:gedächtnis|speicher|notizen|profil|erinnerungen)"

# Spanish
_ES_FORGET = (
    rf"{_OPENING}(?:(?P<polite>(?:puedes|podrías|puede|podría) (?:por favor )?)olvidar(?:te)?|quiero que olvides"
    r"|olvida(?:te|d)?|olvídate|olvide(?:se)?|olvídese)(?: por favor,?)?(?: de)?"
)
_ES_ERASE = rf"{_OPENING}(?:borra|borre|elimina|elimine|quita|quite)"
_ES_ABOUT = r"(?:sobre|acerca de|de|con respecto a)"
_ES_MINE = r"(?:(?:mi|mis|nuestr[oa]s?)\b .+)"
_ES_FROM = r"de (?:tu|tus|su|sus|la) (?:memoria|recuerdos|notas|perfil)"

# French
_FR_SAID = (
    r"(?:que )?(?:je |j'|tu |vous )?(?:t'|vous )?(?:ai |as |avez )?(?:dit|raconté|mentionné|sais|savez|parlé|retenu)"
)
_FR_FORGET = (
    rf"{_OPENING}(?:(?P<polite>(?:peux-tu|pourrais-tu|pouvez-vous|pourriez-vous) )oublier|(?:tu peux|vous pouvez) oublier"
    r"|(?:je veux|j'aimerais|je voudrais) que tu oublies|oublie[sz]?)(?:,? (?:s'il (?:te|vous) plaît|stp|svp),?)?"
    r"(?! (?:pas|jamais)\b)"
)
_FR_ERASE = rf"{_OPENING}(?:efface|supprime|enlève|retire)z?"
_FR_ABOUT = r"(?:sur|de|à propos de|au sujet de|concernant)"
_FR_MINE = r"(?:(?:mon|ma|mes|notre|nos)\b .+)"
_FR_FROM = r"de (?:ta|votre|tes|vos|la) (?:mémoire|notes|souvenirs|profil)"

_FACTS = (
    rf"{_EN}{_EN_FORGET} (?:that |the fact that )?i {_EN_SAID}(?: you| to you)? (?:that )?(?P<what>(?:i|i'\w+|we|my|our)\b.+)",
    rf"{_EN}(?:{_EN_FORGET}|{_EN_ERASE}) {_EN_NOTE}(?: (?:that )?i {_EN_SAID})?(?: saying| where)?(?: that)? (?P<what>{_EN_CLAUSE})",
    rf"{_EN}{_EN_FORGET} (?:that|how) (?P<what>{_EN_CLAUSE})",
    rf"{_EN}{_EN_FORGET} (?P<what>(?:i|i'\w+|we|we'\w+)\b .+)",
    rf"{_EN}(?:do not|don't) (?:remember|store|save|keep)(?: any ?more)? that (?P<what>(?:i|i'\w+|we|my|our)\b.+)",
    rf"{_EN}(?:{_EN_FORGET}|{_EN_ERASE}) {_EN_FROM}(?: the fact)? that (?P<what>.+)",
    rf"{_EN}{_EN_ERASE} (?:the fact )?that (?P<what>.+?) {_EN_FROM}",
    rf"{_OPENING}(?:it(?:'s| is) (?:not|no longer) true|it isn't true)(?: any ?more)? that (?P<what>(?:i|i'\w+|we|my|our)\b.+)",
    rf"{_DE_FORGET}[ ,]+dass (?P<what>.+)",
    rf"{_OPENING}{_DE_POLITE}(?:[ ,]+(?:bitte|mal|einfach|ruhig))* vergessen,? dass (?P<what>.+)",
    rf"{_DE_ERASE}.{{1,30}}(?:erinnerung(?:en)?|notiz(?:en)?|information(?:en)?|gedächtnis|speicher),? dass (?P<what>.+)",
    rf"{_OPENING}merke? dir (?:bitte )?nicht(?: mehr)?,? dass (?P<what>.+)",
    rf"{_OPENING}es (?:ist|stimmt) nicht(?: mehr)?(?: wahr)?,? dass (?P<what>(?:ich|wir|mein|unser).+)",
    rf"{_ES_FORGET} que (?P<what>.+)",
    rf"{_ES_ERASE} .{{1,30}}(?:recuerdo|memoria|nota|dato|hecho) (?:de )?que (?P<what>.+)",
    rf"{_OPENING}(?:ya )?no es (?:verdad|cierto) que (?P<what>.+)",
    rf"{_FR_FORGET} (?:le fait )?qu(?:e |')(?P<what>.+)",
    rf"{_FR_ERASE} .{{1,30}}(?:souvenir|note|information|fait|mémoire) qu(?:e |')(?P<what>.+)",
    rf"{_OPENING}(?:ce n'est|c'est) (?:pas|plus) vrai qu(?:e |')(?P<what>(?:je |j'|mon |ma |mes |nous ).+)",
)
_TOPICS = (
    rf"{_EN}{_EN_FORGET} (?:that |the fact that )?i {_EN_SAID}(?: (?:anything|something|a word))?{_EN_EARLIER} {_EN_ABOUT} (?P<what>.+)",
    rf"{_EN}{_EN_FORGET} (?:that )?(?:i (?:ever )?(?:mentioned|brought up)|we (?:ever )?(?:discussed|(?:talked|spoke) about)) (?P<what>.+)",
    rf"{_EN}(?:{_EN_FORGET}|{_EN_ERASE}) {_EN_ALL}(?: that)? (?:(?:i|we) {_EN_SAID}|you {_EN_KNOW}){_EN_EARLIER} {_EN_ABOUT} (?P<what>.+)",
    rf"{_EN}(?:{_EN_FORGET}|don't remember|do not remember) (?:about )?(?:everything|anything|all|whatever) {_EN_ABOUT} (?P<what>.+)",
    rf"{_EN}(?:{_EN_FORGET}|{_EN_ERASE}) {_EN_NOTE}(?: (?:that )?(?:you {_EN_KNOW}|i {_EN_SAID}))? (?:{_EN_ABOUT}|with|mentioning|that mentions?) (?P<what>.+)",
    rf"{_EN}(?:{_EN_FORGET}|{_EN_ERASE}) (?:all )?(?:about )?(?P<what>.+?) {_EN_FROM}",
    rf"{_EN}{_EN_FORGET} (?:all )?(?:about )?(?P<what>{_EN_MINE}|{_EN_WHICH})",
    rf"{_EN}{_EN_FORGET} (?:all )?about (?P<what>{_EN_NAME})",
    rf"{_DE_FORGET}[ ,]+(?:alles|(?:das |alles )?,? ?was(?: (?:ich|du|sie|wir))?)(?: dir| ihnen)?(?:,? was (?:ich|du|sie)(?: dir)?)? {_DE_ABOUT} (?P<what>.+?){_DE_TOLD}[.!]*$",
    rf"{_DE_FORGET}[ ,]+(?P<what>{_DE_MINE}|{_DE_WHICH})",
    rf"{_OPENING}{_DE_POLITE}(?:[ ,]+(?:bitte|mal|einfach|ruhig|alles (?:über|von)))* (?P<what>.+?) vergessen[.!?]*$",
    rf"{_DE_ERASE}(?: \w+)? (?:erinnerung(?:en)?|notiz(?:en)?|informationen|einträge) {_DE_ABOUT} (?P<what>.+)",
    rf"{_DE_ERASE}[ ,]+(?P<what>.+?) {_DE_FROM}",
    rf"{_ES_FORGET} (?:todo )?lo que (?:te |le )?(?:he |has )?(?:dicho|dije|conté|contado|mencioné|sabes|sabe|recuerdas) {_ES_ABOUT} (?P<what>.+)",
    rf"{_ES_FORGET} todo (?:lo que sabes )?{_ES_ABOUT} (?P<what>.+)",
    rf"{_ES_FORGET} (?P<what>{_ES_MINE}|(?:d[óo]nde|c[óo]mo|cu[áa]ndo|qui[ée]n) .+)",
    rf"{_ES_ERASE} .{{1,20}}(?:recuerdos?|memorias?|notas?|datos?) {_ES_ABOUT} (?P<what>.+)",
    rf"{_ES_ERASE} (?P<what>.+?) {_ES_FROM}",
    rf"{_FR_FORGET} (?:tout )?ce {_FR_SAID} {_FR_ABOUT} (?P<what>.+)",
    rf"{_FR_FORGET} tout {_FR_ABOUT} (?P<what>.+)",
    rf"{_FR_FORGET} (?P<what>{_FR_MINE}|(?:où|comment|quand|qui) .+)",
    rf"{_FR_ERASE} .{{1,20}}(?:souvenirs?|notes?|informations?) {_FR_ABOUT} (?P<what>.+)",
    rf"{_FR_ERASE} (?P<what>.+?) {_FR_FROM}",
)
_ORDERS: tuple[tuple[re.Pattern[str], Kind], ...] = (
    *((regex(rf"(?i){pattern}"), "topic") for pattern in _TOPICS[:2]),
    *((regex(rf"(?i){pattern}"), "fact") for pattern in _FACTS),
    *((regex(rf"(?i){pattern}"), "topic") for pattern in _TOPICS[2:]),
)

_MAY_ASK = regex(
    r"(?i)forget|disregard|unlearn|remember|delete|remove|erase|wipe|purge|drop|clear|discard|scrap|off the record|store"
    r"|save|keep|no longer true|not true|isn't true|verg[ei]ss|lösch|entfern|streich|merk|stimmt nicht|nicht (?:mehr )?wahr"
    r"|olv[ií]d|borr|elimin|quit[ae]|no es (?:verdad|cierto)|recuerdes|guardes|oubli|effac|supprim|enl[eè]v|retir"
    r"|pas vrai|plus vrai|retiens|mémoris|enregistre|speicher"
)
"""A message without any of these words is not looked at further."""

_ENDING = regex(
    r"(?i)(?:,? (?:please|pls|thanks|thank you|now|again|immediately|right now|forever|for good|completely|entirely"
    r"|altogether|permanently|as well|too|any ?more|ok(?:ay)?|bitte|danke|wieder|sofort|por favor|gracias|ya"
    rf"|s'il (?:te|vous) plaît|stp|svp|merci|{_EN_FROM}|{_DE_FROM}|{_ES_FROM}|{_FR_FROM}))*[\s.!?…]*$"
)
_TAIL = regex(
    r"(?i)\s*[;:–—]\s+|\s+-\s+|,\s+(?=(?:and |but )?(?:because|since|it|that|this|i|i'\w+|we|instead|let|what|how|where|who"
    r"|which|can|could|would|should|do|does|is|are|suggest|recommend|give|tell|show|write|use|just|focus|weil|da|das|es"
    r"|ich|was|wie|wo|kannst|schreib|porque|ya que|qué|cómo|es|eso|parce que|car|c'est|je|j'\w+|qu'est|comment)\b)"
    r"|,?\s+(?=(?:because|weil|porque|parce que)\b)"
    r"|,?\s+(?=(?:and|und|y|et)\s+(?:give|tell|show|write|suggest|recommend|use|focus|help|let|gib|sag|schreib|dame|donne)\b)"
)
"""Where what is to be forgotten ends, and a reason or something else begins."""

_ASKED = regex(
    rf"(?i)(?:and |but |then |und |y |et )?(?:(?:instead|just|now|only)\s+)*(?:{phrases.ASKING.pattern.removeprefix('(?i)')}"
    rf"|{phrases.REQUEST.pattern.removeprefix('(?i)')}|let's|let us|use|focus|gib|sag|dame|donne)"
)
_MEANWHILE = regex(
    r"(?i)\b(?:for (?:a|an|one|the|this|just a) (?:(?:short|quick|single) )?(?:moment|second|sec|minute|while|bit|time"
    r"|question|answer|recipe|exercise|story|conversation|chat)|for (?:now|today|tonight|once)|just this once|this time"
    r"|temporarily|momentarily|hypothetically|für (?:einen|den|diese[ns]?) (?:moment|augenblick|mal)|kurz|vorerst"
    r"|por (?:un (?:momento|segundo|rato)|ahora|hoy)|pour (?:un (?:moment|instant)|l'instant|cette fois|aujourd'hui))\b"
    r"|[,\"”] (?:she|he|they|i|\w+) (?:said|says|whispered|replied|thought|told (?:him|her|them))\b"
)
"""Set aside for a while, or told of somebody."""

_AND = regex(
    r"(?i),?\s+(?:and|or|und|oder|y|o|et|ou)\s+(?:also\s+)?(?:that\s+|dass\s+|que\s+|qu'|about\s+)?"
    r"(?=(?:i|i'\w+|my|we|our|ich|mein\w*|wir|unser\w*|yo|mi|mis|je|j'\w+|mon|ma|mes|where|what i)\b)"
    r"|,\s+(?=(?:my|mein\w*|mi|mis|mon|ma|mes)\b)"
)
"""Between several that are to be forgotten."""

_OFF_THE_RECORD = regex(
    rf"(?i){_OPENING}(?:(?:this is|keep this|strictly|just)\s+)*off the record\b(?=\s*[,:.!;–—-]|\s+i\b|\s*$)"
    rf"|{_OPENING}(?:do not|don't|never) (?:remember|save|store|keep|record|note|memori[sz]e) (?:this|the following|any of this|what follows)\b"
    r"(?=\s*[,:.!;–—-]|\s+but\b|\s*$)"
    rf"|{_OPENING}(?:merke? dir (?:das|dies|folgendes) (?:bitte )?nicht|(?:das|dies) (?:bitte )?nicht (?:merken|speichern)"
    r"|speichere? (?:das|dies) (?:bitte )?nicht)\b\s*[,:]"
    rf"|{_OPENING}no (?:recuerdes|guardes|anotes) (?:esto|eso)\b\s*[,:]"
    rf"|{_OPENING}ne (?:retiens|mémorise|note|garde|enregistre) pas (?:ça|ceci|cela)\b\s*[,:]"
)
"""Begins what is not to be kept."""

_NOT_KEPT = regex(
    rf"(?i)(?:{_OPENING}|(?P<within>.*[,;(–—-]\s*(?:but |and )?))(?:(?:please )?(?:do not|don't) (?:remember|save|store|keep|record|memori[sz]e) (?:that|this|it|any of (?:this|that))"
    r"|(?:this|that|it)(?:'s| is| was) off the record|off the record"
    r"|(?:bitte )?(?:merke? dir das (?:bitte )?nicht|das (?:bitte )?nicht (?:merken|speichern)|speichere? das (?:bitte )?nicht)"
    r"|no (?:recuerdes|guardes) (?:esto|eso)|ne (?:retiens|mémorise|garde|enregistre) pas (?:ça|ceci|cela))[\s.,!)]*$"
)
"""Ends it: alone in a sentence it is about the one before."""

_TOLD = regex(
    r"(?i)(?:the )?user (?:(?:has )?(?:asked|requested|instructed|told)|wants|would like)"
    r"(?: (?:me|you|us|it|the (?:assistant|ai|model|chatbot)))?(?<!wants)(?<!like) (?:to|that (?:you|it|the \w+)) "
    r"(?:please )?(?:forget|disregard|delete|remove|erase|not remember) (?P<what>.+)"
    r"|(?:the )?user (?:does not|doesn't|no longer) wants? (?:the fact )?(?:that )?(?P<not>.+?) "
    r"(?:to be |be )?(?:remembered|stored|saved|kept)\b"
)
_USER = regex(r"(?i)\b(?:they|he|she|(?:the )?user)\b(?!['’]s)")
_OF_USER = regex(r"(?i)\b(?:their|his|her|(?:the )?user['’]s)\b")
"""How a model speaks of the user."""
