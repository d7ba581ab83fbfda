"""Portuguese: the words of which orders to a model are made."""

from memory.language.injection_table import AroundOrder, InjectionWords

INJECTION = InjectionWords(
    ignore=r"(?:ignor(?:e|a|em|ar)|esque(?:ça|ce|cer)|desconsider(?:e|a|ar)|desobedeça|contorne|descarte)\b",
    not_follow=r"(?:não|nunca|pare de) (?:siga|seguir|respeite|respeitar|cumpra|obedeça)\b",
    rules=r"(?:instruç(?:ão|ões)|regras?|normas?|diretrizes|orientações|prompts?|ordens|restrições)\b",
    earlier=r"(?:suas|seus|tuas|anteriores|prévias|iniciais|segurança|sistema|acima)\b",
    everything=r"tod[ao]s\b",
    told_before=r"tudo (?:o )?que (?:lhe|te|você|foi)",
    reveal=r"(?:mostr[ea]|revel[ea]|repita|imprima|divulgue|exiba)\b",
    secrets=r"(?:(?:prompt|mensagem|instruções) (?:do? |de )?sistema|(?:suas|tuas) (?:\w+ )?instruções|senhas\b"
    r"|chaves? (?:de )?api)",
    send=r"(?:envi(?:e|a|ar)|mand(?:e|ar)|encaminh(?:e|ar)|publique|transfira)\b",
    recommend=r"(?:recomend(?:e|ar)|aconselh(?:e|ar)|compre|visite|abra|promova)\b",
    to_me=r"(?:me|nos)\b",
    from_now=r"(?:a partir de agora|de agora em diante|doravante|cada vez que)\b",
    you_must=r"(?:você|tu) (?:deve|deves|tem que|precisa)\b",
    model_must=r"(?:assistente|ia|modelo|chatbot) (?:deve|deverá|tem que|não deve)\b",
    user=r"(?:usuári[oa]s?|utilizador\w*)\b",
    when=r"(?:quando|se|sempre que|cada vez)\b",
    tell=r"(?:respond|diga|recomend|envi|afirme)\w*",
    you_are_now=r"(?:agora (?:você é|és|tu és)|você (?:agora é|não é mais))\b",
    limitless=r"(?:dan\b|(?:sem|não tem) (?:\w+ )?(?:restriç|limite|regra|filtro|censura)\w*)",
    own=r"(?:eu|ele|ela|nós|eles|chefe|filho|filha|^(?:o meu|a minha|os meus|as minhas|meu|minha|o nosso"
    r"|a nossa) (?!preferência|desejo|regra|pedido|instruç)\w+)",
    ever=r"(?:sempre|cada|tod[ao]s?|qualquer|automaticamente)\b",
    never=r"(?:não|nunca|jamais|nenhum\w*)\b",
    stops=r"(?:par(?:a|e|em|es|asses?)|deix(?:a|e|em|es|asses?)) de\b",
    keeps_on=r"(?:n[ãa]o|nunca|jamais) (?:(?:me|nunca) )?(?:par|deix)(?:es?|em|a|ar)(?: nunca)? de\b",
    may=r"(?:(?:tu (?:podes|deves)|deves|tens (?:de|que)|podes)\b|você (?:pode|deve|tem permissão para)|(?:pode"
    r"|podes|deve|deves)(?= sempre\b)|não hesite em\b)",
    attach=r"(?:adicion(?:e|a|ar)|acrescent(?:e|a|ar)|inclu(?:a|i|ir)|insir[ae]|inserir|coloqu?[ea]r?|ponha|põe"
    r"|anex(?:e|a|ar)|carregu?[ea]r?|redirecion(?:e|a|ar)|mencion(?:e|a|ar))\b",
    act=r"(?:(?:aceit(?:es|asses)|apagues|aprov(?:es|asses?)|autorizes|compr(?:es|asses)|confirm(?:es|asses)"
    r"|elimines|envi(?:es|asses)|execut(?:es|asses)|pag(?:ues|asses?)|publiques|reembolses|transfir[ae]s"
    r"|transferisses?)\b|aceit(?:e|a|ar)|apag(?:ue|a|ar)|aprov(?:e|a|ar)|autoriz(?:e|a|ar)|compr(?:e|a|ar)"
    r"|confirm(?:e|a|ar)|delet(?:e|a|ar)|elimin(?:e|a|ar)|envi(?:e|a|ar)|exclu(?:a|i|ir)|execut(?:e|a|ar)"
    r"|instal(?:e|a|ar)|assin(?:e|a|ar)|pag(?:ue|a|ar)|publi(?:que|ca|car)|reembols(?:e|a|ar)|reserv(?:e|a|ar)"
    r"|transfir[ae]|transfer(?:e|ir))\b",
    unasked=r"sem (?:\w+ ){0,3}?(?:pergunt\w*|confirm\w*|avis\w*|permissão|autorização|aprovação|consult\w*"
    r"|consentimento|pedir\w*|verific\w*|esper\w*)\b",
    weaken=r"(?:(?:desativ(?:es|asses?)|desabilites|desligues|ignor(?:es|asses?)|pules|salt(?:es|a|e|ar)"
    r"|omit(?:as|isses?)|contornes|removas|deixes de lado|dispens(?:a|e|es|ar))\b|desativ(?:e|a|ar)"
    r"|desabilit(?:e|a|ar)|deslig(?:ue|a|ar)|ignor(?:e|a|ar)|pul(?:e|a|ar)|omit(?:a|e|ir)|contorn(?:e|a|ar)"
    r"|remov(?:a|e|er))\b",
    guards=r"(?:(?:verificaç(?:ão|ões)|validação|checagem|controle|avisos?|advertências?|regras?|filtros?"
    r"|erros?) (?:d[oae]s? )?(?:tls|ssl|https|certificado|segurança|assinatura|conteúdo)\w*|confirmaç(?:ão"
    r"|ões))",
    warn=r"(?:(?:fal(?:es|asses?|e)|mostr(?:es|asses?)|lembr(?:es|asses?)|refiras|refira)\b|avis\w+|advirt\w+"
    r"|advert\w+|alert\w+|diga|digas|mencion\w+)\b",
    perils=r"(?:(?:avis|advert|advirt|alert|prevenh|previn)\w*\b.{0,60}?\b(?:fraude|golpe|burla|phishing"
    r"|vigaric)|risco|perig|efeitos? colatera|efeitos? secundári|interaç|nociv|overdose|superdosag"
    r"|contraindicaç|segurança)\w*",
    refuse=r"(?:recus\w+|rejeit\w+|negue|negues|negar)\b",
    wanted=r"(?:pedido|solicitaç|pergunta|ordem|ordens|resposta|nada|o que eu)\w*",
    lawless=r"(?:como se(?=.{0,80}\b(?:não|sem|nenhum\w*)\b).{0,60}(?:regra|norma|restriç|limite|filtro"
    r"|segurança)\w*|(?:sem|nenhum\w*)(?: \w+)? (?:aviso|advertência|regra|norma|filtro)s? (?:de segurança"
    r"|sobre (?:os |as )?(?:risco|perigo|efeito)\w*))",
    known_secrets=r"(?:(?:senhas|chaves(?: de)?(?: api)?|segredos|credenciais|tokens)\b[\w ,]{0,20}?\bque (?:você|tu"
    r"|conhec\w+|sabes?|tens)\b|(?:senhas|credenciais) (?:de outr|dos outr|de tod)\w+)",
    obey=r"(?:confie|acredite|siga|obedeça|faça)\b.{0,40}(?:\b(?:página|site|e-?mail"
    r"|documento)s?\b.{0,30}\b(?:diz|dig|ped|instruç)\w*|\b(?:diz|dig|ped|instruç)\w*.{0,20}\b(?:página|site"
    r"|e-?mail|documento)s?)",
    give=r"(?:dê(?:-me|em)?|dá(?:-me)?|dar|deem|conced[ae]\w*|apli(?:que|ca|car)|aprov(?:e|a|ar)|confirm(?:e|a"
    r"|ar)|reembols(?:e|a|ar)"
    r"|devolv(?:a|e|er)|credit(?:e|a|ar)|isent(?:e|a|ar))\b",
    benefits=r"(?:reembolsos?|descontos?|vales?|cupons?|compensaç(?:ão|ões)|indemnizaç(?:ão|ões)|indenizaç(?:ão|ões)"
    r"|(?:frete|envio) grátis|portes grátis|(?:me reembols|reembols|devolv)[ae](?:-me)?|sem taxas?|sem multas?)\b",
    gainers=r"(?:me|meu|minha|meus|minhas|nos|noss\w+|(?:a )?(?:cada|todos os|qualquer) (?:client|utilizador"
    r"|usuári)\w+|clientes|funcionári[oa]s?)\b",
    verify=r"(?:verifi(?:ques?|car|quem)|confirm(?:es|ar|em)|valid(?:es|ar|em)|perguntes?|perguntem|peças?|peçam"
    r"|pedir|exij(?:as?|am)"
    r"|exigir|solicit(?:es?|ar|em)|identifi(?:ques?|car|quem)|confira)\b",
    checks=r"(?:(?:perguntas?|verificaç(?:ão|ões)|código|controlos?|controles?) de (?:segurança|verificação|identidade)"
    r"|(?:a )?verificação(?: de identidade)?|(?:a )?minha identidade|quem (?:eu )?sou)\b",
    proofs=r"(?:pin|senha|palavra-passe|documento|cartão de cidadão|cpf|data de nascimento|recibo|fatura|talão"
    r"|comprovante"
    r"|comprovativo)\b",
    exempt=r"(?:(?:já )?(?:estou|fui|sou|minha (?:identidade|conta) (?:está|foi)|(?:usuári[oa]|utilizador\w*) (?:está|é"
    r"|foi))(?: já)?"
    r" (?:verificad[oa]|autenticad[oa])(?! n[oa]\b)|isent[oa] d(?:e|a|as|o|os) (?:\w+ ){0,3}?(?:verificaç|control)\w+"
    r"|trat[ae](?:-me|-nos| (?:as )?minhas mensagens)?(?: me)?\b.{0,20}?\bcomo (?:um |uma "
    r"|se fosse )?(?:administrador\w*|admin|sistema"
    r"|funcionári[oa]|verificad[oa]|vip|mensagens do sistema))\b",
    own_contact=r"(?:(?:contact|contat|escrev)\w*-(?:me|nos)|me (?:escrev(?:am?|e)|contat(?:em?|e)))(?: (?:só"
    r"|apenas|sempre|antes|somente|por e-?mail))*(?: (?:para|em|no))?"
    r"|(?<!para o )(?:o )?meu (?:novo )?e-?mail(?: é)?|(?:só|apenas) por e-?mail|(?:mand"
    r"|envi)\w+ (?:todas )?as (?:minhas )?(?:cartas|faturas|contas) para o meu e-?mail",
    not_sent=r"em (?:vez|lugar) de|ao invés de|para (?:tudo|o trabalho|o correio|as (?:cartas|faturas|contas))(?! \w)",
    warnings=r"(?:(?:alerta|aviso|advertência|mensage(?:m|n)|verificaç(?:ão|ões)|controlo|controle|regra|norma"
    r"|lembrete|checage(?:m|n))s? (?:de |d[oae]s? |sobre |contra |anti-?|a |o |os ){1,3}(?:fraude|segurança"
    r"|golpe|burla|identidade|risco|phishing)\w*)",
    wished=r"(?:(?:lembr(?:a-te|e-se|a|e)|recorda(?:-te)?|não (?:te )?esqueças|não (?:se )?esqueça|nota|anota"
    r"|anote|tem em conta|saiba)(?: de)?(?: que)?(?: você)?(?: deve| tem (?:que|de)| precisa(?: de)?)?"
    r"|(?:prefiro|preferia|preferiria|quero|queria|gostava|gostaria(?: de)?|desejo|espero|exijo|peço"
    r"|preciso)(?: que)(?: você| tu)?|é (?:muito )?importante(?: para mim)? que|(?:combin[aá]mos|acord[aá]mos"
    r"|decidimos|tínhamos combinado|(?:me )?(?:disseste|prometeste|confirmaste)(?:-me)?|você (?:me )?(?:disse"
    r"|prometeu|confirmou)) que|como (?:combinado|combin[aá]mos|acordado))",
    left_out=r"(?:(?:sej(?:am?)|fossem?|são|é|ser|ficam?|fiquem?) (?:sempre )?(?:omitid|ignorad|saltad|pulad"
    r"|suprimid|eliminad|desativad|dispensad)[oa]s?|(?:não|nunca) (?:sejam?|são) (?:mencionad|mostrad"
    r"|necessári)[oa]s?)\b",
    payments=r"(?:pagamentos?|transferências?|reembolsos?|depósitos?|dinheiro|iban|pix|faturas?|pagar|pague)\b",
    pay_into=r"(?:us(?:a|e|es|ar)|utiliz(?:a|e|es|ar)|dá|dê|envi(?:a|e|es|ar)|mand(?:a|e|es|ar)|transfer(?:e|ir)"
    r"|transfir[ae]|pag(?:a|ue|ar)|deposit(?:a|e|ar)|põe|coloca)\b",
    paid_into=r"(?:vão|vai|irão|devem ir|são (?:enviad|feit)[oa]s|sejam (?:enviad|feit)[oa]s|seguem)\b",
    others_account=r"\b(?:(?:a|à|na|da|pela|pra) conta|iban|pix)(?: bancári[oa])? d[oae] (?!minha|meu|noss"
    r"|poupança|luz\b|água|gás\b|telefone|senhori|paypal|banco|um|empresa|trabalho|e-?mail|google|cliente"
    r"|sempre|antes)\w+",
    may_see=r"(?:(?:posso|podes|pode|podem|podemos|(?:autorizad[oa]) a|(?:permissão|direito|autorização) (?:de"
    r"|para|a)) (?:(?!não\b|nunca\b)\w+ )?(?:ver|consultar|ler|aceder|acessar|partilhar|compartilhar|mostrar"
    r"|dar|dizer|revelar|abrir)|acesso (?:a|aos?|às?))\b",
    others_data=r"(?:(?:dados|contas?|registos|registros|endereços?|moradas?|informaç(?:ão|ões)|mensagens"
    r"|pedidos|perfis|saldos?) d[eoa]s? (?:tod[oa]s (?:os |as |nossos )?|cada |outr[oa]s? "
    r"|qualquer )(?:outros )?(?:client|utilizador|usuári|pessoa|membro)\w*|todas as (?:outras )?contas)\b",
    officers=r"(?<!meu )(?<!minha )(?<!nosso )(?<!nossa )(?:admin(?:istrador\w*)?|operador\w*|moderador\w*"
    r"|superusuári\w+|funcionári\w+|desenvolvedor\w*)\b",
    hearer=r"(?:tu|tens|podes|você|a ia|[oa] assistente|o (?:modelo|chatbot|bot))\b",
    around=AroundOrder(
        told=("você", "lhe", "te", "ti"),
        told_to=("a", "de"),
        that=("que",),
        asks=("por favor",),
        leads=("e", "agora", "também"),
        opens=("e", "agora", "então", "por favor"),
    ),
)
