import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.model.options import ChunkOptions
from memory.text.chunking import _CLOSERS, _END, chunk, sentences  # pyright: ignore[reportPrivateUsage] - the expression itself is compared
from memory.text.cleaning import clean


def words(text: str) -> int:
    """One token a word: the numbers of docs/rules.md, Chunks can be counted by hand."""
    return len(text.split())


def said(number: int, topic: str = "word") -> str:
    return f"The {' '.join([topic] * (number - 2))} end."


def test_paragraphs_are_the_primary_boundary():
    text = f"{said(60, 'a')}\n\n{said(70, 'b')}"

    assert chunk(text, count=words) == text.split("\n\n")


def test_a_paragraph_of_300_tokens_stays_whole():
    text = " ".join([said(100)] * 3)

    assert chunk(text, count=words) == [text]


def test_a_paragraph_of_more_than_300_tokens_is_split_at_sentences():
    parts = [said(100, "a"), said(101, "b"), said(100, "c")]

    assert chunk(" ".join(parts), count=words) == parts


def test_no_sentence_ends_before_a_small_letter():
    text = f"{said(200, 'a')} and {said(150, 'b')}"

    first, second = chunk(text, count=words)

    assert not first.endswith("end."), "the text is halved at a word: it has no sentence end with a capital behind"
    assert f"{first} {second}" == text


@pytest.mark.parametrize("stop", [". ", "! ", "? "])
def test_full_stop_exclamation_and_question_mark_end_a_sentence(stop: str):
    text = f"A{' a' * 199}{stop}B{' b' * 199}."

    assert [words(part) for part in chunk(text, count=words)] == [200, 200]


def test_chunks_of_less_than_50_tokens_are_merged_with_their_neighbour():
    text = f"{said(49, 'a')}\n\n{said(60, 'b')}\n\n{said(10, 'c')}"

    assert chunk(text, count=words) == [text]


def test_a_short_chunk_is_merged_with_the_one_behind_if_the_one_before_is_full():
    text = f"{said(290, 'a')}\n\n{said(20, 'b')}\n\n{said(60, 'c')}"

    assert [words(part) for part in chunk(text, count=words)] == [290, 80]


def test_merging_never_makes_a_chunk_of_more_than_300_tokens():
    text = f"{said(290, 'a')}\n\n{said(20, 'b')}\n\n{said(290, 'c')}"

    assert [words(part) for part in chunk(text, count=words)] == [290, 20, 290]


def test_a_block_of_code_is_not_torn_apart_at_its_blank_lines():
    code = "```python\n" + "\n\n".join("x = 1 + 1 " * 10 for _ in range(5)) + "\n```"

    assert code in chunk(f"{said(60)}\n\n{code}\n\n{said(60)}", count=words)


def test_a_block_of_code_that_is_too_long_is_parted_between_lines():
    lines = [f"line {number} of code" for number in range(200)]

    parts = chunk("```\n" + "\n".join(lines) + "\n```", count=words)

    assert all(words(part) <= 300 for part in parts)
    assert set(lines) <= {line for part in parts for line in part.split("\n")}


def test_an_empty_text_has_no_chunks():
    assert chunk("", count=words) == []


def test_the_limits_are_options():
    text = f"{said(9, 'a')}\n\n{said(9, 'b')}"

    assert len(chunk(text, count=words, options=ChunkOptions(max_tokens=10, min_tokens=5))) == 2


@given(st.text(alphabet="ab. \n`A!-", max_size=2_000))
def test_chunks_keep_all_words_in_order_and_are_never_too_long(text: str):
    text = clean(text)
    limits = ChunkOptions(max_tokens=30, min_tokens=5)

    parts = chunk(text, count=words, options=limits)

    assert " ".join(parts).split() == text.split()
    assert all(words(part) <= 30 for part in parts)


def test_two_short_chunks_never_stand_side_by_side():
    text = "\n\n".join(said(size) for size in (10, 20, 60, 5, 5, 280, 30, 290, 8, 45))

    sizes = [words(part) for part in chunk(text, count=words)]

    assert all(size >= 50 or before + size > 300 for before, size in pairwise(sizes))


@pytest.mark.parametrize(
    "text", [" " * 1_000_000, "a" * 1_000_000, "\n \n" * 100_000, "```\n" * 100_000, ". A" * 100_000]
)
def test_B15_a_hostile_megabyte_is_chunked_in_linear_time(text: str):
    parts = chunk(text, count=lambda part: len(part) // 4)

    assert all(len(part) <= 1_204 for part in parts)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I live in Berlin. My dog is Rex.", ["I live in Berlin.", "My dog is Rex."]),
        ("i like tea. i hate coffee!! really", ["i like tea.", "i hate coffee!!", "really"]),
        ("Dr. Smith gave me 3.5 mg. It helped.", ["Dr. Smith gave me 3.5 mg.", "It helped."]),
        ("I use tools, e.g. a saw. Fine", ["I use tools, e.g. a saw.", "Fine"]),
        ("I met J. Smith at 5 p.m. on Monday.", ["I met J. Smith at 5 p.m. on Monday."]),
        ("We met at 5 p.m. Then we left.", ["We met at 5 p.m.", "Then we left."]),
        ("I was born in 1990. My wife too.", ["I was born in 1990.", "My wife too."]),
        ("Am 3. Mai fahre ich weg. Ich bin müde.", ["Am 3. Mai fahre ich weg.", "Ich bin müde."]),
        (
            "Es ist verschoben, weil am 18. das Altstadtfest ist.",
            ["Es ist verschoben, weil am 18. das Altstadtfest ist."],
        ),
        ("Meine Oma feiert am Samstag ihren 80. Geburtstag.", ["Meine Oma feiert am Samstag ihren 80. Geburtstag."]),
        ("ich bin schwanger, 8. woche", ["ich bin schwanger, 8. woche"]),
        ("schwanger 8. Monat und müde", ["schwanger 8. Monat und müde"]),
        ("leo ist jetzt 8. klasse", ["leo ist jetzt 8. klasse"]),
        ("ich bin im zimmer 8. wochenende war gut", ["ich bin im zimmer 8.", "wochenende war gut"]),
        ("Die Prüfung ist vom 3. bis zum 7. Mai.", ["Die Prüfung ist vom 3. bis zum 7. Mai."]),
        ("Ich komme am 18. Ich freue mich.", ["Ich komme am 18.", "Ich freue mich."]),
        ("Sie ist 34. Er ist 35.", ["Sie ist 34.", "Er ist 35."]),
        ("She lives at number 10. Tom lives at 12.", ["She lives at number 10.", "Tom lives at 12."]),
        (
            "Papa schrieb: „Bin da. Alles gut.“ Ich bin froh.",
            ["Papa schrieb: „Bin da.", "Alles gut.“", "Ich bin froh."],
        ),
        ("See https://a.example/b.html?c=1. Then go.", ["See https://a.example/b.html?c=1.", "Then go."]),
        ("I use Node.js 20.1 daily", ["I use Node.js 20.1 daily"]),
        ("- one cat\n- two dogs\n* and a fish", ["one cat", "two dogs", "and a fish"]),
        ("1. Wake up\n2) Eat well. Sleep", ["Wake up", "Eat well.", "Sleep"]),
        ("a. Wake up\nb. Eat well", ["Wake up", "Eat well"]),
        ("1. Wake up\n1. Eat well", ["Wake up", "Eat well"]),
        ("108. Under 110, who knew?", ["108.", "Under 110, who knew?"]),
        ("108. Under 110!\n103. Lower!", ["108.", "Under 110!", "103.", "Lower!"]),
        ("1. Dezember, dann ziehe ich um", ["1. Dezember, dann ziehe ich um"]),
        ("J. Smith is my boss", ["J. Smith is my boss"]),
        ("nas obras com o sr. Carvalho ganho 45", ["nas obras com o sr. Carvalho ganho 45"]),
        ("lavoro dal sig. Bianchi", ["lavoro dal sig. Bianchi"]),
        ("ieri la dott.ssa Neri e l'avv. Conti", ["ieri la dott.ssa Neri e l'avv. Conti"]),
        ("je travaille chez M. Dupont et Mlle. Garnier", ["je travaille chez M. Dupont et Mlle. Garnier"]),
        ("D. Pedro y Dña. Ana vienen", ["D. Pedro y Dña. Ana vienen"]),
        ("Hrn. Weber habe ich geschrieben", ["Hrn. Weber habe ich geschrieben"]),
        ("the Rev. Brown and Capt. Lee", ["the Rev. Brown and Capt. Lee"]),
        ("La casa mide 80 m. Vivimos bien.", ["La casa mide 80 m.", "Vivimos bien."]),
        ("That is John Smith Sr. He left.", ["That is John Smith Sr.", "He left."]),
        ("I opened a pr. It works.", ["I opened a pr.", "It works."]),
        ("dad's got Parkinson's. which bed?", ["dad's got Parkinson's.", "which bed?"]),
        ("# Title\n- [x] done", ["Title", "done"]),
        ("one\ntwo\n\nthree", ["one", "two", "three"]),
        (
            f"{'I wrote a letter that ' * 3}was long\nand wrapped here",
            [f"{'I wrote a letter that ' * 3}was long and wrapped here"],
        ),
        ("私は東京に住んでいます。犬がいます。", ["私は東京に住んでいます。", "犬がいます。"]),
        ("मैं दिल्ली में रहता हूँ। मेरा कुत्ता है।", ["मैं दिल्ली में रहता हूँ।", "मेरा कुत्ता है।"]),
        ("هل أنت هنا؟ أنا في القاهرة.", ["هل أنت هنا؟", "أنا في القاهرة."]),
        ('He said "Stop." Then he left.', ['He said "Stop."', "Then he left."]),
        ("Well... I am not sure", ["Well...", "I am not sure"]),
        ("", []),
    ],
)
def test_a_message_is_split_into_its_sentences(text: str, expected: list[str]):
    assert sentences(text) == expected


@given(st.text(alphabet='ab A.!?…。｡؟"”)] \n', max_size=30))
def test_a_stop_ends_a_sentence_in_front_of_a_space_and_others_without_one(text: str):
    plain = re.compile(
        rf"[.!?…]{{1,8}}{_CLOSERS}(?P<gap>\s{{1,8}})(?=(?P<next>\S))"
        rf"|[。！？｡।؟۔]{{1,8}}{_CLOSERS}(?P<tight>\s{{0,8}})(?=\S)"
    )

    assert [found.regs for found in _END.finditer(text)] == [found.regs for found in plain.finditer(text)]


@given(st.text())
def test_sentences_lose_nothing_but_markers(text: str):
    kept = "".join("".join(sentences(text)).split())

    assert len(kept) <= len("".join(text.split()))


LINES = st.sampled_from(["a" * 70, "b", "c ", " d", "", "   ", " " * 61, "E.", "x:", "- f", "g" * 58 + "  "])


@given(st.lists(LINES, max_size=12))
def test_wrapped_lines_are_joined_as_if_each_were_joined_at_once(lines: list[str]):
    joined: list[str] = []
    for line in lines:
        before = joined[-1] if joined else ""
        wrapped = len(before) >= 60 and before.rstrip()[-1:] not in set(".!?:;")
        if wrapped and line.lstrip()[:1].islower():
            joined[-1] = f"{before.rstrip()} {line.lstrip()}"
        else:
            joined.append(line)

    assert sentences("\n".join(lines)) == [each for line in joined for each in sentences(line)]


def test_a_megabyte_of_wrapped_lines_is_one_sentence():
    text = "a" * 61 + "\nb" * 500_000

    (sentence,) = sentences(text)

    assert len(sentence) == len(text)
