"""What the memory needs of the outside world, one small port per need.

All ports are asynchronous and speak in batches. The hot path of a chat request makes two calls, each of which an
engine can serve in one round trip: `Recollector.recollect` before the upstream is asked, `TurnJournal.append` before
the terminal event goes out. Everything else runs in the background or in a command.

A store stores as given: ids, times and texts are made by the logic that calls it. Every port raises
`StoreUnavailable` when its store is away, and nothing of a library's own.
"""
