"""Italian: how applications label the parts of a prompt, and how texts are handed over."""

from memory.language.frame_table import FrameWords

FRAMES = FrameWords(
    query="domanda,richiesta",
    speaker="utente",
    context="contesto,documenti,testo,articolo,fonte,fonti,cronologia",
    answer="risposta",
    alone="testo|articolo",
    introduces="ecco",
    introduced="testo|lettera",
    within="Contesto|Domanda|Risposta",
    outputs="riassunto|traduzione",
    points_down="seguente",
    first_person="io|mio|mia|sono|ho",
)
