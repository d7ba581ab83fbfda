"""What the search index consists of, and how an index that is there differs from it.

Only what is asked for is indexed: the views, the terms, the vector, and three small fields. An index carries its schema
version and a fingerprint of all its settings in its name, so that two releases, or two settings, that run side by side
during a deployment each have their own and do not rebuild each other's.
"""

from collections.abc import Sequence
from hashlib import blake2b
from itertools import chain, pairwise
from typing import Any, cast

import msgspec
from redis.commands.search.index_definition import IndexDefinition, IndexType
from redisvl.schema import IndexSchema
from redisvl.schema.fields import (
    BaseField,
    BaseVectorFieldAttributes,
    FlatVectorFieldAttributes,
    HNSWVectorFieldAttributes,
    NumericFieldAttributes,
    TagFieldAttributes,
    TextFieldAttributes,
)

from adapters.redis.documents import CREATED, SPACE, TENANT, TERMS, VIEWS
from memory.model.store_options import IndexOptions

SCHEMA_VERSION = 1
"""Raised when the documents are spelled in another way."""


class IndexInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What FT.INFO says of an index."""

    name: str
    attributes: dict[str, frozenset[str]]
    """Field → every word that the server says of it, in capitals."""
    prefixes: frozenset[str]
    restriction: str
    """Which documents alone are in it, as an expression; empty: all below the prefixes."""
    percent_indexed: float
    indexing: bool
    documents: int
    failures: int
    """Hashes that could not be indexed: their vector is no vector of the field."""
    megabytes: float
    made_of: object
    """What the server says of its making, as it says it."""

    @property
    def complete(self) -> bool:
        """Whether every memory is in it (FAULTS R12)."""
        return self.percent_indexed >= 1 and not self.indexing


def schema_of(
    name: str, prefixes: Sequence[str], *, options: IndexOptions, field: str | None, dimension: int | None
) -> IndexSchema:
    """The index called `name`; without a vector field it searches by words only."""
    fields: list[dict[str, Any]] = [
        {"name": VIEWS, "type": "tag", "attrs": {"case_sensitive": True, "separator": ","}},
        {"name": TENANT, "type": "tag", "attrs": {"case_sensitive": True}},
        {"name": SPACE, "type": "tag", "attrs": {"case_sensitive": True}},
        # Else the server opens every memory of a user to find the newest: 25 ms of a thousand.
        {"name": CREATED, "type": "numeric", "attrs": {"sortable": True}},
        # The terms are stemmed already.
        {"name": TERMS, "type": "text", "attrs": {"no_stem": True}},
    ]
    if field is not None and dimension is not None:
        vector: dict[str, Any] = {"algorithm": options.algorithm, "datatype": options.width, "dims": dimension}
        if options.algorithm == "hnsw":
            vector |= {"m": options.m, "ef_construction": options.ef_construction}
        # Inner product: the vectors carry their weight in their length.
        fields.append({"name": field, "type": "vector", "attrs": vector | {"distance_metric": "ip"}})
    index = {"name": name, "prefix": list(prefixes), "storage_type": "hash", "stopwords": []}
    return IndexSchema.from_dict({"index": index, "fields": fields})


def create_command(schema: IndexSchema, *, tenant: str | None = None) -> list[Any]:
    """FT.CREATE for a schema; `tenant`, a digest in hex, restricts it to that one's memories.

    redisvl's own `create` knows neither FILTER nor NOOFFSETS: positions of terms take a tenth of the index, and no
    phrase is ever searched.
    """
    prefixes = cast("list[str]", schema.index.prefix)
    definition = IndexDefinition(prefix=prefixes, filter=restriction_to(tenant) or None, index_type=IndexType.HASH)  # pyright: ignore[reportArgumentType] - untyped defaults
    fields = chain.from_iterable(field.redis_args() for field in schema.redis_fields)
    words = [getattr(word, "value", word) for word in fields]
    arguments = cast("list[Any]", definition.args)  # pyright: ignore[reportUnknownMemberType] - the same
    return ["FT.CREATE", schema.index.name, *arguments, "NOOFFSETS", "STOPWORDS", 0, "SCHEMA", *words]


def restriction_to(tenant: str | None) -> str:
    """The expression that lets only one tenant's memories into an index."""
    return "" if tenant is None else f"@{TENANT}=='{tenant}'"


def fingerprint(schema: IndexSchema) -> str:
    """Eight letters that change with anything that FT.CREATE is told, but for the name."""
    _, _, *rest = create_command(schema)
    return blake2b(repr(rest).encode(), digest_size=4).hexdigest()


def differences(info: IndexInfo, schema: IndexSchema, *, tenant: str | None) -> tuple[str, ...]:
    """In what an index that is there is not what it should be: somebody altered it, or made it by hand.

    `tenant`: whose memories alone are to be in it. The whole store's index taken for one tenant's, or the reverse,
    finds too little without a word.
    """
    wanted = {name: _words(field) for name, field in schema.fields.items()}
    found = [f"field {name} is missing" for name in wanted.keys() - info.attributes.keys()]
    found += [f"field {name} is unknown" for name in info.attributes.keys() - wanted.keys()]
    for name in wanted.keys() & info.attributes.keys():
        if lacking := wanted[name] - info.attributes[name]:
            found.append(f"field {name} lacks {', '.join(sorted(lacking))}")
    if info.prefixes != frozenset(schema.index.prefix):
        found.append("other key prefixes")
    if info.restriction != restriction_to(tenant):
        found.append("another restriction to a tenant")
    return tuple(sorted(found))


def info_of(reply: object, *, before: IndexInfo | None = None) -> IndexInfo:
    """FT.INFO's answer, in the shape of RESP2 (flat lists) or RESP3 (maps).

    `before`: what was last seen of the same index; what it is made of is read again only if it has changed.
    """
    info = pairs(reply)
    made_of = [info.get(name) for name in ("index_name", "index_definition", "attributes")]
    if before is not None and before.made_of == made_of:
        name, attributes, prefixes, restriction = before.name, before.attributes, before.prefixes, before.restriction
        made_of = before.made_of
    else:
        definition = pairs(info.get("index_definition", {}))
        name = text(info.get("index_name", b""))
        attributes = {text(pairs(one).get("attribute", b"")): _spoken(one) for one in info.get("attributes", ())}
        prefixes = frozenset(text(prefix) for prefix in definition.get("prefixes", ()))
        restriction = text(definition.get("filter", b""))
    return IndexInfo(
        name=name,
        attributes=attributes,
        prefixes=prefixes,
        restriction=restriction,
        made_of=made_of,
        percent_indexed=float(info.get("percent_indexed", 0)),
        indexing=bool(int(info.get("indexing", 0))),
        documents=int(float(info.get("num_docs", 0))),
        failures=int(info.get("hash_indexing_failures", 0)),
        megabytes=float(info.get("total_index_memory_sz_mb", 0)),
    )


def pairs(reply: object) -> dict[str, Any]:
    """A map of RESP3, or the flat list that stands for one in RESP2; what is left over is dropped."""
    if isinstance(reply, dict):
        return {text(key): value for key, value in cast("dict[object, Any]", reply).items()}
    flat = cast("list[Any]", reply) if isinstance(reply, list | tuple) else []
    return {text(key): value for key, value in list(pairwise(flat))[::2]}


def text(word: object) -> str:
    return word.decode("utf-8", "replace") if isinstance(word, bytes) else str(word)


def _words(field: BaseField) -> frozenset[str]:
    """What FT.INFO must say of a field."""
    match field.attrs:
        case TagFieldAttributes():
            return frozenset({"TAG", "CASESENSITIVE"})
        case TextFieldAttributes():
            return frozenset({"TEXT", "NOSTEM"})
        case HNSWVectorFieldAttributes() as vector:
            return _vector_words(vector) | {str(vector.m), str(vector.ef_construction)}
        case FlatVectorFieldAttributes() as vector:
            return _vector_words(vector)
        case NumericFieldAttributes():
            return frozenset({"NUMERIC", "SORTABLE"})
        case _:
            return frozenset({field.type.upper()})


def _vector_words(vector: BaseVectorFieldAttributes) -> frozenset[str]:
    words = (vector.algorithm, vector.datatype, vector.distance_metric)
    return frozenset({"VECTOR", str(vector.dims), *(word.value for word in words)})


def _spoken(attribute: object) -> frozenset[str]:
    """Every word of an attribute, keys, values and flags alike."""
    if isinstance(attribute, dict):
        attribute = list(cast("dict[object, object]", attribute).items())
    if isinstance(attribute, list | tuple):
        return frozenset(chain.from_iterable(_spoken(item) for item in cast("list[object]", attribute)))
    return frozenset({text(attribute).upper()})
