"""Prompts' templates: which part of a filled-in one is the user's query.

A template is told by its labels ("Context: … Question: … Answer:"), by sentences that nobody types ("Given the context
information and not prior knowledge"), and by rules of dashes. Where there are labels, what stands under the query's is
hers; of few-shot examples the last question, which nobody answered. Else, in a known template, what stands in front of
it, and a last paragraph that asks something.
"""

import re
from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from memory.language import phrases
from memory.language.alternatives import any_of
from memory.language.languages import FRAMES
from memory.text.chunking import sentences
from memory.text.regex import regex


class Label(Enum):
    """What stands under a label."""

    QUERY = "query"
    """What is asked: the user's, if it is the one that waits for its answer."""
    SPEAKER = "speaker"
    """The user's turn in a conversation: hers if an answer is waited for, else somebody's."""
    CONTEXT = "context"
    ANSWER = "answer"


_LABELS = {name: kind for kind in Label for each in FRAMES for name in getattr(each, kind.value).split(",")}

_MATERIAL_ALONE = regex(any_of(FRAMES, "alone"))

_BEFORE_OWN = regex(r"contexts?|kontext|contexte|contesto|contexto")
"""The labels that programs put before a passage, and people before words of their own: the question behind it tells."""

_COUNTED_BY_ANYBODY = regex(r"facts?|rules?|instructions|guidelines?|notes|information|data")
"""Labels that people number before words of their own, too: "Fact 1: I like red", "Rule 2: never call me Bob"."""

_LINE = regex(
    r"[ \t]*(?P<hashes>#{1,6}[ \t]*|[>*-]+[ \t]*)?(?:\*\*|__|\[)?"
    r"(?P<label>[^\W\d_][^\W\d_'’]*(?:[ '’_-][^\W\d_]+){0,5})(?P<number>[ \t]*[#(\[]{0,2}\d{1,3}[)\]]?)?(?:\*\*|__"
    r"|\])?[ \t]*(?P<colon>[:：])?(?:\*\*|__)?(?P<rest>.*)$"
)
_INTRODUCES = regex(
    rf"(?i)(?!.*\b(?:me|my|our|myself)\b)[ \t]*+(?:{any_of(FRAMES, 'introduces')})\b.{{0,60}}?"
    rf"\b(?:{any_of(FRAMES, 'introduced')})\b.{{0,20}}[:：][ \t]*$"
)
"""A sentence that introduces a text: "Here is the letter:"; not one of her own."""

_SPACED = tuple(each for each in FRAMES if each.spaced)
_UNSPACED = tuple(each for each in FRAMES if not each.spaced)
_WITHIN = regex(
    rf"(?<=[.!?:;\]\"”。！？])[ \t]+(?=(?:{any_of(_SPACED, 'within')})[ \t]?[:：])"
    rf"|(?<=[。！？])(?=(?:{any_of(_UNSPACED, 'within')})[:：])"
)
_ASKED_IN_A_SENTENCE = regex(
    r"(?i)(?:\bthe original (?:query|question) is(?: as follows)?|(?<!existing )\b(?:answer|relevant to"
    r"|address)(?: (?:the|this|my)"
    r" (?:following )?(?:query|question))?|\bquestion is)[ \t]*[:：][ \t]*(?=\S)"
)
_ANSWERED_IN_A_SENTENCE = regex(r"(?im)^[ \t]*we have (?:provided an existing answer|the opportunity to refine)\b")

_TEMPLATE = regex(
    r"(?i)following pieces of (?:retrieved )?context|context information (?:from multiple sources )?is below"
    r"|not prior knowledge|question-answering tasks|as your learned knowledge|search/replace block"
    r"|you have access to the following tools|standalone question|to refine the existing answer"
    r"|respond to the user query using the provided context|given the following (?:information|context|conversation"
    r"|documents?|passages?|extracted parts?)\b.{0,60}\b(?:answer|create|rephrase|respond)"
    r"|(?:using|based on|use)(?: only)? the (?:following|provided|given|retrieved) (?:context|passages|documents?"
    r"|excerpts|search results)\b|\b(?:context|documents?|passages?|excerpts?|search results) (?:provided "
    r"|given )?below|(?:question|some choices) (?:is|are) (?:provided|given) below"
    r"|write a (?:concise |short )?summary of the following\b.{0,40}(?:\n|only the information)"
    r"|below is an instruction that describes a task"
    r"|\b(?:answer|respond to) the (?:user'?s )?(?:question|query) based on the\b"
    r"|trust this message as the true contents"
)
"""Sentences of templates that no user types: LangChain's, LlamaIndex's, Haystack's, Open WebUI's, Dify's, aider's."""

_POINTS_AT_MATERIAL = regex(
    r"(?i)\b(?:given|using|use|based on|according to|with|from) (?:only )?(?:the|this|these"
    r"|those) (?:\w+ ){0,2}?(?:context"
    r"|documents?|passages?|information|excerpts?|sources?|articles?|text|search results|notes)\b"
)
"""The same where a question has a label: "Given the context below, …"."""

_INSTRUCTS = regex(
    rf"(?i){_TEMPLATE.pattern[4:]}|if you (?:don't|do not) know|make up an answer|act as an? expert"
    r"|you are an? (?:\w+ ){0,4}(?:assistant|bot|chatbot|model|system|expert)|(?:provided|retrieved|above) context"
    r"|avoid mentioning|when answer(?:ing)?(?: to)? (?:the )?user|in the (?:same )?language of the user"
    r"|the user's question|given (?:the|this) (?:new |above )?(?:context|information)|if the context isn't useful"
    r"|use the following format|every \*|you must|always use best practices|only ever return|answer as best"
    r"|keep the answer concise"
)
"""What tells a paragraph of a template from one of the user's."""

_BEGIN = regex(r"(?im)^[ \t]*begin[!:][ \t]*$")
_CUE = regex(r"(?:\A|\n)[#*]*[ \t]*(?P<label>[^\W\d_][\w -]{0,30})\**[:：]\**[\s\"'`]*\Z")
_ANY_LABEL = regex(r"(?m)^[#*]*[ \t]*([^\W\d_][\w -]{0,30})\**[:：]")
_OUTPUTS = regex(any_of(FRAMES, "outputs"))
"""Labels of what a model is to make of the text above them."""

_RULE = regex(r"[ \t]*(?:-{3,}|={3,}|_{3,}|\*{3,}|#{4,}|—{3,})[ \t]*$")
_NAMED_RULE = regex(
    r"(?i)[ \t]*(?:-{2,}|={2,}|#{2,}|\*{2,}|_{2,}|<{2,}|>{2,})[ \t]*(?:(?:begin|start|end)\b.{0,40}?"
    r"|(?:of )?(?:the )?(?:context"
    r"|documents?|passages?|article|text|sources?|search results|e-?mail|transcript|knowledge base)(?: \d{1,3})?)"
    r"[ \t]*(?:-{2,}|={2,}|#{2,}|\*{2,}|_{2,}|<{2,}|>{2,})[ \t]*$"
)
"""A rule that says what begins or ends there: `--- BEGIN DOCUMENT ---`."""

_POINTS_DOWN = regex(rf"(?i)[:：][ \t]*$|\b(?:{any_of(FRAMES, 'points_down')})\b")
_FIRST_PERSON = regex(rf"\bI\b|(?i:\b(?:{any_of(_SPACED, 'first_person')})\b)|{any_of(_UNSPACED, 'first_person')}")


def paragraphs_of(text: str) -> list[str]:
    """What blank lines part."""
    return [part for part in re.split(r"\n[ \t]*\n", text) if part.strip()]


def speaks(paragraph: str) -> bool:
    """Whether somebody asks for something here, and it is not a template that does."""
    if _INSTRUCTS.search(paragraph):
        return False
    return any(
        "?" in sentence or "？" in sentence or phrases.REQUEST.match(sentence) or phrases.QUESTION.match(sentence)
        for sentence in sentences(paragraph)
    )


_LINE_CHARS = 200
"""A line that introduces a text is no longer."""


class _Section(NamedTuple):
    label: Label | None
    """None: what stands before the first label."""
    name: str
    text: str
    is_numbered: bool = False

    @property
    def stands_alone(self) -> bool:
        """Whether it needs no other label beside it: nobody puts this one before words of their own."""
        if _MATERIAL_ALONE.fullmatch(self.name):
            return True
        is_own = _COUNTED_BY_ANYBODY.fullmatch(self.name) and _FIRST_PERSON.search(self.text)
        return self.label is Label.CONTEXT and self.is_numbered and not is_own

    @property
    def is_empty(self) -> bool:
        return not self.text.strip(" \n\t\"'`")


def without_frames(text: str, *, gap: str) -> tuple[str, str]:
    """The user's part of a message, with `gap` for what was taken out; and the rest, empty if there is no template."""
    template = _TEMPLATE.search(text)
    sections = _sections(_labelled(text))
    labels = {section.label for section in sections}
    if template is None and Label.QUERY in labels:
        template = _POINTS_AT_MATERIAL.search(text)
    if template or ({Label.QUERY, Label.SPEAKER} & labels and {Label.CONTEXT, Label.ANSWER} & labels):
        return _framed(sections, text, gap=gap, is_template=template is not None), text
    if _completes(text):
        return "", text
    first = next((at for at, each in enumerate(sections) if each.stands_alone or _is_asked_about(each)), None)
    if first is None:
        return _without_ruled(text, gap)
    # What stands before documents with a label, and what is asked behind them.
    before, rest = (
        "\n".join(f"{section.name}: {section.text}" if section.name else section.text for section in part)
        for part in (sections[:first], sections[first:])
    )
    return f"{before}\n{gap}\n\n{_last_paragraph(sections[first:])}", rest


def _is_asked_about(section: _Section) -> bool:
    r"""Whether a passage stands under a label, and what is asked in a paragraph behind it has nobody who asks.

    "Context: I'm allergic to latex.\\n\\nWhat is meant?" may be a page's words. Whoever asks "What do I cook?" tells.
    """
    if not (_BEFORE_OWN.fullmatch(section.name) and section.text.strip()):
        return False
    asked = paragraphs_of(section.text)[1:][-1:]
    return any(speaks(each) and not _FIRST_PERSON.search(each) for each in asked)


def opens_passage(line: str) -> int | None:
    """Where, in a line, what is not hers begins: behind the label of a passage; None: it has none."""
    found = _label_of(line)
    if found is None or found.label is not Label.CONTEXT or _COUNTED_BY_ANYBODY.fullmatch(found.name):
        return None
    return len(line) - len(found.text)


def _completes(text: str) -> bool:
    """Whether a label at the end waits for what is made of the text under another one: "Tweet: … Sentiment:"."""
    cue = _CUE.search(text)
    if cue is None:
        return False
    name, others = cue["label"].casefold(), [label.casefold() for label in _ANY_LABEL.findall(text[: cue.start() + 1])]
    return name in others or (bool(others) and bool(_LABELS.get(name) is Label.ANSWER or _OUTPUTS.fullmatch(name)))


def _labelled(text: str) -> str:
    """The text with each label at the beginning of a line."""
    text = _ASKED_IN_A_SENTENCE.sub("\nQuery: ", _ANSWERED_IN_A_SENTENCE.sub("Context: ", text))
    return _WITHIN.sub("\n", text)


def _sections(text: str) -> list[_Section]:
    sections: list[_Section] = []
    opened, lines = _Section(None, "", ""), list[str]()
    for line in text.split("\n"):
        found = _label_of(line)
        if found is None:
            lines.append(line)
            continue
        sections.append(opened._replace(text="\n".join(lines)))
        opened, lines = found, [found.text]
    return [*sections, opened._replace(text="\n".join(lines))]


def _label_of(line: str) -> _Section | None:
    """The section that a line opens, with what follows its label."""
    if line.rstrip().endswith((":", "：")) and _INTRODUCES.match(line[:_LINE_CHARS]):
        return _Section(Label.CONTEXT, "document", "")
    found = _LINE.match(line)
    if found is None:
        return None
    is_heading = (found["hashes"] or "").startswith("#") and not found["rest"].strip()
    if not (found["colon"] or is_heading):
        return None
    spelled = found["label"].replace("’", "'").replace("_", " ")
    name = spelled.casefold()
    if len(spelled) == 1 and not spelled.isupper():
        return None
    label = _LABELS.get(name)
    return None if label is None else _Section(label, name, found["rest"], bool(found["number"]))


# ── What is hers ──────────────────────────────────────────────────────────────────────────────────────────────


def _framed(sections: Sequence[_Section], text: str, *, gap: str, is_template: bool) -> str:
    query = _query(sections, text)
    bare = query.strip() if query else ""
    if len(bare) > 1 and bare[0] == bare[-1] and bare[0] in "'\"`":
        query = bare[1:-1]
    before = "" if query and is_template else _preamble(sections, gap=gap, is_template=is_template)
    if query is None and not before:
        query = _behind_material(text, gap) if is_template else _last_paragraph(sections)
    return f"{before}\n\n{gap}\n\n{query or ''}" if before else query or ""


def _preamble(sections: Sequence[_Section], *, gap: str, is_template: bool) -> str:
    """What she says in front of a template, or of a context that has a label: else the context may stand here."""
    parts = paragraphs_of(sections[0].text)
    if is_template:
        at = next((at for at, part in enumerate(parts) if _INSTRUCTS.search(part)), None)
        return "" if at is None else "\n\n".join(part for part in parts[:at] if part.strip() != gap)
    first = next((section.label for section in sections[1:]), None)
    if first is not Label.CONTEXT:
        return ""
    return "\n\n".join(part for part in parts if _FIRST_PERSON.search(part) and not _INSTRUCTS.search(part))


def _query(sections: Sequence[_Section], text: str) -> str | None:
    """What stands under the query's label; None if there is none, or if it was answered."""
    if begin := list(_BEGIN.finditer(text)):  # ReAct: examples and the format first, then the question
        behind = _sections(_labelled(text[begin[-1].end() :]))
        return next((section.text for section in behind if section.label is Label.QUERY), None)
    labels = [section.label for section in sections]
    is_task = any(section.name == "instruction" for section in sections)
    asked = [at for at, section in enumerate(sections) if section.label is Label.QUERY and not section.is_empty]
    asked = [at for at in asked if not (sections[at].name == "task" and _INSTRUCTS.search(sections[at].text))]
    if is_task:  # Alpaca's: its input is what the instruction works on
        asked = [at for at in asked if sections[at].name == "instruction"]
    if asked:
        has_examples = any(section.label is Label.ANSWER and not section.is_empty for section in sections)
        is_first = not has_examples and Label.CONTEXT in labels[asked[0] :] and Label.CONTEXT not in labels[: asked[0]]
        at = asked[0] if is_first else asked[-1]
        later = (section for section in sections[at + 1 :] if section.label in {Label.ANSWER, Label.SPEAKER})
        return sections[at].text if all(section.is_empty for section in later) else None
    spoken = [at for at, label in enumerate(labels) if label is Label.SPEAKER]
    waits = labels[spoken[-1] + 1 :] == [Label.ANSWER] and sections[-1].is_empty if spoken else False
    if waits or (len(spoken) == 1 and Label.ANSWER not in labels):
        return sections[spoken[-1]].text
    return None


def _behind_material(text: str, gap: str) -> str:
    """What stands behind the last document of a template that has no label for the query."""
    lines = text.split("\n")
    ends = [at for at, line in enumerate(lines) if gap in line or _RULE.match(line)]
    parts = paragraphs_of("\n".join(lines[ends[-1] + 1 :] if ends else lines))
    if ends and parts and not any(map(_INSTRUCTS.search, parts)):
        return "\n\n".join(parts)
    return parts[-1] if len(parts) > 1 and speaks(parts[-1]) else ""


def _last_paragraph(sections: Sequence[_Section]) -> str:
    """The last paragraph of all, if it has no label and asks something."""
    parts = paragraphs_of(sections[-1].text)
    alone = sections[-1].label is None or len(parts) > 1
    return parts[-1] if parts and alone and speaks(parts[-1]) else ""


def _without_ruled(text: str, gap: str) -> tuple[str, str]:
    """Without what stands between rules of dashes, or below a single one that the text above points to."""
    lines = text.split("\n")
    rules = [at for at, line in enumerate(lines) if _RULE.match(line) or _NAMED_RULE.match(line[:_LINE_CHARS])]
    if not rules:
        return text, ""
    first, last = rules[0], rules[-1]
    if first == last:
        above = "\n".join(lines[:first])
        if not _POINTS_DOWN.search(above):
            return text, ""
        last = len(lines) - 1
    kept = "\n".join((*lines[:first], gap, *lines[last + 1 :]))
    return kept, "\n".join(lines[first : last + 1])
