"""How Portuguese introductions without a verb are told, and what they say in full."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.introduction_table import IntroductionWords

INTRODUCTIONS = IntroductionWords(
    announces=r"(?:um pouco |algo )?(?:sobre|acerca de) mim|(?:breve )?apresentação|apresento-me|me apresentando",
    here="aqui|por aqui",
    as_one="como|enquanto",
    anybody=r"alguém|uma pessoa|as pessoas",
    at="em|no|na|de|do|da|para|com|por",
    years=r" anos(?: de idade)?",
    based=r"(?:residente|a viver|a morar|morando|vivendo|radicad[oa]|sediad[oa]) (?:em|no|na)",
    parents=r"(?:mãe|mamã|pai|papá)(?: (?:solo|solteir[oa]|solteira|divorciad[oa]))?",
    of="de ",
    numbers=r"dois|duas|três|quatro|cinco|seis|sete|[2-9]",
    children=r"filh[oa]s?|crianças?|menin[oa]s?|rapazes|raparigas|adolescentes?|g[éê]me[oa]s|miúd[oa]s?",
    states=r"mulher|homem|grávida(?: de .{2,20})?|divorciad[oa]|solteir[oa]|casad[oa]|viúv[oa]|separad[oa]|noiv[oa]|demitid[oa]|reformad[oa]|aposentad[oa]|desempregad[oa]|\d+ anos de experiência",
    allergic=r"(?:(?:muito|também) )?(?:alérgic[oa]|intolerante) (?:aos|às|ao|à|a) .{2,40}",
    former="ex|antig[oa]",
    moods=r"\w+(?:ria|rias|ríamos|asse|esse|isse)",
    another=r"ele|ela|eles|elas|dele|dela|lhe|doente|paciente|cliente|candidat[oa]|personagem",
    pronoun="eu",
    calls=r"(?:eu )?(?:sou(?: [oa])?|chamo-me|me chamo|(?:o )?meu nome é|tenho(?= \d\d anos))",
    behind=r"(?: (?:freelance|\w+(?:ent[ea]?|ant[ea]?|ère|iers?|iques?|ic[oa]|al[ea]?|elle|ad[oa]|at[oa]|os[oa]|ée?|an[oa]|aire|ior)))?",
    is_one="sou {}",
    is_so="sou {}",
    is_old="tenho {} anos",
    is_called="chamo-me {}",
    lives="moro em {}",
    has="tenho {}",
    ands="e",
    no_adjective="o|a|os|as|ou|não|nem|é|são|foi|tem",
    articles="uma?",
    of_type="de ",
    since="há",
    asks="como|o que|onde",
    stays="trabalho|moro|estudo",
    beside="com|para|que",
    concludes="então|por isso",
)
