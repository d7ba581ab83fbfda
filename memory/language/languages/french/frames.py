"""French: how applications label the parts of a prompt, and how texts are handed over."""

from memory.language.frame_table import FrameWords

FRAMES = FrameWords(
    query="question de l'utilisateur,requête,demande,entrée",
    speaker="utilisateur",
    context="contexte,texte,source,extrait,historique,informations",
    answer="réponse,sortie",
    alone="texte|extrait",
    introduces="voici",
    introduced="texte|lettre",
    within="Contexte|Réponse",
    outputs="résumé|traduction",
    points_down="ci-dessous|suivante?s?",
    first_person="je|j['’]|mon|ma|mes|moi",
)
