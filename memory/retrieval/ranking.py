"""Which of the memories that were found are worth their tokens: fusion, factors, filters, budget.

docs/rules.md, What is recalled.

Dense and lexical scores live on different scales, so each is a share of the best one at hand and the two are added by
weight. On LoCoMo scores beat reciprocal rank fusion by 8 points of recall at 10: ranks forget by how much a memory
leads. What else speaks for a memory is added by weight (retrieval/factors.py); then Vitamem's
forgetting, recency and diversity, all off by default. Every candidate is explained, whether it was selected or not.
"""

import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date, datetime
from typing import Any, NamedTuple, TypeVar, overload

import msgspec
import numpy as np

from memory.language.agenda import Agenda, agenda_of, days_named, meet
from memory.language.asker import Subject, asks_fact, asks_of_now, subject_of
from memory.language.dates import Period, asks_for_history, periods, spelled
from memory.language.other_words import other_words
from memory.language.whose import is_anothers
from memory.model.memory import QUARANTINED, Memory, Retention, Source
from memory.model.recall_options import RankingOptions
from memory.model.scope import Reach, Scope
from memory.model.turn import RecalledMemory
from memory.model.types import Vector
from memory.ports.search import Candidate, RecallQuery, SearchQuery, Surroundings
from memory.retrieval import topics
from memory.retrieval.calibration import UNMEASURED, CosineScale
from memory.retrieval.candidates import CONCLUDED, GUARDED, MEASURED, Candidates
from memory.retrieval.factors import (
    Values,
    forgetting,
    importances,
    mentions,
    opinions,
    recency,
    sessions,
    shares,
    speakers,
)
from memory.retrieval.readings import stale

Bearing = TypeVar("Bearing", float, Values)

POOL_FACTOR = 4
"""Candidates per memory wanted: top_k · 4 leaves room for the filters (docs/rules.md, Candidates and budget)."""

FEWEST_CANDIDATES = 80
"""So many of each kind of search are looked at all the same: what stands around them decides on their order."""

FLOOR, FEW_GROWTH, MANY_GROWTH, LEXICAL_FLOOR = 0.1, 0.085, 0.05, 0.25
"""The least bearing of the best candidate, where one memory was searched, and how it grows; by words alone."""

BEND = 0.125
"""How scores rise with bearings: `FLOOR` is worth a half (docs/decisions/0043-a-half-is-the-floor.md)."""

OWN_FLOOR, OWN_GROWTH, TOLD_FLOOR, TOLD_LEXICAL_FLOOR = 0.02, 0.02, 0.05, 0.15
"""The same for a question about the asker's own, and for one that names what she told of, which grows as with many;
for both by words alone."""

BEGINS_GROWTH = 0.3
"""For what names what she told of, from few on, where it needs `TOLD_FLOOR`, until it meets what it is of more."""

DIVERSE_POOL_FACTOR = 5
"""The same when diversity is wanted, which needs more to choose from (Vitamem)."""

STALE_FACTOR = 2
"""Of so many times top_k memories it is looked whether they are out of date."""

FEW, FEW_OF_OTHERS = 5, 3
"""So many are shown however far they are behind the best one, for a question that asks for a fact of the asker's own
or names what she told of ("What should I cook?" has no word of "I'm vegetarian": there it is `UNSURE`), and for any
other, which has an answer far less often: what is far behind the best one is then none."""

LATER = 1 / 3
"""Of the bearing that any other question needs, what was said later than the best one needs, where a question of one's
own asks for a fact as it is now: what took a thing's place need not have its word."""

BESIDE, UNSURE = 0.75, 8
"""For a question of one's own (docs/decisions/0079-beside-what-answers.md): of the few so much of the bearing that any
other question needs, beside one that comes up to all of it, where a fact is asked for; and most that are shown where
none does, as what is near then differs by chance."""

CONCLUSIONS = 5
"""So many of what the assistant concluded stand first where it is asked for: what the user said has the other half."""

ANSWER_SHARE = 0.5
"""An answer of the assistant's has at least so much of the best one's merit, however few there are: it takes as much
room as five of her own passages."""

BELOW_FLOOR = "below_floor"
"""Why nothing is shown that was found."""

TOLD_BEYOND = 8
"""Candidates behind the last selected one of which the record of a turn still tells why they were not: who asks looks
at the nearest, and the record is written, and read again, with every turn."""


class Rendered(msgspec.Struct, frozen=True):
    """A memory as it stands in the prompt: its line, and how many tokens that takes. Made once a request."""

    memory: Memory
    line: str
    tokens: int

    @property
    def id(self) -> str:
        """The memory's id."""
        return self.memory.id


Render = Callable[[Memory], Rendered]


class MemoryMatch(Rendered, frozen=True):
    """A memory that answers a question, and how well: 0…1 (docs/rules.md, The floor)."""

    score: float

    # What an operator's own formatter reads off a match (docs/rules.md, Formatting).

    @property
    def content(self) -> str:
        """What it says, without its date."""
        return self.memory.text

    @property
    def source(self) -> Source:
        """`confirmed` or `inferred`."""
        return self.memory.source

    @property
    def pinned(self) -> bool:
        """Whether it stands in every prompt."""
        return self.memory.pinned

    @property
    def tags(self) -> tuple[str, ...]:
        """Its tags."""
        return self.memory.tags

    @property
    def mentioned_at(self) -> date:
        """The day on which it was said."""
        return self.memory.mentioned_at


class Ranking(msgspec.Struct, frozen=True, kw_only=True):
    """What was selected, best first, why everything else was not, and the tokens of what was."""

    selected: tuple[MemoryMatch, ...] = ()
    explained: tuple[RecalledMemory, ...] = ()
    tokens: int = 0
    floor: float = 0.0
    """What the best one had to come up to; 0 if there was no floor."""


class Floor(NamedTuple):
    """What the best candidate has to come up to, and how many are shown then, however far they are behind it."""

    least: float = 0.0
    """An absolute score; 0: there is no floor."""
    few: int = FEW
    answers: float = 0.0
    """What each answer of the assistant's has to come up to."""
    sure: float = 0.0
    """What answers a question of one's own for sure comes up to; 0: it is no such question."""
    beside: float = 0.0
    """What the few have to come up to beside one that answers it for sure."""
    later: float = 0.0
    """The same of what was said later than that."""


NO_FLOOR = Floor()


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked, when, and of which time."""

    text: str = ""
    at: datetime | None = None
    """Aware; None: nothing that depends on the time counts."""
    periods: tuple[Period, ...] = ()
    agenda: Agenda | None = None
    """What it asks if it names a time and nothing else."""
    project: str | None = None
    """In which it was asked: what was said outside of it is not shown for want of anything better."""

    @classmethod
    def asked(cls, text: str, *, at: datetime, timezone: str, project: str | None = None) -> "Question":
        """A question of somebody who lives in `timezone`."""
        named = periods(text, at=at, timezone=timezone)
        agenda = agenda_of(text, at=at, timezone=timezone)
        return cls(text=text, at=at, periods=named, agenda=agenda, project=project)


class FusedScores(NamedTuple):
    """Candidates' scores in parallel columns, each as a share of the best one's: 0…1."""

    score: Values
    dense: Values
    lexical: Values


class Ranked(msgspec.Struct, frozen=True):
    """A candidate with what it is ordered by, and what made it."""

    merit: float
    """0…1, relative to the other candidates."""
    memory: Memory
    dense: float
    lexical: float
    """Each as a share of the best one's: 0…1."""
    factors: dict[str, float]
    score: float
    """0…1, absolute: what it is worth whatever else was found."""


class Judged(Sequence[Ranked]):
    """Candidates in their order, best first. What made a place is put together when it is looked at: of most, never."""

    def __init__(self, candidates: Candidates, order: Sequence[int], make: Callable[[int], Ranked]) -> None:
        """`order`: numbers of `candidates`, of which `make` gives what is to be said."""
        self.candidates = candidates
        self.order = order
        self._make = make

    @overload
    def __getitem__(self, at: int) -> Ranked: ...
    @overload
    def __getitem__(self, at: slice) -> list[Ranked]: ...
    def __getitem__(self, at: int | slice) -> Ranked | list[Ranked]:
        if isinstance(at, slice):
            return [self._make(number) for number in self.order[at]]
        return self._make(self.order[at])

    def __iter__(self) -> Iterator[Ranked]:
        return map(self._make, self.order)

    def __len__(self) -> int:
        return len(self.order)

    def marked(self, mark: int, *, first: int | None = None) -> list[int]:
        """The places of those that have a mark; `first`: among so many, None: among all."""
        numbers = set(self.candidates.marked(mark))
        return [at for at, number in enumerate(self.order[:first]) if number in numbers] if numbers else []

    def moved(self, first: Sequence[int]) -> "Judged":
        """Those at these places first, then all others."""
        moved = set(first)
        rest = [number for at, number in enumerate(self.order) if at not in moved]
        return Judged(self.candidates, [*(self.order[at] for at in first), *rest], self._make)

    def of(self, number: int) -> Ranked:
        """What made the place of a candidate, by its number."""
        return self._make(number)

    def only(self, order: Sequence[int]) -> "Judged":
        """Some of them, by their numbers."""
        return Judged(self.candidates, order, self._make)

    def sorted(self, key: Callable[[Ranked], Any]) -> "Judged":
        """The greatest first."""
        return Judged(
            self.candidates, sorted(self.order, key=lambda number: key(self._make(number)), reverse=True), self._make
        )

    def weighed(self, again: Iterable[Ranked]) -> "Judged":
        """With other merits in the same places, in the order of these."""
        made = dict(zip(self.order, again, strict=True))
        return Judged(self.candidates, self.order, made.__getitem__).sorted(_merit)


def query_of(
    question: Question,
    options: RankingOptions,
    *,
    scope: Scope,
    vector: Vector | None,
    embedder: str = "",
    **others: Any,  # noqa: ANN401 - as a `RecallQuery` has them
) -> RecallQuery:
    """What is asked of the store, so that `rank` finds in the answer all that these options weigh.

    `embedder`: whose the vector is.
    """
    return RecallQuery(scope=scope, vector=vector, **_weighed(question, options, embedder), **others)


def search_of(
    question: Question,
    options: RankingOptions,
    *,
    reach: Reach,
    vector: Vector | None,
    embedder: str = "",
    **others: Any,  # noqa: ANN401 - as a `SearchQuery` has them
) -> SearchQuery:
    """The same of a search of the memory API."""
    return SearchQuery(reach=reach, vector=vector, **_weighed(question, options, embedder), **others)


def _weighed(question: Question, options: RankingOptions, embedder: str) -> dict[str, Any]:
    """What of a query follows from the options: what these weigh is asked for."""
    around = Surroundings(
        previous=options.previous_weight, following=options.following_weight, beside=options.beside_weight
    )
    weighed = around.previous or around.following or around.beside or options.session_weight
    return {
        "text": " ".join(filter(None, (question.text, spelled(question.periods) if options.time_weight else ""))),
        "meant": " ".join(other_words(question.text)),
        "pool": max(options.top_k * (DIVERSE_POOL_FACTOR if options.diversity else POOL_FACTOR), FEWEST_CANDIDATES),
        "surroundings": around if weighed else None,
        "vectors": options.diversity > 0,
        "bearing": embedder == topics.EMBEDDER,
    }


def rank(
    candidates: Sequence[Candidate],
    options: RankingOptions,
    *,
    render: Render,
    scale: CosineScale | None = UNMEASURED,
    question: Question | None = None,
) -> Ranking:
    """Select from `candidates`; without a `scale` the question was not embedded, the dense scores mean nothing."""
    question = question or Question()
    judged = judge(candidates, options, scale=scale, question=question)
    return select(judged, options, render=render, question=question, floor=floor_of(candidates, scale, question.text))


def judge(
    candidates: Sequence[Candidate], options: RankingOptions, *, scale: CosineScale | None, question: Question
) -> Judged:
    """All candidates in their order, best first."""
    found = Candidates.of(candidates)
    fused = fuse(found, options, dense=scale is not None)
    factors = (
        ("session", options.session_weight, lambda: sessions(found)),
        ("time", options.time_weight, lambda: mentions(found, question.periods)),
        ("speaker", options.speaker_weight, lambda: speakers(found, question.text)),
        ("importance", options.importance_weight, lambda: importances(found)),
        ("feedback", options.feedback_weight, lambda: opinions(found)),
    )
    weighed = ((name, weight, values()) for name, weight, values in factors if weight)
    # Name, weight and values (0…1) of those that tell these candidates apart.
    added = [(name, weight, values) for name, weight, values in weighed if values.size and values.min() < values.max()]
    total = 1.0 + sum(weight for _, weight, _ in added)
    shares = {name: weight / total * values for name, weight, values in added}
    merits: Values = fused.score / total + sum(shares.values())
    order = _best_first(merits, found.memories)
    ranked = _maker(found, fused, shares, merits, absolute(found, scale))
    if question.at is not None and (options.forgetting or options.recency_weight):
        at = question.at
        return Judged(found, order, ranked).weighed(_aged(ranked(number), options, at) for number in order)
    return Judged(found, order, ranked)


def _best_first(merits: Values, memories: Sequence[Memory]) -> list[int]:
    """The numbers of memories: best first, then newest first, then by id. The same candidates always rank alike."""
    falling = (-merits).argsort(kind="stable")
    order: list[int] = falling.tolist()
    ranked = merits[falling]
    level = ranked[1:] == ranked[:-1]
    if level.any():
        # Places of those that are level with the one before or behind: each group keeps its places.
        places = (np.append(level, False) | np.append(False, level)).nonzero()[0].tolist()
        keys = [(merits[at], memories[at].created_at, memories[at].id, at) for at in map(order.__getitem__, places)]
        for place, (*_, at) in zip(places, sorted(keys, reverse=True), strict=True):
            order[place] = at
    return order


def _maker(
    found: Candidates, fused: FusedScores, shares: Mapping[str, Values], merits: Values, scores: Values
) -> Callable[[int], Ranked]:
    """What gives of a candidate, by its number, all that made its place; each is made once."""
    memories, own, around = found.memories, found.scores.lexical.tolist(), found.scores.context.tolist()
    by_merit, by_score, dense, lexical = (each.tolist() for each in (merits, scores, fused.dense, fused.lexical))
    by_name = [(name, values.tolist()) for name, values in shares.items()]

    made: dict[int, Ranked] = {}

    def ranked(at: int) -> Ranked:
        if (known := made.get(at)) is not None:
            return known
        factors = {"neighbours": around[at] / (own[at] + around[at])} if around[at] > 0 else {}
        for name, values in by_name:
            factors[name] = values[at]
        new = made[at] = Ranked(by_merit[at], memories[at], dense[at], lexical[at], factors, by_score[at])
        return new

    return ranked


def for_overview(judged: Judged, *, floor: float, project: str | None = None) -> Judged:
    """The order for a question about the memory itself: what was concluded, if it was asked for, then the newest.

    What is of the time that the question names comes first, what another said to the user last. What was said for
    once, which states nothing, is left out where anything else is known. A question that also names something, so that
    what is best comes up to the floor, keeps its order, and all of it. In a `project` what was said of that comes
    before what is the person's.
    """
    if not any(each.score >= floor for each in judged):
        judged = judged.sorted(_newness)
        told = [number for number in judged.order if _is_told(judged.candidates.memories[number])]
        judged = judged.only(told) if told else judged
    if project is not None:
        memories = judged.candidates.memories
        judged = judged.moved([at for at, number in enumerate(judged.order) if memories[number].project == project])
    return concluded_first(judged)


def for_agenda(judged: Judged, agenda: Agenda) -> Judged | None:
    """What is on the days that a question asks for which names nothing else; None if nothing is known of these.

    That is what names one of them, and what was said on them: of days that are over always, of such as may be if
    nothing names them.
    """
    memories = judged.candidates.memories
    named = [at for at in judged.order if meet(days_named(memories[at].text, memories[at].mentioned_at), agenda.days)]
    said = [at for at in judged.order if _is_told(memories[at]) and _is_said_on(memories[at].mentioned_at, agenda)]
    on = dict.fromkeys((*named, *(said if agenda.is_over or (agenda.has_begun and not named) else ())))
    return judged.only(list(on)) if on else None


def for_home(judged: Judged, moves: str, *, floor: float) -> Judged | None:
    """What says where its user lives, or will, by the words of `moves`, and what comes up to the floor beside it.

    None if nothing does. What is planned shares no word with "where do I live?".
    """
    words, memories = frozenset(moves.casefold().split()), judged.candidates.memories
    told = [at for at in judged.order if not words.isdisjoint(_SPOKEN.findall(memories[at].text.casefold()))]
    near = (at for at, each in zip(judged.order, judged, strict=True) if each.score >= floor)
    return judged.only([*dict.fromkeys((*told, *near))]) if told else None


_SPOKEN = re.compile(r"[^\W\d_]+")


def _is_said_on(day: date, agenda: Agenda) -> bool:
    return any(first <= day <= last for first, last in agenda.days)


def concluded_first(judged: Judged) -> Judged:
    """What the assistant concluded, if it was asked for, before all else; the rest in its order."""
    concluded = judged.marked(CONCLUDED)
    return judged.moved(concluded[:CONCLUSIONS]) if concluded else judged


def _newness(each: Ranked) -> tuple[float, bool, date, datetime]:
    memory = each.memory
    return each.factors.get("time", 0.0), not is_anothers(memory.text), memory.mentioned_at, memory.created_at


def _is_told(memory: Memory) -> bool:
    return memory.retention is not Retention.TENTATIVE


def reranked(judged: Judged, scores: Sequence[float]) -> Judged:
    """The first of `judged` by the scores of a cross-encoder in the place of their own; the others stay behind them."""
    first = [
        msgspec.structs.replace(each, merit=score, factors={**each.factors, "rerank": score})
        for each, score in zip(judged, scores, strict=False)
    ]
    worst = min(scores, default=1.0)
    rest = [msgspec.structs.replace(each, merit=each.merit * worst) for each in judged[len(first) :]]
    made = dict(zip(judged.order, (*first, *rest), strict=True))
    best = sorted(judged.order[: len(first)], key=lambda number: _merit(made[number]), reverse=True)
    return Judged(judged.candidates, [*best, *judged.order[len(first) :]], made.__getitem__)


def floor_of(
    candidates: Sequence[Candidate], scale: CosineScale | None, question: str, *, of_topic: bool = False
) -> Floor:
    """The floor for these candidates; without a `scale` the question was not embedded.

    `of_topic`: it asks what is known, or was decided, of something. That is the asker's own, however it is put;
    what is far behind the best is of something else.
    """
    found = Candidates.of(candidates)
    subject = "own" if of_topic else subject_of(question, [memory.text for memory in found.memories])
    is_of_fact = asks_fact(question)
    few = FEW_OF_OTHERS if of_topic or subject == "anything" else FEW if subject == "told" or is_of_fact else UNSURE
    usual, least = _least_bearing(found.among), _least_bearing(found.among, subject)
    if scale is None:
        usual, least = LEXICAL_FLOOR, LEXICAL_FLOOR if subject == "anything" else TOLD_LEXICAL_FLOOR
    floor = Floor(score_of(least), few, score_of(usual))
    if subject != "own" or of_topic:
        return floor
    beside = score_of(BESIDE * usual) if is_of_fact else 0.0
    later = score_of(LATER * usual) if asks_of_now(question) else beside
    return floor._replace(sure=floor.answers, beside=beside, later=later)


def floor_among(count: int, subject: Subject = "anything") -> float:
    """The floor where so many memories were searched, as a score: a half of one, 0.67 of ten, 0.75 of 1,000.

    The best of many is better than the best of few, whatever is asked: the highest of n scores that mean nothing grows
    about as √ln n, and from some 600 on as ln n, since rare words that are shared by chance are no bell curve. Measured
    (`bench.memory --only floor`): at least 95 in 100 questions that a user's memories answer have a better one at each
    size, and of ten first messages to an open assistant nine have none.

    A question that names what was `told` is answered far more often: half of it is enough of a few memories, four
    fifths of many, where what answers is more similar; of few it needs `TOLD_FLOOR` alone.

    A question about the asker's `own` ("Should I try climbing?", "sort us a holiday somewhere hot") is nearly always
    about her, and what answers may be hardly similar ("I've been scared of heights since I was a child"), or not at all
    ("I'm retired." for "Can I go on holiday in May?"): where no more than `FEW` are known there is no floor, and up to
    some 200 it is lower than behind them.
    """
    return score_of(_least_bearing(count, subject))


def _least_bearing(count: int, subject: Subject = "anything") -> float:
    size = math.log10(max(count, 1))
    if subject == "own":
        return max(0.0, min(OWN_FLOOR + OWN_GROWTH * size, MANY_GROWTH * (size - math.log10(FEW))))
    begins = max(TOLD_FLOOR, BEGINS_GROWTH * (size - math.log10(FEW)))
    if subject == "told":
        return min(begins, TOLD_FLOOR + MANY_GROWTH * size)
    return FLOOR + max(FEW_GROWTH * math.sqrt(size), MANY_GROWTH * size)


def absolute(found: Candidates, scale: CosineScale | None) -> Values:
    """What each candidate is worth whatever else was found (docs/rules.md, The floor): 0…1."""
    covered = found.scores.covered
    return score_of(covered if scale is None else (scale.meaning(found.scores.dense) + covered) / 2)


def score_of(bearing: Bearing) -> Bearing:
    """The score of what bears so much on a question: it rises from 0 over a half, where the floor is, to 1."""
    return (1 + BEND) * bearing / (bearing + BEND)


def select(
    judged: Judged, options: RankingOptions, *, render: Render, question: Question, floor: Floor = NO_FLOOR
) -> Ranking:
    """The best that may be shown and fit (docs/rules.md, Candidates and budget); no others are rendered.

    Nothing if the best of those that may be shown is below the `floor`, which a `min_score` takes the place of.
    """
    refused = _refused(judged, options, question.at)
    has_floor = options.min_score == "auto" and floor.least > 0
    if has_floor and judged and not any(each.score >= floor.least and each.memory.id not in refused for each in judged):
        below = (explained(each, 0, BELOW_FLOOR) for each in judged[:TOLD_BEYOND])
        return Ranking(explained=tuple(below), floor=floor.least)
    best = max((each.merit for each in judged[:1]), default=0.0)
    falls = not options.diversity  # the merits of what is diverse come in no order
    least = options.min_merit * best if has_floor else 0.0
    is_sure = not has_floor or any(each.score >= floor.sure for each in judged)
    most = options.top_k if is_sure else min(UNSURE, options.top_k)
    beside, later = (floor.beside, floor.later) if is_sure else (0.0, 0.0)
    unfit = _unfit_answers(judged, question, floor, ANSWER_SHARE * best)
    why_not = {**unfit, **_outdated(judged, options, question, refused), **refused}
    selected: list[MemoryMatch] = []
    told: list[RecalledMemory] = []
    used = beyond = 0
    for each in _diverse(judged, options.diversity) if options.diversity else judged:
        memory, is_behind, shown = each.memory, each.merit < least, len(selected)
        is_later = memory.created_at > judged[0].memory.created_at
        is_few = shown < floor.few and each.score >= (later if is_later else beside)
        is_beyond = shown >= most or (falls and is_behind and not is_few)
        beyond = beyond + 1 if is_beyond else 0
        if beyond > TOLD_BEYOND:
            break
        is_spared = is_few and (not question.project or memory.project == question.project)
        reason = why_not.get(memory.id) or ("far_behind" if is_behind and not is_spared else "")
        reason = reason or ("below_top_k" if shown >= most else "")
        tokens = 0
        if not reason:
            rendered = render(memory)
            tokens = rendered.tokens
            # What does not fit is skipped, not a stop: a shorter one behind it may fit.
            if used + tokens > options.token_budget:
                reason = "over_budget"
            else:
                selected.append(MemoryMatch(memory, rendered.line, tokens, each.score))
                used += tokens
        told.append(explained(each, tokens, reason))
    held = floor.least if options.min_score == "auto" and judged else 0.0
    return Ranking(selected=tuple(selected), explained=tuple(told), tokens=used, floor=held)


def _refused(judged: Judged, options: RankingOptions, at: datetime | None) -> dict[str, str]:
    """Why memories are not to be shown, whatever room there is, by their ids: of most nothing needs to be asked."""
    weighs_all = options.min_score != "auto" or options.min_importance > 0 or bool(options.types)
    asked = judged if weighs_all else (judged[place] for place in judged.marked(GUARDED))
    reasons = ((each.memory.id, refusal(each.memory, each.score, options, at)) for each in asked)
    return {memory_id: reason for memory_id, reason in reasons if reason}


def _outdated(
    judged: Judged, options: RankingOptions, question: Question, refused: Mapping[str, str]
) -> dict[str, str]:
    """That readings are out of date, by their ids; `refused`: what makes no other one so."""
    if not options.suppress_stale or question.periods or asks_for_history(question.text):
        return {}
    # Readings of the same thing have much the same score: those that might be shown stand together at the top.
    places = judged.marked(MEASURED, first=options.top_k * STALE_FACTOR)
    readings = (judged.candidates.memories[judged.order[at]] for at in places)
    return dict.fromkeys(stale([each for each in readings if each.id not in refused]), "stale")


def _unfit_answers(judged: Judged, question: Question, floor: Floor, least: float) -> dict[str, str]:
    """Why answers of the assistant's are not shown, by their ids.

    Who says no more than "Let's do that" is answered within the same conversation: one answer that comes up to the
    floor speaks for the others there. Where there is none ("What did we talk about yesterday?") it is the time that
    tells which are meant, if one is named.
    """
    concluded = [judged[at] for at in judged.marked(CONCLUDED)]
    sessions = {each.memory.provenance.session for each in concluded if each.score >= floor.answers}
    times = question.periods if floor == NO_FLOOR else ()

    def why_not(each: Ranked) -> str:
        memory = each.memory
        if memory.provenance.session not in sessions:
            return BELOW_FLOOR
        is_of_time = not times or any(period.nearness(memory.mentioned_at) for period in times)
        return "" if is_of_time and each.merit >= least else "far_behind"

    reasons = ((each.memory.id, why_not(each)) for each in concluded if each.memory.is_answer)
    return {memory_id: reason for memory_id, reason in reasons if reason}


def fuse(found: Candidates, options: RankingOptions, *, dense: bool = True) -> FusedScores:
    """The scores of all candidates, in their order; a search that found nothing leaves the other one alone."""
    scores = found.scores
    meaning = shares(scores.dense - scores.crowding + scores.bearing + scores.beside)
    words = shares(scores.lexical + scores.context)
    if not dense:
        weight = 0.0
    elif not words.any():
        weight = 1.0
    else:
        weight = options.dense_weight
    return FusedScores(weight * meaning + (1.0 - weight) * words, meaning, words)


def refusal(memory: Memory, score: float, options: RankingOptions, at: datetime | None) -> str:
    """Why a memory is not to be shown, whatever room there is; empty if it may be."""
    if QUARANTINED in memory.tags:
        return "quarantined"
    if at is not None and memory.is_over(at):
        return "expired"
    if memory.importance < options.min_importance:
        return "low_importance"
    if memory.compressed and not options.include_compressed:
        return "compressed"
    if options.types and memory.type not in options.types:
        return "other_type"
    return "below_min_score" if options.min_score != "auto" and score < options.min_score else ""


def _aged(judged: Ranked, options: RankingOptions, at: datetime) -> Ranked:
    """The merit after forgetting, then recency, in Vitamem's order."""
    memory, merit, factors = judged.memory, judged.merit, dict(judged.factors)
    if options.forgetting:
        factors["forgetting"] = forgetting(memory, at=at, half_life_days=options.half_life_days)
        merit *= factors["forgetting"]
    if weight := options.recency_weight:
        factors["recency"] = weight * recency(memory, at=at, days=options.recency_days)
        merit = merit * (1.0 - weight) + factors["recency"]
    return msgspec.structs.replace(judged, merit=merit, factors=factors)


def _diverse(judged: Judged, diversity: float) -> list[Ranked]:
    """By maximal marginal relevance: each next one is `(1 - d) · score - d · its greatest cosine to those before`."""
    vectors = judged.candidates.vectors or [None] * len(judged)
    known = [(at, vector) for at, number in enumerate(judged.order) if (vector := vectors[number]) is not None]
    cosines = np.zeros((len(judged), len(judged)), np.float32)
    if known:
        places = [at for at, _ in known]
        matrix = np.stack([vector for _, vector in known])
        cosines[np.ix_(places, places)] = matrix @ matrix.T
    merits = (1.0 - diversity) * np.array([each.merit for each in judged])
    nearest = np.zeros(len(judged), np.float32)
    order: list[Ranked] = []
    for _ in judged:
        best = int(np.argmax(merits - diversity * nearest))
        order.append(judged[best])
        merits[best] = -np.inf
        nearest = np.maximum(nearest, cosines[best])
    return order


def _merit(judged: Ranked) -> tuple[float, datetime, str]:
    """Best first, then newest first, then by id: the same candidates always rank alike."""
    memory = judged.memory
    return judged.merit, memory.created_at, memory.id


def explained(judged: Ranked, tokens: int = 0, reason: str = "") -> RecalledMemory:
    """What made a candidate's place; `reason`: why it was not taken, if it was not."""
    memory = judged.memory
    return RecalledMemory(
        id=memory.id,
        score=judged.score,
        merit=judged.merit,
        dense=judged.dense,
        lexical=judged.lexical,
        importance=memory.importance,
        tokens=tokens,
        injected=not reason,
        reason=reason or "selected",
        factors=judged.factors,
    )
