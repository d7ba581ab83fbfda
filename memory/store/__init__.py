"""The rulebook: what a change does to what is known, as pure functions that every engine carries out.

    known      what a store has, as far as a change asks for it
    changes    a change to memories, fields and sessions → a plan
    sessions   a change to one session → its part of a plan
    plan       the operations of which plans are made
    holds      whether what was once put into a prompt still holds (P9)
    links      which journalled turn a request follows, and which blocks are replayed
    erasing    what an erasure has to be told, in which order it goes, and what it leaves of a history
    vectors    what is taken for a vector

A store holds no rule of its own: it reads what a rule asks for, and does what the plan says, all of it or nothing.
"""
