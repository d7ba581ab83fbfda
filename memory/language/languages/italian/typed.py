"""How Italian is typed in chats."""

from memory.language.typed_table import typed

TYPED = typed(
    """
    diabette: diabete | allerggico: allergico | allerggica: allergica
    nn: non | cn: con | sn: sono | ke: che | ki: chi | kiamo: chiamo | kiama: chiama | kiamami: chiamami
    xke: perché | xche: perché | xché: perché | perke: perché | perche: perché | x: per | cmq: comunque | cm: come
    qnd: quando | qnt: quanto | qst: questo | tt: tutto | tutt: tutto | grz: grazie | pfv: per favore | dv: dove
    dp: dopo | qlc: qualche | qlcs: qualcosa | qlcn: qualcuno | piu: più | cosi: così | gia: già | puo: può
    citta: città | universita: università | eta: età | lunedi: lunedì | martedi: martedì | mercoledi: mercoledì
    giovedi: giovedì | venerdi: venerdì | cioe: cioè | c'e: c'è | e': è | perche': perché | piu': più | puo': può
    cosi': così | gia': già | citta': città | universita': università | eta': età | cioe': cioè
    linfermiera: l'infermiera | linfermiere: l'infermiere | linsegnante: l'insegnante | lavvocato: l'avvocato
    limpiegato: l'impiegato | limpiegata: l'impiegata | lesame: l'esame | lanno: l'anno | laltro: l'altro
    laltra: l'altra | lallergia: l'allergia | unallergia: un'allergia | daccordo: d'accordo | dellanno: dell'anno
    qual e: qual è | e incinta: è incinta | e morto: è morto | e morta: è morta | e nato: è nato | e nata: è nata
    dov'e: dov'è | com'e: com'è | cos'e: cos'è | fccio: faccio | xdere: perdere | qll: quello | qlla: quella
    qlle: quelle | qsta: questa | tnt: tanto | trp: troppo | smpr: sempre | sempr: sempre | dmn: domani
    anke: anche | nke: anche | xo: però | pero: però | x me: per me | m chiamo: mi chiamo | t ho: ti ho
    m piace: mi piace | nn m: non mi | c sono: ci sono | sto xke: sto perché | ank: anche | ok?: va bene
    frate: fratello | raga: ragazzi | risp: rispondi | l uni: l'università | l università: l'università
    all uni: all'università | un amica: un'amica | un altra: un'altra | po di: po' di | va be: va bene
    vabe: va bene | vabbe: va bene | apposto: a posto | da qnd: da quando | senno: sennò | xò: però
    """,
    naming="chiama chiamo chiamano kiama kiamo",
    does=r"è|ha|vive|abita|lavora|studia|va|vuole|gioca|fa|viene|compie|era|parla|mangia|ama",
    no_name=r"\w+mente|sempre|mai|anche|già|solo|ancora|quasi|ora|oggi|maggiore|minore|piccol[oa]|grande|gemell[oa]|preferit[oa]|unic[oa]|adottiv[oa]|malat[oa]|bene|male",
    i_am=r"(?:io )?sono",
    is_so=r"\w+(?:at[oa]|ut[oa]|it[oa]|ista|ente|ante|os[oa]|iv[oa]|ic[oa]|an[oa]|or|rice|ese|ale|aio|iere)|gay|trans|bi|nuov[oa]|vecchi[oa]|giovane|alt[oa]|bass[oa]|grass[oa]|magr[oa]|ciec[oa]|sord[oa]|madre|padre|mamma|papà|donna|uomo|quasi|circa|passati|le|tra|via",
)
