"""Numbers that are secrets: of cards, accounts, people, and the codes that open doors or prove who somebody is.

A number alone is nothing: a checksum, a form or a word beside it must say what it is.
"""

import re
from collections.abc import Iterator
from itertools import accumulate, pairwise

from memory.text.secret_formats import Span, around

FEWEST_DIGITS = 9
"""Of what is found without a word beside it: a social security number."""

_ALL_BUT_DIGITS = bytes(byte for byte in range(256) if not 48 <= byte <= 57)  # noqa: PLR2004 - ASCII's digits


def digits_in(text: str) -> int:
    """How many of ASCII's digits stand in a text: an expression takes ten times as long to find none."""
    return len(text.encode("utf-8", "replace").translate(None, _ALL_BUT_DIGITS))


def numbers(text: str) -> Iterator[Span]:
    """Cards, accounts and social security numbers, by their form and their checksum."""
    if digits_in(text) < FEWEST_DIGITS:
        return
    yield from _cards(text)
    for match in _IBAN.finditer(text):
        start = match.start() - 2
        length = _IBAN_LENGTH.get(text[start : start + 2].upper())
        end = _end_of_iban(text, start, length) if length else None
        if end:
            yield start, end
    for match in _SPELLED_IBAN.finditer(text):
        letters = match[0].replace(" ", "")
        length = _IBAN_LENGTH.get(letters[:2].upper(), len(letters) + 1)
        if _end_of_iban(letters[:length], 0, length):
            yield match.start(), match.start() + 2 * length - 1
    for match in _SSN.finditer(text):
        if not _OF_AN_ORDER.search(text, max(0, match.start() - 24), match.start()):
            yield match.span()


# ── Cards ─────────────────────────────────────────────────────────────────────────────────────────────────────

_DIGIT_RUNS = re.compile(r"\d(?<![\w.+]\d)(?<![\d.][,.-]\d)(?:(?:[ \t._/-]{1,3}|[ \t]?\n)?\d)++(?!\w)")
_DIGITS = re.compile(r"\d+")
_CARD = re.compile(
    r"4\d{12}(?:\d{3}){0,2}|5[0-8]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3[0689]\d{12,14}|35\d{14}|6\d{15,18}|220\d{13}"
)
_SHORTEST_CARD = 13
_LONGEST_CARD = 19
_CARD_GROUPS = 7
"""Into more groups nobody parts a card number, unless the number is all that stands there."""

_PRINTED = {
    (4, 4, 4, 4),
    (4, 4, 4, 4, 3),
    (4, 6, 5),
    (4, 6, 4),
    (4, 4, 4, 1),
    (4, 4, 5),
    (6, 13),
    (8, 8),
    (4, 4, 8),
    (4, 12),
}
"""The groups in which cards show their number."""

_FIRST = {parts[0] for parts in _PRINTED}


def _cards(text: str) -> Iterator[Span]:
    for run in _DIGIT_RUNS.finditer(text):
        if run.end() - run.start() < _SHORTEST_CARD:
            continue
        groups = [match.span() for match in _DIGITS.finditer(text, *run.span())]
        # The run may be one card, however its digits are parted, if they are so all alike.
        between = {text[end:start] for (_, end), (start, _) in pairwise(groups)}
        lengths = {end - start for start, end in groups[:-1]}
        is_even = len(between) <= 1 and (len(lengths) <= 1 or len(groups) <= _CARD_GROUPS)
        may_be_one = is_even and len(groups) <= _LONGEST_CARD
        if may_be_one and _is_card("".join(text[start:end] for start, end in groups)):
            yield run.span()
        else:
            yield from _cards_among(text, groups)


def _cards_among(text: str, groups: list[Span]) -> Iterator[Span]:
    """The cards among other numbers: they begin and end with a group, and are parted as on cards."""
    digits = [0, *accumulate(end - start for start, end in groups)]
    index = 0
    while index < len(groups):
        last = _last_of_card(text, groups, index, digits)
        if last is None:
            index += 1
            continue
        yield groups[index][0], groups[last][1]
        index = last + 1


def _last_of_card(text: str, groups: list[Span], first: int, digits: list[int]) -> int | None:
    start, end = groups[first]
    if text[start] not in "23456" or (end - start not in _FIRST and end - start < _SHORTEST_CARD):
        return None
    for last in range(first, min(first + _CARD_GROUPS, len(groups))):
        length = digits[last + 1] - digits[first]
        if length > _LONGEST_CARD:
            return None
        parts = tuple(end - start for start, end in groups[first : last + 1])
        is_printed_so = length >= _SHORTEST_CARD and (len(parts) == 1 or parts in _PRINTED)
        if is_printed_so and _is_card("".join(text[start:end] for start, end in groups[first : last + 1])):
            return last
    return None


def _is_card(digits: str) -> bool:
    """Whether they begin like a card's number and have its checksum, Luhn's."""
    if _CARD.fullmatch(digits) is None:
        return False
    total = 0
    for place, digit in enumerate(reversed(digits)):
        value = int(digit) * (1 + place % 2)
        total += value - 9 if value > 9 else value  # noqa: PLR2004 - ISO/IEC 7812: the digits of a product are added
    return total % 10 == 0


# ── Accounts ──────────────────────────────────────────────────────────────────────────────────────────────────

_LENGTHS = (
    "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 "
    "ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 "
    "LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 "
    "QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20"
)
_IBAN_LENGTH = {part[:2]: int(part[2:]) for part in _LENGTHS.split()}
"""ISO 13616: how many characters an IBAN of each country has."""

_IBAN = re.compile(
    r"\d\d(?<=[A-Za-z]{2}\d\d)(?<![A-Za-z0-9][A-Za-z]{2}\d\d)(?=[ \t.-]{0,2}[A-Za-z0-9]{1,4}[ \t.-]{0,2}[A-Za-z0-9])"
)
_SPELLED_IBAN = re.compile(r"(?<!\w)[A-Za-z] [A-Za-z] \d \d(?: [A-Za-z0-9](?!\w)){11,30}")
"""One that is spelled: a blank between any two of its characters."""
_IBAN_CHARACTER = re.compile(r"[ \t._/-]{0,2}([A-Za-z0-9])")


def _end_of_iban(text: str, start: int, length: int) -> int | None:
    characters: list[str] = []
    at = start
    for _ in range(length):
        found = _IBAN_CHARACTER.match(text, at)
        if found is None:
            return None
        characters.append(found[1].upper())
        at = found.end()
    moved = "".join((*characters[4:], *characters[:4]))
    value = int("".join(str(int(character, 36)) for character in moved))
    return at if value % 97 == 1 and not text[at : at + 1].isalnum() else None  # ISO 7064, MOD 97-10


# ── People ────────────────────────────────────────────────────────────────────────────────────────────────────

_SSN = re.compile(r"\d(?<![\w.+-]\d)\d\d(?<!000)(?<!666)(?<!9\d\d)-(?!00)\d\d-(?!0000)\d{4}(?![\w-])")
_CALLED_SSN = re.compile(
    r"(?:\bssn\b|\bsocial[ -]security\b(?:[ ](?:number|no\.?|num|\#|card))?)[^\d\n]{0,24}"
    r"(?P<ssn>(?!000|666|9\d\d)\d{3}[ .-]?(?!00)\d\d[ .-]?(?!0000)\d{4})(?!\d)"
)
_OF_AN_ORDER = re.compile(
    r"(?i)(?:order|invoice|ticket|part|case|sku|item|model|tracking|serial|bestell\w*|rechnung\w*)\W{0,3}"
    r"(?:n(?:o|r|umber|um)\b)?\W{0,4}\Z"
)


# ── Codes ─────────────────────────────────────────────────────────────────────────────────────────────────────

_OPENS = (
    "door|gate|alarm|schlüsselsafe|safe|garage|entry|entrance|access|security|lock|locker|padlock|vault|building"
    "|unlock|disarm|keypad|key ?box|lockbox"
    "|apartment|elevator|phone|bike lock|suitcase|front door|back door|voicemail|tür|haustür|tor|tresor"
    "|alarmanlage|garagen?|schließfach|fahrradschloss"
    "|puerta|alarma|caja fuerte|garaje|portal|candado|porte|portail|alarme|coffre(?:-fort)?|immeuble|digicode|cadenas"
    "|porta|cancello|allarme|cassaforte|portone|lucchetto|portão|cofre|garagem|cadeado"
    "|sim(?:[ -]?card)?|handy|móvil|celular|cellulare|téléphone|teléfono|telemóvel"
    "|(?:credit |debit |bank |atm |ec-|bank|kredit|giro)?(?:card|karte)|visa|mastercard|maestro|amex|atm|cash machine"
    "|geldautomat|tarjeta|cajero|carte|carta|bancomat|cartão|multibanco"
)
_OPENS_WITH = (
    r"(?:opens?|unlocks?|(?:is )?(?:opened|unlocked)|öffnet|geht(?= mit [\d -]{4,16} auf)"
    r"|s'ouvre|se abre|si apre|abre)[^.,\n\d]{0,16}?[ ]"
    r"(?:with|by|using|mit|avec|con|com)"
)
_PROVES = (
    "verification|confirmation|one[- ]?time|otp|2fa|mfa|two[- ]factor|auth(?:entication|entication"
    " app|orization)?|sms|login|log-in"
    "|sign-?in|recovery|backup|reset|activation|passcode|tan|whatsapp|google|telegram|signal"
)
_THE = (
    r"(?:the|my|our|your|his|her|their|die|den|das|der|unsere?n?|meine?n?|la|el|los|mi|nuestr[ao]|le"
    r"|les|l'|ma|mon|notre|il|lo|mio|nostr[ao]|o|a|da|do|del|della|dell'|dello|nossa|minha)"
)
_CODE = (
    r"(?:codes?|código|codigo|codice|combination|combo|kombination|combinaison|combinación|combinazione|combinação"
    r"|digicode|clave|senha)"
)
_BETWEEN = (
    r"(?:[ ](?:is(?: the)?|was|ist(?: die)?|lautet|war|es(?: el)?|est(?: le)?|è(?: il)?|é(?: o)?"
    r"|reads|will be|changed to|now|currently|new|jetzt|ahora"
    r"|maintenant|ora|adesso|agora)){1,3}[ :]{0,3}"
    r"|[ ]?[:=#][ ]{0,2}|[ ]{1,2}"
)
_NUMBER = (
    r"(?P<{}>(?:[a-z]-|[*#]{{1,2}})?\d(?:[ -]?\d){{3,9}}[a-z]?[*#]{{0,2}}|\d\d?(?:-\d\d?){{2,3}}"
    r"|\d{{2,4}}[a-z]\d{{2,4}})(?![\w%€$]|[.,:/]\d)"
)
_SENT = (
    r"(?:text(?:ed)?|sent|sms|e-?mailed|messaged|received|got|geschickt|gesendet|bekommen|erhalten|enviaron"
    r"|enviado|recib\w+"
    r"|mandaron|reçue?|envoyée?|mandat[oa]|inviat[oa]|ricevut[oa]|receb\w+|enviaram|mandaram)"
)

_CODES = re.compile(
    rf"\b(?:{_CODE}|pin(?:[ -](?:code|number))?) (?:for|of|to|on|at|für|von|zu[mr]?|vom|de|del|da|do|du|des|pour|per"
    rf"|para|della|dell'|dello|d')[ ]?(?:{_THE}[ ]?)?(?:\w{{1,12}}[ ])??(?:{_OPENS})\b[^.\n:=]{{0,24}}?(?:{_BETWEEN})"
    rf"(?:\#)?{_NUMBER.format('opens')}"
    rf"|\b(?:{_OPENS})[ :,-]{{0,2}}(?:{_CODE}|combination|number|nummer|pin)(?: number)?(?: (?:for|at|of|to|in"
    rf"|von|zu[mr]?)"
    rf" [^.\n:=]{{1,24}}?)?(?:{_BETWEEN}){_NUMBER.format('opened')}"
    rf"|\bdigicode(?:{_BETWEEN}){_NUMBER.format('digicode')}"
    rf"|\b(?:{_OPENS}) {_OPENS_WITH}[ ](?:{_THE} )?(?:(?:{_CODE}|number|nummer) )?{_NUMBER.format('opening')}"
    rf"|\b(?:(?:my|mein|mi|mon|mio|meu) {_CODE}|(?:{_CODE} (?:secret|secret[oa]|segret[oa]|confidentiel)))"
    rf"(?: (?:is|ist|es|est|è|é)(?: (?:the|die|el|le|il|o))?|[ ]?:)[ ]{{1,2}}{_NUMBER.format('mine')}"
    rf"|\b(?:tresor|safe|schloss)-?kombination(?:{_BETWEEN}){_NUMBER.format('kombination')}"
    rf"|\b{_CODE}\b[^.\n\d]{{0,40}}\b{_SENT}\b[^.\n\d]{{0,24}}?(?:{_BETWEEN}){_NUMBER.format('sent')}"
    rf"|\b(?:got|received|bekommen|recibí|reçu|ricevuto|recebi) (?:{_THE} |a )?{_CODE} {_NUMBER.format('got')}"
    rf"|\b(?:tür|haustür|tor|tresor|alarm|zugangs|sicherheits|garagen|schließfach|entsperr)-?codes?"
    rf"(?:{_BETWEEN}){_NUMBER.format('offen')}"
    rf"|\b(?:{_PROVES})[ -](?:{_CODE}|password|passcode|pin|number|token)(?: for [^.\n:=]{{1,24}}?)?"
    rf"(?:{_BETWEEN}){_NUMBER.format('proves')}"
    rf"|\b{_CODE} (?:de|di|da|do)[ ](?:vérification|verification|verificación|verificacion|verifica"
    rf"|verificação|verificacao|confirmation|confirmación|conferma|confirmação|sécurité|seguridad|sicurezza"
    rf"|segurança|acceso|accès|accesso|acesso|sms|un solo uso)(?:{_BETWEEN}){_NUMBER.format('prouve')}"
    rf"|\b(?:bestätigungs|verifizierungs|sicherheits|einmal|freischalt|aktivierungs|sms|anmelde)-?"
    rf"(?:codes?|passwort|pin)(?:{_BETWEEN}){_NUMBER.format('beweist')}"
    rf"|\b(?:your|ihr|dein|votre|ton|su|tu|tuo|suo|seu|teu)[ ](?!(?:zip|postal|area|country|error|exit"
    rf"|promo|status|discount)\b)"
    rf"(?:\w{{2,16}}[ -])?{_CODE}(?:[ ](?:is|ist|lautet|est|es|è|é)[ :]|[ ]?:)[ ]{{0,2}}{_NUMBER.format('yours')}"
    rf"|\b(?:otp|totp|2fa|tan)(?: (?:code|password|pin))?(?:{_BETWEEN}){_NUMBER.format('otp')}"
    rf"|(?<![\w.]){_NUMBER.format('said')} (?:is|ist|es|est|è|é)[ ](?:{_THE}|ihr|dein|su|tu|votre|ton"
    rf"|il tuo|o seu|seu)[ ](?:\w{{1,16}}[ -]){{0,2}}?(?:(?:{_PROVES}|{_OPENS})[ -]{_CODE}|\w{{2,16}}code\b"
    rf"|otp\b|{_CODE}[ ]de[ ])"
    rf"|\b(?:use|enter|type|verwende|utilise|usa)[ ](?:the[ ])?(?:code[ ])?{_NUMBER.format('used')}["
    rf" ](?:as[ ]your|to[ ](?:verify"
    rf"|log|sign|confirm|open|unlock|disarm)|als[ ]|comme[ ])"
    rf"|(?<![\w.]){_NUMBER.format('named')} (?:as|als|como|comme|come) (?:{_THE} )?{_CODE}\b"
    r"|\b(?:cvv2?|cvc2?|csc|cvn|card verification (?:value|code|number)|card security code|security"
    r" code|prüfziffer|kartenprüfnummer|prüfnummer"
    r"|código de seguridad|codigo de seguridad|cryptogramme(?: visuel)?|codice di sicurezza|código de segurança)"
    r"(?: (?:on the back|of my card|of the card))?(?:[ ](?:is|was|ist|lautet|es|est|è|é))?[\"']?[ ]{0,2}[:=#]?["
    r" ]{0,2}[\"']?(?P<cvv>\d{3,4})(?![\w%]|[.,]\d|-\d)"
)
_CODE_WORDS = (
    *(
        "code",
        "código",
        "codigo",
        "clave",
        "senha",
        "codice",
        "combi",
        "kombi",
        "cvv",
        "cvc",
        "csc",
        "cvn",
        "otp",
        "2fa",
        "tan:",
        "tan ",
        "prüf",
        "crypto",
    ),
    *("card ver", "verify", " pin", "pin ", "password", "ssn", "social security", "unlock"),
    *("opens", "opened", "öffnet", "geht mit", "s'ouvre", "se abre", "si apre", " abre "),
)


def codes(low: str) -> Iterator[Span]:
    """What opens a door, or proves who somebody is, by the words beside it; `low`: the text in small letters."""
    if not _may_have_code(low):
        return
    for first, last in around(low, _CODE_WORDS, before=64, after=128):
        if not _THREE_DIGITS.search(low, first, last):
            continue
        for pattern in (_CODES, _CALLED_SSN):
            for match in pattern.finditer(low, first, last):
                if not counts(low, match.end()):
                    yield match.span(match.lastgroup or 0)


def _may_have_code(low: str) -> bool:
    if not low.isascii():
        return _THREE_DIGITS.search(low) is not None
    seen = low.encode().translate(_DIGITS_AND_JOINTS)  # to look for a few bytes takes a tenth of the time
    return any(map(seen.__contains__, (b"000", b"0-00", b"00-0", b"0-0-0")))


_DIGITS_AND_JOINTS = bytes(
    ord("0") if chr(byte) in "0123456789" else ord("-") if chr(byte) in " .-" else ord("x") for byte in range(256)
)
_THREE_DIGITS = re.compile(r"\d[ .-]?\d[ .-]?\d")

_UNITS = re.compile(
    r"[ -]?(?:characters?|chars?|digits?|letters?|words?|times?|years?|months?|weeks?|days?|hours?"
    r"|minutes?|mins?|seconds?"
    r"|bytes?|bits?|lines?|zeichen|stellen|stellig\w*|ziffern|jahre?|tage?|mal|caracteres|dígitos|caractères"
    r"|chiffres|caratteri|cifre|posts?|results?|users?)\b"
)


def counts(low: str, at: int) -> bool:
    """Whether the number before `at` counts something: "is 12 characters long"."""
    return _UNITS.match(low, at) is not None
