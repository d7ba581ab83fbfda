"""Spanish: words of the documents of software."""

from memory.language.document_table import DocumentWords

DOCUMENTS = DocumentWords(
    headings="uso|instalación|configuración|licencia|requisitos|contribuir|pruebas|desarrollo",
    users=r"cliente|usuari[oa]|desarrollador\w*",
    story=r"como USER(?: [^\W\d_]+){0,2}?,? (?:yo )?(?:quiero|quisiera|necesito|puedo)",
    purpose="para (?:que|poder)",
    criteria="criterios de aceptación",
    labels="título|descripción",
    given="Dad[oa]",
    when="Cuando",
    then="Entonces",
    scenario="Escenario",
    this="est[ea]",
)
