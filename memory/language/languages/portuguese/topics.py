"""Areas and matters of life, as they are called in Portuguese, and what tells of them."""

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
    matters={
        "pregnancy": r"gravid\w+|enjoos? matina(?:l|is)|bebes?|(?:espero|esperamos|esperando|espera|a espera de) (?:um |uma |o |a |nosso |meu )?(?:\w+ )?(?:bebe|filh[oa]|crianca|menin[oa]|gemeos)|parto|dar a luz|ultrassom|ecografia|fertiliza\w+|abort\w+|maternidade|gestacao",
        "operation": r"operac\w+|oper(?:ei|ou|ado|ada|ar|aram)\b|cirurgi\w+|intervenc\w+|tir(?:ei|aram|ou) (?:o|a|um|uma|meu|minha)\b.*|retir(?:ei|aram)\b|remov\w+|transplante|cesar\w+|vasectomia|anestesia|ponte de safena",
        "parting": r"separ(?:ar|ei|ou|ado|ada|acao|amos|arei)\w*|divorci\w*|divorcio|termin(?:o|ei|amos|ou)\b|rompi\w*|rompemos|rompeu|acab(?:ei|amos|ou) (?:com|o namoro)|ex|ex-?(?:marido|mulher|namorad\w+|espos\w+)|me (?:deixou|largou)|deixou-me|saiu de casa|foi embora|casamento|crise no casamento",
        "affair": r"trai(?:cao|coes|u|o|r|ndo|i|ram)|infidel\w+|infiel|adulteri\w+|tenho um caso|caso com|amante|caso extra\w*|as escondidas|dorm(?:i|iu) com|chifre\w*",
        "dismissal": r"demit\w+|demissao|despedid\w+|despediram|despedimento|mand(?:ou|aram|ado|ada) (?:\w+ )?embora|perd(?:i|eu|er|ido) (?:o|meu|seu|o meu|o seu) (?:emprego|trabalho)|perda do emprego|desempreg\w+|sem emprego|rua|layoff",
        "leaving": r"demit\w+|demissao|demitiu-se|pedi(?:u|r)? (?:as )?contas|pedi(?:u|r)? demissao|aviso previo|saindo da empresa|vai sair|sai(?:u|r) da empresa|aposent\w+|reform(?:ei|ou|ar)\b",
        "work": r"trabalho|emprego|servico|escritorio|chef[ea]s?|patra\w*|patroes|coleg(?:a|as)|promoc\w+|promov\w+|advertencia|horas extras?|mand(?:ou|aram) (?:\w+ )?embora|demit\w+|demissao|despedi\w+|profissional",
        "pay": r"salari\w*|ordenado|vencimento|renda|ganh(?:o|amos|ava)\b|recebo|por mes|brut[oa]|liquid[oa]|aumento|bonus",
        "gambling": r"apost\w+|cassino|casino|jogos? de azar|azar|ludopatia|vicio em jogo|problema com (?:o )?jogo|jogo|poker|roleta|bingo|loteria|lotaria|caca-niquel\w*|raspadinha",
        "addiction": r"vici\w+|dependen\w+|drog\w+|cocaina|heroina|maconha|baseado\w*|cannabis|comprimidos|reabilit\w+|desintoxic\w+|recaid\w*|recaiu|fum(?:o|ar|ava|a)\b|cigarr\w+|tabaco|alcool\w*|beb(?:e|o|er|ia|endo|ida)\b|bebad\w+|bebed\w+|sobri\w+",
        "failing": r"reprov\w+|chumb\w+|repet(?:iu|i|ir|ente) (?:de ano|o ano|a serie)|larg(?:ou|uei) (?:a faculdade|os estudos|a escola)|desist(?:iu|i) (?:da faculdade|dos estudos|da escola)|expuls\w+|notas baixas|notas ruins|mas notas|notas|provas?|exames?|vestibular|carta de conducao|escolar\w*",
        "crime": r"pres[oa]|prisao|prisoes|cadeia|penitenciaria|detid[oa]|detencao|policia\w*|antecedentes|conden\w+|crim\w+|delinquen\w+|delito\w*|roub\w+|ladr\w+|furt\w+|fraude\w*|golpe|burla\w*|estelionato|denunci\w+|tribunal|processad\w+|delegacia",
        "weight": r"peso|peso \d+|pesava|quilos?|kg|excesso de peso|obes\w+|gord[oa]|emagre\w+|engord\w+|imc",
        "cancer": r"cancer|cancro|tumor\w*|biopsia|malign\w+|quimio\w*|radioterapia|oncolog\w+|metastas\w+|linfoma|leucemia|melanoma|nodulo|caroco",
        "mind": r"saude mental|mental\w*|depress\w+|deprimid\w+|ansi(?:edade|os\w+)|panico|bipolar\w*|tdah|terap\w+|psiquiatr\w+|psicolog\w+|antidepressiv\w+|burnout|esgotamento|suicid\w*|automutil\w+|anorexi\w*|bulimi\w*|transtorno\w*|insonia",
        "death": r"mort[eoa]s?|morr\w+|falec\w+|enterr\w+|funeral|velorio|luto|viuv\w+|perdi (?:meu|minha|o meu|a minha) (?:pai|mae|marido|mulher|esposa|filh[oa]|irmao|irma|avo|cachorro|gato)",
        "quarrel": r"brig\w+|discuss\w+|discut\w+|desentend\w+|zang\w+ com|nao nos falamos|nao falo com|cortei relac\w+",
        "moving": r"mud(?:o|ar|ei|amos|anca|ando|ou)\b.*|casa nova|apartamento novo|emigr\w+|imigr\w+",
        "wedding": r"casamento\w*|cas(?:o|ar|amos|ei|ou|ad[oa]s?)\b|noiv\w+|pedido de casamento|lua de mel",
        "accident": r"acident\w+|bati (?:o|com|no)|batida|colis\w+|atropel\w+|capot\w+|cai (?:da|do|de)",
        "windfall": r"heranca|herd\w+|loteria|lotaria|euromilhoes|mega-sena|jackpot",
        "eviction": r"despej\w+|(?:senhori[oa]|don[oa]) (?:[\w-]+ ){0,6}(?:rua|fora|sair)",
        "ruin": r"falencia|faliu|falid\w+|penhor\w+|divid\w+|dev(?:o|e|emos|ia)\b|endividad\w+|emprestim\w+|empresto|hipoteca\w*|prestac\w+|cheque especial|financ\w+|dinheiro|grana",
    },
    joined=r"inscrevi|inscrit[oa]|cadastrei|cadastrad[oa]|registei|registrei|registad[oa]|conta|perfil|membro|soci[oa]|instalei|baixei|uso|entrei|aderi",
    pregnancy=r"gravida|gravidez",
    idle=r"aquilo|fui|negocio|ultim\w+|ano|segred\w+|rolo",
    to_me=r"me|nos|mim|-me|\w+-me",
    drinks=r"chas?|cafes?|cafezinho|agua|sucos?|sumos?|leite|limonada|refrigerantes?|chimarrao",
)
