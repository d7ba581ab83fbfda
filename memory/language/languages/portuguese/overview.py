"""Portuguese: how somebody asks what is known of her."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.overview_table import OverviewWords

OVERVIEW = OverviewWords(
    asks=(
        r"\bo que (?:é que )?(?:sabes|te lembras|(?:você |tu )?(?:já )?(?:sabe|lembra|sabes|lembras))\b",
        r"\bdo que fal[aá]mos\b",
        r"\bque (?:é que )?(?:você |tu )?(?:[ts]e )?(?:sabes?|lembras?|recordas?) (?:sobre|de|acerca de) (?:mim|nós)\b",
        r"\bo que (?:é que )?(?:decidimos|combin[aá]mos|fal[aá]mos|(?:eu )?(?:te|lhe) (?:disse|contei))\b",
        r"\b(?:lembras-te|se lembra|te lembras) de (?:mim|nós)\b",
        r"\bdo que (?:é que )?(?:te lembras|(?:você )?se lembra)\b",
        r"\bquem (?:sou eu|(?:eu )?sou)\b",
        r"\binformações (?:você )?(?:tens|tem) sobre (?:mim|nós)\b",
    ),
    of_self=(
        r"\b(?:bio|biografia|apresentação|descrição) (?:minha|de mim|sobre mim)\b|\b(?:a )?minha (?:bio|biografia|carta de (?:apresentação|motivação))\b|\b(?:o )?meu (?:cv|currículo|perfil (?:do|no) linkedin)\b",
        r"\b(?:(?:me (?:faz|faça|escreve|escreva)|(?:faz|faça|escreve|escreva)-me)|me ajuda (?:com|a escrever|a fazer)|ajuda-me (?:com|a escrever|a fazer)) (?:um|uma|o|a) (?:\w+ ){0,2}?(?:bio|cv|currículo|carta de (?:apresentação|motivação)|text(?:o|inho) de apresentação|(?:resumo|perfil|título) (?:do|no|para o|pro) (?:linkedin|instagram|insta))\b(?! (?:de|do|da|sobre)\b)",
        r"\b(?:apresenta|descreve|apresente|descreva)-me(?= (?:em|a|ao|como|à)\b|\W*$)|\bme (?:apresente|descreva)(?= (?:em|a|ao|como|à)\b|\W*$)",
    ),
    about=r"sobre|acerca d(?:e|[ao]s?)|quanto a|de|d[ao]s?",
    asker=r"te|mim|nós|eu|qu\w*|tod[oa]s?|tudo",
    times=r"(?:a |o )?(?:semana|mês|ano|passad[oa])|ontem|hoje|agora",
)
