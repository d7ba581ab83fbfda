"""Spanish: how somebody asks what is known of her."""

from memory.language.overview_table import OverviewWords

OVERVIEW = OverviewWords(
    asks=(
        r"\b(?:lo que sabes|de qué hemos hablado|quién soy)\b",
        r"\b(?:te acuerdas|se acuerda) de (?:mí|nosotr[oa]s)\b",
        r"\b(?:que (?:sabes|recuerdas)|información tienes) (?:de|sobre) (?:mí|nosotr[oa]s)\b",
        r"\bqué (?:sabes|recuerdas|decidimos|acordamos|hablamos|te (?:dije|conté|he))\b",
    ),
    about=r"sobre|acerca de|respecto a|del?|al",
    asker=r"mí|ti|nosotr[oa]s|qu\w*|tod[oa]s?",
    times=r"el mes|(?:la |el |las |los )?(?:semana|año|vez|últim[oa]|pasad[oa])|ayer|hoy|ahora",
)
