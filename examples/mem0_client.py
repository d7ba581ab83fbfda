"""mem0's own client of a server, with a Ricordo in its place: another host, and nothing else.

$ ricordo serve &
$ pip install mem0ai && python examples/mem0_client.py ada        # RICORDO=http://… for another address
"""

import os
import sys

from mem0 import MemoryClient


def main(user: str) -> None:
    """Tell it something, ask for it, change it, and read what became of it."""
    # On your own machine any key will do; elsewhere it is a proxy key (docs/identity.md).
    client = MemoryClient(
        api_key=os.environ.get("RICORDO_KEY", "any"), host=os.environ.get("RICORDO", "http://localhost:8000")
    )
    added = client.add([{"role": "user", "content": "I am allergic to peanuts."}], user_id=user)
    found = client.search("What may I not eat?", filters={"user_id": user})
    print(*(f"{each['score']:.2f} {each['memory']}" for each in found["results"]), sep="\n")
    client.update(added["results"][0]["id"], text="I am allergic to peanuts and hazelnuts.")
    for event in client.history(added["results"][0]["id"]):
        print(event["event"], event["new_memory"])


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "local")
