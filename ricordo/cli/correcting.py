"""What a person changes by hand, for the commands that do so. It brings all rules that read what is changed."""

from datetime import UTC, datetime

from config.settings import Settings
from memory.model.ids import uuid7
from memory.ports.engine import Engine
from memory.upkeep.corrections import Corrector


def corrector_of(engine: Engine, settings: Settings) -> Corrector:
    """Makes what a person changes by hand."""
    return Corrector(
        engine.memories,
        options=settings.profile,
        clock=lambda: datetime.now(UTC),
        make_id=uuid7,
        pins=settings.pins,
    )
