"""The words of each language: a language is a folder of tables (docs/rules.md, The languages)."""

from importlib import import_module
from types import ModuleType
from typing import Any

from memory.language.address_table import AddressWords
from memory.language.ailment_table import AilmentWords
from memory.language.allergy_table import AllergyWords
from memory.language.answer_table import AnswerTable
from memory.language.claim_table import ClaimTable
from memory.language.conclusion_table import ConclusionWords
from memory.language.convention_table import ConventionWords
from memory.language.danger_table import DangerTable
from memory.language.death_table import DeathWords
from memory.language.dictation_table import Dictation
from memory.language.document_table import DocumentWords
from memory.language.everything_table import EverythingWords
from memory.language.forgetting_table import ForgettingWords
from memory.language.frame_table import FrameWords
from memory.language.injection_table import InjectionWords
from memory.language.introduction_table import IntroductionWords
from memory.language.lasting_table import LastingWords
from memory.language.misdirected_table import Misdirected
from memory.language.note_table import NoteWords
from memory.language.order_table import Orders
from memory.language.other_words_table import OtherWordsTable
from memory.language.overview_table import OverviewWords
from memory.language.phrase_table import Phrases
from memory.language.play_table import Plays
from memory.language.replacement_table import ReplacementWords
from memory.language.salience_table import SalienceWords
from memory.language.saying_table import Table
from memory.language.schoolwork_table import Schoolwork
from memory.language.sensitive_table import SensitiveTable
from memory.language.sign_table import ChangeSigns, ChangeWords
from memory.language.span_table import SpanWords
from memory.language.speaking_for_table import SpeakingFor
from memory.language.time_table import TimeWords
from memory.language.topic_table import TopicTable
from memory.language.typed_table import TypedTable
from memory.language.wording_table import WordingTable
from memory.language.work_table import WorkWords
from memory.language.written_for_table import WrittenFor

ALL_TABLES = ("english", "german", "spanish", "french", "italian", "portuguese")
"""The languages that have each table but for `times` and `salience`; the tables of a kind stand in this order."""


def _modules(name: str, *languages: str) -> tuple[ModuleType, ...]:
    return tuple(import_module(f"{__name__}.{language}.{name}") for language in languages)


def _tables(name: str, *others: str) -> tuple[Any, ...]:
    """The tables of a name, in modules that are called so, of those languages and of others that have one."""
    return tuple(getattr(each, name.upper()) for each in _modules(name, *ALL_TABLES, *others))


LANGUAGES = tuple(
    Table((*sayings.SAYINGS, *bodies), sayings.WORDS)
    for sayings, bodies in zip(_modules("sayings", *ALL_TABLES), _tables("bodies"), strict=True)
)
"""What users say of themselves, in the languages that are read."""

SPANS: tuple[SpanWords, ...] = _tables("spans")
"""How something is said to be so for a while, in the order of `LANGUAGES`, read by `memory/language/spans.py`."""

DANGERS: tuple[DangerTable, ...] = _tables("dangers", "japanese", "chinese", "russian", "dutch")
"""What could harm the user if it were forgotten once, read by `memory/profile/pins.py`."""

PHRASES: tuple[Phrases, ...] = _tables("phrases", "dutch", "russian", "chinese", "japanese")
"""How people speak to an assistant, read by `memory/language/phrases.py`."""

PLAYS: tuple[Plays, ...] = _tables("plays")
"""How parts are played, and talks practised, read by `memory/language/plays.py`."""

SCHOOLWORK: tuple[Schoolwork, ...] = _tables("schoolwork")
"""How texts of schools are handed over, read by `memory/language/schoolwork.py`."""

LASTING: tuple[LastingWords, ...] = _tables("lasting", "dutch", "russian", "chinese", "japanese")
"""Of which words orders that hold for good are made, read by `memory/language/lasting_orders.py`."""

INTRODUCTIONS: tuple[IntroductionWords, ...] = _tables("introductions")
"""Introductions without a verb, in the order of `LANGUAGES`, read by `memory/language/introductions.py`."""

AILMENTS: tuple[AilmentWords, ...] = _tables("ailments")
"""How clauses tell of illnesses and allergies without a verb, in the order of `LANGUAGES`, read by
`memory/language/ailments.py`."""

ALLERGIES: tuple[AllergyWords, ...] = _tables("allergies")
"""How allergies are told that are no sentence of their own, in the order of `LANGUAGES`, read by
`memory/language/allergic_to_it.py` and `allergic_others.py`."""

ADDRESSES: tuple[AddressWords, ...] = _tables("addresses")
"""How users tell a new address, read by `memory/language/new_address.py`."""

ANSWERS: tuple[AnswerTable, ...] = _tables("answers")
"""What a short answer to a question of the assistant's states, read by `memory/language/answered.py`."""

DICTATIONS: tuple[Dictation, ...] = _tables("dictation")
"""Where sentences without punctuation go on, read by `memory/language/dictation.py`."""

DOCUMENTS: tuple[DocumentWords, ...] = _tables("documents")
"""How the documents of software are told, read by `memory/language/documents.py`."""

INJECTIONS: tuple[InjectionWords, ...] = _tables("injection", "dutch", "russian", "chinese", "japanese")
"""Of what orders to a model are made, read by `memory/language/prompt_injection.py`."""

CLAIMS: tuple[ClaimTable, ...] = _tables("claims", "chinese", "japanese")
"""How clauses claim states and what speaks of them, read by `memory/language/claims.py` and `states.py`."""

CONVENTIONS: tuple[ConventionWords, ...] = _tables("conventions")
"""How what is done where software is made is told, read by `memory/language/conventions.py`."""

WORDINGS: tuple[WordingTable, ...] = _tables("wording")
"""How texts are compared word by word, read by `memory/language/wording.py`."""

CONCLUSIONS: tuple[ConclusionWords, ...] = _tables("conclusions", "dutch", "chinese", "japanese")
"""How something is concluded, read by `memory/language/conclusions.py`."""

OTHER_WORDS: tuple[OtherWordsTable, ...] = _tables("other_words")
"""What one thing is called in daily life, read by `memory/language/other_words.py`."""

OVERVIEWS: tuple[OverviewWords, ...] = _tables("overview", "chinese")
"""How somebody asks what is known of her, read by `memory/language/overview.py`."""

SIGNS = tuple(
    ChangeSigns(*(getattr(each, name.upper()) for name in ChangeSigns._fields))
    for each in _modules("signs", *ALL_TABLES, "chinese", "japanese")
)
"""Signs of change, read by `memory/language/change.py`."""

CHANGE_WORDS: tuple[ChangeWords, ...] = _tables("change_words")
"""The kinds of words by which a change is told, in the order of the first of `SIGNS`, read by `change_signs.py`."""

EVERYTHING: tuple[EverythingWords, ...] = _tables("everything")
"""Orders to forget all that is known, read by `memory/language/everything.py`."""

DEATHS: tuple[DeathWords, ...] = _tables("deaths")
"""How somebody is said to be dead, in the order of `LANGUAGES`, read by `memory/language/deaths.py`."""

MISDIRECTED: tuple[Misdirected, ...] = _tables("misdirected")
"""How what was said last is said to be of another, read by `memory/language/misdirected.py`."""

SPEAKING_FOR: tuple[SpeakingFor, ...] = _tables("speaking_for")
"""How users say that they are not whose account it is, in the order of `LANGUAGES`, read by
`memory/language/speaking_for.py`."""

WRITTEN_FOR: tuple[WrittenFor, ...] = _tables("written_for")
"""How a text is ordered that somebody else is to have said, read by `memory/language/written_for.py`."""

FRAMES: tuple[FrameWords, ...] = _tables("frames", "russian", "chinese", "japanese")
"""How applications label the parts of a prompt, read by `memory/language/frames.py`."""

NOTES: tuple[NoteWords, ...] = _tables("notes")
"""How somebody writes of the user as of another, read by `memory/language/first_person.py`."""

ORDERS: tuple[Orders, ...] = _tables("orders")
"""Orders to forget, read by `memory/language/order_forms.py` and `order_signs.py`."""

FORGETTING: tuple[ForgettingWords, ...] = _tables("forgetting")
"""How what is to be forgotten is compared with what is remembered, in the order of `ORDERS`, read by
`memory/ingestion/forgetting/`."""

REPLACEMENTS: tuple[ReplacementWords, ...] = _tables("replacement")
"""Whether one fact may take the place of another, read by `memory/ingestion/replacement.py`."""

SALIENCE: tuple[SalienceWords, ...] = tuple(
    each.SALIENCE for each in _modules("salience", "english", "german", "spanish", "french")
)
"""What of a text says that it matters, read by `memory/language/signals.py`."""

SENSITIVE: tuple[SensitiveTable, ...] = _tables("sensitive")
"""What not every upstream may be told, read by `memory/language/sensitivity.py`."""

TOPICS: tuple[TopicTable, ...] = _tables("topics")
"""Areas of life that an order to forget may name, read by `memory/language/topics.py`."""

TIMES: dict[str, TimeWords] = {
    each: _modules("times", each)[0].TIMES for each in ("german", "spanish", "french", "italian", "portuguese")
}
"""How times are named, by the names that stop words have, read by `memory/language/times.py`."""

TYPED: dict[str, TypedTable] = dict(zip(ALL_TABLES, _tables("typed"), strict=True))
"""How words are typed in chats, by the names that stop words have, read by `memory/language/typed.py`."""

WORK: tuple[WorkWords, ...] = _tables("work")
"""What is worked on where software is made, read by `memory/language/of_whom.py`, `lasting_orders.py` and
`passing.py`."""
