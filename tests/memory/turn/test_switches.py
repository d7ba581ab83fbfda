"""For whom memory is on: whose switch wins, and since when."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from adapters.in_memory.data import Data
from adapters.in_memory.notes import InMemoryNotes
from memory.model.errors import InvalidInput, SavingOff, StoreUnavailable
from memory.model.scope import Digests, Scope
from memory.model.turn import TurnKey, TurnRecord
from memory.ports.notes import NOTHING
from memory.turn.switches import (
    AGAIN_SECONDS,
    PATTERNS,
    READ_SECONDS,
    OwnSwitch,
    RecallSwitch,
    Switch,
    Switches,
    SwitchOptions,
    SwitchState,
    switched,
)

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
ADA, BEA = Scope("acme", "ada"), Scope("acme", "bea")
OFF, ON, SHADOW = RecallSwitch.OFF, RecallSwitch.ON, RecallSwitch.SHADOW


class Away(InMemoryNotes):
    """Notes of a store that may be away."""

    is_away = is_frozen = False
    writes_left = 100

    async def put(self, name: str, body: bytes) -> None:
        self._write()
        await super().put(name, body)

    async def swap(self, name: str, body: bytes, *, seen: bytes | None, beside: Mapping[str, bytes] = NOTHING) -> bool:
        self._write()
        return await super().swap(name, body, seen=seen, beside=beside)

    def _write(self) -> None:
        if not self.writes_left:
            raise StoreUnavailable
        self.writes_left -= 1

    async def get(self, name: str) -> bytes | None:
        if self.is_away:
            raise StoreUnavailable
        if self.is_frozen:
            await asyncio.Event().wait()
        return await super().get(name)


class Times:
    """The time of day, and of the process."""

    def __init__(self) -> None:
        self.at = NOW
        self.seconds = 0.0

    def pass_(self, seconds: float) -> None:
        self.at += timedelta(seconds=seconds)
        self.seconds += seconds


@pytest.fixture
def notes() -> Away:
    return Away(Data())


@pytest.fixture
def times() -> Times:
    return Times()


def switches_with(
    notes: InMemoryNotes,
    times: Times,
    *,
    upstreams: tuple[str, ...] = (),
    on_unreadable: Callable[[int], None] = lambda _: None,
    **options: object,
) -> Switches:
    return Switches(
        notes,
        options=SwitchOptions(**options),  # pyright: ignore[reportArgumentType] - a test's own
        digests=Digests(b"secret"),
        clock=lambda: times.at,
        ticks=lambda: times.seconds,
        upstreams=upstreams,
        on_unreadable=on_unreadable,
    )


async def test_a_switch_is_of_an_upstream_that_there_is_and_one_that_is_gone_can_be_taken_away(
    notes: Away, times: Times
):
    former = switches_with(notes, times, upstreams=("laptop", "gone"))
    await former.put(Switch(upstream="gone", recall=OFF))
    switches = switches_with(notes, times, upstreams=("laptop", "cloud"))

    with pytest.raises(InvalidInput, match="laptop, cloud"):
        await switches.put(Switch(upstream="gone", recall=SHADOW))
    await switches.put(Switch(upstream="gone"))
    await switches.put(Switch(upstream="lap*", recall=OFF))

    assert [each.upstream for each in (await switches.state()).installation] == ["lap*"]


@pytest.fixture
def switches(notes: Away, times: Times) -> Switches:
    return switches_with(notes, times)


@pytest.mark.parametrize(
    ("state", "model", "recall", "save"),
    [
        (SwitchState(), "m", ON, True),
        (SwitchState(installation=(Switch(recall=OFF, save=False),)), "m", OFF, False),
        # the closer one wins, in what it says
        (SwitchState(installation=(Switch(recall=OFF, save=False),), tenant=(Switch(recall=ON),)), "m", ON, False),
        (SwitchState(tenant=(Switch(recall=OFF),), user=(Switch(recall=SHADOW),)), "m", SHADOW, True),
        # a pattern before all models, the longer pattern first, and a user's word before any of her tenant's
        (SwitchState(tenant=(Switch(recall=OFF), Switch(model="gpt-*", recall=ON))), "gpt-4", ON, True),
        (SwitchState(tenant=(Switch(model="gpt-*", recall=OFF),)), "claude", ON, True),
        (SwitchState(tenant=(Switch(model="g*", recall=OFF), Switch(model="gpt-4*", recall=ON))), "gpt-4o", ON, True),
        (SwitchState(tenant=(Switch(model="gpt-*", recall=OFF),), user=(Switch(recall=ON),)), "gpt-4", ON, True),
        # what a person switched off nobody switches on
        (SwitchState(user=(Switch(recall=ON, save=True),), own=OwnSwitch(recall=False, save=False)), "m", OFF, False),
        (SwitchState(user=(Switch(recall=OFF),), own=OwnSwitch(recall=True)), "m", OFF, True),
        (SwitchState(user=(Switch(recall=SHADOW),), own=OwnSwitch(recall=False)), "m", OFF, True),
    ],
)
def test_what_is_said_more_closely_wins_and_a_person_only_takes_away(
    state: SwitchState, model: str, recall: RecallSwitch, save: bool
):
    found = switched(state, SwitchOptions(), model=model)

    assert (found.recall, found.save) == (recall, save)


@pytest.mark.parametrize(
    ("recall", "is_held_out", "group"),
    [(ON, False, "served"), (ON, True, "holdout"), (SHADOW, True, "shadow"), (OFF, True, "off")],
)
def test_who_would_be_served_may_be_held_out(recall: RecallSwitch, is_held_out: bool, group: str):
    found = switched(SwitchState(), SwitchOptions(recall=recall), model="m", is_held_out=is_held_out)

    assert found.group == group
    assert (found.recall is SHADOW) == (group in {"holdout", "shadow"})


def test_a_switch_keeps_out_since_the_earliest_hand_that_does():
    early, late = NOW - timedelta(hours=2), NOW
    both = SwitchState(user=(Switch(save=False, since=late),), own=OwnSwitch(save=False, since=early))

    assert switched(both, SwitchOptions(), model="m").save_since == early
    assert switched(SwitchState(), SwitchOptions(save=False), model="m").save_since is None


async def test_a_switch_is_one_users_and_another_process_knows_it_within_seconds(notes: Away, times: Times):
    here, there = switches_with(notes, times), switches_with(notes, times)
    assert (await there.of(ADA)).recall is ON

    await here.put(Switch(recall=OFF), tenant="acme", user="ada")

    assert (await here.of(ADA)).recall is OFF
    times.pass_(READ_SECONDS)
    assert (await there.of(ADA)).recall is OFF
    assert (await there.of(BEA)).recall is ON
    assert (await there.of(Scope("globex", "ada"))).recall is ON


async def test_a_switch_takes_the_place_of_the_one_of_its_models_and_may_be_taken_away(switches: Switches):
    await switches.put(Switch(recall=OFF), tenant="acme")
    await switches.put(Switch(model="gpt-*", save=False), tenant="acme")
    await switches.put(Switch(recall=SHADOW), tenant="acme")

    assert (await switches.of(ADA, "gpt-4")).save is False
    assert (await switches.of(ADA)).recall is SHADOW

    await switches.put(Switch(), tenant="acme")
    await switches.put(Switch(model="gpt-*"), tenant="acme")

    assert (await switches.state("acme")).tenant == ()


async def test_patterns_are_bounded(switches: Switches):
    for number in range(PATTERNS):
        await switches.put(Switch(model=f"m{number}", recall=OFF))

    with pytest.raises(InvalidInput):
        await switches.put(Switch(model="one more", recall=OFF))
    await switches.put(Switch(model="m3", recall=ON))

    assert (await switches.of(ADA, "m3")).recall is ON


async def test_a_name_is_kept_as_a_digest(switches: Switches, notes: Away):
    await switches.put(Switch(recall=OFF), tenant="acme", user="lovelace")
    await switches.put_own("acme", "lovelace", save=False)

    kept = repr(await notes.under(""))
    assert "lovelace" not in kept
    assert "acme" not in kept


async def test_while_the_store_is_away_what_was_known_holds(switches: Switches, notes: Away, times: Times):
    await switches.put_own("acme", "ada", recall=False)
    notes.is_away = True
    times.pass_(READ_SECONDS)

    assert (await switches.of(ADA)).recall is OFF


async def test_R03_a_store_that_stands_still_holds_no_chat_up(switches: Switches, notes: Away, times: Times):
    await switches.put_own("acme", "ada", recall=False)
    notes.is_frozen = True
    times.pass_(READ_SECONDS)

    assert (await switches.of(ADA)).recall is OFF
    notes.is_frozen = False
    times.pass_(AGAIN_SECONDS)
    await switches.put_own("acme", "ada", recall=True)
    assert (await switches.of(ADA)).recall is ON


async def test_R14_what_this_release_cannot_read_breaks_no_chat(notes: Away, times: Times):
    here, there = switches_with(notes, times), switches_with(notes, times)
    await here.put(Switch(recall=OFF), tenant="acme", user="ada")
    await there.of(ADA)
    await here.put(Switch(recall=ON), tenant="acme")
    for name in await notes.under("switches/set/"):
        await notes.put(f"switches/set/{name}", b"\xc1")
    times.pass_(READ_SECONDS)

    assert (await there.of(ADA)).recall is OFF


async def written_by_a_later_release(notes: Away, prefix: str) -> None:
    """The only note there is has a field that this release does not know."""
    (name,) = await notes.under(prefix)
    body = {"recall": True, "save": True, "voice": True}
    await notes.put(prefix + name, msgspec.msgpack.encode([body] if prefix == "switches/set/" else body))
    await notes.put("switches/changed", b"later")


async def test_R14_a_persons_own_switch_that_cannot_be_read_is_off_for_her_and_nothing_to_others(
    notes: Away, times: Times
):
    told = list[int]()
    await switches_with(notes, times).put_own("acme", "bea", recall=True)
    await written_by_a_later_release(notes, "switches/own/")
    await switches_with(notes, times).put_own("acme", "ada", recall=False)
    fresh = switches_with(notes, times, on_unreadable=told.append)

    ada, bea, others = await fresh.of(ADA), await fresh.of(BEA), await fresh.of(Scope("acme", "cleo"))

    assert (ada.recall, ada.save) == (OFF, True), "her own, which can be read, is in force"
    assert (bea.recall, bea.save, bea.group) == (OFF, False, "off")
    assert (others.recall, others.save) == (ON, True)
    assert told == [1]
    assert await fresh.unreadable() == 1


async def test_R14_of_whose_own_switch_cannot_be_read_a_turn_that_waits_loses_its_words(notes: Away, times: Times):
    await switches_with(notes, times).put_own("acme", "bea", save=True)
    await written_by_a_later_release(notes, "switches/own/")
    waiting = TurnRecord(key=TurnKey("t"), scope=BEA, session="s", chain=b"c", epoch=1, at=NOW, user_text="I moved")

    assert (await switches_with(notes, times).kept_of(waiting)).user_text == ""


async def test_R14_of_a_tenants_switches_that_cannot_be_read_a_users_own_set_that_can_is_in_force(
    notes: Away, times: Times
):
    switches = switches_with(notes, times)
    await switches.put(Switch(recall=ON), tenant="acme")
    await written_by_a_later_release(notes, "switches/set/")
    await switches.put(Switch(recall=ON, save=True), tenant="acme", user="ada")
    fresh = switches_with(notes, times)

    ada, bea, stranger = [await fresh.of(scope) for scope in (ADA, BEA, Scope("other", "ada"))]

    assert (ada.recall, ada.save) == (ON, True)
    assert (bea.recall, bea.save) == (OFF, False)
    assert (stranger.recall, stranger.save) == (ON, True)


async def test_what_is_set_anew_takes_the_place_of_what_cannot_be_read(notes: Away, times: Times):
    switches = switches_with(notes, times)
    await switches.put_own("acme", "ada", recall=True)
    await written_by_a_later_release(notes, "switches/own/")

    said = await switches.put_own("acme", "ada", save=True)

    assert (said.recall, said.save) == (False, True), "what she does not say stays off"
    assert await switches.unreadable() == 0


async def test_who_opts_out_is_heard_by_all_even_if_the_store_goes_away_right_then(notes: Away, times: Times):
    """A second write, of that there is something new, could be lost: a proxy that runs never read it."""
    running = switches_with(notes, times)
    await running.put_own("acme", "bea", save=False)
    notes.writes_left = 1

    with suppress(StoreUnavailable):
        await switches_with(notes, times).put_own("acme", "ada", save=False)
    times.pass_(READ_SECONDS)

    assert not (await running.of(ADA)).save


async def test_a_share_of_users_is_held_out_always_the_same(notes: Away, times: Times):
    users = [Scope("acme", f"user-{number}") for number in range(400)]

    async def held() -> list[bool]:
        switches = switches_with(notes, times, holdout=0.25)
        return [(await switches.of(user)).group == "holdout" for user in users]

    once = await held()
    assert 60 < sum(once) < 140  # 100 expected, 9 the standard deviation
    assert once == await held()


async def test_what_is_to_be_saved_is_refused_where_saving_is_off(switches: Switches):
    await switches.check_saving(ADA)

    await switches.put_own("acme", "ada", save=False)

    await switches.check_saving(BEA)
    with pytest.raises(SavingOff):
        await switches.check_saving(ADA)


async def test_a_person_changes_one_wish_and_keeps_the_other(switches: Switches, times: Times):
    await switches.put_own("acme", "ada", save=False)
    times.pass_(60)

    after = await switches.put_own("acme", "ada", recall=False)

    assert after == OwnSwitch(recall=False, save=False, since=NOW)


def turn(at: datetime, *, model: str = "m") -> TurnRecord:
    return TurnRecord(
        key=TurnKey("t"), scope=ADA, session="s", chain=b"", epoch=0, at=at, model=model, user_text="I have a cat."
    )


async def test_a_turn_is_ingested_if_it_was_said_before_saving_was_switched_off(switches: Switches, times: Times):
    before = turn(times.at)
    times.pass_(60)
    await switches.put_own("acme", "ada", save=False)

    assert await switches.kept_of(before) == before
    assert (await switches.kept_of(turn(times.at))).user_text == ""


async def test_a_turn_that_waited_is_left_out_by_another_process_at_once(notes: Away, times: Times):
    """The worker reads what was said before it ingests: five seconds may hold a whole confession."""
    proxy, worker = switches_with(notes, times), switches_with(notes, times)
    await worker.kept_of(turn(times.at))
    await proxy.put(Switch(model="secret-*", save=False), tenant="acme")

    assert (await worker.kept_of(turn(times.at, model="secret-1"))).user_text == ""
    assert (await worker.kept_of(turn(times.at, model="other"))).user_text != ""
