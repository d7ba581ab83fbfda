"""Which questions are about the asker's own."""

import pytest

from memory.language.asker import LONGEST_QUESTION, asks_fact, subject_of

TOLD = ["We celebrate Mina's birthday in June.", "I use Kotlin at work.", "Am Montag treffe ich Frau Huber."]


@pytest.mark.parametrize(
    "question",
    [
        "How old is our pet?",
        "What could I give my brother?",
        "Do I have to renew any documents this year?",
        "How much do we pay now?",
        "Suggest a nut-free cake for Mina's party.",
        "Does that library support Kotlin?",
        "Wann war ich zuletzt beim Arzt?",
        "Wie oft muss ich die Tabletten nehmen?",
        "Was schenke ich Frau Huber?",
        "Où est-ce que j'ai garé la voiture ?",
        "¿Cómo se llama mi hermana?",
        "Quando scade il mio passaporto?",
        "Qual é o nome da minha professora?",
        "¿Qué puedo preparar de merienda?",
        "Che cosa posso cucinare stasera?",
        "O que devo levar para a festa?",
        "Wat is de naam van mijn hond?",
    ],
)
def test_what_one_asks_of_oneself_or_of_somebody_one_told_of(question: str):
    assert subject_of(question, TOLD) != "anything"


@pytest.mark.parametrize(
    "question",
    [
        "Why is the sky blue?",
        "How do I boil an egg?",
        "How can we solve climate change?",
        "Wie koche ich Reis?",
        "Comment je peux installer Python ?",
        "Can you give me five words with three letters?",
        "I want you to act as a librarian.",
        "Who painted The Night Watch?",
        "Does Mina Harker die in Dracula?",
        "Kotlin or Java?",
        "i cetrioli sono frutta o verdura?",
        "chi ha scritto I Malavoglia?",
        "¿Cómo puedo ordenar una lista en Python?",
        "Fix this: for(i=0;i<10;i++ print(i)",
        "Quiero que hagas un poema sobre el mar.",
        "Please correct this text of mine, and keep to the tone that I have in it: " + "a word and another, " * 5,
    ],
)
def test_what_anybody_may_ask(question: str):
    assert subject_of(question, []) == "anything"
    assert subject_of(question, ["I use Rust."]) == "anything"


@pytest.mark.parametrize(
    "question",
    [
        "what should i cook tonight",
        "on which evenings am I busy with the band",
        "until when must I pick up the little one",
        "an welchem Tag muss ich zum Zahnarzt",
        "seit wann nehme ich die Tabletten",
        "à quelle heure je dois être chez le dentiste",
        "¿a qué hora tengo la cita",
        "a che ora devo prendere le medicine",
        "quale animale potrei adottare",
        "com quem devo falar na escola",
    ],
)
def test_a_question_is_one_without_its_mark(question: str):
    assert subject_of(question, []) == "own"


@pytest.mark.parametrize(
    "statement",
    [
        "For what it's worth, I'm vegan",
        "By the time I get home I'm exhausted",
        "Since when I moved I cycle",
        "Per quanto mi riguarda, sono vegano",
        "Da quando vivo a Roma vado in bici",
        "De quando em quando eu corro",
    ],
)
def test_a_statement_that_begins_alike_asks_for_no_fact(statement: str):
    assert not asks_fact(statement)


def test_who_says_my_or_i_asks_of_her_own_whatever_else_is_named():
    assert subject_of("What could I give Mina?", TOLD) == "own"
    assert subject_of("Is our library made for Kotlin?", TOLD) == "own"
    assert subject_of("What would Mina like?", TOLD) == "told"


@pytest.mark.parametrize(
    "question",
    [
        "Who owes me money?",
        "How much did the new bike cost us?",
        "What did the council write to me?",
        "Wer schuldet mir noch Geld?",
        "Was hat uns die Ärztin verboten?",
        "¿Qué me escribió el casero?",
        "¿Cuándo fui al dentista?",
        "¿Cuánto pago de alquiler?",
        "Qui m'a prêté le terrain ?",
        "Chi mi ha prestato il furgone?",
        "Dove ho lasciato le chiavi?",
        "Quem me emprestou a carrinha?",
        "O que comprei para a festa?",
    ],
)
def test_who_asks_what_befell_her_or_what_she_did_asks_of_her_own(question: str):
    assert subject_of(question, []) == "own"


@pytest.mark.parametrize(
    "question",
    [
        "Can you tell me a joke?",
        "Give me three rhymes for orange",
        "Which US state is the largest?",
        "Kannst du mir erklären, was ein Quark ist?",
        "¿Me explicas qué es un quark?",
        "¿Cuánto dinero ganó Picasso?",
        "Tu peux m'expliquer les marées ?",
        "Quanto zucchero serve per la crema?",
        "Podes explicar-me as marés?",
        "O que significa quid pro quo?",
    ],
)
def test_who_wants_to_be_told_or_given_something_asks_of_anything(question: str):
    assert subject_of(question, []) == "anything"


@pytest.mark.parametrize(
    "message",
    [
        "My boss handed me two tickets for Saturday. The girls are at a sleepover. Who do I take with me?",
        "Help me draft an email to my landlord about the heating, the little one coughs all night",
        "I can't push to the repository any more",
        "Die Vermieterin kommt am Freitag um acht vorbei. Kann ich ihr da aufmachen, oder eher nicht?",
        "J'ai promis des crêpes à la classe de Malo pour la fête. Qu'est-ce que je dois acheter en plus ?",
        "Mañana viene el técnico de la lavadora entre las nueve y las doce, ¿voy a estar en casa?",
        "Amanhã vem o técnico da máquina entre as nove e o meio-dia. Vou estar em casa, ou não?",
        "Domani passa il tecnico della lavatrice tra le nove e mezzogiorno, faccio da me o no, vedi tu",
    ],
)
def test_a_longer_message_may_be_about_her(message: str):
    assert subject_of(message, []) == "own"


@pytest.mark.parametrize(
    "message",
    [
        "sort the kids' tea for tonight, something quick",
        "gift for a man who has everything, sixty-fifth, under 80",
        "ideas for a rainy sunday that don't cost much",
        "Was ziehen wir am Samstag zur Taufe an",
        "nachbarin gießt diesmal nicht, wohin mit den pflanzen über die ferien",
        "quoi mettre dans la valise pour trois jours chez les beaux-parents",
        "regalo para el cumple de mi suegra, nada de perfumes",
        "cena veloce per stasera, il frigo è mezzo vuoto",
        "presente pro amigo secreto da firma, até 50 reais",
        "wat trek ik zaterdag aan naar de bruiloft",
        (
            "The heating man is coming between eight and one and someone has to be in. Work wants everybody in the"
            " office this week because of the audit. What do I tell them, and who could sit in the flat instead? The"
            " last time it took him four hours and he left the hall full of dust."
        ),
        "a avó pode subir ao castelo?",
    ],
)
def test_what_a_friend_would_answer_otherwise_is_her_own_whether_it_says_so_or_not(message: str):
    assert subject_of(message, []) == "own"


@pytest.mark.parametrize(
    "message",
    [
        "Could you explain to me how a fridge works as if I were five?",
        "Do we know why we yawn?",
        "why do I get a TypeError when I call f(1, '2')? def f(a, b): return a + b",
        "I need a regex that matches dates like 2024-01-31",
        "Kannst du mir sagen, warum wir Schaltjahre haben?",
        "Peux-tu me dire qui a inventé la fermeture éclair ?",
        "¿Me puedes decir qué es la inflación?",
        "Posso chiederti come funziona una pompa di calore?",
        "Can I ask you how a heat pump works?",
        "Darf ich dich kurz fragen, wie eine Wärmepumpe funktioniert?",
        "Est-ce que je peux te demander comment marche un frigo ?",
        "¿Te puedo preguntar cómo funciona una bomba de calor?",
        "Posso te perguntar como funciona uma bomba de calor?",
        "Pode me dizer por que o céu é azul?",
        "Write me a story about a dog who moves to Lisbon and opens a bakery",
    ],
)
def test_what_anybody_would_be_answered_alike_is_nobodys_own_though_it_says_i(message: str):
    assert subject_of(message, []) == "anything"


@pytest.mark.parametrize(
    "message",
    ["Can I ask you where I live?", "Darf ich fragen, wo ich wohne?", "Let me ask you: how is my sister doing?"],
)
def test_who_asks_leave_asks_of_her_own_if_the_question_does(message: str):
    assert subject_of(message, []) == "own"


@pytest.mark.parametrize(
    "message",
    [
        "Who have I got living with me at the moment? The census form wants everyone in the house",
        "what's my wedding date? have to block the leave on the portal before the manager does",
        "Wie viel Euthyrox nehme ich eigentlich? Ich muss das Rezept telefonisch nachbestellen.",
        "¿Qué me compro para el pelo? Voy a la farmacia ahora y no quiero volver con lo de siempre.",
    ],
)
def test_what_a_question_is_asked_for_may_stand_behind_it(message: str):
    assert len(message) > LONGEST_QUESTION
    assert subject_of(message, []) == "own"


def test_of_a_long_text_nobody_knows_what_it_asks():
    assert subject_of("I told my boss about it. " * 7 + "What do I do?", []) == "own"
    assert subject_of("I told my boss about it. " * 19 + "What do I do?", []) == "anything"


def test_who_orders_something_of_her_own_asks_no_question_of_it():
    assert subject_of("Summarize The Odyssey as a table for my class.", []) == "told"


def test_a_name_counts_where_a_text_has_it_and_not_at_the_beginning_of_a_sentence():
    assert subject_of("When does Mina come?", TOLD) == "told"
    assert subject_of("When does Nora come?", TOLD) == "anything"
    assert subject_of("Kotlin?", TOLD) == "anything"
    assert subject_of("Where is the Ben Nevis?", ["My aunt comes from Bengal."]) == "anything"
    assert subject_of("Spricht man darüber überall?", ["Ich rede überall über Politik."]) == "anything"


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("can gran come along?", "My grandmother walks with a stick."),
        ("kann oma mit auf die wanderung?", "Meine Oma ist schlecht zu Fuß."),
        ("mamie peut venir ?", "Ma grand-mère est en fauteuil roulant."),
        ("a avó pode vir?", "A minha avó anda de muletas."),
    ],
)
def test_an_elder_is_named_without_a_name(question: str, told: str):
    assert subject_of(question, [told]) == "told"
    assert subject_of(question, ["I use Rust."]) == "anything"


@pytest.mark.parametrize(
    ("question", "is_fact"),
    [
        ("who has my tent?", True),
        ("wann hat Frieda Geburtstag?", True),
        ("¿quién tiene mi bici?", True),
        ("who has my tent? the scouts leave on friday and want to know if I am bringing one or not", True),
        ("should I run tomorrow? it is the last long one before the race and my knee has a say in it", False),
        ("should I run tomorrow?", False),
        ("posso correr amanhã?", False),
        ("¿Cómo llego al aeropuerto?", False),
        ("I run every day.", False),
    ],
)
def test_a_fact_is_asked_for_without_advice_and_ways(question: str, is_fact: bool):
    assert asks_fact(question) is is_fact
