"""What French sentences say of their user."""

# ruff: noqa: E501 - a pattern is one line, or two where it has two parts: a table is read by line

from memory.language import values as read
from memory.language import values_of_health as read_health
from memory.language import values_of_people as read_people
from memory.language import vocabulary
from memory.language.languages import learning
from memory.language.languages.allergy_tests import shown
from memory.language.languages.french import dangers
from memory.language.languages.french.frequencies import FREQUENCIES
from memory.language.languages.french.introductions import INTRODUCTIONS
from memory.language.languages.french.tastes import TASTES
from memory.language.languages.french.trades import STUDIES, TRADES
from memory.language.languages.treatment import STOPPED, STOPPED_FIRST, TAKEN, Dosed, medicines
from memory.language.languages.weighing import weighed
from memory.language.saying_table import LanguageWords, Saying

# ── Words ─────────────────────────────────────────────────────────────────────────────────────────────────────

_MONTH = r"(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)"
_JOB = (
    r"médecin|infirmi(?:er|ère)|(?:professeure?|prof|enseignante?)(?: (?:de |d'|en )(?!métier\b|formation\b)\w+)?|instituteur|institutrice|ingénieure?(?: logiciel| informatique)?|avocate?|architecte|développeu(?:r|se)(?: web)?"
    r"|programmeu(?:r|se)|graphiste|designer|journaliste|étudiante?(?: en \w+)?|cuisini(?:er|ère)|chef cuisinier|comptable|psychologue|dentiste|artiste|musicien(?:ne)?|électricien(?:ne)?|menuisi(?:er|ère)"
    r"|traduct(?:eur|rice)|interprète|retraitée?|serveu(?:r|se)|mécanicien(?:ne)?|plombier|maçon|chauffeu(?:r|se)|conduct(?:eur|rice)(?: (?:de |d')?\w+)?|policier|policière|gendarme|pompier|militaire|pharmacien(?:ne)?"
    r"|vétérinaire|kinésithérapeute|kiné|ostéopathe|sage-femme|aide-soignante?|chercheu(?:r|se)|biologiste|chimiste|physicien(?:ne)?|mathématicien(?:ne)?|économiste|fonctionnaire|secrétaire|assistante? (?:de |d')?\w+"
    r"|vendeu(?:r|se)|commerciale?|gérante?|consultante?|auto-entrepreneu(?:r|se)|entrepreneu(?:r|se)|indépendante?|freelance|écrivaine?|auteure?|autrice|rédact(?:eur|rice)|photographe|acteur|actrice|chanteu(?:r|se)"
    r"|danseu(?:r|se)|coiffeu(?:r|se)|esthéticienne|agricult(?:eur|rice)|jardini(?:er|ère)|boulang(?:er|ère)|pâtissi(?:er|ère)|boucher|bibliothécaire|informaticien(?:ne)?|notaire|juge|caissi(?:er|ère)|lycéen(?:ne)?|collégien(?:ne)?|cadre|chef de projet"
    r"|routi(?:er|ère)|livreu(?:r|se)|facteur|factrice|soudeu(?:r|se)|peintre(?: en bâtiment)?|charpentier|couvreur|carreleur|chauffagiste|fleuriste|poissonni(?:er|ère)|fromag(?:er|ère)|primeur|ouvri(?:er|ère)|magasini(?:er|ère)|cariste|manutentionnaire|agent(?:e)? (?:de |d')\w+|femme de ménage|aide à domicile|auxiliaire de \w+|assistante? maternelle|nounou"
    r"|concierge|gardien(?:ne)?|vigile|réceptionniste|hôtesse|steward|pilote|marin|pêcheur|mineur de fond|apicult(?:eur|rice)|vigneronn?e?|éleveu(?:r|se)|berg(?:er|ère)|orthophoniste|podologue|diététicien(?:ne)?|nutritionniste|opticien(?:ne)?|ambulanci(?:er|ère)|pédiatre|chirurgien(?:ne)?|gynécologue|cardiologue|sociologue|historien(?:ne)?|philosophe|géologue|statisticien(?:ne)?"
    r"|direct(?:eur|rice)|conseill(?:er|ère)|audit(?:eur|rice)|délégué(?:e)? syndicale?|syndicaliste|travailleu(?:r|se) sociale?|éducat(?:eur|rice)|anima(?:teur|trice)|entraîneu(?:r|se)|coach|stagiaire|apprentie?|coutur(?:ier|ière)|tailleur|cordonnier|horlog(?:er|ère)|bijouti(?:er|ère)|céramiste|sculpt(?:eur|rice)|scénariste|présentat(?:eur|rice)|curé|prêtre|moine|éboueur|brancardier|technicien(?:ne)?(?: (?:de |d')?\w+)?|dev(?= (?:web|mobile|back|front|full)|\W*$)(?: [\w-]+)?|tatoueu(?:r|se)|formateur|formatrice|puéricultrice|maître-nageur"
)
_DIET = r"végé|halal|casher|kasher|cacher|véganes?|végan|vegane?|végétarien(?:ne)?|végétalien(?:ne)?|pescétarien(?:ne)?|flexitarien(?:ne)?"
_CONDITION = (
    r"diabète(?: de type [12])?|(?:de l')?hypertension|hypotension|asthme|épilepsie|migraines?|dépression|anxiété|tdah|autisme|troubles? bipolaires?|schizophrénie|arthrite|arthrose|polyarthrite|ostéoporose"
    r"|maladie cœliaque|maladie de crohn|rectocolite|syndrome de l'intestin irritable|reflux|hypothyroïdie|hyperthyroïdie|endométriose|psoriasis|eczéma|lupus|sclérose en plaques|parkinson|cancer(?: du \w+)?|leucémie"
    r"|(?:maladie|syndrome) de (?-i:[A-ZÀ-Þ])[\w-]+|douleurs chroniques|insuffisance (?:cardiaque|rénale)|arythmie|fibrillation|apnée(?: du sommeil)?|insomnies?|anémie|goutte|glaucome|bpco|hépatite [abc]|mucoviscidose|favisme|thalassémie|drépanocytose|gastrite|spondylarthrite|vitiligo|prédiabète|covid long|vih|fibromyalgie|rhume des foins|acouphènes|scoliose|dyslexie|hémophilie|cholestérol|sopk"
    rf"|{vocabulary.CONDITION}|{learning.FRENCH.disorders}"
)
_LANGUAGE = (
    r"français|anglais|allemand|espagnol|italien|portugais|néerlandais|flamand|russe|ukrainien|polonais|tchèque|hongrois|roumain|bulgare|serbe|croate|grec|turc|arabe|hébreu|persan|hindi|ourdou|chinois|mandarin"
    r"|cantonais|japonais|coréen|vietnamien|thaï|suédois|norvégien|danois|finnois|islandais|latin|breton|catalan|occitan|créole|langue des signes|espéranto|wolof|lingala"
)

WORDS = LanguageWords(
    common="je j le la les l un une des de du d et est suis ai mon ma mes ne n pas plus que en au aux à pour dans avec chez nous on me m c qui très maintenant depuis cette ce cet ça",
    openers=r"bonjour|rappel(?=[,:!])|attention(?=[,:!])|important(?=[,:!])|bonsoir|salut|coucou|oui|non(?=[,.!])|ok|bon|alors|au fait|d'ailleurs|et|mais|aussi|s'il te plaît|stp|merci|pour info|rappelle-toi que|souviens-toi que|note que|sache que|correction|désolée?",
    questions=r"suis-je|ai-je|puis-je|dois-je|est-ce|qu'est-ce|où|combien|quel(?:le)?s?|qui|comment|pourquoi|quand est-ce|que (?:puis|dois|faire)|à quoi|à combien|de quoi",
    supposed=r"si(?! !|,| (?:scrive|chiama|pronuncia)\b)|s'il|imagine[sz]?|imaginons|suppose[sz]?|supposons|supposez|fais comme si|faisons comme si|disons que|mettons que|admettons",
    for_a_while=r"(?:pendant|pour) (?:une?|deux|trois|quatre|cinq|quelques|plusieurs|\d+) (?:heures?|jours?|nuits?|semaines?|mois)|(?:deux|trois|quelques|\d+) jours avant|jusqu'(?:à|au|après|en) ?\w*|temporairement|provisoirement|pour l'instant|pour le moment|avant (?:l'opération|l'examen)",
    wonders=r"peut-être|il se peut|je crois(?: que)?|je pense(?: que)?|il me semble|j'ai l'impression|je me demande|je ne sais pas si|pas sûre? (?:si|que)|j'aimerais|je voudrais être",
    unreal=r"si|rêv\w+",
    unsure=r"comme signe|comme si|dans (?:la fixture|les fixtures|les données de test)|dans (?:mon|un|ce|le|notre) (?:roman|livre|jeu(?: de rôle| vidéo)?|rêve|film|scénario|conte|récit|spectacle)"
    r"|dans (?:ma|une|cette|notre) (?:histoire|nouvelle|campagne|saynète|série)|dans (?:la|ma|notre|une|cette) (?:pièce de théâtre|comédie|partie de jeu de rôle)|dans (?:la|notre) pièce(?=,? j(?:e\b|'))|sur scène|(?:tu es|vous êtes) (?:une?|mon|ma)|joue le rôle|(?:dit|disait|écrit) ?:",
    wonders_in_one_clause=True,
    believed=r"(?<!\bje )(?<!\bje ne )(?:croit|croient|pense|pensent|dit|disent|prétend|prétendent|affirme|affirment|jure|jurent|imagine|imaginent|suppose|supposent|trouve|trouvent|plaisante|s'imagine|s'imaginent|est (?:\w+ )?(?:convaincue?|persuadée?|certaine?|sûre?)|sont (?:\w+ )?(?:convaincue?s|persuadée?s|certaine?s|sûre?s))(?: (?:tous|toutes|toujours))? que (?=(?:je|nous|on)\b|j')"
    r"|(?:selon|d'après|à en croire) (?!moi\b)[^,;:]{2,40}?,? (?=(?:je|nous)\b|j')",
    experts=rf"{dangers.MEDICS}|hôpital|clinique|tests?|analyses?|résultats?|prise de sang|biopsie|irm|scanner|diagnostic",
    slips=r"non,? (?:pardon|attends|attendez|je veux dire|je voulais dire)|(?:pardon|attends|euh|oups),? (?:non|je veux dire|je voulais dire)|enfin,? non",
    mutters=r"je (?:veux|voulais) dire|oups",
    not_it="pas",
    just_it="juste|plutôt|seulement",
    places="aux?|à|en|chez|de",
    corrects=r"(?:(?:non|pardon),|enfin,?|ou plutôt,?|plutôt,?|je veux dire,?|c'est-à-dire,?|en fait,?|disons,?)(?: (?:à|en|chez|de))?",
    spelled_out=((rf"(?<!\bpas )(?:(?<=\s)|^)(?:strictement|complètement|totalement|entièrement|100 ?%) (?=(?:{_DIET})(?![\w-]))", ""),
        (r"\bmoi qui (?=suis )", "je "), (r"\bmoi qui (?=ai )", "j'"), (r"\b(moi|nous)-mêmes?,? (?=je |j'|nous )", ""),
        (r"\bj'suis\b|\bchuis\b", "je suis"),
        (r"\bj' (?=\w)", "j'"),
        (r"^((?:je |j'|moi).{1,120}? et )(?=(?:habite|ai|aime|adore)\b)", r"\1j'"),
        (r"^((?:je |j'|moi).{1,120}? et )(?=(?:travaille|vis|prends|parle|suis|mange)\b)", r"\1je "),
    ),
    dictated=r"(?:(?:juste|plutôt|alors) )*(?:écris|écrivez|dis|dites|réponds|répondez|mets|préviens)\b(?!-(?:moi|nous))[^,;:.!?]{0,40}? que ",
    own_verbs=r"je|j'\w+|c'\w+|ça|les? tests?|pis|imagine|figure-toi",
    ends=r"finalement|d'après|selon|contrairement|à la différence|au final|en fait|mais|parce|car|puisque|depuis|quand|lorsque|alors|donc|qui|que|où|dont|si|avec|sans|pour|chez|jusqu\w*|afin|aussi|maintenant|actuellement|aujourd'hui|hier|encore|plus|déjà|récemment|s'il|merci|il y a|cette|ce|dans|en \d{4}"
    r"|en (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|le (?:mois|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|la semaine|l'(?:an|année)|comme|ni",
    ands="et",
    joins="et|ou|ni",
    articles=r"une?|des|les?|la|l'|aux?|à la|à l'|à|du|de la|de l'|de|d'|certaine?s|tous? les|toutes les|surtout|aussi|toutes? sortes? de|mon|ma|mes",
    no_item=r"allergique|intolérante?|je|j'\w+|nos?|notre|il|elle|ils|elles|on|nous|tu|vous|ton|ta|tes|son|sa|ses|leurs?|me|te|se|c'est|ce|cela|ça|est|sont|suis|ai|a|rien|tout|quelque chose|quelqu'un|ne|pas|s'il|que|comment|habite|travaille|prends",
    asides="d'ailleurs|au fait|malheureusement|hélas|heureusement|je crois|apparemment|en fait|bien sûr",
    decades="vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix",
    no_name=r"demain|plus|quand|si|le|la|les|une?|et|ou|pour|en|à|au|que|ainsi|comme|très|non|oui|ce|cela|pas|jamais|toujours|mal|bien|dès|après|vite|d'|est|difficile|ici",
    nobody=r"personne|tout|chacun|quelqu|on|il|elle|ça|cela|qui|ici|demain|malheureusement|si",
    gone=r"morte?s?|décéd\w+|décès|nous a quittés|m'a quittée?|enterr\w+|euthanasi\w+|endormir|obsèques|et moi (?:[\w']+ )*(?:séparée?s|divorcée?s|rompu|quittée?s)",
    relatives={
        "femme": "wife", "épouse": "wife", "mari": "husband", "époux": "husband", "conjoint": "partner", "conjointe": "partner", "compagnon": "partner", "compagne": "partner", "fiancée": "fiancée",
        "fiancé": "fiancé", "copine": "girlfriend", "copain": "boyfriend", "mec": "boyfriend", "meuf": "girlfriend", "nana": "girlfriend", "petite amie": "girlfriend", "petit ami": "boyfriend", "fils": "son", "fille": "daughter", "filles": "daughter", "enfants": "child",
        "enfant": "child", "bébé": "child", "jumeaux": "child", "jumelles": "child", "mère": "mother", "maman": "mother", "père": "father", "papa": "father", "frère": "brother", "frères": "brother",
        "sœur": "sister", "soeur": "sister", "sœurs": "sister", "colocataire": "flatmate", "coloc": "flatmate", "chien": "dog", "chiot": "dog", "petit-fils": "grandson", "petite-fille": "granddaughter", "labrador": "dog", "caniche": "dog", "chienne": "dog", "chat": "cat", "chatte": "cat", "chaton": "cat", "chats": "cat", "chiens": "dog",
    },
    place_articles="le |la |les |l'",
    no_place=r"une?|mon|ma|mes|notre|ton|ta|sa|son|ce|cette|cent|la (?:peur|campagne|ville|rue|misère|même|maison|montagne|mer|plage|lune|pauvreté)|le (?:passé|présent|futur|centre|sud|nord|même|moment|quartier|coin)"
    r"|l'(?:étranger|instant|est|ouest|hôtel|espoir|attente|angoisse)|deux|trois|paix|couple|colocation|location|appartement|famille|permanence|autarcie|plein|pleine|enfer|ville|fait|proximité|côté|deuxième|premier",
    jobs=_JOB,
    no_job=r"une?|si|toujours|jamais|d'habitude|bénévole$|équipe|prévu|ça|tout|il|elle",
    job_ends=r"chez|dans|à|au|pour|en|sur|depuis|et",
    left_open=r"de|du|des|d|la|le|les|l|en|à|au|aux|et|pour|dans|chez",
    a=r"une? |le |la |les |l'",
    no_employer=rf"{vocabulary.PLACES}|lyon|marseille|toulouse|nice|nantes|bordeaux|lille|strasbourg|montpellier|rennes|grenoble|vivre|gagner|moi|lui|elle|eux|toi|vous|nous|rien|peu|ça|cela|ce|cette|mon|ma|mes|ton|ta|le (?:plaisir|moment|projet)|l'(?:argent|instant|examen|avenir)|la (?:paix|science|journée|nuit)|une? (?:projet|examen|problème|bug|idée)|être|avoir|que|des|deux",
    employer_ends="dans|en|comme|à|au|depuis|et|sur|qui",
    diet_words=_DIET,
    diets={
        "végé": "vegetarian", "végan": "vegan", "végane": "vegan", "vegane": "vegan", "végétalien": "vegan", "végétalienne": "vegan", "végétarien": "vegetarian", "végétarienne": "vegetarian",
        "pescétarien": "pescatarian", "pescétarienne": "pescatarian", "casher": "kosher", "kasher": "kosher", "cacher": "kosher", "flexitarien": "flexitarian", "flexitarienne": "flexitarian",
    },
    exceptions=r"sauf(?: pour)?|excepté|à part|hormis|mais (?:(?:je|j'|on|nous) ?)(?:mange|mangeons)(?: encore| quand même)?(?: du| de la| des| le| la| les)?|mais avec",
    foods=r"viande(?: rouge)?|porc|bœuf|boeuf|agneau|poulet|volaille|poisson|fruits de mer|crustacés|produits laitiers|lait|lactose|tomates?|chocolat|crevettes|cacahuètes?|fromage|œufs?|gluten|blé|sucre|noix|arachides|soja|ail|oignons?|champignons|coriandre|alcool|caféine|glucides",
    meats=r"viande(?: rouge)?|porc|bœuf|boeuf|agneau|poulet|volaille|poisson",
    animal=r"produits laitiers|lait|fromage|œufs?|miel",
    milk=("produits laitiers", "lait", "lactose"),
    without="pas de",
    oneself="moi-même",
    becomes="à",
    lifted="développé|soulevé|haltères?|objectif",
    no_allergen=r"travail|travailler|lundis?|matin|gens|bêtise|connerie|stupidité|paperasse|administration|réunions?|sport|mensonges?|critique|toi|cette|ce|aux cons|cons|efforts?|routine|engagement",
    allergens=rf"{dangers.DANGERS.allergens}|{dangers.DANGERS.medicines}",
    conditions=_CONDITION,
    condition_names={"diabétique": "diabète", "asthmatique": "asthme", "épileptique": "épilepsie", "cœliaque": "maladie cœliaque", "hypertendu": "hypertension", "hypertendue": "hypertension",
        "de l'hypertension": "hypertension", **learning.FRENCH.has, "vih": "VIH", "bpco": "BPCO", "sopk": "SOPK"},
    frequencies=FREQUENCIES,
    reasons="pour|contre|parce|depuis|car",
    before_medicine=r"je (?:prends|fais|m'injecte)|m'injecte|prends|j'ai|(?:je )?suis sous|(?:je suis )?traitée? (?:par|avec)|sous|toujours|encore|maintenant|aussi|puis|plus|mon|ma|le|la|l|du|de la|de l|une?|l'|seulement|depuis (?:\w+ )?(?:ans|mois)|avec",
    ends_medicine="mais|sinon|car|donc|qui",
    not_taken=r"notice|patiente?s?|études?|recommandations|avant|autrefois|peut-être|éventuellement|pas|jamais|plus de|pourrai\w*",
    in_place_of=r"au lieu|à la place",
    given_up="j'(?:ai|avais) (?:tout )?(?:arrêté|stoppé)(?! d(?:e|u)\\b| d'| l[ea]s?\\b| l')|je l'ai (?:arrêtée?|stoppée?)",
    no_drug="le|la|les|un|une|du|sucre|sel|eau|lait|farine|beurre|café|thé|protéines|caféine|fromage",
    aim_ends="mais|parce|car|donc|s'il|et (?:je|j')",
    contact_ends="parce|mais|et (?:elle|il|je)",
    vitals={
        "a1c": r"hba1c|a1c|hémoglobine glyquée", "blood_pressure": r"tension(?: artérielle)?|pression artérielle", "weight": "poids", "height": "taille",
        "heart_rate": r"(?:pouls|fréquence cardiaque|rythme cardiaque)(?: au repos)?", "ldl": r"ldl|cholestérol ldl", "hdl": r"hdl|cholestérol hdl", "cholesterol": r"cholestérol(?: total)?",
        "triglycerides": "triglycérides", "glucose": r"glycémie(?: à jeun)?", "bmi": "imc", "oxygen": r"saturation(?: en oxygène)?",
    },
    languages=_LANGUAGE,
    nobody_likes=r"attendre (?:(?:des |une |plusieurs )?(?:heures?|jours|semaines|mois|plombes)|\d+|deux|trois|quatre|cinq|six|longtemps)|faire la queue|payer (?:deux fois|double|pour rien)",
    any_of=r"tou(?:t|te|s|tes) (?:type|sorte|forme)s? de|n'importe quel(?:le)?s?|toute?s? (?=les? |la )",
    no_taste=r"que|quand|comment|ça|cela|ce|cette|cet|ces|celui|celle|ton|ta|tes|son|sa|ses|votre|vos|leur|mon|ma|mes|notre|tu|te|l'(?:idée|approche|explication)|la (?:façon|manière|réponse|version|première|deuxième|proposition)"
    r"|le (?:texte|plan|ton|résultat|premier|deuxième|concept|fait)|pas|plus|si|quelqu'un|quelque chose|tout|rien|être|savoir|voir|une? (?:peu|question|autre)|moi|toi|vous|lui|elle|beaucoup$|bien$|à"
    r"|mais|entre|après|avant|chez|souvent|toujours|trop|assez|très|ni|le (?:matin|soir|midi|week-end|lundi|dimanche)|la nuit|en|par|pour|avec|dans|sur|et|ou|\d|(?:le|la|les|l') ?(?:premi\w*|deuxième|second\w*|troisième|derni\w*|suivante?|autre|erreur|problème|brouillon|question)|aujourd'hui|maintenant|ici|deux|une? seule?|quelques|plus de|assez|quelqu\w*|.{0,120}\b(?:aujourd'hui|cet?|cette|ces|ton|ta|tes|votre|vos|ici|demain|ce soir)\b",
    under=r"(?:après|avant|passé|à partir de) (?:\d\S*|minuit|midi|le (?:sport|coucher|dîner|déjeuner|repas)|de (?:dormir|courir|me coucher|manger))|le soir|la nuit|quand|lorsque|lorsqu'\w+|si|tant que|pendant|durant|(?:seulement|uniquement) (?:si|quand|en|le|au)|(?:le|les|chaque|tous les) (?:\w+ )?(?:(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|week-ends?|jours?|matins?|soirs?)|en (?:hiver|été|automne)|au printemps|\w+ (?:jours?|fois) par (?:semaine|mois)",
    amid=r"en|aux?|à|dans|pour|avec|chez|après|avant|lors|sur",
    always=r"en (?:général|fait|somme|réalité|bref)|à (?:mon avis|vrai dire|la base)|au (?:fond|fait|final)|pour (?:moi|ma part)|dans (?:l'ensemble|le fond)|si (?:tu veux|je suis honnête)",
    taste_ends=r"mais|parce|car|quand|lorsque|si (?=je|c'|il|on)|puisque|(?:beaucoup|énormément|trop|maintenant|désormais|du tout|merci|aussi|à nouveau|de nouveau|en général)(?=\W*$|,)|à cause|en raison|depuis|pour que|alors que|donc|et (?:je|j'|mon|ma|il|elle|ça)|surtout quand|plus que jamais|s'il",
    that=r"qui|que|qu'\w+|où|dont",
    adds=r"surtout|notamment|en particulier|comme|y compris|même|par exemple|que ce soit|avec|sans|pas|de préférence",
    own_clause=r"je|j'\w+|nous|tu|vous|il|elle|ils|elles|on|c'est|est|sont|était|suis|ai|a|peux|peut|pourrais|peux-tu|pouvez-vous|merci|quoi|que|comment|où|pourquoi|mes?|mon|ma|tes|ton|ta|tout le monde|personne|alors|donc|qui|ce|cela|ça|donne|aide|me|m'\w+",
    wish_ends="parce|mais|merci|s'il|afin|car",
    answers=r"réponses?|explications?|listes?|emojis?|ton|messages courts|textes courts|exemples|tutoiement|vouvoiement|résumés?",
    own="mon|ma|mes|notre|nos",
    has_one=r"(?:(?:j'ai|nous avons|on a) (?:aussi )?(?:(?:adopté|pris|accueilli|acheté|recueilli|eu) )?|(?:on vient|nous venons|je viens) (?:d'(?:adopter|accueillir|acheter|avoir)|de (?:prendre|recueillir)) )(?:une?|deux|trois|quatre)",
    named_so=r",? (?:qui|(?:et )?(?:ils?|elles?)) s'appell(?:e|ent)| (?:nommée?s?|appelée?s?)|,? (?:et )?son (?:petit )?nom,? (?:c'est|est)|,? (?:et )?(?:on|nous|je) l[' ](?:a |avons |ai )?(?:appelle|appelons|appelée?|nommée?|baptisée?)",
    mine="mon",
    called=r"appelée?|nommée?|qui s'appelle",
    belongs="avec|dont|de|en|chez",
    years_old="ans",
    is_aged=r"a|ont|vient d'avoir|fête ses|a eu",
    aged=r"(?:de |âgée?s? de )?\d{1,2} (?:ans|mois|semaines)",
    who="qui",
    she="il|elle",
    denied=(
        (r"\b(?:je |j')(?:ne |n')?suis (?:plus|pas)(?! (?:seulement|que)\b)(?: (?:du tout|vraiment|finalement))? (?=\w)", "je suis "),
        (r"(\ballergique (?:à|aux?) [^.;:]{2,60}?),? (?:(?:et|mais) )?(?:pas|non) (?=(?:à|aux?) )", r"\1 et "),
        (r"\b(?:n'|ne )?(est|sont) (?:plus|pas)(?! (?:seulement|que)\b)(?: (?:du tout|vraiment|finalement))? (?=\w)", r"\1 "),
        (r"\b(?:n'|ne )?(a|ont) (?:plus|pas) d(?:'|e )(?=allergie)", r"\1 une "),
        (r"\b(?:n'|ne )?(a|ont) (?:plus|pas) (?:de |d')(?=\w)", r"\1 "),
    ),
    denied_alone=(
        (
            r"^((?:(?![^:;,]*\b(?:son|sa|ses|leurs?)\b)[^:;,]*\b(?:tests?|résultats?|analyses?|médecin|docteur|labo)\b[^:;,]*[:;,] )?)(?:(?:finalement|donc|malheureusement|heureusement) )*(?:pas|plus) (?=(?:enceinte|(?:intolérante?|allergique) (?:à|aux?) [\w' ,]+?|(?:diabétique|cœliaque|asthmatique))(?:\s*(?:[,.;!]|$)| finalement))",
            r"\1je suis ",
        ),
    ),
    is_so="est",
    of_health=r"(?:allergique|intolérante?|diabétique|c(?:œ|oe)liaque|asthmatique|épileptique)s?\b",
)  # fmt: skip

# ── Patterns ──────────────────────────────────────────────────────────────────────────────────────────────────

_OF_ANSWERS = rf"(?:[\w']+ ){{0,2}}?(?:l')?(?:{WORDS.languages}|réponses|listes|exemples|messages|phrases|(?:système|unités) métriques?)\b"
"""What answers are to have "only" for good; anything else is what is wanted now: a list, the code."""
_V = r"(?P<value>.+)"
_NAME = r"(?P<value>(?-i:[A-ZÀ-ÖØ-Þ])[a-zà-öø-ÿ-]+(?:[ -](?-i:[A-ZÀ-ÖØ-Þ])[a-zà-öø-ÿ-]+)?)"
_FORMER = r"(?P<former>(?-i:[A-ZÀ-ÖØ-Þ])[a-zà-öø-ÿ-]+)"
_STILL = r"(?:(?:maintenant|toujours|actuellement|désormais|aussi|encore|(?:toute? )?seule?|en coloc(?:ation)?|en couple|ici|depuis [\w ]{1,15}?) )?"
_IN = r"(?:à |en |au |aux |dans le |dans la |dans l')"
_TO = r"(?:à la |à l'|aux |au |à )"
_OF = r"(?:de la |de l'|du |des |de |d'|la |le |les |l')?"
_DAY = rf"(?P<value>\d{{1,2}}(?:er)? {_MONTH}(?: \d{{4}})?|\d{{1,2}}[/.-]\d{{1,2}}(?:[/.-]\d{{2,4}})?)"
_NOW = r"(?:maintenant|désormais|à présent)"
_DWELLS = r",? (?:et )?(?:au (?:numéro )?\d+|(?:\d+[,]? )?(?:bis |ter )?(?:rue|avenue|boulevard|bd|place|allée|chemin|impasse|quai|cours) [\w' -]{2,}|(?:le |la |l'|notre |mon |ma )?(?:(?:nouvel|nouvelle|nouveau) )?(?:appart(?:ement)?|maison|logement|studio|chez[- ]nous)\b)"
"""Behind where somebody is now: she lives there."""
_VITAL = rf"(?P<vital>{WORDS.vital})"
_WHO = rf"(?P<who>{WORDS.relative})"
_MY = r"(?:mon|ma|mes|notre|nos)"
_GROUP = r"(?P<group>AB|A|B|O|0)(?!\w)\s?(?P<sign>\+|-|−|–|(?:rhésus )?(?:positif|négatif)\b)?"
_NUMBER = r"(?P<number>\d{2,3}(?:[.,]\d+)?)"
_FOOD = rf"(?<![\w-])(?P<value>(?:{WORDS.foods})(?![\w-]))"
_FAITH = r"musulmane?|juive|juif|hindoue?|sikhe?|bouddhiste|adventiste|jaïne?"
"""Who are of it leave some food out for good."""
_FOODS = rf"(?<![\w-])(?P<value>(?:{WORDS.foods})(?: (?:et) (?:{WORDS.foods}))?(?![\w-])){read_health.NO_REAL_FOOD}"
_SO = r"(?:(?:très|aussi|gravement|sévèrement|fortement|hyper|également|tous|toutes|les deux) ){0,2}"
_PAIN = r"(?:toujours |vraiment )?(?:très )?(?:mal au ventre|mal à l'estomac|(?:des |de la |la |une )?(?:crampes|diarrhées?|ballonnements|nausées?|migraines?|brûlures))"
_ASIDE = r"(?:(?!\b(?:mon|ma|mes|notre|nos|il|elle|son|sa|ses|est|a|pas|plus)\b)[^.;:!?]){0,80}?"
"""What a sentence whose subject is the user says before it goes on about her."""
_RELATIVE = rf"(?:\b{_MY}|\bles(?= (?:enfants|jumeaux|filles|chats|chiens)\b)|\ble(?= (?:chien|chat|bébé)\b)) (?:(?:petite?|grande?|aînée?) )?{_WHO}(?![\w-])(?:,? (?P<name>(?-i:[A-ZÀ-Þ][a-zß-ÿœ-]+)),?)?"
_ANOTHER = (
    rf"(?:{_RELATIVE}|(?:^|[,;:] |\b(?:et|mais|car|que|parce que|finalement) )(?P<alone>(?-i:[A-ZÀ-Þ][a-zß-ÿœ-]+)))"
)
_AM_NOT = r"\bje (?:ne )?suis (?:plus|pas)"
_NO_INTRODUCTION = (
    r"Français|Française|Belge|Suisse|Québécoise?|Canadien(?:ne)?|Marocaine?|Algérien(?:ne)?|Tunisien(?:ne)?|Italien(?:ne)?|Espagnole?|Portugaise?|Allemande?|Anglaise?|Américaine?"
    r"|Brésilien(?:ne)?|Sénégalaise?|Ivoirien(?:ne)?|Camerounaise?|Malien(?:ne)?|Congolaise?|Haïtien(?:ne)?|Libanaise?|Turque|Turc|Polonaise?|Russe|Ukrainien(?:ne)?|Roumaine?|Chinoise?"
    r"|Japonaise?|Vietnamien(?:ne)?|Bretonne?|Corse|Basque|Parisien(?:ne)?|Lyonnaise?|Marseillaise?|Européen(?:ne)?|Africaine?|Juif|Juive|Musulmane?|Chrétien(?:ne)?|Catholique|Protestante?"
    r"|Bélier|Taureau|Gémeaux|Cancer|Lion|Vierge|Balance|Scorpion|Sagittaire|Capricorne|Verseau|Poissons|Charlie"
)
"""Words with a capital behind "je suis" that introduce nobody."""
_LEFT_JOB = (
    r"\bj'ai (?:démissionné|quitté mon (?:travail|emploi|boulot|poste)|perdu mon (?:travail|emploi|boulot))(?! de\b| d')",
    r"\bj'ai été (?:licenciée?|virée?)\b",
    r"\bje me suis fait (?:virer|licencier)\b",
)

_LED = r"équipe|service|département|agence|entreprise|société|boîte|boutique|magasin|librairie|restaurant|café|bar|hôtel|ferme|clinique|cabinet|école|crèche|studio|galerie|salon|garage|atelier|usine|laboratoire|bibliothèque|association|fondation|institut|boulangerie|pharmacie|filiale"
"""What somebody leads by profession."""
_AGE = rf"\d{{2,3}}|{'|'.join(WORDS.decades.split())}"
_MANY = read_people.many_of(INTRODUCTIONS.numbers, INTRODUCTIONS.children)
_NO_MORE_OF = read_people.NO_MORE_OF
_MEDICINE = rf"(?<![\w-])(?P<value>(?:{dangers.DANGERS.medicines})(?![\w-]))"
_TRADE_ENDS = r"(?=\s*(?:$|[,.;:!?)(])| (?:et|mais|comme|chez|à|depuis|en)\b)"
"""Behind what somebody works in, or studies: it belongs to nothing else."""
SAYINGS: tuple[Saying, ...] = (
    # ── Who ──
    Saying("name", read_people.named, (
        rf"\bje m'appelle {_V}",
        rf"\bmon (?:nom|prénom) est {_V}",
        rf"\b(?:appelle|appelles|appelez)-moi (?:simplement |juste )?{_NAME}",
        rf"\b(?:peux|pouvez) m'appeler {_NAME}",
        rf"\bmon (?:nom|prénom) s'écrit (?:avec [^:,]{{1,20}}[:,] ?)?{_NAME}",
        rf"\bmon surnom(?:,? c'est| est) {_NAME}",
        rf"\b(?:on|tout le monde) m'appelle {_NAME}", rf"\bmes amis m'appellent {_NAME}",
        rf"\bmoi,? c'est {_NAME}(?=\s*(?:[.,!]|$|et\b))",
    )),
    Saying("name", read_people.capitalised, (rf"^je suis (?!(?:{_NO_INTRODUCTION})\b){_NAME}(?=\s*(?:[.,!]|$|et\b))",)),
    Saying("name", read_people.introduced, (rf"^je suis {read_people.GIVEN}", rf"^c'est {read_people.GIVEN}(?=,? (?:et )?(?:je\b|j'))")),
    Saying("name", read_people.introduced_surely, (rf"\bmoi,? c'est {read_people.GIVEN}",)),
    Saying("name", read_people.corrected, (
        rf"(?:^|[,;] ){_NAME} est (?:le diminutif|l'abréviation|le raccourci) de {_FORMER}",
        rf"(?:^|[,;] |\bc'est |\bs'écrit |\bm'appelle ){_NAME}(?:,? (?:avec|sans) [\w ]{{1,20}}?)?,? (?:et )?(?:non )?pas {_FORMER}",
        rf"\bpas {_FORMER},? (?:mais |c'est )?{_NAME}",
    )),
    Saying("pronouns", read.verbatim, (r"\bmes pronoms sont (?P<value>\w+/\w+(?:/\w+)?)",)),
    Saying("birthday", read.verbatim, (
        rf"\bmon anniversaire (?:est|tombe) le {_DAY}",
        rf"\bje suis née? le {_DAY}",
        r"\bje suis née? en (?P<value>(?:19|20)\d\d)\b",
    )),
    Saying("born", read_people.age, (
        rf"(?<!quand )\bj'ai (?:déjà |bientôt |presque )?(?P<value>{_AGE}) ans(?=\s*(?:[.,;)]|$)| (?:et|mais)\b)",
        rf"\bje viens d'avoir (?P<value>{_AGE}) ans\b(?! d(?:e\b|'))", rf"\bje viens de fêter mes (?P<value>{_AGE}) ans\b(?! d(?:e\b|'))",
    )),
    Saying("home", read.place, (
        r"\b(?:on est|nous sommes) une? (?:\w+ )?(?:famille|couple|foyer)(?: (?:de|avec) [\w ]{1,25}?)? (?:à|en|de) (?P<value>(?-i:[A-ZÀ-Þ]).*)",
        rf"\bj'habite (?!plus\b|pas\b){_STILL}{_IN}?{_V}",
        rf"\b(?:je vis|nous vivons|on vit|nous habitons|on habite) {_STILL}{_IN}{_V}",
        rf"\b(?:nous habitons|on habite) {_NAME}",
        rf"\bj'ai (?:déménagé|emménagé) {_IN}{_V}",
        rf"\b(?:nous avons|on a) (?:déménagé|emménagé) {_IN}{_V}",
        rf"\bje me suis installée? {_IN}{_V}",
        rf"\b(?:on est|nous sommes|je suis) (?:enfin |bien |maintenant |désormais )?installée?s? (?:à|au) {_NAME}",
        rf"\b(?:je suis|on est) (?:retourn|reven|repart)(?:é|u|i)e?s? (?:vivre|habiter) (?:chez [\w ]{{1,20}}? )?(?:à|en|au|aux) {_V}",
        rf"\b(?:je suis|on est|nous sommes) (?:{_NOW} )?à (?P<value>[\w' -]{{2,30}}?) {_NOW}{_DWELLS}",
        rf"(?:\b{_NOW},? (?:je suis|on est|nous sommes)|\b(?:je suis|on est|nous sommes) {_NOW}) à (?P<value>[\w' -]{{2,30}}?){_DWELLS}",
        rf"\bchez (?:nous|moi),? (?:ici )?{_IN}{_NAME}",
        rf"\bici {_IN}{_NAME},? (?:nous|on) (?:dit|disons|mange|mangeons|appelle|appelons|fête|fêtons|parle|parlons|boit|buvons)\b",
        rf"\b(?:je viens|on vient|nous venons) (?:de déménager|d'emménager) {_IN}{_V}",
        rf"\b(?:à|en|au) {_NAME},? où (?:je vis|j'habite|nous vivons|nous habitons|on vit|on habite)\b",
    )),
    Saying("home", read.place, (
        rf"\bje n'habite plus {_IN}{_V}",
        rf"\bj'habite plus {_IN}{_V}",
        rf"\bje (?:ne )?vis plus {_IN}{_V}",
        rf"\b(?:nous n'habitons|on n'habite|nous ne vivons|on ne vit) plus {_IN}{_V}",
    ), "drop"),
    Saying("family", read_people.relative, (
        rf"\b{_MY} (?:\w+ )?{_WHO}(?: \w+)? s'appell(?:e|ent) {_V}",
        rf"\b{_MY} (?:grand |grande |petit |petite )?{_WHO},? {_NAME}",
        rf"\b(?:mes|nos) (?:(?:{INTRODUCTIONS.numbers}) )?{_WHO},? (?=(?P<value>(?-i:[A-ZÀ-ÖØ-Þ]).+))",
        rf"\b{_MY} {_WHO},? c'est (?P<value>(?-i:[A-ZÀ-Þ][a-zß-ÿœ'-]+)(?=\s*(?:[.,;]|$|et\b)).*)",
        WORDS.had_and_named(WORDS.relative),
    )),
    Saying("family", read_people.child, (
        rf"\bje suis (?:{_ASIDE}(?:,|\bet) |la |le )?(?:mère|père|maman|papa) de (?:(?:une?|deux|trois|quatre|cinq|\d)(?: \w+){{0,4}}, )?(?P<value>(?-i:[A-ZÀ-Þ]).+)",
    )),
    Saying("family", read_people.spouse, (rf"\bje suis mariée? (?:à|avec) {_V}",)),
    Saying("children", read_people.children, (
        rf"\b(?:j'ai|nous avons|on a) (?P<value>{_MANY}){_NO_MORE_OF}",
        rf"(?:^|\b(?:avec|et) )(?:mes|nos) (?P<value>{_MANY}){_NO_MORE_OF}",
        rf"\b{INTRODUCTIONS.is_one[:-2]}(?:{INTRODUCTIONS.parents}) {INTRODUCTIONS.of}(?P<value>(?:{INTRODUCTIONS.numbers})(?: (?:{INTRODUCTIONS.children}))?){_NO_MORE_OF}",
    )),
    # ── Work ──
    Saying("job", read.occupation, (
        r"\bj'(?P<value>enseigne (?:l'|le |la |les )?(?!(?:à|au|aux|mon|ma|mes|que)\b)[\w-]+)",
        rf"\bje (?P<value>(?:dirige|gère|tiens|encadre) (?:(?:une?|le|la|mon|ma|notre) |l')(?:[\w-]+ ){{0,2}}?(?:{_LED})\b(?: (?:de |d'|des |du )[\w-]+(?: [\w-]+)?)?)",
        r"\bje m'occupe (?:de la |du |des |de l')(?P<value>(?:logistique|marketing|comptabilité|communication|paie|ventes|achats|ressources humaines|relations? clients?|maintenance|qualité)\b)",
        rf"\bje suis (?:une? |actuellement |aussi )?(?P<value>(?:apprentie? |élève )?(?:{_JOB}))(?![\w-])",
        rf"\bje (?:suis|m'appelle) (?-i:[A-ZÀ-Þ])[\w'-]+(?: (?-i:[A-ZÀ-Þ])[\w'-]+)?, (?:une? )?(?P<value>{_JOB})(?![\w-])",
        rf"\bje travaille (?:(?:chez|dans) [\w ]{{1,30}}?,? |à [\w ]{{1,20}}? |de chez moi |à mon compte )?(?:comme|en tant que) (?!une? ){_V}",
        r"\bje suis (?P<value>à la retraite|au chômage|à mon compte)\b",
        rf"\bmon métier,? (?:c'est|est) (?:d'être )?{_V}",
        rf"\bj'occupe (?:actuellement )?le poste (?:de |d'){_V}",
        rf"\bj'exerce (?:comme|en tant que|en qualité de) {_V}",
        rf"\bje travaille en qualité de {_V}",
        r"\bje suis (?:le |la )?(?P<value>(?:responsable|directeur|directrice|cheffe?|chargée?) (?:des |de la |de l'|de |du |d')(?!(?:mon|ma|mes|tout|ce|cette)\b)[\w' -]+)",
    )),
    Saying("job", read.occupation, (
        rf"{_AM_NOT} (?P<value>{_JOB})(?![\w-])",
        rf"\bje (?:ne )?travaille plus comme {_V}",
    ), "drop"),
    Saying("job", read.all_of_it, _LEFT_JOB, "drop"),
    Saying("employer", read.employer, (
        rf"\bje travaille {_STILL}(?:comme [\w ]{{2,30}}? )?(?:chez|pour) {_V}",
        rf"\bje travaille {_STILL}dans (?P<value>une? (?:[a-zà-ÿ]+ )?(?:{_LED}|hôpital|ehpad|supermarché|lycée|collège|mairie|bureau|banque)\b)",
        rf"\bje suis (?:une? )?(?:{_JOB}) chez {_V}",
        r"\bj'ai commencé (?:à travailler )?chez (?P<value>.+)",
        r"\bj'ai rejoint (?P<value>(?-i:[A-ZÀ-ÖØ-Þ]).*)",
        rf"\bmon (?:nouvel )?employeur est {_V}",
    )),
    Saying("employer", read.employer, (
        rf"\bje (?:ne )?travaille plus (?:chez|pour|à) {_V}",
        r"\bj'ai quitté (?P<value>(?:la )?(?-i:[A-ZÀ-ÖØ-Þ])[\w&.-]+(?: (?-i:[A-Z])\w+)?)",
        rf"\bj'ai démissionné de (?:chez )?{_V}",
    ), "drop"),
    Saying("employer", read.all_of_it, _LEFT_JOB, "drop"),
    Saying("work", read.verbatim, (
        r"\bje (?:suis|travaille) (?:en |à |de )(?P<value>télétravail|temps partiel|mi-temps|temps plein|horaires décalés|nuit)\b",
        r"\bje travaille (?P<value>la nuit|de chez moi|depuis chez moi|à domicile|en freelance)\b",
    )),
    Saying("work", read.trade, (
        rf"\bje travaille (?P<value>{TRADES}){_TRADE_ENDS}",
        rf"\bj'(?P<value>étudie (?:le |la |l'|les )?(?:{STUDIES})){_TRADE_ENDS}",
        rf"\bje fais (?:des |mes )(?P<value>études (?:de |d'|en )(?:{STUDIES})){_TRADE_ENDS}",
    )),
    Saying("languages", read.spoken, (
        rf"\bje parle (?:couramment |bien |un peu )?(?:le |l'|de l'|du )?(?P<value>(?:{_LANGUAGE})\b.*)",
        rf"\bma langue maternelle,? (?:c'est|est) {_V}",
    )),
    Saying("languages", read.learned, (
        rf"\bj'apprends (?:le |l')(?P<value>(?:{_LANGUAGE})\b.*)",
        rf"\bj'étudie (?:le |l')(?P<value>(?:{_LANGUAGE})\b.*)",
    )),
    Saying("languages", read.spoken, (rf"\bje (?:ne )?parle pas (?:du tout )?{_V}",), "drop"),
    # ── Food ──
    Saying("diet", read_health.way_of_eating, (
        rf"\bje suis (?:devenue? |strictement |maintenant )?(?P<value>{_DIET})(?![\w-])",
        rf"\ben tant que (?P<value>{_DIET})\b",
        rf"\b(?:on est|(?:nous|et moi) sommes) (?:(?:tous|toutes|tous les deux|les deux|plutôt|strictement|aussi) ){{0,3}}(?P<value>{_DIET})s?(?![\w-])",
        rf"\bje suis un régime (?:alimentaire )?(?:strictement |strict |très strict )?(?P<value>{_DIET}|sans gluten|sans lactose|cétogène|crudivore|paléo)(?![\w-])",
        r"\b(?:je mange|on mange|nous mangeons) (?:strictement |uniquement )?(?P<value>halal|casher|kasher|cacher|végane?|végétarien)(?![\w-])",
    )),
    Saying("diet", read_health.way_of_eating, (
        rf"{_AM_NOT} (?P<value>{_DIET})(?![\w-])",
        rf"\b(?:on (?:n'est|est)|nous (?:ne )?sommes) (?:plus|pas) (?P<value>{_DIET})s?(?![\w-])",
        rf"\bj'ai arrêté d'être (?P<value>{_DIET})(?![\w-])",
    ), "drop"),
    Saying("diet", read_health.not_eaten, (
        rf"\bje (?:ne )?(?:mange|bois|consomme) (?:pas|jamais|plus) {_OF}{_V}",
        rf"\bj'évite {_OF}{_V}",
        rf"\b(?:on (?:ne )?(?:mange|boit)|nous (?:ne )?(?:mangeons|buvons)) (?:pas|jamais|plus) {_OF}{_V}",
        rf"\b(?:je suis|on est|nous sommes) (?:une? )?(?:{_FAITH}|{_DIET})s?,?{read_health.THEREFORE}(?:donc|alors|du coup|et) (?:pas|jamais|sans|zéro) (?:de |d'|du )?{_FOODS}",
        rf"(?:^|[,.;:?!] |\bmais )(?:pas|sans) (?:de |d'|du )?{_FOODS}(?: pour moi)?(?:, | -+ | \(|,? (?:car|parce que|vu que|comme) )je suis (?:une? )?(?:{_FAITH})(?!\w)",
    )),
    Saying("diet", read_health.eaten_again, (
        rf"\bje (?:remange|rebois|reprends) {_OF}{_FOODS}",
        rf"\bje (?:mange|bois) (?:à nouveau |de nouveau )?{_OF}{_FOODS} (?:à nouveau|de nouveau|maintenant|désormais)\b",
        rf"\bje (?:me )?suis (?:remise?|revenue?) (?:à manger |à )?(?:du |de la |des |de l\'|au |aux |à la |à l\'|la |le |les )?{_FOODS}",
        rf"\bje (?:remange|rebois) {_OF}{_V}",
        rf"\bje (?:mange|bois) (?:à nouveau|de nouveau) {_OF}{_V}",
        rf"\bj'ai recommencé à (?:manger|boire) {_OF}{_V}",
        rf"\bon (?:remange|reboit) {_OF}{_V}",
    ), "drop"),
    Saying("diet", read_health.of_nobody_else(read_health.eaten_again), (
        rf"\b(?:le |la |les |l\')?{_FOODS},? (?:c\'est|est|sont) (?:de nouveau|à nouveau|maintenant) (?:ok|okay|bon|possible|permise?s?|autorisée?s?)(?: pour moi)?\b",
        rf"\b(?:le |la |les |l\')?{_FOODS} (?:est|sont) (?:revenue?s?|de retour) (?:dans (?:ma vie|mon assiette|mes repas|mon alimentation)|à mon menu)",
    ), "drop"),
    # ── Health ──
    Saying("allergies", read_health.allergens, (
        rf"\bje suis (?:(?:très|aussi|gravement|sévèrement|également) )?allergique {_TO}{_V}",
        rf"{_AM_NOT} allergique [^.;:]{{2,80}}?[, ](?:seulement|uniquement|juste) {_TO}{_V}",
        rf"\bj'ai une (?:grave |forte )?allergie {_TO}{_V}",
        rf"\bje fais une allergie {_TO}{_V}",
    )),
    Saying("allergies", read_health.of_nobody_else(read_health.allergens), (
        rf"\b(?:m'(?:a|ont)|(?:{dangers.MEDICS}) a) (?:\w+ )?(?:confirmé|diagnostiqué|détecté|trouvé|découvert|décelé)e? (?:une |l'|mon |cette )?(?:grave |forte )?allergie {_TO}{_V}",
    )),
    Saying("allergies", read_health.of_nobody_else(read_health.known_allergens), shown(
        tests=r"allerg\w*|tests?|prick|résultats?|analyses?", is_now=r"(?:est|sont|reste|restent|toujours|encore|aussi|sorti|revenu)", positive=r"positi(?:f|ve)s?", to=r"(?:pour|à|aux?|à la|à l')", told=r"allergique|positi(?:f|ve)", also=r"et (?:maintenant )?aussi ",
    )),
    Saying("allergies", read_health.intolerance, (
        r"(?<![\w-])(?P<value>(?:lactose|lait|laitages|produits laitiers|gluten|blé|fructose|œufs?|oeufs?|soja)) (?:ne )?(?:me (?:rend|rendent) malade|passent? (?:pas|mal)\b)",
        rf"\bje (?:ne )?(?:supporte|tolère) (?:pas|plus|mal|très mal) (?:le |la |les |l')?{_MEDICINE}",
        rf"\bje suis intolérante? {_TO}{_V}",
        rf"\bj'ai une intolérance {_TO}{_V}",
        rf"{_FOOD} ne me (?:réussit|réussissent|convient|conviennent) (?:\w+ )?(?:pas|guère|plus)\b",
        rf"{_FOOD} me (?:donne|donnent|file|filent) {_PAIN}",
        rf"\bje (?:ne )?(?:supporte|tolère|digère) (?:pas|plus|mal|très mal) (?:le |la |les |l')?{_FOOD}",
    )),
    Saying("allergies", read_health.borne_again, (
        rf"\bje peux (?:enfin |maintenant )?(?:remanger|reboire|(?:de nouveau|à nouveau) (?:manger|boire)) {_OF}{_FOOD}",
        rf"\bje peux (?:enfin |maintenant )?(?:manger|boire) {_OF}{_FOOD} (?:de nouveau|à nouveau)\b",
    ), "drop"),
    Saying("household", read_health.of_another(read_health.borne_by_another), (
        rf"{_ANOTHER} (?:peut|peuvent) (?:enfin |maintenant |désormais )?(?:remanger|reboire|(?:de nouveau|à nouveau) (?:manger|boire)) {_OF}{_FOOD}",
        rf"{_ANOTHER} (?:peut|peuvent) (?:enfin |maintenant |désormais )?(?:manger|boire) {_OF}{_FOOD} (?:de nouveau|à nouveau)\b",
        rf"{_ANOTHER} (?:tolère|supporte) (?:maintenant|désormais|enfin|de nouveau|à nouveau) (?:le |la |les |l')?{_FOOD}", rf"{_ANOTHER} (?:tolère|supporte) (?:le |la |les |l')?{_FOOD} (?:maintenant|désormais|de nouveau|à nouveau)\b",
    ), "drop"),
    Saying("household", read_health.of_another(read_health.known_allergens, "reacts to {}"), (
        rf"{_ANOTHER} (?:a|ont|avait) (?:déjà )?(?:fait|eu) une (?:\w+ )?réaction (?:(?!aux?\b|à\b)\w+ ){{0,2}}{_TO}{_V}",
        rf"{_ANOTHER} (?:a réagi|réagit|ont réagi) (?:(?!aux?\b|à\b)\w+ )?{_TO}{_V}",
    )),
    Saying("household", read_health.of_another(read_health.known_allergens, "allergic to {}"), (
        rf"{_ANOTHER} (?:est|sont) {_SO}(?:(?!pas\b|plus\b)\w+ et (?:aussi )?)?allergiques? {_TO}{_V}",
        rf"{_ANOTHER} (?:a|ont) une (?:grave |forte )?allergie {_TO}{_V}",
    )),
    Saying("household", read_health.of_another(read_health.intolerance), (
        rf"{_ANOTHER} (?:a|ont) une intolérance {_TO}{_V}",
        rf"{_ANOTHER} (?:est|sont) {_SO}intolérante?s? {_TO}{_V}",
        rf"{_ANOTHER} (?:ne )?(?:supporte|tolère|digère) (?:pas|plus|mal) (?:le |la |les |l')?{_FOOD}",
    )),
    Saying("household", read_health.of_another(read_health.known_condition, of_named=read_health.COELIAC), (
        rf"{_ANOTHER} (?:est|sont) {_SO}(?P<value>diabétique|asthmatique|épileptique|c(?:œ|oe)liaque)(?![\w-])",
        rf"{_ANOTHER} a (?:du |de l'|la |le )?(?P<value>diabète|épilepsie|asthme|maladie cœliaque)(?![\w-])",
    )),
    Saying("household", read_health.of_another(read_health.way_of_eating), (
        rf"{_RELATIVE} (?:est|sont|mange|mangent) {_SO}(?P<value>{_DIET})s?(?![\w-])",
    )),
    Saying("household", read_health.of_another(read_health.not_eaten), (
        rf"{_RELATIVE} (?:ne )?(?:mange|mangent|boit|boivent) (?:pas|jamais|plus) {_OF}{_V}",
        rf"{_RELATIVE} (?:ne )?(?:peut|peuvent|doit|doivent) pas (?:manger|boire) {_OF}{_V}",
    )),
    Saying("allergies", read_health.intolerance, (
        rf"\bje n'ai (?:pas|plus) d'intolérance {_TO}{_V}",
    ), "drop"),
    Saying("allergies", read.all_of_it, (
        r"\bje (?:n'ai|ai) (?:aucune allergie|pas d'allergies?)\b(?! (?:à|au|aux)\b)",
        r"\bje (?:ne )?suis allergique à rien\b",
    ), "drop"),
    Saying("conditions", read_health.condition, (
        rf"\bon m'a (?:diagnostiqué|trouvé) (?:une? |le |la |l'|du )?{_V}",
        r"\bje suis (?P<value>enceinte|daltonien(?:ne)?|autiste|sourde?(?! (?:à|aux?|d')|e\b)|malentendante?(?! d')|bipolaire)(?![\w-])",
    )),
    Saying("conditions", read_health.known_condition, (
        rf"\bj'ai (?:une? )?{_OF}(?P<value>(?:{_CONDITION})(?!\w).*)",
        rf"\bje (?:souffre|suis atteinte?) {_OF}(?P<value>(?:{_CONDITION})(?!\w).*)",
        rf"\bje suis (?:aussi |également )?(?P<value>diabétique|asthmatique|épileptique|cœliaque|hypertendue?|{learning.FRENCH.people})(?![\w-])",
    )),
    Saying("conditions", read_health.known_condition, (
        rf"\bje (?:n'ai|ne souffre) (?:plus|pas) {_OF}(?P<value>(?:{_CONDITION})(?!\w).*)",
    ), "drop"),
    *medicines(
        WORDS,
        dosed=Dosed(
            articles=r"mon |ma |le |la |l'",
            between=r"maintenant|désormais|est|sont|passée?|à|a|été|monté|descendu|c'est|augmentée?|baissée?|dose|de|depuis \w+",
            now=r"maintenant|désormais|passée?|augmentée?|baissée?|depuis|monté|descendu",
            given=r"(?:on|il|elle|le médecin|la médecin|mon médecin|le cardiologue|ils) m'(?:a|ont) (?:augmenté|baissé|monté|diminué|passé|descendu)",
        ),
        taken=(
            rf"(?:^|[,;:(] ?|\bje )suis (?:toujours |encore |maintenant |aussi |actuellement |de nouveau )?sous (?:l[ea] |l')?{TAKEN}",
            rf"(?:^|[,;:(] ?)(?:toujours |encore )?sous {TAKEN}",
            rf"(?:^|[,;:(] ?|\bje )(?:suis )?(?:traitée?|soignée?) (?:par|avec|au) (?:du |de la |l'|le |la )?{TAKEN}",
            rf"\bje (?:m'injecte|me pique (?:au|avec)|me fais) (?:toujours |encore )?(?:une? |du |de l[ae] |de l'|l[ea] |l'|mon |ma )?(?:injection de |piqûre de )?{TAKEN}",
            rf"\bje prends (?!plus|pas){_V}",
            rf"\bje suis sous {_V}",
            rf"\b(?:on|(?:mon|ma|le|la) (?:médecin|docteure?|cardiologue|psychiatre|généraliste|gynéco(?:logue)?|spécialiste)) m'a (?:prescrit|augmenté|donné) {_V}",
            rf"\b(?:on|ils?|elle|(?:mon|ma|le|la) (?:médecin|toubib|docteure?|cardio|pneumo|gynéco|psychiatre|généraliste|spécialiste|\w+logue)) m'(?:a|ont) (?:aussi |encore |en plus )?(?:rajouté|ajouté|mis(?! sous)) (?:aussi |en plus )?(?:du |de la |de l'|le |la |l')?{TAKEN}",
            rf"\bm'(?:a|ont) (?:mise? (?:sous|au)|passée? (?:au|à la|sous)) {TAKEN}",
            rf"\bj'ai commencé (?:à prendre )?(?:le |la |l'|du |de la |de l')?{TAKEN}",
            rf"\bje suis passée? (?:au|à la|à l'|sous) ?{TAKEN}",
        ),
        stopped=(
            rf"(?:^|[,;:.] ?)(?:fini|terminé|stoppé|arrêté|stop|adieu|plus de)e?(?: avec)? (?:le |la |l'|du |au |à la )?{STOPPED}",
            r"\bje (?:ne )?prends plus (?:de la |de |d'|du |mon |ma |le |la )?(?P<value>.+)",
            rf"\b(?:j'ai|m'a|m'ont|le médecin a|on a) (?:arrêté|stoppé|supprimé|retiré|enlevé) (?:de prendre )?(?:du |de la |de |le |la |l'|mon |ma )?{STOPPED}",
            rf"{STOPPED_FIRST}[^.;:?]{{1,60}}? (?:l'a|l'ont|l'ai) (?:arrêtée?|stoppée?|supprimée?|retirée?|enlevée?)\b",
        ),
        exchanged=(
            r"\bremplacé (?:le |la |l'|mon |ma )?OLD par (?:du |de la |de l'|le |la |l')?NEW",
            r"\b(?:du|de la|de l'|de) ?OLD (?:au|à la|à l'|à|vers le) ?NEW",
            r"\bchangé (?:le |la |l'|mon |ma )?OLD (?:pour|contre) (?:du |de la |de l'|le |la |l')?NEW",
            r"NEW (?:au lieu|à la place) (?:du|de la|de l'|de) ?OLD",
            r"OLD me (?:faisait|donnait|causait|provoquait|rendait)\b[^.;!?]{2,50}?\b(?:alors|donc|et|du coup),? (?:maintenant )?(?:c'est|je prends)(?: maintenant)? (?:du |de la |de l'|le |la |l')?NEW",
        ),
    ),
    Saying("blood_type", read_health.blood, (
        rf"\bmon groupe sanguin est (?:le )?{_GROUP}",
        rf"\bje suis du groupe {_GROUP}",
    )),
    Saying("vitals", read_health.reading, (
        rf"\b(?:mon|ma) (?:dernière? )?{_VITAL}(?P<value> (?:est|était|a été)(?! .{{0,30}}\b(?:devrait|objectif|dessous)\b).{{1,60}})",
    )),
    Saying("vitals", read_health.weight, (rf"\bje pèse (?:maintenant |environ |encore )?{_NUMBER}\s?(?P<unit>kg|kilos?)\b",)),
    weighed(
        beside=rf"aujourd'hui|du|de|le|maintenant|là|c'est|ce|matin|soir|enfin|encore|déjà|de nouveau|presque|environ|exactement|je|me|suis|à|voilà|revoilà|la|ma|sur|affiche|dit|indique|j'en suis|on est|atteint|seulement|plus que|plus qu'|youpi|ouf|ah|bon|{vocabulary.WEEKDAYS}",
        weighs=r"balance|pesée?s?|pèse|poids",
        moves=r"(?:descendue?|remontée?|retombée?|revenue?|passée?|montée?) à",
    ),
    Saying("vitals", read_health.height, (
        r"\bje mesure (?P<number>1[.,]\d{1,2}|2[.,][01]\d?)(?!\d)(?:\s?(?P<unit>m|mètres)\b)?",
        r"\bje (?:mesure|fais) (?P<number>1\d\d|2[01]\d)\s?(?P<unit>cm|centimètres)\b",
    )),
    Saying("goals", read.aim, (
        rf"\bmon (?:objectif|but),? (?:c'est|est) (?:de |d')?{_V}",
        r"\bje (?:veux|voudrais|dois) (?P<value>(?:perdre|prendre) \d.*|arrêter de (?:fumer|boire)|courir un (?:semi-)?marathon|perdre du poids|baisser (?:ma|mon) .{2,30})",
    )),
    Saying("emergency_contacts", read.contact, (
        rf"\bmon contact d'urgence,? (?:c'est|est) {_V}",
        r"\ben cas d'urgence,? (?:appelle|appelez|contacte|contactez|prévenez|préviens) (?P<value>(?!le \d|une ambulance|la police|les).+)",
    )),
    # ── Tastes, and how to talk ──
    Saying("communication", read.wish, (
        rf"^(?P<value>(?:réponds|répondez|écris|écrivez|parle|parlez|explique|expliquez|utilise|utilisez|tutoie|vouvoie)(?:-moi)? (?:toujours|désormais|(?:uniquement|seulement)(?= {_OF_ANSWERS}))\b.+)",
        r"^(?P<value>(?:n'utilise[sz]?|ne (?:réponds|répondez|mets|mettez|parle|parlez|écris)) (?:jamais|plus|pas) .*\b(?:emojis?|listes?|réponses?|anglais|français|formel\w*|vouvo\w*|markdown)\b.*)",
        r"^(?:à partir de maintenant|dorénavant|désormais),? (?P<value>(?!je\b|j'|tu es\b|vous êtes\b)(?:ne |n')?(?:répon|écri|parl|expliqu|utilis|tuto|vouvo)\w*.*)",
        r"\bje veux que (?P<value>tu (?:me )?(?:répondes|parles|écrives|expliques) (?:toujours |uniquement )?(?:en|avec|de) .+)",
        r"^(?P<value>(?:tutoie|vouvoie|tutoyez|vouvoyez)-moi\b.*)",
    )),
    Saying("preferences", read.favourite, (rf"\b(?:mon|ma) (?P<what>[\w ]{{2,25}}?) préférée? (?:est|c'est) {_V}",)),
    *TASTES,
)  # fmt: skip
