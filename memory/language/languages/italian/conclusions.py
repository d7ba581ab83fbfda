"""Italian: how something is concluded, and asked for."""

from memory.language.conclusion_table import ConclusionWords

CONCLUSIONS = ConclusionWords(
    decided=r"\b(?:è|allora è) deciso\b|\babbiamo (?:deciso|concordato)\b",
    recommended=(
        r"\b(?:ti|le|vi) (?:consiglio|suggerisco|raccomando|propongo)\b|\bil mio consiglio\b|\bla scelta migliore è\b"
    ),
    opens=r"se",
    asked=(r"\b(?:hai|ha|avete|abbiamo)\b.{0,40}\b(?:consigliato|suggerito|raccomandato|proposto|deciso|concordato)\b"),
)
