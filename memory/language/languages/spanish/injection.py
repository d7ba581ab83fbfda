"""Spanish: the words of which orders to a model are made."""

from memory.language.injection_table import AroundOrder, InjectionWords

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
    own=r"(?:yo|él|ella|nosotros|ellos|^(?:mi|mis|nuestr[oa]|su) (?!preferencia|deseo|regla|petici"
    r"|instrucci)\w+)",
    ever=r"(?:siempre|cada|tod[ao]s?|cualquier|automáticamente)\b",
    never=r"(?:no|nunca|jamás|ningún|ninguna)\b",
    stops=r"(?:dej(?:a|e|ad|es|aras)|par(?:a|e|ad|es|aras)) (?:ya )?de\b",
    keeps_on=r"(?:no|nunca|jam[áa]s) (?:(?:me|nunca|jam[áa]s) )?(?:dej|par)(?:es?|éis|en|ar)"
    r"(?: (?:nunca|jam[áa]s))? de\b",
    may=r"(?:puedes|debes|tienes que|podrás|(?:tienes|te doy) permiso (?:de|para)|usted (?:puede|debe)"
    r"|no dud(?:es|e) en)\b",
    attach=r"(?:añad[ea]|añadir|agreg(?:a|ue|ar)|incluy[ea]|incluir|insert[ea]r?|pon|ponga|poner|adjunt[ea]r?"
    r"|enlaz[ae]r?|carg[ae]r?|redirig[ei]\w*|mencion[ea]r?)\b",
    act=r"(?:(?:acept(?:es|aras)|aprueb(?:es|en)|aprobaras|autori(?:ces|zaras)|borr(?:es|aras)|compr(?:es|aras)"
    r"|confirm(?:es|aras)|ejecut(?:es|aras)|elimin(?:es|aras)|env[ií](?:es|aras)|pagu(?:es|en)|pagaras"
    r"|publi(?:ques|caras)|reembols(?:es|aras)|transfier(?:as|an)|transfirieras)\b|acept[ae]r?|aprueb[ae]"
    r"|aprobar|autori[zc](?:a|e|ar)|borr[ae]r?|compr[ae]r?|confirm[ae]r?|despl(?:ieg[au]e?|egar)|ejecut[ae]r?"
    r"|elimin[ae]r?|envía|envíe|enviar|firm[ae]r?|fusion[ae]r?|instal[ae]r?|paga|pague|pagar|public[ae]"
    r"|publicar|publique|reembols[ae]r?|reserv[ae]r?|suprim[ae]|transfier[ae]|transferir)\b",
    unasked=r"sin (?:[\w]+ ){0,3}?(?:pregunt\w*|confirm\w*|avis\w*|permiso|autorización|aprobación|consult\w*"
    r"|consentimiento|pedir\w*|verific\w*|esper\w*)\b",
    weaken=r"(?:(?:desactiv(?:es|aras)|deshabilit(?:es|aras)|apagues|ignor(?:es|aras|ases|en)|omit(?:as|ieras"
    r"|ieses|an)|(?:te )?salt(?:es|aras)|quites|evit(?:es|aras)|dejes de lado|prescind(?:e|as|ir))\b"
    r"|desactiv[ae]r?|deshabilit[ae]r?|apag[au]e?r?|ignor[ae]r?|omit[ae]|omitir|salt[ae](?:te)?|quit[ae]r?"
    r"|evit[ae]r?)\b",
    guards=r"(?:(?:verificación|validación|comprobación|control|advertencia|aviso|regla|filtro|error)(?:es"
    r"|s)? (?:de(?:l| la| los)? )?(?:tls|ssl|https|certificado|seguridad|firma|contenido)\w*"
    r"|confirmaci(?:ón|ones))",
    warn=r"(?:(?:mencion(?:es|aras|ases|ar|en)|hablaras|avisaras|advirtieras|adviertas|muestres|mostraras"
    r"|recuerdes|saques)\b|advi[er]\w*|avis[ae]s?|avisar(?:me|nos)?|avises|alert[ae]s?|digas|diga|menciones"
    r"|hables)\b",
    perils=r"(?:(?:avis|advi[er]|alert|preven)\w*\b.{0,60}?\b(?:fraude|estafa|timo|phishing|estafador)|riesgo"
    r"|peligr|efectos? secundario|efectos? adverso|interaccion|dañino|sobredosis|contraindicacion|seguridad)\w*",
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
    warnings=r"(?:(?:alerta|aviso|advertencia|mensaje|comprobaci[oó]n|verificaci[oó]n|control|norma|regla"
    r"|recordatorio)(?:es|s)? (?:de |del |sobre |contra |anti-?|la |el |los ){1,3}(?:fraude|seguridad|estafa"
    r"|timo|identidad|riesgo|phishing)\w*)",
    wished=r"(?:(?:recuerda|recuerde|acuérdate|ten en cuenta|no olvides|nota|anota|apunta"
    r"|sabe)(?: de)?(?: que)?(?: debes| tienes que)?|(?:prefiero|preferiría|quiero|quisiera|deseo|espero|exijo"
    r"|pido|necesito|me (?:gusta|gustaría|encantaría|importa))(?: mucho)? que(?: t[uú])?"
    r"|es (?:muy )?importante(?: para m[ií])? que|(?:acordamos|quedamos en|habíamos acordado|hemos acordado"
    r"|me (?:dijiste|prometiste|confirmaste)|decidimos) que|como (?:acordamos|quedamos|acordado))",
    left_out=r"(?:se (?:me )?(?:omit(?:[ae]|iera)n?|(?:salt|ignor|elimin|desactiv|quit)(?:[ae]|ara)n?"
    r"|suprim(?:[ae]|iera)n?)|(?:sea[ns]?|son|est[aá]n?|estén|queden?) (?:siempre )?(?:omitid|ignorad|saltad"
    r"|suprimid|eliminad|desactivad|quitad)[oa]s?|(?:no|nunca) (?:se )?(?:mencion[ae]n?|muestr[ae]n?"
    r"|sean? (?:mencionad|mostrad|necesari)[oa]s?|aparezcan?))\b",
    payments=r"(?:pagos?|transferencias?|reembolsos?|ingresos?|depósitos?|dinero|iban|clabe|facturas?|pagar"
    r"|pague)\b",
    pay_into=r"(?:us(?:a|e|es|ar)|utili(?:za|ce|ces|zar)|emplea|da(?:me)?|dé|pon|envía|envíe|envíes|enviar|manda"
    r"|mande|mandar|transfiere|transfiera|transferir|paga|pague|ingresa|deposita)\b",
    paid_into=r"(?:van|va|irán|vayan|deben ir|se (?:envían|hacen|ingresan|mandan)|se (?:envíen|hagan|ingresen"
    r"|manden))\b",
    others_account=r"(?<!mi )(?<!nuestra )(?:cuenta|iban|clabe)(?: bancari[oa])? de (?!mi\b|mis\b|nuestr|ahorro"
    r"|la\b|el\b|los\b|las\b|un|trabajo|empresa|correo|usted|ti\b|siempre|banco|usuario|paypal|bizum|google"
    r"|e-?mail|antes|ayer|hoy)\w+",
    may_see=r"(?:(?:puedo|puedes|puede|pueden|podr[áé]s?|podemos|(?:autorizad[oa]|facultad[oa]) (?:a|para)"
    r"|(?:permiso|autorización|derecho) (?:de|para|a)) (?:(?!no\b|nunca\b)\w+ )?(?:ver(?:me)?|consultar|leer"
    r"|acceder|compartir(?:me)?|mostrar(?:me)?|enseñar(?:me)?|dar(?:me)?|decir(?:me)?|revelar(?:me)?|abrir)"
    r"|acceso a)\b",
    others_data=r"(?:(?:datos|cuentas?|registros|direcci[oó]n(?:es)?|informaci[oó]n|mensajes|pedidos|perfiles"
    r"|saldos?|fichas?) de (?:tod[oa]s (?:los |las |nuestros )?|cada |otr[oa]s? |cualquier )(?:otros "
    r"|demás )?(?:client|usuari|persona|miembro|gente)\w*|datos de los demás|todas las (?:demás )?cuentas)\b",
    officers=r"(?<!mi )(?<!nuestro )(?<!nuestra )(?<!su )(?:admin(?:istrador\w*)?|operador\w*|moderador\w*"
    r"|superusuari\w+|emplead\w+|desarrollador\w*)\b",
    hearer=r"(?:t[uú]|tienes|puedes|usted|la ia|(?:el|la) asistente|el (?:modelo|chatbot|bot))\b",
    around=AroundOrder(
        told=("te", "ti"),
        told_to=("de", "a"),
        that=("que",),
        asks=("por favor",),
        leads=("y", "luego", "ahora"),
        opens=("y", "luego", "ahora", "por favor"),
        my=("mi",),
        pages="página|sitio",
    ),
)
