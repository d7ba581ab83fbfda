"""mem0's client of a server, and the same without waiting: all that a memory is asked for."""

import inspect
import os
from pathlib import Path

os.environ["MEM0_DIR"] = str(Path.home() / "mem0")

from harness import KEY, ORIGIN, play
from mem0 import AsyncMemoryClient, MemoryClient

known = {}


async def done(result):
    return await result if inspect.isawaitable(result) else result


def texts(found):
    return [each["memory"] for each in found["results"]]


def events(lines):
    return [(line["event"], line["old_memory"], line["new_memory"]) for line in lines]


async def learns(client, eve):
    added = await done(client.add("My sister keeps bees in Naxos.", user_id=eve))
    known["bees"] = added["results"][0]["id"]
    return [(each["event"], each["memory"]) for each in added["results"]]


async def keeps_as_given(client, eve):
    said = [{"role": "user", "content": text} for text in ("I sail.", "I sing.", "I run.")]
    added = await done(client.add(said, user_id=eve, agent_id="helper", infer=False, metadata={"kind": "hobby"}))
    known["hobbies"] = [each["id"] for each in added["results"]]
    return texts(added)


async def finds(client, eve):
    found = await done(client.search("Who keeps bees?", filters={"user_id": eve}, top_k=2))
    assert 0 <= found["results"][0]["score"] <= 1
    return texts(found)[:1], len(found["results"])


async def finds_by_filters(client, eve):
    wanted = {"AND": [{"user_id": eve}, {"kind": "hobby"}, {"memory": {"icontains": "SAIL"}}]}
    return texts(await done(client.search("What do I do?", filters=wanted)))


async def lists(client, eve):
    page = await done(client.get_all(filters={"user_id": eve}, page=1, page_size=3))
    return page["count"], texts(page), page["next"] is not None


async def gets(client, eve):
    item = await done(client.get(known["bees"]))
    return item["memory"], item["user_id"] == eve


async def updates(client, _):
    item = await done(client.update(known["bees"], text="My sister keeps goats.", metadata={"kind": "kin"}))
    return item["memory"], item["metadata"]


async def tells_history(client, _):
    return events(await done(client.history(known["bees"])))


async def rates(client, _):
    return await done(client.feedback(known["bees"], feedback="POSITIVE"))


async def updates_several(client, eve):
    changed = [{"memory_id": each, "metadata": {"kind": "sport"}} for each in known["hobbies"]]
    told = await done(client.batch_update(changed))
    page = await done(client.get_all(filters={"AND": [{"user_id": eve}, {"kind": "sport"}]}))
    return told, texts(page)


async def deletes(client, _):
    told = await done(client.delete(known["bees"]))
    return told, events(await done(client.history(known["bees"])))[-1]


async def gets_what_is_deleted(client, _):
    return await done(client.get(known["bees"]))


async def deletes_several(client, eve):
    told = await done(client.batch_delete([{"memory_id": known["hobbies"][0]}]))
    return told, texts(await done(client.get_all(filters={"user_id": eve})))


async def tells_users(client, eve):
    await done(client.add("I dance.", user_id=f"{eve}-too", infer=False))
    entities = (await done(client.users()))["results"]
    return sorted((each["type"], each["name"].replace(eve, "eve"), each["total_memories"]) for each in entities)


async def deletes_nobody(client, _):
    return await done(client.delete_all())


async def deletes_all(client, eve):
    await done(client.delete_all(user_id=eve))
    left = await done(client.get_all(filters={"user_id": eve}))
    return left["count"], texts(await done(client.get_all(filters={"user_id": f"{eve}-too"})))


async def deletes_a_user(client, eve):
    told = await done(client.delete_users(user_id=f"{eve}-too"))
    return told, (await done(client.get_all(filters={"user_id": f"{eve}-too"})))["count"]


async def deletes_a_user_who_is_not_there(client, _):
    return await done(client.delete_users(user_id="nobody"))


async def resets_with_data(client, eve):
    """A memory of a user, an agent and a run: each of these is deleted by its name."""
    await done(client.add("I swim.", user_id=eve, agent_id="helper", run_id="r1", infer=False))
    await done(client.add("I knit.", user_id=f"{eve}-too", infer=False))
    told = await done(client.reset())
    return told, (await done(client.users()))["results"]


def of(kind, make):
    async def closed_over(case):
        return await case(make(), kind)

    def named(case):
        async def asked():
            return await closed_over(case)

        asked.__name__ = f"{kind}: {case.__name__}"
        return asked

    return map(named, CASES)


CASES = (
    learns,
    keeps_as_given,
    finds,
    finds_by_filters,
    lists,
    gets,
    updates,
    tells_history,
    rates,
    updates_several,
    deletes,
    gets_what_is_deleted,
    deletes_several,
    tells_users,
    deletes_nobody,
    deletes_all,
    deletes_a_user,
    deletes_a_user_who_is_not_there,
    resets_with_data,
)

waits = MemoryClient(api_key=KEY, host=ORIGIN)
awaited = AsyncMemoryClient(api_key=KEY, host=ORIGIN)
play(*of("waits", lambda: waits), *of("awaited", lambda: awaited))
