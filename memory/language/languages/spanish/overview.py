"""Spanish: how somebody asks what is known of her."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.overview_table import OverviewWords

OVERVIEW = OverviewWords(
    asks=(
        r"\b(?:lo que sabes|de qué hemos hablado|quién soy)\b",
        r"\b(?:te acuerdas|se acuerda) de (?:mí|nosotr[oa]s)\b",
        r"\b(?:que (?:sabes|recuerdas)|información tienes) (?:de|sobre) (?:mí|nosotr[oa]s)\b",
        r"\bqué (?:sabes|recuerdas|decidimos|acordamos|hablamos|te (?:dije|conté|he))\b",
    ),
    of_self=(
        r"\b(?:mi|un|una) (?:\w+ )?(?:biografía|bio|semblanza|currículum|curriculum|cv|carta de (?:presentación|motivación)|perfil (?:de|en) linkedin|resumen de linkedin) (?:m[ií][oa]?|de mí|sobre mí|para mí)\b|\bmi (?:biografía|bio|semblanza|currículum|curriculum|cv|carta de (?:presentación|motivación)|perfil (?:de|en) linkedin)\b",
        r"\b(?:escr[ií]beme|hazme|h[aá]ceme|[aá]rmame|armame|red[aá]ctame|ay[uú]dame (?:con|a escribir|a hacer)) (?:un|una|el|la) (?:\w+ ){0,2}?(?:bio|currículum|curriculum|cv|carta de (?:presentación|motivación)|(?:titular|resumen|perfil) (?:de|para|en) (?:linkedin|instagram|tinder))\b(?! (?:de|del|sobre)\b)",
        r"\b(?:preséntame|descríbeme)(?= (?:en|a|como|ante|con)\b|\W*$)",
    ),
    about=r"sobre|acerca de|respecto a|del?|al",
    asker=r"mí|ti|nosotr[oa]s|qu\w*|tod[oa]s?",
    times=r"el mes|(?:la |el |las |los )?(?:semana|año|vez|últim[oa]|pasad[oa])|ayer|hoy|ahora",
)
