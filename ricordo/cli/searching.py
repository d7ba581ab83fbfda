"""What `ricordo memories search` finds: what a chat would be given."""

from datetime import datetime

import msgspec

from memory.model.memory import Memory
from memory.model.recall_options import RankingOptions
from memory.model.scope import Scope
from memory.ports.embedding import Embedder
from memory.ports.engine import Engine
from memory.retrieval.calibration import scale_of, scales_of
from memory.retrieval.question_vectors import question_vectors
from memory.retrieval.ranking import Question, Rendered, query_of, rank


async def search_memories(
    engine: Engine,
    embedder: Embedder,
    *,
    scope: Scope,
    text: str,
    options: RankingOptions,
    now: datetime,
    project: str | None = None,
    timezone: str = "UTC",
) -> tuple[tuple[Memory, float | None], ...]:
    """What a chat would be given for `text`: what was found for it, best first, then what stands in every prompt.

    Each with its score.
    """
    vectors = await question_vectors(embedder, [text])
    scale = scale_of(await scales_of(embedder), text)
    question = Question.asked(text, at=now, timezone=timezone)
    query = query_of(
        question, options, scope=scope, vector=vectors[0], embedder=embedder.name, unrelated=scale.unrelated
    )
    recollection = await engine.recollector.recollect(msgspec.structs.replace(query, project=project))
    ranking = rank(
        recollection.candidates, options, render=lambda memory: Rendered(memory, "", 0), scale=scale, question=question
    )
    found = ((match.memory, match.score) for match in ranking.selected)
    return (*found, *((memory, None) for memory in recollection.always_on if not memory.is_over(now)))
