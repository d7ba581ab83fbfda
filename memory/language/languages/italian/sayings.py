"""What Italian sentences say of their user."""

# ruff: noqa: E501 - a pattern is one line, or two where it has two parts: a table is read by line

from memory.language import values as read
from memory.language import values_of_health as read_health
from memory.language import values_of_people as read_people
from memory.language import vocabulary
from memory.language.languages import learning
from memory.language.languages.allergy_tests import shown
from memory.language.languages.italian import dangers
from memory.language.languages.italian.frequencies import FREQUENCIES
from memory.language.languages.italian.introductions import INTRODUCTIONS
from memory.language.languages.italian.tastes import TASTES
from memory.language.languages.italian.trades import STUDIES, TRADES
from memory.language.languages.treatment import STOPPED, TAKEN, Dosed, medicines
from memory.language.languages.weighing import weighed
from memory.language.saying_table import LanguageWords, Saying

# ── Words ─────────────────────────────────────────────────────────────────────────────────────────────────────

_MONTH = r"(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)"
_JOB = (
    r"medico|dottoressa|dottore|infermier[ea]|(?:professore|professoressa|prof|insegnante|maestr[oa]|docente)(?: d(?:i |'|ella )(?!professione\b|mestiere\b|lavoro\b|ruolo\b)\w+)?|ingegnere?a?|avvocat[oa]|avvocatessa|architett[oa]|programmat(?:ore|rice)|sviluppat(?:ore|rice)"
    r"|designer|grafic[oa]|giornalista|student(?:e|essa)|cuoc[oa]|chef|commercialista|contabile|ragionier[ea]|psicolog[oa]|dentista|artista|musicista|elettricista|falegname|tradutt(?:ore|rice)|interprete"
    r"|pensionat[oa]|camerier[ea]|barista|meccanico|idraulico|muratore|autista|camionista|tassista|poliziott[oa]|carabiniere|vigile del fuoco|militare|farmacista|veterinari[oa]|fisioterapista|terapeuta"
    r"|ricercat(?:ore|rice)|biolog[oa]|chimic[oa]|fisic[oa]|matematic[oa]|economista|impiegat[oa]|segretari[oa]|commess[oa]|vendit(?:ore|rice)|manager|dirigente|consulente|libero professionista|freelance"
    r"|imprendit(?:ore|rice)|scritt(?:ore|rice)|autore|autrice|redatt(?:ore|rice)|fotograf[oa]|att(?:ore|rice)|cantante|baller(?:ino|ina)|parrucchier[ea]|estetista|agricolt(?:ore|rice)|contadin[oa]"
    r"|giardinier[ea]|panettiere|fornai[oa]|pasticcier[ea]|macellaio|bibliotecari[oa]|informatic[oa]|notaio|giudice|cassier[ea]|operai[oa]|ostetrica|badante|casalinga|disoccupat[oa]|educat(?:ore|rice)|os[as]"
    r"|tranvier[ea]|corriere|postin[oa]|saldatore|imbianchino|carpentiere|piastrellista|fiorai[oa]|pescivendol[oa]|salumiere|fruttivendol[oa]|magazzinier[ea]|addett[oa] \w+(?: \w+)?|donna delle pulizie|collaboratrice domestica|colf|portiere|portinai[oa]|guardia giurata|receptionist|hostess|steward|pilota|marinai[oa]|pescatore|minatore|apicolt(?:ore|rice)|viticolt(?:ore|rice)|pastore|allevat(?:ore|rice)"
    r"|logopedista|podolog[oa]|dietista|nutrizionista|ottic[oa]|soccorrit(?:ore|rice)|pediatra|chirurg[oa]|ginecolog[oa]|cardiolog[oa]|sociolog[oa]|filosof[oa]|geolog[oa]|geometra|dirett(?:ore|rice)|capo(?:cantiere|reparto|turno|treno|sala|cuoco)|sindacalista|delegat[oa] sindacale|assistente sociale|animat(?:ore|rice)|allenat(?:ore|rice)|stagista|tirocinante|apprendista|sart[oa]|calzolai[oa]|orologiai[oa]|orafo|orafa|ceramista|scult(?:ore|rice)"
    r"|sceneggiat(?:ore|rice)|condutt(?:ore|rice)|prete|suora|monac[oa]|netturbin[oa]|tecnic[oa](?: \w+)?|tatuat(?:ore|rice)|format(?:ore|rice)|babysitter|bidell[oa]|bagnin[oa]|agente(?: \w+)?|ferrovier[ea]|macchinista|operat(?:ore|rice)(?: \w+)?|perito|vigile|macellai[oa]"
)
_DIET = r"vegan[oa]|vegan|vegetarian[oa]|pescetarian[oa]|flexitarian[oa]"
_CONDITION = (
    r"diabete(?: (?:di )?tipo [12])?|pressione (?:alta|bassa)|ipertensione|asma|epilessia|emicranie?|emicrania|depressione|ansia|disturbo d'ansia|adhd|autismo|disturbo bipolare|schizofrenia|artrite|artrosi|osteoporosi"
    r"|celiachia|morbo di crohn|colite ulcerosa|colon irritabile|reflusso|ipotiroidismo|ipertiroidismo|tiroidite di hashimoto|endometriosi|psoriasi|eczema|dermatite|lupus|sclerosi multipla|parkinson|(?:un )?(?:cancro|tumore)(?: al \w+)?"
    r"|(?:malattia|morbo|sindrome|tiroidite) di (?-i:[A-ZÀÈÉÌÒÙ])[\w-]+|dolore cronico|dermatite atopica|leucemia|insufficienza (?:cardiaca|renale)|aritmie?|fibrillazione atriale|apnee notturne|insonnia|anemia|gotta|glaucoma|bpco|epatite [abc]|fibrosi cistica|favismo|talassemia|gastrite|spondilite|vitiligine|prediabete|hiv|fibromialgia|rinite allergica|acufeni|scoliosi|dislessia|emofilia|colesterolo alto"
    rf"|{vocabulary.CONDITION}|{learning.ITALIAN.disorders}"
)
_LANGUAGE = (
    r"italiano|inglese|tedesco|francese|spagnolo|portoghese|olandese|russo|ucraino|polacco|ceco|ungherese|rumeno|bulgaro|serbo|croato|sloveno|albanese|greco|turco|arabo|ebraico|persiano|hindi|urdu|cinese|mandarino"
    r"|giapponese|coreano|vietnamita|thailandese|svedese|norvegese|danese|finlandese|latino|catalano|sardo|siciliano|napoletano|friulano|lingua dei segni|esperanto"
)

WORDS = LanguageWords(
    common="il lo la i gli le un uno una e di del della dei al alla ai alle che è sono mio mia miei mi non con per a da in ho più anche ora adesso vivo abito lavoro prendo si ci questo questa quello quella",
    openers=r"ciao|promemoria(?=[,:!])|attenzione(?=[,:!])|importante(?=[,:!])|salve|buongiorno|buonasera|sì|no(?=[,.!])|ok|allora|dunque|comunque|tra l'altro|a proposito|inoltre|e|ma(?=,| (?:io|ora|adesso|non|sono|vivo|abito|ho|mi|il|la|i|prendo|lavoro)\b)|anche(?=,)|per favore|grazie|ricorda(?:ti)? che|tieni presente che|sappi che|correzione|scusa",
    questions=r"dove|quanto|quanta|quale|qual|chi|cosa|che cosa|che (?:lavoro|lingue|farmaci)|come (?:posso|faccio|si|mai|mi chiamo)|perché|quando è|posso(?! (?:di nuovo|finalmente|rimangiare|ribere|voltar)\b| mangiare di nuovo)|devo|dovrei|dimmi|sai|a cosa|a che",
    supposed=r"se(?! no\b| (?:(?:me|te|nos|le|les|lo|la) )?(?:\w{3,}ó|\w+(?:aron|ieron|yeron)|han? \w*(?:ado|ido|oto|echo|erto|uesto))\b)|immagina(?:re|te|ti|tevi)?|immaginiamo|supponi|supponiamo|poniamo|metti(?:amo)? che|facciamo finta|fai finta|fingi|in caso di(?! emergenza)|diciamo che|ammettiamo",
    for_a_while=r"per (?:una?|due|tre|quattro|cinque|qualche|alcuni|alcune|\d+) (?:ore|ora|giorn[oi]|notti?|settiman[ae]|mes[ei])|fino (?:a|al|alla|dopo) ?\w*|temporaneamente|per ora|per il momento|prima (?:dell'operazione|dell'esame|dell'intervento)",
    wonders_in_one_clause=True,
    believed=r"(?:crede|credono|pensa|pensano|dice|dicono|sostiene|sostengono|giura|giurano|ritiene|ritengono|afferma|affermano|immagina|immaginano|suppone|scherza|è (?:\w+ )?(?:convint[oa]|sicur[oa])|sono (?:\w+ )?(?:convint[ie]|sicur[ie]))(?: (?:tutti|sempre))? che "
    r"(?=(?:io )?(?:sono|sia|siamo|ho|abbia|vivo|abito|mangio|lavoro|soffro|non (?:sono|mangio|ho)|ho smesso)\b(?! (?:licenziat[oa]|assunt[oa]|promoss[oa])\b))"
    r"|(?:secondo|stando a|a detta di) (?!me\b)[^,;:]{2,40}?,? (?=(?:io )?(?:sono|ho|vivo|abito|mangio|lavoro)\b)",
    experts=rf"{dangers.MEDICS}|ospedale|clinica|test|esam[ei]|analisi|risultat[oi]|biopsia|risonanza|diagnosi|radiografia",
    slips=r"no,? (?:scusa|aspetta|anzi|volevo dire|cioè)|(?:scusa|aspetta|ops),? (?:no|volevo dire|anzi)|anzi,? no",
    mutters=r"anzi|volevo dire|ops",
    not_it="non",
    just_it="solo|meglio",
    places="a(?:l|lla|lle|i|gli|llo)?|in|da|di|con",
    corrects=r"(?:(?:no|scusa|beh),|anzi,?|cioè,?|o meglio,?|per la precisione,?|in realtà,?)(?: (?:a|in|di|da))?",
    wonders=r"forse|magari|può darsi|credo (?:di|che)|penso (?:di|che)|mi sembra di|suppongo|non so se|non sono sicur[oa]|mi chiedo se|vorrei essere",
    unreal=r"se|sogn\w+",
    unsure=r"(?:di|come) segno|come se|(?:nel(?: (?:mio|nostro))?|in (?:questo|un)) (?:fixture|romanzo|libro|gioco|sogno|racconto|film|fumetto|musical|copione|videogioco)"
    r"|nello (?:spettacolo|sketch)|nella (?:(?:mia|nostra) (?:storia|campagna|commedia|recita|serie)|storia|commedia|recita|fiaba)|sul palco|sei (?:un|uno|una|il mio|la mia)\b|comportati come|fai la parte|(?:detto|dice|disse|scritto) ?:",
    spelled_out=((rf"(?<!\bnon )(?:(?<=\s)|^)(?:strettamente|rigorosamente|completamente|totalmente|al 100 ?%|100 ?%) (?=(?:{_DIET})(?![\w-]))", ""),),
    dictated=r"(?:(?:solo|allora|meglio) )*(?:scriv(?:i|igli|ile)|di'|dì|digli|dille|rispond(?:i|igli|ile)|metti|avvisa\w*)\b[^,;:.!?]{0,40}? che ",
    own_verbs=r"porto|prendo|uso|tengo|mangio|bevo|evito|devo|posso|sto|faccio|vado|sono|ho|vivo|lavoro|pensa t[eu]",
    ends=r"alla fine|a differenza|al contrario|dopotutto|ma|però|perché|poiché|siccome|quindi|così|quando|mentre|dove|che|cui|se|da|dal|dalla|fino|con|senza|per|anche|ora|adesso|attualmente|oggi|ieri|ancora|già|più|ultimamente|grazie|per favore|l'anno|il mese|la settimana"
    r"|lo scorso|questo|questa|come|nel \d{4}|a (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)|(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|due|tre|\d+ (?:anni|mesi|settimane|giorni) fa",
    ands="e|ed",
    joins="e|ed|o|oppure|né",
    articles=r"un[oa]?|un'|il|lo|la|i|gli|le|l'|dei|degli|delle|del|della|dell'|al|allo|alla|ai|agli|alle|all'|di|molt[oaie]|anche|soprattutto|qualche|alcun[ie]|tutt[ie] (?:i|gli|le)|nessun[oa]?",
    no_item=r"allergic[oa]|intollerante|io|mi|mio|mia|miei|mie|nostr\w*|lui|lei|tu|ti|tuo|tua|suo|sua|loro|noi|voi|è|sono|sei|ho|ha|hanno|vivo|abito|lavoro|prendo|peso|non|niente|nulla|tutto|qualcosa|qualcuno|per favore|così|cosa|come|questo|quello|ciò|devo|voglio|posso|vorrei|insegno",
    asides="tra l'altro|purtroppo|per fortuna|credo|in realtà|sfortunatamente|comunque",
    decades="venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
    no_name=r"domani|dopo|quando|se|più|il|lo|la|i|gli|le|un[oa]?|e|ed|o|per|in|a|al|che|così|come|molto|non|sì|oggi|tardi|pazz[oa]|presto|pure|sempre|mai|appena|fuori|da|ariete|toro|gemelli|cancro|leone|vergine|bilancia|scorpione"
    r"|sagittario|capricorno|acquario|pesci",
    nobody=r"nessuno|ognuno|qualcuno|tutti|chi|uno|una|qui|oggi|se|lui|lei",
    gone=r"mort[oaie]|morì|decedut[oa]|mancat[oa]|scompars[oa]|sepolt[oa]|funerale|(?:ci|mi) ha lasciat[oia]|soppress[oa]|ed? io (?:\w+ )*(?:lasciati|separati|divorziati)",
    relatives={
        "moglie": "wife", "marito": "husband", "compagna": "partner", "compagno": "partner", "fidanzata": "girlfriend", "fidanzato": "boyfriend", "ragazza": "girlfriend", "ragazzo": "boyfriend",
        "figlio": "son", "figlia": "daughter", "figlie": "daughter", "figli": "child", "bambini": "child", "bambina": "daughter", "bambino": "son", "gemelli": "child", "gemelle": "child", "madre": "mother",
        "mamma": "mother", "padre": "father", "papà": "father", "babbo": "father", "fratello": "brother", "fratelli": "brother", "sorella": "sister", "sorelle": "sister", "figliastro": "stepson", "figliastra": "stepdaughter", "coinquilina": "flatmate", "coinquilino": "flatmate", "cane": "dog", "cucciolo": "dog", "cucciola": "dog", "nipotino": "grandson", "nipotina": "granddaughter", "labrador": "dog", "barboncino": "dog", "cagnolino": "dog",
        "cagnolina": "dog", "cagna": "dog", "gatto": "cat", "gatta": "cat", "gattino": "cat", "gattina": "cat", "gatti": "cat", "cani": "dog",
    },
    place_articles="il |lo |la |i |gli |le |l'",
    no_place=r"un[oa]?|un'|mi[oae]i?|tu[oa]|su[oa]|nostr[oa]|questo|questa|pace|affitto|coppia|solitudine|famiglia|casa|campagna|città|centro|periferia|montagna|crisi|ansia|paura|attesa|appartamento|condominio|collina|camper|albergo|hotel"
    r"|simbiosi|comunità|convento|provincia|zona|mezzo|due|tre|contatto|stretto|modo|funzione|pieno|piena|cento|carico|disagio|costante|continua|condivisione|bilico|pochi|pieni",
    jobs=_JOB,
    no_job=r"un|uno|una|sempre|mai|al|ai|se|volontari[oa]$|prima|tutti|previsto|oggi|bestie|squadra",
    job_ends=r"in|a|ad|al|alla|all'\w+|per|da|dal|presso|con|nel|nella|su",
    left_open=r"di|del|dell[ao]?|dei|degli|delle|da|dal|in|nel|nella|il|lo|la|le|per|e|a",
    a=r"un |uno |una |un'|il |la |lo |l'",
    no_employer=rf"{vocabulary.PLACES}|(?:settore \w+|ristorazione|edilizia|logistica|sanità|finanza|moda|marketing|vendite|commercio|comunicazione|ricerca|risorse umane|trasporti|sociale)$|gruppo|squadra|team|smart working|proprio|nero|ufficio|casa|remoto|turni|questo|questa|quello|un (?:progetto|modo|team|gruppo|campo|settore|problema|bug)|una (?:tesi|idea|squadra|città)|vivere|guadagnare|me|te"
    r"|lui|lei|noi|voi|mio|mia|nulla|niente|modo|ambito|sicurezza|fretta|autonomia|mezzo|tempo|part|un'(?:idea|app)|due|tre|centro|campagna|città|fabbrica$|proprio|conto|passione|soldi|piacere|anni|mesi",
    employer_ends="in|a|come|da|dal|e|perché|di|nel|con",
    diet_words=_DIET,
    diets={
        "vegano": "vegan", "vegana": "vegan", "vegetariano": "vegetarian", "vegetariana": "vegetarian", "pescetariano": "pescatarian", "pescetariana": "pescatarian", "flexitariano": "flexitarian",
        "flexitariana": "flexitarian",
        "vegani": "vegan", "vegane": "vegan", "vegetariani": "vegetarian", "vegetariane": "vegetarian", "pescetariani": "pescatarian", "flexitariani": "flexitarian",
    },
    exceptions=r"tranne(?: per)?|eccetto|a parte|salvo|esclus[oi]|ma (?:mangio|mangiamo)(?: anche)?",
    foods=r"carne(?: rossa| di maiale)?|maiale|manzo|vitello|agnello|pollo|pesce|frutti di mare|crostacei|latticini|latte|lattosio|pomodori|cioccolato|gamberi|formaggio|formaggi|uova|glutine|grano|zucchero|noci|frutta secca|arachidi|soia|aglio|cipolla|cipolle|funghi|coriandolo"
    r"|piccante|alcol|alcool|alcolici|caffeina|carboidrati",
    meats=r"carne(?: rossa| di maiale)?|maiale|manzo|vitello|agnello|pollo|pesce",
    animal=r"latticini|latte|formaggio|formaggi|uova|miele",
    milk=("latticini", "latte", "lattosio"),
    without="niente",
    oneself="io stess[oa]",
    becomes="a",
    lifted="stacco|panca|manubri|obiettivo",
    no_allergen=r"lavoro|lavorare|lunedì|mattino|mattina|gente|persone|stupidità|scemenze|stronzate|burocrazia|riunioni|bugie|sport|critiche|impegno|te|questo|questa|idioti|cretini|fatica|routine|ipocrisia|svegli\w+",
    allergens=rf"{dangers.DANGERS.allergens}|{dangers.DANGERS.medicines}",
    conditions=_CONDITION,
    condition_names={"diabetico": "diabete", "diabetica": "diabete", "asmatico": "asma", "asmatica": "asma", "celiaco": "celiachia", "celiaca": "celiachia", "iperteso": "ipertensione", "ipertesa": "ipertensione",
        "epilettico": "epilessia", "epilettica": "epilessia", **learning.ITALIAN.has, "hiv": "HIV", "bpco": "BPCO"},
    frequencies=FREQUENCIES,
    reasons="per(?! (?:giorno|settimana|mese)\\b)|perché|contro|da quando|quando",
    before_medicine=r"(?:io )?(?:prendo|assumo|uso|faccio|mi inietto|ho)|(?:sono )?(?:in cura|in terapia|in trattamento)(?: con)?|(?:sono )?sotto|ancora|adesso|ora|anche|poi|più|il mio|la mia|mio|mia|il|la|lo|l'|l|un[oa]?|solo|sempre|con",
    ends_medicine="ma|se|così|che",
    not_taken=r"foglietto|bugiardino|pazient[ei]|studi[o]?|linee guida|forse|magari|non|mai|niente|una volta|potre\w+",
    in_place_of=r"invece|al posto",
    given_up="l[aei']\\s?(?:ho|avevo) (?:smess|sospes|interrott|lasciat)[oaei]|li ho (?:smessi|sospesi)|ho smesso(?! d[i'])",
    no_drug="il|lo|la|le|i|un|una|zucchero|sale|acqua|latte|farina|burro|caffè|tè|proteine|caffeina|formaggio",
    aim_ends="ma|perché|quindi|per favore|e (?:io|non|mi)",
    contact_ends="perché|ma|e (?:lei|lui|io|non)",
    vitals={
        "a1c": r"(?:hba1c|a1c)|emoglobina glicata", "blood_pressure": r"pressione(?: arteriosa| sanguigna)?", "weight": "peso", "height": "altezza", "heart_rate": r"(?:frequenza cardiaca|battito|polso)(?: a riposo)?",
        "ldl": "ldl|colesterolo ldl", "hdl": "hdl|colesterolo hdl", "cholesterol": "colesterolo(?: totale)?", "triglycerides": "trigliceridi", "glucose": "glicemia(?: a digiuno)?", "bmi": "imc|bmi",
        "oxygen": "saturazione(?: di ossigeno)?",
    },
    languages=_LANGUAGE,
    nobody_likes=r"aspettare (?:(?:un'|delle )?(?:ore?|giorni|settimane|mesi|mezz'ora)|\d+|due|tre|quattro|cinque|sei)|fare la (?:coda|fila)|pagare (?:due volte|il doppio)",
    any_of=r"qualsiasi(?: (?:tipo|forma|genere) di)?|qualunque|ogni (?:tipo|forma|genere) di",
    no_taste=r"che|come|quando|ciò|questo|questa|questi|queste|quello|quella|quelli|quelle|quel|tuo|tua|tuoi|tue|suo|sua|suoi|mio|mia|nostr\w*|il (?:tuo|suo|mio|tono|testo|piano|risultato|primo|secondo|concetto|fatto|modo)|la (?:tua|sua|mia|risposta|proposta|versione|prima|seconda|spiegazione)"
    r"|l'(?:idea|approccio)|i tuoi|le tue|non|se|tutto|niente|nulla|essere|sapere|vederti|un po|una domanda|te|lui|lei|quanto|molto$|qualcosa|dover\w*|di|a|l'altr[oa]"
    r"|ma|tra|fra|dopo|prima|durante|da|spesso|sempre|né|nessun[oa]?|senza|molt[oaie]|in|per|con|e|o|\d|(?:il|la|i|le|lo|gli|l') ?(?:prim[oaie]|second[oaie]|terz[oaie]|ultim[oaie]|altr[oaie]|prossim[oaie]|error[ei]|problema|bozza)|oggi|ora|adesso|qui|due|un[ao]? sol[oa]|alcun[ie]|più di|troppo|crederci|.{0,120}\b(?:oggi|quest[oaie]|tuo|tua|tuoi|tue|qui|domani|stasera)\b",
    under=r"(?:dopo (?:le \d\S*|cena|pranzo|mezzanotte|l'allenamento|lo sport)|prima (?:delle \d\S*|di (?:dormire|correre|andare a letto|cena|pranzo|allenar\w+)|dello sport|dell'allenamento))|la sera|di notte|quando|se|finché|mentre|durante|sol(?:o|tanto) (?:se|quando|in|la|il)|(?:il|la|ogni|tutti i|di) (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|sera|mattina|weekend|giorni)|d'(?:inverno|estate|autunno)|in (?:inverno|estate|autunno|primavera)|\w+ (?:giorni|volte) (?:alla|a) settimana",
    amid=r"in|al?|alla|nel|nella|per|con|dopo|prima|su",
    always=r"in (?:generale|realtà|fondo|effetti)|a (?:me|dire il vero|proposito)|per (?:me|quanto mi riguarda|natura)|se devo essere sincer[oa]",
    taste_ends=r"ma|perché|poiché|quando|se (?=non|è|ho|mi|c'è)|bensì|anche se|(?:molto|moltissimo|tanto|tantissimo|adesso|ora|grazie|per favore|affatto|di nuovo|in generale|anche)(?=\W*$|,)|a causa|per via|dato che|visto che|e (?:io|non|mi|il mio|odio|voglio|ho|vivo|lavoro|evito|preferisco)|soprattutto quando|da quando",
    that=r"che|dove|cui",
    adds=r"soprattutto|specialmente|in particolare|come|compres[oaie]|inclus[oaie]|anche|persino|ad esempio|con|senza|non|preferibilmente",
    own_clause=r"io|noi|tu|lui|lei|loro|mi|ti|ci|è|sono|era|ho|ha|hai|può|puoi|potresti|voglio|grazie|per favore|che cosa|cosa|come|dove|quale|perché|mio|mia|miei|mie|tuo|tua|tutti|nessuno|quindi|così|chi|lo|dammi|consigliami|aiutami|dimmi|c'è",
    wish_ends="perché|ma|grazie|per favore|così",
    answers=r"risposte|risposta|spiegazioni|elenchi|liste|emoji|tono|messaggi (?:brevi|corti)|testi brevi|esempi|riassunti",
    own=r"(?:il |la |i |le )?(?:mio|mia|miei|mie|nostr[oaie])",
    has_one=r"(?:ho|abbiamo|mi hanno|ci hanno) (?:anche )?(?:(?:adottato|preso|comprato|accolto|regalato) )?(?:una?|un'|due|tre|quattro)",
    named_so=r",? (?:(?:che|e) )?si chiama(?:no)?| di nome| chiamat[oaie]|,? (?:e )?il suo nome è|,? (?:e )?l['oa] ?(?:abbiamo |ho )?(?:chiamat[oa]|chiamiamo)",
    mine="mio",
    called=r"di nome|chiamat[oa]|che si chiama",
    belongs="con|di|in|cui",
    years_old="anni",
    is_aged=r"(?:ne )?(?:ha|hanno|compie)|ha compiuto",
    aged=r"(?:(?:di|che ha) )?\d{1,2} (?:anni|mesi|settimane)",
    who="che",
    she="lui|lei",
    denied=(
        (r"(\ballergic[oa] [^.;:]{2,60}?),? (?:(?:e|ma) )?non (?=a|al|all[aeo'’]|ai|agli\b)", r"\1 e "),
        (r"\bnon (è|sono|ha|hanno|ho|soffro) (?!solo\b|soltanto\b)(?:(?:più|affatto|davvero|in realtà) )*(?:l'(?=allergia))?(?=\w)", r"\1 "),
    ),
    denied_alone=(
        (
            r"^((?:(?![^:;,]*\bsu[oa]\b)[^:;,]*\b(?:test|esami|risultat[oi]|analisi|medico|dottor\w+)\b[^:;,]*[:;,] )?)(?:(?:alla fine|quindi|per fortuna) )*non (?:più )?(?=(?:(?:intollerante|allergic[oa]) (?:a|al|all\w*'?|ai|agli) ?[\w ,]+?|incinta|diabetic[oa]|celiac[oa])(?:\s*(?:[,.;!]|$)))",
            r"\1sono ",
        ),
    ),
    is_so="è",
    of_health=r"(?:allergic|celiac|diabetic|asmatic|epilettic)(?:[oaie]|he)\b|intollerant[ei]\b",
)  # fmt: skip

# ── Patterns ──────────────────────────────────────────────────────────────────────────────────────────────────

_OF_ANSWERS = rf"(?:[\w']+ ){{0,2}}?(?:l')?(?:{WORDS.languages}|risposte|elenchi|esempi|messaggi|frasi|(?:sistema|unità) metric(?:o|he))\b"
"""What answers are to have "only" for good; anything else is what is wanted now: a list, the code."""
_V = r"(?P<value>.+)"
_NAME = r"(?P<value>(?-i:[A-ZÀÈÉÌÒÙ])[a-zàèéìòù']+(?: (?-i:[A-ZÀÈÉÌÒÙ])[a-zàèéìòù']+)?)"
_FORMER = r"(?P<former>(?-i:[A-ZÀÈÉÌÒÙ])[a-zàèéìòù']+)"
_CLAUSE = r"(?:^|[,;:] |\b(?:io|e|ma|perché|ora|adesso|oggi|attualmente|anche|già|ancora|qui|sempre|quindi|mese|anno|anni|mesi|momento|\d{4}|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre) )"
"""What stands before a verb that is a noun, too: "cerco lavoro in …" says nothing of where one works."""
_STILL = (
    r"(?:(?:qui|da sol[oa]|ora|adesso|attualmente|ancora|sempre|anche|da (?:poco|anni|sempre|\w+ (?:anni|mesi))) )?"
)
_IN = r"(?:a |ad |in |nel |nella |nei |negli |nelle |nell')"
_AT = r"(?:alla |al |allo |all'|in |per |presso |da |nella |nel |nell'|dalla )"
_TO = r"(?:al |allo |alla |all'|ai |agli |alle |a )"
_DAY = rf"(?P<value>\d{{1,2}}º? (?:di )?{_MONTH}(?: (?:del )?\d{{4}})?|\d{{1,2}}[/.-]\d{{1,2}}(?:[/.-]\d{{2,4}})?)"
_DWELLS = r",? (?:e )?(?:in |al |nella |nel )?(?:(?:numero|civico|n\.) \d|(?:via|viale|corso|piazza|vicolo|largo|strada) [\w' ]{2,30}|(?:la |il |l'|la nostra |il nostro |la mia |il mio )?(?:nuov[oa] )?(?:casa|appartamento|monolocale|bilocale)\b)"
"""Behind where somebody is now: she lives there."""
_VITAL = rf"(?P<vital>{WORDS.vital})"
_WHO = rf"(?P<who>{WORDS.relative})"
_MY = r"(?:mio|mia|miei|mie|nostro|nostra|nostri|nostre)"
_ART = r"(?:il |lo |la |un |una |un'|l')?"
_GROUP = r"(?P<group>AB|A|B|O|0)(?!\w)\s?(?P<sign>\+|-|−|–|(?:rh )?(?:positivo|negativo)\b)?"
_NUMBER = r"(?P<number>\d{2,3}(?:[.,]\d+)?)"
_DIETS = rf"{_DIET}|vegan[ie]|vegetarian[ie]|pescetariani|flexitariani"
_FOOD = rf"(?<![\w-])(?P<value>(?:{WORDS.foods})(?![\w-]))"
_FAITH = r"musulman[oa]|ebre[oa]|induista|indù|sikh|buddista|avventista|giainista"
"""Who are of it leave some food out for good."""
_FOODS = rf"(?<![\w-])(?P<value>(?:{WORDS.foods})(?: (?:e|ed) (?:{WORDS.foods}))?(?![\w-])){read_health.NO_REAL_FOOD}"
_SO = r"(?:(?:molto|anche|gravemente|fortemente|tutti|tutte|entrambi) ){0,2}"
_PAIN = r"(?:sempre )?(?:(?:il |un )?mal di (?:pancia|stomaco)|(?:i |dei )?crampi|(?:la )?diarrea|gonfiore|acidità|(?:la )?nausea|(?:l')?emicrania)\b"
_ASIDE = r"(?:(?!\b(?:mi[oae]i?|nostr\w+|lui|lei|suo|sua|è|ha|non)\b)[^.;:!?]){0,80}?"
"""What a sentence whose subject is the user says before it goes on about her."""
_RELATIVE = rf"(?:\b{_MY}|\bi(?= (?:bambini|figli|gemelli|cani|gatti)\b)|\bil(?= (?:cane|gatto|bambino)\b)) {_WHO}(?![\w-])(?:,? (?P<name>(?-i:[A-ZÀÈÉÌÒÙ][a-zàèéìòù]+)),?)?"
_ANOTHER = rf"(?:{_RELATIVE}|(?:^|[,;:] |\b(?:e|ma|perché|che|alla fine) )(?P<alone>(?-i:[A-ZÀÈÉÌÒÙ][a-zàèéìòù]+)))"
_LEFT_JOB = (
    r"\bmi sono (?:licenziat[oa]|dimess[oa])\b(?! da\b)",
    r"\bho (?:lasciato|perso) il (?:mio )?(?:lavoro|posto)\b",
    r"\bmi hanno licenziat[oa]\b",
    r"\bsono stat[oa] licenziat[oa]\b",
)

_LED = r"squadra|team|reparto|dipartimento|ufficio|agenzia|azienda|ditta|negozio|libreria|ristorante|caffè|bar|albergo|hotel|fattoria|clinica|studio|scuola|asilo|galleria|salone|officina|fabbrica|laboratorio|biblioteca|associazione|fondazione|istituto|panetteria|farmacia|filiale"
"""What somebody leads by profession."""
_AGE = rf"\d{{2,3}}|{'|'.join(WORDS.decades.split())}"
_MANY = read_people.many_of(INTRODUCTIONS.numbers, INTRODUCTIONS.children)
_NO_MORE_OF = read_people.NO_MORE_OF
_MEDICINE = rf"(?<![\w-])(?P<value>(?:{dangers.DANGERS.medicines})(?![\w-]))"
_TRADE_ENDS = r"(?=\s*(?:$|[,.;:!?)(])| (?:e|ma|come|a|da|all'|in)\b)"
"""Behind what somebody works in, or studies: it belongs to nothing else."""
SAYINGS: tuple[Saying, ...] = (
    # ── Who ──
    Saying("name", read_people.named, (
        rf"\bmi chiamo {_V}",
        rf"\bil mio nome è {_V}",
        rf"\bchiamami {_NAME}",
        rf"\bpuoi chiamarmi {_NAME}",
        rf"\bil mio nome si scrive (?:con [^:,]{{1,20}}[:,] ?)?{_NAME}",
        rf"\bil mio soprannome è {_NAME}",
        rf"\b(?:tutti|gli amici) mi chiamano {_NAME}",
    )),
    Saying("name", read_people.capitalised, (rf"^sono {_NAME}(?=\s*(?:[.,!]|$|e\b(?! (?-i:[A-ZÀ-Þ]))))",)),
    Saying("name", read_people.introduced, (rf"^(?:io )?sono {read_people.GIVEN}",)),
    Saying("name", read_people.introduced_surely, (rf"^(?:io )?sono (?:il|la) {read_people.GIVEN}",)),
    Saying("name", read_people.corrected, (
        rf"(?:^|[,;] ){_NAME} è (?:il diminutivo|l'abbreviazione) di {_FORMER}",
        rf"(?:^|[,;] |\bè |\bsi scrive |\bmi chiamo ){_NAME}(?:,? (?:con|senza) [\w ]{{1,20}}?)?,? (?:e )?non {_FORMER}",
        rf"\bnon (?:è )?{_FORMER},? (?:ma |bensì )?{_NAME}",
    )),
    Saying("pronouns", read.verbatim, (r"\bi miei pronomi sono (?P<value>\w+/\w+(?:/\w+)?)",)),
    Saying("birthday", read.verbatim, (
        rf"\bil mio compleanno è il {_DAY}",
        rf"\bcompio gli anni il {_DAY}",
        rf"\bsono nat[oa] il {_DAY}",
        r"\bsono nat[oa] nel (?P<value>(?:19|20)\d\d)\b",
    )),
    Saying("born", read_people.age, (
        rf"(?<!non )(?<!quando )\bho (?:già |quasi |solo )?(?P<value>{_AGE}) anni(?=\s*(?:[.,;)]|$)| (?:e|ma)\b)",
        rf"(?<!quando )\bho (?:appena )?compiuto (?P<value>{_AGE})(?: anni)?\b(?! (?:anni )?di\b)",
    )),
    Saying("home", read.place, (
        r"\bsiamo una? (?:\w+ )?(?:famiglia|coppia)(?: (?:di|con) [\w ]{1,25}?)? (?:a|di|in) (?P<value>(?-i:[A-ZÀ-Þ]).*)",
        rf"(?<!non )\b(?:vivo|viviamo|abito|abitiamo|risiedo|st(?:o|iamo) vivendo) {_STILL}{_IN}{_V}",
        rf"(?<!non )\b(?:vivo|abito) con [\w ]{{1,24}}? a {_V}",
        rf"(?<!non )\bsto {_IN}(?P<value>(?-i:[A-ZÀÈÉÌÒÙ])[\w ]+?) (?=con (?:il |la |i |le )?mi\w+ (?:{WORDS.relative}|famiglia|genitori)\b)",
        rf"\bmi sono (?:appena |da poco )?trasferit[oa] (?:[\w ]{{1,15}} )?{_IN}{_V}",
        rf"\b(?:(?:qui )?da noi|a casa (?:nostra|mia),?) (?:a|ad|in) {_NAME}",
        rf"(?<!non )\b(?:(?:adesso|ora|ormai) (?:sono|siamo|sto|stiamo)|(?:sono|siamo|sto|stiamo) (?:adesso|ora|ormai)) (?:a|ad) (?P<value>[\w' -]{{2,30}}?){_DWELLS}",
        rf"(?<!non )\b(?:sono|siamo) (?:a|ad) (?P<value>[\w' -]{{2,30}}?) (?:adesso|ora){_DWELLS}",
        rf"\bqui (?:a|ad|in) {_NAME},? (?:noi )?(?:diciamo|mangiamo|chiamiamo|parliamo|festeggiamo|beviamo|usiamo)\b",
        rf"\b(?:ci siamo|mi sono) (?:sistemat[oaie]|stabilit[oaie]) (?:a|ad) {_NAME}",
        rf"\b(?:sono tornat[oa]|siamo tornat[ie]) (?:a (?:vivere|abitare|stare) )?(?:dai miei(?: genitori)?|da mi[oa] \w+) (?:a|ad) {_V}",
        rf"\bci siamo trasferit[ie] (?:[\w ]{{1,15}} )?{_IN}{_V}",
        rf"\b(?:a|ad|in) {_NAME},? dove (?:ora |adesso )?(?:vivo|abito|viviamo|abitiamo)\b",
    )),
    Saying("home", read.place, (
        rf"\bnon (?:vivo|viviamo|abito|abitiamo) più {_IN}{_V}",
        r"\bme ne sono andat[oa] da (?P<value>(?-i:[A-Z])\w+)",
    ), "drop"),
    Saying("family", read_people.relative, (
        rf"\b(?:i miei|le mie|i nostri|le nostre) (?:(?:{INTRODUCTIONS.numbers}) )?{_WHO},? (?=(?P<value>(?-i:[A-ZÀ-Þ]).+))",
        rf"\b{_MY} {_WHO}(?: \w+)? si (?:chiama|chiamano) {_V}",
        rf"\b{_MY} {_WHO},? {_NAME}",
        rf"\b{_MY} {_WHO} è (?P<value>(?-i:[A-ZÀ-Þ][a-zß-ÿœ'-]+)(?=\s*(?:[.,;]|$|e\b)).*)",
        WORDS.had_and_named(WORDS.relative),
    )),
    Saying("family", read_people.child, (
        rf"(?<!non )\bsono (?:{_ASIDE}(?:,|\be) |la |il )?(?:madre|padre|mamma|papà) di (?:(?:un[oa]?|due|tre|quattro|cinque|\d)(?: \w+){{0,4}}, )?(?P<value>(?-i:[A-ZÀÈÉÌÒÙ]).+)",
    )),
    Saying("family", read_people.spouse, (rf"\bsono sposat[oa] con {_V}",)),
    Saying("children", read_people.children, (
        rf"(?<!non )\b(?:ho|abbiamo) (?P<value>{_MANY}){_NO_MORE_OF}",
        rf"(?:^|\b(?:con|e) )(?:i miei|le mie|i nostri|le nostre) (?P<value>{_MANY}){_NO_MORE_OF}",
        rf"\b{INTRODUCTIONS.is_one[:-2]}(?:{INTRODUCTIONS.parents}) {INTRODUCTIONS.of}(?P<value>(?:{INTRODUCTIONS.numbers})(?: (?:{INTRODUCTIONS.children}))?){_NO_MORE_OF}",
    )),
    # ── Work ──
    Saying("job", read.verbatim, (
        r"(?<!non )\b(?P<value>insegno (?!(?:ad?|all?|alla|allo|ai|agli|alle|mio|mia|che|in|da)\b)\w+)",
    )),
    Saying("job", read.occupation, (
        rf"(?<!non )\b(?P<value>(?:dirigo|gestisco|coordino) (?:(?:il|lo|la|una?) |l'|un')(?:\w+ ){{0,2}}?(?:{_LED})\b(?: (?:di \w+|elementare|media|superiore))?)",
        r"(?<!non )\bmi occupo (?:principalmente |soprattutto )?di (?P<value>(?!(?:mi[oaie]|miei|tutt\w|lui|lei|loro|voi|quest\w|quell\w|cosa|chi|casa|\w+(?:are|ere|ire))\b)[\w ]+)",
        rf"(?<!non )(?<!loro )\bsono {_ART}(?P<value>(?:{_JOB})(?![\w-]))(?! di merda)",
        r"(?<!non )\bfaccio (?:il |lo |la |l')(?P<value>\w+) da (?:[\w']+ )?(?:anni|una vita)\b",
        rf"(?<!non )\bfaccio (?:il |lo |la |l')(?P<value>(?:{_JOB})(?![\w-]))",
        rf"\b(?:sono|mi chiamo) (?-i:[A-ZÀ-Þ])[\w']+(?: (?-i:[A-ZÀ-Þ])[\w']+)?, {_ART}(?P<value>(?:{_JOB})(?![\w-]))",
        rf"{_CLAUSE}lavoro (?:{_AT}[\w ]{{1,30}}? )?come (?!un[oa]?\b|al\b|sempre\b|se\b){_V}",
        r"\bsono (?P<value>in pensione|disoccupat[oa])\b",
        rf"\bricopro (?:l'incarico|il ruolo|la carica) di {_V}",
        r"(?<!non )\bsono (?:il |la )?(?P<value>(?:responsabile|direttore|direttrice) (?:della |del |dell'|degli |delle |dei |di )(?!(?:mi[oa]|tutto|ciò|quest\w)\b)[\w' ]+)",
    )),
    Saying("job", read.occupation, (
        rf"\bnon (?:sono|faccio) più (?:il |lo |la |un |una |un'|l')?(?P<value>{_JOB})(?![\w-])",
        rf"\bnon lavoro più come {_V}",
    ), "drop"),
    Saying("job", read.all_of_it, _LEFT_JOB, "drop"),
    Saying("employer", read.employer, (
        rf"{_CLAUSE}lavoro {_STILL}(?:come [\w ]{{2,30}}? )?{_AT}(?P<value>(?:un |una |un')?[\w&'.-]+.*)",
        rf"\bsono (?:un |una |un')?(?:{_JOB}) (?:in|alla|presso|per) (?P<value>(?-i:[A-Z]).*)",
        rf"\bho (?:iniziato|cominciato) (?:a lavorare ){_AT}(?P<value>(?-i:[A-Z]).*)",
        rf"\bsono stat[oa] assunt[oa] {_AT}(?P<value>(?-i:[A-Z]).*)",
    )),
    Saying("employer", read.employer, (
        rf"\bnon lavoro più {_AT}{_V}",
        r"\bho lasciato (?:la )?(?P<value>(?-i:[A-Z])[\w&.-]+(?: (?-i:[A-Z])\w+)?)",
        r"\bmi sono (?:licenziat[oa]|dimess[oa]) da(?:lla)? (?P<value>(?-i:[A-Z])[\w&.-]+)",
        rf"\bho smesso di lavorare {_AT}{_V}",
    ), "drop"),
    Saying("employer", read.all_of_it, (*_LEFT_JOB, r"\bsono andat[oa] in pensione\b"), "drop"),
    Saying("work", read.verbatim, (
        rf"{_CLAUSE}lavoro {_STILL}(?:in )?(?P<value>da casa|da remoto|smart working|part[- ]time|full[- ]time|a tempo pieno|di notte|su turni|a turni|in proprio)\b",
    )),
    Saying("work", read.trade, (
        rf"{_CLAUSE}lavoro {_STILL}(?P<value>{TRADES}){_TRADE_ENDS}",
        rf"{_CLAUSE}(?P<value>studio {_STILL}(?:{STUDIES})){_TRADE_ENDS}",
    )),
    Saying("languages", read.spoken, (
        rf"(?<!non )\bparlo (?:bene |un po' di |fluentemente )?(?:il |l'|lo )?(?P<value>(?:{_LANGUAGE})\b.*)",
        rf"\bla mia (?:lingua madre|madrelingua) è (?:il |l'|lo )?{_V}",
        rf"\bsono (?:di )?madrelingua {_V}",
    )),
    Saying("languages", read.learned, (
        rf"\bsto (?:imparando|studiando) (?:il |l'|lo )?(?P<value>(?:{_LANGUAGE})\b.*)",
        rf"\bstudio (?:il |l'|lo )?(?P<value>(?:{_LANGUAGE})\b.*)",
    )),
    Saying("languages", read.spoken, (rf"\bnon parlo (?:il |l'|lo )?{_V}",), "drop"),
    # ── Food ──
    Saying("diet", read_health.way_of_eating, (
        rf"(?<!non )\bsono (?:diventat[oa] |un |una |rigorosamente )?(?P<value>{_DIET})(?![\w-])",
        rf"\b(?:seguo|faccio) una dieta (?:rigorosamente |strettamente |rigorosa |stretta )?(?P<value>{_DIET}|chetogenica|senza glutine|senza lattosio|halal|kosher|paleo|crudista)(?![\w-])",
        rf"(?<!non )\bsiamo (?:(?:tutti|tutte|entrambi|entrambe|una famiglia) ){{0,2}}(?P<value>{_DIETS})(?![\w-])",
        r"\b(?:mangiamo|mangio) (?:solo )?(?P<value>halal|kosher)\b",
        r"\bda (?P<value>vegan[oa]|vegetarian[oa]),? (?:mi|non|io)\b",
    )),
    Saying("diet", read_health.way_of_eating, (
        rf"\bnon sono (?:più )?(?:un |una )?(?P<value>{_DIET})(?![\w-])",
        rf"\bho smesso di essere (?P<value>{_DIET})(?![\w-])",
        rf"\bnon siamo (?:più )?(?P<value>{_DIETS})(?![\w-])",
    ), "drop"),
    Saying("diet", read_health.not_eaten, (
        rf"{_FOOD} non (?:l[oiae] )?(?:posso|riesco a|mangio|bevo|tollero|digerisco)\b",
        rf"\bnon (?:mangio|bevo|posso mangiare|posso bere) (?:mai |più )?{_V}",
        rf"\bevito {_V}",
        rf"\bnon (?:mangiamo|beviamo) (?:mai |più )?{_V}",
        rf"(?<!non )\b(?:sono|siamo) (?:una? )?(?:{_FAITH}|{_DIET}),?{read_health.THEREFORE}(?:quindi|perciò|dunque|e|così) (?:niente|senza|no) {_FOODS}",
        rf"(?:^|[,.;:?!] |\bma )(?:niente|senza) {_FOODS}(?: per me)?(?:, | -+ | \(|,? perché )(?:io )?sono (?:una? )?(?:{_FAITH})\b",
    )),
    Saying("diet", read_health.eaten_again, (
        rf"\b(?:ho (?:ripreso|iniziato|ricominciato)|abbiamo ripreso|sono tornat[oa]) (?:a mangiare |a bere |a |al |alla )?(?:il |la |i |le |lo )?{_FOODS}",
        rf"\b(?:mangio|bevo) (?:di nuovo|ora|adesso) (?:il |la |i |le )?{_FOODS}",
        rf"\b(?:ora|adesso) (?:mangio|bevo) (?:il |la |i |le )?{_FOODS}",
        rf"\b(?:il |la |i |le ){_FOODS} (?:ora|adesso|di nuovo) (?:lo|la|li|le) mangio\b",
        rf"\b(?:ho|abbiamo) ricominciato a (?:mangiare|bere) {_V}",
        rf"\b(?:mangio|bevo) (?:di nuovo|ancora una volta) {_V}",
        r"\b(?:mangio|bevo) (?P<value>[\w ]{3,20}?) di nuovo\b",
        rf"\bsono tornat[oa] a mangiare {_V}",
    ), "drop"),
    Saying("diet", read_health.of_nobody_else(read_health.eaten_again), (
        rf"\b(?:il |la |i |le ){_FOODS} (?:è|sono) tornat[oaie] (?:nella mia (?:vita|dieta|cucina)|nel mio piatto|sulla mia tavola)",
    ), "drop"),
    # ── Health ──
    Saying("allergies", read_health.allergens, (
        rf"(?<!non )\bsono (?:(?:molto|anche|gravemente|fortemente) )?allergic[oa] {_TO}{_V}",
        rf"\bnon sono (?:più )?allergic[oa] [^.;:]{{2,80}}?[, ](?:solo|soltanto) {_TO}{_V}",
        rf"(?<!non )\bho (?:un')?(?:grave |forte )?allergia {_TO}{_V}",
    )),
    Saying("allergies", read_health.of_nobody_else(read_health.allergens), (
        rf"\b(?:mi (?:ha|hanno)|(?:{dangers.MEDICS}) ha) (?:\w+ )?(?:confermato|diagnosticato|trovato|scoperto|riscontrato) (?:un'|l'|la mia )?(?:grave |forte )?allergia {_TO}{_V}",
    )),
    Saying("allergies", read_health.of_nobody_else(read_health.known_allergens), shown(
        tests=r"allerg\w*|test|prick|esami|risultat[oi]|analisi", is_now=r"(?:è|sono|risulta|risultano|ancora|sempre|anche)", positive=r"positiv[oaie]", to=r"(?:per|a|al|alle|alla|agli|ai|all')", told=r"allergic[oa]|positiv[oaie]", also=r"e (?:ora |adesso )?anche ",
    )),
    Saying("allergies", read_health.intolerance, (
        r"\bnon (?:reggo|sopporto|assimilo) (?:il |lo |la |i |gli |le |l')?(?P<value>(?:lattosio|latte|latticini|glutine|frumento|fruttosio|uova|soia))(?![\w-])",
        rf"\bnon (?:tollero|sopporto) (?:bene )?(?:il |lo |la |i |gli |le |l')?{_MEDICINE}",
        rf"(?<!non )\bsono intollerante {_TO}{_V}",
        rf"(?<!non )\bho (?:un')?intolleranza {_TO}{_V}",
        rf"{_FOOD} mi (?:fa|fanno) (?:(?:molto|proprio|sempre|davvero) )?male\b",
        rf"\bmi (?:fa|fanno) (?:(?:molto|proprio|sempre|davvero) )?male (?:il |lo |la |i |gli |le |l')?{_FOOD}",
        rf"{_FOOD} mi (?:dà|danno|da|provoca|provocano|fa venire|fanno venire) {_PAIN}",
        rf"\bnon (?:tollero|digerisco) (?:bene )?(?:il |lo |la |i |gli |le |l')?{_FOOD}",
    )),
    Saying("allergies", read_health.borne_again, (
        rf"\bposso (?:rimangiare|ribere|(?:di nuovo|ancora) (?:mangiare|bere)) (?:il |lo |la |i |gli |le |l')?{_FOOD}",
        rf"\bposso (?:mangiare|bere) (?:il |lo |la |i |gli |le |l')?{_FOOD} di nuovo\b",
        rf"\bposso (?:mangiare|bere) di nuovo (?:il |lo |la |i |gli |le |l')?{_FOOD}",
        rf"\b(?:ora|adesso) posso (?:mangiare|bere) (?:il |lo |la |i |gli |le |l')?{_FOOD}",
    ), "drop"),
    Saying("household", read_health.of_another(read_health.borne_by_another), (
        rf"{_ANOTHER} (?:ora|adesso|ormai|finalmente) (?:tollera|può (?:mangiare|bere)) (?:il |lo |la |i |gli |le |l')?{_FOOD}",
        rf"{_ANOTHER} (?:tollera|può) (?:ora|adesso|di nuovo) (?:mangiare |bere )?(?:il |lo |la |i |gli |le |l')?{_FOOD}", rf"{_ANOTHER} può (?:rimangiare|ribere) (?:il |lo |la |i |gli |le |l')?{_FOOD}",
    ), "drop"),
    Saying("household", read_health.of_another(read_health.known_allergens, "reacts to {}"), (
        rf"{_ANOTHER} (?:ha|hanno) (?:avuto|fatto) una (?:\w+ )?reazione (?:(?!al\w*\b|a\b|agli\b)\w+ ){{0,2}}{_TO}{_V}",
        rf"{_ANOTHER} (?:ha reagito|reagisce) (?:(?!al\w*\b|a\b|agli\b)\w+ )?{_TO}{_V}",
    )),
    Saying("household", read_health.of_another(read_health.known_allergens, "allergic to {}"), (
        rf"{_ANOTHER} (?:è|sono) {_SO}(?:\w+ e (?:anche )?)?allergic(?:[oa]|i|he) {_TO}{_V}",
        rf"{_ANOTHER} (?:ha|hanno) (?:un')?(?:grave |forte )?allergia {_TO}{_V}",
    )),
    Saying("household", read_health.of_another(read_health.intolerance), (
        rf"{_ANOTHER} (?:ha|hanno) (?:un')?intolleranza {_TO}{_V}",
        rf"{_ANOTHER} (?:è|sono) {_SO}intollerant[ei] {_TO}{_V}",
        rf"{_ANOTHER} non (?:tollera|digerisce) (?:bene )?(?:il |lo |la |i |gli |le |l')?{_FOOD}",
    )),
    Saying("household", read_health.of_another(read_health.known_condition, of_named=read_health.COELIAC), (
        rf"{_ANOTHER} (?:è|sono) {_SO}(?P<value>diabetic[oa]|asmatic[oa]|celiac[oa]|epilettic[oa])(?![\w-])",
        rf"{_ANOTHER} ha (?:il |la |l')?(?P<value>diabete|epilessia|asma|celiachia)(?![\w-])",
    )),
    Saying("household", read_health.of_another(read_health.way_of_eating), (
        rf"{_RELATIVE} (?:è|sono) {_SO}(?P<value>{_DIETS})(?![\w-])",
    )),
    Saying("household", read_health.of_another(read_health.not_eaten), (
        rf"{_RELATIVE} non (?:mangia|mangiano|beve|bevono|può (?:mangiare|bere)|possono (?:mangiare|bere)) (?:mai |più )?{_V}",
    )),
    Saying("allergies", read.all_of_it, (
        r"\bnon ho (?:nessuna allergia|alcuna allergia|allergie)\b(?! (?:a|al|ai|alle)\b)",
        r"\bnon sono allergic[oa] a (?:nulla|niente)\b",
    ), "drop"),
    Saying("conditions", read_health.condition, (
        rf"\bmi (?:hanno|è stat[oa]) diagnosticat[oa] {_V}",
        r"(?<!non )\bsono (?P<value>incinta|daltonic[oa]|autistic[oa]|sord[oa](?! (?:a|al|alla|alle|ai|da|di)\b)|bipolare)(?![\w-])",
    )),
    Saying("conditions", read_health.known_condition, (
        rf"(?<!non )\bho (?:anche |pure )?(?:il |la |l'|un |una )?(?P<value>(?:{_CONDITION})(?!\w).*)",
        rf"(?<!non )\bsoffro di (?P<value>(?:{_CONDITION})(?!\w).*)",
        rf"(?<!non )\bsono (?:anche |pure )?(?P<value>diabetic[oa]|asmatic[oa]|celiac[oa]|ipertes[oa]|epilettic[oa]|{learning.ITALIAN.people})(?![\w-])",
    )),
    *medicines(
        WORDS,
        dosed=Dosed(
            articles=r"il mio |la mia |il |la |l'|lo ",
            between=r"adesso|ora|è|sono|da|a|di|passat[oa]|diventat[oa]|salit[oa]|sces[oa]|stat[oa]|aumentat[oa]|alzat[oa]|ridott[oa]|la dose",
            now=r"adesso|ora|passat[oa]|diventat[oa]|salit[oa]|sces[oa]|aumentat[oa]|alzat[oa]|ridott[oa]",
            given=r"mi (?:ha|hanno)(?: il medico| il dottore)? (?:alzato|aumentato|abbassato|ridotto|portato|messo)",
        ),
        taken=(
            rf"(?<!non )(?<!\w)(?:sono (?:ancora |sempre |ora )?(?:in cura|in terapia|in trattamento|sotto)|(?:(?<=^)|(?<=[,;:] ))in (?:cura|terapia|trattamento)|sto (?:sempre )?sotto|vado avanti|tiro avanti)(?: con| a)? (?:il |la |lo |l')?{TAKEN}",
            rf"(?<!non )(?<!\w)(?:mi inietto|mi faccio|faccio|metto) (?:ancora |sempre )?(?:il |la |lo |l'|un |una )?{TAKEN}",
            rf"(?<!non )\b(?:prendo|assumo|uso) {_V}",
            rf"\bsto (?:prendendo|assumendo) {_V}",
            rf"\bmi (?:ha|hanno) (?:prescritto|aumentato|dato|ordinato|aggiunto|segnato)(?: anche)? {_V}",
            rf"\bmi (?:ha|hanno) (?:messo|messa|passat[oa]) (?:a|al|sul?|sotto) {TAKEN}",
            rf"\bho (?:iniziato|cominciato) (?:a prendere |con )?(?:il |la |l'|lo )?{TAKEN}",
        ),
        stopped=(
            rf"(?:^|[,;:.] ?|\bho )(?:finit[oa]|terminat[oa]|conclus[oa]|tolt[oa]|bast[ao](?: con)?|addio(?: al?)?|niente più|stop)(?: con)? (?:il |la |lo |l')?{STOPPED}",
            rf"\bnon (?:prendo|assumo|uso) più {_V}",
            rf"\bho smesso di (?:prendere|assumere|usare) {_V}",
            rf"(?<!non )\b(?:ho|(?:mi )?(?:ha|hanno)) (?:smesso|sospeso|tolto|interrotto) (?:il |la |l'|lo )?{STOPPED}",
        ),
        exchanged=(
            r"\b(?:sostitu|cambia|rimpiazza)\w+ (?:il |la |l'|lo )?OLD (?:con|per) (?:il |la |l'|lo )?NEW",
            r"\b(?:passat[oa]|passare) (?:da|dal|dalla|dall') ?OLD (?:a|al|alla|all') ?NEW",
            r"NEW (?:al posto|invece) (?:di|del|della|dell') ?OLD",
            r"OLD mi (?:dava|faceva|causava|provocava)\b[^.;!?]{2,50}?\b(?:quindi|e|allora|perciò),? (?:(?:adesso|ora) )?(?:è|prendo)(?: (?:adesso|ora))? (?:il |la |lo |l')?NEW",
        ),
    ),
    Saying("blood_type", read_health.blood, (
        rf"\bmio gruppo sanguigno è (?:lo )?{_GROUP}",
        rf"\bsono (?:di )?gruppo (?:sanguigno )?{_GROUP}",
    )),
    Saying("vitals", read_health.reading, (
        rf"\b(?:mio|mia) (?:ultima |ultimo )?{_VITAL}(?P<value> (?:è|era|è stat[oa]|sta)(?! .{{0,30}}\b(?:dovrebbe|obiettivo|sotto)\b).{{1,60}})",
    )),
    Saying("vitals", read_health.weight, (rf"(?:^|[,;:] |\b(?:io|e|ma|oggi|ora|adesso|già) )peso (?:ora |circa |solo |ancora )?{_NUMBER}\s?(?P<unit>kg|chili)\b",)),
    weighed(
        beside=rf"oggi|stamattina|stasera|ora|adesso|finalmente|di nuovo|ancora|solo|quasi|circa|esattamente|sono|sto|a|io|la|il|mia|mio|mi|segna|dice|sulla|già|evviva|uffa|bene|arrivat[oa]|siamo|{vocabulary.WEEKDAYS}",
        weighs=r"bilancia|peso|pesat[oa]|pesata",
        moves=r"(?:sces[oa]|salit[oa]|tornat[oa]|calat[oa]) a",
    ),
    Saying("vitals", read_health.height, (
        r"\bsono alt[oa] (?:circa )?(?P<number>1[.,]\d{1,2}|2[.,][01]\d?)(?!\d)(?:\s?(?P<unit>m|metri)\b)?",
        r"\bsono alt[oa] (?:circa )?(?P<number>1\d\d|2[01]\d)\s?(?P<unit>cm|centimetri)\b",
    )),
    Saying("goals", read.aim, (
        rf"\bmio obiettivo è (?:di |quello di )?{_V}",
        r"\b(?:voglio|vorrei) (?P<value>(?:perdere|mettere su) \d.*|smettere di (?:fumare|bere)|arrivare a \d[\d.,]* (?:kg|chili)|dimagrire.*|correre una (?:mezza )?maratona|abbassare (?:la|il) .{2,30})",
    )),
    Saying("emergency_contacts", read.contact, (
        rf"\bmio contatto di emergenza è {_V}",
        rf"\bcontatto d'emergenza è {_V}",
        r"\bin caso di emergenza,? (?:chiama|chiamate|contatta|avvisa|avvisate|chiamare|contattare) (?P<value>(?!il \d|un'ambulanza|la polizia|l'ambulanza).+)",
    )),
    # ── Tastes, and how to talk ──
    Saying("communication", read.wish, (
        rf"^(?P<value>(?:rispondi|rispondimi|scrivi|scrivimi|parlami|parla|usa|spiega|spiegami|dammi) (?:sempre|mai|(?:solo|soltanto)(?= {_OF_ANSWERS}))\b.+)",
        r"^(?P<value>non (?:usare|mettere|rispondere|scrivere) (?:mai |più )?.*\b(?:emoji|elenchi|liste|markdown|inglese|italiano|formale)\b.*)",
        r"^(?:d'ora in poi|d'ora in avanti|da adesso in poi),? (?:per favore )?(?P<value>(?!sei\b|io\b|vivo\b|lavoro\b)(?:non )?(?:rispond|scriv|parl|us[ai]|spieg|dammi)\w*.*)",
        r"^(?P<value>dammi del (?:tu|lei)\b.*)",
        r"\b(?:voglio|vorrei) che (?P<value>(?:tu )?mi (?:risponda|rispondessi|rispondi|parli|parlassi|scriva|scrivessi) (?:sempre|solo) .+)",
    )),
    Saying("preferences", read.favourite, (rf"\b(?:mio|mia) (?P<what>[\w ]{{2,25}}?) preferit[oa] (?:è|sono) {_V}",)),
    *TASTES,
)  # fmt: skip
