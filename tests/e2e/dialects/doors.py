"""Every dialect that the suite holds to the same promises."""

from tests.e2e.dialects.chat_completions import ChatCompletionsDoor
from tests.e2e.dialects.door import Door
from tests.e2e.dialects.messages import MessagesDoor
from tests.e2e.dialects.responses import ResponsesDoor

CHAT = ChatCompletionsDoor()

DOORS: tuple[Door, ...] = (CHAT, MessagesDoor(), ResponsesDoor())
