"""Portuguese: the words of which orders to a model are made."""

from memory.language.injection_table import InjectionWords

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
    own=r"(?:eu|ele|ela|nós|eles|chefe|filho|filha)",
    ever=r"(?:sempre|cada|tod[ao]s?|qualquer|automaticamente)\b",
    never=r"(?:não|nunca|jamais|nenhum\w*)\b",
    stops=r"(?:para|pare|parem|deixa|deixe|deixem) de\b",
    keeps_on=r"(?:n[ãa]o|nunca|jamais) (?:(?:me|nunca) )?(?:par|deix)(?:es?|em|a|ar)(?: nunca)? de\b",
    may=r"(?:você (?:pode|deve|tem permissão para)|(?:pode|podes|deve|deves)(?= sempre\b)|não hesite em\b)",
    attach=r"(?:adicion(?:e|a|ar)|acrescent(?:e|a|ar)|inclu(?:a|i|ir)|insir[ae]|inserir|coloqu?[ea]r?|ponha|põe"
    r"|anex(?:e|a|ar)|carregu?[ea]r?|redirecion(?:e|a|ar)|mencion(?:e|a|ar))\b",
    act=r"(?:aceit(?:e|a|ar)|apag(?:ue|a|ar)|aprov(?:e|a|ar)|autoriz(?:e|a|ar)|compr(?:e|a|ar)|confirm(?:e|a"
    r"|ar)|delet(?:e|a|ar)|elimin(?:e|a|ar)|envi(?:e|a|ar)|exclu(?:a|i|ir)|execut(?:e|a|ar)|instal(?:e|a"
    r"|ar)|assin(?:e|a|ar)|pag(?:ue|a|ar)|publi(?:que|ca|car)|reembols(?:e|a|ar)|reserv(?:e|a|ar)"
    r"|transfir[ae]|transfer(?:e|ir))\b",
    unasked=r"sem (?:\w+ ){0,3}?(?:pergunt\w*|confirm\w*|avis\w*|permissão|autorização|aprovação|consult\w*"
    r"|consentimento|pedir\w*|verific\w*|esper\w*)\b",
    weaken=r"(?:desativ(?:e|a|ar)|desabilit(?:e|a|ar)|deslig(?:ue|a|ar)|ignor(?:e|a|ar)|pul(?:e|a|ar)|omit(?:a|e"
    r"|ir)|contorn(?:e|a|ar)|remov(?:a|e|er))\b",
    guards=r"(?:(?:verificaç(?:ão|ões)|validação|checagem|controle|avisos?|advertências?|regras?|filtros?"
    r"|erros?) (?:d[oae]s? )?(?:tls|ssl|https|certificado|segurança|assinatura|conteúdo)\w*|confirmaç(?:ão"
    r"|ões))",
    warn=r"(?:avis\w+|advirt\w+|advert\w+|alert\w+|diga|digas|mencion\w+)\b",
    perils=r"(?:risco|perig|efeitos? colatera|efeitos? secundári|interaç|nociv|overdose|superdosag|contraindicaç"
    r"|segurança)\w*",
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
)
