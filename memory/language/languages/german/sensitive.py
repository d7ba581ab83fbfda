"""What is sensitive in German, written as it is folded: "ä" is "a", "ß" is "ss"; or "ae", as it is typed."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.sensitive_table import SensitiveTable

SENSITIVE = SensitiveTable(
    telling=(
        r"ich|mein|meine|meinen|meinem|meiner|mich|mir|du|dein|deine|dir|dich|der|die|das|den|dem|des|ein|eine|einen|einem|einer|ist|sind|war|waren|bin|hat|habe|haben|hatte|und|oder|nicht|kein|keine|keinen|mit|von|zu|zum|zur|im|in|am|an|auf|fur|fuer|aus|bei|nach|uber|ueber|wir|uns|unser|unsere|sie|er|es|ihr|ihre|sein|seine|wird|werden|kann|mag|heisst|gerne?|immer|nie|nur|auch|sehr|als|wenn|dass|weil|wo|was|wie|wer|man|bitte|nutzt|nutze"
    ),
    health=(
        r"gesundheit\w*|gesundheitlich\w*|krank\w*|erkrank\w*|arzt|arzte|arztin\w*|aerzte|arzttermin\w*|hausarzt\w*|zahnarzt\w*|facharzt\w*|frauenarzt\w*|klinik\w*|praxis|operiert\w*|operation|op|diagnos\w+|symptom\w*|entzund\w+|entzuend\w+|infekt\w+|grippe\w*|corona\w*|covid\w*|lungenentzund\w+"
        r"|krebs\w*|tumor\w*|leukamie|leukaemie|chemo\w*|bestrahlung\w*|diabet\w+|zuckerkrank\w*|insulin\w*|blut\w*|cholesterin\w*|herz(?:infarkt|fehler|krank|schrittmacher|rasen|probleme|rhythmus|rate|operation)\w*|schlaganfall\w*|hypertonie|asthma\w*|epilep\w+|migrane\w*|migraene\w*|kopfschmerz\w*|schmerz\w*|allergi\w+|unvertraglich\w*|unvertraeglich\w*|intoleranz\w*|laktose\w*|gluten\w*|zoliakie|zoeliakie|rheuma\w*|arthrose|arthritis|gicht|neurodermitis|multiple sklerose|parkinson\w*|alzheimer\w*|demen[zt]\w*"
        r"|autis\w+|adhs|asperger\w*|legasthen\w*|dyskalkul\w*|rechenschwa(?:e)?che|lrs|bipolar\w*|schizo\w+|psych(?:isch|iatr|olog|ose|otherap)\w*|therap(?:ie|ien|eut|eutin|euten)\w*|depress\w+|angst(?:storung|stoerung|attacke|zustande|zustaende)\w*|\w{3,}angst|panik\w*|\w*phobi[ea]\w*|lebensmude|umbringen|ritzt sich|hoffnungslos\w*|erwarte(?:t|n)? (?:unser|ein|ihr|das|mein|zwillinge|nachwuchs)\w*|burn-? ?out\w*|trauma\w*|magersucht|magersuchtig\w*|bulimi\w+|essstorung\w*|essstoerung\w*|selbstmord\w*|suizid\w*|suchtig|suechtig|sucht|suchtkrank\w*|alkohol(?:iker|krank|sucht|abhangig|problem)\w*|entzug\w*|ruckfall\w*|rauche(?:r|rin)?|rauchen|rauche nicht|nichtraucher\w*|drogen\w*"
        r"|schwanger\w*|fehlgeburt\w*|abtreibung\w*|kinderwunsch\w*|wechseljahr\w*|verhutung\w*|die pille|periode|menstruation\w*|stillen|hiv|aids|hepatitis|herpes|behinder\w+|rollstuhl\w*|blind|erblindet|gehorlos|gehoerlos|taub|schwerhorig\w*|schwerhoerig\w*|horgerat\w*|hoergeraet\w*|pflegegrad\w*|pflegebedurftig\w*|chronisch\w*"
        r"|impf\w+|geimpft|medi(?:kament|kation)\w*|medizin|medizinisch\w*|tabletten?|pillen|rezeptpflichtig\w*|dosis|dosier\w+|antibioti\w+|antidepress\w+|schmerzmittel|cortison|kortison|nahrungserganz\w+|ubergewicht\w*|uebergewicht\w*|abnehmen|abgenommen|zugenommen|gewicht|bmi|wiege \d+|diat|diaet|ernahrungsberat\w+|verletz\w+|gebrochen\w*|bruch|bandscheib\w*|kreuzband\w*|meniskus|physio\w*|krankengymnast\w*|reha|schlaf(?:los|stor|stoer|apnoe)\w*|ubelkeit|uebelkeit|fieber|husten|schwindel|ausschlag|schwellung\w*|notfallkontakt\w*|notaufnahme|intensivstation|krankenhaus\w*|niere\w*|leber|lunge\w*|schilddruse\w*|schilddruese\w*|prostata\w*|gebarmutter|darm\w*|magen\w*|rucken(?:schmerz|problem|leiden)\w*|zahn(?:schmerz|behandlung|spange)\w*|wurzelbehandlung|rontgen\w*|roentgen\w*|organspend\w+|hormon\w*"
    ),
    money=(
        r"gehalt\w*|gehalter|gehaelter|lohn|lohne|loehne|stundenlohn|einkommen\w*|verdiene|verdient|verdienst|schulden|verschuld\w+|kredit\w*|darlehen\w*|hypothek\w*|insolven\w+|pleite|bankrott|schufa|konto|kontostand|bankkonto|girokonto|uberzogen|ersparnis\w*|erspart\w*|gespart|iban|geld|geldsorgen|vermogen\w*|vermoegen\w*|anlegen|geldanlage\w*|aktien\w*|depot|rente|rentner\w*|altersvorsorge|erbe|geerbt|erbschaft\w*|unterhalt(?:szahlung\w*)?|burgergeld|buergergeld|hartz|arbeitslos\w*|sozialhilfe|wohngeld|steuer(?:n|erklarung|erklaerung|schulden|nummer|bescheid|berater)?|finanzamt|finanziell\w*|finanzen|miete|kaltmiete|warmmiete|nicht leisten|versicher\w+|bafog|bafoeg|pfand(?:ung|et)\w*|spielsucht|lotto|brutto|netto|(?:euro|eur|€) (?:im|pro|am) (?:monat|jahr|stunde|tag)"
    ),
    faith=(
        r"kirche|kirchlich\w*|kirchen(?:chor|steuer|gemeinde)\w*|moschee\w*|synagoge\w*|bete|betet|beten|gebet\w*|gott|gottes\w+|allah|jesus|christlich\w*|christ|christin|christen|katholi\w+|evangelisch\w*|protestant\w*|freikirch\w*|zeuge(?:n)? jehovas|muslim\w*|moslem\w*|islam\w*|jude|juden|judin|juedin|judisch\w*|juedisch\w*|hindu\w*|buddhis\w+|atheis\w+|agnostik\w*|religi\w+|glaubig\w*|glaeubig\w*|(?:mein|meinen|meinem|unser|christlicher|im) glaube\w*|konfession\w*|bibel|koran|thora|koscher\w*|halal|ramadan|fastenzeit|faste|fasten|sabbat|schabbat|pessach|getauft|taufe|konfirm\w+|kommunion|firmung|pfarrer\w*|priester\w*|pastor\w*|imam|rabbi\w*|kloster\w*|nonne\w*|pilger\w*|theolog\w+"
    ),
    intimacy=(
        r"schwul\w*|lesb\w+|bisexuell\w*|homosexuell\w*|hetero\w*|queer\w*|transgender|transsexuell\w*|trans(?:frau|mann|person)\w*|nicht-? ?binar\w*|nichtbinar\w*|geschlecht\w*|pronomen|sex\w*|asexuell\w*|polyamor\w*|geoutet|libido|porno\w*|erektion\w*|affare|affaere|fremdgegangen|potenz\w*"
    ),
    views=(
        r"politi\w+|partei\w*|cdu|csu|spd|afd|fdp|die (?:grunen|gruenen|linke)|fpo|ovp|spo|bsw|wahle (?:die|immer|seit)|wahlt (?:die|immer)|gewahlt habe ich|bundestagswahl\w*|landtagswahl\w*|wahlkampf\w*|konservativ\w*|sozialis\w+|kommunis\w+|links(?:extrem|radikal|liberal)\w*|rechts(?:extrem|radikal)\w*|nazi\w*|feminis\w+|aktivis\w+|demonstr\w+|demo gegen|gewerkschaft\w*|ver\.di|ig metall|betriebsrat\w*|streik\w*"
    ),
    origin=(
        r"ethni\w+|rassis\w+|hautfarbe|schwarze (?:frau|mann|person|deutsche)|migrationshintergrund|migrant\w*|einwander\w+|eingewandert|zuwander\w+|fluchtling\w*|fluechtling\w*|gefluchtet\w*|gefluechtet\w*|asyl\w*|aufenthalts\w+|abschieb\w+|abgeschoben|eingeburger\w*|eingebuerger\w*|staatsburger\w*|staatsbuerger\w*|staatsangehor\w*|visum|sinti|roma und|vorfahren"
    ),
    law=(
        r"verhaftet\w*|festgenommen|straf\w+|vorbestraft|verurteil\w+|gefangnis\w*|gefaengnis\w*|knast|haft|bewahrung|bewaehrung|polizei\w*|anzeige gegen|angezeigt|gericht|gerichts\w+|prozess gegen|verklagt\w*|sorgerecht\w*|missbrauch\w*|vergewaltig\w+|hausliche gewalt|haeusliche gewalt|opfer|gestalkt|belastig\w+|belaestig\w+|(?:mein|meine|meinen|meinem|unser|unseren) (?:rechts)?anwalt\w*|betrug|diebstahl|fuhrerschein(?:entzug| verloren| weg)|reisepass\w*|personalausweis\w*|ausweisnummer|sozialversicherung\w*|fingerabdr\w+|biometri\w+"
    ),
    parts=(
        r"krebs|allergi(?:e|ker|sch)|unvertrag(?:lich|en)|unvertraeg|schmerzen|krankheit|erkrank|entzundung|entzuendung|therapie|schwanger|diabet|behinder|medikament|schulden|einkommen|gehaltserhoh|insolvenz|religi|katholi|gewerkschaft|psych(?:isch|iat|olog|other)|depressi|chirurg|klinik"
    ),
    harmless=(
        r"blut(?:orange|wurst|mond)\w*|flusskrebs\w*|krebssuppe|geldb(?:aum|eutel)|magenbrot|magenta\w*|leber(?:wurst|kase|kaese|knodel|knoedel)\w*|gott sei dank|um gottes willen|lieblingsgericht\w*|linsengericht\w*|gerichte? (?:mit|ohne|fur|aus)|praxisprojekt\w*|in der praxis|prozess(?:or|e)|unterhaltungs\w+|stillleben|steuer(?:ung|rad|knuppel)|netto-? ?(?:zeit|gewicht)|strafraum|strafstoss|elfmeter"
    ),
)
