"""A profile does not assert what it no longer knows: what is withdrawn, marked, put back, and settled."""

from datetime import UTC, date, datetime, timedelta

import msgspec
import pytest

from memory.model.memory import Doubt, Memory, Profile, ProfileField
from memory.model.profile_options import ProfileOptions
from memory.model.scope import Scope
from memory.profile.by_rules import statements_by_rules
from memory.profile.doubts import doubts, unsaid
from memory.profile.fields import field_of
from memory.profile.merging import merged
from memory.prompt.formatting import profile_lines

OPTIONS = ProfileOptions()
DAY = date(2026, 3, 1)
KEYS = "I handed in my keys at Hoyt Partners yesterday, done with that place for good."


def memory(number: int, text: str) -> Memory:
    at = datetime(2026, 3, 1, tzinfo=UTC) + timedelta(days=number)
    return Memory(
        id=f"m{number}", scope=Scope("acme", "ada"), text=text, created_at=at, updated_at=at, mentioned_at=at.date()
    )


def told(profile: Profile, *memories: Memory) -> Profile:
    """As the profiler and a store do it."""
    own = [memory for memory in memories if memory.doubt is None]
    statements = statements_by_rules(own, OPTIONS)
    said = (*statements, *unsaid(profile, own, statements), *doubts(profile, memories, statements))
    kept = {field.name: field for field in profile.fields}
    for field in merged(profile, said, OPTIONS):
        kept[field.name] = msgspec.structs.replace(field, version=field.version + 1)
    return Profile(tuple(field for field in kept.values() if field.is_kept))


def after(*texts: str) -> Profile:
    profile = Profile()
    for number, text in enumerate(texts, start=1):
        profile = told(profile, memory(number, text))
    return profile


def doubted(text: str, news: str) -> Profile:
    """The profile after a statement that another one puts in doubt, whichever reader saw that."""
    sign = msgspec.structs.replace(memory(30, news), id="newer")
    return told(after(text), sign, in_doubt(1, text, sign.mentioned_at))


def values(profile: Profile, name: str) -> list[str]:
    field = field_of(profile, name)
    return [value.text for value in field.values] if field else []


def withdrawn(profile: Profile, name: str) -> list[str]:
    field = field_of(profile, name)
    return [value.text for value in field.withdrawn] if field else []


def test_what_may_have_changed_is_withdrawn_and_stays_listed():
    profile = after("I live in Boston.", "We moved last month, it was exhausting.")

    assert (values(profile, "home"), withdrawn(profile, "home")) == ([], ["Boston"])
    assert not any("Boston" in line for line in profile_lines(profile))


@pytest.mark.parametrize("news", ["I quit my job.", "I handed in my notice on Friday."])
def test_what_somebody_works_in_goes_with_the_employer(news: str):
    assert values(after("I work in insurance.", news), "work") == []


@pytest.mark.parametrize(
    ("name", "text", "news"),
    [
        ("work", "I work in insurance.", "I no longer work in insurance."),
        ("employer", "I work at Hoyt Partners.", KEYS),
        ("preferences", "I love green tea.", "No more green tea for me."),
        ("languages", "Ich lerne Spanisch.", "Spanisch ist gestrichen, das war nichts für mich."),
    ],
)
def test_what_a_likely_change_names_is_withdrawn(name: str, text: str, news: str):
    assert values(after(text), name)

    left = doubted(text, news)

    assert (values(left, name), len(withdrawn(left, name))) == ([], 1)


def test_what_a_likely_change_does_not_name_is_marked():
    (line,) = profile_lines(
        doubted(
            "Je suis infirmière de nuit au CHU de Limoges.",
            "Depuis lundi je travaille de jour, à l'hôpital aussi, quel changement pour le sommeil !",
        )
    )

    assert "infirmière (may have changed, said 2026-03-02)" in line


def test_of_several_values_of_one_memory_the_one_that_is_named_goes():
    left = doubted("I work as a nurse and I love green tea.", "No more green tea for me.")

    assert (values(left, "job"), withdrawn(left, "preferences")) == (["nurse"], ["likes green tea"])


def test_a_partner_is_withdrawn_by_no_weight():
    text = "Mon conjoint Malik cherche du travail."

    assert values(doubted(text, "Malik a signé son CDI chez Urgo hier, fini les candidatures !"), "family.partner")


def test_a_job_is_marked_where_a_likely_change_takes_its_employer_along():
    left = doubted("I'm a paralegal at Hoyt Partners.", KEYS)

    assert (values(left, "employer"), profile_lines(left)) == (
        [],
        ("Job: paralegal (may have changed, said 2026-03-02)",),
    )


def test_what_somebody_works_in_stays_where_a_colleague_leaves():
    assert values(after("I work in insurance.", "My colleague quit his job."), "work") == ["in insurance"]


def test_a_home_stays_where_the_new_address_is_in_the_same_town():
    assert values(after("I live in Hull.", "New address: 40 Garden Way, Hull"), "home") == ["Hull"]
    assert values(after("I live in Hull.", "New address: 40 Garden Way, Leeds"), "home") == []


def test_what_is_known_instead_takes_its_place():
    profile = after("I live in Boston.", "We moved last month.", "I live in Denver.")

    assert (values(profile, "home"), withdrawn(profile, "home")) == (["Denver"], [])


def test_what_is_said_again_is_put_back():
    profile = after("My dog is called Rex.", "Rex ran away.", "My dog is called Rex.")

    assert (values(profile, "family.dog"), withdrawn(profile, "family.dog")) == (["Rex"], [])


def test_what_could_harm_if_it_were_left_out_stays_with_a_mark():
    profile = doubted("I take 5 mg of ramipril.", "My ramipril was changed.")

    (line,) = profile_lines(profile)
    assert "ramipril" in line
    assert "(may have changed, said 2026-03-02)" in line
    assert withdrawn(profile, "medications") == []


def test_a_safety_line_loses_its_mark_when_it_is_said_again():
    marked = doubted("I take 5 mg of ramipril.", "My ramipril was changed.")

    profile = told(marked, memory(31, "I take 5 mg of ramipril."))

    assert profile_lines(profile) == ("Medications: ramipril 5mg",)


def test_what_was_taken_back_puts_nothing_in_doubt_any_more():
    profile = after("I live in Boston.", "We moved last month.")
    field = field_of(profile, "home")
    assert field is not None

    left = field.without(frozenset(), lifted={"m2"})

    assert [value.text for value in left.values] == ["Boston"]
    assert left.withdrawn == ()


def test_a_withdrawn_value_goes_with_its_memory():
    field = field_of(after("I live in Boston.", "We moved last month."), "home")
    assert field is not None

    assert not field.without({"m1"}).is_kept


def test_what_a_new_text_of_a_memory_says_no_longer_leaves():
    profile = after("I'm a vegetarian.")
    again = told(profile, msgspec.structs.replace(memory(1, "I eat meat."), mentioned_at=DAY + timedelta(days=9)))

    assert values(again, "diet") == []


def test_what_a_model_leaves_out_when_a_memory_is_said_again_stays():
    profile = after("I'm allergic to nuts.")

    assert list(unsaid(profile, [memory(1, "I'm allergic to nuts.")], [])) == []
    assert [each.value for each in unsaid(profile, [memory(1, "I eat everything.")], [])] == ["nuts"]


def test_ones_own_name_is_not_put_in_doubt_by_a_namesake():
    assert values(after("My name is Anna.", "Anna and I broke up."), "name") == ["Anna"]


def test_of_what_several_may_hold_only_what_is_touched_is_withdrawn():
    profile = after("My dog is called Rex.", "I love sailing.", "I live in Boston.", "Rex died.")

    assert values(profile, "preferences") == ["likes sailing"]
    assert values(profile, "home") == ["Boston"]
    assert values(profile, "family.dog") == []


@pytest.mark.parametrize(
    ("said", "later"),
    [
        ("I'm a line cook at Marlow's.", "I gave my two weeks' notice yesterday."),
        ("I work as a paralegal at Nolo.", "I'm retiring at the end of the year!"),
        ("I'm a store manager at Gap.", "I resigned on Monday."),
        ("I'm a lecturer at Leeds.", "My contract ran out and they didn't renew it."),
        ("Ich arbeite als Mechaniker bei VW.", "VW hat mich entlassen."),
        ("Ich bin Erzieherin in Köln.", "Hab heute gekündigt."),
        ("Trabajo como redactora en Prisa.", "Ayer presenté mi renuncia."),
        ("Soy profesora.", "No me han renovado el contrato."),
        ("Je suis caissière chez Carrefour.", "Carrefour m'a virée hier."),
        ("Je suis comptable chez Danone.", "J'ai posé ma démission."),
        ("Sono impiegata.", "A giugno vado in pensione."),
        ("Lavoro come barista da Illy.", "Mi hanno licenziata."),
        ("Trabalho como vendedor na Renner.", "Vou me aposentar em dezembro."),
        ("Sou enfermeira.", "Pedi demissão ontem."),
    ],
)
def test_who_leaves_her_work_has_neither_its_job_nor_its_employer(said: str, later: str):
    known = after(said)
    assert values(known, "job")

    left = told(known, memory(9, later))

    assert [*values(left, "job"), *values(left, "employer")] == []


@pytest.mark.parametrize(
    "later",
    [
        "My buddy gave his two weeks' notice.",
        "My gym contract wasn't renewed.",
        "My mother is retiring at the end of the year.",
        "I quit smoking last week.",
        "On a licencié le comptable.",
        "Mein Kollege hat gekündigt.",
        "A mi cuñado lo han despedido.",
        "Mia suocera va in pensione.",
        "Minha chefe pediu demissão.",
    ],
)
def test_who_else_leaves_her_work_takes_nothing_along(later: str):
    known = after("I'm a line cook at Marlow's.")

    left = told(known, memory(9, later))

    assert [*values(left, "job"), *values(left, "employer")] == ["line cook", "Marlow's"]


@pytest.mark.parametrize(
    ("sign", "is_marked"),
    [
        ("The allergist says Lily outgrew her egg allergy.", True),
        ("The allergist says Lily is fit as a fiddle.", False),
        ("Tess outgrew her egg allergy.", False),
    ],
)
def test_what_another_must_not_eat_is_marked_by_a_sign_that_names_both(sign: str, is_marked: bool):
    profile = after("My daughter Lily is allergic to eggs.")
    later = memory(9, sign)
    doubted = msgspec.structs.replace(
        memory(1, "My daughter Lily is allergic to eggs."), doubt=Doubt(later.id, later.mentioned_at)
    )

    left = told(profile, later, doubted)

    (line,) = [line for line in profile_lines(left) if line.startswith("Household")]
    assert ("may have changed" in line) == is_marked


def test_a_town_stands_beside_its_country():
    assert values(after("I live in Germany.", "I live in Berlin."), "home") == ["Germany", "Berlin"]


@pytest.mark.parametrize(
    "text",
    [
        "I dropped Emma at school this morning.",
        "I lost Sara in the crowd.",
        "I sold Emma's old bike.",
        "Rex is fine again.",
        "I cancelled the Google meeting.",
        "I quit the Google app on my phone.",
        "I stopped watching Spanish TV.",
        "I'm sick of vegan sausages.",
        "My son is no longer vegan.",
        "My brother is no longer allergic to peanuts.",
        "I'm moving to Lisbon next year, maybe.",
        "My new apartment key does not work.",
        "I got promoted last week.",
        "Sara and I got married ten years ago.",
    ],
)
def test_what_only_names_a_value_leaves_it(text: str):
    known = after(
        "I live in Boston.",
        "I work at Google.",
        "I work as a nurse.",
        "My daughter is called Emma.",
        "My dog is called Rex.",
        "My wife is called Sara.",
        "I'm vegan.",
        "I speak Spanish.",
        "I'm allergic to peanuts.",
    )

    left = told(known, memory(20, text))

    assert [field.values for field in left.fields if field.name != "job"] == [
        field.values for field in known.fields if field.name != "job"
    ]


def test_what_is_said_of_a_project_changes_nothing_of_the_person():
    known = after("I speak Spanish.")

    left = told(known, msgspec.structs.replace(memory(2, "I gave up on Spanish."), project="docs"))

    assert values(left, "languages") == [] or values(left, "languages") == ["Spanish"]
    assert withdrawn(left, "languages") == []


def test_what_was_said_before_the_sign_does_not_come_back():
    profile = after("I live in Boston.", "We moved last month.")
    late = msgspec.structs.replace(memory(9, "I live in Boston."), mentioned_at=DAY)

    assert values(told(profile, late), "home") == []


def test_a_doubt_is_kept_as_it_was_written():
    field = ProfileField(name="home", values=())
    marked = msgspec.structs.replace(
        field,
        withdrawn=(
            msgspec.convert(
                {"text": "Bonn", "doubt": {"memory_id": "m", "day": DAY}},
                type(after("I live in Bonn.").fields[0].values[0]),
            ),
        ),
    )

    assert marked.withdrawn[0].doubt == Doubt("m", DAY)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(marked), type=ProfileField) == marked


def in_doubt(number: int, text: str, day: date = DAY + timedelta(days=30)) -> Memory:
    return msgspec.structs.replace(memory(number, text), doubt=Doubt("newer", day))


def test_what_rests_on_a_memory_in_doubt_stays_with_a_mark():
    profile = told(after("I work at Siemens."), in_doubt(1, "I work at Siemens."))

    assert profile_lines(profile) == ("Employer: Siemens (may have changed, said 2026-03-02)",)
    assert withdrawn(profile, "employer") == []


def test_what_one_may_have_done_once_marks_how_one_eats_and_takes_it_from_no_prompt():
    profile = after("I'm vegan and I live in Boston.", "I had a huge steak on Sunday.")

    assert profile_lines(profile) == ("Home: Boston", "Diet: vegan (may have changed, said 2026-03-02)")


@pytest.mark.parametrize(
    ("said", "news", "left"),
    [
        ("I'm vegan and live with my boyfriend Tom.", "Tom moved out last week.", ("diet",)),
        ("My daughter is called Lea.", "Lea moved out last week.", ("family.daughter",)),
        ("Ich lebe mit meinem Freund Timo.", "Timo ist letzte Woche ausgezogen.", ()),
        ("Meine Tochter heißt Lea.", "Lea ist letzte Woche ausgezogen.", ("family.daughter",)),
        ("Mi marido se llama Luis.", "Luis se ha ido de casa.", ()),
        ("Mon mari s'appelle Luc.", "Luc a fait ses valises.", ()),
        ("Mio marito si chiama Ugo.", "Ugo se n'è andato di casa.", ()),
        ("O meu marido chama-se Rui.", "O Rui saiu de casa.", ()),
    ],
)
def test_who_moved_out_is_no_partner_any_more_and_a_daughter_all_the_same(said: str, news: str, left: tuple[str, ...]):
    profile = after(said, news)

    assert tuple(field.name for field in profile.fields if field.values) == left


@pytest.mark.parametrize(
    ("news", "is_marked"),
    [
        ("My husband has been in hospital since yesterday.", False),
        ("Mein Mann liegt seit gestern im Krankenhaus.", False),
        ("My husband walked out on us.", True),
        ("Mein Mann ist verstorben.", True),
    ],
)
def test_a_partner_is_marked_by_what_may_tell_of_a_death_or_a_parting(news: str, is_marked: bool):
    text = "My husband is called Piet."
    sign = msgspec.structs.replace(memory(30, news), id="newer")
    lines = profile_lines(told(after(text), sign, in_doubt(1, text)))

    assert any("Piet" in line and "may have changed" not in line for line in lines) is not is_marked


@pytest.mark.parametrize(
    ("text", "news"),
    [
        ("My husband Tom takes warfarin.", "Tom doesn't take warfarin any more."),
        ("Mein Mann Tom hat Marcumar bekommen.", "Tom nimmt kein Marcumar mehr, er hat jetzt Eliquis."),
        ("Mi marido Tom trabaja en Seat.", "Tom ya no trabaja en Seat."),
    ],
)
def test_what_ends_for_a_partner_takes_no_partner_away(text: str, news: str):
    sign = msgspec.structs.replace(memory(30, news), id="newer")

    assert "Family: husband: Tom" in profile_lines(told(after(text), sign, in_doubt(1, text)))


@pytest.mark.parametrize("news", ["Tom passed away.", "I sold the caravan."])
def test_what_was_said_beside_what_a_sign_names_is_not_in_doubt(news: str):
    text = "I'm vegan, and Tom and I have a caravan."
    profile = after(text)
    gone = msgspec.structs.replace(memory(30, news), id="newer")

    assert profile_lines(told(profile, gone, in_doubt(1, text))) == ("Diet: vegan",)


@pytest.mark.parametrize("text", ["My boyfriend is called Marcus.", "My cat is called Mimi."])
def test_who_may_have_parted_or_died_stays_with_a_mark(text: str):
    (line,) = profile_lines(told(after(text), in_doubt(1, text)))

    assert "(may have changed, said 2026-03-02)" in line


@pytest.mark.parametrize(
    "text",
    [
        "I work as a nurse at St. Anna.",  # of two values nobody knows which is meant
        "My daughter Petra lives in Leeds.",  # she may have moved, and is a daughter all the same
        "I'm allergic to bees.",
        "My name is Ada.",
        "My weight is 82 kg.",
    ],
)
def test_no_mark_is_set_by_a_guess(text: str):
    profile = after(text)

    assert profile.fields
    assert told(profile, in_doubt(1, text)) == profile


@pytest.mark.parametrize("news", ["Nico starts school on Monday.", "Nico is moving to another class."])
def test_what_happens_to_somebody_says_nothing_of_what_they_must_not_eat(news: str):
    (line,) = (each for each in profile_lines(after("My son Nico is allergic to eggs.", news)) if "Household" in each)

    assert "may have changed" not in line


def test_who_may_eat_something_again_is_meant_with_and_without_what_they_are():
    profile = after("My son Nico is allergic to eggs and nuts.", "The doctor says that Nico can eat eggs again.")

    assert values(profile, "household") == ["son Nico: allergic to nuts"]
