"""Reads a few messages of each kind after a start, so that no user waits for the rules to be compiled.

What a recall reads a message by is hundreds of expressions in six languages, each compiled where a message first has
one of its words (`memory/text/regex.py`): a second of one core's time in all, a third of it for a single message that
orders something. On the event loop that would hold back every stream.
"""

from datetime import UTC, datetime

from memory.language.agenda import agenda_of
from memory.language.asker import subject_of
from memory.language.conclusions import asks_for_conclusions, asks_what_was_said
from memory.language.overview import asks_for_overview, asks_for_self, names_topic
from memory.language.retraction import heard
from memory.language.small_talk import is_small_talk

MESSAGES = (
    # Of each language: an order to forget, one that keeps out, one about answers; a question about the memory, about
    # what was said, and about the asker's own things; and one that is typed in a hurry.
    "Hi, thanks! Please forget that I live in Graz, we moved last year. Forget about Anna, too.",
    "Don't remember this, but I can't stand my boss.",
    "From now on, please don't use emojis and keep your answers short.",
    "What do you know about me? What did we decide about the kitchen?",
    "What was the second hotel on the list you gave me yesterday?",
    "What should I cook for my mum's birthday tonight?",
    "Hallo, danke! Vergiss bitte, dass ich in Graz wohne, wir sind umgezogen.",
    "Merk dir das nicht, aber ich hasse meinen Chef. Streich das.",
    "Ab jetzt bitte keine Emojis mehr und kurze Antworten.",
    "Was weißt du über mich? Was hatten wir gestern zur Küche beschlossen?",
    "Welches Hotel hast du mir gestern als zweites genannt? Was soll ich meiner Mutter kochen?",
    "¡Hola, gracias! Olvida que vivo en Graz, por favor, nos mudamos.",
    "No guardes esto, pero odio a mi jefe. Bórralo.",
    "A partir de ahora no uses emojis y responde más corto.",
    "¿Qué sabes de mí? ¿Qué decidimos ayer sobre la cocina?",
    "¿Cuál era el segundo hotel que me diste? ¿Qué puedo cocinar para mi madre?",
    "Bonjour, merci ! Oublie que j'habite à Graz, s'il te plaît, on a déménagé.",
    "Ne retiens pas ça, mais je déteste mon chef. Efface ça.",
    "À partir de maintenant, n'utilise plus d'emojis et réponds plus court.",
    "Que sais-tu de moi ? Qu'avons-nous décidé hier pour la cuisine ?",
    "Quel était le deuxième hôtel que tu m'as donné ? Que cuisiner pour ma mère ?",
    "Ciao, grazie! Dimentica che abito a Graz, per favore, ci siamo trasferiti.",
    "Non ricordare questo, ma odio il mio capo. Cancellalo.",
    "D'ora in poi non usare emoji e rispondi più brevemente.",
    "Che cosa sai di me? Che cosa avevamo deciso ieri per la cucina?",
    "Qual era il secondo albergo che mi hai dato? Che cosa cucino per mia madre?",
    "Olá, obrigado! Esquece que eu moro em Graz, por favor, nos mudamos.",
    "Não guarde isto, mas odeio o meu chefe. Apague isso.",
    "A partir de agora não uses emojis e responde mais curto.",
    "O que sabes de mim? O que decidimos ontem sobre a cozinha?",
    "Qual era o segundo hotel que você me deu? O que cozinho para a minha mãe?",
    "hi im tom, 19. what do u know about my sister mia? no tables, i use a screen reader, forget it",
    "hi bin tom, 19. was weisst du ueber meine schwester mia? keine tabellen, ich lese am handy, vergiss das",
    "hola soy ana, 31. q sabes de mi hermana mia? sin tablas, uso un lector de pantalla, olvidalo",
    "slt moi cest lea, 22 ans. tu sais quoi sur ma soeur mia? pas de tableaux, je lis sur mon portable, oublie",
    "ciao sono lia, 25. nn so, cosa sai di mia sorella mia? niente tabelle, uso uno screen reader, dimentica",
    "oi sou a bia, 31. oq vc sabe da minha irma mia? sem tabelas, uso um leitor de tela, esquece",
)


def rehearse() -> None:
    """Read them as a recall reads a message; what is found is nobody's. Blocks, the first time for a second."""
    for message in MESSAGES:
        heard(message)
        for asks in (
            asks_for_conclusions,
            asks_what_was_said,
            asks_for_overview,
            asks_for_self,
            names_topic,
            is_small_talk,
        ):
            asks(message)
        subject_of(message, (message,))
        agenda_of(message, at=datetime(2026, 1, 1, tzinfo=UTC), timezone="UTC")
