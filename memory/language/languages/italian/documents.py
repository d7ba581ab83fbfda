"""Italian: words of the documents of software."""

from memory.language.document_table import DocumentWords

DOCUMENTS = DocumentWords(
    headings="uso|installazione|configurazione|licenza|requisiti|contribuire|sviluppo",
    users=r"cliente|utente|sviluppator\w+|amministrator\w+",
    story=r"come USER(?: [^\W\d_]+){0,2}?,? (?:io )?(?:voglio|vorrei|posso)",
    purpose="così|affinché|in modo",
    criteria="criteri di accettazione",
    labels="titolo",
    given="Dat[oa]",
    when="Quando",
    then="Allora",
    scenario="Scenario",
    this="quest[oa]",
)
