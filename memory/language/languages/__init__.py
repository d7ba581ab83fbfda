"""The words of each language: a language is a folder of tables (docs/rules.md, The languages)."""

from memory.language.languages import other_dangers, other_lasting
from memory.language.languages.chinese import signs as chinese_signs
from memory.language.languages.chinese.claims import CLAIMS as CHINESE_CLAIMS
from memory.language.languages.chinese.conclusions import CONCLUSIONS as CHINESE_CONCLUSIONS
from memory.language.languages.chinese.injection import INJECTION as CHINESE_INJECTION
from memory.language.languages.dutch import phrases as dutch_phrases
from memory.language.languages.dutch.conclusions import CONCLUSIONS as DUTCH_CONCLUSIONS
from memory.language.languages.english import dangers as english_dangers
from memory.language.languages.english import phrases as english_phrases
from memory.language.languages.english import sayings as english
from memory.language.languages.english import signs as english_signs
from memory.language.languages.english.bodies import BODIES as ENGLISH_BODIES
from memory.language.languages.english.change_words import CHANGE_WORDS as ENGLISH_CHANGE_WORDS
from memory.language.languages.english.claims import CLAIMS as ENGLISH_CLAIMS
from memory.language.languages.english.conclusions import CONCLUSIONS as ENGLISH_CONCLUSIONS
from memory.language.languages.english.dictation import DICTATION as ENGLISH_DICTATION
from memory.language.languages.english.injection import INJECTION as ENGLISH_INJECTION
from memory.language.languages.english.introductions import INTRODUCTIONS as ENGLISH_INTRODUCTIONS
from memory.language.languages.english.lasting import LASTING as ENGLISH_LASTING
from memory.language.languages.english.orders import ORDERS as ENGLISH_ORDERS
from memory.language.languages.english.sensitive import SENSITIVE as ENGLISH_SENSITIVE
from memory.language.languages.english.spans import SPANS as ENGLISH_SPANS
from memory.language.languages.english.topics import TOPICS as ENGLISH_TOPICS
from memory.language.languages.english.typed import TYPED as ENGLISH_TYPED
from memory.language.languages.english.wording import WORDING as ENGLISH_WORDING
from memory.language.languages.french import dangers as french_dangers
from memory.language.languages.french import phrases as french_phrases
from memory.language.languages.french import sayings as french
from memory.language.languages.french import signs as french_signs
from memory.language.languages.french.bodies import BODIES as FRENCH_BODIES
from memory.language.languages.french.change_words import CHANGE_WORDS as FRENCH_CHANGE_WORDS
from memory.language.languages.french.claims import CLAIMS as FRENCH_CLAIMS
from memory.language.languages.french.conclusions import CONCLUSIONS as FRENCH_CONCLUSIONS
from memory.language.languages.french.dictation import DICTATION as FRENCH_DICTATION
from memory.language.languages.french.injection import INJECTION as FRENCH_INJECTION
from memory.language.languages.french.introductions import INTRODUCTIONS as FRENCH_INTRODUCTIONS
from memory.language.languages.french.lasting import LASTING as FRENCH_LASTING
from memory.language.languages.french.orders import ORDERS as FRENCH_ORDERS
from memory.language.languages.french.sensitive import SENSITIVE as FRENCH_SENSITIVE
from memory.language.languages.french.spans import SPANS as FRENCH_SPANS
from memory.language.languages.french.times import TIMES as FRENCH_TIMES
from memory.language.languages.french.topics import TOPICS as FRENCH_TOPICS
from memory.language.languages.french.typed import TYPED as FRENCH_TYPED
from memory.language.languages.french.wording import WORDING as FRENCH_WORDING
from memory.language.languages.german import dangers as german_dangers
from memory.language.languages.german import phrases as german_phrases
from memory.language.languages.german import sayings as german
from memory.language.languages.german import signs as german_signs
from memory.language.languages.german.bodies import BODIES as GERMAN_BODIES
from memory.language.languages.german.change_words import CHANGE_WORDS as GERMAN_CHANGE_WORDS
from memory.language.languages.german.claims import CLAIMS as GERMAN_CLAIMS
from memory.language.languages.german.conclusions import CONCLUSIONS as GERMAN_CONCLUSIONS
from memory.language.languages.german.dictation import DICTATION as GERMAN_DICTATION
from memory.language.languages.german.injection import INJECTION as GERMAN_INJECTION
from memory.language.languages.german.introductions import INTRODUCTIONS as GERMAN_INTRODUCTIONS
from memory.language.languages.german.lasting import LASTING as GERMAN_LASTING
from memory.language.languages.german.orders import ORDERS as GERMAN_ORDERS
from memory.language.languages.german.sensitive import SENSITIVE as GERMAN_SENSITIVE
from memory.language.languages.german.spans import SPANS as GERMAN_SPANS
from memory.language.languages.german.times import TIMES as GERMAN_TIMES
from memory.language.languages.german.topics import TOPICS as GERMAN_TOPICS
from memory.language.languages.german.typed import TYPED as GERMAN_TYPED
from memory.language.languages.german.wording import WORDING as GERMAN_WORDING
from memory.language.languages.italian import dangers as italian_dangers
from memory.language.languages.italian import phrases as italian_phrases
from memory.language.languages.italian import sayings as italian
from memory.language.languages.italian import signs as italian_signs
from memory.language.languages.italian.bodies import BODIES as ITALIAN_BODIES
from memory.language.languages.italian.change_words import CHANGE_WORDS as ITALIAN_CHANGE_WORDS
from memory.language.languages.italian.claims import CLAIMS as ITALIAN_CLAIMS
from memory.language.languages.italian.conclusions import CONCLUSIONS as ITALIAN_CONCLUSIONS
from memory.language.languages.italian.dictation import DICTATION as ITALIAN_DICTATION
from memory.language.languages.italian.injection import INJECTION as ITALIAN_INJECTION
from memory.language.languages.italian.introductions import INTRODUCTIONS as ITALIAN_INTRODUCTIONS
from memory.language.languages.italian.lasting import LASTING as ITALIAN_LASTING
from memory.language.languages.italian.orders import ORDERS as ITALIAN_ORDERS
from memory.language.languages.italian.sensitive import SENSITIVE as ITALIAN_SENSITIVE
from memory.language.languages.italian.spans import SPANS as ITALIAN_SPANS
from memory.language.languages.italian.times import TIMES as ITALIAN_TIMES
from memory.language.languages.italian.topics import TOPICS as ITALIAN_TOPICS
from memory.language.languages.italian.typed import TYPED as ITALIAN_TYPED
from memory.language.languages.italian.wording import WORDING as ITALIAN_WORDING
from memory.language.languages.japanese import signs as japanese_signs
from memory.language.languages.japanese.claims import CLAIMS as JAPANESE_CLAIMS
from memory.language.languages.japanese.conclusions import CONCLUSIONS as JAPANESE_CONCLUSIONS
from memory.language.languages.japanese.injection import INJECTION as JAPANESE_INJECTION
from memory.language.languages.portuguese import dangers as portuguese_dangers
from memory.language.languages.portuguese import phrases as portuguese_phrases
from memory.language.languages.portuguese import sayings as portuguese
from memory.language.languages.portuguese import signs as portuguese_signs
from memory.language.languages.portuguese.bodies import BODIES as PORTUGUESE_BODIES
from memory.language.languages.portuguese.change_words import CHANGE_WORDS as PORTUGUESE_CHANGE_WORDS
from memory.language.languages.portuguese.claims import CLAIMS as PORTUGUESE_CLAIMS
from memory.language.languages.portuguese.conclusions import CONCLUSIONS as PORTUGUESE_CONCLUSIONS
from memory.language.languages.portuguese.dictation import DICTATION as PORTUGUESE_DICTATION
from memory.language.languages.portuguese.injection import INJECTION as PORTUGUESE_INJECTION
from memory.language.languages.portuguese.introductions import INTRODUCTIONS as PORTUGUESE_INTRODUCTIONS
from memory.language.languages.portuguese.lasting import LASTING as PORTUGUESE_LASTING
from memory.language.languages.portuguese.orders import ORDERS as PORTUGUESE_ORDERS
from memory.language.languages.portuguese.sensitive import SENSITIVE as PORTUGUESE_SENSITIVE
from memory.language.languages.portuguese.spans import SPANS as PORTUGUESE_SPANS
from memory.language.languages.portuguese.times import TIMES as PORTUGUESE_TIMES
from memory.language.languages.portuguese.topics import TOPICS as PORTUGUESE_TOPICS
from memory.language.languages.portuguese.typed import TYPED as PORTUGUESE_TYPED
from memory.language.languages.portuguese.wording import WORDING as PORTUGUESE_WORDING
from memory.language.languages.russian.injection import INJECTION as RUSSIAN_INJECTION
from memory.language.languages.spanish import dangers as spanish_dangers
from memory.language.languages.spanish import phrases as spanish_phrases
from memory.language.languages.spanish import sayings as spanish
from memory.language.languages.spanish import signs as spanish_signs
from memory.language.languages.spanish.bodies import BODIES as SPANISH_BODIES
from memory.language.languages.spanish.change_words import CHANGE_WORDS as SPANISH_CHANGE_WORDS
from memory.language.languages.spanish.claims import CLAIMS as SPANISH_CLAIMS
from memory.language.languages.spanish.conclusions import CONCLUSIONS as SPANISH_CONCLUSIONS
from memory.language.languages.spanish.dictation import DICTATION as SPANISH_DICTATION
from memory.language.languages.spanish.injection import INJECTION as SPANISH_INJECTION
from memory.language.languages.spanish.introductions import INTRODUCTIONS as SPANISH_INTRODUCTIONS
from memory.language.languages.spanish.lasting import LASTING as SPANISH_LASTING
from memory.language.languages.spanish.orders import ORDERS as SPANISH_ORDERS
from memory.language.languages.spanish.sensitive import SENSITIVE as SPANISH_SENSITIVE
from memory.language.languages.spanish.spans import SPANS as SPANISH_SPANS
from memory.language.languages.spanish.times import TIMES as SPANISH_TIMES
from memory.language.languages.spanish.topics import TOPICS as SPANISH_TOPICS
from memory.language.languages.spanish.typed import TYPED as SPANISH_TYPED
from memory.language.languages.spanish.wording import WORDING as SPANISH_WORDING
from memory.language.saying_table import Table
from memory.language.sign_table import ChangeSigns

LANGUAGES = tuple(
    Table((*language.SAYINGS, *bodies), language.WORDS)
    for language, bodies in (
        (english, ENGLISH_BODIES),
        (german, GERMAN_BODIES),
        (spanish, SPANISH_BODIES),
        (french, FRENCH_BODIES),
        (italian, ITALIAN_BODIES),
        (portuguese, PORTUGUESE_BODIES),
    )
)
"""What users say of themselves, in the languages that are read."""

SPANS = (ENGLISH_SPANS, GERMAN_SPANS, SPANISH_SPANS, FRENCH_SPANS, ITALIAN_SPANS, PORTUGUESE_SPANS)
"""How something is said to be so for a while, in the order of `LANGUAGES`, read by `memory/language/spans.py`."""

DANGERS = (
    english_dangers.TABLE,
    german_dangers.TABLE,
    spanish_dangers.TABLE,
    french_dangers.TABLE,
    italian_dangers.TABLE,
    portuguese_dangers.TABLE,
    *other_dangers.TABLES,
)
"""What could harm the user if it were forgotten once, read by `memory/profile/pins.py`."""

PHRASES = tuple(
    each.PHRASES
    for each in (
        english_phrases,
        german_phrases,
        spanish_phrases,
        french_phrases,
        italian_phrases,
        portuguese_phrases,
        dutch_phrases,
    )
)
"""How people speak to an assistant, read by `memory/language/phrases.py`."""

LASTING = (
    ENGLISH_LASTING,
    GERMAN_LASTING,
    SPANISH_LASTING,
    FRENCH_LASTING,
    ITALIAN_LASTING,
    PORTUGUESE_LASTING,
    other_lasting.DUTCH,
    other_lasting.RUSSIAN,
    other_lasting.CHINESE,
    other_lasting.JAPANESE,
)
"""Of which words orders that hold for good are made, read by `memory/language/lasting_orders.py`."""

INTRODUCTIONS = (
    ENGLISH_INTRODUCTIONS,
    GERMAN_INTRODUCTIONS,
    SPANISH_INTRODUCTIONS,
    FRENCH_INTRODUCTIONS,
    ITALIAN_INTRODUCTIONS,
    PORTUGUESE_INTRODUCTIONS,
)
"""Introductions without a verb, in the order of `LANGUAGES`, read by `memory/language/introductions.py`."""

DICTATIONS = (
    ENGLISH_DICTATION,
    GERMAN_DICTATION,
    SPANISH_DICTATION,
    FRENCH_DICTATION,
    ITALIAN_DICTATION,
    PORTUGUESE_DICTATION,
)
"""Where sentences without punctuation go on, read by `memory/language/dictation.py`."""

INJECTIONS = (
    ENGLISH_INJECTION,
    GERMAN_INJECTION,
    FRENCH_INJECTION,
    SPANISH_INJECTION,
    ITALIAN_INJECTION,
    PORTUGUESE_INJECTION,
    RUSSIAN_INJECTION,
    CHINESE_INJECTION,
    JAPANESE_INJECTION,
)
"""Of what orders to a model are made, read by `memory/language/prompt_injection.py`."""

CLAIMS = (
    ENGLISH_CLAIMS,
    GERMAN_CLAIMS,
    SPANISH_CLAIMS,
    FRENCH_CLAIMS,
    ITALIAN_CLAIMS,
    PORTUGUESE_CLAIMS,
    CHINESE_CLAIMS,
    JAPANESE_CLAIMS,
)
"""How clauses claim states and what speaks of them, read by `memory/language/claims.py` and `states.py`."""

WORDINGS = (ENGLISH_WORDING, GERMAN_WORDING, SPANISH_WORDING, FRENCH_WORDING, ITALIAN_WORDING, PORTUGUESE_WORDING)
"""How texts are compared word by word, read by `memory/language/wording.py`."""

CONCLUSIONS = (
    ENGLISH_CONCLUSIONS,
    GERMAN_CONCLUSIONS,
    SPANISH_CONCLUSIONS,
    FRENCH_CONCLUSIONS,
    ITALIAN_CONCLUSIONS,
    PORTUGUESE_CONCLUSIONS,
    DUTCH_CONCLUSIONS,
    CHINESE_CONCLUSIONS,
    JAPANESE_CONCLUSIONS,
)
"""How something is concluded, read by `memory/language/conclusions.py`."""

SIGNS = tuple(
    ChangeSigns(*(getattr(each, name.upper()) for name in ChangeSigns._fields))
    for each in (
        english_signs,
        german_signs,
        spanish_signs,
        french_signs,
        italian_signs,
        portuguese_signs,
        chinese_signs,
        japanese_signs,
    )
)
"""Signs of change, read by `memory/language/change.py`."""

CHANGE_WORDS = (
    ENGLISH_CHANGE_WORDS,
    GERMAN_CHANGE_WORDS,
    SPANISH_CHANGE_WORDS,
    FRENCH_CHANGE_WORDS,
    ITALIAN_CHANGE_WORDS,
    PORTUGUESE_CHANGE_WORDS,
)
"""The kinds of words by which a change is told, in the order of the first of `SIGNS`, read by `change_signs.py`."""

ORDERS = (ENGLISH_ORDERS, GERMAN_ORDERS, SPANISH_ORDERS, FRENCH_ORDERS, ITALIAN_ORDERS, PORTUGUESE_ORDERS)
"""Orders to forget, read by `memory/language/retraction.py`."""

SENSITIVE = (
    ENGLISH_SENSITIVE,
    GERMAN_SENSITIVE,
    SPANISH_SENSITIVE,
    FRENCH_SENSITIVE,
    ITALIAN_SENSITIVE,
    PORTUGUESE_SENSITIVE,
)
"""What not every upstream may be told, read by `memory/language/sensitivity.py`."""

TOPICS = (ENGLISH_TOPICS, GERMAN_TOPICS, SPANISH_TOPICS, FRENCH_TOPICS, ITALIAN_TOPICS, PORTUGUESE_TOPICS)
"""Areas of life that an order to forget may name, read by `memory/language/topics.py`."""

TIMES = {
    "german": GERMAN_TIMES,
    "spanish": SPANISH_TIMES,
    "french": FRENCH_TIMES,
    "italian": ITALIAN_TIMES,
    "portuguese": PORTUGUESE_TIMES,
}
"""How times are named, by the names that stop words have, read by `memory/language/times.py`."""

TYPED = {
    "english": ENGLISH_TYPED,
    "german": GERMAN_TYPED,
    "spanish": SPANISH_TYPED,
    "french": FRENCH_TYPED,
    "italian": ITALIAN_TYPED,
    "portuguese": PORTUGUESE_TYPED,
}
"""How words are typed in chats, by the names that stop words have, read by `memory/language/typed.py`."""
