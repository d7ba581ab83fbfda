"""Portuguese: how somebody orders that all be forgotten that is known of her."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.everything_table import EverythingWords

EVERYTHING = EverythingWords(
    asks=r"(?:por favor,? )?(?:esquece|esqueça|apaga|apague|elimina|elimine|exclua|exclui|remove|remova|deleta|delete) |(?:podes|pode|poderias|poderia|você pode) (?:por favor )?(?:esquecer|apagar|eliminar|excluir|remover|deletar) ",
    of_user=r"tudo (?:o )?que (?:sabe|sabes|você sabe|tem|tens|você tem|guardou|guardaste|lembra|lembras|aprendeu)(?: guardado)? (?:sobre|de) mim|tudo (?:sobre|de) mim|tod[oa]s (?:os|as) (?:dados|informações|memórias|lembranças) (?:sobre|de) mim|(?:tod[oa]s )?(?:os |as )?(?:meus|minhas) (?:dados|informações|memórias|lembranças)(?: pessoais)?",
    bare=r"tudo|tudo (?:o )?que sabes?|toda a (?:tua|sua) memória|a (?:tua|sua) memória",
    endings=r"por favor|agora|já|para sempre|definitivamente|da (?:tua|sua) memória",
)
