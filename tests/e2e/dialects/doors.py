"""Every dialect that the suite holds to the same promises."""

from tests.e2e.dialects.chat_completions import ChatCompletionsDoor
from tests.e2e.dialects.door import Door

CHAT = ChatCompletionsDoor()

DOORS: tuple[Door, ...] = (CHAT,)
