"""The door: who sends this request, and may it come in. Every route below `/v1/` and the memory API go through it."""

from collections.abc import Collection
from typing import Any

import msgspec

from memory.model.identity import IdentityOptions
from memory.model.scope import Digests, Scope
from proxy.http.client import CONNECTION, Arrival, ASGIScope
from proxy.http.errors import ApiError
from proxy.identity.audit import Audit
from proxy.identity.auth import Authenticator, Principal, tenant_of
from proxy.identity.headers import HeaderReader, Incoming
from proxy.identity.scope import Identity, Named, check_tenant, memory_off, project_of, resolve, speaker_of
from proxy.upstream import Pair

BASE = b"/v1"
"""What of a path is ours: the upstream's base stands in its place."""


class Entered(msgspec.Struct, frozen=True, kw_only=True):
    """A request that may go on: who sent it, and what of it goes to the upstream."""

    target: bytes
    """Path below `/v1` and query, as sent."""
    forward: list[Pair]
    incoming: Incoming
    principal: Principal


class _Nobody(msgspec.Struct, frozen=True):
    user: str | None = None
    safety_identifier: str | None = None
    metadata_user_id: str | None = None


NAMES_NOBODY = _Nobody()
"""The memory's API names the user in a header: its bodies name nobody."""


class Gate:
    """Authenticates requests, and finds whose memory a chat request uses."""

    def __init__(
        self,
        authenticator: Authenticator,
        *,
        options: IdentityOptions,
        digests: Digests,
        audit: Audit,
        origins: Collection[str] = (),
    ) -> None:
        self._authenticator = authenticator
        self._reader = HeaderReader(options, origins=origins)
        self._options = options
        self._digests = digests
        self._audit = audit

    async def enter(self, scope: ASGIScope, *, readable: bool) -> Entered:
        """Let a request in; `readable`: its answer is to come without content coding. Raises `ApiError`."""
        incoming = self._reader.read(scope["headers"], readable=readable)
        principal = await self._principal(incoming, scope)
        query: bytes = scope["query_string"]
        path: bytes = scope["raw_path"][len(BASE) :]
        return Entered(
            target=path + b"?" + query if query else path,
            forward=[*incoming.forward, *principal.credentials],
            incoming=incoming,
            principal=principal,
        )

    def closed(self, entered: Entered) -> str:
        """Why there is no memory for a chat request, whatever its body says; empty if there may be one."""
        return memory_off(
            entered.principal,
            entered.incoming.memory,
            options=self._options,
            digests=self._digests,
            audit=self._audit,
        )

    def identify(self, entered: Entered, body: Named) -> Identity:
        """Whose memory a chat request uses. Raises `ApiError` for an identity that may not be used."""
        return resolve(
            entered.principal,
            entered.incoming.memory,
            body,
            options=self._options,
            digests=self._digests,
            audit=self._audit,
        )

    def speaker(self, name: str, scope: Scope, body: Named) -> str:
        """Who speaks under `name`, if that is not known to be the user of `scope`."""
        return speaker_of(name, scope, body, self._options)

    def project(self, named: str | None, directory: str, scope: Scope) -> str | None:
        """The project of a request, by what its header names or by its working directory."""
        return project_of(named, directory, scope.tenant, self._options, self._digests)

    async def tenant(self, scope: Any) -> str:  # noqa: ANN401 - an ASGI scope, Litestar's or ours
        """The tenant of a caller of the memory's API. Raises `ApiError`."""
        return tenant_of(await self._caller(self._reader.read(scope["headers"], readable=False), scope))

    async def user(self, scope: Any) -> Scope:  # noqa: ANN401 - the same
        """The user of a caller of the memory's API, who is named in a header as on the chat path. Raises `ApiError`."""
        incoming = self._reader.read(scope["headers"], readable=False)
        principal = await self._caller(incoming, scope)
        identity = resolve(
            principal,
            incoming.memory,
            NAMES_NOBODY,
            options=self._options,
            digests=self._digests,
            audit=self._audit,
        )
        if identity.scope is None:
            raise ApiError.of("memory_scope_required")
        return identity.scope

    async def _caller(self, incoming: Incoming, scope: Any) -> Principal:  # noqa: ANN401 - the same
        """A caller of the memory's API who has a memory, with a key that is good. Raises `ApiError`."""
        principal = await self._principal(incoming, scope)
        check_tenant(principal, incoming.memory, self._digests, self._audit)
        tenant_of(principal)
        await self._authenticator.confirm(principal)
        return principal

    async def _principal(self, incoming: Incoming, scope: ASGIScope) -> Principal:
        arrival: Arrival = scope["extensions"][CONNECTION]
        known = self._authenticator.known(incoming, arrival)
        return known if known is not None else await self._authenticator.authenticate(incoming, arrival)
