"""What of a message is the user speaking, and what is material: pasted, quoted, or put around her words by a program.

    message ── blocks ── documents ── frames ── mails ── transcripts ── lines ──▶ her own prose, and the rest

Nothing that stands in a document, a retrieved passage, a mail, a log or an example is the user's word, whoever's "I" it
says: it must become neither memory nor profile nor pin. Her query inside a frame is hers. Material is told by its
shape, never by its length: what has no frame is hers. Where a frame leaves open whose a part is, it is nobody's: an
allergy that a document claims does more harm than one that she has to tell again.

All of it is linear in the text: each step goes once over its lines or its marks.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from memory.language import phrases
from memory.language.ailments_named import tells_alone
from memory.language.documents import documents
from memory.language.frames import speaks, without_frames
from memory.language.program_output import printed_lines
from memory.language.whose import given_texts, is_report
from memory.text.chunking import sentences
from memory.text.regex import regex

GAP = "\ufffc"
"""Stands where material was (U+FFFC, the object replacement character): a sentence around it is not whole."""


class MaterialKind(StrEnum):
    """What sort of material it is."""

    CODE = "code"
    ELEMENT = "element"
    """Between tags: `<document>`, `<system-reminder>`, `[CONTEXT]`."""
    FRAME = "frame"
    """A prompt's template, and what was filled into it beside her query."""
    MAIL = "mail"
    TRANSCRIPT = "transcript"
    DOCUMENT = "document"
    """A diff, a commit, Markdown, a ticket, configuration."""
    QUOTE = "quote"
    GIVEN = "given"
    """A text behind a colon that is to be translated, answered, continued."""
    LINE = "line"
    """A line of code, of a log, a table, or a quotation; or what is encoded (base64), wherever it stands."""


class Material(NamedTuple):
    """A part of a message that is not the user speaking."""

    kind: MaterialKind
    text: str


class Parted(NamedTuple):
    """A message, taken apart."""

    prose: str
    """What the user says herself, with a GAP for what was taken out of its middle."""
    material: tuple[Material, ...]


def parted(text: str) -> Parted:
    """The user's own prose in a message, and its material."""
    found: list[Material] = []
    for step in _STEPS:
        text = step(text, lambda kind, taken: found.append(Material(kind, taken)))
    # One gap where there are several; a message of gaps alone says nothing.
    prose = _GAPS.sub(f"\n{GAP}", text) if text.replace(GAP, "").strip() else ""
    return Parted(prose, tuple(found))


Take = Callable[[MaterialKind, str], None]
"""Takes note of a piece of material."""

_GAPS = regex(rf"(?:[ \t\n]*{GAP}[ \t]*\n)+[ \t\n]*{GAP}[ \t]*(?=\n|\Z)")


# ── Blocks: fences and elements ───────────────────────────────────────────────────────────────────────────────

OWN_ELEMENTS = regex(
    r"user[_-]?(?:query|question|message|input|request|prompt)|query|question|task|feedback|request|human|inst"
)
"""Elements in which clients put what the user said: Cursor, Cline and Roo, Open WebUI, Llama's `[INST]`."""

_INLINE = regex(
    r"a|abbr|b|big|br|center|cite|del|em|font|h[1-6]|hr|i|ins|kbd|li|mark|ol|p|s|small|span|strike|strong|su[bp]|u|ul"
)
"""HTML that marks up a sentence and encloses no material."""

_FRAMING = regex(
    r"contexts?|documents?|docs?|sources?|files?|passages?|articles?|attachments?|text|(?:search_)?results"
    r"|environment_details|system-reminder|additional_data|histories|(?:chat_)?history|transcript|email|conversation"
    r"|quote|code|data|content|knowledge(?:[ _-]?base)?"
)
"""Elements that are material even if their end was cut off, and in square brackets."""

_BLOCK_MARKS = regex(
    r"(?P<fence>```+|~~~+|\"\"\"|''')"
    r"|<(?P<closes>/)?(?P<name>[^\W\d_][\w.:-]{0,40})(?:\s[^<>]{0,400})?(?P<void>/)?>"
    r"|\[(?P<bcloses>/)?(?P<bname>[A-Za-z][A-Za-z _-]{1,30})(?:=[^\[\]\n]{0,80})?\]"
)

_CHAT_MARKS = regex(
    r"(?:<\|(?:im_start|start_header_id)\|>|<\|(?=(?:user|assistant|system)\|>))[ \t]*(?P<role>[A-Za-z]{2,16})"
    r"(?:<\|end_header_id\|>|\|>)?|<\|(?:im_end|eot_id|end|endoftext|begin_of_text)\|>"
)


class _Mark(NamedTuple):
    start: int
    end: int
    name: str
    opens: bool
    is_fence: bool


def _without_blocks(text: str, take: Take) -> str:
    """Without fenced code and elements; if some of these say that the user speaks in them, nothing but what is there.

    A conversation in a model's own marks (`<|im_start|>user`) is spelled as one with labels.
    """
    if "<|" in text:
        text = _CHAT_MARKS.sub(lambda mark: f"\n{mark['role']}:\n" if mark["role"] else "\n", text)
    pieces = list(_blocks(text))
    hers = [piece for kind, piece in pieces if kind is _HERS]
    kept: list[str] = []
    for kind, piece in pieces:
        if isinstance(kind, MaterialKind):
            take(kind, piece)
            kept.append(f"\n{GAP}\n" if "\n" in piece else GAP)
        elif hers and kind is _ELSE and piece.strip(f"{GAP} \n"):
            take(MaterialKind.FRAME, piece)
        else:
            kept.append(piece)
    return "\n\n".join(_without_blocks(piece, take) for piece in hers) if hers else "".join(kept)


_HERS, _ELSE = "hers", "else"


def _blocks(text: str) -> Iterator[tuple[MaterialKind | str, str]]:
    """The text in pieces: what is in a block, what is in an element of the user's, what is in none."""
    marks = list(_marks(text))
    ends = _ends(marks, text)
    at, index = 0, 0
    while index < len(marks):
        mark, end = marks[index], ends[index]
        if end is None:
            index += 1
            continue
        yield _ELSE, text[at : mark.start]
        is_hers = not mark.is_fence and OWN_ELEMENTS.fullmatch(mark.name)
        stop = marks[end].start if end < len(marks) else len(text)
        at = marks[end].end if end < len(marks) else len(text)
        if is_hers:
            yield _HERS, text[mark.end : stop]
        else:
            yield (MaterialKind.CODE if mark.is_fence else MaterialKind.ELEMENT), text[mark.start : at]
        index = end + 1
    yield _ELSE, text[at:]


def _marks(text: str) -> Iterator[_Mark]:
    for found in _BLOCK_MARKS.finditer(text):
        if fence := found["fence"]:
            yield _Mark(found.start(), found.end(), fence[0], opens=True, is_fence=True)
        elif name := (found["name"] or "").lower():
            if not _INLINE.fullmatch(name) and not found["void"]:
                yield _Mark(found.start(), found.end(), name, opens=not found["closes"], is_fence=False)
        elif _FRAMING.fullmatch(name := found["bname"].lower()) or OWN_ELEMENTS.fullmatch(name):
            yield _Mark(found.start(), found.end(), f"[{name}" if name != "inst" else name, not found["bcloses"], False)


def _ends(marks: Sequence[_Mark], text: str) -> list[int | None]:
    """Where the block of each mark ends: at another mark, behind them all if it was cut off; None: it opens none.

    A fence that is open is closed by the next one, an element by the closing tag that is nearest. A tag too many ends
    the last element of its name: a document that closes itself does not become the user's words thereby.
    """
    ends: list[int | None] = [None] * len(marks)
    opened: dict[str, list[int]] = {}
    last: dict[str, int] = {}
    for at, mark in enumerate(marks):
        waiting = opened.setdefault(mark.name, [])
        if mark.opens and not (mark.is_fence and waiting):
            waiting.append(at)
        elif waiting:
            last[mark.name] = waiting.pop()
            ends[last[mark.name]] = at
        elif mark.name in last:
            ends[last[mark.name]] = at
    for at in (at for waiting in opened.values() for at in waiting):
        start, end, name, _, is_fence = marks[at]
        stands_alone = {text[max(start - 1, 0) : start], text[end : end + 1]} <= {"", "\n"}
        if is_fence or (_FRAMING.fullmatch(name) and stands_alone):
            ends[at] = len(marks)
    return ends


# ── Documents: see documents.py ───────────────────────────────────────────────────────────────────────────────


def _without_documents(text: str, take: Take) -> str:
    lines, kept, at = text.split("\n"), list[str](), 0
    for begin, end in documents(text):
        take(MaterialKind.DOCUMENT, "\n".join(lines[begin:end]))
        kept += (*lines[at:begin], GAP)
        at = end
    return "\n".join((*kept, *lines[at:]))


# ── Frames: see frames.py ─────────────────────────────────────────────────────────────────────────────────────


def _without_frames(text: str, take: Take) -> str:
    own, rest = without_frames(text, gap=GAP)
    if rest.strip():
        take(MaterialKind.FRAME, rest)
    return own


# ── Mails ─────────────────────────────────────────────────────────────────────────────────────────────────────

_WROTE = regex(
    r"(?i)(?:(?P<dated>(?:on|am|le|el|il|em|op|den|dnia|в|w dniu)\b(?=.{0,60}\d).{3,200})"
    r"|.{0,120}[@\d].{0,120})"
    r"\b(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|skrev|пишет|писала?|написала?)\b"
    r".{0,80}:[ \t]*$|.{3,160}(?:写道|のメール|書きました)[:：][ \t]*$"
)
_FORWARDED = regex(
    r"(?i)(?:-{2,}|_{2,}|\*{2,})?[ \t]*(?:begin )?(?:original message|forwarded message|ursprüngliche nachricht"
    r"|weitergeleitete nachricht|message d'origine|message transféré|mensaje original|mensaje reenviado"
    r"|messaggio originale|messaggio inoltrato|mensagem original|mensagem encaminhada|пересылаемое сообщение"
    r"|исходное сообщение|原始邮件|转发的邮件|元のメッセージ)[ \t]*(?:-{2,}|_{2,}|\*{2,}|:)[ \t]*$"
)
_HEADER = regex(
    r"(?i)[>* \t]*+(?P<name>from|sent|to|cc|bcc|subject|date|reply-to|von|gesendet|an|betreff|datum|de|envoyé|à"
    r"|objet|para|enviado(?: el)?|asunto|assunto|fecha|da|inviato|a|oggetto|data|от(?: кого)?|кому|тема|отправлено|дата"
    r"|发件人|收件人|主题|发送时间|日期|差出人|宛先|件名|送信日時|日時)\**[ \t]?[:：]\**[ \t]*(?P<value>\S.*)$"
)
_SUBJECTS = frozenset(("subject", "betreff", "objet", "asunto", "assunto", "oggetto", "тема", "主题", "件名"))
_HEAD_CHARS = 400
"""Of a line of a mail's head, as far as it is read; "On … wrote:" is no longer."""

_MOST_HEADERS = 12


def _without_mails(text: str, take: Take) -> str:
    """Without mails that were quoted or forwarded.

    A mail goes on to the end of the message, unless it is quoted line by line. What is asked behind its signature, by
    somebody who said nothing before it, is hers.
    """
    lines = text.split("\n")
    for at in range(len(lines)):
        begin = _mail_begins(lines, at)
        if begin is None:
            continue
        below = next((each for each in lines[at + 1 : at + 4] if each.strip()), ">")
        if below.lstrip().startswith(">"):
            lines[begin : at + 1] = [GAP] * (at + 1 - begin)  # the quotation goes line by line
            continue
        own, mail = "\n".join(lines[:begin]), "\n".join(lines[begin:])
        take(MaterialKind.MAIL, mail)
        before, _, last = mail.rstrip().rpartition("\n\n")
        asks = not own.replace(GAP, "").strip() and before and phrases.SIGN_OFF.search(before) and speaks(last)
        return f"{own}\n{GAP}\n\n{last if asks else ''}"
    return "\n".join(lines)


def _mail_begins(lines: Sequence[str], at: int) -> int | None:
    """Where a mail begins whose head ends with, or begins at, this line; None if none does."""
    line = lines[at].strip()
    if len(line) > _HEAD_CHARS:
        return None
    if _FORWARDED.match(line) or _is_header_block(lines, at):
        return at
    if not line.endswith((":", "：")):
        return None
    wrote = _WROTE.match(line)
    if wrote and wrote["dated"]:
        return at
    wrapped = _WROTE.match(f"{lines[at - 1].strip()[-_HEAD_CHARS:]} {line}") if at else None
    return at - 1 if wrapped and wrapped["dated"] else at if wrote else None


def _is_header_block(lines: Sequence[str], at: int) -> bool:
    """Whether a mail's header begins here: "From: Berlin, to: Oslo" has neither a subject nor an address."""
    headers: dict[str, str] = {}
    for line in lines[at : at + _MOST_HEADERS]:
        header = _HEADER.match(line.strip()[:_HEAD_CHARS])
        if header is None:
            break
        headers[header["name"].lower()] = header["value"]
    if len(headers) < 2:  # noqa: PLR2004 - one line is a label
        return False
    return not _SUBJECTS.isdisjoint(headers) or any("@" in value for value in headers.values())


# ── Transcripts ───────────────────────────────────────────────────────────────────────────────────────────────

_SAYS = regex(
    r"[ \t]*+(?:[-*•][ \t]++)?"
    r"(?P<at>[\[(]?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?[ \t]+)?\d{1,2}[:.]\d\d(?:[:.]\d\d(?:[.,]\d{1,3})?)?"
    r"(?:[ \t]?[AaPp]\.?[Mm]\.?)?[\])]?[ \t]*[-–—]?[ \t]*)?"
    r"(?:\*\*)?(?P<name>[^\W\d_a-zß-öø-ÿа-я][\w.'’-]{0,30}(?: [^\W\d_a-z][\w.'’-]{0,30}){0,2})"
    r"(?P<later>[ \t]*[(\[][^()\[\]\n]{1,25}[)\]])?(?:\*\*)?[ \t]?[:：](?:\*\*)?[ \t]*(?P<said>\S.*)$"
)
_HEADED = regex(
    r"[ \t]*+(?:\*\*)?[^\W\d_a-z][\w.'’-]{0,30}(?: [\w.'’-]{1,30}){0,2}(?:\*\*)?,?[ \t]{1,4}[\[(]?"
    r"(?:[\d./-]{6,10},?[ \t]+)?\d{1,2}:\d\d(?::\d\d)?(?:[ \t]?[AaPp]\.?[Mm]\.?)?[\])]?[ \t]*$"
)
"""A name and a time over what was said, as Slack and Telegram copy it."""

_SENTENCE = regex(r"[.!?…。！？]['\"”»)]*[ \t]*$")
_WORDS_OF_A_SENTENCE = 5
_DIGITS_OF_A_TIME = 4


def _without_transcripts(text: str, take: Take) -> str:
    """Without what two or more people say, each under a name.

    A form and a diary have words before colons too ("Diet: vegan", "Monday: I ran."), but each of them once, no dates
    in front, and nobody speaks of them by name.
    """
    lines = text.split("\n")
    found = [(at, says) for at, line in enumerate(lines) if ":" in line or "：" in line if (says := _SAYS.match(line))]
    at = [at for at, _ in found] if _is_talk(text, [says for _, says in found]) else []
    at += [at for at, line in enumerate(lines) if _HEADED.match(line) and "".join(lines[at + 1 : at + 2]).strip()]
    if not at:
        return text
    first, last = min(at), max(at)
    while last + 1 < len(lines) and lines[last + 1].strip():
        last += 1
    take(MaterialKind.TRANSCRIPT, "\n".join(lines[first : last + 1]))
    return "\n".join((*lines[:first], GAP, *lines[last + 1 :]))


def _is_talk(text: str, said: Sequence[re.Match[str]]) -> bool:
    names = [says["name"] for says in said]
    if len(names) < 2:  # noqa: PLR2004 - a line alone is a label, and one with a time an appointment
        return False
    # A chat's stamp is the day, or a time in brackets: a diary has times, too.
    stamps = [(stamp, sum(map(str.isdigit, stamp))) for stamp in (says["at"] or says["later"] or "" for says in said)]
    if sum(digits > (0 if stamp.startswith(("[", "(")) else _DIGITS_OF_A_TIME) for stamp, digits in stamps) > 1:
        return True
    sentences = [
        text
        for text in (says["said"] for says in said)
        if _SENTENCE.search(text) or len(text.split()) >= _WORDS_OF_A_SENTENCE
    ]
    if 2 * len(sentences) < len(names) or len(set(names)) == 1:
        return False
    # Somebody speaks twice, or is spoken of beside the line that begins with the name.
    return len(set(names)) < len(names) or any(
        len(re.findall(rf"(?<!\w){re.escape(name)}(?!\w)", text)) > 1 for name in names
    )


# ── Lines, and quotations ─────────────────────────────────────────────────────────────────────────────────────

_LONG_QUOTE = regex(
    r"(?<![^\s(\[:：])(?:\"(?=\S)(?:[^\"\n]|\n(?![ \t]*\n)){120,4000}(?<=\S)\"(?!\w)"
    r"|“(?:[^”\n]|\n(?![ \t]*\n)){120,4000}”|«(?:[^»\n]|\n(?![ \t]*\n)){120,4000}»"
    r"|„(?:[^“”\n]|\n(?![ \t]*\n)){120,4000}[“”])"
)
"""It opens where a word could begin, so that the end of one and the beginning of another are no pair."""

_QUOTED_TEXT = regex(
    r"(?:(?<=[:：])[ \t\n]{1,3}|(?m:^))(?:\"(?=[^\"]{1,4000}[.!?]\s{1,3}\w)[^\"]{20,4000}\""
    r"|[“„](?=[^“”]{1,4000}[.!?]\s{1,3}\w)"
    r"[^“”]{20,4000}[“”]|«(?=[^«»]{1,4000}[.!?]\s{1,3}\w)[^«»]{20,4000}»)"
)
"""Several sentences in quotation marks behind a colon, or at the beginning of a line: a text that she gives."""

LONGEST_REPORT = 1_000
"""Characters of what somebody wrote to the user that are hers to tell: what is longer is a document."""

_LINE = regex(
    r"[ \t]*+(?:>|\|.*\||[{}\[\]<]|\"[\w-]+\"\s*:|//|/\*|\*/|#!|#include|\$ |>>> |@\w+\(|diff --git|@@ |[+-]{3} [ab]/"
    r"|(?:def|class|function|const|let|var|import|from|public|private|static|return|elif|except|async def|func|fn"
    r"|package|namespace|using|struct|enum|interface|export) [^.?!]*[(){};=:]\s*$"
    r"|from [\w.]+ import |import [\w.]+(?: as \w+)?\s*$|(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER"
    r"|DROP) .*(?:FROM|INTO|SET|TABLE|;)"
    r"|(?:pub )?(?:async )?(?:fn|func|def|function) \w+\("
    r"|Traceback \(|File \"|at [\w.$<>]+\(|(?:E +)?\w*(?:Error|Exception)\b:|(?:ERROR|WARN|WARNING|INFO|DEBUG|FATAL)\b"
    r"|npm (?:ERR!|WARN)|(?:PHP )?[Ff]atal error: |panic: |(?:\w+: )?error(?:\[\w+\])?: |Segmentation fault"
    r"|Exception in thread|(?:Uncaught|Unhandled) (?:promise |\(?in promise\)? |exception|\w*(?:Error|Exception)\b)"
    r"|exit (?:status|code) \d|(?:ORA|SQLSTATE)\W?\d|\[(?:ERROR|WARN|INFO)|HTTP(?:/[\d.]+)? [45]\d\d\b"
    r"|(?:[\w$]+\.)+[\w$]+(?:Exception|Error)\b|curl: \(\d+\)"
    r"|(?:bash|docker|fatal|ld|make|psql|ssh|sudo|zsh)(?:\[\d+\])?: (?i:.{0,60}\b(?:error|cannot|could not|failed"
    r"|fault|no such|command not|not a git)\b)"
    r"|(?!(?i:i|my|we|our|it|the|why|where|what|how|is)\b)[^?]*?\.(?:c|cc|cpp|cs|dart|go|h|java|jsx?|kt|lua|php|py|rb"
    r"|rs|sh|sql|swift|tsx?|vue)(?::\d+(?::\d+)?| on line \d+)\)?\s*$"
    r"|\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d"
    r"|(?i:from|to|cc|bcc|subject|sent|date|reply-to): .*[@,:<]|(?i:subject|betreff|asunto|objet): "
    r"|(?i:user|assistant|system|human|ai|bot|chatgpt|claude|developer|tool)\s?: "
    r"|\S[^.?!\"]*[;{}]\s*$|[\w.\[\]]+\s*[-+*/]?=(?!=)\s*"
    # Prose behind a number goes on about it, as no code does: "n = 96 is planned, and we decided on ANOVA".
    r"(?!-?\d[\d.,]*%?(?:,\s+|\s+(?!(?:if|or|and|for|in)\b))[^\W\d_][\w'’-]*(?:,? [^\W\d_][\w'’-]*){2})\S)"
)


_OF_CODE = r"[\w+/-]"
_ENCODED = regex(
    rf"(?<![^\s\"'(<>:,;=])(?={_OF_CODE}*\d)(?={_OF_CODE}*[a-z])(?={_OF_CODE}*[A-Z])"
    rf"(?={_OF_CODE}*?[A-Za-z0-9+]{{24}}){_OF_CODE}{{60,}}={{0,2}}"
    r"(?![^\s\"')<>:,;.])"
)
"""No word is that long, and has letters of both cases and numbers; a path has, in shorter parts."""


def _without_lines(text: str, take: Take) -> str:
    def encoded(found: re.Match[str]) -> str:
        take(MaterialKind.LINE, found[0])
        return GAP

    def quoted(quote: re.Match[str]) -> str:
        if len(quote[0]) <= LONGEST_REPORT and is_report(quote.string, quote.start()):
            return quote[0]
        take(MaterialKind.QUOTE, quote[0])
        return GAP

    text = _LONG_QUOTE.sub(quoted, _QUOTED_TEXT.sub(quoted, text))
    lines = _ENCODED.sub(encoded, text).split("\n")
    for at in printed_lines(lines):
        take(MaterialKind.LINE, lines[at])
        lines[at] = GAP
    for at, line in enumerate(lines):
        if _LINE.match(line) and not tells_alone(sentences(line)[0]):  # "penicillin = hives"
            take(MaterialKind.LINE, line)
            lines[at] = GAP
    return "\n".join(lines)


# ── Texts that are given: see whose.py ────────────────────────────────────────────────────────────────────────


def _without_given(text: str, take: Take) -> str:
    kept, end = list[str](), 0
    for start, stop in given_texts(text):
        take(MaterialKind.GIVEN, text[start:stop])
        kept += (text[end:start], f" {GAP}")
        end = stop
    return "".join((*kept, text[end:]))


_STEPS = (
    _without_blocks,
    _without_documents,
    _without_frames,
    _without_mails,
    _without_transcripts,
    _without_lines,
    _without_given,
)
