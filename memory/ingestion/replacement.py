"""Whether one fact may take the place of another, when a model says that it does (docs/rules.md, Decision by a model).

    a state of the same thing (home, employer, the dose of one drug)            yes, but for doses at different times
    nothing in common but a verb, a day or "User"                               no: `unrelated`
    of what one takes, prefers, buys, likes … another one than before           no: `one_of_a_kind`
    what is spoken of in both, by its name                                      yes

It is the guard of a model's decision, not a decision: what passes may still be wrong, what does not would have lost
something. English, German, Spanish, French, Italian and Portuguese; Chinese and Japanese by what is left between the
characters that say how.
"""

import re

from memory.language.claims import Claim, claims, same_value
from memory.language.comparison import supersedes
from memory.language.sayings import said_by
from memory.language.states import spoken, states
from memory.language.wording import USER, alike, opened, wording
from memory.profile.fields import FieldKind, kind_of
from memory.text.reading import once
from memory.text.regex import regex


def objection(new: str, old: str, *, merged: str = "") -> str:
    """Why `new` must not take the place of `old`: `unrelated` or `one_of_a_kind`; empty if nothing speaks against it.

    `merged`: the text that would stand there; if it says all of `old` nothing is lost of a kind.
    """
    if supersedes(new, old):
        return ""
    pairs = _claimed_by_both(new, old)
    at_other_times = any(mine.rest and theirs.rest and mine.rest != theirs.rest for mine, theirs in pairs)
    if not at_other_times and not _UNSURE.search(new) and of_one_state(new, old):
        return ""
    kind = _kind_of(old)
    if not (shared(new, old) or (kind and kind == _kind_of(new))):
        return "unrelated"
    if at_other_times:
        return "" if frozenset(wording(old).words) <= frozenset(wording(merged).words) else "one_of_a_kind"
    is_replaced = not kind or _is_of_the_same(new, old) or (bool(merged) and _keeps(merged, new, old))
    return "" if is_replaced else "one_of_a_kind"


def of_one_state(new: str, old: str) -> bool:
    """Whether both say of one thing how it is: the user's home, the dose of one drug."""
    return bool(_claimed_by_both(new, old)) or not _states(new).isdisjoint(_states(old))


def shared(new: str, old: str) -> bool:
    """Whether both texts name a thing, a person or a doing, beside what all texts have."""
    mine, theirs = _things(new), _things(old)
    return any(_alike(one, other) for one in mine for other in theirs)


def contradicts(new: str, old: str) -> bool:
    """Whether the new text leaves the old one untrue, as far as words can tell."""
    if supersedes(new, old):
        return True
    is_otherwise = _says_otherwise(new, old)
    if of_one_state(new, old) and not _UNSURE.search(new) and (is_otherwise or claims(new)):
        return True
    if is_otherwise and (shared(new, old) or _kind_of(new) == _kind_of(old) != ""):
        return True
    held = claims(old)
    return any(claim.slot == other.slot and not same_value(claim, other) for claim in claims(new) for other in held)


# ── What they speak of ────────────────────────────────────────────────────────────────────────────────────────


def _claimed_by_both(new: str, old: str) -> list[tuple[Claim, Claim]]:
    """The states of one thing that both claim: the appointments of a day stand side by side until one is moved."""
    told = [claim for claim in claims(new) if claim.changed or not claim.only_if_changed]
    held = claims(old)
    return [(mine, theirs) for mine in told for theirs in held if mine.slot == theirs.slot]


@once
def _states(text: str) -> frozenset[str]:
    """The states of the user that a text speaks of: single fields of the profile, and what words tell."""
    fields = {said.field.partition(".")[0] for said, _ in said_by(text, by_model=True)}
    single = {_WORK.get(field, field) for field in fields if kind_of(field) in {FieldKind.ONE, FieldKind.STATE}}
    return frozenset(single) | states(text)


@once
def _things(text: str) -> frozenset[str]:
    """The words of a text that name what it speaks of: no verb of a kind, no time, no number."""
    spaced = _UNSPACED.sub(" ", opened(text))
    words = {word for word in wording(spaced).words if not _is_glue(word)}
    return frozenset(words | {part for run in _UNSPACED.findall(text) for part in _UNSPACED_GLUE.split(run) if part})


def _is_glue(word: str) -> bool:
    return word == USER or word[0].isdigit() or word in _GLUE or word in _KIND


@once
def _kind_of(text: str) -> str:
    """What a text says one does, of what there may be several of: `take`, `prefer`, `buy` …; empty: nothing of that.

    The first but for "have", which may only say when it was ("Ich habe ein Auto gekauft").
    """
    found = [_KIND[word] for word in _WORD.findall(opened(text).casefold()) if word in _KIND]
    kinds = [*(kind for kind in found if kind != _HAVE), *found]
    if not kinds and (unspaced := _UNSPACED_KIND.search(text)):
        return unspaced.lastgroup or ""
    return kinds[0] if kinds else ""


@once
def _object(text: str) -> frozenset[str]:
    """What is taken, preferred, bought: the first phrase behind the verb that names something, else all of the text."""
    plain = opened(text)
    if _UNSPACED.search(plain):
        return _things(text)
    verb = next((word for word in _WORD.finditer(plain) if word[0].casefold() in _KIND), None)
    phrases = _PHRASE_END.split(plain[verb.end() :]) if verb else []
    found = (_things(phrase) or _doings(phrase) for phrase in phrases)
    return next((named for named in found if named), _things(text))


def _doings(phrase: str) -> frozenset[str]:
    """What is done, where nothing is named: "likes running"."""
    return frozenset(word for word in wording(phrase).words if word in _KIND)


def _is_of_the_same(new: str, old: str) -> bool:
    """Whether `new` names what `old` says is taken, preferred, bought, or says that the user prefers otherwise now."""
    named, said = _object(old), _things(new) | frozenset(wording(new).words)
    if named:
        is_named = all(any(_alike(thing, other) for other in said) for thing in named)
        return is_named or _prefers_otherwise(new, old)
    return _kind_of(new) == _kind_of(old) and _says_otherwise(new, old)  # "runs every morning", "can't run any more"


def _alike(one: str, other: str) -> bool:
    return alike(one, other) or bool(_UNSPACED.match(one) and len(one) > 1 and one == other)


def _keeps(merged: str, new: str, old: str) -> bool:
    """Whether a merged text has all that the old one names and the new one does not speak of."""
    return _things(old) - _things(new) <= _things(merged) and bool(_things(old))


def _prefers_otherwise(new: str, old: str) -> bool:
    """Whether a text says that the user prefers something else now, at the same times as before."""
    is_change = bool(_CHANGE.search(new))
    return is_change and _kind_of(old) == _kind_of(new) == "prefer" and _times(new) == _times(old)


def _times(text: str) -> frozenset[str]:
    return frozenset(word for word in wording(text).words if word in _TIMES)


def _says_otherwise(new: str, old: str) -> bool:
    """Whether a text says no where the other says yes, or that something is over, otherwise now, or so again."""
    mine, theirs = wording(new), wording(old)
    is_negated = mine.ended or mine.resumed or mine.negations % 2 != theirs.negations % 2
    return is_negated or any(words.search(new) for words in (_OVER, _CHANGE, _NOT))


# ── Words ─────────────────────────────────────────────────────────────────────────────────────────────────────

_WORD = regex(r"[^\W\d_]+")
_WORK = {"job": "work", "employer": "work", "occupation": "work"}
_HAVE = "have"

_KINDS = """
    take: take takes took taking taken nehme nimmt nehmen genommen tomo toma tomamos tomando tomar prends prend prenons
        prendre prendo prende prendiamo prendere assumo assume tome
    prefer: prefer prefers preferred preferring rather bevorzuge bevorzugt bevorzugen lieber prefiero prefiere
        preferimos préfère préférons preferisco preferisce prefiro prefere
    buy: buy buys bought buying purchase purchased ordered kaufe kauft gekauft bestellt compré compró comprado
        compramos acheté achète commandé comprato compra comprei comprou encomendei ordinato
    like: like likes liked love loves loved enjoy enjoys enjoyed hate hates hated dislike dislikes adore adores mag
        mögen liebe liebt hasse hasst gusta gustan encanta odio adoro aime aimons déteste piace piacciono amo gosto
        gosta odeio
    speak: speak speaks speaking spreche spricht hablo habla hablamos parle parlons parlo parla falo fala
    have: have has had having own owns owned habe hat haben hatte besitze tengo tiene tenemos ai avons ho abbiamo tenho
        tem
    play: play plays played playing spiele spielt juego juega joue gioco gioca suono suona jogo joga toco toca
    drink: drink drinks drank drinking trinke trinkt bebo bebe bois boit bevo beve
    eat: eat eats ate eating esse isst como come mange mangio mangia
    use: use uses used using benutze benutzt nutze nutzt uso usa utilizo utiliza utilise utilizzo utilizza
    visit: visit visits visited visiting besucht visité visitó visitei visitato
    want: want wants wanted goal goals aim hope hopes plan plans planning will möchte ziel quiero quiere objetivo veux
        voudrais objectif voglio vuole obiettivo quero quer
    learn: learn learns learned learning study studies studied studying lerne lernt aprendo aprende estudio apprends
        apprend imparo impara studio aprendendo
    know: know knows knew kenne kennt conozco sé connais conosco conheço
    read: read reads reading lese liest leo lee lis lit leggo legge leio lê
    watch: watch watches watched watching schaue schaut veo mira regarde guardo guarda assisto assiste
    support: support supports supported follow follows
    collect: collect collects collected sammle sammelt colecciono collectionne colleziono coleciono
    subscribe: subscribe subscribes subscribed abonniert suscrito abonné abbonato
    allergic: allergic allergisch alérgico alérgica allergique allergico allergica
    intolerant: intolerant intolerante intolérant intollerante
    afraid: afraid fear fears scared angst miedo peur paura medo
    give: donate donates donated gave gives gespendet donado donné donato
    see: meet meets met see sees saw treffe trifft
    start: started launched founded
    run: run runs running swim swims
"""
_KIND = {
    form: kind.strip()
    for kind, forms in (group.split(":") for group in re.split(r"\n(?=    [a-z]+:)", _KINDS.strip("\n")))
    for form in forms.split()
}
"""What one can do, be or have several times over, by its forms."""

_TIMES = frozenset(
    """
    morning mornings evening evenings night nights noon afternoon afternoons breakfast lunch dinner supper weekend
    weekends weekday weekdays monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays
    thursdays fridays saturdays sundays january february march april may june july august september october november
    december summer winter spring autumn
    morgen morgens abend abends nacht mittag mittags abendessen frühstück mittagessen wochenende montag dienstag
    mittwoch donnerstag freitag samstag sonntag
    mañana mañanas tarde tardes noche noches cena desayuno almuerzo lunes martes miércoles jueves viernes sábado domingo
    matin matins soir soirs nuit dîner déjeuner lundi mardi mercredi jeudi vendredi samedi dimanche
    mattina mattine sera pomeriggio notte pranzo colazione lunedì martedì mercoledì giovedì venerdì sabato domenica
    manhã noite jantar almoço
    """.split()  # noqa: SIM905 - reads better
)
"""When something is: two texts that have nothing else in common have nothing in common."""

_GLUE = _TIMES | frozenset(
    """
    live work use name name's called named thing things something anything everything one ones lot bit kind new old
    good great nice big small little more most less least very first last next other another same own his her its our
    who what when where which than them they she him day days week weeks month months year years hour hours minute
    minutes time times daily weekly monthly yearly every twice once since ago today yesterday tomorrow recently started
    starting stopped been going goes went come came comes get gets got getting make makes made making feel feels felt
    think thinks thought try tries tried trying need needs needed help helps keep keeps kept say says said tell tells
    told put puts find finds found look looks give gives become became turn turned turns start begin begins again
    favourite favorite because after before while during without within between under over out off down away back only
    even ever never always often sometimes usually not can could should would may might must from into onto about into
    milligram mcg units unit dose doses tablet tablets pill pills mgs
    for-the gern gerne machen mache macht gehen gehe geht sein seine seinen ihr ihre werden wurde wird tag tage woche
    monat jahr jahre uhr nach bei aus von vom zum zur auf als wie man sich einen dann weil wenn täglich seit dem den
    nutzer nutzerin benutzer user
    para con por sin sobre este esta estoy está estar ser soy era hacer hago hace voy años año día días semana mes cada
    usuario usuaria desde cuando porque todo todos toda todas más menos han has
    dans avec pour par sur sous sans que qui elle elles lui leur cette jour jours semaine mois année ans fois chaque
    utilisateur utilisatrice quand parce depuis tous tout toute toutes plus moins
    della dello delle degli del dei alla alle allo agli una uno gli per con che sono è era essere fare faccio fa vado
    anno anni giorno giorni settimana mese ogni utente quando perché tutti tutte tutto più meno mia mio miei mie sua suo
    uma uns umas não com sem sobre dos das nos nas pelo pela sou está fazer faço vou ano anos dia dias semana mês cada
    utilizador usuário usuária quando porque todos todas mais menos meu minha meus minhas
    """.split()  # noqa: SIM905 - reads better
)
"""What says how, when or how much, in any text."""


_PHRASE_END = spoken(
    """
    in|on|at|with|for|since|from|to|into|by|as|about|because|when|while|after|before|during|until|but|over|rather than
    |instead of|once|twice|every|each|daily|am|an|zum|zur|zu|mit|für|seit|von|bei|nach|vor|aber|als|statt|en|con|para
    |por|desde|cuando|pero|porque|au|aux|avec|pour|depuis|dans|sur|chez|mais|quand|per|da|dal|quando|com|no|na|ma|mas
    """,
    r"[,;.(!?]",
)

_UNSURE = spoken(
    r"""
    might|may|maybe|perhaps|would|could|should|want(?:s|ed)? to|wish(?:es)?|hop(?:es?|ing) to|plan(?:s|ning)? to
    |consider\w{0,6}|think(?:s|ing)? (?:of|about)|used to|as a child|visit(?:s|ing)?|was born|work(?:s|ing)? out
    |vielleicht|würde|möchte|könnte|früher|als kind|geboren|quizás|quiero|quisiera|querría|de niñ[oa]|nací|visitando
    |peut-être|voudrais|aimerais|enfant|forse|vorrei|da bambin[oa]|nat[oa]|talvez|gostaria|quero|em criança
    """,
    "想|可能|也许|小时候|たい|かもしれ|子供の頃",
)
"""Of a wish, a plan or what once was: it changes nothing that is so."""

_CHANGE = spoken(
    """
    now|nowadays|these days|instead|rather than|raised|increased|lowered|reduced|moved to|no longer|not anymore
    |any ?more|switched|changed|since recently|jetzt|inzwischen|mittlerweile|statt(?:dessen)?|nicht mehr|neuerdings
    |ahora|en vez de|en lugar de|ya no|últimamente|maintenant|désormais|plutôt que|ne plus|adesso|ora|invece|non più
    |agora|em vez|já não|relocated|promoted|married|gezogen|verheiratet|mud(?:é|ó|amos|ado|ei|ou)|mudei-me
    |d[ée]m[ée]nagé|trasferit[oaie]|sposat[oa]
    """,
    "现在|改|不再|搬到|搬家|今は|もう|引っ越",
)

_NOT = spoken("non|não|nem|senza|sem", "不|没|ない|ません")
"""Negations of languages whose own the wording does not count."""

_OVER = spoken(
    r"""
    sold|died|dead|passed away|returned|(?:gave|given) (?:\w{1,12} ){0,3}(?:up|away|back)|broke up|divorced|separated
    |quit|left|lost|finished|completed|cancell?ed|off|ended|moved (?:out|away|from)|recovered|cured|over|resigned|fired
    |laid off|retired|dropped|traded|verkauft|gestorben|tot|aufgegeben|aufgehört|gekündigt|getrennt|geschieden|beendet
    |abgesagt|vendí|vendido|murió|muerto|dejé|dejado|terminé|cancelé|renuncié|vendu|mort|morte|arrêté|quitté|fini
    |annulé|démissionné|venduto|morto|smesso|lasciato|finito|vendi|morreu|deixei|parei|terminei|cancelei
    """,
    "不再|卖了|卖掉|死了|去世|辞|やめ|売|死|亡",
)
"""Says of something that it is over, in ways that the wording does not count."""

_UNSPACED = regex(r"[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+")
_UNSPACED_GLUE = regex(
    r"[我你他她它们的了在是有没不再也很都就这那个只台辆一二三用户服吃喝买喜欢爱讨厌更去说会想要和跟岁早上晚餐中午每天年月日住现今]"
    r"|[\u3040-\u309f]+|[私僕俺彼女飲食買住飼好]"
)
_UNSPACED_KIND = regex(
    r"(?P<take>服用|飲|[吃喝用]药)|(?P<buy>买|買)|(?P<like>喜欢|爱|好き|讨厌|嫌い)|(?P<eat>吃|食べ)|(?P<drink>喝)|(?P<speak>会说|話せ)"
    r"|(?P<have>养|飼|有)"
)
