"""For how long what was said is kept, from the message to the store."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from memory.model.memory import Retention
from ricordo.parts import embedder_of
from ricordo.stores import engine_of
from ricordo.working import ingestor_of
from tests.e2e.conftest import Ricordo, ricordo_of, settings_for
from tests.e2e.test_forgetting import ask
from tests.scripted_upstream import ScriptedUpstream

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def waiting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    """A proxy whose turns wait until somebody ingests them."""
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(Path(tmp_path_factory.mktemp("store")) / "ricordo.db", upstream)
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            yield ricordo


def ingested(ricordo: Ricordo, *, days: int) -> None:
    """Ingest what waits, as if so many days had passed."""

    async def ingest() -> None:
        at = datetime.now(UTC) + timedelta(days=days)
        async with (
            embedder_of(ricordo.settings) as embedder,
            engine_of(ricordo.settings, embedder=embedder) as engine,
            engine.ingesting(),
        ):
            worker = ingestor_of(ricordo.settings, engine=engine, embedder=embedder, asking=None, clock=lambda: at)
            while jobs := await engine.queue.claim(1, now=at):
                await worker.ingest(jobs[0])

    asyncio.run(ingest())


RECALLED = [
    ("Hey, can you help me plan my week?", "Hey, can you help me plan my evening?", Retention.TENTATIVE),
    (
        "Kannst du mir helfen, meine Woche zu planen?",
        "Kannst du mir helfen, meine Woche zu ordnen?",
        Retention.TENTATIVE,
    ),
    ("¿Me ayudas a planear mi semana?", "¿Me ayudas a planear mi semana de una vez?", Retention.TENTATIVE),
    (
        "Tu peux m'aider à organiser ma semaine ?",
        "Tu peux m'aider à organiser ma semaine de travail ?",
        Retention.TENTATIVE,
    ),
    (
        "Mi aiuti a organizzare la mia settimana?",
        "Mi aiuti a organizzare la mia settimana prossima?",
        Retention.TENTATIVE,
    ),
    ("Me ajuda a organizar minha semana?", "Me ajuda a organizar minha semana outra vez?", Retention.TENTATIVE),
    ("Help me choose a present for my niece Nora.", "What present could my niece Nora like?", Retention.PASSAGE),
    ("Help me move my 40 cactus plants.", "Can my 40 cactus plants stand outside?", Retention.PASSAGE),
    ("can't wait for the concert tomorrow!", "When is my concert tomorrow?", Retention.PASSAGE),
]


@pytest.mark.parametrize(("said", "again", "kept_as"), RECALLED)
def test_what_only_asks_is_not_kept_longer_for_being_found_by_who_asks_alike(
    waiting: Ricordo, said: str, again: str, kept_as: Retention
):
    user = f"asking-{RECALLED.index((said, again, kept_as))}"
    ask(waiting, user, said)
    ingested(waiting, days=0)
    for days in (1, 2):
        assert said in ask(waiting, user, again)
        ingested(waiting, days=days)

    (memory,) = (each for each in waiting.memories(user) if each.text == said)

    assert memory.kept_as is kept_as
    assert (memory.retrieval_count > 0) == (kept_as is Retention.PASSAGE)


CLIPPED = [
    "Put on six kilos since Christmas.",
    "Run five miles every morning.",
    "Cut down on coffee since May.",
    "Read two books a week.",
    "New job since Monday!",
    "Two kids, one dog.",
    "Seit Mai ohne Auto.",
    "Gehe jeden Sonntag wandern.",
    "Sin coche desde el accidente.",
    "Dos hijos y un perro.",
    "Plus de voiture depuis l'accident.",
    "Nouveau boulot depuis lundi !",
    "Senza macchina dall'incidente.",
    "Due figli, un cane.",
    "Sem carro desde o acidente.",
    "Dois filhos, um cão.",
    "due date is march 2",
    "tom uses ventolin before footy, can u make a wknd plan footy is sat 9am",
]


@pytest.mark.parametrize("text", CLIPPED)
def test_what_is_stated_without_i_or_without_a_verb_is_kept_like_any_statement(waiting: Ricordo, text: str):
    user = f"clipped-{CLIPPED.index(text)}"
    ask(waiting, user, text)
    ingested(waiting, days=0)

    (memory,) = waiting.memories(user)

    assert memory.text == text
    assert memory.kept_as is not Retention.TENTATIVE


BEGUN_LIKE_A_QUESTION_OR_A_REQUEST = [
    "didn't get the job",
    "can't stand the noise of the new flat",
    "haven't smoked a cigarette since May",
    "was a nurse for twenty years",
    "have a dog and two cats",
    "did my taxes yesterday",
    "don't drink any more",
    "Book club is at Dolores's place from now on.",
    "Test results are back, all fine.",
    "Plan is to move in May.",
    "Fact 1: I like red",
]


@pytest.mark.parametrize("text", BEGUN_LIKE_A_QUESTION_OR_A_REQUEST)
def test_a_statement_that_only_begins_like_a_question_a_request_or_a_document_is_kept(waiting: Ricordo, text: str):
    user = f"begun-{BEGUN_LIKE_A_QUESTION_OR_A_REQUEST.index(text)}"
    ask(waiting, user, text)
    ingested(waiting, days=0)

    (memory,) = waiting.memories(user)

    assert memory.text == text


@pytest.mark.parametrize(
    "text",
    [
        "Put on some music.",
        "Run the tests.",
        "Cut this text down.",
        "Read this.",
        "Take a look at this every day.",
        "Play a game with me.",
        "Show me the changes since last week.",
        "No changes since then.",
        "Two more examples.",
        "Two jokes about cats.",
        "Zwei Hundenamen, bitte.",
        "Dos chistes sobre gatos.",
        "Plus court, s'il te plaît.",
        "Due barzellette sui cani.",
        "Duas piadas sobre gatos.",
    ],
)
def test_what_is_only_asked_for_is_kept_for_once_at_most(waiting: Ricordo, text: str):
    user = f"asked-{len(text)}-{text[0]}"
    ask(waiting, user, text)
    ingested(waiting, days=0)

    assert {memory.kept_as for memory in waiting.memories(user)} <= {Retention.TENTATIVE}
