"""French: words of daily life that call one thing."""

from memory.language.other_words_table import OtherWordsTable

OTHER_WORDS = OtherWordsTable(
    groups=(
        "patron|patronne|chef|cheffe|manager|responsable|supérieur",
        "médecin traitant|médecin|docteur|généraliste",
        "enfant|enfants|fils|fille|filles|gosses",
        "voiture|bagnole|conduis|roule",
        "vacances|voyage|congés",
        "maison|appartement|appart|habite|domicile",
        "cachet|cachets|comprimé|comprimés|médicament|médicaments|traitement|pilule",
        "université|fac|études|étudié|diplôme",
        "fracture|cassé|cassée",
        "dette|dettes|dois|prêt|crédit|emprunt",
        "film|films|cinéma",
        "lunettes|yeux|myope|vue",
        "salle de sport|gym|muscu",
        "salaire|gagne|revenus",
        "vélo|bicyclette",
        "portable|téléphone|smartphone",
        "collègue|collègues",
        "coloc|colocataire",
        "allergie|allergies|allergique|intolérant|intolérante",
        "opération|chirurgie|opéré|opérée",
        "nom de famille|patronyme",
        "mal de tête|maux de tête|migraine|migraines",
        "végétarien|végétarienne|vegan|végan|végétalien",
        "rendez-vous|rdv|contrôle|dépistage",
        "voisin|voisine",
        "échéance|délai|date limite",
        "examen|examens|partiel",
        "fume|cigarettes|tabac",
    ),
    kinds=(
        ("animal|animaux", "chien|chienne|chat|chatte|chiot"),
        ("conjoint|conjointe", "mari|femme|épouse|époux|copain|copine|compagnon|compagne"),
        ("alcool", "bière|vin"),
        ("métier|profession", "travaille comme|boulot"),
    ),
    eating="manger|encas|repas|plat|recette|dîner|déjeuner",
)
