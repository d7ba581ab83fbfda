"""What an assistant recommends, and what is decided with it: found in its answers, and asked for later.

docs/rules.md, Conclusions. English, German, Spanish, French, Italian, Portuguese, Dutch, Chinese, Japanese.
"""

from memory.language.material import GAP, parted
from memory.language.overview import LONGEST_QUESTION
from memory.text.chunking import sentences
from memory.text.regex import regex

MOST = 2
"""Of one answer: what was decided, and what else it comes down to."""

SENTENCE_CHARS = 240
"""A conclusion is short; what is longer explains."""

ANSWER_CHARS = 8_000
"""So much of an answer is read, its beginning and its end: a conclusion stands in one of them."""

_DECIDED = regex(
    r"(?i)\b(?:it(?:'s| is)|that(?:'s| is)|all) (?:decided|settled|agreed)\b|\b(?:we|you)(?:'ve| have)? (?:now )?"
    r"(?:decided|agreed|settled on|concluded)\b|\blet(?:'s| us) go with\b|\bthen [\w' -]{2,40} it is\b"
    r"|\b(?:abgemacht|beschlossen|es bleibt (?:also )?bei)\b|\b(?:wir|ihr|du|sie) (?:haben|habt|hast)\b.{0,60}"
    r"\b(?:entschieden|vereinbart|ausgemacht)\b|\b(?:queda|está|entonces) (?:decidido|acordado)\b"
    r"|\bhemos (?:decidido|acordado|quedado)\b|\bquedamos en\b|\bc'est (?:décidé|convenu|entendu)\b"
    r"|\b(?:nous avons|on a) (?:décidé|convenu)\b|\b(?:è|allora è) deciso\b|\babbiamo (?:deciso|concordato)\b"
    r"|\b(?:está|fica) (?:decidido|combinado)\b|\b(?:decidimos|combinamos)\b|\b(?:afgesproken|besloten)\b"
    r"|(?:决定|定|说好)了|就这么定|に(?:決ま|決め)"
)
_RECOMMENDED = regex(
    r"(?i)\bi(?:'d| would)? (?:\w+ly )?(?:recommend|suggest|advise|propose)\b"
    r"|\bmy (?:recommendation|suggestion|advice)\b|\bis (?:the|your) (?:better|best) (?:choice|option|fit)\b"
    r"|\bthe (?:better|best) (?:choice|option) (?:for you )?(?:is|would be)\b"
    r"|\byou(?:'d| should| had)(?: be)? (?:better|best) (?:go|take|choose|pick|get|use|off)\b"
    r"|\bich (?:empfehle|rate|würde\b.{0,60}\bempfehlen|schlage\b.{0,80}\bvor)\b"
    r"|\bmeine? (?:empfehlung|rat|vorschlag)\b"
    r"|\b(?:recomiendo|recomendaría|sugiero|aconsejo|propongo)\b|\bmi (?:recomendación|consejo)\b"
    r"|\bla mejor opción es\b"
    r"|\bje (?:te |vous )?(?:recommande|conseille|suggère|propose)\b|\bmon conseil\b|\ble meilleur choix est\b"
    r"|\b(?:ti|le|vi) (?:consiglio|suggerisco|raccomando|propongo)\b|\bil mio consiglio\b|\bla scelta migliore è\b"
    r"|\b(?:recomendo|sugiro|aconselho|proponho)\b|\bminha (?:recomendação|sugestão)\b|\ba melhor opção é\b"
    r"|\bik (?:raad|stel)\b.{0,60}\b(?:aan|voor)\b|\bmijn (?:advies|aanbeveling)\b"
    r"|建议(?:你|您)|推荐(?:你|您|给)|我(?:建议|推荐)|(?:お勧め|おすすめ)(?:し|です|は)"
)
_OPEN = regex(r"(?i)[?？]\W*$|^(?:if|when|should|falls|wenn|si|se|als|如果|もし)\b")
"""It is asked, or holds in a case: nothing is concluded."""

_ASKED = regex(
    r"(?i)\b(?:did|have|had|was it) (?:you|we|i) (?:\w+ )?"
    r"(?:recommend|suggest|advi[sc]e|propose|decide|agree|settle|conclude|choose|pick|plan)"
    r"|\b(?:you|we) (?:recommended|suggested|advised|proposed|decided|agreed|settled|concluded)\b"
    r"|\b(?:your|our) (?:recommendation|suggestion|advice|decision|conclusion)s?\b"
    r"|\b(?:hast|haben|habt|hatten) (?:du|sie|wir|ihr)\b.{0,80}"
    r"\b(?:empfohlen|vorgeschlagen|geraten|beschlossen|entschieden|vereinbart|ausgemacht)\b"
    r"|\b(?:deine?|ihre?|unsere?) (?:empfehlung|rat|vorschlag|entscheidung|beschluss)\b"
    r"|\b(?:recomendaste|sugeriste|aconsejaste|propusiste|acordamos|quedamos|recomendó)\b"
    r"|\b(?:has|hemos) (?:recomendado|sugerido|aconsejado|decidido|acordado)\b|\bqué decidimos\b"
    r"|\b(?:as-tu|avez-vous|avons-nous|tu (?:m')?as|vous (?:m')?avez|nous avons|on a)\b.{0,60}"
    r"\b(?:recommandé|conseillé|suggéré|proposé|décidé|convenu)"
    r"|\b(?:hai|ha|avete|abbiamo)\b.{0,40}\b(?:consigliato|suggerito|raccomandato|proposto|deciso|concordato)\b"
    r"|\b(?:recomendou|sugeriu|aconselhou|propôs|combinamos|decidimos)\b"
    r"|\b(?:heb|hebben|hadden) (?:je|u|we|jij)\b.{0,60}\b(?:aangeraden|voorgesteld|besloten|afgesproken)\b"
    r"|(?:你|您|我们).{0,8}(?:建议|推荐|决定|定了).{0,8}(?:什么|哪|谁|吗|怎么|[?？])|(?:勧め|提案し|決め)(?:た|まし)"
)


def conclusions(answer: str) -> tuple[str, ...]:
    """The sentences of an answer that say what is decided or recommended, `MOST` of them, in their order.

    What stands in code, quotations and other material is none of its own words.
    """
    if len(answer) > ANSWER_CHARS:
        half = ANSWER_CHARS // 2
        answer = f"{answer[:half]}\n\n{answer[-half:]}"
    spoken = (each for each in sentences(parted(answer).prose) if len(each) <= SENTENCE_CHARS and GAP not in each)
    told = [each for each in spoken if not _OPEN.search(each)]
    decided = [each for each in told if _DECIDED.search(each)]
    recommended = [each for each in told if each not in decided and _RECOMMENDED.search(each)]
    found = (*decided[-MOST:], *recommended)[:MOST]
    return tuple(each for each in dict.fromkeys(told) if each in found)


def asks_for_conclusions(text: str) -> bool:
    """Whether a question is about what was recommended to her, or decided with her."""
    return len(text) <= LONGEST_QUESTION and _ASKED.search(text) is not None
