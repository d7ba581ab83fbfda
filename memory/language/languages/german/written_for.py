"""German: how a text is ordered that somebody else is to have said."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.written_for_table import WrittenFor

WRITTEN_FOR = WrittenFor(
    answers=r"(?:antwort\w*|beantwort\w*|erwider\w*|buch(?:e|en sie)?|reservier(?:e|en sie)?|füll(?:e|en sie)?|mail(?:e|en sie)?|kontaktier(?:e|en sie)?)\b",
    writes=r"(?:schreib(?:e|en sie|st du)?|entwirf|entwerfen sie|verfass(?:e|en sie)?|formulier(?:e|en sie)?|setz(?:e|en sie)?|mach(?:e|en sie)?|bereite|erstell(?:e|en sie)?)\b",
    spoken=r"an|ans|dem|der|den|das|dies\w*|eine?[mnrs]? (?:\w+ ){0,2}?\w*(?:e-?mail|mail|nachricht|brief|antwort|schreiben|anfrage|absage|zusage|bewerbung|beschwerde|kündigung|rede|stellungnahme|beitrag|post|formular|reservierung|buchung|vorstellung|lebenslauf|bitte)",
    at_end=r"(?:schreiben|antworten|formulieren|verfassen|entwerfen|aufsetzen|ausfüllen|buchen|reservieren)",
    in_name=r"im (?:namen|auftrag) (?:von )?{who}|in {who}s? (?:namen|auftrag)|in (?:seinem|ihrem|deren|dessen) (?:namen|auftrag)|(?:anstelle|aus (?:der )?sicht|aus der perspektive) (?:von )?{who}|in vertretung (?:von )?{who}|stellvertretend für {who}",
    as_whom=r"als (?:ob |wäre ich )?{who}(?=$|[ ,](?:an|bei|auf|dem|der|es)\b)",
    whoever=r"ih[nmr]|(?:meine?[rmsn]?|der|des) (?:mutter|vaters?|mann(?:es)?|frau|tochter|sohn(?:es)?|bruders?|schwester|freund(?:in|es)?|nachbar(?:in|n)?|oma|opas?|tante|onkels?|partner(?:in|s)?)",
    for_whom="für",
    titles=r"herrn?|frau|dr|prof|doktor|professor",
    at_work=r"(?:meine?[nmrs]?|unsere?[nmrs]?|de[nrms]|die|eine?[nmrs]?) (?:\w+ )?(?:chef(?:in|s)?|vorgesetzte[nrs]?|leiter(?:in|s)?|abteilungsleiter(?:in|s)?|geschäftsführer(?:in|s)?|vorstands?|direktor(?:in|s)?|kund(?:e|en|in)|mandant(?:en|in)?|klient(?:en|in)?|bewerber(?:in|s)?|kandidat(?:en|in)?|patient(?:en|in)?|kolleg(?:e|en|in)|mitarbeiter(?:in|s)?|bürgermeister(?:in|s)?|minister(?:in|s)?|praktikant(?:en|in)?)",
    not_alone=r"(?: und|,) (?:mich|mir|ich|uns)\b|'s?\b",
    texts=r"rede|ansprache|toast|bio(?:grafie)?|vita|lebenslauf|anschreiben|bewerbung|motivationsschreiben|vorstellung(?:stext|spost|smail)?|abschiedsmail|beitrag|linkedin-(?:post|beitrag)|selbsteinschätzung|stellungnahme|profil",
    of_whom=r"von|für",
    owned=r"{name}s (?:\w+ )?{text}|{text} {who}|(?:protokoll|mitschrift)\w*(?=.*(?:glätt|überarbeit|korrigier|kürz|zusammen|bitte|:|$))",
    hands_over=r"hier|das ist|dies ist|unten|anbei|bitte|kürz\w*|überarbeit\w*|glätt\w*|korrigier\w*|fass\w*|mach\w*",
    goes_on=r"(?:bitte |und |auch |noch |ok,? |dann |jetzt |kannst du |könntest du )*(?:(?:schreib|füg|erwähn|sag|ergänz|nimm)(?:e|en sie)?(?: \w+){0,4},? (?:dass|wie) |(?:ergänze|füg\w* hinzu|schreib dazu|schreib noch):)",
    hers=r"übrigens|nebenbei|was mich (?:angeht|betrifft)|ich selbst|ich selber|selbst|selber|persönlich|ich persönlich|ps\b",
)
