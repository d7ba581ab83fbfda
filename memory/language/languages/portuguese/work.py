"""Portuguese: what is worked on where software is made, and what is said of it."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.work_table import WorkWords

WORK = WorkWords(
    things=r"arquivos?|pastas?|diretórios?|repositório|implant\w*|funções|função|comentários?|banco de dados|base de dados|bibliotecas?|dependências?|pacotes?|aspas|ponto e vírgula",
    state=r"(?:(?:todos|todas|os|as|o|a|nossos?) )*(?:testes?|builds?|ci|pipeline|deploy|staging) (?:(?:já|agora|ainda|finalmente|de novo) )*(?:passam?|falham?|está|estão)(?: (?:já|agora|ainda|de novo))*(?: (?:a )?(?:verdes?|vermelh[oa]s?|quebrad[oa]s?|partid[oa]s?|bem))?(?: (?:agora|de novo))*",
    everywhere=r"(?:em |para )?(?:todos os (?:meus |nossos )?(?:projetos|repos|repositórios)|cada (?:projeto|repo|repositório))|qualquer projeto",
    me=r"me|comigo",
    talk=r"respo\w*|expli\w*|fal(?:a|e|ar|es)|tom|perguntas?",
)
