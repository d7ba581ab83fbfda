"""Italian: how somebody writes of the user, in notes."""

from memory.language.note_table import NoteWords

NOTES = NoteWords(
    subject=r"(?:l'utente|utente|(?:(?:il|la) )?cliente)",
    first="",
    verbs=(
        ("è", "sono"),
        ("ha", "ho"),
        ("vive", "vivo"),
        ("abita", "abito"),
        ("risiede", "risiedo"),
        ("lavora", "lavoro"),
        ("preferisce", "preferisco"),
        ("mangia", "mangio"),
        ("beve", "bevo"),
        ("prende", "prendo"),
        ("parla", "parlo"),
        ("soffre", "soffro"),
        ("odia", "odio"),
        ("evita", "evito"),
        ("ama", "amo"),
        ("usa", "uso"),
        ("studia", "studio"),
        ("pesa", "peso"),
        ("vuole", "voglio"),
        ("può", "posso"),
        ("fuma", "fumo"),
        ("tollera", "tollero"),
        ("si chiama", "mi chiamo"),
        ("si è", "mi sono"),
    ),
    before=r"non|non più",
    patient="paziente",
    the="il|la",
)
