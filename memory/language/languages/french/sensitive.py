"""What is sensitive in French, written without accents."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.sensitive_table import SensitiveTable

SENSITIVE = SensitiveTable(
    telling=(
        r"je|j|moi|mon|ma|mes|me|tu|toi|ton|ta|tes|te|le|la|les|l|un|une|des|est|c|sont|etait|suis|es|ai|as|a|avons|ont|et|ou|ne|n|pas|avec|sans|de|du|d|en|au|aux|dans|sur|pour|par|que|qu|qui|se|s|ce|cette|ces|il|elle|ils|elles|on|nous|notre|nos|vous|votre|leur|mais|tres|plus|quand|comme|comment|chez|toujours|jamais|aussi|tout|y|m"
    ),
    health=(
        r"sante|malad\w+|medecin\w*|docteur|infirmier\w*|hopita\w+|clinique|operee?|operation du|chirurg\w+|diagnosti\w+|symptom\w+|troubles? (?:du|de|bipolaire|anxieux|alimentaire\w*)|syndrome|infection\w*|grippe|covid\w*|coronavirus|pneumonie|cancer\w*|tumeur\w*|leucemie|lymphome|chimio\w*|radiotherapie|diabet\w+|insuline|glycemie|sang|sanguin\w*|cholesterol|infarctus|crise cardiaque|cardiaque\w*|hypertens\w+|tension arterielle|avc|asthm\w+|epilep\w+|migraine\w*|maux de (?:tete|dos|ventre)|mal (?:au|a la|aux) \w+|douleur\w*|douloureu\w+|allergi\w+|intoleran\w+|anaphyla\w+|coeliaque|cœliaque|sans gluten|lactose|arthrite|arthrose|rhumatis\w+|fibromyalgie|sclerose|parkinson|alzheimer|demence"
        r"|autis\w+|tdah|dys(?:lexi|calculi|praxi|graphi|orthographi)\w+|bipolaire\w*|schizo\w+|psy|psych(?:olog|iatr|ose|otherap)\w*|therap(?:ie|ies|eute|eutes|eutique)|depress\w+|deprim\w+|anxiet\w+|anxieu\w+|crises? d'angoisse|panique|\w*phobi\w+|automutil\w+|envie de mourir|attend(?:s|ons)? (?:un|notre|son|mon) \w* ?(?:bebe|enfant)|burn-? ?out|traumatis\w+|anorexi\w+|boulimi\w+|suicid\w+|addict(?:ion|ions|if)|dependance\w*|alcooli\w+|desintox\w*|rechute\w*|fume|fumeu\w+|arrete de fumer|drogues?|cocaine"
        r"|enceinte|grossesse\w*|fausse couche|avortement|ivg|fiv|fertilite|infertil\w+|menopause|regles douloureuses|mes regles|contracepti\w+|la pilule|vih|sida|seropositi\w+|hepatite|herpes|handicap\w*|fauteuil roulant|aveugle|malvoyant\w*|sourde?|malentendant\w*|appareil auditif|chronique\w*|vaccin\w*|medicament\w*|traitement\w*|comprime\w*|cachets|ordonnance|prescri\w+|posologie|dose|doses|antibioti\w+|antidepress\w+|anxiolytique\w*|anti-?douleur\w*|cortisone|obes\w+|surpoids|maigrir|perdre du poids|perdu \d+ kilos|mon poids|pese \d+|regime|nutritionniste|dietetici\w+|bless(?:e|ee|ure|ures)|fractur\w+|casse (?:le|la) (?:bras|jambe|pied|poignet|cheville)|entorse|ligament\w*|menisque|hernie\w*|kine|kinesither\w+|reeducation|insomni\w+|apnee|nausees?|vomi\w*|fievre|toux|vertiges|eczema|psoriasis|contact d'urgence|urgences|ambulance|reanimation|reins?|foie|poumon\w*|thyroid\w*|prostate|ovaire\w*|biopsie|irm|radiographie|dentiste|dentaire\w*|orthodont\w+|hormon\w+|pacemaker|greffe (?:de|du)|don d'organes"
    ),
    money=(
        r"salaires?|paie|fiche de paie|revenus?|gagne \d[\d.,]*|touche \d[\d.,]*|dettes?|endett\w+|surendett\w+|emprunt\w*|pret (?:immobilier|etudiant|bancaire|conso)|credit (?:immobilier|a la consommation|auto)|hypothe(?:que|caire)\w*|faillite|insolvab\w+|expuls\w+|decouvert|compte (?:bancaire|en banque|courant|epargne)|carte (?:bancaire|de credit)|epargn\w+|economies|iban|rib|argent|patrimoine|investi\w*|investissement\w*|bourse|actions? en bourse|pension\w*|retraite|heritage|herite de|chomage|chomeu\w+|rsa|apl|allocations?|impots?|fisc|declaration de revenus|loyer|pas les moyens|assurance\w*|mutuelle|finances|financi\w+|loto|paris sportifs|euros (?:par|brut|net) ?(?:mois|an|heure)?|smic|budget (?:familial|mensuel)|mon budget"
    ),
    faith=(
        r"eglises?|mosquees?|synagogues?|paroiss\w+|temple protestant|pri(?:e|er|ons|ere|eres)|dieu|allah|jesus|christ|chretien\w*|christianisme|catholi\w+|protestant\w*|evangeli\w+|orthodoxe\w*|temoins? de jehova|mormon\w*|musulman\w*|islam\w*|juif|juive|juifs|judaisme|hindou\w*|bouddhis\w+|athee\w*|atheisme|agnosti\w+|religi\w+|ma foi|la foi|croyan\w+|spirituel\w*|spiritualite|bible|coran|torah|casher|cacher|kasher|halal|ramadan|careme|jeun(?:e|er) (?:du|pendant|pour)|bapt\w+|premiere communion|la messe|pretre\w*|pasteur|rabbin\w*|imam|moine|religieuse|pelerin\w*"
    ),
    intimacy=(
        r"gays?|lesbien\w*|bisexuel\w*|homosexuel\w*|heterosexuel\w*|queer|lgbt\w*|transgenre\w*|transsexuel\w*|(?:personne|femme|homme) trans|non-? ?binaire\w*|genre (?:fluide|feminin|masculin)|pronoms?|sexe|sexuel\w*|sexualite|asexuel\w*|polyamour\w*|coming out|libido|porno\w*|erectile\w*|m'a trompe\w*|liaison extraconjugale|infidel\w+"
    ),
    views=(
        r"politique\w*|parti (?:socialiste|communiste|politique|republicain)|rassemblement national|lfi|macronist\w+|vot(?:e|er|es|ons|ants?) (?:pour|a|contre|au|aux)?|elections?|electora\w+|conservateurs?|socialist\w+|communis\w+|fascis\w+|de (?:gauche|droite)|extreme (?:gauche|droite)|feminis\w+|militant\w*|activis\w+|manifestation\w*|gilets? jaunes?|syndic(?:at|ats|al|ale|aliste|alistes|que|quee)|cgt|cfdt|greve\w*|greviste\w*"
    ),
    origin=(
        r"ethni\w+|racial\w*|racis\w+|metisse?s?|(?:femme|homme|personne) noire?|autochtone\w*|gitan\w*|roms|immigr\w+|migrant\w*|refugie\w*|asile|titre de sejour|carte de sejour|sans-? ?papiers|naturalis\w+|nationalite|visa|couleur de peau|ancetres|d'origine (?:africaine|algerienne|marocaine|tunisienne|turque|juive|arabe|asiatique|maghrebine)"
    ),
    law=(
        r"arrete par|garde a vue|delits?|criminel\w*|condamn\w+|prison\w*|detenu\w*|sursis|police|gendarm\w+|plainte|poursuivi\w*|proces|tribuna\w+|garde (?:des enfants|alternee)|ordonnance de protection|maltrait\w+|abus sexuel\w*|abuse\b|viol|violee?|violences? (?:conjugales?|domestiques?)|victimes?|harcel\w+|(?:mon|notre) avocate?|escroquerie|vol a|passeport\w*|carte d'identite|securite sociale|numero de secu|empreintes? digitale\w*|biometri\w+"
    ),
    harmless=(
        r"oranges? sanguines?|dieu merci|mon dieu|sang-froid|romans? policiers?|regime (?:politique|sans echec)|accro au (?:cafe|chocolat)|vol a (?:voile|paris|lyon)|traitement de (?:texte|donnees|l'image|signal)|genre litteraire"
    ),
)
