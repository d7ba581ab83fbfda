"""Topics that have a field of the profile, or a slot of a claim: what fills it need not name it."""

from memory.ingestion.forgetting.words import POSSESSIVE
from memory.language.languages import FORGETTING
from memory.text.regex import regex

MY = rf"(?:{POSSESSIVE} (?:home |current )?)"

_NAMED: dict[str, str] = {
    "work": "job employer work occupation",
    "age": "age born",
    "health": "conditions medications allergies",
}
"""The fields of topics that are not called as their field is; the first topic that is named counts."""


def _told(topic: str) -> str:
    """A topic in all languages: "my home", "where I live"."""
    called = "|".join(dict.fromkeys(each.topics[topic] for each in FORGETTING if topic in each.topics))
    return "|".join((f"{MY}(?:{called})", *(each.told_as[topic] for each in FORGETTING if topic in each.told_as)))


FIELDS = tuple(
    (regex(rf"(?i){_told(topic)}"), frozenset(_NAMED.get(topic, topic).split())) for topic in FORGETTING[0].topics
)
"""Topics, and the fields that they mean."""
