"""Dangers in Italian."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.danger_table import ALLERGEN, HARMFUL, SOFTWARE, THING, Danger, DangerTable
from memory.language.languages.medicines import CRITICAL, DRUG

_ALLERGENS = (
    r"(?:arachidi|arachide|noccioline|noci|noce|nocciole|mandorle|anacardi|pistacchi|pinoli|frutta secca|frutti di mare|molluschi|crostacei|gamberi|gamberetti|granchio|aragosta|cozze|vongole|pesce|tonno|salmone|latte|latticini|lattosio|fruttosio|caseina|formaggio|uova|uovo|grano|frumento|glutine|segale|orzo|avena"
    r"|soia|sesamo|senape|sedano|lupini|fragole|kiwi|banane|pesche|mele|ananas|pomodori|pomodoro|agrumi|pompelmo|cioccolato|miele|alcol|alcool|solfiti|api|ape|vespe|vespa|calabroni|zanzare|formiche|insetti|meduse|punture?|gatti|gatto|cani|cane|cavalli|conigli|piume|pelo (?:di|del) \w+|polline|pollini|graminacee|betulla|acari|polvere|muffa|muffe"
    r"|lattice|nichel|nickel|cobalto|argento|lana|cerotti|profumi|iodio|mezzo di contrasto|coloranti|vaccini)"
)
_GENERIC = r"(?:anticoagulanti|antinfiammatori|antibiotici|antistaminici|antidolorifici|anestesia|anestetici|oppiacei|decongestionanti|sedativi|farmaci|medicinali|risonanza(?: magnetica)?)"
_STRICT = r"⟨?\b(?:glutine|lattosio|frutta secca|alcolici|alcol|cocktail|drink)\b"
_ADVERB = (
    r"(?:(?:molto|anche|gravemente|fortemente|estremamente|ancora|tanto|davvero|purtroppo|altamente|\w{3,14}mente) )"
)
_AM = rf"(?<!non )(?<!che )(?<!se )\bsono (?:\w+ e )?{_ADVERB}{{0,2}}"
_HAVE = r"(?<!non )(?<!se )\b(?:ho|soffro di|porto|mi hanno diagnosticato|ho sviluppato) ?(?:(?:una?|un'|il|la|lo|l'|forte|grave|seria|severa|solo) ?){0,3}"
_TO = r"(?:alle |alla |agli |ai |allo |al |all'|a )"
_FEW = r"(?:[\w-]+[ '])?(?:[\w-]+[ ']){0,2}?"
_FOR_NOW = (
    r"(?! (?:prima|dopo|la sera|di sera|la mattina|il (?:lunedì|martedì|venerdì)|stasera|oggi|adesso|senza|ogni))"
)
MEDICS = r"medic[oai]|medici|dottor(?:e|essa|i)|infermier[ea]|chirurg[oa]|\w+olog[oa]|dentista|psichiatra|terapeuta|pediatra|nutrizionista|specialista|fisioterapista|ostetrica|farmacista|ortopedic[oa]|oculista|ospedale|clinica"
"""Who may forbid the user something for her health."""
_STRAIN = r"(?:guidare|correre|sollevare|alzare|portare|pesi|volare|nuotare|immerger\w*|sport|sforzi|alcol(?:ici)?|bere|fumare|saltare|piegar\w*|bici|allenar\w*|mangiare|caffè|sale|zucchero|sole|camminare|ballare|leggere|sauna)"
"""What the body may not be able to bear for a while."""
_HEALS = r"(?:operazione|intervento|chirurgia|cesareo|ernia|schiena|ginocchio|anca|spalla|caviglia|polso|infortunio|frattura|distorsione|infarto|ictus|commozione|chemio\w*|antibiotic\w+|farmac\w+|medicine|cura|terapia|parto|punti|anestesia|vaccino|gravidanza|infezione|crisi)"
_FOR_HEALTH = rf"\b(?:dopo|per|per via (?:di|del|della|dell)|a causa (?:di|del|della|dell|degli)|in seguito (?:a|all|alla|al)|da)[ ']*(?:l'|il |la |lo |i |gli |le |un |una |mio |mia )?(?:mio |mia )?(?:\w+ ){{0,1}}?{_HEALS}(?!\w)|\bordin[ei] del medico"

DANGERS = DangerTable(
    speaks=r"\b(?:niente|sono|ho|soffro|porto|prendo|assumo|mi|mio|mia|miei|mie|posso|devo|tengo|aspetto|sto|rifiuto|emergenza|dar\w+|non|uccidermi)\b",
    rules=(
        Danger("allergy", (
            r"\bnon (?:reggo|sopporto|assimilo) (?:il |lo |la |i |gli |le |l')?(?:lattosio|latte|latticini|glutine|frumento|fruttosio|uova|soia)(?![\w-])",
            rf"{_AM}allergic[oa] {_TO}{THING}",
            rf"^(?=.*{ALLERGEN}).*{_AM}allergic[oa](?= *(?:$|[,;.!]))|\b(?:tranne|eccetto|meno|salvo|a parte) (?:il |la |lo |i |gli |le |l')?{ALLERGEN} (?:a cui |al quale |alla quale |ai quali |alle quali |che |perché )(?:ne )?sono (?:molto )?allergic[oa]\b",
            rf"{_HAVE}allergi[ae] (?:\w+ )?{_TO}{THING}|\bla mia allergia (?:\w+ )?{_TO}(?=.*{HARMFUL})",
            rf"{_AM}intollerante {_TO}{_FEW}{HARMFUL}|{_HAVE}intolleranza (?:\w+ )?{_TO}",
            rf"{_AM}celiac[oa]\b|{_HAVE}(?:celiachia|morbo celiaco)\b",
            r"\b(?:ho avuto|ho|mi è venuto|ebbi)\b.{0,30}\banafila\w+|\b(?:il mio|porto|ho|tengo)\b.{0,40}\b(?:epi-?pen|autoiniettore|adrenalina autoiniettabile|penna di adrenalina)",
            rf"{HARMFUL}.{{0,30}}\bmi (?:danno|dà|fanno venire|fa venire|provocano|provoca|causano|causa) {_FEW}(?:orticaria|eruzion[ei]|gonfiore|anafila\w+|sfogo)",
            rf"{HARMFUL} mi (?:fa|fanno) (?:(?:molto|proprio|sempre|davvero) )?male\b|\bmi (?:fa|fanno) (?:(?:molto|proprio|sempre|davvero) )?male {_FEW}{HARMFUL}|\bnon (?:tollero|digerisco) {_FEW}{HARMFUL}",
            rf"{HARMFUL} mi (?:dà|danno|provoca|provocano|fa venire|fanno venire) (?:sempre )?(?:(?:il |un )?mal di (?:pancia|stomaco)|(?:i |dei )?crampi|(?:la )?diarrea|(?:l')?emicrania)",
            rf"\b(?:mi viene|mi vengono|ho|ho avuto) {_FEW}(?:orticaria|sfogo|eruzion[ei]|reazion[ei] allergic\w+)\b.{{0,40}}{HARMFUL}",
            rf"\bmi si (?:chiude|gonfia|gonfiano) .{{0,60}}{HARMFUL}|{HARMFUL}.{{0,60}}\bmi si (?:chiude|gonfia|gonfiano)\b|{HARMFUL}.{{0,30}}\b(?:potrebbe\w*|può|possono) uccidermi\b",
        )),
        Danger("not to be given", (
            rf"\bnon (?:posso|devo) (?:mai )?(?:prendere|mangiare|bere|assumere|ricevere|fare) {_FEW}{HARMFUL}{_FOR_NOW}|\b(?:vietato|proibito) .{{0,20}}{HARMFUL}",
            rf"\bnon (?:mi )?(?:darmi|dare|dai|prescriver\w+|consigliar\w+|suggerir\w+|propor\w+|offrir\w+|somministrar\w+|date|dia)(?:mi)? (?:mai |assolutamente )?{_FEW}(?:{HARMFUL}|{_STRICT})",
            rf"\b(?:medico|dottore|dottoressa|allergologo|cardiologo)\b.{{0,30}}\b(?:vietato|proibito|detto di non)\b.{{0,30}}{HARMFUL}",
            rf"\bdevo evitare {_FEW}{HARMFUL}",
            r"\bsono (?:un |una )?testimone di geova\b|\brifiuto le trasfusioni\b",
        )),
        Danger("interaction", (rf"{HARMFUL}.{{0,40}}\b(?:interagisce|interferisce|è controindicat\w)\b.{{0,40}}\bmi[oa]\b",)),
        Danger("condition", (
            rf"(?:{_HAVE}|\bil mio )(?:pacemaker|defibrillatore|impianto cocleare|microinfusore|valvola (?:meccanica|cardiaca)|stent|un rene|rene)\b",
            rf"{_HAVE}(?:epilessia|diabete|emofilia|asma|insufficienza (?:renale|cardiaca|epatica|surrenalica)|cirrosi|anemia falciforme|fibrosi cistica)\b",
            rf"{_AM}(?:un |una )?(?:epilettic[oa]|diabetic[oa]|emofiliac[oa]|asmatic[oa]|immunodepress[oa]|trapiantat[oa]|in dialisi|incinta|in gravidanza)\b|\baspetto (?:un bambino|una bambina|due gemelli)\b|\bsto allattando\b",
            rf"{_AM}(?:un |una |un')?(?:ex[- ])?(?:alcolist[ai]|alcolizzat[oa]|tossicodipendente)\b|\bsono sobri[oa] da\b",
            r"\bho (?:avuto|subito|ricevuto) un trapianto\b|\bil mio trapianto\b",
        )),
        Danger("limit", (
            rf"\b(?:il|la|mio|mia|i) (?:mio |mia )?(?:{MEDICS}) (?:(?:mi|ci) (?:ha )?(?:\w+mente )?(?:vietat[oa]|proibit[oa]|vieta|proibisce|sconsigli\w+|impedisce|detto di (?:non|evitare))|non (?:mi|ci) (?:fa|lascia|permette))\b",
            rf"\b(?:il|la|mio|mia) (?:mio |mia )?(?:{MEDICS}) (?:dice|ha detto|mi ha detto) che non (?:posso|devo)\b.{{0,40}}?\b{_STRAIN}\b",
            rf"^(?=.*(?:{_FOR_HEALTH})).*\bnon (?:posso|devo)\b.{{0,40}}?\b{_STRAIN}\b",
            rf"\bsecondo (?:il|la) (?:mio |mia )?(?:{MEDICS})\b.{{0,20}}\bnon (?:posso|devo)\b.{{0,40}}?\b{_STRAIN}\b",
            rf"^niente {_STRAIN}\b(?=.*(?:{_FOR_HEALTH}))",
        )),
        Danger("medicine", (
            rf"(?<!non )\b(?:prendo|assumo|sto prendendo|mi inietto|sono in cura con|sono sotto) {_FEW}(?:{CRITICAL}|anticoagulanti|immunosoppressori)\b",
        )),
        Danger("emergency contact", (
            r"\b(?:il )?mio contatto (?:di|d') ?emergenza\b|\bin caso di emergenza,? (?:per favore )?(?:chiam\w+|contatt\w+|avvis\w+) (?:mi[oa]|il mio|la mia|\+?\d(?!12\b|18\b)|(?-i:[A-Z]))",
        )),
        Danger("blood type", (r"\bil mio gruppo sanguigno\b|\bsono (?:del )?gruppo (?:ab|a|b|0|zero) (?:positivo|negativo)\b",)),
        Danger("never", (
            r"^(?:per favore,? )?non (?:condividere|rivelare|dire|mostrare|pubblicare|dare|condivida) mai .{0,40}\bmi(?:o|a|ei|e)\b",
            r"\bnon devo (?:mai )?(?:più )?(?:fumare|immergermi|volare|guidare)\b",
        )),
        Danger("dose", (r"\bprendo .{0,40}\d\s?mg\b",), preset="health"),
    ),
    unless=(
        r"\b(?:storia|racconto|romanzo|personaggio|sceneggiatura|poesia|canzone|favola|gioco di ruolo|immagina|fai finta|facciamo finta|supponiamo)\b.*",
        r"\b(?:traduci|tradurre|come si dice|come dico)\b.*",
        r"\b(?:ha detto|dice|scrive): .*|\b(?:il|la) paziente\b.*",
        r"\bnon (?:è vero|credo|penso) che\b.*|\bda (?:piccol[oa]|bambin[oa]) .*",
    ),
    ands="e|o",
    begins="che|quando|perché|ma",
    no="niente",
    i_am="sono",
    allergens=_ALLERGENS,
    medicines=rf"{DRUG}|{_GENERIC}",
    figurative=(
        rf"\b(?:{SOFTWARE})\b|\b(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|mattine?|sveglia|svegliarmi|lavoro|lavorare|compiti|sport|palestra|fatica|gente|persone|uomini|donne|bambini|capi|capo|politici|idioti|stupidi|bugiardi|bugie|sciocchezze|stronzate|cazzate|drammi|pettegolezzi|critiche"
        r"|amore|matrimonio|impegni|impegno|regole|autorità|cambiamenti|tasse|matematica|riunioni|email|scartoffie|burocrazia|routine|rumore|politica|religione|codice|bug|ipocrisia|ingiustizie?|pigrizia|gelosia|tutto|niente|nulla|te|lui|lei|questo|vita"
        r"|\w{3,}(?:zione|zioni|ità|ismo|ismi|mento|menti|enza|anza|ezza))\b"
    ),
    effects=r"\b(?:orticaria|eruzione|sfogo|anafila\w+|gonfi\w*|ospedale|pronto soccorso|medico|dottore|allergologo|respirare|farmaci|antibiotic\w+|epi-?pen|grave|reazione)\b",
)  # fmt: skip
