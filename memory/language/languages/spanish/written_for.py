"""Spanish: how a text is ordered that somebody else is to have said."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.written_for_table import WrittenFor

WRITTEN_FOR = WrittenFor(
    answers=r"(?:respond(?:e|é|a|er)|contest(?:a|á|e|ar)|reserv(?:a|á|e|ar)|rellen(?:a|á|e|ar)|complet(?:a|á|e|ar)|contact(?:a|á|e|ar))(?:le|les|me)?\b",
    writes=r"(?:escrib(?:e|í|a|ir|eme|ele)|escríbe(?:me|le)|redact(?:a|á|e|ar)|redácta\w+|prepar(?:a|á|e|ar)|formul(?:a|á|e|ar)|haz(?:me)?|haga|envía|env(?:ia|íe|iar)|compon)\b",
    spoken=r"a|al|esto|eso|(?:un|una|el|la|este|esta|mi) (?:\w+ ){0,2}?(?:e-?mail|mail|correo|mensaje|carta|respuesta|texto|post|declaración|discurso|solicitud|candidatura|queja|rechazo|reserva|presentación|formulario|currículum|cv)",
    at_end="",
    in_name=r"en nombre de(?:l| la| los)? ?{who}|en su nombre|de parte de(?:l| la)? ?{who}|por cuenta de(?:l| la)? ?{who}|en lugar de(?:l| la)? ?{who}|como si fuera(?:s)? {who}|como si {who} (?:escribiera|hablara)|con la voz de(?:l| la)? ?{who}",
    as_whom=r"como {who}(?= a\b|$)",
    whoever=r"él|ella|(?:mi|su) (?:madre|padre|marido|esposo|esposa|mujer|hija|hijo|hermana|hermano|amiga|amigo|vecina|vecino|tía|tío|abuela|abuelo|pareja)",
    for_whom=r"para|por",
    titles=r"(?:el |la |del |al )?(?:señor|señora|señorita|sr|sra|srta|dr|dra|doctor|doctora|don|doña|prof|profesor|profesora|lic|ing)",
    at_work=r"(?:mi|nuestr[oa]|el|la|del|una?|su) ?(?:\w+ )?(?:jef[ea]|supervisora?|gerente|directora?|presidente|presidenta|fundadora?|ceo|client[ea]|candidat[oa]|paciente|colega|compañer[oa] de trabajo|ministr[oa]|alcalde|alcaldesa|emplead[oa]|becari[oa])",
    not_alone=r" y (?:yo|mí|para mí|por mí|conmigo|nosotr[oa]s)\b",
    texts=r"discurso|brindis|bio(?:grafía)?|currículum|cv|carta de (?:presentación|motivación)|presentación|post de (?:linkedin|presentación)|candidatura|perfil|testimonio|autoevaluación",
    of_whom=r"de|del|de la",
    owned=r"discurso para {work}|(?:acta|minuta)s?\b(?=.*(?:corrige|resum|pule|ordena|por favor|:|$))",
    hands_over=r"aquí|esto es|este es|esta es|abajo|adjunto|por favor|corrige\w*|resume\w*|revisa\w*|acorta\w*",
    goes_on=r"(?:por favor |y |también |además |ok,? |luego |puedes |podrías )*(?:(?:añad[ei]r?|agreg(?:a|ar|ue)|di|dile|menciona\w*|escribe|indica|pon)(?: \w+){0,3},? que |(?:añade|agrega|menciona) ?:)",
    hers=r"por cierto|a propósito|en cuanto a mí|por mi parte|yo misma|yo mismo|personalmente|yo,? personalmente|yo también|pd\b",
)
