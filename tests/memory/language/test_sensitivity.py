"""What not everybody may be told, by its words: a table by hand, and what only sounds like it."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.language.sensitivity import MOST_CHARS, is_sensitive

SENSITIVE = [
    # Health
    "I was diagnosed with Crohn's last spring.",
    "My brother has type 1 diabetes.",
    "I'm not allergic to anything.",
    "She's 14 weeks pregnant.",
    "I take 20 mg of fluoxetine every morning.",
    "My therapist suggested journaling.",
    "I've been sober for four years.",
    "My knee pain is back.",
    "I sometimes think about ending my life.",
    "Meine Mutter hat Brustkrebs.",
    "Ich habe eine Laktoseintoleranz.",
    "Mein Bruder sitzt im Rollstuhl.",
    "Me operaron de la rodilla.",
    "Mi hija tiene síndrome de Down.",
    "Ma fille est diabétique.",
    "J'ai fait une fausse couche.",
    "Mio padre ha avuto un infarto.",
    "Prendo la pillola ogni sera.",
    "Tenho hérnia de disco.",
    "O meu filho é autista.",
    # Money
    "My salary is 62k.",
    "I make $4,000 a month.",
    "We're behind on the mortgage.",
    "Ich verdiene 3.200 netto im Monat.",
    "Ich habe 12.000 Euro Schulden.",
    "Cobro 1.400 euros al mes.",
    "Je touche le RSA depuis janvier.",
    "Guadagno 1.500 euro al mese.",
    "Ganho dois salários mínimos.",
    # Faith
    "I pray five times a day.",
    "We keep kosher.",
    "I stopped believing in God at sixteen.",
    "Wir gehen jeden Sonntag in den Gottesdienst.",
    "Voy a misa los domingos.",
    "Je suis athée.",
    "Sono musulmano e non bevo.",
    "Sou evangélica desde criança.",
    # And the like
    "My son came out to us last week.",
    "My pronouns are they/them.",
    "Soy gay y vivo con mi novio.",
    "I voted for the Greens.",
    "Ich bin Mitglied bei der IG Metall.",
    "I belong to the steelworkers' union.",
    "I'm undocumented.",
    "Minha avó era indígena.",
    "I was arrested once for shoplifting.",
    "J'ai porté plainte pour harcèlement.",
    "My passport is X1234567.",
]

HARMLESS = [
    "What did I like about the hike?",
    "I love hiking in the Dolomites with my dog Rex.",
    "We use pnpm in the shop project.",
    "My sister Beatrice is a carpenter.",
    "I'm vegetarian but I eat fish sometimes.",
    "I'm sick of meetings.",
    "We chose dependency injection without a framework.",
    "I like true crime podcasts.",
    "The health check answers on port 8080.",
    "I'd like a table by the bank of the river.",
    "My name is Miso",
    "Budapest next spring",
    "Please always answer in British English.",
    "Ich wohne in Leipzig und arbeite als Tischlerin.",
    "Mein Lieblingsgericht ist Pasta.",
    "Ich glaube, dass es morgen regnet.",
    "Me encanta el senderismo en los Pirineos.",
    "Mi perro se llama Toby.",
    "J'habite à Lyon avec ma sœur.",
    "J'achète un avocat pour la salade.",
    "Il mio cane si chiama Argo.",
    "Lavoro come avvocato a Milano.",
    "Gosto de surfar aos fins de semana.",
    "Estou a aprender alemão.",
]

UNREAD = [
    "У меня есть собака.",
    "我养了一只猫。",
    "My dad has 癌.",
    "私は犬が好きです。",
    "لدي قطة",
    "Έχω μια γάτα.",
    "მე მყავს ძაღლი",
    "Ik heb een hond en een kat.",
    "Jag har en katt och en hund.",
    "Mam psa i kota.",
    "Benim bir köpeğim var.",
    "Saya punya kucing yang lucu.",
    "Tôi có một con mèo.",
    "Nina anapenda mbwa wake sana.",
]


@pytest.mark.parametrize("text", SENSITIVE)
def test_what_tells_of_health_money_faith_and_the_like_is_sensitive(text: str):
    assert is_sensitive(text)


@pytest.mark.parametrize("text", HARMLESS)
def test_what_only_sounds_like_it_is_not(text: str):
    assert not is_sensitive(text)


@pytest.mark.parametrize("text", UNREAD)
def test_what_cannot_be_read_is_sensitive(text: str):
    assert is_sensitive(text)


@pytest.mark.parametrize("text", SENSITIVE)
def test_case_accents_and_what_hides_between_letters_change_nothing(text: str):
    bare = "".join(each for each in unicodedata.normalize("NFD", text) if not unicodedata.combining(each))
    hidden = text.replace("e", "e\u200b").replace("a", "\u00ada")

    assert all(map(is_sensitive, (bare, text.upper(), unicodedata.normalize("NFD", text), hidden)))


def test_letters_of_mathematics_are_letters():
    assert is_sensitive("I have \U0001d41d\U0001d422\U0001d41a\U0001d41b\U0001d41e\U0001d42d\U0001d41e\U0001d42c.")


def test_what_is_too_long_to_be_read_is_sensitive():
    assert not is_sensitive("I like the sea. " * (MOST_CHARS // 16))
    assert is_sensitive("I like the sea. " * (MOST_CHARS // 16 + 1))


@given(st.sampled_from(SENSITIVE), st.sampled_from(HARMLESS), st.booleans())
def test_what_stands_beside_it_hides_nothing(sensitive: str, harmless: str, is_first: bool):
    told = (sensitive, harmless) if is_first else (harmless, sensitive)

    assert is_sensitive(" ".join(told))


@given(st.sampled_from(HARMLESS), st.characters(min_codepoint=0x370, categories=("Lo",)), st.data())
def test_a_letter_of_another_script_makes_a_text_unread(text: str, letter: str, data: st.DataObject):
    at = data.draw(st.integers(0, len(text)))

    assert is_sensitive(text[:at] + letter + text[at:])
