"""Portuguese words of change (see `memory/language/change_signs.py`)."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.sign_table import ChangeWords

CHANGE_WORDS = ChangeWords(
    ends=r"deix(?:ei|ou|[aá]mos|aram|ado|o|ar)|par(?:ei|ou|[aá]mos|ado|ar)(?: com| de)?|larg(?:uei|ou|[aá]mos|ado|ar)|vend(?:i|eu|emos|ido)|perd(?:i|eu|emos|ido)|termin(?:ei|ou|[aá]mos|ado)|acab(?:ei|ou|[aá]mos|ado)|cancel(?:ei|ou|[aá]mos|ado|ada)|romp(?:i|eu|emos)|separ(?:ei|ou|[aá]mos|aram|ado|ada|ados)|divorci\w+|demit(?:i|iu|iram|ido|ida)|despedi\w*|despedid[oa]|reform\w+|aposent\w+|fech(?:ei|ou|[aá]mos|ado)|fali(?:u|ram|do)|faliu|tranqu(?:ei|ou)|tranc(?:ado|ou|ar)|abandon(?:ei|ou|ado|[aá]mos)|desist(?:i|iu|imos|ido)|tir(?:ei|ou|aram|ado)|joguei|jogou fora|deitei fora|dei (?:a|o|as|os) \w+|devolv(?:i|eu|emos)|apag(?:uei|ou)|elimin(?:ei|ou)|desinstal\w+|roub(?:aram|ado|ada|ou)|avari(?:ou|ada)|pifou|quebrou|estragou|morreu|foi-se|foi embora|fui embora|saí|saímos|saiu|encerr(?:ei|ou|[aá]mos)|suspend(?:i|eu|eram)|desliguei|cort(?:ei|ou|[aá]mos|ado)|troqu(?:ei)|pendurei|curad[oa]|curou|recuper\w+|operad[oa]|sarou|livrei|cansei|farto|farta|chega|desmarquei|desmarcou|anul(?:ei|ou)|expuls\w+|chumb(?:ei|ou)|reprov(?:ei|ou)|caducou|venceu|já era|mandaram embora|mandad[oa] embora|não renov\w+|desfez|desfizemos|rap(?:ei|ou|ado)|desmam\w+|abr(?:i|imos|iu) mão|livr(?:ei|ou|[aá]mos)|rescind\w+|dispens(?:ei|ou|aram|ado|ada)|desativ\w+|cess(?:ei|ou)|sucata|levou|levaram|mandei embora|coisa do passado|para trás|no lixo|na gaveta|desfeit[oa]|renunci\w+|desfi(?:z|zemos)|vend(?:emos|endo|ida)|fechad[oa]|larg(?:ada|aram)|saíram|tirámos|tiramos|deixaram|abandonaram|desinscrev\w+|descart\w+|esvazi\w+|apagad[oa]|liquid\w+|aposentad[oa]|reformad[oa]|demiti-me|me demiti|despedi-me|encostei",
    dies=r"morr(?:eu|eram)|mort[oa]|falec\w+|partiu|se foi|foi-se|fugi(?:u|ram)|atropel\w+|enterr\w+|enterro|funeral|viúv[oa]|eutanási\w+|abat(?:er|ido)|nos deixou|me deixou|deixou-(?:nos|me)|saiu de casa|já não está|cinzas|apagou-se|para sempre|não resistiu|durante o sono",
    begins=r"comec(?:ei|ou)|começ(?:ar|[aá]mos|ado|o|a|ou)|inici(?:ei|ou|[aá]mos)|compr(?:ei|ou|[aá]mos|ado)|arranj(?:ei|ou|ado)|consegui(?:u|mos)?|encontr(?:ei|ou|[aá]mos)|entr(?:ei|ou|[aá]mos|ado)|inscrev(?:i|eu)|inscrit[oa]|matricul\w+|assin(?:ei|ou|[aá]mos)|adot(?:ei|[aá]mos|ado)|abr(?:i|imos|iu)|mont(?:ei|[aá]mos)|fund(?:ei|[aá]mos)|virei|virou|tornei|tornou|fiquei|passei a|passou a|contrat(?:aram|ado|ada|ou)|promov\w+|nomead[oa]|receit(?:ou|aram)|pôs-me|cas(?:ei|[aá]mos|ado|ada|ou)|noiv[oa]|namor\w+|escolhi|decidi\w*|instal(?:ei|ou|[aá]mos)|alug(?:uei|[aá]mos)|mud(?:ei|[aá]mos|ou|ado)|estou (?:agora|em|na|no|a)|estamos|peguei|ganhei|trabalho|moro|vivo|uso|jogo|estudo|tomo|conheci|efetivad[oa]|quadros|primeir[oa]s? (?:passos|metros|dias?|palavra)|meus primeiros|é nossa?|é nosso|dorme no|mora comigo|creche|ingress(?:ei|ou)|integr(?:ei|ou)|ando|começamos|vou começar|me juntei|juntei-me|estreei|me formei|namoro|instalámos|arranjámos|passámos a|contratad[oa]",
    turns=r"troc(?:ou|[aá]mos|ado|ar)|troqu(?:ei)|mud(?:ei|ou|[aá]mos|aram|ança|ado|ada|o)|pass(?:ei|ou|[aá]mos|ado) (?:a|para|pra|do|da|de|pro|por)|em vez de|ao invés|no lugar|afinal|no fim|na verdade|substitu\w+|alter(?:ei|ou|ado|ada)|adi(?:ei|ou|ado|ada|aram)|antecip\w+|remarc\w+|transfer\w+|migr(?:ei|ou|[aá]mos)|convert\w+|renome\w+|reescrev\w+|volt(?:ei|ou|[aá]mos) (?:a|para|pra|ao)|prefiro|antes quero|mas sim|e não|trespass\w+|virou|virei|mudou-se|virei-me|substituí(?:mos|ram)?|deu lugar|dá lugar|tomou o lugar|assumiu|me orienta|nos orienta|migração|fundiu-se|fusão|rebatiz\w+|remodel\w+|realoc\w+|permut\w+|cedeu lugar",
    nows=r"agora|já|desde|a partir de|ultimamente|recentemente|nov[oa]s?|finalmente|enfim|por fim|ontem|semana passada|mês passado|ano passado|este (?:ano|mês|semestre)|esse (?:ano|mês)|neste (?:ano|momento)|hoje em dia|atualmente|daqui para a frente|de agora em diante|d'ora em diante|há (?:\w+ )?(?:dias|semanas|meses|pouco)|faz (?:\w+ )?(?:dias|semanas|meses)|acab(?:ei|ou|[aá]mos) de|de vez|em (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|sábado passado",
    no_more=r"já não|não (?:[\wáâãàéêíóôõúç-]+ ){0,4}?mais|nunca mais|sem|nada de|acabou-se|acabou|adeus|chega de|nenhum[a]?|nem|último dia|livre de|fim d[aeo]|tchau",
    again=r"outra vez|de novo|novamente|volt(?:ei|ou|[aá]mos|ar|aram)|regress\w+|retom\w+|recomec\w+|de volta|voltámos|re(?:comec|tom|ativ)\w+|de regresso",
    grows=r"fez|fiz|faz \d+|complet(?:ei|ou)|subi(?:u|ram|do)?|desceu|desceram|baix(?:ou|aram|ei)|aument\w+|reduz\w+|dobr(?:ou|ei)|duplic\w+|de \d+ para \d+|aniversário|anos feitos|engord\w+|emagrec\w+|promovid[oa]|tempo inteiro|meio período|part-?time|mais do que antes|menos do que antes|renov\w+|prolong\w+|somos \w+ agora|cresceu|número (?:dois|três|quatro)|só das|passei para|quer \d|pede \d|passou a \d|cobra \d",
    passes=r"passei (?:no|na|em|à)|passou (?:no|na)|termin(?:ei|ou|[aá]mos)|acabei|form(?:ei|ou|ado|ada)|licenci\w+|conclu(?:í|iu)|consegui|tirei|nasc(?:eu|eram|ido)|chegou|chegaram|aceit(?:e|aram|ou)|admitid[oa]|aprovad[oa]|entreguei|defendi|ganhei|ganhamos|public(?:aram|ou)|chaves|finalmente|até que enfim|entrei|última prestação|paga|pag[ou]|quitei|quitado|carta|tirei a carta",
    denied=r"não|nunca|jamais|nada|ninguém|nenhum[a]?|nem|sem",
    besides=r"também|além|ainda por cima|outr[oa]s?|mais um[a]?|um segundo|uma segunda|segund[oa]|extra|adicional|junto com|ambos|ambas|em paralelo|ao mesmo tempo|acrescent\w+|somei|igualmente",
    whiles=r"hoje|esta (?:semana|noite|tarde|manhã)|essa semana|este (?:fim de semana|sábado|domingo)|amanhã|até (?:a|ao?|domingo|segunda|terça|quarta|quinta|sexta|sábado|que|o)|por (?:uns|umas|dois|duas|três|um|uma) (?:dias?|semanas?|mês|meses)|uns dias|enquanto|tempor\w+|provis\w+|por enquanto|por agora|na oficina|no mecânico|emprestad[oa]|alugad[oa]|de visita|visitar|de férias|em viagem|em serviço|substitu(?:ir|indo)|cobrir|doente|de baixa|desta vez|só hoje|de vez em quando|falt(?:ei|ou)|passar (?:o mês|a semana|uns|o fim)|voltou a dar|em brasa",
    pasts=r"antigamente|antes|quando (?:era|éramos|eu era|tinha|morava|vivia|estudava)|em (?:criança|pequen[oa]|jovem|miúd[oa])|há (?:\w+ )?anos|anos atrás|em (?:19|20)\d\d|nos anos|naquela altura|naquele tempo|na época|na minha (?:juventude|infância)|o meu primeiro|a minha primeira|já fui|já foi|já tive|já morei|já vivi|costumava|dantes",
    maybes=r"talvez|se|será|poderia\w*|podia|devia|deveria|gostava de|gostaria|queria|quer(?:o|em|emos|ia)?|a pensar|pensando em|penso em|pensamos|plane\w+|espero|tomara|oxalá|um dia|algum dia|sonh\w+|próxim[oa]|que vem|vale a pena|hesit\w+|ponder\w+|vou|vamos|imagin\w+|quase|medo|aconselh\w+|recomend\w+|propôs|ofere\w+|dúvida",
    stills=r"ainda|continu\w+|sempre|como sempre|mantenho|mantém|segue|sigo",
    others=r"ele|ela|eles|elas|dele|dela|seu|sua|vizinh[oa]s?|colegas?|amig[oa]s?|chefe|patrão|patroa|prim[oa]s?|ti[oa]s?|cunhad[oa]|alguém|as pessoas|a gente lá|o governo|um tipo|um cara|cliente[s]?|alun[oa]s?|paciente[s]?|concorrência|irm(?:ão|ã) (?:separ|divorc)\w+",
    spoken_to=r"tu|teu|tua|teus|tuas|te|ti|você|vocês|obrigad[oa]|parabéns",
    own=r"eu|me|mim|nós|nos|a gente|estou|tô|sou|somos|estamos|tenho|temos|vou|moro|trabalho|\w{2,}(?:ei|[aá]mos)",
    idle=frozenset(
        """
        bom boa bem mal mau melhor pior ótimo incrível bonito bonita feliz triste contente cansado cansada muito muita muitos pouco pouca tudo toda
        todos nada algo alguém ninguém gente pessoa pessoas amigo amigos família dizer diz digo disse falar falo falei pensar penso acho achar saber
        sei sabe ver vejo visto ouvir ajudar ajuda tentar tento fazer faço faz feito pôr ponho dar dou dado tomar tomo levar levo vir venho ir vou
        vai estar estou está ser sou é são ter tenho tem querer quero precisar preciso poder posso pode trabalhar trabalho trabalha viver vivo vive
        morar moro ficar fico jogar jogo comer como beber bebo comprar pagar chamar chama chamo gostar gosto gosta adoro encontrar novo nova velho
        velha grande pequeno pequena longo curto cedo tarde logo depois hoje ontem amanhã manhã noite semana mês ano anos dia dias hora horas tempo
        vez vezes sempre nunca ainda juntos sozinho sozinha coisa coisas história pergunta ideia plano razão parte fim início mundo lugar casa quarto
        cidade país rua carro primeiro primeira segundo último próxima um dois três quatro cinco seis sete oito nove dez par obrigado obrigada olá
        sim talvez certo quase também então mas porque quando onde quem importante mesmo
        """.split()  # noqa: SIM905 - reads better
    ),
    things={
        "home": r"mor(?:o|amos|ava|ar)|viv(?:o|emos|ia)|casa|apartamento|apê|andar|alug\w+|renda|quarto|república|mud\w+|bairro|colega de (?:casa|quarto)|condomínio|sozinh[oa]",
        "work": r"trabalh\w+|emprego|empresa|chefe|patrão|escritório|hospital|loja|salário|contrato|despedi\w+|demit\w+|reform\w+|aposent\w+|desempregad[oa]|autónom[oa]|autônom[oa]|aplicativo|concurso|equipa|equipe|estágio|motorista|professor[a]?|enfermeir[oa]|engenheir[oa]|cozinheir[oa]|empregad[oa] de mesa|garço(?:m|nete)|advogad[oa]|contabilista|contador[a]?|programador[a]?|designer|carpinteir[oa]|canalizador|encanador|eletricista|cabeleireir[oa]|estagiári[oa]|efetivad[oa]|caixa|padeir[oa]|pasteleir[oa]|mecânic[oa]|jornalista|administrativ[oa]|contratad[oa]|quadros|chefia|orientador[a]?|bombeir[oa]|vendedor[a]?|parteira|enfermagem",
        "hours": r"noite|turno|tempo inteiro|meio período|part-?time|horas|das \d+|às \d+|teletrabalho|home office|em casa|dias por semana|acordo|levanto|horário|fins? de semana|rodo|de noite|de dia|turnos?",
        "vehicle": r"carro|moto|mota|carrinha|caminhão|camião|bicicleta|bike|autocarro|ônibus|metro|metrô|comboio|trem|conduz\w+|dirij\w+|dirig\w+|carta|carteira|gol|onix|uno|corsa|golf|polo|fiat|renault|clio|peugeot|toyota|corolla|tesla|dacia|trotinete|gasóleo|diesel|elétric[oa]|gasolina|chaves do carro|elétrico|carta de",
        "diet": r"vegan[oa]|vegetarian[oa]|carne|peixe|frango|leite|lactose|queijo|ovos|glúten|pão|açúcar|dieta|com(?:o|er|emos|ia|i)|celíac[oa]|doces|jejum",
        "drink": r"café|chá|cerveja|vinho|álcool|refrigerantes?|coca|beb(?:o|er|ia|i)|descafeinado|sumo|suco",
        "smoke": r"fum(?:o|ar|ava|ei|ando)|cigarr\w+|tabaco|nicotina|vape\w*|maço|cachimbo",
        "computer": r"portátil|computador|notebook|pc|mac(?:book)?|windows|linux|ubuntu",
        "phone": r"telemóvel|celular|telefone|iphone|android|samsung|xiaomi|pixel|galaxy",
        "software": r"app|aplicação|editor|banco de dados|base de dados|servidor|framework|program(?:o|amos|ava|ação)|código|backend|frontend|navegador|linguagem",
        "pet": r"cão|cães|cachorr[oa]s?|cadela|gat[oa]s?|gatinh[oa]|hamster|coelho|papagaio|calopsita|canário|cavalo|tartaruga|veterinári[oa]|galinhas?|cabras?|ovelhas?|vacas?|abelhas|colmeias?|patos?|furão|cobra|pássaros?|aquário",
        "partner": r"namorad[oa]|marido|mulher|espos[oa]|companheir[oa]|noiv[oa]|casad[oa]s?|casamento|casámos|casamos|solteir[oa]|divorci\w+|separad[oa]s?|juntos|viúv[oa]|terminamos|conheci (?:uma pessoa|alguém)|casar|ex|cônjuge|noivado",
        "kids": r"filh[oa]s?|bebé|bebê|criança|gémeos|gêmeos|grávida|net[oa]s?|nasc\w+|miúd[oa]s?|amament\w+|desmam\w+|fraldas|menin[oa]|netinh[oa]",
        "school": r"universidade|faculdade|curso|estud\w+|escola|licenciatura|mestrado|doutoramento|doutorado|tese|exame|prova|ano|turma|direito|medicina|engenharia|vestibular|gastronomia|estágio|semestre",
        "sport": r"ginásio|academia|futebol|ténis|tênis|natação|nad(?:o|ar|ava)|piscina|corr(?:o|er|ia)|corrida|maratona|escalada|ioga|yoga|pilates|boxe|judo|judô|karaté|basquete|vólei|ciclismo|dança|danç\w+|surf|rugby|treino|treinar|equipa|remo|desporto|esporte",
        "music": r"guitarra|violão|baixo|piano|violino|bateria|flauta|trompete|saxo\w*|coro|coral|banda|orquestra|cant\w+|instrumento",
        "medicine": r"comprimidos?|medicamento|remédio|medicação|mg|dose|receit\w+|médic[oa]|doutor[a]?|insulina|tensão|pressão|injeç\w+|antidepressiv\w+|tratamento|pílula|anticoagulante|tomo|cortisona",
        "health": r"al[ée]rgi\w+|intoler\w+|asma|muletas|bengala|cadeira de rodas|gesso|óculos|lentes|aparelho|joelho|anca|quadril|costas|ombro|operad[oa]|operação|cirurgia|dor|diabet\w+|diagn[óo]s\w+",
        "money": r"renda|aluguel|salário|ganho|recebo|euros|reais|prestação|empréstimo|dívida|mensalidade|preço|tarifa|mesada|pago|por hora|senhorio|crédito|parcelas?|poupança|ações|bónus|impostos?|dinheiro",
        "bank": r"banco|conta|seguro|seguradora|operadora|contrato|plano de saúde|fornecedor",
        "name": r"chamo|chama|nome|apelido|sobrenome|alcunha",
        "when": r"(?:às |aos |na |no )?(?:segundas?|terças?|quartas?|quintas?|sextas?)(?:-feiras?)?|sábados?|domingos?|todos os \w+|toda \w+|todas as \w+|de manhã|à tarde|semanal\w*",
        "care": r"creche|infantário|jardim de infância|ama|babá|baby-?sitter|au pair|lar|asilo|cuidador[a]?|cuida do|cuida da|connosco|conosco",
        "faith": r"igreja|paróquia|católic[oa]|protestante|evangélic[oa]|crist[ãa]o?|muçulman[oa]|mesquita|jude[uia]+|sinagoga|budis\w+|ateu|ateia|religi\w+|fé|missa|rez(?:o|ar)",
        "hair": r"cabelo|barba|bigode|rap(?:ei|ar)|careca|tranças|franja|pintad[oa]|tinta|peruca",
        "garden": r"jardim|horta|relva|grama|estufa|varanda|compost\w*|tomates|rosas|canteiro",
        "heating": r"aquec\w+|caldeira|gás|gasóleo|carvão|bomba de calor|painéis solares|fogão a lenha|lareira|eletricidade",
        "media": r"netflix|spotify|jornal|revista|assin\w+|podcast|twitter|instagram|facebook|tiktok|linkedin|youtube|blog|newsletter|redes",
        "club": r"sóci[oa]|clube|associação|vereador[a]?|câmara|comissão|partido|sindicato|voluntári\w+|escuteiros|filiad[oa]",
        "sleep": r"cama|dorm\w+|durmo|colchão|insónia|insônia|pesadelos?|sofá-cama",
        "papers": r"visto|cidad\w+|nacionalidade|passaporte|autorização de residência|asilo político",
        "device": r"televisão|tv|tablet|ipad|kindle|câmara fotográfica|relógio|consola|console|playstation|xbox|impressora|fixo|auscultadores|fones",
        "tongue": r"inglês|francês|alemão|espanhol|italiano|japonês|chinês|coreano|russo|árabe|turco|latim|duolingo",
    },
)
