"""What is heard as an order to forget, and what is not."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.memory.data import Order, Wish, ours
from memory.language.heard import Retraction
from memory.language.languages import ORDERS
from memory.language.order_grammar import composed
from memory.language.order_table import Orders
from memory.language.retraction import MOST, asked_for, heard, without_orders
from memory.model.turn import Spoken
from memory.text.regex import regex


def fact(what: str) -> Retraction:
    return Retraction(what, "fact")


def topic(what: str) -> Retraction:
    return Retraction(what, "topic")


def story(what: str) -> Retraction:
    return Retraction(what, "topic", story=True)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Forget that I live in Graz.", fact("I live in Graz")),
        ("forget i'm vegan", fact("i'm vegan")),
        ("Can you please forget that I told you I’m gay?", fact("I'm gay")),
        (
            "Forget the fact I am diabetic, it was a mistake.",
            Retraction("I am diabetic", "fact", undone="it was a mistake."),
        ),
        ("Delete that I live in Graz from your memory", fact("I live in Graz")),
        ("Please stop remembering that we broke up", fact("we broke up")),
        ("It's no longer true that I live in Berlin", fact("I live in Berlin")),
        ("Please forget what I told you about my job", topic("my job")),
        ("Forget I said anything about my divorce.", topic("my divorce")),
        ("Forget that we talked about my divorce", topic("my divorce")),
        ("Disregard what I said yesterday about my boss!", topic("my boss")),
        ("Forget all you know about Anna Schmidt", topic("Anna Schmidt")),
        ("delete the memories about my ex Marcus, please", topic("my ex Marcus")),
        ("Remove my peanut allergy from your memory", topic("my peanut allergy")),
        ("You can forget about my peanut allergy", topic("my peanut allergy")),
        ("I'd like you to forget where I work, ok?", topic("where I work")),
        ("Forget about Marcus.", topic("Marcus")),
        ("Vergiss bitte, dass ich gegen Nüsse allergisch bin.", fact("ich gegen Nüsse allergisch bin")),
        ("Kannst du bitte meine Adresse vergessen?", topic("meine Adresse")),
        ("Vergiss alles, was du über Marcus weißt.", topic("Marcus")),
        ("Lösche aus deinem Gedächtnis, dass ich rauche", fact("ich rauche")),
        ("Olvida que vivo en Graz.", fact("vivo en Graz")),
        ("Por favor, borra mi dirección de tu memoria", topic("mi dirección")),
        ("Oublie que j'habite à Lyon.", fact("j'habite à Lyon")),
        ("Tu peux oublier ce que je t'ai dit sur mon travail", topic("mon travail")),
    ],
)
def test_an_order_names_what_is_to_be_forgotten(text: str, meant: Retraction):
    assert heard(text)[:3] == ((meant,), "", False)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Delete what I told you about Mia's pregnancy, she'd be mad at me.", "Mia's pregnancy"),
        ("Remove everything about my laptop, I gave it away.", "my laptop"),
        ("Oublie l'histoire du tribunal, c'est réglé.", "tribunal"),
        ("Oublie tout ce qui concerne mon chat, il est mort.", "mon chat"),
        ("Lösch die Sache mit meinem Rücken, brauche ich nicht mehr.", "meinem Rücken"),
        ("Olvida que suspendí el examen de conducir, me da vergüenza.", "suspendí el examen de conducir"),
        ("Borra lo de mi rodilla, ya no importa.", "mi rodilla"),
        ("Esquece a história do tribunal, já está resolvido.", "tribunal"),
        ("Dimentica che ho litigato con Marta, ormai è acqua passata.", "ho litigato con Marta"),
        ("Esquece que chumbei no exame, tenho vergonha.", "chumbei no exame"),
        # What says that it is over, or never was so, with a comma or without, in front or behind
        ("Forget about Jake we broke up.", "Jake"),
        ("The tests were wrong, forget the coeliac disease.", "the coeliac disease"),
        ("Oublie mon diabète, les analyses étaient fausses.", "mon diabète"),
        ("Esquece o Rui, a gente terminou.", "o Rui"),
        # What says more of it, or names somebody, stays with it
        ("Vergiss meine Schwester, die mit dem Boot.", "meine Schwester, die mit dem Boot"),
        ("Forget about my sister, Anna Blum.", "my sister, Anna Blum"),
    ],
)
def test_a_clause_beside_an_order_is_not_named(text: str, named: str):
    assert [each.what for each in heard(text).retractions] == [named]


@pytest.mark.parametrize(
    "text",
    [
        "Forget the pasta, I'll make rice.",
        "Forget about Docker, it's too slow.",
        "Forget the bus, it was a mistake.",
        "How do I forget Jake, we broke up.",
        "I can't forget Jake, we broke up last week.",
        "Forget my salary, how much should I save?",
        "Don't forget the thing with the court, it's important.",
    ],
)
def test_a_clause_beside_what_is_no_order_makes_none_of_it(text: str):
    assert heard(text).retractions == ()


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Could you please wipe everything you know about my health?", topic("my health")),
        ("I want you to forget everything about my ex-husband.", topic("my ex-husband")),
        ("Remove from memory that I have a criminal record", fact("I have a criminal record")),
        ("Please erase my phone number from your memory.", topic("my phone number")),
        ("Forget what I told you yesterday about the merger.", topic("the merger")),
        ("You can forget that I ever mentioned my miscarriage.", topic("my miscarriage")),
        ("Please don't remember my last name.", topic("my last name")),
        ("Actually, delete the memory that I smoke weed.", fact("I smoke weed")),
        ("Forget about my knee surgery please", topic("my knee surgery")),
        ("forget I'm gay", fact("I'm gay")),
        ("I would like you to delete all information about my kids.", topic("my kids")),
        ("Can you please delete everything I said about my bankruptcy?", topic("my bankruptcy")),
        ("I don't want you to know that I was adopted anymore.", fact("I was adopted")),
        ("Hey there, quick request: please forget my birthday.", topic("my birthday")),
        ("My apologies, forget that I said I hate my boss.", fact("I hate my boss")),
        ("Get rid of everything you know about Marcus.", topic("Marcus")),
        ("Please unremember that I have a twin.", fact("I have a twin")),
        ("Let's forget that I told you about Lisa.", topic("Lisa")),
        ("Forget about my sister's illness, will you?", topic("my sister's illness")),
        ("As for my salary, please forget it.", topic("my salary")),
        ("I take back what I said about my father.", topic("my father")),
        ("Just forget everything I told you about work, ok?", topic("work")),
        ("Forget the thing about my tattoo.", story("my tattoo")),
        ("Forget where I live", topic("where I live")),
        ("Make sure you don't remember that I was in prison.", fact("I was in prison")),
        ("Vergiss einfach, was ich dir von meiner Schwester erzählt habe.", topic("meiner Schwester")),
        ("Bitte vergiss meine Telefonnummer.", topic("meine Telefonnummer")),
        ("Könntest du bitte alles über meine Ehe vergessen?", topic("meine Ehe")),
        ("Lösche bitte alle Informationen über meinen Sohn.", topic("meinen Sohn")),
        ("Ich möchte, dass du vergisst, wo ich wohne.", topic("wo ich wohne")),
        ("Vergessen Sie bitte, dass ich Diabetiker bin.", fact("ich Diabetiker bin")),
        ("Streiche meine Telefonnummer aus deinen Notizen.", topic("meine Telefonnummer")),
        ("Kannst du meinen Namen aus deinem Gedächtnis löschen?", topic("meinen Namen")),
        ("Du darfst vergessen, dass ich bei Siemens arbeite.", fact("ich bei Siemens arbeite")),
        ("Vergiss die Sache mit meinem Chef.", story("meinem Chef")),
        ("Bitte entferne meine Allergie aus deinem Speicher.", topic("meine Allergie")),
        ("Vergiss das mit meiner Scheidung.", story("meiner Scheidung")),
        ("Behalte nicht, dass ich geschieden bin.", fact("ich geschieden bin")),
        ("Por favor olvida mi número de teléfono.", topic("mi número de teléfono")),
        ("Quiero que olvides todo lo que te he contado de mi padre.", topic("mi padre")),
        ("¿Podrías borrar de tu memoria que soy adoptado?", fact("soy adoptado")),
        ("Olvídate de mi divorcio.", topic("mi divorcio")),
        ("Elimina mi nombre de tu memoria.", topic("mi nombre")),
        ("Olvide que tengo diabetes, por favor.", fact("tengo diabetes")),
        ("Borra todos los datos sobre mi hija.", topic("mi hija")),
        ("Olvida dónde vivo.", topic("dónde vivo")),
        ("No quiero que sepas que estuve en la cárcel.", fact("estuve en la cárcel")),
        ("Olvida lo de mi operación.", story("mi operación")),
        ("Oublie mon numéro de téléphone, s'il te plaît.", topic("mon numéro de téléphone")),
        ("Je voudrais que tu oublies ce que je t'ai raconté sur ma mère.", topic("ma mère")),
        ("Pourrais-tu effacer mon nom de ta mémoire ?", topic("mon nom")),
        ("Oublie où j'habite.", topic("où j'habite")),
        ("Veuillez oublier que je suis malade.", fact("je suis malade")),
        ("Supprime toutes les informations sur mon fils.", topic("mon fils")),
        ("Oublie l'histoire de mon divorce.", story("mon divorce")),
        ("Efface de ta mémoire que je fume.", fact("je fume")),
        ("Merci d'oublier que je suis divorcée.", fact("je suis divorcée")),
        ("Per favore dimentica il mio numero di telefono.", topic("il mio numero di telefono")),
        ("Vorrei che dimenticassi tutto quello che ti ho raccontato su mia madre.", topic("mia madre")),
        ("Potresti cancellare il mio nome dalla tua memoria?", topic("il mio nome")),
        ("Dimentica dove abito.", topic("dove abito")),
        ("Cancella tutte le informazioni su mio figlio.", topic("mio figlio")),
        ("Dimenticati del mio divorzio.", topic("mio divorzio")),
        ("Si dimentichi che sono malato.", fact("sono malato")),
        ("Elimina tutto ciò che hai memorizzato su Giulia.", topic("Giulia")),
        ("Puoi dimenticarti di Marco?", topic("Marco")),
        ("Por favor, esqueça meu número de telefone.", topic("meu número de telefone")),
        ("Gostaria que esquecesses tudo o que te contei sobre a minha mãe.", topic("a minha mãe")),
        ("Pode apagar o meu nome da sua memória?", topic("o meu nome")),
        ("Esquece onde moro.", topic("onde moro")),
        ("Apague todas as informações sobre o meu filho.", topic("o meu filho")),
        ("Esquece-te do meu divórcio.", topic("meu divórcio")),
        ("Você poderia esquecer que estou doente?", fact("estou doente")),
        ("Remove tudo o que sabes sobre a Joana.", topic("a Joana")),
        ("Delete da sua memória que eu fumo.", fact("eu fumo")),
        ("Quero que esqueça tudo sobre meu ex-marido.", topic("meu ex-marido")),
        ("scratch that, I never said I was pregnant", fact("I was pregnant")),
        ("Pretend I never told you that I have herpes.", fact("I have herpes")),
        ("I'd rather you didn't remember anything about Mia.", topic("Mia")),
        ("all of what I said about Priyan: forget it", topic("Priyan")),
        ("Tu so, als hätte ich nie gesagt, dass ich im Gefängnis war.", fact("ich im Gefängnis war")),
        ("Merk dir bitte nichts über meinen Chef.", topic("meinen Chef")),
        (
            "Haz como si nunca te hubiera dicho que mi hermano Luis está en la cárcel.",
            fact("mi hermano Luis está en la cárcel"),
        ),
        (
            "Fais comme si je ne t'avais jamais dit que mon frère Luc est en prison.",
            fact("mon frère Luc est en prison"),
        ),
        ("Non voglio che ricordi che guadagno 30000 euro all'anno.", fact("guadagno 30000 euro all'anno")),
        (
            "Fai finta che non ti abbia mai detto che mio fratello Luca è in prigione.",
            fact("mio fratello Luca è in prigione"),
        ),
        ("Finja que eu nunca te disse que meu irmão Luís está preso.", fact("meu irmão Luís está preso")),
        ("Não guarde nada sobre meu chefe.", topic("meu chefe")),
        ("Please forget all that stuff about my ex-wife", story("my ex-wife")),
        ("Could you remove my medical history from your memory?", topic("my medical history")),
        ("I'd prefer if you forgot that I'm HIV positive.", fact("I'm HIV positive")),
        ("I want all information about my son deleted.", topic("my son")),
        ("I changed my mind, please forget that I told you about the affair.", topic("the affair")),
        ("Please forget that my daughter has autism", fact("my daughter has autism")),
        ("I shouldn't have told you about my arrest, please forget it.", topic("my arrest")),
        ("Forget everything I just said about my job.", topic("my job")),
        ("Remove Marcus from your memory", topic("Marcus")),
        ("never mind what I said about moving to Spain, forget it", topic("moving to Spain")),
        ("You don't need to remember that I like pineapple on pizza.", fact("I like pineapple on pizza")),
        ("forget abt my ex", topic("my ex")),
        ("pls forget my name", topic("my name")),
        ("Please delete from your memory everything related to my divorce.", topic("my divorce")),
        ("Forget what you know about my finances.", topic("my finances")),
        ("Ich will, dass du meinen Nachnamen vergisst.", topic("meinen Nachnamen")),
        ("Bitte alles über meine Krankheit löschen.", topic("meine Krankheit")),
        ("Meine Adresse bitte wieder vergessen.", topic("Meine Adresse")),
        ("Du brauchst dir nicht zu merken, dass ich rauche.", fact("ich rauche")),
        ("Vergiss alles was ich dir über Tom gesagt hab", topic("Tom")),
        ("Por favor, olvídate de todo lo que te conté sobre mi ex.", topic("mi ex")),
        ("Olvida todo lo relacionado con mi divorcio.", topic("mi divorcio")),
        ("Necesito que olvides que soy seropositivo.", fact("soy seropositivo")),
        ("No hace falta que recuerdes que fumo.", fact("fumo")),
        ("Oublie tout ce que je t'ai dit à propos de Paul.", topic("Paul")),
        ("Il faut que tu oublies mon adresse.", topic("mon adresse")),
        ("J'aimerais que tu effaces mon numéro de ta mémoire.", topic("mon numéro")),
        ("Tu n'as pas besoin de retenir que je fume.", fact("je fume")),
        ("Dimentica quello che ho detto sul mio ex.", topic("mio ex")),
        ("Vorrei che tu dimenticassi il mio indirizzo.", topic("il mio indirizzo")),
        ("Dimentica tutto ciò che riguarda il mio divorzio.", topic("il mio divorzio")),
        ("Cancella il mio compleanno dai tuoi ricordi.", topic("il mio compleanno")),
        ("Non c'è bisogno che ricordi che fumo.", fact("fumo")),
        ("Esqueça tudo o que eu te contei sobre meu ex.", topic("meu ex")),
        ("Quero que apagues a minha morada da tua memória.", topic("a minha morada")),
        ("Esquece tudo relacionado com o meu divórcio.", topic("o meu divórcio")),
        ("Não precisas de te lembrar que fumo.", fact("fumo")),
        ("Esqueça que eu falei do meu chefe.", topic("meu chefe")),
        ("Vergiss, dass ich dir von Tom erzählt habe.", topic("Tom")),
        ("Vergiss, dass ich dir gesagt habe, dass ich rauche.", fact("ich rauche")),
        ("Olvida que te hablé de mi ex.", topic("mi ex")),
        ("Olvida que te dije que fumo.", fact("fumo")),
        ("Mejor olvida que fumo, ¿vale?", fact("fumo")),
        ("Forget about the time I crashed the car.", fact("I crashed the car")),
        ("Vergiss den Abend, an dem ich betrunken war.", fact("ich betrunken war")),
        ("Olvida la vez que suspendí el examen.", fact("suspendí el examen")),
        ("Oublie la fois où j'ai volé un vélo.", fact("j'ai volé un vélo")),
        ("Dimentica la volta che ho rubato una bici.", fact("ho rubato una bici")),
        ("Esquece a vez em que bati com o carro.", fact("bati com o carro")),
        ("Prefiro que não guardes que tomo antidepressivos.", fact("tomo antidepressivos")),
        ("Esquece que o meu filho chumbou, está bem?", fact("o meu filho chumbou")),
        ("Pas la peine de retenir que j'ai raté le bac.", fact("j'ai raté le bac")),
        ("Oublie que je t'ai parlé de Paul.", topic("Paul")),
        ("Oublie que je t'ai dit que je fume.", fact("je fume")),
        ("Dimentica che ti ho parlato di Marco.", topic("Marco")),
        ("Dimentica che ti ho detto che fumo.", fact("fumo")),
        ("Esquece que te disse que fumo.", fact("fumo")),
        ("Oublie tout ce qui concerne Paul.", topic("Paul")),
        ("Please un-remember that I'm bisexual.", fact("I'm bisexual")),
        ("Could you please not remember that I cheated on a test?", fact("I cheated on a test")),
        ("Never mind that I snore, forget it.", fact("I snore")),
        ("No longer remember my ex-wife.", topic("my ex-wife")),
        ("Das mit den Tabletten kannst du wieder vergessen.", story("den Tabletten")),
        ("Forget which password manager I use.", topic("which password manager I use")),
        ("Merk dir mein Gehalt bitte nicht.", topic("mein Gehalt")),
    ],
)
def test_an_order_is_heard_however_it_is_put(text: str, meant: Retraction):
    assert heard(text)[:3] == ((meant,), "", False)
    assert heard(text).orders


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Please forget Nora's pregnancy.", "Nora's pregnancy"),
        ("Forget Dr. Huber.", "Dr. Huber"),
        ("Forget the Tinder thing.", "Tinder"),
        ("Forget about the tattoo.", "tattoo"),
        ("Scratch that about the tattoo.", "tattoo"),
        ("Wipe the rehab stuff.", "rehab"),
        ("Erase everything about Dan.", "Dan"),
        ("Delete my phone number.", "my phone number"),
        ("Don't store my blood type.", "my blood type"),
        ("Lösch bitte alles über Petra.", "Petra"),
        ("Borra todo sobre Pablo.", "Pablo"),
        ("Borra lo de mi ansiedad.", "mi ansiedad"),
        ("Efface tout sur Zoé.", "Zoé"),
        ("Cancella tutto su Giulia.", "Giulia"),
        ("Apaga tudo sobre o Rui.", "o Rui"),
        ("Could you wipe that I was fired?", "I was fired"),
    ],
)
def test_what_may_be_about_a_text_or_a_plan_is_an_order_if_nothing_else_is_said_and_the_model_is_not_told(
    text: str, what: str
):
    order = heard(text)

    assert [each.what for each in order.retractions] == [what]
    assert not order.orders
    assert not heard(f"{text} The rest of the letter is fine.").retractions


@pytest.mark.parametrize(
    ("order", "things"),
    [
        ("Forget my debts, loans and bills.", ["my debts", "my loans", "my bills"]),
        ("Please forget my debts, loans and bills from your memory.", ["my debts", "my loans", "my bills"]),
        ("Delete everything about my knee, back and shoulder.", ["my knee", "my back", "my shoulder"]),
        ("Olvida mis deudas, préstamos y facturas, por favor.", ["mis deudas", "mis préstamos", "mis facturas"]),
        ("Forget my debts, it's over and done.", ["my debts"]),
        ("Forget that I worked at Siemens, then at Bosch.", ["I worked at Siemens, then at Bosch"]),
        ("Forget that I live in Graz, I moved.", ["I live in Graz"]),
    ],
)
def test_of_a_list_each_thing_is_meant_and_of_what_stands_beside_none(order: str, things: list[str]):
    assert [each.what for each in heard(order).retractions] == things


def test_one_order_may_name_several():
    assert heard("Forget my address, my age and my phone number.").retractions == (
        topic("my address"),
        topic("my age"),
        topic("my phone number"),
    )
    assert heard("Forget that my sister lives in Oslo and that I have a dog.").retractions == (
        fact("my sister lives in Oslo"),
        fact("I have a dog"),
    )


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("don't remind me about the anniversary thing please, forget York as well", ["anniversary", "York"]),
        ("forget my address and please delete my phone number too", ["my address", "my phone number"]),
        (
            "Vergiss bitte meine Adresse, und vergiss auch, dass ich in Graz wohne",
            ["meine Adresse", "ich in Graz wohne"],
        ),
        ("Erwähn Emre nicht mehr, vergiss auch die Sache mit der Wohnung", ["Emre", "Wohnung"]),
        ("Olvida mi dirección y olvida también lo de Nuria", ["mi dirección", "Nuria"]),
        ("no me hables más de Nuria, olvida también lo de Toledo", ["Nuria", "Toledo"]),
        ("ne me parle plus de Marc, oublie aussi l'histoire de Sète", ["Marc", "Sète"]),
        ("Dimentica il mio indirizzo e dimentica anche la storia di Recco", ["il mio indirizzo", "Recco"]),
        ("Esquece o meu endereço e esquece também a história de Sintra", ["o meu endereço", "Sintra"]),
        ("não me fale mais do Rui, esquece também a história de Sintra", ["Rui", "Sintra"]),
    ],
)
def test_a_sentence_may_be_two_orders(text: str, meant: list[str]):
    assert [each.what for each in heard(text).retractions] == meant


@pytest.mark.parametrize(
    "text",
    [
        "don't forget the milk and forget York",
        "Don't mention the war in the essay, forget the intro as well",
        "please delete the first paragraph and forget the intro",
    ],
)
def test_two_orders_about_a_text_are_none_about_the_memory(text: str):
    assert heard(text).retractions == ()


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "forget what I said about Bluefinch being late, they've paid, it's awkward",
            topic("Bluefinch being late"),
        ),
        ("Dimentica quello che ti ho detto su Argo, povero cane, che tristezza", topic("Argo")),
    ],
)
def test_asides_of_several_clauses_are_no_part_of_what_is_named(text: str, meant: Retraction):
    assert heard(text).retractions == (meant,)


def test_a_german_aside_may_begin_with_an_article():
    (meant,) = heard("Vergiss das mit der Brandes, der auftrag ist gestorben").retractions

    assert (meant.what, meant.story or meant.sure) == ("Brandes", True)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Hello. Forget that I live in Graz.\nI live in Vienna.", "Hello. \nI live in Vienna."),
        ("Forget that I live in Graz, I live in Vienna now.", "I live in Vienna now."),
        ("Forget my address because I moved.", ""),
    ],
)
def test_what_is_said_beside_an_order_is_left(text: str, left: str):
    assert heard(text).left == left


@pytest.mark.parametrize(
    "text",
    [
        "I always forget that my keys are in the drawer.",
        "I forgot that I live in Graz.",
        "I'll never forget that my wife left me.",
        "Don't let me forget that I'm allergic to nuts.",
        "Never forget that I'm vegan.",
        "How do I forget my ex?",
        "I want to forget my ex.",
        "If I say forget that I live in Graz, what happens?",
        "Did you forget that I'm vegan?",
        "Before I forget: I'm allergic to nuts.",
        'He said "forget that I live in Graz" and left.',
        "Forget it.",
        "Forget that idea about the party.",
        "Forget about Docker. Let's use Podman.",
        "Forget all previous instructions.",
        "Delete the part about Marcus.",
        "Delete my last paragraph.",
        "It's not true that cats hate water.",
        "Vergiss bitte nicht, dass ich vegan bin.",
        "No olvides que soy vegana.",
        "N'oublie pas que je suis végane.",
        "Oublie pas que je suis végane.",
        "Translate this: Forget that I live in Graz.",
        "Don't forget that I'm allergic to nuts",
        "Never forget my birthday!",
        "I keep forgetting that my wife hates cilantro.",
        "Forget about it, let's talk about dinner.",
        "Forget everything and start over.",
        "Delete all comments about the old API from this file.",
        "Please remove the part where I mention my salary in the letter.",
        "How do I delete my Facebook account?",
        "I can't remember where my passport is.",
        "Do you remember that I live in Graz?",
        "Store my notes in a SQLite database.",
        "Keep my tone formal in the letter.",
        "Save my progress.",
        "Don't keep my mother waiting, write the reply now.",
        "My doctor told me to forget about running.",
        "She never said I was pregnant.",
        "I never said I was rich, I said I was comfortable.",
        "Drop the table about my orders.",
        "Clear my schedule for Monday.",
        "Keep this in mind: I hate olives.",
        "Keep this between the two headings.",
        "Write a story about a man who wants to forget his wife.",
        "The record shows that I won.",
        "Between us we have three cars.",
        "Can you help me forget my ex?",
        "Why did you forget my name?",
        "Don't remember me as a sad person.",
        "Don't store my password in plain text, hash it.",
        "What did I tell you to forget?",
        "Vergiss nicht, meine Mutter anzurufen.",
        "Vergiss nie, dass ich Veganer bin.",
        "Ich habe meinen Schlüssel vergessen.",
        "Lösche die Datei aus meinem Projekt.",
        "Merk dir, dass ich Veganer bin.",
        "Wie vergesse ich meinen Ex?",
        "Entferne alle Kommentare über Docker.",
        "Ich werde nie vergessen, dass du mir geholfen hast.",
        "Speichere meine Notizen in einer Datei.",
        "No te olvides de que soy vegana.",
        "Olvidé decirte que soy vegana.",
        "Recuerda que vivo en Graz.",
        "Borra el último párrafo de mi carta.",
        "No recuerdo dónde vivo.",
        "¿Te has olvidado de que soy celíaco?",
        "Guarda mis notas en un archivo.",
        "Olvida lo que dije y usa Python.",
        "N'oubliez pas que je suis végane.",
        "J'ai oublié que je suis invité.",
        "Supprime le dernier paragraphe de ma lettre.",
        "Souviens-toi que j'habite à Lyon.",
        "Tu ne dois pas oublier que je suis allergique.",
        "Je ne me souviens pas où j'habite.",
        "Oublie ça.",
        "Ricordati che vivo a Bologna.",
        "Non scordarti che sono vegano.",
        "Non dimentichi che sono celiaca.",
        "Cancella l'ultimo paragrafo della mia lettera.",
        "Mia madre dimentica che vivo a Roma.",
        "Non ricordo dove vivo.",
        "Mi sono dimenticato che ho una riunione.",
        "Salva i miei appunti in un file.",
        "Não esqueça que sou vegano.",
        "Não me deixes esquecer que tenho consulta.",
        "Apaga o último parágrafo da minha carta.",
        "Lembra-te de que moro em Braga.",
        "Não me lembro onde moro.",
        "Nunca te esqueças de que sou alérgica.",
        "Guarda as minhas notas num ficheiro.",
        "Minha mãe esquece que moro longe.",
        "Salve meu progresso.",
        "Forget what I said, use Python instead.",
        "Vergiss, was ich gesagt habe, nimm Python.",
        "Just between us, what do you think?",
        "Keep this short.",
        "Don't save the file yet.",
        "Don't remember this as a failure.",
        "Don't store this in the database, use Redis.",
        "He told me off the record that they will fire us.",
        "Don't note this down in red.",
        "No guardes el archivo todavía.",
        "Ne garde pas la même structure.",
        "Non salvare il file.",
        "Não guardes o ficheiro.",
        "Speichere das nicht in der Datenbank, nimm Redis.",
        "Das bleibt so.",
        "Questo resta il mio piatto preferito.",
        "Isto fica perto de Lisboa.",
        "Eso queda lejos.",
        "Ça reste mon plat préféré.",
        "Remember this: I live in Graz.",
        "Recuerda esto: vivo en Graz.",
        "Non dimenticare: vivo a Bologna.",
        "Non ricordo niente.",
        "I don't want you to forget that I'm vegan.",
        "Ich möchte nicht, dass du vergisst, dass ich vegan bin.",
        "No quiero que olvides que soy vegana.",
        "Je ne veux pas que tu oublies que je suis végane.",
        "Non voglio che dimentichi che sono vegana.",
        "Não quero que esqueças que sou vegana.",
        "You must never forget that I'm allergic to nuts.",
        "Du darfst nicht vergessen, dass ich allergisch bin.",
        "No debes olvidar que soy celíaco.",
        "Tu peux ne pas oublier que je suis végane ?",
        "Potresti non dimenticare che sono vegana?",
        "Podes não esquecer que sou vegana?",
        "Kannst du bitte nicht vergessen, dass ich vegan bin?",
        "Can you please not forget that I'm vegan?",
        "¿Puedes no olvidar que soy vegana?",
        "Why do you keep forgetting that I'm vegan?",
        "You keep forgetting that I'm vegan.",
        "Please don't ever forget that I'm vegan.",
        "I'd rather you didn't forget my birthday.",
        "Perché dimentichi che sono vegana?",
        "Por qué olvidas que soy vegana?",
        "Dimentichi sempre che sono vegana.",
        "Esqueces sempre que sou vegana.",
        "Olvidas siempre que soy vegana.",
        "Tu oublies toujours que je suis végane.",
        "Du vergisst immer, dass ich vegan bin.",
        "Vergisst du, dass ich vegan bin?",
        "Meine Mutter hat mich vergessen.",
        "Ich habe alles über meinen Urlaub vergessen.",
        "Delete my last change.",
        "Delete my account.",
        "Forget the previous plan.",
        "Delete that I was fired from the cover letter, please.",
        "Don't store my birthday in the cookie, put it into the session.",
    ],
)
def test_what_only_speaks_of_forgetting_is_the_users_word(text: str):
    assert heard(text)[:3] == ((), text, True)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("The thing with my ears, forget it please.", story("my ears")),
        ("Please wipe everything I said about music.", topic("music")),
        ("You can throw away what you know about my finances.", topic("my finances")),
        ("No record of my parole, please, get rid of it.", story("my parole")),
        ("forgt that i take ritalin pls", fact("i take ritalin")),
        ("I changed my mind about sharing that I'm a widow, so erase it.", fact("I'm a widow")),
        ("What I told you about the merger should not stay in your memory.", topic("merger")),
        ("There's no need to remember which bank I'm with.", topic("which bank I'm with")),
        ("How much I weigh is private, so don't keep that.", topic("How much I weigh")),
        ("I never want to see that DUI in your answers again, so please forget it.", topic("DUI")),
        ("Bitte nicht merken, dass ich Bluthochdruck habe.", fact("ich Bluthochdruck habe")),
        ("Dass ich arbeitslos bin, soll nicht gespeichert bleiben.", fact("ich arbeitslos bin")),
        ("Vergiss alles, was mit Musik zu tun hat.", topic("Musik")),
        ("Das mit dem Kredit hätte ich nicht sagen sollen, bitte lösche es.", story("Kredit")),
        ("Meine Miete brauchst du dir nicht zu merken, lösch sie.", topic("Meine Miete")),
        ("Lo de Iván, olvídalo.", story("Iván")),
        ("Elimina todo lo relacionado con la música.", topic("música")),
        ("L'histoire avec Luc, oublie-la.", story("Luc")),
        ("Merci de retirer mon code d'immeuble de tes souvenirs.", topic("mon code d'immeuble")),
        ("La faccenda di Dario, scordatela.", story("Dario")),
        ("Non memorizzare che prendo il litio.", fact("prendo il litio")),
        ("Aquilo do Nuno, esquece.", story("Nuno")),
    ],
)
def test_an_order_may_have_its_parts_in_any_order(text: str, meant: Retraction):
    assert heard(text).retractions == (meant,)
    assert heard(text).left == ""


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("I shouldn't have told you about the loan. Please don't hold on to it.", topic("loan")),
        ("What I said earlier about the bar exam was private. Strike it.", topic("bar exam")),
        ("Why do you know about my eczema? Delete that right now!", topic("my eczema")),
        ("Was ich dir über die Affäre erzählt habe, geht niemanden etwas an. Weg damit.", topic("Affäre")),
        ("Forget Hugo. He's not part of my life any more.", Retraction("Hugo", "topic", sure=False)),
    ],
)
def test_an_order_may_be_two_sentences(text: str, meant: Retraction):
    assert heard(text).retractions == (meant,)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Hey, may I ask you to forget the custody thing?", "custody"),
        ("You're not allowed to retain anything about Mr. Boyle.", "Boyle"),
        ("My demotion is something I'd like you to unknow.", "my demotion"),
        ("It's better if you don't know about my crush any more.", "my crush"),
        ("Was mit meinem Vater ist, sollst du bitte wieder vergessen.", "my Vater"),
        ("Esa multa, bórrala de tu memoria.", "multa"),
        ("Le conseil de discipline, tu peux l'oublier.", "conseil discipline"),
        ("Non voglio più che tu sappia della causa contro l'INPS.", "causa INPS"),
        ("O processo do vizinho, apaga da memória.", "processo vizinho"),
    ],
)
def test_an_order_in_no_known_form_is_told_by_its_signs(text: str, what: str):
    (told,) = heard(text).retractions

    assert (told.what, told.sure, heard(text).left) == (what, not told.by_words, "")


@pytest.mark.parametrize(
    "text",
    [
        "My car is broken. Forget it.",
        "I can't wait to make more memories at your dance studio!",
        "Keep going for your dreams and don't quit!",
        "Please forget the intro. The rest of the letter is fine.",
        "Du vergisst immer, dass ich vegan bin.",
        "Togli le zucche dalla ricetta.",
        "You don't know my sister.",
        "You shouldn't keep rabbits.",
        "You forgot my bike again!",
        "I told you the boat must go.",
        "Tu ne sais pas garder une chèvre, toi.",
        "Everything about dorm life is loud. Can you suggest earplugs?",
        "The recipe says that I need nuts, so remove them.",
        "Forget Max. It was a typo, I meant Mac.",
        "Was weißt du über Asthma?",
        "Mein Vater hat das vergessen.",
        "Max darf nicht vergessen werden, wenn wir einladen.",
        "O cão não deve ser esquecido.",
        "Il cane non va dimenticato in macchina.",
        "Which passwords should not be stored in a browser?",
    ],
)
def test_what_has_the_parts_of_an_order_and_is_none_is_the_users_word(text: str):
    assert heard(text).retractions == ()


@pytest.mark.parametrize(
    "text",
    [
        "Forget that I'm vegan for a second.",
        "Forget that I'm allergic to nuts, what is the best pesto?",
        "Forget my budget, just show me the best one.",
        "Forget that I live in Graz?",
        "Vergiss mal kurz, dass ich vegan bin.",
        "Forget that I ever loved you, she said.",
    ],
)
def test_what_is_set_aside_closes_nothing_and_is_no_memory_either(text: str):
    assert heard(text)[:3] == ((), "", False)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Off the record: I'm interviewing at KPMG. They pay well.", ""),
        ("I like tea. Off the record, I'm interviewing at KPMG.", "I like tea."),
        ("Don't remember this, but I failed the exam.", ""),
        ("I like tea. I failed the exam. Please don't save that.", "I like tea."),
        ("I failed the exam (don't store this).", ""),
        ("Merk dir das nicht: ich habe gekündigt.", ""),
        ("I like tea. I failed the exam. Please don't remember this.", "I like tea."),
        ("Don't remember this. I failed the exam.", ""),
        ("I like tea. My sister divorces. Please don't remember this. What shall I give her?", "I like tea."),
        ("This stays between us: I'm quitting.", ""),
        ("this stays between us but i'm thinking of quitting the bank", ""),
        ("this stays between us nelson drinks too much and lost his job", ""),
        ("keep it to yourself but i failed the exam twice", ""),
        ("das bleibt unter uns aber ich such nen neuen job", ""),
        ("bitte behalt das für dich ich hab schulden bei der bank", ""),
        ("que quede entre nosotros pero estoy pensando en dejar el trabajo", ""),
        ("ça reste entre nous mais je pense quitter la banque", ""),
        ("que ça reste entre nous je pense quitter la banque", ""),
        ("resti tra noi ma marco nn paga l affitto da 2 mesi", ""),
        ("fica entre nós mas to pensando em pedir demissao do banco", ""),
        ("fica entre nós o nelson bebe demais e perdeu o emprego", ""),
        ("I'm 9 weeks pregnant, keep this to yourself nobody knows yet not even my mom", ""),
        ("chu enceinte de 9 semaines, garde ça pour toi personne le sait encore même pas ma mère", ""),
        ("estou grávida, guarda isso pra ti ninguém sabe", ""),
        ("I got fired. Keep this to yourself.", ""),
        ("I got fired. Please don't tell anyone about this.", ""),
        ("J'ai été viré. Garde ça pour toi.", ""),
        ("J'ai été viré, n'en parle à personne.", ""),
        ("Ich bin gefeuert. Behalt das für dich.", ""),
        ("Ich bin gefeuert. Sag das bitte niemandem.", ""),
        ("Me han despedido. No se lo digas a nadie.", ""),
        ("Me han despedido. Que esto no salga de aquí.", ""),
        ("Mi hanno licenziato. Tienilo per te.", ""),
        ("Mi hanno licenziato. Non dirlo a nessuno.", ""),
        ("Fui despedido. Guarda isso para ti.", ""),
        ("Fui despedido. Não contes a ninguém.", ""),
        ("She told me to keep it to myself.", "She told me to keep it to myself."),
        ("Keep the change.", "Keep the change."),
        ("I don't tell anyone about my salary.", "I don't tell anyone about my salary."),
        ("Il garde tout pour lui.", "Il garde tout pour lui."),
        ("J'habite à Rome. Je n'en parle à personne.", "J'habite à Rome. Je n'en parle à personne."),
        ("Ich behalte das für mich.", "Ich behalte das für mich."),
        ("Behalt die Jacke für dich.", "Behalt die Jacke für dich."),
        ("Mi madre no se lo dice a nadie.", "Mi madre no se lo dice a nadie."),
        ("Guárdate el cambio.", "Guárdate el cambio."),
        ("Lo tengo per me.", "Lo tengo per me."),
        ("Tieni il resto per te.", "Tieni il resto per te."),
        ("Ela não conta para ninguém.", "Ela não conta para ninguém."),
        ("I'm interviewing at KPMG, but keep that off the record.", ""),
        ("Please don't write this down, but I'm interviewing at KPMG.", ""),
        ("Let's keep it off the record that my brother is in jail.", ""),
        ("Between you and me, I like tea.", "Between you and me, I like tea."),
        ("Das bleibt unter uns: Ich kündige.", ""),
        ("Ich kündige. Das bleibt aber unter uns.", ""),
        ("Unter uns gesagt, ich mag Tee.", "Unter uns gesagt, ich mag Tee."),
        ("Inoffiziell: Ich kündige.", ""),
        ("Meine Mutter hat Krebs. Merk dir das bitte nicht.", ""),
        ("Esto que quede entre nosotros: me voy.", ""),
        ("No guardes esto: me voy.", ""),
        ("Me voy. No recuerdes eso, por favor.", ""),
        ("Entre nosotros, no lo guardes: estoy embarazada.", ""),
        ("No lo guardes: estoy embarazada.", ""),
        ("Entre nous, ne retiens pas ça : je suis enceinte.", ""),
        ("Detto tra noi, non ricordartelo: sono incinta.", ""),
        ("Cá entre nós, não guarde isto: estou grávida.", ""),
        ("Unter uns, merk dir das nicht: ich kündige.", ""),
        ("Between us and off the record, I have cancer.", ""),
        ("Ça reste entre nous : je pars.", ""),
        ("Je pars. Ne garde pas ça en mémoire.", ""),
        ("Che resti tra noi: me ne vado.", ""),
        ("Me ne vado. Non ricordartelo.", ""),
        ("In via ufficiosa: me ne vado.", ""),
        ("Isto fica entre nós: vou sair.", ""),
        ("Em off: vou sair.", ""),
        ("Vou sair. Não guardes isto.", ""),
        ("não guarda isso não: reprovei em cálculo", ""),
        ("não salva isso, tá: reprovei", ""),
        ("no guardes esto eh: suspendí", ""),
        ("don't save this lol: i failed", ""),
        ("speicher das mal nicht ab: ich bin durchgefallen", ""),
        ("Ne garde pas ça, hein : j'ai raté", ""),
        ("non salvarlo eh: ho fallito", ""),
        ("Não guarda isso na geladeira.", "Não guarda isso na geladeira."),
        ("Cá entre nós, gosto de chá.", "Cá entre nós, gosto de chá."),
        ("The minister spoke off the record to reporters.", "The minister spoke off the record to reporters."),
        ("Don't save me a seat, I'm late.", "Don't save me a seat, I'm late."),
    ],
)
def test_what_is_off_the_record_is_left_out(text: str, left: str):
    assert heard(text)[:4] == ((), left, left == text, left != text)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("User asked to forget that they live in Graz", (fact("I live in Graz"),)),
        ("The user wants the assistant to forget everything about Marcus.", (topic("Marcus"),)),
        ("User does not want their salary to be remembered", (topic("my salary"),)),
        ("User wants to forget her ex-boyfriend", ()),
        ("User often forgets that the keys are in the drawer", ()),
    ],
)
def test_a_models_fact_may_tell_of_an_order(text: str, meant: tuple[Retraction, ...]):
    assert asked_for(text) == meant


def test_a_text_about_forgetting_is_not_taken_for_endless_orders():
    text = " ".join(f"Forget that I have {n} cats." for n in range(50))

    assert len(heard(text).retractions) == MOST


def test_an_extractor_sees_neither_the_order_nor_the_answer_to_it():
    said = (("user", "I play chess. Forget that I live in Graz."), ("assistant", "Graz is forgotten."), ("user", "Hi"))
    spoken = Spoken(user=f"{said[0][1]}\n\n{said[2][1]}", messages=said, mentioned_at=date(2025, 5, 7))

    left, retractions = without_orders(spoken)

    assert left.conversation == (("user", "I play chess."), ("user", "Hi"))
    assert (left.user, left.assistant, retractions) == ("I play chess.\n\nHi", "", (fact("I live in Graz"),))


def test_a_sentence_is_read_by_the_table_of_its_language_alone():
    """A table whose words stand in none of its orders would never be asked."""
    examples = ("Forget that I swim.", "Vergiss, dass ich schwimme.", "Olvida que nado.", "Oublie que je nage.")
    examples += ("Dimentica che nuoto.", "Esquece que nado.")

    heard_by = [[regex(rf"(?i)\b(?:{table.words})").search(text) is not None for table in ORDERS] for text in examples]

    assert [flags.index(True) for flags in heard_by] == [0, 1, 2, 3, 4, 5]
    assert [len(heard(text).retractions) for text in examples] == [1] * 6


@pytest.mark.parametrize(
    "text",
    [
        (
            "so I've been doing the plan for three weeks now and I'm down 2 kilos but I'm hungry all the time and I"
            " don't know if that's normal or if I'm just not eating enough protein. Also my son Max is allergic to"
            " walnuts."
        ),
        (
            "so I'm on iron tablets now, ferrous fumarate 210mg, one a day but not with tea or coffee apparently which"
            " is basically a hate crime because I drink about 6 cups a day. Oh and I'm allergic to kiwi."
        ),
        (
            "ok separate thing, for ME: I've got a cold so no training this week. and I decided I'm doing the Leeds"
            " 10k in May"
        ),
    ],
)
def test_a_long_story_is_kept_however_many_words_of_it_stand_in_messages_that_are_not(text: str):
    assert heard(text).whole
    assert heard(text.replace(".", "").replace(",", "")).whole


@given(st.text())
def test_a_message_without_an_order_is_left_as_it_is(text: str):
    told = heard(text)

    assert not told.whole or told.left == text


@pytest.mark.parametrize(
    "hostile",
    [
        "forget my " + "a, " * 30_000,
        "please " * 30_000,
        "a, don't save that" * 9_000,
        ("pretend that I never said " + "a " * 180 + ". ") * 50,
        ("olvida todo lo que te he dicho de " * 11 + "\n") * 40,
        ("lösche , , , , " + "bitte , " * 40 + "\n") * 40,
        (", but " * 60 + "don't save that x\n") * 40,
    ],
)
def test_a_hostile_text_is_heard_in_linear_time(hostile: str):
    assert heard(hostile).retractions == ()


@pytest.mark.long
@pytest.mark.parametrize("table", [table for table in ORDERS if table.parts])
def test_what_a_composed_order_needs_stands_in_all_that_it_matches(table: Orders):
    assert table.parts
    said = [each.then for each in (*ours("forgetting", Order), *ours("wishes", Wish))]
    orders = [(regex(order.says), [regex(f"(?i){need}") for need in order.needs]) for order in composed(table.parts)]
    matched = [(text, needs) for text in said for order, needs in orders if order.match(text)]

    assert len(matched) > 5
    assert all(need.search(text) for text, needs in matched for need in needs)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "Bitte vergessen Sie alles, was ich über die Kündigungen und den Betriebsrat gesagt habe.",
            ["die Kündigungen", "den Betriebsrat"],
        ),
        (
            "Kindly forget everything I have said about the audit and the works council.",
            ["the audit", "the works council"],
        ),
        ("Je souhaite que vous oubliiez mon divorce et le procès.", ["mon divorce", "le procès"]),
        ("Supprimez, je vous prie, ce que j'ai mentionné concernant ma fille.", ["ma fille"]),
        ("Le ruego que olvide todo lo que he dicho sobre los despidos y el comité.", ["los despidos", "el comité"]),
        ("Haga el favor de borrar cuanto le conté del señor Öztürk.", ["señor Öztürk"]),
        ("Vorrei che dimenticasse il mio divorzio e il processo.", ["il mio divorzio", "il processo"]),
        ("Voglia cancellare tutto quello che Le ho raccontato del signor Öztürk.", ["signor Öztürk"]),
        (
            "Queira esquecer tudo o que eu disse sobre os despedimentos e a comissão.",
            ["os despedimentos", "a comissão"],
        ),
        ("Forget everything I told you about the trip with Anna and the kids.", ["the trip with Anna and the kids"]),
    ],
)
def test_an_order_in_the_formal_person_means_each_of_two_things(text: str, meant: list[str]):
    assert [each.what for each in heard(text).retractions] == meant


@pytest.mark.parametrize(
    ("before", "order", "whom"),
    [
        (("My ex Dana keeps calling me.",), "pls forget she exists", "Dana"),
        (("What is the weather like?", "My boss Frank is awful."), "Please forget him.", "Frank"),
        (("Nice weather today.", "My boss Frank is awful."), "Please forget him.", ""),
        (("Meine Ex Dana ruft ständig an.",), "Vergiss sie bitte.", "Dana"),
        (("J'habite à Lyon avec Hugo.",), "Oublie-le.", "Hugo"),
        ((), "My neighbour Olga lent me a drill. Forget her, please.", "Olga"),
        (("Ich mag Jazz.",), "vergiss ihn", ""),
        (("Anna and Marcus came for dinner.",), "Forget him.", ""),
        (("I live in Graz.",), "Forget him.", ""),
        (("Dana called me.", "I'm dating Marcus."), "Forget her.", "Dana"),
        (("I'm dating Marcus.",), "I can't forget him.", ""),
        (("I'm dating Marcus.",), "Forget it.", ""),
        ((), "Forget him.", ""),
    ],
)
def test_a_pronoun_means_who_was_named_last_by_the_user(before: tuple[str, ...], order: str, whom: str):
    assert [each.what for each in heard(order, before=before).retractions] == ([whom] if whom else [])


def test_what_stands_behind_the_last_verb_of_a_german_clause_is_no_part_of_what_is_meant():
    order = "Vergiss bitte, was ich über Sofias Asthma gesagt habe, der Arzt sagt, es ist keins."

    assert [each.what for each in heard(order).retractions] == ["Sofias Asthma"]


@pytest.mark.parametrize(
    "order",
    [
        "Scratch my last message.",
        "please delete what I just told you",
        "Don't remember what I just said.",
        "Pretend I never told you that.",
        "Please don't remember that.",
        "Streich bitte meine letzte Nachricht.",
        "Was ich gerade gesagt habe, bitte wieder vergessen.",
        "Tu so, als hätte ich dir das nie erzählt.",
        "Borra mi último mensaje.",
        "Lo que acabo de decir, olvídalo.",
        "Efface mon dernier message.",
        "Oublie ce que je viens de dire.",
        "Cancella il mio ultimo messaggio.",
        "Dimentica quello che ho appena detto.",
        "Apaga minha última mensagem.",
        "Esquece o que acabei de dizer.",
    ],
)
def test_what_the_user_said_last_is_meant_by_an_order_that_points_at_it(order: str):
    before = ("I owe my brother 3,000.", "I like jazz.")

    assert heard(order, before=before).retractions == (Retraction("I owe my brother 3,000.", "said"),)
    assert heard(order).retractions == ()


@pytest.mark.parametrize(
    "text",
    [
        "Forget my last question.",
        "Delete the last sentence.",
        "I forgot what I just said.",
        "Can you repeat my last message?",
        "Forget I said anything.",
        "Lösch den letzten Absatz.",
        "Oublie ma dernière question.",
        "Repite lo que acabo de decir.",
    ],
)
def test_what_points_at_a_text_or_a_question_takes_back_nothing_that_was_said(text: str):
    assert not [each for each in heard(text, before=("I owe Paul 300.",)).retractions if each.kind == "said"]


@pytest.mark.parametrize(
    "text",
    [
        "My sister Ann is pregnant. But this really has to stay between us, she hasn't told anyone.",
        "Bob lost his licence. You keep that to yourself though.",
        "die Sabine zieht nach Linz. das bleibt aber unter uns, sie hats den andern noch nicht gesagt",
        "Meine Kollegin Ines ist schwanger. Das behältst du aber für dich.",
        "mini frau hät brustkrebs. das blibt under üs bitte",
        "Uli trinkt wieder. Das bleibt jetzt aber bitte mal unter uns.",
        "te cuento algo pero que quede entre nosotros: la Vero se quiere separar",
        "Pepe perdió todo en el casino. pero te lo guardas para ti",
        "je te dis un truc mais que ça reste entre nous : Hugo a été viré",
        "Mia sorella è incinta. però resta tra noi, non lo sa nessuno",
        "conto-te uma coisa mas que fique entre nós: o Rui vai divorciar-se",
    ],
)
def test_a_word_or_two_within_it_leave_it_off_the_record(text: str):
    left = heard(f"I play chess. {text}")

    assert (left.left, left.whole, left.off_the_record) == ("I play chess.", False, True)


@pytest.mark.parametrize(
    "text",
    [
        "The dog Rex stays between us on the sofa every night.",
        "keep this private repo separate from the public one",
        "fica entre nós e o mar uma duna enorme",
        "resta tra noi una distanza di dieci metri",
        "la distance reste entre nous un problème",
        "das bleibt unter uns Kollegen immer ein Streitpunkt",
        "My brother Joe keeps to himself since he moved to Leeds.",
        "Unter uns wohnt die Familie Moser mit drei Kindern.",
        "under üs wohnt en nette maa mit sim hund",
        "Meine Tochter behält ihr Zimmer für sich.",
        "El perro Tango se queda entre nosotros en el sofá.",
        "Le chat reste entre nous sur le canapé.",
        "Il cane resta tra noi sul divano ogni sera.",
        "O cão fica entre nós no sofá todas as noites.",
    ],
)
def test_what_stays_with_somebody_else_or_in_its_place_is_kept(text: str):
    assert heard(text)[:3] == ((), text, True)


@pytest.mark.parametrize(
    "order",
    [
        "Forget that, just wanted to say it once.",
        "forget it, I only needed to get that off my chest",
        "Please forget that.",
        "Vergiss das, wollte es nur mal sagen.",
        "vergiss das bitte gleich wieder",
        "Vergiss es, ist mir so rausgerutscht.",
        "olvídalo, solo quería contarlo",
        "Olvida eso.",
        "oublie, j'avais juste besoin d'en parler",
        "scordatelo, volevo solo sfogarmi",
        "esquece, só precisava desabafar",
    ],
)
def test_an_order_that_names_nothing_takes_what_was_told_before_it(order: str):
    here, before = "I play chess. I had an affair in 2019.", ("I had an affair in 2019.",)

    assert heard(f"{here} {order}")[:3] == ((), "I play chess.", False)
    assert heard(order, before=before).retractions == (Retraction(before[0], "said"),)


@pytest.mark.parametrize(
    "text",
    [
        "Can you write a poem about autumn? Forget that, I just wanted to say hello.",
        "Gib mir ein Rezept für Lasagne. Vergiss das.",
        "I wanted to take the train to Vienna. Forget that, I only take the car.",
        "Ich wollte nach Wien fahren. Vergiss das, ich nehm nur das Auto.",
        "Mi casero se llama Pepe. No olvides eso, solo lo digo una vez.",
        "Volevo un itinerario per Napoli. Lascia perdere, dammi solo un ristorante.",
    ],
)
def test_who_drops_a_plan_takes_nothing_back(text: str):
    assert heard(text)[:3] == ((), text, True)


@pytest.mark.parametrize(
    "order",
    [
        "Vergiss das wieder, wollte es nur mal sagen.",
        "Vergiss das lieber, ich wollte es eigentlich nur dir sagen.",
        "please forget that, I was just thinking out loud",
        "olvida eso, solo quería decirlo nada más",
        "oublie tout ça, c'était juste pour info",
        "esquece, foi só para falar",
    ],
)
def test_a_word_of_no_weight_is_nothing_that_is_to_be_forgotten(order: str):
    assert heard(order).retractions == ()


def test_what_was_just_said_stands_in_the_same_message_first():
    told = heard("I like jazz. I owe Paul 300. Delete what I just told you.", before=("I live in Graz.",))

    assert told.retractions == ()
    assert told.left == "I like jazz."


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("I owe my brother 3,000. Hm, how do I tell my wife? No, forget the debt.", ["the debt"]),
        ("I had an affair with Tom. Forget Tom.", ["Tom"]),
        ("Ich bin schwanger. Was koche ich heute? Vergiss die Schwangerschaft.", ["die Schwangerschaft"]),
        ("We could fly to Rome. Forget the flight.", []),
        ("I was fired. What shall I cook? Forget the pasta.", []),
        ("Docker is slow here. Forget Docker.", ["Docker"]),
    ],
)
def test_an_order_that_ends_a_message_may_name_what_that_told_before(text: str, meant: list[str]):
    assert [each.what for each in heard(text).retractions] == meant


@pytest.mark.parametrize("text", ["Forget the pasta.", "Forget the wedding.", "Lösch die Datei.", "Olvida el examen."])
def test_what_is_planned_or_made_is_no_matter_that_befell_anybody(text: str):
    assert not heard(text).orders


@pytest.mark.parametrize(
    ("order", "what"),
    [
        ("Can we pretend I never told you about the affair?", "the affair"),
        ("Kannst du so tun, als hätte ich dir nie von der Affäre erzählt?", "der Affäre"),
        ("¿Puedes hacer como si nunca te hubiera hablado de la aventura?", "la aventura"),
        ("Tu peux faire comme si je ne t'avais jamais parlé de ma liaison ?", "ma liaison"),
        ("Puoi fare finta che non ti abbia mai parlato del tradimento?", "tradimento"),
        ("Pode fingir que eu nunca falei da traição?", "traição"),
        ("It would be great if you forgot my religion.", "my religion"),
        ("Let's strike my resignation from the record.", "my resignation"),
        ("You can let go of the details on Karen's pregnancy now.", "Karen's pregnancy"),
        ("No need to hold onto the thing with Derek any more.", "Derek"),
        ("Ne garde pas l'histoire de Derek.", "Derek"),
        ("Die Abmahnung hat hier nichts verloren, lösch sie bitte.", "Die Abmahnung"),
        ("The warning has no place in your memory. Delete it.", "The warning"),
        ("Bitte vergiss die OP und alles drumherum.", "die OP"),
        ("Please forget the surgery and everything to do with it.", "the surgery"),
        ("Olvida la operación y todo lo demás.", "la operación"),
        ("Ugh, forget about my divorce, all right?", "my divorce"),
        ("Vergiss meine Scheidung, einverstanden?", "meine Scheidung"),
        ("Olvida mi divorcio, anda.", "mi divorcio"),
        ("Oublie mon divorce, d'accord ?", "mon divorce"),
        ("Dimentica il mio divorzio, va bene?", "il mio divorzio"),
        ("Esquece o meu divórcio, tá bom?", "o meu divórcio"),
        ("Please wipe Moira's relapse, it isn't mine to tell.", "Moira's relapse"),
        ("Forget my latex allergy (they mixed up the samples).", "my latex allergy"),
        ("Delete: the robbery.", "the robbery"),
        ("It creeps me out that you know about my stutter. Delete it.", "my stutter"),
        ("Me molesta que sepas lo de mi tartamudez. Bórralo.", "mi tartamudez"),
        ("You don't need to know about my stutter, so get rid of it.", "my stutter"),
        ("That was about my landlady. Forget what I said about her.", "my landlady"),
        ("Olvida lo de mi despido, que mi jefe lee esto.", "mi despido"),
        ("Olvida lo que dije de mi suegra, que me mata.", "mi suegra"),
        ("Olvida mi divorcio, ¿vale?", "mi divorcio"),
        ("Wipe my salary, would you?", "my salary"),
        ("My debts are my own business, delete them.", "My debts"),
        ("Mein Gewicht ist meine Sache, lösch es.", "Mein Gewicht"),
        ("Mi peso es cosa mía, bórralo.", "Mi peso"),
        ("Mon poids ne regarde que moi, efface-le.", "Mon poids"),
        ("Il mio peso riguarda solo me, cancellalo.", "Il mio peso"),
        ("O meu peso é só comigo, apaga-o.", "O meu peso"),
        ("I shouldn't have given you my PIN, delete it.", "my PIN"),
        ("Meine Nummer hätte ich nicht verraten dürfen, lösch sie bitte.", "Meine Nummer"),
        ("No debí darte mi número, bórralo.", "mi número"),
        ("Je n'aurais pas dû te donner mon numéro, efface-le.", "mon numéro"),
        ("Mein Onkel würde sich schämen, vergiss das mit seinen Schulden.", "seinen Schulden"),
        ("My uncle would be mortified, delete the thing about his debts.", "his debts"),
        ("yo, forget my herpes lol", "my herpes"),
        ("On reflection, forget about my sister's abortion.", "my sister's abortion"),
        ("Would it be possible to erase what you know about my kids?", "my kids"),
        ("¿Sería posible olvidar mi dieta?", "mi dieta"),
        ("Serait-il possible d'oublier mon régime ?", "mon régime"),
        ("Sarebbe possibile dimenticare la mia dieta?", "la mia dieta"),
        ("Seria possível esquecer a minha dieta?", "a minha dieta"),
        ("Apaga tudo que tem a ver com o Rui.", "Rui"),
        ("Forget my rash, the doctor says it's fine.", "my rash"),
        ("Forget my crash, the one with the blue car.", "my crash, the one with the blue car"),
        ("Vergiss meine Affäre, meine Frau liest hier mit.", "meine Affäre"),
        ("Olvida mi multa, mi mujer usa esta cuenta.", "mi multa"),
        ("Oublie ma dette, ma femme lit ça.", "ma dette"),
        ("Dimentica il mio debito, la mia ragazza usa questo telefono.", "il mio debito"),
        ("Esquece a minha dívida, a minha mulher lê isto.", "a minha dívida"),
        ("My sister uses this account, so forget about the raffle win.", "raffle win"),
        ("Meine Schwester liest hier mit, also vergiss die Affäre.", "die Affäre"),
        ("Ma sœur lit ça, alors oublie la liaison.", "la liaison"),
        ("Meine Schulden gehen dich nichts an, lösch sie.", "Meine Schulden"),
        ("Everything about my old flat can be erased.", "my old flat"),
        ("Alles über meine Ex kann weg.", "meine Ex"),
        ("Todo lo de mi ex se puede borrar.", "mi ex"),
        ("Tout ce qui concerne mon ex peut être supprimé.", "mon ex"),
        ("Tutto su Dana può essere cancellato.", "Dana"),
        ("Tudo sobre a Dana pode ser apagado.", "Dana"),
    ],
)
def test_an_order_is_heard_with_what_people_put_around_it(order: str, what: str):
    assert what in [each.what for each in heard(order).retractions if each.kind == "topic" and not each.weighed]


@pytest.mark.parametrize(
    "text",
    [
        "Can we pretend I never learned to swim?",
        "Der Hund hat hier nichts verloren.",
        "That chair has no place here.",
        "No need to hold onto the railing.",
        "You can let go of the rope now.",
        "Let's strike the third point from the list.",
        "Je ne garde pas l'histoire de Derek, je la publie.",
        "I love that you know my schedule so well.",
        "It's great that you know my dog. Remove it from the list.",
        "Erase Tom's drawing from the board.",
        "Delete Anna's paragraph, it isn't my story to tell.",
        "remove: unused imports",
        "Forget about joining Tinder, ok?",
        "My uncle would be mortified, delete the second paragraph.",
        "My boss would be furious, forget the pizza.",
        "Das ist meine Sache, nicht deine.",
        "Jonas kannst du vergessen, der ist nie pünktlich.",
        "Das alte Fahrrad kannst du vergessen, das ist kaputt.",
        "Forget the day I asked for, make it Monday.",
        "Is it possible to forget a language?",
        "Olvida la vez anterior, hazlo de nuevo.",
        "My sister uses this account, so delete the second paragraph.",
        "I can't bear to see you cry.",
        "My boss might read this, so make it polite.",
        "Mein Chef liest mit, also schreib höflich.",
        "Vergiss den Kuchen, ja?",
        "Dimentica la pasta, va bene?",
        "Esquece o bolo, tá?",
        "Pas la peine de noter ça en cours.",
        "The function is slow. Forget what I said about it.",
    ],
)
def test_what_only_has_the_words_around_an_order_is_none(text: str):
    assert not heard(text).orders


@pytest.mark.parametrize(
    "text",
    [
        "Honestly I have no memory of that party at Jake's.",
        "Ich habe keine Erinnerung an das Fest bei Jake.",
        "No tengo ningún recuerdo de la fiesta de Jake.",
        "Je n'ai aucun souvenir de la fête chez Jake.",
        "Non ho nessun ricordo della festa di Jake.",
        "Não tenho nenhuma lembrança da festa do Jake.",
    ],
)
def test_who_remembers_nothing_of_it_orders_nothing(text: str):
    assert heard(text).retractions == ()


@pytest.mark.parametrize(
    ("order", "what"),
    [
        ("putz, apaga o que eu disse do Marco", "Marco"),
        ("nah on second thoughts forget what I said about Marco", "Marco"),
        ("ach komm, vergiss das mit Marco, war nur so dahingesagt", "Marco"),
        ("eh no, dimentica quello che ho detto di Marco, ero solo arrabbiata", "Marco"),
        ("euh non, oublie ce que j'ai dit sur Marco", "Marco"),
        ("ai não, esquece o que eu falei do Marco, tava só brava", "Marco"),
        ("good grief, forget what I said about Marco", "Marco"),
        ("na doch ned, vergiss die pin bitte wieder", "pin"),
        ("bueno nada, borra lo de mi jefe", "mi jefe"),
        ("na geh, vergiss des mit da Oma", "Oma"),
    ],
)
def test_what_is_called_out_in_front_of_an_order_is_no_part_of_it(order: str, what: str):
    assert [each.what for each in heard(order).retractions] == [what]


@pytest.mark.parametrize(
    "text",
    [
        "Regarding Liam: please delete all of it from your memory.",
        "Zu Liam: bitte lösch das alles aus deinem Gedächtnis.",
        "Sobre Liam: borra todo eso de tu memoria.",
    ],
)
def test_what_an_order_that_names_nothing_is_about_stands_in_front_of_it(text: str):
    assert [each.what for each in heard(text).retractions] == ["Liam"]


@pytest.mark.parametrize(
    "order",
    [
        "uy no, bórralo",
        "oops, delete that",
        "scratch that",
        "puh ne, lösch das lieber",
        "oh là, efface ça",
        "uffa, cancellalo",
        "opa, apaga isso",
    ],
)
def test_what_may_be_a_text_is_what_the_user_told_of_herself_just_before(order: str):
    mine, letter, asked = "I owe my brother 3,000.", "I wrote a letter to my brother.", "Can you write to my brother?"

    assert heard(order, before=(mine,)).retractions == (Retraction(mine, "said", sure=False),)
    assert not heard(order, before=(letter,)).retractions
    assert not heard(order, before=(asked,)).retractions
    assert not heard(f"{order}. It's Tuesday.", before=(mine,)).retractions


@pytest.mark.parametrize("text", ["drop it", "let go of it", "She said, forget what I said about Marco"])
def test_what_is_to_be_spoken_of_no_more_or_what_others_say_takes_back_nothing(text: str):
    assert not heard(text, before=("I owe my brother 3,000.",)).retractions


@pytest.mark.parametrize(
    "text",
    [
        "mi hermana deja a Greg, no te lo apuntes",
        "Meine Schwester trennt sich von Greg, schreib dir das nicht auf",
        "ma soeur quitte Greg, ne l'écris pas",
        "mia sorella lascia Greg, non segnartelo",
        "a minha irmã vai largar o Greg, não o anota",
    ],
)
def test_what_is_not_to_be_noted_down_is_off_the_record(text: str):
    assert heard(text)[1:4] == ("", False, True)


@pytest.mark.parametrize(
    "text",
    [
        "mi hermano Greg no se lo apuntó y perdimos la cita",
        "Greg hat sich das nicht aufgeschrieben",
        "mio fratello non se l'è segnato",
        "o meu irmão esqueceu a senha, não anota",
    ],
)
def test_what_somebody_else_did_not_note_down_is_kept(text: str):
    assert heard(text)[1:4] == (text, True, False)


@pytest.mark.parametrize(
    "text",
    [
        "das behältst du aber für dich",
        "but keep that to yourself",
        "pero que quede entre nosotros",
        "mais ça reste entre nous",
        "però resta tra noi",
        "mas que fique entre nós",
    ],
)
def test_a_message_that_is_all_off_the_record_and_points_back_means_the_one_before(text: str):
    told = heard(text, before=("My sister is leaving Greg.",))

    assert told.retractions == (Retraction("My sister is leaving Greg.", "said"),)
    assert told.off_the_record


@pytest.mark.parametrize("text", ["das bleibt unter uns", "but this stays between us: I'm leaving Graz"])
def test_what_may_as_well_mean_what_follows_takes_back_nothing(text: str):
    assert heard(text, before=("My sister is leaving Greg.",)).retractions == ()


def test_what_is_not_to_be_kept_on_file_is_heard_beside_what_else_is_said():
    told = heard("I moved last week. Don't keep my passport number on file. What do I pack?")

    assert [(each.what, each.sure) for each in told.retractions] == [("my passport number", True)]
