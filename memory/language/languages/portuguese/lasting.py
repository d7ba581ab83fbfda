"""Of which words Portuguese orders that hold for good are made."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.languages.portuguese.sayings import WORDS
from memory.language.languages.units import UNITS
from memory.language.lasting_table import LastingWords

_TAILS = (
    r"por favor|sempre|para sempre|permanentemente|de agora em diante|a partir de agora|no futuro|em mente"
    r"|como (?:uma? |minha )?(?:regra|norma|instrução|preferência|nota)(?: (?:permanente|fixa|geral))?"
    r"|(?:em|para|durante|na|nas|nos) (?:tod[ao]s|cada|qualquer|nossas|as|os|tuas?|suas?|futur[ao]s)?(?: ?(?:as|os|nossas|minhas|tuas|próximas|futuras|outras))* ?(?:conversas?|chats?|sessões|respostas?|mensagens|memória|notas)(?: (?:futur[ao]s|seguintes))?"
)
"""How long, or as what, something is to be remembered."""

LASTING = LastingWords(
    verbs=r"responde|fala|usa|utiliza|evita|sê|cita|indica|mantém|escreve|faz|faça|pergunta|respond(?:a|er|esse)|trat(?:e|ar|asse)|us(?:e|ar|asse)|utiliz(?:e|ar|asse)|cit(?:e|ar|asse)|indi(?:que|car|casse)|evit(?:e|ar|asse)|seja|ser|fosse|dê|dar|desse|fal(?:e|ar|asse)|escrev(?:a|er|esse)|mencion(?:e|ar|asse)|empreg(?:ue|ar)|abstenha|abster|mantenha|manter|inclu(?:a|ir)|explique",
    ways=rf"uma? (?:\w+ )?de cada vez|uma a uma|senhora?|você|tu|breves?|brevidade|brevemente|sucint[oa]s?|concis[oa]s?|concisão|clar[oa]s?|clareza|forma(?:l|is|lmente)|cortês|cortesia|diret[oa]s?|precis[oa]s?|precisão|simples|técnic[oa]s|tecnicismos|emojis?|jargão|anglicismos|abreviaturas|fontes|referências|frases|palavras|linhas|tópicos|tabelas|métric[oa]s?|{UNITS}",
    small=r"tá|ok|viu|né|valeu|obrigad[oa]|beleza|perguntas?|só|me|mim|a|à|de|do|da|dos|das|com|sem|em|no|na|nos|nas|por|para|favor|gentileza|e|ou|mas|nem|não|mais|que|os|as|o|um|uma|umas|poucas|suas|seus|sua|seu|minhas|respostas?|tom|linguagem|forma|modo|maneira|estilo|completas|termos|possível|tudo|todos|todas|se|preços|valores|medidas|temperaturas|distâncias|sistema|unidades|duas|três|comigo|sempre|portugal|brasil|europeu",
    lasting=r"(?:fala|responde|escreve)-me|me (?:responda|escreva|fale)|mesmo (?:que|quando|se) (?:eu )?(?:te |lhe )?(?:escrev[ae]|escrever|escrevo|fal[ae]|falar|falo|pergunt[eao]|perguntar)|sempre|nunca|jamais|sistematicamente|me|comigo",
    languages=WORDS.languages,
    naming=r"(?:me cham(?:e|asse)(?: de)?|cham(?:e|ar|asse)-me|trat(?:e|ar)-me por|me trate por|(?:se )?dirij?(?:a|ir)(?:-se)? a mim como)",
    titles=r"senhora?|dona|doutora?|professora?|engenheir[oa]|menina|sr|sra|dr|dra",
    once=r"dê(?:-me)? (?:(?:as|suas|algumas) )*(?:fontes|referências|tabelas)|uma (?:\w+ )?(?:resposta|frase|tabela)|(?:est[ae]|ess[ae]|isto|isso) ?\w*|(?:mais|menos) (?:breves?|concis\w+|clar\w+|formal\w*|diret\w+|precis\w+|simples|cortês|sucint\w+)",
    wishes=r"(?:eu )?(?:prefiro|preferia|preferiria|quero|queria|gosto (?:mais )?de|gostaria de|gostava de)",
    outputs=r"respostas|explicações",
    rather=r"curt[oa]s?|brev(?:e|es)|simples|long[oa]s|mais|menos|honestas",
    disliked=r"(?:não gosto|odeio|detesto|me irrita|irrita-me) (?:que|quando) (?:tu |você )?(?:me )?(?:uses?|usas?|digas?|dizes|diz|escrevas?|escreves?|chames?|chamas?|repitas?|repetes?|expliques?|explicas?|peças desculpas?)|(?:as )?(?:tuas|suas) (?:respostas|explicações) (?:são|estão|estão a ser)(?: (?:sempre|ainda|um pouco))* (?:demasiado|muito) \w+",
    address=r"(?:trat[ae]-me|me trat[ae]|trata me) por (?:tu|você)|(?:me cham[ae]|cham[ae]-me) de (?:você|tu|senhora?)|fal[ae] comigo por (?:tu|você)|(?:podes|pode) tratar-me por (?:tu|você)",
    leave_out=r"sem|menos|par[ae] (?:com|de usar)|nada de|chega de|basta de|evit[ae]|evites|dispens[ae]|deix[ae](?: de lado)?|poup[ae]-me|me poup[ae]|não (?:us[ae]s?|ponhas?|coloque|acrescentes?|inclu[ai]s?)",
    left_out=r"emojis?|emoticons|carinhas|travessões|listas|tópicos|marcadores|markdown|negritos?|títulos|jargão|tecnicismos|anglicismos|estrangeirismos|abreviaturas|siglas|pontos de exclamação|introduções|preâmbulos|rodeios|formalidades|formalismos|elogios|bajulação|desculpas|avisos|enrolação|enchimento|termos técnicos|palavras difíceis",
    as_such=rf"(?:unidades métricas|sistema métrico)|palavras simples|linguagem (?:simples|clara)|frases (?:curtas|simples)|português (?:de portugal|do brasil|europeu|brasileiro)|(?:preços|temperaturas|distâncias|medidas|quantidades) em {UNITS}|formato (?:de )?24 horas",
    known=r"(?:não (?:me )?expli(?:ques|que)(?:-me)?|não (?:é preciso|é necessário|precisas?|tens?)(?: de| que)? (?:me explicar(?:es)?|explicar(?:es)?-me|que me expliques?)|par[ae] de me explicar) (?:(?:sempre )?o (?:básico|óbvio|elementar)|as (?:bases|coisas (?:básicas|óbvias|simples))|os fundamentos|(?:o )?que (?:é|são|significa) .{1,40}|como funciona .{1,40})",
    stop=r"não (?:me cham[ae]s?(?: de)? \w+|peças desculpas?|te desculpes)|(?:para|pare|deixa) de dizer(?= [«\"“])|trat[ae]-me como (?:um |uma )?(?:especialista|perit[oa]|principiante|adult[oa]|profissional|colega)|(?:assume|assuma|parte do princípio|parta do princípio) (?:de )?que (?:eu )?(?:já )?(?:sei|conheço|uso|percebo|entendo|domino)|(?:par[ae]|deix[ae]) de (?:pedir desculpas?|me (?:dizer|lembrar|elogiar|recomendar|agradecer|bajular)|dizer-me|lembrar-me|elogiar-me|repetir|te desculpar(?:es)?|se desculpar|dar(?:-me)? (?:lições|sermões))",
    dealt=(
        r"(?:fal[ae]|escrev[ae]) comigo como\b|(?:(?:explic[ae]|trat[ae])-me|me (?:expli(?:que|ca)|trat[ae])) (?:tudo |as coisas )?como\b|(?:(?:avis[ae]|diz|diga|corrige|corrija)-me|me (?:avis[ae]|dig[ae]|corrij[ae]))(?: sempre)? (?:quando|se|sempre que) (?:eu )?(?:estiver errad[oa]|me enganar|errar|cometer|estou errad[oa]|erro)\b",
        r"(?:o )?meu idioma preferido é\b|(?:a )?minha língua preferida é\b|não (?:é preciso|precisas?|tens?) (?:de |que )?(?:pedir desculpas?|te desculpar(?:es)?|se desculpar|agradecer)\b|não (?:me )?faç(?:as|a)(?:-me)? (?:mais |tantas )?perguntas\b|não sejas? (?:tão|demasiado) formal\b|(?:us[ae]|escrev[ae]|respond[ae])\b.{1,60} a menos que eu\b",
    ),
    reached=(
        r"(?!.*\b(?:hoje|amanhã|esta (?:semana|noite|tarde)|agora mesmo|assim que|quando (?:o|a|meu|minha|chegar))\b)(?:"
        r"não (?:me|nos) (?:telefon(?:em?|es)|lig(?:uem?|ues)|contact(?:em?|es)|contat(?:em?|es)|incomod(?:em?|es))\b"
        r"|não (?:me|nos) (?:mand(?:em?|es)|envi(?:em?|es)|deix(?:em?|es)) (?:mais )?(?:sms|publicidade|e-?mails?|mensagens|cartas|newsletters?|propaganda|promoções|ofertas|spam)\b"
        r"|(?:(?:contact(?:em?|a|ate)|contat(?:em?|a)|escrev(?:am?|e)|lig(?:uem?|a))-(?:me|nos)|me (?:escrev(?:am?|e)|contat(?:em?|e)|lig(?:uem?|ue)))(?: (?:só|apenas|sempre|antes|somente))* (?:por|para|via|no|pelo|em) (?:o |meu |minha )*(?:(?:e-?mail|whatsapp|sms|carta|correio|escrito|telemóvel|celular|telefone)\b|\+?\d[\d /().-]{5,}|[\w.+-]+@[\w-]+\.)"
        r"|(?:podes?|podem|pode) (?:contactar|contatar|escrever|encontrar|ligar)-?(?:me)? (?:por|para|via|no|pelo|em)\b"
        r"|(?:mand|envi)\w+ (?:todas )?(?:as (?:minhas )?|os meus )(?:cartas|faturas|contas|documentos) (?:por|para o meu)\b"
        r"|prefiro (?:ser (?:contactad|contatad|avisad)[oa]|que me (?:contact|contat|lig|escrev)\w+)\b"
        r"|(?:só|apenas|somente) por (?:e-?mail|whatsapp|sms|carta|correio|escrito|telemóvel|celular|telefone)\b|nada de (?:chamadas|telefonemas|publicidade|sms)\W*$"
        r")"
    ),
    unspoken=r"(?!.*\b(?:ele|ela|eles|elas|isso|isto|dele|dela|nisso|disso)\b)(?:não (?:me )?(?:mencione|fale|pergunte|lembre|cite|toque no nome d[eoa])s? (?:(?:nunca )?mais\b.{2,60}|[^.;:!?]{2,40}? (?:nunca mais|mais|de novo)\W*$)"
    r"|(?:não volt(?:e|es) a|par(?:e|a) de) (?:mencionar|falar|me perguntar|perguntar-me|me lembrar|lembrar-me)\b.{2,60}"
    r"|nunca mais (?:me )?(?:mencione|fale|pergunte|lembre|cite)s?\b.{2,60})",
    would=r"(?:prefiro|preferia|preferiria|gosto(?: mais)?) (?:que|quando) (?:(?:tu|você|o senhor|a senhora) |(?:não )?(?:me )?(?!(?:elas|as|mais|duas|muitas|outras|suas|tuas|minhas|nossas|umas)\b)\w{2,}(?:es|as)\b)",
    with_me=r"comigo",
    easier=r"(?:assim )?(?:é|fica|será|seria) (?:muito |bem )?(?:mais (?:fácil|simples|claro)|melhor)",
    pressed=r"pressa|não tenho tempo|tenho (?:que|de)|cansad[oa]|a conduzir|dirigindo|pouco tempo",
    henceforth=r"até nova ordem|(?:de|a partir de) (?:agora|hoje)(?: em diante)?|d(?:e aqui|aqui) (?:em diante|para a frente|pra frente)|doravante",
    at_outset=r"seja o que for que eu (?:pergunte|diga)|no futuro|por (?:norma|regra|defeito|padrão)|como regra",
    announced=(
        r"(?:isto |essa )?é uma (?:regra|norma|instrução) (?:fixa|permanente|geral)|"
        rf"(?:(?:por favor,? |e |também )*(?:lembr[ae]-te|lembr[ae]|guard[ae](?:-o)?|anot[ae](?:-o)?|memoriz[ae]|grav[ae]|salv[ae]|regist[ae]|regist?r[ae]|trat[ae]|tem|tenha|faz|faça)(?: (?:disto|disso|isto|isso|tudo isto|tudo isso))?)(?:,? (?:{_TAILS}))*"
        rf"|(?:(?:e )?(?:isto|isso|tudo isto) (?:vale|aplica-se|se aplica|é válido|é))(?:,? (?:{_TAILS}))+"
    ),
    for_good=r"me cham[ae]|comigo|(?:tuas|suas) respostas",
    for_all=r"(?:as |nas )?(?:tuas|suas) (?:respostas|explicações|mensagens)|(?:as|nas) respostas|(?:código|texto) que (?:me )?(?:deres|der|escreveres|escrever|mandares|mandar)",
    told=r"explica-me (?:tudo|sempre) como\b|(?:(?:e|por favor),? )*(?:(?:não |nunca )?(?:comec(?:es|e)|começ(?:a|ar)|inici(?:a|es)|termin(?:a|es)|mantém|mantenha)(?: sempre| nunca| todas)* as (?:tuas |suas )?respostas\b|(?:podes chamar-me|(?:você )?pode me chamar)(?: de)? (?-i:[A-ZÀ-Þ])\w|(?:me cham[ae]|cham[ae]-me)(?: de)? (?!quando|amanhã|se\b|a[os]?\b|à\b|mais tarde|depois|logo|no\b|na\b|um\b|uma\b)\w|(?:sê|seja) [\w ]{2,40} comigo(?=\W*$)|pergunt[ae](?:-me)? (?:primeiro|antes de)\b)",
    tells=r"corrige|(?:responde|escreve|fala|explica|indica|mostra|d[áa]|diz|faz|põe|conta|sugere|recomenda|corrige|traduz|avisa|pergunta|resume|trata|cita|lembra)-(?:me|nos)|me (?:responda|escreva|explique|indique|mostre|dê|diga|conte|sugira|recomende|corrija|traduza|avise|pergunte|trate|lembre)|(?:responda|responde|escreva|escreve|fale|fala|cite|cita)(?= sempre)|us[ae]|utiliz[ae]|arredond[ae]|(?:não )?(?:me )?(?:uses|utilizes|respondas|escrevas|fales|expliques|menciones|recomendes|sugiras|trates|ponhas|digas|dês|traduzas|assumas)|(?:me )?(?:dar|dizer|responder|escrever|falar|explicar|usar|utilizar|citar|indicar|tratar|tutear)(?:-me)?|sê|seja",
    wants=r"(?:quero|queria|gostaria|gostava|preciso|prefiro|espero)(?: de)? que (?:tu |você |(?:não )?me |(?:não )?(?!(?:elas|as|eles|minhas|suas|tuas|nossas|todas|umas|outras|muitas)\b)\w{2,}[ae]s\b)|(?:deves|você deve|tens de) ",
    could=r"(?:podes|podias|pode|poderia|você pode|você poderia) ",
    within=r"n(?:este|esse|o nosso|o) (?:repo(?:sitório)?|projeto)",
    uses=r"us(?:a|e)|utiliz(?:a|e)|evit(?:a|e)|respeit(?:a|e)|sig(?:a|ue)|segue|prefir(?:a|e)|prefere",
    this=r"esses?|essas?|est[ae]s?|isto|isso|aqui",
    an=r"uma?",
    inside=r"em|no|nas",
    toward=r"a|com",
    asked=r"o que|como|por que|porque",
    joins=r"e|ou|se|como|que",
    when=r"quando|se",
    whenever=r"(?:cada|toda) vez|(?:sempre|(?:toda|cada) vez) que",
    asking=r"eu (?:te |lhe |vos )?(?:pedir|perguntar|colar|mandar|enviar|mostrar|partilhar|compartilhar|escrever|falar|der|peço|pergunto|colo|mando|envio)(?:-te|-lhe)?|(?:te|lhe) (?:pedir|perguntar|mandar|enviar|mostrar|peço|pergunto|mando|envio)|(?:pedir|perguntar|mandar|enviar|mostrar)-(?:te|lhe)"
    r"|(?:você |tu )?me (?:der(?:es)?|dá|dás|propuser(?:es)?|recomendar(?:es)?|sugerir(?:es)?|escrever(?:es)?|mostrar(?:es)?|explicar(?:es)?|responder(?:es)?|falar(?:es)?|indicar(?:es)?|corrigir(?:es)?|resumir(?:es)?|calcular(?:es)?)|(?:escrev|respond|traduz|recomend|cit|mencion|corrig|indic)(?:er|eres|ires|ir|ar|ares)|der(?:es)?(?= uma?\b)|fala(?:r)?mos|eu (?:errar|cometer um erro)|não (?:tiver(?:es)?|tens|tem) certeza",
    rules=r"(?:(?:uma|duas|três|quatro|cinco|as minhas|minhas|algumas|\d) )?(?:regras?|orientações|coisas)",
    for_me=r"você|tu|me|p(?:a)?ra mim|fizeres|fizer",
    kinds=r"(?:nas|para as|com as|nos|para os|com os|em) (?:tuas |suas |teus |seus )?(?:receitas|traduções|exemplos de código|e-?mails|resumos|cálculos|listas|explicações|distâncias|preços|temperaturas|datas|recomendações|sugestões|exercícios de matemática)",
    passing=r"est[ae]s?|ess[ae]s?|isto|isso|aquel\w+|(?<!sobre )[oa]|meus?|minhas?|hoje|amanhã|ontem|agora|depois|logo|aqui",
    then=r"\w{2,}[ae]-(?:os?|as?|me|mos?)|diz|diga|traduz|faz|faça|lembra-me|pergunta|dá-me|me (?:dê|diga|mostre|avise|lembre)|(?:então )?(?:sempre|nunca|só|apenas|somente|sem|por favor|não (?:me )?(?:use|conte|escreva|dê|coloque|explique|reescreva|mude|responda|inclua|faça|diga|traduza|invente)|us[ae]|dê|dá|apont[ae]|cit[ae]|respond[ae]|indi(?:ca|que)|sug(?:ira|ere)|expli(?:ca|que)|corri(?:ge|ja)|coment[ae]|põe|coloque|mostr[ae]|evit[ae]|inclu[ia]|escrev[ae]|mantenha|corr(?:ige-me|ija-me)|(?!\w+(?:mos|o) )\w+ sempre)",
    leads=r"e|mas|também|ah|ok|então|depois|aliás|por favor|lembre-se de|lembra-te de|certifique-se de|garanta que|você deve|deves|(?:você )?pode|podes|é preciso|neste (?:projeto|repo|repositório)",
    ever=r"(?:cada|toda) vez|sempre|nunca|jamais|em hipótese alguma|em caso algum|por padrão",
    no=r"não|nao",
    acts=r"(?:acrescent|adicion|alter|apagu|apag|atualiz|cham|cri|coloqu|coloc|document|edit|execut|export|form|grav|import|instal|mex|modifiqu|modific|mov|mud|pergunt|pression|publiqu|public|remov|renomei|revis|rod|salv|sobrescrev|substitu|test|toqu|toc|us|utiliz|valid|verifiqu|verific|escrev|corr|abr|fech|delet|commit|mescl|envi)(?:a|as|e|es|ar|er|ir|am|em)|faça|faças|faz|fazer|ponha|põe|pôr|suba|subas|subir|exclua|excluir|siga|seguir",
    revoking=(
        r"(?:por favor,? )?(?:par[ae]|deix[ae]) de (?P<what>(?:me )?(?:respond|escrev|fal|us|cham|explic)\w* .+)",
        r"(?:por favor,? )?não (?P<what>(?:me )?(?:respond|escrev|fal|us|cham|explic)\w* mais .+)",
        r"(?:você )?não (?:precisa|precisas|tens de) mais (?P<what>.+)",
    ),
    of_any="sempre mais responda responder escreva escrever fale falar",
    contraries={
        "length": {
            "short": r"curt[oa]s?|breves?|brevemente|concis[oa]s?|sucint[oa]s?|direto ao ponto",
            "long": r"long[oa]s?|detalhad[oa]s?|com detalhes?|em detalhe|extens[oa]s?|aprofundad[oa]s?",
        },
        "address": {"tu": r"por tu|tutear|por você", "senhor": r"por (?:o )?senhora?|senhora?"},
        "manner": {
            "formal": r"formal(?:mente)?|formais",
            "casual": r"informa(?:l|is|lmente)|descontraíd[oa]|coloquial",
        },
        "candour": {
            "blunt": r"sem rodeios|brutal(?:mente)?|dur[oa]|sem dó",
            "gentle": r"gentil(?:mente)?|suave(?:mente)?|delicad[oa]|com tato",
        },
        "level": {
            "simple": r"simples(?:mente)?|iniciante|principiante|como a uma criança",
            "expert": r"técnic[oa]s?|especialista|avançad[oa]s?",
        },
        "summary at": {
            "the beginning": r"(?:resumo|resposta|conclusão) (?:primeiro|no (?:início|começo|princípio))",
            "the end": r"(?:resumo|resposta|conclusão) (?:no (?:fim|final)|por último)",
        },
        "form": {"points": r"tópicos|marcadores|listas?", "prose": r"prosa|parágrafos|texto (?:corrido|contínuo)"},
        "tables": {"": "tabelas?"},
        "headings": {"": "títulos"},
        "sources": {"": "fontes?|referências|links"},
        "formulas": {"": r"fórmulas?|equações"},
        "analogies": {"": r"analogias?|metáforas?"},
        "examples": {"": "exemplos?"},
        "jokes": {"": "piadas?|humor"},
        "questions": {"": "perguntas"},
        "disclaimers": {"": "avisos|advertências"},
        "greetings": {"": "saudaç(?:ão|ões)|cumprimentos"},
        "bold": {"": "negritos?"},
        "summaries": {"": "resumos"},
        "comments": {"": "comentários"},
    },
    denies=r"não|nao|nada de|sem|nunca|jamais|em vez de|ao invés de|em lugar de|para(?:r)? (?:de usar|com)|pare (?:de usar|com)|deixa(?:r)? de (?:usar|pôr)|evit[ae]|chega de|menos|já não|nem|antes d[aeo]s?",
    allows=r"(?:estão|são|já estão|podem) (?:outra vez |de novo )?(?:bem|permitid[oa]s|voltar|ok)",
    drops=r"fora",
    called=r"(?:me )?cham[ae](?:-me)?(?: de)?|trat[ae]-me por|me trat[ae] por",
    of_some=r"para|pra|em|nos|nas|com|sobre|de|dos|das",
    idle="agora hoje adiante diante partir futuro nunca tudo toda todo todos todas favor por para com os as o a um uma uns em no na nos nas de do da dos das e ou que me mim meu minha meus minhas te teu tua seu sua seus suas usa usar use usas utilize põe ponha coloca coloque escreve escreve-me dá-me dê mostra mostre responde responda-me fala respostas resposta preços valores quantias medidas unidades temperaturas datas horas horários textos código língua idioma outra vez novo só também melhor prefiro quero já desde aqui",
    lifted=(
        r"(?:e |ok,? )?(?:agora |já )?(?:podes|pode|você pode) (?:agora |já |também |de novo )*(?:usar|pôr|colocar|responder|escrever|dar|fazer|explicar|ser)(?: agora| já| também| de novo)?(?: com| em)?(?: as| os| mais)? {}(?: (?:agora|já|também|outra vez|de novo))+",
        r"(?:e |ok,? )?(?:(?:as|os) )?{} (?:(?:já )?(?:estão|são)) (?:bem|ok|permitid[oa]s)(?: (?:agora|outra vez|de novo))+",
        r"(?:e |ok,? )?(?:já não quero|não quero mais) {}(?:,.{1,60})?",
    ),
    teaching=(
        r"(?:explica(?:-me)?|explique(?:-me)?|me expli(?:ca|que))(?: tudo| as coisas)? como se (?:eu )?(?:tivesse (?:\d{1,2}|cinco|seis|sete|oito|nove|dez|onze|doze) anos|fosse (?:uma? )?(?:criança|principiante|iniciante))|(?:explica(?:-me)?|explique) como a (?:uma? )?criança",
        r"(?:(?:vai|vamos|explica(?:-me)?|explique|faz|ir) )?(?:um passo de cada vez|passo a passo|uma coisa de cada vez|aos poucos)",
        r"não (?:me )?(?:dês|dê|diga|digas|mostres|mostre) (?:nunca |logo |já |diretamente )?(?:a |as )?(?:respostas?|soluç(?:ão|ões)|resultado)(?: (?:logo|de cara|de imediato|diretamente|de uma vez|de bandeja)|(?=,? (?:mas |e )?(?:dá|dê|me dê|me dá|só|dicas|pistas|deixa|ajuda)))|não (?:me )?(?:dês|dê|digas|diga) (?:logo|já|diretamente) (?:a )?(?:resposta|solução)",
        r"(?:dá-me|dê-me|me dê|me dá|usa|só) (?:só |pequenas |umas )*(?:pistas|dicas)(?: (?:primeiro|em vez da (?:resposta|solução)|em vez de (?:dar )?a (?:resposta|solução)))?(?! (?:para|sobre)\b)",
        r"(?:(?:usa|use|faz|faça|escreve|dar|com|usar|fazer|dá|dê) )?(?:as |só )?(?:frases|respostas|palavras|parágrafos)(?: (?:mais|muito))? (?:curt[oa]s|simples|breves)",
        r"(?:nada de|evita|evite|sem|não uses|não use)(?: os| as)? (?:(?:parágrafos|frases|textos) (?:longos?|longas)|blocos (?:grandes )?de texto|textões)",
        r"(?:nada de|sem) (?:fórmulas|teoria|equações) (?:primeiro|no início|no começo|ainda)",
        r"(?:(?:dá-me|dê-me|me dê|me dá|mostra-me|põe|explica) )?primeiro (?:um |o |a |uma )?(?:exemplos?|ideia|conceito|intuição)(?: (?:resolvido|concreto))?(?:,? (?:e )?(?:depois|só depois|então) (?:a |o |as )?[^.!?,]{1,30})?",
        r"(?:prefiro que me faças|faz-me|me faça|faça-me) perguntas (?:em vez|até|para que)[^.!?]{0,50}|deixa-me (?:tentar|pensar)(?: (?:primeiro|sozinh[oa]))?",
    ),
    taught_so=r"e|mas|então|também|ok|sim|por favor|(?:podes|pode|podias|poderia|você pode)|(?:prefiro|preferia|quero|preciso)(?: que)?",
    taught_behind=r"por favor|pf|pfv|obrigad[oa]|ok|comigo|sempre|também|a partir de agora",
)
