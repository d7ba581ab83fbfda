"""Which memories the user wants forgotten, and what is left of each (see `memory/language/retraction.py`).

    a fact     "I live in Graz"         what says the same of the same person: in its words, as a claim, or as a field
                                        of the profile ("I moved to Graz"); not "My sister lives in Graz"
    a topic    "my peanut allergy"      what has all its words and is about the user, or fills its field of the profile
               "Marcus"                 whatever names him
               "my dog"                 and what tells of Rex, if one that is meant says "my dog is called Rex"

A memory is read part by part: who takes back where she lives keeps the allergy that she named in the same breath. When
in doubt nothing is meant: a memory too many is taken back once more, an allergy too few is missed. But what is named in
other words is meant where nothing else is: "my therapy" is "I'm seeing a therapist". What is pinned has to be named
clearly.

In reading order: what a memory is made of (`parts`, `words`), what is meant (`named`, `fields`, `otherwise`, `by_name`,
`meanings`, `clearly`), what is left over (`leftover`, `listed`), what the message of the order says itself
(`taken_back`), what has nothing of it (`traces`), and all memories (`nearness`, `closing`).
"""
