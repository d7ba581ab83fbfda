"""The benchmark of what is remembered, on data of a few lines: each figure can be right and wrong."""

import asyncio
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bench.memory.__main__ import FAMILIES, main, run
from bench.memory.changing import is_shown, telling, verdict_of
from bench.memory.data import Change, Diary, Everyday, Life, Negative, Preference, Story, Talk, Task, found, ours, read
from bench.memory.house import Known, Prompt, prompt_of
from bench.memory.locomo import plain, unframed
from bench.memory.ranking import OTHERS, others
from bench.memory.report import Line, mean, percentile, table
from bench.memory.sides import sides_of, speaker_of, tellings
from bench.memory.tasks import is_personal
from memory.model.memory import Memory, Profile
from memory.model.scope import Scope
from memory.text.markup import region

pytestmark = pytest.mark.long

SAMPLES: dict[str, Any] = {
    "pairs": [
        {"old": "I live in Boston.", "new": "I live in Denver now.", "expected": "UPDATE", "lang": "en", "kind": "x"},
        {"old": "I live in Boston.", "new": "My sister plays the cello.", "expected": "ADD"},
        {"old": "I live in Boston.", "new": "I live in Boston.", "expected": "NONE"},
    ],
    "must_pin": ["I have a severe peanut allergy.", "The weather is nice today."],
    "dialogues": [
        {
            "id": "e1",
            "sessions": [["I live in Boston.", "What is the time?"], ["My sister Mia plays the cello."]],
            "questions": ["Where do I live?"],
            "facts": ["boston", "Mia.*cello", "Reykjavik"],
        }
    ],
    "unrelated_prompts": ["What is 17 * 23?"],
    "forget": [{"said": "I live in Graz.", "then": "Forget that I live in Graz."}],
    "not_to_be_kept": ["I work at KPMG."],
}


def dialogue(name: str) -> dict[str, Any]:
    """A conversation in LoCoMo's form."""
    said: dict[str, Any] = {
        "session_1_date_time": "1:56 pm on 8 May, 2023",
        "session_1": [
            {"speaker": "Bob", "dia_id": "D1:1", "text": "Hello!"},
            {"speaker": "Ada", "dia_id": "D1:2", "text": "I bought a cello in Cork yesterday."},
            {"speaker": "Bob", "dia_id": "D1:3", "text": "I moved to Quito for my work as a baker."},
            {"speaker": "Bob", "dia_id": "D1:4", "text": "How do you like it?"},
            {"speaker": "Ada", "dia_id": "D1:5", "text": "My brother Tom broke it, sadly."},
        ],
    }
    qa: list[dict[str, Any]] = [
        {"question": "Where did Ada buy a cello?", "evidence": ["D1:2"], "category": 4},
        {"question": "Who broke the cello that came from Cork, and where is Bob?", "evidence": ["D1:5", "D1:3"]}
        | {"category": 1},
    ]
    return {"sample_id": name, "conversation": said, "qa": qa}


def written(folder: Path, name: str, data: object) -> Path:
    path = folder / name
    path.write_text(json.dumps(data))
    return path


def measured(paths: Sequence[Path], *names: str) -> dict[str, Line]:
    """The lines of some families, by their names."""
    notes: list[str] = []
    lines = asyncio.run(run(read(paths), names, embedder="wordllama", note=notes.append))
    return {each.name: each for each in lines}


@pytest.fixture(autouse=True)
def _no_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command sets the logs up for its process: here that is the other tests'."""

    def nothing(**_: object) -> None: ...

    monkeypatch.setattr("bench.memory.__main__.configure_logs", nothing)


# ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_files_are_told_apart_by_their_content(tmp_path: Path):
    tasks = tmp_path / "prompts.jsonl"
    tasks.write_text('{"text": "Write a poem", "lang": "en"}\n\n{"text": "I am 40", "personal": true}\n')
    chat: dict[str, Any] = {"messages": [], "questions": []}
    pairs = [{"preference": "I avoid wool.", "question": "What do I pack?", "explanation": "It says what to wear."}]

    data = read(
        [
            written(tmp_path, "a.json", SAMPLES),
            written(tmp_path, "b.json", [dialogue("one")]),
            written(tmp_path, "c.json", chat),
            written(tmp_path, "d.json", pairs),
            tasks,
        ]
    )

    assert [pair.expected for pair in data.samples.pairs] == ["UPDATE", "ADD", "NONE"]
    assert data.samples.changes == ()
    assert [talk.name for talk in data.talks] == ["one"]
    assert data.chats == (tmp_path / "c.json",)
    assert data.preferences == (Preference("I avoid wool.", "What do I pack?"),)
    assert data.tasks == (Task("Write a poem"), Task("I am 40", personal=True))


def test_files_of_one_form_add_up(tmp_path: Path):
    both = [written(tmp_path, name, SAMPLES | {"must_pin": [name]}) for name in ("a", "b")]

    assert read(both).samples.must_pin == ("a", "b")


@pytest.mark.parametrize("data", [{"strange": 1}, [1], "text", {"pairs": [{"old": 1}]}, [{"conversation": {}}]])
def test_other_data_is_refused_with_one_line(data: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        main(["--data", str(written(tmp_path, "x.json", data)), "--only", "pins"])

    assert capsys.readouterr().err.count("\n") == 1


def test_a_dialogue_names_its_language_or_its_id_does():
    assert Talk("z07", ()).language == "zh"
    assert Talk("z07", (), lang="ja").language == "ja"
    assert Talk("q1", ()).language == "other"


def test_our_own_cases_can_be_read_and_are_of_five_languages():
    negatives, diaries = ours("negatives", Negative), ours("diaries", Diary)

    assert len(negatives) >= 100
    assert {each.lang for each in negatives} == {each.lang for each in diaries} == {"en", "de", "es", "it", "zh"}
    assert all(len(set(each.values)) == 15 and "{value}" in each.pattern for each in diaries)
    for name in ("overview", "indirect", "projects"):
        assert all(asked.needs for story in ours(name, Story) for asked in story.questions)
    assert any(asked.never for story in ours("projects", Story) for asked in story.questions)
    for told in ours("everyday", Everyday):
        assert all(found(need, told.said) for asked in told.questions for need in asked.needs)
    lives = (*ours("questions", Life), *ours("requests", Life))
    assert {life.lang for life in lives} == {"en", "de", "es", "fr", "it", "pt"}
    for life in (*lives, *ours("helping", Life), *ours("newest", Life)):
        said = [text for talk in life.talks for text in talk]
        assert all(found(need, said) for asked in life.questions for need in asked.needs)


# ── Telling ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_each_of_the_two_tells_the_dialogue_as_a_user_of_her_own(tmp_path: Path):
    (talk,) = read([written(tmp_path, "a.json", [dialogue("one")])]).talks
    bob, ada = sides_of(talk)

    first, second = tellings(ada)

    assert (bob.user, ada.user) == ("one.Bob", "one.Ada")
    assert [each["role"] for each in first.messages] == ["assistant", "user"]
    assert first.answer == "I moved to Quito for my work as a baker.\nHow do you like it?"
    assert [each["role"] for each in second.messages] == ["assistant", "user", "assistant", "user"]
    assert second.messages[-1]["content"] == "My brother Tom broke it, sadly."
    assert first.at == datetime(2023, 5, 8, 13, 57, tzinfo=UTC) < second.at
    assert len(ada.questions) == 2
    assert len(bob.questions) == 1


def test_what_the_memory_put_into_a_prompt_is_read_off_the_body():
    body = {
        "messages": [
            {"role": "system", "content": f"Be kind.\n\n{region('=== User Profile ===' + chr(10) + 'Home: Boston')}"},
            {"role": "user", "content": f"{region('- of a past message')}\n\nHello!"},
            {"role": "user", "content": [{"type": "text", "text": region("--- May 2023 ---\n- I like tea.")}]},
        ]
    }

    prompt = prompt_of(body)

    assert prompt.stable == ("Home: Boston",)
    assert prompt.dynamic == ("- I like tea.",)
    assert prompt.tokens > 10


def test_others_are_in_the_words_of_other_conversations_and_answer_nothing(tmp_path: Path):
    one, two = read([written(tmp_path, "a.json", [dialogue("one"), dialogue("two")])]).talks

    made_up = others(one, (one, two))

    assert len(made_up.turns) == OTHERS
    assert made_up.name == one.name
    assert {speaker_of(said) for said in made_up.turns} == {"Ada", "Bob"}
    assert not others(one, (one,)).turns[0].text.startswith(("Ada", "Bob"))


# ── Judging ───────────────────────────────────────────────────────────────────────────────────────────────────


def known(**texts: str) -> Known:
    at = datetime(2026, 1, 1, tzinfo=UTC)
    memories = (
        Memory(id=each, scope=Scope("t", "u"), text=text, created_at=at, updated_at=at, mentioned_at=at.date())
        for each, text in texts.items()
    )
    return Known(tuple(memories), Profile())


@pytest.mark.parametrize(
    ("after", "verdict"),
    [
        (known(a="one"), "NONE"),
        (known(a="one", b="two"), "ADD"),
        (known(a="two"), "UPDATE"),
        (known(b="two"), "UPDATE"),
        (known(), "DELETE"),
    ],
)
def test_what_a_statement_did_is_read_off_the_store(after: Known, verdict: str):
    assert verdict_of(known(a="one"), after) == verdict


def test_an_old_statement_is_shown_as_old_if_its_line_says_so_before_the_new_one():
    case = Change("I live in Boston.", "We moved to Denver.", "supersede")
    old, new = "- [INFO] I live in Boston. (mentioned 2026-01-01) (confirmed)", "- We moved to Denver. (confirmed)"
    marked = old.replace("Boston.", "Boston. (may have changed)")

    assert is_shown(Prompt(dynamic=(marked, new)), case)
    assert not is_shown(Prompt(dynamic=(old, new)), case)
    assert not is_shown(Prompt(dynamic=(new, marked)), case)


def test_the_text_of_a_line_is_found_in_its_frame():
    assert unframed("- [CRITICAL] I like tea. (mentioned 2026-01-01) (confirmed, pinned)") == "I like tea."
    assert unframed("- I like tea (green)") == "I like tea (green)"
    assert plain("I'm  off!") == plain("im off") == "imoff"


def test_words_of_four_letters_tell_what_is_meant():
    assert telling("I live in Graz.") == {"live", "graz"}
    assert telling("I am 40") == {"i", "am", "40"}


@pytest.mark.parametrize(
    ("text", "personal"),
    [
        ("I live in Oslo.", True),
        ("Meine Tochter heißt Ida.", True),
        ("我住在杭州", True),
        ("The capital of Norway is Oslo.", False),
        ("I want you to act as a pirate.", False),
        ("Help me with my homework.", False),
    ],
)
def test_an_entry_is_personal_by_its_words_unless_it_is_labelled(text: str, personal: bool):
    assert is_personal(text, Task(text)) is personal
    assert is_personal(text, Task(text, personal=not personal)) is not personal


def test_means_and_percentiles_of_nothing_are_nothing():
    assert mean([1, 2]) == 1.5
    assert percentile([3, 1, 2, 4], 50) == 2
    assert percentile(list(map(float, range(1, 101))), 95) == 95
    assert mean([]) is percentile([], 95) is None
    assert "| a | – |  | 0 |" in table([Line("a", None)])


# ── The whole ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_dialogue_goes_in_through_ingestion_and_comes_out_of_the_prompt(tmp_path: Path):
    paths = [written(tmp_path, "a.json", [dialogue("one")]), written(tmp_path, "b.json", SAMPLES)]

    lines = measured(paths, "locomo")

    found = lines["LoCoMo end to end: evidence in the prompt"]
    assert found.n == 3
    assert found.value is not None
    assert found.value > 60
    lost = [each.value for name, each in lines.items() if name.startswith("evidence turns lost")]
    turns = lines["LoCoMo end to end: evidence turns in the prompt"].value
    assert sum(value or 0 for value in [*lost, turns]) == pytest.approx(100, abs=0.3)
    assert lines["what the other one said, in the prompt"] == Line(
        *("what the other one said, in the prompt", 0.0, "", 2)
    )
    assert lines["unrelated prompts that get memories, LoCoMo's users"].n == 2


def test_statements_are_judged_by_what_became_of_them(tmp_path: Path):
    lines = measured([written(tmp_path, "a.json", SAMPLES)], "changes", "pins", "forget", "dialogues")

    assert lines["changes of pairs recognised (UPDATE)"].value == 100
    assert lines["wrong merges of pairs (ADD)"] == Line("wrong merges of pairs (ADD)", 0, "0", 1)
    assert lines["repetitions recognised (NONE)"].value == 100
    assert lines["must be pinned, and is"].value == 50
    assert lines["what is to be forgotten is out of the prompt"].value == 100
    assert lines["what is not to be kept is out of the prompt"].value == 0
    assert lines["facts of everyday dialogues still known, en"].value == pytest.approx(66.7)
    assert [name for name in lines if name.startswith("natural changes")] == [
        "natural changes recognised, in the memories or the profile, ours",
        "natural changes recognised in the memories, ours",
    ]


def test_what_tasks_leave_is_counted(tmp_path: Path):
    tasks = tmp_path / "prompts.jsonl"
    tasks.write_text('{"text": "I live in Oslo.", "personal": false}\n{"text": "What is the time?"}\n')

    lines = measured([tasks], "tasks")

    assert lines["public task prompts: entries that are junk"].value == 100
    assert lines["public task prompts of which an entry is left"].value == 50
    assert lines["lines injected without use per 100 of them"].value == 50  # the profile's


def test_preferences_are_told_alone_and_beside_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    stated, unsaid = Preference("I avoid wool.", "What do I pack?"), Preference("Good morning!", "Where do I eat?")

    def two(*_: object) -> tuple[Preference, ...]:
        return stated, unsaid

    monkeypatch.setattr("bench.memory.preferring.ours", two)
    pairs = written(tmp_path, "pairs.json", [{"preference": "I fear dogs.", "question": "Hobbies?"}])

    lines = measured([pairs], "preferences")

    name = "preferences in the prompt of a request that does not name them"
    assert [lines[f"{name}, {half}"].value for half in ("looked at", "only counted")] == [100, 0]
    assert [lines[f"{name}, beside 9 others, {half}"].value for half in ("looked at", "only counted")] == [100, 0]
    assert lines["PrefEval: preferences in the prompt"].n == 1


def test_what_has_no_data_is_left_out_and_told(capsys: pytest.CaptureFixture[str]):
    ours = {"changes", "news", "pins", "orders", "withdrawal", "diaries", "overview", "indirect", "everyday"}
    ours |= {"preferences", "projects", "questions", "newest", "requests", "helping", "languages", "telling"}
    families = [name for name in FAMILIES if name not in ours]

    main(["--only", *families])

    out, err = capsys.readouterr()
    assert out.count("\n") == 2
    assert err.count("left out") == len(families)


def test_the_lines_are_written_as_json(tmp_path: Path):
    figures = tmp_path / "figures.json"

    main(
        ["--data", str(written(tmp_path, "a.json", {"must_pin": ["Hello."]})), "--only", "pins", "--json", str(figures)]
    )

    assert json.loads(figures.read_text())[0] == {"name": "must be pinned, and is", "value": 0, "goal": "≥ 93", "n": 1}
