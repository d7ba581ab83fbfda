"""The spool: what keeps acknowledged turns on this machine's disk while the store is away."""

from adapters.spool.journal import SpoolingJournal, erase_spooled, spooling
from adapters.spool.segments import SpoolOptions
from adapters.spool.spool import Spool, SpoolCounts

__all__ = ["Spool", "SpoolCounts", "SpoolOptions", "SpoolingJournal", "erase_spooled", "spooling"]
