"""A text of a school is material where its name, or a question about it, hands it over; what is said of one is not."""

import pytest

from memory.language.material import parted

HANDED = [
    (
        "Mark this pupil's essay please: I live in Leeds. I am 14 and I am allergic to eggs. My dad is in prison.",
        "Leeds",
    ),
    ("Here's my student's letter: I live in Oslo and I have two dogs.", "Oslo"),
    ("Exercise 4b - I am Paul. I live in Lyon.", "Lyon"),
    ("Is this sentence correct? I am living in Rome since three years.", "Rome"),
    ("Here are my 3 sentences with the present perfect: I have lived in Oslo. Are they right?", "Oslo"),
    ("Problem: I am 12 years old. My mother is 3 times as old. How old is she?", "12 years"),
    ("Riddle: I live in the sea. Who am I?", "sea"),
    ("my presentation about Napoleon: I was born in Corsica.", "Corsica"),
    ("Use the past perfect in this: I live in Rome and I have a dog", "Rome"),
    ("Voici la copie d'un élève, corrige-la : J'habite à Rezé. J'ai 13 ans.", "Rezé"),
    ("exercice 3 : je me présente. Je m'appelle Paul, j'habite à Lyon. C'est correct ?", "Lyon"),
    ("Problème : j'ai 12 ans et ma mère a le triple de mon âge. Quel âge a-t-elle ?", "12 ans"),
    ("ecco il tema di un mio alunno: Vivo a Prato. Ho 12 anni. Che voto daresti?", "Prato"),
    ("Dettato: Mi chiamo Ugo e vivo a Pisa.", "Pisa"),
    ("Aufsatz einer Schülerin, bitte benoten: Ich wohne in Ulm und bin 13.", "Ulm"),
    ("Ist dieser Satz richtig? Ich wohne seit drei Jahren in Rom.", "Rom"),
    ("Ejercicio 2: Me llamo Paco, vivo en Toledo. ¿Está bien?", "Toledo"),
    ("Corrige la redacción de mi alumno: Vivo en Sevilla. Tengo 13 años.", "Sevilla"),
    ("Redação de um aluno meu: Moro em Recife. Tenho 12 anos.", "Recife"),
    ("Esta frase está correta? Moro em Roma desde três anos.", "Roma"),
]
HERS = [
    ("My exam is on Friday. Mark my essay: I live on Mars.", "Friday"),
    ("I'm writing an essay, I'm dyslexic by the way", "dyslexic"),
    ("my essay is due Friday and I live in Leeds", "Leeds"),
    ("Problem: I am allergic to gluten and my flat mate bakes bread every day. What can I do?", "gluten"),
    ("homework question: I'm dyslexic, can you use short sentences?", "dyslexic"),
    ("homework: finish chapter 3 by Friday", "Friday"),
    ("About my presentation: I'm nervous, I have a stutter", "stutter"),
    ("is this right? I live in Leeds, so I pay council tax there", "Leeds"),
    ("my kids are in bed, I mean it: I don't love their dad", "dad"),
    ("J'ai un problème : je suis allergique aux noix", "noix"),
    ("résumé : je suis au chômage depuis mai", "chômage"),
    ("Il compito è difficile per me: sono discalculica", "discalculica"),
    ("allora, riassunto: vivo a Bari e sono sola", "Bari"),
    ("Hausaufgaben fallen mir schwer: ich habe ADHS", "ADHS"),
    ("Tengo un problema: soy alérgica al marisco", "marisco"),
    ("A minha redação é para sexta e moro em Recife", "Recife"),
]


@pytest.mark.parametrize(("message", "told"), HANDED)
def test_a_text_of_a_school_that_is_handed_over_is_material(message: str, told: str):
    assert told not in parted(message).prose


@pytest.mark.parametrize(("message", "told"), HERS)
def test_what_is_said_of_schoolwork_is_the_users(message: str, told: str):
    assert told in parted(message).prose
