"""Spanish: the words of which orders to a model are made."""

from memory.language.injection_table import InjectionWords

INJECTION = InjectionWords(
    ignore=r"(?:ignor(?:a|e|ad|en|ar)|olv[ií]d(?:a(?:te)?|e|ad|en|ar)|desobedec\w+|(?:haz|haga|hacer) caso omiso"
    r"|omit(?:e|a|ir)|descarta)\b",
    not_follow=r"(?:no|nunca|deja de) (?:sigas|siga|seguir|respetes|respetar|cumplas|obedezcas|obedecer)\b",
    rules=r"(?:instrucci(?:ón|ones)|reglas?|normas?|indicaci(?:ón|ones)|directrices|prompts?|órdenes"
    r"|restricciones)\b",
    earlier=r"(?:tus|sus|anteriores|previas?|previos?|iniciales|del sistema|de seguridad|precedentes|de arriba)\b",
    everything=r"tod[ao]s?\b",
    told_before=r"todo lo (?:que (?:te|le|se|has)|anterior)",
    reveal=r"(?:muestra(?:me)?|revela(?:me)?|repite|imprime|dime|divulga|enseña(?:me)?)\b",
    secrets=r"(?:(?:prompt|mensaje|instrucciones) (?:del? )?sistema|(?:tus|las) (?:\w+ )?instrucciones|contraseñas"
    r"|claves? (?:de )?api)",
    send=r"(?:envía|envíe|enviar|reenví[ae]|reenviar|manda|mandar|sube|publica|transfiere|transferir)\b",
    recommend=r"(?:recomiend[ae]|recomendar|aconsej[ae]|aconsejar|compra|comprar|visita|abre|promociona)\b",
    to_me=r"(?:me|nos)\b",
    from_now=r"(?:a partir de ahora|de(?:sde)? ahora(?: en adelante)?|cada vez que|en adelante)\b",
    you_must=r"(?:debes|tienes que|deberás|has de)\b",
    model_must=r"(?:asistente|ia|modelo|chatbot) (?:debe|deberá|tiene que|no debe)\b",
    user=r"usuari[oa]s?\b",
    when=r"(?:cuando|si|siempre que|cada vez)\b",
    tell=r"(?:respond[ae]|di\b|diga|recomiend|envía|contest[ae]|afirma)\w*",
    you_are_now=r"(?:ahora eres|eres ahora|ya no eres)\b",
    limitless=r"(?:dan\b|(?:sin|no tienes) (?:\w+ )?(?:restricci|límite|regla|filtro|censura)\w*)",
    own=r"(?:yo|él|ella|nosotros|ellos)",
)
