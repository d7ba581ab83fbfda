"""What is compressed, through the whole proxy: answers are read beside the relay, requests have no memory."""

import gzip
import json
import zlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import httpx2
import msgspec
import pytest

from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.subprocesses import Line
from tests.e2e.test_rows import FACT, body_of, code_of, head_of, journal_locked, post, request_of
from tests.scripted_upstream import (
    Chat,
    Fault,
    ScriptedUpstream,
    append,
    cut,
    drip,
    error,
    reply,
    resplit,
    stall,
    without_done,
)

squeezed = partial(gzip.compress, mtime=0)
"""The same bytes whenever it is done."""

SAID = "Noted: your sister is Beatrice, and she likes figs."
MIB = 1024 * 1024


@pytest.fixture(scope="module")
def _impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    """A Ricordo of these tests."""
    with ScriptedUpstream.in_thread() as upstream:
        store = tmp_path_factory.mktemp("store") / "ricordo.db"
        with ricordo_of(settings_for(store, upstream, upstream__deadlines__idle=30), upstream) as ricordo:
            yield ricordo


@pytest.fixture
def ricordo(_impatient: Ricordo) -> Ricordo:
    _impatient.reset()
    return _impatient


Compress = Callable[[Sequence[bytes]], Sequence[bytes]]


def encoded(compress: Compress, coding: str = "gzip") -> Fault:
    """The pieces of the body compressed in this way, and called so."""
    header = (b"Content-Encoding", coding.encode())
    return lambda answer: msgspec.structs.replace(
        answer, body=tuple(compress(answer.body)), headers=(*answer.headers, header)
    )


def whole(*compressors: Callable[[bytes], bytes]) -> Compress:
    def compress(pieces: Sequence[bytes]) -> Sequence[bytes]:
        body = b"".join(pieces)
        for each in compressors:
            body = each(body)
        return [body]

    return compress


def flushed(pieces: Sequence[bytes]) -> Sequence[bytes]:
    """As a server does that streams: what it has said so far can be read."""
    squeezer = zlib.compressobj(wbits=31)
    return [*(squeezer.compress(piece) + squeezer.flush(zlib.Z_SYNC_FLUSH) for piece in pieces), squeezer.flush()]


def in_members(pieces: Sequence[bytes]) -> Sequence[bytes]:
    return [squeezed(piece) for piece in pieces]


def raw_deflated(text: bytes) -> bytes:
    squeezer = zlib.compressobj(wbits=-15)
    return squeezer.compress(text) + squeezer.flush()


READABLE = {
    "whole": encoded(whole(squeezed)),
    "flushed": encoded(flushed),
    "members": encoded(in_members),
    "x-gzip": encoded(flushed, "X-Gzip"),
    "twice": encoded(whole(squeezed, squeezed), "gzip, gzip"),
    "identity too": encoded(whole(squeezed), "identity, gzip"),
    "deflate": encoded(whole(zlib.compress), "deflate"),
    "raw deflate": encoded(whole(raw_deflated), "deflate"),
}

UNREADABLE = {
    "br": (encoded(list, "br"), "answer_encoded"),
    "zstd": (encoded(list, "zstd"), "answer_encoded"),
    "no gzip": (encoded(list, "gzip"), "answer_damaged"),
    "no crc": (encoded(whole(lambda text: squeezed(text)[:-8] + bytes(8))), "answer_damaged"),
    "cut": (encoded(whole(lambda text: squeezed(text)[:-30])), "answer_damaged"),
    "bomb": (encoded(whole(lambda text: squeezed(text + b" " * 16 * MIB))), "answer_too_long"),
}


def ask(ricordo: Ricordo, user: str, *, stream: bool, **headers: str) -> tuple[httpx2.Headers, bytes]:
    """One turn in the session `user`: the answer's headers, and its bytes as they came."""
    sent = {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json", "X-Memory-User": user}
    sent |= {"X-Memory-Session": user} | headers
    url = f"{ricordo.origin}/v1/chat/completions"
    with httpx2.stream("POST", url, content=body_of(stream=stream), headers=sent, timeout=30) as answer:
        assert answer.status_code == 200
        return answer.headers, b"".join(answer.iter_raw())


def answered(ricordo: Ricordo) -> bytes:
    """The body that the upstream sent last."""
    return b"".join(ricordo.upstream.answer(ricordo.upstream.requests[-1]).body)


def transcript(ricordo: Ricordo, user: str) -> str:
    ricordo.ingested()
    url = f"{ricordo.origin}/memory/v1/sessions/{user}/entries"
    entries: Any = httpx2.get(url, headers={"Authorization": f"Bearer {KEY}", "X-Memory-User": user}).json()
    return json.dumps(entries)


def counted(ricordo: Ricordo, reason: str) -> float:
    line = f'ricordo_unread_answers_total{{reason="{reason}"}} '
    metrics = httpx2.get(f"{ricordo.origin}/metrics").text
    return sum(float(each.removeprefix(line)) for each in metrics.splitlines() if each.startswith(line))


# ── Answers that can be read ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize("coding", READABLE)
def test_U18_a_turn_whose_answer_is_compressed_is_kept_whole_and_its_bytes_are_untouched(
    ricordo: Ricordo, coding: str, stream: bool
):
    user = f"kept-{coding.replace(' ', '-')}-{stream}"
    ricordo.upstream.script(Chat(SAID), READABLE[coding])

    headers, body = ask(ricordo, user, stream=stream)

    assert body == answered(ricordo)
    assert headers["x-memory-status"] == "miss"
    assert "x-memory-reason" not in headers
    assert headers["content-encoding"].lower() in {"gzip", "x-gzip", "gzip, gzip", "identity, gzip", "deflate"}
    assert SAID in transcript(ricordo, user)
    assert ricordo.remembered(user) == [FACT]


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize("size", [1, 7])
def test_U18_it_is_kept_however_its_bytes_are_cut(ricordo: Ricordo, size: int, stream: bool):
    user = f"cut-{size}-{stream}"
    ricordo.upstream.script(Chat(SAID), encoded(flushed), resplit(size), drip())

    _, body = ask(ricordo, user, stream=stream)

    assert gzip.decompress(body) == gzip.decompress(answered(ricordo))
    assert SAID in transcript(ricordo, user)


def test_U18_the_sdk_reads_it_as_any_other(ricordo: Ricordo):
    ricordo.upstream.script(Chat(SAID), encoded(flushed))
    completions = ricordo.client("sdk").chat.completions
    plain = completions.create(model="m", messages=[{"role": "user", "content": FACT}]).choices[0].message.content
    chunks = completions.create(model="m", messages=[{"role": "user", "content": FACT}], stream=True)
    streamed = "".join(chunk.choices[0].delta.content or "" for chunk in chunks if chunk.choices)

    assert (plain, streamed) == (SAID, SAID)


def test_U18_each_compressed_piece_goes_out_at_once(ricordo: Ricordo):
    pieces: list[bytes] = []

    def noted(bodies: Sequence[bytes]) -> Sequence[bytes]:
        pieces[:] = flushed(bodies)
        return pieces

    ricordo.upstream.script(Chat(SAID), encoded(noted), stall(before=3))
    with Line(ricordo.port) as line:
        line.send(request_of(body_of(), "X-Memory-User: at-once"))
        line.read_until(b"\r\n\r\n")
        for piece in pieces[:3]:
            line.read_until(piece)

    assert pieces[3] not in line.got


@pytest.mark.parametrize("coding", ["flushed", "whole", "members", "twice"])
def test_P2_the_piece_in_which_a_compressed_stream_ends_waits_for_the_journal(ricordo: Ricordo, coding: str):
    ricordo.upstream.script(Chat(SAID), READABLE[coding])
    with Line(ricordo.port) as line:
        with journal_locked(ricordo):
            line.send(request_of(body_of(), "X-Memory-User: held"))
            line.read_until(b"\r\n\r\n")
            before = line.read_what_is_there(seconds=0.5)
        line.read_until(b"0\r\n\r\n")

    assert b"[DONE]" not in inflated(before)
    assert b"[DONE]" in inflated(line.got)


def inflated(got: bytes) -> bytes:
    """The text that a client can make of what it has got of a chunked, compressed answer."""
    body, rest = b"", got.partition(b"\r\n\r\n")[2]
    while rest:
        size, _, rest = rest.partition(b"\r\n")
        body, rest = body + rest[: int(size, 16)], rest[int(size, 16) + 2 :]
    text = b""
    while body.startswith(b"\x1f\x8b"):
        reading = zlib.decompressobj(31)
        text, body = text + reading.decompress(body), reading.unused_data
    return inflated_again(text) if text.startswith(b"\x1f\x8b") else text


def inflated_again(body: bytes) -> bytes:
    return zlib.decompressobj(31).decompress(body)


def test_U08_a_compressed_stream_without_done_is_whole_and_nothing_is_put_behind_it(ricordo: Ricordo):
    ricordo.upstream.script(Chat(SAID), without_done(), encoded(flushed))

    _, body = ask(ricordo, "u08-gzip", stream=True)

    assert body == answered(ricordo)
    assert SAID in transcript(ricordo, "u08-gzip")


def test_U09_what_follows_done_in_a_compressed_stream_goes_out_with_it(ricordo: Ricordo):
    ricordo.upstream.script(Chat(SAID), append(b'data: {"choices":[]}\n\n'), encoded(flushed))

    _, body = ask(ricordo, "u09-gzip", stream=True)

    assert body == answered(ricordo)


@pytest.mark.parametrize(("after", "kept"), [(40, []), (300, [FACT])])
def test_U05_a_compressed_stream_that_is_cut_breaks_off_and_the_words_stay_once_an_answer_began(
    ricordo: Ricordo, capfd: pytest.CaptureFixture[str], after: int, kept: list[str]
):
    ricordo.upstream.script(Chat(SAID), encoded(flushed), cut(after=after))

    with pytest.raises(httpx2.RemoteProtocolError):
        ask(ricordo, f"u05-{after}", stream=True)

    assert ricordo.remembered(f"u05-{after}") == kept
    assert capfd.readouterr().out == "", "a cut is nothing unforeseen"


def test_U05_a_compressed_stream_that_stops_short_breaks_off(ricordo: Ricordo):
    ricordo.upstream.script(Chat(SAID), encoded(lambda pieces: flushed(pieces)[:3]))

    with pytest.raises(httpx2.RemoteProtocolError):
        ask(ricordo, "u05-short", stream=True)


def test_U15_an_error_in_a_compressed_answer_is_no_turn(ricordo: Ricordo):
    for stream in (False, True):
        kind = b"text/event-stream" if stream else b"application/json"
        text = b'{"error":{"message":"no"}}'
        body = b"data: %s\n\ndata: [DONE]\n\n" % text if stream else text
        ricordo.upstream.script(reply(body, content_type=kind), encoded(whole(squeezed)))
        ask(ricordo, "u15-gzip", stream=stream)

    assert ricordo.remembered("u15-gzip") == []


# ── Answers that cannot ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("coding", UNREADABLE)
def test_U18_a_plain_answer_that_cannot_be_read_says_so_and_the_users_words_are_kept(ricordo: Ricordo, coding: str):
    fault, reason = UNREADABLE[coding]
    user, before = f"unread-{coding.replace(' ', '-')}", counted(ricordo, reason)
    ricordo.upstream.script(Chat(SAID), fault)

    headers, body = ask(ricordo, user, stream=False)

    assert body == answered(ricordo)
    assert (headers["x-memory-status"], headers["x-memory-reason"]) == ("degraded", reason)
    assert ricordo.remembered(user) == [FACT]
    assert counted(ricordo, reason) == before + 1


@pytest.mark.parametrize("coding", [name for name in UNREADABLE if name not in {"no crc", "cut"}])
def test_U18_a_stream_that_cannot_be_read_is_passed_on_and_the_users_words_are_kept(ricordo: Ricordo, coding: str):
    fault, reason = UNREADABLE[coding]
    user, before = f"unread-stream-{coding.replace(' ', '-')}", counted(ricordo, reason)
    script = reply(SAID.encode(), content_type=b"text/event-stream") if coding == "bomb" else Chat(SAID)
    ricordo.upstream.script(script, fault)

    headers, body = ask(ricordo, user, stream=True)

    assert body == answered(ricordo)
    is_known = reason == "answer_encoded"
    assert headers["x-memory-status"] == ("degraded" if is_known else "miss")
    assert headers.get("x-memory-reason") == (reason if is_known else None)
    assert ricordo.remembered(user) == [FACT]
    assert counted(ricordo, reason) == before + 1


def test_P2_what_cannot_be_read_of_a_stream_goes_out_behind_the_journal(ricordo: Ricordo):
    ricordo.upstream.script(Chat(SAID), encoded(list, "br"))
    with Line(ricordo.port) as line:
        with journal_locked(ricordo):
            line.send(request_of(body_of(), "X-Memory-User: behind"))
            line.read_until(b"\r\n\r\n")
            before = line.read_what_is_there(seconds=0.5)
        line.read_until(b"0\r\n\r\n")

    assert before.endswith(b"\r\n\r\n")
    assert b"[DONE]" in line.got


@pytest.mark.parametrize("how", ["compressed", "plain"])
def test_U18_a_turn_whose_answer_is_too_long_to_be_read_says_so(ricordo: Ricordo, how: str):
    noise, user = "".join(f"{n * 2654435761 % 2**32:x}" for n in range(300_000)), f"too-long-{how}"
    coding = [encoded(whole(squeezed))] if how == "compressed" else []
    before = counted(ricordo, "answer_too_long")
    ricordo.upstream.script(Chat(noise), *coding, resplit(65_536))

    headers, body = ask(ricordo, user, stream=False)

    assert len(body) > MIB
    assert body == answered(ricordo)
    assert (headers["x-memory-status"], headers["x-memory-reason"]) == ("degraded", "answer_too_long")
    assert counted(ricordo, "answer_too_long") == before + 1
    assert ricordo.remembered(user) == [FACT]


def test_U18_an_empty_answer_that_is_called_compressed_is_empty(ricordo: Ricordo):
    ricordo.upstream.script(reply(b""), encoded(list, "gzip"))

    headers, body = ask(ricordo, "empty", stream=False)

    assert body == b""
    assert headers["x-memory-status"] == "miss"


@pytest.mark.parametrize("stream", [False, True])
def test_U03_a_compressed_error_is_passed_on_and_no_turn(ricordo: Ricordo, stream: bool):
    ricordo.upstream.script(error(429, "slow down"), encoded(whole(squeezed)))

    answer = post(ricordo, body_of(stream=stream), "u03-gzip")

    assert (answer.status_code, answer.json()["error"]["code"]) == (429, "scripted")
    assert ricordo.remembered("u03-gzip") == []


def test_without_memory_a_compressed_answer_is_passed_on_with_the_reason_as_ever(ricordo: Ricordo):
    ricordo.upstream.script(Chat(SAID), encoded(list, "br"))

    headers, body = ask(ricordo, "off", stream=False, **{"X-Memory-Mode": "off"})

    assert body == answered(ricordo)
    assert (headers["x-memory-status"], headers["x-memory-reason"]) == ("off", "mode_off")


def test_U05_no_frame_is_put_behind_a_compressed_stream_of_another_route(ricordo: Ricordo):
    pieces = flushed([b"data: one\n\n", b"data: two\n\n", b"data: three\n\n"])
    script = reply(*pieces, content_type=b"text/event-stream", headers=((b"Content-Encoding", b"gzip"),))
    ricordo.upstream.script(script, cut(after=len(pieces[0]) + 3))
    with Line(ricordo.port) as line:
        line.send(head_of("Content-Length: 2", target="/v1/completions") + b"{}")
        line.read_to_end()

    assert line.got.partition(b"\r\n\r\n")[2].count(b"upstream_truncated") == 0


# ── Requests ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("coding", ["gzip", "br", "zstd", "Deflate", "gzip, gzip"])
@pytest.mark.parametrize("stream", [False, True])
def test_B07_a_compressed_request_is_relayed_as_it_came_without_memory_and_the_headers_say_so(
    ricordo: Ricordo, coding: str, stream: bool
):
    ricordo.upstream.script(reply(b'{"choices":[]}'))
    body = squeezed(body_of(stream=stream))

    answer = post(ricordo, body, "b07", **{"Content-Encoding": coding})

    assert answer.content == b'{"choices":[]}'
    assert ricordo.upstream.requests[-1].body == body
    assert ricordo.upstream.requests[-1].header("content-encoding") == coding
    assert (answer.headers["x-memory-status"], answer.headers["x-memory-reason"]) == ("off", "request_encoded")
    assert "x-memory-session" not in answer.headers
    assert ricordo.remembered("b07") == []


def test_B07_a_bomb_is_not_unpacked(ricordo: Ricordo):
    bomb = squeezed(bytes(64 * MIB))
    ricordo.upstream.script(reply(b"{}"))

    assert post(ricordo, bomb, "b07", **{"Content-Encoding": "gzip"}).status_code == 200
    assert ricordo.upstream.requests[-1].body == bomb


def test_B07_an_identity_that_may_not_be_used_is_refused_all_the_same(ricordo: Ricordo):
    answer = post(ricordo, b"x", "b07", **{"Content-Encoding": "gzip", "X-Memory-Tenant": "acme"})

    assert code_of(answer) == (403, "scope_forbidden")


def test_a_request_that_is_called_identity_has_its_memory(ricordo: Ricordo):
    answer = post(ricordo, body_of(stream=False), "called-identity", **{"Content-Encoding": "Identity"})

    assert answer.headers["x-memory-status"] == "miss"
    assert ricordo.remembered("called-identity") == [FACT]
