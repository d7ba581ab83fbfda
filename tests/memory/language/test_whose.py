"""Whose words are read: a text that is given to be worked on, or reported, says nothing of who gives it."""

import asyncio
import json
import re
from datetime import date
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.ingestion.extract_by_rules import HeuristicExtractor
from memory.ingestion.fact import Fact
from memory.language import plays
from memory.language.material import MaterialKind, parted
from memory.language.plays import own_words
from memory.language.sayings import said_by
from memory.model.turn import Spoken
from memory.profile.pins import harms_if_lost
from memory.text.chunking import sentences
from memory.text.tokens import estimate_tokens


def is_in_play(talk: list[str]) -> bool:
    *_, own = own_words(talk)
    return own != talk[-1]


def facts(text: str) -> tuple[Fact, ...]:
    spoken = Spoken(user=parted(text).prose, mentioned_at=date(2026, 3, 2))
    return asyncio.run(HeuristicExtractor(count=estimate_tokens).extract(spoken))


@pytest.mark.parametrize(
    "text",
    [
        "Translate into French: I am pregnant and I live in Cardiff with my husband Owen.",
        "Customer writes: My name is Gary, I live in Denver. I'm allergic to latex. Answer politely.",
        "I saw a man today who said: I can't sleep, I'm on sertraline. What should I watch for?",
        'wrote this for me neighbour: "I am a vegan and allergic to cats, no pets in the hallway" does it sound ok',
        "can u check this text for my friend: hi im jo and im allergic to nuts and im vegan",
        "does this sound ok: hi im jo and im pregnant and allergic to nuts",
        "how does this sound - im vegan and allergic to nuts hope thats ok",
        "write this nicer: i am vegan and allergic to nuts",
        'make this sound better "im allergic to milk and vegetarian so cook something else"',
        "is this ok to send: cant come im pregnant and have asthma",
        "proofread this real quick\nim allergic to nuts and im vegan see u at 8",
        'thoughts on this bio? "Im vegan, allergic to cats and a nurse"',
        "klingt das ok: ich bin allergisch gegen Nüsse und vegan",
        "kannst du den text checken: hallo ich bin schwanger und allergisch gegen Nüsse",
        'hab das für meine nachbarin geschrieben: "Ich bin Veganerin und habe Asthma" geht das so',
        "suena bien esto: soy alérgica a las nueces y vegana",
        'escribí esto para mi vecina: "soy alérgica a los gatos y vegana" está bien?',
        "ça sonne bien ça : je suis allergique aux noix et végane",
        "j'ai écrit ça pour ma voisine : je suis végane et allergique aux chats",
        "suona bene: sono jo e sono allergica alle noci e vegana",
        "puoi sistemare questo testo: sono vegana e allergica alle noci",
        "soa bem assim: sou alérgica a nozes e vegana",
        "escrevi isto para a minha vizinha: sou alérgica a gatos e vegana",
        "Continue in first person: I woke up in Boston, diabetic and without my insulin.",
        "Write a diary entry: I am a nurse in Verdun and I have asthma.",
        "My flatmate texted me: I moved to Lisbon and I'm allergic to your cat.",
        "Reply to a guest who wrote: I'm coeliac and staying until Friday.",
        "Dialogue practice. A: Where do you live? B: I live in Madrid and I'm married to Ana.",
        "Spiel einen Hotelgast, der sagt, ich bin allergisch gegen Nüsse",
        "Play a hotel guest who says, I'm allergic to nuts",
        "Joue un client qui dit, je suis allergique aux noix",
        "Haz de un cliente que dice, soy alérgico a las nueces",
        "Fai la parte di un cliente che dice, sono allergico alle noci",
        "Faz de um cliente que diz, sou alérgico a nozes",
        "Pon más formal esta carta Hola, soy Yolanda, vivo en Cádiz y soy alérgica a las nueces.",
        "Make this email more formal Hi, I'm Yolanda, I live in Leeds and I'm allergic to nuts.",
        "Mach diesen Brief förmlicher Hallo, ich bin Yolanda, ich wohne in Graz.",
        "Corrige cette lettre Bonjour, je m'appelle Yolande et j'habite à Lyon.",
        "Rendi più formale questa lettera Ciao, sono Yolanda, abito a Torino.",
        "Deixa este e-mail mais formal Olá, sou a Yolanda e moro no Porto.",
        "Korrigiere mein Spanisch: Soy médico y vivo en Sevilla. Tengo dos hijos.",
        "Beantworte diese Bewertung: 'Ich bin Veganerin und war entsetzt. Nie wieder!'",
        "Beispielsatz für meine Klasse: Ich habe einen Hund namens Bello.",
        "Setze in der Ich-Form fort: Ich wohne in Bremen und bin Diabetiker.",
        "Meine Mitbewohnerin schrieb mir: Ich ziehe nach Wien und bin gegen deine Katze allergisch.",
        "Corrige mon allemand : Ich bin Arzt und wohne in Köln. Ich habe zwei Kinder.",
        "Réponds à cet avis : « Je suis végane et j'ai détesté. Plus jamais ! »",
        "Phrase d'exemple pour ma classe : J'ai un chien qui s'appelle Rex.",
        "Continue à la première personne : J'habite à Brest et je suis diabétique.",
        "Ma coloc m'a écrit : Je déménage à Nice et je suis allergique à ton chat.",
        "Corrige mi francés: Je suis médecin et j'habite à Lyon. J'ai deux enfants.",
        "Responde a esta reseña: 'Soy vegana y lo odié. ¡Nunca más!'",
        "Frase de ejemplo para mi clase: Tengo un perro que se llama Rex.",
        "Continúa en primera persona: Vivo en Burgos y soy diabético.",
        "Mi compañera de piso me escribió: Me mudo a Murcia y soy alérgica a tu gato.",
        "Correggi il mio tedesco: Ich bin Arzt und wohne in Köln. Ich habe zwei Kinder.",
        "Rispondi a questa recensione: 'Sono vegana e mi ha fatto schifo. Mai più!'",
        "Frase di esempio per la mia classe: Ho un cane che si chiama Rex.",
        "Continua in prima persona: Abito a Lecce e sono diabetico.",
        "La mia coinquilina mi ha scritto: Mi trasferisco a Roma e sono allergica al tuo gatto.",
        "Corrige o meu alemão: Ich bin Arzt und wohne in Köln. Ich habe zwei Kinder.",
        "Responde a esta avaliação: 'Sou vegana e detestei. Nunca mais!'",
        "Frase de exemplo para a minha turma: Tenho um cão que se chama Rex.",
        "Continua na primeira pessoa: Moro em Évora e sou diabético.",
        "A minha colega de casa escreveu-me: Mudo-me para Lagos e sou alérgica ao teu gato.",
        "Write as a customer: I'm allergic to nuts and your waiter ignored me.",
        "Draft a complaint as if you were a guest: I'm diabetic and there was no breakfast.",
        "Schreib als Gast: Ich bin Diabetiker und wohne in Bremen.",
        "Rédige un message comme si tu étais un client : je suis allergique au gluten.",
        "Escribe como una clienta enfadada: soy alérgica al marisco.",
        "Scrivi un reclamo come un ospite: sono celiaco e abito a Trento.",
        "Escreve como se fosses uma doente: tomo insulina e moro sozinha em Santos.",
        "Can you translate into French: I'm pregnant and I live in Cardiff.",
        "I must reply to this email:\n\nHi Marsha,\nI live in Portland now.\nI'm allergic to shellfish.\n\nLove, Jean",
        "Fasse zusammen:\n\nSehr geehrte Frau Kern,\nich wohne in Leipzig.\n\nIch bin Diabetiker.",
        "Resume esto:\n\nHola Lucía, soy tu casera.\n\nVivo en Málaga y soy celíaca.",
    ],
)
def test_a_text_of_somebody_says_nothing_of_the_user(text: str):
    told = facts(text)

    assert [said_by(fact.text, by_model=False) for fact in told if said_by(fact.text, by_model=False)] == []
    assert not any(harms_if_lost(fact.text) for fact in told)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("diabet", "Suggest a breakfast: I'm diabetic."),
        ("shellfish", "Quick question: I'm allergic to shellfish, is surimi ok?"),
        ("Porto", "Update: I live in Porto now."),
        ("diabet", "Schlag mir ein Frühstück vor: Ich bin Diabetiker."),
        ("nüsse", "Kurze Frage: Ich bin gegen Nüsse allergisch, geht Nougat?"),
        ("Kiel", "Neuigkeit: Ich wohne jetzt in Kiel."),
        ("Dijon", "Écris une courte bio pour moi : je suis infirmière et j'habite à Dijon."),
        ("vegan", "Aide-moi à faire un menu : je suis végane et je cuisine pour deux."),
        ("diab", "Sugiéreme un desayuno: soy diabético."),
        ("nuec", "Una pregunta: soy alérgico a las nueces, ¿puedo comer turrón?"),
        ("Bilbao", "Novedad: ahora vivo en Bilbao."),
        ("Trento", "Scrivi una breve bio per me: sono infermiera e abito a Trento."),
        ("vegan", "Aiutami con il menù: sono vegana e cucino per due."),
        ("diab", "Sugere um pequeno-almoço: sou diabético."),
        ("noz", "Uma pergunta: sou alérgico a nozes, posso comer torrão?"),
        ("Porto", "Novidade: agora moro no Porto."),
    ],
)
def test_what_the_user_says_of_herself_behind_a_colon_is_hers(value: str, text: str):
    said = [each.value for fact in facts(text) for each, _ in said_by(fact.text, by_model=False)]

    assert any(value.casefold() in each.casefold() for each in said)


@pytest.mark.parametrize(
    "text",
    [
        "Act as a dietitian, I'm allergic to nuts. Plan my week.",
        "Be my coach, I'm allergic to nuts, plan my runs.",
        "You are a nutritionist. I'm vegan and allergic to soy. Plan my meals.",
        "Imagine you are a doctor. I have asthma. Can I dive?",
        "Correct — I'm allergic to nuts.",
        "Check this out — I'm pregnant and allergic to nuts!",
        "My test results came back - I'm allergic to nuts.",
        "Plan a menu, I'm allergic to nuts",
        "Spiel meinen Koch, ich bin allergisch gegen Nüsse",
        "Mein Arzt sagt, ich bin allergisch gegen Penicillin",
        "I have a doctor who says I'm allergic to penicillin",
        "Hi, I'm Yolanda and I'm allergic to nuts, help me write a letter",
        "Write me a letter. Hi, by the way, I'm allergic to nuts.",
        "Explain this: I'm allergic to nuts and my throat itches in spring.",
        "Complete the form: my name is Anna, I'm allergic to nuts.",
        "Reply to my landlord: I'm allergic to the mould in the bathroom.",
        "Antworte meinem Vermieter: Ich bin gegen Schimmel allergisch.",
        "Tu so, als wärst du mein Arzt. Ich bin gegen Nüsse allergisch.",
        "Ergänzung: Ich bin gegen Nüsse allergisch.",
        "Réponds à mon patron : je suis allergique aux noix.",
        "Responde a mi casero: soy alérgica al moho.",
        "Terminé la prueba: soy alérgico a las nueces.",
        "Rispondi al mio capo: sono allergico alle noci.",
        "Responde ao meu chefe: sou alérgico a nozes.",
        "Write a dinner menu as a list: I'm allergic to nuts.",
        "Write me a meal plan as a dietitian: I'm allergic to nuts.",
        "Write an email to the school as a parent: my son is allergic to nuts.",
        "Schreib mir eine Einkaufsliste als Tabelle: Ich bin gegen Nüsse allergisch.",
        "Escríbeme un menú como una lista: soy alérgica a las nueces.",
    ],
)
def test_what_could_harm_is_hers_whatever_she_asks_for_beside(text: str):
    assert any(harms_if_lost(fact.text) for fact in facts(text))


@pytest.mark.parametrize(
    "text",
    [
        "I love roleplaying games. I live in Leeds.",
        "Role-playing games are my hobby.",
        "Gosto de rpg. Moro em Recife.",
        "Imagine you're a nutritionist. I'm vegan.",
        "You are a nutritionist. I'm vegan.",
        "Ich mag Rollenspiele.",
        "Fais comme si tu étais mon médecin. Je suis diabétique.",
        "We did a role play at work today. I'm a nurse.",
        "I teach role play at a drama school.",
        "We're doing a role play at work, I'm nervous.",
        "Wir haben gestern ein Rollenspiel gemacht.",
    ],
)
def test_who_speaks_of_a_play_or_gives_a_part_to_the_assistant_alone_plays_none(text: str):
    assert not is_in_play([text])


@pytest.mark.parametrize(
    "text",
    [
        "Ok, let's role-play.",
        "Role play: you're a waiter.",
        "role play for a sec: you're my client, I'm a coach called Rick.",
        "let's do a quick role play, you're the client and I'm a nurse.",
        "Can we do a role-play? You're the interviewer.",
        "Lass uns ein kleines Rollenspiel machen, ich bin Krankenpfleger.",
        "Hagamos un juego de rol rápido, yo soy enfermero.",
        "On fait un petit jeu de rôle, je suis infirmier.",
        "Facciamo un gioco di ruolo veloce, io sono un infermiere.",
        "Vamos fazer um roleplay rápido, eu sou enfermeiro.",
        "Hi! You're a waiter and I'm a guest.",
        "Du bist ein Kellner und ich bin ein Gast.",
        "Facciamo finta di essere al ristorante.",
        "You are Queen Ismere. Stay in character.",
        "Du bist Kapitän Ahab. Bleib in deiner Rolle.",
        "Tu es Cyrano. Reste dans ton personnage.",
        "Eres Don Quijote. Mantente en el personaje.",
        "Sei Pinocchio. Non uscire dal personaggio.",
        "És o Adamastor. Fica no papel.",
    ],
)
def test_a_play_begins_with_a_sentence_and_ends_when_that_is_said(text: str):
    assert is_in_play([text])
    assert is_in_play([text, "I'd like the lobster."])
    assert not is_in_play([text, "End of the role play, das Rollenspiel Ende, fine del gioco."])


PIECES = """Hi!|ok now,|let's role-play|You're a waiter|and I'm a guest.|du bist\nein Kellner|- |facciamo  finta di|
essere al|I live in Leeds.|\n|\n\n|\u00a0|and so on and on and on and on and on and on and on and on and on and on"""


@given(st.lists(st.sampled_from(PIECES.split("|")), max_size=9).map(" ".join))
def test_no_play_is_missed_by_the_words_that_a_message_is_read_for(message: str):
    module: Any = plays

    assert (module._begins_at(message) is not None) == any(map(module._begins, sentences(message)))


def test_of_a_long_talk_only_what_may_begin_a_play_is_read(monkeypatch: pytest.MonkeyPatch):
    read: list[str] = []
    talk = ["I live in Leeds.", "Let's role-play.", "I'd like the lobster.", "And some wine."]

    def listed(text: str) -> list[str]:
        read.append(text)
        return sentences(text)

    monkeypatch.setattr(plays, "sentences", listed)

    assert is_in_play(talk)
    assert read == ["Let's role-play."]


def test_a_text_that_is_given_is_material():
    prose, material = parted("Translate into French: I am pregnant and I live in Cardiff.")

    assert "pregnant" not in prose
    assert [(each.kind, each.text.strip()) for each in material] == [
        (MaterialKind.GIVEN, "I am pregnant and I live in Cardiff.")
    ]


def test_what_is_asked_for_behind_a_text_is_the_users():
    prose, _ = parted("Customer writes: My name is Gary. I'm allergic to latex. Answer politely.")

    assert prose.endswith("Answer politely.")
    assert "latex" not in prose


def test_what_is_reported_is_kept_whole():
    text = "My flatmate texted me: I moved to Lisbon. I'm allergic to your cat."

    assert [fact.text for fact in facts(text)] == [text]


def test_what_stands_behind_a_quotation_that_is_worked_on_is_the_users():
    told = facts('Translate "see you soon" into German. I work at Siemens.')

    assert [each.value for fact in told for each, _ in said_by(fact.text, by_model=False)] == ["Siemens"]


@pytest.mark.parametrize(
    "text",
    [
        "Guess what: I got the job at Hilton!",
        "I've been home 'cause I lost my job. It's been great!",
        "Change of plan: we're moving to Oslo.",
        "My day: up at six, then I run.",
        "I told the dentist: I'm allergic to codeine.",
    ],
)
def test_what_has_a_colon_or_an_apostrophe_is_hers(text: str):
    assert parted(text) == (text, ())
    assert " ".join(fact.text for fact in facts(text)).replace(" ", "") == text.replace(" ", "")


OWN = ("allergic", "peanuts", "Leeds", "schwanger", "enceinte", "alérgico", "allergico", "grávida", "incinta")


@pytest.mark.parametrize(
    "message",
    [
        "Hi, translate to Estonian: 'I am allergic to nuts and I need a table for two'",
        "translate 'I am allergic to nuts' to Thai",
        "ok now translate: my son is allergic to eggs",
        "Thai for: I cannot eat peanuts",
        "And now in German: I live in Leeds",
        "How do you say I'm allergic to shellfish in Japanese?",
        "wie sagt man auf Spanisch ich bin schwanger",
        "comment dire je suis enceinte en anglais",
        "cómo se dice en inglés soy alérgico a los frutos secos",
        "come si dice in inglese sono allergico alle noci",
        "como digo em inglês estou grávida",
        "Ciao, traduci in tedesco: sono incinta",
    ],
)
def test_what_is_to_be_said_in_another_language_is_not_the_users_word(message: str):
    assert not any(own in parted(message).prose for own in OWN)


@pytest.mark.parametrize(
    "message",
    [
        "How do I say no to my boss? I'm already overworked.",
        "Hi, I'm allergic to nuts. Translate the menu: 'Erdnusssauce'",
        "I speak Polish: I'm from Kraków.",
        "How do I tell my boss I'm pregnant?",
        "In Spain I'm vegetarian.",
    ],
)
def test_what_is_said_beside_a_question_of_language_is(message: str):
    assert re.search(r"I'm \w+", parted(message).prose)


PLAYS: Any = json.loads((Path(__file__).parents[2] / "data" / "plays.json").read_text(encoding="utf-8"))
"""Openings with what is said next; messages of whoever plays nothing; texts that quote an "I"."""


@pytest.mark.parametrize("talk", PLAYS["plays"], ids=itemgetter(0))
def test_a_part_of_each_or_a_talk_that_is_practised_is_a_play(talk: list[str]):
    assert is_in_play(talk)


@pytest.mark.parametrize("talk", PLAYS["hers"], ids=itemgetter(0))
def test_who_asks_an_expert_or_practises_something_else_speaks_for_herself(talk: list[str]):
    assert not is_in_play(talk)


@pytest.mark.parametrize("text", PLAYS["texts"])
def test_who_says_i_in_single_marks_or_behind_whoever_says_it_is_nobody_known(text: str):
    told = [fact.text for fact in facts(text)]

    assert not any(harms_if_lost(each) or said_by(each, by_model=False) for each in told)


@pytest.mark.parametrize(("text", "hers"), PLAYS["own"])
def test_what_she_says_beside_single_marks_is_hers(text: str, hers: str):
    assert any(
        hers in fact.text and (harms_if_lost(fact.text) or said_by(fact.text, by_model=False)) for fact in facts(text)
    )


def test_a_play_ends_when_its_player_asks_how_it_was():
    talk = ["be my grumpy interviewer for med school. ask one question at a time", "I'm diabetic."]

    assert is_in_play(talk)
    assert not is_in_play([*talk, "ok stop, feedback?"])
    assert not is_in_play([*talk, "ok let's stop there, thanks"])
    assert is_in_play([*talk, "Stop, thief!"])


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("pregnant", "check this out: i am pregnant!!"),
        ("diab", "does this sound normal: im diabetic and my feet tingle"),
        ("nuts", "write this down: im allergic to nuts"),
        ("Leeds", "I wrote a letter to my landlord: I live in Leeds now."),
        ("Nüsse", "ist das ok: ich bin allergisch gegen Nüsse und esse Nougat"),
        ("vegan", "va bene: sono vegana e cucino per due"),
    ],
)
def test_what_only_sounds_as_if_a_text_were_handed_over_is_hers(value: str, text: str):
    said = [each.value for fact in facts(text) for each, _ in said_by(fact.text, by_model=False)]

    assert any(value.casefold() in each.casefold() for each in said)


def test_a_passage_is_not_hers_where_nobody_asks_about_it():
    told = parted("Context: I am allergic to latex and I live in Moscow.\n\nWhat is meant?").prose

    assert "latex" not in told
    assert "What is meant?" in told


@pytest.mark.parametrize(
    "text",
    [
        "Context: I am allergic to latex.\n\nWhich gloves do I buy?",
        "Context: I'm allergic to latex. Which gloves are best?",
        "Some context: I am allergic to latex.\n\nWhich gloves?",
    ],
)
def test_a_context_that_she_gives_is_hers(text: str):
    assert "latex" in parted(text).prose
