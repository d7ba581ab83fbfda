"""What is kept as long as it is asked for; that it goes by itself is told where it is used (`test_texts_read`)."""

from memory.model.lately import Lately


async def test_what_is_kept_anew_takes_the_place_of_what_was_there():
    kept = Lately[str, int](limit_bytes=100)
    kept.keep("a", 1, nbytes=60)

    kept.keep("a", 2, nbytes=50)

    assert (kept.get("a"), len(kept), kept.nbytes) == (2, 1, 50)


async def test_what_was_asked_for_last_stays_longest():
    kept = Lately[str, int](limit_bytes=100)
    kept.keep("a", 1, nbytes=40)
    kept.keep("b", 2, nbytes=40)
    kept.get("a")

    kept.keep("c", 3, nbytes=40)

    assert [kept.get(key) for key in "abc"] == [1, None, 3]
