"""Spanish: how somebody writes of the user, in notes."""

from memory.language.note_table import NoteWords

NOTES = NoteWords(
    subject=r"(?:(?:el|la) )?(?:usuari[oa]|client[ea])",
    first="",
    verbs=(
        ("es", "soy"),
        ("está", "estoy"),
        ("tiene", "tengo"),
        ("vive", "vivo"),
        ("reside", "resido"),
        ("trabaja", "trabajo"),
        ("prefiere", "prefiero"),
        ("come", "como"),
        ("bebe", "bebo"),
        ("toma", "tomo"),
        ("habla", "hablo"),
        ("sufre", "sufro"),
        ("padece", "padezco"),
        ("odia", "odio"),
        ("evita", "evito"),
        ("necesita", "necesito"),
        ("usa", "uso"),
        ("estudia", "estudio"),
        ("mide", "mido"),
        ("pesa", "peso"),
        ("quiere", "quiero"),
        ("puede", "puedo"),
        ("fuma", "fumo"),
        ("nació", "nací"),
        ("tolera", "tolero"),
        ("se llama", "me llamo"),
        ("se mudó", "me mudé"),
    ),
    before=r"no|nunca|ya no|también|actualmente",
)
