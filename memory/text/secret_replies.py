"""What is given where a password, a PIN or a code is asked for: alone it says nothing of what it is."""

import re

from memory.text.secret_formats import REDACTED, is_given
from memory.text.secret_labels import is_pin, is_random
from memory.text.secret_words import ABOUT_SECRETS, SAID

_ASKED_IN = 400
"""Characters at the end of a message in which it is asked."""
_WORDS = 4
"""A longer reply says more than what was asked for."""
_SHORTEST_PASSWORD = 3

_ASKS = re.compile(
    r"\b(?:what|which|tell|give|enter|send|type|provide|share|need|confirm|please|sag\w*|nenn\w*|gib|geben|wie|welche\w*|bitte"
    r"|cuál|dime|indica|escribe|introduce|quel\w*|donne\w*|entre[rz]?|indique[rz]?|qual\w*|dimmi|inserisci|diga|informe|digite)\b"
    r"[^.!?\n]{0,80}?\b(?:(?P<pin>pin|puk|code|código|codice|geheimzahl|tan|otp|prüfziffer)"
    r"|pass(?:word|wort|phrase|code)|kennwort|contraseña|clave|mot de passe|senha)\b(?!-)[ ]?(?P<next>\w*)"
)
_LEADS = re.compile(
    r"(?i)\s*(?:(?:it|that|this|here)(?:'s| is| you go)|sure|yes|ok(?:ay)?|(?:es|das) ist|(?:er|sie|es) lautet|ja|klar"
    r"|es|sí|c'est|oui|è|sì|é|sim)?[\s,:.–-]*"
)
_AROUND = ".,:;!\"'`()"


def given_in(reply: str, question: str) -> str:
    """What a short reply gives that the end of a message asks for; empty: it does not ask, or is not answered."""
    asked = _asked_last(question)
    lead = _LEADS.match(reply)
    # A chat's words may have megabytes: no more of them is taken apart than can be an answer.
    words = reply[lead.end() :].split(maxsplit=_WORDS) if lead and asked else []
    if asked is None or len(words) > _WORDS:
        return ""
    values = [word.strip(_AROUND) for word in words]
    given = (value for value in values if _is_one(value, as_pin=bool(asked["pin"]), is_alone=len(values) == 1))
    return next(filter(is_given, given), "")


def without_given(text: str, given: str) -> tuple[str, int]:
    """A text without what was given, wherever that stands as a word, and how often it stood there."""
    if not given or given not in text:  # of a long conversation's many most stand in one message
        return text, 0
    return re.subn(rf"(?<!\w){re.escape(given)}(?!\w)", REDACTED, text)


def _is_one(value: str, *, as_pin: bool, is_alone: bool) -> bool:
    if as_pin:
        return is_pin(value)
    is_word = len(value) >= _SHORTEST_PASSWORD and value.lower() not in SAID and not value.endswith("?")
    return is_random(value, least=5) or (is_alone and is_word)


def _asked_last(question: str) -> re.Match[str] | None:
    *_, last = (None, *_ASKS.finditer(question[-_ASKED_IN:].lower()))
    return last if last and last["next"] not in ABOUT_SECRETS else None
