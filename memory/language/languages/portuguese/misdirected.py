"""Portuguese: how users say that what they said last was not of them, or not for this conversation."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.misdirected_table import Misdirected

MISDIRECTED = Misdirected(
    signs=r"não sobre|não de|não para|não a|não é|não m|não eu|não nós|errad|enganei|outr|é del|são del",
    opens=r"desculp[ae](?:m|-me)?|perd[ãa]o|ops+|ui|ai|não|espera|erro meu|esqueça isso|esquece isso",
    elsewhere=r"(?:enganei-me|me enganei) (?:de|no|na) (?:chat|janela|conversa|cliente|pessoa|conta)|(?:chat|janela|conversa|cliente|pessoa|conta) errad[oa]",
    that=r"(?:(?:isso|isto|aquilo|a última mensagem|a minha última mensagem|o que eu (?:disse|escrevi)) )?(?:era|é|foi)(?: na verdade)?",
    about=r"(?:sobre|acerca d[eoa]|d[eoa])",
    meant=r"(?:dirigido a|destinado a)",
    aimed=r"para",
    strangers=r"(?:outr[oa] (?:cliente|pessoa|paciente|utilizador|usu[áa]rio|chat|conversa|conta)|outr[ae]m)",
    speaking=r"(?:(?:eu )?estava a? ?(?:a falar|falando|falar) (?:d[eoa])|(?:eu )?falava d[eoa]|referia-me (?:a|à|ao)|me referia (?:a|à|ao)|queria dizer)",
    had=r"(?:é )?que (?:o |a )?tem",
    not_me=r"(?:e )?não (?:(?:sobre|de|para|a|é) )?(?:mim|meu|minha|eu|nós)",
    theirs=r"(?:é|são) (?:del[ea])",
)
