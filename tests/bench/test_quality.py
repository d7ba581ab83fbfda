"""The benchmark of retrieval, on small made-up conversations in both forms."""

import json
import os
import random
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any, cast

import pytest
import redis

from bench.quality.__main__ import main
from bench.quality.arms import SETTINGS, options_of
from bench.quality.data import conversations, merged, moment
from bench.quality.measures import averaged, measured
from memory.model.recall_options import RecallOptions

REDIS_URL = os.environ.get("RICORDO_TEST_REDIS_URL", "")

THINGS = ("bicycle", "piano", "garden", "telescope", "sourdough", "greenhouse", "sailboat", "marathon")
PLACES = ("Lisbon", "Oslo", "Kyoto", "Quito", "Tartu", "Cork", "Bergen", "Turin")


def made_up_chat(*, days: int = 8, seed: int = 7) -> dict[str, Any]:
    """A long chat with an assistant: each day one thing and one place, between much that says nothing."""
    chance = random.Random(seed)
    messages: list[dict[str, Any]] = []
    questions: list[dict[str, Any]] = []

    def say(role: str, content: str, day: int) -> int:
        said = (date(2025, 1, 1) + timedelta(days=day)).isoformat()
        messages.append({"id": len(messages), "role": role, "content": content, "date": said})
        return len(messages) - 1

    for day, (thing, place) in enumerate(zip(THINGS[:days], PLACES, strict=False)):
        said = say("user", f"I want to take my {thing} to {place} and need a plan for it.", day)
        say(
            "assistant",
            f"Here is a plan for {place}. " + "First pack, then travel, then rest. " * chance.randint(2, 9),
            day,
        )
        say("user", "Thanks, that is a good plan!", day)
        say("assistant", "You are welcome. Is there anything else?", day)
        questions.append({"question": f"Where did I want to take my {thing}?", "evidence_ids": [said]})
    return {"messages": messages, "questions": questions}


def made_up_dialogue() -> list[dict[str, Any]]:
    """One conversation in LoCoMo's form, with its irregularities."""
    said: dict[str, Any] = {
        "speaker_a": "Ada",
        "speaker_b": "Bob",
        "session_1_date_time": "1:56 pm on 8 May, 2023",
        "session_1": [
            {"speaker": "Ada", "dia_id": "D1:1", "text": "I bought a cello yesterday."},
            {"speaker": "Bob", "dia_id": "D1:2", "text": "Look!", "blip_caption": "a photo of a lighthouse"},
        ],
        "session_2_date_time": "10:00 am on 3 June, 2023",
        "session_2": [{"speaker": "Bob", "dia_id": "D2:1", "text": "I moved to Cork."}],
        "session_3_date_time": "10:00 am on 9 June, 2023",
    }
    qa: list[dict[str, Any]] = [
        {"question": "When did Ada buy a cello?", "evidence": ["D1:1"], "category": 2},
        {"question": "What do Ada and Bob do?", "evidence": ["D1:1; D2:1", "D9:9"], "category": 1},
        {"question": "What did Ada sell?", "evidence": ["D1:1"], "category": 5},
        {"question": "Who is Eve?", "evidence": [], "category": 4},
    ]
    return [{"sample_id": "made-up", "conversation": said, "qa": qa}]


def written(folder: Path, data: object) -> Path:
    path = folder / "data.json"
    path.write_text(json.dumps(data))
    return path


# ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_dialogue_is_read_with_speakers_pictures_and_dates(tmp_path: Path):
    (found,) = conversations(written(tmp_path, made_up_dialogue()), "locomo")

    assert [turn.text for turn in found.turns] == [
        "Ada: I bought a cello yesterday.",
        "Bob: Look! [shares a photo of a lighthouse]",
        "Bob: I moved to Cork.",
    ]
    assert [turn.session for turn in found.turns] == ["session_1", "session_1", "session_2"]
    assert found.turns[0].at == datetime(2023, 5, 8, 13, 56, tzinfo=UTC)


def test_questions_without_evidence_and_those_for_what_was_never_said_are_left_out(tmp_path: Path):
    (found,) = conversations(written(tmp_path, made_up_dialogue()), "locomo")

    assert [(asked.category, asked.evidence) for asked in found.questions] == [
        ("temporal", {"D1:1"}),
        ("multi-hop", {"D1:1", "D2:1"}),
    ]


def test_a_chat_is_read_by_its_messages_and_days(tmp_path: Path):
    (found,) = conversations(written(tmp_path, made_up_chat(days=2)), "chats")

    assert [turn.session for turn in found.turns] == ["2025-01-01"] * 4 + ["2025-01-02"] * 4
    assert [turn.role for turn in found.turns[:2]] == ["user", "assistant"]
    assert [asked.evidence for asked in found.questions] == [{"0"}, {"4"}]


def test_conversations_can_be_put_together_and_stay_apart(tmp_path: Path):
    both = [made_up_chat(days=1), made_up_chat(days=1) | {"name": "second"}]

    one = merged(conversations(written(tmp_path, both), "chats"))

    assert len({turn.id for turn in one.turns}) == len(one.turns) == 8
    assert {turn.session for turn in one.turns} == {"1/2025-01-01", "second/2025-01-01"}
    assert [(asked.conversation, asked.evidence) for asked in one.questions] == [
        ("1", {"1/0"}),
        ("second", {"second/0"}),
    ]


@pytest.mark.parametrize(
    "text", ["2024-03-15", "2024-03-15T00:00:00Z", "March-15-2024", "15 March 2024", "March 15, 2024", "2024/03/15"]
)
def test_dates_are_read_as_they_are_written(text: str):
    assert moment(text) == datetime(2024, 3, 15, tzinfo=UTC)


@pytest.mark.parametrize("data", [[1], {"messages": 3}, [{"conversation": {}}], "text"])
def test_other_data_is_refused_with_one_line(data: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    for form in ("locomo", "chats"):
        with pytest.raises(SystemExit):
            main(["--data", str(written(tmp_path, data)), "--format", form])

        assert capsys.readouterr().err.count("\n") == 1


# ── Measuring ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_measures_are_those_of_the_textbook():
    figures = measured(["x", "a", "y", "z", "w", "b"], {"a", "b"})

    assert (figures["any_recall@5"], figures["all_recall@5"], figures["mean_recall@5"]) == (100, 0, 50)
    assert (figures["all_recall@10"], figures["mean_recall@10"]) == (100, 100)
    assert figures["mrr"] == 50
    assert figures["ndcg@10"] == pytest.approx(100 * (0.63093 + 0.35621) / (1 + 0.63093), abs=0.01)


def test_nothing_found_is_nothing():
    assert set(measured([], {"a"}).values()) == {0.0}


def test_means_are_over_questions():
    assert averaged([measured(["a"], {"a"}), measured(["x"], {"a"})])["mean_recall@10"] == 50


# ── The whole ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_full_is_the_product_with_its_own_defaults():
    assert SETTINGS["full"] == {}
    assert options_of("full", deep=False) == RecallOptions(deadline_seconds=60)
    assert options_of("fused", deep=True).session_weight == 0


@pytest.mark.parametrize(("form", "data"), [("locomo", made_up_dialogue()), ("chats", made_up_chat())])
def test_all_arms_are_measured_side_by_side(
    form: str, data: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    figures = tmp_path / "figures.json"

    main(["--data", str(written(tmp_path, data)), "--format", form, "--json", str(figures), "--together"])

    arms = json.loads(figures.read_text())["arms"]
    table = capsys.readouterr().out
    assert arms.keys() == SETTINGS.keys()
    assert all(f"| {arm} |" in table for arm in arms)
    assert arms["full"]["mean_recall@10"] >= arms["fused"]["mean_recall@10"] > 90
    assert arms["full"].keys() >= {"ndcg@10", "mrr", "any_recall@5", "all_recall@20", "tokens", "p50_ms", "p99_ms"}


def searches_of(url: str) -> int:
    """How often this server has been asked to search."""
    client: Any = cast("Any", redis.Redis).from_url(url)
    with client:
        return client.info("commandstats").get("cmdstat_FT.SEARCH", {"calls": 0})["calls"]


@pytest.mark.skipif(not REDIS_URL, reason="RICORDO_TEST_REDIS_URL names no Redis with the Query Engine")
def test_on_redis_the_server_searches_for_every_question(tmp_path: Path):
    before, chat = searches_of(REDIS_URL), made_up_chat()

    main(["--data", str(written(tmp_path, chat)), "--format", "chats", "--store", REDIS_URL])

    assert searches_of(REDIS_URL) - before >= 2 * len(chat["questions"]) * len(SETTINGS)
