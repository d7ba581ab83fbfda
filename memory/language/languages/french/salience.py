"""French: what of a text says that it matters."""

from memory.language.salience_table import SalienceWords

SALIENCE = SalienceWords(
    numbers="deux|trois|quatre|cinq|sept|huit|neuf|dix|vingt|cent|mille",
    dates="lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|hier",
)
