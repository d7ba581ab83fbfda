"""French: whether one fact may take the place of another."""

from memory.language.replacement_table import ReplacementWords

REPLACEMENT = ReplacementWords(
    doings={
        "take": "prends prend prenons prendre",
        "prefer": "préfère préférons",
        "buy": "acheté achète commandé",
        "like": "aime aimons déteste adore",
        "speak": "parle parlons",
        "have": "ai avons",
        "play": "joue",
        "drink": "bois boit",
        "eat": "mange",
        "use": "utilise",
        "visit": "visité",
        "want": "veux voudrais objectif",
        "learn": "apprends apprend",
        "know": "connais",
        "read": "lis lit",
        "watch": "regarde",
        "collect": "collectionne",
        "subscribe": "abonné",
        "allergic": "allergique",
        "intolerant": "intolérant",
        "afraid": "peur",
        "give": "donné",
    },
    times="matin matins soir soirs nuit dîner déjeuner lundi mardi mercredi jeudi vendredi samedi dimanche",
    glue=(
        "dans avec pour par sur sous sans que qui elle elles lui leur cette jour jours semaine mois année ans "
        "fois chaque utilisateur utilisatrice quand parce depuis tous tout toute toutes plus moins"
    ),
    phrase_ends="en|au|aux|avec|pour|depuis|dans|sur|chez|mais|quand",
    unsure="peut-être|voudrais|aimerais|enfant",
    changes="maintenant|désormais|plutôt que|ne plus|d[ée]m[ée]nagé",
    over="vendu|mort|morte|arrêté|quitté|fini|annulé|démissionné",
)
