"""What to set where a chat has no memory because of who is asking: said in its answer, and once in the log.

Nobody reads the documentation of what seems to work. A client with a placeholder for a key, in a container, chats on
without a memory: whoever looks into the answer, the log, the start or `ricordo check` finds what she is to set.
"""

import structlog

from memory.model.identity import IdentityOptions
from proxy.identity.auth import FOREIGN, KEY_TOO_WEAK, NO_KEY, NOT_LOCAL
from proxy.identity.local import ON_OR_OFF, PAGES, shared_by_all
from proxy.identity.scope import NO_USER

log = structlog.get_logger()

NAMING = (
    "name the user: X-Memory-User, `user` in the body, or a header of identity.user_headers (Open WebUI sends one with "
    "ENABLE_FORWARD_USER_INFO_HEADERS=true)"
)


class Advice:
    """What to set, by the reason why there is no memory. In ASCII: it goes into a header, which gateways copy."""

    def __init__(self, options: IdentityOptions, *, host: str) -> None:
        sharing = shared_by_all(host)
        alone = "give the key a default user (`ricordo keys create --default-user`)"
        self._by_reason = {
            NO_KEY: sharing,
            KEY_TOO_WEAK: sharing,
            NOT_LOCAL: PAGES if options.local == "on" else f"{ON_OR_OFF}; the log says what was seen",
            FOREIGN: "send a key as `Authorization: Bearer YOUR_KEY`: nobody can be told by what signs a request",
            NO_USER: f"{NAMING}; or {alone if options.mode == 'keys' else sharing}",
        }
        self._told = {NOT_LOCAL}  # proxy/identity/local.py tells of it, by the sign that was seen

    def __call__(self, reason: str) -> str:
        """The advice for `reason`, empty if it is no matter of who is asking; told in the log when first given."""
        advice = self._by_reason.get(reason, "")
        if advice and reason not in self._told:
            self._told.add(reason)
            log.warning("no_memory", reason=reason, advice=advice)
        return advice
