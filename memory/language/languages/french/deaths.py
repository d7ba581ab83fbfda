"""French: who is dead."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.death_table import DeathWords

_MONTH = r"(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)"
_DAY = r"(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)"
DEATHS = DeathWords(
    own=r"mon|ma|mes|notre|nos",
    when=rf"il y a (?:presque |environ )?\w+ (?:jours?|semaines?|mois|ans?|années?)|(?:l'an|l'année|l'été|l'hiver|le mois|la semaine|l'automne|le printemps) (?:derni(?:er|ère)|passée?)|cette (?:année|semaine|nuit)|cet (?:été|hiver|automne)|ce (?:mois|matin|printemps)|en (?:{_MONTH}|\d{{4}})|(?:le )?{_DAY}|hier|récemment|subitement|brutalement|paisiblement|trop (?:tôt|jeune)|(?:d'un|d'une|du|de la|de) (?:\w+ )?(?:cancer|covid|leucémie|infarctus|avc|maladie|crise)|dans un accident|à cause",
    between=r"est|a|s'est|vient|de|nous|ne|n'|malheureusement|WHEN",
    dies=r"morte?s?(?! de (?:rire|faim|fatigue|peur|soif))|décéd\w+|nous (?:a|ont|avait) quittée?s?(?=\s*(?:$|[,.;!])| (?:WHEN))|quittée?s(?=\s*(?:$|[,.;!])| (?:WHEN))|éteinte?(?=\s*(?:$|[,.;!])| (?:WHEN))|(?:n'est |est )?plus (?:là|de ce monde|parmi nous|avec nous)(?=\s*(?:$|[,.;!])| (?:WHEN|depuis))|s'en est allée?|partie? (?:trop tôt|pour toujours|rejoindre)|perdu la vie|suicidée?|donné la mort|ôté la vie|perdu (?:son|sa) (?:combat|bataille)",
    dead=(
        r"(?=(?:\w+ )?(?:mon|ma|notre) (?:défunte?|feue?)\b)WHO(?! (?-i:[A-ZÀ-Þ]))",
        r"\b(?:j'ai|on a|nous avons|j'avais) (?:malheureusement )?(?:perdu|enterré|inhumé) WHO(?=\s*(?:$|[.;!,])| (?:WHEN))",
        r"\b(?:mort|décès|obsèques|enterrement|cendres|funérailles) de WHO",
        r"\bdepuis que (?:j'ai perdu |nous avons perdu )?WHO (?:est mort|est partie?|n'est plus|nous a quitté)",
        r"\bdepuis que (?:j'ai|on a|nous avons) perdu WHO",
        r"\bveu(?:f|ve) de WHO",
    ),
)
