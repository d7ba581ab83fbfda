"""Whose memories a scope is shown, and a reach speaks of."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.model.errors import ScopeError
from memory.model.scope import ANY, NONE, Digests, Reach, Scope

NAMES = st.sampled_from((None, "a", "b"))
SCOPES = st.builds(Scope, st.sampled_from(("acme", "other")), NAMES, NAMES, st.sampled_from(("r1", "r2"))) | st.builds(
    Scope, st.sampled_from(("acme", "other")), st.sampled_from(("a", "b")), NAMES, NAMES
)


@given(asking=SCOPES, owner=SCOPES)
def test_the_reach_of_a_scope_is_what_may_be_shown_to_it(asking: Scope, owner: Scope):
    is_same = (asking.tenant, asking.user, asking.run) == (owner.tenant, owner.user, owner.run)

    assert Reach.of(asking).covers(owner) == (is_same and asking.agent in (None, owner.agent))


@given(one=SCOPES, other=SCOPES)
def test_only_a_scope_is_that_scope(one: Scope, other: Scope):
    assert Reach.only(one).covers(other) == (one == other)


@given(scope=SCOPES)
def test_what_is_in_reach_lies_in_its_partition(scope: Scope):
    digests = Digests(b"secret")

    for reach in (Reach.of(scope), Reach.only(scope)):
        assert digests.reached(reach) == digests.owner(scope)
    assert digests.reached(Reach(scope.tenant)) is None


def test_what_is_not_named_is_any():
    everyone = Reach("acme", "ada")

    assert everyone == Reach("acme", "ada", ANY, ANY)
    assert everyone.covers(Scope("acme", "ada", "chef", "r1"))
    assert not everyone.covers(Scope("acme", None, "chef"))
    assert Reach("acme", NONE).covers(Scope("acme", None, "chef"))


@pytest.mark.parametrize("names", [("",), ("acme", ""), ("acme", "ada", ""), ("acme", ANY, ANY, "")])
def test_an_empty_name_is_refused(names: tuple[str, ...]):
    with pytest.raises(ScopeError):
        Reach(*names)
