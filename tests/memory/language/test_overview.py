"""Questions about the memory itself."""

import pytest

from memory.language.overview import asks_for_overview, asks_for_self, asks_what_was_told, names_topic


@pytest.mark.parametrize(
    "text",
    [
        "What do you know about me?",
        "what did we decide last week?",
        "Remind me what we talked about",
        "Was weißt du über mich?",
        "¿Qué sabes de mí?",
        "Cosa sai di me?",
        "你知道我什么？",
        "Que sais-tu de moi ?",
        "Do you know anything about me?",
        "What information do you have about me?",
        "Erzähl mir, was du über mich weißt.",
        "Was hast du dir über mich gemerkt?",
        "Dime todo lo que sabes de mí.",
        "¿Te acuerdas de mí?",
        "Dis-moi ce que tu sais de moi.",
        "Te souviens-tu de moi ?",
        "Cosa ti ricordi di me?",
        "Ti ricordi di me?",
        "O que sabes sobre mim?",
        "O que é que você sabe de mim?",
        "Lembras-te de mim?",
        "O que decidimos na semana passada?",
    ],
)
def test_who_asks_what_is_known_asks_about_the_memory(text: str):
    assert asks_for_overview(text)


@pytest.mark.parametrize(
    "text",
    [
        "What do penguins know?",
        "What is 17 * 23?",
        "Who painted it?",
        "Was ist das?",
        "Lembra-me de ligar.",
        "Kennst du Goethe?",
        "Sai chi ha vinto?",
        "¿Sabes quién ganó?",
    ],
)
def test_other_questions_are_about_something(text: str):
    assert not asks_for_overview(text)


@pytest.mark.parametrize(
    "text",
    [
        "What is my sister called?",
        "What's my dog's name?",
        "When is our dentist appointment",
        "Where did I park my car?",
        "What do you know of my dog and the concert? (7)",
        "Wie heißt meine Schwester?",
        "Wann ist nochmal mein Termin?",
        "¿Cómo se llama mi hermana?",
        "Comment s'appelle ma sœur ?",
        "Come si chiama mia sorella?",
        "Qual è il mio colore preferito?",
        "Onde está a minha chave?",
        "Hoe heet mijn zus?",
        "When did my husband leave?",
        "Who is my attorney and what does she charge?",
        "what happened to my finger?",
        "Has my brother answered yet?",
        "What is my best friend called?",
        "Wann wurde meine Frau operiert?",
        "Was hat meine Ärztin gesagt?",
        "¿Qué dijo mi médico?",
        "Quel âge a mon neveu ?",
        "Quando si sposa mia figlia?",
        "Quanto custou o nosso sofá?",
    ],
)
def test_who_asks_for_what_she_told_tells_nothing(text: str):
    assert asks_what_was_told(text)


@pytest.mark.parametrize(
    "text",
    [
        "How do I wash my rain jacket?",
        "What should I feed my cat?",
        "What is my dog allowed to eat, now that he has diabetes?",
        "Can my son, who is three, swim in the sea?",
        "My sister is called Eva.",
        "Was kann ich meiner Tochter zum Geburtstag schenken?",
        "What helps against my migraine?",
        "Which school is best for my autistic son?",
        "When should I repot my monstera?",
        "Why is my cat vomiting since yesterday?",
        "¿Por qué vomita mi gato desde ayer?",
        "Que cuisiner pour ma mère diabétique ?",
        "Dove posso andare con la mia sedia a rotelle?",
        "O que posso oferecer à minha filha?",
    ],
)
def test_a_question_about_something_of_ones_own_tells_of_it(text: str):
    assert not asks_what_was_told(text)


@pytest.mark.parametrize(
    "text",
    [
        "What did we decide about the solver?",
        "What do you remember about my knee?",
        "Tell me what you remember about our trip to Japan.",
        "Was haben wir zum Thema Hosting entschieden?",
        "Was haben wir über den Umzug beschlossen?",
        "Que sais-tu sur mes finances ?",
        "Rappelle-moi ce que tu sais de ma famille.",
        "Qu'avons-nous décidé au sujet du bail ?",
        "¿Qué decidimos sobre el logo?",
        "Recuérdame lo que sabes sobre mi trabajo.",
        "Cosa sai della mia famiglia?",
        "Cosa ricordi del mio ginocchio?",
        "Che cosa abbiamo deciso riguardo al trasloco?",
        "O que decidimos sobre o logótipo?",
        "Lembra-me o que sabes do meu trabalho.",
        "Remind me what you know about my family.",
    ],
)
def test_a_question_about_the_memory_may_be_about_something(text: str):
    assert names_topic(text)


@pytest.mark.parametrize(
    "text",
    [
        "What do you know about me?",
        "What did we decide last week?",
        "Tell me everything you remember about me.",
        "What have we talked about so far?",
        "What do you remember?",
        "Was weißt du über mich?",
        "Was haben wir letzte Woche entschieden?",
        "Was weißt du alles von mir?",
        "Worüber haben wir bisher gesprochen?",
        "Was hast du dir gemerkt?",
        "Que sais-tu de moi ?",
        "Qu'est-ce qu'on a décidé la semaine dernière ?",
        "Dis-moi tout ce que tu sais sur moi.",
        "De quoi on a parlé jusqu'ici ?",
        "Qu'est-ce que tu as retenu ?",
        "¿Qué sabes de mí?",
        "¿Qué decidimos la semana pasada?",
        "Dime todo lo que sabes sobre mí.",
        "¿De qué hemos hablado hasta ahora?",
        "¿Qué recuerdas?",
        "Cosa sai di me?",
        "Cosa abbiamo deciso la settimana scorsa?",
        "Dimmi tutto quello che sai su di me.",
        "Di cosa abbiamo parlato finora?",
        "Cosa ti ricordi?",
        "O que sabes sobre mim?",
        "O que decidimos na semana passada?",
        "Diz-me tudo o que sabes sobre mim.",
        "Do que falámos até agora?",
        "O que te lembras?",
    ],
)
def test_who_asks_for_all_that_is_known_names_nothing(text: str):
    assert not names_topic(text)


@pytest.mark.parametrize(
    "text",
    [
        "write a short bio of me for the conference website",
        "help me write my LinkedIn summary",
        "update my CV please",
        "introduce me to the new team in two sentences",
        'draft an "about me" section for my portfolio',
        "write a dating profile for me",
        "I need an author bio for the back of my book",
        "describe me in three words",
        "write a cover letter for me, the job is at Shopify",
        "Schreib mir eine Kurzvita für die Webseite",
        "Kannst du meinen Lebenslauf aktualisieren?",
        "Stell mich in zwei Sätzen vor",
        "Escribe una biografía mía para la web",
        "Ayúdame con mi currículum",
        "Preséntame en dos frases",
        "Écris une courte bio de moi",
        "Mets à jour mon CV",
        "Présente-moi en deux phrases",
        "Scrivi una breve biografia di me",
        "Aiutami con il mio curriculum",
        "Escreve uma bio minha para o site",
        "Atualiza o meu currículo",
        "write me a linkedin summary, 2 or 3 lines, bit of warmth",
        "Help me write one LinkedIn headline",
        "make me a short insta bio",
        "mach mir ne insta bio, beruf und bisschen glitzer",
        "Schreib mir bitte eine kurze LinkedIn-Zusammenfassung",
        "hazme una bio para la web",
        "Ayúdame a escribir un titular de LinkedIn",
        "fais-moi une petite bio insta",
        "Aide-moi à rédiger une lettre de motivation pour Renault",
        "fammi una bio per il sito",
        "Aiutami a scrivere una lettera di presentazione",
        "me faz um textinho de apresentação pro grupo da turma",
        "faz-me uma bio curta",
    ],
)
def test_a_text_about_the_asker_is_asked_for(text: str):
    assert asks_for_self(text)


@pytest.mark.parametrize(
    "text",
    [
        "write a bio of Marie Curie",
        "explain what a CV is",
        "help me with my presentation on bees",
        "who wrote the biography of Steve Jobs?",
        "review this resume: John Smith, 10 years of experience in sales",
        "introduce me to quantum physics",
        "present the results in a table",
        "describe the plot of Hamlet",
        "Schreib eine Biografie über Einstein",
        "Stell mir die Quantenphysik vor",
        "Preséntame los resultados",
        "Présente-moi les résultats",
        "write a bio for my cat",
        "write me a bio of Marie Curie",
        "write me a bio for Marie Curie",
        "make me a CV template in LaTeX",
        "write me an introduction to quantum physics",
        "mach mir eine Präsentation über Bienen",
        "hazme una presentación sobre los volcanes",
        "hazme una bio de Frida Kahlo",
        "fais-moi une bio de Molière",
        "fammi una presentazione sui vulcani",
        "me faz um texto sobre vulcões",
        "my sister needs a cover letter",
        "how long should a cv be",
        "profile of a typical customer",
        "Lösch alles über Bosch aus dem Lebenslauf und kürze ihn.",
        "Was gehört in einen Lebenslauf?",
    ],
)
def test_a_text_about_somebody_else_or_about_such_texts_is_not(text: str):
    assert not asks_for_self(text)
