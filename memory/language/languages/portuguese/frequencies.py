"""Portuguese: how often, when, and at which meal a medicine is taken: alternatives of expressions."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.languages.treatment import CLOCK, DAY, SCHEME

_NUMBER = r"(?:uma?|dois|duas|três|quatro|cinco|seis|oito|dez|doze|quinze|\d{1,2})"

FREQUENCIES = (
    rf"\d ?x ?(?:/ ?|por |ao |à )?(?:dia|semana|mês)(?!\w)|{_NUMBER} (?:vez|vezes) (?:por|ao|à|a cada|na) (?:dia|semana|mês|ano)|{_NUMBER} (?:por|ao|à) (?:dia|semana|noite|mês)|(?:por|ao) dia|(?:a )?cada (?:{_NUMBER} )?(?:dias?|noites?|manhãs?|horas|semanas?|mês|meses|refeição)"
    rf"|de {_NUMBER} em {_NUMBER} (?:horas|dias|semanas|meses)|tod[oa]s? (?:[oa]s? )?(?:dias?|noites?|manhãs?|semanas?|mês|meses|santo dia|{DAY})|dia sim,? dia não|(?:às|aos) {DAY}(?:-feiras?)?"
    r"|(?:de|pela|à|a|na) (?:manhã|tarde|noite)(?: e (?:de|pela|à|a) (?:manhã|tarde|noite))*|manhã e noite|diariamente|ao (?:deitar|acordar|levantar|pequeno[- ]almoço|almoço|jantar|lanche)|antes de (?:dormir|deitar|comer)"
    r"|(?:no|ao|com o|com|às|nas|antes d[oae]|depois d[oae]|após o|após|antes das|depois das)(?: cada| a| as)? ?(?:café(?: da manhã)?|pequeno[- ]almoço|almoço|jantar|refeiç(?:ão|ões)|lanche)|em jejum|de estômago vazio|quando necessário|se precisar|em sos"
    rf"|às? {CLOCK}(?: e às {CLOCK})?|{SCHEME}"
)
