"""French words of change (see `memory/language/change_signs.py`)."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.sign_table import ChangeWords

CHANGE_WORDS = ChangeWords(
    ends=r"arrêt(?:é|ée|és|er|e|ons)|laiss(?:é|ée) tomber|abandonn(?:é|ée|és|e)|quitt(?:é|ée|és|er|e)|vend(?:u|ue|us|re)|perdu(?:e|s)?|rompu|sépar(?:é|ée|és|ées)|divorc(?:é|ée|és|e)|démissionn(?:é|er|e)|licenci(?:é|ée|és)|vir(?:é|ée)|renvoy(?:é|ée)|ferm(?:é|ée|és|e)|fait faillite|faillite|annul(?:é|ée|és)|résili(?:é|ée|er)|jet(?:é|ée|er)|donn(?:é|ée) (?:ma|mon|mes|la|le|les|notre)|rendu(?:e|s)?|supprim(?:é|ée|er)|désinstall(?:é|ée)|débarrass(?:é|ée)|vol(?:é|ée)|mort(?:e|s)?|hs|foutu(?:e)?|à la casse|casse|raccroch(?:é|er)|stopp(?:é|er)|cess(?:é|er)|largu(?:é|ée)|plaqu(?:é|ée)|lâch(?:é|ée|er)|coup(?:é|er)|fini(?:e|s)?|termin(?:é|ée|és)|dissou(?:s|te)|dissolu|parti(?:e|s)?|retraite|remball(?:é|er)|tourn(?:é|er) la page|fait une croix|mis (?:fin|un terme)|sevr(?:é|ée)|guéri(?:e|s)?|remis(?:e)?|rétabli(?:e)?|opér(?:é|ée)|retir(?:é|ée)|enlev(?:é|ée)|ôté|rembours(?:é|ée)|déménag(?:é|er)|claqu(?:é|er) la porte|rendu (?:mon|mes|les|la)|rat(?:é|ée)|plant(?:é|ée)|échoué|recal(?:é|ée)|viré|remplac(?:é|ée)|désabonn(?:é|ée)|désinscri(?:t|te)|sort(?:i|ie)s? de|passé à autre chose|n'en (?:veux|peux) plus|marre",
    dies=r"mort(?:e|s)?|décéd(?:é|ée)|décès|disparu(?:e)?|parti(?:e)?|piquer|endormir|écras(?:é|ée)|enterr(?:é|ée|er)|veu(?:f|ve)|enfui(?:e)?|sauv(?:é|ée)|nous a quittés|m'a quitté(?:e)?|perdu|éteint(?:e)?",
    begins=r"commenc(?:é|er|e)|début(?:é|e|er)|démarr(?:é|e)|achet(?:é|ée|er)|trouv(?:é|ée|er)|pris(?:e)?|repris|eu|obtenu|reçu|rejoint|inscri(?:t|te|re)|signé|emménag(?:é|er)|install(?:é|ée|és)|adopt(?:é|ée)|ouvert|mont(?:é|er)|créé|devenu(?:e|s)?|mis(?:e|es)? (?:à|au|aux)|me suis mise? (?:à|au)|lanc(?:é|ée)|embauch(?:é|ée)|nomm(?:é|ée)|promu(?:e)?|prescri(?:t|te)|mis sous|sous \w+|mari(?:é|ée|és)|pacs(?:é|ée|és)|fianc(?:é|ée|és)|rencontré|en couple|choisi|décid(?:é|er)|opt(?:é|er)|lou(?:é|ée)|entr(?:é|ée|ées) (?:à|au|en|chez|dans)|je suis (?:à|au|en|chez|dans)|on est (?:à|au|en|chez|dans)|c'est (?:le|la|du|de la)",
    turns=r"chang(?:é|ée|er|e|eons|ement)|pass(?:é|ée|és) (?:à|au|aux|chez|de|du|sous|sur)|repass(?:é|ée)|au lieu d[eu]|à la place|plutôt|finalement|en fait|remplac(?:é|ée|er|e)|échang(?:é|ée)|troqu(?:é|ée)|basculé|migré|converti(?:e)?|report(?:é|ée|er)|décal(?:é|ée|er)|déplac(?:é|ée|er)|avanc(?:é|ée)|modifi(?:é|ée)|renomm(?:é|ée)|réécri(?:t|te)|mut(?:é|ée)|transfér(?:é|ée)|réorient(?:é|ée|er)|reconverti(?:e)?|et non|contre|mais plutôt|préfère|repris|transform(?:é|ée)|se sont inversés|viré de bord|tout compte fait",
    nows=r"maintenant|désormais|dorénavant|depuis|à partir d[eu]|dernièrement|récemment|nouve(?:au|l|lle|aux|lles)|enfin|ça y est|hier|la semaine dernière|le mois dernier|l'an(?:née)? dernière?|cette (?:année|saison|rentrée)|ce (?:mois|semestre|trimestre)|il y a (?:\w+ )?(?:jours|semaines|mois)|ces temps-ci|en ce moment|d'ailleurs|viens? de|venons de|vient de|aujourd'hui c'est|à présent|pour de bon|définitivement|dès|en (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)",
    no_more=r"ne (?:[\w'àâéèêîôûç]+ ){1,4}?plus|n'\w+ (?:\w+ )?plus|plus (?:de|d'|du|jamais|aucune?|rien|besoin|question)|plus (?=[.,;!]|$)|sans|fini(?: les?| la)?|terminé|adieu|jamais plus|plus envie|j'\w+ plus|je (?:\w+ )?\w+ plus|on \w+ plus|c'est fini|aucun(?:e)?|au revoir|dernier jour|c'est du passé|sevrage|est plus",
    again=r"de nouveau|à nouveau|re(?:pris|commenc\w+|tourn\w+|pass\w+|trouv\w+|mis|venu\w*|vien\w*)|encore une fois|retour|comme avant|revenu(?:e|s)?",
    grows=r"(?:a|ai|vient d'avoir|eu) (?:\w+ )?ans|augment\w+|mont(?:é|ée|e)|baiss(?:é|ée|e)|diminu\w+|rédui\w+|doubl(?:é|e)|de \d+ à \d+|anniversaire|promu(?:e)?|temps plein|mi-temps|plein temps|pris du poids|perdu \d+|maigri|grossi|passe à|passé à \d+|plus qu'avant|moins qu'avant|agrandi|renouvel\w+|prolong\w+|numéro (?:deux|trois|quatre)|on est \w+ (?:maintenant|désormais)|redouble",
    passes=r"réussi|eu mon|eu ma|obtenu|décroch(?:é|ée)|termin(?:é|ée)|fini|diplôm(?:é|ée)|né(?:e|s)?|arriv(?:é|ée)|accept(?:é|ée)|admis(?:e)?|reçu(?:e)?|accord(?:é|ée)|soutenu|rendu|gagné|publi(?:é|ée)|livré|valid(?:é|ée)|sign(?:é|ée)|ça y est|enfin|clés|embauch(?:é|ée)",
    denied=r"ne|n'\w+|pas|plus|jamais|rien|personne|aucun(?:e)?|sans|ni",
    besides=r"aussi|également|en plus|un(?:e)? autre|d'autres?|un deuxième|une deuxième|deuxième|second(?:e)?|encore un(?:e)?|supplémentaire|en parallèle|à côté|par ailleurs|ainsi que|les deux|de plus|ajout(?:é|er|e)|même temps|complément",
    whiles=r"aujourd'hui|ce (?:soir|matin|week-?end|midi)|cette (?:semaine|nuit)|cet (?:après-midi|été)|demain|jusqu'(?:à|au|en|aux|ici)|pour (?:la|le|une|deux|trois|quelques) (?:semaines?|jours?|mois|week-?end|nuit|heures?|journée)|quelques jours|pendant|le temps (?:de|que)|temporaire\w*|provisoire\w*|en attendant|pour l'instant|pour le moment|au garage|en réparation|prêt(?:é|ée|e)|de location|en visite|en vacances|en voyage|en déplacement|remplacement|remplac(?:e|er) (?:un|une|mon|ma)|malade|en arrêt|exceptionnel\w*|une fois|cette fois|sauté|rate|séminaire|reparti(?:e|es|s)? de plus belle|chez \w+ ce|garde",
    pasts=r"avant|autrefois|jadis|à l'époque|quand (?:j'étais|j'avais|on était|nous étions|j'habitais)|il y a (?:\w+ )?ans|en (?:19|20)\d\d|dans les années|petit(?:e)?, |dans ma jeunesse|mon premier|ma première|étant (?:jeune|petit|gamin|étudiant)|plus jeune|ancien(?:ne)?|ex-?\w*|longtemps",
    maybes=r"peut-être|si|pourrai[st]\w*|devrai[st]\w*|voudrai[st]|aimerai[st]|veu[xt]|voulons|voulais|envie de|songe(?:r|ons)?|pens(?:e|ons|er) à|réfléchi\w*|hésit\w+|envisag\w+|projet\w*|espér\w+|espoir|un jour|prochain(?:e)?|prochainement|l'an prochain|rêv(?:e|er|ons)|on verra|imagin\w+|serai[st]|aurai[st]|tent(?:é|ée|e)|presque|failli|peur|conseill\w+|recommand\w+|propos\w+|vais|allons|compte|changeais|quittais",
    stills=r"toujours|encore|comme d'habitude|comme toujours|continu\w+|quand même|reste",
    others=r"il|elle|ils|elles|son|sa|ses|leur|leurs|lui|voisin(?:e|s|es)?|collègues?|copain|copine|pote|ami(?:e|s)?|chef(?:fe)?|patron(?:ne)?|cousin(?:e)?|oncle|tante|beau-\w+|belle-\w+|quelqu'un|les gens|un type|apprenti|client(?:e|s)?|élèves?|patients?|la concurrence|le gouvernement|chanteur|camarade",
    spoken_to=r"tu|toi|ton|ta|tes|te|t['’]\w+|vous|votre|vos|merci|bravo|félicitations",
    own=r"je|j['’]\w+|moi|me|m['’]\w+|on|nous",
    idle=frozenset(
        """
        bon bonne bien mal mauvais mieux pire super génial incroyable beau belle joli heureux heureuse triste content contente fatigué fatiguée
        beaucoup peu tout toute tous toutes rien quelque chose quelqu'un personne gens ami amis famille dire dit dis parler parle parlé penser pense
        crois croire savoir sais sait voir vois vu entendre écouter aider aide essayer essaie faire fais fait mettre mets donner donne donné prendre
        prends pris venir viens vient aller vais va être suis est sont avoir ai a vouloir veux veut falloir faut pouvoir peux peut besoin travailler
        travaille vivre vis vit rester reste jouer joue manger mange boire bois acheter payer appeler appelle aimer aime adore trouver trouve nouveau
        nouvelle vieux vieille grand grande petit petite long longue court tôt tard bientôt après aujourd'hui hier demain matin soir nuit semaine
        mois année an ans jour jours heure heures temps fois toujours jamais encore ensemble seul seule choses histoire question idée plan raison
        partie fin début monde endroit maison chambre ville pays rue voiture premier première deuxième dernier prochaine un deux trois quatre cinq
        six sept huit neuf dix quelques merci bonjour salut oui non d'accord peut-être sûr exact presque aussi alors ensuite puis mais parce que
        quand où comment qui important vraiment juste très trop
        """.split()  # noqa: SIM905 - reads better
    ),
    things={
        "home": r"habit(?:e|ons|ait|er|ais)|appart(?:ement)?|maison|logement|loyer|proprio|propriétaire|coloc\w*|déménag\w+|emménag\w+|adresse|studio|chez moi|chez mes parents|quartier|m²|vi(?:s|vons) (?:à|chez|en|seul)",
        "work": r"travaill?\w*|boulot|bosse\w*|job|emploi|entreprise|boîte|chef|patron|bureau|poste|cdi|contrat|salaire|licenci\w+|démission\w*|retraite|chômage|indépendant(?:e)?|service|métier|boulangerie|équipe|urgences|mairie|embauch\w+",
        "hours": r"nuit|horaires?|temps (?:plein|partiel)|mi-temps|heures|télétravail|jours par semaine|me lève|\d+ ?%|matin|week-?ends?|équipe de nuit",
        "vehicle": r"voiture|bagnole|caisse|moto|scooter|camion|camionnette|vélo|bus|métro|train|conduis|permis|clio|twingo|renault|peugeot|citroën|citroen|dacia|sandero|volkswagen|golf|polo|toyota|yaris|ford|fiesta|tesla|zoé|208|207|trottinette",
        "diet": r"végan(?:e)?|végétarien(?:ne)?|viande|poisson|jambon|lait|lactose|fromage|œufs|oeufs|gluten|pain|sucre|régime|mange\w*|cœliaque|coeliaque|bio|jeûne",
        "drink": r"café|thé|bière|vin|alcool|soda|coca|bois|bu|boire|déca|tisane|apéro|sobre",
        "smoke": r"fum\w+|clopes?|cigarettes?|tabac|nicotine|vap\w+|paquet|pipe",
        "computer": r"ordi(?:nateur)?|portable|pc|mac(?:book)?|windows|linux|ubuntu|macos",
        "phone": r"téléphone|portable|iphone|android|samsung|pixel|galaxy|fairphone|xiaomi|forfait",
        "software": r"appli(?:cation)?|éditeur|base de données|serveur|framework|code|programm\w+|backend|frontend|navigateur|logiciel|langage",
        "pet": r"chien(?:ne|s)?|chat(?:te|s)?|chiot|chaton|hamster|lapin|perroquet|perruche|cheval|poney|véto|vétérinaire|tortue",
        "partner": r"femme|mari|copain|copine|compagn(?:on|e)|conjoint(?:e)?|fianc(?:é|ée|ée?s)|mari(?:é|ée|és|age)|célibataire|divorc\w+|sépar\w+|couple|rupture|pacs\w*|veu(?:f|ve)|ensemble",
        "kids": r"enfants?|fils|fille|bébé|jumeaux|jumelles|enceinte|né(?:e)?|petit(?:e)?|gosses?|gamin(?:e)?s?",
        "school": r"école|lycée|collège|fac|université|études?|étudi\w+|licence|master|filière|prépa|cours|classe|thèse|doctorat|bac|examen|concours|droit|médecine|socio|stage|apprentissage|semestre",
        "sport": r"salle|muscu|foot|rugby|tennis|natation|piscine|nage\w*|cour(?:s|ir)|course|jogging|marathon|escalade|grimp\w+|yoga|pilates|boxe|judo|karaté|basket|hand(?:ball)?|vélo|danse|randonn\w+|ski|équitation|sport|club|entraîn\w+|aviron",
        "music": r"guitare|basse|piano|violon|batterie|flûte|trompette|saxo\w*|chorale|chœur|groupe|orchestre|chant\w*|instrument",
        "medicine": r"comprim\w+|médicament\w*|mg|dose|prescri\w+|médecin|docteur|cardiologue|insuline|tension|piqûres?|antidépress\w+|traitement|pilule|anticoagulant\w*|prends|cortisone",
        "health": r"allergi\w+|intoléran\w+|asthme|béquilles|canne|fauteuil roulant|plâtre|lunettes|lentilles|appareil|genou|hanche|dos|épaule|opér\w+|douleur|diab\w+|diagnos\w+|tests",
        "money": r"loyer|salaire|gagne|touche|euros|crédit|prêt|dette|abonnement|prix|tarif|argent de poche|de l'heure|paie|paye",
        "bank": r"banque|compte|assurance|mutuelle|opérateur|forfait|contrat|fournisseur",
        "name": r"m'appelle|nom|prénom|surnom|nom de (?:jeune fille|famille)",
        "when": r"(?:le |les )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?|chaque (?:jour|semaine|mois)|tous les \w+|le (?:matin|soir)|hebdo\w*",
    },
)
