"""Topics that have a field of the profile, or a slot of a claim: what fills it need not name it."""

# ruff: noqa: E501, ISC004 - a pattern is one line, or two where it has two parts: a table is read by line

from memory.ingestion.forgetting.words import POSSESSIVE
from memory.text.regex import regex

MY = rf"(?:{POSSESSIVE} (?:home |current )?)"

FIELDS = tuple(
    (regex(rf"(?i){pattern}"), frozenset(fields.split()))
    for pattern, fields in (
        (
            rf"{MY}(?:(?:address|home|home ?town|location|city|residence|adresse|wohnort|anschrift|wohnung|dirección"
            r"|domicilio|casa|ciudad|domicile|ville|indirizzo|città|residenza|endereço|morada|cidade|residência)|place of residence)|casa mia|where (?:i|we) live|(?:the )?(?:city|town|place"
            r"|country)(?: where)? i live(?: in)?|wo (?:ich|wir) (?:wohn|leb)\w+|d[óo]nde vivo|où (?:j'habite|je vis)|dove (?:vivo|abito)|onde (?:eu )?(?:moro|vivo)",
            "home",
        ),
        (
            rf"{MY}(?:job|work|workplace|employer|company|occupation|profession|career|arbeit|arbeitgeber|beruf|firma"
            r"|arbeitsplatz|trabajo|empleo|empresa|profesión|travail|emploi|employeur|métier|lavoro|impiego|professione|azienda|trabalho|emprego|profissão)|(?:where|what|who) i (?:work"
            r"|do)(?: (?:for|at|as|for (?:a living|work)))?|wo ich arbeite|d[óo]nde trabajo|où je travaille|dove lavoro|onde (?:eu )?trabalho",
            "job employer work occupation",
        ),
        (
            rf"{MY}(?:salary|income|pay|wages?|earnings|gehalt|einkommen|lohn|verdienst|salario|sueldo|ingresos|salaire|revenus?|stipendio|reddito|salário|ordenado|vencimento|renda|rendimento)|(?:what|how much) i (?:earn|make|get paid)(?: (?:an?|per|every|each) \w+)?|(?:was|wie ?viel) ich verdiene|(?:cuánto|lo que) gano|(?:combien|ce que) je gagne|(?:quanto|quello che|o que) (?:guadagno|ganho)",
            "income",
        ),
        (rf"{MY}(?:full |first |last |real )?(?:name|namen|nombre|nom|prénom|nome)", "name"),
        (
            rf"{MY}(?:birthday|birth ?date|date of birth|geburtstag|cumpleaños|anniversaire|compleanno|data di nascita|aniversário|data de nascimento)|when i was born",
            "birthday",
        ),
        (rf"{MY}(?:age|alter|edad|âge|età|idade)|how old i am|wie alt ich bin", "age born"),
        (rf"{MY}(?:diet|eating habits|ernährung|dieta|régime)|what i eat", "diet"),
        (rf"{MY}(?:allerg(?:y|ies)|allergien?|alergias?|allergies?|allergi[ae])|what i'm allergic to", "allergies"),
        (
            rf"{MY}(?:medications?|meds|medicines?|medikamente|medicinas|medicamentos|médicaments|farmaci|medicine|remédios)",
            "medications",
        ),
        (
            rf"{MY}(?:health|medical history|gesundheit|salud|santé|salute|saúde)",
            "conditions medications allergies",
        ),
        (
            rf"{MY}(?:(?:medical |health )?conditions?|diagnos[ie]s|krankheit(?:en)?|enfermedades|maladies|malatti[ae]|doenças?)",
            "conditions",
        ),
        (rf"{MY}(?:blood (?:type|group)|blutgruppe|grupo sanguíneo|groupe sanguin)", "blood_type"),
        (rf"{MY}pronouns", "pronouns"),
        (rf"{MY}(?:languages|sprachen|idiomas|langues|lingue|línguas)", "languages"),
        (rf"{MY}(?:(?:relationship|marital) status|familienstand|estado civil)", "status"),
        (rf"{MY}emergency contacts?|{MY}notfallkontakt|{MY}contacto de emergencia", "emergency_contacts"),
        (rf"{MY}goals?|{MY}ziele?|{MY}objetivos?|{MY}objectifs?", "goals"),
    )
)
"""Topics that have a field of the profile, or a slot of a claim: what fills it need not name it."""
