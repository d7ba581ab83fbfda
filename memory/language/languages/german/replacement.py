"""German: whether one fact may take the place of another."""

from memory.language.replacement_table import ReplacementWords

REPLACEMENT = ReplacementWords(
    doings={
        "take": "nehme nimmt nehmen genommen",
        "prefer": "bevorzuge bevorzugt bevorzugen lieber",
        "buy": "kaufe kauft gekauft bestellt",
        "like": "mag mögen liebe liebt hasse hasst",
        "speak": "spreche spricht",
        "have": "habe hat haben hatte besitze",
        "play": "spiele spielt",
        "drink": "trinke trinkt",
        "eat": "esse isst",
        "use": "benutze benutzt nutze nutzt",
        "visit": "besucht",
        "want": "will möchte ziel",
        "learn": "lerne lernt",
        "know": "kenne kennt",
        "read": "lese liest",
        "watch": "schaue schaut",
        "collect": "sammle sammelt",
        "subscribe": "abonniert",
        "allergic": "allergisch",
        "intolerant": "intolerant",
        "afraid": "angst",
        "give": "gespendet",
        "see": "treffe trifft",
    },
    times=(
        "morgen morgens abend abends nacht mittag mittags abendessen frühstück mittagessen wochenende montag "
        "dienstag mittwoch donnerstag freitag samstag sonntag"
    ),
    glue=(
        "gern gerne machen mache macht gehen gehe geht sein seine seinen ihr ihre werden wurde wird tag tage "
        "woche monat jahr jahre uhr nach bei aus von vom zum zur auf als wie man sich einen dann weil wenn "
        "täglich seit dem den nutzer nutzerin benutzer user"
    ),
    phrase_ends="am|an|zum|zur|zu|mit|für|seit|von|bei|nach|vor|aber|als|statt|in",
    unsure="vielleicht|würde|möchte|könnte|früher|als kind|geboren",
    changes="jetzt|inzwischen|mittlerweile|statt(?:dessen)?|nicht mehr|neuerdings|gezogen|verheiratet",
    over="verkauft|gestorben|tot|aufgegeben|aufgehört|gekündigt|getrennt|geschieden|beendet|abgesagt",
)
