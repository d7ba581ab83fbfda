"""What is no filter, and a word of why: too deep, too many, too long, of another language, of no type that compares."""

from typing import Any


def deep(levels: int) -> dict[str, Any]:
    """So many NOTs within one another."""
    filters: dict[str, Any] = {"tag": "a"}
    for _ in range(levels):
        filters = {"NOT": filters}
    return filters


HOSTILE: dict[str, tuple[Any, str]] = {
    "too deep": (deep(9), "levels"),
    "too many": ({"OR": [{"tag": "a"}] * 65}, "64 conditions"),
    "too many values": ({"tag": {"in": list(range(1_001))}}, "1000 values"),
    "too long": ({"tag": "x" * 8_193}, "8192 characters"),
    "a long name": ({"x" * 257: 1}, "256 characters"),
    "no name": ({"": 1}, "256 characters"),
    "an operator as a key": ({"eq": "a"}, "operator"),
    "operators beside a field": ({"AND": [{"gte": 1, "lt": 5}]}, "operator"),
    "another language's operator": ({"tag": {"$ne": None}}, "operator"),
    "no operator": ({"field": "tag", "operator": "like", "value": "a"}, "operator"),
    "a condition with more": ({"field": "tag", "operator": "eq", "value": "a", "or": 1}, "nothing else"),
    "an object as a value": ({"field": "tag", "operator": "eq", "value": {"gt": ""}}, "number, true or false"),
    "nothing as a value": ({"tag": None}, "number, true or false"),
    "a list that is compared": ({"tag": {"gt": [1]}}, "number, true or false"),
    "a number beyond all": ({"tag": 10**30}, "64 bits"),
    "no time": ({"created_at": {"gte": "yesterday"}}, "a day or a time"),
    "a text": ("tag = 'a'", "object"),
    "a list": ([{"tag": "a"}], "object"),
    "an empty group": ({"AND": []}, "not empty"),
    "a group of texts": ({"OR": ["1=1"]}, "object"),
    "the whole metadata": ({"metadata": {"gt": 1}}, "key of the metadata"),
}
