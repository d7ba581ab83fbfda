"""Facts out of a turn: the extractor's port, and the heuristic one, which asks no model.

The heuristic takes the user's own prose (see `material.py`), goes through its sentences and keeps the statements: not
greetings, thanks, fillers, questions, or requests, nor the text that a request works on, but what stands beside them.
"""

from typing import Protocol

from memory.ingestion.fact import Fact
from memory.language.signals import salience, signals
from memory.language.statements import statements
from memory.model.options import FactOptions
from memory.model.turn import Spoken
from memory.model.types import CountTokens
from memory.profile.pins import harms_if_lost


class Extractor(Protocol):
    """Finds the facts of a turn."""

    async def extract(self, spoken: Spoken) -> tuple[Fact, ...]:
        """The facts, in the order in which they were said.

        Raises `ModelError` when a model is asked and gives nothing that can be used: the job comes again.
        """
        ...


class HeuristicExtractor:
    """The statements of the user, sentence by sentence, in the user's language."""

    def __init__(self, *, count: CountTokens, options: FactOptions | None = None) -> None:
        self._count = count
        self._options = options or FactOptions()

    async def extract(self, spoken: Spoken) -> tuple[Fact, ...]:
        """Up to `per_turn` facts in the order of the text: what could harm if left out, then the most salient ones."""
        texts = statements(spoken.user, limit=self._options.chars)
        most = self._options.per_turn
        if len(texts) > most:
            found = [signals(text, count=self._count) for text in texts]
            weights = [salience(each) + each.about_user for each in found]
            ranked = sorted(range(len(texts)), key=lambda at: (not harms_if_lost(texts[at]), -weights[at]))
            texts = [texts[at] for at in sorted(ranked[:most])]
        return tuple(Fact(text=text, mentioned_at=spoken.mentioned_at) for text in texts)
