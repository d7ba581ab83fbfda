"""Spanish: "Olvida que vivo en Graz", "borra mi dirección de tu memoria", "no guardes esto: …"."""

# ruff: noqa: E501 - an entry is one line: a table is read by line

from memory.language.order_table import OrderParts, Orders, OrderWords

_POLITE = r"(?P<polite>(?:me |te |le )?(?:puedes|podrías|puede|podría|podés|sería posible|es posible|quieres|quiere|importaría|importa|haga el favor de|tenga la (?:bondad|amabilidad) de|sería tan amable de|sírvase) (?:por favor )?)"
_WANT = r"(?:quiero|quisiera|querría|desearía|me gustaría|necesito|prefiero|preferiría|le (?:ruego|pido|agradezco|agradecería)) que (?:tú |usted )?"
_FORGET = (
    rf"(?:{_POLITE}olvidar(?:te|se)?|{_WANT}(?:te |se )?olvid(?:es|e|aras|ara)"
    r"|olv[ií]da(?:te|d)?|olvídate|olvidá(?:te)?|olvide(?:se|n)?|olvídese)(?:,? por favor,?)?(?: de)?"
)
_ERASE = (
    rf"(?:{_POLITE}(?:borrar|eliminar|quitar|suprimir)|{_WANT}(?:borres|borre|elimines|elimine|quites|quite)"
    r"|b[oó]rr[aeá]|bórr[ae](?:l[oae]s?|me)|elim[ií]n[aeá]|elimín[ae](?:l[oae]s?|me)|quítame|quíteme|qu[ií]t[aeá]|suprim[ae])(?:, por favor,)?"
)
_NOT = (
    rf"(?:(?:ya )?no (?:{_WANT}|hace falta que |es necesario que )(?:te |se )?(?:recuerdes?|acuerdes?(?: de)?|sepas?|guardes?|memorices?)"
    r"|(?:ya )?no (?:(?:recuerdes?|guardes?|memorices?|anotes?|conserves?|retengas?|registres?|almacenes?)|(?:te acuerdes|se acuerde)(?: de)?))"
)
_NEVER_SAID = (
    r"(?:(?P<polite>(?:puedes|podrías|podemos|puede|podría)(?: por favor)?) (?:hacer|fingir)|haz|haga|hagamos|hacé|finge|finjamos)(?: de cuenta)?(?: como si| como que| que)? (?:yo )?(?:nunca|no|jamás) (?:te |le |lo )?"
    r"(?:(?:hubiera|hubiese|he) (?:dicho|contado|mencionado|hablado)|dije|conté|mencioné|hablé)"
)
_SAID = r"(?:(?:todo )?lo que|(?:todo )?cuanto) (?:yo |tú |usted )?(?:te |le )?(?:he |has |ha )?(?:dicho|dije|decidimos|decidido|acordamos|acordado|conté|contado|escribí|mencioné|mencionado|sabes|sabe|sepas|sepa|recuerdas|recuerdes|tienes|tengas|guardaste|guardado)"
_ABOUT = r"(?:sobre|acerca de|del?|con respecto a|respecto a)"
_MINE = r"(?:(?:mi|mis|nuestr[oa]s?)\b .+)"
_WHICH = r"(?:(?:d[óo]nde|c[óo]mo|cu[áa]ndo|qui[ée]n|cu[áa]nt[oa]s?) .+)"
_NAME = r"(?P<name>(?-i:[A-ZÁÉÍÓÚÑ][\w-]+(?: [A-ZÁÉÍÓÚÑ][\w-]+)?))[.!?]*$"
_FROM = r"de (?:tu|tus|su|sus|la) (?:memorias?|recuerdos|notas|perfil)"
_NOTES = r"(?:recuerdos?|memorias?|notas?|datos?|hechos?)"

_THIS = r"(?:esto|eso|lo siguiente|lo que (?:te )?(?:digo|voy a decir))"
_BETWEEN = r"(?:(?:que )?(?:esto|eso) )?(?:que )?(?:quede|queda|quedará|debe quedar|tiene que quedar)(?: (?:solo|sólo|solamente|bien|aquí|todo|ya)){0,3} entre (?:nosotros|nosotras|tú y yo|los dos)"
_FOR_YOURSELF = r"(?:(?:(?:esto|eso) )?te l[oa] (?:guardas|quedas)(?= (?:(?:solo|sólo) )?para)|guárd(?:atelo|eselo|ate esto|ate eso)|qued(?:átelo|ate con esto)|que (?:esto|eso) no salga de aquí|(?:esto|eso) no sale de aquí)(?: (?:solo|sólo))?(?: para (?:ti|usted|vos|ti mism[oa]))?"
_TELL_NOBODY = r"(?:y )?no (?:se lo (?:digas|diga|cuentes|cuente|comentes|menciones)|(?:digas|diga|cuentes|cuente|comentes|comente) (?:esto|eso|nada)|lo (?:digas|cuentes|comentes)) ?(?:a nadie|a ning[uú]n\w*)(?: m[aá]s)?|ni una palabra(?: (?:de esto )?a nadie)?"

_PARTS = OrderParts(
    asks=r"por favor,? ",
    forgets=_FORGET,
    erases=_ERASE,
    spares=_NOT,
    that=r"(?:el hecho de )?que ",
    clause=".+",
    told=(
        rf"(?:(?:todo )?{_SAID} {_ABOUT}|(?:todo )?lo (?:relacionado con|referente a|que (?:tenga|tiene) que ver con|que sepas sobre)"
        r"|que (?:ya )?(?:sepas|recuerdes|tengas guardado)(?: (?:de|sobre))?|(?:no hace falta que|no necesitas) (?:sepas|saber) (?:nada )?(?:de|sobre|lo de)|no (?:te )?(?:debí|debería|tenía que|tendría que) (?:haberte |haber )?(?:contado|contarte|dicho|decirte|hablado|hablarte|mencionado|mencionar|dado|darte|confesado|confesarte|revelado|revelarte)(?: nada)?(?: (?:de|sobre))?"
        r"|no quiero (?:(?:volver a|nunca|más|seguir) )*(?:o[íi]r )?(?:habla(?:r|ndo)|o[íi]r|saber)(?: nada)?(?: nunca)?(?: más)?(?: nunca)? (?:del(?= )|de|sobre)) (?:el |la |los |las )?"
    ),
    affair=r"(?:(?:lo|eso|esto|(?:la|esa|toda la) historia|(?:el|ese) (?:asunto|tema|rollo)|(?:la|esa) cosa) (?:de|con|sobre)|lo del|el (?:asunto|tema) del) (?:el |la |los |las )?",
    mine=r"(?:mi|mis|nuestr[oa]s?)(?: [\w-]+){1,4}",
    own=r"yo|mi|mis|soy|tengo|vivo|estoy|trabajo|tomo|me|he|fui|estuve|nuestr[oa]s?",
    it=r"(?:l[oae]s?|eso|esto|todo (?:eso|esto)|de (?:eso|ello|él|ella))",
    back=r"(?:bórr[ae]|elimín[ae]|quít[ae]|olvíd[ae]|suprím[ae]|sác[ae])l[oae]s?|olvídate|no l[oae]s? (?:guardes?|recuerdes?|menciones?(?: más)?|anotes?)",
    so=r"así que|y|por eso|pues|mejor|por favor|entonces|ya",
    private=(
        r"(?:(?:es|era|fue|son) (?:(?:algo|muy|un asunto|cosa) )*(?:privad[oa]s?|personal(?:es)?|secret[oa]s?|confidencial(?:es)?|mí[oa]|un error)"
        r"|(?:es|son|era) (?:solo |sólo )?(?:cosa|asunto) (?:mí[oa]|nuestr[oa])|se (?:moriría|muere) de vergüenza|(?:le|les) daría (?:mucha |muchísima )?vergüenza|solo me (?:importa|incumbe|concierne) a mí|(?:lee|leen|ve|mira|usa|utiliza|comparte) (?:esto|esta cuenta|este (?:móvil|ordenador|chat)|mi (?:móvil|cuenta|ordenador))|(?:puede|podría) (?:leer|ver) esto|no (?:me )?(?:corresponde|toca) (?:a mí )?(?:contarlo|decirlo)|no (?:es|era) (?:cosa|historia) mía|no (?:le )?(?:importan?|incumben?|conciernen?) a nadie|no (?:es|son) asunto (?:tuyo|de nadie)"
        r"|no (?:pintan?|hacen?) nada (?:aquí|ahí|en tu memoria)|no (?:tienen?|tendrían?) (?:por qué|nada que hacer) (?:estar )?(?:aquí|ahí|en tu memoria))"
    ),
    over=(
        r"(?:no (?:debe|debería|tiene que|tiene por qué|quiero que)(?: se)? (?:quedar|quede|estar|esté|guardarse|ser (?:guardad|recordad)[oa]|guarde)(?: guardad[oa])?(?: en (?:tu|la) memoria)?"
        r"|(?:debe|debería|tiene que|ha de) (?:ser olvidad[oa]|olvidarse|borrarse de (?:tu|la) memoria)|(?:es )?mejor olvidarl[oae]s?"
        r"|no (?:hace falta|es necesario) que l[oae]s? (?:guardes|recuerdes|sepas))"
    ),
    gone=r"(?:(?:se )?(?:puede|debe|debería|tiene que) (?:ser )?(?:borrarse|borrar|borrad[oa]|eliminarse|eliminar|eliminad[oa]|olvidarse|olvidar|olvidad[oa])|fuera|bórral[oa]|olvídal[oa]|elimínal[oa]|a la basura)",
    all_of=r"(?:de )?(?:todo|todos los datos|toda la información|cualquier cosa)(?: lo)? (?:sobre|de|acerca de|relacionad[oa] con|que tenga que ver con) (?:el |la |los |las )?",
    ends=rf"{_FROM}|y todo lo (?:demás|relacionado|que (?:tenga|tiene) que ver(?: con (?:eso|ello))?)|por favor|gracias|ya|ahora|para siempre|del todo|vale|cuanto antes|de una vez",
    last_message=r"(?:mi|el) (?:último|anterior) mensaje(?: mío)?|mi mensaje anterior|lo último que (?:te )?(?:dije|he dicho|escribí|he escrito|conté|he contado)",
    just_said=(
        r"(?:todo )?(?:lo|eso|esto) que (?:te )?acabo de (?:decir|contar|escribir|mencionar)(?:te)?|lo que (?:te )?(?:dije|he dicho|conté|escribí) (?:ahora mismo|hace un (?:momento|rato))|que (?:te )?(?:dije|he dicho|conté|he contado) (?:eso|esto)"
    ),
    unsaid=r"(?:haz|haga|hagamos|hacé|finge|finjamos)(?: de cuenta)?(?: como si| como que| que)? (?:yo )?(?:nunca|no|jamás) (?:te (?:lo )?|lo )?(?:(?:hubiera|hubiese|he) (?:dicho|contado|mencionado|escrito)|dije|conté|mencioné)(?: (?:eso|esto|nada))?",
    last_two=r"mis (?:dos|2) últimos mensajes|mis últimos (?:dos|2) mensajes|las (?:dos|2) últimas cosas que (?:te )?(?:dije|he dicho|escribí)",
    overlooks=r"ignor(?:a|e|ad|á)",
)

ORDERS = Orders(
    words=(
        r"ignor|olv[ií]d|borr|bórr|elim[ií]n|quit[aeé]|suprim|no es (?:verdad|cierto)|recuerde|acuerd|guard|memori|sep[ao]|anot(?!her\b)|apunt(?!ment)"
        r"|quít|suprím|sác[ae]|conserv|reten|registr|almacen|mencion|a nadie|ni una palabra|quedát|quédat|de aquí|guárd|nunca|jamás|como si|entre (?:nosotr|tú|los dos)|extraoficial|off the record"
    ),
    greetings=(
        *(
            "(?:aquí )?entre (?:nosotr[oa]s|tú y yo|nos)",
            "hola",
            "por favor",
            "y",
            "gracias",
            "sí",
            "bueno",
            "perdón",
            "perdona",
            "oye",
            "vale",
            "ok",
            "ah",
            r"(?:ay|uf+|ups|vaya|hm+|jo|uy|nah|bah)(?: no(?=\s*[,.!:;–—-]| mejor))?",
            "en serio|de verdad|la verdad|pensándolo bien|al final",
            "espera",
        ),
        *("por cierto", "mejor", "ahora", "además", "pero", r"no(?=\s*[,.!:;–—-]| mejor (?:olv|borr|elimin|quit))"),
    ),
    orders=(
        (
            "fact",
            rf"{_FORGET} (?:la|esa|aquella|el|ese|aquel) (?:vez|día|noche|tarde|mañana|verano) (?:en )?(?:el |la )?que (?P<what>.+)",
        ),
        ("topic", rf"{_FORGET} (?:que )?(?:todo )?{_SAID} {_ABOUT} (?P<what>.+)"),
        ("topic", rf"{_NEVER_SAID}(?: nada)? (?:de|sobre|acerca de) (?!que\b)(?P<what>.+)"),
        ("fact", rf"{_NEVER_SAID} que (?P<what>.+)"),
        (
            "topic",
            rf"{_FORGET} que (?:yo )?(?:te |le )?(?:he |haya )?(?:hablé|hablado|conté algo|dije algo|mencioné algo) (?:de|sobre|acerca de) (?P<what>.+)",
        ),
        (
            "fact",
            rf"{_FORGET} que (?:yo )?(?:te |le )?(?:he |haya )?(?:dije|dicho|conté|contado|mencioné) que (?P<what>.+)",
        ),
        ("fact", rf"{_ERASE} .{{1,30}}{_NOTES} (?:de )?que (?P<what>.+)"),
        ("topic", rf"{_FORGET} (?P<what>{_MINE}|{_WHICH})"),
        ("topic", rf"{_FORGET} (?:lo|la historia|el asunto|el tema) de (?P<what>{_MINE})"),
        ("topic", rf"{_FORGET} de (?P<what>{_NAME})"),
        ("topic", rf"{_ERASE} (?:todo )?{_SAID} {_ABOUT} (?P<what>.+)"),
        ("topic", rf"{_ERASE} todo {_ABOUT} (?P<what>{_MINE})"),
        ("topic", rf"{_ERASE} .{{1,20}}{_NOTES} {_ABOUT} (?P<what>.+)"),
        ("topic", rf"{_ERASE} (?P<what>.+?) {_FROM}"),
        ("topic", rf"{_ERASE} todo {_ABOUT} (?P<what>(?P<bare>.+))"),
        ("topic", rf"{_ERASE} (?:lo|la historia|el asunto|el tema) de (?P<what>(?P<bare>{_MINE}))"),
    ),
    off_the_record=(
        rf"no (?:recuerdes?|guardes?|anotes?|memorices?|registres?) {_THIS}(?: en (?:tu|la) memoria)?",
        r"no l[oa] (?:recuerdes?|guardes?|anotes?|memorices?|registres?)(?: en (?:tu|la) memoria)?",
        r"extraoficialmente|off the record|de forma extraoficial",
        rf"{_BETWEEN}|{_FOR_YOURSELF}",
    ),
    not_kept=(
        r"no (?:(?:recuerdes?|guardes?|anotes?|memorices?) (?:esto|eso|nada de (?:esto|eso))|(?:te acuerdes|se acuerde) de (?:esto|eso)|(?:te )?l[oae] (?:recuerdes?|guardes?|anotes?|memorices?|apuntes?|escribas?))(?: en (?:tu|la) memoria)?",
        rf"(?:esto |eso )?(?:es |era )?(?:extraoficial|off the record)|{_BETWEEN}",
        rf"{_FOR_YOURSELF}|{_TELL_NOBODY}",
    ),
    confides=rf"{_BETWEEN}|{_FOR_YOURSELF}",
    unconfided=(
        "y",
        "uno",
        "unos",
        "una",
        "el",
        "la",
        "los",
        "las",
        "por",
        "para",
        "con",
        "de",
        "en",
        "hasta",
        "como",
        "siempre",
    ),
    nobody=("nadie",),
    from_memory=_FROM,
    told_by=OrderWords(
        forgets=r"olvid(?:a|e|es|ar|ara|aras|ate|arte|ado|ada|arlo|arla)|olvíd\w+|olvid(?:as|en|emos|aras|ases|arías|arlos|arlas|ándo\w*)|olvid[oa]",
        keeps=r"record(?:ar|es|arlo)|recuerd(?:es|e)|sep(?:as|a)|memoric(?:es|e)|acuerd(?:es|e)|recuerda|recordarás|recordaras|tengas presente|acordarte|acordarse|sabes|sepan|conozcas|retengas|tener en cuenta|sabiendo|supieras",
        holds=r"guard(?:es|e|ar|ado|ada|arse)|anot(?:es|e)|conserv(?:es|e)|qued(?:ar|e)|guardaras|guardases|guardas|guardes|guardado|almacen\w+|registr\w+|mantengas|mantener|conservaras|tengas|tener|quede|quedara|queda|figure|aparezca|constar|conste",
        wants=r"por favor|quiero|quisiera|prefiero|preferiría|gustaría|debe|debería|debes|falta|necesario|tienes que|mejor|recuerdes|sepas|memorices|puedes|podrías|puede|podría|porfa|porfi|importaría|favor|encantaría|agradecería|deja de|dejes de|hace falta|necesito|gracias|preferiblemente",
        denied=r"no|nada|nunca|jamás|ya no|sin",
        erases=r"borr(?:a|e|es|ar|ado|ada)|bórr\w+|elimin(?:a|e|es|ar)|elimín\w+|quit(?:a|e|es|ar)|quít\w+|suprim\w+|sac(?:a|ar)|sác\w+|tir(?:a|ar)|fuera|borraras|borrado|borrarlo|borrarla|elimina(?:do|da|rlo|rla|ra|ras)?|quitar(?:lo|la)?|quites|suprim(?:e|ir|as)|saca(?:r|lo|la)?|tira(?:r|lo|la)?|tacha(?:r|lo|la)?|retir(?:a|ar|e|es)|deshazte|descart(?:a|ar|e|es)|desaparez\w+|desaparecer|fuera",
        memory=r"memoria|recuerdos|(?:tus|sus) (?:notas|datos)|te (?:he )?(?:dije|conté|dicho|contado|mencioné)|lo que (?:sabes|te|gano|hago|debo|gasto)|todo lo que|(?:lo|eso|esto|la cosa|el asunto|el tema|la historia|lo que sabes) (?:de|del|sobre)|lo que (?:te )?(?:he dicho|dije|conté|he contado|comenté)|(?:tu|tus|su|sus) (?:memoria|registros?|notas|datos|archivos?|base)|(?:toda|la) (?:la )?información|(?:los|mis|todos los) datos|todo (?:sobre|lo|acerca)|nunca te hub\w+|te hub\w+|que te (?:dije|conté|comenté)",
        addressed=r"tú|te|tu|tus|usted|su|por favor|quiero|quisiera|prefiero|preferiría|gustaría|puedes|podrías|puede|debe|debería|olvíd\w+|olvida|bórr\w+|borra|elimina|elimín\w+|hace falta|recuerdes|sepas|guardes|podría|haz|quita|saca|deja|necesito|bórra\w*|elimina\w*|te importaría|recuerd\w+|olvid\w+",
        never=r"no (?:tengo|guardo) (?:ningún )?recuerdo|siempre|(?:yo )?no (?:sé|puedo)|no (?:te )?olvid\w+|no hay que olvidar|nunca olvid\w+|(?:me|se|nos) (?:me )?(?:olvid[óa]|olvidó|ha olvidado)|(?:he|has|ha|hemos|han) olvidado|olvid(?:é|amos|aron|o)|dij[oe]|dice[ ,:]|cómo (?:puedo|borro|elimino)|si (?:yo|me)|(?:nadie|(?:el|la|mi|su|los|las|mis) \w+|él|ella) (?:no )?(?:debe|debería|puede|tiene que)\w* (?:saber|guardar|recordar|enterarse)|(?:contar|decir|contado|dicho|contarle|decirle|cuentes|digas) (?:\w+ ){0,3}?a (?:mi|mis|nadie|todos|la|los)|(?:contarle|decirle)|traduce|por ahora|un momento|quiero (?:guardar|conservar|tener|mantener|recordar)|no sabes|^olvídalo(?=\W*(?:[,;:!.–—-]|$))|(?:quiero|quería|intento) olvidar|si te pido|puedes olvidar cosas|(?:triste|malo|mal|pena|lástima|feo) (?:\w+ ){0,2}?(?:si|que) (?:te )?(?:olvid|borr|elimin)\w+",
        works=r"párrafos?|frases?|líneas?|listas?|borrador|cartas?|correos?|mails?|textos?|ensayo|cuento|capítulo|escena|documentos?|archivos?|carpeta|tablas?|código|función|diapositivas?|presentación|base de datos|currículum|receta|ingredientes|menú|calendario|cuenta|fotos?|dibujo|discurso|artículo|informe|resumen|título|ejemplo|novela|poema|canción|contrato|usuarios?|clientes?|botón|formulario|campos?|clase|método|consulta|git|sql|json|csv|pdf|disco|bandeja",
        idle=r"serio|verdad|nah|uy|ay|uf+|ups|vaya|hm+|uy|por|favor|que|lo|la|los|las|el|de|del|al|todo|toda|nada|algo|cosa|cosas|asunto|tema|historia|esa|ese|eso|esto|esta|este|quiero|quisiera|prefiero|preferiría|gustaría|puedes|podrías|puede|debe|debería|hace|falta|recuerdes|recordar|sepas|saber|guardes|guardar|olvides|olvidar|olvida|olvide|olvídalo|olvídate|olvídala|bórralo|bórrala|borra|borrar|borres|elimina|eliminar|quita|quitar|saca|memoria|recuerdos|notas|aquí|privado|privada|secreto|nadie|importa|conté|dije|dicho|contado|mencioné|sobre|acerca|relacionado|más|nunca|mejor|ahora|también|tú|tus|para|con|sin|fuera|gracias|vale|una|uno|ser|está|estar|era|fue|quede|tener|porfa|porfi|mi\b|mis\b|su|sus|haz|como|si|te|ti|me|le|les|se|hubiera|hubieras|hubiese|hablado|tendría|haberte|información|datos|registro|registros|archivos|base|encantaría|agradecería|agradezco|importaría|deja|dejes|dejar|tengas|guardaras|olvidaras|borraras|quites|saques|sacar|retira|descarta|tacha|elimines|borrarlo|borrarla|eliminarlo|quitarlo|podría|necesito|ya|ni|y|o|a|en|es|ha|he|hay|cuando|donde|dónde|quién|aquello|aquella|todos|todas|hola|oye|bueno|vez|veces|otra|jamás|sabes|acuerdes|acordarte|arrepiento|vergüenza|verás|incómodo|incómoda|personal|relativo|relacionada|relacionados|respecto|volver|ver|mencionar|menciones|hablar|hables|importaría|estaría|bien|mucho|realmente|qué|cómo|ahí|pido|dato|mío|mía|tenga|existe|sáquelo|sácalo|tíralo|ruego|ella|cabeza|así|usa|vos|verdad|quedes|ningún|ninguna|otro|lado|che|apuntado|sabés|saberlo|quien|has|contigo|cero|borrá|borralo|aquel|tienes|habértelo|rastro|momento",
        rues=r"no (?:tendría|tenía|debería|debí|debía) (?:que )?(?:haber\w*|contar\w*|decir\w*)|arrepiento|no (?:te )?(?:importa|incumbe|concierne)|vergüenza|privado|privada|secreto|confidencial|haz como (?:si|que)|como si (?:nunca|no)|hagamos como|nunca (?:te )?(?:dije|hablé|conté|pasó)|incómod\w+|demasiado personal|a nadie le importa",
        mentions=r"mencion\w+|habl(?:es|ar|emos)|sac(?:ar|ques) el tema|nombr\w+|salga|volver a (?:ver|oír|leer)|ver|oír",
        shares=r"nadie|alguien|otros|otras personas|públic\w+|compart\w+|public\w+|cuentes a|digas a|le digas|le cuentes|compañeros|divulg\w+",
        herself=r"(?:yo |me |se |nos )*(?:quiero|quería|voy a|va a|vamos a|intento|intentar|trato de|necesito|debo|tengo que|tuve que|puedo|pude|logro|he|hemos|ha|han|había|acabo de|consigo|para|sin)(?: (?!que\b)\w+)?",
    ),
    parts=_PARTS,
    endings=(
        "(?:completamente|por completo)",
        "por favor",
        "gracias",
        "ya",
        "ahora",
        "para siempre",
        "del todo",
        "completamente",
        "vale",
        "también",
        "anda",
        "venga",
        "porfa",
        "ok(?:ay)?",
        "de acuerdo",
        "ja(?:ja)+",
        "está bien",
        "sí",
    ),
    called=r"por favor|porfa|vale|eh",
    could="puedes|podrías|puede|podría",
    asked="d[óo]nde (?!est)|cu[áa]nto",
    still=r"aún|todavía|también",
    meanwhile=(r"por (?:un (?:momento|segundo|rato|instante)|ahora|hoy|esta vez)",),
    joins=r"(?:y|o)(?: también)?(?: (?:de )?que)?",
    own=r"(?:yo|mi|mis|soy|tengo|vivo|estoy|trabajo|nuestr[oa]s?)",
    reasons="porque|ya que",
    grounds=r"como|ya que|puesto que|dado que|porque|ahora que|visto que",
    hence=r"así que|por eso|por lo tanto",
    goes_on=r"(?:y |pero )?(?:porque|ya que|qué|cómo|es|eso|fue|dame|dime|escribe|cuál)",
    unwanted=r"(?:ya )?no (?:quiero|puedo|soporto|aguanto)",
    undone=r"(?:no (?:está|esta|forma parte)|fuera) (?:en|de) mi vida|error|equivocaci[óo]n|equivocad[oa]s?|equivocaron|falsa alarma|fals[oa]s?|mal diagn[óo]stico|negativ[oa]s?|al final no|result[óo] (?:que|ser)|lo dejamos|rompimos|hemos roto|cortamos|terminamos|(?:nos|se) separ\w+|separad[oa]s|divorciad[oa]s|ya no|se acab[óo]|se ha acabado|se mud[óo]|(?:la|lo) dej[ée]|dej[ée] de|perd[íi] al? beb[ée]|lo perd[íi]|curad[oa]|no era",
    unburdens=r"(?:solo|sólo|nada más) (?:\w+ )?(?:quería|necesitaba|tenía que) (?:\w+ ){0,2}?(?:decir|contar|hablar|desahogar|soltar)\w*|(?:quería|necesitaba|tenía que) (?:solo |sólo )?(?:desahogar|soltar)\w*|(?:era|fue) (?:solo |sólo )(?:por|para|un) (?:decir|contar|hablar|desaho)\w*|se me (?:escapó|salió)",
    unkept=r"nadie (?:puede|debe|debería|lo|tiene que|sabe|más)|no (?:puede|debe|debería|tendría que|tiene que) (?:estar|saberse|aparecer|constar|figurar|salir)|(?:no|sin) (?:\w+ ){0,3}?(?:públic\w+|oficial\w*|anunci\w+|definitiv\w+|confirm\w+|firm\w+|para ti|para usted|verdad|ciert\w+|correct\w+|sabe\w*)|ningún sistema|confidencial\w*|embargo|rumor(?:es)?|equivoc\w+|erróne\w+|mal\b|del año pasado|desactualizad\w+|una broma|por error",
    takes_back=r"(?:(?:ah|oh|bueno|espera|en realidad) ?,? )*(?:no(?=[,.!]|$| mejor| espera)|espera|mejor no|déjal\w+|guárdal\w+|consérval\w+)",
    stands_in=r"un[oa] nuev[oa](?=$|[.!,])|otr[oa](?=$|[.!,])",
    everywhere=r"en todas partes|en todos lados|(?:en|de) (?:todos|todas)(?: los| mis| nuestros)? (?:proyectos|repos|repositorios)",
    article=r"(?:las?|los?|el|del)\s",
    that="(?:todo )?(?:eso|esto)",
    denials=("no", "nunca"),
    clause="que",
    then="",
    thing="eso|esto",
    pronoun="(?:de )?(?:ella|él|ellos)",
    by_the_way="por cierto",
    earnestly="en serio|de verdad",
    says_more="(?:el|la|lo) que|(?:el|la) del?|quien|donde|cuando|con",
    decision="decisi(?:ón|ones)",
    habits="siempre|nunca|jamás|todo",
    tags=("favor", "vale", "de acuerdo", "está bien"),
    by_name=r"(?:a |al |el |la )?(?-i:[A-ZÁÉÍÓÚÑ][\w-]+(?: [A-ZÁÉÍÓÚÑ][\w-]+)?)",
    names_more=r"luego|después|más tarde|antes|(?:el|las?|los|mis?|sus?)(?! [\w-]+ (?:es|está|son|fue|era|ha|han|dice|dijo|lee|usa|sabe|quiere|puede|va|tiene|no)\b)|una?|lo de|lo del|de|del|al|quien|cuy\w+|donde|con|en|a|por|para|nuestr\w+|sobre todo|incluid\w+|no (?:el|la|lo|los|las|con|en|de)|ni|o|y|todo lo",
    requests=r"(?:(?:solo|mejor|ahora) )?(?:dame|dime|usa|escribe|muéstrame|recomiéndame)",
    somebody=r"(?:(?:por favor|y|ahora|pues)[ ,]+)*(?:olvídala|olvíd(?:ate|ese) de (?:él|ella)|olvid[ae] que existe|olvid[ae] todo sobre (?:él|ella)|bórrala de (?:tu|la) memoria)(?:,? (?:por favor|ya|para siempre))*",
    doing=(
        r"pago|gasto|debo|cobro|ahorro|devuelvo|alquilo|vivo|trabajo|soy|tengo|toco|juego|estudio|hablo|bebo|me (?:gusta|encanta|llamo)|hago|conduzco|tomo|quiero|necesito|leo|escribo|canto|bailo|corro|nado|gano|fumo|cocino|enseño|odio|amo|prefiero"
    ),
)
