"""The door: who sends this request, and may it come in. Every route below `/v1/` and the memory API go through it."""

from collections.abc import Awaitable, Callable, Collection, Generator
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

import msgspec

from memory.model.errors import NotFound, StoreUnavailable
from memory.model.identity import IdentityOptions, is_legible
from memory.model.scope import ANY, Digests, Reach, Scope
from memory.ports.keys import Role
from memory.turn.working_directory import Workplace
from proxy.http.client import CALLER, CONNECTION, Arrival, Arrived, ASGIScope
from proxy.http.errors import ApiError
from proxy.identity.audit import Audit, Audited, Deed, masked, refusal
from proxy.identity.auth import AUTHORIZATION, Authenticator, Principal, holds_stray_key, tenant_of
from proxy.identity.headers import RESERVED, HeaderReader, Incoming, name_in, shown
from proxy.identity.rates import Rates
from proxy.identity.scope import (
    Identity,
    Named,
    body_user,
    check_tenant,
    check_user,
    memory_off,
    owner_of,
    project_of,
    resolve,
    speaker_of,
)
from proxy.upstream import Headers

T = TypeVar("T")

BASE = b"/v1"
"""What of a path is ours: the upstream's base stands in its place."""


class Entered(msgspec.Struct, frozen=True, kw_only=True):
    """A request that may go on: who sent it, and what of it goes to the upstream."""

    target: bytes
    """Path below `/v1` and query, as sent."""
    incoming: Incoming
    principal: Principal


class _JudgedHeaders(NamedTuple):
    """What was made of a request's headers, for the next one of the same connection that brings the same."""

    given: tuple[str, bool, Headers]
    """The version of HTTP, whether the answer is to be readable, and the headers but for the body's length."""
    incoming: Incoming
    principal: Principal | None
    """None: that may change."""


CONTENT_LENGTH = b"content-length"
TOKEN = b"token "


BARRED = frozenset({401, 403, 429})
"""How the gate answers who may not come in; 429: after too many wrong keys from her address."""


async def is_still(found: T, find: Callable[[], Awaitable[T]]) -> bool:
    """Whether who asks is found as before: a stream or a socket may outlive the key that opened it (FAULTS K07).

    Who cannot be found now, be it for the store or for the provider, is looked for another time.
    """
    try:
        return await find() == found
    except StoreUnavailable:
        return True
    except ApiError as error:
        return error.status not in BARRED


class _Nobody(msgspec.Struct, frozen=True):
    user: str | None = None
    safety_identifier: str | None = None
    metadata_user_id: str | None = None


NAMES_NOBODY = _Nobody()
"""The memory's API names the user in a header: its bodies name nobody."""


class Caller(msgspec.Struct, frozen=True, kw_only=True):
    """Who asks the memory itself, and whose memories they may ask for."""

    principal: Principal
    tenant: str
    user: str | None
    """As a header names her."""
    user_header: str
    """Which one does."""
    agent: str | None
    upstream: str
    """The one that a header names; empty: none."""
    digests: Digests
    audit: Audit

    @property
    def administers(self) -> bool:
        """Whether the whole tenant is theirs to look after."""
        return Role.ADMIN in self.principal.roles and not self.principal.users

    def check(self, role: Role) -> None:
        """Raise `ApiError` 403 for who may not do this.

        Whoever may name certain users alone has no say in what concerns the whole tenant, whatever its roles.
        """
        if role is Role.ADMIN and self.administers:
            return
        if role not in self.principal.roles:
            why = f"This key lacks the role `{role}`. Make one that has it."
        elif role is Role.ADMIN:
            why = "This key is for certain users. Use one that may name anybody."
        else:
            return
        named, key = self.user or self.principal.default_user, self.principal.known_as
        self.audit(refusal("role_missing", self.digests, tenant=self.tenant, user=named, key=key))
        raise ApiError.of("role_missing", why)

    def did(self, code: Deed, whose: Scope | Reach, **counts: int | str) -> None:
        """Tell the audit what was done, of whom, and how much."""
        user = whose.user if isinstance(whose.user, str) else ""
        self.audit(
            Audited(
                code=code,
                tenant=masked(self.digests, "tenant", self.tenant),
                user=user and masked(self.digests, "user", self.tenant, user),
                key=self.principal.known_as,
                counts=",".join(f"{what}={count}" for what, count in counts.items()),
            )
        )

    @property
    def reads(self) -> bool:
        """Whether they are told what is kept. Else an answer has no word of it, also not of what they have changed."""
        return Role.READ in self.principal.roles

    @contextmanager
    def untold(self) -> Generator[None]:
        """Where something is named that may or may not be kept: that there is none such is told to who may read.

        Anybody else goes on, and is answered as if there had been. Ids that Ricordo made are no such names: nobody
        guesses them.
        """
        try:
            yield
        except NotFound:
            if self.reads:
                raise

    def scope(self, *, user: str | None = None, agent: str | None = None, run: str | None = None) -> Scope:
        """To whom something belongs that is written; a name that is missing is the header's, or the credential's.

        On one's own machine an agent or a run alone is nobody's in particular, as it is in process
        (docs/decisions/0047). Raises `ApiError`.
        """
        agent, run = _spelled(agent, "agent_id"), _spelled(run, "run_id")
        return self._scope(self._named(_spelled_user(user), instead=agent or run), agent, run)

    def _scope(self, user: str | None, agent: str | None, run: str | None) -> Scope:
        if not (user or agent or run):
            raise ApiError.of("memory_scope_required", "At least one of user_id, agent_id, or run_id must be provided")
        if user is None:
            self.check(Role.ADMIN)
        return Scope(self.tenant, user, agent or self.agent, run)

    def reach(self, *, user: str | None = None, agent: str | None = None, run: str | None = None) -> Reach:
        """What is read: whatever stands where nothing is named. Without a user it is an administrator's.

        Raises `ApiError`.
        """
        scope = self.scope(user=user, agent=agent, run=run)
        return Reach(scope.tenant, scope.user or ANY, scope.agent or ANY, scope.run or ANY)

    def anywhere(self) -> Reach:
        """Where a memory is looked for by its id alone: all that may be named. Raises `ApiError`."""
        if self.user is not None or self.principal.users:
            return self.reach()
        return Reach(self.tenant)

    def chatting(self, *, user: str | None = None, agent: str | None = None) -> Scope:
        """Whose memory a chat would have, which always is a user's. Raises `ApiError`."""
        return self._scope(self._named(_spelled_user(user)), _spelled(agent, "agent_id"), None)

    def kept_as(self, name: str) -> str:
        """As whom the memory knows the user whom bodies of chats call `name`."""
        return body_user(name, self.tenant, self.digests)

    def _named(self, user: str | None, *, instead: str | None = None) -> str | None:
        users = self.principal.users
        default = None if self.principal.local and instead else self.principal.default_user
        named = user or self.user or default
        if named is None and users:
            raise ApiError.of("memory_scope_required")
        if named is not None:
            # Whoever may name somebody may name her in a chat's body, too.
            whose = next((each for each in users if RESERVED.fullmatch(named) and self.kept_as(each) == named), named)
            field = "user_id" if user else self.user_header
            check_user(self.principal, whose, field, digests=self.digests, audit=self.audit)
        return named


def _spelled(text: str | None, param: str) -> str | None:
    return None if text is None else name_in(text, param)


def _spelled_user(text: str | None) -> str | None:
    """A user is named as lists of users do, too: by the digest of what bodies call her."""
    return None if text is None else name_in(text, "user_id", is_one=is_legible)


def _as_bearer(headers: Headers) -> Headers:
    """Headers in which a key is called what it is: clients of mem0 call it a token."""
    return [
        (name, b"Bearer " + value[len(TOKEN) :])
        if name == AUTHORIZATION and value[: len(TOKEN)].lower() == TOKEN
        else (name, value)
        for name, value in headers
    ]


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
        rates: Rates | None = None,
        writes: Callable[[str], None] = lambda _: None,
        upstreams: Collection[str] = (),
    ) -> None:
        """`rates`: how often holders of a token may ask; None: as often as they like. `upstreams`: their names.

        `writes` counts a tenant's writes of the memory, and raises `ApiError` 429 for one too many.
        """
        self._upstreams = frozenset(upstreams)
        self._authenticator = authenticator
        self._reader = HeaderReader(options, origins=origins)
        self._memory_reader = HeaderReader(options, origins=origins, is_user=is_legible)
        self._options = options
        self._digests = digests
        self._audit = audit
        self._rates = rates
        self._writes = writes

    async def enter(self, scope: ASGIScope, *, readable: bool) -> Entered:
        """Let a request in; `readable`: its answer is to come without content coding. Raises `ApiError`."""
        incoming, principal = await self._judged(scope, readable=readable)
        self.tell(scope, principal)
        if principal.by_token and self._rates is not None:  # what it asks the upstream costs our key
            self._rates.count((principal.tenant or "", principal.default_user or ""))
        query: bytes = scope["query_string"]
        path: bytes = scope["raw_path"][len(BASE) :]
        target = path + b"?" + query if query else path
        if holds_stray_key(target):
            raise ApiError.of("misplaced_key", param="the URL")
        return Entered(target=target, incoming=incoming, principal=principal)

    async def lets_stay(self, scope: ASGIScope, entered: Entered) -> bool:
        """Whether whose request was let in would be let in now."""

        async def now() -> Principal:
            _, principal = await self._judged(scope, readable=False)
            return principal

        return await is_still(entered.principal, now)

    def tell(self, scope: Any, principal: Principal) -> None:  # noqa: ANN401 - an ASGI scope
        """Tell whoever logs the request who sent it, as the audit would: the tenant as a digest, and the key."""
        tenant = principal.tenant
        named = {} if tenant is None else {"tenant": masked(self._digests, "tenant", tenant)}
        scope[CALLER] = {**named, "key": principal.known_as}

    def at(self, entered: Entered, upstream: str) -> Entered:
        """A request that goes to the upstream of that name: a provider's key has another memory there."""
        principal = self._authenticator.at(entered.principal, upstream)
        return entered if principal is entered.principal else msgspec.structs.replace(entered, principal=principal)

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

    def owner(self, entered: Entered, body: Named) -> Reach | None:
        """Whose what a provider keeps of a request is; None: there is no tenant. Raises `ApiError` as `identify`."""
        headers = entered.incoming.memory
        return owner_of(entered.principal, headers, body, digests=self._digests, audit=self._audit)

    def speaker(self, name: str, scope: Scope, body: Named) -> str:
        """Who speaks under `name`, if that is not known to be the user of `scope`."""
        return speaker_of(name, scope, body, self._options)

    def project(self, named: str | None, place: Workplace, scope: Scope) -> str | None:
        """The project of a request, by what its header names or by where its client works."""
        return project_of(named, place, scope.tenant, self._options, self._digests)

    async def user(self, scope: Any, *, role: Role = Role.READ) -> Scope:  # noqa: ANN401 - an ASGI scope
        """The user of a caller of the memory's API, who is named in a header as on the chat path. Raises `ApiError`."""
        return (await self.caller(scope, role=role)).scope()

    async def caller(self, scope: Any, *, role: Role) -> Caller:  # noqa: ANN401 - the same
        """Somebody who asks the memory itself, has one, has a good key and may do this. Raises `ApiError`."""
        incoming = self._memory_reader.read(_as_bearer(scope["headers"]), readable=False)
        upstream = incoming.memory.upstream or ""
        if upstream and upstream not in self._upstreams:
            raise ApiError.of("unknown_upstream", param="X-Memory-Upstream")
        principal = await self._principal(incoming, scope)
        principal = self._authenticator.at(principal, upstream) if upstream else principal
        self.tell(scope, principal)
        check_tenant(principal, incoming.memory, self._digests, self._audit)
        tenant = tenant_of(principal)
        await self._authenticator.confirm(principal, upstream)
        caller = Caller(
            principal=principal,
            tenant=tenant,
            user=incoming.memory.user,
            user_header=incoming.memory.user_header,
            agent=incoming.memory.agent,
            upstream=upstream,
            digests=self._digests,
            audit=self._audit,
        )
        caller.check(role)
        if role is Role.WRITE:
            self._writes(tenant)
        return caller

    async def _judged(self, scope: ASGIScope, *, readable: bool) -> tuple[Incoming, Principal]:
        """What the headers say, and who sent them. Most clients send the same ones with each request."""
        arrived: Arrived = scope["extensions"][CONNECTION]
        given = (arrived.http_version, readable, [pair for pair in scope["headers"] if pair[0] != CONTENT_LENGTH])
        last = arrived.judged
        if not (isinstance(last, _JudgedHeaders) and last.given == given):
            last = _JudgedHeaders(given, self._read(given[2], readable=readable), None)
        principal = last.principal or await self._principal(last.incoming, scope)
        if last.principal is None:
            arrived.judged = last._replace(principal=principal if self._authenticator.is_lasting else None)
        return last.incoming, principal

    def _read(self, headers: Headers, *, readable: bool) -> Incoming:
        incoming = self._reader.read(headers, readable=readable)
        for name, value in incoming.forward:
            if holds_stray_key(value):
                raise ApiError.of("misplaced_key", param=shown(name))
        return incoming

    async def _principal(self, incoming: Incoming, scope: ASGIScope) -> Principal:
        arrival: Arrival = scope["extensions"][CONNECTION]
        known = self._authenticator.known(incoming, arrival)
        return known if known is not None else await self._authenticator.authenticate(incoming, arrival)
