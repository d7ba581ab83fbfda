"""How a statement begins that is of a person or an animal of the user's, or of whom it names; in all languages."""

OF_THE_USER = (
    r"(?i)^(?:user's|my|our|the user's|meine?|unsere?|mi|mon|ma|notre) (?P<being>(?:[\w-]+(?:'s)? ){0,2}?"
    r"(?:wife|husband|partner|spouse|fianc[ée]e?|girlfriend|boyfriend|daughters?|sons?|kids?|child(?:ren)?|baby|mother"
    r"|mom|mum|father|dad|parents?|(?:step|half-)?brothers?|(?:step|half-)?sisters?|siblings?|twins?|grand\w+|aunts?"
    r"|uncles?|cousins?|nieces?|nephews?|friends?|boss|manager|colleagues?|coworkers?|roommates?|neighbou?rs?|doctor"
    r"|dentist|therapist|teacher|mother-in-law|father-in-law|dogs?|cats?|pets?|horse|parrot|rabbit|frau|mann|tochter"
    r"|sohn|mutter|vater|bruder|schwester|hund|katze|esposa|esposo|marido|hij[oa]|madre|padre|herman[oa]|perro|gato"
    r"|femme|mari|fille|fils|mère|père|frère|sœur|soeur|chien|chat)(?:'s)?)\b(?: (?-i:(?P<name>[A-ZÀ-Þ][\w'-]+)))?"
)
CALLED_BY_NAME = (
    r"^(?!(?:User|The|My|Our|I|We|Nos|Nosotros|Nosotras|Nous|Wir|Noi|Nós|Me|Mi|Non|No)\b)"
    r"(?P<name>[A-ZÀ-Þ][\w-]+(?: [A-ZÀ-Þ][\w-]+)?)"
    r"(?:'s \w| (?:is|has|was|had|\w+(?:s|ed)) )"
)
