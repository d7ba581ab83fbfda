"""Spanish: how something is concluded, and asked for."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.conclusion_table import ConclusionWords

CONCLUSIONS = ConclusionWords(
    decided=(
        r"\b(?:queda|está|entonces) (?:decidido|acordado)\b|\bhemos (?:decidido|acordado|quedado)\b|\bquedamos en\b"
    ),
    recommended=(
        r"\b(?:recomiendo|recomendaría|sugiero|aconsejo|propongo)\b|\bmi (?:recomendación|consejo)\b|\bla mejor opción es\b"
    ),
    opens=r"si",
    asked=(
        r"\b(?:recomendaste|sugeriste|aconsejaste|propusiste|acordamos|quedamos|recomendó)\b"
        r"|\b(?:has|hemos) (?:recomendado|sugerido|aconsejado|decidido|acordado)\b|\bqué decidimos\b"
    ),
    said=(
        r"\b(?!(?:tr|ch|v|ex|as|ins|cons|pers|res|des)iste|cont?raste|desgaste)\w{2,}(?:aste|iste)s?\b|\bdiste\b"
        r"|\b(?:me|nos|usted) (?:ha(?:s|bías?)? \w+(?:do|cho|to)|\w+ó)\b|\bhabías? (?:dicho|hecho|\w+[ai]do)\b"
        r"|\b(?:había|estaban?|aparecían?|salían?|venían?|ponía|decía)\b.{0,40}\b(?:en|de) tus?\b"
        r"|\b(?:te|le) (?:pregunté|dije|conté|hablé|mencioné|pedí|he \w+)\b|\b(?:hablé|mencioné|me quejé|hablamos|hemos hablado|elegimos|escogimos)\b"
        r"|\b(?:cuál(?:es)?|qué|quién|cómo) (?:era|fue)(?:n|ron)? (?:el|la|los|las|tu|ese|esa)\b|\brecu[eé]rd[ae](?:me|nos|lo)\b"
        r"|\b(?:dame|dime|muéstrame|enséñame|repíteme|repite)\b.{0,60}\b(?:otra vez|de nuevo)\b"
    ),
)
