"""German: how somebody is said to be allergic to what was named before, or within a request."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.allergy_table import AllergyWords

_HOW = r"(?:(?:sehr|stark|hochgradig|leider|ja|auch|total|extrem|ziemlich|echt|leicht) )*"
_IT = r"(?:da(?:ge)?gegen|darauf|drauf|gegen (?:das|die|sie|beides|ihn)|auf (?:das|die|sie|beides))"

ALLERGIES = AllergyWords(
    own=rf"(?:(?:ich )?(?:bin|reagiere) {_HOW}(?:{_IT} )?{_HOW}al+er[gk]isch(?: {_IT})?|{_IT} (?:bin|reagiere) ich {_HOW}al+er[gk]isch|(?:weil|da) ich {_HOW}(?:{_IT} )?{_HOW}al+er[gk]isch(?: {_IT})? (?:bin|reagiere))",
    another=rf"(?:(?:{{who}}) (?:ist|sind|reagiert|reagieren) {_HOW}(?:{_IT} )?{_HOW}al+er[gk]isch(?: {_IT})?|{_IT} (?:ist|sind|reagiert) (?:{{who}}) {_HOW}al+er[gk]isch)",
    my=r"meine?[rnm]?|unsere?[rnm]?",
    is_another="mein {who} ist allergisch gegen {what}",
    joins=r"und|oder|noch|aber|bitte|danke|also",
    doubts=(r"\bob",),
    unless="wenn er|wenn sie|falls|ob|angenommen|heißt das|bedeutet|geschichte|figur|märchen|woran|meinst du",
    before="für|fürs|mein|meine|meinen|meiner|meinem|unser|unsere|unseren|mit|von",
    nobody=r"ein\w*|d(?:er|ie|as|en|em)|jemand\w*|niemand\w*|leute|alle|menschen|gäste|kinder|wen|wer|solche",
    he_is=r"(?:er|sie|(?:der|die)) ist|(?:weil|da|dass) (?:er|sie)",
    who_is=r"(?:der|die|das)(?: ist)?",
    allergic_to=r"(?=[^,.;?]*allergisch)(?:\w+ ){0,2}?(?:allergisch )?(?:gegen|auf) ",
    outgrown=r"(?:(?:ist|hat|verträgt|reagiert) )?(?:(?:jetzt|nun|endlich|inzwischen|zum glück) ){0,2}(?:(?:nicht|kaum) mehr allergisch|(?=[^.,;:!?]{1,40} (?:los|überwunden|verwachsen|ausgewachsen)\b))",
    now_to=r"(?:(?:jetzt|nun|dafür|stattdessen)(?: jetzt)? (?:sind|ist) (?:es|er|sie)|(?:jetzt|nun|dafür) (?:hat|verträgt) (?:er|sie)|(?:er|sie) ist (?:jetzt|nun|dafür))(?: (?:jetzt|nun|dafür|allergisch|gegen|auf|eine?))*",
    is_so="{who} ist allergisch gegen {what}",
)
