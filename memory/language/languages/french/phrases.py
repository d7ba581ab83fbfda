"""French: how people speak to an assistant."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.phrase_table import Phrases

_TEXT = r"texte|phrases?|paragraphe|e-?mail|mail|courriel|lettre|message|article|traduction|histoire|poème|chanson|chapitre|dialogue|devoirs?|brouillon|légende|sous-titre"
"""What texts are called."""
_OF_TEXT = r"(?:mon|ma|mes|notre|nos)(?: \w+){0,2}? (?:phrases?|traduction|rédaction|devoirs?|histoire|roman|poème|chapitre|chanson|grammaire|orthographe|anglais|allemand|français|espagnol|italien|portugais|russe)\b.{0,40}"
"""A text or a language that the user learns by: what stands in it may be anybody's."""
_NO_VOICE = rf"{_TEXT}|liste|tableau|plan|menu|recette|résumé|pdf|json|csv|markdown|fichier|document|réponse|exemple|rappel|cadeau|surprise|dernière?|premi[eè]re?|suivante?|précédente?|mère|père|parent|femme|mari|fils|fille"
"""What something is written as without being said by somebody else: forms, and what the user may be herself."""

PHRASES = Phrases(
    greeting=r"bonjour|ça va|comment (?:ça va|vas-tu|allez-vous)|bonsoir|salut|coucou|bonne (?:nuit|journée|soirée)|au revoir|à (?:bientôt|demain)",
    dear=r"ch(?:er|ère)s?|mesdames|messieurs|madame|monsieur",
    sign_off=r"(?:(?:bien|très|avec|mes|nos|recevez|meilleures?|sincères?|cordiales|toutes|mille|un grand|grosses?|gros) )*(?:cordialement|amicalement|sincèrement|respectueusement|salutations|bises|bisous|biz|merci|amitiés|affectueusement)(?: (?:distinguées|d'avance|par avance|beaucoup|à tous|les meilleures|cordiales|sincères))*|(?:veuillez|je vous prie|nous vous prions|recevez)\b.{2,90}(?:salutations|sentiments|considération)\b(?: \w+){0,3}|bien à (?:vous|toi)|à (?:bientôt|très vite|demain|plus)|je t'embrasse|bonne (?:journée|soirée)|au revoir",
    to_answer=r"répon(?:d\w*|se)|(?:je|on) (?:lui |leur |te |vous )?(?:dis|dit|écris) (?:quoi|à)|(?:quoi|que) (?:lui |leur )?(?:dire|dis-je|écrire)|(?:l'|le )?(?:envoyer|envoie)",
    this_text=r"(?!.*\b(?:écri[rst]|rédig)).*?\b(?:ce|cet|cette|ces) (?:\w+ ){0,2}?(?:e-?mail|mail|courriel|courrier|lettre|message|texto|sms|post|publication|tweet|annonce|offre d'emploi|brouillon|article|candidature)s?\b",
    spoken_to=r"assistante?|journal|ordinateur|robot|ia",
    thanks=(
        r"(?:un grand |mille )?merci(?! d(?:e |')(?!votre|notre)(?:(?:ne (?:pas|plus|jamais)|me|nous|bien|toujours|l[ea]s?) |[ml]')*\w+(?:er|ir|re|oir)\b)(?: beaucoup| bien| infiniment)?(?:,? (?:t'es|tu es|vous êtes) (?:trop |vraiment )?(?:top|au top|le meilleur|la meilleure|super|géniale?|adorable|un amour))?|je vous (?:en )?remercie(?= *(?:\W|$|pour\b))|(?:ça|cela) m'a été (?:très )?utile|(?:ça|c'est bon,? ça) (?:a marché|marche)(?: maintenant| bien)?(?=\W*$|,? (?:un grand |mille )?merci)|(?:tu m'as|vous m'avez|ça m'a|cela m'a) (?:\w+ )?(?:aidée?|rendu service)"
    ),
    courtesy=r"s['’]il (?:te|vous) plaît",
    asks_leave=r"(?:est-ce que )?je (?:peux|pourrais|voudrais|voulais) (?:te |vous )?demander|(?:puis|pourrais)-je (?:te |vous )?demander",
    politely=(
        r"veuillez(?: bien)?|(?:je vous )?(?:remercie|remercierais) de(?! (?:votre|notre)\b)(?= (?:ne |bien |me |m'|toujours )*\w+(?:er|ir|re)\b)"
        r"|merci d(?:e|')(?: bien vouloir)?(?= ?(?!(?:votre|notre)\b)(?:(?:ne (?:pas|plus|jamais)|me|nous|bien|toujours|y|l[ea]s?) |[ml]')*\w+(?:er|ir|re|oir)\b)"
        r"|je vous (?:prie|prierais|demande|demanderais|serais? (?:très )?reconnaissante?|saurais? gré|invite|suggère)(?: (?:de|d'|à))?(?: bien vouloir)?|prière de"
        r"|(?:auriez-vous|ayez|faites-moi) l['a ](?:obligeance|amabilité|gentillesse) de|(?:auriez-vous|ayez) la (?:gentillesse|bonté) de|(?:pourriez|pouvez|voudriez)-vous(?: bien)?"
        r"|je (?:souhaite|souhaiterais|voudrais|désire|désirerais|préfère|préférerais|veux) que vous|j'(?:aimerais|apprécierais) que vous|il (?:me serait|serait) agréable que vous"
    ),
    would_you="peux-tu|pouvez-vous",
    soft="et|mais",
    no="non",
    supposes="si",
    points_back="ceci|cela|ce|cette|ça",
    but="mais",
    though="par contre",
    joins=r"et",
    onward=r"mais|puis|maintenant",
    no_behind="pas",
    sounds="pff+|bof",
    filler=r"oui|non|d'accord|bien sûr|parfait|super|génial|au fait|et|mais|s'il (?:te|vous) plaît|bon"
    r"|(?:(?:très )?bien|vas-y|continue|c'est (?:bon|fait)|fais-le)(?=\W*$|\s*[,.!;])",
    empty_statement=r"c'est|ça|tu|vous|j'ai une question|je (?:veux|voudrais) savoir|je ne (?:comprends|sais) pas\W*$",
    points_at=r"(?:merci de )?(?:voir|cf\.?|regarde[rz]?) (?:ci-(?:dessous|dessus|joint)|plus (?:bas|haut)|la (?:pièce jointe|photo|capture)|en pièce jointe)|(?:en )?pièce jointe|ci-joint",
    question=(
        r"c'est (?:quoi|qui|où|quand|comment|combien|pour quand)\b|qu'est|quel(?:le)?s? (?:est|sont|heure)|comment|combien|où|pourquoi|est-ce|peux-tu|pouvez-vous|pourrais-tu|tu peux"
        r"|(?:à|de|en|dans|pour|chez|avec|depuis|jusqu'à|sur|par|vers) (?:quel(?:le)?s?|qui|quand|quoi|combien)"
        r"|pourriez-vous|sais-tu|tu connais|connais-tu|connaissez-vous|savez-vous|as-tu|avez-vous|y a-t-il|dois-je|puis-je"
        r"|que (?:signifie|veut|faire|faut|dois|puis|penses|sais|sont|devient)|qui (?:est|sont|a|était)|à quoi|de quoi|quand (?:a lieu|commence)"
        r"|je (?:voudrais|veux|souhaite|souhaiterais) savoir|j'aimerais savoir|idées? (?:de|pour)|différences? entre"
        r"|(?:il fait|il est|on est|on a|j'ai|je prends?|je fais|je mets) (?:quel(?:le)?s?|combien de)"
    ),
    asks_which=r"quel(?:le)?s? (?!(?:galère|chance|honte|horreur|joie|angoisse|merde|plaisir|bonheur|enfer|stress|journée|semaine|bordel|beaux|belles|bons|bonnes)\b)(?:[\w'-]+ ){1,4}?(?:je(?! (?:me )?suis\b)|on(?! (?:a|est|s'est)\b)|j'(?!ai\b|avais\b|étais\b)\w+)",
    asked_last=r"(?:(?:à|en|dans|pour|chez|avec|sur|par|vers|depuis|jusqu'à) (?:qui|quoi|où|quand|combien)|de (?:qui|combien)|où|quand|combien|(?:appell\w+|va|vont|écrit|prononce) comment)(?: (?:d[ée]j[àa]|maintenant|encore|exactement|au juste|du coup|actuellement))*",
    leaves_open=r"sai[st]|savons|savez|savent|savoir|sache|importe|dire|di[st]|demande\w*|ignore|oublié\w*|souvien\w*|rappel\w*|voi[rst]|compren\w*|décid\w*|dépend\w*|idée|choisi\w*|n'(?:ai|a|y a)|personne",
    asking=(
        r"(?:et )?(?:s'il (?:te|vous) plaît|peux-tu|pouvez-vous|qu(?:e |')(?=(?:puis|peu[tx]|dois|devrais|faire|manger|cuisiner|me|est-ce|en|penses|pensez|faut)\b)|quel\w*|comment|où(?= (?:puis|peu[tx]|dois|est-ce|trouver|aller|manger)\b)|écris|donne-moi|aide-moi"
        r"|propose)"
    ),
    spelled=r"avec (?:une? |deux )?[a-zé]",
    is_one=r"est|c'est|ce est",
    one=r"une?",
    leads_in=r"pour|dans|en|au|aux|de|d['’]\w+|comme|si|quand|lorsque|parce qu\w+|puisqu\w+|entre|selon|ou|et|mais|donc|alors|[^\W_]+(?:-t)?-(?:on|je|tu|ils?|elles?|nous|vous)",
    labels="liste|analyse|critique|visite|note|commande",
    transform=(
        r"traduis|traduisez|résume|résumez|corrige[zr]?|améliore[zr]?|reformule[zr]?|réécris|explique[zr]? (?:ce"
        r"|cette|le)"
    ),
    request=(
        r"tu (?:me |m'|nous )(?!manqu|plais|rappelles que)(?:[^\W_]+es|fais|dis|lis|écris|traduis)\b|(?:continuons|commençons|imaginons|supposons|voyons|écrivons|jouons|reprenons)\b|essayons (?:encore|à nouveau|de nouveau)|prenons un(?:e)? (?:autre )?exemple|"
        r"(?!rendez-vous\b|chez\b|assez\b|nez\b|rez\b|merguez\b)\w{2,}ez(?:-(?:moi|nous|vous|le|la|les|lui|leur|en|y))*|"
        r"mets (?:ces|ce|cette|les|en)|mettez|parle(?:z)?-moi"
        r"|(?:j'ai besoin|j'aimerais|je (?:cherche|voudrais|veux|souhaite|souhaiterais|désire|désirerais)|il me fau(?:t|drait)|j'aurais besoin) (?:d'|de |du |des |la |une? |le |deux |trois |quelques )*(?:\w+ )?(?:propositions?|version|ébauche|textes?|recettes?|idées?|conseils?|aide(?! (?:à domicile|ménagère|soignante))|mail|lettre|liste|poème|histoire|traduction|résumé|explications?|exemples?|dissertation|script|code|modèle|titre|suggestions?|plan (?:de|pour))"
        r"|liste[zr]?|prépare[zr]?(?:-moi)?|conseille[zr]?(?:-moi)?|recommande[zr]?(?:-moi)?|génère[zr]?|trouve[zr]?(?:-moi)?|rédige[zr]?|invente[zr]?"
        r"|décri(?:s|vez)|défini(?:s|ssez)|analyse[zr]?|organise[zr]?|élabore[zr]?|compose[zr]?|apprend(?:s|ez)-moi|cite[zr]?|énumère[zr]?|présente[zr]?"
        r"|développe[zr]?|complète[zr]?|classe[zr]?|vérifie[zr]?|choisi(?:s|ssez)|planifie[zr]?|indique[zr]?(?:-moi)?"
        r"|écri(?:s|vez)(?:-moi)?|crée[zr]?|fais|faites|donne(?:z)?(?:-moi)?|dis(?:-moi)?|dites|montre(?:z)?(?:-moi)?"
        r"|explique(?:z)?(?:-moi)?|aide(?:z)?(?:-moi)?|cherche[zr]?|propose[zr]?|suggère|compare[zr]?|calcule[zr]?"
        r"|raconte(?:z)?(?:-moi)?|imagine[zr]?|continue[zr]?"
    ),
    works=(
        r"(?:(?:maintenant|ensuite|et|puis|aussi|s'il (?:te|vous) plaît,?|stp,?) )*(?:(?:évalue|intègre|incorpore|insère|interprète|illustre|identifie|détermine|clarifie|justifie|argumente|applique|conjugue|simule|concrétise|visualise|optimise|programme|implémente|catégorise|classifie|hiérarchise"
        r"|structure|synthétise|transcris|retranscris|paraphrase|contextualise|personnalise|déduis|démontre|prouve|inclus|résous|approfondis|reprends|distingue|examine|nuance|étoffe|peaufine|formule|souligne)s?(?:-(?:moi|le|la|les|en|y))*"
        r"|(?:estime|précise|commente|adapte|combine|dérive|sélectionne|note|explore|décline|calcule|code|numérote|souligne|étudie|expose|relève|repère|relie|associe|place|tire|trace|traite|utilise|évoque)"
        r"(?= (?:l[ea]s?|une?|des|ces?|cette|cet|tous|toutes|chaque|mon|ma|mes|deux|trois|quatre|cinq|\d+|si|comment|pourquoi|au moins|quelques)\b| l'| [«\"“])"
        r"|mets l'accent|mets en (?:avant|valeur|évidence|forme|page)|(?:assure|concentre|focalise|limite|appuie|inspire)-toi|assure[sz]?-vous|veille à|fais (?:attention|en sorte)|prends en compte|tiens compte|rentre dans|va (?:plus )?dans le détail|(?:distrais|motive|surprends|inspire|divertis|amuse|convaincs|remonte)-moi)"
    ),
    edit=(
        r"(?:ajoute|supprime|enlève|retire|remplace|raccourcis|rallonge|allonge|modifie|actualise|refais|transforme|simplifie|convertis|insère|mentionne|réessaie|recommence|réduis|inverse)"
        r"(?:z|s)?(?:-(?:le|la|les|moi|y|en|nous))*|change[zr]?(?:-(?:le|la|les|moi))*(?= (?:le|la|les|ça|tout|l'))"
        r"|met(?:s|tez)(?:-(?:le|la|les|moi|y))*(?= (?:à jour|en|ça|tout|une?|des|plus|moins|l[ea]s?|ce)\b)|(?:fai(?:s|tes)|rend(?:s|ez))(?:-(?:le|la|les|en|moi))+"
    ),
    judged=(
        r"(?:(?:c'est|là|encore|un peu|beaucoup|bien|toujours) )*(?:trop (?!de\b|d')\S+|pas (?:trop )?[a-zéèêçîô]+(?=\W*$)|sans \w+(?:er|ir|re) (?:\S+ ?){1,5}|pas (?:mal|bon|terrible|assez \S+|tout à fait|ça|encore|ce que (?:je|j').*)|ça a l'air (?:trop )?(?:compliqué|difficile)"
        r"|parfait|super|génial|très bien|bien|mieux|faux|presque|bof|non|oui|nul|excellent|bravo|j'aime bien)"
    ),
    another=r"(?:(?:et|ou|ok|alors|sinon|tu as|t'as|il y a|donne-moi|plutôt|peut-être) )*(?:une? autres?|d'autres?|autre chose|l'autre|les autres|encore une?|quoi d'autre|alternatives?)(?: (?:idée|idées|option|options|suggestion|stp|s'il te plaît|peut-être))*",
    of_answer=(
        r"déjà (?:vue?s?|lue?s?|entendue?s?|essayée?s?|testée?s?|fait)|(?:je )?(?:l[ea]s?|l') ?(?:connais|ai (?:déjà )?(?:vue?s?|lue?s?|entendue?s?|essayée?s?))(?: déjà)?"
        r"|(?:c'est|ça c'est|celui-là est|celle-là est) (?:(?:très|vraiment|tout à fait|exactement|trop) )*(?:parfait|super|génial|bien|mieux|drôle|ça|ce qu'il me faut|ce que je (?:cherchais|voulais))|ça me (?:plaît|va)"
        r"|(?:je prends|je garde)(?: (?:celui-là|celle-là|ça|le premier|la première))?|celui-là|celle-là|vendu"
    ),
    otherwise=(
        r"(?:(?:je (?:ne )?sais pas|aucune idée|peu importe),? )?(?:choisis(?:[ -]toi)?|à toi de (?:choisir|voir)|décide(?:[ -]toi)?|surprends[ -]moi|c'est toi qui (?:vois|choisis)|comme tu veux)|(?:(?:un peu|beaucoup|encore|nettement|légèrement) )*(?:(?:plus|moins) (?!de\b|d'|tard\b|ou\b|jamais\b|personne\b|rien\b)\S+(?: et (?:plus |moins )?\S+)?"
        r"|(?:à présent |maintenant )?sous (?:la )?forme de (?:tableau|liste|lettre)|sans (?:les |aucun |de )?(?:hashtags?|émojis?|emojis?|titres?|introduction|listes?|puces|jargon|exemples?|commentaires?)"
        r"|l[ae] même(?: chose)?(?:,? (?:mais|en|avec|pour)\b.*)?|pareil(?:,? mais\b.*)?|l'autre|encore (?:une?|deux|trois|quatre|cinq|\d+)(?: autres?)?"
        r"|en (?:(?:plus|moins) \S+|français|anglais|allemand|espagnol|italien|portugais|tableau|liste|vers|rimes|une phrase|deux phrases))(?:,? (?:cette fois|maintenant|s'il (?:te|vous) plaît))*"
    ),
    piece=(
        r"(?:une?|deux|trois|\d+|quelques|encore une?) (?:\S+ )?(?:blague|poème|haïku|histoire|conte|chanson|slogan|titre|légende|post|tweet|e-?mail|lettre|liste|résumé|quiz|exercice"
        r"|recette|exemple|idée|conseil|astuce|citation|nom|devinette|discours|texte|menu|vœu|message|mot|invitation|réponse|description)s? (?:\S+ ){0,2}(?:sur|pour|à propos|au sujet|avec)\b(?! (?:moi|mon|ma|mes|nous|notre|nos)\b).*"
    ),
    commission=(
        r"écri(?:s|vez)(?:-moi)?|crée[zr]?|génère[zr]?|rédige[zr]?|compose[zr]?|explique(?:z)?(?:-moi)?|décri(?:s|vez)|tradui(?:s|sez)|résume[zr]?"
        r"|calcule[zr]?|compare[zr]?|donne(?:z)?-moi|propose[zr]?(?:-moi)?|invente[zr]?|imagine[zr]?|défini(?:s|ssez)|fais comme si"
    ),
    role=r"joue[zr]? (?:une?|le|la)|tu (?:es|joues)",
    in_role=r"tradui\w*|fais comme",
    reminded=r"rappel(?:le|ez)-moi (?:quand|qui|où|comment|quel\w*|ce que|si|le nom|la date|l'adresse)",
    sent=r"e-?mail|mail|courriel|courrier|message|mot|lettre|invitation|annonce|affiche|faire-part|rappel|circulaire",
    remember=r"(?:s'il (?:te|vous) plaît )?(?:souviens-toi|retiens|souvenez-vous|retenez|(?:noter|retenir|garder à l'esprit|vous souvenir)|gardez à l'esprit|n'oublie[zs]? (?:pas|jamais)|note[zr]?)(?: que| qu'|,|:)*",
    rule=(
        r"(?:utilise|prends|emploie)[sz]? (?:\S+ ){0,4}?\S+?,? (?:pas|et pas|plutôt que|au lieu de|jamais) .+|ne touche[sz]? (?:pas|jamais) .+|(?:lance|exécute|formate|teste|vérifie)[sz]? .*(?:avant|après|à) chaque .+"
    ),
    settled=r"(?:alors )?(?:partons sur|gardons|restons (?:sur|chez)|on (?:part sur|prend|garde|reste (?:sur|chez))|passons à|appelons-l[ae]s?|achetons|louons|réservons) (?!l'option\b|ça\b|cela\b|la suite|autre chose|la (?:première|deuxième|dernière)\W*$|le (?:premier|deuxième|dernier)\W*$|un exemple).{2,80}",
    clipped=(
        r"(?:plus (?:de |d')|pas de |pas d'|sans |nouveau |nouvelle |nouvel |zéro |toujours pas de )(?:[^\s,;:?]+ ){1,4}?depuis (?!(?:maintenant|ici|le début|la ligne)\b)[^,;:?]{2,30}|\w+ kilos (?:de plus|de moins|en plus|en moins) depuis [^,;:?]{2,30}"
        r"|(?:une?|deux|trois|quatre|cinq|six|\d) (?:petits? |grands? |grandes? )?(?:enfants?|fils|filles?|garçons?|frères?|sœurs?|jumeaux|jumelles|chiens?|chats?|lapins?|chevaux|petits-enfants)(?:(?:,| et) (?:une?|deux|trois|quatre|\d) [\w-]+){0,3}"
    ),
    standing=r"je préfère",
    tastes=(
        r"je déteste(?! (?:ce|cet|cette|ces|ça|cela|quand|que|mon|ma|mes|les lundis|tout|être|devoir)\b)"
        r"|mon \w+ préféré|ma \w+ préférée|je (?:prends|bois|mange) toujours"
    ),
    about_user=(
        r"je m'appelle|j'habite|je (?:vis|travaille|suis|viens de|parle|prends|joue|mange|bois)(?! (?:désolé"
        r"|d'accord|sûr|perdu))|j'ai (?:un|une|deux|trois|\d+)(?! (?:question|problème))|j'aime|j'adore|(?:mon|ma"
        r"|mes|notre|nos) \w+ (?:est|sont|s'appelle\w*|a|travaille|habite)|appelle(?:z)?-moi|allergique"
    ),
    session=(
        r"(?:dans|pour|pendant) cette (?:session|conversation|discussion)|en ce moment|pour l'instant"
        r"|seulement aujourd'hui"
    ),
    now=r"maintenant|actuellement|en ce moment|ces temps-ci|désormais|à présent",
    of_now=(
        r"(?:(?:je suis|j'suis|on est|suis|je me sens|j'ai|il fait) )?(?:(?:tellement|trop|vraiment|super|très|complètement|hyper|si|un peu|encore|grave) )*"
        r"(?:fatiguée?|crevée?|épuisée?|claquée?|morte?(?: de (?:fatigue|faim|soif|froid))?|lessivée?|stressée?|énervée?|affamée?|à la bourre|en retard|de (?:bonne|mauvaise) humeur|faim|soif|froid|chaud|sommeil|la flemme|la gueule de bois)"
        r"(?: (?:aujourd'hui|ce soir|ce matin|là|maintenant|en ce moment|encore|mdr|lol))*"
        r"|quelle (?:\w+ )?(?:journée|nuit|semaine|chaleur)|(?:longue|dure|sale) (?:journée|nuit|semaine)|je (?:vais|file) (?:me coucher|dormir|au lit)|je m'ennuie(?: (?:trop|grave|ferme|aujourd'hui))*"
        r"|j'en (?:ai marre|peux plus)(?: de (?:cette|ce|la|ces) (?:pluie|temps|chaleur|froid|journée|neige))?|il (?:pleut|neige|fait (?:trop |si )?(?:froid|chaud))(?: (?:encore|toujours|aujourd'hui|dehors))*"
        r"|(?:ça|tout ça|ce \w+|cette \w+|cet \w+) (?:me rend folle|me rend fou|m'énerve|me saoule|me tue)"
    ),
    anaphora=r"il|elle|ils|elles|son|sa|ses|leur|ce(?:la)?",
    takes=r"prend|utilise|a|a besoin de",
    birth=r"accouchement|(?:mon|le) terme|dpa|(?:bébé|jumeaux|jumelles) (?:est |sont )?(?:prévue?s?|arrivent?|attendue?s?|naîtr\w+)|j'accouche",
    of_them=r"il (?!faut\b|pleut\b|y a\b|est (?:tard|temps|possible)\b)|elle",
    of_before=r"en (?:parler|reparler)|y (?:penser|repenser|retourner)|de (?:ça|cela)|(?:avec|pour|sans|chez) (?:lui|elle|eux|elles)",
    clause_of_speaker=r"je|on|j'\w+|mon|ma|mes|nous|notre|nos",
    of_speaker=r"je|j'\w+|moi|me|m'\w+|mon|ma|mes|nous|notre|nos",
    articles="les|le|la",
    of_own=r"mon|ma|mes|notre|nos",
    asker=r"je|j'\w+|nous",
    asks_fact=(
        r"qui|quand|où|combien|quel(?:le)?s? (?:est|sont|était|étaient|âge|jours?|heure|date)|(?:qu'est-ce qu(?:e|i)|qu'est-ce qu'|que?'?) ?(?:il |elle |on |nous |m'|me |t')*(?:a|ont|avait|disait|dit|voulait|coûte|coûtait|manque|est)|comment (?:s'appell\w+|va|vont|allait)"
        r"|(?:à|de|en|dans|pour|chez|avec|depuis|jusqu'à|sur|par|vers) (?:quel(?:le)?s?|qui|quand|quoi|combien)"
    ),
    to_asker=r"me|moi|nous|m'\w+",
    advises=r"puis-je|peux|peut|pouvons|pourr\w+|dois|devr\w+|faut|faudrait|meilleur\w*|mieux|bon(?:ne)?s?|conseill\w+|recommand\w+|suggèr\w+|idées?|astuces?|normal|dangereux|aide|offrir|cuisiner|aller|pour (?:mon|ma|mes|notre|nos)",
    how="comment",
    given=r"puisque|comme|étant donné que|sachant que|vu que|compte tenu que",
    because=r"puisque|parce que|vu que|étant donné que|sachant que|compte tenu que",
    begins_fact=r"je|j'|mon|ma",
    gives=(
        rf"(?:traduis|traduisez|traduire|reformule[rz]?|résume[rz]?|résumer|relis|relisez|relire|conjugue[rz]?)(?:-(?:moi|le|la|les))?\b.{{0,60}}|(?:mets|mettez|mettre|transforme[rz]?)\b.{{2,60}}"
        rf"|(?:corrige[rz]?|raccourcis|raccourcissez|raccourcir|simplifie[rz]?|continue[rz]?|complète[rz]?|compléter|termine[rz]?|améliore[rz]?|vérifie[rz]?|analyse[rz]?|explique[rz]?)(?:-(?:moi|le|la|les))? (?:{_OF_TEXT}|(?:ce(?:tte|t|s)?|l[ea]s?|une?)(?: \w+){{0,3}}? (?:{_TEXT})\b.{{0,60}}|l'(?:{_TEXT})\b.{{0,60}}|à la première personne\b.{{0,20}})"
        rf"|(?:réponds|répondez|répondre|réagis) (?:à|au|aux)\b.{{0,40}}?\b(?:avis|{_TEXT}|commentaire|question|plainte|demande|réclamation)s?\b.{{0,60}}"
        r"|(?:écris|écrivez|écrire|raconte|racontez|invente|inventez|compose|rédige|rédigez|commence)\b.{0,30}?(?:histoire|poème|chanson|conte|scène|dialogue|monologue|journal intime|roman|nouvelle|première personne|point de vue)\b.{0,40}"
        rf"|(?:écris|écrivez|écrire|rédige[rz]?|parle[rz]?)(?:-moi)?(?: \w+(?: \w+){{0,3}}? (?:{_TEXT}|avis|plainte|discours)\b.{{0,40}}?)? (?:comme (?:si|s'|une?)|en tant que?(?: une?)?|dans la peau d(?:e la|u|'une?)) ?(?!(?:{_NO_VOICE})\b).{{2,60}}"
        r"|(?:imagine[zs]?|fais comme si|faites comme si|supposons) .{3,60}"
        r"|(?:une? |un )?(?:phrases? d'exemple|exemples?(?: de phrases?)?|textes? d'exemple|modèles?)(?: (?:pour|de|avec) .{1,40})?"
        r"|(?:l[ea] |les |une? |mon |ma |notre |ce |cette )?(?:client|cliente|patient|patiente|locataire|candidate?|invitée?|usager|élève|acheteu(?:r|se)|témoin)s? (?:écrit|a écrit|dit|a dit|m'a dit|demande|a demandé|se plaint|m'écrit|m'a écrit)(?: .{1,30})?"
        r"|(?:comment (?:dire|dit-on|on dit|tu dirais|écrit-on|traduire)|est-ce (?:correct|juste)|que (?:veut dire|signifie))\b.{0,40}"
    ),
    handed=(
        rf"(?:est-ce que )?(?:ça|cela|ceci|(?:ce|cette|mon|ma) (?:{_TEXT}|texto|sms|mot)) (?:sonne|passe|se lit|rend)(?: (?:bien|ok|mal|comment|comme ça|ça|trop \w+|poli|naturel))*|sonne (?:comment|bien)(?: ça)?|comment (?:ça )?sonne(?: (?:ça|ce (?:{_TEXT}|texto|sms|mot)))?"
        r"|(?:c'est|est-ce) (?:bon|ok|correct)(?: (?:comme ça|pour l'envoyer|pour envoyer|à envoyer))+"
        rf"|(?:(?:tu (?:peux|pourrais)|vous (?:pouvez|pourriez)|pourrais-tu)(?: me)? )?(?:corriger|relire|améliorer|vérifier|regarder|reformuler|arranger|checker|corrige|relis|améliore|arrange)(?:-moi)? (?:ce|cette|mon|ma|le|la) (?:{_TEXT}|texto|sms|mot)(?: .{{1,30}})?"
        rf"|(?:(?:tu (?:peux|pourrais)|vous (?:pouvez|pourriez)|pourrais-tu) )?(?:écris|écrire|dis|dire|mets|mettre|tourne|tourner|rends|rendre|formule|formuler)(?:-moi)? (?:ça|ceci|cela|ce (?:{_TEXT}|texto|sms|mot))(?: \w+){{0,2}}? (?:mieux|plus|moins|joliment|poliment|gentiment)\b.{{0,30}}"
        rf"|(?:j'ai|on a) (?:juste )?(?:écrit|rédigé|tapé|préparé) (?:ça|ceci|cela|(?:ce|cette) (?:petite? )?(?:{_TEXT}|texto|sms|mot))(?: (?:pour|à) .{{1,40}})?"
    ),
    how_said=r"comment (?:dit-on|on dit|dire|dit on|se dit|je dis|dis-je)|traduis|traduisez",
    letters=r"(?:(?:une?|le|la|ce|cette|autre|nouveau|nouvelle|(?:j'ai|on a|nous avons) (?:bien )?reçu|reçu) )*(?:e-?mail|mail|courriel|courrier|message|lettre|texto|sms|mot|réponse|whats ?app)(?: (?:reçu|ce matin|hier))? (?:(?:du|des) |(?:de |d')(?=(?:mon|ma|mes|notre|nos|l'|la|les|une?)\b|(?-i:[A-ZÀ-Þ])))(?!.*\b(?:client(?:e|es|s)?|patient(?:e|es|s)?)\b).{2,80}|(?:et )?(?:encore|de nouveau) (?:m(?:on|a) \w+|(?-i:[A-ZÀ-Þ])\w+)|(?:m(?:on|a) \w+|(?-i:[A-ZÀ-Þ])\w+) (?:encore|de nouveau)",
    whoever="qui",
    speaker="je|nous|on",
    and_i="et moi",
    reports=r"(?:dit ceci|dit que|se lit|dit|a dit|m'a dit|nous a dit|écrit|a écrit|m'a écrit|nous a écrit|demande|a demandé|m'a demandé|répond|a répondu|m'a répondu|raconte|a crié)(?: (?:hier|aujourd'hui|ce matin|encore))*",
    fiction=(
        r"(?:voici|voilà|c'est|lis|continue[sz]?) (?:\w+ ){0,3}?(?:scène|chapitre|conte|nouvelle|poème|monologue|dialogue|scénario)|(?:écrivons|inventons|jouons|on va écrire) (?:\w+ ){0,3}?(?:histoire|conte|scène|jeu de rôle)"
        r"|(?:jouons|on va jouer) à (?:un|ce) jeu|jeu de rôle|mon personnage (?:est|s'appelle|dit)|(?:scène|chapitre|monologue) (?:pour|de) mon (?:roman|livre|scénario)"
    ),
)
