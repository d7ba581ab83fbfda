"""`ricordo keys`: the keys with which applications authenticate where `identity.mode = "keys"`."""

import re
from datetime import UTC, date, datetime, time, timedelta
from typing import Annotated

import msgspec
import typer

from memory.model.scope import Digests
from memory.ports.engine import Engine
from memory.ports.keys import Role
from memory.store.pages import everybody
from proxy.identity.audit import masked
from proxy.identity.keys import KeyReport, new_key
from proxy.identity.tokens import new_signing_key, read_rules, revoke_signing_key, signed, void_tokens
from ricordo.cli.commands import Commands
from ricordo.cli.engine import with_engine
from ricordo.cli.options import LOCAL, Config, Json, Store, Tenant, Yes
from ricordo.cli.output import Output
from ricordo.cli.settings import settings_of
from ricordo.stores import secret_of

COLUMNS = {
    "key": "public",
    "name": "name",
    "tenant": "tenant",
    "default user": "default_user",
    "roles": "roles",
    "users": "users",
    "expires": "expires_at",
    "made": "created_at",
    "revoked": "revoked_at",
}

SPAN = re.compile(r"([1-9]\d{0,4})([mhd])")

app = typer.Typer(cls=Commands, no_args_is_help=True, help="The keys with which applications authenticate.")


def span_of(text: str) -> timedelta:
    """So many minutes, hours or days. Raises `typer.BadParameter`."""
    if (match := SPAN.fullmatch(text)) is None:
        raise typer.BadParameter(f"{text!r}: give 30m, 12h or 7d")
    return timedelta(**{{"m": "minutes", "h": "hours", "d": "days"}[match[2]]: int(match[1])})


def end_of(expires: str, *, now: datetime) -> datetime:
    """When something ends: after a span, or at the end of a day. Raises `typer.BadParameter`."""
    if SPAN.fullmatch(expires):
        return now + span_of(expires)
    try:
        end = datetime.combine(date.fromisoformat(expires), time.max, UTC)
    except ValueError:
        raise typer.BadParameter(f"{expires!r}: give 12h, 90d or a day as 2027-01-31") from None
    if end <= now:
        raise typer.BadParameter(f"{expires} is over")
    return end


@app.command()
def create(  # noqa: PLR0913 - each is an option of the command
    name: Annotated[
        str | None, typer.Argument(help="What the key is for, as `list` shows it.", show_default=False)
    ] = None,
    *,
    tenant: Tenant = LOCAL,
    default_user: Annotated[
        str | None, typer.Option("--default-user", help="Whose memory it is where a request names nobody.")
    ] = None,
    role: Annotated[
        list[Role] | None,
        typer.Option("--role", "-r", help="What it may do; repeat it. Unnamed: all but admin.", show_default=False),
    ] = None,
    user: Annotated[
        list[str] | None,
        typer.Option("--user", "-u", help="Whom it may name; repeat it. Unnamed: anybody.", show_default=False),
    ] = None,
    expires: Annotated[
        str | None,
        typer.Option("--expires", help="When it ends: 12h, 90d, or a day (2027-01-31).", show_default=False),
    ] = None,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Make a key. It is shown once, here: the store keeps only a digest of it.

    An application sends it as its API key, or as the header X-Memory-Key beside the provider's own.

    Examples:
      ricordo keys create "web shop" --tenant shop
      ricordo keys create notebook --default-user ada --json
      ricordo keys create "support desk" --tenant shop --role read --user ada --user bob --expires 90d
    """
    if name is not None and not name.strip():
        raise typer.BadParameter("it is empty: say what the key is for, or leave it out", param_hint="NAME")
    settings, now = settings_of(config, store), datetime.now(UTC)
    key, kept = new_key(
        tenant=tenant,
        name=name or "",
        default_user=default_user,
        roles=role or (),
        users=user or (),
        expires_at=None if expires is None else end_of(expires, now=now),
        digests=Digests(secret_of(settings)),
        clock=lambda: now,
    )
    with_engine(settings, lambda engine: engine.keys.add(kept))
    Output(as_json=as_json).result(KeyReport.of(kept, key), key)


@app.command("list")
def list_(*, config: Config = None, store: Store = None, as_json: Json = False) -> None:
    """List all keys, oldest first, by their public part.

    Example:
      ricordo keys list --json
    """
    keys = with_engine(settings_of(config, store), lambda engine: engine.keys.keys(), makes=False)
    Output(as_json=as_json).rows(COLUMNS, [KeyReport.of(key) for key in keys], empty="There are no keys.")


class TenantLine(msgspec.Struct, frozen=True, kw_only=True):
    """A tenant as the commands show it; the names are stable."""

    tenant: str
    in_log: str
    """What the lines `request` and `audit` of the log have for it."""
    keys: tuple[str, ...]
    """The public parts of its keys."""


@app.command()
def tenants(*, config: Config = None, store: Store = None, as_json: Json = False) -> None:
    """List the tenants, with the digest that stands for each in the log: whose requests a line is of.

    A tenant is there that has a key, or of whom anything is kept.

    Examples:
      ricordo keys tenants
      grep '"end":"error"' ricordo.log | jq -r .tenant | sort | uniq -c
    """
    settings = settings_of(config, store)

    async def look(engine: Engine) -> list[TenantLine]:
        digests = Digests(secret_of(settings, makes=False))
        keys = await engine.keys.keys()
        counts, _ = await everybody(engine.memories, None)
        names = {LOCAL, *(key.tenant for key in keys), *(each.scope.tenant for each in counts)}
        return [
            TenantLine(
                tenant=name,
                in_log=masked(digests, "tenant", name),
                keys=tuple(key.public for key in keys if key.tenant == name),
            )
            for name in sorted(names)
        ]

    lines = with_engine(settings, look, makes=False)
    Output(as_json=as_json).rows({"tenant": "tenant", "in the log": "in_log", "keys": "keys"}, lines, empty="")


@app.command()
def revoke(
    public: Annotated[str, typer.Argument(help="Its public part, as `list` shows it.", show_default=False)],
    *,
    yes: Yes = False,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Revoke a key for good. Running proxies refuse it within seconds; what it remembered stays.

    Examples:
      ricordo keys revoke 3f0c9a1b7d2e4f60
      ricordo keys revoke 3f0c9a1b7d2e4f60 --yes
    """
    if not yes:
        typer.confirm(f"Revoke the key {public} for good?", abort=True, err=True)
    now = datetime.now(UTC)
    with_engine(settings_of(config, store), lambda engine: engine.keys.revoke(public, at=now))
    Output(as_json=as_json).result({"revoked": public}, f"{public} is revoked")


# ── Scope tokens ──────────────────────────────────────────────────────────────────────────────────────────────


class SigningLine(msgspec.Struct, frozen=True, kw_only=True):
    """A signing key as the commands show it; the names are stable."""

    id: str
    created_at: datetime
    revoked_at: datetime | None


@app.command()
def sign(
    *,
    user: Annotated[str, typer.Option("--user", "-u", help="Whose memory it opens.", show_default=False)],
    tenant: Tenant = LOCAL,
    ttl: Annotated[str, typer.Option("--ttl", help="For how long: 30m, 12h, 7d.")] = "1h",
    role: Annotated[
        list[Role] | None,
        typer.Option("--role", "-r", help="What it may do; repeat it. Unnamed: all but admin.", show_default=False),
    ] = None,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Sign a token that opens one user's memory for a while: for a web page or an app that must not have a key.

    It is sent where a key is, and is good wherever keys are (identity.mode = "keys"). An application signs tokens
    for its users after they have logged in.

    Examples:
      ricordo keys sign --user ada --ttl 1h
      ricordo keys sign --user ada --tenant shop --ttl 30m --role read
    """
    span = span_of(ttl)
    settings = settings_of(config, store)

    async def make(engine: Engine) -> str:
        return await signed(
            engine.notes, tenant=tenant, user=user, ttl=span, roles=role or (), clock=lambda: datetime.now(UTC)
        )

    token = with_engine(settings, make)
    Output(as_json=as_json).result({"token": token, "user": user, "tenant": tenant}, token)


@app.command()
def rotate(*, config: Config = None, store: Store = None, as_json: Json = False) -> None:
    """Make a new key by which tokens are signed. Those that were signed before stay good until they end.

    Example:
      ricordo keys rotate
    """
    key = with_engine(
        settings_of(config, store), lambda engine: new_signing_key(engine.notes, clock=lambda: datetime.now(UTC))
    )
    line = SigningLine(id=key.id, created_at=key.created_at, revoked_at=None)
    Output(as_json=as_json).result(line, f"{key.id} signs from now on")


@app.command()
def signing(*, config: Config = None, store: Store = None, as_json: Json = False) -> None:
    """List the keys by which tokens are signed, oldest first; the newest that is not revoked signs.

    Example:
      ricordo keys signing
    """
    rules = with_engine(settings_of(config, store), lambda engine: read_rules(engine.notes), makes=False)
    found = sorted(rules.keys.values(), key=lambda key: key.created_at)
    lines = [SigningLine(id=key.id, created_at=key.created_at, revoked_at=key.revoked_at) for key in found]
    columns = {"id": "id", "made": "created_at", "revoked": "revoked_at"}
    Output(as_json=as_json).rows(columns, lines, empty="No token was signed yet.")


@app.command()
def void(
    *,
    user: Annotated[
        str | None, typer.Option("--user", "-u", help="All tokens of this user.", show_default=False)
    ] = None,
    signing_key: Annotated[
        str | None, typer.Option("--key", help="All tokens that this signing key signed.", show_default=False)
    ] = None,
    tenant: Tenant = LOCAL,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Make tokens void that were signed until now. Running proxies refuse them within seconds.

    Examples:
      ricordo keys void --user ada --tenant shop
      ricordo keys void --key 3f0c9a1b
    """
    if (user is None) == (signing_key is None):
        raise typer.BadParameter("name a user with --user, or a signing key with --key")
    settings = settings_of(config, store)
    digests = Digests(secret_of(settings))

    async def make(engine: Engine) -> None:
        if signing_key is not None:
            await revoke_signing_key(engine.notes, signing_key, clock=lambda: datetime.now(UTC))
        elif user is not None:
            await void_tokens(engine.notes, tenant, user, digests=digests, clock=lambda: datetime.now(UTC))

    with_engine(settings, make)
    Output(as_json=as_json).result({"user": user, "key": signing_key}, f"all tokens of {user or signing_key} are void")
