"""`POST /memory/v1/memories/batch`: several changes at once, each with its own result."""

from collections import Counter
from collections.abc import Awaitable, Callable

from litestar import post
from litestar.params import JSONBody

from memory.api import MemoryApi, MemoryPatch
from memory.model.errors import MemoryFault
from memory.model.memory import Memory
from memory.ports.keys import Role
from proxy.api import retelling
from proxy.api.asking import ADD_BYTES, AnyRequest, Changer, IdempotencyKey, Needed, one_named
from proxy.api.bodies import BatchOperation, Operations, Patch, Whose, patch_of
from proxy.api.reports import BatchReport, BatchResult
from proxy.http.errors import ApiError, error_of_memory


@post("/memory/v1/memories/batch", status_code=200, request_max_body_size=ADD_BYTES, summary="Several changes at once")
async def batch(
    data: JSONBody[Operations], request: AnyRequest, parts: Needed, key: IdempotencyKey = None
) -> BatchReport:
    changers: list[Changer] = []
    for at, each in enumerate(data.operations):  # before anything is done: who may not do one of them does none
        if each.op != "update" and each.patch != Patch():
            raise ApiError.of("invalid_input", "An update alone has a patch.", param=f"operations[{at}].patch")
        role = Role.DELETE if each.op == "delete" else Role.WRITE
        whose = Whose(
            user_id=each.user_id or data.user_id,
            agent_id=each.agent_id or data.agent_id,
            run_id=each.run_id or data.run_id,
        )
        changers.append(Changer(*await one_named(request, parts, role, whose)))

    async def work() -> BatchReport:
        told = list(zip(data.operations, changers, strict=True))
        done = tuple([await _done(each, changer, parts.api) for each, changer in told])
        deleted = Counter(by.reach for (each, by), it in zip(told, done, strict=True) if each.op == "delete" and it.ok)
        for reach, count in deleted.items():
            changers[0].caller.did("erased", reach, memories=count)
        return BatchReport(done)

    askers = tuple((by.reach, by.caller.reads) for by in changers)
    again = retelling.several(parts.api, changers)
    return await parts.repeats.once(askers, key, await request.body(), work, again)


async def _done(operation: BatchOperation, changer: Changer, api: MemoryApi) -> BatchResult:
    """What came of one operation of a batch."""
    reach, memory_id, seen = changer.reach, operation.id, operation.revision
    does: dict[str, Callable[[], Awaitable[Memory]]] = {
        "update": lambda: api.update(reach, memory_id, patch_of(operation.patch), seen=seen),
        "pin": lambda: api.update(reach, memory_id, MemoryPatch(pinned=True), seen=seen),
        "unpin": lambda: api.update(reach, memory_id, MemoryPatch(pinned=False), seen=seen),
        "close": lambda: api.close(reach, memory_id, seen=seen),
    }
    try:
        if operation.op == "delete":
            await api.delete(reach, memory_id)
            return BatchResult(id=memory_id, ok=True)
        done = (await api.undo(reach, memory_id)).memory if operation.op == "undo" else await does[operation.op]()
    except MemoryFault as error:
        told = error_of_memory(error)
        return BatchResult(id=memory_id, ok=False, error=told.code, message=told.message)
    return BatchResult(id=memory_id, ok=True, memory=changer.told(done))
