"""What is counted and measured, for `/metrics`.

Labels have few values: never a user, a tenant, a model name or a path that a client can invent.
"""

from collections.abc import Callable, Iterator, Mapping

from prometheus_client import CollectorRegistry, Gauge, Metric, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from memory.model.turn import Added, Injection, TurnKind, Usage
from proxy.ops.counters import Counter, Histogram
from proxy.ops.siblings import SUPERVISOR, Bulletin, Family, Sample

OVERHEAD_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Around the goals: 2 ms at p50, 10 ms at p99."""

WAIT_SECONDS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0)
"""Around what models take."""


SPOOL = {
    "spooled": "Turns that went to the spool because the store was away.",
    "replayed": "Turns that went from the spool to the store.",
    "dropped": "Spooled turns that were torn or damaged: they are lost.",
    "stalled": "Spooled turns that the store refuses again and again.",
    "bytes": "Size of the spool.",
}

GROUP_TOKENS = ("prompt", "cached", "completion", "memory")

OF_ALL = frozenset(
    {"ricordo_backlog_jobs", "ricordo_backlog_oldest_seconds", "ricordo_left_out_facts", "ricordo_ready_check"}
)
"""What several proxies have in common: the one that is asked tells it for all."""

OF_SUPERVISOR = frozenset({"ricordo_worker_restarts"})
"""What their supervisor tells, if they have one."""


class Metrics:
    """The proxy's metrics, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "ricordo_requests", "Requests, by route and how they ended.", ["route", "end"], registry=self.registry
        )
        self.memory = Counter(
            "ricordo_memory",
            "Chat requests, by memory status and reason.",
            ["status", "reason"],
            registry=self.registry,
        )
        self.relayed_calls = Counter(
            "ricordo_relayed_calls",
            "Relayed calls of a model, which have no memory, by endpoint.",
            ["endpoint"],
            registry=self.registry,
        )
        self.upstream_answers = Counter(
            "ricordo_upstream_answers",
            "What upstreams answered, by upstream and status, or by how they failed; other tries count, too.",
            ["upstream", "status"],
            registry=self.registry,
        )
        self.overhead = Histogram(
            "ricordo_overhead_seconds",
            "Time that Ricordo added: total minus the wait for the upstream.",
            ["route"],
            buckets=OVERHEAD_SECONDS,
            registry=self.registry,
        )
        self.upstream = Histogram(
            "ricordo_upstream_seconds",
            "Wait for the upstream, per request.",
            ["route"],
            buckets=WAIT_SECONDS,
            registry=self.registry,
        )
        self.recall = Histogram(
            "ricordo_recall_seconds",
            "Embedding the question and reading the memory.",
            buckets=OVERHEAD_SECONDS,
            registry=self.registry,
        )
        self.journal = Histogram(
            "ricordo_journal_seconds",
            "How long a terminal event was held for the journal.",
            buckets=OVERHEAD_SECONDS,
            registry=self.registry,
        )
        self.injected_tokens = Counter(
            "ricordo_injected_tokens",
            "Tokens that memory added to prompts: new in a conversation, or replayed as they stood there before.",
            ["kind"],
            registry=self.registry,
        )
        self.prompts_counted = Counter(
            "ricordo_counted_prompts",
            "Prompts with memory of which the upstream told how many tokens it counted.",
            registry=self.registry,
        )
        self.prompt_tokens = Counter(
            "ricordo_prompt_tokens",
            "Tokens of prompts with memory as the upstream counted them: cached, written into its cache, uncached.",
            ["kind"],
            registry=self.registry,
        )
        self.group_requests = Counter(
            "ricordo_group_requests",
            "Answered requests, by what its user gets of memory (served, shadow, holdout, off) and kind.",
            ["group", "kind"],
            registry=self.registry,
        )
        self.group_tokens = Counter(
            "ricordo_group_tokens",
            "Tokens of a group's requests: prompt (cached ones too), cached, completion as the upstream counted them; "
            "memory, what of ours stood in the prompt, or would have.",
            ["group", "kind"],
            registry=self.registry,
        )
        self.group_hits = Counter(
            "ricordo_group_hits",
            "A group's new turns for which memories or a profile were found, put into the prompt or withheld.",
            ["group"],
            registry=self.registry,
        )
        self.cache_losses = Counter(
            "ricordo_cache_losses",
            "Prompts that do not begin with the one before because of the memory, by cause.",
            ["cause"],
            registry=self.registry,
        )
        self.turns = Counter("ricordo_turns", "Journalled turns, by kind.", ["kind"], registry=self.registry)
        self.turns_lost = Counter(
            "ricordo_turns_lost",
            "Turns that could not be journalled: lost, or their clients told of it (durability strict).",
            registry=self.registry,
        )
        self.unread = Counter(
            "ricordo_unread_answers",
            "Turns that were kept without their answer, or without some of it, as it could not be read, by reason.",
            ["reason"],
            registry=self.registry,
        )
        self.redacted = Counter(
            "ricordo_redacted_secrets", "Secrets redacted before the journal.", registry=self.registry
        )
        self.active = Gauge("ricordo_active_requests", "Requests under way.", ["route"], registry=self.registry)
        self.worker_restarts = Counter(
            "ricordo_worker_restarts", "Restarts of the supervised worker.", registry=self.registry
        )
        self.build = Gauge(
            "ricordo_build_info",
            "Which build this is: 1.",
            ["version", "commit", "python"],
            registry=self.registry,
        )
        self.foreign = Gauge(
            "ricordo_foreign_records",
            "Records that were skipped since the start because they are garbage or another owner's.",
            registry=self.registry,
        )
        self.backlog = Gauge("ricordo_backlog_jobs", "Jobs, by state.", ["state"], registry=self.registry)
        self.oldest = Gauge(
            "ricordo_backlog_oldest_seconds",
            "How long the oldest job has waited, or been worked on; 0: there is none.",
            registry=self.registry,
        )
        self.left_out = Gauge(
            "ricordo_left_out_facts",
            "Facts of chats that were not kept because their tenant had reached its quota.",
            registry=self.registry,
        )
        self.checks = Gauge(
            "ricordo_ready_check",
            "What readiness reports, by check: 1 if it is well.",
            ["check"],
            registry=self.registry,
        )
        # Looked up once.
        self._new, self._replayed = (self.injected_tokens.labels(kind) for kind in ("new", "replayed"))
        self._cached, self._written, self._uncached = (
            self.prompt_tokens.labels(kind) for kind in ("cached", "written", "uncached")
        )

    def watch_spool(self, counts: Callable[[], object]) -> None:
        """Show what the spool counts; `counts` gives an object with the names of `SPOOL`."""
        for name, said in SPOOL.items():
            gauge = Gauge(f"ricordo_spool_{name}", said, registry=self.registry)
            gauge.set_function(lambda name=name: getattr(counts(), name))

    def count_added(self, added: Added) -> None:
        """What memory put into a prompt that went out."""
        if added.new_tokens:
            self._new.inc(added.new_tokens)
        if added.replayed_tokens:
            self._replayed.inc(added.replayed_tokens)
        if added.lost:
            self.cache_losses.labels(added.lost).inc()

    def count_usage(self, usage: Usage) -> None:
        """What an upstream counted, if it told."""
        if usage.prompt_tokens:
            self.prompts_counted.inc()
            self._cached.inc(usage.cached_tokens)
            self._written.inc(usage.written_tokens)
            self._uncached.inc(usage.uncached_tokens)

    def count_group(self, group: str, kind: TurnKind, injection: Injection, usage: Usage) -> None:
        """An answered request of a user who is in this group."""
        self.group_requests.labels(group, kind).inc()
        kept = injection.withheld
        if kind is TurnKind.NEW and (injection.status == "hit" or (kept and (kept.count or kept.fields))):
            self.group_hits.labels(group).inc()
        tokens = (usage.prompt_tokens, usage.cached_tokens, usage.completion_tokens)
        ours = injection.tokens if kept is None else kept.tokens
        for name, number in zip(GROUP_TOKENS, (*tokens, ours), strict=True):
            self.group_tokens.labels(group, name).inc(number)

    def render(self) -> tuple[bytes, str]:
        """The exposition and its content type."""
        return generate_latest(self.registry), CONTENT_TYPE_LATEST

    def families(self) -> tuple[Family, ...]:
        """All of them, to be told to another process."""
        families: list[Family] = []
        for metric in self.registry.collect():
            samples = tuple(Sample(it.name, it.labels, it.value) for it in metric.samples)
            families.append(Family(metric.name, metric.documentation, metric.type, samples))
        return tuple(families)

    def render_with(self, number: int, others: Mapping[int, Bulletin | None]) -> tuple[bytes, str]:
        """The same of several proxies, each with its number as the label `proxy`; this one's is `number`.

        No sums: a process that was started again begins at zero, which Prometheus understands of a series of its own.
        """
        reports = {number: Bulletin(families=self.families())} | {n: it for n, it in others.items() if it is not None}
        return generate_latest(_Joined(reports, asked=number)), CONTENT_TYPE_LATEST


class _Joined(Collector):
    """The families of several processes, each family once."""

    def __init__(self, reports: Mapping[int, Bulletin], *, asked: int) -> None:
        self._reports = reports
        self._asked = asked

    def collect(self) -> Iterator[Metric]:
        found: dict[str, Metric] = {}
        for number, report in self._reports.items():
            for family in report.families:
                of_all, is_supervisor = family.name in OF_ALL, number == SUPERVISOR
                if not is_supervisor and (family.name in OF_SUPERVISOR or (of_all and number != self._asked)):
                    continue  # it is not this one's to tell
                labels = {} if is_supervisor or of_all else {"proxy": str(number)}
                metric = found.setdefault(family.name, Metric(family.name, family.said, family.kind))
                for sample in family.samples:
                    metric.add_sample(sample.name, labels | sample.labels, sample.value)
        return iter(found.values())
