"""Commands of several callers in one round trip, on a connection of the client's.

The client's own `Pipeline` makes, beside what is sent and read, some thirty calls for each command: a turn that is
ingested has a hundred commands, and spent a third of its time there. What is needed of it is here: all commands are
packed at once, and one timer stands for all their replies. The connections, their log-in and their retries stay the
client's.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, cast

import hiredis
from redis import exceptions
from redis.asyncio import Redis

Command: TypeAlias = tuple[str | bytes | int | float, ...]

_packed = cast("Callable[[Command], bytes]", hiredis.pack_command)  # pyright: ignore[reportUnknownMemberType] - for one argument alone


async def pipelined(client: Redis, commands: Sequence[Command], *, reply_seconds: float) -> list[Any]:
    """The replies in order, errors of single commands among them, as the client gives them.

    `reply_seconds`: how long the next reply is waited for. Raises the client's errors, and `OSError`.
    """
    packed = b"".join(map(_packed, commands))
    pool: Any = client.connection_pool
    connection = await pool.get_connection()

    async def again(_: Exception) -> None:
        await connection.disconnect()

    try:
        replies: list[Any] = await connection.retry.call_with_retry(
            lambda: _exchanged(connection, packed, len(commands), reply_seconds), again
        )
    finally:
        await pool.release(connection)
    shapes = cast("Any", client).response_callbacks
    for at, command in enumerate(commands):
        shape = shapes.get(command[0])
        if shape is not None and not isinstance(replies[at], Exception):
            replies[at] = shape(replies[at])
    return replies


async def _exchanged(connection: Any, packed: bytes, count: int, reply_seconds: float) -> list[Any]:  # noqa: ANN401 - untyped
    """Send what is packed, and read the replies to so many commands."""
    replies: list[Any] = []
    # The connection would set a timer for each reply, and begin a task for what it sends.
    own, connection.socket_timeout = connection.socket_timeout, None
    try:
        async with asyncio.timeout(reply_seconds) as limit:
            time = asyncio.get_running_loop().time
            renewed = time()
            await connection.send_packed_command(packed)
            while len(replies) < count:
                try:
                    replies.append(await connection.read_response())
                except exceptions.ResponseError as error:
                    replies.append(error)
                if (now := time()) > renewed + reply_seconds / 10:
                    limit.reschedule(now + reply_seconds)
                    renewed = now
    except TimeoutError:
        raise exceptions.TimeoutError("Timeout reading from the server") from None
    finally:
        connection.socket_timeout = own
    return replies
