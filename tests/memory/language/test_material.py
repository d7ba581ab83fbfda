"""What of a message is the user speaking."""

import base64

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.language.material import GAP, MaterialKind, parted
from tests.framed import FRAMES, QUERY, TOLD_BY_THE_DOCUMENT, framed

HER_OWN = (
    "I live in Berlin.",
    "Context: I'm a nurse in Leeds, and I work nights.",
    "Background: I'm diabetic.\nWhat should I eat?",
    "Name: Ada\nAge: 34\nDiet: vegan\nAllergies: penicillin",
    "Monday: I ran 5 km.\nTuesday: I rested all day long.\nWednesday: I swam for an hour.",
    "08:00 Breakfast: eggs and some toast.\n12:30 Lunch: a salad with nuts.\n19:00 Dinner: soup.",
    "Work: I'm a nurse in Leeds.\nHome: I live with two cats.\nFamily: I have a son.",
    "Name: Ada\nDiet: vegan\nPlease write a bio:",
    "Here is some information about me:\n\nI'm vegan.",
    "Breakfast: 110\nLunch: 140\nBreakfast: 105\nLunch: 150",
    "I love <b>jazz</b>, and my cat <3 me. If x < y, what's y?",
    "From: Berlin\nTo: Oslo\nDate: 3 May",
    "I moved to Lyon.\n\n---\n\nI also changed my job.",
    "My plan for today:\n- call mum\n- buy oat milk",
    "Note: I never eat mushrooms.",
    "Question: is oat milk fine for me? I'm coeliac.",
    "At 10:30: dentist",
    'My wife said "come home" and I went.',
    "Yesterday I wrote:\n\na poem for my daughter.",
    "Answer: I'm vegan",
    "Fact 1: I like red",
    "Rule 2: never call me Bob.",
    "Please always answer in French.",
    "Ich wohne in Graz: schön hier!",
)


@pytest.mark.parametrize("name", FRAMES)
def test_of_a_frame_the_query_alone_is_hers(name: str):
    prose = parted(framed(name)).prose

    assert QUERY in prose
    assert not [word for word in TOLD_BY_THE_DOCUMENT if word in prose]


@pytest.mark.parametrize("text", HER_OWN)
def test_what_has_no_frame_is_hers(text: str):
    assert parted(text) == (text, ())


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("```\nx = 1\n```", MaterialKind.CODE),
        ("<notes>I live in Oslo</notes>", MaterialKind.ELEMENT),
        ("Context: I live in Oslo.\nQuestion: why?", MaterialKind.FRAME),
        ("Fact 1: The user is vegan.\n\nHow old is he?", MaterialKind.FRAME),
        ("-----Original Message-----\nI live in Oslo.", MaterialKind.MAIL),
        ("Ann: Hi, you!\nBen: I live in Oslo.\nAnn: So do I.", MaterialKind.TRANSCRIPT),
        (f"“{'I live in Oslo. ' * 10}”", MaterialKind.QUOTE),
        ("> I live in Oslo", MaterialKind.LINE),
    ],
)
def test_material_has_its_kind(text: str, kind: MaterialKind):
    (material, *_) = parted(text).material

    assert material.kind is kind
    assert "Oslo" not in parted(text).prose


@pytest.mark.parametrize(
    "text",
    [
        "n = 96 is planned, and we decided on ANOVA",
        "n = 96 ist geplant, und wir haben uns für ANOVA entschieden",
        "N=40 pro Gruppe, das haben wir gestern beschlossen",
        "alpha = 0,05 nehmen wir, Power 0,8",
        "budget = 5000 euros, and my boss agreed to it yesterday",
        "n = 120 sujetos, y hemos elegido regresión logística",
        "seuil = 0,01, on l'a décidé hier avec ma directrice",
    ],
)
def test_prose_that_begins_with_a_number_of_something_is_hers(text: str):
    assert parted(text) == (text, ())


@pytest.mark.parametrize(
    "text",
    [
        "n = 96",
        "n = 96  # planned, and we decided on ANOVA",
        "x = 5 if small and cheap else 7",
        "timeout = 30 seconds",
        "count = 3, total = 4",
        "total = price * amount",
        'greeting = "n = 96 is planned and decided"',
        "user = await get_user(96)",
    ],
)
def test_an_assignment_is_a_line_of_code(text: str):
    assert [each.kind for each in parted(text).material] == [MaterialKind.LINE]


def test_what_she_says_around_material_is_hers():
    text = "I'm vegan.\n\n<document>\nI live in Oslo.\n</document>\n\nI moved to Lyon. Which of these suits me?"

    assert parted(text).prose.split(GAP) == ["I'm vegan.\n\n\n", "\n\n\nI moved to Lyon. Which of these suits me?"]


def test_what_is_encoded_is_nobodys_word():
    encoded = base64.b64encode(bytes(range(256)) * 60).decode()
    lines = "\n".join(encoded[at : at + 76] for at in range(0, 1_000, 76))

    assert (
        parted(f"I'm vegan. What is data:image/png;base64,{encoded} of?").prose.split(GAP)[0].startswith("I'm vegan.")
    )
    assert parted(f"What is this?\n{lines}\nThanks").prose.split(GAP) == ["What is this?\n", "\nThanks"]
    assert [each.kind for each in parted(encoded).material] == [MaterialKind.LINE]
    assert parted(encoded).prose == ""


@pytest.mark.parametrize(
    "text",
    [
        "I live in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch.",
        "My notes are at /home/Anna/projects/2024/Notebooks/year-overview/what-I-read-and-saw today.",
        "My site is https://example.com/a/rather/long/path/with-1-number/and-more/words/that-go-on.",
    ],
)
def test_a_long_word_is_hers(text: str):
    assert parted(text).prose == text


def test_a_question_that_was_answered_is_an_example():
    assert "Lyon" not in parted("Q: I live in Lyon, where do I vote?\nA: At the town hall.").prose


@pytest.mark.parametrize(
    "text", ["Tweet: Sun!\nMood: glad\nTweet: I live in Lyon.\nMood:", "Letter: I live in Lyon.\nSummary:"]
)
def test_what_a_label_at_the_end_is_to_be_made_of_is_material(text: str):
    assert parted(text).prose == ""


def test_of_a_pasted_conversation_nothing_is_hers():
    assert parted("Human: I live in Lyon.\nAssistant: Noted.\nHuman: I'm vegan.").prose == ""


@given(st.text(alphabet=st.sampled_from("<>/[]`'\"-:#\n QAcontextIdocument>@1")))
def test_any_text_is_taken_apart(text: str):
    assert isinstance(parted(text).prose, str)


@pytest.mark.long
@pytest.mark.parametrize(
    "text",
    [
        *("<document>", "</document>", "```", "\n---\n", "Q: a\n", "Anna: b\n", "From: a@b\n", "On 1 ", " ", "a.Q: "),
        *("Translate: “a\n\n", "Make it formal. Dear Ann. ", "He. 'A b. ", "x — y - z ", "aB1", ",aB1-"),
    ],
)
def test_a_hostile_text_takes_linear_time(text: str):
    # Quadratic would be hours: the test's own timeout finds it.
    parted(text * (300_000 // len(text)))


@pytest.mark.parametrize(
    "line",
    [
        "Fatal error: Uncaught Error: Call to undefined function wc_get_order() in /var/www/functions.php:42",
        "Segmentation fault (core dumped)",
        "error[E0382]: borrow of moved value: `x`",
        "npm ERR! code ERESOLVE",
        "panic: runtime error: index out of range [3] with length 3",
        "thread 'main' panicked at src/main.rs:4:5",
        "java.lang.NullPointerException at com.acme.Foo.bar(Foo.java:12)",
        "curl: (7) Failed to connect to localhost port 8080: Connection refused",
        "docker: Error response from daemon: port is already allocated.",
        "Warning: Undefined array key 0 in index.php on line 3",
        'fn main() { let x: Option<u8> = None; println!("{}", x.unwrap()); }',
        "HTTP 502 Bad Gateway nginx/1.18.0",
    ],
)
def test_a_line_of_an_error_is_nobodys_word(line: str):
    assert parted(f"{line}\nWhy does that happen?").prose.strip(f"{GAP}\n ") == "Why does that happen?"


@pytest.mark.parametrize(
    "text",
    [
        "I get a TypeError in app.js:12 since I upgraded to Node 22.",
        "My server runs at home.example.com:8080.",
        "Panic attacks started in May.",
        "Fatal for me: nuts.",
        "docker: we use it at work",
        "Our build fails on line 3",
        "Dad works at the plant on line 4",
        "Unhandled stress makes me ill",
    ],
)
def test_what_she_says_of_an_error_is_hers(text: str):
    assert parted(text).prose == text


@pytest.mark.parametrize(
    "text",
    [
        'E   psycopg.OperationalError: connection to server at "localhost" (127.0.0.1), port 5432 failed: refused',
        "E       assert 80 == 90\nE        +  where 90 = Cart().total",
        "hint: Updates were rejected because the remote contains work that you do not\nhint: have locally.",
        "src/cart.ts:12:5 - error TS2322: Type 'string' is not assignable to type 'number'.",
        "FAILED tests/test_cart.py::test_total - assert 80 == 90\n=== 1 failed, 12 passed in 0.42s ===",
        "--- FAIL: TestTotal (0.00s)\n    cart_test.go:14: got 80, want 90\nFAIL\texample.com/cart\t0.003s",
        "Nov 30 06:43:12 web1 sshd[812]: Failed password for root from 10.0.0.4 port 22 ssh2",
        "remote: error: GH006: Protected branch update failed for refs/heads/main.",
        "Caused by: java.net.ConnectException: Connection refused\n\t... 42 more",
        "06:43:01.123 [main] ERROR c.a.Foo - I am allergic to nuts",
    ],
)
def test_what_a_program_printed_is_nobodys_word(text: str):
    assert parted(f"{text}\nWhy does that happen?").prose.strip(f"{GAP}\n ") == "Why does that happen?"


@pytest.mark.parametrize(
    "text",
    [
        "hint: I love jazz",
        "note: I'm coeliac",
        "ok geheimmodus: nix bleibt hängen",
        "FAILED my driving test, I have epilepsy.",
        "remote work since May, I live in Bern",
        "E is my middle initial and I live in Graz.",
        "Error on my side: I'm diabetic, not pre-diabetic.",
        "Remote: I work from home on Fridays.",
        "✓ vegetarian\n✓ two kids",
        "● I live in Graz",
        "Warning: cannot have nuts",
        "2 failed pregnancies, 3 passed exams",
    ],
)
def test_what_only_sounds_printed_is_hers(text: str):
    assert parted(text).prose == text


def test_what_she_says_beside_what_was_printed_is_hers():
    assert parted("=== 2 failed, 3 passed in 0.2s ===\nnote: I'm allergic to latex.").prose.endswith("latex.")
