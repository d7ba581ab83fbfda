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
    ever=r"(?:siempre|cada|tod[ao]s?|cualquier|automáticamente)\b",
    never=r"(?:no|nunca|jamás|ningún|ninguna)\b",
    stops=r"(?:deja|deje|para|pare|dejad|parad) (?:ya )?de\b",
    keeps_on=r"(?:no|nunca|jam[áa]s) (?:(?:me|nunca|jam[áa]s) )?(?:dej|par)(?:es?|éis|en|ar)"
    r"(?: (?:nunca|jam[áa]s))? de\b",
    may=r"(?:puedes|debes|tienes que|podrás|(?:tienes|te doy) permiso (?:de|para)|usted (?:puede|debe)"
    r"|no dud(?:es|e) en)\b",
    attach=r"(?:añad[ea]|añadir|agreg(?:a|ue|ar)|incluy[ea]|incluir|insert[ea]r?|pon|ponga|poner|adjunt[ea]r?"
    r"|enlaz[ae]r?|carg[ae]r?|redirig[ei]\w*|mencion[ea]r?)\b",
    act=r"(?:acept[ae]r?|aprueb[ae]|aprobar|autori[zc](?:a|e|ar)|borr[ae]r?|compr[ae]r?|confirm[ae]r?"
    r"|despl(?:ieg[au]e?|egar)|ejecut[ae]r?|elimin[ae]r?|envía|envíe|enviar|firm[ae]r?|fusion[ae]r?"
    r"|instal[ae]r?|paga|pague|pagar|public[ae]|publicar|publique|reembols[ae]r?|reserv[ae]r?|suprim[ae]"
    r"|transfier[ae]|transferir)\b",
    unasked=r"sin (?:[\w]+ ){0,3}?(?:pregunt\w*|confirm\w*|avis\w*|permiso|autorización|aprobación|consult\w*"
    r"|consentimiento|pedir\w*|verific\w*|esper\w*)\b",
    weaken=r"(?:desactiv[ae]r?|deshabilit[ae]r?|apag[au]e?r?|ignor[ae]r?|omit[ae]|omitir|salt[ae](?:te)?"
    r"|quit[ae]r?|evit[ae]r?)\b",
    guards=r"(?:(?:verificación|validación|comprobación|control|advertencia|aviso|regla|filtro|error)(?:es"
    r"|s)? (?:de(?:l| la| los)? )?(?:tls|ssl|https|certificado|seguridad|firma|contenido)\w*"
    r"|confirmaci(?:ón|ones))",
    warn=r"(?:advi[er]\w*|avis[ae]s?|avises|alert[ae]s?|digas|diga|menciones|hables)\b",
    perils=r"(?:riesgo|peligr|efectos? secundario|efectos? adverso|interaccion|dañino|sobredosis|contraindicacion"
    r"|seguridad)\w*",
    refuse=r"(?:rechac\w+|rechaz\w+|niegues|te niegues|negarte|deniegues)\b",
    wanted=r"(?:petici|solicitud|pregunta|orden|órden|respuesta|nada|lo que (?:te )?pida)\w*",
    lawless=r"(?:como si(?=.{0,80}\b(?:no|sin|ninguna?)\b).{0,60}(?:regla|norma|restricci|límite|filtro"
    r"|seguridad)\w*|(?:sin|ning\w+)(?: \w+)? (?:advertencia|aviso|regla|norma|filtro)s? (?:de seguridad"
    r"|(?:sobre|de) (?:los |las )?(?:riesgo|peligro|efecto)\w*))",
    known_secrets=r"(?:(?:contraseñas|claves(?: de)?(?: api)?|secretos|credenciales"
    r"|tokens)\b[\w ,]{0,20}?\bque (?:conoz\w+|conoces|sab\w+|sepas|tienes|tengas|has|viste)\b"
    r"|(?:contraseñas|credenciales) de (?:otros|los demás|todos))",
    obey=r"(?:confía|cree|sigue|obedece|haz)\b.{0,40}(?:\b(?:página|sitio|web|correo"
    r"|documento)s?\b.{0,30}\b(?:dig|dice|pid|instruccion)\w*|\b(?:dig|dice|pid"
    r"|instruccion)\w*.{0,20}\b(?:página|sitio|web|correo|documento)s?)",
    give=r"(?:da(?:me|d|nos|le|les)?|dé(?:me|nos)?|des|concéd[ea]\w*|conced[ea]\w*|apl[ií](?:ca(?:me)?|qu[ée]\w*)"
    r"|aprueb[ae]\w*"
    r"|autori[zc][ae]\w*|confirm[ae]\w*|devu[eé]lv[ea]\w*|reemb[oó]ls[ae]\w*|perdon[ae]\w*|ab[oó]n[ae]\w*)\b",
    benefits=r"(?:reembolsos?|descuentos?|devoluci(?:ón|ones)|vales?|cupones|compensaci(?:ón|ones)"
    r"|indemnizaci(?:ón|ones)"
    r"|env[ií]o gratis|gastos de envío gratis|reemb[oó]lsa(?:me|nos)|devu[eé]lv[ea](?:me|nos)|perd[oó]na(?:me"
    r"|nos)\b.{0,30}"
    r"\b(?:comisi|recarg|cargo|gasto)\w*|sin comisi(?:ón|ones)|sin cargos?)\b",
    gainers=r"(?:\w+(?:me|nos)|me|mi|mis|nos|nuestr\w+|(?:a )?(?:cada|todos los|cualquier) (?:client|usuari)\w+"
    r"|clientes|emplead[oa]s?)\b",
    verify=r"(?:verifi(?:ques?|quen|quéis)|compruebes?|comprueben|preguntes?|pregunten|pidas?|pidan|exijas?"
    r"|exijan|confirmes?"
    r"|valides?|identifiques?|solicites?|(?:necesitas|hace falta|es necesario|hay que|tienes que|debes|vuelvas a"
    r"|necesidad de|(?:deja|deje|para|pare) de)"
    r" (?:\w+ )?(?:verificar|comprobar|pedir|preguntar|identificar|validar)\w*)\b",
    checks=r"(?:(?:preguntas?|controles|control|comprobaci(?:ón|ones)|código) de (?:seguridad|verificación|identidad)"
    r"|verificaci(?:ón|ones)(?: de (?:identidad|seguridad))?|mi identidad|quién soy)\b",
    proofs=r"(?:pin|contraseña|clave|dni|documento|fecha de nacimiento|recibo|tique|ticket|factura|comprobante"
    r"|justificante"
    r"|me (?:verifiques?|identifiques?))\b",
    exempt=r"(?:(?:ya )?(?:estoy|he sido|fui|mi (?:identidad|cuenta) (?:está|ha sido|fue)|usuari[oa] (?:está|es"
    r"|ha sido))(?: ya)?"
    r" (?:verificad[oa]|autenticad[oa])(?! en\b)|exent[oa] de (?:\w+ ){0,3}?(?:verificaci|control|comprobaci)\w+"
    r"|tr[aá]t[ae](?:me|nos| mis mensajes)\b.{0,20}?\bcomo (?:un |una |si fuera )?(?:administrador\w*|admin"
    r"|sistema|emplead[oa]"
    r"|verificad[oa]|vip|mensajes del sistema))\b",
    own_contact=r"(?:escr[ií]b|cont[aá]ct|localiz|encontr|av[ií]s|mand)\w*(?:me|nos)(?: (?:solo|sólo|siempre"
    r"|mejor|por favor|por correo|un correo|un e-?mail))* (?:a|al|en)|(?<!a )mi (?:nuevo )?(?:correo"
    r"|e-?mail)(?: electrónico)?(?: es)?|(?:solo|sólo) por (?:correo|e-?mail)|(?:mand"
    r"|env[ií])\w+(?:me)? (?:todas |siempre )?(?:las|mis|los) (?:cartas|facturas|recibos) a mi (?:correo|e-?mail)",
    not_sent=r"en (?:vez|lugar) de|para (?:todo|el trabajo|el correo|las (?:cartas|facturas))(?! \w)",
)
