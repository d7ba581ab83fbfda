"""Of which words Spanish orders about answers are made."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.answer_table import AnswerWords
from memory.language.languages.spanish.sayings import WORDS
from memory.language.languages.units import UNITS

ANSWERS = AnswerWords(
    verbs=r"resp[oó]nd(?:a|er|iera)(?:me)?|cont[eé]st(?:e|ar|ara)(?:me)?|tr[aá]t(?:e|ar|ara)(?:me)?|us(?:e|ar|ara)|utili(?:ce|zar|zara)|emple(?:e|ar|ara)|cit(?:e|ar|ara)|indi(?:que|car|cara)|evit(?:e|ar|ara)|sea|ser|fuera|d[eé](?:me)?|dar(?:me)?|diera|h[aá]bl(?:e|ar|ara)(?:me)?|expr[eé]s(?:e|ar|ara)(?:se)?|mencion(?:e|ar|ara)|tut(?:ee|ear|eara)(?:me)?|incluya|incluir|prescind(?:a|ir)|absteng(?:a|áse)|abst[eé]ngase|manteng(?:a|áse)|expliqu?e",
    ways=rf"usted|tú|tut(?:ee|ear|eara)(?:me)?|breves?|brevedad|brevemente|concis[oa]s?|concisión|sucint[oa]s?|clar[oa]s?|claridad|formal(?:es|mente)?|cort[eé]s|cortesía|direct[oa]s?|precis[oa]s?|precisión|sencill[oa]s?|técnic[oa]s|tecnicismos|emojis?|emoticonos|jerga|anglicismos|abreviaturas|fuentes|referencias|frases|palabras|líneas|viñetas|tablas|métric[oa]s?|{UNITS}",
    small=r"me|mí|a|de|del|con|sin|en|por|favor|y|e|o|pero|ni|no|más|que|los|las|el|la|un|una|unas|unos|pocas|su|sus|mis|respuestas?|tono|lenguaje|forma|manera|modo|estilo|completas|términos|posible|todo|todos|todas|lo|conmigo|precios|importes|cifras|medidas|temperaturas|distancias|sistema|unidades|dos|tres",
    lasting=r"siempre|nunca|jamás|sistemáticamente|me|conmigo",
    languages=WORDS.languages,
    naming=r"(?:(?:me ll?am(?:e|ara)|ll[aá]me(?:me)?|llamarme)|(?:se )?dir(?:[ií]ja|igir|igiera)(?:se)? a mí como)",
    titles=r"señora?|señorita|doctora?|don|doña|profesora?|licenciad[oa]|dr|dra|sr|sra",
    once=r"una (?:\w+ )?(?:respuesta|frase|tabla)|(?:est[ae]|ese|esa|esto|eso) ?\w*|(?:más|menos) (?:breves?|concis\w+|clar\w+|formal\w*|direct\w+|precis\w+|sencill\w+|cortés)",
)
