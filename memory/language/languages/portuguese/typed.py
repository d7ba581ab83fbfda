"""How Portuguese is typed in chats."""

from memory.language.typed_table import typed

TYPED = typed(
    """
    diabetis: diabetes | diabetico: diabético | diabetica: diabética | hipertensao: hipertensão | pressao: pressão
    vc: você | vcs: vocês | voce: você | voces: vocês | nao: não | n: não | ñ: não | naum: não | q: que | oq: o que
    pq: porque | tb: também | tbm: também | tambem: também | ta: está | to: estou | tou: estou | cm: com | c: com
    d: de | td: tudo | tds: todos | dnv: de novo | dsd: desde | hj: hoje | amanha: amanhã | mto: muito | mt: muito
    mta: muita | obg: obrigado | vlw: valeu | brigado: obrigado | brigada: obrigada | pfv: por favor
    pfvr: por favor | fvr: favor | qdo: quando | qnd: quando | msm: mesmo | ngm: ninguém | alguem: alguém
    ninguem: ninguém | irmao: irmão | irmaos: irmãos | irma: irmã | mae: mãe | alergico: alérgico
    alergica: alérgica | ja: já | ate: até | medico: médico | medica: médica | faco: faço | ingles: inglês
    portugues: português | estao: estão | sao: são | entao: então | aniversario: aniversário | dividas: dívidas
    familia: família | tres: três | mes: mês | vamo: vamos | tamo: estamos | trampo: trabalho
    trampando: trabalhando | gravida: grávida | diabetico: diabético | diabetica: diabética | celiaco: celíaco
    celiaca: celíaca | reuniao: reunião | relacao: relação | situacao: situação | informacao: informação
    informacoes: informações | historia: história | escritorio: escritório | salario: salário | qual e: qual é
    quem e: quem é | onde e: onde é | que e: que é | vc e: você é | voce e: você é | nao e: não é | n e: não é
    ta gravida: está grávida | pd: pode | agr: agora | aki: aqui | ai: aí | negocio: negócio | xicara: xícara
    açai: açaí | p: para | pra mim: para mim | eh: é | neh: né | qro: quero | qria: queria | kero: quero | fz: fazer
    fzr: fazer | dps: depois | tava: estava | tao: tão | vó: avó | vô: avô | fds: fim de semana | niver: aniversário
    facul: faculdade | trab: trabalho | gnt: gente | cmg: comigo | ctg: contigo | bjs: beijos | flw: falou
    blz: beleza | pvf: por favor | mds: meu Deus | sdds: saudades | oi td: oi tudo | td bem: tudo bem
    qual eh: qual é | oq eh: o que é | vc eh: você é | so em: só em | so q: só que | ja sei: já sei | la em: lá em
    la no: lá no | cafe: café | acucar: açúcar | cha: chá | remedio: remédio | pressao: pressão | coracao: coração
    frances: francês | alemao: alemão | japones: japonês | esta bem: está bem | camarao: camarão | camaroes: camarões
    amendoas: amêndoas | avelas: avelãs | laticinios: laticínios | crustaceos: crustáceos | salmao: salmão
    pessego: pêssego | pessegos: pêssegos | acaros: ácaros
    """,
    naming="chama chamo chamam chamado chamada chamados",
    does=r"é|está|tem|vive|mora|trabalha|estuda|vai|quer|joga|faz|vem|era|fala|come|gosta|ama",
    no_name=r"\w+mente|sempre|nunca|também|já|só|ainda|quase|agora|hoje|mais|velh[oa]|nov[oa]|gême[oa]|gémea?o?|únic[oa]|caçula|favorit[oa]|doente|pequen[oa]|bem|mal",
    i_am=r"(?:eu )?sou(?: [oa])?|aqui é [oa]",
    is_so=r"\w+(?:ad[oa]|id[oa]|ista|ente|ante|os[oa]|iv[oa]|ic[oa]|an[oa]|ora?|ês|esa|al|eir[oa])|gay|trans|bi|nov[oa]|velh[oa]|jovem|alt[oa]|baix[oa]|gord[oa]|magr[oa]|ceg[oa]|surd[oa]|mãe|pai|mulher|homem|menin[oa]|moç[oa]|quase|cerca|maior|menor",
)
