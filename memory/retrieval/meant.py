"""What a question means without a word of it: it is searched for by that, too, in chats and by the API alike."""

from memory.language.change import who_is
from memory.language.other_words import asks_for_food
from memory.language.relatives import relatives_meant
from memory.language.states import asks_for_work
from memory.model.memory import Profile

OF_WORK = ("job", "employer")
"""The fields of the profile that say what the user does for a living."""

OF_FOOD = ("allergies", "diet")
"""Those that say what she must not eat, or does not."""


def names_meant(question: str, profile: Profile) -> tuple[str, ...]:
    """What the profile calls what a question means without a word of it.

    Of relatives and pets ("how is my son?") the name, of one's work ("where do I work?") what it is and for whom, of
    food ("suggest a snack") what she must not eat.
    """
    family = [field for field in profile.fields if field.name.startswith("family.")]
    meant = {who_is(each) for each in relatives_meant(question)} if family else frozenset[str]()
    fields = [field for field in family if who_is(field.name.partition(".")[2]) in meant]
    if asks_for_work(question):
        fields += [field for field in profile.fields if field.name in OF_WORK]
    if asks_for_food(question):
        fields += [field for field in profile.fields if field.name in OF_FOOD]
    values = (value.text for field in fields for value in field.values)
    return tuple(name for name in dict.fromkeys(values) if name not in question)
