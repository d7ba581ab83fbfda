"""Whoever is introduced with name and age before something is said of them is its subject."""

import pytest

from memory.language.relatives import introduced, relatives_meant, without_asides
from memory.language.sayings import said_by


def household(text: str) -> list[str]:
    return [said.value for said, act in said_by(text, by_model=False) if said.field == "household" and act == "say"]


def dropped(text: str) -> list[str]:
    return [said.value for said, act in said_by(text, by_model=False) if said.field == "household" and act == "drop"]


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("I have a 4 year old son, Nico, who is allergic to eggs.", ["son Nico: allergic to eggs"]),
        ("I'm cooking for my daughter who has a nut allergy.", ["daughter: allergic to nut"]),
        ("My husband Tom, who is coeliac, will be there.", ["husband Tom: Coeliac disease"]),
        ("Wir haben eine Tochter, Emma, die gegen Erdnüsse allergisch ist.", ["daughter Emma: allergic to Erdnüsse"]),
        ("Meine Tochter Lina, 3, hat eine Nussallergie.", ["daughter Lina: allergic to Nuss"]),
        (
            "Tengo un hijo de 4 años, Nico, que es alérgico al huevo y a los frutos secos.",
            ["son Nico: allergic to huevo", "son Nico: allergic to frutos secos"],
        ),
        ("Tenemos una niña celíaca.", ["daughter: Celiaquía"]),
        ("J'ai un fils de 7 ans, Hugo, qui est allergique aux arachides.", ["son Hugo: allergic to arachides"]),
        ("Mon mari, qui est diabétique, mange avec nous.", ["husband: Diabète"]),
        ("Ho un figlio di 6 anni, Luca, che è allergico alle noci.", ["son Luca: allergic to noci"]),
        ("Mio marito, che è celiaco, mangia con noi.", ["husband: Celiachia"]),
        ("Tenho um filho de 5 anos, o Rui, que é alérgico ao amendoim.", ["son Rui: allergic to amendoim"]),
        ("O meu marido, que é celíaco, janta connosco.", ["husband: Doença celíaca"]),
    ],
)
def test_what_a_relative_must_not_eat_is_known_however_they_are_introduced(text: str, known: list[str]):
    assert household(text) == known


@pytest.mark.parametrize(
    "text",
    [
        "I have a student, Nico, who is allergic to eggs.",
        "A customer has a daughter who is allergic to peanuts.",
        "My neighbour's son, who is allergic to nuts, came over.",
        "My son has a friend who is allergic to peanuts.",
        "I have a son who is allergic to homework.",
        "I have a son who is not allergic to eggs.",
        "If I had a son who is allergic to eggs, what would I cook?",
        "Ich habe einen Freund, der gegen Nüsse allergisch ist.",
        "Mein Sohn hat einen Freund, der gegen Nüsse allergisch ist.",
        "Tengo una clienta con una hija celíaca.",
        "Mon fils a un copain qui est allergique aux œufs.",
        "Mio figlio ha un amico che è allergico alle noci.",
        "Tenho um aluno que é alérgico ao amendoim.",
    ],
)
def test_who_only_stands_near_a_relative_is_nobody_of_the_household(text: str):
    assert household(text) == []


@pytest.mark.parametrize(
    ("text", "over"),
    [
        ("Nico can eat eggs again.", "Nico: allergic to eggs"),
        ("My son Leo now tolerates milk.", "son Leo: allergic to milk"),
        ("Ella has outgrown her peanut allergy.", "Ella: allergic to peanut"),
        ("Lina verträgt inzwischen wieder Milch.", "Lina: Milch (intolerance)"),
        ("Mein Sohn darf wieder Eier essen.", "son: allergic to Eier"),
        ("El alergólogo dice que Nico ya tolera el huevo.", "Nico: allergic to huevo"),
        ("Hugo tolère maintenant les œufs.", "Hugo: allergic to œufs"),
        ("Il medico dice che Luca può di nuovo mangiare le uova.", "Luca: allergic to uova"),
        ("A Inês pode voltar a comer queijo.", "Inês: allergic to queijo"),
    ],
)
def test_what_a_relative_may_eat_again_is_over(text: str, over: str):
    assert over in dropped(text)


@pytest.mark.parametrize(
    "text",
    [
        "Nico can eat eggs if they're boiled.",
        "Can Nico eat eggs again?",
        "Nico wants to eat eggs again.",
        "Lina verträgt keine Milch.",
        "El médico dice que Nico todavía no tolera el huevo.",
        "Hugo ne tolère pas les œufs.",
        "O Rui ainda não tolera o ovo.",
    ],
)
def test_what_may_not_be_eaten_for_sure_is_not_over(text: str):
    assert dropped(text) == []


@pytest.mark.parametrize(
    ("text", "over"),
    [
        ("Theo got a second opinion and he's actually not celiac.", "Theo: Celiac disease"),
        ("Sam isn't allergic to shellfish at all.", "Sam: allergic to shellfish"),
        ("Frieda hat die Provokation bestanden, sie hat keine Erdnussallergie mehr.", "Frieda: allergic to Erdnuss"),
        ("Mein Vater ist kein Diabetiker mehr.", "father: Diabetes"),
        ("Till ist doch nicht laktoseintolerant.", "Till: laktose (intolerance)"),
        ("Al final Leo no es celíaco.", "Leo: Celiaquía"),
        ("Mi marido no tiene diabetes.", "husband: Diabetes"),
        ("Finalement mon mari n'est pas diabétique.", "husband: Diabète"),
        ("Zoé n'a plus d'allergie aux arachides.", "Zoé: allergic to arachides"),
        ("Mia moglie non è celiaca.", "wife: Celiachia"),
        ("Minha mãe não é diabética.", "mother: Diabetes"),
    ],
)
def test_what_is_denied_of_somebody_is_over(text: str, over: str):
    assert over in dropped(text)


@pytest.mark.parametrize(
    "text",
    [
        "My dad is not only diabetic but stubborn.",
        "Mein Vater ist nicht nur Diabetiker.",
        "Mon père n'est pas seulement diabétique.",
        "Kim isn't happy with the celiac-friendly bakery.",
        "Isn't Theo celiac?",
        "Theo isn't here yet, and he's celiac.",
        "If Theo isn't celiac, we can order pizza.",
        "Ana told my sister that she isn't allergic to cats.",
        "Lily's friend Tess has eggs at home and she isn't diabetic.",
        "Meine Frau hat keine Zeit, und ihre Nussallergie nervt sie.",
        "Mi marido no es bueno cocinando.",
    ],
)
def test_what_denies_something_else_ends_nothing(text: str):
    assert dropped(text) == []


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("My daughter Mia (7, starts school soon) is allergic to peanuts.", "daughter Mia: allergic to peanuts"),
        ("My husband, bless him, is allergic to shellfish.", "husband: allergic to shellfish"),
        ("Our son Max - he's nine - is allergic to sesame.", "son Max: allergic to sesame"),
        ("Carla (7), my daughter, is allergic to eggs.", "daughter Carla: allergic to eggs"),
        ("my grandson theo, he's four, can't have dairy", "grandson Theo: no dairy"),
        ("Mein Mann (Tom) ist Diabetiker.", "husband Tom: Diabetes"),
        ("Meine Frau (wir sind seit zehn Jahren verheiratet) verträgt keine Milch.", "wife: milch (intolerance)"),
        ("Mi marido, que viaja mucho, es celíaco.", "husband: Celiaquía"),
        ("Mon fils Léo, qui a 6 ans, est allergique aux arachides.", "son Léo: allergic to arachides"),
        ("Mia figlia Sofia, cinque anni appena compiuti, è allergica al latte.", "daughter Sofia: allergic to latte"),
        ("A minha mãe, que mora connosco, é diabética.", "mother: Diabetes"),
    ],
)
def test_what_stands_between_somebody_and_what_they_must_not_eat_hides_nothing(text: str, known: str):
    assert known in household(text)


@pytest.mark.parametrize(
    "text",
    [
        "My neighbour's son Max, who is 5, is allergic to eggs.",
        "My colleague's daughter (she is 4) is allergic to nuts.",
        "My son Leo, who is 5, loves eggs, and his friend is allergic to peanuts.",
        "My daughter Eva, who studies medicine, is not allergic to anything.",
        "Mein Sohn Tim, der mit Kai befreundet ist, mag Nüsse.",
    ],
)
def test_what_is_said_of_somebody_else_behind_it_is_not_theirs(text: str):
    assert household(text) == []


def test_of_several_only_the_one_it_is_said_of_must_not_eat_it():
    assert household("Leo, 5, loves nuts, Mia, 7, is allergic to eggs.") == ["Mia: allergic to eggs"]


def test_what_somebody_with_an_aside_may_eat_again_is_over():
    assert "son Theo: allergic to eggs" in dropped("My son Theo, who saw a doctor, is not allergic to eggs.")


def test_who_somebody_is_is_told_with_their_name():
    assert without_asides("Noah, my stepson, cannot eat gluten") == "my stepson Noah cannot eat gluten"


def test_the_name_and_the_age_are_no_part_of_what_is_said():
    assert list(introduced("Our daughter Ella, aged 6, has asthma")) == ["Our daughter Ella has asthma"]


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("how is my son doing?", "son"),
        ("gift ideas for my lovely wife", "wife"),
        ("When does our dog need the vet?", "dog"),
        ("what's up with my kids?", "child son daughter"),
        ("Was ist mit meinem Sohn?", "son"),
        ("Wann muss unser Hund zum Tierarzt?", "dog"),
        ("¿cómo está mi hijo?", "son"),
        ("Une idée pour ma fille ?", "daughter"),
        ("Un regalo per mia moglie?", "wife"),
        ("Um presente para a minha mãe?", "mother"),
        ("good books about a father and a son?", ""),
        ("my personal best", ""),
    ],
)
def test_a_question_means_relatives_of_the_users_own(text: str, who: str):
    assert relatives_meant(text) == {*who.split()}


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("We got a dog. His name is Rex", ["dog: Rex"]),
        ("we've also got a cat, well she's got us. Her name is Biscuit, she's 14", ["cat: Biscuit"]),
        ("We got a puppy! We named her Luna.", ["dog: Luna"]),
        ("Wir haben uns eine Katze aus dem Tierheim geholt. Sie heißt Minka, natürlich.", ["cat: Minka"]),
        ("Hemos adoptado un gato. Le pusimos Simón.", ["cat: Simón"]),
        ("On vient d'adopter un chat. Il s'appelle Moka.", ["cat: Moka"]),
        ("Abbiamo preso un cane, un trovatello. L'abbiamo chiamato Argo.", ["dog: Argo"]),
        ("a gente adotou uma cachorra. O nome dela é Mel", ["dog: Mel"]),
        # Whose name it is nobody knows, or it is none.
        ("I have a sister with a dog. His name is Rex.", []),
        ("My neighbour got a dog. His name is Rex.", []),
        ("I have a son. His name is on the list.", []),
        ("Tenho um filho. Chama muita atenção.", []),
    ],
)
def test_the_name_of_a_pet_may_stand_in_the_sentence_behind(text: str, known: list[str]):
    said = [said for said, act in said_by(text, by_model=False) if act == "say"]

    assert [f"{each.field.removeprefix('family.')}: {each.value}" for each in said] == known


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("we got a dog, Rex", ["dog: Rex"]),
        ("We got a puppy, Biscuit, and she is lovely", ["dog: Biscuit"]),
        ("hemos cogido una perra, Lola", ["dog: Lola"]),
        ("on a adopté un chien, Rex", ["dog: Rex"]),
        ("abbiamo preso un cane, Argo", ["dog: Argo"]),
        ("adotámos um cão, Bobi", ["dog: Bobi"]),
        # Who is behind the comma does something by himself.
        ("we got a dog, Ben is over the moon", []),
        ("wir haben einen Hund, Ben ist begeistert", []),
        ("hemos cogido una perra, Biel está loco", []),
        ("on a pris un chien, Paul est ravi", []),
        ("abbiamo preso un cane, Luca è felicissimo", []),
        ("adotámos um cão, o Rui está louco", []),
    ],
)
def test_a_name_alone_behind_a_pet_is_its_own(text: str, known: list[str]):
    said = [said for said, act in said_by(text, by_model=False) if act == "say"]

    assert [f"{each.field.removeprefix('family.')}: {each.value}" for each in said] == known
