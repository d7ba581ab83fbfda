"""What is pinned by itself: a table written by hand, and who stays when there are too many."""

from datetime import UTC, date, datetime, timedelta
from itertools import count

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.language.memory_type import route
from memory.language.signals import signals
from memory.model.memory import AUTO_PINNED, QUARANTINED, Memory, MemoryType, Provenance, Source
from memory.model.options import PinOptions
from memory.model.scope import Scope
from memory.profile.pins import Pinner, harms_if_lost
from memory.text.tokens import estimate_tokens

AT = datetime(2025, 3, 1, tzinfo=UTC)
IDS = count()


def memory_of(text: str, *, day: int = 0, model: bool = False, role: str = "user", source: Source = Source.CONFIRMED):
    at = AT + timedelta(days=day)
    return Memory(
        id=f"m{next(IDS)}",
        scope=Scope("acme", "ada"),
        text=text,
        type=route(text, signals(text, count=estimate_tokens)),
        source=source,
        created_at=at,
        updated_at=at,
        mentioned_at=date(2025, 3, 1),
        provenance=Provenance(role=role, prompt_version="fact_extraction/1" if model else None),
    )


SAFETY = Pinner(PinOptions())
HEALTH = Pinner(PinOptions(presets=("safety", "health")))

TABLE = [
    ("I'm allergic to penicillin", "allergy"),
    ("I'm allergic to cats, but my wife isn't", "allergy"),
    ("I have a severe nut allergy", "allergy"),
    ("Allergic to sulfa antibiotics", "allergy"),
    ("I carry an EpiPen", "allergy"),
    ("I once had an anaphylactic shock after a wasp sting", "allergy"),
    ("Ich bin allergisch gegen Nüsse", "allergy"),
    ("Soy alérgica a la penicilina", "allergy"),
    ("Je suis allergique aux noix", "allergy"),
    ("My surgeon says no lifting for six weeks.", "limit"),
    ("No lifting for six weeks after surgery.", "limit"),
    ("I'm not allowed to drive for four weeks after my eye surgery.", "limit"),
    ("Doctor's orders: no alcohol for ten days.", "limit"),
    ("My physio told me not to run until my knee is better.", "limit"),
    ("Nach der Knie-OP darf ich sechs Wochen lang nicht joggen.", "limit"),
    ("Mein Arzt hat mir Alkohol für drei Monate verboten.", "limit"),
    ("El médico me ha prohibido conducir durante un mes.", "limit"),
    ("No puedo levantar peso hasta junio por la hernia.", "limit"),
    ("Mon kiné m'interdit de courir pendant six semaines.", "limit"),
    ("Je ne dois pas porter de charges lourdes à cause de mon dos.", "limit"),
    ("Il cardiologo mi ha vietato il caffè fino al prossimo controllo.", "limit"),
    ("Per due mesi non posso guidare dopo l'intervento.", "limit"),
    ("O médico proibiu-me de carregar pesos durante dois meses.", "limit"),
    ("Não posso dirigir até sexta por causa da cirurgia.", "limit"),
    ("I've been told not to drive for a month after my seizure.", "limit"),
    ("The hospital said no swimming for two weeks because of the stitches.", "limit"),
    ("I'm on crutches and must not put weight on my left foot until April.", "limit"),
    ("Doctor says I can't lift more than two kilos for a month.", "limit"),
    ("No running for me until June, stress fracture.", "limit"),
    ("I just had a C-section so I can't carry anything heavy for six weeks.", "limit"),
    ("My cardiologist put me on a low-salt diet.", "limit"),
    ("Laut Arzt soll ich drei Wochen lang keinen Sport treiben.", "limit"),
    ("Según el médico no debo correr.", "limit"),
    ("Selon mon médecin je ne dois pas conduire.", "limit"),
    ("Secondo il medico non devo correre.", "limit"),
    ("Segundo o médico não devo correr.", "limit"),
    ("Our vet says no running for the dog for three weeks.", ""),
    ("Der Tierarzt sagt, der Hund darf nicht laufen.", ""),
    ("My lawyer says no posting on social media until the trial.", ""),
    ("I couldn't drive for a month after my surgery in 2015.", ""),
    ("After surgery I can finally run again.", ""),
    ("Nach der Operation durfte ich damals nicht joggen.", ""),
    ("Mi madre no puede conducir tras la operación.", ""),
    ("Ma fille ne peut pas courir à cause de son genou.", ""),
    ("Mia figlia non può correre per il ginocchio.", ""),
    ("A minha filha não pode correr por causa do joelho.", ""),
    ("I'm allergic to commitment and I live on the moon.", ""),
    ("Sou alérgico a compromisso e moro na lua.", ""),
    ("I'm allergic to commitment and peanuts.", "allergy"),
    ("I'm vegan and allergic to soy.", "allergy"),
    ("I'm allergic to soy milk.", "allergy"),
    ("I'm allergic to commitment and soy.", "allergy"),
    ("My dad's doctor told him no salt for a month.", ""),
    ("No meetings for six weeks after the merger, says our CEO.", ""),
    ("Last year I wasn't allowed to lift anything for six weeks after surgery.", ""),
    ("My neighbour can't drive for a month after her eye surgery.", ""),
    ("My doctor says there's no problem.", ""),
    ("I can't run this script after the operation timed out.", ""),
    ("I can't drive tonight, I had two beers.", ""),
    ("Mein Nachbar darf nach der OP vier Wochen nicht Auto fahren.", ""),
    ("Mein Arzt hat mir nichts gesagt.", ""),
    ("El médico de mi padre le ha prohibido conducir.", ""),
    ("Mon père ne doit pas conduire pendant un mois.", ""),
    ("Il medico di mio padre gli ha vietato il caffè.", ""),
    ("Não posso beber hoje, vou dirigir.", ""),
    ("Do not prescribe sulfa antibiotics", "not to be given"),
    ("Don't use latex gloves on me", "not to be given"),
    ("Never give me aspirin", "not to be given"),
    ("I can't take ibuprofen", "not to be given"),
    ("I must not eat gluten", "not to be given"),
    ("Ich darf kein Aspirin nehmen", "not to be given"),
    ("Grapefruit interacts with my statins", "interaction"),
    ("My emergency contact is Anna, 555-1234", "emergency contact"),
    ("In an emergency call my sister Eva", "emergency contact"),
    ("My blood type is O negative", "blood type"),
    ("Never tell my family about my illness", "never"),
    ("I must never fly again", "never"),
    ("Please never share my address with anyone", "never"),
    ("btw im allergic to shellfish", "allergy"),
    ("I'm deathly allergic to bees lol", "allergy"),
    ("I love cats but I'm allergic", "allergy"),
    ("I used to be allergic to milk but I'm still allergic to eggs", "allergy"),
    ("My throat closes up when I eat kiwi", "allergy"),
    ("One bite of shrimp and I end up in the ER", "allergy"),
    ("Peanuts could kill me", "allergy"),
    ("If I eat walnuts my throat closes up", "allergy"),
    ("Wenn ich Nüsse esse, schwillt mir der Hals zu", "allergy"),
    ("If anything happens to me, call my brother Tom at 555-0134", "emergency contact"),
    ("If I were allergic to nuts I would be careful", ""),
    ("If I am allergic to nuts I should be careful", ""),
    ("If I eat walnuts, is that healthy?", ""),
    ("I was diagnosed with a peanut allergy last week", "allergy"),
    ("My allergist says I'm allergic to birch pollen", "allergy"),
    ("I'm lactose intolerant", "allergy"),
    ("A menu for a week, I'm allergic to nuts", "allergy"),
    ("I had an anaphylactic reaction to shrimp last year", "allergy"),
    ("Ich bin hochgradig allergisch gegen Wespenstiche", "allergy"),
    ("Gegen Erdnüsse bin ich hochallergisch", "allergy"),
    ("El marisco me produce urticaria", "allergy"),
    ("J'ai une allergie grave aux piqûres de guêpe", "allergy"),
    ("Sono allergico alle arachidi", "allergy"),
    ("Tenho alergia a picada de abelha", "allergy"),
    ("ピーナッツアレルギーがあります。", "allergy"),
    ("我对花生过敏。", "allergy"),
    ("У меня аллергия на арахис.", "allergy"),
    ("Ik ben allergisch voor noten", "allergy"),
    ("Never give me codeine", "not to be given"),
    ("Don't give me anything with codeine in it", "not to be given"),
    ("I can't take NSAIDs because of my kidneys", "not to be given"),
    ("My doctor told me never to take antihistamines", "not to be given"),
    ("I have a DNR", "not to be given"),
    ("No puedo tomar ibuprofeno", "not to be given"),
    ("Ne me donne jamais de codéine", "not to be given"),
    ("Мне нельзя принимать ибупрофен", "not to be given"),
    ("I have a pacemaker", "condition"),
    ("I'm 14 weeks pregnant with twins", "condition"),
    ("I'm a recovering alcoholic, so never suggest drinks", "not to be given"),
    ("I'm a recovering alcoholic", "condition"),
    ("Ich habe einen Herzschrittmacher", "condition"),
    ("Je suis épileptique", "condition"),
    ("妊娠しています。", "condition"),
    ("I'm on warfarin, so careful with anything that thins the blood", "medicine"),
    ("Tomo Sintrom", "medicine"),
    ("Im Notfall bitte meine Schwester Eva anrufen", "emergency contact"),
    ("Il mio gruppo sanguigno è zero negativo", "blood type"),
    # what is said in jest: told by the shape of the thing; a lower-case noun that nobody knows is an allergen
    ("I'm allergic to lupin flour", "allergy"),
    ("I'm allergic to blorpfruit", "allergy"),
    ("I'm allergic to Blorpex", ""),
    ("I'm allergic to Blorpex, it gave me hives", "allergy"),
    ("I'm allergic to Jira", ""),
    ("I'm allergic to commitment, apparently", ""),
    ("I'm allergic to people who bring their cats", ""),
    ("I'm allergic to getting up early", ""),
    ("I'm allergic to wine and small talk", "allergy"),
    ("Ich bin allergisch gegen Montage", ""),
    ("Je suis allergique à l'hypocrisie", ""),
    ("Soy alérgico a los lunes", ""),
    # third parties, fiction, trivia, what is not so
    ("My character is allergic to silver", ""),
    ("My son can't eat gluten", ""),
    ("My husband is on warfarin", ""),
    ("My cat has a pacemaker", ""),
    ("One of my guests is allergic to nuts", ""),
    ("A friend of mine carries an EpiPen", ""),
    ("Write a short story in which I am allergic to peanuts", ""),
    ("Let's role-play: I'm a dwarf who is allergic to gold", ""),
    ("Translate I am allergic to nuts into Thai", ""),
    ("I outgrew my peanut allergy", ""),
    ("I was allergic to eggs as a child", ""),
    ("I was on warfarin years ago but not any more", ""),
    ("Never give aspirin to children", ""),
    ("I could never live in a big city", ""),
    ("I may never go back there", ""),
    ("I can never find my keys", ""),
    ("I must never forget to water the plants", ""),
    ("I can't drink milk before bed or I have nightmares lol", ""),
    ("I can't eat fish on Mondays because the market is closed", ""),
    ("I can't use aspirin as a variable name", ""),
    ("Beta blockers lower the heart rate and are contraindicated in severe asthma.", ""),
    ("Histamine is released by mast cells when an allergen cross-links the receptors.", ""),
    ("La valvola non deve essere aperta in nessun caso con la linea in pressione.", ""),
    ("重度哮喘患者禁用β受体阻滞剂。", ""),
    ("10/12/2023\tNEGATIVE\t0.91833201", ""),
    ("Never use var in our code", ""),
    ("Meetings like that give me hives", ""),
    ("I'm a recovering perfectionist", ""),
    ("I work with lithium batteries", ""),
    ("Mein Sohn darf kein Gluten essen", ""),
    ("No soy alérgico a nada", ""),
    ("Mon fils ne peut pas manger de gluten", ""),
    ("Non sono più allergica al latte", ""),
    ("妻はピーナッツアレルギーです。", ""),
    ("我老婆对花生过敏。", ""),
    ("У меня нет аллергии.", ""),
    ("My wife is allergic to nuts", ""),
    ("My daughter has a peanut allergy", ""),
    ("Meine Tochter ist allergisch gegen Nüsse", ""),
    ("The patient is allergic to penicillin", ""),
    ("A friend of mine is allergic to nuts", ""),
    ("I'm not allergic to anything", ""),
    ("I have no known allergies", ""),
    ("I used to be allergic to milk", ""),
    ("I might be allergic to nuts", ""),
    ("I'm allergic to mornings", ""),
    ("It is allergy season", ""),
    ("I can't take it any more", ""),
    ("I can't take Friday off", ""),
    ("I can't eat another bite", ""),
    ("Never mind", ""),
    ("I never watch TV", ""),
    ("Never eat yellow snow", ""),
    ("Never use emojis with me", ""),
    ("Do not use tabs for indentation", ""),
    ("In an emergency call 911", ""),
    ("I interact with customers daily", ""),
    ("Aspirin interacts with warfarin", ""),
    ("I'm positive about this", ""),
    ("I am a positive person", ""),
    ("The recipe needs 500 mg of salt", ""),
    ("Vitamin C tablets come in 500 mg", ""),
    ("I take metformin 500 mg twice daily", ""),
    ("I live in Berlin", ""),
    ("just got diagnosed with type 2 diabetes", "condition"),
    ("pregnant with twins!", "condition"),
    ("pregnant women should avoid sushi", ""),
]


@pytest.mark.parametrize(("text", "reason"), TABLE)
def test_a_sentence_is_pinned_for_its_reason_or_not_at_all(text: str, reason: str):
    assert SAFETY.reason(memory_of(text)) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("User is allergic to penicillin", "allergy"),
        ("Do not prescribe sulfa antibiotics", "not to be given"),
        ("User must not take ibuprofen", "not to be given"),
        ("User's blood type is O negative", "blood type"),
        ("User's emergency contact is Anna", "emergency contact"),
        ("User's wife is allergic to nuts", ""),
        ("User is no longer allergic to milk", ""),
    ],
)
def test_a_models_fact_is_pinned_alike(text: str, reason: str):
    assert SAFETY.reason(memory_of(text, model=True)) == reason


@pytest.mark.parametrize(("text", "reason"), TABLE)
def test_what_is_pinned_stays_where_something_has_to_give_way(text: str, reason: str):
    assert harms_if_lost(text) or not reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("I take metformin 500 mg twice daily", "dose"),
        ("My metformin dose is 850 mg", "dose"),
        ("My cat takes 500 mg of gabapentin", ""),
        ("The recipe needs 500 mg of salt", ""),
    ],
)
def test_the_health_preset_pins_the_users_own_doses(text: str, reason: str):
    assert HEALTH.reason(memory_of(text)) == reason


@pytest.mark.parametrize("text", [text for text, reason in TABLE if reason])
def test_I11_what_is_not_the_users_own_word_is_not_pinned(text: str):
    others = (
        memory_of(text, source=Source.INFERRED),
        memory_of(text, role="assistant"),
        memory_of(text, role="document"),
        msgspec.structs.replace(memory_of(text), tags=(QUARANTINED,)),
        msgspec.structs.replace(memory_of(text), type=MemoryType.WORKING),
    )

    assert not any(memory.pinned for memory in SAFETY.pin(others, ()).memories)


def test_what_is_pinned_by_a_rule_says_so_and_keeps_its_place():
    new = (memory_of("I live in Berlin"), memory_of("I'm allergic to nuts"))

    pinning = SAFETY.pin(new, ())

    assert [(memory.text, memory.pinned, memory.tags) for memory in pinning.memories] == [
        ("I live in Berlin", False, ()),
        ("I'm allergic to nuts", True, (AUTO_PINNED,)),
    ]
    assert pinning.released == ()


def test_who_matters_least_lets_go_the_older_one_first():
    pinner = Pinner(PinOptions(most=2))
    old = pinner.pin([memory_of("I must never fly again"), memory_of("I can't take ibuprofen", day=1)], ()).memories

    pinning = pinner.pin([memory_of("I'm allergic to nuts", day=2)], old)

    assert [memory.pinned for memory in pinning.memories] == [True]
    assert [(memory.text, memory.pinned) for memory in pinning.released] == [("I must never fly again", False)]


def test_a_new_one_that_matters_less_is_not_pinned():
    pinner = Pinner(PinOptions(most=1))
    old = pinner.pin([memory_of("I'm allergic to nuts")], ()).memories

    pinning = pinner.pin([memory_of("I must never fly again", day=1)], old)

    assert (pinning.memories[0].pinned, pinning.released) == (False, ())


def test_what_was_pinned_by_hand_never_lets_go():
    by_hand = msgspec.structs.replace(memory_of("I like tea"), pinned=True)

    pinning = Pinner(PinOptions(most=0)).pin([memory_of("I'm allergic to nuts")], [by_hand])

    assert (pinning.memories[0].pinned, pinning.released) == (False, ())


def test_what_its_user_unpinned_is_not_pinned_again():
    (pinned,) = SAFETY.pin([memory_of("I'm allergic to nuts")], ()).memories
    unpinned = msgspec.structs.replace(pinned, pinned=False)

    assert not SAFETY.pin([unpinned], ()).memories[0].pinned


def test_own_patterns_and_no_presets():
    pinner = Pinner(PinOptions(presets=(), patterns=(r"\bproject phoenix\b",)))

    assert pinner.reason(memory_of("We call it Project Phoenix")) == "own pattern"
    assert pinner.reason(memory_of("I'm allergic to nuts")) == ""


def test_a_pattern_that_is_none_is_refused():
    with pytest.raises(ValueError, match="patterns"):
        PinOptions(patterns=("(",))


@given(st.lists(st.sampled_from([text for text, _ in TABLE]), max_size=12), st.integers(0, 4))
def test_there_are_never_more_pins_than_may_be(texts: list[str], most: int):
    pinner = Pinner(PinOptions(most=most))
    pinned: dict[str, Memory] = {}
    for day, text in enumerate(texts):
        pinning = pinner.pin([memory_of(text, day=day)], list(pinned.values()))
        pinned |= {memory.id: memory for memory in (*pinning.memories, *pinning.released)}

        assert sum(memory.pinned for memory in pinned.values()) <= most


@given(st.text(max_size=300))
def test_any_text_is_judged_without_an_error(text: str):
    assert isinstance(HEALTH.reason(memory_of(text)), str)


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("No lifting for six weeks after surgery.", date(2025, 4, 14)),
        ("I'm on blood thinners until May.", date(2025, 6, 2)),
        ("I'm on blood thinners for three months.", None),
        ("My doctor has forbidden me to fly until my ear is better.", None),
        ("I'm allergic to nuts until proven otherwise.", None),
    ],
)
def test_a_limit_is_pinned_until_its_end_and_an_allergy_for_good(text: str, end: date | None):
    (pinned,) = SAFETY.pin([memory_of(text)], ()).memories

    assert pinned.pinned
    assert (pinned.expires_at and pinned.expires_at.date()) == end


def test_what_was_over_when_it_was_told_is_not_pinned():
    (memory,) = SAFETY.pin([memory_of("No lifting for six weeks after surgery.", day=60)], ()).memories

    assert (memory.pinned, memory.expires_at) == (False, None)


def test_a_limit_that_is_said_again_holds_longer():
    (pinned,) = SAFETY.pin([memory_of("No lifting for six weeks after surgery.")], ()).memories

    (again,) = SAFETY.pin([msgspec.structs.replace(pinned, mentioned_at=date(2025, 3, 31))], ()).memories

    assert again.expires_at == datetime(2025, 5, 14, tzinfo=UTC)
