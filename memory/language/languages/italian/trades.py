"""What Italian sentences say that their user works in, or studies."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

TRADES = r"(?:nel|nella|nelle|nei|nell'|in|alle) ?(?:settore \w+|assicurazioni|banca|ristorazione|edilizia|logistica|informatica|istruzione|sanità|marketing|commercio|vendite|finanza|turismo|comunicazione|ricerca|industria|moda|agricoltura|pulizie|pubblicità|risorse umane|trasporti|sicurezza|sociale|contabilità|amministrazione|editoria|assistenza clienti|pubblica amministrazione)"
"""What people work in, whatever they do there: alternatives, each with what stands in front of it."""
STUDIES = r"medicina|giurisprudenza|legge|fisica|chimica|biologia|matematica|ingegneria(?: \w+)?|informatica|economia|psicologia|sociologia|storia(?: dell'arte)?|filosofia|lettere|lingue|architettura|musica|farmacia|odontoiatria|veterinaria|giornalismo|scienze \w+|infermieristica|design|statistica|linguistica|teologia|fisioterapia|archeologia|antropologia|pedagogia"
"""What people study."""
