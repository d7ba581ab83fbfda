"""What the table of a language is made of: the labels of the parts of a prompt (`frames.py`)."""

from typing import NamedTuple


class FrameWords(NamedTuple):
    """All of a language. Labels are in lower case, with commas between them; the rest is alternatives."""

    query: str
    speaker: str
    context: str
    answer: str
    alone: str
    """Labels that need no other beside them: nobody puts them before words of their own, as one does "Context:"."""
    introduces: str = ""
    """Begins a sentence that introduces a text: "here is"."""
    introduced: str = ""
    """What is introduced so: "letter"."""
    within: str = ""
    """Labels that stand within a line, too, with a capital where there are some."""
    outputs: str = ""
    """Labels of what a model is to make of the text above them."""
    points_down: str = ""
    """Points to what stands below."""
    first_person: str = ""
    spaced: bool = True
    """Whether white space stands between words."""
