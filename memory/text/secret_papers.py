"""Numbers by which banks, offices and insurers know somebody: of accounts, passports, taxes, policies, memberships.

A word in front says what a number is. A few tell it by themselves: their form is nothing else's, or has a checksum.
"""

import re
from collections.abc import Callable, Iterator

from memory.text.secret_formats import Span
from memory.text.secret_numbers import counts, digits_in

FEWEST_DIGITS = 6
"""A sort code; none of these numbers has fewer."""

_NUMBERED = r"(?:numbers?|no\.?|nr\.?|num\.?|#|n[°ºo.]\.?|n\.[ºo°]|nummer|número|numero|numéro|ident\w*|id)"
_TOLD = (
    r"(?:[ ](?:for|of|at|with|bei|von|de|del|di|da|do|du)[ ][^.\n:=\d]{1,24}?)??"
    r"(?:[ ](?:is|was|ist|war|lautet|es|est|è|é|c['’]est)(?:[ ](?:now|jetzt|nun|the|die|el|la|le|il|o|a))?"
    rf"|[ ](?:has|hat|trägt|tiene|a|ha|tem)[ ](?:(?:the|die|el|le|il|o|a)[ ])?{_NUMBERED})?[ ]?[:=#]?[ ]{{0,2}}"
)

# ── Accounts ──────────────────────────────────────────────────────────────────────────────────────────────────

_ACCOUNTS = (
    rf"(?:bank|checking|current|savings|giro|deposit) (?:account|acct\.?)(?: {_NUMBERED})?"
    rf"|(?:account|acct\.?)[ -]?{_NUMBERED}|account(?=:? \d{{8}}(?!\d))|acct\.?"
    r"|(?:to|into|from) (?:(?:my|our|the) )?account"
    r"|(?:routing|aba)(?: number)?|sort code"
    r"|(?:giro|spar|bank)?kontonummer|(?:giro|spar|bank)?konto-?nr\.?|(?:giro|spar|bank)?konto"
    r"|kto\.?(?:-?nr\.?)?|bankleitzahl|blz"
    rf"|{_NUMBERED} de (?:mi |la |ma |mon )?(?:cuenta|compte)(?: bancaria| bancaire| corriente| courant)?"
    r"|cuenta (?:bancaria|corriente|de ahorros)|compte (?:bancaire|courant|épargne)"
    rf"|{_NUMBERED} (?:di|da|do) (?:mia |minha )?conta?o?(?: corrente| bancari[oa]| bancária)?"
    rf"|conto (?:corrente|bancario)(?: {_NUMBERED})?|conta (?:bancária|corrente|poupança)(?: {_NUMBERED})?"
)
_ACCOUNT = re.compile(
    rf"(?<![\w])(?:{_ACCOUNTS}){_TOLD}(?P<number>\d(?:[ .-]?\d){{5,21}})"
    r"(?![\w%€$£]|[.,]\d|[ ]?(?:€|\$|£|(?:euros?|eur|usd|dollars?|pounds?|gbp|yen|reais)\b))"
)
_ACCOUNT_WORDS = "account|acct|konto|kto|cuenta|compte|conto|conta|routing|aba|sort code|blz|bankl"

# ── Papers ────────────────────────────────────────────────────────────────────────────────────────────────────

_PAPERS = (
    r"passport|reisepass|pasaporte|passeport|passaporto|passaporte|passnummer"
    r"|personalausweis|identity card|id card|national id|carte d'identité|carta d'identità|documento de identidad"
    r"|cédula|bilhete de identidade"
    r"|ausweis|carte nationale d'identité|cartão de cidadão|identiteitskaart|paspoort|documento d'identità"
    r"|titre de séjour|permesso di soggiorno|título de residência|tarjeta de residencia"
    r"|niss|insz|registre national|rijksregister|(?:mon|votre) numéro national"
    r"|assurance sociale|social insurance|(?:my|mon) (?:sin|nas)"
    r"|steuer-?id|steuernummer|steueridentifikations|tax (?:id|identification)|numéro fiscal|codice fiscale"
    r"|partita iva"
    r"|nif|nie|dni|cpf"
    r"|sozialversicherungs|sv-|krankenversicherungs|krankenversicherten|krankenkassen?|versicherten"
    r"|rentenversicherungs|ahv"
    r"|nhs|national insurance|ni number|(?:health|medical) (?:insurance|plan)|insurance (?:policy )?(?:number"
    r"|no\.?|id)"
    r"|medicare|medicaid|seguridad social|sécurité sociale|sécu|tessera sanitaria|segurança social|cartão (?:do )?sus"
    r"|utente|driver'?s?'? licen[cs]e|driving licen[cs]e|führerschein|permis de conduire|(?:carnet"
    r"|permiso) de conducir"
    r"|patente(?: di guida)?|cnh|carta de condução|carteira de (?:motorista|habilitação|identidade)|rijbewijs"
    r"|licencia de conducir"
)
_PAPER = re.compile(
    rf"(?<!\w)(?:(?:{_NUMBERED} (?:de |di |da |do |du |of |der |des |meine[rs] )(?:mi |ma |mon |la |l'"
    rf"|my )?)?(?:{_PAPERS})"
    rf"(?:[ -]?{_NUMBERED})?){_TOLD}(?!\d{{4}}-\d\d-\d\d|\d\d?[./-]\d\d?[./-]\d{{2,4}}(?!\d|-\d{{3}}))"
    r"(?P<number>(?:[a-z]{0,6}|[a-z]-)\d(?:[ ./-]?\d|-?[a-z](?![a-z]{2})){5,20})(?!\w|[.,]\d)"
)
_PAPER_WORDS = (
    "passport|reisepass|passnummer|pasaporte|passeport|passaport|paspoort|ausweis|identi|cidadão|séjour|soggiorno"
    "|residên|residencia|niss|insz|national|rijksregister|sociale|social insurance|my sin|mon nas|conduç|carteira"
    "|rijbewijs|id card|national id|cédula|steuer"
    "|tax id|fiscal|partita iva|nif|nie|dni|cpf|versicher|sv-|krankenkass|ahv|nhs|insurance|ni number|medica"
    "|health plan|seguridad|sécu|tessera|segurança|sus|utente|licen|führerschein|conduire|conducir|patente|cnh"
)

# ── Policies and memberships ──────────────────────────────────────────────────────────────────────────────────

_MEMBERS = (
    r"(?:(?:health|medical|car|home|life|travel) )?(?:insurance|policy|policyholder|member(?:ship)?|subscriber"
    rf"|customer|client|contract)(?: policy)?[ -]?{_NUMBERED}|insurance policy"
    r"|(?:versicherungs(?:schein)?|versicherten|policen?|mitglieds?|kunden|vertrags)-?(?:nummer|nr\.?|id)"
    rf"|(?:{_NUMBERED}|id) de (?:mi |la |el )?(?:póliza|poliza|soci[oa]|client[ea]|afiliad[oa]|asegurad[oa]|contrato)"
    rf"|{_NUMBERED} (?:de (?:mon |ma |la )?|d[’'])(?:police|contrat|cliente?|adhérente?|assurée?|sociétaire|membre)"
    rf"|{_NUMBERED} (?:di |della |del )?(?:mia |mio )?(?:polizza|cliente|socio|tessera(?: sanitaria)?|contratto)"
    rf"|{_NUMBERED} d[aoe] (?:minha |meu )?(?:apólice|cliente|sóci[oa]|associad[oa]|contrato|beneficiári[oa]"
    r"|segurad[oa]|cartão de saúde)"
)
_MEMBER = re.compile(
    rf"(?<!\w)(?:{_MEMBERS}){_TOLD}(?!\d{{4}}-\d\d-\d\d|\d\d?[./-]\d\d?[./-]\d{{2,4}}(?!\d))"
    r"(?P<number>(?:(?!(?:in|on|of|or|to|is|at|by|an|my|we|no|up|for)\b)[a-z]{1,6}[ -]?)?"
    r"\d(?:[ ./-]?\d|[ -]?[a-z](?![a-z])){5,20})(?!\w|[.,]\d)"
)
"""What insurers and others know somebody by: not the number of an order, a parcel or a ticket."""
_MEMBER_WORDS = (
    "policy|insurance|member|subscriber|customer|client|contract|versicher|police|mitglied|kunden|vertrag|póliza|poliza"
    "|soci|afiliad|asegurad|contrat|adhérent|assuré|membre|polizza|tessera|apólice|sóci|associad|benefici|segurad|cartão"
)

_FORMED = re.compile(
    r"\d(?:(?<=(?<!\w)[a-z]{6}\d)(?P<codice>\d[abcdehlmprst]\d\d[a-z]\d{3}[a-z])"
    r"|(?<=(?<!\w)[a-z]{6} \d)(?P<parted>\d[abcdehlmprst]\d\d [a-z]\d{3}[a-z])"
    r"|(?<=(?<!\w)[xyz]\d)(?P<nie>\d{6}-?[a-z])"
    r"|(?<![\w.-]\d)(?:(?P<cpf>\d\d\.\d{3}\.\d{3}-\d\d)|(?P<nrn>\d\.\d\d\.\d\d-\d{3}\.\d\d)|(?P<ahv>(?<=7)56\.\d{4}\.\d{4}\.\d\d)"
    r"|(?P<nir>(?<=[12]) \d\d \d\d (?:\d\d|2[ab]) \d{3} \d{3} \d\d)))(?![\w-])"
)
"""An Italian, a Brazilian, a Belgian, a Spanish, a Swiss and a French number of a person."""


def papers(low: str) -> Iterator[Span]:
    """The numbers of accounts and of a person's papers, without their words; `low`: the text in small letters."""
    if digits_in(low) < FEWEST_DIGITS:
        return
    for run in _RUN.finditer(low):
        first = max(0, run.start() - _LONGEST_LABEL)
        before = low[first : run.start()]
        for words, pattern in _CALLED:
            if any(map(before.__contains__, words)):
                told = pattern.finditer(low, first, run.end() + _BEHIND)
                yield from (found.span("number") for found in told if not counts(low, found.end()))
    for found in _FORMED.finditer(low):
        kind = found.lastgroup or ""
        start = found.start() - _LETTERS_BEFORE.get(kind, 0)
        if _IS_RIGHT[kind]("".join(filter(str.isalnum, low[start : found.end()]))):
            yield start, found.end()


_CALLED = (
    (_ACCOUNT_WORDS.split("|"), _ACCOUNT),
    (_PAPER_WORDS.split("|"), _PAPER),
    (_MEMBER_WORDS.split("|"), _MEMBER),
)
_RUN = re.compile(r"\d(?:[ ./-]?\d|-?[a-z](?![a-z]{2})){5,21}")
_LONGEST_LABEL, _BEHIND = 96, 8
"""Characters before the digits that are looked at, and behind them."""
_LETTERS_BEFORE = {"codice": 6, "parted": 7, "nie": 1}
"""Of those that do not begin with the digit by which they are looked for."""


def _is_cpf(digits: str) -> bool:
    """Its last two digits are checksums, modulo 11, of those before."""
    values = [int(digit) for digit in digits]
    for length in (9, 10):
        total = sum(value * (length + 1 - place) for place, value in enumerate(values[:length]))
        if values[length] != total * 10 % 11 % 10:
            return False
    return True


def _is_nie(letters: str) -> bool:
    return letters[-1] == "trwagmyfpdxbnjzsqvhlcke"[int(f"{'xyz'.index(letters[0])}{letters[1:-1]}") % 23]


def _is_ahv(digits: str) -> bool:
    """Its last digit is that of an EAN-13."""
    return sum(int(digit) * (1 + 2 * (place % 2)) for place, digit in enumerate(digits)) % 10 == 0


def _is_nir(digits: str) -> bool:
    """Its key is 97 less the remainder; the departments of Corsica count as 19 and 18."""
    plain = digits.replace("2a", "19").replace("2b", "18")
    return int(plain[-2:]) == 97 - int(plain[:-2]) % 97


def _is_nrn(digits: str) -> bool:
    """Its key is 97 less the remainder, of who was born from 2000 on with a 2 in front."""
    return int(digits[-2:]) in {97 - int(first + digits[:-2]) % 97 for first in ("", "2")}


_IS_RIGHT: dict[str, Callable[[str], bool]] = {
    "codice": str.isalnum,
    "parted": str.isalnum,
    "cpf": _is_cpf,
    "nie": _is_nie,
    "ahv": _is_ahv,
    "nrn": _is_nrn,
    "nir": _is_nir,
}
