from hypothesis import given
from hypothesis import strategies as st

from memory.text.cleaning import clean, cut, one_line, sanitise

# Any text at all, with what hides in text, and lone surrogates.
ANY_TEXT = st.text(
    alphabet=st.one_of(st.characters(), st.sampled_from("\n\t \r\u200b\u200d\u202e\U000e0041\ufe0fe\u0301"))
)


def test_white_space_around_a_text_is_stripped():
    assert clean(" \n\t Berlin \n ") == "Berlin"


def test_text_is_normalised_to_nfc():
    assert clean("Zu\u0308rich") == "Zürich"


def test_three_and_more_line_feeds_become_two():
    assert clean("a\n\n\n\nb\n\nc\nd") == "a\n\nb\n\nc\nd"


def test_line_breaks_of_other_systems_are_line_feeds():
    assert clean("a\r\n\r\n\r\nb\rc\u2028d") == "a\n\nb\nc\nd"


def test_markers_and_code_blocks_stay():
    text = "# Title\n\n- **bold**\n\n```python\nif x:\n    return `y`\n```"

    assert clean(text) == text


def test_B20_what_hides_in_text_is_not_stored():
    hidden = "\x00\u200b\u200e\u202e\u2066\u2060\ufeff\U000e0041\U000e007f\ud800\x1b\x9b\u200d"

    assert sanitise("".join(f"a{character}" for character in hidden)) == "a" * len(hidden)


def test_joiners_that_spell_a_word_or_an_emoji_stay():
    for text in ("می\u200cخواهم", "👩\u200d👧", "❤\ufe0f", "क्\u200dष"):
        assert sanitise(text) == text


def test_a_row_of_joiners_or_variation_selectors_is_a_hidden_message():
    assert sanitise("é\u200d\u200c\u200dé x\ufe0f\ufe01\ufe02") == "éé x"


def test_a_line_separator_becomes_a_line_feed():
    assert sanitise("a\u2028b\u0085c") == "a\nb\nc"


def test_a_text_is_cut_between_words():
    assert cut("one two three", 9) == "one two"
    assert cut("one two three", 7) == "one two"
    assert cut("abcdefgh", 3) == "abc"
    assert cut("short", 512) == "short"


def test_white_space_becomes_one_space():
    assert one_line(" a\n\n b\tc ") == "a b c"


@given(ANY_TEXT)
def test_cleaning_twice_is_cleaning_once(text: str):
    once = clean(sanitise(text))

    assert clean(once) == once
    assert sanitise(once) == once


@given(st.text(alphabet=st.characters(max_codepoint=0x80)))
def test_what_stands_alone_is_sanitised_as_it_is_beside_what_hides(text: str):
    assert sanitise(f"{text}\x00") == sanitise(text)


@given(ANY_TEXT)
def test_what_is_sanitised_can_be_encoded(text: str):
    sanitise(text).encode()


def test_a_million_combining_marks_do_not_hold_up_the_worker():
    """unicodedata.normalize alone takes minutes for this: the test's own timeout tells."""
    assert len(clean("a" + "\u0301\u0323" * 500_000)) < 40
