"""The audit in the log: who alters, takes out or adds a line of it is found out (FAULTS D09)."""

import io
from collections.abc import Callable
from contextlib import redirect_stderr
from datetime import UTC, datetime
from typing import Literal

import pytest
import structlog

from memory.model.scope import Digests
from proxy.identity.audit import Audited, AuditLog, AuditReport, read_audit
from proxy.ops.logs import configure_logs

DIGESTS = Digests(b"k" * 32)
NOW = datetime(2026, 3, 5, 12, tzinfo=UTC)
DENIALS = [Audited(code="invalid_api_key", peer=f"peer{n}") for n in range(3)] + [
    Audited(code="scope_forbidden", tenant="t1", user="u1", key="fedcba9876543210"),
    Audited(code="erased", tenant="t2", user="u1", key="0123456789abcdef", counts="memories=3,sessions=1"),
]


@pytest.fixture(params=["json", "console"])
def log(request: pytest.FixtureRequest) -> list[str]:
    """The lines of a log of two processes, with others among them."""
    form: Literal["json", "console"] = request.param
    stream = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    with redirect_stderr(stream):
        configure_logs(level="info", form=form)
        try:
            first, second = (AuditLog(DIGESTS, clock=lambda: NOW, make_id=lambda name=name: name) for name in "ab")
            for denial in DENIALS:
                first(denial)
                structlog.get_logger().info("request", end="whole", route="chat")
                second(denial)
        finally:
            structlog.reset_defaults()
    stream.seek(0)
    return stream.read().splitlines()


def reported(log: list[str], digests: Digests = DIGESTS) -> AuditReport:
    return read_audit(log, digests)


def test_D09_an_audit_that_nobody_touched_is_whole(log: list[str]):
    assert reported(log) == AuditReport(lines=10, chains=2, begun_before=0, amiss=())


def altered(old: str, new: str) -> Callable[[list[str]], None]:
    def alter(log: list[str]) -> None:
        at = next(n for n, line in enumerate(log) if old in line)
        log[at] = log[at].replace(old, new)

    return alter


def taken_out(log: list[str]) -> None:
    del log[3]


def put_elsewhere(log: list[str]) -> None:
    log[0], log[6] = log[6], log[0]


def repeated(log: list[str]) -> None:
    log.insert(7, log[0])


@pytest.mark.parametrize(
    ("tamper", "said"),
    [
        (altered("scope_forbidden", "user_forbidden"), "chain a: line 4 or the one before it was altered"),
        (altered("fedcba9876543210", "0123456789abcdef"), "chain a: line 4 or the one before it was altered"),
        (altered("memories=3", "memories=1"), "chain a: line 5 or the one before it was altered"),
        (altered("0123456789abcdef", "0023456789abcdef"), "chain a: line 5 or the one before it was altered"),
        (altered("peer1", "peer7"), "chain a: line 2 or the one before it was altered"),
        (altered("2026-03-05T12", "2026-03-05T13"), "chain a: line 1 or the one before it was altered"),
        (taken_out, "chain a: lines are missing between 1 and 3"),
        (put_elsewhere, "chain a: line 2 stands behind line 3"),
        (repeated, "chain a: line 1 stands behind line 3"),
    ],
)
def test_D09_a_line_that_is_altered_taken_out_moved_or_repeated_is_told(
    log: list[str], tamper: Callable[[list[str]], None], said: str
):
    tamper(log)

    assert said in reported(log).amiss


def test_D09_a_line_that_is_added_is_told(log: list[str]):
    log.insert(
        4, log[0].replace("invalid_api_key", "role_missing").replace("line=1", "line=6").replace('"line":1', '"line":6')
    )
    log.append(next(line for line in log if "scope_forbidden" in line).replace("seal", "sael"))

    amiss = reported(log).amiss

    assert any(line.startswith("chain a: line") for line in amiss)
    assert "a line of the audit has no seal, or cannot be read" in amiss


def test_D09_another_secret_makes_other_seals(log: list[str]):
    report = reported(log, Digests(b"x" * 32))

    assert (len(report.amiss), report.is_anothers) == (10, True)


def test_D09_a_line_of_a_refusal_that_an_older_release_wrote_is_as_it_was_written(log: list[str]):
    """It has neither user nor key."""
    assert not [line for line in log[:3] if "key" in line.replace("invalid_api_key", "") or "user" in line]
    assert reported(log[:3]).amiss == ()


def test_D09_a_log_that_was_rotated_is_whole_from_its_first_line_on(log: list[str]):
    assert reported(log[6:]) == AuditReport(lines=6, chains=2, begun_before=2, amiss=())
