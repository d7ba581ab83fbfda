"""French: words of the documents of software."""

from memory.language.document_table import DocumentWords

DOCUMENTS = DocumentWords(
    headings="contribuer|utilisation|développement|prérequis|licence",
    users=r"utilisateur|utilisatrice|développeu\w+",
    story=r"en tant qu(?:e |')USER(?: [^\W\d_]+){0,2}?,? je (?:veux|voudrais|souhaite|peux)",
    purpose="afin (?:de|d['’]|que)|pour (?:que|pouvoir)",
    criteria="critères d['’]acceptation",
    labels="titre",
    given="Soit|Étant donné",
    when="Quand",
    then="Alors",
    scenario="Scénario",
    this="cet?te?",
)
