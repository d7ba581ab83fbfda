"""How French introductions without a verb are told, and what they say in full."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.introduction_table import IntroductionWords

INTRODUCTIONS = IntroductionWords(
    announces=r"(?:un peu |quelques mots )?(?:à propos de|sur) moi|(?:petite |courte )?présentation|pour me présenter|moi",
    here="ici",
    as_one="en tant qu(?:e|')",
    anybody=r"quelqu'un|une personne|les gens",
    at="à|au|aux|en|de|d|dans|chez|pour|près",
    years=r" ans",
    based=r"(?:basée?|installée?|vivant|habitant|domiciliée?|résidant) (?:à|en|au)",
    parents=r"(?:(?:jeune|heureuse?|nouvelle) )?(?:maman|mère|papa|père)(?: (?:solo|célibataire|seule?|au foyer))?",
    of="(?:de |d')",
    numbers=r"deux|trois|quatre|cinq|six|sept|[2-9]",
    children=r"(?:(?:grands?|grandes?|petits?|petites?|jeunes?) )?(?:enfants?|filles?|fils|garçons?|ados?|adolescents?|jumeaux|jumelles|bébés?)",
    states=r"femme|homme|enceinte(?: de .{2,20})?|divorcée?|célibataire|mariée?|veufs?|veuve|séparée?|fiancée?|virée?|licenciée?|pacsée?|retraitée?|à la retraite|au chômage|\d+ ans d'expérience",
    allergic=r"(?:(?:très|aussi) )?(?:allergique|intolérante?) (?:aux |au |à la |à l'|à ).{2,40}",
    former="ex|anciens?|anciennes?",
    moods=r"\w+(?:rais|rait|rions)",
    another=r"il|elle|lui|ils|elles|son|sa|ses|patiente?|cliente?|candidate?|personnage",
    pronoun="moi",
    calls=r"(?:je suis|je m'appelle|moi,? c'est|mon nom est|j'ai(?= \d\d ans))",
    goes_on=r"suis|habite|vis|travaille|prends|ne (?:mange|supporte|tolère)",
    verbs="(?:habite|vis|travaille|suis|prends|parle|étudie|mange)",
    does="je {}",
    behind=r"(?: (?:freelance|\w+(?:ent[ea]?|ant[ea]?|ère|iers?|iques?|ic[oa]|al[ea]?|elle|ad[oa]|at[oa]|os[oa]|ée?|an[oa]|aire|ior)))?",
    is_one="je suis {}",
    is_so="je suis {}",
    is_old="j'ai {} ans",
    is_called="je m'appelle {}",
    lives="j'habite à {}",
    has="j'ai {}",
    ands="et",
    no_adjective="les|le|la|ce|cette|ou|et|pas|non|est|sont",
    articles="une?",
    of_type="de ",
    since="depuis",
    stays="j'habite|je (?:travaille|vis|étudie)",
    beside="avec|pour|chez|qui|que",
    concludes="donc|du coup",
)
