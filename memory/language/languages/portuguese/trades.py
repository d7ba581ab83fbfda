"""What Portuguese sentences say that their user works in, or studies."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

TRADES = r"(?:em|no|na|nos|nas) (?:seguros|banca|marketing|vendas|construção(?: civil)?|restauração|logística|informática|ti|rh|recursos humanos|turismo|saúde|educação|ensino|finanças|comércio|hotelaria|publicidade|comunicação|investigação|pesquisa|indústria|moda|agricultura|limpezas?|transportes|segurança|atendimento(?: ao cliente)?|contabilidade|administração|tecnologia|função pública|área d[aeo] \w+)"
"""What people work in, whatever they do there: alternatives, each with what stands in front of it."""
STUDIES = r"medicina|direito|física|química|biologia|matemática|engenharia(?: (?:de )?(?!em\b|na\b|no\b)\w+)?|informática|economia|psicologia|sociologia|história|filosofia|letras|arquitetura|arquitectura|belas artes|música|farmácia|odontologia|veterinária|jornalismo|gestão|geografia|geologia|teologia|ciências \w+|enfermagem|design|estatística|linguística|fisioterapia|pedagogia|nutrição|serviço social|antropologia|arqueologia|contabilidade"
"""What people study."""
