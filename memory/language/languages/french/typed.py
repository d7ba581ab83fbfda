"""How French is typed in chats."""

from memory.language.typed_table import typed

TYPED = typed(
    """
    diabete: diabète | asme: asthme | astme: asthme | alergique: allergique | alergie: allergie | epilepsie: épilepsie
    jai: j'ai | jaime: j'aime | jadore: j'adore | jhabite: j'habite | jetais: j'étais | jétais: j'étais
    jetudie: j'étudie | jsuis: je suis | jsui: je suis | chuis: je suis | chui: je suis | jpeux: je peux
    jveux: je veux | jfais: je fais | jvais: je vais | jpense: je pense | jsp: je ne sais pas | jbosse: je travaille
    jarrive: j'arrive | jarrete: j'arrête | jen: j'en | jdois: je dois | jcrois: je crois | jmange: je mange
    jbois: je bois | jprends: je prends | jvis: je vis | cest: c'est | c: c'est | cetait: c'était | cétait: c'était
    ca: ça | yavait: il y avait | nai: n'ai | nest: n'est | pk: pourquoi | pkoi: pourquoi | pq: pourquoi | koi: quoi
    kwa: quoi | qd: quand | stp: s'il te plaît | svp: s'il vous plaît | tjrs: toujours | tjs: toujours
    tjr: toujours | bcp: beaucoup | qqn: quelqu'un | qqch: quelque chose | tt: tout | pr: pour | mtn: maintenant
    mnt: maintenant | ns: nous | jms: jamais | bjr: bonjour | slt: salut | mrc: merci | mecrire: m'écrire
    maider: m'aider | mappelle: m'appelle | sappelle: s'appelle | tappelle: t'appelle | quest: qu'est
    keske: qu'est-ce que | kesk: qu'est-ce que | quil: qu'il | quon: qu'on | sil te: s'il te | sil vous: s'il vous
    demojis: d'emojis | demoji: d'emoji | prefere: préfère | deteste: déteste | vegetarien: végétarien
    vegetarienne: végétarienne | vegetalien: végétalien | vegetalienne: végétalienne | infirmiere: infirmière
    medecin: médecin | etudiant: étudiant | etudiante: étudiante | etudie: étudie | francais: français
    francaise: française | reponds: réponds | repondre: répondre | reponse: réponse | reponses: réponses
    ecris: écris | ecrire: écrire | evite: évite | eviter: éviter | etais: étais | etait: était | ete: été
    mere: mère | pere: père | frere: frère | freres: frères | soeur: sœur | fiancee: fiancée | demenage: déménage
    demenager: déménager | demissionne: démissionné | arrete: arrête | arreter: arrêter | apres: après | deja: déjà
    bientot: bientôt | tres: très | meme: même | etre: être | annees: années | annee: année | prenom: prénom
    probleme: problème | sante: santé | metier: métier | ecole: école | lycee: lycée | cafe: café
    crustaces: crustacés | plait: plaît | numero: numéro | idees: idées | idee: idée | interessant: intéressant
    resume: résume | resumer: résumer | perou: Pérou | diabetique: diabétique | diabete: diabète
    coeliaque: cœliaque | tes top: t'es top | tes le: t'es le | tes la: t'es la | comment ca: comment ça
    habite a: habite à | j'habite a: j'habite à | jhabite a: j'habite à | demenage a: déménage à | vis a: vis à
    travaille a: travaille à | jai rate: j'ai raté | je bosse: je travaille | il bosse: il travaille
    elle bosse: elle travaille | j'ai rate: j'ai raté | réponds moi: réponds-moi | reponds moi: réponds-moi
    appelle moi: appelle-moi | appelez moi: appelez-moi | donne moi: donne-moi | dis moi: dis-moi
    écris moi: écris-moi | ecris moi: écris-moi | parle moi: parle-moi | explique moi: explique-moi
    fais moi: fais-moi | aide moi: aide-moi | tutoie moi: tutoie-moi | tutoyez moi: tutoyez-moi
    vouvoie moi: vouvoie-moi | vouvoyez moi: vouvoyez-moi | montre moi: montre-moi | propose moi: propose-moi
    corrige moi: corrige-moi | raconte moi: raconte-moi | rappelle moi: rappelle-moi | peux tu: peux-tu
    pourrais tu: pourrais-tu | sais tu: sais-tu | as tu: as-tu | est ce: est-ce | pouvez vous: pouvez-vous
    pourriez vous: pourriez-vous | ya pas: il n'y a pas | ya un: il y a un | ya une: il y a une | mapelle: m'appelle
    jmapelle: je m'appelle | jmappelle: je m'appelle | ptite: petite | ptit: petit | ptits: petits | partt: partout
    mecris: m'écris | ct: c'était | taf: travail | jtaf: je travaille | wesh: salut | jte: je te | jme: je me
    jle: je le | jla: je la | jpp: je n'en peux plus | jcomprends: je comprends | jconnais: je connais
    jcherche: je cherche | jaurais: j'aurais | javais: j'avais | jaide: j'aide | jai pas: je n'ai pas
    jutilise: j'utilise | jecoute: j'écoute | jsors: je sors | jreste: je reste | jbouffe: je mange
    jparle: je parle | jtravaille: je travaille | jpars: je pars | jviens: je viens | jsais: je sais
    tas pas: tu n'as pas | tas retenu: t'as retenu | tas dit: t'as dit | tas une: t'as une | tas un: t'as un
    tas des: t'as des | lhistoire: l'histoire | lanniv: l'anniversaire | anniv: anniversaire | lecole: l'école
    lhopital: l'hôpital | hopital: hôpital | lautre: l'autre | dhabitude: d'habitude | daccord: d'accord
    daccor: d'accord | aujourdhui: aujourd'hui | ajd: aujourd'hui | auj: aujourd'hui | dej: déjeuner
    ptdej: petit-déjeuner | resto: restaurant | pb: problème | rdv: rendez-vous | stpp: s'il te plaît | avc: avec
    dc: donc | pcq: parce que | psk: parce que | parske: parce que | vrmt: vraiment | grv: grave
    askip: à ce qu'il paraît | efface le: efface-le | oublie le: oublie-le | rendez vous: rendez-vous
    allergique a: allergique à | allergiques a: allergiques à | allergie a: allergie à | intolerant: intolérant
    intolerante: intolérante | intolerance: intolérance | ble: blé | penicilline: pénicilline | betise: bêtise
    chu allergique: je suis allergique | chu intolérante: je suis intolérante | chu intolérant: je suis intolérant
    chu enceinte: je suis enceinte | chu diabétique: je suis diabétique | chu pas: je ne suis pas
    cacahuete: cacahuète | cacahuetes: cacahuètes | crustaces: crustacés | celeri: céleri
    """,
    naming="s'appelle m'appelle s'appellent sappelle mappelle nommé nommée prénomme",
    does=r"est|a|habite|vit|travaille|va|fait|aime|étudie|joue|veut|vient|adore|était|mange|parle|apprend",
    no_name=r"\w+ment|aîné?e?|cadette?|jum(?:eau|elle)|unique|préférée?|adoptive?|biologique|malade|aussi|toujours|jamais|encore|déjà|maintenant|bien|mal|y",
    i_am=r"je suis|(?:moi )?c'est|moi",
    is_so=r"\w+(?:ée?|iste|ente?|ante?|eux|euse|ive|ique|aine?|ois|oise|ienne?|eur|rice|ère?|al|elle|aire)|gay|trans|bi|nouveau|vieux|vieille|jeune|grande?|petite?|gros|grosse|aveugle|sourde?|maman|papa|mère|père|homme|femme|presque|environ|dispo|là|pour|page|dans|âgée?",
)
