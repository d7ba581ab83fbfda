"""Portuguese: how people speak to an assistant."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.phrase_table import Phrases

_DO = (
    r"escrev|cri|explic|explique|ajud|procur|busc|encontr|recomend|suger|sugir|compar|calcul|imagin|ger|descrev|prepar|invent"
    r"|analis|defin|elabor|desenvolv|indi(?:c|qu)|nomei|mostr|ensin|organiz|planej|planei|resolv"
    r"|enumer|continu|proponh|resum|corrij|melhor|reescrev|coloc|coloqu|sublinh"
)
"""Stems of what an assistant is asked to do: "escreve", "escreva", "escreva-me"."""

_TEXT = r"texto|frases?|parágrafo|e-?mail|carta|mensagem|artigo|tradução|história|conto|poema|canção|capítulo|diálogo|rascunho|legenda"
"""What texts are called."""
_OF_TEXT = r"(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?)(?: \w+){0,2}? (?:frases?|tradução|redação|redacção|história|conto|romance|poema|capítulo|canção|gramática|ortografia|inglês|alemão|francês|espanhol|italiano|português|russo)\b.{0,40}"
"""A text or a language that the user learns by: what stands in it may be anybody's."""
_NO_VOICE = rf"{_TEXT}|lista|tabela|esquema|resumo|plano|menu|receita|pdf|json|csv|markdown|ficheiro|arquivo|documento|resposta|exemplo|lembrete|presente|surpresa|últim[oa]|primeir[oa]|seguinte|anterior|mãe|pai|mulher|esposa|marido|filh[oa]"
"""What something is written as without being said by somebody else: forms, and what the user may be herself."""

PHRASES = Phrases(
    greeting=(
        r"ol[áa]|oi+|bom dia|boa (?:tarde|noite)|e aí|tchau|adeus|até (?:logo|amanhã|mais|breve)"
        r"|tudo (?:bem|bom|certo)(?: com você| contigo)?|como (?:vai|está|estás)(?! \w)"
    ),
    dear=r"car[oa]s?|querid[oa]s?|prezad[oa]s?|exm[oa]s?\.?|ilm[oa]s?\.?|estimad[oa]s?",
    sign_off=r"(?:(?:um|uma|com|os|meus|grande|forte|muitos|muitas|melhores|muito|um grande|um forte|mil|cordiais) )*(?:abraços?|abraç[oã]o|beijos?|beijinhos?|bjs?|abs|saudações|cumprimentos|obrigad[oa]s?)(?: (?:cordiais|a todos|e abraços|desde já|a tod[oa]s|grande))*|atenciosamente|att|cordialmente|respeitosamente|com carinho|grat[oa]|até (?:logo|breve|já|amanhã|mais)|tchau|adeus",
    to_answer=r"respond\w*|resposta|(?:que|como) (?:é que )?(?:eu )?(?:lhe |lhes )?(?:digo|escrevo|falo)|(?:enviar|mandar)",
    this_text=r"(?!.*\b(?:escrev|redij|redig)).*?\b(?:[dn]?est[ea]s?|[dn]?ess[ea]s?|seguintes?) (?:\w+ ){0,2}?(?:e-?mail|mail|mensagem|carta|recado|post|publicação|tweet|anúncio|vaga de emprego|rascunho|artigo|zap)s?\b",
    spoken_to=r"assistente|diário|computador|robô|ia",
    thanks=(
        r"(?:muito |muitíssimo )?obrigad[oa](?: mesmo| pela ajuda)?(?:,? (?:você é|és|tu é) (?:o melhor|a melhor|o máximo|demais|incrível|um amor))?|valeu(?:,? (?:você é|és|tu é) (?:o melhor|a melhor|o máximo|demais|incrível))?|agradeço(?!(?:-lhe)? (?:que|se|para)\b)"
        r"|(?:você |isso )?(?:me )?ajud(?:ou|aste)(?:-me)? (?:muito|bastante|imenso)|(?:isso )?foi (?:muito )?útil|(?:já |agora )?(?:funcionou|funciona|resultou)(?=\W*$|,? (?:muito )?obrigad[oa])"
    ),
    courtesy=r"por (?:favor|gentileza|obséquio)",
    asks_leave=r"(?:posso|podia|queria|gostaria de) (?:te |lhe )?perguntar(?:-te|-lhe|-vos)?",
    politely=(
        r"queira(?:m)?|(?:peço|pedia|pediria|rogo|solicito|agradeço|agradecia|agradeceria)(?:-lhe)?(?: encarecidamente| por favor)? (?:que|para|se)(?! (?:meu|minha|os?|as?)\b)"
        r"|faça(?:-me)? (?:o|a) (?:favor|gentileza|obséquio) de|tenha a (?:bondade|gentileza|amabilidade) de|(?:poderia|podia|pode) (?:o senhor|a senhora|você|(?:fazer|ter) a (?:gentileza|bondade|amabilidade) de)"
        r"|(?:gostaria|gostava|queria|preferia|desejo) que(?! (?:meu|minha)\b)(?: (?:o senhor|a senhora|você))?(?= (?:\w+ ){0,2}\w+(?:asse|esse|isse|osse)\b)"
    ),
    no="não",
    but="mas",
    though="porém",
    joins=r"e|mas",
    onward=r"depois|agora",
    sounds="nossa",
    filler=(
        r"sim|claro|certo|bom|bem|ótimo|perfeito|beleza|tá(?: bom| certo)?|então|bem|por favor|aliás|a propósito|e|mas|além disso"
        r"|(?:muito (?:bom|bem)|continu[ae]|segue|faça isso|feito|pronto)(?=\W*$|\s*[,.!;])"
    ),
    empty_statement=(
        r"(?:isso|isto|esse|este) (?:é|foi|funciona|ajuda|parece)|tu|você|tenho (?:uma|outra) (?:pergunta|dúvida)"
        r"|não (?:entendi|entendo|sei|funciona|percebi)\W*$"
    ),
    points_at=r"(?:por favor )?(?:ver|vej?a|olh[ae]) (?:abaixo|acima|(?:o )?anexo|em anexo|(?:a )?foto)|(?:segue )?em anexo|segue (?:abaixo|anexo)",
    question=(
        r"(?:a )?que horas|o que (?:é|são|significa|posso|devo|faço|foi|acha\w*)|o quê|qual(?: é| foi| a| o|is são)|quais|quem (?:é|foi|são|inventou)"
        r"|qual(?!quer)|(?:de|com|para|a) quem|(?:desde|até) quando|em que (?:dia|dias|ano|hora|horas|rua|cidade)"
        r"|como (?:se(?! (?:não|fosse|me)\b)|posso|faço|fazer|funciona\w*|é que|devo)|onde (?:fica|posso|está|é|se)|quando (?:será|começa)"
        r"|quant[oa]s? (?:dura|custa|custam|pesa|é|são|tempo|anos|mede)|por qu[eê] (?:o|a|os|as|é|não se|se|será)|podes|(?:você )?pode(?! ser\b)"
        r"|poderias?|(?:você )?sabes? (?:se|como|o que|onde|quando|qual|quem|quant\w+|dizer)|você (?:poderia|consegue)|consegues|ideias para|diferenças? entre|é verdade"
        r"|(?:gostaria de|queria|quero|gostava de) saber"
    ),
    asks_which=r"que (?:[^\W\d_]{3,}s|medicamento|rem[eé]dio|medica[cç][aã]o|comprimido|dose|tamanho|marca|bombinha|creme|xarope)(?: (?:de|do|da|para|pra|contra) \w+)? (?:que )?(?:eu )?(?!tenho|trago|ando|como\b|quando\b|logo\b)[^\W\d_]{2,}o(?= |\W*$)",
    asked_last=r"(?:(?:a|de|em|com|para|pra|pro|sobre|desde|até|contra) (?:quem|qu[eê]|onde)|a?onde|(?<!em )quando|quem|chama(?:m|va)? como)(?: (?:mesmo|agora|já|exa(?:c)?tamente|afinal|hoje))*",
    leaves_open=r"sei|sab(?:e[ms]?|er|ia|ias)|soube|importa|ideia|esque[cç]\w+|lembr\w+|diss(?:e|eram)|diz(?:er|em)?|depende|pergunt\w+|seja|não (?:tenho|tem|há)",
    asking=(
        r"(?:e |então )?(?:por favor|pode|podes|poderia|você pode|(?:o que|como|onde)(?= (?:eu |nós |a gente )?(?:posso|podemos|pode|devo|devemos|deveria|poderia|faço|fazer|fazemos|me|você|se|é que)\b)|qual\w*|escrev[ae]|(?:me )?d[êá](?:-me)?|me (?:ajud|recomend|indi|expli|sug)\w+"
        r"|recomend[ae]|suger\w+|ajud[ae])"
    ),
    spelled=r"com (?:uma? |dois )?[a-zç]",
    is_one=r"é",
    one=r"uma?|um",
    leads_in=r"para|pra|em|de|como|quando|enquanto|porque|já que|entre|segundo|ou|mas|então",
    labels="lista|resenha|crítica|nota|compra|pesquisa",
    transform=r"(?:traduz|resum|corrij|melhor|reescrev|parafrasei)(?:a|e|ir|ar|er)?(?:-me)?|explique (?:isto|isso|este|o seguinte)",
    request=(
        r"me (?:explica|conta|ensina|lista|traduz|resume|recomenda|sugere|indica|escreve|corrige|mostra|diz|dá|manda|monta|cria|gera|faz|prepara)(?= (?:(?!uma? (?:dor|alergia|medo|crise|coceira|sono|enjoo|mal|bem)\b)(?:[oa]s?|uma?s?|algum\w*|dois|duas|três|quatro|cinco|dez|\d+)|que|como|quanto|oi|em) )|vamos (?:tentar (?:outra vez|de novo|novamente)|recomeçar|continuar|começar|escrever|supor|imaginar|analisar|resolver)\b|(?:continuemos|imaginemos|suponhamos|vejamos|escrevamos)\b|"
        r"(?:redija|reveja|releia|encurte|alongue|compare|calcule|substitua|acrescente|adicione|retire|suprima|elimine|altere|reformule|simplifique|converta|atualize|ordene|enumere|liste|planeie|confirme|verifique|repita|proponha|traduza|coloque|corrija|componha)(?:-(?:me|nos|lhe|[oa]s?|mo|ma))?|"
        rf"(?:me |nos )?(?:(?:{_DO})(?:e|a|ue|am|em)|(?:list|mont|complet)[ae](?= (?:um|uma|o|a|os|as|todos|todas|est[ae]s?|ess[ae]s?|\d+)\b)|traduz(?:a|am)?|redija|componha|diga|ponha)(?:-me|-nos)?(?= (?!que\b|se\b))|fal[ae](?:-me)? (?:sobre|d[aeo]s?)\b|me pass[ae]|faça|faz(?:-me)? (?:um|uma|o|a|me)(?! (?:anos?|mês|semanas?|tempo|dias?|horas?|calor|frio)\b)"
        r"|(?:me )?(?:dê|dá|diga|diz|conta|conte)(?:-me)?(?= (?:um|uma|o|a|os|as|mais|como|\w+ (?:ideias|exemplos|dicas|sugestões)|sobre))"
        r"|(?:quero|preciso|gostaria) que (?:você|tu|me)"
        r"|(?:precis(?:o|ava) d[aeo]|quero|queria|gostaria d[aeo]|gostava d[aeo]|desejo|procuro) (?:\w+ ){0,2}(?:propostas?|versão|rascunho|textos?|receitas?|ideias?|conselhos?|ajuda|e-?mail|carta|lista|poema|história|tradução|resumo|explicação|exemplos?|redação|ensaio|roteiro|código|modelo|título|sugest(?:ão|ões)|plano de)"
    ),
    works=(
        r"(?:(?:agora|depois|e|também|por favor,?) )*(?:(?:avali|incorpor|interpret|ilustr|demonstr|identifi(?:c|qu)|determin|especifi(?:c|qu)|justifi(?:c|qu)|argument|conju(?:g|gu)|classifi(?:c|qu)|examin|simul|enfati[zc]|aprofund|otimi[zc]|transcrev|categori[zc]|estrutur|visuali[zc]|contextuali[zc]|personali[zc]|program|implement|sinteti[zc]|exemplifi(?:c|qu)|refator|destrinch|detalh)[ae](?:-[oa]s?|-me|-nos)?"
        r"|(?:cite|inclua|inclui|insira|insere|esclareça|distinga|distingue|resolva|deduza|deduz|preveja|extraia|descubra|formule|demarque|reescreva)(?:-[oa]s?|-me)?"
        r"|(?:integr[ae]|coment[ae]|apli(?:ca|que)|combin[ae]|adapt[ae]|estim[ae]|deriv[ae]|escolh[ae]|selecion[ae]|preench[ae]|cit[ae]|consider[ae]|explor[ae]|apresent[ae]|orden[ae]|ressalt[ae]|desta(?:ca|que)|respond[ae]|separ[ae]|relacion[ae]|nome(?:ie|ia)|junt[ae]|analis[ae])"
        r"(?= (?:o|a|os|as|uma?|est[ae]s?|ess[ae]s?|isto|isso|tod[oa]s|cada|meu|minha|dois|duas|três|quatro|cinco|\d+|se|como|por que|pelo menos|algum\w*)\b| [«\"“])"
        r"|(?:certifi(?:ca-te|que-se)|concentr(?:a-te|e-se)|limit(?:a-te|e-se)|fo(?:ca|que)-?(?:te|se)?)(?= (?:de|em|n[ao]s?|que|a|à)\b)|leve em conta|tenha em conta|(?:me )(?:distrai|distraia|motiva|motive|inspira|inspire|surpreend[ae]|entretém|entretenha|convenç[ae]|convence|divirta)(?= (?:um|com|a|pra|para|de|hoje|com)\b|\W*$)|(?:distrai|distraia|motiva|motive|inspira|inspire|surpreend[ae]|entretém|convence|convença)-me)"
    ),
    edit=(
        r"(?:acrescent[ae]|adicion[ae]|tir[ae]|junt[ae]|mud[ae]|atualiz[ae]|cort[ae]|encurt[ae]|repet[ae]|repita|substitu[ia]|elimin[ae]|apag(?:a|ue)|modifi(?:ca|que)|reduza?|simplifi(?:ca|que)|converta|transform[ae]|inclu[ia]|remov[ea]|tro(?:ca|que)|alter[ae])"
        r"(?:-[oa]s?)?(?= (?:o|a|os|as|uma?|isso|isto|mais|menos|também|tudo|meu|minha|dois|duas|três|\d+)\b| [«\"“])|deix[ae] (?:mais|menos)|refa(?:z|ça)|tent[ae] (?:de novo|outra vez)"
        r"|(?:põe|ponha|coloc[ae]|coloque|mete|meta)(?:-[oa]s?|-me)?(?= (?:o|a|os|as|uma?|isso|isto|mais|numa?|em|no|na)\b)|fa(?:z|ça)(?:-[oa]s?|-me)?(?= (?:mais|menos|de novo|outra vez)\b)|fa(?:z|ça)-(?:me|[oa])|torna-[oa]"
    ),
    judged=(
        r"(?:(?:é|está|um pouco|ainda) )*(?:demasiado \S+|muito (?!o\b|a\b)\S+|\S+ demais|não (?:muito |demasiado )?[a-zãáâéêíóôúç]+(?=\W*$)|sem \w+(?:ar|er|ir) (?:\S+ ?){1,5}|nada mau|não está mau|não (?:é|foi|era) (?:o|isso) que .*|(?:isso )?parece (?:muito )?(?:complicado|difícil)|está bem|perfeito|ótimo|bem|muito bem|melhor|errado|quase|não|sim|gostei)"
    ),
    another=r"(?:(?:e|ou|ok|então|tens|tem|há|dá-me|me d[áê]|melhor|talvez|por favor|algum[a]?) )*(?:outr[oa]s?(?: coisas?)?|mais algum[a]?|o que mais|alternativas?|mais um[a]?)(?: (?:ideia|ideias|opção|opções|sugestão|dica|por favor|talvez))*",
    of_answer=(
        r"já (?:vi|li|ouvi|conheço|provei|tentei|experimentei)(?: (?:isso|isto|esse|essa|este|esta|todos|todas))?|(?:esse|essa|isso|este|esta|isto) (?:eu )?já (?:vi|li|ouvi|conheço|provei|tentei)"
        r"|(?:esse|essa|isso|este|esta|isto|assim) (?:é|está|fica|ficou) (?:(?:muito|mesmo|bem|mais) )*(?:perfeit[oa]|ótim[oa]|bom|boa|melhor|engraçad[oa]|o que (?:eu )?(?:queria|procurava))|gostei d(?:esse|essa|este|esta|isso)"
        r"|(?:fico com )?(?:esse|essa)(?: mesmo| mesma)?|vendido"
    ),
    otherwise=(
        r"(?:(?:sei lá|não sei|tanto faz),? )?(?:escolh[ea]|decid[ea]) (?:você|tu)|surpreenda-me|me surpreend[ea]|você (?:escolhe|decide|que sabe)|(?:(?:um pouco|bem|ainda|ligeiramente) )*(?:(?:mais|menos) (?!d[eoa]\b|que\b|ou\b)\S+(?: e (?:mais |menos )?\S+)?|(?:agora )?em (?:forma de )?(?:tabela|lista|carta)|sem (?:os |as )?(?:hashtags?|emojis?|títulos?|introdução|listas?|jargão|exemplos?|comentários?)"
        r"|o mesmo(?:,? (?:mas|com|em|para)\b.*)?|a mesma coisa(?:,? (?:mas|com|em|para)\b.*)?|o outro|a outra|outra vez|de novo"
        r"|em (?:inglês|alemão|francês|espanhol|italiano|português|tabela|uma frase|verso|rima))(?:,? (?:desta vez|agora|por favor))*"
    ),
    piece=(
        r"(?:uma?|dois|duas|três|\d+|alguns|algumas|outr[oa]) (?:\S+ )?(?:piada|poema|haicai|história|conto|canção|slogan|título|legenda|post|tweet|e-?mail|carta|lista|resumo|quiz|exercício|receita|exemplo"
        r"|ideia|conselho|dica|citação|nome|adivinha|discurso|brinde|texto|menu|mensagem|nota|convite|resposta|descrição)s? (?:\S+ ){0,3}?(?:sobre|para|acerca d[eoa]|com)\b(?! (?:mim|nós|(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?))\b).*"
    ),
    rule=(
        r"us[ae] (?:\S+ ){0,4}?\S+?,? (?:não|e não|em vez de|nunca) .+|não (?:toques|mexas|mexa|toque) .+|(?:execut[ae]|rod[ae]|format[ae]|test[ae]|verifi(?:ca|que)) .*(?:antes|depois) de cada .+"
    ),
    settled=r"(?:então )?(?:vamos com|vamos ficar com|ficamos com|fiquemos com|vamos mudar para|usemos|vamos comprar|vamos alugar|vamos chamar-lhe|vamos chamá-l[oa]) (?!a opção\b|opção\b|ess[ae]\b|est[ae]\b|isso\b|[ao] (?:primeir|segund|terceir|últim)[oa]\W*$).{2,80}",
    clipped=(
        r"(?:sem|nov[oa]|nada de|zero|de novo (?:sem|com|em)) (?:[^\s,;:?]+ ){1,4}?desde (?!(?:agora|aqui|já|o início|o começo|a linha)\b)[^,;:?]{2,30}|(?:\w+ quilos|trabalho|emprego|carro|casa) (?:a mais|a menos|nov[oa]) desde [^,;:?]{2,30}"
        r"|(?:uma?|dois|duas|três|quatro|cinco|seis|\d) (?:filh[oa]s?|criança[s]?|irmã[os]*|irmãos|gêmeos|gémeos|net[oa]s|cães|cão|cachorr[oa]s?|gat[oa]s?|coelhos?|cavalos?)(?:(?:,| e) (?:uma?|dois|duas|três|quatro|\d) [\w-]+){0,3}"
    ),
    role=r"faz (?:de|o papel)|interpret[ae]|és uma?",
    in_role=r"tradu[zx]\w*|atua|finja",
    reminded=r"(?:lembra-me|me lembra|lembre-me|recorda-me)(?: de)? (?:quando|quem|o que|onde|como|qual|quais|se|o nome|a data)",
    sent=r"e-?mail|mail|mensagem|carta|convite|aviso|anúncio|cartaz|bilhete|post|circular|lembrete|recado",
    remember=(
        r"(?:por favor )?(?:lembrar-se|tome nota|tomar nota|ter (?:presente|em (?:conta|mente))|tenha presente|note|notar|anotar|lembre-se|lembra-te|lembra|tenha em (?:conta|mente)|não (?:te |se )?esqueç\w+|anot[ae])(?: de)?(?: que|,|:)*"
    ),
    standing=r"prefiro(?= (?:[oa]s |ter )?\w+ (?:a|ao|à|aos|às|em vez)\b)",
    session=r"(?:nesta|para esta|durante esta) (?:sessão|conversa)|só por hoje",
    now=r"agora|atualmente|neste momento|hoje em dia|ultimamente|no momento",
    of_now=(
        r"(?:(?:estou|tô|to|ando|hoje|sinto-me|me sinto|tenho|eu|está|tá) )*(?:(?:muito|tão|super|mesmo|um pouco|bem|ainda|demasiado|com|cheio de|cheia de|morto de|morta de|com muito|com muita) )*"
        r"(?:cansad[oa]|exaust[oa]|mort[oa](?: de (?:cansaço|fome|sono|sede|frio))?|estourad[oa]|de rastos|acabad[oa]|stressad[oa]|estressad[oa]|aborrecid[oa]|entediad[oa]|chatead[oa]|esfomead[oa]|faminto|faminta|(?:de )?(?:mau|bom) humor|atrasad[oa]|com pressa|fome|sede|sono|frio|calor|preguiça|cansaço)"
        r"(?: (?:hoje|agora|esta (?:manhã|noite|tarde)|aqui|kkk|rs))*"
        r"|que (?:\w+ )?(?:dia|noite|semana|tédio|seca|calor|frio|cansaço|sono|fome|preguiça)(?: hoje)?|(?:vou|já vou) (?:dormir|para a cama|pra cama)|estou (?:farto|farta) (?:desta chuva|deste (?:tempo|calor|frio|dia))"
        r"|(?:está a chover|está chovendo|tá chovendo|chove|não para de chover|está (?:muito )?(?:frio|calor))(?: (?:outra vez|de novo|hoje|ainda))*|(?:este|esta|o|a|tudo|isto) ?(?:\w+ )?(?:está a |tá |me )?(?:deixa|põe|deixar|pôr|deixando)(?:-me| me)? (?:louc[oa]|maluc[oa])"
    ),
    anaphora=r"ele|ela|eles|elas|seu|sua|seus|suas|isso|isto",
    takes=r"toma|usa|precisa de|tem",
    birth=r"(?:data (?:prevista |provável )?do |o )?parto|dpp|(?:beb[éê]|gémeos|gêmeos) (?:nasce|nascem|chega|chegam|vem|vêm|está previst[oa]|para)",
    of_them=r"el[ea]",
    of_before=r"disso|disto|nisso|nisto|(?:com|para|sem) (?:ele|ela|eles|elas)",
    clause_of_speaker=(
        r"eu|me|(?:(?:o|a|os|as) )?(?:meus?|minhas?)|sou|estou|tenho|moro|vivo|trabalho|gosto|nós|somos|temos|(?:(?:o|a) )?noss[oa]s?"
        r"|não (?:sou|tenho|como|posso|gosto|bebo)"
    ),
    verb_alone=r"sou(?! eu\b)|moro|vivo|trabalho|estudo|sofro",
    before_verb=r"só|também|sempre|não",
    of_speaker=(
        r"eu|me|mim|comigo|nós|nos|sou|estou|estamos|somos|era|tinha|tenho|temos|moro|moramos|vivo|vivemos|trabalho|trabalhamos"
        r"|toco|jogo|estudo|estudamos|falo|falamos|bebo|bebemos|faço|fazemos|dirijo|conduzo|uso|usamos|tomo|tomamos|quero|queremos"
        r"|queria|leio|escrevo|fumo|cozinho|ensino|odeio|detesto|adoro|amo|prefiro|gosto|durmo|dormimos|corro|nado|caminho|peso|vou|vamos"
        r"|venho|viemos|saio|volto|posso|podemos|devo|devemos|sei|conheço|penso|acho|sinto|sofro|ganho|pago|pagamos|vejo|levo|espero|compro"
        r"|vendo|vendi|(?:compr|mud|troqu|comec|deix|tom|pass|chegu|fiqu|acab|termin|par|volt|entr|encontr|cas|separ|perd|pagu|gast|trabalh|estud|jog|viaj|marqu|cancel|aceit|acord|gost|us|experiment|larg|pegu|falt|ach|reserv|inscrev|matricul|assin|alug|consert|adot|quebr|machuqu|aument)ei|fui|fomos|fiz|fizemos|tive|tivemos|não como|(?!ramos|gramos|extremos|primos|mimos|supremos)\w{2,}[aei]mos|meus?|minhas?|noss[oa]s?"
    ),
    articles="o|os|as",
    of_own=r"meu|minha|meus|minhas|noss[oa]s?",
    gives=(
        rf"(?:(?:podes?|poderias?) )?(?:traduz|traduza|traduzir|reformul[ae]r?|resum[ea]|resumir|conjuga|conjugue)\b.{{0,60}}|(?:põe|ponha|pôr|transform[ae]r?)\b.{{2,60}}"
        rf"|(?:deix|torn)(?:a|e|ar) .{{0,20}}?\b(?:{_TEXT})\b.{{0,40}}|(?:corrig(?:e|ir)|corrija|encurt[ae]r?|simplifi(?:ca|car|que)|continu[ae]r?|complet[ae]r?|termin[ae]r?|melhor[ae]r?|rev[eê]|reveja|rever|revis[ae]r?|verifi(?:ca|que|car)|analis[ae]r?|expli(?:ca|que|car)|avali[ae]r?) (?:{_OF_TEXT}|(?:est[ea]s?|ess[ea]s?|[oa]s?|uma?)(?: \w+){{0,3}}? (?:{_TEXT})\b.{{0,60}}|na primeira pessoa\b.{{0,20}})"
        rf"|(?:respond(?:e|a|er)) (?:a|à|ao|aos|às)\b.{{0,40}}?\b(?:avaliação|{_TEXT}|comentário|pergunta|reclamação|pedido)\b.{{0,60}}"
        r"|(?:escrev(?:e|a|er)(?:-me)?|cont[ae](?:-me)?|invent[ae]r?|redija|comp(?:õe|onha)|começ[ae])\b.{0,30}?(?:história|conto|poema|canção|cena|diálogo|monólogo|diário|romance|primeira pessoa|ponto de vista)\b.{0,40}"
        rf"|(?:escrev(?:e|a|er)(?:-me)?|redija|redige|fal[ae])(?: \w+(?: \w+){{0,3}}? (?:{_TEXT}|avaliação|reclamação|discurso)\b.{{0,40}}?)? como (?:se|uma?|o|a) (?!(?:{_NO_VOICE})\b).{{2,60}}"
        r"|(?:imagin[ae]\w*|finge|finja|faz de conta|suponhamos) .{3,60}"
        r"|(?:uma? |o meu )?(?:frases? de exemplo|exemplos?(?: de frases?)?|textos? de exemplo|modelos?)(?: (?:para|de|com) .{1,40})?"
        r"|(?:[oa]s? |uma? |(?:o )?meu |(?:a )?minha |outr[oa] )?(?:client[ea]|paciente|inquilin[oa]|hóspede|utente|usuári[oa]|candidat[oa]|alun[oa]|comprador[a]?)s? (?:me |nos )?(?:escreve|escreveu|diz|disse|pergunta|perguntou|reclama|reclamou|queixa-se)(?: .{1,30})?"
        r"|(?:hoje|ontem|esta manhã) (?:um|uma|o|a) (?:cliente|paciente|inquilin[oa]|hóspede|alun[oa]) (?:me |nos )?(?:disse|escreveu|perguntou)(?: .{1,20})?"
        r"|(?:como (?:se diz|digo|dizemos|se escreve|dirias)|(?:é|está) (?:correto|certo)(?: \w+)?|o que significa)\b.{0,40}"
    ),
    handed=(
        rf"(?:isto |isso )?(?:soa|lê-se) (?:bem|mal|ok|estranho|educado|natural|muito \w+|demasiado \w+)(?: (?:assim|isto|isso|(?:est[ea]|ess[ea]|o|a) (?:{_TEXT}|recado)))*|(?:fica|está|tá) (?:bem|bom|ok) (?:assim|para (?:enviar|mandar))|como (?:é que )?(?:soa|fica) (?:isto|isso|assim|(?:est[ea]|ess[ea]) (?:{_TEXT}|recado))"
        rf"|(?:(?:tu |você )?(?:podes|pode|podias|poderia|consegues)(?: me)? )?(?:corrigir|rever|revisar|melhorar|arrumar|checar|ler|ajeitar|corrige|revê|melhora|arruma) (?:est[ea]|ess[ea]|o meu|a minha|meu|minha) (?:{_TEXT}|recado)(?: .{{1,30}})?"
        rf"|(?:(?:podes|pode|podias|poderia) )?(?:escreve|escrever|diz|dizer|põe|pôr|deixa|deixar)(?:-me)? (?:isto|isso|(?:est[ea]|ess[ea]) (?:{_TEXT}|recado))(?: \w+){{0,2}}? (?:melhor|mais|menos|de forma)\b.{{0,30}}"
        rf"|(?:eu )?(?:escrevi|acabei de escrever|redigi) (?:isto|isso|o seguinte|(?:est[ea]|ess[ea]) (?:{_TEXT}|recado))(?: (?:para|pra|pro|ao?|à) .{{1,40}})?"
    ),
    how_said=r"como (?:se diz|eu digo|digo|se escreve|posso dizer)|traduz|traduza",
    letters=r"(?:(?:uma?|[oa]|est[ea]|outr[oa]|nov[oa]|(?:acabei de )?receb(?:i|er)|recebemos|chegou) )*(?:e-?mail|mail|mensagem|carta|sms|nota|resposta|recado|aviso|whats ?app|zap)(?: (?:hoje|ontem))? (?:(?:d[oa]s?) |de (?=(?:meus?|minhas?|noss[oa]s?|uma?)\b|(?-i:[A-ZÀ-Þ])))(?!.*\b(?:clientes?|hóspedes?|pacientes?)\b).{2,80}|(?:(?:escreveu|disse|respondeu|mandou)-me|me (?:escreveu|disse|respondeu|mandou)) (?:(?:hoje|ontem) )?(?:[oa]|um|uma|(?-i:[A-ZÀ-Þ])).{1,60}|(?:e )?(?:outra vez|de novo) (?:[oa] )?(?:meu \w+|minha \w+|(?-i:[A-ZÀ-Þ])\w+)|(?:[oa] )?(?:meu \w+|minha \w+|(?-i:[A-ZÀ-Þ])\w+) (?:outra vez|de novo)",
    speaker="eu|nós",
    and_i="e eu",
    reports=r"(?:diz assim|reza|diz|disse|me disse|disse-me|escreve|escreveu|me escreveu|escreveu-me|perguntou|perguntou-me|responde|respondeu|respondeu-me|falou|me falou|gritou)(?: (?:hoje|ontem|esta manhã))*",
    fiction=(
        r"(?:aqui (?:está|vai)|eis|esta é|este é|leia|continue) (?:\w+ ){0,3}?(?:cena|capítulo|conto|poema|monólogo|diálogo|roteiro)|(?:vamos|vamos lá) (?:escrever|inventar|fazer|jogar) (?:\w+ ){0,3}?(?:história|conto|rpg|cena)"
        r"|vamos (?:jogar|fazer) um (?:jogo|quiz)|(?:o )?(?:meu|minha) personagem (?:é|se chama|diz)|(?:cena|capítulo|monólogo) (?:para|do) (?:o )?meu (?:romance|livro|roteiro)"
    ),
    given=r"já que|dado que|visto que|sabendo que|considerando que|tendo em conta que",
    because=r"porque|já que|pois|visto que|dado que|sabendo que|considerando que|tendo em conta que",
    begins_fact=r"eu|(?:o |a )?(?:meus?|minhas?)|sou|tenho|estou",
    asker=(
        r"eu|nós|posso|podemos|devo|devemos|tenho|temos|preciso|quero|faço|fazemos|ponho|coloco|compro|levo|preparo"
        r"|cozinho|vou|vamos|estou"
    ),
    asks_fact=(
        r"quem|quando|onde|quant[oa]s?|qual (?:é|era|foi)|quais (?:são|eram)|(?:o )?que (?:é|foi|era|disse|disseram|me|nos|fez|aconteceu|idade|dias?|horas?|comprei|fiz)|como (?:se chama\w*|está|estão|vai|foi)"
        r"|(?:a|de|em|com|para|desde|até|sobre) (?:que|quem|quando|qual|quais|quant[oa]s?|onde)"
    ),
    to_asker=(
        r"me|nos|mim|comigo|con(?:n)?osco|(?:quem|onde|quando|que|a que horas|desde quando|com quem) (?:é que )?(?:me |lhe |o |a )?(?:\w{3,}ei|fui|fiz|tive|disse|pus|vim|pude|quis|soube|trouxe|estive|\w{2,}[aei]mos)"
        r"|(?:onde|quando|a que horas|desde quando|com quem) (?:é que )?(?:me )?\w{3,}o|quanto (?:pago|ganho|gasto|recebo|peso|bebo|tomo|meço)"
    ),
    advises=r"posso|pode|podemos|poderia|devo|devia|deveria|melhor(?:es)?|bo[am]s?|bom|recomend\w+|suger\w+|ideias?|dicas?|normal|perigos\w+|ajuda|oferecer|cozinhar|ir|para (?:[oa]s? )?(?:meus?|minhas?|noss\w+)",
    how="como",
)
