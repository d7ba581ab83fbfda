"""Portuguese: how somebody orders that all be forgotten that is known of her, and that nothing more be kept."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.everything_table import EverythingWords

EVERYTHING = EverythingWords(
    asks=r"(?:por favor,? )?(?:esquece|esqueça|apaga|apague|elimina|elimine|exclua|exclui|remove|remova|deleta|delete) |(?:podes|pode|poderias|poderia|você pode) (?:por favor )?(?:esquecer|apagar|eliminar|excluir|remover|deletar) ",
    of_user=r"tudo (?:o )?que (?:sabe|sabes|você sabe|tem|tens|você tem|guardou|guardaste|lembra|lembras|aprendeu)(?: guardado)? (?:sobre|de) mim|tudo (?:sobre|de) mim|tod[oa]s (?:os|as) (?:dados|informações|memórias|lembranças) (?:sobre|de) mim|(?:tod[oa]s )?(?:os |as )?(?:meus|minhas) (?:dados|informações|memórias|lembranças)(?: pessoais)?",
    bare=r"tudo|tudo (?:o )?que sabes?|toda a (?:tua|sua) memória|a (?:tua|sua) memória",
    joins="e",
    endings=r"por favor|agora|já|para sempre|definitivamente|da (?:tua|sua) memória",
    stops=r"não quero que os meus dados sejam (?:guardados|armazenados|registr?ados|salvos)|não quero que te lembres de mim|(?:para|pare) de (?:salvar|guardar) o que (?:eu )?(?:digo|escrevo)|(?:por favor,? )?(?:não quero que (?:você |tu )?(?:guard|armazen|regist|memoriz|salv|lembr)\w+|(?:para|pare|deixa|deixe) de (?:guardar|armazenar|registr?ar|memorizar|salvar|lembrar)|não (?:guard|armazen|registr?|memoriz|salv)es?(?: mais)?) (?:(?:nada|informações|dados|coisas)(?: mais)? (?:sobre|de|acerca de) mim|(?:os )?meus dados(?: pessoais)?|(?:as )?minhas mensagens|nada (?:do|daquilo) que (?:eu )?(?:te |lhe )?(?:diga|digo|disser|escreva|escrevo|conte|conto)|o que eu (?:te |lhe )?(?:diga|digo|disser))|(?:por favor,? )?(?:desativa|desative|desliga|desligue) a (?:tua|sua) memória(?: para mim| comigo)?|(?:retiro|revogo) o meu consentimento para (?:guardar|armazenar|registr?ar|memorizar|salvar|lembrar) (?:(?:nada|informações|dados|coisas)(?: mais)? (?:sobre|de|acerca de) mim|(?:os )?meus dados(?: pessoais)?|(?:as )?minhas mensagens|nada (?:do|daquilo) que (?:eu )?(?:te |lhe )?(?:diga|digo|disser|escreva|escrevo|conte|conto)|o que eu (?:te |lhe )?(?:diga|digo|disser))",
    since=r"por favor|a partir de agora|mais|nunca mais|no futuro|obrigad[oa]|daqui em diante",
    resumes=r"(?:por favor,? )?(?:podes|pode|você pode) (?:voltar a )?(?:guardar|armazenar|registr?ar|memorizar|salvar|lembrar) (?:coisas sobre mim|o que eu (?:te )?(?:diga|digo|disser)|(?:os )?meus dados)(?: outra vez| de novo| novamente)?|(?:por favor,? )?(?:ativa|ative|liga|ligue) (?:de novo |outra vez )?a (?:tua|sua) memória(?: de novo| outra vez| novamente)?",
)
