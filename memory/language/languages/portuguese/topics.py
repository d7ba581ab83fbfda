"""Areas of life, as they are called in Portuguese, and what tells of them."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.topic_table import Area, TopicTable

TOPICS = TopicTable(
    areas={
        "investments": Area(
            r"investimentos|carteira de acoes",
            r"acoes|bitcoins?|cripto\w*|etf|invest\w+|bolsa|fundos?|dividendos",
        ),
        "debts": Area(
            r"dividas?|emprestimos?",
            r"dev(?:o|emos)|divid\w+|emprestimo\w*|hipoteca\w*|credito\w*|prestac\w+|no vermelho|penhora",
        ),
        "drinking": Area(
            r"bebida|alcool|consumo de alcool",
            r"beb(?:o|er|ia|endo)|cerveja\w*|vinho|vodka|cachaca|alcool\w*|sobri[oa]|bebad[oa]",
        ),
        "romance": Area(
            r"vida (?:amorosa|sentimental)|amores|namoros?",
            r"namorad[oa]|marido|mulher|espos[oa]|companheir[oa]|casad[oa]|divorci\w+|separad[oa]|apaixonad[oa]|tinder|amante|trai\w+|solteir[oa]|ex|viuv[oa]|noiv[oa]",
        ),
        "health": Area(
            r"saude|doencas?|historial medico|historico medico|diagnosticos?|problemas (?:medicos|de saude)|saude mental|vicios?",
        ),
        "money": Area(
            r"dinheiro|financas|situacao (?:economica|financeira)",
            r"banco|acoes|devo|gast\w+|poup\w+|conta|mesada|ric[oa]|falid[oa]",
        ),
        "faith": Area(
            r"religiao|fe|crencas(?: religiosas)?",
        ),
        "intimacy": Area(
            r"sexualidade|orientacao(?: sexual)?|vida sexual|genero",
        ),
        "views": Area(
            r"politica|ideias politicas|opinioes politicas|ideologia",
            r"vereador\w*|militante|campanha eleitoral",
        ),
        "origin": Area(
            r"origens?|etnia|situacao migratoria",
        ),
        "law": Area(
            r"cadastro|antecedentes(?: criminais)?|problemas (?:legais|com a (?:lei|justica|policia))",
            r"julgamento|juiz\w*|advogad[oa]|multa\w*|tribunal|queixa",
        ),
        "music": Area(
            r"musica|gostos musicais|instrumentos?",
            r"music\w*|grupo|banda|coro|orquestra|canto|cantar|cancao|cancoes|vinis|discos?|concertos?|guitarra|baixo|violoncelo|violino|violao|viola|piano|bateria|flauta|trompete|saxofone|clarinete|ukulele|harpa|acordeao|trombone|jazz|rock|punk|techno|rap|opera|fado|samba|spotify",
        ),
        "sport": Area(
            r"desportos?|esportes?|treinos?",
            r"desport\w*|esport\w*|futebol|futsal|raguebi|tenis|padel|basquet\w*|voleibol|andebol|nad(?:o|ar)|natacao|corr(?:o|er|ida)|maratona\w*|triatlo|ciclismo|remo|escalada|esqui|surf\w*|ioga|yoga|pilates|ginasio|academia|crossfit|boxe|judo|karate|esgrima|caminhadas?|trein\w+",
        ),
        "pets": Area(
            r"animais(?: de estimacao)?|bichos",
            r"cao|caes|cachorr[oa]s?|gat[oa]s?|papagaios?|periquitos?|hamsters?|coelhos?|tartarugas?|cobras?|peixes?|aquario|poneis?|cavalos?",
        ),
        "games": Area(
            r"jogos|videojogos|videogames?",
            r"videojog\w+|videogame\w*|xbox|playstation|ps[45]|nintendo|switch|steam|minecraft|fortnite|zelda|consola|console",
        ),
        "travel": Area(
            r"viage(?:m|ns)|ferias|planos de viagem",
            r"viag\w+|viaj\w+|ferias|voo|voamos para|cruzeiro|hotel|reserv\w+|campismo",
        ),
        "vehicles": Area(
            r"carros?|veiculos?",
            r"carros?|conduzo|dirijo|carrinha|mota|moto\w*",
        ),
        "learning": Area(
            r"escola|estudos|notas|faculdade|curso",
            r"escola|liceu|turma|professor\w*|notas?|exames?|provas?|universi\w+|faculdade|curso|tese|semestre|chumb\w+|reprov\w+|disciplina\w*|mestrado",
        ),
    },
    fillers=r"tud[oa]|tod[oa]s?|meus?|minhas?|noss[oa]s?|os?|as?|d[eoa]s?|e|ou|problemas?|coisas?|assuntos?|situacao|historias?|atua(?:l|is)|pessoa(?:l|is)",
)
