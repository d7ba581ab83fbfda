"""Documents over HTTP: texts that are context. docs/api.md, Documents.

GET, POST /memory/v1/documents      what there is; remember one, or another text in its place
GET, DELETE …/{document}
"""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from memory.ports.keys import Role
from memory.ports.memories import Erased
from proxy.api import retelling
from proxy.api.asking import (
    ADD_BYTES,
    AgentName,
    AnyRequest,
    IdempotencyKey,
    Needed,
    RunName,
    UserName,
    named,
    reach_named,
    tell_erased,
)
from proxy.api.bodies import DocumentText, Whose, document_of
from proxy.api.reports import (
    DeletedReport,
    DocumentCount,
    DocumentList,
    DocumentReport,
    report_of,
    state_of,
)


@post("/memory/v1/documents", status_code=200, request_max_body_size=ADD_BYTES, summary="Remember a document")
async def add_document(
    data: JSONBody[DocumentText], request: AnyRequest, parts: Needed, key: IdempotencyKey = None
) -> DocumentReport:
    caller = await parts.gate.caller(request.scope, role=Role.WRITE)
    scope = caller.scope(user=data.user_id, agent=data.agent_id, run=data.run_id)
    new = document_of(data, scope)

    async def work() -> DocumentReport:
        state = await parts.api.add_document(new)
        if state.closed:
            caller.did("replaced", scope, memories=state.closed)
        return state_of(state)

    again = retelling.document(parts.api, scope)
    done = await parts.repeats.once(scope, key, await request.body(), work, again)
    return done if caller.reads else DocumentReport(id=done.id, memories=())


@get("/memory/v1/documents", summary="What documents are remembered")
async def documents(
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
) -> DocumentList:
    reach = await reach_named(request, parts, Role.READ, Whose(user_id=user_id, agent_id=agent_id, run_id=run_id))
    found = await parts.api.documents(reach)
    return DocumentList(tuple(DocumentCount(id=name, memories=count) for name, count in sorted(found.items())))


DocumentId = Annotated[str, PathParameter(description="The id that it was given.")]


@get("/memory/v1/documents/{document:str}", summary="A document, and the memories that it is")
async def show_document(
    document: DocumentId,
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
) -> DocumentReport:
    reach = await reach_named(request, parts, Role.READ, Whose(user_id=user_id, agent_id=agent_id, run_id=run_id))
    return DocumentReport(id=document, memories=tuple(map(report_of, await parts.api.document(reach, document))))


@delete("/memory/v1/documents/{document:str}", status_code=200, summary="Delete a document, without a trace")
async def delete_document(
    document: DocumentId,
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
) -> DeletedReport:
    whose = Whose(user_id=user_id, agent_id=agent_id, run_id=run_id)
    caller, reach = await named(request, parts, Role.DELETE, whose)
    erased = Erased(memories=0, turns=0)
    with caller.untold():
        erased = await parts.api.delete_document(reach, document)
    return tell_erased(caller, reach, erased)
