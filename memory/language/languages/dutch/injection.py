"""Dutch: the words of which orders to a model are made."""

from memory.language.injection_table import AroundOrder, InjectionWords

INJECTION = InjectionWords(
    ignore=r"(?:negeer|negeren|negeert|vergeet|vergeten|omzeil|omzeilen|sla over|minacht)\b",
    not_follow=r"(?:volg|volgen|gehoorzaam|houd je aan|respecteer)\b.{0,30}?\b(?:niet|geen|nooit)\b|(?:breek"
    r"|overtreed)\b",
    rules=r"\w*(?:instructie|regel|richtlijn|voorschrift|prompt|beperking|opdracht|aanwijzing|bevel)\w*",
    earlier=r"(?:je|jouw|uw|vorige|voorgaande|eerdere|bovenstaande|oorspronkelijke|systeem\w*|veiligheids\w*"
    r"|beveiligings\w*)\b",
    everything=r"(?:alle|alles|elke|iedere)\b",
    told_before=r"alles wat (?:je|jou|u|hierboven|eerder)",
    reveal=r"(?:toon|laat zien|onthul|verraad|noem|herhaal|print|geef)\b",
    secrets=r"(?:\w*systeem-?(?:prompt|bericht|instructie)|(?:je|jouw) (?:\w+ )?(?:instructies|prompt)"
    r"|wachtwoorden|api-?sleutels?|inloggegevens)",
    send=r"(?:stuur|sturen|verstuur|versturen|zend|verzend|mail|mailen|upload|maak over|doorsturen)\b",
    recommend=r"(?:raad aan|beveel aan|aanbevelen|aanraden|koop|kopen|bezoek|bestel|open|promoot)\b",
    to_me=r"(?:mij|me|ons)\b",
    from_now=r"(?:vanaf (?:nu|heden|vandaag)|van nu af aan|voortaan|elke keer|iedere keer|telkens)\b",
    you_must=r"(?:(?:je|jij|u) (?:moet|zal|zult|dient)|(?:moet|zal) (?:je|jij|u))\b",
    model_must=r"(?:assistent|ai|model|chatbot) (?:moet|zal|mag|dient)\b",
    user=r"gebruiker\w*",
    when=r"(?:als|wanneer|zodra|telkens als)\b",
    tell=r"(?:antwoord|zeg|raad|stuur|noem|beweer|vermeld)\w*",
    you_are_now=r"(?:je|jij|u) (?:bent|ben) (?:nu|vanaf nu|voortaan|niet langer)\b",
    limitless=r"(?:dan\b(?= (?:zonder|mode))|(?:zonder|geen) (?:\w+ )?(?:beperking|regel|grens|grenzen|filter"
    r"|restrictie)\w*)",
    own=r"(?:ik(?!.*\b(?:dat|als|wanneer) (?:je|jij|u)\b)|wij|we|hij|zij|ze|die|^(?:mijn|onze|ons|haar|zijn"
    r"|hun) (?!wens|voorkeur|regel|verzoek|instructie)\w+)",
    ever=r"(?:altijd|steeds|elke?|iedere?|alle|alles|automatisch|standaard)\b",
    never=r"(?:nooit|niet(?! (?:altijd|steeds)\b)|geen)\b",
    stops=r"(?:stop met|hou(?:d)? op met)\b",
    keeps_on=r"(?:nooit|niet) (?:stoppen|ophouden|op) met\b",
    may=r"(?:(?:je|jij|u) (?:mag|kan|kunt|moet|zult|hoeft)|aarzel niet)\b",
    attach=r"(?:voeg|voegen|toevoegen|zet|plaats|plak|hang|link|bijvoegen|invoegen|insluiten|vermeld|laad)\b",
    act=r"(?:accepteer|bevestig|bestel|betaal|boek|deploy|voer|geef|installeer|koop|keur|verwijder|wis|stuur"
    r"|verstuur|annuleer|maak|onderteken|publiceer|merge|push)\b",
    unasked=r"(?:zonder (?:\w+ ){0,3}?(?:te vragen|vragen|bevestiging|toestemming|goedkeuring|overleg|navraag"
    r"|akkoord|controle|waarschuwing|bericht)|ongevraagd|(?:hoef|hoeft|moet) (?:\w+ ){0,3}?(?:niet"
    r"|nooit) (?:\w+ ){0,3}?(?:te )?vragen)\b",
    weaken=r"(?:deactiveer|deactiveren|negeer|negeert|negeren|omzeil|omzeilt|omzeilen|overslaat|overslaan"
    r"|sla\b(?=.{1,60}\bover\b)|uitschakelt|uitschakelen|uitzetten|schakel\b(?=.{1,60}\buit\b)"
    r"|zet\b(?=.{1,60}\buit\b)|weglaat|weglaten|laat\b(?=.{1,60}\bweg\b)|achterwege laat|verwijdert?)\b",
    guards=r"(?:(?:tls|ssl|https|certificaat|veiligheids|beveiligings|handtekening)[- ]?\w*(?:controle"
    r"|verificatie|validatie|waarschuwing|regel|richtlijn|filter|melding|check|fout)\w*|bevestigings?(?:vraag"
    r"|vragen)?\b)",
    warn=r"(?:waarschuw(?:t|en)?|wijs(?:t)?|wijzen|zeg(?:t|gen)?|noem(?:t|en)?|vermeld(?:t|en)?|toon(?:t)?|tonen"
    r"|herinner(?:t|en)?|begin(?:t)?|spreek(?:t)?)\b",
    perils=r"(?:\w*(?:gevaar|gevar|risico|bijwerking|wisselwerking|overdos|schadelijk|veiligheid)\w*"
    r"|waarschuw\w*\b.{0,60}?\b\w*(?:fraude|oplicht|phishing|zwendel)|\w*(?:fraude|oplicht"
    r"|phishing)\w*\b.{0,40}?\bwaarschuw)",
    refuse=r"(?:weiger(?:t|en)?|wijs\b(?=.{1,60}\baf\b)|afwijzen)\b",
    wanted=r"(?:\w*(?:verzoek|vraag|vragen|wens|bevel|antwoord|opdracht))\w*",
    lawless=r"(?:(?:alsof|net of)(?=.{0,80}\b(?:geen|niet|zonder)\b).{0,60}(?:regel|richtlijn|beperking|grens"
    r"|filter|voorschrift)\w*|(?:zonder|geen)(?: \w+)? (?:veiligheids|beveiligings)(?:waarschuwing|regel"
    r"|controle|richtlijn|melding)\w*)",
    known_secrets=r"(?:(?:\w*sleutels|wachtwoorden|inloggegevens|tokens|geheimen)\b,? die (?:je|jij|u) (?:kent"
    r"|weet|hebt|onthoudt)|(?:wachtwoorden|inloggegevens|sleutels) van (?:ander|all)\w+)",
    act_last=r"(?:accepteer|bevestig|bestel|betaal|boek|goedkeur|installeer|koop|verwijder|verstuur|annuleer"
    r"|overmaak|onderteken|publiceer|uitvoer)t\b|(?:accepteren|bevestigen|bestellen|betalen|boeken|goedkeuren"
    r"|goed te keuren|installeren|kopen|verwijderen|versturen|annuleren|overmaken|ondertekenen|publiceren"
    r"|uitvoeren)\b",
    warnings=r"(?:\w*(?:fraude|oplichtings?|phishing|veiligheids|beveiligings|risico|identiteits"
    r"|witwas)[- ]?\w*(?:waarschuwing|melding|controle|check|regel|richtlijn|verificatie|alarm)\w*"
    r"|(?:waarschuwing|melding)(?:en)? (?:voor|over|van|tegen) (?:\w+ ){0,2}?(?:fraude|oplicht|phishing"
    r"|risico)\w*)",
    wished=r"(?:(?:onthoud|bedenk|vergeet niet|let op|noteer|weet|denk eraan)(?::|,)?(?: dat)?(?: (?:je|jij|u))?"
    r"|ik (?:\w+ ){0,2}?(?:wil|willen|heb|zou|wens|verwacht|vraag|vind|houd)(?: het)?(?: \w+){0,2}? (?:dat"
    r"|als)(?: (?:je|jij|u|de assistent|de ai))?|(?:het is|is het)(?: \w+)? belangrijk(?: voor mij"
    r"| voor me)?(?: dat)?|(?:we|wij|je|jij)(?: hebben| hebt| hadden)?(?: \w+)? (?:afgesproken|besloten|beloofd"
    r"|gezegd|bevestigd) dat|zoals afgesproken)",
    left_out=r"(?:(?<!niet )(?<!nooit )(?:overgeslagen|weggelaten|genegeerd|omzeild|uitgeschakeld"
    r"|verwijderd)(?: worden| wordt| zijn| is)?|(?:worden|wordt) (?:overgeslagen|weggelaten|genegeerd|omzeild"
    r"|uitgeschakeld)|(?:vervallen|vervalt)|(?:nooit|niet|niet meer) (?:genoemd|getoond|vermeld"
    r"|nodig)(?: worden| wordt)?)\b",
    payments=r"\w*(?:overboeking|betaling|betaal|overmak|terugbetaling|storting|iban|geld)\w*",
    pay_into=r"(?:gebruik(?:t|en)?|neem|nemen|geef|geven|stuur|sturen|maak(?:t)?|betaal|stort|zet)\b",
    paid_into=r"(?:gaan|gaat|komen|komt|(?:worden|wordt) (?:overgemaakt|betaald|gestort)|overgemaakt)\b",
    others_account=r"(?:(?<!mijn )(?<!onze )(?:bank)?(?:rekening|iban|rekeningnummer) van (?!mij\b|mijn\b|me\b"
    r"|ons\b|onze\b|de\b|het\b|een\b|jou\b|vroeger|gisteren|eerder|meneer|mevrouw)\w+"
    r"|\b\w+['’]s (?:bank)?(?:rekening|iban)\b)",
    may_see=r"(?:(?:zien|inzien|bekijken|delen|lezen|opvragen) (?:mag|mogen|kan|kunnen)\b|(?:mag|mogen|kan|kunt"
    r"|kunnen)\b(?!.{0,60}\b(?:niet|nooit|geen)\b)(?=.{0,90}\b(?:zien|inzien|bekijken|tonen|delen|doorgeven"
    r"|lezen|opvragen|geven|noemen|openen)\b)|(?:toestemming|bevoegdheid|recht|machtiging|toegang)\b|(?:bevoegd"
    r"|gemachtigd|geautoriseerd)\b)",
    others_data=r"(?:(?:\w*gegevens|rekeningen|accounts|dossiers|adressen|berichten|gesprekken|bestellingen"
    r"|informatie|profielen|saldo's|data)(?: van| over)? (?:alle|andere|elke|iedere"
    r"|anderen)(?: andere)? ?(?:klant|gebruiker|persoon|personen|mensen|lid|leden)?\w*|(?:alle|andermans"
    r"|elke)(?: \w+)? (?:klantgegevens|gebruikersgegevens|klantdata|accounts|rekeningen)\b)",
    officers=r"(?<!onze )(?<!mijn )(?<!hun )(?:(?:systeem)?beheerder\w*|admin(?:istrator)?|moderator|operator"
    r"|medewerker\w*|ontwikkelaar\w*)\b",
    hearer=r"(?:je|jij|u|de (?:ai|assistent|chatbot|bot)|het (?:model|systeem))\b",
    around=AroundOrder(told=("jij", "jou")),
)
