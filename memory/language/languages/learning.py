"""Learning disorders, autism and ADHD, and who has one, in the six languages: "je suis dyslexique", "sono DSA".

What somebody calls herself stands for the name of what she has, so that both are one value of the profile.
"""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from collections.abc import Mapping
from typing import NamedTuple


class Learning(NamedTuple):
    """All of a language, as parts of expressions that are matched without case."""

    has: Mapping[str, str]
    """Who has one, with its name; what is read of people as well as of a disorder ("I'm ADHD") stands for itself."""
    others: str
    """Further names of one, which nobody is called by."""
    acronyms: str
    """Those that are other words in small letters; people are called by them, too ("soy TEA")."""

    @property
    def people(self) -> str:
        return "|".join([*self.has, self.acronyms])

    @property
    def disorders(self) -> str:
        return "|".join([*dict.fromkeys(self.has.values()), self.others, self.acronyms])


def _both(stems: Mapping[str, str], endings: str) -> dict[str, str]:
    """Each adjective with both of its endings: "dislessico", "dislessica"."""
    return {f"{stem}{end}": name for stem, name in stems.items() for end in endings}


ENGLISH = Learning(
    {
        "dyslexic": "dyslexia",
        "dyscalculic": "dyscalculia",
        "dyspraxic": "dyspraxia",
        "dysgraphic": "dysgraphia",
        "adhd": "ADHD",
        "audhd": "AuDHD",
    },
    others=r"asperger(?:'?s)?(?: syndrome)?|auditory processing disorder|developmental language disorder",
    acronyms=r"(?-i:ADD|SpLD|DLD)",
)
GERMAN = Learning(
    {
        "legastheniker": "Legasthenie", "legasthenikerin": "Legasthenie", "legasthenisch": "Legasthenie", "dyslektiker": "Dyslexie", "dyslektikerin": "Dyslexie",
        "dyskalkuliker": "Dyskalkulie", "dyskalkulikerin": "Dyskalkulie", "adhsler": "ADHS", "adhslerin": "ADHS", "adsler": "ADS", "adslerin": "ADS",
        "autist": "Autismus", "autistin": "Autismus", "asperger-autist": "Asperger", "asperger-autistin": "Asperger",
    },
    others=r"dyspraxie|dysgra(?:ph|f)ie|(?:lese-? ?(?:und )?)?rechtschreib-?(?:schwäche|störung)|leseschwäche|rechenschwäche|rechenstörung|asperger(?:-syndrom)?",
    acronyms=r"(?-i:LRS)",
)  # fmt: skip
FRENCH = Learning(
    {
        "dyslexique": "dyslexie", "dyscalculique": "dyscalculie", "dyspraxique": "dyspraxie", "dysgraphique": "dysgraphie", "dysorthographique": "dysorthographie", "dysphasique": "dysphasie",
        "dys": "troubles dys", "tdah": "TDAH",
    },
    others=r"(?:le )?(?:syndrome d'|troubles? )?asperger|troubles? (?:dys|de l'apprentissage|des apprentissages|du spectre (?:de l'autisme|autistique))",
    acronyms=r"(?-i:TDA|TSA)",
)  # fmt: skip
ITALIAN = Learning(
    {
        **_both({"dislessic": "dislessia", "discalculic": "discalculia", "disgrafic": "disgrafia", "disortografic": "disortografia", "disprassic": "disprassia"}, "oa"),
        "dsa": "DSA", "adhd": "ADHD",
    },
    others=r"(?:sindrome di )?asperger|disturb[oi] (?:specific[oi] )?(?:dell'apprendimento|dello spettro autistico)",
    acronyms=r"(?-i:DOP)",
)  # fmt: skip
SPANISH = Learning(
    {
        **_both({"disléxic": "dislexia", "dislexic": "dislexia", "discalcúlic": "discalculia", "disgráfic": "disgrafía", "dispráxic": "dispraxia"}, "oa"),
        "tdah": "TDAH",
    },
    others=r"disgrafia|disortograf[ií]a|(?:síndrome de )?asperger|trastorno (?:del (?:aprendizaje|espectro autista)|por déficit de atención)",
    acronyms=r"(?-i:TDA|TEA)",
)  # fmt: skip
PORTUGUESE = Learning(
    {
        **_both({"disléxic": "dislexia", "dislexic": "dislexia", "discalcúlic": "discalculia", "disgráfic": "disgrafia", "dispráxic": "dispraxia"}, "oa"),
        "tdah": "TDAH", "phda": "PHDA",
    },
    others=r"disortografia|(?:síndrome de )?asperger|(?:transtorno|perturbação) d[oe] (?:aprendizagem|espectro (?:do )?autis(?:ta|mo)|déficit de atenção)",
    acronyms=r"(?-i:TEA|PEA)",
)  # fmt: skip
