"""The upstreams of the settings, put together: how each is reached, and what goes there."""

from functools import partial
from time import monotonic

from adapters.upstreams.pool import PoolLimits
from adapters.upstreams.pooled import PooledUpstream
from adapters.upstreams.tunnels import UpstreamTunnels
from config.settings import Settings
from config.upstreams import NamedUpstreamSettings, UpstreamSettings, model_of_fallback
from memory.retrieval.breaker import ShareBreaker
from proxy.identity.lending import HeldKey
from proxy.ops.metrics import Metrics
from proxy.relay.destinations import Destination, Destinations, Fallback
from proxy.relay.ejection import EjectingUpstream
from proxy.relay.retrying import RetryingUpstream
from proxy.relay.scrubbing import ScrubbingUpstream
from proxy.relay.tallying import TallyingUpstream
from proxy.upstream import Upstream


def reached(chosen: UpstreamSettings, metrics: Metrics) -> EjectingUpstream:
    """The transport to a model's server, which does not give our key away, with a breaker in front of it."""
    limits = PoolLimits(
        max_connections=chosen.max_connections,
        max_idle_connections=chosen.max_idle_connections,
        idle_seconds=chosen.idle_seconds,
    )
    transport: Upstream
    if chosen.transport == "pooled":
        transport = PooledUpstream(chosen.base, limits=limits)
    else:
        from adapters.upstreams.stock import StockUpstream  # noqa: PLC0415 - its library takes a tenth of a second

        transport = StockUpstream(chosen.base, limits=limits)
    key = chosen.api_key.reveal()
    inner = ScrubbingUpstream(transport, key) if key else transport
    tallied = TallyingUpstream(inner, partial(metrics.upstream_answers.labels, chosen.name))
    return EjectingUpstream(tallied, ShareBreaker(chosen.breaker, monotonic=monotonic))


def destinations_of(settings: Settings, metrics: Metrics) -> Destinations:
    """Where requests may go."""
    default, *others = [_destination(chosen, metrics) for chosen in settings.every_upstream.values()]
    return Destinations(default, others)


def _destination(chosen: UpstreamSettings, metrics: Metrics) -> Destination:
    named = chosen if isinstance(chosen, NamedUpstreamSettings) else NamedUpstreamSettings()
    bare = reached(chosen, metrics)
    return Destination(
        name=chosen.name,
        upstream=RetryingUpstream(bare, retries=chosen.retries) if chosen.retries else bare,
        bare=bare,
        tunnels=UpstreamTunnels(chosen.base),
        deadlines=chosen.deadlines,
        key=HeldKey(
            key=chosen.api_key.reveal(),
            use=chosen.key,
            header=chosen.key_header,
            client_headers=frozenset(name.strip().lower().encode() for name in chosen.client_headers),
            is_default=not isinstance(chosen, NamedUpstreamSettings),
        ),
        dialects=named.dialects,
        models=named.models,
        by_header=chosen.by_header,
        fallbacks=tuple(Fallback(*model_of_fallback(entry)) for entry in chosen.fallbacks),
        fall_back_on=chosen.fall_back_on,
    )
