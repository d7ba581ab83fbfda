from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.text.secret_replies import given_in, without_given
from memory.text.secrets import REDACTED, WINDOW, redact, redact_beside
from tests.memory.secret_samples import CALLED, KEYS, NO_SECRETS, seed

LETTERS = "abcdefghijklmnopqrstuvwxyz"
SEED_WORDS = files("memory.text").joinpath("seed_words.txt").read_text("ascii").split()

SECRETS = (
    f"sk-{LETTERS}",
    f"sk-proj-{LETTERS}_{LETTERS}",
    f"sk-ant-api03-{LETTERS}",
    "rk_public1_secretsecret",
    "AKIA" + "A1B2C3D4" * 2,
    f"ghp_{LETTERS}0123456789",
    f"github_pat_{LETTERS}",
    f"glpat-{LETTERS}",
    f"xoxb-{LETTERS}",
    f"hf_{LETTERS}",
    "AIza" + "B" * 35,
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N",
    "-----BEGIN RSA PRIVATE KEY-----\nMIIEpAIBAAKCAQEA\n-----END RSA PRIVATE KEY-----",
    "-----BEGIN PGP PRIVATE KEY BLOCK-----\nlQOYBF\n-----END PGP PRIVATE KEY BLOCK-----",
    "-----BEGIN PRIVATE KEY-----\ncut off",
    "4111 1111 1111 1111",
    "4111-1111-1111-1111",
    "5555555555554444",
    "3782 822463 10005",
)


@pytest.mark.parametrize("secret", SECRETS)
def test_I16_a_secret_is_taken_out_and_counted(secret: str):
    assert redact(f"look: {secret}\nor not") in {(f"look: {REDACTED}\nor not", 1), (f"look: {REDACTED}", 1)}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("password: foo", "password: [redacted]"),
        ('{"password": "foo bar"}', '{"password": [redacted]}'),
        ("DB_PASSWORD=abc123", "DB_PASSWORD=[redacted]"),
        ("api key: xyz-1", "api key: [redacted]"),
        ("my password is hunter2, ok?", "my password is [redacted], ok?"),
        ("My wifi password is correcthorse", "My wifi password is [redacted]"),
        ("the PIN is 4512", "the PIN is [redacted]"),
        ("Mein Passwort ist geheim1", "Mein Passwort ist [redacted]"),
        ("mi contraseña es gato99", "mi contraseña es [redacted]"),
        ("mot de passe : soleil", "mot de passe : [redacted]"),
        ("Authorization: Bearer abcdef1234567890abc", "Authorization: Bearer [redacted]"),
        ("postgres://me:pa55@db/x", "postgres://me:[redacted]@db/x"),
    ],
)
def test_I16_the_label_of_a_secret_stays(text: str, left: str):
    assert redact(text).text == left


@pytest.mark.parametrize(
    "text",
    [
        "the password is wrong",
        "I forgot my password, what now?",
        "the bearer of bad news and responsibilities",
        "1700000000000 is a time, 4111 1111 1111 1112 is no card",
        "call me at +49 30 1234567",
        "My A1C was 6.8 on 2025-05-07",
        "the risk-free sk-8 board",
        "I live in Berlin and work as a nurse.",
    ],
)
def test_what_is_no_secret_stays(text: str):
    assert redact(text) == (text, 0)


def test_a_card_behind_another_number_is_found():
    assert redact("12 4111 1111 1111 1111 then").text == f"12 {REDACTED} then"


def test_all_secrets_are_counted():
    assert redact(f"sk-{LETTERS} and sk-{LETTERS}, password: x1y2").count == 3


AROUND_KEYS = (
    "look: {}",
    "{}",
    "the one for it is `{}`, thanks",
    '{{"value": "{}"}}',
    "a\\n{}\\nb",
    "https://example.com/?a={}",
    "x={};y=1",
)


@pytest.mark.parametrize("around", AROUND_KEYS)
@pytest.mark.parametrize("vendor", KEYS)
def test_I16_the_keys_of_vendors_are_known_by_their_form(vendor: str, around: str):
    assert KEYS[vendor] not in redact(around.format(KEYS[vendor])).text


@pytest.mark.parametrize(("text", "secret"), CALLED)
def test_I16_what_is_called_a_secret_is_one(text: str, secret: str):
    kept, count = redact(text)

    assert count
    assert not secret or secret not in kept


@pytest.mark.parametrize("text", NO_SECRETS)
def test_what_only_looks_like_a_secret_stays(text: str):
    assert redact(text) == (text, 0)


@pytest.mark.parametrize("count", [12, 15, 18, 21, 24])
def test_I16_a_seed_phrase_is_known_by_its_checksum(count: int):
    phrase = " ".join(seed(SEED_WORDS, count))

    assert redact(f"Here it is: {phrase}. Keep it!").text == f"Here it is: {REDACTED}. Keep it!"


@pytest.mark.parametrize(
    "text",
    [
        "My seed phrase is: {}",
        "recovery phrase {}",
        "the mnemonic of my wallet:\n{}",
        "meine Wiederherstellungsphrase: {}",
        "mi frase de recuperación: {}",
    ],
)
def test_I16_words_that_are_called_a_seed_phrase_need_no_checksum(text: str):
    told = text.format(" ".join(["zebra"] * 11 + ["abandon"]))

    assert "zebra zebra" not in redact(told).text


def test_I16_a_seed_phrase_may_be_a_numbered_list():
    lines = "\n".join(f"{place}. {word}" for place, word in enumerate(seed(SEED_WORDS, 12), 1))

    assert redact(f"Write down:\n{lines}\nDone.").count == 1


@pytest.mark.parametrize("between", ['","', ",", " - ", "\n* "])
def test_I16_the_words_of_a_seed_phrase_may_stand_in_any_list(between: str):
    assert redact(f'["{between.join(seed(SEED_WORDS, 12))}"]').count == 1


@pytest.mark.parametrize("code", ["4711", "1-2-3", "12 34", "1-234", "47-11", "4 7 1 1"])
def test_I16_a_code_may_be_parted(code: str):
    assert redact(f"The door code is {code}.").count == 1


def test_words_that_happen_to_be_of_the_list_are_no_seed_phrase():
    words = seed(SEED_WORDS, 12)
    words[0] = SEED_WORDS[SEED_WORDS.index(words[0]) ^ 1]

    assert redact("Words: " + " ".join(words)).count in {0, 1}  # one in sixteen has a right checksum by chance
    assert redact("Learn these: apple banana orange lemon cherry").count == 0


@pytest.mark.parametrize("at", range(WINDOW - 120, WINDOW + 8, 8))
@pytest.mark.parametrize(
    "told", [CALLED[0], CALLED[2], CALLED[80], CALLED[100], ("a " + KEYS["OpenAI"], KEYS["OpenAI"])]
)
def test_a_secret_across_two_windows_is_taken_out_once(told: tuple[str, str], at: int):
    text, secret = told
    before = ("word " * WINDOW)[: at - 1] + "\n"

    kept, count = redact(before + text + "\n" + "word " * 500)

    assert count == redact(text).count
    assert not secret or secret not in kept


def test_a_key_that_is_longer_than_a_window_is_taken_out_whole():
    key = KEYS["JWT"] + "A1" * WINDOW

    assert redact(f"token: {key} and more").text == f"token: {REDACTED} and more"


NO_TABLES = [
    "name,age\njoe,44",
    "| field | password |\n|---|---|\n| type | string |\n| required | yes |",
    "The password, please:\nGraz, 8010",
    "country,capital\nAustria,Vienna12",
]


@pytest.mark.parametrize("text", NO_TABLES)
def test_a_table_without_a_column_of_secrets_stays(text: str):
    assert redact(text) == (text, 0)


def test_I16_a_column_of_passwords_is_taken_out_however_long_the_table_is():
    rows = [f"name{number},Papaya_{number}x" for number in range(2_000)]

    assert redact("\n".join(["user,password", *rows])).count == 2_000


REPLIES = [
    ("Please tell me your password.", "Uhu-Adler-29", "[redacted]"),
    ("Please enter your password:", "sunflower", "[redacted]"),
    ("What PIN should I store for your phone?", "it is 483920", "it is [redacted]"),
    ("Please share the code that was texted to you.", "583920.", "[redacted]."),
    ("Wie lautet dein Passwort?", "Sonnenblume44", "[redacted]"),
    ("¿Cuál es tu contraseña?", "es Gato-99x", "es [redacted]"),
    ("Quel est ton mot de passe ?", "C'est soleil-44", "C'est [redacted]"),
    ("Qual è il codice dell'allarme?", "È 5513", "È [redacted]"),
    ("Qual é a sua senha?", "girassol44", "[redacted]"),
]


@pytest.mark.parametrize(("question", "reply", "left"), REPLIES)
def test_I16_what_is_given_where_a_secret_is_asked_for_is_taken_out(question: str, reply: str, left: str):
    assert without_given(reply, given_in(reply, question)) == (left, 1)


@pytest.mark.parametrize(
    ("question", "reply"),
    [
        ("Which password manager do you use?", "Bitwarden"),
        ("Please tell me your password.", "no"),
        ("Please tell me your password.", "Why?"),
        ("What is your password?", "I forgot it long ago, and live in Graz"),
        ("Where do you live?", "Graz"),
        ("How long is the code?", "12345 lines"),
        ("Can you share the code?", "print(x)"),
        ("", "Uhu-Adler-29"),
    ],
)
def test_a_reply_to_another_question_stays(question: str, reply: str):
    assert given_in(reply, question) == ""


def test_beside_an_event_loop_the_same_is_found():
    text = "\n".join(told for told, _ in CALLED) + "\nword" * WINDOW

    assert redact_beside(text) == redact(text)


def test_beside_an_event_loop_others_have_their_turn_between_each_two_windows(monkeypatch: pytest.MonkeyPatch):
    pauses: list[float] = []
    monkeypatch.setattr("memory.text.secrets.time.sleep", pauses.append)

    redact_beside("it is " * (WINDOW * 5 // 6))

    assert len(pauses) == 4


@given(
    st.lists(st.sampled_from([told for told, _ in CALLED] + list(KEYS.values()) + NO_SECRETS), max_size=6), st.data()
)
def test_redacting_twice_is_redacting_once_also_where_secrets_meet(texts: list[str], data: st.DataObject):
    between = data.draw(st.sampled_from([" ", "\n", ", ", "", ": ", " is ", "=", '"']))
    once = redact(between.join(texts))

    assert redact(once.text) == (once.text, 0)


@given(st.text(alphabet="passwordisk-:=1 4eyJ.\"'@/\n-BEGINPRVATEKY", max_size=400))
def test_redacting_twice_is_redacting_once(text: str):
    once = redact(text)

    assert redact(once.text) == (once.text, 0)


@pytest.mark.parametrize(
    "hostile",
    [
        *("-----BEGIN PRIVATE KEY-----", "-----BEGIN PRIVATE KEY-----\n", "PuTTY-User-Key-File-3", "eyJaaaaaaaa."),
        *(
            "password is ",
            "my password ",
            'password: "',
            "is my password ",
            "password for the wifi at home and ",
            "key=",
            "key (",
        ),
        *("login: a/", "token token ", "<password>", "password\n", "passphrase: a b c "),
        *("4 ", "4", "4111111111111111 ", "4111 1111 ", "DE89 3704 ", "DE89", "123-45-", "1-", "code 1234 ", "otp 1"),
        *(
            "sk-",
            "s.",
            "a1",
            "A",
            "Q~",
            "$2b$",
            "0/1",
            "AKIA",
            "-u a:",
            "mysql -p ",
            "cookie: a=bbbbbb; ",
            "authorization: ",
            "session=a1",
        ),
        *("://a:", "://a:b@", "hooks.slack.com/services/", "webhook/", "sig=", "\\n", "=", "'", "("),
        *("abandon ", "abandon 1 ", "abandon", "\u200b", "ｐ", "é", " "),
        *(
            "pw,a\n",
            "pw|",
            "a,pw\nb,Mango_9\n",
            "backup codes ",
            "backup codes: 1a2b ",
            "password from a1b2c to ",
            "now ",
        ),
        *("bank account ", "passport no ", "passport 1", "dni 1a", "konto 12 ", "aaaaaa11", "1a", "1 2", "zugang: a/"),
    ],
)
def test_a_hostile_text_takes_linear_time(hostile: str):
    # Quadratic would be hours: the test's own timeout finds it.
    redact(hostile * (100_000 // len(hostile)))
