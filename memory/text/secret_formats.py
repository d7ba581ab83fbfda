"""Secrets whose form gives them away: the keys of the usual vendors, key files, addresses and headers with a login.

What vendors document of their keys' forms is the source; a rule that takes what many texts hold is no rule.
"""

import re
from collections.abc import Iterable, Iterator

Span = tuple[int, int]

REDACTED = "[redacted]"
"""What stands for a secret."""

LONG_WORD = 16
"""Characters: no vendor's key is shorter, and few words of prose are longer. So prose is passed at `split`'s speed."""

_BASE58 = "[1-9A-HJ-NP-Za-km-z]"
_UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"
_MIXED = r"(?=[A-Za-z_-]{0,48}+\d)"
"""What is made up by chance has a digit; a long name may have none."""

# Each begins with the one letter by which they are grouped.
_KEYS = (
    # OpenAI, Anthropic and their kin
    rf"sk-(?:{_MIXED}|(?=(?:[a-z]{{2,6}}\d?\d?-){{0,3}}[A-Za-z]{{20}}))[A-Za-z0-9_-]{{16,}}+",
    r"sess-[A-Za-z0-9]{40,}+",
    r"sk[_.](?:live|test|prod|sandbox)_[A-Za-z0-9_]{10,}+",  # Stripe, Clerk, Paystack
    r"sk_[0-9a-f]{40,}+",
    r"pk_(?:live|test|prod|sandbox)_[A-Za-z0-9_]{10,}+",
    r"rk_(?:live|test)_[A-Za-z0-9_]{10,}+",
    r"rk_[A-Za-z0-9]{4,}+_[A-Za-z0-9_-]{8,}+",  # our proxy keys
    r"rt_[A-Za-z0-9_-]{16,}+\.[A-Za-z0-9_-]{43}",  # our scope tokens
    r"pk_\d{5,10}_[A-Z0-9]{24,}+",  # ClickUp
    r"whsec_[A-Za-z0-9+/=]{16,}+",
    r"rzp_(?:live|test)_[A-Za-z0-9]{14,}+",
    r"live_[A-Za-z0-9]{30,}+",  # Mollie, Lob, GoCardless
    r"test_(?=[a-z]{0,48}+\d)[A-Za-z0-9]{30,}+",
    r"A(?:KIA|SIA|GPA|IDA|ROA|BIA|CCA|NPA|NVA)[A-Z0-9]{16}(?![A-Za-z0-9])",  # AWS
    r"ABSK[A-Za-z0-9+/]{60,}+=*",
    r"amzn\.mws\.[0-9a-f-]{36}",
    r"amzn1\.(?:application-oa2-client-secret|oa2-cs)\.(?:v1\.)?[0-9a-f]{32,}+",
    r"LTAI[A-Za-z0-9]{12,20}(?![A-Za-z0-9])",  # Alibaba
    r"AKID[A-Za-z0-9]{32}(?![A-Za-z0-9])",  # Tencent
    r"SCW[A-Z0-9]{17}(?![A-Za-z0-9])",
    r"gh[pousr]_[A-Za-z0-9]{20,}+",
    r"github_pat_[A-Za-z0-9_]{20,}+",
    r"gl(?:pat|dt|rt|ptt|ft|imt|agent|soat|oas|cbt|ffct|wt|sa|c)[-_][A-Za-z0-9_.+/=-]{16,}+",  # GitLab, Grafana
    r"GR1348941[A-Za-z0-9_-]{16,}+",
    r"xox[abceoprs](?:\.xox[a-z])?-[A-Za-z0-9-]{10,}+",  # Slack
    r"xapp-[A-Za-z0-9-]{10,}+",
    r"xwfp-[A-Za-z0-9-]{10,}+",
    r"AIza[A-Za-z0-9_-]{30,}+",  # Google
    r"ya29\.[A-Za-z0-9_-]{20,}+",
    r"GOCSPX-[A-Za-z0-9_-]{20,}+",
    r"1//0[A-Za-z0-9_-]{30,}+",
    r"AAAA[A-Za-z0-9_-]{7}:[A-Za-z0-9_-]{100,}+",
    r"hf_[A-Za-z0-9]{20,}+",
    r"api_org_[A-Za-z0-9]{20,}+",
    r"npm_[A-Za-z0-9]{20,}+",
    r"npg_[A-Za-z0-9]{10,}+",
    r"nvapi-[A-Za-z0-9_-]{30,}+",
    r"ntn_[A-Za-z0-9]{30,}+",
    r"nf[pcoub]_[A-Za-z0-9_]{30,}+",
    r"pypi-[A-Za-z0-9_-]{20,}+",
    r"rubygems_[0-9a-f]{40,}+",
    r"cio[A-Za-z0-9]{32}(?![A-Za-z0-9])",
    r"oy2[a-z0-9]{43}(?![A-Za-z0-9])",
    r"packagist_[a-z]{3,4}_[A-Za-z0-9]{30,}+",
    r"dckr_[op]at_[A-Za-z0-9_-]{20,}+",
    r"CLOJARS_[a-z0-9]{40,}+",
    r"gsk_[A-Za-z0-9]{20,}+",
    r"xai-[A-Za-z0-9]{30,}+",
    r"pplx-[A-Za-z0-9]{30,}+",
    r"r8_[A-Za-z0-9]{30,}+",
    r"fw_(?=[A-Za-z]{0,48}+\d)[A-Za-z0-9]{20,}+",
    r"csk-[A-Za-z0-9]{30,}+",
    r"tgp_v1_[A-Za-z0-9_-]{30,}+",
    r"jina_[A-Za-z0-9]{40,}+",
    r"tvly-[A-Za-z0-9_-]{20,}+",
    r"lsv2_[a-z]{2}_[0-9a-f]{32}_[0-9a-f]{10}",
    r"pcsk_[A-Za-z0-9_]{30,}+",
    r"pa-(?=[A-Za-z_-]{0,48}+\d)[A-Za-z0-9_-]{40,}+",
    r"fc-[0-9a-f]{32}",
    r"e2b_[0-9a-f]{40}",
    r"a[ks]-(?=[A-Za-z]{0,48}+\d)[A-Za-z0-9]{22}(?![A-Za-z0-9])",
    r"secret_[A-Za-z0-9]{40,}+",  # Notion
    r"secret-(?=[A-Za-z]{0,48}+\d)[A-Za-z0-9]{40,}+",
    r"lin_(?:api|oauth)_[A-Za-z0-9]{30,}+",
    r"pat[A-Za-z0-9]{14}\.[0-9a-f]{40,}+",  # Airtable
    rf"pat-[a-z]{{2}}\d-{_UUID}",  # HubSpot
    r"pat\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9]{24}\.[A-Za-z0-9]{20}",
    r"fig(?:d|u|or|oh|o|p)_[A-Za-z0-9_-]{30,}+",
    r"AT(?:ATT3|CTT3|STT3|BB)[A-Za-z0-9_=.-]{20,}+",  # Atlassian
    r"PMA[KT]-[A-Za-z0-9-]{24,}+",
    r"sb(?:p_(?:v0_)?|_secret_)[A-Za-z0-9_-]{20,}+",
    r"vc[pikar]_[A-Za-z0-9]{20,}+",
    r"vercel_blob_rw_[A-Za-z0-9_]{20,}+",
    r"fo1_[A-Za-z0-9_-]{30,}+",
    r"fm[12][ar]?_[A-Za-z0-9+/=,_]{40,}+",
    r"rnd_[A-Za-z0-9]{20,}+",
    r"re_(?=[A-Za-z_]{0,48}+\d)[A-Za-z0-9_]{20,}+",
    r"SG\.[A-Za-z0-9_-]{16,}+\.[A-Za-z0-9_-]{16,}+",
    r"key-[0-9a-f]{32}",
    r"xkeysib-[0-9a-f]{40,}+(?:-[A-Za-z0-9]++)?",
    r"xsmtpsib-[0-9a-f]{40,}+(?:-[A-Za-z0-9]++)?",
    r"md-[A-Za-z0-9_-]{22}(?![A-Za-z0-9_-])",
    r"SK[0-9a-f]{32}(?![A-Za-z0-9])",  # Twilio
    r"mfa\.[A-Za-z0-9_-]{20,}+",
    r"do[opr]_v1_[0-9a-f]{40,}+",
    r"dapi[0-9a-f]{32}(?:-\d)?",
    r"dose[0-9a-f]{32}",
    r"dp\.[a-z]{2,5}\.(?:[a-z0-9_-]{1,40}\.)?[A-Za-z0-9]{40,}+",
    r"dt0[a-z]\d\d\.[A-Z0-9]{24}\.[A-Z0-9]{64}",
    r"HRKU-[A-Za-z0-9_-]{30,}+",
    r"v1\.0-[0-9a-f]{24}-[0-9a-f]{100,}+",
    r"cf(?:ut|at|k)_[A-Za-z0-9_-]{40,}+",
    r"NR(?:AK|II|JS|RA|SP|IQ|BR)-[A-Za-z0-9_-]{19,}+",
    r"sntry[su]_[A-Za-z0-9+/=_-]{40,}+",
    r"hv[sbr]\.[A-Za-z0-9_-]{20,}+",
    r"s\.(?=[A-Za-z]{0,48}+\d)(?=[a-z0-9]{0,23}[A-Z])[A-Za-z0-9]{24}(?![A-Za-z0-9])",
    r"pscale_[a-z]{2,5}_[A-Za-z0-9_=.-]{30,}+",
    r"pul-[0-9a-f]{40}",
    r"pn[ubc]_[A-Za-z0-9]{36}",
    r"phx_[A-Za-z0-9]{30,}+",
    r"rdme_[a-z0-9]{60,}+",
    r"shp(?:at|ca|pa|ss|ua|tka)_[A-Fa-f0-9]{30,}+",
    r"shippo_(?:live|test)_[0-9a-f]{40}",
    r"sq0[a-z]{3}-[A-Za-z0-9_-]{20,}+",
    r"sq[uap]_[0-9a-f]{40}",
    r"sgp_(?:[0-9a-f]{16}_|local_)?[0-9a-f]{40}",
    r"EAAA[A-Za-z0-9_-]{50,}+",
    r"EAA[A-Za-z0-9]{60,}+",
    r"EZ[AT]K[A-Za-z0-9]{50,}+",
    r"FLWSECK(?:_TEST)?-[A-Za-z0-9]{12,}+(?:-X)?",
    r"access_token\$(?:production|sandbox)\$[a-z0-9]{13,}+\$[0-9a-f]{32}",
    rf"access-(?:sandbox|development|production)-{_UUID}",
    rf"sdk-{_UUID}",
    rf"api-{_UUID}",
    rf"mob-{_UUID}",
    r"aio_[A-Za-z0-9]{28}(?![A-Za-z0-9])",
    r"ops_eyJ[A-Za-z0-9+/=_-]{40,}+",
    r"A3-[A-Z0-9]{6}-(?:[A-Z0-9]{5,11}-){3,4}[A-Z0-9]{5}",
    r"AKCp[A-Za-z0-9]{60,}+",
    r"cmVmdGtu[A-Za-z0-9]{56}",
    r"AQVN[A-Za-z0-9_-]{30,}+",
    r"t1\.[A-Za-z0-9_-]{8,}+={0,2}\.[A-Za-z0-9_-]{80,}+={0,2}",
    r"tk-us-[A-Za-z0-9_-]{40,}+",
    r"tskey-[a-z]{2,12}-[A-Za-z0-9-]{20,}+",
    r"tfp_[A-Za-z0-9_=.-]{40,}+",
    r"sl\.[A-Za-z0-9_.-]{80,}+",
    r"ico-[A-Za-z0-9]{32}(?![A-Za-z0-9])",
    r"fio-u-[A-Za-z0-9_=-]{60,}+",
    r"duffel_(?:live|test)_[A-Za-z0-9_=-]{40,}+",
    r"CFPAT-[A-Za-z0-9_-]{40,}+",
    r"CCIPAT_[A-Za-z0-9_-]{40,}+",
    r"bk(?:ua|at|aj|ct)_[0-9a-f]{40}",
    r"sha256~[A-Za-z0-9_-]{43}",
    r"hc[abx](?:ik|lk|mk)_[A-Za-z0-9]{40,}+",
    r"AGE-SECRET-KEY-(?:PQ-)?1[A-Z0-9]{50,}+",
    r"eyJrIjoi[A-Za-z0-9]{40,}+={0,2}",
    r"eyJ[A-Za-z0-9_-]{8,}+\.[A-Za-z0-9_-]{8,}+(?:\.[A-Za-z0-9_-]*+){0,3}",  # JWT, JWE
    r"ZXlK[A-Za-z0-9+/_-]{60,}+={0,2}",  # a JWT in base64
    *(rf"{each}prv{_BASE58}{{90,}}+" for each in "xyztuv"),
    rf"5{_BASE58}{{50}}(?!{_BASE58})",  # Bitcoin's private keys
    rf"K{_BASE58}{{51}}(?!{_BASE58})",
    rf"L{_BASE58}{{51}}(?!{_BASE58})",
    r"S[A-Z2-7]{55}(?![A-Za-z0-9])",  # Stellar
    *(rf"{each}[A-Za-z0-9_-]{{22,27}}\.[A-Za-z0-9_-]{{6,7}}\.[A-Za-z0-9_-]{{27,}}+" for each in "MNO"),  # Discord
    *(rf"{each}/\d{{15,}}+(?:/\d{{15,}}+)?:[0-9a-f]{{32}}" for each in "012"),  # Asana
    *(rf"{each}[0-9a-f]{{31}}-[0-9a-f]{{8}}-[0-9a-f]{{8}}(?![\w-])" for each in "0123456789abcdef"),  # Mailgun
)

# Those with a random beginning, by what they have inside.
_INSIDE = ("Q~", ".atlasv1.", ":AA", "-us", "NRAL", "$", "{S")
_RANDOM_KEYS = (
    r"[A-Za-z0-9_~.-]{3}\dQ~[A-Za-z0-9_~.-]{31,34}",  # Azure
    r"[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_=-]{60,}+",
    r"\d{8,10}:AA[A-Za-z0-9_-]{30,}+",  # Telegram
    r"[0-9a-f]{32}-us\d{1,2}(?!\w)",
    r"[A-Za-z0-9]{36}NRAL(?!\w)",
    r"\$(?:apr1|2[abxy]|5|6|y|argon2(?:id|i|d)|pbkdf2-sha\d+)\$[A-Za-z0-9./$,=+-]{20,}+",  # hashes of passwords
    r"\{S?SHA\d*\}[A-Za-z0-9+/]{20,}+={0,2}",
)

# A letter before is a longer word's, but for an escape's: a line feed in JSON, a byte in an address. The first letter
# is looked at first: expressions that begin with one are fast.
_BEGINS = r"(?:(?<![A-Za-z0-9].)|(?<=\\[nrt].)|(?<=%[0-9A-F]{2}.)|(?<=\\u00[0-9a-f]{2}.))"


# The alternatives are grouped by their first letter, so that few are tried.
_KEY = re.compile(
    "|".join(
        f"{first}{_BEGINS}(?:{'|'.join(key[1:] for key in _KEYS if key[0] == first)})"
        for first in dict.fromkeys(key[0] for key in _KEYS)
    )
)
_RANDOM_KEY = re.compile(f"(?:(?<![A-Za-z0-9])|(?<=\\\\[nrt]))(?:{'|'.join(_RANDOM_KEYS)})")

_AWS_SECRET = re.compile(r"[A-Z0-9]{4,16}\W{1,20}(?:[A-Za-z_ ]{0,40}\W{1,5})?(?P<secret>[A-Za-z0-9/+]{40})(?![\w/+=])")
"""Behind an AWS key's id; alone it looks like any digest in base64."""


_IN_WORDS = bytes(ord(" ") if chr(byte).isspace() and byte < 128 else ord("x") for byte in range(256))  # noqa: PLR2004 - ASCII
"""Whether each byte of a text is a part of a word."""


def keys(text: str) -> Iterator[Span]:
    """The keys of vendors."""
    if b"x" * LONG_WORD not in text.encode("utf-8", "replace").translate(_IN_WORDS):
        return
    at = 0
    for word in text.split():
        if len(word) < LONG_WORD:
            continue
        at = text.index(word, at)
        end = at + len(word)
        for match in _KEY.finditer(text, at, end):
            yield match.span()
            if match[0].startswith(("AKIA", "ASIA")) and (secret := _AWS_SECRET.match(text, match.start() + 4)):
                yield secret.span("secret")
        if any(map(word.__contains__, _INSIDE)):
            yield from (match.span() for match in _RANDOM_KEY.finditer(text, at, end))
        at = end


def places_of(text: str, words: Iterable[str]) -> list[int]:
    """Where the words stand in the text, in its order."""
    found: list[int] = []
    for word in words:
        if word not in text:  # nearly always, and told for a third of what it costs to look where
            continue
        at = text.find(word)
        while at >= 0:
            found.append(at)
            at = text.find(word, at + len(word))
    return sorted(found)


def around(text: str, words: Iterable[str], *, before: int, after: int) -> list[Span]:
    """The parts of the text in which one of the words stands, with so many characters before and behind it."""
    parts: list[Span] = []
    for at in places_of(text, words):
        start, end = max(0, at - before), at + after
        if parts and start <= parts[-1][1]:
            parts[-1] = parts[-1][0], end
        else:
            parts.append((start, end))
    return parts


# ── Files of keys ─────────────────────────────────────────────────────────────────────────────────────────────

_BEGIN = re.compile(
    r"-{4,5} ?BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{4,5}"
    r"(?=[ \t]*+(?:\\+[nr]|[\r\n]|[A-Za-z0-9+/]{16}|\Z))"  # else somebody only speaks of it
)
_END = re.compile(r"-{4,5} ?END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{4,5}")
_PUTTY = re.compile(r"PuTTY-User-Key-File-\d")
_PUTTY_END = re.compile(r"Private-(?:MAC|Hash):[ \t]*[0-9a-f]{8,}+")
_ALIKE = str.maketrans("\u212a\u017f", "Ks")
"""Letters that pass for those of their names."""


def key_files(text: str) -> Iterator[Span]:
    """Private keys as files hold them. One without its end was cut off: it goes to the end of the text."""
    plain = text if text.isascii() else text.translate(_ALIKE)
    if "PRIVATE KEY" in plain:
        yield from _blocks(plain, _BEGIN, _END)
    if "PuTTY-User-Key-File-" in plain:
        yield from _blocks(plain, _PUTTY, _PUTTY_END)


def _blocks(text: str, begins: re.Pattern[str], ends: re.Pattern[str]) -> Iterator[Span]:
    at = 0
    while begin := begins.search(text, at):
        end = ends.search(text, begin.end())
        at = end.end() if end else len(text)
        yield begin.start(), at


# ── Addresses ─────────────────────────────────────────────────────────────────────────────────────────────────

_LOGIN = re.compile(r"://(?P<user>[^\s:/@\"'<>`]{0,128}):(?P<secret>[^\s\"'<>`]{1,256})@(?=[\w\[$-])")
_LONE = re.compile(r"://(?P<secret>(?:[0-9a-f]{32}|(?=[A-Za-z_-]{0,48}+\d)[A-Za-z0-9_-]{20,128}))@(?=[\w.-]+)")
"""A login that is one word: the key of a Sentry project, a token for git."""

_HOOKS = re.compile(
    r"hooks\.slack(?:-gov)?\.com/(?:services|workflows|triggers)/(?P<slack>[A-Za-z0-9/_-]{16,}+)"
    r"|discord(?:app)?\.com/api/(?:v\d+/)?webhooks/(?P<discord>\d{6,}+/[A-Za-z0-9_-]{20,}+)"
    r"|\.webhook\.office(?:365)?\.com/(?P<teams>[A-Za-z0-9@/_-]{20,}+)"
    r"|outlook\.office(?:365)?\.com/webhook/(?P<teams1>[A-Za-z0-9@/_-]{20,}+)"
    r"|hooks\.zapier\.com/hooks/(?:catch|standard)/(?P<zapier>[A-Za-z0-9/]{8,}+)"
    r"|maker\.ifttt\.com/(?:trigger|use)/(?:[\w-]{1,64}/(?:json/)?with/key/)?(?P<ifttt>[A-Za-z0-9_-]{16,}+)"
    r"|hook\.(?:[a-z]{2}\d\.)?(?:make|integromat)\.com/(?P<make>[A-Za-z0-9]{16,}+)"
    r"|chat\.googleapis\.com/v1/spaces/[\w-]{1,64}/messages\?(?P<chat>\S{20,512})"
    r"|open\.(?:feishu\.cn|larksuite\.com)/open-apis/bot/v2/hook/(?P<lark>[A-Za-z0-9-]{16,}+)"
    r"|api\.telegram\.org/(?:file/)?bot(?P<telegram>\d{6,}:[A-Za-z0-9_-]{20,}+)"
    r"|/hooks/(?P<mattermost>[a-z0-9]{26}(?![A-Za-z0-9])|[A-Za-z0-9]{17}/[A-Za-z0-9]{40,}+)"
    rf"|/webhooks?/(?P<hook>{_UUID})"
    r"|/webhooks?/(?:incoming/)?(?P<random>(?=[A-Za-z_-]{0,48}+\d)[A-Za-z0-9_-]{24,}+)"
)


def addresses(text: str) -> Iterator[Span]:
    """Passwords within addresses, and addresses that are secrets themselves: who knows a webhook may use it."""
    at = text.find("://")
    while at >= 0:
        for match in filter(None, (_LOGIN.match(text, at), _LONE.match(text, at))):
            # In `//host:80/@somebody` what stands behind the colon is a port.
            before, slash, _ = match["secret"].partition("/")
            if not (slash and before.isdigit()) and is_given(match["secret"]):
                yield match.span("secret")
        at = text.find("://", at + 3)
    if "hook" in text or "ifttt" in text or "telegram" in text or "googleapis" in text:
        yield from (match.span(match.lastgroup or 0) for match in _HOOKS.finditer(text))


_GIVEN_NOT = re.compile(
    r"\[redacted\]|<[^>]*>?|\$[A-Z_][A-Z0-9_]*\Z|\$[a-z_]+\Z|\$[({]|\{\{|%\(|%[A-Z_]+%|#\{|\{[A-Za-z_.]*\}\Z"
    r"|%[sdrv]\Z|@[A-Z]"
    r"|[xX]{3,}\Z|[*•.…?_#-]+\Z|(?i:(?:your|my|the|some|insert|enter|put|dein|ihr|tu|votre)[_-].*"
    r"|x{3,}[-_x]*|changeme-?please|redacted|hidden|placeholder|example|n/a|todo|tbd"
    r"|(?:env|file|vault|op|ref|secret|aws|gcp|sops|kms)://?\S*|env:\w+|enc\[.*|!\w+|arn:aws\S*)\Z"
)


def is_given(value: str) -> bool:
    """Whether `value` is one, and not what stands in its place: `<password>`, `$PASSWORD`, `***`, `your-key`."""
    return not _GIVEN_NOT.match(value)


# ── Headers and commands ──────────────────────────────────────────────────────────────────────────────────────

_SCHEMES = "basic|bearer|token|apikey|api-key|ssws|negotiate|digest|bot|key|splunk|genie-?key|aws4-hmac-sha256"
_COOKIES = r"(?:[\w.-]{1,64}=[^\s;\"']{1,4096};?[ \t]{0,3}){1,64}"

_HEADERS = {
    "authorization": re.compile(
        r"authorization\\{0,3}[\"'\]]{0,2}\s{0,3}[:=,]\s{0,3}(?:f?\\{0,3}[\"'`])?"
        rf"(?:(?:{_SCHEMES})[ \t]{{1,4}})?(?P<secret>[^\s\"'`\\]{{6,}}+)"
    ),
    "bearer": re.compile(r"bearer[ \t]{1,4}(?P<secret>(?=[a-z._~+/=-]{0,64}+[0-9])[a-z0-9._~+/=-]{16,}+)"),
    "basic": re.compile(r"basic[ \t]{1,4}(?P<secret>[a-z0-9+/]{8,}={1,2}|(?=[a-z+/]{0,64}+[0-9])[a-z0-9+/]{16,}+)"),
    "cookie": re.compile(
        r"cookie2?\\{0,3}[\"']?(?::[ \t]{0,3}\\{0,3}[\"']?|[ \t]?=[ \t]?[\"'])"
        rf"(?P<secret>(?=[\w.-]{{1,64}}=[^\s;\"']{{6}}|[^\n]{{0,512}};){_COOKIES})"
    ),
    "@": re.compile(
        r"@[\w.-]{1,64}\.[a-z]{2,12}(?:[:|;]|[ ][/|:][ ])"
        r"(?P<secret>(?=[^\s\d]{0,48}\d)(?=[^\sa-z]{0,48}[a-z])[^\s/:@|;,]{6,64})(?![/:@])"
    ),
    "sig": re.compile(r"sig(?:nature)?=(?P<secret>[a-z0-9%+/=_-]{20,}+)"),
} | dict.fromkeys(
    ("sess", "sid", "xsrf", "csrf", "__secure-", "__host-", "remember_"),
    re.compile(
        r"(?:sess(?:ion)?(?:[_-]?(?:id|token|key|cookie))?|sid|[cx]srf[_-]?token|remember_\w{1,20}"
        r"|__(?:secure|host)-[\w.-]{1,40})"
        r"[\"']?[ \t]?[=:][ \t]?[\"']?(?P<secret>(?=[a-z%._+/=-]{0,64}+[0-9])[^\s;,\"'&()\[\]{}]{12,}+)"
    ),
)
"""What is at the place of a word, in small letters."""

_COMMANDS = re.compile(
    r"(?<!\S)(?:-u|--user|--proxy-user)[ =]?[\"']?(?P<user>[^\s:\"'/]{0,64}):(?P<curl>[^\s\"']{2,256})"
    r"|\b(?:mysql|mysqldump|mariadb|mysqladmin)\b[^\n|;]{0,200}?\s-p(?P<mysql>[^\s\"']{3,128})"
    r"|\bsshpass\s+-p\s*[\"']?(?P<ssh>[^\s\"']{2,128})"
    r"|\bredis-cli\b[^\n|;]{0,200}?\s-a\s+[\"']?(?P<redis>[^\s\"']{2,128})"
    r"|\b(?:ldapsearch|ldapmodify|ldapadd)\b[^\n|;]{0,300}?\s-w\s+[\"']?(?P<ldap>[^\s\"']{2,128})"
    r"|\bdocker\s+login\b[^\n|;]{0,200}?\s-p\s+[\"']?(?P<docker>[^\s\"']{2,128})"
    r"|\bhtpasswd\s+-\w*b\w*\s+\S{1,128}\s+\S{1,128}\s+[\"']?(?P<htpasswd>[^\s\"']{2,128})"
    r"|\bpass(?:in|out)\s+[\"']?pass:(?P<openssl>[^\s\"']{2,128})"
    r"|\bnet\s+user\s+\S{1,64}\s+(?P<net>(?!/)[^\s\"']{3,128})\s+/add"
    r"|(?<=\s)/p:[\"']?(?P<rdp>[^\s\"']{3,128})"
    r"|\bsmbclient\b[^\n|;]{0,200}?%(?P<smb>[^\s\"']{2,128})"
    r"|\becho\s+[\"']?(?P<sudo>[^\s\"']{3,64})[\"']?\s*\|\s*(?:sudo\s+-s|chpasswd|passwd|docker\s+login)"
    r"|\bmachine\s+\S{1,200}\s+login\s+\S{1,200}\s+password\s+(?P<netrc>\S{1,256})"
    r"|(?<!\S)-u[ =]?[^\s-]\S{0,63}[ ]+-p[ =]?[\"']?(?P<both>(?!\d+\b)[^\s\"':-][^\s\"':]{2,127})"
    r"|\bidentified[ ](?:with[ ]\w{1,32}[ ])?by[ ](?:password[ ])?[\"'](?P<sql>[^\"'\n]{3,128})"
    r"|(?:\bauth=\(|basicauth\(|\.login\()\s{0,3}[\"'][^\"'\n]{1,128}[\"'],\s{0,3}[\"'](?P<pair>[^\"'\n]{3,128})[\"']"
    r"|\bwifi:[^\n]{0,200}?;p:(?P<wifi>[^;\n]{3,64});"
)
_MAY_BE_COMMAND = (
    " -",
    "\n-",
    "/p:",
    "|",
    "pass:",
    "net user",
    "machine",
    "wifi:",
    "identified ",
    "auth=",
    "auth(",
    ".login(",
)
_COMMAND_WORDS = (
    *(
        " -u",
        "\n-u",
        "--user",
        "--proxy-user",
        " -p",
        " -a ",
        " -w ",
        "htpasswd",
        "pass:",
        "net user",
        "/p:",
        "smbclient",
    ),
    *("| sudo", "|sudo", "chpasswd", "docker login", "machine ", "wifi:", "identified ", "auth=(", "auth(", ".login("),
)


def headers(text: str, low: str) -> Iterator[Span]:
    """What stands in headers and cookies; `low`: the text in small letters."""
    for word, pattern in _HEADERS.items():
        at = low.find(word) if word in low else -1
        while at >= 0:
            match = pattern.match(low, at)
            at = low.find(word, match.end() if match else at + len(word))
            if match is None:
                continue
            value = text[slice(*match.span("secret"))]
            is_code = value.startswith(("process.", "os.", "{", "`", "$")) or (word == "authorization" and "(" in value)
            is_word = word == "authorization" and len(value) < LONG_WORD and not any(map(str.isdigit, value))
            if is_given(value) and not is_code and not is_word:
                yield match.span("secret")


def commands(text: str, low: str) -> Iterator[Span]:
    """What is given to a command."""
    if not any(map(low.__contains__, _MAY_BE_COMMAND)):
        return
    for first, last in around(low, _COMMAND_WORDS, before=256, after=384):
        for match in _COMMANDS.finditer(low, first, last):
            start, end = match.span(match.lastgroup or 0)
            # As in `docker run -u 1000:1000`.
            are_ids = match.lastgroup == "curl" and match["curl"].isdigit() and (match["user"] or "x").isdigit()
            if is_given(text[start:end]) and not are_ids:
                yield start, end
