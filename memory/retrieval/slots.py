"""By what a memory is found beside its words: the slots that it fills, each a word that no text has.

What reads them are the rules of all languages. They are loaded when the first memory is written or compared: whoever
opens a store to look into it, to list keys or to count jobs, reads nothing by them.
"""


def slots_told(text: str) -> tuple[str, ...]:
    """What a memory's text claims, what it speaks of, and what may change in it."""
    from memory.language import change, states  # noqa: PLC0415 - see above

    return (*states.slots(text), *change.slots_filled(text))


def slots_touched(text: str) -> tuple[str, ...]:
    """What a new fact's text claims, what it speaks of, and what it says has changed."""
    from memory.language import change, states  # noqa: PLC0415 - see above

    return (*states.slots(text), *change.slots_changed(text))


def slots_in_general() -> tuple[str, ...]:
    """The slots and states that name nobody: what has nothing to do with each other may fill one."""
    from memory.language import change, states  # noqa: PLC0415 - see above

    return (*states.all_states(), *change.all_slots())
