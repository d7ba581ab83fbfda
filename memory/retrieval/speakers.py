"""Who speaks in a user's memories, as transcripts have it ("Ada Byron: …"), and questions without their names.

An embedding draws every text near that shares a name with the question, whatever it is about; in a transcript that is
each line of that speaker. So what is embedded of a question leaves the names of speakers out: who said a thing is told
by the words that are searched for, and by a factor of its own (`factors.speakers`).
"""

import re
from collections import Counter, OrderedDict
from collections.abc import Iterable

from memory.model.memory import Memory
from memory.model.scope import Scope

SPEAKER_CHARS = 48
"""A name before a colon is no longer than that."""

SPEAKS = 3
"""Of the memories that are found for one question, so many begin with the name of a speaker: fewer may be a label
("Diet: vegan")."""

OWNERS = 10_000
"""Owners whose speakers are remembered; the others' are learned again from the next question."""

MOST_WORDS = 64
"""Words of the names of one owner's speakers: more are no conversation."""

_NAME = re.compile(r"[^\W\d_][\w.'’-]*(?: [^\W\d_][\w.'’-]*){0,2}")
_WORD = re.compile(r"[^\W\d_][\w-]*")
_POSSESSED = re.compile(r"(?P<word>[^\W\d_][\w-]*)(?:['’]s\b)?")


def head_of(text: str) -> str:
    """What stands before a colon at the beginning of a text; empty for nothing."""
    at = text.find(": ", 0, SPEAKER_CHARS)
    return text[:at] if at > 0 else ""


def is_name(head: str) -> bool:
    """Whether it may be the name of a speaker: one to three words."""
    return _NAME.fullmatch(head) is not None


class Speakers:
    """Learns the speakers of each owner from what is recalled. Names are known by their hashes: no text is kept."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, str | None], frozenset[int]] = OrderedDict()

    def unnamed(self, scope: Scope, question: str) -> str:
        """The question without the names of speakers; as it is if it has none, or if nothing else were left."""
        known = self._known.get((scope.tenant, scope.user))
        if not known:
            return question

        def kept(found: re.Match[str]) -> str:
            word = found["word"]  # unless it is part of a name: "may" is not the May who speaks
            return "" if word[0].isupper() and hash(word.casefold()) in known else found[0]

        left = " ".join(_POSSESSED.sub(kept, question).split())
        return left if any(map(str.isalnum, left)) else question

    def learn(self, scope: Scope, found: Iterable[Memory]) -> bool:
        """Take note of who speaks in what was found for a question; whether somebody is new."""
        spoken = [head for memory in found if (head := head_of(memory.text))]
        if len(spoken) < SPEAKS:  # most texts begin with no head: whom nobody knows costs nothing
            return False
        heads = Counter(spoken)
        names = [head for head, count in heads.items() if count >= SPEAKS and is_name(head)]
        if not names:
            return False
        words = frozenset(hash(word.casefold()) for name in names for word in _WORD.findall(name) if word[0].isupper())
        owner = scope.tenant, scope.user
        known = self._known.get(owner, frozenset())
        if words <= known or len(words | known) > MOST_WORDS:
            return False
        self._known[owner] = known | words
        self._known.move_to_end(owner)
        if len(self._known) > OWNERS:
            self._known.popitem(last=False)
        return True
