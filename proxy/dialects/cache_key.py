"""OpenAI sends requests of one `prompt_cache_key` to the same machine, so that the provider's cache is found there."""

from memory.model.chat_request import AddField
from memory.model.scope import Digests, Scope

KEY_PURPOSE = "prompt-cache"
"""Separates these digests, which the provider sees, from all others of the same secret."""


def cache_key(digests: Digests, scope: Scope) -> AddField:
    """The field for a scope: 32 hexadecimal digits stand for it, as a provider takes 64 characters at most."""
    who = (scope.tenant, scope.user or "", scope.agent or "", scope.run or "")
    return AddField("prompt_cache_key", digests.of(KEY_PURPOSE, *who).hex())
