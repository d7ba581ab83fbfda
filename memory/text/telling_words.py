"""Words that tell in which language a short text is written and are no stop words: they say something of a subject.

Questions of four words have one stop word or none ("posso andare in piscina domani?"), and then a text was taken for
English, or for the wrong one of the Romance languages, and stemmed as such: nothing of the same words was found.
English, German and Dutch need none: their short verbs and pronouns are stop words. Left out is what is a word, or a
usual name, of another language that is read here: "fare", "come", "sera", "leo".
"""

from collections.abc import Mapping

SPANISH = frozenset(
    """
    puedo puede puedes podemos pueden podría podrías podríamos podido debo debería quiero quieres quiere queremos
    quisiera voy vamos iba hago hace hacer haces hacemos hecho hizo hice dice dicho dijo digo sé sabes sabe saber veo
    ver visto llevo lleva llevar llevamos pongo pone poner compro compra comprar comprado dejo dejé dejar dejado pago
    pagar vivo vive vivimos vivir trabajo trabaja trabajar comer comemos bebo beber tomo tomar juego jugar duermo
    duerme dormir empieza empezar empiezo termina terminar tiene siento gusta gustan gustaría encanta odio necesito
    leer llamo llama llamar llaman uso peso preparo nací salgo salir vuelvo volver conozco creo pienso mañana ayer
    anoche tarde noche semana año años lunes martes miércoles jueves viernes domingo enero febrero marzo mayo junio
    julio septiembre octubre noviembre diciembre mujer esposa marido esposo hijo hija hijos hijas hermano hermana
    padre madre abuelo abuela tío tía primo sobrino novio novia amigo amiga vecino vecina jefe perro perra gato gata
    niño niña gente coche piso calle cocina libro dinero cosa cosas tiempo médico dentista escuela colegio playa
    cumpleaños cita camino mucho mucha muchos poco poca bien mejor peor bueno buena nuevo nueva nada nadie algo
    alguien otro otra otros cada antes después luego entonces nunca jamás así tan casi gracias favor hola dos tres
    cuatro cinco seis siete ocho
    """.split()  # noqa: SIM905 - reads better
)
FRENCH = frozenset(
    """
    peux peut peuvent pouvons pourrais pourrait dois doit devons devrais devrait faut veux veut voulons voudrais fais
    faire faisons dis dit sais sait savoir vois voir vu prends prend prendre mets met mettre achète acheté acheter
    laissé laisser paie payer vis vit vivons vivre habite travaille travailler mange manger bois boire joue jouer dors
    dort dormir commence commencer finit finir aime adore déteste besoin lis lire appelle appeler sors sortir reviens
    revenir connais crois pense viens vient venir demain hier soir matin nuit jour jours semaine mois année ans lundi
    mardi mercredi jeudi vendredi samedi dimanche janvier février avril juin juillet août septembre octobre novembre
    décembre femme mari fils fille frère sœur soeur père mère papa maman mamie papi oncle tante cousin cousine copain
    copine ami amie voisin voisine patron chien chienne chatte chats enfant enfants gens voiture maison rue cuisine
    livre argent chose choses temps médecin école plage anniversaire rendez vacances beaucoup peu bien mieux bon bonne
    nouveau nouvelle rien personne quelque quelqu' autre autres chaque avant après ensuite alors jamais presque merci
    bonjour salut deux trois quatre cinq sept huit quelqu'un avec
    """.split()  # noqa: SIM905 - reads better
)
ITALIAN = frozenset(
    """
    posso può puoi possiamo possono potrei potrebbe devo deve dobbiamo dovrei dovrebbe voglio vuole vogliamo vorrei
    vado andiamo andare faccio facciamo fatto fai dico detto dire so sai sa sapere vedo vedere visto porto portare
    prendo prende prendere preso metto mettere messo compro comprare comprato lascio lasciare lasciato pago pagare
    vivo vive viviamo vivere abito lavoro lavora lavorare mangio mangiare bevo bere gioco giocare dormo dorme dormire
    comincia cominciare inizia finisce finire piace piacciono piacerebbe adoro odio bisogno leggo leggere chiamo
    chiama chiamano chiamare uso peso preparo esco uscire torno torna tornare conosco credo penso vengo viene venire
    domani ieri stasera stamattina notte giorno giorni settimana mese mesi anno anni lunedì martedì mercoledì giovedì
    venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio settembre ottobre dicembre moglie
    marito figlio figlia figli fratello sorella padre madre nonno nonna zio zia cugino cugina ragazzo ragazza amico
    amica vicino vicina capo cane gatto gatta gatti bambino bambina gente macchina casa strada cucina libro soldi cosa
    cose tempo medico dottore dentista scuola spiaggia compleanno appuntamento vacanza vacanze molta molti bene meglio
    peggio buono buona nuovo nuova niente nulla nessuno qualcosa qualcuno altro altra altri altre ogni dopo poi allora
    mai così quasi adesso grazie ciao due tre quattro cinque sette otto
    """.split()  # noqa: SIM905 - reads better
)
PORTUGUESE = frozenset(
    """
    posso pode podes podemos podem poderia devo deve devemos deveria quero queres quer queremos queria vou vai vamos
    vão faço faz fazes fazemos fazer feito fiz digo diz disse sei sabe saber vejo ver visto levo leva levar ponho pôr
    compro comprei comprar deixo deixei deixar pago pagar vivo vive vivemos viver moro mora trabalho trabalha
    trabalhar comer bebo beber tomo tomar jogo jogar durmo dorme dormir começa começar começo termina acaba gosto
    gosta gostar gostava gostaria adoro odeio detesto preciso leio ler chamo chama chamam uso peso preparo saio sair
    volto voltar conheço acho penso venho vem amanhã ontem tarde noite dia dias semana mês ano anos segunda terça
    quarta quinta sexta sábado domingo janeiro fevereiro março maio junho julho agosto setembro outubro novembro
    dezembro mulher esposa marido filho filha filhos irmão irmã pai mãe avô avó tio tia primo prima namorado namorada
    amigo amiga vizinho vizinha chefe cão cachorro cadela gato gata gatos criança menino menina gente carro casa rua
    cozinha livro dinheiro coisa coisas tempo médico médica dentista escola praia aniversário consulta férias muito
    muita pouco bem melhor pior bom boa novo nova nada ninguém algo alguém outro outra outros cada antes depois então
    nunca assim quase obrigado obrigada oi olá dois duas três quatro cinco sete oito
    """.split()  # noqa: SIM905 - reads better
)

OF_ROMANCE: Mapping[str, frozenset[str]] = {
    "spanish": SPANISH,
    "french": FRENCH,
    "italian": ITALIAN,
    "portuguese": PORTUGUESE,
}
"""The languages that are told from each other, and from English, by these words as well."""
