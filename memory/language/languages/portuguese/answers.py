"""Portuguese: what is asked of the user, and what a short answer states."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.answer_table import AnswerTable, AskedSlot

_YOU = r"(?:você|voce|vc|tu|o senhor|a senhora)"

_VERBS = {
    "você mora|mora você|moras": "moro",
    "você vive|vive você|vives": "vivo",
    "você tem|tem você|tens": "tenho",
    "você é|é você|és": "sou",
    "você trabalha|trabalha você|trabalhas": "trabalho",
    "você toma|toma você|tomas": "tomo",
    "você fala|fala você|falas": "falo",
    "você toca|toca você|tocas": "toco",
    "você joga|joga você|jogas": "jogo",
    "você dirige|dirige você|diriges": "dirijo",
    "você conduz|conduz você|conduzes": "conduzo",
    "você come|come você|comes": "como",
    "você bebe|bebe você|bebes": "bebo",
    "você usa|usa você|usas": "uso",
    "você estuda|estuda você|estudas": "estudo",
    "você pratica|pratica você|praticas": "pratico",
    "você fuma|fuma você|fumas": "fumo",
    "você segue|segue você|segues": "sigo",
    "você torce|torce você|torces": "torço",
}

ANSWERS = AnswerTable(
    leads=r"você pode me dizer|pode me dizer|pode dizer-me|podes dizer-me|posso saber|posso perguntar|me diga|diz-me|e|então|ok|bem|mas|agora",
    yes=r"sim|claro|exato|exatamente|isso|certo|com certeza",
    echoes=r"sou|sou sim|sou,? sim|tenho|tenho,? sim|tomo|é",
    no=r"esquece|esqueça|deixa|adivinha|depois|mais tarde|próxima|hm+|não|nao|nenhum[a]?|nada|nunca|ninguém|nem|tanto faz|depende|tudo|todos|ambos|por que|por quê|o que|talvez",
    denies=r"não|nao",
    only=r"só|somente|apenas",
    anything=r"algo|algum\w*|qualquer",
    alternative=r"ou",
    verbs={form: first for forms, first in _VERBS.items() for form in forms.split("|")},
    mine={
        "o seu": "o meu",
        "a sua": "a minha",
        "você os|os você|seus": "os meus",
        "você as|as você|suas": "as minhas",
        "o teu": "o meu",
        "a tua": "a minha",
        "você os|os você|teus": "os meus",
        "você as|as você|tuas": "as minhas",
        "seu": "meu",
        "sua": "minha",
        "seus": "meus",
        "suas": "minhas",
        "teu": "meu",
        "tua": "minha",
    },
    word=r"(?-i:[a-zß-ÿ])[\w-]*",
    no_thing=r"de|do|da|em|no|na|para|com|o|a|os|as|um|uma|você|tu|se|opção|versão|pergunta|nome|nomes|e|ou|que",
    slots=(
        AskedSlot(
            rf"(?:{_YOU} (?:tem|há|sofre de|sofres de)|(?:tem|há|sofre de|sofres de) {_YOU}|tens)(?: alguma| algumas| uma)?(?: outra)? alergias?(?: alimentar(?:es)?| conhecidas?| a (?:algo|alguma coisa|medicamentos?|algum \w+|alguma \w+|alimentos?))*",
            "ONLY tenho alergia VALUE",
            "a|ao|à|aos|às",
            common=True,
        ),
        AskedSlot(
            rf"a (?:que|quê|o que) (?:{_YOU} (?:é|tem)|(?:é|tem) {_YOU}|és|tens) (?:alérgic[oa]|alergia)|(?:{_YOU} (?:é)|(?:é) {_YOU}|és) alérgic[oa] a (?:algo|alguma coisa|algum \w+|alguma \w+)|quais são (?:as )?(?:suas|tuas) alergias",
            "ONLY tenho alergia VALUE",
            "a|ao|à|aos|às",
            common=True,
        ),
        AskedSlot(
            rf"onde (?:{_YOU} (?:mora|vive|reside)|(?:mora|vive|reside) {_YOU}|moras|vives)|em (?:que|qual) (?:cidade|país|bairro|região|lugar) (?:{_YOU} (?:mora|vive|está)|(?:mora|vive|está) {_YOU}|moras|vives)",
            "Moro VALUE",
            "em|no|na|perto|nos|nas|fora",
        ),
        AskedSlot(
            rf"como (?:{_YOU} (?:se chama)|(?:se chama) {_YOU}|te chamas)|qual (?:é )?(?:o )?(?:seu|teu) nome|como (?:posso|devo) (?:chamá-l[oa]|te chamar|chamar você|lhe chamar|chamar-te)|com quem (?:falo|estou falando)|(?:o )?(?:seu|teu) nome",
            "Meu nome é VALUE",
        ),
        AskedSlot(
            rf"(?:o que|com o que|em que|com que) (?:{_YOU} (?:faz|trabalha)|(?:faz|trabalha) {_YOU}|fazes|trabalhas)(?: da vida| na vida| profissionalmente)?|qual (?:é )?(?:a |o )?(?:sua|tua|seu|teu) (?:profissão|trabalho|ocupação|emprego)",
            "Trabalho VALUE",
            "como|em|com|no|na|para|de",
        ),
        AskedSlot(
            rf"(?:onde|para quem|em que empresa|em qual empresa) (?:{_YOU} (?:trabalha)|(?:trabalha) {_YOU}|trabalhas)",
            "Trabalho VALUE",
            "em|na|no|para|de|como|com",
        ),
        AskedSlot(
            rf"(?:quantos anos|que idade) (?:{_YOU} (?:tem)|(?:tem) {_YOU}|tens)|qual (?:é )?(?:a )?(?:sua|tua) idade",
            "Tenho VALUE anos",
        ),
        AskedSlot(
            rf"(?:quais|que) (?:medicamentos?|remédios?) (?:{_YOU} (?:toma)|(?:toma) {_YOU}|tomas)|(?:{_YOU} (?:toma)|(?:toma) {_YOU}|tomas)(?: algum| alguns)? (?:medicamentos?|remédios?)(?: atualmente| regularmente)?",
            "Tomo VALUE",
        ),
        AskedSlot(
            rf"(?:{_YOU} (?:tem|sofre de)|(?:tem|sofre de) {_YOU}|tens)(?: alguma| algum)(?: outra)? (?:doença|condição|problema)(?: crônica| crónica| médica| de saúde)*",
            "Tenho VALUE",
        ),
        AskedSlot(rf"(?:quais|que) (?:idiomas|línguas) (?:{_YOU} (?:fala)|(?:fala) {_YOU}|falas)", "Falo VALUE"),
        AskedSlot(r"como se chamam? MY X", "MY X se chama VALUE"),
        AskedSlot(r"qual (?:é )?o nome (?:do|da) (?P<my>seu|sua|teu|tua) X", "MY X se chama VALUE"),
        AskedSlot(r"(?:qual|quem|quando|onde)(?: é| fica)? MY X", "MY X é VALUE"),
        AskedSlot(r"(?:quais|quem|quando|onde)(?: são| ficam)? MY X", "MY X são VALUE"),
        AskedSlot(rf"quant[oa]s X (?:{_YOU} (?:tem)|(?:tem) {_YOU}|tens)", "Tenho VALUE X", common=True),
        AskedSlot(r"onde VERB", "VERB VALUE"),
        AskedSlot(r"(?:quando|com que frequência|desde quando) VERB(?: REST)?", "VERB REST, VALUE"),
        AskedSlot(r"(?:que|qual|quais) X VERB", "VERB VALUE (X)"),
        AskedSlot(
            rf"(?:{_YOU} (?:tem)|(?:tem) {_YOU}|tens)(?: algum| alguns| um| uma)? (?P<x>animais(?: de estimação)?|animal de estimação|filhos|irmãos|irmãs|cachorros?|gatos?|carro|hobbies|pets?)",
            "Tenho VALUE (X)",
            common=True,
        ),
    ),
    polar=(
        AskedSlot(rf"(?:{_YOU} (?:é)|(?:é) {_YOU}|és)(?: ainda| também)? (?P<p>.+)", "Sou P"),
        AskedSlot(r"VERB(?: ainda| também)? (?P<p>.+)", "VERB P"),
    ),
)
