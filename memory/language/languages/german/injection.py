"""German: the words of which orders to a model are made."""

from memory.language.injection_table import InjectionWords

INJECTION = InjectionWords(
    ignore=r"(?:ignorier(?:e|t|en)?\b|vergiss|vergesst|vergessen sie|missacht\w+|übergeh(?:e|en)?\b|umgeh(?:e"
    r"|en)?\b|verwirf)",
    not_follow=r"(?:folge|befolge|beachte|halte|gehorche)\b.{0,30}\b(?:nicht|keine\w*)|brich\b",
    rules=r"\w*(?:anweisung|regel|vorgabe|instruktion|richtlinie|prompt|einschränkung|befehl)",
    earlier=r"(?:dein\w*|ihre?r?n?|vorherig\w*|bisherig\w*|obig\w*|früher\w*|vorig\w*|system\w*|sicherheit\w*"
    r"|sämtliche)",
    everything=r"(?:alle[ns]?|jede)\b",
    told_before=r"alles,? was (?:dir|du|ihnen|oben|vorher|bisher)",
    reveal=r"(?:gib|gebt|zeige?|verrate?|nenne?|offenbare?|wiederhole?|enthülle?|drucke?)\b",
    secrets=r"(?:\w*system-?(?:prompt|nachricht|anweisung)|(?:deine|geheimen?|internen?) (?:\w+ )?(?:anweisung"
    r"|passw|regeln|prompt)"
    r"|passwörter|api-?schlüssel|zugangsdaten)",
    send=r"(?:send(?:e|en|et)\b|schicke?n?\b|leite\b|weiter(?:zu)?leiten|maile?n?\b|poste\b|lade\b|überweise?n?\b"
    r"|übermitt\w+)",
    recommend=r"(?:empfiehl\b|empfehlen|empfehle\b|bewirb|kaufe?n?\b|besuche?n?\b|bestelle?n?\b|öffne\b|rate\b"
    r"|raten\b)",
    to_me=r"(?:mir|uns)\b",
    from_now=r"(?:ab (?:jetzt|sofort|nun|heute)|von (?:nun|jetzt) an|künftig|jedes mal)\b",
    you_must=r"(?:du (?:musst|sollst|wirst|darfst)|(?:musst|sollst) du|sie (?:müssen|sollen))\b",
    model_must=r"(?:assistent|ki|modell|chatbot) (?:muss|soll|sollte|darf|hat)\b",
    user=r"(?:be)?nutzer\w*",
    when=r"(?:wenn|falls|sobald|immer wenn)\b",
    tell=r"(?:antworte|sag|empf|send|schick|nenn|behaupte|erwähne)\w*",
    you_are_now=r"(?:du bist|sie sind) (?:jetzt|nun|ab|nicht mehr)\b",
    limitless=r"(?:dan\b|(?:ohne|keine\w*) (?:\w+ )?(?:einschränkung|regel|grenze|filter|beschränkung))",
    own=r"(?:ich|wir|er|sie|die|der)",
)
