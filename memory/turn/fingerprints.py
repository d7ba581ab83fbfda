"""Digests by which a conversation is found again when its client sends it once more, one turn longer.

docs/rules.md, Finding a conversation.

*Chains* stand for all that was said up to a user message: over user and tool messages alone, roles and trimmed texts,
because system text carries clocks and retrieved documents, and clients strip reasoning and white space from answers;
of a user message only what the user said, because documents around it are gone from the next request.
Of a conversation that its provider keeps only the newest words are there: its chains begin with the id that it goes on
from, and end with what the tools gave where no words are there.
*Pairs* stand for one user message and its answer: they tell conversations apart that began alike, and find one whose
beginning was cut off. All are keyed, so that a stored digest does not tell what was said to somebody who guesses it.
"""

import re
from hashlib import blake2b
from itertools import pairwise

from memory.model.chat_request import Conversation, Message

DIGEST_BYTES = 16
"""Length of a digest, as of a scope's."""

LINE_BYTES = 8
"""Of the digest of a line: it is compared with the lines of one conversation alone."""

MOST_CHAINS = 1_024
"""So many of the newest user messages have a chain that is looked up; a conversation that has more replays nothing."""

MOST_PAIRS = 10
"""So many pairs are looked up: most of what a client still sends that cuts its history off."""

ANSWER_CHARS = 4_000
"""So much of an answer is looked at."""

ANSWER_KEPT = 256
"""So much of what is left without white space counts: clients that cut long answers keep their beginning."""

SLICE_CHARS = 64 * 1024
"""So much of a text is encoded at once."""

_WHITE_SPACE = dict.fromkeys(point for point in range(0x3001) if chr(point).isspace())
_REASONING = re.compile(r"(?s)<(think|thinking|reasoning)>.*?</\1>")

_SAID = frozenset({"user", "tool", "function"})


def circle_of(agent: str | None, project: str | None) -> str:
    """With each agent, and in each project, a user has conversations of their own, which may begin alike."""
    return (agent or "") if project is None else f"{agent or ''}\0{project}"


class Fingerprints:
    """Makes digests under one key."""

    def __init__(self, key: bytes) -> None:
        self._key = key[:64]

    def chains(self, conversation: Conversation, *, circle: str = "") -> tuple[bytes, ...]:
        """The digest of each prefix that ends in a user message with words, longest first, at most `MOST_CHAINS`.

        `circle`: see `circle_of`.
        """
        found: list[bytes] = []
        digest = circle.encode()
        if conversation.is_held:
            digest = self._digest(b"held", digest, text=conversation.follows or conversation.kept_as)
        users = frozenset(conversation.user_indices)
        for index, message in enumerate(conversation.messages):
            if message.role not in _SAID:
                continue
            digest = self._digest(digest, message.role.encode(), text=message.said.strip())
            if index in users:
                found.append(digest)
        if not found and conversation.is_held:
            found.append(digest)
        return tuple(reversed(found[-MOST_CHAINS:]))

    def pairs(self, conversation: Conversation, *, circle: str = "") -> tuple[bytes, ...]:
        """The digests of the last `MOST_PAIRS` user messages before the newest, each with its answer, newest first."""
        messages, users = conversation.messages, conversation.user_indices[: MOST_PAIRS + 1]
        found: list[bytes] = []
        for newer, index in pairwise(users):
            between = (messages[at] for at in range(newer - 1, index, -1))
            answer = next((each.text for each in between if each.role == "assistant" and each.text), "")
            found.append(self.pair(messages[index].said, answer, circle=circle))
        return tuple(found)

    def pair(self, said: str, answer: str, *, circle: str = "") -> bytes:
        """The digest of a user message and its answer. White space and reasoning in the answer do not count."""
        told = answer[:ANSWER_CHARS]
        if "<" in told:
            told = _REASONING.sub("", told)
        kept = told[: 2 * ANSWER_KEPT].translate(_WHITE_SPACE)
        if len(kept) < ANSWER_KEPT:  # prose has enough there
            kept = told.translate(_WHITE_SPACE)
        return self._digest(b"pair", circle.encode(), _bytes(said.strip()), text=kept[:ANSWER_KEPT])

    def held(self, id_: str) -> bytes:
        """The digest of an id that a provider gave to an answer, or to a conversation."""
        return self._digest(b"id", text=id_)

    def line(self, text: str) -> bytes:
        """A short digest of one line that was put into a prompt, or of a turn's name."""
        return self._digest(b"line", text=text)[:LINE_BYTES]

    def around(self, message: Message) -> bytes:
        """The digest of a message in which documents stand around what the user said; empty if none do."""
        return b"" if message.own is None else self._digest(b"around", text=message.text)

    def _digest(self, *parts: bytes, text: str = "") -> bytes:
        """Of the parts and, behind them, of a text that may have fifty megabytes: it is not copied as a whole."""
        digest = blake2b(b"\0".join((*parts, b"")), digest_size=DIGEST_BYTES, key=self._key)
        for start in range(0, len(text), SLICE_CHARS):
            digest.update(_bytes(text[start : start + SLICE_CHARS]))
        return digest.digest()


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")
