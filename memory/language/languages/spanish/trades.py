"""What Spanish sentences say that their user works in, or studies."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

TRADES = r"recursos humanos|rrhh|seguros|banca|ventas|marketing|hostelería|construcción|logística|informática|educación|enseñanza|sanidad|turismo|publicidad|finanzas|investigación|comercio|industria|moda|agricultura|limpieza|administración|atención al cliente|tecnología|transporte|seguridad|servicios sociales|contabilidad|hotelería|restauración|telecomunicaciones|medios|sector (?:público|servicios|turístico|financiero)"
"""What people work in, whatever they do there: alternatives."""
STUDIES = r"medicina|derecho|física|química|biología|matemáticas|ingeniería(?: \w+)?|informática|economía|psicología|sociología|historia|filosofía|filología(?: \w+)?|arquitectura|bellas artes|enfermería|farmacia|odontología|veterinaria|magisterio|periodismo|ade|empresariales|geografía|música|diseño(?: gráfico)?|fisioterapia|trabajo social|turismo|ciencias \w+|traducción|lingüística|teología|marketing|estadística|pedagogía|criminología|arqueología|antropología"
"""What people study."""
