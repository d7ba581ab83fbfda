"""What is kept of what users say, and what of it comes back: through HTTP and the worker, to the upstream's prompt."""

from datetime import UTC, datetime
from typing import Any

import httpx2
import pytest

from tests.e2e.conftest import KEY, Ricordo


def said(ricordo: Ricordo, user: str, *texts: str) -> str:
    """The prompt of the last of these messages, each in a conversation of its own."""
    for text in texts:
        ricordo.client(user).chat.completions.create(model="m", messages=[{"role": "user", "content": text}])
        ricordo.ingested()
    return str(ricordo.upstream.requests[-1].json()["messages"])


def kept(ricordo: Ricordo, user: str) -> list[str]:
    headers = {"authorization": f"Bearer {KEY}", "x-memory-user": user}
    found = httpx2.get(f"{ricordo.origin}/memory/v1/memories", headers=headers).raise_for_status().json()
    return [each["memory"] for each in found["results"]]


@pytest.mark.parametrize(
    "text",
    [
        "Elenca i pianeti del sistema solare in ordine",
        "Liste os planetas do sistema solar em ordem",
        "Enumera los planetas del sistema solar en orden",
        "Liste les planètes du système solaire dans l'ordre",
        "Nenne die Planeten des Sonnensystems der Reihe nach",
    ],
)
def test_a_request_without_a_question_mark_is_no_memory(ricordo: Ricordo, text: str):
    said(ricordo, "asker", text)

    assert kept(ricordo, "asker") == []


@pytest.mark.parametrize(
    "text",
    [
        "que medicamentos tomo para a asma",
        "quels medicaments je prend pour l'asthme",
        "que pastillas tomo para la tension",
        "je suis allergique à quoi deja",
        "sou alergico a que mesmo",
        "fais moi un planning de la semaine, je travaille chez qui deja",
        "ich arbeite bei wem nochmal",
        "vivo dove adesso",
        "trabajo para quien ahora",
        "i work for whom again",
    ],
)
def test_what_is_asked_without_a_mark_is_no_memory(ricordo: Ricordo, text: str):
    said(ricordo, "asker", text)

    assert kept(ricordo, "asker") == []


@pytest.mark.parametrize(
    ("user", "text", "line"),
    [
        ("noix", "je suis allergique aux noix on mange où", "Allergies: noix"),
        ("celiaca", "sono celiaca mangio dove adesso", "Conditions: Celiachia"),
        ("ibuprofeno", "tomo ibuprofeno de vez en cuando", "Medications: ibuprofeno"),
    ],
)
def test_what_is_told_in_front_of_a_question_word_stands_in_every_prompt(
    ricordo: Ricordo, user: str, text: str, line: str
):
    assert line in said(ricordo, user, text, "Explain how DNS works.")


@pytest.mark.parametrize(
    ("user", "text"),
    [("lavora", "non so dove lavoro da agosto"), ("consulta", "tenho consulta no dentista não sei quando")],
)
def test_what_nobody_knows_is_told_all_the_same(ricordo: Ricordo, user: str, text: str):
    said(ricordo, user, text)

    assert kept(ricordo, user) == [text]


@pytest.mark.parametrize(
    ("before", "moved", "home"),
    [
        ("j'habite à Nantes", "ca y est on est installés à Rennes", "Rennes"),
        ("j'habite à Namur", "je suis retournée vivre chez mes parents à Mons", "Mons"),
        ("moro em setúbal", "mudei de casa agora estou no barreiro", "barreiro"),
        ("moro em olinda", "voltei pra casa dos meus pais em recife", "recife"),
        ("abito a bologna", "sn tornato dai miei a rimini", "rimini"),
        ("vivo en Cuenca", "ya estamos instalados en Toledo", "Toledo"),
        ("ich wohne in Graz", "wir sind jetzt in Linz eingezogen", "Linz"),
        ("i live in Bath", "moved back in with my parents in York", "York"),
    ],
)
def test_where_somebody_has_settled_is_her_home(ricordo: Ricordo, before: str, moved: str, home: str):
    assert f"Home: {home}" in said(ricordo, f"settled-{home}", before, moved, "Explain how DNS works.")


@pytest.mark.parametrize(
    "told",
    [
        "je suis installé en terrasse",
        "we settled in court",
        "nos mudamos de mesa, ahora estamos en la terraza",
        "mudei de telemóvel agora estou no comboio",
    ],
)
def test_where_somebody_sits_is_no_home(ricordo: Ricordo, told: str):
    assert "Home:" not in said(ricordo, "sitting", told, "Explain how DNS works.")


@pytest.mark.parametrize(
    ("told", "when", "asked"),
    [
        ("rdv dentiste le 3 mars à 15h", "3 mars à 15h", "c'est quand mon rdv chez le dentiste"),
        ("Rendez-vous chez le notaire vendredi 20 à 11h.", "vendredi 20 à 11h", "quand est le notaire ?"),
        (
            "rdv cardiologue le 14 à 9h il faut que mon fils me conduise car je ne conduis plus la nuit",
            "le 14 à 9h",
            "c'est quand mon rdv chez le cardiologue",
        ),
        ("check-up with the dentist on the 3rd at 3pm", "the 3rd at 3pm", "when do I see the dentist?"),
    ],
)
def test_an_appointment_that_is_a_noun_alone_comes_back(ricordo: Ricordo, told: str, when: str, asked: str):
    assert when in said(ricordo, "patient", told, asked)


def test_what_is_asked_for_politely_is_no_appointment(ricordo: Ricordo):
    said(ricordo, "asker", "donnez-moi une recette de tarte", "rendez-moi ce texte plus court")

    assert kept(ricordo, "asker") == []


def test_what_is_known_of_somebody_are_no_requests_of_before(ricordo: Ricordo):
    prompt = said(
        ricordo, "teller", "My commute takes 50 minutes.", "Write a bio for my LinkedIn.", "What do you know about me?"
    )

    assert "My commute takes 50 minutes." in prompt
    assert "LinkedIn" not in prompt


def test_what_only_means_what_is_forgotten_goes_with_it(ricordo: Ricordo):
    fight = "Jonas and I had a big fight. I don't want to talk about it."
    before = said(ricordo, "quarreller", fight, "What do you know about me?")
    after = said(
        ricordo, "quarreller", "Forget what I told you about the fight with Jonas.", "What do you know about me?"
    )

    assert "talk about it" in before
    assert "talk about it" not in after


def test_who_has_told_little_is_answered_by_what_shares_nothing_with_her_question(ricordo: Ricordo):
    assert "I'm retired." in said(
        ricordo, "pensioner", "I'm retired.", "Can I go on holiday outside the summer months?"
    )


def test_who_leaves_out_the_question_mark_is_answered_as_well(ricordo: Ricordo):
    assert "I'm retired." in said(ricordo, "unmarked", "I'm retired.", "can I go on holiday outside the summer months")


@pytest.mark.parametrize(
    ("user", "asked"),
    [
        ("traveller", "Hi, translate to Estonian: 'I am allergic to nuts and I need a table for two'"),
        ("tourist", "how do you say I'm allergic to nuts in Thai"),
    ],
)
def test_what_is_to_be_said_in_another_language_stands_in_no_prompt(ricordo: Ricordo, user: str, asked: str):
    assert "nuts" not in said(ricordo, user, asked, "What can I bake with almonds?")


def test_what_somebody_would_rather_do_stands_in_no_prompt_for_good(ricordo: Ricordo):
    prompt = said(ricordo, "cyclist", "I'd rather cycle but the bike is broken.", "Explain how DNS works.")

    assert "rather cycle" not in prompt


def test_what_lasts_of_the_body_stands_in_every_prompt(ricordo: Ricordo):
    prompt = said(
        ricordo, "skier", "I've got a bad knee from skiing, is yoga ok?", "Design a HIIT session for tonight."
    )

    assert "Conditions: Bad knee" in prompt


@pytest.mark.parametrize(
    ("user", "text", "line"),
    [
        ("celeste", "Soy celíaca, ¿qué puedo cenar?", "Conditions: Celiaquía"),
        ("vera", "Sono vegana, cosa cucino stasera?", "Diet: vegan"),
        ("asma", "Tenho asma.", "Conditions: Asma"),
    ],
)
def test_two_words_whose_subject_stands_in_the_verb_are_kept(ricordo: Ricordo, user: str, text: str, line: str):
    assert line in said(ricordo, user, text, "Explain how DNS works.")


def test_what_somebody_has_not_is_kept_beside_her_question(ricordo: Ricordo):
    said(ricordo, "sin-horno", "No tengo horno, ¿qué puedo cocinar?")

    assert kept(ricordo, "sin-horno")


@pytest.mark.parametrize(
    ("user", "texts"),
    [
        ("widower", ("My wife Anna died last year.",)),
        ("mourner", ("My dog Rex is three.", "My dog Rex died yesterday.")),
        ("mourner-too", ("My dog Rex is three.", "My dog died yesterday.")),
        ("dolente", ("Il mio cane si chiama Fido.", "Il mio cane Fido è morto ieri.")),
        ("viuda", ("Mi marido Luis falleció en enero.",)),
        ("verlassen", ("Meine Freundin Zoe und ich haben uns getrennt.",)),
    ],
)
def test_who_died_or_left_is_no_line_of_the_family(ricordo: Ricordo, user: str, texts: tuple[str, ...]):
    assert "Family" not in said(ricordo, user, *texts, "Explain how DNS works.")


def test_whose_father_died_stays_in_the_family(ricordo: Ricordo):
    told = ("My wife Anna is a vet.", "My wife Anna's father died last night.", "Explain how DNS works.")

    assert "wife: Anna" in said(ricordo, "son-in-law", *told)


def test_who_introduces_herself_tells_what_she_does(ricordo: Ricordo):
    prompt = said(ricordo, "physio", "I'm Ilka, a physiotherapist from Tampere.", "Good morning!")

    assert "Job: physiotherapist" in prompt


def test_an_introduction_without_a_verb_stands_in_the_next_prompt(ricordo: Ricordo):
    nurse = "Rui, 34, nurse in Porto, two kids. I need a meal plan for night shifts."
    translator = "Any dinner ideas for tonight? (vegetarian btw)"

    prompt = said(ricordo, "rui", nurse, translator, "Good morning!")

    assert all(line in prompt for line in ("Name: Rui", "Job: nurse", "Children: two kids", "Diet: vegetarian"))


def test_a_line_of_somebody_else_stands_in_no_profile(ricordo: Ricordo):
    prompt = said(ricordo, "author", "Anna, 34, nurse in Porto, two kids: write a story about her.", "Good morning!")

    assert "Job:" not in prompt
    assert "Name:" not in prompt


def test_how_answers_are_to_be_stands_in_every_later_prompt(ricordo: Ricordo):
    assert "metric units" in said(ricordo, "cook", "Please use British spelling and metric units.", "How big is a cup?")


def test_what_is_wanted_otherwise_of_an_answer_is_no_memory(ricordo: Ricordo):
    said(ricordo, "editor", "Too long, make it shorter and drop the title.", "Zu lang, mach es kürzer.")

    assert kept(ricordo, "editor") == []


def test_what_a_request_says_of_its_user_comes_back(ricordo: Ricordo):
    prompt = said(
        ricordo, "parent", "Suggest a stroller, I'm expecting twins in June.", "How many cots do I need in June?"
    )

    assert "expecting twins" in prompt


def test_who_asks_for_a_dinner_has_what_nobody_at_the_table_may_eat(ricordo: Ricordo):
    prompt = said(
        ricordo,
        "cook",
        "We're vegetarian except for fish, and Priya's allergic to peanuts.",
        "Mon fils est cœliaque.",
        "El huevo me sienta fatal.",
        "Work doesn't agree with me lately.",
        "Give me a quick dinner for tonight, kids included",
    )

    assert "Diet: vegetarian (except fish)" in prompt
    assert "Household: son: Maladie cœliaque" in prompt
    assert "Others: Priya: allergic to peanuts" in prompt  # nobody says that she lives there
    assert "Allergies: huevo (intolerance)" in prompt
    in_every_prompt, _, _ = prompt.partition("=== Retrieved Memories ===")
    assert "Work doesn't agree" not in in_every_prompt
    assert "Work" not in in_every_prompt.partition("Allergies:")[2].partition("\\n")[0]


def test_what_is_eaten_again_is_no_intolerance(ricordo: Ricordo):
    before = said(ricordo, "eater", "Eggs don't agree with me.", "Good morning!")
    after = said(ricordo, "eater", "I can eat eggs again.", "Good morning!")

    assert "Allergies: eggs (intolerance)" in before
    assert "Allergies:" not in after


def test_an_instruction_that_stands_in_the_profile_stands_in_the_prompt_once(ricordo: Ricordo):
    prompt = said(
        ricordo, "francophone", "Réponds-moi toujours en français, s'il te plaît.", "Quelle heure est-il à Oslo ?"
    )

    assert prompt.casefold().count("toujours en français") == 1


def test_a_preference_that_stands_in_the_profile_stands_in_the_prompt_once(ricordo: Ricordo):
    assert said(ricordo, "metric", "I prefer Celsius.", "Explain how DNS works.").count("Celsius") == 1


@pytest.mark.parametrize(
    ("user", "wish"),
    [
        ("brief", "I'd prefer shorter answers"),
        ("knapp", "Deine Antworten sind mir zu lang, fass dich kurz."),
        ("plain", "Plain words please"),
        ("expert", "Don't explain the basics to me"),
        ("tu", "Dammi del tu"),
    ],
)
def test_a_wish_of_all_answers_stands_in_every_later_prompt(ricordo: Ricordo, user: str, wish: str):
    assert wish.casefold() in said(ricordo, user, wish, "Explain how DNS works.").casefold()


@pytest.mark.parametrize(
    ("user", "wish"),
    [
        ("paid", "Since I pay everything in euros now, use euros from here on"),
        ("saluts", "Désormais pas la peine de me dire bonjour à chaque réponse, va droit au but"),
        ("refran", "A partir de ahora cierra cada respuesta con un refrán, que me divierte"),
        ("grussformeln", "Grußformeln am Ende lässt du ab jetzt immer weg"),
        ("orari", "d'ora in avanti gli orari scrivili tutti col formato 24 ore"),
        ("porto", "agora moro no Porto, então daqui em diante os preços sempre em euros"),
        ("reading", "I listen to these on the bus, so nothing in tables any more, whatever I ask"),
    ],
)
def test_a_standing_instruction_in_words_that_no_form_foresaw_stands_in_every_later_prompt(
    ricordo: Ricordo, user: str, wish: str
):
    assert wish in said(ricordo, user, wish, "Explain how DNS works.")


@pytest.mark.parametrize(
    ("user", "wish", "word"),
    [
        ("oxford", "In future leave the Oxford comma out of anything you draft for me.", "Oxford comma"),
        ("hives", "Going forward any beekeeping advice you give me should be for horizontal hives.", "beekeeping"),
        ("misure", "D'ora in poi dammi tutte le misure in centimetri.", "centimetri"),
        ("medidas", "A partir de ahora usa siempre gramos en las recetas.", "gramos"),
        ("knappe", "Ab jetzt antworte bitte immer mit Quellen.", "Quellen"),
        ("journey", 'never use the word "journey" in my captions again', "captions"),
    ],
)
def test_a_standing_instruction_stands_once_and_whole(ricordo: Ricordo, user: str, wish: str, word: str):
    prompt = said(ricordo, user, wish, "Explain how DNS works.")

    assert prompt.count(word) == 1
    assert "never use the word in" not in prompt


@pytest.mark.parametrize(
    ("user", "told"),
    [
        ("commuter", "From now on I take the bus to work, whatever the weather"),
        ("minutes", "My boss wants bullet points in every mail from here on"),
        ("toast", "For the toast on Saturday write it in Spanish, just this once"),
    ],
)
def test_what_only_sounds_like_a_standing_instruction_stands_in_no_later_prompt(ricordo: Ricordo, user: str, told: str):
    assert "Standing Preferences" not in said(ricordo, user, told, "Explain how DNS works.")


@pytest.mark.parametrize(
    ("user", "asked"),
    [
        ("wording", "Plain words please: what does 'force majeure' mean?"),
        ("tweet", "Write a tweet about our launch. No hashtags and no emojis."),
        ("hurried", "Answer briefly, I'm in a hurry."),
    ],
)
def test_how_one_answer_is_to_be_stands_in_no_later_prompt(ricordo: Ricordo, user: str, asked: str):
    assert asked not in said(ricordo, user, asked, "Explain how DNS works.")


def test_how_work_is_done_comes_back(ricordo: Ricordo):
    assert "Use pnpm, not npm." in said(
        ricordo, "developer", "Use pnpm, not npm.", "How do we install with npm or pnpm?"
    )


def test_lines_of_an_error_are_no_memory(ricordo: Ricordo):
    said(ricordo, "debugger", "Fatal error: Uncaught Error in /var/www/functions.php:42", "npm ERR! code ERESOLVE")

    assert kept(ricordo, "debugger") == []


def test_a_question_with_a_topic_is_answered_with_that_and_not_with_all(ricordo: Ricordo):
    told = [
        *("My grandmother Rose lives in Leeds.", "I adopted a cat called Bulgur.", "My knees hurt when it rains."),
        *("I play the cello on Mondays.", "My passport expires in May.", "I owe Tim forty euros."),
        "We settled on simulated annealing for the solver.",
    ]

    prompt = said(ricordo, "planner", *told, "What did we decide about the solver?")

    assert "simulated annealing" in prompt
    assert sum(each in prompt for each in told) <= 3
    assert "passport" in said(ricordo, "planner", "What do you know about me?")


def test_an_order_with_a_reason_is_carried_out(ricordo: Ricordo):
    said(ricordo, "defendant", "The court wants 12,000 euros from us.", "I keep bees.")
    assert any("court" in each for each in kept(ricordo, "defendant"))

    said(ricordo, "defendant", "Forget the story about the court, it's settled.")

    assert kept(ricordo, "defendant") == ["I keep bees."]


def test_an_order_that_lists_several_things_is_carried_out_for_each(ricordo: Ricordo):
    told = ["My lawsuit starts in May.", "My bail was 3,000 euros.", "My lawyer is called Brandt.", "I keep bees."]
    said(ricordo, "debtor", *told)
    assert len(kept(ricordo, "debtor")) == len(told)

    said(ricordo, "debtor", "Please forget my lawsuit, bail and lawyer.")

    assert kept(ricordo, "debtor") == ["I keep bees."]


def test_what_is_to_be_kept_to_oneself_is_not_kept(ricordo: Ricordo):
    said(ricordo, "confidant", "I'm thinking of leaving my husband. Keep this to yourself.", "I keep bees.")

    assert kept(ricordo, "confidant") == ["I keep bees."]


def test_private_life_fills_no_prompt_of_a_project(ricordo: Ricordo):
    told = ["My grandmother died on Monday.", "I got engaged to Jannik.", "I carry a grudge against my aunt."]
    told += ["My knees hurt when it rains.", "I play the cello.", "I keep bees."]
    said(ricordo, "manager", *told)
    client = ricordo.client("manager", default_headers={"X-Memory-User": "manager", "X-Memory-Project": "kompass"})
    for text in ("Our pricing is Basic 49 and Pro 129 euros.", "How much is our Pro plan?"):
        client.chat.completions.create(model="m", messages=[{"role": "user", "content": text}])
        ricordo.ingested()
    prompt = str(ricordo.upstream.requests[-1].json()["messages"])

    assert "Pro 129" in prompt
    assert not any(each in prompt for each in told)


@pytest.mark.parametrize(
    ("user", "order", "asked"),
    [
        ("Seidel", "Bitte siezen Sie mich und antworten Sie knapp.", "Wie groß ist Neuseeland?"),
        ("Whitfield", "I should be grateful if you would keep your answers brief.", "How large is New Zealand?"),
        ("Lenoir", "Veuillez me vouvoyer et répondre brièvement.", "Quelle est la superficie du Chili ?"),
        ("Molina", "Le ruego que me trate de usted.", "¿Qué superficie tiene Chile?"),
        ("Conti", "Mi dia del Lei.", "Quanto è grande il Cile?"),
        ("Almeida", "Queira tratar-me por senhora.", "Qual é a área do Chile?"),
    ],
)
def test_how_answers_are_ordered_formally_stands_in_every_prompt(ricordo: Ricordo, user: str, order: str, asked: str):
    assert order.removeprefix("Bitte ") in said(ricordo, user, order, asked)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("pls dont use emojis", "don't use emojis"),
        ("im allergic to peanuts btw", "Allergies: peanuts"),
        ("ive got a dog named biscuit hes 3", "Family: dog: Biscuit"),
        ("bin krankenpfleger u arbeite nachts", "Job: krankenpfleger"),
        ("jhabite a lyon depuis 2 ans", "Home: Lyon"),
        ("soy alergico a los cacahuetes", "Allergies: cacahuetes"),
        ("mi kiamo nicolo", "Name: nicolo"),
        ("sou enfermeira trabalho d noite", "Job: enfermeira"),
    ],
)
def test_what_is_typed_in_a_hurry_is_understood(ricordo: Ricordo, text: str, shown: str):
    prompt = said(ricordo, text.replace(" ", "-"), text, "Good morning!")

    assert shown.casefold() in prompt.casefold()


def test_who_asks_in_a_hurry_what_is_known_of_her_is_told(ricordo: Ricordo):
    assert "My commute takes 50 minutes." in said(
        ricordo, "brief", "My commute takes 50 minutes.", "what do u know abt me"
    )


def test_whose_words_are_worked_on_tells_nothing_of_the_user(ricordo: Ricordo):
    prompt = said(
        ricordo,
        "professional",
        "Translate into French: I am pregnant and I live in Cardiff with my husband Owen.",
        "Customer writes: My name is Gary, I live in Denver. I'm allergic to latex. Answer politely.",
        "Schreib eine Kurzgeschichte: Ich heiße Lena, bin 12 und habe Asthma.",
        "Un paciente me dijo: Tomo Sintrom y soy alérgico a las nueces. ¿Qué miro?",
        "Good morning!",
    )

    assert prompt == "[{'role': 'user', 'content': 'Good morning!'}]"


def test_what_the_user_says_of_herself_behind_a_request_is_known(ricordo: Ricordo):
    prompt = said(ricordo, "planner", "Help me plan a week of meals: I'm vegan and cook for two.", "Good morning!")

    assert "Diet: vegan" in prompt


@pytest.mark.parametrize(
    ("user", "asked", "no_value"),
    [
        ("school", "scrivimi una mail per la maestra di Leo e scrivi solo che ha la febbre", "febbre"),
        ("list", "Rispondi solo con la lista della spesa", "spesa"),
        ("boss", "write my boss that I'm sick. no wait, not sick. just write that I work from home", "from home"),
        ("mango", "As a diabetic, would someone need to avoid mango?", "iabet"),
        ("manger", "En tant que diabétique, quelqu'un doit-il éviter la mangue ?", "iab"),
    ],
)
def test_what_is_to_be_done_once_or_asked_of_anybody_is_nothing_that_is_known_of_its_user(
    ricordo: Ricordo, user: str, asked: str, no_value: str
):
    assert no_value not in said(ricordo, user, asked, "Good morning!")


def test_who_asks_as_what_she_is_is_that(ricordo: Ricordo):
    prompt = said(ricordo, "asker", "As a diabetic, what snacks are good?", "Good morning!")

    assert "Conditions: Diabetes" in prompt


def test_what_opens_a_play_is_nothing_that_is_known_of_its_user(ricordo: Ricordo):
    opening = "You are Queen Ismere. Stay in character. I'm a captured thief with one hand."
    prompt = said(ricordo, "player", "I live in Tampere.", opening, "What do you know about me?")

    assert "Tampere" in prompt
    assert "thief" not in prompt


def test_a_mood_is_nothing_that_is_known_of_its_user(ricordo: Ricordo):
    prompt = said(ricordo, "tired", "I live in Tampere.", "ugh, I'm so tired today", "What do you know about me?")

    assert "Tampere" in prompt
    assert "tired" not in prompt


@pytest.mark.parametrize(
    ("user", "play", "line"),
    [
        (
            "guest",
            "Role play. You're a waiter and I'm a guest with a shellfish allergy.",
            "I'd like the lobster, but I'm allergic to shellfish.",
        ),
        ("gast", "Du bist ein Kellner und ich bin ein Gast.", "Ich bin gegen Nüsse allergisch, ist da Nougat drin?"),
        ("client", "Tu es le serveur et je suis un client difficile.", "Je suis allergique aux noix, et le gâteau ?"),
        ("clienta", "Tú eres el camarero y yo soy una clienta.", "Soy alérgica a las nueces, ¿qué lleva el postre?"),
        ("cliente", "Io sono il farmacista, tu il cliente.", "Sono allergico alle noci."),
        ("hospede", "Você é o garçom e eu sou um hóspede.", "Sou alérgico a nozes."),
    ],
)
def test_what_a_part_says_that_the_user_plays_is_not_hers(ricordo: Ricordo, user: str, play: str, line: str):
    client = ricordo.client(user)
    messages: list[Any] = [{"role": "user", "content": play}]
    for said_next in (line, "End of the role play, thanks."):
        answer = client.chat.completions.create(model="m", messages=messages).choices[0].message.content
        ricordo.ingested()
        messages += [{"role": "assistant", "content": answer}, {"role": "user", "content": said_next}]
    client.chat.completions.create(model="m", messages=messages)
    ricordo.ingested()

    assert said(ricordo, user, "Good morning!") == "[{'role': 'user', 'content': 'Good morning!'}]"


def test_what_is_dictated_without_a_full_stop_is_in_the_profile(ricordo: Ricordo):
    prompt = said(
        ricordo,
        "margaret",
        "i was at the doctors and she said my blood pressure is too high so she has put me on ramipril what can i cook",
        "that sounds complicated is there something easier",
        "it worked thank you dear",
        "what shall we have for supper",
    )

    assert "Medications: ramipril" in prompt
    assert "High blood pressure" in prompt
    assert len(kept(ricordo, "margaret")) == 1


def test_how_old_somebody_is_is_told_by_what_does_not_go_stale(ricordo: Ricordo):
    year = datetime.now(UTC).year
    prompt = said(ricordo, "old", "I'm 34.", "My son is 6.", "How old am I?")

    assert f"Born: {year - 35} or {year - 34}" in prompt


def test_who_wants_her_age_forgotten_has_none_in_her_profile(ricordo: Ricordo):
    prompt = said(
        ricordo, "ageless", "I turned forty last week.", "Please forget my age.", "What do you know about me?"
    )

    assert "Born:" not in prompt


def test_a_relative_in_small_letters_has_a_name(ricordo: Ricordo):
    prompt = said(ricordo, "typist", "my daughter claire lives in leeds", "my brother always calls", "Good morning!")

    assert "Family: daughter: Claire\\n" in prompt


@pytest.mark.parametrize(
    "order",
    [
        "Whenever I ask about maths, show the working.",
        "If I paste code, only point out bugs.",
        "Wenn du mir Rezepte gibst, dann bitte ohne Koriander.",
        "Quand je te demande du code, commente-le.",
    ],
)
def test_an_order_that_holds_on_an_occasion_stands_in_every_later_prompt(ricordo: Ricordo, order: str):
    assert order in said(ricordo, f"orderer{len(order)}", order, "Name three rivers in Peru.")


def test_what_hangs_on_something_else_than_the_talk_is_no_order_for_good(ricordo: Ricordo):
    prompt = said(ricordo, "traveller", "When I go to Rome, take the train with me!", "Name three rivers in Peru.")

    assert "Rome" not in prompt


def test_of_a_long_account_what_is_so_is_in_the_profile_and_nothing_else(ricordo: Ricordo):
    prompt = said(
        ricordo,
        "rambler",
        "Ok, some background. I moved to Leeds, well, Bradford really, in May, after eight years in London. I have "
        "asthma, and I'm not sure if I should run. I'm allergic to latex, by the way, and even the first-aid box had "
        "latex gloves in it.",
        "Good morning!",
    )

    assert "Home: Bradford\\n" in prompt
    assert "Conditions: Asthma\\n" in prompt
    assert "Allergies: latex\\n" in prompt


def test_what_goes_on_with_which_is_kept_whole(ricordo: Ricordo):
    said(ricordo, "migraineur", "I have migraines, with aura, which is why I can't take the combined pill.")

    assert kept(ricordo, "migraineur") == ["I have migraines, with aura, which is why I can't take the combined pill."]


def test_a_medicine_that_must_not_be_taken_is_none_that_is(ricordo: Ricordo):
    prompt = said(
        ricordo,
        "patientin",
        "Kurz zu mir. Seit dem Umzug habe ich wieder Asthma. Ich nehme Marcumar und darf kein Aspirin nehmen.",
        "Good morning!",
    )

    assert "Conditions: Asthma\\n" in prompt
    assert "Medications: Marcumar\\n" in prompt
    assert "darf kein Aspirin" in prompt


MATTERS = {
    "en": (
        "I bake bread.",
        "My bike is a Brompton.",
        "I sing on Tuesdays.",
        "Our cat fears thunder.",
        "I read in bed.",
    ),
    "de": (
        "Ich backe Brot.",
        "Mein Rad ist rot.",
        "Ich singe dienstags.",
        "Wir haben Angst vor Gewittern.",
        "Ich lese im Bett.",
    ),
    "fr": ("Je fais du pain.", "Mon vélo est rouge.", "Je chante le mardi.", "On a peur de l'orage.", "Je lis au lit."),
    "it": (
        "Faccio il pane.",
        "La mia bici è rossa.",
        "Canto il martedì.",
        "Abbiamo paura dei tuoni.",
        "Leggo a letto.",
    ),
}
"""So many other things that what is not similar enough to a question is left out."""


@pytest.mark.parametrize(
    ("language", "now", "planned", "question"),
    [
        ("en", "I live in Leeds.", "The move to Lisbon is on 3 January, my sister drives the van.", "Where do I live?"),
        (
            "de",
            "Wir wohnen in Celle.",
            "Der Umzug nach Bremen ist am 3. Juli, Onkel Heinz fährt den Transporter.",
            "Wo werde ich im Herbst leben?",
        ),
        ("fr", "On habite à Vincennes.", "On déménage à Lyon en octobre !", "où est-ce qu'on va habiter cet automne ?"),
        ("it", "Abitiamo a Torino.", "A settembre ci trasferiamo a Cuneo.", "dove vivrò in autunno?"),
    ],
)
def test_who_asks_where_she_will_live_gets_what_she_plans(
    ricordo: Ricordo, language: str, now: str, planned: str, question: str
):
    assert planned in said(ricordo, f"mover-{language}", now, planned, *MATTERS[language], question)


def test_a_fact_told_in_front_of_a_question_comes_back_when_it_is_asked_for(ricordo: Ricordo):
    told = "car's a 2014 Fabia, how much oil does it take?"

    assert "2014 Fabia" in said(ricordo, "driver", told, "Which car do I drive?")
