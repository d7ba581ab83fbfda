"""Where a stream of a message ends: `message_stop`, which waits for the journal."""

from proxy.dialects.messages.answer import STOP
from proxy.relay.terminal import NamedTerminal


class MessageTerminal(NamedTerminal):
    """Finds `message_stop`."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__((STOP.encode(),))

    @property
    def before_error(self) -> bytes:
        """The end of an open line alone, so that an event that is half there becomes part of the error.

        Ended by itself it would be an event whose data is half a JSON, on which the SDKs stumble before they come to
        the error; as the error's they raise that.
        """
        return self.line_end[:1] if not self._tail.endswith((b"\n", b"\r")) else b""
