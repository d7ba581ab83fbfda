"""Made-up secrets as people and programs write them, and what only looks like one.

All are put together when the tests run, so that no page that looks for keys in sources finds one here.
"""

import base64
import random
import string
from hashlib import sha256

_CHANCE = random.Random(39)

LETTERS = string.ascii_letters
BASE62 = LETTERS + string.digits
LOWER = string.ascii_lowercase + string.digits
UPPER = string.ascii_uppercase + string.digits
HEX = "0123456789abcdef"
BASE64 = BASE62 + "+/"
WEB64 = BASE62 + "-_"
BASE58 = "".join(each for each in BASE62 if each not in "0OIl")


def chance(alphabet: str, length: int) -> str:
    """So many characters, digits among them."""
    while True:
        made = "".join(_CHANCE.choices(alphabet, k=length))
        if length < 8 or alphabet.isalpha() or any(each.isdigit() for each in made[:12]):
            return made


def luhn(digits: str) -> str:
    """The number with its check digit."""
    total = 0
    for place, digit in enumerate(reversed(digits)):
        value = int(digit) * (2 - place % 2)
        total += value - 9 if value > 9 else value
    return digits + str(-total % 10)


def iban(country: str, account: str) -> str:
    value = int("".join(str(int(each, 36)) for each in account + country + "00"))
    return f"{country}{98 - value % 97:02}{account}"


def seed(words: list[str], count: int) -> list[str]:
    entropy = _CHANCE.randbytes(count * 4 // 3)
    checks = count // 3
    value = int.from_bytes(entropy) << checks | sha256(entropy).digest()[0] >> 8 - checks
    return [words[value >> 11 * place & 2047] for place in reversed(range(count))]


def uuid() -> str:
    return "-".join(chance(HEX, length) for length in (8, 4, 4, 4, 12))


VISA = luhn("4" + "53201511283036"[:14])
MASTER = luhn("5" + "42418203341097")
AMEX = luhn("37" + "144963539843")
FOURS = " ".join(VISA[at : at + 4] for at in range(0, 16, 4))
JWT = ".".join(
    (
        base64.urlsafe_b64encode(b'{"alg":"HS256","typ":"JWT"}').decode().rstrip("="),
        base64.urlsafe_b64encode(b'{"sub":"1234567890","iat":1516239022}').decode().rstrip("="),
        chance(WEB64, 43),
    )
)

KEYS = {
    "OpenAI": "sk-" + chance(BASE62, 48),
    "OpenAI project": "sk-" + "proj-" + chance(WEB64, 100),
    "Anthropic": "sk-" + "ant-api03-" + chance(WEB64, 93) + "AA",
    "OpenRouter": "sk-" + "or-v1-" + chance(HEX, 64),
    "AWS id": "AK" + "IA" + chance("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", 16),
    "AWS temporary": "AS" + "IA" + chance("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", 16),
    "Google": "AI" + "za" + chance(WEB64, 35),
    "Google OAuth": "ya" + "29." + chance(WEB64, 60),
    "Google client": "GOC" + "SPX-" + chance(WEB64, 28),
    "Azure client": chance(BASE62, 3) + "8Q~" + chance(BASE62, 34),
    "GitHub": "gh" + "p_" + chance(BASE62, 36),
    "GitHub OAuth": "gh" + "o_" + chance(BASE62, 36),
    "GitHub server": "gh" + "s_" + chance(BASE62, 36),
    "GitHub fine": "github" + "_pat_" + chance(BASE62, 22) + "_" + chance(BASE62, 59),
    "GitLab": "gl" + "pat-" + chance(WEB64, 20),
    "GitLab runner": "gl" + "rt-" + chance(WEB64, 20),
    "GitLab deploy": "gl" + "dt-" + chance(WEB64, 20),
    "GitLab old runner": "GR" + "1348941" + chance(WEB64, 20),
    "Slack bot": "xo" + "xb-" + chance(string.digits, 12) + "-" + chance(string.digits, 12) + "-" + chance(BASE62, 24),
    "Slack user": "xo" + "xp-" + chance(string.digits, 12) + "-" + chance(BASE62, 32),
    "Slack app": "xa" + "pp-1-A" + chance(UPPER, 10) + "-" + chance(string.digits, 13) + "-" + chance(HEX, 64),
    "Stripe": "sk" + "_live_" + chance(BASE62, 24),
    "Stripe restricted": "rk" + "_live_" + chance(BASE62, 24),
    "Stripe webhook": "wh" + "sec_" + chance(BASE62, 32),
    "Square": "sq0" + "atp-" + chance(WEB64, 22),
    "PayPal": "access_token" + "$production$" + chance(LOWER, 16) + "$" + chance(HEX, 32),
    "Shopify": "shp" + "at_" + chance(HEX, 32),
    "SendGrid": "SG" + "." + chance(WEB64, 22) + "." + chance(WEB64, 43),
    "Mailgun": "key" + "-" + chance(HEX, 32),
    "Mailchimp": chance(HEX, 32) + "-us" + "19",
    "Twilio": "S" + "K" + chance(HEX, 32),
    "Telegram": chance("123456789", 9) + ":AA" + chance(WEB64, 33),
    "Discord": "M" + chance(BASE62, 23) + "." + chance(WEB64, 6) + "." + chance(WEB64, 38),
    "npm": "npm" + "_" + chance(BASE62, 36),
    "PyPI": "pypi" + "-AgEIcHlwaS5vcmc" + chance(WEB64, 80),
    "RubyGems": "rubygems" + "_" + chance(HEX, 48),
    "Docker Hub": "dckr" + "_pat_" + chance(WEB64, 27),
    "DigitalOcean": "dop" + "_v1_" + chance(HEX, 64),
    "Heroku": "HRKU" + "-" + chance(WEB64, 58),
    "New Relic": "NR" + "AK-" + chance(UPPER, 27),
    "Sentry": "sntry" + "u_" + chance(HEX, 64),
    "Grafana": "gl" + "sa_" + chance(BASE62, 32) + "_" + chance(HEX, 8),
    "Grafana cloud": "gl" + "c_" + chance(BASE64, 60),
    "Vault": "hv" + "s." + chance(WEB64, 90),
    "Terraform": chance(BASE62, 14) + ".atlas" + "v1." + chance(WEB64, 67),
    "Databricks": "dapi" + chance(HEX, 32),
    "Linear": "lin" + "_api_" + chance(BASE62, 40),
    "Notion": "secret" + "_" + chance(BASE62, 43),
    "Notion new": "ntn" + "_" + chance(BASE62, 46),
    "Airtable": "pat" + chance(BASE62, 14) + "." + chance(HEX, 64),
    "Figma": "fig" + "d_" + chance(WEB64, 40),
    "Atlassian": "ATA" + "TT3xFfGF0" + chance(WEB64, 180) + "=" + chance(UPPER, 8),
    "Postman": "PM" + "AK-" + chance(HEX, 24) + "-" + chance(HEX, 34),
    "Supabase": "sb" + "p_" + chance(HEX, 40),
    "Supabase secret": "sb" + "_secret_" + chance(WEB64, 31),
    "Vercel": "vc" + "p_" + chance(BASE62, 56),
    "Netlify": "nf" + "p_" + chance(BASE62, 36),
    "Fly": "fo" + "1_" + chance(WEB64, 43),
    "Render": "rnd" + "_" + chance(BASE62, 28),
    "Replicate": "r8" + "_" + chance(BASE62, 37),
    "Hugging Face": "hf" + "_" + chance(LETTERS, 20) + chance(BASE62, 14),
    "Groq": "gsk" + "_" + chance(BASE62, 52),
    "xAI": "xai" + "-" + chance(BASE62, 80),
    "Perplexity": "pplx" + "-" + chance(BASE62, 48),
    "Mapbox": "sk" + ".eyJ" + chance(BASE62, 60) + "." + chance(WEB64, 22),
    "JWT": JWT,
    "age": "AGE-SECRET" + "-KEY-1" + chance(UPPER, 58),
    "Bitcoin": "5" + chance(BASE58, 50),
    "extended key": "xp" + "rv" + chance(BASE58, 107),
    "Dropbox": "sl" + ".u." + chance(WEB64, 130),
    "Facebook": "EA" + "A" + chance(BASE62, 120),
    "HubSpot": "pat" + "-eu1-" + uuid(),
    "Pulumi": "pul" + "-" + chance(HEX, 40),
    "Tailscale": "tskey" + "-auth-" + chance(BASE62, 12) + "-" + chance(BASE62, 24),
    "PlanetScale": "pscale" + "_pw_" + chance(WEB64, 43),
    "Doppler": "dp" + ".pt." + chance(BASE62, 43),
    "NVIDIA": "nv" + "api-" + chance(WEB64, 64),
    "Pinecone": "pc" + "sk_" + chance(BASE62, 60),
    "LangSmith": "ls" + "v2_pt_" + chance(HEX, 32) + "_" + chance(HEX, 10),
    "Tavily": "tv" + "ly-" + chance(BASE62, 32),
    "Brevo": "xkey" + "sib-" + chance(HEX, 64) + "-" + chance(BASE62, 16),
    "Razorpay": "rzp" + "_live_" + chance(BASE62, 14),
    "Plaid": "access" + "-production-" + uuid(),
    "Sourcegraph": "sgp" + "_" + chance(HEX, 40),
    "SonarQube": "sq" + "u_" + chance(HEX, 40),
    "Buildkite": "bk" + "ua_" + chance(HEX, 40),
    "Contentful": "CF" + "PAT-" + chance(WEB64, 43),
    "1Password": "ops" + "_eyJ" + chance(BASE62, 250),
    "Artifactory": "AKC" + "p" + chance(BASE62, 69),
    "Asana": "1/" + chance("123456789", 16) + ":" + chance(HEX, 32),
    "Alibaba": "LT" + "AI" + chance(BASE62, 20),
    "Ricordo": "rk" + "_" + chance(LOWER, 10) + "_" + chance(WEB64, 32),
}

PASSWORD = "Tr0ub4dor" + "&3"
PLAIN = "sunflower" + "92"
AZURE = chance(BASE64, 86) + "=="
AWS_SECRET = chance(BASE64, 40)
HEX32, HEX40, HEX64 = chance(HEX, 32), chance(HEX, 40), chance(HEX, 64)
RANDOM32 = chance(BASE62, 32)
BASIC = base64.b64encode(f"ada:{PASSWORD}".encode()).decode()
WIREGUARD = chance(BASE64, 43) + "="
PEM = "-----BEGIN {0}PRIVATE KEY-----\n{1}\n{2}\n-----END {0}PRIVATE KEY-----"
PEM_BODY = chance(BASE64, 64)
GERMAN = iban("DE", "370400440532013000")
FRENCH = iban("FR", "20041010050500013M02606")
BRITISH = iban("GB", "NWBK60161331926819")
SSN = f"536-{22}-8726"
BCRYPT = "$2" + "b$12$" + chance(BASE62, 53)

CALLED: list[tuple[str, str]] = [
    # .env and shell
    (f"DB_PASSWORD={PASSWORD}", PASSWORD),
    (f'export API_SECRET="{RANDOM32}"', RANDOM32),
    (f"POSTGRES_PASS={PLAIN}\nPOSTGRES_DB=app", PLAIN),
    (f"SECRET_KEY_BASE={HEX64}", HEX64),
    (f"APP_KEY=base64:{WIREGUARD}", WIREGUARD),
    (f"REDIS_PWD='{PLAIN}'", PLAIN),
    ("JWT_SECRET=letmeinplease", "letmeinplease"),
    (f"MISTRAL_API_KEY={RANDOM32}", RANDOM32),
    (f"DD_API_KEY={HEX32}", HEX32),
    (f"ALGOLIA_ADMIN_KEY={HEX32}", HEX32),
    (f"CLOUDFLARE_API_TOKEN={chance(WEB64, 40)}"[:100], ""),
    (f"aws_secret_access_key = {AWS_SECRET}", AWS_SECRET),
    (f"AWS_SESSION_TOKEN={AZURE}", AZURE),
    (f"ENV MYSQL_ROOT_PASSWORD={PLAIN}", PLAIN),
    (f"ENV MYSQL_ROOT_PASSWORD {PLAIN}", PLAIN),
    (f"ARG NPM_TOKEN={uuid()}"[:200], ""),
    (f"set PASSWORD={PLAIN}", PLAIN),
    (f'$env:API_KEY = "{RANDOM32}"', RANDOM32),
    (f"PGPASSWORD={PLAIN} psql -h db", PLAIN),
    (f"docker run -e POSTGRES_PASSWORD={PLAIN} postgres", PLAIN),
    (f"//registry.npmjs.org/:_authToken={uuid()}", ""),
    # Files
    (f'{{"password": "{PASSWORD}", "user": "ada"}}', PASSWORD),
    (f'{{"client_secret":"{RANDOM32}"}}', RANDOM32),
    (f'{{\\"apiKey\\": \\"{RANDOM32}\\"}}', RANDOM32),
    (f"database:\n  user: app\n  password: {PLAIN}\n", PLAIN),
    (f"  token: {RANDOM32}", RANDOM32),
    (f"users:\n- name: admin\n  user:\n    client-key-data: {AZURE}", AZURE),
    (f"- name: DB_PASSWORD\n  value: {PLAIN}", PLAIN),
    (f'{{"name": "DB_PASSWORD", "value": "{PLAIN}"}}', PLAIN),
    (f'<add key="SmtpPassword" value="{PLAIN}" />', PLAIN),
    (f"<password>{PLAIN}</password>", PLAIN),
    (f"[mysql]\nuser = root\npassword = {PLAIN}\n", PLAIN),
    (f"spring.datasource.password={PLAIN}", PLAIN),
    (f"define('DB_PASSWORD', '{PLAIN}');", PLAIN),
    (f'password := "{PLAIN}"', PLAIN),
    (f"client.login(username='ada', password='{PASSWORD}')", PASSWORD),
    (f'const apiKey = "{RANDOM32}";', RANDOM32),
    (f'os.environ["OPENAI_API_KEY"] = "{RANDOM32}"', RANDOM32),
    (f'headers = {{"X-Api-Key": "{HEX32}"}}', HEX32),
    (f"machine api.example.com login ada password {PLAIN}", PLAIN),
    (f"[Interface]\nPrivateKey = {WIREGUARD}\nAddress = 10.0.0.2/32", WIREGUARD),
    (f"ada:{BCRYPT}", BCRYPT),
    ("root:$6$" + chance(BASE62, 8) + "$" + chance(BASE62, 86) + ":19000:0", ""),
    (PEM.format("RSA ", PEM_BODY, chance(BASE64, 64)), PEM_BODY),
    (PEM.format("OPENSSH ", PEM_BODY, chance(BASE64, 64)), PEM_BODY),
    (PEM.format("", PEM_BODY, chance(BASE64, 64)).replace("\n", "\\n"), PEM_BODY),
    (f"PuTTY-User-Key-File-3: ssh-ed25519\nPrivate-Lines: 1\n{PEM_BODY}\nPrivate-MAC: {HEX64}", PEM_BODY),
    (f"-----BEGIN PGP PRIVATE KEY BLOCK-----\n\n{PEM_BODY}\n-----END PGP PRIVATE KEY BLOCK-----", PEM_BODY),
    (f"| user | password |\n|---|---|\n| password | {PLAIN} |", PLAIN),
    # Connections
    (f"Server=db;Database=app;User Id=sa;Password={PASSWORD};Encrypt=true", PASSWORD),
    (f"Server=db;Uid=sa;Pwd={PLAIN};", PLAIN),
    (f"DefaultEndpointsProtocol=https;AccountName=x;AccountKey={AZURE};EndpointSuffix=core.windows.net", AZURE),
    (f"Endpoint=sb://x.servicebus.windows.net/;SharedAccessKeyName=Root;SharedAccessKey={WIREGUARD}", WIREGUARD),
    (f"https://x.blob.core.windows.net/c?sv=2022-11-02&sp=r&sig={chance(BASE62, 43)}%3D", ""),
    (f"postgresql://ada:{PASSWORD}@db.example.com:5432/app", PASSWORD),
    (f"mysql://root:{PLAIN}@localhost/app", PLAIN),
    (f"redis://:{PLAIN}@cache:6379/0", PLAIN),
    ("amqp://guest:p@ss/w0rd@mq:5672/", "p@ss/w0rd"),
    (f"mongodb+srv://ada:{PLAIN}@cluster0.mongodb.net/test", PLAIN),
    (f"ftp://ada:{PLAIN}@files.example.com", PLAIN),
    (f"https://ada:{PLAIN}@example.com/repo.git", PLAIN),
    (f"smtp://ada%40example.com:{PLAIN}@mail.example.com:587", PLAIN),
    (f"https://{HEX32}@o123.ingest.sentry.io/4501", HEX32),
    (f"https://api.example.com/v1?api_key={HEX32}&page=2", HEX32),
    (f"wss://example.com/socket?token={RANDOM32}", RANDOM32),
    # Commands, headers
    (f"curl -u ada:{PASSWORD} https://example.com", PASSWORD),
    (f"curl --user 'ada:{PLAIN}' https://example.com", PLAIN),
    (f'curl -H "Authorization: Bearer {RANDOM32}" https://example.com', RANDOM32),
    (f"Authorization: Basic {BASIC}", BASIC),
    (f"authorization: token {HEX40}", HEX40),
    (f"Proxy-Authorization: Basic {BASIC}", BASIC),
    (f"X-Auth-Token: {HEX32}", HEX32),
    (f"Cookie: theme=dark; sessionid={RANDOM32}", RANDOM32),
    (f"Set-Cookie: sid={RANDOM32}; Path=/; HttpOnly", RANDOM32),
    (f'-H "Cookie: PHPSESSID={chance(LOWER, 26)}"', ""),
    (f"mysql -u root -p{PLAIN} app", PLAIN),
    (f"sshpass -p '{PLAIN}' ssh ada@host", PLAIN),
    (f"redis-cli -h cache -a {PLAIN} ping", PLAIN),
    (f"docker login -u ada -p {PLAIN}", PLAIN),
    (f"mytool --password {PLAIN} --verbose", PLAIN),
    (f"mytool --token={RANDOM32}", RANDOM32),
    (f"mytool --api-key {RANDOM32}", RANDOM32),
    (f"echo '{PLAIN}' | sudo -S apt update", PLAIN),
    (f"2026-01-02 12:00:01 INFO login ok user=ada password={PLAIN} ip=10.0.0.3", PLAIN),
    (f'DEBUG request {{"grant_type":"password","username":"ada","password":"{PASSWORD}"}}', PASSWORD),
    (f"refresh_token={chance(WEB64, 60)}&grant_type=refresh_token", ""),
    (f"WIFI:S:Home;T:WPA;P:{PLAIN};;", PLAIN),
    # Webhooks
    (f"https://hooks.slack.com/services/T{chance(UPPER, 8)}/B{chance(UPPER, 8)}/{RANDOM32[:24]}", RANDOM32[:24]),
    (f"https://discord.com/api/webhooks/{chance(string.digits, 18)}/{chance(WEB64, 68)}", ""),
    (f"https://example.webhook.office.com/webhookb2/{uuid()}@{uuid()}/IncomingWebhook/{HEX32}/{uuid()}", HEX32),
    (f"https://hooks.zapier.com/hooks/catch/1234567/{chance(LOWER, 7)}/", ""),
    (f"https://maker.ifttt.com/trigger/door/with/key/{chance(WEB64, 22)}", ""),
    (f"https://api.telegram.org/bot{KEYS['Telegram']}/sendMessage", KEYS["Telegram"]),
    # Cards, accounts, people
    (f"my card is {VISA}", VISA),
    (f"my card: {FOURS}, exp 04/29", FOURS),
    (f"Visa {FOURS.replace(' ', '-')}", FOURS.replace(" ", "-")),
    (f"card {FOURS.replace(' ', '.')} ok", FOURS.replace(" ", ".")),
    (f"card {FOURS.replace(' ', '  ')} ok", FOURS.replace(" ", "  ")),
    (f"card {FOURS.replace(' ', chr(0xA0))} ok", FOURS.replace(" ", chr(0xA0))),
    (f"card {' '.join(VISA)} ok", " ".join(VISA)),
    (f"Mastercard {MASTER[:8]} {MASTER[8:]}", MASTER[8:]),
    (f"Amex {AMEX[:4]} {AMEX[4:10]} {AMEX[10:]}", AMEX[4:10]),
    (f'{{"number":"{MASTER}","cvc":"737"}}', MASTER),
    (f'{{"number":"{MASTER}","cvc":"737"}}', "737"),
    ("cvv 123", "123"),
    ("The CVC is 442.", "442"),
    ("security code: 9034", "9034"),
    (f"IBAN {GERMAN}", GERMAN),
    (f"IBAN: {' '.join(GERMAN[at : at + 4] for at in range(0, 22, 4))} BIC COBADEFF", GERMAN[4:8]),
    (f"mon IBAN est {FRENCH}", FRENCH),
    (f"pay to {BRITISH.lower()} please", BRITISH.lower()),
    (f"My SSN is {SSN}", SSN),
    (f"social security number {SSN.replace('-', ' ')}", SSN.replace("-", " ")),
    # Chat: English
    (f"my password is {PLAIN}", PLAIN),
    ("My password is hunter2, please remember it", "hunter2"),
    ("the password's Blue!Moon7", "Blue!Moon7"),
    ("the wifi password is correcthorse", "correcthorse"),
    ("Our wifi password: gartenzwerg", "gartenzwerg"),
    ("wifi: Home5G, password: sommer2024", "sommer2024"),
    ("I changed my password to kitten77", "kitten77"),
    ("I've just changed the password for my email to Sunny-Day-88", "Sunny-Day-88"),
    ("Reset it: new password is now moonlight", "moonlight"),
    ("my password is now bluewhale9", "bluewhale9"),
    ('The password for the shared folder is "open sesame"', "open sesame"),
    ("password for netflix: popcorn1", "popcorn1"),
    ("Password (laptop): zebra!!77", "zebra!!77"),
    ("passphrase: correct horse battery staple", "battery staple"),
    ("hunter22 is my password", "hunter22"),
    ("use hunter22 as the password", "hunter22"),
    ("user ada password s3cretPa55", "s3cretPa55"),
    ("login: ada / pw: gh4st-rider", "gh4st-rider"),
    ("login: ada / gh4strider", "gh4strider"),
    ("credentials: admin:Winter2025", "Winter2025"),
    ("username: ada\npassword: dragonfly", "dragonfly"),
    ("Password:\nhunter22\n", "hunter22"),
    ("pw: tulip", "tulip"),
    ("my PIN is 4711", "4711"),
    ("PIN: 0815", "0815"),
    ("the pin code for my phone is 135790", "135790"),
    ("my debit card pin is 9 0 2 1"[:0] + "my debit card's pin is 9021", "9021"),
    ("4711 is my pin", "4711"),
    ("The code for the front door is 4821", "4821"),
    ("the alarm code is 5519#", "5519"),
    ("door code: 2468", "2468"),
    ("safe combination is 12-34-56", "12-34-56"),
    ("gate code #4821", "4821"),
    ("Your verification code is 483920", "483920"),
    ("483920 is your Google verification code", "483920"),
    ("OTP: 771 204", "771 204"),
    ("your one-time code is 204981, valid 10 minutes", "204981"),
    (f"the api key is {RANDOM32}", RANDOM32),
    (f"my access token: {HEX40}", HEX40),
    (f"here is the private key: 0x{HEX64}", HEX64),
    (f"bot token {RANDOM32}", RANDOM32),
    (f"wpa2 key: {PLAIN}", PLAIN),
    # German
    ("Mein Passwort ist geheim1", "geheim1"),
    ("mein neues Passwort lautet Sommer!2025", "Sommer!2025"),
    ("mis WLAN passwort i de Bude isch Hobel2024! merk der das", "Hobel2024"),
    ("s'passwort fürs e-banking isch Chueli77!", "Chueli77"),
    ("passwort fürs wlan: Gipfeli!23", "Gipfeli"),
    ("Das WLAN-Passwort ist gartenzwerg", "gartenzwerg"),
    ("Ich habe mein Passwort auf Katze99 geändert", "Katze99"),
    ("Kennwort: blumentopf", "blumentopf"),
    ("Meine PIN lautet 4711", "4711"),
    ("Meine Geheimzahl ist 8823", "8823"),
    ("Der Code für die Haustür ist 2580", "2580"),
    ("Türcode: 1379", "1379"),
    ("Ihr Bestätigungscode lautet 552817", "552817"),
    ("Zugangsdaten: ada / Winter2025", "Winter2025"),
    ("WLAN-Schlüssel: 83920184756612098347", "83920184756612098347"),
    # Spanish
    ("mi contraseña es gato99", "gato99"),
    ("cambié mi contraseña a Luna2025", "Luna2025"),
    ("Contraseña: girasol", "girasol"),
    ("la clave del wifi es casa1234", "casa1234"),
    ("mi PIN es 7731", "7731"),
    ("el código de la puerta es 4482", "4482"),
    ("tu código de verificación es 883012", "883012"),
    # French
    ("mon mot de passe est soleil42", "soleil42"),
    ("mot de passe : tournesol", "tournesol"),
    ("j'ai changé mon mot de passe en Lune2025", "Lune2025"),
    ("mdp: azerty77", "azerty77"),
    ("mon code PIN est 6620", "6620"),
    ("le code de la porte est 4482", "4482"),
    ("votre code de vérification est 883012", "883012"),
    # Italian
    ("la mia password è girasole7", "girasole7"),
    ("la password del wifi è casamia22", "casamia22"),
    ("ho cambiato la password in Luna2025", "Luna2025"),
    ("il mio PIN è 5512", "5512"),
    ("il codice della porta è 4482", "4482"),
    ("il codice di verifica è 883012", "883012"),
    # Portuguese
    ("minha senha é girassol9", "girassol9"),
    ("a senha do wifi é casa4321", "casa4321"),
    ("mudei minha senha para Lua2025", "Lua2025"),
    ("a palavra-passe é verao2025", "verao2025"),
    ("o meu PIN é 9932", "9932"),
    ("o código da porta é 4482", "4482"),
    # Hidden
    (f"my pass\u200bword is {PLAIN}", PLAIN),
    ("my password is sun\u200bflower\u200b92", "flower"),
    ("ｐａｓｓｗｏｒｄ：ｈｕｎｔｅｒ２２", "ｈｕｎｔｅｒ２２"),
    (
        "my card: " + "".join(chr(ord(each) + 0xFEE0) for each in VISA),
        "".join(chr(ord(each) + 0xFEE0) for each in VISA),
    ),
    ("key: " + KEYS["GitHub"][:9] + "\u2060" + KEYS["GitHub"][9:], KEYS["GitHub"][9:]),
    ("the password is “open sesame 7”", "open sesame"),
]

_TOLD = """
my password: VALUE.
Here's my Gmail password - VALUE
the admin password for the router is VALUE!
password=VALUE&user=ada
my email is ada@example.com and my password is VALUE
{'password': 'VALUE'}
"passwd":"VALUE"
DB_PASS: VALUE
MYSQL_PWD=VALUE
pwd = "VALUE"
PASSWORD="VALUE"
userPassword: VALUE
rootpw=VALUE
the passcode is CODE
My Netflix login is ada@example.com and the password is VALUE
Login: ada@example.com Password: VALUE
user: ada, pass: VALUE
ada@example.com:VALUE
ada@example.com / VALUE
I set my new password as VALUE
I'm using VALUE as my password
the password to my laptop is VALUE
my wifi is called Home and the password is VALUE
password is: VALUE
Password → VALUE
password => VALUE
spring.datasource.password: VALUE
ansible_ssh_pass=VALUE
ansible_become_password: VALUE
"ConnectionString": "Server=.;Database=x;User=sa;Password=VALUE;"
jdbc:mysql://localhost:3306/db?user=root&password=VALUE
sqlcmd -S db -U sa -P VALUE
psql "host=db user=ada password=VALUE dbname=app"
mongodb://ada:VALUE@localhost:27017/?authSource=admin
rsync://ada:VALUE@host/mod
socks5://ada:VALUE@127.0.0.1:1080
ldap://cn=admin:VALUE@ldap
sudo mount -t cifs //srv/share /mnt -o username=ada,password=VALUE
wget --user=ada --password=VALUE http://x
wget --http-password=VALUE http://x
curl -uada:VALUE http://x
curl https://api.x.com -d 'client_secret=VALUEabc'
curl -H "X-API-Key: VALUEabcdef" http://x
curl -H 'PRIVATE-TOKEN: VALUEabcdef' http://x
vault login VALUEabcdefgh
gh auth login --with-token VALUEabcdefgh99
az login -u ada -p VALUE
snowsql -u ada -p VALUE
the key for the API is HEX
Api-Key HEX
my OpenWeather key HEX
Bearer token: HEX
token=HEX
secret_key: HEX
SECRET_KEY = 'django-insecure-HEX'
config.secret_key_base = 'HEX'
encryption_key: "HEX"
hmac secret HEX
signing secret: HEX
consumer_secret="HEX"
app secret is HEX
InstrumentationKey=UUID
"access_token": "HEX"
TWILIO_AUTH_TOKEN=HEX
HEROKU_API_KEY=UUID
the PIN for my card is NUMBER
PIN of my phone: NUMBER
pin=NUMBER
My ATM PIN is NUMBER
SIM PIN NUMBER
my voicemail pin is NUMBER
unlock code is NUMBER
The garage code is NUMBER
alarm code NUMBER
use code NUMBER to disarm the alarm
bike lock code is NUMBER
Code for the Airbnb door: NUMBER
Your Uber code is NUMBER. Never share this code.
Your code is CODE
CODE is your verification code
G-CODE is your Google verification code.
Use CODE to verify your account
Ihr Code: CODE
Dein Bestätigungscode ist CODE
Votre code est CODE
Tu código es CODE
Il tuo codice è CODE
Seu código é CODE
TAN: CODE
Mein Passwort: VALUE
Passwort für WLAN: VALUE
das Kennwort lautet VALUE
mein Passwort habe ich auf VALUE geändert
Neues Passwort: VALUE
Das neue Passwort ist jetzt VALUE
PIN der Karte: NUMBER
Die PIN meiner EC-Karte ist NUMBER
Safe-Code: NUMBER
Der Code vom Tresor ist NUMBER
Zugangsdaten: Benutzer ada, Passwort VALUE
Benutzername: ada Passwort: VALUE
Mi nueva contraseña es VALUE
La contraseña de mi correo es VALUE
contraseña=VALUE
usuario: ada contraseña: VALUE
he cambiado mi contraseña por VALUE
El PIN de mi tarjeta es NUMBER
el código de la alarma es NUMBER
clave: VALUE
mi clave es VALUE
Le mot de passe du wifi est VALUE
Mon nouveau mot de passe est VALUE
Le mot de passe c'est VALUE
le code du portail est NUMBER
le code de l'alarme : NUMBER
La password del computer è VALUE
la mia nuova password è VALUE
password: VALUE
la password è: VALUE
il PIN della carta è NUMBER
il codice dell'allarme è NUMBER
Minha nova senha é VALUE
a senha do meu email é VALUE
senha: VALUE
troquei a senha para VALUE
o PIN do cartão é NUMBER
o código do alarme é NUMBER
a palavra-passe do wifi é VALUE
пароль: VALUE
мой пароль VALUE
密码：VALUE
BITWARDEN master password: VALUE
my 1Password master password is VALUE
Root password set to VALUE
temporary password VALUE
Temp pw: VALUE
machine x login ada password VALUE
WIFI:T:WPA;S:Home;P:VALUE;;
requests.get(url, auth=("ada", "VALUE"))
HTTPBasicAuth('ada', 'VALUE')
smtp.login("ada@example.com", "VALUE")
new SqlConnection("...;pwd=VALUE")
<input type="password" value="VALUE">
| password | VALUE |
**Password:** VALUE
- Password: `VALUE`
Password is "VALUE"
Password (default): VALUE
env: API_TOKEN: "HEX"
--set db.password=VALUE
terraform: password = "VALUE"
variable "db_password" { default = "VALUE" }
ALTER USER ada WITH PASSWORD 'VALUE';
CREATE USER 'ada'@'%' IDENTIFIED BY 'VALUE';
GRANT ALL ON *.* TO ada IDENTIFIED BY "VALUE"
my username is ada and password is VALUE
https://x.example/login?user=ada&pass=VALUE
https://x.example/reset?token=HEX
https://x.s3.amazonaws.com/f?X-Amz-Signature=HEXHEX
""".strip().splitlines()
_STANDS_FOR = {"VALUE": PLAIN, "HEX": HEX32, "UUID": uuid(), "CODE": "482910", "NUMBER": "4711"}


def _told(line: str) -> tuple[str, str]:
    """The line with a value in the place of its word for one, and that value."""
    name = next(name for name in _STANDS_FOR if name in line)
    return line.replace(name, _STANDS_FOR[name]), _STANDS_FOR[name]


CALLED.extend(map(_told, _TOLD))
CALLED.extend(
    [
        ("My pass word: Sunfl0wer!79", "Sunfl0wer!79"),
        ("my pass phrase is Nelke-77x", "Nelke-77x"),
        ("PIN for my Visa 9183", "9183"),
        ("The pin code for my debit card is 9183", "9183"),
        ("PIN of my SIM is 4821", "4821"),
        ("La clave de mi tarjeta es 9185", "9185"),
        ("El código del cajero es 4711", "4711"),
        ("mon code secret est le 9187", "9187"),
        ("il codice segreto è 5521", "5521"),
        ("my code is 839202", "839202"),
        ("mein Code ist 4711", "4711"),
        ("the safe opens with 38-21-77", "38-21-77"),
        ("Der Tresor geht mit 38-21-77 auf", "38-21-77"),
        ("le portail s'ouvre avec 4711", "4711"),
        ("D E 8 9 3 7 0 4 0 0 4 4 0 5 3 2 0 1 3 0 0 0 is my IBAN", "D E 8 9 3 7 0 4 0 0 4 4 0 5 3 2 0 1 3 0 0 0"),
    ]
)

_SEVERAL = (
    # What was changed, and to what
    ("I changed my Gmail password from Tulip#Rain7 to Cedar#Snow8 this morning.", "Tulip#Rain7", "Cedar#Snow8"),
    ("The office wifi password changed from Quokka11! to Wombat12!", "Quokka11!", "Wombat12!"),
    ("New password is Heron!55 instead of Egret!44", "Heron!55", "Egret!44"),
    ("My password used to be Rabbit55 and now it's Turtle66", "Rabbit55", "Turtle66"),
    ("My PIN was 44170932 before, now it is 99230417", "44170932", "99230417"),
    ("Mein Passwort war bisher Kuckuck88 und ist jetzt Fasan99!", "Kuckuck88", "Fasan99!"),
    ("Ich habe mein WLAN-Passwort von Dachs11! auf Luchs22! geändert.", "Dachs11!", "Luchs22!"),
    ("Cambié mi contraseña de Sandia12! a Melon34!", "Sandia12!", "Melon34!"),
    ("J'ai changé mon mot de passe de Abricot12! à Cerise34!", "Abricot12!", "Cerise34!"),
    ("Ho cambiato la password da Limone12! a Arancia34!", "Limone12!", "Arancia34!"),
    ("Mudei minha senha de Abacaxi12! para Goiaba34!", "Abacaxi12!", "Goiaba34!"),
    ("пароль был Medved2020, теперь Volk2021", "Medved2020", "Volk2021"),
    ("I switched the router key from Amsel44x to Drossel55y", "Amsel44x", "Drossel55y"),
    ("the password is still Falke99! and not Adler88!", "Falke99!", "Adler88!"),
    ("Passwort alt: Igel77xx, neu: Hase88yy", "Igel77xx", "Hase88yy"),
    ("家里的wifi密码是 Panda888x，帮我记一下", "Panda888x"),
    ("パスワードは Sakura99x です", "Sakura99x"),
    ("user eva / pass Nelke77x", "Nelke77x"),
    # Under a heading
    ('name,password\n"eva","Tulpe, 77x"', "Tulpe, 77x"),
    ("You said: user,password\njoe,Papaya_79x", "Papaya_79x"),
    ("mes codes de récupération sont 77441102 22910334", "77441102", "22910334"),
    ("my 2FA backup codes: 8391-2207 5518-0042 7710-9934", "8391-2207", "5518-0042", "7710-9934"),
    ("these are my recovery codes:\n\n1. a8f3-9k2m\n2. b7d1-4x8p\n3. c2s9-1q0z", "a8f3-9k2m", "b7d1-4x8p", "c2s9-1q0z"),
    ("Meine Backup-Codes: 1111-2222, 3333-4444 und 5555-6666", "1111-2222", "3333-4444", "5555-6666"),
    ("códigos de recuperación: 12345678, 87654321", "12345678", "87654321"),
    ("codes de secours :\n- 44556677\n- 88990011", "44556677", "88990011"),
    ("username,password\njoe,Papaya_78x\nann,Mango_99z", "Papaya_78x", "Mango_99z"),
    ("| user | password |\n|---|---|\n| joe | Papaya_77x |\n| ann | Kiwi_12yy |", "Papaya_77x", "Kiwi_12yy"),
    ("| Dienst | Benutzer | Passwort |\n|---|:--|---|\n| NAS | eva | Zimt_44x |", "Zimt_44x"),
    # Accounts
    ("Our bank account number is 48291047731, please put it in the invoice footer.", "48291047731"),
    ("my checking account: 7204418890 (routing 021000021)", "7204418890"),
    ("You can wire it to account 55501234567", "55501234567"),
    ("Kontonummer 1029384756 BLZ 20111, bitte merken", "1029384756"),
    ("Mi número de cuenta es 20385778983000760236", "20385778983000760236"),
    ("Mon numéro de compte est 00051234567", "00051234567"),
    ("conto corrente n. 123456789012", "123456789012"),
    ("O número da minha conta é 12345678-9", "12345678-9"),
    ("acct 99887766 at First Bank", "99887766"),
    ("nimm Konto 4455667788 bei der Raika", "4455667788"),
    # Codes
    ("the code they texted me was 58392041, is it valid?", "58392041"),
    ("Le code reçu par SMS est 44719288", "44719288"),
    ("El código que me enviaron es 55812399", "55812399"),
    ("PUK 12345678 for the SIM", "12345678"),
    ("the door code to the office is #44712209*", "44712209"),
    ("La clave de la alarma es 55130927", "55130927"),
    ("Zugang: max / Sonnenblume44", "Sonnenblume44"),
    ("The Netflix login is mum@example.com with Popcorn!23", "Popcorn!23"),
    ("They sent me 66291044 as the code", "66291044"),
    ("Schlüsselsafe: Code 25801177", "25801177"),
    # Papers
    ("Mein Personalausweis hat die Nummer L01X00T471", "L01X00T471"),
    ("Nummer der Krankenkasse: 4567 010180", "4567 010180"),
    ("codice fiscale: RSSMRA 85T10 A562S", "85T10 A562S"),
    ("My passport number is C01X00T47", "C01X00T47"),
    ("Reisepassnummer P1234567", "P1234567"),
    ("Steuernummer 12/345/67890", "12/345/67890"),
    ("my steuer-id is 86095742719", "86095742719"),
    ("here: RSSMRA85T10A562S", "RSSMRA85T10A562S"),
    ("NHS number 943 476 5919", "943 476 5919"),
    ("Sozialversicherungsnummer 1237 010180", "1237 010180"),
    ("Mi DNI es 12345678Z", "12345678Z"),
    ("here: X1234567L", "X1234567L"),
    ("here: 529.982.247-25", "529.982.247-25"),
    ("here: 756.9217.0769.85", "756.9217.0769.85"),
    ("here: 2 55 08 14 168 025 38", "2 55 08 14 168 025 38"),
    ("my driver's license number is D1234567890", "D1234567890"),
    ("Krankenversicherungsnummer A123456780", "A123456780"),
)
CALLED.extend((text, secret) for text, *secrets in _SEVERAL for secret in secrets)

NO_SECRETS = """
the password is wrong
my password is expired
my password is too short
the password is required
I forgot my password, what now?
My password isn't working anymore
your password must be at least 12 characters
my password is 12 characters long
password: required
Password: must contain a number
passwords: how to choose a good one
my password manager is Bitwarden
The password reset link is broken.
password policy: 90 days
the password is case-sensitive
my password is the same everywhere
the password was leaked
the password is being changed
is the password secure?
password hint: my first dog
What does "Incorrect password" mean?
the pin is loose
The pin is broken, I need a new one
PIN is required
connect pin 13 to ground
GPIO pin 17 is high
the bowling pins are heavy
pin the note on the board
I pinned 3 posts
key takeaways: sleep more, eat less
Key points: it is cheap
the key is under the mat
the key to happiness is patience
key: value
keys: left, right
my key ring is blue
token: a unit of text
a token is about four characters
tokens: 1234
max_tokens=4096
"max_tokens": 4096
token_count: 512
total_tokens=98231
the token limit is 128000
the secret to good bread: patience
the secret is patience.
secret santa: december 12
my secret is that I love jazz
password = input()
password = getpass.getpass("Password: ")
api_key=os.environ["X"]
api_key = os.getenv("OPENAI_API_KEY")
const token = process.env.TOKEN;
token: str
password: string;
password: Optional[str] = None
def login(user: str, password: str) -> None:
self.password = password
password = user_input
if password == confirm_password:
hash_password(password)
token = get_token()
token = secrets.token_hex(16)
token = response.json()["token"]
password = config.get("db", "password")
password=${DB_PASSWORD}
password: "{{ vault_password }}"
DB_PASSWORD=$DB_PASSWORD
API_KEY=<your-api-key>
API_KEY=your_api_key_here
api_key: "YOUR_API_KEY"
password: ********
password: xxxxxxxx
secret: !vault
PRIMARY KEY (id)
primary_key=True
sort_key = "name"
foreign_key="users.id"
cache_key = f"user:{user_id}"
public_key: used for verification
key={item.id}
sorted(items, key=lambda item: item.name)
for key, value in mapping.items():
dictionary[key] = value
keyboard: qwerty
monkey: banana
The passenger: seat 12A
bypass=true
compass: north
author: Ada Lovelace
authentication is disabled
authorization: required
the auth service is down
Basic information about cats
the bearer of bad news and responsibilities
a basic understanding of mathematics
the cookie recipe: flour, sugar, butter
I ate 3 cookies
session 12 starts at 10:30
the session was great
commit 3513db3f2a9c41d08b7e6655aa12cd34ef56ab78
git checkout 9a2cfe1
sha256: e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
id: 550e8400-e29b-41d4-a716-446655440000
request_id=550e8400-e29b-41d4-a716-446655440000
trace 4bf92f3577b34da6a3ce929d0e0e4736
docker image nginx@sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
Order 302-8841274-9924168 has shipped
order number 123-45-6789
invoice 2024-000123456
tracking 1Z999AA10123456784
call me at +49 30 1234567
my number is 555-867-5309
+1 (415) 555-2671
+4915112345678
0049 151 1234 5678
ISBN 978-3-16-148410-0
ISBN 0-306-40615-2
1700000000000 is a time, 4111 1111 1111 1112 is no card
2025-05-07 12:30:45
the years 1914 1918 1939 1945
My A1C was 6.8 on 2025-05-07
it costs 1,299.00 EUR
1 234 567 890 people
pi is 3.14159265358979323846
IP 192.168.100.200 port 8080
version 1.2.3.4567
MAC 00:1A:2B:3C:4D:5E
coordinates 52.520008, 13.404954
the code is 404
error code 5003
HTTP status code: 500
zip code 10115
postal code is 94105
area code 030
country code 0049
exit code 137
promo code SAVE20
dress code: casual
my code is broken
source code 2024
the code review took 3 days
code coverage is 9312 lines
QR code 1234
the door is number 4821
the safe is in room 4821
the alarm is at 0630
the risk-free sk-8 board
sk-learn is a library, sk-loading-spinner-container a class
task-force-one-two-three
npm_config_registry
hf_hub_download
re_compile_the_pattern_again
the pypi-server-package-name
s.SomeMethodNameInCamelCaseAB
xox is a kiss
https://example.com:8080/@ada
https://medium.com/@ada/how-i-learned-to-bake-bread-1a2b3c4d
https://github.com/ricordo/ricordo/blob/main/README.md
git@github.com:ada/repo.git
mailto:ada@example.com
http://localhost:3000/login
postgres://ada:${DB_PASSWORD}@db/app
postgres://localhost:5432/app
redis://cache:6379/0
docker run -u 1000:1000 nginx
ls -u
ssh -p 2222 host
docker run -p 8080:80 nginx
mkdir -p /var/www
my dog's name is Rex1
He said "pass the salt"
tests: pass 12 fail 3
pass: 12
I need a boarding pass: gate 12
mountain pass
The speed limit is 120 km/h
I live in Berlin and work as a nurse.
my favourite word is serendipity
She is 12345 days old
I have 4 cats, 2 dogs and 16 fish
Windows 11 and Python 3.11.7
the model gpt-4o-2024-08-06 is fast
claude-3-5-sonnet-20241022
use aes-256-gcm and sha256
room B12-304
flight LH1234 at gate A17
license plate B-AB 1234
blood pressure 120/80
Psalm 119:105
100 200 300 400 500 600 700 800
1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
4 8 15 16 23 42
Das Passwort ist falsch
Mein Passwort ist abgelaufen
das Passwort ist zu kurz
Der Schlüssel liegt unter der Matte
Schlüssel zum Erfolg: Geduld
Passwort vergessen?
die Geheimzahl ist falsch
la contraseña es incorrecta
mi contraseña no funciona
la clave es la paciencia
palabra clave: memoria
le mot de passe est incorrect
mon mot de passe est expiré
le mot de passe est trop court
la clé du succès est la patience
la password è sbagliata
la password è scaduta
la chiave è sotto il tappeto
a senha está incorreta
minha senha é fraca
a chave está na porta
tengo 3 claves para el éxito
el código postal es 28001
le code postal est 75001
il codice fiscale
die Postleitzahl ist 10115
der Fehlercode ist 4040
type Token = string
interface Props { apiKey: string; }
export const KEY = "name"
row["key"] = 5
keyCode: 13
hotkey: ctrl+k
KeyError: 'name'
invalid token at line 12
Unexpected token } in JSON at position 42
SyntaxError: Unexpected token < in JSON
csrf token missing
the access token expired
the API key is invalid
where do I find my API key?
an API key is a secret string
the client secret is optional
the private key is stored in the vault
what does -----BEGIN RSA PRIVATE KEY----- mean?
the license key is in the mail
the recovery phrase has twelve words
seed the random generator with 42
a wallet recovery phrase: keep it somewhere safe
My zip code is 10115 and I love it
your order code is A123
The pin on my jacket says 1984
he has a pin from 1984
use code SAVE20 to get 20% off
enter 2024 to see the calendar
your country code is 0049
The token was worth 5000 dollars
My secret weapon is 3 cloves of garlic
Secret ingredient: 2 tbsp miso
the key signature is F sharp minor
key dates: 2024-05-01, 2024-06-02
Key figures: 1234 users, 5678 sessions
the key player scored 24 points
my pass rate is 95%
I have a ski pass for 2025-12-24
the password was changed in 2019
my password has 14 characters
my password is 5 years old
the password is stored as a bcrypt hash
the password field is empty
a password is a string
my password contains numbers and symbols
I use a different password for each site
the password is my dog's name
the password is on the sticky note
The password is in 1Password
password protected
password: see below
password: (leave blank)
password: none
the password is not the problem
the wifi password is on the fridge
The wifi password is written on the router
Das Passwort ist auf dem Zettel
mein Passwort ist sehr lang
s passwort isch falsch gsi
mon mot de passe est sur le frigo
la contraseña está en la nevera
la password è sul frigo
a senha está na geladeira
La clave de mi éxito es 10 años de trabajo
the API key is in the vault
the API key goes into the header
set the API key in settings.py
token limits: 8192 for gpt-4
each token costs $0.0002
tokens per second: 42.7
session id is required
session 4: budget 2024
Set-Cookie header is missing
I baked cookies at 180 degrees
basic training takes 10 weeks
login at 08:30
the login page / signup page
login: required
credentials: PhD, 10 years
user:1000 group:1000
My number is 0151 23456789
Born 1984-03-12 in Köln
flight BA2490 on 12/05/2025
Room 1234, building 5
The alarm rings at 6:30
alarm at 0630 tomorrow
the safe weighs 1200 kg
door 4821 is locked
the gate opened in 1961
Gate number 4821? no idea
safe to say 9000 people
security: 12345 incidents
access 24/7
Backup 2024 is done
reset 2 times
verification takes 3 days
phone number 555-867-5309
garage number 12
the combination of 12 and 34
combination 5-6-7
OTP is short for one-time password
2FA is enabled since 2021
tan is 0.5774
https://example.com/path?key=value&id=123
https://maps.google.com/?q=52.5,13.4
https://youtu.be/dQw4w9WgXcQ
https://example.com/a/b/c-d-e-2024-05-06-title.html
ada@example.com: 12 unread
contact ada@example.com / 030-123456
x = data["key1"]
KEY_SIZE = 256
API_KEY_HEADER = "X-Api-Key"
TOKEN_URL = "https://example.com/token"
PASSWORD_MIN_LENGTH = 12
secret_name = "prod/db"
secretName: my-tls-secret
key_path: /etc/ssl/private.key
ssh -i ~/.ssh/id_rsa ada@host
tokenizer = AutoTokenizer.from_pretrained("gpt2")
password_hash = bcrypt.hash(password)
if not password: raise ValueError
self.token_count += 1
key = event.key
keys = list(d.keys())
auth = HTTPBasicAuth(user, password)
const { token } = useAuth();
localStorage.setItem("token", token);
headers: { Authorization: `Bearer ${token}` }
Authorization: Bearer <token>
Authorization: Bearer $TOKEN
"Authorization": f"Bearer {api_key}"
git commit -m "Fix key handling 12345678"
docker ps -a
mysql -u root -p
curl -u $USER:$PASS https://x
redis-cli -p 6379
psql -U postgres
tar -xzf a.tar.gz
the 4th of July 1776
5 6 7 8 9 10 11 12 13 14 15
ISBN 9783161484100
EAN 4006381333931
IMEI 490154203237518
Invoice 4111-2222 for 3333
DE123456789 is my VAT id
GB29 is a road
Aktenzeichen 536-22-8726-1
serial number 536-22-8726
bitcoin address 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2
0x742d35Cc6634C0532925a3b844Bc454e4438f44e
ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl ada@host
-----BEGIN PUBLIC KEY-----
-----BEGIN CERTIFICATE-----
data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAUA
<token> is replaced
the keyword is serendipity2
skeleton key 3 is a film
key west 2024
Key Largo, 1948
my keyboard is a K780
monkey 47 gin
I changed the wallpaper from Blue77 to Green88
I switched from iPhone12 to Pixel9
I upgraded from Python 3.11 to 3.12
I changed my name from Huber to Berger
my password manager changed from LastPass to Bitwarden
My account balance is 12500 euros
My Instagram account is anna_1987
Mein Konto hat 1200 Euro
I have 2 bank accounts and 3 cards
My savings account has 48000 euros
Order no. 55501234567 has not arrived
Bestellnummer 1029384756
Rechnung Nr. 4711 0815 22
The passport expires on 2031-05-12
My passport: 12.05.2031 is its last day
I need a new passport by 12 May 2027
Passport photos cost 12 euros
My insurance costs 431 euros a month
CPF is a Brazilian tax number
529.982.247-26
X1234567A is a model
The code has 300 lines
The code I sent you has 3000 lines
The discount code is SAVE20
código postal 28013
code postal 75011
Zugang: über den Hof / Stiege 2
Access: bus / tram 44
The login page shows 2 fields
El vuelo IB 3166 sale a las 7:40
Train RJX 162 at 14:30
My model is WH-1000XM5
recovery codes: where do I find them in 2024?
my code is 1000 lines long
my code is 404 not found
my area code is 4122
my code is due 2024
the door opens with 2 keys
the card game 12345 is fun
My card has 5000 points
Das Handy geht mit 2000 mAh nicht lange
La carta dei vini ha 1200 vini
the garage opens at 0800
I pass word games on
A B 1 2 3 4 5 6 7 8 9 0 1 2 3 4
""".strip().splitlines()
