"""French: how often, when, and at which meal a medicine is taken: alternatives of expressions."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.languages.treatment import CLOCK, DAY, SCHEME

_NUMBER = r"(?:une?|deux|trois|quatre|cinq|six|huit|dix|douze|quinze|\d{1,2})"
_PART = r"(?:le )?(?:matin|midi|soir)"

FREQUENCIES = (
    rf"\d ?x ?(?:/ ?|par |le |la )?(?:jours?|j|semaines?|sem|mois)(?!\w)|{_NUMBER} fois (?:par|le|la|tous les) (?:deux )?(?:jours?|semaines?|mois|an)|{_NUMBER} par (?:jour|semaine|mois|soir|nuit)|par (?:jour|semaine|mois)|chaque (?:jour|matin|midi|soir|nuit|semaine|mois|repas|{DAY})"
    rf"|tous les (?:{_NUMBER} )?(?:jours|matins|midis|soirs|mois|{DAY})|toutes les (?:{_NUMBER} )?(?:heures|nuits|semaines)|(?:un jour|une semaine) sur {_NUMBER}"
    rf"|{_PART}(?:(?:,| et) {_PART})*|la nuit|quotidiennement|le {DAY}|au besoin|si besoin|au coucher|au lever|au réveil|à jeun"
    r"|(?:au|avant|après|pendant|avec)(?: le| la| les| chaque)? (?:petit[- ]d[eé]j(?:euner)?|déjeuner|dîner|diner|repas|coucher|café|goûter|dodo)|avant de (?:dormir|me coucher)|aux repas"
    rf"|à {CLOCK}(?: heures)?|{SCHEME}"
)
