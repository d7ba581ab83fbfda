"""Whether one fact may take the place of another, when a model says that it does (docs/rules.md, Decision by a model).

    a state of the same thing (home, employer, the dose of one drug)            yes, but for doses at different times
    nothing in common but a verb, a day or "User"                               no: `unrelated`
    of what one takes, prefers, buys, likes … another one than before           no: `one_of_a_kind`
    what is spoken of in both, by its name                                      yes

It is the guard of a model's decision, not a decision: what passes may still be wrong, what does not would have lost
something. English, German, Spanish, French, Italian and Portuguese; Chinese and Japanese by what is left between the
characters that say how.
"""

from memory.language.alternatives import any_of
from memory.language.claims import Claim, claims, same_value
from memory.language.comparison import supersedes
from memory.language.languages import REPLACEMENTS
from memory.language.sayings import said_by
from memory.language.states import spoken, states
from memory.language.wording import USER, alike, opened, wording
from memory.profile.fields import FieldKind, kind_of
from memory.text.reading import once
from memory.text.regex import regex


def objection(new: str, old: str, *, merged: str = "") -> str:
    """Why `new` must not take the place of `old`: `unrelated` or `one_of_a_kind`; empty if nothing speaks against it.

    `merged`: the text that would stand there; if it says all of `old` nothing is lost of a kind.
    """
    if supersedes(new, old):
        return ""
    pairs = _claimed_by_both(new, old)
    at_other_times = any(mine.rest and theirs.rest and mine.rest != theirs.rest for mine, theirs in pairs)
    if not at_other_times and not _UNSURE.search(new) and of_one_state(new, old):
        return ""
    kind = _kind_of(old)
    if not (shared(new, old) or (kind and kind == _kind_of(new))):
        return "unrelated"
    if at_other_times:
        return "" if frozenset(wording(old).words) <= frozenset(wording(merged).words) else "one_of_a_kind"
    is_replaced = not kind or _is_of_the_same(new, old) or (bool(merged) and _keeps(merged, new, old))
    return "" if is_replaced else "one_of_a_kind"


def of_one_state(new: str, old: str) -> bool:
    """Whether both say of one thing how it is: the user's home, the dose of one drug."""
    return bool(_claimed_by_both(new, old)) or not _states(new).isdisjoint(_states(old))


def shared(new: str, old: str) -> bool:
    """Whether both texts name a thing, a person or a doing, beside what all texts have."""
    mine, theirs = _things(new), _things(old)
    return any(_alike(one, other) for one in mine for other in theirs)


def contradicts(new: str, old: str) -> bool:
    """Whether the new text leaves the old one untrue, as far as words can tell."""
    if supersedes(new, old):
        return True
    is_otherwise = _says_otherwise(new, old)
    if of_one_state(new, old) and not _UNSURE.search(new) and (is_otherwise or claims(new)):
        return True
    if is_otherwise and (shared(new, old) or _kind_of(new) == _kind_of(old) != ""):
        return True
    held = claims(old)
    return any(claim.slot == other.slot and not same_value(claim, other) for claim in claims(new) for other in held)


# ── What they speak of ────────────────────────────────────────────────────────────────────────────────────────


def _claimed_by_both(new: str, old: str) -> list[tuple[Claim, Claim]]:
    """The states of one thing that both claim: the appointments of a day stand side by side until one is moved."""
    told = [claim for claim in claims(new) if claim.changed or not claim.only_if_changed]
    held = claims(old)
    return [(mine, theirs) for mine in told for theirs in held if mine.slot == theirs.slot]


@once
def _states(text: str) -> frozenset[str]:
    """The states of the user that a text speaks of: single fields of the profile, and what words tell."""
    fields = {said.field.partition(".")[0] for said, _ in said_by(text, by_model=True)}
    single = {_WORK.get(field, field) for field in fields if kind_of(field) in {FieldKind.ONE, FieldKind.STATE}}
    return frozenset(single) | states(text)


@once
def _things(text: str) -> frozenset[str]:
    """The words of a text that name what it speaks of: no verb of a kind, no time, no number."""
    spaced = _UNSPACED.sub(" ", opened(text))
    words = {word for word in wording(spaced).words if not _is_glue(word)}
    return frozenset(words | {part for run in _UNSPACED.findall(text) for part in _UNSPACED_GLUE.split(run) if part})


def _is_glue(word: str) -> bool:
    return word == USER or word[0].isdigit() or word in _GLUE or word in _KIND


@once
def _kind_of(text: str) -> str:
    """What a text says one does, of what there may be several of: `take`, `prefer`, `buy` …; empty: nothing of that.

    The first but for "have", which may only say when it was ("Ich habe ein Auto gekauft").
    """
    found = [_KIND[word] for word in _WORD.findall(opened(text).casefold()) if word in _KIND]
    kinds = [*(kind for kind in found if kind != _HAVE), *found]
    if not kinds and (unspaced := _UNSPACED_KIND.search(text)):
        return unspaced.lastgroup or ""
    return kinds[0] if kinds else ""


@once
def _object(text: str) -> frozenset[str]:
    """What is taken, preferred, bought: the first phrase behind the verb that names something, else all of the text."""
    plain = opened(text)
    if _UNSPACED.search(plain):
        return _things(text)
    verb = next((word for word in _WORD.finditer(plain) if word[0].casefold() in _KIND), None)
    phrases = _PHRASE_END.split(plain[verb.end() :]) if verb else []
    found = (_things(phrase) or _doings(phrase) for phrase in phrases)
    return next((named for named in found if named), _things(text))


def _doings(phrase: str) -> frozenset[str]:
    """What is done, where nothing is named: "likes running"."""
    return frozenset(word for word in wording(phrase).words if word in _KIND)


def _is_of_the_same(new: str, old: str) -> bool:
    """Whether `new` names what `old` says is taken, preferred, bought, or says that the user prefers otherwise now."""
    named, said = _object(old), _things(new) | frozenset(wording(new).words)
    if named:
        is_named = all(any(_alike(thing, other) for other in said) for thing in named)
        return is_named or _prefers_otherwise(new, old)
    return _kind_of(new) == _kind_of(old) and _says_otherwise(new, old)  # "runs every morning", "can't run any more"


def _alike(one: str, other: str) -> bool:
    return alike(one, other) or bool(_UNSPACED.match(one) and len(one) > 1 and one == other)


def _keeps(merged: str, new: str, old: str) -> bool:
    """Whether a merged text has all that the old one names and the new one does not speak of."""
    return _things(old) - _things(new) <= _things(merged) and bool(_things(old))


def _prefers_otherwise(new: str, old: str) -> bool:
    """Whether a text says that the user prefers something else now, at the same times as before."""
    is_change = bool(_CHANGE.search(new))
    return is_change and _kind_of(old) == _kind_of(new) == "prefer" and _times(new) == _times(old)


def _times(text: str) -> frozenset[str]:
    return frozenset(word for word in wording(text).words if word in _TIMES)


def _says_otherwise(new: str, old: str) -> bool:
    """Whether a text says no where the other says yes, or that something is over, otherwise now, or so again."""
    mine, theirs = wording(new), wording(old)
    is_negated = mine.ended or mine.resumed or mine.negations % 2 != theirs.negations % 2
    return is_negated or any(words.search(new) for words in (_OVER, _CHANGE, _NOT))


# ── Words ─────────────────────────────────────────────────────────────────────────────────────────────────────

_WORD = regex(r"[^\W\d_]+")
_WORK = {"job": "work", "employer": "work", "occupation": "work"}
_HAVE = "have"

_KIND = {form: kind for words in REPLACEMENTS for kind, forms in words.doings.items() for form in forms.split()}
"""What one can do, be or have several times over, by its forms."""

_TIMES = frozenset(word for each in REPLACEMENTS for word in each.times.split())
"""When something is: two texts that have nothing else in common have nothing in common."""

_GLUE = _TIMES | frozenset(word for each in REPLACEMENTS for word in each.glue.split())
"""What says how, when or how much, in any text."""


_PHRASE_END = spoken(any_of(REPLACEMENTS, "phrase_ends"), r"[,;.(!?]")

_UNSURE = spoken(any_of(REPLACEMENTS, "unsure"), "想|可能|也许|小时候|たい|かもしれ|子供の頃")
"""Of a wish, a plan or what once was: it changes nothing that is so."""

_CHANGE = spoken(any_of(REPLACEMENTS, "changes"), "现在|改|不再|搬到|搬家|今は|もう|引っ越")

_NOT = spoken(any_of(REPLACEMENTS, "denials"), "不|没|ない|ません")
"""Negations of languages whose own the wording does not count."""

_OVER = spoken(any_of(REPLACEMENTS, "over"), "不再|卖了|卖掉|死了|去世|辞|やめ|売|死|亡")
"""Says of something that it is over, in ways that the wording does not count."""

_UNSPACED = regex(r"[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+")
_UNSPACED_GLUE = regex(
    r"[我你他她它们的了在是有没不再也很都就这那个只台辆一二三用户服吃喝买喜欢爱讨厌更去说会想要和跟岁早上晚餐中午每天年月日住现今]"
    r"|[\u3040-\u309f]+|[私僕俺彼女飲食買住飼好]"
)
_UNSPACED_KIND = regex(
    r"(?P<take>服用|飲|[吃喝用]药)|(?P<buy>买|買)|(?P<like>喜欢|爱|好き|讨厌|嫌い)|(?P<eat>吃|食べ)|(?P<drink>喝)|(?P<speak>会说|話せ)"
    r"|(?P<have>养|飼|有)"
)
