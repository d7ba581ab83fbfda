"""Portuguese: how texts of schools are handed over: essays, exercises, sums."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.schoolwork_table import Schoolwork

SCHOOLWORK = Schoolwork(
    work=r"redaç(?:ão|ões)|redacç(?:ão|ões)|composiç(?:ão|ões)|ditados?|deveres|trabalhos? de casa|tpc|liç(?:ão|ões) de casa|dever de casa|poemas?|poesias?|frases?|parágrafos?",
    pupils=r"alun[oa]s?|estudantes?|colegas?|crianças?",
    label=r"(?:(?:aqui (?:está|estão|vai|vão)|est[ae]s? (?:é|são)|corrige|corrija|corrigir|avalia|avalie|revê|lê|leia)(?:-me)? )?(?:(?:[oa]s?|um|uma|meus?|minhas?|noss[oa]s?|est[ae]s?|ess[ae]s?|\d+|dois|duas|três|quatro|cinco) )*(?:\w+ )?(?:{work}|(?:texto|carta|e-?mail|trabalho|resposta) d[eoa] [^:]{0,25}?(?:{pupils}))(?: (?:de|do|da|dos|das|para|sobre|com|em|no|na) [^:]{1,50}| (?:n[.º°]* ?)?\d+\w?| [\"“«][^\"”»]{1,60}[\"”»]| por favor)*(?:,? (?:corrige\w*|corrija\w*|avali[ae]\w*|por favor))*|(?:o meu |meu |o )?(?:exercício|pergunta|questão|resposta|número)s? (?:à pergunta |à questão )?\d+\w?(?:[.)]\w*)?|(?:a )?minha (?:apresentação|exposição) (?:sobre|de|do|da|para|como) .{1,60}|(?:põe|põr|passa|passe|coloca|coloque|muda|mude|transforma|transforme|conjuga|conjugue)(?: (?:isto|isso|est[ae]s?|ess[ae]s?|as?|os?))?(?: \w+)? (?:no|para o|ao|na|em) (?:passado|futuro|presente|pretérito|plural|feminino|negativa|voz|conjuntivo|subjuntivo|imperfeito)\b.{0,20}|conjug(?:a|ue)",
    asked=r"(?:(?:est|ess)[ae]s?|minhas?|as minhas|a minha) (?:\w+ )?frases? (?:está|estão|é|são) (?:corret[ao]s?|correct[ao]s?|bem|cert[ao]s?)|(?:está|estão|é|são) (?:corret[ao]s?|correct[ao]s?|cert[ao]s?|bem escrit[ao]s?) (?:est|ess|minh)[ae]s? frases?|(?:há |tem )?erros n?(?:est|ess)[ae]s? frases?",
    sums=r"(?:(?:um|o|meu) )?problema(?: (?:de matemática|\d+))*|pergunta de matemática",
    riddles=r"(?:(?:uma|a|minha) )?(?:adivinha|charada|enigma)(?: (?:\d+|para (?:ti|você)))*",
    asks_sum=r"quant[oa]s?(?! (?:posso|devo|deveria)\b)|qual é|que idade|calcul[ae]|resolv[ae]",
)
