"""French: how a text is ordered that somebody else is to have said."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.written_for_table import WrittenFor

WRITTEN_FOR = WrittenFor(
    answers=r"(?:répond(?:s|ez|re)?|réserv(?:e|ez|er)|rempli(?:s|ssez|r)|contact(?:e|ez|er)|complèt(?:e|ez))\b",
    writes=r"(?:écri(?:s|vez|re)|rédig(?:e|ez|er)|prépar(?:e|ez|er)|formul(?:e|ez|er)|fai(?:s|tes)|envo(?:ie|yez|yer)|compos(?:e|ez|er))\b",
    spoken=r"à|au|aux|cela|ça|ceci|(?:un|une|le|la|l'|ce|cette|mon) ?(?:\w+ ){0,2}?(?:e-?mail|mail|courriel|message|lettre|réponse|texte|post|déclaration|discours|demande|candidature|réclamation|refus|réservation|présentation|formulaire|cv)",
    at_end="",
    in_name=r"au nom (?:de |du |d')(?:la )?{who}|en son nom|de la part (?:de |du |d')(?:la )?{who}|pour le compte (?:de |du |d')(?:la )?{who}|à la place (?:de |du |d')(?:la )?{who}|dans le style (?:de |d'){who}|comme si {who} (?:écrivait|parlait)",
    as_whom=r"(?:en tant que|comme) {who}(?= à\b|$)",
    whoever=r"lui|elle|(?:ma|mon|sa|son) (?:mère|père|mari|femme|fille|fils|frère|sœur|soeur|ami|amie|voisine?|oncle|tante|grand-mère|grand-père|compagne|compagnon)",
    for_whom="pour",
    titles=r"m|mr|mme|mlle|monsieur|madame|mademoiselle|dr|docteur|docteure|pr|professeur|maître|me",
    at_work=r"(?:mon|ma|notre|le|la|l'|une?|son|sa) ?(?:\w+ )?(?:patron(?:ne)?|chef|cheffe|boss|supérieure?|responsable|manager|pdg|dg|directeur|directrice|présidente?|fondateur|fondatrice|cliente?|candidate?|patiente?|collègue|ministre|maire|stagiaire|employée?|salariée?)",
    not_alone=r" et (?:moi|nous)\b",
    texts=r"discours|toast|bio(?:graphie)?|cv|lettre de motivation|présentation|post (?:linkedin|de présentation)|candidature|profil|témoignage|autoévaluation",
    of_whom=r"de|du|d'",
    owned=r"(?:discours|allocution) pour {work}|(?:compte[- ]rendu|procès-verbal)\b(?=.*(?:corrig|mets|résum|relis|propre|s'il|stp|:|$))",
    hands_over=r"voici|voilà|c'est|ci-dessous|ci-joint|s'il (?:te|vous) plaît|stp|svp|corrige\w*|résume\w*|relis\w*|raccourci\w*",
    goes_on=r"(?:s'il te plaît |et |aussi |ok,? |puis |peux-tu |tu peux )*(?:(?:ajoute|dis|mentionne|précise|écris|indique)(?:z|r)?(?: \w+){0,3},? (?:que |qu')|(?:ajoute|précise|mentionne)(?:z)? ?:)",
    hers=r"au fait|d'ailleurs|quant à moi|pour ma part|moi-même|personnellement|moi,? je|à propos|ps\b",
)
