"""Switches: for whom, and with which upstreams and models, memory is read and kept.

Two hands set them. An operator's switches are set for the installation, a tenant or a user, each for all upstreams and
models or for those of patterns; what is said more closely wins: the user's before the tenant's before the
installation's, and in each a model's before an upstream's before all. A person's own switches only take away: nobody
turns on again what she turned off.
They are kept under keyed digests, without a name, and outlive the erasure of what they are about: who wanted nothing
kept is not remembered anew. What of them cannot be read is off: nobody is remembered against what may stand there, and
of nobody else anything changes. docs/switches.md.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import UTC, datetime
from enum import StrEnum
from fnmatch import fnmatchcase
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from memory.model.errors import InvalidInput, SavingOff
from memory.model.ids import uuid7
from memory.model.scope import Digests, Scope
from memory.model.turn import Answer, TurnRecord
from memory.model.types import Clock
from memory.ports.notes import Notes, change_note

T = TypeVar("T")

EVERY = "*"
"""The pattern of all models, and of all upstreams."""

PATTERNS = 50
"""Most switches of one tenant or user: each has a pattern of its own."""

READ_SECONDS = 5.0
"""So old may be what a process knows of the switches; what was said meanwhile the worker leaves out."""

FIRST_SECONDS, WAIT_SECONDS, AGAIN_SECONDS = 2.0, 0.15, 1.0
"""So long a chat waits for them: before anything is known, so that nobody who wants no memory has one; later, as long
as a recall may take; and so long until one asks again that waited in vain."""

_OPERATORS, _OWN, _CHANGED = "switches/set/", "switches/own/", "switches/changed"


class RecallSwitch(StrEnum):
    """What becomes of what is recalled for a chat."""

    ON = "on"
    SHADOW = "shadow"
    """It is looked for and written down, and put into no prompt."""
    NO_SENSITIVE = "no_sensitive"
    """What is sensitive is put into no prompt (docs/upstreams.md)."""
    OFF = "off"


class SwitchOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What holds where no switch was set."""

    recall: RecallSwitch = RecallSwitch.ON
    """`on`; `no_sensitive`, without what tells of health, money, faith and the like; `shadow`, what would be injected
    is only written down; or `off`."""
    save: bool = True
    """Whether what users say is kept."""
    holdout: Annotated[float, Meta(ge=0, le=1)] = 0.0
    """This share of users has `shadow` in the place of `on`, always the same ones: what memory is worth shows beside
    them (`ricordo switches figures`)."""


class Switch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an operator set. None: as it is where nothing was set."""

    upstream: Annotated[str, Meta(min_length=1, max_length=256)] = EVERY
    """An upstream's name, with `*` and `?` as in file names."""
    model: Annotated[str, Meta(min_length=1, max_length=256)] = EVERY
    """The same of a model's."""
    recall: RecallSwitch | None = None
    save: bool | None = None
    since: datetime | None = None
    """When it was set."""

    @property
    def is_said(self) -> bool:
        """Whether it switches anything."""
        return self.recall is not None or self.save is not None


class OwnSwitch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a person wants of her own memory."""

    recall: bool = True
    save: bool = True
    since: datetime | None = None


class Switched(msgspec.Struct, frozen=True, kw_only=True):
    """What holds for one user with one model of one upstream."""

    recall: RecallSwitch = RecallSwitch.ON
    save: bool = True
    save_since: datetime | None = None
    """Since when a switch keeps out what is said; None: none does."""
    group: Literal["served", "shadow", "holdout", "off"] = "served"
    """Among whom she is counted."""


class SwitchState(msgspec.Struct, frozen=True, kw_only=True):
    """All that bears on a user, for a person to read."""

    installation: tuple[Switch, ...] = ()
    tenant: tuple[Switch, ...] = ()
    user: tuple[Switch, ...] = ()
    own: OwnSwitch = OwnSwitch()


_encode = msgspec.msgpack.Encoder().encode
_decode_set = msgspec.msgpack.Decoder(tuple[Switch, ...]).decode
_decode_own = msgspec.msgpack.Decoder(OwnSwitch).decode

_SINCE_EVER = datetime(1970, 1, 1, tzinfo=UTC)
_UNREADABLE_SET = (Switch(recall=RecallSwitch.OFF, save=False, since=_SINCE_EVER),)
_UNREADABLE_OWN = OwnSwitch(recall=False, save=False, since=_SINCE_EVER)


def _set_of(body: bytes) -> tuple[Switch, ...]:
    try:
        return _decode_set(body)
    except msgspec.DecodeError:
        return _UNREADABLE_SET


def _own_of(body: bytes) -> OwnSwitch:
    try:
        return _decode_own(body)
    except msgspec.DecodeError:
        return _UNREADABLE_OWN


class Switches:
    """Those of an installation, as this process knows them. `ticks` gives monotonic seconds."""

    def __init__(
        self,
        notes: Notes,
        *,
        options: SwitchOptions,
        digests: Digests,
        clock: Clock,
        ticks: Callable[[], float],
        upstreams: Collection[str] = (),
        on_unreadable: Callable[[int], None] = lambda _: None,
    ) -> None:
        """`upstreams`: the names that a switch may be of; empty: any.

        `on_unreadable` is told how many cannot be read, each time that they are read anew.
        """
        self._notes = notes
        self._options = options
        self._digests = digests
        self._clock = clock
        self._ticks = ticks
        self._upstreams = upstreams
        self._on_unreadable = on_unreadable
        self._until = float("-inf")
        self._read: bytes | None = None
        self._operators: Mapping[str, tuple[Switch, ...]] = {}
        self._own: Mapping[str, OwnSwitch] = {}

    async def of(self, scope: Scope, model: str = "", upstream: str = "") -> Switched:
        """What holds for a user. Never raises, nor waits long (P4).

        While the store is away or late, it is what was known before.
        """
        if self._until <= self._ticks():
            try:
                async with asyncio.timeout(FIRST_SECONDS if self._until < 0 else WAIT_SECONDS):
                    await self._refresh()
            except Exception:  # noqa: BLE001 - whatever fails here, the chat goes on
                self._until = max(self._ticks(), 0.0) + AGAIN_SECONDS
        if not self._operators and not self._own and self._options == _AS_SHIPPED:
            return _SERVED
        held_out = self._is_held_out(scope)
        return switched(self._state(scope), self._options, model=model, upstream=upstream, is_held_out=held_out)

    async def check_saving(self, scope: Scope) -> None:
        """Raise `SavingOff` if nothing of a user is to be kept."""
        if not (await self.of(scope)).save:
            raise SavingOff("saving is switched off here: `ricordo switches show` says by whom")

    async def state(self, tenant: str | None = None, user: str | None = None) -> SwitchState:
        """What was set, as it is in the store now. Raises `StoreUnavailable`."""
        await self._refresh()
        own = self._own.get(self._name(tenant, user), OwnSwitch()) if user else OwnSwitch()
        return SwitchState(
            installation=self._operators.get(self._name(), ()),
            tenant=self._operators.get(self._name(tenant), ()) if tenant else (),
            user=self._operators.get(self._name(tenant, user), ()) if user else (),
            own=own,
        )

    async def put(self, switch: Switch, *, tenant: str | None = None, user: str | None = None) -> None:
        """Set an operator's switch, in the place of the one of this pattern; one that says nothing is taken away.

        Without a user it is the tenant's, without both the installation's. Who sets another one at once loses nothing.
        Raises `InvalidInput`, also for a pattern of upstreams that is none's, `Conflict` if it is set by others all the
        time, and `StoreUnavailable`.
        """
        if (
            switch.is_said
            and self._upstreams
            and not any(fnmatchcase(each, switch.upstream) for each in self._upstreams)
        ):
            names = ", ".join(self._upstreams)
            raise InvalidInput(f"the settings have none of this name, only {names}", field="upstream")

        def with_switch(kept: bytes | None) -> bytes:
            before = _set_of(kept) if kept else ()
            others = [each for each in before if (each.upstream, each.model) != (switch.upstream, switch.model)]
            if len(others) >= PATTERNS:
                raise InvalidInput(f"these are {PATTERNS} patterns already: take some away first")
            said = (msgspec.structs.replace(switch, since=self._clock()),) if switch.is_said else ()
            return _encode((*others, *said))

        await self._change(_OPERATORS + self._name(tenant, user), with_switch)

    async def put_own(
        self, tenant: str, user: str, *, recall: bool | None = None, save: bool | None = None
    ) -> OwnSwitch:
        """Set a person's own switches; None: as it was. Raises `Conflict` as `put`, and `StoreUnavailable`."""

        def with_own(kept: bytes | None) -> bytes:
            before = _own_of(kept) if kept else OwnSwitch()
            after = OwnSwitch(
                recall=before.recall if recall is None else recall,
                save=before.save if save is None else save,
                since=before.since if save in {None, before.save} else self._clock(),
            )
            return _encode(after)

        return _decode_own(await self._change(_OWN + self._name(tenant, user), with_own))

    async def kept_of(self, record: TurnRecord) -> TurnRecord:
        """A turn as it may be ingested: without its words, if saving was switched off before it was said.

        Raises `StoreUnavailable`.
        """
        await self._refresh()
        since = (await self.of(record.scope, record.model, record.upstream)).save_since
        if since is None or record.at < since:
            return record
        return msgspec.structs.replace(record, user_text="", results=(), answer=Answer())

    async def _change(self, name: str, change: Callable[[bytes | None], bytes]) -> bytes:
        """Change a note (`change_note`), and tell the other processes that one has changed."""
        # At once: else nobody who has read them before would ever hear of it if this process ended in between.
        body = await change_note(self._notes, name, change, beside={_CHANGED: uuid7().encode()})
        await self._refresh()
        return body

    async def _refresh(self) -> None:
        changed = await self._notes.get(_CHANGED)
        if changed != self._read:
            operators, own = await self._notes.under(_OPERATORS), await self._notes.under(_OWN)
            self._operators = {name: found for name, body in operators.items() if (found := _set_of(body))}
            self._own = {name: _own_of(body) for name, body in own.items()}
            self._read = changed
            if unreadable := self._unreadable:
                self._on_unreadable(unreadable)
        self._until = self._ticks() + READ_SECONDS

    async def unreadable(self) -> int:
        """How many cannot be read, as they are in the store now: a user's own are one, and those of a level are.

        Raises `StoreUnavailable`.
        """
        await self._refresh()
        return self._unreadable

    @property
    def _unreadable(self) -> int:
        sets = sum(found is _UNREADABLE_SET for found in self._operators.values())
        return sets + sum(found is _UNREADABLE_OWN for found in self._own.values())

    def _state(self, scope: Scope) -> SwitchState:
        """As it is known here."""
        name = self._name(scope.tenant, scope.user)
        return SwitchState(
            installation=self._operators.get(self._name(), ()),
            tenant=self._operators.get(self._name(scope.tenant), ()),
            user=self._operators.get(name, ()) if scope.user else (),
            own=self._own.get(name, OwnSwitch()) if scope.user else OwnSwitch(),
        )

    def _name(self, tenant: str | None = None, user: str | None = None) -> str:
        return self._digests.of("switches", tenant or "", user or "").hex()

    def _is_held_out(self, scope: Scope) -> bool:
        drawn = int.from_bytes(self._digests.of("holdout", scope.tenant, scope.user or "")[:8])
        return drawn < self._options.holdout * 2**64


_AS_SHIPPED = SwitchOptions()
_SERVED = Switched()


def switched(
    state: SwitchState, options: SwitchOptions, *, model: str, upstream: str = "", is_held_out: bool = False
) -> Switched:
    """What holds, of all that was set (pure)."""
    closest = [
        switch
        for level in (state.user, state.tenant, state.installation)
        for switch in sorted(level, key=_closeness, reverse=True)
        if fnmatchcase(model, switch.model) and fnmatchcase(upstream, switch.upstream)
    ]
    recall = _first((each.recall for each in closest), options.recall)
    group: Literal["served", "shadow", "holdout", "off"] = "served"
    if not state.own.recall or recall is RecallSwitch.OFF:
        recall, group = RecallSwitch.OFF, "off"
    elif recall is RecallSwitch.SHADOW:
        group = "shadow"
    elif is_held_out:
        recall, group = RecallSwitch.SHADOW, "holdout"
    saving = next((each for each in closest if each.save is not None), None)
    keeping_out = [each.since for each in (saving, state.own) if each is not None and not each.save]
    return Switched(
        recall=recall,
        save=not keeping_out and (saving is not None or options.save),
        save_since=min(filter(None, keeping_out), default=None),
        group=group,
    )


def _closeness(switch: Switch) -> tuple[bool, int, bool, int]:
    return switch.model != EVERY, len(switch.model), switch.upstream != EVERY, len(switch.upstream)


def _first(found: Iterable[T | None], default: T) -> T:
    return next((each for each in found if each is not None), default)
