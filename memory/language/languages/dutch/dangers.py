"""Dutch: the few sure dangers."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.danger_table import HARMFUL, SOFTWARE, THING, Danger, DangerTable
from memory.language.languages.medicines import CRITICAL, DRUG

_ALLERGENS = r"(?:[\w-]{0,15}(?:noten|pinda'?s?|pindakaas|schaaldieren|garnalen|vis|melk|lactose|zuivel|eieren|ei|tarwe|gluten|soja|sesam|mosterd|selderij|aardbeien|kiwi's?|alcohol|grapefruit|bijen|wespen|steken|katten|honden|pollen|gras|huisstofmijt|latex|nikkel|jodium|pleisters))"
_WORD = r"(?:(?!niet|nooit|geen)[\w-]+ )"

DANGERS = DangerTable(
    speaks=r"\b(?:ik|mijn|me|mij)\b",
    rules=(
        Danger("allergy", (
            rf"\bik ben (?:{_WORD}){{0,3}}?allergisch voor {THING}",
            rf"\bik heb (?:{_WORD}){{0,3}}?(?P<thing>[\w-]{{3,20}}?)-?allergie\b|\bik heb (?:{_WORD}){{0,2}}?(?:lactose|gluten)-?intolerantie|\bik ben (?:lactose|gluten)-?intolerant",
            r"\bik heb (?:altijd )?(?:een )?epi-?pen\b|\bik (?:had|kreeg)\b.{0,40}\banafyla\w+",
        )),
        Danger("not to be given", (
            rf"\bik mag (?:\w+ ){{0,2}}?(?:geen|nooit|niet) (?:\w+ ){{0,2}}?{HARMFUL}",
            rf"\b(?:geef|schrijf|stel|raad) (?:me|mij) (?:\w+ )?(?:nooit|geen) (?:\w+ ){{0,2}}?{HARMFUL}",
        )),
        Danger("condition", (
            rf"\bik heb (?:{_WORD}){{0,2}}?(?:pacemaker|defibrillator|epilepsie|hemofilie|diabetes|astma|coeliakie)\b|\bik ben (?:{_WORD}){{0,2}}?(?:zwanger|epileptisch|diabeet|hemofiliepatiënt|(?:herstellende |nuchtere )?alcoholist)\b",
        )),
        Danger("medicine", (rf"\bik (?:slik|gebruik|neem|spuit) (?:{_WORD}){{0,2}}?(?:{CRITICAL}|bloedverdunners|insuline|acenocoumarol)\b(?!-)",)),
        Danger("emergency contact", (r"\bmijn nood(?:contact|contactpersoon)\b",)),
        Danger("blood type", (r"\bmijn bloedgroep\b",)),
    ),
    unless=(r"\b(?:verhaal|roman|personage|rollenspel|gedicht|stel je voor|doe alsof|vertaal)\b.*", r"\b(?:vroeger|als kind)\b.*"),
    ands="en|of",
    begins="die|dat|omdat",
    allergens=_ALLERGENS,
    medicines=rf"{DRUG}|bloedverdunners|pijnstillers|antibiotica|ontstekingsremmers|verdoving",
    figurative=rf"\b(?:{SOFTWARE})\b|\b(?:maandag\w*|dinsdag\w*|werk|werken|sport|mensen|leugens?|drama|onzin|vergaderingen|regels|kritiek|opstaan|huiswerk|alles|niets|\w{{3,}}(?:heid|ing|isme|iteit))\b",
    effects=r"\b(?:netelroos|uitslag|anafyla\w+|ziekenhuis|arts|dokter|medicijn\w*)\b",
)  # fmt: skip
