"""Spanish: whether one fact may take the place of another."""

from memory.language.replacement_table import ReplacementWords

REPLACEMENT = ReplacementWords(
    doings={
        "take": "tomo toma tomamos tomando tomar",
        "prefer": "prefiero prefiere preferimos",
        "buy": "compré compró comprado compramos",
        "like": "gusta gustan encanta odio adoro amo",
        "speak": "hablo habla hablamos",
        "have": "tengo tiene tenemos",
        "play": "juego juega toco toca",
        "drink": "bebo bebe",
        "eat": "como come",
        "use": "uso usa utilizo utiliza",
        "visit": "visité visitó",
        "want": "quiero quiere objetivo",
        "learn": "aprendo aprende estudio",
        "know": "conozco sé",
        "read": "leo lee",
        "watch": "veo mira",
        "collect": "colecciono",
        "subscribe": "suscrito",
        "allergic": "alérgico alérgica",
        "intolerant": "intolerante",
        "afraid": "miedo",
        "give": "donado",
    },
    times=(
        "mañana mañanas tarde tardes noche noches cena desayuno almuerzo lunes martes miércoles jueves viernes "
        "sábado domingo"
    ),
    glue=(
        "para con por sin sobre este esta estoy está estar ser soy era hacer hago hace voy años año día días "
        "semana mes cada usuario usuaria desde cuando porque todo todos toda todas más menos han has"
    ),
    phrase_ends="en|con|para|por|desde|cuando|pero|porque",
    unsure="quizás|quiero|quisiera|querría|de niñ[oa]|nací|visitando",
    changes="ahora|en vez de|en lugar de|ya no|últimamente|mud(?:é|ó|amos|ado)",
    over="vendí|vendido|murió|muerto|dejé|dejado|terminé|cancelé|renuncié",
)
