"""Chinese: how letters end."""

from memory.language.phrase_table import Phrases

PHRASES = Phrases(sign_off="此致")
