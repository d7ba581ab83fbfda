"""Portuguese of both shores: "Esquece que moro em Braga", "apague o meu endereço da sua memória", "em off: …"."""

# ruff: noqa: E501 - an entry is one line: a table is read by line

from memory.language.order_table import OrderParts, Orders, OrderWords

_POLITE = (
    r"(?P<polite>(?:você |tu )?(?:podes?|poderias?|seria possível|é possível|consegues?|queres|quer|importas-te de|importa-se de|se importaria de|se importa de|queira|faça o favor de|(?:poderia|pode) (?:fazer|ter) a gentileza de|tenha a bondade de) "
    r"(?:por favor )?(?:te |se )?)"
)
_WANT = r"(?:quero|queria|gostaria|gostava|prefiro|preferia|preciso|peço(?:-lhe)?|solicito(?:-lhe)?|agradeço(?:-lhe)?|agradecia(?:-lhe)?) (?:de )?que (?:você |tu )?(?:te |se )?"
_FORGET = (
    rf"(?:{_POLITE}esquecer(?:-te|-se)?|{_WANT}esqueç(?:as|a)|{_WANT}esquecess(?:es|e)|esquec(?:e|ei)(?:-te|-se|-vos)?|esqueç(?:a|am|amos)(?:-se)?)"
    r"(?:,? (?:por favor|se faz favor),?)?(?: de)?"
)
_ERASE = (
    rf"(?:{_POLITE}(?:apagar|remover|eliminar|deletar|excluir|tirar|retirar)|{_WANT}(?:apagues?|removas?|elimines?|delete|exclua|tires?|retires?)"
    r"|apag(?:a|ue|uem)|remov[ea]|elimin[ae]|delet[ae]|exclu[ia]|tir[ae]|retir[ae])(?:,? (?:por favor|se faz favor),?)?"
)
_NOT = (
    rf"(?:{_WANT}não (?:te |se )?(?:lembr|record|guard|memoriz|registr|regist|anot|grav|salv)(?:es?|ass(?:es?|e))|{_WANT}não (?:saibas?|soubess(?:es|e)|tenhas?|tivess(?:es|e))(?: guardado)?|(?:já )?não {_WANT}(?:lembr(?:es|e)|record(?:es|e)|saibas?|guard(?:es|e)|memoriz(?:es|e)|salve)"
    r"|não precisas? (?:de )?(?:te |se )?(?:lembrar|guardar|saber)|não (?:te lembres|se lembre|(?:guard|memoriz|grav|regist|registr|anot|salv|record)(?:es|e))(?: mais)?)(?: de)?"
)
_NEVER_SAID = (
    r"(?:(?P<polite>(?:podes|pode|poderia|podemos|você pode)) (?:fingir|fazer de conta)|finge|finja|finjamos|vamos fingir|faz|faça|façamos|faz de conta|faça de conta|façamos de conta) que (?:eu )?(?:nunca|não) (?:te |lhe )?"
    r"(?:disse|decidimos|combin[aá]mos|contei|falei|mencionei|tinha dito|tivesse dito)"
)
_SAID = r"(?:o|tudo o|tudo|aquilo) que (?:eu |você |tu |já )?(?:te |lhe |já )?(?:disse|contei|falei|mencionei|escrevi|sabes?|saibas?|guardou|guardaste|lembras?|tens|tem|aprendeu|aprendeste)"
_ABOUT = r"(?:sobre|acerca d[eoa]s?|a respeito d[eoa]s?|relativ[oa]s? a|quanto a|d[eoa]s?)"
_MINE = r"(?:(?:(?:o|a|os|as) )?(?:meus?|minhas?|noss[oa]s?)\b .+)"
_WHICH = r"(?:(?:onde|como|quando|quem|quanto|quantos|qual é) .+)"
_FROM = r"(?:da (?:tua |sua |minha )?(?:memória|mente)|das (?:tuas |suas )?(?:memórias|notas|anotações|lembranças)|do (?:teu|seu|meu) (?:perfil|registo|registro))"
_NOTES = r"(?:memórias?|lembranças?|recordações|notas?|dados?|informaç(?:ão|ões)|registr?os?)"

_THIS = r"(?:isto|isso|o seguinte|o que (?:se segue|vou dizer|te digo|lhe digo))"
_BETWEEN = r"(?:que )?(?:(?:isto|isso) )?(?:fica|fique|deve ficar|tem de ficar|tem que ficar)(?: (?:só|apenas|bem|mesmo|aqui|porém)){0,3} entre nós(?: dois)?"
_FOR_YOURSELF = r"(?:(?:(?:isto|isso) )?guard[ae]s?(?:-o|-a)?|fi(?:ca|que) com)(?: (?:isto|isso))?(?: (?:só|apenas))? (?:para|pra|p'ra) (?:ti|si|você)(?: mesm[oa])?|que (?:isto|isso) não saia daqui|(?:isto|isso) não sai daqui"
_TELL_NOBODY = r"(?:e )?não (?:o |lhe )?(?:cont(?:es?|a|ar)|di(?:gas?|z)|fal(?:es?|a)|coment(?:es?|a))(?: (?:isto|isso|nada|d?isto|d?isso))? (?:a|para|pra|com) (?:mais )?ninguém|nem uma palavra(?: a ninguém)?"

_PARTS = OrderParts(
    asks=r"(?:por favor|se faz favor),? ",
    forgets=_FORGET,
    erases=_ERASE,
    spares=_NOT,
    that=r"(?:o facto de |o fato de )?que ",
    clause=".+",
    told=rf"(?:{_SAID} {_ABOUT}|que (?:tu |você )?saibas?(?: (?:d[eoa]s?|sobre))?|não precisas? (?:de )?saber (?:d[eoa]s?|sobre)|tudo (?:o )?que (?:tem|tenha) a ver com|(?:eu )?não (?:te |lhe )?(?:devia|deveria) ter (?:contado|dito|falado|mencionado|dado|confessado|revelado|confiado)(?: nada)?(?: (?:d[eoa]s?|sobre))?|(?:eu )?não quero (?:(?:nunca|mais|voltar a) )*(?:ouvir )?(?:falar|saber)(?: nada)?(?: nunca)?(?: mais)?(?: nunca)? (?:d[eoa]s?|sobre)) (?:o |a |os |as )?",
    affair=r"(?:aquilo|isso|a (?:história|questão|cena|coisa)|(?:essa|aquela) (?:história|coisa|cena)|o (?:assunto|caso|tema)|esse (?:assunto|caso)) (?:com|d[eoa]s?|sobre) (?:o |a |os |as )?",
    mine=r"(?:(?:o|a|os|as) )?(?:meus?|minhas?|noss[oa]s?)(?: [\w-]+){1,3}",
    own=r"eu|meus?|minhas?|o meu|a minha|sou|estou|tenho|moro|vivo|trabalho|tomo|fui|noss[oa]s?",
    it=r"-?(?:[oa]s?|l[oa]s?|isso|isto|tudo isso|disso|disto)",
    back=r"(?:esquece|esqueça|apaga|apague|elimina|elimine|remove|remova|tira|tire|deleta|delete)(?:-[oa]s?|-l[oa]s?)?|não (?:[oa]s? )?(?:guardes?|mencion(?:es|e)|fales? (?:mais )?(?:disso|nisso))(?: mais)?",
    so=r"por isso|e|então|portanto|por favor|é melhor|agora",
    private=(
        r"(?:(?:é|são|era|foi) (?:(?:muito|um assunto|uma coisa|algo) )*(?:privad[oa]s?|pessoa(?:l|is)|segred[oa]s?|secret[oa]s?|confidencia(?:l|is)|íntim[oa]|um erro)"
        r"|(?:é|são) (?:só )?(?:comigo|assunto meu|da minha conta)|(?:morreria|morria|ia morrer) de vergonha|teria (?:muita )?vergonha|(?:lê|leem|vê|usa|partilha|compartilha|pode (?:ler|ver)|podia ler|poderia ler) (?:isto|isso|esta conta|este (?:telemóvel|celular|chat)|(?:o meu|meu) (?:telemóvel|celular|computador))|não (?:me|nos) (?:cabe|compete) (?:a mim )?(?:contar|dizer)|não (?:é|era) (?:a )?minha história|não (?:interessa|diz respeito|dizem respeito) a ninguém|não é da (?:tua|sua) conta"
        r"|não (?:tem|têm) (?:nada que estar|lugar|nada a fazer) (?:aqui|aí|na tua memória|na sua memória))"
    ),
    over=(
        r"(?:não (?:deve|devia|deveria|pode|é para) (?:ficar|estar|ser (?:guardad|lembrad|gravad|registad|registrad)[oa]s?)(?: (?:guardad|gravad)[oa]s?)?(?: na (?:tua |sua )?memória)?"
        r"|(?:deve|devia|deveria|tem de|tem que|é para) (?:ser esquecid[oa]s?|esquecer)|não precisas? (?:de )?(?:guardar|saber|lembrar))"
    ),
    gone=r"(?:(?:pode|deve|devia|deveria|tem de|tem que) (?:ser )?(?:apagad[oa]|eliminad[oa]|esquecid[oa]|removid[oa]|tirad[oa])|fora|para (?:apagar|esquecer)|apaga|esquece|lixo)",
    all_of=rf"(?:de )?(?:tudo|todos os dados|todas as informações|qualquer coisa) (?:{_ABOUT}|relacionad[oa] (?:com|a)|que (?:tem|tenha) a ver com) (?:o |a |os |as )?",
    ends=rf"{_FROM}|e tudo (?:o resto|o mais|o que tem a ver(?: com isso)?|à volta)|por favor|se faz favor|obrigad[oa]|agora|já|para sempre|de vez",
    last_message=r"(?:a )?minha (?:última|anterior) mensagem|(?:a )?minha mensagem anterior|a última coisa que (?:eu )?(?:te )?(?:disse|escrevi|falei|contei)",
    just_said=(
        r"(?:tudo )?(?:o|aquilo|isso|isto) que (?:eu )?(?:te )?(?:acabei|acabo) de (?:te )?(?:dizer|contar|escrever|falar|mencionar)|o que (?:eu )?(?:te )?(?:disse|falei|escrevi) (?:agora|há pouco|agora mesmo)|que (?:eu )?(?:te )?(?:disse|contei|falei) (?:isso|isto)"
    ),
    unsaid=r"(?:finge|finja|finjamos|faz de conta|faça de conta) que (?:eu )?(?:nunca|não) (?:te |lhe )?(?:disse|contei|falei|mencionei|tinha dito|tivesse dito) (?:isso|isto|nada(?: disso)?)",
    last_two=r"(?:as )?minhas (?:duas|2) últimas mensagens|(?:as )?minhas últimas (?:duas|2) mensagens|as (?:duas|2) últimas coisas que (?:eu )?(?:te )?(?:disse|escrevi)",
    overlooks=r"ignor(?:a|e|em)",
)

ORDERS = Orders(
    words=(
        r"ignor|esque[cç]|apag|remov|elimin|delet|exclu|tir[ae]|retir|lembr|record|saib|guard|memori|grav|regist|anot(?!her\b)|salv"
        r"|mencion|ninguém|nem uma palavra|daqui|nunca|faz de conta|não é (?:mais )?verdade|entre nós|em off|extraoficial|off the record"
    ),
    greetings=(
        *(
            "(?:cá |aqui )?entre (?:nós|mim e ti|eu e você)",
            "olá",
            "oi",
            "por favor",
            "se faz favor",
            "e",
            "obrigad[oa]",
            "sim",
            "bem",
            "bom",
            "ok",
            "desculpa",
            "desculpe",
        ),
        *(
            "olha",
            "olhe",
            "ah",
            "ai|ops|hm+|eita|ufa|poxa|puxa|nossa|vixe",
            "espera",
            "espere",
            "então",
            "aliás",
            "mas",
            "a propósito",
            "agora",
            r"não(?=\s*[,.!:;–—-])",
            "a sério|sério|afinal|na verdade|sinceramente|melhor",
        ),
    ),
    orders=(
        (
            "fact",
            rf"{_FORGET} (?:a|aquela|o|aquele) (?:vez|dia|noite|tarde|manhã|verão) (?:em )?que (?P<what>.+)",
        ),
        ("topic", rf"{_NEVER_SAID}(?: nada)? {_ABOUT} (?!que\b)(?P<what>.+)"),
        ("fact", rf"{_NEVER_SAID} que (?P<what>.+)"),
        ("topic", rf"{_FORGET} {_SAID} {_ABOUT} (?P<what>.+)"),
        (
            "topic",
            rf"{_FORGET} (?:de )?que (?:eu )?(?:te |lhe )?(?:falei|disse algo|contei algo) (?:sobre|d[eoa]s?) (?P<what>.+)",
        ),
        ("fact", rf"{_FORGET} (?:de )?que (?:eu )?(?:te |lhe )?(?:disse|contei|falei|mencionei) que (?P<what>.+)"),
        ("fact", rf"{_ERASE} .{{1,30}}{_NOTES} (?:de )?que (?P<what>.+)"),
        (
            "topic",
            rf"{_FORGET} tudo (?:o que (?:esteja |está )?)?(?:{_ABOUT}|relacionado (?:com|a)|que tenha a ver com) (?P<what>.+)",
        ),
        ("topic", rf"{_FORGET} (?P<what>{_MINE}|{_WHICH})"),
        ("topic", rf"{_FORGET} d[oa]s? (?P<what>(?:meus?|minhas?|noss[oa]s?)\b .+)"),
        ("topic", rf"{_FORGET} (?:a história|o assunto|o caso|aquilo) d[eoa] (?P<what>{_MINE})"),
        ("topic", rf"{_ERASE} {_SAID} {_ABOUT} (?P<what>.+)"),
        ("topic", rf"{_NOT} nada {_ABOUT} (?P<what>.+)"),
        ("topic", rf"{_ERASE} .{{1,20}}{_NOTES} {_ABOUT} (?P<what>.+)"),
        ("topic", rf"{_ERASE} (?P<what>.+?) {_FROM}"),
        ("topic", rf"{_ERASE} tudo {_ABOUT} (?P<what>(?P<bare>.+))"),
        ("topic", rf"{_ERASE} {_FROM} (?P<what>.+)"),
    ),
    off_the_record=(
        rf"não (?:guard|memoriz|grav|regist|registr|anot|salv|record)(?:es|e|a) {_THIS}(?: na (?:tua |sua )?memória)?",
        rf"não (?:te lembres|se lembre) (?:disto|disso)|(?:para )?não (?:guardar|memorizar|gravar|registar|registrar)(?: {_THIS})?",
        r"em off|extraoficialmente|off the record",
        rf"{_BETWEEN}|{_FOR_YOURSELF}",
    ),
    not_kept=(
        r"não (?:(?:guard|memoriz|grav|regist|registr|anot|salv|record)(?:es|e|a) (?:isto|isso|nada d(?:isto|isso))|(?:te lembres|se lembre) (?:disto|disso)|[oa] (?:guard|memoriz|grav|anot|regist|registr)(?:es|e|a))(?: não)?(?: na (?:tua |sua )?memória)?",
        rf"(?:isto |isso )?(?:é |foi |era )?(?:em off|off the record)|{_BETWEEN}",
        rf"{_FOR_YOURSELF}|{_TELL_NOBODY}",
    ),
    confides=rf"{_BETWEEN}|{_FOR_YOURSELF}",
    unconfided=(
        "e",
        "um",
        "uma",
        "os",
        "as",
        "por",
        "pra",
        "com",
        "em",
        "até",
        "sempre",
    ),
    nobody=(
        "ningu[ée]m",
        "nem",
    ),
    from_memory=_FROM,
    told_by=OrderWords(
        forgets=r"esque(?:ce|cer|ceres|cesses|cido|cida)|esque[cç](?:a|as|e-\w+)|esquece-\w+|esque[cç](?:esses?|er|ermos|esse|as|am|o|endo)|esquecesse|esquecer|esqueça",
        keeps=r"lembr(?:es|e)|record(?:es|e)|saib(?:as|a)|memoriz(?:es|e|ar)|lembr(?:asse|asses|ar|ando|a)|record(?:ar|asses)|soubess\w+|saber|sabendo|conheç\w+|ciente|mente",
        holds=r"guard(?:es|e|ar|ado|ada)|grav(?:es|e|ar)|regist\w+|fic(?:ar|que)|guardass\w+|guarde|guarda|guardou|grav(?:asse|asses|ado)|registr\w+|anot\w+|armazen\w+|mant\w+|tenh\w+|fique|ficasse|const\w+|conserv\w+|salv(?:e|ar|asse|ou|o)",
        wants=r"por favor|quero|queria|preferia|prefiro|gostava|gostaria|deve|devia|deves|precisas?|melhor|é para|pode|podia|poderia|podes|consegue|obrigad\w+|pfv|pf|porfavor|favor|pare|para de|parar|seria melhor|seria bom|necessário|precisa|agradeço|agradecia|desejo",
        denied=r"não|nada|nunca|jamais|já não|sem",
        erases=r"apag(?:a|ue|ues|ar|ado)|apaga-\w+|remov\w+|elimin\w+|delet\w+|tir(?:a|e|es|ar)|retir\w+|fora|apag(?:ar|asse|asses|ou|am|á-\w+)|apague|exclu\w+|delet\w+|remov(?:a|er|e|esse)|elimin(?:e|ar|a)|tira(?:r|sse)?|tire|retir(?:e|ar|a)|descart\w+|joga|jogue|jogar|desapare[cç]\w+|sumir|some|suma|limp(?:a|e|ar)|risc(?:a|ar|ue)",
        memory=r"memória|lembranças|(?:tuas|suas) notas|te (?:disse|contei|falei)|(?:eu )?disse|contei|falei|(?:tu )?sabes|tudo o que|quanto (?:gasto|ganho|devo)|(?:o|aquilo|isso|a coisa|o assunto|a história|o lance|o negócio|essa história|aquela história) (?:que|de|do|da|com|sobre)|(?:sua|tua|da|na) memória|(?:os|meus|seus|teus) (?:dados|registros?|registos?|arquivos?|notas)|(?:as|todas as) (?:informações|notas)|tudo (?:sobre|o|que)|o que (?:eu )?(?:te |lhe )?(?:falei|disse|contei)|que (?:eu )?(?:te |lhe )?(?:falei|disse|contei)|nada (?:sobre|do|da|de)|do que (?:você )?sabe",
        addressed=r"tu|te|ti|teu|tua|tuas|você|seu|sua|por favor|quero|queria|preferia|prefiro|gostava|gostaria|esquece\S*|esqueça|apaga\S*|apague|elimina|remove|tira|podes|poderias|deve|devia|guardes|precisas?|lembres|pode|podia|poderia|consegue|tire|exclua|exclui|deleta|remova|limpa|faz|façamos|vocês?|cê|vc|esqueç\w+",
        never=r"não tenho (?:nenhuma )?(?:lembrança|memória|recordação)|(?:mãe|pai|ele|ela|avó|avô|\w+[ao]) esquece (?:que|de|tudo|sempre)|sempre|não (?:sei|posso)|não (?:te |se )?esque\w+|nunca esque\w+|(?:esqueci|esqueceu|esquecemos)\S*|deve ser esquecid\w+|(?:disse|diz) que|(?:disse|diz)[,:]|como (?:posso|apago)|se (?:eu|me)|(?:ninguém|(?:o|a|meu|minha|os|as) \w+) (?:não )?(?:pode|deve|devia) (?:saber|guardar|lembrar|gravar|manter)|(?:contado|contar|dizer|falar|dito|conta|conte|diga|diz) (?:\w+ )?(?:à|ao|pra|para) (?:minha|meu|ninguém|todos|a|o)|traduza|traduz|por (?:um momento|enquanto|agora)|um momento|quero (?:guardar|manter|ter)|não sabes?|^(?:deixa (?:pra|para) lá|esquece)(?=\W*(?:[,;:!.–—-]|$))|(?:quero|queria|tento) esquecer|se eu (?:te )?pedir|esquecer coisas|(?:triste|mau|pena|chato) (?:\w+ ){0,2}?(?:se|que) (?:você )?(?:esque|apag|elimin)\w+",
        works=r"parágrafos?|frases?|linhas?|listas?|rascunho|cartas?|mails?|e-?mails?|textos?|ensaio|conto|capítulo|cena|documentos?|ficheiros?|arquivos?|pasta|tabelas?|código|função|slides?|apresentação|base de dados|currículo|receita|ingredientes|menu|ementa|calendário|conta|fotos?|desenho|discurso|artigo|relatório|resumo|título|exemplo|romance|poema|canção|contrato|usuários?|utilizadores|clientes?|botão|formulário|campos?|classe|método|consulta|git|sql|json|csv|pdf|disco",
        idle=r"sério|sinceramente|afinal|ops|hm+|eita|ufa|poxa|puxa|nossa|vixe|que|quem|coisa|coisas|aquilo|isso|isto|essa|esse|esta|este|assunto|história|tudo|nada|por|favor|quero|queria|preferia|prefiro|gostava|gostaria|podes|poderias|deve|devia|não|mais|nunca|lembres|lembrar|saibas|saber|sabes|guardes|guardar|esquece|esqueces|esquecesses|esquecer|esqueça|apaga|apague|apagar|elimina|eliminar|remove|remover|tira|tirar|memória|tua|teu|tuas|sua|das|dos|nas|nos|disse|contei|falei|mencionei|privado|confidencial|segredo|ninguém|interessa|sobre|acerca|relacionado|aqui|daqui|fora|melhor|agora|também|com|sem|uma|era|foi|ser|está|estar|ter|obrigado|obrigada|para|quanto|de|do|da|no|na|em|o|a|os|as|e|ou|um|eu|me|meu|minha|meus|minhas|se|te|ti|lhe|é|você|vc|cê|seu|seus|suas|pode|podia|poderia|consegue|faz|faça|finge|finja|vamos|fingir|conta|como|deveria|arrependo|informações|informação|info|dados|registros|registos|arquivos|notas|negócio|lance|mente|todos|todas|apagasse|apagado|apagaste|exclua|excluir|deleta|deletar|remova|elimine|retire|retirar|tire|descarta|joga|jogue|jogar|limpa|limpe|suma|sumir|desapareça|guardasse|guardasses|guarde|guardado|gravar|grave|salvar|salve|salvasse|fique|ficasse|ficar|lembrasse|lembre|soubesse|soubesses|esquecesse|esqueças|agradeço|seria|bom|oi|olá|ei|pra|pro|ao|à|nem|já|só|aí|lá|tivesse|dito|falado|contado|ver|ouvir|ler|falar|falasse|mencionar|mencione|vergonha|pessoal|demais|onde|quando|qual|pfv|desse|dessa|disso|daquilo|nisso|respeito|necessário|precisa|precisas|bem|mesmo|realmente|daí|sabe|mim|cabeça|então|peço|nenhum|nenhuma|mano|dele|ela|ele|lembrança|contigo|aquela|aquele|sai|teus|portanto|ouviu|deixa|igualmente|deita|varre|soube|fiques|passe|viu|sair|saído|saiu|querer|desfaz|relação|comenta|registrado|existiu|gentileza",
        rues=r"não (?:devia|deveria) ter|arrependo|não (?:te|lhe) (?:diz respeito|interessa)|não é da (?:sua|tua) conta|vergonha|privad\w+|segredo|confidencial|finge|finja|vamos fingir|faz(?:er)? de conta|como se|nunca (?:disse|falei|contei|aconteceu|tivesse)|desconfort\w+|pessoal demais|constrang\w+",
        mentions=r"mencion\w+|fal(?:ar|e|es|emos)|toc(?:ar|que) (?:no|nesse) assunto|ver|ouvir|ler|lembrar de",
        shares=r"ninguém|alguém|outros|outras pessoas|públic\w+|compartilh\w+|partilh\w+|public\w+|conta(?:r)? (?:pra|para|a)|conte a|diga a|fala(?:r)? (?:pra|para)|colegas",
        herself=r"(?:eu |ele |ela |a gente )*(?:quero|queria|vou|vai|vamos|preciso|devo|tenho que|posso|consigo|tento|tentar|tentando|já|acabei de|para|pra|sem|pediu para|disse para|mandou)(?: (?!que\b)\w+)?",
    ),
    parts=_PARTS,
    endings=(
        "(?:completamente|por completo)",
        "por favor",
        "se faz favor",
        "obrigad[oa]",
        "agora",
        "já",
        "para sempre",
        "de vez",
        "completamente",
        "também",
        "tá(?: bom| bem)?",
        "ok(?:ay)?",
        "certo",
        "combinado",
        "k{3,}|(?:rs)+",
        "pode ser",
        "está b(?:em|om)",
    ),
    called=r"por favor|tá|viu|né|não|aí|k{2,}",
    could="podes|poderias|pode|podia|poderia|consegue",
    asked="onde (?:eu )?|quanto",
    still=r"ainda|também",
    meanwhile=(r"por (?:um (?:momento|instante|segundo)|agora|hoje|enquanto)|só desta vez",),
    joins=r"(?:e|ou)(?: também)?(?: (?:de )?que)?",
    own=r"(?:eu|(?:(?:o|a|os|as) )?(?:meus?|minhas?|noss[oa]s?)|sou|tenho|moro|vivo|estou|trabalho)",
    reasons="porque",
    grounds=r"como|já que|visto que|uma vez que|dado que|porque|agora que",
    hence=r"por isso|portanto|então",
    goes_on=r"(?:e |mas )?(?:porque|é|foi|era|já|não é|qual|como|dá-me|me dá|diz-me|me diga|escreve|escreva)",
    unwanted=r"(?:já )?não (?:quero|posso|aguento|suporto)",
    undone=r"(?:não (?:está|faz parte)|fora) (?:mais )?(?:na|da) minha vida|engano|enganos|erro|errad[oa]s?|enganad[oa]s|enganaram|alarme falso|falso alarme|negativ[oa]s?|afinal (?:não|era)|terminamos|terminou|terminámos|acabou|acab[aá]mos|separ(?:ad[oa]s|amos|ou|ámos)|divorciad[oa]s|já não|não \w+ mais|parei|larguei|deixei|perdi o beb[éê]|curad[oa]|mudou-se|se mudou",
    unburdens=r"(?:só|apenas) (?:\w+ )?(?:queria|precisava|tinha de|tinha que) (?:\w+ ){0,2}?(?:dizer|contar|falar|desabafar)|(?:queria|precisava|tinha de)(?: de)? (?:só |apenas )?desabafar|(?:era|foi) (?:só|apenas) (?:para|pra|por|um) (?:dizer|contar|falar|desabaf)\w*|saiu-me|escapou-me",
    unkept=r"ninguém (?:pode|deve|devia|deveria|sabe|o|mais)|não (?:pode|deve|devia|deveria|é para) (?:estar|saber|saber-se|aparecer|constar|ficar)|(?:não|nem|sem) (?:\w+ ){0,3}?(?:públic\w+|oficial|oficiais|anunciad\w+|definitiv\w+|confirmad\w+|assinad\w+|para ti|para você|verdade|cert[oa]s?|correct\w+|corret\w+|sabe\w*)|nenhum sistema|confidencia\w+|embargo|boatos?|rumor(?:es)?|errad\w+|do ano passado|desatualizad\w+|uma brincadeira|por engano",
    takes_back=r"(?:(?:ah|oh|espera|na verdade) ?,? )*(?:não(?=[,.!]|$| espera| melhor)|espera|melhor não|deixa\w*|guarda\w*|mantém\w*)",
    stands_in=r"um[a]? (?:nov[oa]|outr[oa])(?=$|[.!,])|outr[oa](?=$|[.!,])",
    everywhere=r"em todo o lado|em toda (?:a )?parte|(?:em|de) todos(?: os)?(?: meus| nossos)? (?:projetos|projectos|repos|repositórios)",
    article=r"[oa]s?\s",
    that="(?:tudo |lá )?(?:isso|isto|disso|disto)",
    denials=("não",),
    clause="que",
    then="",
    thing="isso|isto",
    pronoun="(?:de |d)?(?:el[ea]s?)",
    by_the_way="aliás|a propósito",
    earnestly="a sério|sério",
    says_more="aquel[ea]|onde|quando|quem|com|o que|a que",
    decision="decisão",
    habits="sempre|nunca",
    tags=("tá", "tá bom", "tá bem", "certo", "combinado", "pode ser", "está bem", "está bom"),
    by_name=r"(?:[oa] |[oa] meu |[oa] minha )?(?-i:[A-ZÀ-Þ][\w-]+(?: [A-ZÀ-Þ][\w-]+)?)",
    names_more=r"depois|mais tarde|antes|(?:o|a(?! gente\b)|os|as|meus?|minhas?|seus?|suas?)(?! (?:meu |minha |seu |sua )?[\w-]+ (?:é|são|está|foi|era|tem|têm|diz|disse|lê|usa|sabe|quer|pode|vai|não)\b)|uma?|d[eoa]s?|aquel\w+|que|quem|cuj\w+|onde|com|em|n[oa]s?|por|para|noss\w+|sobretudo|incluindo|não (?:o|a|os|as)|nem|ou|e|tudo o",
    requests=r"(?:(?:só|agora) )?(?:dá-me|me dá|diz-me|me diga|usa|use|escreve|escreva|mostra|mostre)",
    somebody=r"(?:(?:por favor|e|agora|então)[ ,]+)*(?:esque(?:ce|ça)-[oa]|esque(?:ce|ça)(?:-te)? (?:(?:d)?el[ea]|que (?:el[ea] )?existe|tudo sobre el[ea]))(?:,? (?:por favor|agora|para sempre))*",
    doing=(
        r"pago|gasto|devo|recebo|poupo|alugo|moro|vivo|trabalho|sou|tenho|toco|jogo|estudo|falo|bebo|como|gosto|faço|dirijo|conduzo|uso|tomo|quero|leio|escrevo|canto|danço|corro|nado|ganho|fumo|cozinho|ensino|odeio|amo|prefiro"
    ),
)
