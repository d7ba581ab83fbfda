"""Portuguese: the words of which orders to a model are made."""

from memory.language.injection_table import InjectionWords

INJECTION = InjectionWords(
    ignore=r"(?:ignor(?:e|a|em|ar)|esque(?:ça|ce|cer)|desconsider(?:e|a|ar)|desobedeça|contorne|descarte)\b",
    not_follow=r"(?:não|nunca|pare de) (?:siga|seguir|respeite|respeitar|cumpra|obedeça)\b",
    rules=r"(?:instruç(?:ão|ões)|regras?|normas?|diretrizes|orientações|prompts?|ordens|restrições)\b",
    earlier=r"(?:suas|seus|tuas|anteriores|prévias|iniciais|segurança|sistema|acima)\b",
    everything=r"tod[ao]s\b",
    told_before=r"tudo (?:o )?que (?:lhe|te|você|foi)",
    reveal=r"(?:mostr[ea]|revel[ea]|repita|imprima|divulgue|exiba)\b",
    secrets=r"(?:(?:prompt|mensagem|instruções) (?:do? |de )?sistema|(?:suas|tuas) (?:\w+ )?instruções|senhas\b"
    r"|chaves? (?:de )?api)",
    send=r"(?:envi(?:e|a|ar)|mand(?:e|ar)|encaminh(?:e|ar)|publique|transfira)\b",
    recommend=r"(?:recomend(?:e|ar)|aconselh(?:e|ar)|compre|visite|abra|promova)\b",
    to_me=r"(?:me|nos)\b",
    from_now=r"(?:a partir de agora|de agora em diante|doravante|cada vez que)\b",
    you_must=r"(?:você|tu) (?:deve|deves|tem que|precisa)\b",
    model_must=r"(?:assistente|ia|modelo|chatbot) (?:deve|deverá|tem que|não deve)\b",
    user=r"(?:usuári[oa]s?|utilizador\w*)\b",
    when=r"(?:quando|se|sempre que|cada vez)\b",
    tell=r"(?:respond|diga|recomend|envi|afirme)\w*",
    you_are_now=r"(?:agora (?:você é|és|tu és)|você (?:agora é|não é mais))\b",
    limitless=r"(?:dan\b|(?:sem|não tem) (?:\w+ )?(?:restriç|limite|regra|filtro|censura)\w*)",
    own=r"(?:eu|ele|ela|nós|eles|chefe|filho|filha)",
)
