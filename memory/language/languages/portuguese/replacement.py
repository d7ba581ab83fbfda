"""Portuguese: whether one fact may take the place of another."""

from memory.language.replacement_table import ReplacementWords

REPLACEMENT = ReplacementWords(
    doings={
        "take": "tomo toma tomamos tomando tomar tome",
        "prefer": "prefiro prefere",
        "buy": "comprei comprou comprado encomendei",
        "like": "gosto gosta odeio adoro amo",
        "speak": "falo fala",
        "have": "tenho tem",
        "play": "jogo joga toco toca",
        "drink": "bebo bebe",
        "eat": "como come",
        "use": "uso usa utilizo utiliza",
        "visit": "visitei",
        "want": "quero quer objetivo",
        "learn": "aprendo aprende aprendendo",
        "know": "conheço",
        "read": "leio lê",
        "watch": "assisto assiste",
        "collect": "coleciono",
        "allergic": "alérgico alérgica",
        "intolerant": "intolerante",
        "afraid": "medo",
    },
    times="manhã noite jantar almoço",
    glue=(
        "uma uns umas não com sem sobre dos das nos nas pelo pela sou está fazer faço vou ano anos dia dias "
        "semana mês cada utilizador usuário usuária quando porque todos todas mais menos meu minha meus minhas"
    ),
    phrase_ends="com|para|por|desde|no|na|mas|quando",
    unsure="talvez|gostaria|quero|em criança",
    changes="agora|em vez|já não|mud(?:ei|ou|amos|ado)|mudei-me",
    over="vendi|vendido|morto|morreu|deixei|parei|terminei|cancelei",
    denials="não|nem|sem",
)
