"""How Spanish introductions without a verb are told, and what they say in full."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.introduction_table import IntroductionWords

INTRODUCTIONS = IntroductionWords(
    announces=r"(?:un poco |algo )?(?:sobre|acerca de) (?:mí|mi)|(?:breve )?presentación|me presento|para que me conozcas",
    here="aquí|por aquí",
    as_one="como",
    anybody=r"alguien|una persona|la gente",
    at="en|de|del|para|por|con",
    years=r" (?:años?|añitos)(?: de edad)?",
    based=r"(?:afincad[oa]|residente|radicad[oa]|residiendo|viviendo) en",
    parents=r"(?:madre|mamá|padre|papá)(?: (?:soltera?|trabajadora?|divorciad[oa]))?",
    of="de ",
    numbers=r"dos|tres|cuatro|cinco|seis|siete|[2-9]",
    children=r"hij[oa]s?|niñ[oa]s?|peques?|crí[oa]s?|adolescentes?|gemel[oa]s|melliz[oa]s",
    states=r"mujer|hombre|embarazada(?: de .{2,20})?|divorciad[oa]|solter[oa]|casad[oa]|viud[oa]|separad[oa]|prometid[oa]|despedid[oa]|ascendid[oa]|jubilad[oa]|autónom[oa]|en paro|\d+ años de experiencia",
    allergic=r"(?:(?:muy|también) )?(?:alérgic[oa] (?:a los|a las|al|a la|a)|intolerante (?:a la|al|a)) .{2,40}",
    former="ex|antigu[oa]|anterior",
    moods=r"\w+(?:ría|rías|ríamos|iera|iese)",
    another=r"él|ella|ellos|ellas|paciente|clienta?|candidat[oa]|personaje",
    pronoun="yo",
    calls=r"(?:yo )?(?:soy|me llamo|mi nombre es|tengo(?= \d\d años))",
    behind=r"(?: (?:freelance|\w+(?:ent[ea]?|ant[ea]?|ère|iers?|iques?|ic[oa]|al[ea]?|elle|ad[oa]|at[oa]|os[oa]|ée?|an[oa]|aire|ior)))?",
    is_one="soy {}",
    is_so="soy {}",
    is_old="tengo {} años",
    is_called="me llamo {}",
    lives="vivo en {}",
    has="tengo {}",
    ands="y",
    no_adjective="el|la|los|o|no|ni|es|son|era|tiene",
    articles="una?",
    of_type="de ",
    since="desde|de toda",
    asks="c[oó]mo|qué|d[oó]nde",
    stays="vivo|trabajo|estudio",
    beside="con|para|que",
    concludes="así que",
)
