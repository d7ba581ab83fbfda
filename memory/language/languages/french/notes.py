"""French: how somebody writes of the user, in notes."""

from memory.language.note_table import NoteWords

NOTES = NoteWords(
    subject=r"(?:l'utilisat(?:eur|rice)|utilisat(?:eur|rice)|(?:(?:le|la) )?client(?:e)?)",
    first="je",
    verbs=(
        ("est", "suis"),
        ("a", "ai"),
        ("vit", "vis"),
        ("habite", "habite"),
        ("réside", "réside"),
        ("travaille", "travaille"),
        ("préfère", "préfère"),
        ("mange", "mange"),
        ("boit", "bois"),
        ("prend", "prends"),
        ("parle", "parle"),
        ("souffre", "souffre"),
        ("déteste", "déteste"),
        ("évite", "évite"),
        ("aime", "aime"),
        ("adore", "adore"),
        ("utilise", "utilise"),
        ("étudie", "étudie"),
        ("pèse", "pèse"),
        ("mesure", "mesure"),
        ("veut", "veux"),
        ("peut", "peux"),
        ("fume", "fume"),
        ("supporte", "supporte"),
        ("s'appelle", "m'appelle"),
    ),
    before=r"ne|n'",
    patient="patient",
    the="le|la",
)
