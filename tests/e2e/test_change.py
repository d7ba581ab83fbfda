"""What changes is shown as what may have changed; the profile does not assert it; and the sign of it may go again."""

import re
from collections.abc import Iterator

import httpx2
import pytest

from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.test_replay import Talk
from tests.redis_server import RedisServer
from tests.scripted_upstream import ScriptedUpstream

HOME = "I live in Boston."
MOVED = "Quick update, we moved to another city last month and I still miss the harbour."
HEADERS = {"authorization": f"Bearer {KEY}", "x-memory-user": "listed"}
ABOUT = "Which city do I live in, Boston or another one?"


@pytest.fixture(scope="module", params=["sqlite", "redis"])
def _served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    folder = tmp_path_factory.mktemp("store")
    with ScriptedUpstream.in_thread() as upstream:
        if request.param == "sqlite":
            with ricordo_of(settings_for(folder / "ricordo.db", upstream), upstream) as ricordo:
                yield ricordo
            return
        if not RedisServer.available():
            pytest.skip("there is no redis-server on this machine")
        with RedisServer(folder / "server") as server:
            more: dict[str, object] = {"store__path_or_url": server.url, "store__local_dir": str(folder / "local")}
            more["store__redis__accept_risks"] = [] if server.searches else ["version", "search"]
            with ricordo_of(settings_for(folder, upstream, **more), upstream) as ricordo:
                yield ricordo


@pytest.fixture
def ricordo(_served: Ricordo) -> Ricordo:
    _served.reset()
    return _served


def said(ricordo: Ricordo, user: str, *texts: str) -> str:
    """The prompt of the last of these messages, each in a conversation of its own."""
    for text in texts:
        ricordo.client(user).chat.completions.create(model="m", messages=[{"role": "user", "content": text}])
        ricordo.ingested()
    return str(ricordo.upstream.requests[-1].json()["messages"])


def test_an_older_memory_stands_before_the_newer_one_that_may_have_changed_it(ricordo: Ricordo):
    prompt = said(ricordo, "mover", HOME, MOVED, ABOUT)

    assert "I live in Boston. (may have changed on" in prompt
    assert prompt.index("(may have changed on") < prompt.index("we moved to another city")


TWO_EXAMS = [
    ("my French exam is on 9 March", "my history exam moved to 20 March", "when is my French exam?"),
    (
        "mon examen d'histoire est le 9 mars",
        "mon examen de maths est repoussé au 20 mars",
        "quand est l'examen d'histoire ?",
    ),
    (
        "mein Zahnarzttermin ist am 3. Mai",
        "der Termin beim Augenarzt ist jetzt am 5. Mai",
        "wann ist der Zahnarzttermin?",
    ),
]


@pytest.mark.parametrize(("old", "new", "asked"), TWO_EXAMS)
def test_what_is_of_one_kind_and_called_otherwise_stays_sure(ricordo: Ricordo, old: str, new: str, asked: str):
    prompt = said(ricordo, f"pupil-{TWO_EXAMS.index((old, new, asked))}", old, new, asked)

    assert old in prompt.replace("\\'", "'")
    assert "may have changed" not in prompt


def test_what_may_be_the_same_of_its_kind_is_in_doubt(ricordo: Ricordo):
    prompt = said(ricordo, "one-exam", TWO_EXAMS[0][0], "the exam moved to 20 March", TWO_EXAMS[0][2])

    assert "my French exam is on 9 March (may have changed on" in prompt


def test_the_profile_no_longer_asserts_it_and_lists_it(ricordo: Ricordo):
    before = said(ricordo, "listed", HOME, "Good morning!")
    after = said(ricordo, "listed", MOVED, "Good morning!")

    assert "Home: Boston" in before
    assert "Home: Boston" not in after
    (field,) = httpx2.get(f"{ricordo.origin}/memory/v1/profile", headers=HEADERS).json()["fields"]
    assert (field["values"], [each["text"] for each in field["withdrawn"]]) == ([], ["Boston"])


def test_what_is_forgotten_puts_nothing_in_doubt(ricordo: Ricordo):
    said(ricordo, "forgetful", HOME, MOVED, "Please forget that we moved to another city last month.")

    prompt = said(ricordo, "forgetful", ABOUT)

    assert "Home: Boston" in prompt
    assert "may have changed" not in prompt


def _doubted(ricordo: Ricordo, user: str) -> list[str]:
    return [each.text for each in ricordo.memories(user) if each.doubt]


OTHER_MEDICINES = (
    ("mio marito beppe prende la cardioaspirina", "a beppe hanno cambiato la pastiglia adesso prende il clopidogrel"),
    ("mon père Jean prend du xarelto", "pour Jean ils ont remplacé le xarelto par l'eliquis"),
    ("a minha mãe toma atenolol", "o médico trocou o atenolol da minha mãe por losartana"),
    ("mein Mann Karl nimmt Ramipril", "dem Karl haben sie die Tablette gewechselt, er nimmt jetzt Candesartan"),
)
SAME_MEDICINES = (
    ("mon mari Luc prend du bisoprolol", "j'ai changé de comprimé, maintenant je prends du nébivolol"),
    ("mein Mann Karl nimmt Xarelto", "meine Tochter nimmt jetzt Ramipril statt Candesartan"),
    ("mi marido Juan toma enalapril", "mi madre toma losartán"),
)


def test_what_a_relative_took_may_have_changed_by_what_came_in_its_place(ricordo: Ricordo):
    for at, (before, after) in enumerate(OTHER_MEDICINES):
        said(ricordo, f"carer-{at}", before, after)

        assert _doubted(ricordo, f"carer-{at}") == [before]


def test_what_one_took_is_not_changed_by_what_another_takes_instead(ricordo: Ricordo):
    for at, (before, after) in enumerate(SAME_MEDICINES):
        said(ricordo, f"carers-{at}", before, after)

        assert _doubted(ricordo, f"carers-{at}") == []


def test_a_medicine_is_withdrawn_by_no_guess(ricordo: Ricordo):
    prompt = said(
        ricordo, "patient", "I take 5 mg of ramipril.", "My ramipril was changed at the clinic.", "Good morning!"
    )

    assert "ramipril 5mg (may have changed" in prompt


def test_a_withdrawn_value_leaves_the_block_of_a_conversation_at_once_and_the_lost_cache_is_counted(ricordo: Ricordo):
    said(ricordo, "frozen", HOME)
    talk = Talk(ricordo, "frozen")
    talk.ask("Good morning!")
    assert "Home: Boston" in str(talk.prompt)

    said(ricordo, "frozen", MOVED)
    response = talk.ask("What is the capital of France?")

    assert "Home: Boston" not in str(talk.prompt)
    turn = response.headers["x-memory-turn"]
    record = httpx2.get(f"{ricordo.origin}/memory/v1/turns/{turn}", headers=HEADERS | {"x-memory-user": "frozen"})
    assert record.json()["steps"][-1]["added"]["lost"] == "erased"


@pytest.mark.parametrize(
    ("user", "known", "then", "gone", "there"),
    [
        (
            "replaced",
            "I take 5 mg of ramipril.",
            "I no longer take ramipril, I take losartan now.",
            "ramipril 5mg",
            "losartan",
        ),
        ("dosed", "I take 500 mg of metformin.", "I take 1000 mg of metformin now.", "500mg", "1000mg"),
        (
            "speaking",
            "I speak Dutch and Czech.",
            "I don't speak Czech any more.",
            "Languages: Dutch, Czech",
            "Languages: Dutch",
        ),
    ],
)
def test_what_could_harm_and_what_ended_leave_the_block_of_a_conversation_at_once_where_others_stay(
    ricordo: Ricordo, user: str, known: str, then: str, gone: str, there: str
):
    said(ricordo, user, known)
    talk = Talk(ricordo, user)
    talk.ask("Good morning!")
    before = str(talk.prompt)

    said(ricordo, user, then)
    talk.ask("What is the capital of France?")

    assert gone in before
    assert gone not in str(talk.prompt)
    assert there in str(talk.prompt)


def test_a_field_with_nothing_but_withdrawn_values_is_written_again(ricordo: Ricordo):
    said(ricordo, "dogs", "My dog is called Rex.", "We had to put Rex down.", "My dog is called Luna.")

    said(ricordo, "dogs", "Forget that my dog is called Luna. My dog is called Bella.")

    assert "Family: dog: Bella" in said(ricordo, "dogs", "Good morning!")


def test_an_instruction_that_is_taken_back_is_in_no_prompt(ricordo: Ricordo):
    before = said(ricordo, "french", "Always answer in French.", "Good morning!")
    after = said(ricordo, "french", "Stop answering in French.", "Good morning!")

    assert "always answer in French" in before
    assert "lways answer in French" not in after
    assert "Stop answering in French." in after


@pytest.mark.parametrize(
    ("user", "known", "news"),
    [
        ("paid", "Always give prices in US dollars.", "Use euros from now on."),
        ("poland", "Always answer in English.", "I'm moving to Gdańsk, so from now on reply in Polish."),
        ("emoji", "Never use emojis.", "You can use emojis again from now on."),
        ("long", "From now on keep your answers short.", "From now on please be as detailed as you can."),
        ("masse", "Gib mir Längen immer metrisch an.", "Ab jetzt bitte immer in Meilen und Zoll, imperial eben."),
        ("misure", "D'ora in poi dammi sempre le misure in centimetri.", "Da oggi dammi sempre misure imperiali."),
        ("vous", "Vouvoie-moi toujours.", "Désormais tutoie-moi, s'il te plaît."),
        ("kit", "Call me Kit.", "I'm done with nicknames. From now on call me Katherine."),
    ],
)
def test_a_standing_instruction_that_a_later_one_contradicts_stands_as_what_may_have_changed(
    ricordo: Ricordo, user: str, known: str, news: str
):
    prompt = said(ricordo, user, known, news, "Explain how DNS works.")

    first, _, behind = prompt.partition("(may have changed")
    assert _bare(known)[-12:] in _bare(first)
    assert _bare(news)[-12:] in _bare(behind)


@pytest.mark.parametrize(
    ("user", "known", "news"),
    [
        ("both", "Always answer in English.", "No emojis in your answers, please."),
        ("baker", "Always use imperial units.", "For recipes, always use grams."),
        ("letters", "Always answer in English.", "When I write in German, always answer in German."),
    ],
)
def test_a_standing_instruction_beside_which_a_later_one_holds_stands_as_it_was(
    ricordo: Ricordo, user: str, known: str, news: str
):
    prompt = said(ricordo, user, known, news, "Explain how DNS works.")

    assert _bare(known) in _bare(prompt)
    assert _bare(news)[-12:] in _bare(prompt)
    assert "may have changed" not in prompt


def _bare(text: str) -> str:
    """The words of a text: the profile says an instruction without its full stop, in small letters."""
    return " ".join(re.findall(r"\w+", text.casefold()))


def test_a_change_in_words_that_nobody_foresaw_is_shown_as_what_may_have_changed(ricordo: Ricordo):
    told = "Had the hip done in May, walking without the stick like a young one."
    prompt = said(ricordo, "unforeseen", "I walk with a stick.", told, "Do I still walk with a stick?")

    assert "I walk with a stick. (may have changed" in prompt
    assert "like a young one." in prompt


@pytest.mark.parametrize(
    ("known", "news"),
    [
        (
            "Meine Zeitung ist die Rheinische Post.",
            "Das Zeitungsabo ist zum Quartalsende ausgelaufen, ich lese nur noch im Internet.",
        ),
        ("Lavoro da casa tre giorni a settimana.", "Dal primo del mese tutti in presenza, addio lavoro da casa."),
        ("Tengo el abono del Palencia.", "No he renovado el abono; este año el baloncesto lo veo por la tele."),
    ],
)
def test_a_change_in_words_that_no_table_has_is_shown_as_what_may_have_changed(ricordo: Ricordo, known: str, news: str):
    # Word for word it would be the first of these once more, with the notes that it was answered with.
    prompt = said(ricordo, "reader", known, news, f"{known[:-1]}?")

    assert f"{known} (may have changed on" in prompt
    assert prompt.index("(may have changed on") < prompt.index(news[:30])


def test_the_profile_no_longer_asserts_what_such_a_change_names_until_it_is_said_again(ricordo: Ricordo):
    gone = "I handed in my keys at Siemens yesterday, done with that place for good."
    before = said(ricordo, "ended", "I work at Siemens.", "Good morning!")
    after = said(ricordo, "ended", gone, "Good morning!")
    again = said(ricordo, "ended", "Good news: I work at Siemens.", "Good morning!")

    assert "Employer: Siemens" in before
    assert "Employer: Siemens" not in after
    assert "Employer: Siemens" in again
    assert "Employer: Siemens (may have changed" not in again


def test_the_profile_marks_what_such_a_change_does_not_name_as_long_as_that_is_known(ricordo: Ricordo):
    by_day = "Depuis lundi je travaille de jour, à l'hôpital aussi, quel changement pour le sommeil !"
    marked = said(ricordo, "marked", "Je suis infirmière de nuit au CHU de Limoges.", by_day, "Bonjour !")
    again = said(ricordo, "marked", "Oublie que je travaille de jour.", "Bonjour !")

    assert "infirmière (may have changed, said " in marked
    assert "infirmière" in again
    assert "may have changed" not in again


def test_what_is_withdrawn_is_put_back_with_what_that_rests_on(ricordo: Ricordo):
    gone = "I handed in my keys at Siemens yesterday, done with that place for good."
    withdrawn = said(ricordo, "put-back", "I work at Siemens.", gone, "Good morning!")

    prompt = said(ricordo, "put-back", "Forget that I handed in my keys at Siemens.", "Good morning!")

    assert "Employer: Siemens" not in withdrawn
    assert "Employer: Siemens" in prompt
    assert "may have changed" not in prompt


def test_what_may_have_ended_what_could_harm_stands_in_the_prompt_whatever_is_asked(ricordo: Ricordo):
    said(ricordo, "mother", "I'm pregnant.", "Our baby boy arrived on Sunday!")

    prompt = said(ricordo, "mother", "Which cheese goes with figs?")

    assert "I'm pregnant. (may have changed on" in prompt
    assert "Our baby boy arrived on Sunday!" in prompt
    (question,) = (each for each in ricordo.upstream.requests[-1].json()["messages"] if each["role"] == "user")
    assert question["content"] == "Which cheese goes with figs?"


def test_what_is_only_told_beside_what_is_known_changes_nothing(ricordo: Ricordo):
    prompt = said(ricordo, "beside", "I drive a Ford Focus.", "My brother sold his Ford.", "Do I drive a Ford?")

    assert "I drive a Ford Focus." in prompt
    assert "may have changed" not in prompt


def test_what_happened_to_something_else_puts_nothing_in_doubt(ricordo: Ricordo):
    done = "Rémi a fini le meuble de la cuisine."
    prompt = said(ricordo, "carpenter", "Rémi est menuisier.", done, "Rémi est toujours menuisier ?")

    assert "Rémi est menuisier." in prompt
    assert "may have changed" not in prompt


def test_both_are_shown_where_a_change_shares_a_kind_of_thing(ricordo: Ricordo):
    done = "Mein Bart ist ab, meine Frau freut sich!"
    prompt = said(ricordo, "shaver", "Ich habe einen Bart.", done, "Habe ich einen Bart?")

    assert "Ich habe einen Bart. (may have changed" in prompt
    assert "Mein Bart ist ab" in prompt


def test_a_question_of_ones_own_is_answered_by_what_is_hardly_similar(ricordo: Ricordo):
    prompt = said(
        ricordo,
        "climber",
        "I've been scared of heights since I was a child.",
        "My desk is made of oak.",
        "Should I try climbing?",
    )

    assert "I've been scared of heights since I was a child." in prompt


@pytest.mark.parametrize(
    ("user", "told", "denied"),
    [
        ("milk", "I'm lactose intolerant.", "The doctors say I'm not lactose intolerant after all, it's stress."),
        ("milch", "Ich bin laktoseintolerant.", "Ich bin doch nicht laktoseintolerant."),
        ("leche", "Soy intolerante a la lactosa.", "Al final no soy intolerante a la lactosa."),
    ],
)
def test_an_intolerance_that_is_clearly_denied_is_in_no_prompt(ricordo: Ricordo, user: str, told: str, denied: str):
    before = said(ricordo, user, told, "Good morning!")
    after = said(ricordo, user, denied, "Good morning!")

    assert "(intolerance)" in before
    assert "(intolerance)" not in after


@pytest.mark.parametrize(
    ("user", "told", "news"),
    [
        ("coeliac", "I have coeliac disease.", "My coeliac test came back negative."),
        ("lactose", "I'm lactose intolerant.", "The doctor says it isn't lactose."),
        ("gluten", "Ich vertrage kein Gluten.", "Das mit Gluten hat sich erledigt, der Test war negativ."),
        ("noix", "Je suis allergique aux noix.", "Le test pour les noix est négatif, finalement."),
        ("cacahuetes", "Soy alérgico a los cacahuetes.", "Al final no eran los cacahuetes."),
        ("noci", "Sono allergico alle noci.", "Alla fine non erano le noci."),
        ("camarao", "Sou alérgica ao camarão.", "O teste do camarão deu negativo."),
    ],
)
def test_what_could_harm_is_marked_by_a_test_and_stays(ricordo: Ricordo, user: str, told: str, news: str):
    before = said(ricordo, user, told, "Good morning!")
    after = said(ricordo, user, news, "Good morning!")

    assert "may have changed" not in before
    assert "(may have changed, said " in after


@pytest.mark.long
@pytest.mark.parametrize(
    ("user", "pregnant", "ended", "told"),
    [
        ("lost-de", "ich bin schwanger, im dritten Monat", "hab das baby verloren 😢", "Schwanger"),
        ("lost-es", "estoy embarazada de 5 semanas", "he perdido al bebé 😢 estoy fatal", "Embarazada"),
        ("lost-en", "I'm pregnant, 9 weeks along", "I had an abortion on Tuesday", "Pregnant"),
    ],
)
def test_after_a_pregnancy_that_ended_no_prompt_asserts_it(
    ricordo: Ricordo, user: str, pregnant: str, ended: str, told: str
):
    before = said(ricordo, user, pregnant, "Good morning!")
    after = said(ricordo, user, ended, "Good morning!")

    assert re.search(rf"Conditions: {told}(?! \(may)", before)
    assert f"Conditions: {told} (may have changed" in after
    assert f"{pregnant} (may have changed on" in after


@pytest.mark.long
@pytest.mark.parametrize(
    ("user", "lives", "moves", "town"),
    [
        ("ahead-en", "I live in Lisbon.", "from the first of January we're in Setúbal", "Lisbon"),
        ("ahead-es", "vivo en Benimaclet", "el mes que viene nos mudamos a Patraix", "Benimaclet"),
        ("ahead-de", "ich wohne in Linz", "nächsten Monat ziehen wir nach Graz", "Linz"),
    ],
)
def test_after_an_announced_move_neither_home_is_asserted(
    ricordo: Ricordo, user: str, lives: str, moves: str, town: str
):
    before = said(ricordo, user, lives, "Good morning!")
    after = said(ricordo, user, moves, "Good morning!")

    assert f"Home: {town}" in before
    assert "Home: " not in after


@pytest.mark.parametrize(
    ("known", "news"),
    [
        ("Our survey vendor is Geoscan, contact there is Alan Pike.", "Geoscan went bust!! TerraLine does it now."),
        ("Our survey vendor is Geoscan, contact Alan Pike.", "We're replacing Geoscan with TerraLine from Monday."),
        ("Unser Vermesser ist Geoscan, Kontakt Alan Pike.", "Geoscan ist leider pleite, wir nehmen TerraLine."),
        ("Notre géomètre est Geoscan, contact Alan Pike.", "Geoscan a fait faillite, on prend TerraLine."),
        ("Nuestro proveedor es Geoscan, contacto Alan Pike.", "Geoscan quebró, ahora trabajamos con TerraLine."),
        ("Il nostro fornitore è Geoscan, contatto Alan Pike.", "Geoscan è fallita, prendiamo TerraLine."),
        ("O nosso fornecedor é a Geoscan, contacto Alan Pike.", "Geoscan faliu, vamos com a TerraLine."),
    ],
)
def test_who_is_out_of_business_or_replaced_is_shown_with_what_took_its_place(ricordo: Ricordo, known: str, news: str):
    prompt = said(ricordo, f"vendor-{len(known)}-{len(news)}", known, news, "Who does our survey work, Alan Pike?")

    assert "Alan Pike. (may have changed on" in prompt
    assert "TerraLine" in prompt


@pytest.mark.parametrize(
    ("known", "news"),
    [
        ("Budget for the Leeds site is 120k.", "Correction: the Leeds budget is 140k."),
        ("Das Budget für Leeds ist 120k.", "Korrektur: das Budget für Leeds ist 140k."),
        ("Le budget de Leeds est de 120k.", "Rectificatif : le budget de Leeds est de 140k."),
        ("El presupuesto de Leeds es de 120k.", "Corrección: el presupuesto de Leeds es de 140k."),
        ("Il budget di Leeds è di 120k.", "Correzione: il budget di Leeds è di 140k."),
        ("O orçamento de Leeds é de 120k.", "Correção: o orçamento de Leeds é de 140k."),
    ],
)
def test_what_a_correction_gives_another_figure_may_have_changed(ricordo: Ricordo, known: str, news: str):
    user = f"corrector-{len(news)}-{len(known)}"

    assert said(ricordo, user, known, news, known.replace("120k", "?")).count("120k. (may have changed on") == 1


@pytest.mark.parametrize(
    ("known", "news"),
    [
        ("Ingrid is allergic to peanuts.", "Ingrid is stepping down end of December."),
        ("Ingrid ist allergisch gegen Erdnüsse.", "Ingrid hört Ende Dezember bei uns auf."),
        ("Phase 1 ends on 27 November.", "Phase 2 starts on 11 January."),
        ("Budget for the Leeds site is 120k.", "Correction: the York office has 140k seats."),
    ],
)
def test_what_is_said_of_somebody_or_something_else_of_the_kind_puts_nothing_in_doubt(
    ricordo: Ricordo, known: str, news: str
):
    user = f"undoubted-{len(known)}-{len(news)}"

    said(ricordo, user, known, news)

    assert _doubted(ricordo, user) == []


@pytest.mark.parametrize("text", ["remind me: margin floor, nothing under 22%", "also remind me: margin floor is 22%"])
def test_what_the_user_is_to_be_reminded_of_is_kept(ricordo: Ricordo, text: str):
    user = f"reminded-{len(text)}"

    said(ricordo, user, text)

    assert [each.text for each in ricordo.memories(user) if "22%" in each.text]
