"""Portuguese: how something is concluded, and asked for."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.conclusion_table import ConclusionWords

CONCLUSIONS = ConclusionWords(
    decided=r"\b(?:está|fica) (?:decidido|combinado)\b|\b(?:decidimos|combinamos)\b",
    recommended=(
        r"\b(?:recomendo|sugiro|aconselho|proponho)\b|\bminha (?:recomendação|sugestão)\b|\ba melhor opção é\b"
    ),
    opens=r"se",
    asked=r"\b(?:recomendou|sugeriu|aconselhou|propôs|combinamos|decidimos)\b",
    said=(
        r"\b(?!(?:l|pr?|t|agr|c[ei]l|inv|sudo|nord)este|oeste|(?:ex|tr|cons|ass|res|ins|pers|des)iste|contraste|desgaste|haste)\w{3,}(?:aste|este|iste)\b|\bdeste\b"
        r"|\bvocê (?:\w+ ){0,2}?(?:\w+(?:ou|eu|iu)|disse|fez|tinha \w+)\b|\btinhas (?:\w+ )?\w+(?:do|to)\b"
        r"|\b(?:havia|tinha|estavam?|apareciam?|dizia)\b.{0,40}\b[nd][oa]s? (?:tu[ao]|teu|su[ao]|seu)s?\b"
        r"|\b(?:fal[aá]mos|escolhemos|decidimos|combin[aá]mos|ficámos)\b|\b(?:te|lhe|já) (?:perguntei|disse|contei|falei|pedi)\b|\b(?:perguntei|falei|mencionei|queixei)(?:-me|-te|-lhe)?\b"
        r"|\b(?:qual|quais|quem|como) (?:era|eram|foi|foram)\b|\blembra-(?:me|nos)\b|\bme (?:lembr[ae]|relembr[ae])\b|\brecorda-me\b"
        r"|\b(?:dá-me|diz-me|mostra-me|me (?:dê|diga|mostre)|repete|repita)\b.{0,60}\b(?:outra vez|de novo|novamente)\b|\bmesmo\b.*\?"
    ),
)
