"""An agent that remembers who it talks to, from one run to the next.

$ python examples/agent.py ada        # OPENAI_API_KEY, and OPENAI_BASE_URL for another server, as usual
> I am allergic to peanuts.
"""

import os
import sys
from typing import Any

from openai import OpenAI

from ricordo import Memory


def talk(user: str) -> None:
    """Answer line by line, until there is none."""
    client = OpenAI()
    messages: list[Any] = [{"role": "system", "content": "You are a helpful assistant. Be brief."}]
    with Memory("agent.db") as memory:
        print("> ", end="", flush=True)
        for line in sys.stdin:
            messages.append({"role": "user", "content": line.strip()})
            known: Any = memory.context(messages, user_id=user).messages  # the same, and what is known of the user
            completion = client.chat.completions.create(model=os.environ.get("MODEL", "gpt-4o-mini"), messages=known)
            messages.append({"role": "assistant", "content": completion.choices[0].message.content or ""})
            memory.add(messages[-2:], user_id=user)
            print(f"{messages[-1]['content']}\n> ", end="", flush=True)


if __name__ == "__main__":
    talk(sys.argv[1] if len(sys.argv) > 1 else "local")
