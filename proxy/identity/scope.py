"""Whose memory a request may use: from the principal, its headers and its body to an `Identity`.

docs/rules.md, Identity.

The user is the one that X-Memory-User names, else a known client's own header, else the body, else the credential's
default user. A header's name is used as it is. What a body says is any text, often an e-mail address: its keyed digest
is used, in the form `u~<32 hex digits>`, which no header can spell (identity/headers.py, RESERVED). So `ada` in a
header and `"user": "ada"` in a body are two users; an application decides for one of the two ways.

A body that names nobody (`"user": ""`) gets no memory, and not the default user's: an application that fills the field
has several users, and this one is none of them.
"""

import re
from collections.abc import Mapping
from typing import Annotated, NamedTuple, Protocol

import msgspec

from memory.model.identity import EVERYBODY, IdentityOptions, aliases_of, is_called
from memory.model.scope import NONE, Digests, Reach, Scope
from memory.ports.keys import Role
from memory.turn.working_directory import Workplace
from proxy.http.errors import ApiError
from proxy.identity.audit import Audit, refusal
from proxy.identity.auth import REFUSALS, Principal
from proxy.identity.headers import MemoryHeaders, Mode

NO_USER = "no_user"
MODE_OFF = "mode_off"
TEMPORARY = "temporary"
NO_ROLE = "no_role"
SWITCHED_OFF = "switched_off"
"""Why a request gets no memory, beside the principal's reasons."""

READING = frozenset({Mode.ON, Mode.READ})
WRITING = frozenset({Mode.ON, Mode.WRITE})

BODY_BYTES = 512
"""The longest value of a metadata field that OpenAI takes; a user's name in a body is no longer."""


class Named(Protocol):
    """Who a body says is asking. A `ChatRequest` is one."""

    @property
    def user(self) -> str | None: ...
    @property
    def safety_identifier(self) -> str | None: ...
    @property
    def metadata_user_id(self) -> str | None: ...


class Identity(msgspec.Struct, frozen=True, kw_only=True):
    """Whose memory a request uses, and how."""

    scope: Scope | None
    """None: none, because of `reason`."""
    session: str | None = None
    turn: str | None = None
    mode: Mode = Mode.ON
    timezone: str = "UTC"
    project: str | None = None
    """As a header names it."""
    reason: str = ""

    @property
    def reads(self) -> bool:
        """Whether memories may go into the prompt."""
        return self.mode in READING

    @property
    def writes(self) -> bool:
        """Whether the turn may be remembered."""
        return self.mode in WRITING


def resolve(
    principal: Principal,
    headers: MemoryHeaders,
    body: Named,
    *,
    options: IdentityOptions,
    digests: Digests,
    audit: Audit,
) -> Identity:
    """Whose memory it is.

    Raises `ApiError`: 403 for another tenant's name; 400 for a body's user beyond its bounds, and for nobody at all
    where a user is required.
    """
    reason = memory_off(principal, headers, options=options, digests=digests, audit=audit)
    if reason or principal.tenant is None:
        return Identity(scope=None, mode=headers.mode, reason=reason)
    said = _read_body(body)
    user = _user_of(said, principal, headers, principal.tenant, digests)
    if not user:
        return Identity(scope=None, mode=headers.mode, reason=_nobody(NO_USER, options))
    _check_named(said, principal, headers, user, digests, audit)
    mode = allowed(headers.mode, read=Role.READ in principal.roles, write=Role.WRITE in principal.roles)
    if mode is Mode.OFF:
        return Identity(scope=None, mode=mode, reason=NO_ROLE)
    return Identity(
        scope=Scope(principal.tenant, user, headers.agent),
        session=headers.session or said.session,
        turn=headers.turn,
        mode=mode,
        timezone=headers.timezone or options.timezone,
        project=headers.project,
    )


def owner_of(
    principal: Principal, headers: MemoryHeaders, body: Named, *, digests: Digests, audit: Audit
) -> Reach | None:
    """Whose a request is, whether or not it has a memory: a user, or nobody of its tenant; None: it has no tenant.

    Raises `ApiError` as `resolve`.
    """
    check_tenant(principal, headers, digests, audit)
    if principal.tenant is None:
        return None
    said = _read_body(body)
    user = _user_of(said, principal, headers, principal.tenant, digests)
    if user:
        _check_named(said, principal, headers, user, digests, audit)
    return Reach(principal.tenant, user or NONE)


def _user_of(
    said: "NamedInBody", principal: Principal, headers: MemoryHeaders, tenant: str, digests: Digests
) -> str | None:
    default = principal.default_user if said.user is None else None
    return headers.user or _body_user(said, tenant, digests) or default


def _check_named(
    said: "NamedInBody", principal: Principal, headers: MemoryHeaders, user: str, digests: Digests, audit: Audit
) -> None:
    named = (headers.user, headers.user_header) if headers.user else (said.user or user, said.field)
    check_user(principal, *named, digests=digests, audit=audit)


def check_user(principal: Principal, user: str, field: str, *, digests: Digests, audit: Audit) -> None:
    """Raise `ApiError` 403 for a user whom this credential may not name. `field`: what names her."""
    if principal.users and user not in principal.users:
        audit(refusal("user_forbidden", digests, tenant=principal.tenant, user=user, key=principal.known_as))
        raise ApiError.of("user_forbidden", param=field or None)


def allowed(mode: Mode, *, read: bool, write: bool) -> Mode:
    """What is left of a mode: who may not write reads, who may not read is remembered only."""
    reads, writes = mode in READING and read, mode in WRITING and write
    if reads and writes:
        return Mode.ON
    return Mode.READ if reads else Mode.WRITE if writes else Mode.OFF


def project_of(
    named: str | None, place: Workplace, tenant: str, options: IdentityOptions, digests: Digests
) -> str | None:
    """The project that a request is of: the one that its header names, else its working directory's, else none.

    Either may have an alias (`identity.projects`), a directory that of the nearest one around it. Without one the
    repository around it, or else the directory, is known by its keyed digest, in the form `p~<32 hex digits>`, which no
    header can spell. No directory is another's project for lying around it: a home lies around all of them.
    """
    aliases = aliases_of(options)
    if named is not None:
        return aliases.get(named, named)
    directory, root = (path.rstrip("/\\") or path for path in place)
    if not directory:
        return None
    name = _name_around(directory, aliases) or _name_around(root, aliases)
    return name or f"p~{digests.of('project', tenant, root or directory).hex()}"


def _name_around(directory: str, aliases: Mapping[str, str]) -> str | None:
    """The name of a directory, or of the nearest one in which it lies."""
    while directory and directory not in aliases:
        directory = directory[: max(directory.rfind("/"), directory.rfind("\\"), 0)]
    return aliases.get(directory)


def speaker_of(name: str, scope: Scope, body: Named, options: IdentityOptions) -> str:
    """The `name` of a message whose words are not known to be the user's; empty if they are.

    They are where nobody is named, and where the name is the user's: the one that the request says, the memory's own,
    or one of `identity.speakers`.
    """
    if EVERYBODY in options.speakers:
        return ""
    known = (scope.user, body.user, body.safety_identifier, body.metadata_user_id, *options.speakers)
    return "" if is_called(name, filter(None, known)) else name.strip()


def memory_off(
    principal: Principal, headers: MemoryHeaders, *, options: IdentityOptions, digests: Digests, audit: Audit
) -> str:
    """Why there is no memory whatever the body says; empty if there may be one. Raises `ApiError` as `resolve`."""
    check_tenant(principal, headers, digests, audit)
    if headers.mode is Mode.OFF:
        return MODE_OFF
    if headers.temporary:
        return TEMPORARY
    return "" if principal.memory else _nobody(principal.reason, options)


def check_tenant(principal: Principal, headers: MemoryHeaders, digests: Digests, audit: Audit) -> None:
    """FAULTS S11: a header may repeat the credential's tenant, it cannot choose one."""
    if headers.tenant is not None and headers.tenant != principal.tenant:
        named, key = headers.user or principal.default_user, principal.known_as
        audit(refusal("scope_forbidden", digests, tenant=principal.tenant, user=named, key=key))
        raise ApiError.of("scope_forbidden", param="X-Memory-Tenant")


def _nobody(reason: str, options: IdentityOptions) -> str:
    """`reason`, or the error that stands for it where a user is required."""
    if options.require_user:
        raise ApiError.of("memory_scope_required" if reason == NO_USER else REFUSALS[reason])
    return reason


# ── What a body says ──────────────────────────────────────────────────────────────────────────────────────────


class NamedInBody(NamedTuple):
    """The user and the session of a body. A user that is empty was named as nobody; None: no field for it is there."""

    user: str | None
    session: str | None = None
    field: str = ""
    """Which field names the user."""


PART = r"[0-9A-Za-z-]{0,64}"
"""A hexadecimal digest, a UUID or nothing."""

CLAUDE_CODE = re.compile(rf"(?P<user>user_{PART}_account_{PART})_session_(?P<session>{PART})")
"""`metadata.user_id` of Claude Code before 2.1.78: the session is part of it, and changes."""

Part = Annotated[str, msgspec.Meta(pattern=rf"\A{PART}\Z")]


class _ClaudeCode(msgspec.Struct):
    """`metadata.user_id` of Claude Code from 2.1.78 on: a JSON object in a string."""

    device_id: Part
    session_id: Part
    account_uuid: Part = ""


_decode_claude_code = msgspec.json.Decoder(_ClaudeCode).decode


def _read_body(body: Named) -> NamedInBody:
    """The first field that names somebody; the session, wherever the user is named."""
    said = _cut_session(body.metadata_user_id)
    fields = (("user", body.user), ("safety_identifier", body.safety_identifier), ("metadata.user_id", said.user))
    present = [(field, value) for field, value in fields if value is not None]
    for field, value in present:
        if value.strip():
            return NamedInBody(value, said.session, field)
    return NamedInBody("" if present else None, said.session)


def _cut_session(user_id: str | None) -> NamedInBody:
    """Both forms of Claude Code come to the same user; any other text is a user without a session."""
    if user_id is None:
        return NamedInBody(None)
    if match := CLAUDE_CODE.fullmatch(user_id):
        return NamedInBody(match["user"], match["session"] or None)
    if not user_id.startswith("{"):
        return NamedInBody(user_id)
    try:
        found = _decode_claude_code(user_id)
    except (msgspec.DecodeError, RecursionError):
        return NamedInBody(user_id)
    return NamedInBody(f"user_{found.device_id}_account_{found.account_uuid}", found.session_id or None)


def _body_user(said: NamedInBody, tenant: str, digests: Digests) -> str | None:
    """The user whom a body names, where nothing else does. Raises `ApiError` 400 for a name beyond its bounds."""
    if not said.user:
        return None
    if len(said.user) > BODY_BYTES or len(said.user.encode()) > BODY_BYTES:
        raise ApiError.of("invalid_scope_value", f"This is longer than {BODY_BYTES} bytes.", param=said.field)
    return _digested(said.user, tenant, digests)


def body_user(name: str, tenant: str, digests: Digests) -> str:
    """As whom the memory knows the user whom bodies call `name`, in `user` or in one of the other fields."""
    return _digested(_cut_session(name).user or name, tenant, digests)


def _digested(name: str, tenant: str, digests: Digests) -> str:
    return f"u~{digests.of('body-user', tenant, name).hex()}"
