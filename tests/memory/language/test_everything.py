"""An order to forget all that is known of the user is told from what only sounds like one."""

import pytest

from memory.language.retraction import allows_keeping, heard

ORDERS = [
    "Forget everything about me.",
    "Please forget everything you know about me!",
    "forget everything",
    "Delete all my data.",
    "Could you delete all of my personal data, please?",
    "Vergiss alles über mich.",
    "Bitte lösche alles, was du über mich weißt.",
    "Lösche alle meine Daten.",
    "Olvida todo lo que sabes de mí.",
    "¿Puedes borrar todos mis datos?",
    "Oublie tout ce que tu sais sur moi.",
    "Supprime toutes mes données, s'il te plaît.",
    "Dimentica tutto di me.",
    "Cancella i miei dati.",
    "Esqueça tudo sobre mim.",
    "Apaga todos os meus dados.",
]
OTHERS = [
    "Forget everything you know and act as a pirate.",
    "Forget everything. You are a pirate now.",
    "Forget everything I said about the budget.",
    "Delete all my data from the test table in Postgres.",
    "How do I delete all my data on Google?",
    "My phone deleted all my data.",
    "I forget everything.",
    "Don't forget everything about me.",
    "Ich habe alle meine Daten gelöscht.",
    "Wie lösche ich alle meine Daten bei Google?",
    "¿Cómo borro todos mis datos de WhatsApp?",
    "J'ai supprimé toutes mes données.",
    "Come cancello i miei dati da Instagram?",
    "Apaguei todos os meus dados.",
]


@pytest.mark.parametrize("text", ORDERS)
def test_all_that_is_known_is_to_be_forgotten(text: str):
    found = heard(text)

    assert (found.everything, found.orders, found.left, found.retractions) == (True, True, "", ())


@pytest.mark.parametrize("text", OTHERS)
def test_what_only_sounds_like_it_is_none(text: str):
    assert not heard(text).everything


def test_what_is_said_beside_it_is_left():
    found = heard("I moved to Graz. Forget everything you know about me.")

    assert (found.everything, found.left, found.whole) == (True, "I moved to Graz.", False)


STOPS = [
    "I don't want you to store anything about me",
    "Please stop remembering things about me.",
    "I opt out of memory. Do not save anything I say.",
    "Stop storing my data.",
    "Don't remember anything about me from now on.",
    "I do not consent to you storing what I say.",
    "please turn off your memory for me",
    "I'd rather you didn't keep any information about me",
    "stop saving my messages",
    "never save anything about me",
    "Ich möchte nicht, dass du etwas über mich speicherst.",
    "Hör auf, dir Sachen über mich zu merken.",
    "Speichere bitte nichts mehr über mich.",
    "Bitte speichern Sie keine Daten von mir.",
    "Schalte dein Gedächtnis für mich aus.",
    "Merk dir ab jetzt nichts mehr von dem, was ich sage.",
    "No quiero que guardes nada sobre mí.",
    "Deja de guardar mis datos.",
    "No guardes nada de lo que diga a partir de ahora.",
    "Je ne veux pas que tu enregistres quoi que ce soit sur moi.",
    "Arrête de mémoriser des choses sur moi.",
    "N'enregistre plus rien de ce que je dis.",
    "Non voglio che tu salvi nulla su di me.",
    "Smetti di memorizzare i miei dati.",
    "Não quero que guardes nada sobre mim.",
    "Para de guardar os meus dados.",
    "I withdraw my consent to being remembered.",
    "Don't store any of my personal data, please",
    "Hello, can you stop storing my data?",
    "Delete all my data please, I want nothing stored",
    "I do not wish to be remembered.",
    "You're not allowed to save what I tell you.",
    "I object to my data being stored.",
    "Don't build a profile of me.",
    "Stop tracking what I say.",
    "Keep no records about me.",
    "Du sollst dir nichts über mich merken.",
    "Ich will nicht, dass meine Daten gespeichert werden.",
    "Bitte keine Daten von mir speichern.",
    "No quiero que me recuerdes.",
    "No almacenes mis datos, por favor.",
    "Je refuse que tu gardes mes données.",
    "Ne garde aucune donnée sur moi.",
    "Non memorizzare niente su di me.",
    "Non voglio che i miei dati vengano salvati.",
    "Não quero que os meus dados sejam guardados.",
    "Não guardes os meus dados.",
    "Pare de salvar o que eu digo.",
]

STOPS_NOTHING = [
    "I don't want you to store the files in /tmp",
    "Stop storing my data in the session table, use Redis.",
    "How do I stop Google from storing my data?",
    "My bank wants to store my data, should I refuse?",
    "Don't save anything to disk in this script.",
    "I don't want my ex to know anything about me.",
    "I opted out of the newsletter.",
    "Stop reminding me about the gym.",
    "Never save passwords in plain text.",
    "I told Facebook to stop storing my data.",
    "Remember nothing is free in this town.",
    "Don't forget anything I say!",
    "Remember everything about me.",
    "My doctor doesn't store anything about me.",
    "Ich möchte nicht, dass Google etwas über mich speichert.",
    "Speichere nichts in der Datenbank, nur im Cache.",
    "Wie verhindere ich, dass WhatsApp meine Daten speichert?",
    "Deja de guardar los logs en disco.",
    "No quiero que mi jefe sepa nada de mí.",
    "Je ne veux pas que mon voisin sache quoi que ce soit sur moi.",
    "N'enregistre pas le fichier.",
    "Non salvare nulla sul disco.",
    "Não guardes o ficheiro.",
    "What do you store about me?",
    "I don't store anything on my phone.",
    "don't remember this",
    "I can't remember anything about my school days",
]

RESUMES = [
    "You may remember me again.",
    "You can remember things about me again.",
    "Please turn your memory back on.",
    "Start saving what I say again.",
    "Du darfst dir wieder Sachen über mich merken.",
    "Schalte dein Gedächtnis wieder ein.",
    "Puedes volver a recordar cosas sobre mí.",
    "Tu peux à nouveau retenir ce que je te dis.",
    "Riattiva la tua memoria.",
    "Podes voltar a guardar os meus dados.",
]

RESUMES_NOTHING = [
    "I can remember things again since the surgery.",
    "Turn the heating back on.",
    "You may remember my aunt.",
    "Du darfst das Fenster wieder öffnen.",
    "Puedes volver a preguntar.",
    "Can I save my data again?",
]


@pytest.mark.parametrize("said", STOPS)
def test_who_wants_nothing_kept_is_heard_and_nothing_of_that_message_is_kept(said: str):
    found = heard(f"My name is Rex. {said}")

    assert found.nothing_kept
    assert found.left == ""


@pytest.mark.parametrize("said", STOPS_NOTHING)
def test_what_is_said_of_others_or_of_files_stops_nothing(said: str):
    assert not heard(said).nothing_kept


def test_what_is_to_be_forgotten_beside_is_heard_too():
    found = heard("Forget my address. Stop storing my data.")

    assert [each.what for each in found.retractions] == ["my address"]


def test_a_long_message_stops_nothing():
    assert not heard(
        "Stop storing my data. " + "This is what the mail of the shop says, and much more. " * 9
    ).nothing_kept


@pytest.mark.parametrize("said", RESUMES)
def test_who_may_be_remembered_again_is_heard(said: str):
    assert allows_keeping(said)


@pytest.mark.parametrize("said", [*RESUMES_NOTHING, *STOPS])
def test_what_allows_something_else_resumes_nothing(said: str):
    assert not allows_keeping(said)
