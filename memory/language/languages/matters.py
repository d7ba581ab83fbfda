"""What standing instructions ask for of which one excludes the other, where it is called much the same everywhere.

Each matter has values, each alternatives of an expression; a language adds its own words (`LastingWords.contraries`).
Where a matter has one value, it is asked for or not ("emojis").
"""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from collections.abc import Mapping

MATTERS: Mapping[str, Mapping[str, str]] = {
    "currency": {
        "euro": r"euros?|eur|€",
        "dollar": r"(?:us[- ]|american )?dollars?|us-dollar|usd|d[oó]lar(?:es|s)?|dollari|\$",
        "pound": r"pounds sterling|british pounds|gbp|£|pfund|libras? esterlinas?|sterline|livres sterling",
        "franc": r"(?:swiss )?francs?|(?:schweizer )?franken|chf|francos?(?: suizos| suíços)?|franchi(?: svizzeri)?",
        "yen": r"yens?|jpy|¥",
        "rupee": r"rupees|inr|rupien|roupies|rupias|rupie|₹",
        "krone": r"kron[eo]r|kronen|sek|nok|dkk",
        "real": r"reais|reales|brl",
        "peso": r"pesos?|mxn",
        "zloty": r"z[lł]ot(?:y|ys|ych)|pln",
    },
    "units": {
        "metric": r"metric|metrisch\w*|métri(?:que|co|ca)s?|metric[oh]\w*|kilomet(?:er|re)\w*|kilom(?:è|e)tres?|qu?il[oó]met\w+|chilometri|km|centimet\w+|kilos|kilograms?|metres",
        "imperial": r"imperial\w*|impéria\w*|miles|meilen|millas|miglia|milhas|feet|inches|ounces|unzen",
    },
    "amounts": {
        "grams": r"gram(?:m|m?e?s|mi|mos|os)?|gramos",
        "cups": r"cups|tassen|tazas|tasses|tazze|xícaras|chávenas",
    },
    "temperature": {"celsius": r"celsius|centigrade", "fahrenheit": r"fahrenheit"},
    "clock": {
        "24": r"24[- ]?(?:h|hours?|stunden|horas|heures|ore)\w*(?:[- ](?:clock|times?|format|uhr))?|military time",
        "12": r"12[- ]?(?:h|hours?|stunden|horas|heures|ore)\w*(?:[- ](?:clock|times?|format|uhr))?|am and pm|am/pm|a\.m\.",
    },
    "code in": {
        "python": "python",
        "javascript": r"javascript|js",
        "typescript": r"typescript|ts",
        "java": "java",
        "go": r"golang|(?-i:Go)",
        "rust": "rust",
        "kotlin": "kotlin",
        "swift": "swift",
        "ruby": "ruby",
        "php": "php",
        "c#": r"c#|csharp",
        "c++": r"c\+\+",
        "bash": "bash",
    },
    "packages by": {"npm": "npm", "pnpm": "pnpm", "yarn": "yarn", "bun": "bun"},
    "python packages by": {"pip": "pip", "uv": "uv", "poetry": "poetry", "conda": "conda"},
    "tests by": {"jest": "jest", "vitest": "vitest", "mocha": "mocha", "pytest": "pytest", "unittest": "unittest"},
    "frames by": {"pandas": "pandas", "polars": "polars"},
    "indents by": {
        "tabs": r"tabs|tabulator\w*|tabulações|tabulaciones",
        "spaces": r"spaces|leerzeichen|espaces|espacios|espaços|spazi",
    },
    "names in": {"camel": r"camel[- ]?case", "snake": r"snake[_ -]?case"},
    "citations": {
        "apa": "apa",
        "mla": "mla",
        "chicago": r"chicago(?: style)?",
        "harvard": "harvard",
        "vancouver": "vancouver",
    },
    "emojis": {"": r"emojis?|emoticon\w*|émoticônes?|smileys?|smilies|faccine|carinhas"},
}
