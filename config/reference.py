"""docs/configuration.md, made from default.toml: `python -m config.reference > docs/configuration.md`.

A test holds default.toml to the settings and the page to default.toml, so neither can grow old.
"""

import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from textwrap import indent

import msgspec

_LINE = re.compile(
    r"# ?(?P<comment>.*)|\[(?P<section>[a-z_.]+)\]|(?P<name>[a-z_]+) = (?P<value>.*)|(?P<more>\S.*|\s+\S.*)|"
)


class Paragraph(msgspec.Struct):
    """A stretch of default.toml: a section's head, a setting, or text alone, each with the comment above it."""

    comment: list[str]
    section: str = ""
    name: str = ""
    value: str = ""


def default_toml() -> str:
    """The file that explains every setting."""
    return files("config").joinpath("default.toml").read_text("utf-8")


def paragraphs(toml: str) -> Iterator[Paragraph]:
    """The file's comments, sections and settings, in order. It is read by line: it is ours, and one form is enough."""
    comment: list[str] = []
    last = Paragraph([])
    for line in toml.splitlines():
        match = _LINE.fullmatch(line)
        found = match.groupdict() if match else {}
        if found.get("comment") is not None:
            comment.append(found["comment"])
        elif found.get("more"):
            last.value += "\n" + line
        elif found.get("section") or found.get("name"):
            last = Paragraph(comment, found["section"] or "", found["name"] or "", found["value"] or "")
            comment = []
            yield last
        elif comment:
            yield Paragraph(comment)
            comment = []


def page(toml: str) -> str:
    """The page of documentation for default.toml."""
    blocks = [
        "<!-- Made from config/default.toml by `python -m config.reference`: change it there. -->\n",
        "# Configuration",
    ]
    for paragraph in list(paragraphs(toml)):  # all of them first: a value goes on until the next begins
        reason = " ".join(paragraph.comment)
        written = f"{paragraph.name} = {paragraph.value}"
        if paragraph.section:
            blocks.append(f"\n## `[{paragraph.section}]`\n\n{reason}\n")
        elif not paragraph.name:
            blocks.append("\n" + "\n".join(paragraph.comment))
        elif "\n" in written:
            blocks.append(f"- **`{paragraph.name}`**  \n  {reason}\n\n" + indent(f"```toml\n{written}\n```", "  "))
        else:
            blocks.append(f"- **`{written}`**  \n  {reason}")
    return "\n".join(blocks) + "\n"


if __name__ == "__main__":
    sys.stdout.write(page(default_toml()))
