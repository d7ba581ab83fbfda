"""Which memories are meant by an order to forget, and what is left of them."""

from typing import Any

import msgspec
import pytest

from adapters.in_memory import Data, InMemoryEngine
from memory.ingestion.batch import FactOrigin
from memory.ingestion.forgetting.closing import closing, foreseen
from memory.ingestion.forgetting.leftover import left_of
from memory.ingestion.forgetting.named import sought
from memory.language.heard import Retraction
from memory.language.retraction import heard
from memory.model.ids import uuid7
from memory.model.memory import Provenance
from memory.model.scope import Digests
from tests.contract.examples import ALICE, NOW, add, memory


def left(said: str, order: str, **fields: Any) -> str | None:
    """What is left of a memory after an order; None if it is not meant."""
    return left_of(memory(said, **fields), [sought(each) for each in heard(order).retractions])


@pytest.mark.parametrize(
    ("said", "order"),
    [
        (
            "comecei hoje com o empreiteiro sr. Carvalho ganho 45 euros ao dia sem contrato",
            "apaga o que te disse do sr. Carvalho por favor",
        ),
        ("il dott. Bianchi mi ha trovato la depressione", "dimentica quello che ti ho detto del dott. Bianchi"),
        ("lavoro dal sig. Bianchi a 8 euro l'ora", "Dimentica il sig. Bianchi, per favore."),
        ("je travaille au noir chez M. Dupont à 10 euros", "oublie ce que je t'ai dit sur M. Dupont"),
    ],
)
def test_who_is_told_of_with_a_title_is_forgotten_in_one_sentence(said: str, order: str):
    assert heard(order).left == ""
    assert left(said, order) == ""


@pytest.mark.parametrize(
    ("said", "order"),
    [
        ("User lives in Graz", "Forget that I live in Graz."),
        ("I moved to Graz in 2019.", "Forget that I live in Graz."),
        ("My wife and I live in Graz.", "Forget that I live in Graz."),
        ("I live in Graz because of the mountains.", "Forget that I live in Graz."),
        ("I have a nut allergy.", "Forget that I'm allergic to nuts."),
        ("I'm deathly allergic to nuts.", "Forget that I'm allergic to nuts."),
        ("I have a dog called Argo.", "Forget that I have a dog."),
        ("I have a dog called Argo.", "Forget about my dog."),
        ("My son is called Max.", "Forget all about my kids."),
        ("Meine Tochter heißt Lea.", "Vergiss alles über meine Kinder."),
        ("The park is where my old dog Argo likes to play.", "Forget about my dog."),
        ("My home address is 12 Oak Street.", "Forget my address."),
        ("I love my new job.", "Forget my job."),
        ("I'm vegan.", "Forget my diet."),
        ("I was born on 5 May 1980.", "Forget my birthday."),
        ("My wife's name is Anna.", "Forget my wife's name."),
        ("My wife is called Anna.", "Forget my wife's name."),
        ("Anna is dating Marcus.", "Forget everything about Marcus."),
        ("I work at Siemens.", "Forget where I work."),
        ("My phone number is 555 123 456.", "Forget my phone number."),
        ("I earn 50,000 a year.", "Forget how much I earn."),
        ("Ich wohne in Graz.", "Vergiss, wo ich wohne."),
        ("Mein Name ist Anna.", "Vergiss meinen Namen."),
        ("My ex Derek calls me every day.", "Forget everything about my ex."),
        ("Il mio indirizzo è Via Roma 7.", "Dimentica il mio indirizzo."),
        ("Abito a Bologna.", "Dimentica dove abito."),
        ("Il mio cane Argo ha tre anni.", "Dimentica tutto sul mio cane."),
        ("O meu chefe chama-se Paulo.", "Esquece tudo sobre o meu chefe."),
        ("Moro em Braga.", "Esquece onde moro."),
        ("My dog is called Rex.", "Forget that I have a dog."),
        ("My cat Minka is twelve years old.", "Forget that I own a cat."),
        ("I have two daughters, Ben's sister too.", "Forget that I have kids."),
        ("Mein Hund heißt Rex.", "Vergiss bitte, dass ich einen Hund habe."),
        ("Mi perro se llama Coco.", "Olvida que tengo perro."),
        ("Mon chien s'appelle Rex.", "Oublie que j'ai un chien."),
        ("Il mio cane si chiama Argo.", "Dimentica che ho un cane."),
        ("Meu cachorro se chama Rex.", "Esquece que eu tenho um cachorro."),
        ("I earn 4,200 euros a month.", "Forget my salary."),
        ("My PIN hint is grandma's cat.", "Erase the thing about my PIN hint."),
        ("My salary is 64k.", "Never mind my salary, delete that."),
        ("I live at 12 Oak Lane.", "Forget my address."),
        ("Ho il diabete.", "Dimentica il mio diabete."),
        ("Tenho diabetes.", "Esquece a minha diabetes."),
        ("I have asthma.", "Delete what you know about my health."),
        ("I used to smoke.", "Forget that I ever smoked."),
        ("I got fired from Globex.", "Forget that I was fired from Globex."),
        ("Ich verdiene 3500 Euro netto.", "Merk dir mein Gehalt bitte nicht."),
    ],
)
def test_what_is_meant_goes_whole(said: str, order: str):
    assert left(said, order) == ""


@pytest.mark.parametrize(
    ("said", "order"),
    [
        ("My kids are seven and nine years old.", "Forget my kids' school."),
        ("My sister lives in Graz.", "Forget that I live in Graz."),
        ("I have a sister who lives in Graz.", "Forget that I live in Graz."),
        ("I don't live in Graz.", "Forget that I live in Graz."),
        ("I work in Graz.", "Forget that I live in Graz."),
        ("I live in Vienna.", "Forget that I live in Graz."),
        ("I have a dog allergy.", "Forget that I have a dog."),
        ("My son is allergic to nuts.", "Forget my nut allergy."),
        ("I'm allergic to peanuts.", "Forget my walnut allergy."),
        ("My brother lost his job.", "Forget my job."),
        ("Anna lives in Graz.", "Forget my address."),
        ("My phone number is 555 123 456.", "Forget my old phone number."),
        ("My e-mail address is ana@example.com.", "Forget my address."),
        ("I have a dog named Max.", "Forget my name."),
        ("I'm allergic to dogs.", "Forget everything about my dog."),
        ("I'm a dog person.", "Forget about my dog."),
        ("I have a dog allergy.", "Forget about my dog."),
        ("My brother's dog is called Rex.", "Forget about my dog."),
        ("I like tea.", "Forget everything you know about me."),
        ("Mi hija es alérgica a las nueces.", "Olvida que soy alérgica a las nueces."),
        ("Ma sœur habite à Lyon.", "Oublie que j'habite à Lyon."),
        ("Mia sorella vive a Bologna.", "Dimentica che vivo a Bologna."),
        ("Il mio capo vive a Bologna.", "Dimentica che vivo a Bologna."),
        ("Non mangio carne.", "Dimentica che mangio carne."),
        ("A minha irmã mora em Braga.", "Esquece que moro em Braga."),
        ("Não como carne.", "Esquece que como carne."),
        ("Mi hermana vive en Graz.", "Olvida dónde vivo."),
        ("Mia sorella lavora alla Fiat.", "Dimentica dove lavoro."),
        ("A minha irmã mora em Braga.", "Esquece onde moro."),
        ("My sister's dog is called Rex.", "Forget that I have a dog."),
        ("I have a dog allergy.", "Forget that I own a dog."),
        ("I have a car.", "Forget that I have a dog."),
        ("I work as a nurse in Graz.", "Forget that I work at St. Anna."),
    ],
)
def test_what_is_about_something_else_is_not_meant(said: str, order: str):
    assert left(said, order) is None


@pytest.mark.parametrize(
    ("said", "order", "rest"),
    [
        ("I live in Graz and I'm allergic to nuts.", "Forget that I live in Graz.", "I'm allergic to nuts."),
        ("I am allergic to nuts and live in Graz.", "Forget where I live.", "I am allergic to nuts."),
        ("I live in Graz with my wife Ana and our three kids. I like tea.", "Forget where I live.", "I like tea."),
        ("My sister is Mia. She is seven. I like tea.", "Forget everything about my sister.", "I like tea."),
        (
            "Jonas and I had a big fight. I don't want to talk about it. I like tea.",
            "Forget what I told you about the fight with Jonas.",
            "I like tea.",
        ),
        (
            "Mit Jan gab es Streit. Ich will nicht darüber reden. Ich mag Tee.",
            "Vergiss den Streit mit Jan.",
            "Ich mag Tee.",
        ),
        (
            "I live in Graz. I like tea. I don't want to talk about it.",
            "Forget that I live in Graz.",
            "I like tea. I don't want to talk about it.",
        ),
        ("I'm Ana and work at St. Anna.", "Forget that I work at St. Anna.", "I'm Ana."),
        ("I'm Tom, I work at Boeing.", "Forget that I work at Boeing.", "I'm Tom."),
        (
            "When I was young, I lived in Graz; I like tea.",
            "Forget that I like tea.",
            "When I was young, I lived in Graz.",
        ),
        ("Ich bin Ana, ich arbeite bei Bosch.", "Vergiss, dass ich bei Bosch arbeite.", "Ich bin Ana."),
        ("Sono Anna e lavoro alla Fiat.", "Dimentica che lavoro alla Fiat.", "Sono Anna."),
        ("Ciao, mi chiamo Anna, lavoro alla Fiat.", "Dimentica dove lavoro.", "Ciao, mi chiamo Anna."),
        ("Sou a Rita, moro em Braga.", "Esquece que moro em Braga.", "Sou a Rita."),
        ("I'm Lena and work as a nurse at St. Anna.", "Forget that I work at St. Anna.", "I'm Lena."),
        ("Ich wohne in Graz und spiele Klavier.", "Vergiss, wo ich wohne.", "Ich spiele Klavier."),
        ("Vivo en Sevilla y toco la guitarra.", "Olvida dónde vivo.", "toco la guitarra."),
        ("J'habite à Lyon et joue du piano.", "Oublie où j'habite.", "Je joue du piano."),
        ("Abito a Roma e suono il piano.", "Dimentica dove abito.", "suono il piano."),
        ("Moro em Recife e toco violão.", "Esquece onde eu moro.", "toco violão."),
        (
            "Je suis Léa et je travaille comme infirmière à Saint-Luc.",
            "Oublie que je travaille à Saint-Luc.",
            "Je suis Léa.",
        ),
        ("I live in Graz. My doctor is Dr. Weber.", "Forget that I live in Graz.", "My doctor is Dr. Weber."),
        (
            "My salary is 95k, rent is 850 and I still pay 300 a month on a student loan.",
            "Forget the thing about the student loan.",
            "My salary is 95k. rent is 850.",
        ),
        (
            "Rent 850, salary 95k, student loan 300 a month.",
            "Forget about my student loan.",
            "Rent 850. salary 95k.",
        ),
        (
            "El alquiler son 900, gano 1800 y pago 120 del préstamo.",
            "Olvida lo del préstamo.",
            "El alquiler son 900. gano 1800.",
        ),
        ("Affitto 650, e pago 200 per il mutuo.", "Dimentica la storia del mutuo.", "Affitto 650."),
        ("Moro em Braga e ainda pago o empréstimo da moto.", "Esquece o empréstimo.", "Moro em Braga."),
        ("J'habite à Lyon et rembourse encore mon prêt.", "Oublie l'histoire du prêt.", "J'habite à Lyon."),
        ("Ich wohne in Celle und zahle noch den Kredit ab.", "Vergiss das mit dem Kredit.", "Ich wohne in Celle."),
    ],
)
def test_what_a_memory_says_beside_is_left(said: str, order: str, rest: str):
    assert left(said, order) == rest


@pytest.mark.parametrize(
    ("said", "order", "rest"),
    [
        (
            "My husband's phone is a Galaxy and the screen is broken. His number is 07700 900123.",
            "delete my husbands number from your records please",
            "My husband's phone is a Galaxy. the screen is broken.",
        ),
        (
            "My mum lives in Ely. Her phone number is 01632 960111.",
            "forget my mums phone number",
            "My mum lives in Ely.",
        ),
        (
            "Die Nummer meines Mannes ist 0151 23456789. Sein Handy ist kaputt.",
            "bitte löschen Sie die Nummer meines Mannes",
            "Sein Handy ist kaputt.",
        ),
    ],
)
def test_of_what_is_a_relatives_the_sentence_that_has_it_goes(said: str, order: str, rest: str):
    assert left(said, order) == rest


def test_anothers_number_is_not_meant():
    assert (
        left("My husband works late. My sister came. Her number is 07700 900123.", "forget my husband's number") is None
    )


def test_a_former_text_goes_alone():
    assert left("I live in Vienna.", "Forget that I live in Graz.", replaces="I live in Graz.") == "I live in Vienna."


def test_a_summary_goes_with_what_it_stands_for_and_not_by_itself():
    assert left("User lives in Graz.", "Forget that I live in Graz.", turn="compression/s1") is None


# ── Among all that is known ───────────────────────────────────────────────────────────────────────────────────


async def forgotten(order: str | Retraction, *said: str, pinned: bool = False) -> tuple[list[str], list[str]]:
    """What an order closes of what was said, and what is left of it."""
    engine = InMemoryEngine(
        Data(), digests=Digests(b"secret"), analyze=lambda text: tuple(text.split()), embedder="test"
    )
    await engine.memories.apply(None, [add(memory(text, pinned=pinned), None) for text in said], at=NOW)
    origin = FactOrigin(scope=ALICE, provenance=Provenance(turn="t"), at=NOW, timezone="UTC")
    meant = (order,) if isinstance(order, Retraction) else heard(order).retractions
    found = await closing(engine.memories, meant, origin, first_index=0, make_id=uuid7)
    goes = (await foreseen(engine.memories, meant, ALICE)).goes
    assert goes in {bool(found.closed), None}
    assert bool(found.unknown) is not bool(found.closed or found.stays)
    return sorted(each.text for each in found.closed), [each.text for each in found.left]


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("I'd rather you didn't remember my therapy.", "I'm seeing a therapist on Mondays."),
        ("Forget about the money I owe my brother.", "I owe my brother 2000 euros."),
        ("Forget everything about my trip to Japan.", "In May I am travelling around Japan, a trip of a lifetime."),
        ("Forget which password manager I use.", "My password manager is Bitwarden."),
        ("Forget the Tinder thing.", "I'm on Tinder since my divorce."),
        ("Forget my Oslo trip.", "I'm going to Oslo in May."),
        ("Dimentica la mia celiachia.", "Sono celiaco."),
        ("Das mit den Tabletten kannst du wieder vergessen.", "Ich nehme Tabletten gegen Depressionen."),
        ("Vergiss alles über meine Therapie.", "Montags sitze ich bei der Therapeutin."),
    ],
)
async def test_what_is_named_in_other_words_is_meant_if_nothing_else_is(order: str, said: str):
    closed, left = await forgotten(order, said, "I like jazz.", "My brother is called Max.")

    assert (closed, left) == ([said], [])


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("Forget everything about my trip to Japan.", "My trip to Peru was long."),
        ("Forget everything about my therapy.", "My sister is a therapist."),
        ("Forget that Ben is lactose intolerant.", "My sister Ida is lactose intolerant."),
        ("Forget that I like strong coffee.", "I like strong tea."),
        ("Forget everything about my genuine doubts.", "I like general history."),
    ],
)
async def test_what_is_another_thing_is_not_meant_though_nothing_else_is(order: str, said: str):
    assert await forgotten(order, said) == ([], [])


@pytest.mark.parametrize(
    ("order", "said", "beside"),
    [
        ("forget that i said im trying to get pregnant", "been trying to get pregnant btw", "My aunt is pregnant."),
        ("forget that i got fired", "got fired on monday", "Never got fired in my life."),
        ("Please forget that I see a psychiatrist", "Seeing a psychiatrist since May.", "My son sees a psychiatrist."),
        (
            "forget that I'm thinking about leaving my husband",
            "thinking about leaving my husband",
            "thinking about leaving London",
        ),
        ("Oublie que j'ai arrêté mon traitement.", "J'ai arrêté mon traitement sans le dire.", "J'ai arrêté le sucre."),
        ("Vergiss, dass ich überlege zu kündigen", "Überlege gerade zu kündigen", "Überlege, einen Hund zu holen"),
        ("oublie que je suis à découvert chez BNP", "Suis à découvert de 800 euros chez BNP", "Suis inscrit au club"),
    ],
)
async def test_what_was_said_without_its_subject_is_forgotten_as_what_was_said_with_it(
    order: str, said: str, beside: str
):
    assert await forgotten(order, said, beside) == ([said], [])


async def test_what_somebody_else_does_is_not_what_the_user_does():
    order = "Forget that I'm trying to get pregnant."

    assert await forgotten(order, "I think my sister is trying to get pregnant.") == ([], [])


@pytest.mark.parametrize(
    ("order", "said", "rest"),
    [
        (
            "Forget what I said about Tom's asthma.",
            "Tom is allergic to cats, and the asthma is worse.",
            "Tom is allergic to cats.",
        ),
        (
            "Vergiss, was ich über Sofias Asthma gesagt habe.",
            "Sofia hat eine Katzenallergie, das Asthma ist schlimmer.",
            "Sofia hat eine Katzenallergie.",
        ),
        (
            "Oublie ce que j'ai dit sur l'asthme de Zoé.",
            "Zoé est allergique aux chats, l'asthme est pire.",
            "Zoé est allergique aux chats.",
        ),
        (
            "Olvida lo del asma de Nico.",
            "Nico es alérgico al huevo, y el asma está peor.",
            "Nico es alérgico al huevo.",
        ),
    ],
)
async def test_what_else_is_said_of_somebody_in_the_same_sentence_stays(order: str, said: str, rest: str):
    assert await forgotten(order, said) == ([said], [rest])


@pytest.mark.parametrize("order", ["I want you to erase Mia from your memory.", "forget everything about mia"])
async def test_a_name_that_is_a_possessive_in_another_language_is_a_name(order: str):
    closed, _ = await forgotten(order, "Mia is my roommate.", "I like jazz.")

    assert closed == ["Mia is my roommate."]


async def test_whose_a_thing_is_names_nothing_of_it():
    order = "Cancella quello che ti ho raccontato della bocciatura di mio figlio."

    closed, _ = await forgotten(order, "Mio figlio è stato bocciato.", "Mio figlio gioca a tennis.")
    assert closed == ["Mio figlio è stato bocciato."]


@pytest.mark.parametrize(
    ("order", "said", "beside"),
    [
        ("Forget my debts.", "I owe the bank 30k.", "My brother is in debt."),
        ("Forget everything about music.", "I play the cello.", "I live in Graz."),
        ("Forget my politics.", "I'm a member of the Labour party.", "I have a greenhouse."),
        ("Forget everything about Pepper's illness.", "Pepper has kidney failure.", "Pepper sleeps all day."),
        ("Vergiss meine Krankheit.", "Ich habe Rheuma.", "Mein Vater hat Rheuma."),
        ("Olvida todo sobre la música.", "Toco la batería.", "Vivo en Vigo."),
        ("Oublie mes dettes.", "Je dois 3000 euros à ma banque.", "Je vis à Metz."),
        ("Dimentica la mia religione.", "Sono musulmano.", "Vivo a Lecce."),
        ("Esquece tudo sobre desporto.", "Jogo futebol.", "Moro em Faro."),
    ],
)
async def test_an_area_of_life_is_what_is_told_of_it_if_nothing_names_it(order: str, said: str, beside: str):
    closed, left = await forgotten(order, said, beside)

    assert (closed, left) == ([said], [])


async def test_what_stands_within_a_fact_need_not_be_named():
    said = "Ich bin seit März arbeitslos."

    assert await forgotten("Vergiss, dass ich arbeitslos bin.", said) == ([said], [])


async def test_what_is_named_in_its_own_words_alone_is_meant_if_it_is_there():
    said = "My therapy costs 80 euros."

    assert await forgotten("Forget about my therapy.", said, "I'm seeing a therapist on Mondays.") == ([said], [])


async def test_nothing_that_is_pinned_is_closed_for_other_words():
    said = "I'm seeing a therapist on Mondays."

    assert await forgotten("Forget what I told you about my therapy hours.", said, pinned=True) == ([], [])


async def test_what_somebody_else_does_in_the_same_sentence_stays():
    told = "My husband Ben is lactose intolerant, and the twins hate mushrooms."

    assert await forgotten("Forget that Ben is lactose intolerant.", told) == ([told], ["the twins hate mushrooms."])


@pytest.mark.parametrize(
    ("order", "said", "named"),
    [
        ("Forget everything about my dog.", "My dog is called Rex.", "Rex has to go to the vet on Friday."),
        ("Forget that I have a dog.", "My dog is called Rex.", "Rex has to go to the vet on Friday."),
        ("Delete everything about the car.", "Our car's a 2014 Skoda Octavia.", "We sold the Skoda and got an MG4."),
        ("Erase everything about my flatmate.", "My flatmate Nico cooks a lot.", "Nico is moving out in June."),
        ("Lösch alles über unser Auto.", "Unser Auto ist ein Skoda Octavia von 2014.", "Der Skoda verliert Öl."),
        ("Vergiss alles über meinen Hund.", "Mein Hund heißt Bruno.", "Bruno hat Angst vor Donner."),
        ("Efface tout sur ma voiture.", "Ma voiture est une Clio de 2015.", "La Clio est au garage depuis lundi."),
        (
            "Borra lo de mis compañeros de piso.",
            "Comparto piso con dos compañeros, Nico y Sara.",
            "Nico se muda en junio.",
        ),
        ("Cancella tutto sulla mia macchina.", "La mia macchina è una Panda del 2012.", "La Panda non parte più."),
        ("Esquece tudo sobre o meu cão.", "O meu cão chama-se Bolt.", "O Bolt tem medo de trovões."),
    ],
)
async def test_what_names_it_as_a_closed_memory_does_goes_with_it(order: str, said: str, named: str):
    assert (await forgotten(order, said, named))[0] == sorted([said, named])


@pytest.mark.parametrize(
    ("order", "said", "beside"),
    [
        ("Forget everything about my job.", "I work with Anna at Siemens.", "Anna is getting married in May."),
        ("Forget everything about my sister.", "My sister is an English teacher.", "I'm learning English."),
        ("Erase everything about my flatmate.", "My flatmate is called Nico.", "My boss Nico is on holiday."),
        ("Forget everything about my car.", "When I bought my car, Anna came along.", "Anna lives in Bristol."),
        ("Vergiss alles über meine Mutter.", "Meine Mutter ist Ärztin.", "Ich war gestern bei der Ärztin."),
        ("Delete everything about my bike.", "My bike's a red Cannondale.", "My sister rides a Cannondale."),
        ("Forget everything about my dog.", "My dog is called Rex.", "I'm allergic to peanuts, Rex is not."),
    ],
)
async def test_what_only_has_a_name_in_common_stays(order: str, said: str, beside: str):
    assert beside not in (await forgotten(order, said, beside))[0]


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("Please forget my operation.", "They took out my gall bladder, stitches and all, in March."),
        ("Forget the debt.", "I still owe Paul three grand."),
        ("forget what I said about Brid leaving", "Brid handed in her notice on Friday."),
        ("Forget that my son quit his studies.", "My son dropped out of university."),
        ("Vergiss bitte meine Trennung.", "Meine Frau hat mich verlassen."),
        ("Lösch das mit meiner Ex.", "Von Katrin bin ich seit dem Frühling geschieden."),
        ("Vergiss, was ich über Leas Schulprobleme gesagt habe.", "Lea ist in Mathe durchgefallen."),
        ("Olvida lo de la operación.", "El martes pasé por el quirófano."),
        ("Olvida que perdí el trabajo.", "Me echaron de la fábrica."),
        ("Oublie ma grossesse.", "Nous attendons un bébé pour mai."),
        ("Efface l'alcoolisme de maman de ta mémoire.", "Ma mère boit trop."),
        ("Dimentica il debito.", "Devo ancora mille euro a Dario."),
        ("Dimentica quello che ti ho detto sulla mia ansia.", "Soffro di attacchi di panico."),
        ("Apaga aquilo da cirurgia.", "Fui operado ao joelho."),
        ("Esquece a traição.", "Tenho um caso com a vizinha."),
        ("Esquece o que eu disse sobre a depressão da mamãe.", "Minha mãe está deprimida."),
        ("Forget the inheritance.", "My uncle left us a house."),
        ("Vergiss die Erbschaft.", "Ich habe von Onkel Rolf 9000 Euro geerbt."),
        ("Olvida la herencia.", "Heredé el piso de mi tía."),
        ("Oublie l'héritage.", "Mon oncle m'a légué sa maison."),
        ("Dimentica l'eredità.", "Ho ereditato la casa di mio zio."),
        ("Esquece a herança.", "Herdei o carro do meu tio."),
        ("Forget the eviction.", "Our landlord is throwing us out of the flat."),
        ("Vergiss die Räumungsklage.", "Wir müssen bis Mai aus der Wohnung."),
        ("Olvida lo del desalojo.", "Nos echan de la casa en verano."),
        ("Oublie l'expulsion.", "La propriétaire nous met à la porte."),
        ("Dimentica lo sfratto.", "Il proprietario ci caccia di casa."),
        ("Esquece o despejo.", "O dono quer-nos fora até maio."),
    ],
)
async def test_what_befell_somebody_is_meant_in_whatever_words_it_was_told(order: str, said: str):
    assert await forgotten(order, said, "I like jazz.", "My uncle Max drives a van.") == ([said], [])


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("Forget my pregnancy.", "My sister is pregnant."),
        ("Forget that I lost my job.", "My wife got sacked."),
        ("Please forget my cataract surgery.", "I had knee surgery in May."),
        ("Forget my sister's wedding.", "I got married in June."),
        ("Forget what I said about Tom's arrest.", "Jude was in prison for theft."),
        ("Vergiss mein Alkoholproblem.", "Am liebsten trinke ich Kräutertee."),
        ("Vergiss bitte Annas Kündigung.", "Mir wurde gekündigt."),
        ("Olvida el embarazo de mi prima Marta.", "Mi hermana está embarazada."),
        ("Oublie la prison de Hugo.", "Luc a volé un scooter."),
        ("Dimentica il licenziamento di Sara.", "Il mio capo mi ha licenziato."),
        ("Esquece a cirurgia da Bia.", "Fui operado ao joelho."),
    ],
)
async def test_what_befell_somebody_else_or_is_another_matter_stays(order: str, said: str):
    assert await forgotten(order, said, "I like jazz.") == ([], [])


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("Forget that I'm on Grindr.", "I signed up for Grindr last month."),
        ("Forget that I'm on Grindr.", "My Grindr account has three photos."),
        ("Forget that I registered at Grindr.", "I have a profile on Grindr."),
        ("Vergiss, dass ich auf Bumble bin.", "Ich habe mich bei Bumble registriert."),
        ("Olvida que estoy en Bumble.", "Tengo un perfil en Bumble."),
        ("Oublie que je suis sur Bumble.", "J'ai un compte sur Bumble."),
        ("Dimentica che sono su Bumble.", "Mi sono registrata su Bumble."),
        ("Esquece que estou no Bumble.", "Criei uma conta no Bumble."),
    ],
)
async def test_who_is_on_something_is_who_joined_it(order: str, said: str):
    assert await forgotten(order, said, "I like jazz.") == ([said], [])


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("Forget that I'm on Grindr.", "My brother signed up for Grindr."),
        ("Forget that I'm on Grindr.", "Grindr was in the news when I joined a choir."),
        ("Forget that I'm in Graz.", "I joined a choir in Graz."),
        ("Olvida que estoy en Vigo.", "Me he apuntado a un coro en Vigo."),
        ("Oublie que je suis à Metz.", "Je me suis inscrite à un cours de danse à Metz."),
        ("Forget the eviction.", "I owe the bank 30k."),
        ("Vergiss meine Schwangerschaft.", "Meine Schwester ist schwanger."),
        ("Forget everything about my baby.", "My daughter Lea is sixteen."),
        ("Forget everything about my kids' school.", "My daughter Lea is sixteen."),
    ],
)
async def test_what_only_shares_a_name_or_a_matter_stays(order: str, said: str):
    assert await forgotten(order, said) == ([], [])


async def test_of_a_matter_that_is_nobodys_in_the_order_the_users_own_is_meant_first():
    own, his = "I had my tonsils taken out.", "Tom had an operation on his knee."

    assert await forgotten("Forget the surgery.", own, his) == ([own], [])
    assert await forgotten("Forget the surgery.", his) == ([his], [])


async def test_what_is_pinned_is_not_meant_by_a_matter_alone():
    assert await forgotten("Forget the surgery.", "I had my tonsils taken out.", pinned=True) == ([], [])


def test_of_what_was_said_last_all_is_meant_and_what_else_a_memory_says_is_left():
    said = [
        sought(each) for each in heard("Scratch my last message.", before=("I owe Paul 300. I like jazz.",)).retractions
    ]

    assert left_of(memory("I owe Paul 300."), said) == ""
    assert left_of(memory("I like jazz. I live in Graz."), said) == "I live in Graz."
    assert left_of(memory("I like jazz clubs."), said) is None


async def test_a_french_possessive_that_begins_a_sentence_is_nobodys_name():
    assert await forgotten("Oublie mon poids.", "Mon poids est de 78 kilos.") == (["Mon poids est de 78 kilos."], [])


async def test_a_word_that_many_memories_have_is_not_what_an_order_by_weight_means():
    order = Retraction("mornings", "topic", weighed=True)
    said = tuple(f"I {does} in the mornings." for does in ("work", "swim", "write", "bake"))

    assert (await forgotten(order, *said))[0] == []
    assert (await forgotten(msgspec.structs.replace(order, weighed=False), *said))[0] == sorted(said)
    assert (await forgotten(order, *said[:3]))[0] == sorted(said[:3])
    assert (await forgotten(order, *said, *(f"I like number {n}." for n in range(16))))[0] == sorted(said)
