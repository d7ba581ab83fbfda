"""Portuguese: words of the documents of software."""

from memory.language.document_table import DocumentWords

DOCUMENTS = DocumentWords(
    headings="uso|instalação|configuração|licença|requisitos|contribuir|desenvolvimento",
    users=r"cliente|usuári[oa]|utilizador\w*|desenvolvedor\w*",
    story=r"como USER(?: [^\W\d_]+){0,2}?,? (?:eu )?(?:quero|gostaria|preciso|posso)",
    purpose="para (?:que|poder|ser)",
    criteria="critérios de aceitação",
    labels="título",
    given="Dad[oa]",
    when="Quando",
    then="Então",
    scenario="Cenário",
    this="est[ea]|o seguinte",
)
