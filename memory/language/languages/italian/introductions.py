"""How Italian introductions without a verb are told, and what they say in full."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.introduction_table import IntroductionWords

INTRODUCTIONS = IntroductionWords(
    announces=r"(?:un po' |qualcosa |due parole )?(?:su|di) (?:di )?me|(?:breve )?presentazione|mi presento",
    here="qui",
    as_one="come|da|in quanto",
    anybody=r"qualcuno|una persona|la gente",
    at="a|ad|di|in|da|per|con|al|alla|nel|nella",
    years=r" anni",
    based=r"(?:residente|di base|domiciliat[oa]|che vive) (?:a|in)",
    parents=r"(?:mamma|madre|papà|padre)(?: (?:single|solo|sola))?",
    of="di ",
    numbers=r"due|tre|quattro|cinque|sei|sette|[2-9]",
    children=r"figli[oae]?|bambin[oaie]|ragazz[oaie]|bimb[oaie]|adolescenti|gemell[ie]|maschi|femmine",
    states=r"donna|uomo|incinta(?: di .{2,20})?|divorziat[oa]|single|nubile|celibe|sposat[oa]|vedov[oa]|separat[oa]|fidanzat[oa]|licenziat[oa]|in pensione|\d+ anni di esperienza",
    allergic=r"(?:(?:molto|anche) )?(?:allergic[oa]|intollerante) (?:agli |alle |ai |alla |allo |al |all'|a ).{2,40}",
    former="ex|già",
    moods=r"\w+(?:rei|rebbe|remmo|assi|essi|issi)",
    another=r"lui|lei|suo|sua|suoi|loro|gli|paziente|cliente|candidat[oa]|personaggio",
    pronoun="io",
    calls=r"(?:io )?(?:sono|mi chiamo|il mio nome è|ho(?= \d\d anni))",
    behind=r"(?: (?:freelance|\w+(?:ent[ea]?|ant[ea]?|ère|iers?|iques?|ic[oa]|al[ea]?|elle|ad[oa]|at[oa]|os[oa]|ée?|an[oa]|aire|ior)))?",
    is_one="sono {}",
    is_so="sono {}",
    is_old="ho {} anni",
    is_called="mi chiamo {}",
    lives="vivo a {}",
    has="ho {}",
    ands="e",
    no_adjective="il|lo|la|le|o|non|né|sono|è|ha",
    articles="una?|uno",
    of_type="di ",
    since="da",
    asks="come|cosa|dove",
    stays="lavoro|abito|studio",
    beside="con|per|che",
    concludes="quindi|perciò",
)
