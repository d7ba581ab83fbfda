"""How Spanish is typed in chats."""

from memory.language.typed_table import typed

TYPED = typed(
    """
    diabetis: diabetes | diavetes: diabetes | diabetico: diabético | diabetica: diabética | hipertension: hipertensión
    q: que | ke: que | xq: porque | porq: porque | x: por | xfa: por favor | porfa: por favor | porfi: por favor
    plis: por favor | tb: también | tmb: también | tambien: también | d: de | dl: del | m: me | toy: estoy
    pa: para | nose: no sé | dsd: desde | cn: con | bn: bien | grax: gracias | grcs: gracias | aki: aquí
    kiero: quiero | kien: quién | yamo: llamo | yama: llama | yamame: llámame | curro: trabajo | curra: trabaja
    alergico: alérgico | alergica: alérgica | alergicos: alérgicos | mas: más | dia: día | dias: días
    ingles: inglés | espanol: español | medico: médico | medica: médica | aqui: aquí | asi: así | despues: después
    todavia: todavía | jamas: jamás | algun: algún | ningun: ningún | cumpleanos: cumpleaños | manana: mañana
    pequeno: pequeño | nino: niño | nina: niña | ninos: niños | estan: están | tenia: tenía | habia: había
    queria: quería | llamame: llámame | respondeme: respóndeme | contestame: contéstame | hablame: háblame
    escribeme: escríbeme | explicame: explícame | hazmelo: házmelo | damelo: dámelo | dejame: déjame
    celiaco: celíaco | diabetico: diabético | diabetica: diabética | suspendi: suspendí | empece: empecé
    deje: dejé | olvidate: olvídate | borralo: bórralo | traduceme: tradúceme | corrigeme: corrígeme
    resumeme: resúmeme | elige tu: elige tú | escoge tu: escoge tú | decide tu: decide tú | cual es: cuál es
    cuales son: cuáles son | que es: qué es | que son: qué son | que sabes: qué sabes | q sabes: qué sabes
    lo que sabes: lo que sabes | lo que recuerdas: lo que recuerdas
    que recuerdas: qué recuerdas | q recuerdas: qué recuerdas | que significa: qué significa | que puedo: qué puedo
    que hago: qué hago | que tal: qué tal | como funciona: cómo funciona | como puedo: cómo puedo
    como hago: cómo hago | como estas: cómo estás | donde esta: dónde está | donde puedo: dónde puedo
    quien es: quién es | quien fue: quién fue | cuando es: cuándo es | cuanto es: cuánto es
    cuanto cuesta: cuánto cuesta | cuantos son: cuántos son | esta embarazada: está embarazada
    esta enfermo: está enfermo | esta enferma: está enferma | es alergico: es alérgico | es alergica: es alérgica
    m puedes: me puedes | hazlo mas: hazlo más | wenas: buenas | buenas q: buenas qué | currando: trabajando
    contao: contado | kual: cuál | komo: cómo | kuando: cuándo | kasa: casa | estudi: estudio | catalan: catalán
    aleman: alemán | frances: francés | portugues: portugués | japones: japonés | porcion: porción
    celiaca: celíaca | ahi: ahí | alli: allí | pq: porque | xke: porque | tbn: también | dp: después | msj: mensaje
    wsp: WhatsApp | fds: fin de semana | nada mas: nada más | pa mi: para mí | ntp: no te preocupes | bss: besos
    mxo: mucho | muxo: mucho | muxas: muchas | asik: así que | asiq: así que | asi q: así que | olvidalo: olvídalo
    eliminalo: elimínalo | quitalo: quítalo | dimelo: dímelo | cuentame: cuéntame | ayudame: ayúdame
    recomiendame: recomiéndame | ta bien: está bien | to el: todo el | to lo: todo lo
    este finde: este fin de semana | el finde: el fin de semana | t dije: te dije | t he: te he | t conte: te conté
    """,
    asks=("qué ", "cómo ", "dónde ", "quién ", "cuándo "),
    naming="llama llamo llaman llamado llamada llamados yama yamo",
    does=r"es|está|tiene|vive|trabaja|estudia|va|quiere|juega|hace|viene|cumple|era|habla|come|fue",
    no_name=r"\w+mente|siempre|nunca|también|tampoco|ya|s[oó]lo|a[uú]n|todavía|casi|ahora|hoy|mayor|menor|mediana?o?|pequeñ[oa]|gemel[oa]|únic[oa]|enferm[oa]|favorit[oa]|adoptiv[oa]|bien|mal",
    i_am=r"soy(?: la| el)?",
    is_so=r"\w+(?:ad[oa]|id[oa]|ista|ente|ante|os[oa]|iv[oa]|ic[oa]|an[oa]|ora?|ñ[oa]|és|esa|al|er[oa])|gay|trans|bi|nuev[oa]|viej[oa]|joven|alt[oa]|baj[oa]|gord[oa]|flac[oa]|cieg[oa]|sord[oa]|madre|padre|mujer|hombre|chic[oa]|casi|mayor|menor|alemán|alemana",
)
