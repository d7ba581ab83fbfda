"""Portuguese: how somebody writes of the user, in notes."""

from memory.language.note_table import NoteWords

NOTES = NoteWords(
    subject=r"(?:[oa] )?(?:usuári[oa]|utilizador(?:a)?|client[ea])",
    first="",
    verbs=(
        ("é", "sou"),
        ("está", "estou"),
        ("tem", "tenho"),
        ("vive", "vivo"),
        ("mora", "moro"),
        ("reside", "resido"),
        ("trabalha", "trabalho"),
        ("prefere", "prefiro"),
        ("come", "como"),
        ("bebe", "bebo"),
        ("toma", "tomo"),
        ("fala", "falo"),
        ("sofre", "sofro"),
        ("odeia", "odeio"),
        ("evita", "evito"),
        ("ama", "amo"),
        ("usa", "uso"),
        ("estuda", "estudo"),
        ("pesa", "peso"),
        ("quer", "quero"),
        ("pode", "posso"),
        ("fuma", "fumo"),
        ("tolera", "tolero"),
        ("gosta", "gosto"),
        ("precisa", "preciso"),
        ("se chama", "me chamo"),
        ("chama-se", "chamo-me"),
        ("mudou-se", "mudei-me"),
    ),
    before=r"não|nunca|já não|também",
)
