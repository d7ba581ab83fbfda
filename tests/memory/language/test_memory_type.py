"""Which kind of memory a sentence becomes: a table written by hand."""

import pytest

from memory.language.lasting_orders import is_standing_instruction
from memory.language.memory_type import route
from memory.language.signals import signals
from memory.model.memory import MemoryType
from memory.text.tokens import estimate_tokens

PROCEDURAL, SEMANTIC, EPISODIC, WORKING = (
    MemoryType.PROCEDURAL,
    MemoryType.SEMANTIC,
    MemoryType.EPISODIC,
    MemoryType.WORKING,
)

TABLE = [
    # standing instructions
    ("Always answer in metric", PROCEDURAL),
    ("Please always answer in German", PROCEDURAL),
    ("From now on, use short sentences", PROCEDURAL),
    ("From now on reply in French", PROCEDURAL),
    ("Going forward, keep your answers brief", PROCEDURAL),
    ("Call me Sam", PROCEDURAL),
    ("Please call me Dr. Jones", PROCEDURAL),
    ("Never use emojis with me", PROCEDURAL),
    ("Never call me buddy", PROCEDURAL),
    ("Don't use emojis in your answers", PROCEDURAL),
    ("Do not apologise so much", PROCEDURAL),
    ("Don't call me buddy", PROCEDURAL),
    ("Don't ever mention my ex", PROCEDURAL),
    ("Keep your answers short", PROCEDURAL),
    ("Stop using emojis with me", PROCEDURAL),
    ("Stop calling me dude", PROCEDURAL),
    ("Use metric units in all your answers", PROCEDURAL),
    ("Use the metric system by default", PROCEDURAL),
    ("Whenever I ask for code, use Python", PROCEDURAL),
    ("When I ask about the weather, use Celsius", PROCEDURAL),
    ("whenever I ask about maths, show the working", PROCEDURAL),
    ("when you give distances, use kilometres", PROCEDURAL),
    ("for recipes, always give grams", PROCEDURAL),
    ("Show the steps whenever I ask for a calculation", PROCEDURAL),
    ("if I paste code, only point out bugs", PROCEDURAL),
    ("When we talk about money, use Swiss francs", PROCEDURAL),
    ("Whenever you're unsure, say so", PROCEDURAL),
    ("Wenn es um Geld geht, rechne bitte in Franken", PROCEDURAL),
    ("Quand je fais une faute, corrige-moi", PROCEDURAL),
    ("Cuando escribas código, comenta en inglés", PROCEDURAL),
    ("Quando scrivi una mail per me, firma sempre Lucia", PROCEDURAL),
    ("wenn du mir Rezepte gibst, dann bitte ohne Koriander", PROCEDURAL),
    ("Immer wenn ich nach Büchern frage, schlag bitte nur deutschsprachige vor", PROCEDURAL),
    ("quand je te demande du code, commente-le", PROCEDURAL),
    ("Cuando te pida una receta, dame siempre las cantidades en gramos", PROCEDURAL),
    ("Se ti incollo del codice, segnala solo gli errori", PROCEDURAL),
    ("Sempre que eu perguntar sobre livros, sugira apenas autores brasileiros", PROCEDURAL),
    ("I want you to always be direct with me", PROCEDURAL),
    ("I'd like you to answer in bullet points from now on", PROCEDURAL),
    ("My pronouns are they/them", PROCEDURAL),
    ("Speak to me in Spanish", PROCEDURAL),
    ("Antworte bitte immer auf Deutsch", PROCEDURAL),
    ("Nenn mich Lukas", PROCEDURAL),
    ("Verwende keine Emojis mehr", PROCEDURAL),
    ("Ab jetzt bitte kurze Antworten", PROCEDURAL),
    ("Llámame Ana", PROCEDURAL),
    ("De ahora en adelante responde en español", PROCEDURAL),
    ("No uses emojis", PROCEDURAL),
    ("Appelle-moi Luc", PROCEDURAL),
    ("Désormais réponds en français", PROCEDURAL),
    ("N'utilise pas d'émojis", PROCEDURAL),
    ("Don't use emojis please", PROCEDURAL),
    ("No emojis please", PROCEDURAL),
    ("Please be concise in your answers", PROCEDURAL),
    ("Please answer in German from now on", PROCEDURAL),
    ("I want short answers from now on", PROCEDURAL),
    ("From here on, no more jokes", PROCEDURAL),
    ("From now on I want you to be brief", PROCEDURAL),
    ("Never use var in our code", PROCEDURAL),
    ("Always add type hints", PROCEDURAL),
    ("A partir de ahora responde en inglés", PROCEDURAL),
    ("À partir de maintenant, tutoie-moi", PROCEDURAL),
    ("Rispondi sempre in italiano", PROCEDURAL),
    ("I'd rather you kept it short", PROCEDURAL),
    ("I'd rather have short answers", PROCEDURAL),
    ("I'd rather cycle but my wrist is still in a splint", EPISODIC),
    ("I would much rather stay at home", EPISODIC),
    ("De agora em diante me chame de Ana", PROCEDURAL),
    ("絵文字を使わないでください。", PROCEDURAL),
    ("以后请用中文回答。", PROCEDURAL),
    ("Всегда отвечай по-русски", PROCEDURAL),
    ("Gebruik geen emoji's", PROCEDURAL),
    # what a model says of them
    ("User prefers short answers", PROCEDURAL),
    ("Prefers metric units", PROCEDURAL),
    ("User wants answers in German", PROCEDURAL),
    ("Wants to be called Sam", PROCEDURAL),
    ("User asked never to use emojis", PROCEDURAL),
    ("The user would like replies to be brief", PROCEDURAL),
    # preferences
    ("I prefer tea over coffee", PROCEDURAL),
    ("I always use type hints", PROCEDURAL),
    # tastes and habits: who asks about them finds them
    ("I hate cilantro", SEMANTIC),
    ("My favourite number is 7", SEMANTIC),
    ("I always take the bus", SEMANTIC),
    ("Dana is vegetarian, so I always cook a chili", SEMANTIC),
    ("Ich trinke immer Tee", SEMANTIC),
    ("Je prends toujours le bus", SEMANTIC),
    ("Mi color favorito es el azul", SEMANTIC),
    # who the user is
    ("I live in Berlin", SEMANTIC),
    ("I'm allergic to penicillin", SEMANTIC),
    ("My dog is called Rex", SEMANTIC),
    ("The project uses PostgreSQL", SEMANTIC),
    ("Anna works at Stripe", SEMANTIC),
    ("I work as a nurse", SEMANTIC),
    ("Ich wohne in Köln", SEMANTIC),
    ("User lives in Berlin", SEMANTIC),
    ("User is allergic to penicillin", SEMANTIC),
    ("I call my mother every Sunday", EPISODIC),
    # what happened
    ("Yesterday we went to the zoo", EPISODIC),
    ("My boss told me to never use tabs again", EPISODIC),
    ("I stopped using Facebook in 2019", EPISODIC),
    ("I went to Rome last week", EPISODIC),
    ("We never got the package", EPISODIC),
    ("They called me back on Monday", EPISODIC),
    ("She told me to use metric units in the report", EPISODIC),
    # for now
    ("I'm so tired today", WORKING),
    ("Was für ein Tag!", WORKING),
    ("I'm tired all the time lately", SEMANTIC),
    ("In this session we debug the parser", WORKING),
    ("For now, use the staging database", WORKING),
    ("Just for this conversation, answer in French", WORKING),
    ("Only today, call me boss", WORKING),
    ("For this chat, keep your answers short", WORKING),
    ("The parser fails right now", WORKING),
    ("Nur heute bitte auf Englisch antworten", WORKING),
]


@pytest.mark.parametrize(("text", "kind"), TABLE)
def test_a_sentence_becomes_a_memory_of_its_kind(text: str, kind: MemoryType):
    assert route(text, signals(text, count=estimate_tokens)) is kind


@pytest.mark.parametrize(
    "text",
    [
        "if it rains tomorrow, what should I wear?",
        "when you have time, look at this",
        "When you make pasta, always salt the water",
        "If you write to Anna, say hello from me",
        "Cuando hablamos de dinero, discutimos siempre",
        "Quando parliamo di politica, perdo sempre la pazienza",
        "Wenn wir reden, weint immer jemand",
        "when I go to Rome I take the train",
        "If I ask my boss for a raise, he always laughs",
        "When you give the answer to this riddle, explain it",
        "If I paste this formula into cell B2, show me what happens",
        "Explain what happens when I send a POST request",
        "For the recipe above, give the grams",
        "Wenn ich nach Rom fahre, nehme ich den Zug",
        "Wenn ich dir gleich den Text schicke, prüf ihn bitte",
        "Quand je vais à Rome, je prends le train",
        "Cuando le pregunto a mi hijo, no contesta",
        "I hate this error",
        "I hate it when the train is late",
        "I hate to say this",
        "I can never find my keys",
        "I never know what to cook",
        "I always think that people should be left alone",
        "I always forget her birthday",
        "I always wanted to go to Peru",
        "I always cry at weddings",
        "I never look good in mom jeans",
        "I hate Mondays",
        "Ich hasse diesen Fehler",
        "Odio este error",
        "Je déteste cette erreur",
        "Always wash your hands before cooking",
        "Always add the salt last",
        "Never add water to acid",
        "Never give aspirin to children",
        "Never give up on your dreams",
        "Don't give me that look",
        "I'll eat healthy from now on",
        "From now on people must wear masks",
        "In the future, AI will rule the world",
        "Going forward the company will raise prices",
        "Compute the speed, be quantitative, answer in m/s",
        "I want you to be my Python teacher, write me a course",
        "Everyone should never give up",
        "It will always show the same page",
    ],
)
def test_what_only_sounds_like_a_habit_does_not_stand_in_every_prompt(text: str):
    assert route(text, signals(text, count=estimate_tokens)) is not PROCEDURAL


def test_who_says_what_answers_should_always_be_is_heard():
    text = "You should always answer in German"

    assert route(text, signals(text, count=estimate_tokens)) is PROCEDURAL


def test_the_table_is_large_enough_to_mean_something():
    assert len(TABLE) >= 60


@pytest.mark.parametrize(
    "text", ["I prefer tea over coffee", "I hate cilantro", "I live in Berlin", "I never sleep well"]
)
def test_a_taste_is_no_standing_instruction(text: str):
    assert not is_standing_instruction(text)


@pytest.mark.parametrize(
    "text", ["Always answer in metric", "Wants to be called Sam", "Don't use emojis in your answers"]
)
def test_a_wish_about_answers_is_a_standing_instruction(text: str):
    assert is_standing_instruction(text)


@pytest.mark.parametrize(
    "text",
    [
        "Please use British spelling and metric units.",
        "Use Celsius, not Fahrenheit.",
        "Give me prices in euros.",
        "Please answer in bullet points.",
        "Explain things simply, I'm not technical.",
        "I want no unwrap in the code you give me.",
        "Always cite your sources.",
        "Donne les prix en euros, s'il te plaît.",
        "Temperaturen immer in Celsius.",
        "Antworte kurz.",
        "Answer me in French.",
        "Don't use technical terms.",
        "Be concise.",
        "Ask me before you assume things.",
        "Stop saying 'Great question'.",
        "Réponds-moi toujours en français et tutoie-moi, s'il te plaît.",
        "Sprich Deutsch mit mir.",
        "Wenn ich nach Code frage, nimm Python.",
        "Háblame en español.",
        "Sii conciso.",
        "Fala comigo em português.",
        "Usa unidades métricas, por favor.",
        "Rispondi con frasi brevi.",
        "Sem emojis, por favor.",
    ],
)
def test_how_answers_are_to_be_whatever_they_are_about_is_a_standing_instruction(text: str):
    assert route(text, signals(text, count=estimate_tokens)) is PROCEDURAL


@pytest.mark.parametrize(
    "text",
    [
        "Use two eggs.",
        "Give me a recipe in metric units.",
        "Explain photosynthesis in simple terms.",
        "Write a letter in plain English.",
        "Show me the temperature in Celsius of boiling lead.",
        "Make it shorter.",
        "Be honest, is it bad?",
        "Ask my boss first.",
        "Stop saying that.",
        "Parle-moi de la France.",
        "Réponds-moi en détail.",
        "Wenn ich nach Hause komme, bin ich müde.",
        "Háblame de España.",
        "Evita el ascensor.",
        "Gib mir das Rezept in Gramm.",
        "Mets les dates en premier.",
        "Dame una receta en gramos.",
        "Rispondi a questa mail in breve.",
    ],
)
def test_how_one_answer_is_to_be_is_no_standing_instruction(text: str):
    assert not is_standing_instruction(text)
