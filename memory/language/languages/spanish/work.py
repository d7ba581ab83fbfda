"""Of which words Spanish orders about work are made."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.work_table import WorkWords

WORK = WorkWords(
    leads=r"y|pero|también|ah|ok|vale|entonces|por cierto|por favor|recuerda|acuérdate de|asegúrate de|debes|tienes que|hay que|en este (?:proyecto|repo|repositorio)",
    ever=r"siempre|nunca|jamás|bajo ningún concepto|en ningún caso|por defecto",
    no=r"no",
    acts=r"(?:actualiz|añad|borr|cambi|cre|document|edit|ejecut|elimin|export|format|guard|import|instal|lanz|llam|modific|mov|pregunt|prob|public|renombr|revis|sobrescrib|sub|test|us|utiliz|valid|verifiqu|verific|corr|escrib|abr|fusion|comprueb|comprob)(?:a|as|e|es|en|an|ar|er|ir)|toques?|toca|tocar|hagas?|haz|hacer|pongas?|pon|poner|edites|pruebes?|prueba|muevas?|mueve|commitees|pushees|renombres|verifiques|publiques|modifiques|saltes|dejes",
)
