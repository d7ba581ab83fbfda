"""What a test has shown of allergies: "peanuts still positive, and now cashews too"."""

_THING = r"(?P<value>(?!\d)[^\W\d_][\w ,'&-]{1,40}?)"


def shown(*, tests: str, is_now: str, positive: str, to: str, told: str, also: str) -> tuple[str, ...]:
    """Patterns of a language, of its words as alternatives: what is positive is a value if it is a known allergen.

    `tests`: what speaks of one. `told`: behind what is told so one more may be named, behind `also`.
    """
    tested = rf"^(?=.*(?<!\w)(?:{tests})(?!\w)).*?"
    return (
        rf"{tested}(?:^|[:,;] |(?<=\w) (?:and|und|y|et|e) ){_THING} (?:{is_now} ){{0,3}}{positive}(?!\w)",
        rf"{tested}(?<!\w){positive} {to} (?P<value>.+)",
        rf"(?<!\w)(?:{told})(?!\w).*?[,;]? {also}(?P<value>.+)",
    )
