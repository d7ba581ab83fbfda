"""What Portuguese sentences say of their user, as they are written in Portugal and in Brazil."""

# ruff: noqa: E501 - a pattern is one line, or two where it has two parts: a table is read by line

from memory.language import values as read
from memory.language import values_of_health as read_health
from memory.language import values_of_people as read_people
from memory.language import vocabulary
from memory.language.languages import learning
from memory.language.languages.allergy_tests import shown
from memory.language.languages.portuguese import dangers
from memory.language.languages.portuguese.frequencies import FREQUENCIES
from memory.language.languages.portuguese.introductions import INTRODUCTIONS
from memory.language.languages.portuguese.tastes import TASTES
from memory.language.languages.portuguese.trades import STUDIES, TRADES
from memory.language.languages.treatment import STOPPED, TAKEN, Dosed, medicines
from memory.language.languages.weighing import weighed
from memory.language.saying_table import LanguageWords, Saying

# ── Words ─────────────────────────────────────────────────────────────────────────────────────────────────────

_MONTH = r"(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)"
_JOB = (
    r"médic[oa]|enfermeir[oa]|(?:professora?|docente)(?: de (?!profissão\b|formação\b)\w+)?|engenheir[oa](?: (?:de )?(?!de\b|em\b|na\b|no\b|e\b)\w+)?|advogad[oa]|arquitet[oa]|arquitect[oa]|programadora?|desenvolvedora?(?: web| de software)?|designer|jornalista"
    r"|estudante(?: de \w+)?|cozinheir[oa]|chef|contabilista|contadora?|psicólog[oa]|dentista|artista|músic[oa]|musicista|eletricista|electricista|carpinteir[oa]|marceneir[oa]|tradutora?|intérprete|aposentad[oa]|reformad[oa]"
    r"|garçom|garçonete|empregad[oa] de mesa|mecânic[oa]|canalizadora?|encanador|pedreiro|motorista|taxista|policial|polícia|bombeir[oa]|militar|soldado|farmacêutic[oa]|veterinári[oa]|fisioterapeuta|terapeuta|cientista"
    r"|investigadora?|pesquisadora?|biólog[oa]|químic[oa]|físic[oa]|matemátic[oa]|economista|funcionári[oa] públic[oa]|administrativ[oa]|secretári[oa]|vendedora?|comercial|gerente|consultora?|autônom[oa]|autónom[oa]|freelancer"
    r"|empresári[oa]|empreendedora?|escritora?|editora?|fotógraf[oa]|atora?|atriz|actriz|cantora?|dançarin[oa]|bailarin[oa]|cabeleireir[oa]|esteticista|agricultora?|jardineir[oa]|padeir[oa]|parteira|cuidadora?|dona de casa"
    r"|informátic[oa]|juiz|juíza|notári[oa]|caixa|analista(?: de \w+)?|técnic[oa](?: de \w+)?|desempregad[oa]|estagiári[oa]|bibliotecári[oa]|educadora?(?: de infância| social)?|auxiliar(?: de \w+(?: \w+)?)?|segurança|manicure|assistente(?: (?:social|de \w+))?|rececionista|recepcionista|operári[oa]|costureira?|porteir[oa]"
    r"|camionista|caminhoneir[oa]|estafeta|entregadora?|carteir[oa]|soldadora?|serralheir[oa]|pintora?|ladrilhador|florista|peixeir[oa]|talhante|açougueir[oa]|pasteleir[oa]|confeiteir[oa]|empregad[oa] (?:doméstica|de limpeza|de balcão)|faxineira|diarista|babá|zeladora?|vigilante|hospedeira|comissári[oa] de bordo|piloto|marinheir[oa]|pescadora?|apicultora?|viticultora?|pastora?|criadora?"
    r"|terapeuta da fala|fonoaudiólog[oa]|podólog[oa]|dietista|nutricionista|optometrista|socorrista|pediatra|cirurgiã|cirurgião|ginecologista|cardiologista|sociólog[oa]|historiadora?|filósof[oa]|geólog[oa]|estatístic[oa]|diretora?|directora?|chefe de \w+|encarregad[oa]|sindicalista|delegad[oa] sindical|animadora?|treinadora?|aprendiz|alfaiate|sapateir[oa]|relojoeir[oa]|ourives|ceramista|escultora?|roteirista|argumentista|locutora?|apresentadora?"
    r"|padre|freira|monge|gari|varredora?|tatuadora?|formadora?|corretora?|agente(?: \w+ \w+)?|ferroviári[oa]|maquinista|operadora?(?: de \w+)?|bancári[oa]|gestora?|despachante|repositora?|lojista|feirante"
)
_DIET = r"vegan[oa]|vegetarian[oa]|pescetarian[oa]|flexitarian[oa]"
_CONDITION = (
    r"diabetes(?: (?:do |de )?tipo [12])?|(?:pressão|tensão) (?:alta|baixa)|hipertensão|asma|epilepsia|enxaquecas?|depressão|ansiedade|tdah|phda|autismo|transtorno bipolar|perturbação bipolar|esquizofrenia|artrite|artrose"
    r"|osteoporose|doença celíaca|doença de crohn|colite ulcerosa|colite ulcerativa|síndrome do intestino irritável|intestino irritável|refluxo|hipotireoidismo|hipotiroidismo|hipertireoidismo|hipertiroidismo|endometriose"
    r"|psoríase|dermatite|eczema|lúpus|esclerose múltipla|parkinson|câncer(?: de \w+)?|cancro(?: d[aeo] \w+)?|leucemia|insuficiência (?:cardíaca|renal)|arritmia|fibrilação (?:atrial|auricular)|apneia(?: do sono)?|insônia|insónia|anemia"
    r"|(?:doença|síndrome) de (?-i:[A-ZÁÉÍÓÚÂÊÔÃÕÇ])[\w-]+|síndrome dos ovários policísticos|dor crônica|gota|glaucoma|dpoc|hepatite [abc]|fibrose cística|favismo|talassemia|gastrite|espondilite|vitiligo|pré-diabetes|hiv|vih|fibromialgia|rinite(?: alérgica)?|zumbido|escoliose|dislexia|hemofilia|colesterol alto|sop"
    rf"|{vocabulary.CONDITION}|{learning.PORTUGUESE.disorders}"
)
_LANGUAGE = (
    r"português|inglês|alemão|francês|espanhol|castelhano|italiano|catalão|galego|holandês|neerlandês|russo|ucraniano|polonês|polaco|tcheco|checo|húngaro|romeno|búlgaro|sérvio|croata|grego|turco|árabe|hebraico|persa"
    r"|hindi|chinês|mandarim|japonês|coreano|vietnamita|tailandês|sueco|norueguês|dinamarquês|finlandês|latim|guarani|crioulo|libras|língua gestual|língua de sinais|esperanto"
)

WORDS = LanguageWords(
    common="o a os as um uma e de do da dos das em no na num numa ao à é sou estou meu minha meus minhas me não com por para que mais já moro vivo trabalho tenho tomo também se eu há agora hoje este esta esse essa isto isso desde dia duas vezes todos os às",
    openers=r"olá|lembrete(?=[,:!])|atenção(?=[,:!])|importante(?=[,:!])|oi|ei|bom dia|boa tarde|boa noite|sim|não(?=[,.!])|ok|bem|então|aliás|a propósito|por sinal|além disso|e|mas|também(?=,)|por favor|obrigad[oa]|lembra-te que|lembre(?:-se)? que|lembre-se de que|tenha em conta que|só para saberes|correção|desculpa",
    questions=r"onde|quanto|quanta|qual|quais|quem|o que|que (?:impostos|idade|remédios|línguas)|como (?:posso|faço|se diz|me chamo|é que)|por que|porque é que|quando é|posso(?! (?:di nuovo|finalmente|rimangiare|ribere|voltar)\b| mangiare di nuovo)|devo|deveria|será que|diz-me|sabe|sabes|a que",
    supposed=r"se(?! não\b| (?:(?:me|te|nos|le|les|lo|la) )?(?:\w{3,}ó|\w+(?:aron|ieron|yeron)|han? \w*(?:ado|ido|oto|echo|erto|uesto))\b)|imagin[ae]|imaginemos|suponha|supõe|suponhamos|vamos supor|digamos que|faz de conta|finja|finge|em caso de(?! emergência)|caso eu",
    for_a_while=r"(?:por |durante )?(?:um|uma|dois|duas|três|quatro|cinco|alguns|algumas|uns|umas|\d+) (?:horas?|dias?|noites?|semanas?|mês|meses)|até (?:o|a|à|ao|depois|amanhã|segunda|terça|quarta|quinta|sexta) ?\w*|temporariamente|por enquanto|antes d[ao] (?:cirurgia|operação|exame)",
    wonders=r"talvez|quem sabe|pode ser que|acho que|creio que|penso que|parece-me que|suponho|não sei se|não tenho a certeza se|não tenho certeza se|será que|gostaria de ser|queria ser",
    unreal=r"se|sonh\w+",
    unsure=r"(?:de|como) signo|como se|nos dados de teste|n[oa] (?:(?:meu|minha|nosso|nossa) )?(?:fixture|romance|livro|(?:video)?jogo|filme|sonho|conto|história|musical|rpg|peça(?: de teatro)?|espetáculo|guião|roteiro)|na (?:minha|nossa) campanha"
    r"|n(?:um|uma|este|esta|esse|essa) (?:romance|jogo|filme|livro|história|conto|peça)|no palco|(?:você é|tu és|és|o senhor é) (?:um|uma|o meu|a minha|meu|minha)|aja como|finja ser|(?:disse|diz|dizia|escreveu) ?:",
    wonders_in_one_clause=True,
    believed=r"(?:acha|acham|pensa|pensam|diz|dizem|acredita|acreditam|jura|juram|afirma|afirmam|supõe|supõem|imagina|imaginam|brinca|insiste|está (?:\w+ )?(?:convencid[oa]|cert[oa]|convict[oa]) de|estão (?:\w+ )?(?:convencid[oa]s|cert[oa]s) de)(?: (?:todos|sempre))? que "
    r"(?=(?:(?:eu|já) )?(?:sou|somos|estou|tenho|moro|vivo|como|trabalho|sofro|não (?:sou|como|tenho)|já não|deixei)\b(?! (?:que|despedid[oa]|demitid[oa]|contratad[oa])\b))"
    r"|(?:segundo|de acordo com) (?!eu\b)[^,;:]{2,40}?,? (?=(?:eu )?(?:sou|estou|tenho|moro|vivo|trabalho)\b)",
    experts=rf"{dangers.MEDICS}|hospital|clínica|testes?|exames?|análises|resultados?|biópsia|ressonância|diagnóstico",
    slips=r"não,? (?:espera|desculpa|perdão|quer(?:o|ia)? dizer|aliás|minto|digo)|(?:desculpa|espera|perdão|ops|opa),? (?:não|quer(?:o|ia)? dizer)",
    mutters=r"quero? dizer|aliás|minto|ops",
    not_it="não",
    just_it="só|apenas|melhor",
    places="aos?|à|às|a|em|no|na|de|com",
    corrects=r"(?:(?:não|desculpa|bem),|quer dizer,?|aliás,?|ou melhor,?|digo,?|ou seja,?|na verdade,?)(?: (?:em|no|na|a|para|de))?",
    spelled_out=((rf"(?<!\bnão )(?:(?<=\s)|^)(?:estritamente|rigorosamente|completamente|totalmente|100 ?%) (?=(?:{_DIET})(?![\w-]))", ""),
        (r"\b(eu|nós) (?:mesm|própri)[oa]s? (?=\w)", r"\1 "),(r"\btô\b", "estou"), (r"\bpra\b", "para"), (r"\bpro\b", "para o"), (r"\bcê\b", "você")),
    dictated=r"(?:(?:só|então|melhor) )*(?:escrev[ae]|diz|diga|respond[ae]|põe|avis[ae])\b(?!-(?:me|nos))[^,;:.!?]{0,40}? que ",
    own_verbs=r"carrego|levo|trago|uso|tomo|tenho|como|bebo|evito|devo|posso|preciso|estou|tô|to|ando|faço|vou|sou|moro|vivo|trabalho",
    ends=r"afinal|ao contrário|diferente|no fim|mas|porém|porque|pois|já que|embora|enquanto|quando|onde|que|quem|se|desde|até|com|sem|para|por|pela|pelo|então|além|também|agora|atualmente|actualmente|hoje|ontem|há|faz|ainda|já|mais|ultimamente|obrigad[oa]|por favor|como"
    rf"|n[oa] (?:ano|mês|semana|segunda|terça|quarta|quinta|sexta)|este|esta|em (?:{_MONTH}|\d{{4}})",
    ands="e",
    joins="e|ou|nem",
    articles=r"um|uma|uns|umas|o|a|os|as|ao|à|aos|às|do|da|dos|das|de|muito|muita|também|sobretudo|principalmente|algum|alguma|tod[oa]s (?:os|as)|qualquer|nenhum|nenhuma",
    no_item=r"alérgic[oa]|intolerante|eu|meu|minha|meus|minhas|noss\w*|ele|ela|eles|elas|você|tu|teu|tua|seu|sua|me|te|se|lhe|é|são|sou|está|estou|tenho|tem|moro|vivo|tomo|não|nada|tudo|algo|alguém|por favor|assim|como|isso|isto|preciso|quero|trabalho|peso|falo",
    asides="aliás|infelizmente|felizmente|por sorte|acho|na verdade|a propósito|lamentavelmente",
    decades="vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
    no_name=r"escrit[oa]|amanhã|depois|quando|se|mais|o|a|os|as|um|uma|e|ou|por|para|em|ao|que|assim|como|muito|não|sim|hoje|tarde|louc[oa]|logo|sempre|nunca|de|só|difícil|cedo|áries|touro|gêmeos|gémeos|câncer|caranguejo|leão|virgem|libra|balança"
    r"|escorpião|sagitário|capricórnio|aquário|peixes",
    nobody=r"ninguém|alguém|todos|cada|quem|um|uma|aqui|hoje|se|ele|ela",
    gone=r"morr(?:eu|eram)|mort[oa]|falec\w+|nos deixou|me deixou|deixou-(?:nos|me)|enterr\w+|enterro|sacrific\w+|e eu (?:\w+ )*(?:separ\w+|divorci\w+|termin(?:amos|ámos))",
    relatives={
        "esposa": "wife", "mulher": "wife", "esposo": "husband", "marido": "husband", "companheira": "partner", "companheiro": "partner", "noiva": "fiancée", "noivo": "fiancé", "namorada": "girlfriend",
        "namorado": "boyfriend", "filho": "son", "filha": "daughter", "filhas": "daughter", "filhos": "child", "bebê": "child", "menina": "daughter", "menino": "son", "bebé": "child", "gêmeos": "child", "gémeos": "child", "mãe": "mother", "mamãe": "mother", "pai": "father", "papai": "father",
        "irmão": "brother", "irmãos": "brother", "irmã": "sister", "irmãs": "sister", "enteado": "stepson", "enteada": "stepdaughter", **dict.fromkeys(("colega de quarto", "colega de casa", "companheira de casa", "companheiro de casa"), "flatmate"), "cachorro": "dog", "neto": "grandson", "neta": "granddaughter", "cachorra": "dog", "cachorrinho": "dog", "cão": "dog", "labrador": "dog", "caniche": "dog", "cadela": "dog", "gato": "cat", "gata": "cat",
        "gatinho": "cat", "gatinha": "cat", "gatos": "cat", "cachorros": "dog", "cães": "dog",
    },
    place_articles="o |a |os |as ",
    no_place=r"plano|uma?|meus?|minhas?|teu|tua|seu|sua|noss[oa]|este|esta|outr[oa]|paz|casal|pecado|guerra|harmonia|família|casa|crise|medo|constante|apartamento|condomínio|cidade|campo|centro|interior|litoral|exterior|estrangeiro|rua|praia|montanha"
    r"|bairro|prédio|andar|lugar|sítio|pleno|plena|função|união|república|solidão|mundo|passado|presente|futuro|limite|luxo|aluguel|sul|norte|leste|oeste|zona|dois|duas|comunidade|fazenda|mesmo|mesma|primeiro|segundo|terceiro",
    jobs=_JOB,
    no_job=r"um|uma|sempre|nunca|se|voluntári[oa]$|antes|todos|previsto|equipe|equipa",
    job_ends="em|no|na|nos|nas|num|numa|para|com|há|desde|pela|pelo",
    left_open=r"de|do|da|dos|das|em|no|na|para|e|a|o|com",
    a="um |uma |o |a |os |as ",
    no_employer=rf"{vocabulary.PLACES}|equipe|equipa|casa|remoto|turnos|isso|isto|este|esta|esse|meu|minha|um (?:projeto|projecto|texto|trabalho|problema|erro|artigo|livro|bug)|uma (?:tese|ideia|app|apresentação|cidade|equipa|equipe)|projeto|projecto"
    r"|texto|problema|viver|ganhar|sobreviver|mim|ti|você|ele|ela|todos|nada|pé|silêncio|tempo|part-time|horário|área|campo|setor|sector|ramo|noite|dia|madrugada|rua|cidade|centro|interior|exterior|construção|mesmo|mesma|limite"
    r"|tese|livro|artigo|código|relatório|sábado|domingo|feriados?|fins|pagar|outro|outra|sul|norte",
    employer_ends="em|no|na|como|há|desde|e|porque|de|com",
    diet_words=_DIET,
    diets={
        "vegano": "vegan", "vegana": "vegan", "vegetariano": "vegetarian", "vegetariana": "vegetarian", "pescetariano": "pescatarian", "pescetariana": "pescatarian", "flexitariano": "flexitarian",
        "flexitariana": "flexitarian",
    },
    exceptions=r"exceto|excepto|menos|salvo|a não ser|mas (?:como|comemos)(?: também)?",
    foods=r"carne(?: vermelha| de porco| de vaca)?|porco|vaca|boi|vitela|borrego|frango|peixe|mariscos?|frutos do mar|laticínios|lacticínios|leite|lactose|tomates?|chocolate|camarão|camarões|queijo|ovos?|glúten|trigo|açúcar|nozes|castanhas|frutos secos|amendoim|amendoins|soja|alho|cebola"
    r"|cogumelos|coentros?|picante|pimenta|álcool|cafeína|carboidratos|hidratos",
    meats=r"carne(?: vermelha| de porco| de vaca)?|porco|vaca|boi|vitela|borrego|frango|peixe",
    animal=r"laticínios|lacticínios|leite|queijo|ovos?|mel",
    milk=("laticínios", "lacticínios", "leite", "lactose"),
    without="sem",
    oneself="eu própri[oa]|eu mesm[oa]",
    becomes="para|a",
    lifted="agachamento|supino|halteres|meta|objetivo",
    no_allergen=r"trabalho|trabalhar|segundas?(?:-feiras?)?|acordar|gente|pessoas|estupidez|burrice|asneiras|burocracia|reuniões|reunião|mentiras?|esporte|desporto|críticas|compromisso|ti|você|este|esta|esse|essa|idiotas|rotina|hipocrisia|manhãs?",
    allergens=rf"{dangers.DANGERS.allergens}|{dangers.DANGERS.medicines}",
    conditions=_CONDITION,
    condition_names={"diabético": "diabetes", "diabética": "diabetes", "asmático": "asma", "asmática": "asma", "celíaco": "doença celíaca", "celíaca": "doença celíaca", "hipertenso": "hipertensão", "hipertensa": "hipertensão",
        "epilético": "epilepsia", "epilética": "epilepsia", "epiléptico": "epilepsia", "epiléptica": "epilepsia", **learning.PORTUGUESE.has, "hiv": "HIV", "vih": "VIH", "dpoc": "DPOC", "sop": "SOP"},
    frequencies=FREQUENCIES,
    reasons="para|porque|contra|desde|por(?! (?:dia|semana|mês)\\b)|pra",
    before_medicine=r"(?:eu )?(?:tomo|uso|faço|injeto|injecto|aplico|tenho)|(?:eu )?(?:estou|tô|to|ando|sigo)(?: (?:com|no|na|sob|tomando|usando|a (?:tomar|fazer|usar)|em tratamento com))?|em tratamento com|ainda|agora|também|depois|mais|meu|minha|o|a|uma?|só|sempre|com",
    ends_medicine="mas|senão|que|então",
    not_taken=r"bula|folheto|pacientes?|estudos?|diretrizes|antes|antigamente|talvez|quem sabe|não|nunca|nada de|chega de|poderia\w*",
    in_place_of=r"em vez|no lugar|em lugar|ao invés",
    given_up="(?:já )?parei(?! (?:de|com|o|a)\\b)|parei de tomá-l[oa]s?|larguei(?! (?:o|a)\\b)|deixei de (?:o |a )?tomar(?! \\w)",
    no_drug="o|a|os|as|um|uma|açúcar|sal|água|leite|farinha|manteiga|café|chá|proteína|cafeína|queijo",
    aim_ends="mas|porque|então|por favor|e (?:eu|não|me)",
    contact_ends="porque|mas|e (?:ela|ele|eu|não)",
    vitals={
        "a1c": r"(?:hba1c|a1c)|hemoglobina glicada|hemoglobina glicosilada", "blood_pressure": r"(?:pressão|tensão)(?: arterial)?", "weight": "peso", "height": "altura",
        "heart_rate": r"(?:pulso|frequência cardíaca|batimento)(?: em repouso)?", "ldl": "ldl|colesterol ldl", "hdl": "hdl|colesterol hdl", "cholesterol": "colesterol(?: total)?", "triglycerides": "triglicerídeos|triglicéridos",
        "glucose": r"(?:glicose|glicemia|glicémia)(?: em jejum)?|açúcar no sangue", "bmi": "imc", "oxygen": "saturação(?: de oxigênio| de oxigénio)?",
    },
    languages=_LANGUAGE,
    nobody_likes=r"esperar (?:(?:uma |umas )?(?:horas?|dias|semanas|meses)|\d+|duas|dois|três|quatro|cinco|seis)|ficar (?:na fila|à espera|em espera)|pagar (?:duas vezes|o dobro|em dobro)",
    any_of=r"qualquer(?: (?:tipo|forma|género|gênero) de)?|todo (?:o )?tipo de",
    no_taste=r"que|como|quando|isso|isto|aquilo|est[ea]s?|ess[ea]s?|aquel[ea]s?|dest[ea]s?|dess[ea]s?|disso|disto|ti|tu|teus?|tuas?|seus?|suas?|você|vocês|meus?|minhas?|noss\w*|dele|dela|ele|ela|mais|muito$"
    r"|(?:[ao] )?(?:ideia|forma|maneira|resposta|proposta|versão|opção|primeira|segunda|explicação|texto|plano|tom|resultado|primeiro|segundo|conceito|jeito|teu|tua|seu|sua|meu|minha)|te ver|não|se|saber|ser|tudo|nada|um pouco|uma pergunta|algo|outr[oa]|quem|ter que|ter de"
    r"|mas|entre|depois|antes|durante|sem|nem|muit[oa]s?|em|por|com|para|e|ou|\d|[oa]s? (?:últim[oa]s?|terceir[oa]s?|seguintes?|outr[oa]s?|próxim[oa]s?|erros?|problemas?|rascunho)|hoje|agora|aqui|dois|duas|um[a]? (?:só|única?)|algu\w+|mais de|demasiado|acreditar|.{0,120}\b(?:hoje|est[ea]s?|teus?|tuas?|aqui|amanhã|seu|sua)\b",
    under=r"(?:segunda|terça|quarta|quinta|sexta)(?:[- ]feira)?|sábado|domingo|(?:depois|antes|a partir) (?:das? \d\S*|de (?:dormir|correr|treinar|jantar|almoçar|me deitar)|do (?:jantar|almoço|treino)|da meia-noite)|à noite|quando|se|sempre que|enquanto|durante|(?:só|apenas) (?:se|quando|em|no|na)|(?:às|aos|nos|todos os|todas as|cada) (?:\w+ )?(?:segundas|terças|quartas|quintas|sextas|sábados?|domingos?|fins|dias|noites|manhãs)|no (?:inverno|verão|outono)|na primavera|\w+ (?:dias|vezes) por semana",
    amid=r"em|n[oa]s?|ao|à|às|aos|com|para|por|depois|antes",
    always=r"em (?:geral|suma)|na (?:verdade|minha opinião)|no (?:fundo|geral|fim)|para mim|por (?:mim|norma|acaso|sinal)|se for sincer[oa]",
    taste_ends=r"mas|porque|pois|quando|se (?=não|é|me|tenho|há)|embora|(?:muito|muitíssimo|bastante|demais|agora|obrigad[oa]|por favor|nada|de novo|outra vez|novamente|em geral|também)(?=\W*$|,)|devido a|por causa|já que|e (?:eu|me|não|meu|minha|odeio|quero|tenho|moro|trabalho|evito|prefiro)|sobretudo quando|desde|para que",
    that=r"que|onde|cuj[oa]s?",
    adds=r"sobretudo|especialmente|principalmente|em particular|como|incluindo|inclusive|até|por exemplo|com|sem|não|de preferência",
    own_clause=r"eu|nós|tu|você|ele|ela|eles|elas|me|te|é|são|era|está|estão|sou|estou|há|tem|tenho|pode|podes|poderia|quero|preciso|obrigad[oa]|por favor|como|onde|qual|meus?|minhas?|teus?|tuas?|todos|ninguém|então|quem|isso|dá-me|recomende|ajude|diga",
    wish_ends="porque|mas|obrigad[oa]|por favor|pois",
    answers=r"respostas?|explicações|listas|emojis?|tom|mensagens (?:curtas|breves)|textos curtos|exemplos|resumos",
    own=r"(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?)",
    has_one=r"(?:tenho|temos|ado(?:p)?tei|ado(?:p)?t[aá]mos|comprei|compr[aá]mos|peguei|peg[aá]mos|ganhei|ganh[aá]mos|resgatei|a gente (?:tem|adotou|pegou|comprou|ganhou|resgatou)) (?:também )?(?:uma?|dois|duas|três|quatro)",
    named_so=r",? (?:(?:que|ele|ela|e) )?(?:se )?cham(?:am?|a-se|am-se)| chamad[oa]s?|,? (?:e )?o nome (?:d(?:ele|ela|eles|elas)|del[ae]s?) (?:é|são)|,? (?:e )?(?:nós |a gente )?(?:cham(?:ei|amos|ou)|batiz(?:ei|amos|ou)) (?:ele|ela)? ?(?:de)?",
    mine="meu",
    called=r"chamad[oa]|que se chama|[oa]",
    belongs=r"com|cuj[oa]|de|em",
    years_old="anos|aninhos",
    is_aged=r"tem|têm|faz|fez|completou",
    aged=r"(?:(?:de|com|que tem) )?\d{1,2} (?:anos|meses|aninhos|semanas)",
    who="que",
    she="ele|ela",
    denied=(
        (r"(\balérgic[oa] [^.;:]{2,60}?),? (?:(?:e|mas) )?não (?=(?:a|ao|à|aos|às) )", r"\1 e "),
        (r"\b(?:já )?não (é|são|tem|têm|sou|estou|tenho|sofro) (?!só\b|apenas\b)(?:(?:mais|realmente|na verdade) )*(?=\w)", r"\1 "),
    ),
    denied_alone=(
        (
            r"^((?:[^:;,]*\b(?:testes?|resultados?|exames?|médic[oa]|doutora?)\b[^:;,]*[:;,] )?)(?:(?:afinal|então|felizmente|infelizmente) )*(?:já )?não (?:mais )?(?=(?:(?:intolerante|alérgic[oa]) (?:a|ao|à|aos|às) [\w ,]+?|diabétic[oa]|celíac[oa])(?:\s*(?:[,.;!]|$)))",
            r"\1sou ",
        ),
    ),
    is_so="é",
    of_health=r"(?:alérgic|celíac|diabétic|asmátic|epil[eé]p?tic)[oa]s?\b|intolerantes?\b",
)  # fmt: skip

# ── Patterns ──────────────────────────────────────────────────────────────────────────────────────────────────

_OF_ANSWERS = rf"(?:[\w']+ ){{0,2}}?(?:l')?(?:{WORDS.languages}|respostas|tópicos|exemplos|mensagens|frases|(?:sistema|unidades) métric[oa]s?)\b"
"""What answers are to have "only" for good; anything else is what is wanted now: a list, the code."""
_V = r"(?P<value>.+)"
_MEDIC = r"(?:médic[oa]|cardiologista|psiquiatra|doutora?|neurologista|ginecologista)"
_NAME = r"(?P<value>(?-i:[A-ZÁÉÍÓÚÂÊÔÃÕÇ])[a-záéíóúâêôãõç]+(?: (?-i:[A-ZÁÉÍÓÚÂÊÔÃÕÇ])[a-záéíóúâêôãõç]+)?)"
_FORMER = r"(?P<former>(?-i:[A-ZÁÉÍÓÚÂÊÔÃÕÇ])[a-záéíóúâêôãõç]+)"
_CLAUSE = r"(?:^|[,;:] |\b(?:eu|e|mas|porque|agora|hoje|atualmente|actualmente|também|já|ainda|aqui|sempre|só|anos?|meses|momento|\d{4}|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) )"
"""What stands before a verb that is a noun, too: "procuro trabalho em …" says nothing of where one works."""
_STILL = r"(?:(?:aqui|sozinh[oa]|agora|atualmente|actualmente|hoje|ainda|sempre|também|há [\w ]{1,15}?) )?"
_IN = r"(?:em |no |na |nos |nas )"
_AT = r"(?:em |no |na |nos |nas |num |numa |para (?:o |a |os |as )?)"
_TO = r"(?:aos |às |ao |à |a )"
_NOT = r"(?<!não )(?<!nunca )"
_DAY = rf"(?P<value>\d{{1,2}}º? de {_MONTH}(?: de \d{{4}})?|\d{{1,2}}[/.-]\d{{1,2}}(?:[/.-]\d{{2,4}})?)"
_DWELLS = r",? (?:e )?(?:na |no |n[ao] )?(?:número \d|(?:rua|avenida|av\.?|praça|travessa|alameda|largo|estrada) [\w' ]{2,30}|(?:o |a |o nosso |a nossa |o meu |a minha )?(?:nov[oa] )?(?:casa|apartamento|apê|ap|andar)\b)"
"""Behind where somebody is now: she lives there."""
_VITAL = rf"(?P<vital>{WORDS.vital})"
_WHO = rf"(?P<who>{WORDS.relative})"
_MY = r"(?:meu|minha|meus|minhas|nosso|nossa|nossos|nossas)"
_GROUP = r"(?P<group>AB|A|B|O|0)(?!\w)\s?(?P<sign>\+|-|−|–|(?:rh )?(?:positivo|negativo)\b)?"
_NUMBER = r"(?P<number>\d{2,3}(?:[.,]\d+)?)"
_FOOD = rf"(?<![\w-])(?P<value>(?:{WORDS.foods})(?![\w-]))"
_FAITH = r"muçulman[oa]|jud(?:eu|ia)|hindu(?:ísta)?|sikh|budista|adventista|jainista"
"""Who are of it leave some food out for good."""
_FOODS = rf"(?<![\w-])(?P<value>(?:{WORDS.foods})(?: (?:e) (?:{WORDS.foods}))?(?![\w-])){read_health.NO_REAL_FOOD}"
_SO = r"(?:(?:muito|também|gravemente|todos|ambos) ){0,2}"
_PAIN = r"(?:dor(?:es)? de (?:barriga|estômago)|cólicas?|gases|diarreia|enjoos?|azia|náuseas?|enxaquecas?)\b"
_ASIDE = r"(?:(?!\b(?:meus?|minhas?|noss\w+|ele|ela|seus?|suas?|é|tem|não)\b)[^.;:!?]){0,80}?"
"""What a sentence whose subject is the user says before it goes on about her."""
_RELATIVE = rf"(?:\b{_MY}|\bos(?= (?:miúdos|filhos|gémeos|gêmeos|meninos|cães|gatos)\b)|\bo(?= (?:cão|gato|bebé|bebê)\b)) {_WHO}(?![\w-])(?:,? (?:mais velh[oa] |mais nov[oa] )?(?:[oa] )?(?P<name>(?-i:[A-ZÁÉÍÓÚÂÊÔÃÕÇ][a-záéíóúâêôãõç]+)),?)?"
_ANOTHER = rf"(?:{_RELATIVE}|(?:^|[,;:] |\b(?:e|mas|porque|que|afinal) )(?:[oa] )?(?P<alone>(?-i:[A-ZÁÉÍÓÚÂÊÔÃÕÇ][a-záéíóúâêôãõç]+)))"
_LEFT_JOB = (
    r"\bpedi (?:a )?demissão\b(?! d[ao] (?-i:[A-Z]))",
    r"\bfui (?:demitid[oa]|despedid[oa]|mandad[oa] embora)\b",
    r"\bdespedi-me\b(?! d[ao] (?-i:[A-Z]))",
    r"\b(?:deixei|larguei|perdi) (?:o meu |meu |o )(?:trabalho|emprego)\b",
    r"\bme demiti\b",
)

_LED = r"equipa|equipe|departamento|área|agência|empresa|loja|livraria|restaurante|café|bar|hotel|quinta|clínica|consultório|colégio|escola|creche|estúdio|galeria|salão|oficina|fábrica|laboratório|biblioteca|associação|fundação|instituto|padaria|farmácia|filial|escritório|setor"
"""What somebody leads by profession."""
_AGE = rf"\d{{2,3}}|{'|'.join(WORDS.decades.split())}"
_MANY = read_people.many_of(INTRODUCTIONS.numbers, INTRODUCTIONS.children)
_NO_MORE_OF = read_people.NO_MORE_OF
_MEDICINE = rf"(?<![\w-])(?P<value>(?:{dangers.DANGERS.medicines})(?![\w-]))"
_TRADE_ENDS = r"(?=\s*(?:$|[,.;:!?)(])| (?:e|mas|como|em|na|no|desde|há)\b)"
"""Behind what somebody works in, or studies: it belongs to nothing else."""
SAYINGS: tuple[Saying, ...] = (
    # ── Who ──
    Saying("name", read_people.named, (
        rf"\bme chamo {_V}",
        rf"\bchamo-me {_V}",
        rf"\bmeu nome (?:completo )?é {_V}",
        rf"\bmeu nome (?:se escreve|escreve-se) (?:com [^:,]{{1,20}}[:,] ?)?{_NAME}",
        rf"\bminha alcunha é {_NAME}",
        rf"\b(?:toda a gente|todo mundo|todos) me chamam? (?:de |por )?{_NAME}",
        rf"\b(?:pode|podes) (?:me chamar|chamar-me|me tratar) (?:de |por )?{_NAME}",
        rf"\b(?:(?<!não )(?<!nunca )(?<!nem )(?:me chame|me chama)|chama-me|chame-me|trata-me) (?:de |por )?{_NAME}",
    )),
    Saying("name", read_people.capitalised, (rf"^sou (?:o |a )?{_NAME}(?=\s*(?:[.,!]|$|e\b(?! (?-i:[A-ZÀ-Þ]))))",)),
    Saying("name", read_people.introduced, (rf"^(?:eu )?sou {read_people.GIVEN}",)),
    Saying("name", read_people.introduced_surely, (rf"^(?:(?:eu )?sou|aqui (?:é|fala)|quem fala é) (?:o|a) {read_people.GIVEN}",)),
    Saying("name", read_people.corrected, (
        rf"(?:^|[,;] ){_NAME} é (?:o diminutivo|diminutivo|a abreviatura) de {_FORMER}",
        rf"(?:^|[,;] |\bé |\bescreve-se |\bse escreve |\bme chamo ){_NAME}(?:,? (?:com|sem) [\w ]{{1,20}}?)?,? (?:e )?não {_FORMER}",
        rf"\bnão (?:é )?{_FORMER},? (?:mas |e sim )?{_NAME}",
    )),
    Saying("pronouns", read.verbatim, (r"\bmeus pronomes são (?P<value>\w+/\w+(?:/\w+)?)",)),
    Saying("birthday", read.verbatim, (
        rf"\bmeu aniversário é (?:no |em |a )?(?:dia )?{_DAY}",
        rf"\b(?:faço|completo) anos (?:a|em|no dia|dia) {_DAY}",
        rf"\bnasci (?:a|em|no dia|dia) {_DAY}",
        r"\bnasci em (?P<value>(?:19|20)\d\d)\b",
    )),
    Saying("born", read_people.age, (
        rf"{_NOT}(?<!quando )\btenho (?:já |quase |só )?(?P<value>{_AGE}) anos(?=\s*(?:[.,;)]|$)| (?:e|mas)\b)",
        rf"(?<!quando )\b(?:fiz|completei|(?:acabei|acabo) de (?:fazer|completar)) (?P<value>{_AGE})(?: anos)?\b(?! (?:anos )?(?:de|em|na|no)\b)",
    )),
    Saying("home", read.place, (
        r"\bsomos uma? (?:\w+ )?(?:família|casal)(?: (?:de|com) [\w ]{1,25}?)? (?:no|na|em|de|do|da) (?P<value>(?-i:[A-ZÀ-Þ]).*)",
        rf"{_NOT}\b(?:moro|moramos|vivo|vivemos|resido|(?:estou|estamos) (?:a (?:viver|morar)|(?:morando|vivendo))|a gente (?:mora|vive)) {_STILL}{_IN}{_V}",
        rf"{_NOT}\b(?:moro|vivo) com [\w ]{{1,24}}? {_IN}{_V}",
        rf"\bmud(?:ei|ámos|amos) de (?:casa|cidade|apartamento),? (?:e )?(?:agora |já ){{0,2}}(?:estou|estamos|moro|moramos) {_IN}{_V}",
        rf"\b(?:estou|estamos) (?:agora |já )?instalad[oa]s? (?:em|no|na) {_NAME}",
        rf"\bvolt(?:ei|ámos|amos) (?:a (?:morar|viver) (?:com|em casa d)|(?:pra|para a?) ?casa d)(?:[oa]s?)? ?(?:meus|nossos) pais {_IN}{_V}",
        rf"\bme mudei (?:[\w ]{{1,15}} )?para (?:o |a )?{_V}",
        rf"\b(?:cá|aqui) (?:em|no|na) {_NAME},? (?:nós |a gente )?(?:dizemos|comemos|chamamos|falamos|bebemos|usamos|diz|come|chama|fala)\b",
        rf"\bmudei-me (?:[\w ]{{1,15}} )?para (?:o |a )?{_V}",
        rf"{_NOT}\b(?:(?:agora|já) (?:estou|estamos|a gente (?:está|tá)|tô)|(?:estou|estamos|tô|a gente (?:está|tá)) agora) {_IN}(?P<value>[\w' -]{{2,30}}?){_DWELLS}",
        rf"{_NOT}\b(?:estou|estamos|tô) {_IN}(?P<value>[\w' -]{{2,30}}?) agora{_DWELLS}",
        rf"\bacabei de me mudar para (?:o |a )?{_V}",
        rf"\b(?:em|no|na) {_NAME},? onde (?:agora )?(?:moro|moramos|vivo|vivemos|resido)\b",
        rf"\b(?:mudámo-nos|mudamo-nos|nos mudamos|mudámos|mudamos|a gente (?:se )?mudou) (?:[\w ]{{1,15}} )?para (?:o |a )?{_V}",
    )),
    Saying("home", read.place, (
        rf"\bjá não (?:moro|moramos|vivo|vivemos) {_IN}{_V}",
        r"\bnão (?:moro|moramos|vivo|vivemos) mais (?:em |no |na |nos |nas )(?P<value>.+)",
    ), "drop"),
    Saying("family", read_people.relative, (
        rf"\b{_MY} {_WHO}(?: \w+)? (?:se chama|se chamam|chama-se|chamam-se) {_V}",
        rf"\b{_MY} {_WHO},? (?:mais nov[oa] |mais velh[oa] )?{_NAME}",
        rf"\b(?:meus|minhas|noss[oa]s) (?:(?:{INTRODUCTIONS.numbers}) )?{_WHO},? (?=(?P<value>(?-i:[A-ZÁÉÍÓÚÂÊÔÃÕÇ]).+))",
        rf"\b{_MY} {_WHO} é (?:[oa] )?(?P<value>(?-i:[A-ZÀ-Þ][a-zß-ÿœ'-]+)(?=\s*(?:[.,;]|$|e\b)).*)",
        WORDS.had_and_named(WORDS.relative),
    )),
    Saying("family", read_people.child, (
        rf"{_NOT}\bsou (?:{_ASIDE}(?:,|\be) |a |o )?(?:mãe|pai) de (?:(?:uma?|dois|duas|três|quatro|cinco|\d)(?: \w+){{0,4}}, (?:[oa] )?)?(?P<value>(?-i:[A-ZÁÉÍÓÚÂÊÔÃÕÇ]).+)",
    )),
    Saying("family", read_people.spouse, (rf"\b(?:sou|estou) casad[oa] com (?:o |a )?{_V}",)),
    Saying("children", read_people.children, (
        rf"(?<!não )\b(?:tenho|temos) (?P<value>{_MANY}){_NO_MORE_OF}",
        rf"(?:^|\b(?:com|e) )(?:[oa]s )?(?:meus|minhas|noss[oa]s) (?P<value>{_MANY}){_NO_MORE_OF}",
        rf"\b{INTRODUCTIONS.is_one[:-2]}(?:{INTRODUCTIONS.parents}) {INTRODUCTIONS.of}(?P<value>(?:{INTRODUCTIONS.numbers})(?: (?:{INTRODUCTIONS.children}))?){_NO_MORE_OF}",
    )),
    # ── Work ──
    Saying("job", read.occupation, (
        r"(?<!não )\b(?P<value>(?:ensino|dou aulas de) (?!(?:[oa]s?|ao|à|aos|meu|minha|que|em|na|no)\b)\w+)",
        rf"{_NOT}\b(?P<value>(?:dirijo|coordeno|administro|chefio|lidero) (?:o |a |uma? )(?:\w+ ){{0,2}}?(?:{_LED})\b(?: d[eao]s? \w+)?)",
        rf"{_NOT}\btrabalho (?:na área de |com )(?P<value>(?:logística|marketing|vendas|contabilidade|recursos humanos|comunicação|moda|tecnologia|informática|publicidade|turismo)\b)",
        rf"{_NOT}\bsou (?:um |uma )?(?P<value>(?:{_JOB})(?![\w-])(?: (?:sênior|sénior|júnior))?)",
        rf"\b(?:sou (?:a |o )?|(?:me )?chamo(?:-me)? )(?-i:[A-ZÀ-Þ])\w+(?: (?-i:[A-ZÀ-Þ])\w+)?, (?:uma? )?(?P<value>(?:{_JOB})(?![\w-]))",
        rf"{_CLAUSE}trabalho (?:{_AT}[\w ]{{1,30}}? |por conta própria |a partir de casa |de casa )?(?:como|de) (?!uma?\b|casa\b|sempre\b|se\b|noite\b|dia\b){_V}",
        r"\bestou (?P<value>reformad[oa]|aposentad[oa]|desempregad[oa])\b",
        rf"\bocupo o cargo de {_V}",
        r"(?<!não )\bsou (?:o |a )?(?P<value>(?:responsável|diretora?|chefe) (?:pel[ao]s? |d[ao]s? |de )(?!(?:meus?|minhas?|tudo|isto)\b)[\w ]+)",
    )),
    Saying("job", read.occupation, (
        rf"\bjá não sou (?:um |uma )?(?P<value>{_JOB})(?![\w-])",
        rf"\bnão sou mais (?:um |uma )?(?P<value>{_JOB})(?![\w-])",
        rf"\bdeixei de ser (?P<value>{_JOB})(?![\w-])",
    ), "drop"),
    Saying("job", read.all_of_it, _LEFT_JOB, "drop"),
    Saying("employer", read.employer, (
        rf"{_CLAUSE}trabalho {_STILL}(?:como [\w ]{{2,30}}? )?(?:em |no |na |para (?:o |a )?)(?P<value>(?-i:[A-ZÁÉÍÓÚÂÊÔÃÕÇ])[\w&'.-]+.*)",
        rf"{_CLAUSE}trabalho {_STILL}(?:como [\w ]{{2,30}}? )?n(?P<value>uma? .+)",
        rf"{_CLAUSE}trabalho {_STILL}(?:como [\w ]{{2,30}}? )?em (?P<value>uma? .+)",
        rf"\bsou (?:um |uma )?(?:{_JOB}) (?:em|no|na|para o|para a) (?P<value>(?-i:[A-ZÁÉÍÓÚÂÊÔÃÕÇ]).*)",
        rf"\bcomecei (?:a trabalhar ){_AT}(?P<value>(?-i:[A-ZÁÉÍÓÚÂÊÔÃÕÇ]).*)",
        r"\bfui contratad[oa] (?:pela|pelo|por) (?P<value>(?-i:[A-ZÁÉÍÓÚÂÊÔÃÕÇ]).*)",
    )),
    Saying("employer", read.employer, (
        rf"\bjá não trabalho {_AT}{_V}",
        rf"\bnão trabalho mais {_AT}{_V}",
        r"\b(?:saí|despedi-me|pedi demissão|me demiti) (?:da|do) (?P<value>(?-i:[A-ZÁÉÍÓÚÂÊÔÃÕÇ])[\w&.-]+(?: (?-i:[A-Z])\w+)?)",
        r"\bdeixei (?:a |o )(?P<value>(?-i:[A-ZÁÉÍÓÚÂÊÔÃÕÇ])[\w&.-]+(?: (?-i:[A-Z])\w+)?)",
        rf"\b(?:parei|deixei) de trabalhar {_AT}{_V}",
    ), "drop"),
    Saying("employer", read.all_of_it, (*_LEFT_JOB, r"\bme aposentei\b", r"\breformei-me\b"), "drop"),
    Saying("work", read.verbatim, (
        rf"{_CLAUSE}trabalho {_STILL}(?:em )?(?P<value>de casa|remoto|remotamente|teletrabalho|home office|part[- ]time|meio período|meio expediente|tempo integral|à noite|por turnos|por conta própria)\b",
    )),
    Saying("work", read.trade, (
        rf"{_CLAUSE}trabalho {_STILL}(?P<value>{TRADES}){_TRADE_ENDS}",
        rf"{_CLAUSE}(?P<value>(?:estudo|curso) {_STILL}(?:{STUDIES})){_TRADE_ENDS}",
        rf"{_CLAUSE}faço (?P<value>(?:faculdade|licenciatura|mestrado|curso) (?:de |em )(?:{STUDIES})){_TRADE_ENDS}",
    )),
    Saying("languages", read.spoken, (
        rf"{_NOT}\bfalo (?:bem |um pouco de |fluentemente )?(?P<value>(?:{_LANGUAGE})\b.*)",
        rf"\b(?:minha )?língua (?:materna|nativa) é (?:o )?{_V}",
    )),
    Saying("languages", read.learned, (
        rf"\bestou (?:aprendendo|estudando|a aprender|a estudar) (?P<value>(?:{_LANGUAGE})\b.*)",
        rf"\b(?:aprendo|estudo) (?P<value>(?:{_LANGUAGE})\b.*)",
    )),
    Saying("languages", read.spoken, (rf"\bnão falo (?:nada de )?{_V}",), "drop"),
    # ── Food ──
    Saying("diet", read_health.way_of_eating, (
        rf"{_NOT}\bsou (?:um |uma )?(?P<value>{_DIET})(?![\w-])",
        rf"\b(?:virei|tornei-me|me tornei) (?P<value>{_DIET})(?![\w-])",
        r"\b(?:sigo|faço) uma dieta (?:estritamente |rigorosamente |rigorosa |estrita )?(?P<value>vegana|vegetariana|cetogênica|cetogénica|sem glúten|sem lactose|halal|kosher|paleo|crudívora)\b",
        rf"{_NOT}\bsomos (?:(?:todos|todas|ambos|os dois|uma família) ){{0,2}}(?P<value>{_DIET})s?(?![\w-])",
        r"\b(?:comemos|como) (?:só )?(?P<value>halal|kosher)\b",
    )),
    Saying("diet", read_health.way_of_eating, (
        rf"\bnão sou (?:mais )?(?:um |uma )?(?P<value>{_DIET})(?![\w-])",
        rf"\b(?:deixei|parei) de ser (?P<value>{_DIET})(?![\w-])",
        rf"\b(?:já )?não somos (?:mais )?(?P<value>{_DIET})s?(?![\w-])",
    ), "drop"),
    Saying("diet", read_health.not_eaten, (
        rf"\bnão (?:como|bebo|consumo|posso comer|posso beber) (?:mais )?{_V}",
        rf"\bevito {_V}",
        rf"\b(?:não (?:comemos|bebemos|consumimos)|a gente não (?:come|bebe)) (?:mais )?{_V}",
        rf"{_NOT}\b(?:sou|somos) (?:um |uma )?(?:{_FAITH}|{_DIET})s?,?{read_health.THEREFORE}(?:então|por isso|portanto|logo|e|aí) (?:nada de|sem|não) {_FOODS}",
        rf"(?:^|[,.;:?!] |\bmas )(?:nada de|sem) {_FOODS}(?: para mim| pra mim)?(?:, | -+ | \(|,? (?:porque|pois|que) )(?:eu )?sou (?:um |uma )?(?:{_FAITH})(?!\w)",
    )),
    Saying("diet", read_health.eaten_again, (
        rf"\b(?:voltei|comecei|passei|voltamos|voltámos) a (?:comer|beber) (?:o |a |os |as )?{_FOODS}",
        rf"\b(?:já|agora)(?: já)? (?:como|bebo) (?:o |a |os |as )?{_FOODS}",
        rf"\b(?:voltei|volto|voltámos|voltamos) a (?:comer|beber) {_V}",
        r"\b(?:como|bebo) (?P<value>[\w ]{3,20}?) (?:outra vez|de novo|novamente)\b",
    ), "drop"),
    Saying("diet", read_health.of_nobody_else(read_health.eaten_again), (
        rf"\b(?:o |a |os |as )?{_FOODS} (?:voltou|voltaram) (?:pro|pra|para [oa]|ao|à) (?:meu|minha) (?:prato|vida|dieta|mesa|cardápio|cozinha)",
        rf"(?:^|[,;:] )(?:o |a |os |as )?{_FOODS} (?:agora|já) (?:pode|podem|posso|como|dá)\b",
    ), "drop"),
    # ── Health ──
    Saying("allergies", read_health.allergens, (
        rf"{_NOT}\bsou (?:(?:muito|também|gravemente) )?alérgic[oa] {_TO}{_V}",
        rf"\bnão sou (?:mais )?alérgic[oa] [^.;:]{{2,80}}?[, ](?:só|apenas|somente) {_TO}{_V}",
        rf"{_NOT}\btenho (?:uma )?alergia {_TO}{_V}",
    )),
    Saying("allergies", read_health.of_nobody_else(read_health.allergens), (
        rf"\b(?:me|(?:{dangers.MEDICS})) (?:confirmou|confirmaram|diagnosticou|diagnosticaram|detectou|detectaram|detetou|detetaram|encontrou|encontraram|descobriu|descobriram)(?:-me)? (?:uma |a |minha )?alergia {_TO}{_V}",
    )),
    Saying("allergies", read_health.of_nobody_else(read_health.known_allergens), shown(
        tests=r"al[eé]rg\w*|testes?|exames?|resultados?", is_now=r"(?:é|são|deu|deram|continua|continuam|ainda|também)", positive=r"positiv[oa]s?", to=r"(?:para|a|ao|à|aos|às)", told=r"alérgic[oa]|positiv[oa]", also=r"e (?:agora )?também ",
    )),
    Saying("allergies", read_health.intolerance, (
        r"\bnão (?:aguento|suporto|assimilo|posso com) (?:o |a |os |as )?(?P<value>(?:lactose|leite|laticínios|lacticínios|glúten|trigo|frutose|ovos?|soja))(?![\w-])",
        rf"\bnão (?:tolero|suporto) (?:bem )?(?:o |a |os |as )?{_MEDICINE}",
        rf"{_NOT}\bsou intolerante {_TO}{_V}",
        rf"{_NOT}\btenho intolerância {_TO}{_V}",
        rf"{_FOOD} (?:faz|fazem|cai|caem)-me (?:muito |sempre )?mal\b",
        rf"{_FOOD} me (?:faz|fazem|cai|caem) (?:muito |sempre )?mal\b",
        rf"{_FOOD} (?:(?:dá|dão)-me|me (?:dá|dão)) (?:sempre )?{_PAIN}",
        rf"\bnão (?:tolero|digiro) (?:bem )?(?:o |a |os |as )?{_FOOD}",
    )),
    Saying("allergies", read_health.borne_again, (
        rf"\b(?:já )?posso (?:voltar a )?(?:comer|beber) {_FOOD} (?:outra vez|de novo|novamente)\b",
        rf"\b(?:já )?posso voltar a (?:comer|beber) {_FOOD}",
        rf"\bjá posso (?:comer|beber) {_FOOD}",
    ), "drop"),
    Saying("household", read_health.of_another(read_health.borne_by_another), (
        rf"{_ANOTHER} já (?:toleram?|podem? (?:voltar a )?(?:comer|beber)) (?:o |a |os |as )?{_FOOD}",
        rf"{_ANOTHER} (?:podem? voltar|voltou) a (?:comer|beber|tolerar) (?:o |a |os |as )?{_FOOD}",
    ), "drop"),
    Saying("household", read_health.of_another(read_health.known_allergens, "reacts to {}"), (
        rf"{_ANOTHER} (?:teve|tem|fez) (?:uma )?(?:\w+ )?rea(?:c)?ção (?:(?!aos?\b|à\w*\b|a\b)\w+ ){{0,2}}{_TO}{_V}",
        rf"{_ANOTHER} (?:reagiu|reage) (?:(?!aos?\b|à\w*\b|a\b)\w+ )?{_TO}{_V}",
    )),
    Saying("household", read_health.of_another(read_health.known_allergens, "allergic to {}"), (
        rf"{_ANOTHER} (?:é|são) {_SO}(?:\w+ e (?:também )?)?alérgic[oa]s? {_TO}{_V}",
        rf"{_ANOTHER} (?:tem|têm) (?:uma )?alergia {_TO}{_V}",
    )),
    Saying("household", read_health.of_another(read_health.intolerance), (
        rf"{_ANOTHER} (?:tem|têm) (?:uma )?intolerância {_TO}{_V}",
        rf"{_ANOTHER} (?:é|são) {_SO}intolerantes? {_TO}{_V}",
        rf"{_ANOTHER} não (?:tolera|digere) (?:bem )?(?:o |a |os |as )?{_FOOD}",
    )),
    Saying("household", read_health.of_another(read_health.known_condition, of_named=read_health.COELIAC), (
        rf"{_ANOTHER} (?:é|são) {_SO}(?P<value>diabétic[oa]|asmátic[oa]|celíac[oa]|epilétic[oa]|epiléptic[oa])(?![\w-])",
        rf"{_ANOTHER} tem (?P<value>diabetes|epilepsia|asma|doença celíaca)(?![\w-])",
    )),
    Saying("household", read_health.of_another(read_health.way_of_eating), (
        rf"{_RELATIVE} (?:é|são) {_SO}(?P<value>{_DIET})s?(?![\w-])",
    )),
    Saying("household", read_health.of_another(read_health.not_eaten), (
        rf"{_RELATIVE} não (?:come|comem|bebe|bebem|pode comer|podem comer) (?:mais )?{_V}",
    )),
    Saying("allergies", read.all_of_it, (
        r"\bnão tenho (?:nenhuma |qualquer )?alergias?\b(?! (?:a|ao|à|aos|às)\b)",
        r"\bnão sou alérgic[oa] a nada\b",
    ), "drop"),
    Saying("conditions", read_health.condition, (
        rf"\bfui diagnosticad[oa] com {_V}",
        rf"\b(?:me diagnosticaram|diagnosticaram-me) (?:com )?{_V}",
        rf"{_NOT}\bestou (?P<value>grávida)\b",
        rf"{_NOT}\bsou (?P<value>daltônic[oa]|daltónic[oa]|autista|surd[oa](?! (?:a|à|ao|às|de|do)\b)|bipolar)(?![\w-])",
    )),
    Saying("conditions", read_health.known_condition, (
        rf"{_NOT}\b(?:tenho|sofro de) (?:a |o |uma? )?(?P<value>(?:{_CONDITION})(?!\w).*)",
        rf"{_NOT}\bsou (?:também |ainda )?(?P<value>diabétic[oa]|asmátic[oa]|celíac[oa]|hipertens[oa]|epilétic[oa]|epiléptic[oa]|{learning.PORTUGUESE.people})(?![\w-])",
    )),
    *medicines(
        WORDS,
        dosed=Dosed(
            articles=r"o meu |a minha |meu |minha |o |a ",
            between=r"agora|é|são|de|passou|foi|pra|para|a|ficou|subiu|desceu|está|em|a dose|já",
            now=r"agora|passou|subiu|desceu|já|ficou",
            given=r"(?:ele|ela|o médico|a médica|me)? ?(?:aumentou|aumentaram|subiu|subiram|baixou|baixaram|diminuiu|reduziu|mudou)(?:-me)?(?: minha| a dose d[oa])?",
        ),
        taken=(
            rf"{_NOT}(?<!\w)(?:(?:estou|tô|to|ando|sigo) (?:ainda |sempre |agora )?(?:com|no|na|sob|a fazer|a tomar|tomando|usando|em tratamento com)|(?:(?<=^)|(?<=[,;:] ))em tratamento com|injeto|injecto|aplico|faço|me injeto) (?:o |a |um |uma )?{TAKEN}",
            rf"{_NOT}\b(?:tomo|uso) {_V}",
            rf"\bestou (?:tomando|usando|a tomar|a usar) {_V}",
            rf"\b(?:comecei|passei) (?:a tomar |com )(?:o |a )?{TAKEN}",
            rf"\b(?:meu|minha) {_MEDIC} (?:me )?(?:receitou|passou|prescreveu|aumentou|acrescentou|adicionou)(?:-me)? {_V}",
            rf"\b(?:me (?:receit|pass|prescrev|d|acrescent|adicion|junt)(?:ou|aram|eu|eram)|(?:receit|pass|prescrev|d|acrescent|adicion|junt)(?:ou|aram|eu|eram)-me) (?:o |a )?{TAKEN}",
        ),
        stopped=(
            rf"(?:^|[,;:.] ?|\b)(?:acabei|terminei|acabou|adeus|chega d[eoa]|fim d[oa])(?: com)? (?:[oa] |ao |à )?{STOPPED}",
            rf"\bjá não (?:tomo|uso) {_V}",
            r"\bnão (?:tomo|uso) mais (?P<value>.+)",
            rf"\b(?:parei|deixei) de tomar {_V}",
            rf"(?<!não )\b(?:parei|parei com|larguei|(?:me )?(?:tirou|tiraram|suspendeu|suspenderam|cortou|cortaram)|(?:tirou|tiraram|suspendeu|suspenderam)-me) (?:o |a )?{STOPPED}",
        ),
        exchanged=(
            r"\b(?:troc|substitu|mud)\w+ (?:o |a |meu |minha )?OLD (?:por|pelo|pela) (?:o |a )?NEW",
            r"\b(?:mud|pass|troc)\w+ d[oae] OLD para (?:o |a )?NEW",
            r"NEW em vez d[oae] OLD",
            r"OLD me (?:dava|fazia|causava|deixava)\b[^.;!?]{2,50}?\b(?:então|e|por isso),? (?:agora )?(?:é|tomo)(?: agora)? (?:o |a )?NEW",
        ),
    ),
    Saying("blood_type", read_health.blood, (
        rf"\b(?:tipo|grupo) (?:sanguíneo|sanguineo) é (?:o )?{_GROUP}",
        rf"\bmeu tipo de sangue é {_GROUP}",
    )),
    Saying("vitals", read_health.reading, (
        rf"\b(?:meu|minha) (?:última |último )?{_VITAL}(?P<value> (?:é|está|foi|era|estava|deu)(?! .{{0,30}}\b(?:deveria|objetivo|meta|abaixo)\b).{{1,60}})",
    )),
    Saying("vitals", read_health.weight, (rf"(?:^|[,;:] |\b(?:eu|e|mas|hoje|agora|já|só) )peso (?:agora |uns |quase |só )?{_NUMBER}\s?(?P<unit>kg|kilos?|quilos)\b",)),
    weighed(
        beside=rf"hoje|agora|são|esta|de|manhã|finalmente|novo|outra vez|só|quase|uns|cerca de|exatamente|estou|tô|com|em|nos|eu|a|minha|o|meu|na|marca|diz|deu|já|cheguei|aos|me|ufa|eba|bom|{vocabulary.WEEKDAYS}",
        weighs=r"balança|peso|pesei|pesagem",
        moves=r"(?:desci|baixei|subi|voltei|caí) (?:para|pra|aos|a)",
    ),
    Saying("vitals", read_health.height, (
        r"\b(?:tenho|meço) (?P<number>1[.,]\d{1,2}|2[.,][01]\d?)(?!\d)\s?(?P<unit>m|metros)?\b(?: de altura)?",
        r"\b(?:tenho|meço) (?P<number>1\d\d|2[01]\d)\s?(?P<unit>cm|centímetros)\b",
    )),
    Saying("goals", read.aim, (
        rf"\b(?:meu objetivo|meu objectivo|minha meta) é {_V}",
        r"\bquero (?P<value>(?:perder|emagrecer|ganhar) \d.*|(?:parar|deixar) de (?:fumar|beber)|chegar a(?:os)? \d[\d.,]* (?:kg|quilos)|perder peso|correr uma (?:meia[- ])?maratona|baixar (?:a|o) .{2,30})",
    )),
    Saying("emergency_contacts", read.contact, (
        rf"\b(?:contacto|contato) de emergência é {_V}",
        r"\bem caso de emergência,? (?:ligue|liga|ligar|chame|avise|avisar|contacte|contate) (?:para |a )?(?P<value>(?!\d|o \d|uma ambulância|a polícia|o samu).+)",
    )),
    # ── Tastes, and how to talk ──
    Saying("communication", read.wish, (
        rf"^(?P<value>(?:responda|responde|escreva|escreve|fale|fala|use|usa|explique|explica)(?:-me|-nos)? (?:sempre|nunca|(?:só|apenas|somente)(?= {_OF_ANSWERS}))\b.+)",
        r"^(?P<value>(?:sempre|nunca) (?:respond|escrev|fal[ea]|us[ea]|expli)\w* .+)",
        r"^(?P<value>me (?:responda|explique|trate) .*\b(?:sempre|por tu|por você|português|inglês)\b.*)",
        r"^(?P<value>não (?:use|uses|usa|ponhas|coloque|escrevas|escreva) (?:nunca |mais )?(?:emojis?|listas|tópicos|markdown|jargão|gírias)\b.*)",
        r"^(?:a partir de agora|daqui em diante|de agora em diante|doravante),? (?:por favor )?(?P<value>(?!você é\b|és\b|eu\b|moro\b|trabalho\b)(?:não |sempre )?(?:respond|escrev|fal[ea]|us[ea]|expli|trat)\w*.*)",
        r"\b(?:quero|gostaria|gostava) que (?P<value>(?:sempre )?me (?:respondas?|respondesses?|escrevas?|fales?|expliques?) (?:sempre |só )?(?:em|com|de) .+)",
        r"^(?P<value>(?:trata-me|trate-me) por (?:tu|você)\b.*)",
    )),
    Saying("preferences", read.favourite, (rf"\b(?:meu|minha) (?P<what>[\w ]{{2,25}}?) (?:favorit[oa]|preferid[oa]) (?:é|são) (?:o |a |os |as )?{_V}",)),
    *TASTES,
)  # fmt: skip
