"""English: words of the documents of software."""

from memory.language.document_table import DocumentWords

DOCUMENTS = DocumentWords(
    headings=(
        "unreleased|setup|install(?:ation)?|usage|quick ?start|getting started|contributing|commits?"
        "|code(?: style)?|coding|tests?|testing|license|build(?:ing)?|development|architecture|api|configuration"
        "|requirements|added|changed|fixed|removed|deprecated|deploy(?:ment|ing)?|conventions?|commands|reviews?"
        "|style(?: guide)?|project structure|tech stack|pull requests?|agents|system"
    ),
    users=(
        r"customer|user|admin\w*|visitor|client|developer|member|guest|subscriber|shopper|buyer|seller|operator|owner"
        "|manager"
    ),
    story="as an? USER,? i (?:want|need|would like|can|should|expect|wish)",
    purpose="so that|so i can",
    criteria="acceptance criteria|definition of done",
    labels="title|description|summary",
    given="Given",
    when="When",
    then="Then",
    scenario="Feature|Scenario|Background",
    this="this|th(?:is|e) following|th(?:is|e) new",
)
