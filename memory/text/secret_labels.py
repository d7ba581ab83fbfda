"""Secrets that somebody or something calls one: `DB_PASSWORD=…`, "my PIN is …", `{"api_key": "…"}`.

A label alone proves little: "the password is wrong", `password = input()`, "token: a unit of text". So what stands
behind it is judged, the more strictly the less the label says.
"""

import re
from collections import deque
from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

from memory.text.secret_formats import Span, is_given, places_of
from memory.text.secret_numbers import counts
from memory.text.secret_words import ABOUT_SECRETS, ENTRANCES, LOGINS, NO_VALUES, SAID, SPEECH


class SecretKind(IntEnum):
    """What a label says of the value behind it."""

    BARE = 1
    """`token`, `key`, `secret`: may be anything; only what looks made up by chance is one."""
    QUALIFIED = 2
    """`api key`, `client secret`: one, unless it is a word."""
    PASSWORD = 3
    """May be a word."""
    PIN = 4
    """Digits."""


class Joint(IntEnum):
    """What joins a label and its value."""

    ADJACENT = 1
    TOLD = 2
    """By a verb: "is"."""
    LOOSE = 3
    """By a comma, a bar, the next line."""
    ASSIGNED = 4


ANCHORS = (
    *("pass", "pw", "secret", "token", "key", "pin", "puk", "psk", "auth", "cred", "login"),
    *(
        "kennwort",
        "geheim",
        "schlüssel",
        "zugang",
        "anmeldedaten",
        "identifiants",
        "acceso",
        "accès",
        "accesso",
        "acesso",
        "contrase",
        "clave",
        "mdp",
        "clé",
        "chiave",
        "chave",
        "senha",
    ),
    *("wachtwoord", "пароль", "密码", "口令", "パスワード", "暗証番号", "비밀번호"),
)

_PASSWORDISH = (
    "pass(?:word|wort|wd|phrase|code|wört(?:er|ern)?)|kennwort|wachtwoord|contraseñ?n?a|senha|passe|mdp|pwd?|psk"
    "|пароль|密码|口令|パスワード|비밀번호"
)
_SECRETISH = (
    "pass|secret|token|credentials?|creds?|key|clave|schlüssel|clé|chiave|chave|auth|geheimnis|login"
    "|zugang(?:sdaten)?|anmeldedaten|credenciales|credenziali|credenciais|identifiants|acceso|accès|accesso|acesso"
)
_LABEL = re.compile(
    rf"(?:(?P<password>{_PASSWORDISH})|(?:^|_)(?P<pin>pins?|puk|geheimzahl|暗証番号)|(?P<secret>{_SECRETISH}))"
    rf"(?=\d*(?:_|$)|是|は)"
)
_PARTS = re.compile(r"[A-ZÄÖÜ]+(?![a-zäöüß])|[A-ZÄÖÜ]?[^\W\d_A-ZÄÖÜ]+|\d+")
_WORD = re.compile(r"pass (?:word|phrase|code)\b|[\w-]*+(?:\.[\w-]++)*")
_WORD_CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789_-.äöüßéèñç"
_LONGEST_LABEL = 96


_QUALIFIES = re.compile(
    r"(?:api|app|secret|access|private|encryption|signing|signature|master|account|auth|shared|service"
    r"|admin|licen[sc]e|client|consumer"
    r"|session|jwt|hmac|crypto|root|deploy|ssh|webhook|subscription|instrumentation|refresh|bearer"
    r"|bot|personal|user|oauth2?|csrf"
    r"|web|wifi|wi-fi|router|wlan|wpa[23]?|netzwerk|network|db|database|decryption|security|storage|cipher"
    r"|sas|product|activation|recovery"
    r"|client[ _]key|kms|otp|totp|maps|openai|anthropic|google|maps|github|gitlab|slack|stripe|aws"
    r"|azure|datadog|dd|algolia|mistral"
    r"|cohere|heroku|cloudflare|sendgrid"
    r"|twilio|npm|pypi|vault|grafana|deepl|weather|deepgram|login|mail|smtp|ftp|bank|wallet|geheimer"
    r"|geheime|secrète|segreta|secreta)"
    r"(?:'s)?[ _-]?(?:de |d'|da |di )?$"
)
_DISQUALIFIES = re.compile(
    r"(?<![^\W_])(?:public|primary|foreign|sort|cache|partition|unique|composite|index|map|dict|hot|short|object"
    r"|routing|range|row|column"
    r"|group|idempotency|message|translation|i18n|answer|arrow|enter|escape|shift|control|ctrl|alt"
    r"|function|tab|delete|any|major|minor"
    r"|piano|musical|low|off|on|turn|hor|mon|don|jo|whis|tur|hoc|next|prev|page|continuation|cancellation"
    r"|per|last|first|each|every"
    r"|gpio|hair|bowling|rolling|safety|push|drawing|king|bow|map|lapel|enamel|com|tres|by|sur|en|tem"
    r"|over|under|tres|boarding|mountain"
    r"|bus|ski|day|hall|free|backstage|season|bypass|palabra|mot|parole|parola|palavra)[ _-]?$"
)

_GAP_WORDS = (
    "for|of|to|on|at|in|from|with|that|which|i|we|you|he|she|they|here|there|now|currently|still|also"
    "|für|fürs|von|vo|vom|zu|zum|zur"
    "|beim|im|am|an|auf|bei|de|del|da|do|du|des|di|della|dello|dell|pour|para|per|por|à|au|aux|al|no"
    "|na|en|em|su|sur|nel|nella"
    "|code|number|nummer|der|die|das|den|dem|meiner|meines|meinem|unserer|habe|hab|mi|mia|mon|ma|our|my|your"
)
_CLOSED = r"\\{0,3}[\"'`*_\])}]{0,4}(?:[ \t]?\([^()\n]{1,40}\))?"
_GAP = rf"(?:[ \t]{{1,4}}(?:{_GAP_WORDS})\b[^\n.:;=,!?|\[]{{0,60}}?)?"

_ASSIGNS = re.compile(
    rf"{_CLOSED}{_GAP}[ \t]{{0,8}}(?:"
    r"(?P<strict>:=|={1,3}>?|->|:(?!:|//)(?:\\{0,3}[\"'](?=:)|\*\*|__)?|→|(?:(?<=[\"'`])[, {]{0,3}\s{0,24}"
    r"|,?\s{1,24})\\{0,3}[\"']?(?:value|default)\\{0,3}[\"']?["
    r" \t]{0,4}[:=])[ \t]{0,8}"
    r"|(?P<tag>>)"
    r"|(?P<loose>(?<=[ \t])\|(?=[ \t])|,(?=[ \t]?[\"'])|[–—-](?=[ \t]))[ \t]{0,8}"
    r")(?P<next>\n[ \t]{0,24})?"
)
_TELLS = re.compile(
    rf"{_CLOSED}{_GAP}(?:[ \t]{{1,4}}(?:is|was|are|ist|isch|esch|war|lautet|heißt|heisst|es|era|est|était|è|é"
    rf"|sera|será|reads|equals|c'est|(?:re)?set to|changed to)|'s)"
    r"(?:[ \t]{1,4}(?:now|currently|still|just|actually|simply|called|set[ ]to|changed[ ]to|gonna["
    r" ]be|going[ ]to[ ]be|jetzt|nun|aktuell|ahora"
    r"|maintenant|désormais|adesso|ora|agora))*[ \t]{0,2}:?[ \t]{1,4}"
    r"|[ \t](?:был[аои]?|теперь)[ \t]"
)
_CHANGES_TO = re.compile(
    rf"{_CLOSED}{_GAP}[ \t]{{1,4}}(?:to|auf|zu|in|en|a|à|por|para|com|con|into|as)(?:[ \t]|:){{1,4}}"
)
_CHANGED = re.compile(
    r"(?:chang|set|sett?ing|reset|updat|switch|rotat|mak|made|us|chose|pick|log(?:ged|ging)? in|sign"
    r"(?:ed|ing)? in|connect|änder|setz|stell"
    r"|cambi|actualiz|restablec|pus|puesto|chang|modifi|mis|remplac|aggiorn|impost|reimpost|mud|alter"
    r"|atualiz|troqu|defini)\w{0,6}\b[^.!?\n]{0,48}$"
)
_CHANGED_AFTER = re.compile(
    r"[\"'`]?[^\s.]{0,2}[ \t]{1,3}(?:geändert|gesetzt|gestellt|umgestellt|festgelegt|aktualisiert)\b"
)
_ADJOINS = re.compile(rf"{_CLOSED}[ \t]{{1,4}}(?:[-–—/][ \t]{{1,3}})?")
_IS_ONE = re.compile(
    r"[ \t](?:is|was|as|ist|als|es|est|è|é|como|comme|come)[ \t]{1,4}"
    r"(?:my|the|your|our|his|her|mein|meine|das|die|dein|ihr|unser|mi|la|su|mon|le|ma|votre|il|mia"
    r"|a|minha|o)?[ \t]{0,2}(?:[\w-]{1,16}[ \t]){0,2}$"
)
_LOGIN = re.compile(
    r"(?:s|daten)?\\{0,3}[\"'*]{0,2}(?:[ \t](?:for|to|für|de|per|pour)[ ][^\n:=]{1,32}?|[ \t](?:is"
    r"|are|sind|son|sont|sono|são))?[ \t]{0,3}[:=]?[ \t]{0,3}"
    r"(?P<user>[^\s:/|,\"'=]{2,64})(?:[ \t]{0,2}[:/|,][ \t]{0,2}|[ \t](?:with|and|mit|und|con|y|avec|et|com|e)[ \t])"
    r"(?P<value>[^\s/|,=]{3,128})(?![:/=])"
)
_VALUE = re.compile(r"(?P<q>\\{0,3}[\"'`]{1,3}|\*\*|__)(?P<quoted>[^\n]{1,256}?)(?P=q)|(?P<bare>\S{1,160}+)")
_JUDGED = 160
"""Characters of a value that are looked at; a key of more goes on as it begins."""

_KEY_GOES_ON = re.compile(r"[A-Za-z0-9._~+/=%-]*+")
_NEXT_PART = re.compile(
    r"</|[，。、；！？]|[;&,](?=[ \w.-]{1,40}[=:]|\Z)|\\+[nrt\"'](?=[\s\w\"'}\]]|\Z)|[\"'](?=[,;)}\]])"
)
_TRAILS = ".,:;!?\"'`)]}>*|\\"

_WORDS_TOLD = re.compile(
    r"(?=[.,;!?)\"'\n]|[ \t]*\Z|[ \t]+(?:and|but|y|und|aber|et|mais|e|ma|mas|pero|now|ok|please|thanks"
    r"|btw|for|on|at|in|für)\b|[ \t]*[-–—(])"
)


class SecretLabel(NamedTuple):
    """A word that may call something a secret."""

    start: int
    end: int
    kind: SecretKind
    is_env: bool
    """Written as a variable of a program: `API_KEY`."""
    is_login: bool


def labelled(text: str, low: str) -> Iterator[Span]:
    """The values of what is called a secret; `low`: the text in small letters, as long."""
    done = 0
    looked_from: dict[SecretKind, int] = {}
    for place in places_of(low, ANCHORS):
        if place < done:
            continue
        head = low[max(done, place - _LONGEST_LABEL) : place]
        start = place - (len(head) - len(head.rstrip(_WORD_CHARACTERS)))
        word = _WORD.match(low, place)
        done = word.end() if word else place + 1
        if label := _label(text, low, start, min(done, place + _LONGEST_LABEL)):
            span = _login_of(text, low, label) if label.is_login else _value_of(text, low, label)
            if span:
                yield span
            if label.kind >= SecretKind.PASSWORD and label.start >= looked_from.get(label.kind, -_APART) + _APART:
                looked_from[label.kind] = label.start
                yield from _changed(text, low, label)


def _label(text: str, low: str, start: int, end: int) -> SecretLabel | None:
    word = text[start:end].replace(" ", "")  # "pass word"
    name = "_".join(part.lower() for part in _PARTS.findall(word))
    found = next(iter(deque(_LABEL.finditer(name), maxlen=1)), None)  # the last one says what the whole is
    if found is None or not ABOUT_SECRETS.isdisjoint(name[found.end() :].split("_")):
        return None
    before = low[max(0, start - 24) : start] + name[: found.start(found.lastgroup or 0)]
    if found["secret"] and _DISQUALIFIES.search(before):
        return None
    is_qualified = _QUALIFIES.search(before)
    if found["pin"]:
        kind = SecretKind.PIN
    elif found["password"] or _NAMED_BEFORE.search(before) or (is_qualified and _NETWORK.search(before)):
        kind = SecretKind.PASSWORD
    elif is_qualified or found["secret"] in {"pass", "clave"} | LOGINS:
        kind = SecretKind.QUALIFIED
    else:
        kind = SecretKind.BARE
    is_env = word.isupper() and ("_" in word or low[end : end + 1] == "=")
    return SecretLabel(start, end, kind, is_env, found["secret"] in LOGINS)


_NAMED_BEFORE = re.compile(
    r"\b(?:user(?:name)?|login|benutzer|usuario|utilisateur|utente|usuário)[ :=]{1,2}\S{2,20}[ ,;/]{1,3}$"
)
"""A name in front of "pass": "user eva / pass Nelke77x"."""
_NETWORK = re.compile(r"(?:wi-?fi|wlan|wpa\d?|netzwerk|router)[ _-]?$")


# ── Values ────────────────────────────────────────────────────────────────────────────────────────────────────


def _value_of(text: str, low: str, label: SecretLabel) -> Span | None:
    """Where the label's value stands, behind it or before it."""
    for link, at in _links(low, label):
        found = _VALUE.match(text, at)
        if found is None:
            continue
        start, end = found.span()
        if not found["quoted"]:
            cut = _NEXT_PART.search(found["bare"])
            value = found["bare"][: cut.start() if cut else None].lstrip("\"'`*").rstrip(_TRAILS)
            start = text.find(value, start)
            end = start + len(value)
        if start < end and _is_secret(text, low, label, link, (start, end), quoted=bool(found["quoted"])):
            # What is left of a long key, and the other words of a phrase, are of it.
            if end - start >= _JUDGED:
                end = _KEY_GOES_ON.match(text, end).end()  # pyright: ignore[reportOptionalMemberAccess] - may be nothing
            elif label.kind is SecretKind.PASSWORD and link >= Joint.TOLD and low[start:end].isalpha():
                end = _further_words(low, (start, end)) or end
            return start, end
    return _told_before(text, low, label)


def _links(low: str, label: SecretLabel) -> Iterator[tuple[Joint, int]]:
    """What may join the label with a value, the surest first, and where that value would begin."""
    if found := _ASSIGNS.match(low, label.end):
        if not found["tag"]:
            yield Joint.LOOSE if found["loose"] or found["next"] else Joint.ASSIGNED, found.end()
        elif low[label.start - 1 : label.start] == "<":
            yield Joint.ASSIGNED, found.end()
    if found := _TELLS.match(low, label.end):
        yield Joint.TOLD, found.end()
    if found := _CHANGES_TO.match(low, label.end):
        # The sentence must say, before or behind, that what the label calls was changed to what stands here.
        value = _VALUE.match(low, found.end())
        is_changed = _CHANGED.search(low, max(0, label.start - 64), label.start)
        if is_changed or (value and _CHANGED_AFTER.match(low, value.end())):
            yield Joint.TOLD, found.end()
    if found := _ADJOINS.match(low, label.end):
        yield Joint.ADJACENT, found.end()


def _told_before(text: str, low: str, label: SecretLabel) -> Span | None:
    """In "hunter2 is my password"."""
    if label.is_env or low[label.start - 1 : label.start] not in {" ", "\t"}:
        return None
    found = _IS_ONE.search(low, max(0, label.start - 48), label.start)
    words = text[max(0, found.start() - _JUDGED) : found.start()].split() if found else []
    value = words[-1].strip("\"'`,;.(") if words else ""
    least = 6 if label.kind is SecretKind.PASSWORD else 16
    is_one = is_pin(value) if label.kind is SecretKind.PIN else is_random(value, least=least)
    if found is None or not is_one or not is_given(value):
        return None
    start = text.rindex(value, 0, found.start())
    return start, start + len(value)


def _login_of(text: str, low: str, label: SecretLabel) -> Span | None:
    """In "login: ada / hunter2"."""
    found = _LOGIN.match(low, label.end)
    if found is None:
        return None if low[label.start : label.end] in ENTRANCES else _value_of(text, low, label)
    start, end = found.span("value")
    value = text[start:end].strip(_TRAILS)
    if label.kind is SecretKind.PIN or not is_random(value, least=5):
        return None
    start = text.index(value, start)
    return start, start + len(value)


def _changed(text: str, low: str, label: SecretLabel) -> Iterator[Span]:
    """What a secret was and what it is now, where its sentence tells of a change: both may still open something."""
    end = _SENTENCE_ENDS.search(text, label.end)
    last = min(end.start() if end else len(low), label.end + _LONGEST_CHANGE)
    if not _CHANGES.search(low, max(0, label.start - 48), last):
        return
    for found in _VALUE_OF_CHANGE.finditer(text, label.end, last):
        start = found.start("value")
        value = found["value"].strip(_TRAILS)
        start = text.find(value, start)
        is_one = is_pin(value) if label.kind is SecretKind.PIN else is_random(value, least=5)
        if is_one and is_given(value) and not counts(low, start + len(value)):
            yield start, start + len(value)


_LONGEST_CHANGE = 160
_APART = 24
"""Labels of a kind that stand nearer together speak of one change, and what follows is looked through once."""
_SENTENCE_ENDS = re.compile(r"\n|[.!?](?=\s+[A-ZÀ-Þ])")
_CHANGES = re.compile(
    r"\b(?:chang|switch|updat|reset|rotat|replac|went from|used to|no longer|instead|now\b|before\b|old\b|former"
    r"|previous|(?:um)?ge(?:änd|wechs|setz|stell)|änder|wechs|ersetz|statt|bisher|früher|jetzt|nicht mehr"
    r"|(?:alte?|neue?)\b|(?:and|but|,) not|(?:und|,) nicht|был|теперь"
    r"|cambi|actualiz|reemplaz|ahora|antes|en (?:lugar|vez)|ya no|remplac|modifi|maintenant|avant|au lieu|ancien"
    r"|nouveau|aggiorn|sostitu|adesso|ora\b|prima|invece|vecchia|nuova|mud|alter|troqu|agora|em vez|antiga"
    r"|nova\b)|->|→|=>"
)
_VALUE_OF_CHANGE = re.compile(
    r"(?:(?<!\w)(?i:from|to|into|by|with|was|is|it's|be|been|now|not|of|but|before|old|von|auf|zu|in|war|ist"
    r"|statt|sondern|durch|gegen|bisher"
    r"|früher|jetzt|vorher|de|a|por|es|era|antes|ahora|par|à|en|est|était|avant|maintenant|da|con|di|è|prima"
    r"|ora|adesso|para|com|é"
    r"|agora|nicht|был[аои]?|теперь|und|and|y|et|e)[ \t]{1,2}|(?:->|→|=>"
    r"|:)[ \t]{0,2})(?:[\"'`*]{0,2})(?=(?P<value>[^\s\"'`]{4,64}))"
)


def _further_words(low: str, span: Span) -> int | None:
    found = _PHRASE.match(low, span[1])
    return found.end() if found and SPEECH.isdisjoint(found[0].split()) else None


_PHRASE = re.compile(r"(?: [^\W\d_]{2,16}){2,11}(?=[.!]?(?:[ \t]*(?:\n|\Z)))")

_SHORTEST_PASSWORD = 3

# ── Judging ───────────────────────────────────────────────────────────────────────────────────────────────────


def _is_secret(text: str, low: str, label: SecretLabel, link: Joint, span: Span, *, quoted: bool) -> bool:
    value = text[slice(*span)].strip("\\\"'`*")
    if not is_given(value) or _REFERS.match(value):
        return False
    if label.kind is SecretKind.PIN:
        return is_pin(value) and not counts(low, span[1])
    if link is Joint.ADJACENT:
        least = 6 if label.kind is SecretKind.PASSWORD else 16
        is_next = not quoted or label.kind is SecretKind.PASSWORD
        return is_next and is_random(value, least=least) and not counts(low, span[1])
    if label.kind is SecretKind.PASSWORD:
        return _is_password(text, low, label, link, span, quoted=quoted)
    if label.kind is SecretKind.BARE and not label.is_env:
        names = _IDENTIFIES.fullmatch(value) or ("key" in low[slice(*label[:2])] and _DIGESTS.fullmatch(value))
        return is_random(value, least=8) and not names
    is_word = label.is_env and low[label.end] == "=" and len(value) >= 6  # noqa: PLR2004 - shorter ones are switches
    return value.lower() not in NO_VALUES and (is_word or is_random(value, least=4))


def _is_password(text: str, low: str, label: SecretLabel, link: Joint, span: Span, *, quoted: bool) -> bool:
    value = text[slice(*span)].strip("\\\"'`*")
    if link is Joint.LOOSE:
        return is_random(value, least=5)
    if len(value) < _SHORTEST_PASSWORD or (value.isdigit() and counts(low, span[1])):
        return False
    word = value.lower()
    if quoted:
        return word not in SAID
    # What a sentence says of a password need not be the password.
    if link is Joint.TOLD and _PLAIN.fullmatch(word):
        return word not in SAID and not _DESCRIBES.search(word) and _WORDS_TOLD.match(low, span[1]) is not None
    if link is Joint.TOLD:
        return len(value) > _SHORTEST_PASSWORD and (value.isdigit() or not _ORDINARY.fullmatch(value))
    return _is_assigned(text, low, label, value, span)


def is_pin(value: str) -> bool:
    """Whether `value` has the form of one."""
    return value.isdigit() and 4 <= len(value) <= 12  # noqa: PLR2004 - ISO 9564


def _is_assigned(text: str, low: str, label: SecretLabel, value: str, span: Span) -> bool:
    """Whether what a password is set to is one: any, but for the words that are said of passwords, and for code."""
    word = value.lower()
    if not word.replace("_", "").isalpha():
        return word not in SAID
    if word in SAID:
        return "phrase" in low[label.start : label.end] and _further_words(low, span) is not None
    is_set_to_other = low[span[0] - 1] in " \t" and low[label.end : span[0]].strip() in {"=", ":="}
    is_argument = text[span[1] : span[1] + 1] in {")", "(", ","}
    return not (_LABEL.search(word) or is_set_to_other or is_argument)


def is_random(value: str, *, least: int) -> bool:
    """Whether `value` looks made up, by chance or by somebody who was told to use a digit; `least`: its characters."""
    if len(value) < least or _REFERS.match(value) or _ORDINARY.fullmatch(value):
        return False
    letters = sum(map(str.isalpha, value))
    digits = sum(map(str.isdigit, value))
    others = len(value) - letters - digits
    if digits:
        return letters > 0 or others > 1
    if _PLAIN.fullmatch(value.lower()) or value.replace("_", "").isalpha():
        return len(value) >= 20 and (value.isalpha() or not value.islower()) and not value.istitle()  # noqa: PLR2004
    return letters > 2 and any(each in "!@#$%^&*+~?=" for each in value)  # noqa: PLR2004 - of a word


_PLAIN = re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+){0,2}")
"""A word, perhaps a compound of up to three."""

_REFERS = re.compile(
    r"(?:\w+[.(\[]|->|::)?(?:[A-Za-z_]\w*(?:\.|->|::|\?\.))*[A-Za-z_]\w*(?:\(|\[[\"'\w\]]|<[A-Z])"  # a call, an item
    r"|(?:self|this|os|process|config|settings|args|env|environ|request|req|ctx|context|options|opts"
    r"|props|state|user|data|params|secrets"
    r"|var|local|module|module|app|credentials|conf|cfg|event|body|form|payload|input|vault|values"
    r"|import\.meta)\.[A-Za-z_]"
    r"|(?:[a-z_]\w*\.)+[a-z_]+\Z"
    r"|[&*][A-Za-z_]\w*\Z|:[a-z_]+\Z|\.{0,2}/[\w./-]+\Z|~/|[A-Za-z]:\\|https?://|[{(\[<]"
    r"|lambda\b|await\b|new\b|not\b|if\b|f[\"']|r[\"']|b[\"'](?!\w)|\$\w+->|\\u\w{4}\\u"
)
"""Code that gets it, or a place where it stands."""

_ORDINARY = re.compile(
    r"[\d.,:/+-]+%?"  # numbers, dates, times
    r"|v?\d+(?:\.\d+)+(?:-?[a-z]+\d*)?"  # versions
    r"|\d+(?:st|nd|rd|th|s|ms|h|m|d|w|y|k|kb|mb|gb|kg|km|cm|mm|x|p|am|pm|€|\$|%|bits?|bytes?|-?\w*"
    r"(?:digits?|chars?|characters?|stellig\w*|bit|days?|hours?))"
    r"|[\w-]+\.(?:py|json|ya?ml|toml|txt|md|pem|key|crt|cer|js|ts|tsx|env|html|csv|log|conf|cfg|ini"
    r"|xml|sh|go|rs|java|pdf|png|jpg|docx?|com|org|net|io|de|dev)[/\w.-]*"
    r"|(?:gpt|claude|gemini|llama|mistral|o\d)-?[\w.-]*"
    r"|(?:sha|md|aes|rsa|rs|hs|es|ps|utf|base|oauth|http|ec|s|x|h|ed|k|p|ipv|py|web)-?\d{1,4}(?:[-_][a-z0-9]+)*"
    r"|bcrypt|argon2(?:id?)?|2fa|mfa|cl100k_base|o200k_base"
    r"|#\d+|(?-i:[A-Z]{2,5}-\d{1,6})|\w+=\S*|[^@\s]+@[\w-]+\.[\w.]+"
    r"|\w+:\d{1,5}|[A-Za-z]\d|\d[A-Za-z]",
    re.IGNORECASE,
)

_IDENTIFIES = re.compile(
    r"[A-Za-z]+(?:[_.:/-][A-Za-z]+)*[_.:/#-]?\d{1,5}"  # a name with a number
    r"|[A-Za-z]+(?:[_./:-][A-Za-z0-9]{1,12}){2,}"  # a name in parts
    r"|[\da-f]{7,12}",  # the beginning of a digest
    re.IGNORECASE,
)
"""What a key that is none is called by: of a map, a cache, a table."""

_DIGESTS = re.compile(r"[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}|[\da-fA-F]{40}")
"""An id, a commit: keys of a map, too, but neither tokens nor secrets are called so."""


_DESCRIBES = re.compile(
    r"(?:ing|able|ible|ful|less|ous|ably|ibly|ently|tely|ally|ected|ired|ated|ised|ized|ified|ored"
    r"|osed|ossed|ocked|pped|tted|ssed|shed|aced"
    r"|sitive|active|ective|bar|lich|isch|iert|endet|ändert|setzt|stellt"
    r"|ado|ada|ido|ida|cado|dada|tata|tato|uto|uta|ente|ible|oso|osa|ieux|euse|ifié|isé|lisée|isée|ée)$"
)
"""The endings of words that describe; of a password that has one, the sentence loses nothing."""
