"""What is sensitive in Portuguese, written without accents."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.sensitive_table import SensitiveTable

SENSITIVE = SensitiveTable(
    telling=(
        r"eu|meu|minha|meus|minhas|mim|me|tu|teu|tua|te|voce|seu|sua|seus|suas|o|a|os|as|um|uma|e|sao|era|sou|estou|esta|tem|tenho|temos|foi|ou|nao|com|sem|de|do|da|dos|das|em|no|na|nos|nas|por|pelo|pela|para|pra|que|quem|se|ao|aos|mas|muito|mais|quando|onde|como|nosso|nossa|sempre|nunca|moro|vivo|gosto|gosta|chama|chamo|tambem|isso|ele|ela|anos"
    ),
    health=(
        r"saude|doent\w+|doenca\w*|medic(?:o|a|os|as|ina|amento|amentos|acao)|doutora?|enfermeir\w+|hospita\w+|clinica|operad[oa]|operacao|cirurg\w+|diagnostic\w+|sintomas?|transtornos?|perturbac\w+|sindrome|infec\w+|gripe|covid\w*|coronavirus|pneumonia|cancro|cancer\w*|tumor\w*|leucemia|linfoma|quimio\w*|radioterapia|diabet\w+|insulina|glicemia|glicose|sangue|sanguine\w+|colesterol|enfarte|infarto|cardiac\w+|do coracao|hipertens\w+|tensao (?:alta|baixa|arterial)|pressao (?:alta|baixa|arterial)|avc|derrame|asma|asmatic\w+|epilep\w+|convuls\w+|enxaqueca\w*|dor(?:es)? (?:de|nas|no|na|cronica\w*|forte\w*)|dores|alergi\w+|alergic\w+|intoleran\w+|anafila\w+|celiac\w+|sem gluten|lactose|artrite|artrose|reumat\w+|fibromialgia|esclerose|parkinson|alzheimer|demencia"
        r"|autis\w+|tdah|phda|dis(?:lexi|calculi|grafi|praxi)\w+|bipolar\w*|esquizo\w+|psic(?:olog|ose|otic|oterap)\w*|psiquiatr\w+|terapi[ae]s?|terapeut\w+|depress\w+|deprimid\w+|ansiedade|ansios\w+|panico|\w*fobia\w*|automutil\w+|vontade de morrer|pilula\w*|a espera de (?:um |uma )?bebe|esperando (?:um |uma )?bebe|trauma\w*|anorexi\w+|bulimi\w+|suicid\w+|dependencia quimica|vici(?:o|ad[oa]) (?:em|de)|toxicodepend\w+|alcoolatra|alcoolic\w+ anonim\w+|alcoolismo|desintoxic\w+|recaid\w+|fum(?:o|a|ador|adora|ante)|deixei de fumar|parei de (?:fumar|beber)|drogas?|cocaina"
        r"|gravid\w+|gravidez|abort\w+|fertilidade|infertil\w+|menopausa|menstrua\w+|anticoncep\w+|contracep\w+|a pilula|hiv|vih|sida|aids|hepatite|herpes|deficien(?:cia|te|tes) ?(?:visual|auditiv\w+|fisic\w+|motor\w*)?|cadeira de rodas|ceg[oa]|cegueira|surd[oa]|surdez|aparelho auditivo|cronic[oa]s?|vacin\w+|remedios?|comprimidos?|receita medica|receitou|prescri\w+|dose|dosagem|antibiotic\w+|antidepressiv\w+|ansiolitic\w+|analgesic\w+|cortisona|obes\w+|sobrepeso|excesso de peso|emagrec\w+|perder peso|perdi \d+ (?:kg|quilos)|meu peso|peso \d+|dieta|nutricionista|lesao|lesoes|lesionad\w+|fratur\w+|parti (?:a|o) (?:perna|braco|pe|pulso)|quebrei (?:a|o) (?:perna|braco|pe|pulso|tornozelo)|entorse|ligament\w+|menisco|hernia\w*|fisioterap\w+|reabilitacao|insonia|apneia|nausea\w*|vomit\w+|febre|tosse|tontura\w*|eczema|psoriase|contacto de emergencia|contato de emergencia|urgencias|pronto-? ?socorro|ambulancia|uti|rins?|renal|figado|pulmao|pulmoes|pulmonar|tiroide|tireoide|prostata|ovari\w+|biopsia|ressonancia|radiografia|dentista|ortodont\w+|hormon\w+|marca-? ?passo|transplant\w+|doador\w* de orgaos"
    ),
    money=(
        r"salari\w+|ordenado|vencimento|rendimentos?|renda mensal|ganho \d[\d.,]*|ganha \d[\d.,]*|dividas?|endividad\w+|devo (?:dinheiro|\d)|emprestimo\w*|hipotec\w*|credito (?:habitacao|pessoal|consignado)|financiamento|falencia|falid\w+|insolven\w+|despej\w+|penhora\w*|conta (?:bancaria|corrente|poupanca|no banco)|cartao de credito|poupanc\w+|economias|iban|pix|dinheiro|patrimonio|invest(?:i|ir|ido|imento|imentos)|bolsa de valores|pensao|aposentad\w+|reforma antecipada|reformad\w+|heranca|herdei|desempreg\w+|subsidio\w*|bolsa familia|impostos?|imposto de renda|irs|financas|aluguel|aluguer|renda da casa|nao (?:tenho|consigo) (?:dinheiro|pagar)|seguro (?:de|saude)|financeir\w+|loteria|lotaria|apostas|(?:euros|reais) por (?:mes|ano|hora)|orcamento (?:familiar|mensal)|meu orcamento"
    ),
    faith=(
        r"igrejas?|mesquitas?|sinagogas?|paroqui\w+|rez(?:o|a|ar|amos)|oro|oracao|oracoes|deus|ala|jesus|cristo|crista|cristao|cristaos|cristianismo|catoli\w+|protestante\w*|evangelic\w+|ortodox\w+|testemunhas? de jeova|mormon|muculman\w+|islam\w*|islao|judeus?|judia|judaic\w+|judaismo|hindu\w*|budis\w+|ateu|ateia|ateismo|agnostic\w+|religi\w+|minha fe|a fe|candomble|umbanda|crente\w*|espirita\w*|espiritual\w*|biblia|alcorao|torah|kosher|halal|ramadao|ramada|quaresma|jejum|batiz\w+|batism\w+|primeira comunhao|crisma|a missa|missa|padre|pastor|rabino|ima|freira\w*|monge|peregrin\w+"
    ),
    intimacy=(
        r"gays?|lesbic\w+|bissexua\w+|homossexua\w+|heterossexua\w+|queer|lgbt\w*|transgenero|transexua\w+|(?:pessoa|mulher|homem) trans|nao-? ?binari\w+|identidade de genero|pronomes?|sexo|sexua\w+|assexua\w+|poliamor\w*|sair do armario|sai do armario|libido|porno\w*|erecao|eretil|infidelidade|me traiu|traiu-me|caso extraconjugal"
    ),
    views=(
        r"politic[oa]s?|partido (?:socialista|comunista|dos trabalhadores|politico)|bolsonar\w+|lulista\w*|petista\w*|vot(?:o|ei|ar|amos|ado|acao|antes)|eleic\w+|eleitor\w*|conservador(?:es)?|socialis\w+|comunis\w+|fascis\w+|de (?:esquerda|direita)|extrema-? ?(?:esquerda|direita)|feminis\w+|ativis\w+|manifestac\w+|protesto\w*|sindicat\w+|sindicalist\w+|greve\w*|grevista\w*"
    ),
    origin=(
        r"etni[ac]\w*|racial|raciais|racis\w+|mulat[oa]s?|mestic[oa]s?|quilombola\w*|(?:mulher|homem|pessoa) negr[oa]|indigena\w*|cigan[oa]s?|imigra\w+|emigra\w+|migrantes?|refugiad\w+|asilo|autorizacao de residencia|visto (?:de|para)|deporta\w+|naturaliz\w+|cidadania|nacionalidade|cor da pele|antepassados|descendente de"
    ),
    law=(
        r"pres[oa]|prisao|prenderam|detid\w+|crimes?|criminos\w+|criminal|condena\w+|cadeia|liberdade condicional|policia\w*|denunci\w+|processo (?:judicial|contra|crime)|processad\w+|tribuna\w+|guarda (?:dos filhos|compartilhada|partilhada)|medida protetiva|maus-? ?tratos|abus(?:o|os|ada|ado) ?(?:sexua\w+)?|estupr\w+|violaram|violencia domestica|vitimas?|assedi\w+|(?:meu|minha|nosso|nossa) advogad[oa]|burla|fraude|furto|roubo|passaporte|bilhete de identidade|cartao de cidadao|cpf|rg|seguranca social|impress(?:ao|oes) digita\w+|biometri\w+"
    ),
    harmless=(
        r"gracas a deus|meu deus|laranjas? sanguine\w+|vicio em (?:cafe|chocolate)|viciad[oa] em (?:cafe|chocolate|series|livros)|romances? polici\w+"
    ),
)
