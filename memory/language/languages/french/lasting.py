"""Of which words French orders that hold for good are made."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.languages.french.sayings import WORDS
from memory.language.languages.units import UNITS
from memory.language.lasting_table import LastingWords

_TAILS = (
    r"s'il (?:te|vous) plaît|stp|toujours|pour toujours|définitivement|en permanence|désormais|dorénavant|à l'avenir|en tête|en compte"
    r"|comme (?:une? |ma )?(?:règle|consigne|instruction|préférence|note)(?: (?:permanente|fixe|générale))?"
    r"|(?:dans|pour|à|pendant) (?:toutes?|tous|chaque|nos|les|tes|ta|vos)(?: (?:les|nos|mes|tes|vos|prochaines?|prochains|futures?|futurs|autres))* (?:conversations?|discussions?|échanges?|chats?|sessions?|réponses?|messages?|mémoire|notes)(?: (?:futures?|à venir|suivant[es]+))?"
)
"""How long, or as what, something is to be remembered."""

LASTING = LastingWords(
    verbs=r"fais|faites|donne|n'utilise[sz]?|réponds|utilise|emploie|évite|parle|sois|reste|cite|indique|précise|pose[zr]?|(?:vouv|tut)o(?:yer|yez|ie|yiez)|répond(?:re|ez|iez)|utilis(?:er|ez|iez)|emplo(?:yer|yez|yiez)|cit(?:er|ez|iez)|indiqu(?:er|ez|iez)|mentionn(?:er|ez|iez)|donn(?:er|ez|iez)|être|soyez|rest(?:er|ez|iez)|évit(?:er|ez|iez)|parl(?:er|ez|iez)|exprim(?:er|ez|iez)|précis(?:er|ez|iez)|abst(?:enir|enez)|employ(?:er|ez|iez)|dire|dites",
    ways=rf"une (?:par une|à la fois)|un (?:par un|à la fois)|(?:vouv|tut)o(?:yer|yez|ie|yiez)|vouvoiement|tutoiement|bref|brève|brèves|brièvement|brièveté|concise?|concision|succincte?(?:ment)?|courte?s?|simples?|simplement|claire?s?|clairement|formel\w*|polie?|poliment|directe?(?:ment)?|sobre(?:ment)?|neutre|précise?s?|précision|détaillée?s?|émojis?|emojis?|émoticônes?|jargon|anglicismes|abréviations|sources|références|métriques?|phrases|mots|lignes|puces|tableaux|termes|techniques|{UNITS}",
    small=r"hein|ok|stp|svp|quoi|d'accord|merci bien|te|emploi|usage|questions?|seule|par|me|moi|m|vous|nous|ne|n|pas|plus|et|ou|mais|de|d|des|du|la|le|les|l|une?|deux|trois|quelques|peu|en|au|aux|à|par|avec|sans|vos|votre|mes|dans|que|façon|manière|ton|style|langage|réponses?|réponse|s|il|plaît|svp|merci|suisses|prix|montants|mesures|températures|distances|moins|possible|tout|tous|toute|toutes|afin|système|unités|complètes",
    lasting=r"même (?:si|quand|lorsque) (?:je |j')(?:t'|vous |te )?(?:écris|parle|demande|pose)|toujours|systématiquement|jamais|dorénavant|désormais|moi|me",
    languages=WORDS.languages,
    naming=r"(?:m['’] ?)?appel(?:er|ez|iez)(?:-moi)?|(?:vous )?adress(?:er|ez|iez)(?:-vous)? à moi (?:par|comme|en disant)",
    titles=r"madame|monsieur|mademoiselle|maître|docteure?|professeure?|mme|mlle|me",
    once=r"donn(?:e|ez)-moi (?:des|les|tes|vos|quelques) (?:sources|références|tableaux)|une (?:\w+ )?(?:réponse|phrase)(?! (?:brève|courte)s)|(?:cette|ce|cet|ces) \w+|y|cela|ça|(?:plus|moins) (?:bref|brève|concise?|courte?|claire?|simple|formel\w*|polie?|directe?|précise?|détaillée?)",
    wishes=r"je (?:préfère|préférerais|préfèrerais|voudrais|veux|souhaite|souhaiterais)|j'(?:aimerais|aime)(?: mieux)?",
    outputs=r"réponses|explications",
    rather=r"plus (?:courte?s?|longues|simples?|claires?|brève?s?|concises?|directe?s?)|moins longues|longues|franches",
    disliked=r"(?:je n'aime pas|je déteste|ça m'énerve|ça m'agace) (?:quand|que) (?:tu|vous)|(?:tes|vos) (?:réponses|explications) sont(?: (?:toujours|encore|souvent|un peu|bien|beaucoup))* trop \w+",
    address=r"(?:tutoie|tutoyez|vouvoie|vouvoyez)-moi|(?:on|nous) (?:peut|pouvons) se tutoyer|on se tutoie|(?:tu peux|vous pouvez) me (?:tutoyer|vouvoyer)|dis-moi (?:tu|vous)|(?:dites|dis)-moi tu",
    leave_out=r"pas de|pas d|moins de|moins d|arrête[sz]? de mettre|plus de|plus d|jamais de|jamais d|assez de|stop aux|évite[sz]?|laisse tomber|épargne-moi|arrête[sz]? avec|n'utilise[sz]? (?:pas|plus|jamais) (?:de|d)|ne mets? (?:pas|plus|jamais) (?:de|d)",
    left_out=r"[ée]mojis?|[ée]moticônes?|smileys|tirets(?: longs)?|listes(?: à puces)?|puces|markdown|gras|titres|jargon|anglicismes|abréviations|sigles|points d'exclamation|introductions?|préambules?|formules de politesse|blabla|flatteries|compliments|excuses|avertissements|mises en garde|remplissage|langue de bois|termes techniques|mots compliqués",
    as_such=rf"(?:unités métriques|système métrique)|mots simples|(?:langage|français) (?:simple|clair|courant)|phrases (?:courtes|simples)|écriture inclusive|(?:prix|températures|distances|mesures|quantités) en {UNITS}|format 24 ?h(?:eures)?",
    known=r"(?:ne m'explique[sz]? (?:pas|plus|jamais)|(?:inutile|pas (?:la peine|besoin)|(?:tu n'as|vous n'avez) pas besoin|il n'est pas nécessaire) de m'expliquer|arrête[sz]? de m'expliquer) (?:les (?:bases|fondamentaux|rudiments|évidences|choses (?:simples|évidentes))|l'évidence|ce (?:qu'est|que c'est|que sont|que veut dire|qui est évident).{0,40}|comment (?:marche|fonctionne) .{1,40})",
    stop=r"ne m'appelle[sz]? (?:pas|plus|jamais) \w+|ne t'excuse (?:pas|plus)|ne vous excusez (?:pas|plus)|(?:arrête|cesse)[sz]? de dire(?= [«\"“])|traite-moi (?:comme|en) (?:une? )?(?:experte?|débutante?|adulte|professionnel(?:le)?|collègue)|(?:considère|pars du principe|suppose) que je (?:connais|sais|maîtrise|utilise|comprends)|(?:arrête|cesse)[sz]? (?:de |d')(?:t'excuser|vous excuser|me (?:dire|rappeler|faire la morale|féliciter|flatter|conseiller|complimenter|remercier)|répéter|toujours|t'excuser|terminer|finir|commencer)",
    dealt=(
        r"(?:parle|écris|traite|explique)[sz]?-moi (?:tout |les choses )?comme\b|(?:dis|dites|préviens|prévenez|corrige|corrigez)-moi(?: toujours)? (?:quand|si) (?:j'ai tort|je me trompe|je fais (?:une|des)|tu n'es pas sûre?|tu ne sais pas)\b",
        r"ma langue préférée est\b|(?:pas besoin|inutile|pas la peine) de (?:t'excuser|me remercier|répéter)\b|ne t'excuse pas (?:à chaque|tout le temps|autant)\b|ne me pose[sz]? (?:pas|plus) (?:de |autant de )questions?\b|ne sois pas (?:si|trop|aussi) (?:formel|formelle|polie?)\b|contredis-moi\b|remets en question mes\b|(?:utilise|écris|réponds)\b.{1,60} sauf si je\b",
    ),
    reached=(
        r"(?!.*\b(?:aujourd'hui|demain|ce soir|cette semaine|dès que|quand (?:le|la|mon|ma|c'est))\b)(?:"
        r"ne (?:m'|me |nous )(?:(?:téléphone|contacte|joigne|dérange)[zsr]? (?:pas|plus|jamais)\b|appell?e[zs]? (?:pas|plus|jamais)(?= (?:par|au|sur|avant|après|entre|à|le|la nuit)\b|\W*$|[,.;]))"
        r"|ne (?:m'|me |nous )(?:envo(?:ie|yez|ies)|laisse[zs]?) (?:plus|pas|jamais) (?:de |d')(?:\w+ )?(?:sms|mails?|publicités?|pubs?|courriers?|newsletters?|messages?|e-mails?|offres|spams?)\b"
        r"|(?:écri[svt]\w*|contacte[zr]?|joign\w+|appelle|appelez|envoie[zr]?|envoyez)-(?:moi|nous)(?: (?:plutôt|uniquement|seulement|toujours|de préférence|tout))* (?:par|à|au|sur) (?:mon |l')?(?:(?:mail|e-?mail|courriel|courrier|sms|whatsapp|écrit|lettre|fixe|portable|téléphone)\b|\+?\d[\d /().-]{5,}|[\w.+-]+@[\w-]+\.)"
        r"|(?:vous pouvez|tu peux|on peut) (?:me|nous) (?:joindre|contacter|écrire|appeler) (?:à|au|par|sur)\b"
        r"|envo(?:ie|yez)(?:-moi)? (?:toutes |tous |toujours )?(?:mes|les|toutes mes|tous mes) (?:lettres|factures|courriers|documents|relevés) (?:par|à mon|à mes)\b"
        r"|(?:(?:merci|prière) de )?ne (?:plus|pas|jamais) (?:m'appeler|me (?:contacter|téléphoner|déranger))\b|je (?:préfère|préférerais|souhaite|voudrais) (?:être (?:contacté|appelé|joint)|que (?:vous|tu) me (?:contact|appel|joign|écriv))\w*"
        r"|uniquement par (?:mail|e-?mail|courriel|courrier|sms|whatsapp|écrit|lettre|fixe|portable|téléphone)\b|seulement par (?:mail|e-?mail|courriel|courrier|sms|whatsapp|écrit|lettre|fixe|portable|téléphone)\b|pas d'appels?(?: téléphoniques?)?\W*$|pas de (?:pub|publicité|démarchage|sms)\W*$"
        r")"
    ),
    unspoken=r"(?!.*\b(?:elle|lui|eux|elles|ça|cela|ceci)\b)(?:(?:ne )?(?:me |m')?(?:re)?(?:mentionne|parle|demande|rappelle|évoque)z?(?:-moi)? (?:plus(?: jamais)?|jamais plus)\b.{2,60}"
    r"|(?:arrête|cesse)z? de (?:me |m')?(?:parler|mentionner|demander|rappeler|évoquer)\b.{2,60}"
    r"|je ne veux plus (?:que tu me parles|qu'on me parle|(?:entendre )?parler|évoquer)\b.{2,60})",
    would=r"(?:je (?:préfère|préférerais|préfèrerais) (?:que|quand)|j'aime(?:rais)? (?:mieux|bien) (?:que|quand)|j'aime quand) (?:tu|vous) ",
    with_me=r"avec moi",
    easier=r"(?:ce|ça|c') ?(?:est|sera|serait) (?:beaucoup |bien )?(?:plus (?:simple|facile|sympa|clair|agréable)|mieux)",
    pressed=r"pressée?|pas (?:le )?temps|dois|fatiguée?|en train de|au volant|peu de temps",
    henceforth=r"jusqu'à nouvel ordre|désormais|dorénavant|à partir de (?:maintenant|d'aujourd'hui|aujourd'hui|là)|à compter de maintenant",
    at_outset=r"quoi que je (?:te |vous )?(?:demande|dise)|à l'avenir|en règle générale|par défaut|par la suite",
    announced=(
        r"c'est une (?:règle|consigne) (?:fixe|permanente|générale)|"
        rf"(?:(?:s'il (?:te|vous) plaît,? |et |stp,? )*(?:retiens|retenez|souviens-toi|rappelle-toi|note|notez|garde|gardez|enregistre[zr]?|mémorise[zr]?|traite[zr]?|prends|fais)(?:[- ](?:ça|cela|ceci|le|la|de ça|de cela|bien|tout ça))*)(?:,? (?:{_TAILS}))*"
        rf"|(?:(?:et )?(?:c'est|ça|cela|ceci)(?: (?:reste|est|vaut|s'applique|compte|sera))?(?: (?:valable|vrai|valide|aussi))*)(?:,? (?:{_TAILS}))+"
    ),
    for_good=r"moi|avec moi|(?:tes|vos) réponses",
    for_all=r"(?:tes|vos) (?:réponses|explications|messages)|(?:code|texte) que tu (?:me |m')?(?:donnes|écris|envoies|montres)",
    told=r"explique-moi tout comme\b|(?:(?:et|stp|s'il (?:te|vous) plaît),? )*(?:(?:ne )?(?:commence|termine|fais|garde|raccourci|fini)[sz]?(?: pas| toujours| jamais| toutes)* (?:tes|vos) (?:réponses|explications)\b|(?:tu peux|vous pouvez) m'appeler (?-i:[A-ZÀ-Þ])\w|appelle[sz]?-moi (?!quand|demain|si\b|sur\b|au\b|à\b|un\b|une\b|plus tard|ce\b|dès|après|avant)\w|(?:sois|soyez) [\w ]{2,40} avec moi(?=\W*$)|demande[sz]?-moi (?:d'abord|avant de)\b)",
    tells=r"donne[sz]?(?= toujours)|(?:ne )?(?:(?:me |m'|t'|te |vous |nous )?(?:répond(?:s|ez|re)|écri(?:s|vez|re)|parle[sz]?|parler|explique[sz]?|expliquer|cite[sz]?|citer|indique[sz]?|indiquer|précise[zsr]?|mentionne[sz]?|mentionner|commence[sz]?|commencer|termine[sz]?|arrondis(?:sez)?|tradui(?:s|sez|re)|corrige[sz]?|recommande[sz]?|suggère[sz]?|tutoie|tutoyer|vouvoie|vouvoyer|adresse[sz]?|résume[sz]?|excuse[sz]?))(?:-(?:moi|nous))?|(?:donne|montre|dis|dites|propose|mets|mettez|pose|fais|faites|rappelle|conseille)[sz]?-(?:moi|nous)(?:-l[ea]s?)?|(?:n')?(?:utilise|emploie)[sz]?|utiliser|employer|sois|soyez",
    wants=r"(?:je (?:veux|voudrais|souhaite|souhaiterais|préfère|préférerais|désire)|j'(?:aimerais|attends)) que (?:tu|vous) |(?:tu dois|vous devez) ",
    could=r"(?:peux-tu|pourrais-tu|tu peux|tu pourrais|pouvez-vous|pourriez-vous|vous pouvez) ",
    within=r"dans (?:ce|notre|le) (?:dépôt|repo|projet)|pour ce (?:dépôt|repo|projet)",
    uses=r"(?:utilise|emploie|évite|respecte|préfère|privilégie)z?|employez|préférez|suis|suivez|tiens-t'en à",
    this=r"cet|cette|ces|ça|cela|ici|ce",
    an=r"une?",
    inside=r"en|dans",
    toward=r"à|avec",
    asked=r"ce qui|ce que|comment|pourquoi",
    joins=r"et|ou|si|comme|que",
    when=r"quand|lorsque|si|dès que",
    whenever=r"(?:à )?chaque fois|(?:à )?chaque fois que|toutes les fois que",
    asking=r"je (?:(?:te|vous|t'|l') ?)?(?:demande|colle|donne|envoie|montre|pose|parle|écris|passe|partage|soumets)|(?:tu|vous) (?:me |m')?(?:donne[sz]|proposes|proposez|conseille[sz]|recommande[sz]|écri(?:s|vez)|explique[sz]|tradui(?:s|sez)|cite[sz]|parle[sz]|répond(?:s|ez)|montre[sz]|fais|faites|suggère[sz]|suggérez|indique[sz]|corrige[sz]|résume[sz]|calcule[sz])|(?:on|nous) parl(?:e|ons)|je fais (?:une|des) (?:fautes?|erreurs?)|(?:tu n'es|vous n'êtes) pas sûre?s?|tu ne sais pas",
    rules=r"(?:(?:une|deux|trois|quatre|cinq|mes|quelques|\d) )?(?:règles?|consignes?|choses)",
    for_me=r"tu|tes|ton|ta|vous|vos|pour moi|me|m'\w+",
    kinds=r"(?:pour|dans) (?:toutes )?(?:les|tes|vos) (?:recettes|traductions|exemples de code|mails|résumés|calculs|listes|explications|distances|prix|températures|dates|recommandations|suggestions|exercices de maths?)|pour le code",
    passing=r"ce|cet|cette|ces|ça|cela|mon|ma|mes|(?<!de )(?<!sur )(?:le|la)|l'\w+|aujourd'hui|demain|hier|maintenant|plus tard|tout à l'heure|ici|encore",
    then=r"(?:donne|montre|écris|mentionne|demande|rappelle|avertis|traduis|dis)(?!\w)|(?:alors )?(?:toujours|jamais|seulement|uniquement|sans|ne|n'\w+|merci|pas de|\w+e-(?:le|la|les|moi|en)|utilise|emploie|commente|corrige|mets|explique|indique|réponds|reste|évite|précise|signale|limite|ajoute|relève|souligne|contente-toi|pense à|\w+-moi|\w+ (?:toujours|systématiquement))",
    leads=r"et|mais|aussi|ah|ok|alors|puis|au fait|s'il (?:te|vous) plaît|stp|svp|pense(?:z)? à|assure-toi de|veille(?:z)? à|tu (?:dois|peux)|il faut|dans ce (?:projet|dépôt)",
    ever=r"(?:à )?chaque fois|toujours|jamais|en aucun cas|par défaut|systématiquement",
    no=r"ne|n'",
    acts=r"(?:n')?(?:ajout|appliqu|cré|demand|déploy|document|effac|enregistr|essay|export|formatt?|fusionn|gard|import|install|lanc|laiss|modifi|not|pouss|publi|renomm|remplac|réutilis|sauvegard|supprim|test|touch|travaill|utilis|valid|vérifi|command|commit|push|merg)(?:e|es|ez|er)|(?:n')?(?:écris|écrivez|écrire|fais|faites|faire|mets|mettez|mettre|exécute[sz]?|exécuter|ouvre[sz]?|ouvrir|suis|suivez|suivre|committer|pusher)",
    revoking=(
        r"(?:s'il (?:te|vous) plaît,? )?(?:arrête[sz]?|cesse[sz]?) (?:de |d')(?P<what>(?:me |m')?(?:répondre|écrire|parler|utiliser|appeler|tutoyer|vouvoyer|expliquer)\b.+)",
        r"(?:s'il (?:te|vous) plaît,? )?ne (?P<what>(?:me |m')?(?:répond|écri|parle|utilise|appelle|explique)\w* plus .+)",
        r"(?:tu n'as|vous n'avez) plus besoin de (?P<what>.+)",
    ),
    of_any="toujours plus réponds répondre écris écrire parle parler utilise utiliser",
    contraries={
        "length": {
            "short": r"court(?:e|s|es)?|bref|brève(?:s|ment)?|brièvement|concis(?:e|es)?|succinct\w*|à l'essentiel",
            "long": r"long(?:s|ue|ues|uement)?|détaillé(?:e|s|es)?|en détail|approfondi\w*|développé\w*",
        },
        "address": {"tu": r"tutoie\w*|tutoyer|tutoyez", "vous": r"vouvoie\w*|vouvoyer|vouvoyez"},
        "manner": {
            "formal": r"formel(?:le|s|les)?|soutenu",
            "casual": r"décontracté\w*|familier|familière|informel\w*",
        },
        "candour": {
            "blunt": r"sans (?:détour|pitié|ménagement)s?|cash|franc(?:he|hement)?|brutal\w*",
            "gentle": r"doux|douce(?:ment)?|gentil(?:le|ment)?|bienveillant\w*|avec tact",
        },
        "level": {
            "simple": r"simple(?:s|ment)?|débutant\w*|comme à un enfant|vulgaris\w+",
            "expert": r"technique(?:s|ment)?|expert\w*|pointu\w*",
        },
        "summary at": {
            "the beginning": r"(?:résumé|réponse|conclusion) (?:d'abord|en premier|au début|en tête)",
            "the end": r"(?:résumé|réponse|conclusion) (?:à la fin|en dernier)",
        },
        "form": {
            "points": r"puces|listes?|points",
            "prose": r"prose|paragraphes|texte (?:suivi|continu)|phrases complètes",
        },
        "tables": {"": "tableaux?"},
        "headings": {"": "titres"},
        "sources": {"": "sources?|références|liens"},
        "formulas": {"": r"formules?|équations?"},
        "analogies": {"": r"analogies?|métaphores?"},
        "examples": {"": "exemples?"},
        "jokes": {"": "blagues?|humour|plaisanteries"},
        "questions": {"": "questions"},
        "disclaimers": {"": "avertissements|mises en garde"},
        "greetings": {"": "salutations?|bonjour"},
        "bold": {"": "gras"},
        "summaries": {"": "résumés"},
        "comments": {"": "commentaires"},
    },
    denies=r"pas de|pas d|plus de|plus d|ne|n|sans|jamais|au lieu de|au lieu d|plutôt que|arrête(?:z)?(?: de| avec| les)?|évite(?:z)?|fini|stop|moins de|ni|inutile de|avant",
    allows=r"(?:sont|est) (?:de nouveau |à nouveau )?(?:les bienvenu\w*|autorisé\w*|ok|permis\w*)",
    drops=r"à la trappe",
    called=r"appelle(?:z)?-moi|je m'appelle maintenant",
    of_some=r"pour|dans|sur|avec|aux?|de|des",
    idle="maintenant désormais dorénavant partir aujourd'hui avenir jamais tout toute tous toutes svp stp plaît s'il te vous les le la l un une des du de d en dans pour par avec et ou que qui me moi mes mon ma nous ton ta tes votre vos utilisez mets mettez mettre écrivez donne donnez donne-moi répondez réponds-moi parlez parle-moi montre réponses réponse prix montants mesures unités températures dates heures textes code langue nouveau nouvelle encore aussi mieux préfère veux je j ai chaque fois c'est est sont peux pouvez",
    lifted=(
        r"(?:et |ok,? |donc )?(?:tu peux|vous pouvez) (?:maintenant |désormais |de nouveau |à nouveau |aussi )*(?:utiliser|mettre|répondre|écrire|donner|faire|expliquer|employer|être)(?: maintenant| aussi| de nouveau| à nouveau)?(?: avec)?(?: des| les| de| une?| plus)? {}(?: (?:maintenant|désormais|de nouveau|à nouveau|aussi|si tu veux))*(?:(?<=maintenant)|(?<=nouveau)|(?<=désormais)|(?<=aussi)|(?<=tu veux))",
        r"(?:et |ok,? |donc )?(?:(?:des|les) )?{} (?:(?:c'est|sont|est) (?:ok|bon|bien(?:venues)?|permis|autorisée?s?|d'accord))(?: (?:maintenant|désormais|de nouveau|à nouveau))+",
        r"(?:et |ok,? |donc |en fait,? )?je (?:ne )?(?:veux|souhaite|voudrais) plus (?:de |d'|des? ){}(?:,.{1,60})?",
    ),
    teaching=(
        r"(?:explique[sz]?|expliquer)(?:-moi)?(?: (?:tout|les choses|ça simplement))? comme (?:si j'avais (?:\d{1,2}|cinq|six|sept|huit|neuf|dix|onze|douze) ans|si j'étais (?:une? (?:enfant|débutante?|gamin|gamine))|à (?:une? (?:enfant|élève|débutante?|gamin)(?: de \w+ ans)?))",
        r"(?:(?:vas-y|va|avance[sz]?|explique[sz]?|procède|fais|aller|avancer|expliquer)(?:-moi)? )?(?:une étape à la fois|étape par étape|pas à pas|(?:une (?:seule )?(?:chose|idée) à la fois))",
        r"(?:ne )?(?:me )?(?:donne[sz]?|dis|dites|montre[sz]?|donner|dire) (?:pas|jamais)(?: moi)? (?:tout de suite |directement |d'emblée )?(?:la |les |toute la )?(?:réponses?|solutions?|résultats?)(?: (?:tout de suite|directement|d'emblée|immédiatement|d'un coup)|(?=,? (?:mais |et )?(?:donne|des|juste|plutôt|fais|laisse|aide)))",
        r"(?:(?:donne[sz]?|donner)(?:-moi)? )?(?:juste |seulement |plutôt )?des indices(?: seulement| d'abord| avant| plutôt que la (?:réponse|solution)| au lieu de la (?:réponse|solution)| à la place)*(?! (?:pour|sur)\b)",
        r"(?:(?:fais|faites|écris|utilise[sz]?|faire|utiliser|avec|en) )?(?:des )?(?:phrases|réponses|mots|paragraphes)(?: (?:plus|très|bien))? (?:courte?s?|simples?|brèves?)",
        r"(?:faire|fais|faites|répond(?:re|s)) (?:plus |très )?(?:court|simple|bref|brièvement)(?:,)? dans (?:tes|vos) (?:réponses|explications)",
        r"(?:évite[sz]?|éviter|pas de|pas d'|sans)(?: les| de| des)? (?:longs |longues |gros |grands |trop longs )(?:paragraphes?|phrases|textes?|blocs?(?: de texte)?|pavés)|(?:pas de|évite[sz]? les) pavés",
        r"pas de (?:formules?|théorie|calculs?|équations) (?:d'abord|tout de suite|au début|en premier)",
        r"(?:(?:donne[sz]?|montre[sz]?|explique[sz]?|donner|commence[sz]?|fais)(?:-moi)? (?:par )?)?(?:toujours )?(?:(?:l'|une? |le |la )(?:idée|exemple(?: concret| résolu)?|intuition|concept|image))(?: (?:d'abord|en premier|à chaque fois)| avant (?:la (?:formule|théorie|règle)|les formules))(?:,? (?:puis|et|ensuite)? ?(?:la |les )?(?:théorie|formules?|règles?)(?: (?:après|ensuite))?)?",
        r"pose[sz]?-moi des questions (?:plutôt|au lieu|pour que)[^.!?]{0,50}|laisse[sz]?-moi (?:chercher|essayer|réfléchir)(?: d'abord| seule?)?",
    ),
    taught_so=r"et|mais|donc|aussi|ok|oui|stp|svp|merci de|(?:est-ce que )?(?:tu peux|tu pourrais|peux-tu|pourrais-tu|vous pouvez|pouvez-vous)|je (?:préfère|préférerais|voudrais|veux)|j'aimerais|j'ai besoin d'",
    taught_behind=r"s'il (?:te|vous) plaît|stp|svp|merci|d'accord|ok|avec moi|désormais|toujours|aussi|si possible",
)
