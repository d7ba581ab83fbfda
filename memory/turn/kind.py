"""What a request asks of the memory: a turn to remember, a step of one, or nothing."""

from itertools import chain, takewhile

import msgspec

from memory.model.chat_request import SYSTEM, Conversation
from memory.model.turn import TurnKind
from memory.turn.utility import UtilityPrompts, check
from memory.turn.utility_prompts import KNOWN


class TurnOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of the classification."""

    known_utility_calls: bool = True
    """Whether the prompts of `utility_prompts` are recognised: those with which applications ask for titles, tags,
    summaries and search queries of their own. They are relayed without memory, because nobody said them."""
    utility_patterns: tuple[str, ...] = ()
    """Further ones: whole prompts, with `{{…}}` for what the application fills in. White space does not count."""

    def __post_init__(self) -> None:
        for pattern in self.utility_patterns:
            try:
                check(pattern)
            except ValueError as error:
                raise ValueError(f"utility_patterns: {error}") from None


class Classifier:
    """Tells from a request alone what it asks of the memory."""

    def __init__(self, options: TurnOptions) -> None:
        known = KNOWN if options.known_utility_calls else ()
        own = options.utility_patterns
        self._of_system = UtilityPrompts([*(prompt.pattern for prompt in known), *own])
        self._of_users = UtilityPrompts([*(prompt.pattern for prompt in known if prompt.is_the_users), *own])

    def classify(self, conversation: Conversation, *, retried: bool, by_agent: bool = False) -> TurnKind:
        """The kind of this request.

        `retried`: the client's SDK says that it sends it again. `by_agent`: the client says that an agent of its own
        asks, and not its user.
        """
        messages, newest = conversation.messages, conversation.newest_user
        if conversation.is_probe or by_agent:
            return TurnKind.UTILITY
        if newest is not None and self._of_users.has(messages[newest].text):
            return TurnKind.UTILITY
        # What the application instructs the model to do, in front and behind; nothing of the history: what was asked
        # for once says nothing of what is asked for now.
        in_front = takewhile(lambda message: message.role in SYSTEM, messages)
        behind = (message for message in messages[-1:] if message.role in SYSTEM)
        if any(self._of_system.has(message.text) for message in chain(in_front, behind)):
            return TurnKind.UTILITY
        if newest is None and not (conversation.is_held and conversation.awaits_answer_to_tools):
            is_strange = any(message.is_strange for message in messages)
            return TurnKind.UNKNOWN_SHAPE if is_strange else TurnKind.EMPTY
        if conversation.awaits_answer_to_tools:
            return TurnKind.TOOL_STEP
        return TurnKind.RETRY if retried else TurnKind.NEW
