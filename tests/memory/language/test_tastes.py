"""What somebody likes, avoids, prefers or is afraid of, and how much of the sentence says so."""

import pytest

from memory.language.sayings import said_by

SAID = [
    # English
    ("I strongly dislike hostels near a railway.", "dislikes hostels near a railway"),
    ("I can't bear techno.", "dislikes techno"),
    ("I've never really liked opera.", "dislikes opera"),
    ("I'm not that keen on ice skating.", "dislikes ice skating"),
    ("I'm strongly opposed to hunting for sport.", "dislikes hunting for sport"),
    ("I have a deep distaste for scented candles.", "dislikes scented candles"),
    ("I find slapstick really tedious.", "dislikes slapstick"),
    ("Karaoke is not my thing.", "dislikes Karaoke"),
    ("I hate talking about myself.", "dislikes talking about myself"),
    ("I steer clear of palm oil.", "avoids palm oil"),
    ("I never wear synthetic fabrics.", "avoids synthetic fabrics"),
    ("I won't stay in dormitories.", "avoids dormitories"),
    ("I try to avoid steep stairs.", "avoids steep stairs"),
    ("I refuse to fly with that many stopovers.", "refuses to fly with that many stopovers"),
    ("I only buy second-hand furniture.", "only second-hand furniture"),
    ("I drink nothing but herbal tea.", "only herbal tea"),
    ("I'd rather cycle than sit on a bus.", "prefers cycle than sit on a bus"),
    ("I prefer not to drive after dark.", "prefers not to drive after dark"),
    ("I have a weak preference for window seats.", "prefers window seats"),
    ("I've come to love gardening.", "likes gardening"),
    ("I'm deathly afraid of wasps.", "afraid of wasps"),
    ("I have a lifelong fear of deep water.", "afraid of deep water"),
    ("I fear wasps.", "afraid of wasps"),
    ("I'm scared of being trapped in small rooms.", "afraid of being trapped in small rooms"),
    ("I have claustrophobia.", "claustrophobia"),
    ("I really can't stand bagpipes.", "dislikes bagpipes"),
    # German
    ("Ich trage grundsätzlich keinen Pelz.", "avoids Pelz"),
    ("Ich schaue nie Talkshows.", "avoids Talkshows"),
    ("Ich kann Karaoke überhaupt nicht leiden.", "dislikes Karaoke"),
    ("Ich habe eine tiefe Abneigung gegen Kreuzfahrten.", "dislikes Kreuzfahrten"),
    ("Ich finde Oper ziemlich langweilig.", "dislikes Oper"),
    ("Ich kaufe nur gebrauchte Möbel.", "only gebrauchte Möbel"),
    ("Ich habe panische Angst vor Wespen.", "afraid of Wespen"),
    ("Ich weigere mich, in Hostels zu übernachten.", "refuses in Hostels zu übernachten"),
    # Spanish
    ("No soporto el olor a incienso.", "dislikes el olor a incienso"),
    ("No me interesan nada los toros.", "dislikes los toros"),
    ("Nunca veo concursos.", "avoids concursos"),
    ("Solo compro muebles de segunda mano.", "only muebles de segunda mano"),
    ("Tengo muchísimo miedo a las avispas.", "afraid of avispas"),
    # French
    ("La mode ne m'intéresse pas.", "dislikes La mode"),
    ("Je n'aime vraiment pas l'opéra.", "dislikes l'opéra"),
    ("Je ne porte jamais de fourrure.", "avoids fourrure"),
    ("J'achète uniquement des meubles d'occasion.", "only meubles d'occasion"),
    ("J'ai très peur des guêpes.", "afraid of guêpes"),
    ("Je trouve les croisières assez ennuyeuses.", "dislikes les croisières"),
    # Italian
    ("Non indosso mai pellicce.", "avoids pellicce"),
    ("Non sono un grande amante delle crociere.", "dislikes crociere"),
    ("Compro esclusivamente mobili usati.", "only mobili usati"),
    ("Non mi interessa la moda.", "dislikes la moda"),
    ("Ho molta paura delle vespe.", "afraid of vespe"),
    ("Ho il terrore dei topi.", "afraid of topi"),
    # Portuguese
    ("Nunca uso peles.", "avoids peles"),
    ("Não sou grande fã de cruzeiros.", "dislikes cruzeiros"),
    ("Só compro móveis usados.", "only móveis usados"),
    ("Tenho imenso medo de vespas.", "afraid of vespas"),
]


def tastes(text: str, act: str = "say") -> str:
    found = said_by(text, by_model=False)
    return "; ".join(said.value for said, how in found if said.field == "preferences" and how == act)


@pytest.mark.parametrize(("text", "said"), SAID)
def test_a_taste_is_read_however_it_is_told(text: str, said: str):
    assert tastes(text) == said


WHOLE = [
    ("I prefer plain, sturdy furniture.", "prefers plain, sturdy furniture"),
    ("I love rowing, baking and folk music.", "likes rowing, baking and folk music"),
    ("I avoid shoes made of leather, suede or fur.", "avoids shoes made of leather, suede or fur"),
    ("I dislike films that rely on loud explosions and car chases.", None),
    ("I hate loud, stuffy bars because they give me headaches.", "dislikes loud, stuffy bars"),
    ("I enjoy long walks, especially along the coast.", "likes long walks, especially along the coast"),
    ("I love jazz, we should go to a concert.", "likes jazz"),
    ("I like tea, thanks.", "likes tea"),
    ("I like green tea, but my husband drinks coffee.", "likes green tea"),
    ("I avoid motorways and prefer small roads.", "avoids motorways; prefers small roads"),
    ("Ich meide Bars, die laut sind.", "avoids Bars, die laut sind"),
    ("Ich liebe Rudern, Backen und Volksmusik.", "likes Rudern, Backen und Volksmusik"),
    ("Prefiero muebles sobrios, baratos y claros.", "prefers muebles sobrios, baratos y claros"),
    ("Je préfère les meubles sobres, clairs et solides.", "prefers les meubles sobres, clairs et solides"),
    ("Mi piacciono il canottaggio, la cucina e il folk.", "likes il canottaggio, la cucina e il folk"),
    ("Adoro remo, cozinhar e música folk.", "likes remo, cozinhar e música folk"),
]


@pytest.mark.parametrize(("text", "said"), WHOLE)
def test_a_taste_is_all_that_is_listed_and_no_clause_beside_it(text: str, said: str | None):
    assert tastes(text) == (f"dislikes {text.removeprefix('I dislike ')[:-1]}" if said is None else said)


NO_TASTE = [
    "I avoid the ring road today.",
    "I don't want soup tonight.",
    "I hate this warning.",
    "I don't like the third draft.",
    "I can't bear to open that file again.",
    "When I drive I avoid tunnels.",
    "Cuando conduzco evito los túneles.",
    "Quando guido evito le gallerie.",
    "Quando conduzo evito túneis.",
    "Oggi evito la tangenziale.",
    "I only drink coffee in the mornings.",
    "My brother can't stand opera.",
    "Do I dislike opera?",
    "I refuse to believe it.",
    "I'd rather not say.",
    "I'm afraid the build is broken.",
    "I'm afraid of losing my job.",
    "I find the last chapter tedious.",
    "I find it hard to sleep.",
    "I used to hate olives.",
    "I hardly like anything.",
    "I only have two questions.",
    "I don't use it.",
    "Sexta eu só visto branco.",
    "El pan de nuez me gusta menos que el simple.",
    "Ich mag heute keinen Reis.",
    "Ich habe Angst vor der Antwort.",
    "Ich habe nur zwei Fragen.",
    "Ich finde den letzten Absatz langweilig.",
    "Tengo miedo de que falle.",
    "Solo uso esta función.",
    "J'ai peur de l'entretien.",
    "Je trouve ce chapitre ennuyeux.",
    "Ho paura del colloquio.",
    "Mi rifiuto di crederci.",
    "Tenho medo da entrevista.",
    "Acho este capítulo aborrecido.",
]


@pytest.mark.parametrize("text", NO_TASTE)
def test_what_only_sounds_alike_is_no_taste(text: str):
    assert tastes(text) == ""


def test_how_answers_are_to_be_is_no_taste():
    (said, act), *_ = said_by("I don't like long answers.", by_model=False)

    assert (said.field, said.value, act) == ("communication", "dislikes long answers", "say")


OVER = [
    ("I no longer avoid motorways.", "motorways"),
    ("I'm not afraid of wasps any more.", "wasps"),
    ("I wear wool again.", "wool"),
    ("I'm hooked on tea again.", "tea"),
    ("I'm wearing wool again after all.", "wool"),
    ("I've got over my fear of lifts.", "lifts"),
    ("I don't mind karaoke any more.", "karaoke"),
    ("Ich meide Autobahnen nicht mehr.", "Autobahnen"),
    ("Ich habe keine Angst mehr vor Wespen.", "Wespen"),
    ("Ya no evito las autopistas.", "las autopistas"),
    ("Ya no tengo miedo a las avispas.", "avispas"),
    ("Je n'évite plus les autoroutes.", "les autoroutes"),
    ("Je n'ai plus peur des guêpes.", "guêpes"),
    ("Non evito più le autostrade.", "le autostrade"),
    ("Non ho più paura delle vespe.", "vespe"),
    ("Já não evito autoestradas.", "autoestradas"),
    ("Já não tenho medo de vespas.", "vespas"),
]


@pytest.mark.parametrize(("text", "gone"), OVER)
def test_a_taste_is_over_when_it_is_said_to_be(text: str, gone: str):
    assert tastes(text, "drop") == gone
    assert tastes(text) == ""
