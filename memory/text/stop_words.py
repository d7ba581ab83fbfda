"""Words that say nothing of a subject: they are no terms, and they tell in which language a text is written.

Written for this: what people use in every second sentence, in the spelling in which `SnowballAnalyzer` sees it
(lower case, straight apostrophes). What is a word of weight in its own language is in none of these lists.
"""

from collections.abc import Mapping

ENGLISH = frozenset(
    """
    a an the this that these those
    i me my mine myself we us our ours ourselves you your yours yourself yourselves
    he him his himself she her hers herself it its itself they them their theirs themselves
    who whom whose which what when where why how
    am is are was were be been being have has had having do does did doing done
    will would shall should can could might must ought
    and or but nor so yet if then else than as because while until unless although though
    of at by for with about against between into through during before after above below
    to from up down in out on off over under again further once here there
    all any both each few more most other others some such own same too very just also only even still ever
    no not yes okay ok oh well
    i'm i've i'd i'll you're you've you'd you'll he's he'd he'll she's she'd she'll it's it'd it'll
    we're we've we'd we'll they're they've they'd they'll that's that'd that'll there's there'd there'll
    who's who'd who'll what's what'd what'll where's when's why's how's let's here's
    isn't aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't won't wouldn't shan't shouldn't
    can't cannot couldn't mustn't mightn't needn't ain't
    """.split()  # noqa: SIM905 - reads better
)
"""`may` is none of them: it is a month more often than one would think."""

GERMAN = frozenset(
    """
    der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner
    ich mich mir mein meine meinen meinem meiner meines du dich dir dein deine deinen deinem deiner
    er ihn ihm sein seine seinen seinem seiner sie ihr ihre ihren ihrem ihrer ihnen es
    wir uns unser unsere unseren unserem unserer euch euer eure man sich
    bin bist ist sind seid war waren warst wäre habe hast hat haben hatte hatten hätte werde wirst wird werden wurde
    wurden worden kann kannst können konnte muss musst müssen musste soll sollte will willst wollen wollte darf mag
    und oder aber denn weil dass daß ob wenn als wie auch nur noch schon sehr doch mal ja nein nicht nichts
    in im an am auf aus bei beim bis durch für gegen mit nach ohne um unter über von vom vor zu zum zur zwischen
    wer wen wem wessen was wann wo wohin woher warum welche welcher welches welchen welchem hier da dort dann
    so sehr jetzt heute immer wieder gerade eigentlich bitte danke
    """.split()  # noqa: SIM905 - reads better
)
SPANISH = frozenset(
    """
    el la los las un una unos unas lo al del de a en con por para sin sobre entre hasta desde hacia
    yo me mi mis mí tú te tu tus ti él ella ellos ellas usted ustedes nos nosotros nosotras nuestro nuestra nuestros
    nuestras se su sus le les esto este esta estos estas eso ese esa esos esas
    soy eres es somos son era eran fue fueron ser estoy estás está estamos están estaba estar he has ha hemos han había
    hay tengo tienes tiene tenemos tienen tener que qué quién quiénes cuál cuáles cómo como cuándo cuando dónde donde
    cuánto cuánta cuántos cuántas porque pero y e o u ni si sí no muy más menos también tampoco solo sólo aún todavía
    siempre ahora aquí ahí allí hoy
    """.split()  # noqa: SIM905 - reads better
)
FRENCH = frozenset(
    """
    le la les l' un une des du de d' au aux à en dans avec par pour sans sur sous entre chez vers depuis
    je j' me m' moi mon ma mes tu te t' toi ton ta tes il elle on lui nous notre nos vous votre vos ils elles leur leurs
    se s' soi son sa ses ce c' cet cette ces cela ça
    suis es est sommes êtes sont étais était étaient été être ai as a avons avez ont avais avait avaient eu avoir
    vais va vas allons vont fait qui que qu' quoi quel quelle quels quelles dont où quand comment combien pourquoi
    et ou mais donc car ni ne n' pas plus moins très aussi encore toujours déjà si oui non y ici là alors
    aujourd'hui maintenant
    """.split()  # noqa: SIM905 - reads better
)
ITALIAN = frozenset(
    """
    il lo la i gli le l' un uno una un' di del dello della dell' dei degli delle a al allo alla all' ai agli alle
    da dal dalla dall' dai dalle in nel nello nella nell' nei nelle su sul sulla sull' sui sulle con per tra fra senza
    io mi me mio mia miei mie tu ti te tuo tua tuoi tue lui lei ci noi nostro nostra nostri nostre vi voi vostro vostra
    loro si suo sua suoi sue questo questa questi queste quest' quello quella quelli quelle quell'
    sono sei è siamo siete era erano ero essere stato stata ho hai ha abbiamo avete hanno avevo aveva avere
    sto stai sta stiamo stanno che chi cosa quale quali qual come quando dove dov' quanto quanta quanti quante perché
    e ed o ma se non più meno molto anche ancora sempre già solo qui là ora oggi ecco
    """.split()  # noqa: SIM905 - reads better
)
PORTUGUESE = frozenset(
    """
    o a os as um uma uns umas de do da dos das em no na nos nas num numa ao à aos às por pelo pela pelos pelas
    com para pra sem sobre entre até desde
    eu me mim meu minha meus minhas tu te ti teu tua teus tuas você vocês ele ela eles elas lhe lhes nós nosso nossa
    nossos nossas se seu sua seus suas este esta estes estas isto esse essa esses essas isso aquele aquela
    sou és é somos são era eram foi foram ser estou estás está estamos estão estava estar tenho tens tem temos têm tinha
    ter há que quê quem qual quais como quando onde quanto quanta quantos quantas porque porquê
    e ou mas nem não sim já muito mais menos também ainda sempre só agora aqui aí ali hoje
    """.split()  # noqa: SIM905 - reads better
)
DUTCH = frozenset(
    """
    de het een van in op aan bij met voor door over onder tussen naar uit tot te om zonder tegen
    ik me mij mijn jij je jou jouw u uw hij hem zijn zij ze haar wij we ons onze jullie hun hen zich er
    ben bent is was waren wees geweest heb hebt heeft hebben had hadden word wordt worden werd werden
    kan kun kunt kunnen kon moet moeten moest wil wilt willen wilde zal zult zullen zou mag
    en of maar want omdat dat dit die deze als dan toen ook nog al wel niet geen nee ja heel zeer maar alleen
    wie wat waar wanneer waarom hoe welk welke wiens hier daar nu altijd steeds weer
    """.split()  # noqa: SIM905 - reads better
)
RUSSIAN = frozenset(
    """
    я меня мне мной мой моя мое мои моего моей моему моих моим ты тебя тебе тобой твой твоя твое твои
    он его ему им нем она ее ей ею оно мы нас нам нами наш наша наше наши нашего нашей вы вас вам вами ваш ваша ваше
    ваши они их ими них себя свой своя свое свои этот эта это эти того тот та то те
    в во на с со у о об от до из за к ко по под над при про для без между через
    и а но или да нет не ни же ли бы что чтобы как когда где куда откуда почему зачем кто кого кому чей чья чье чьи
    какой какая какое какие сколько если потому уже еще очень тоже также только всегда сейчас тут там здесь
    есть был была было были быть буду будет
    """.split()  # noqa: SIM905 - reads better
)

OF_LATIN_SCRIPT: Mapping[str, frozenset[str]] = {
    "english": ENGLISH,
    "german": GERMAN,
    "spanish": SPANISH,
    "french": FRENCH,
    "italian": ITALIAN,
    "portuguese": PORTUGUESE,
    "dutch": DUTCH,
}
"""The languages that are told from each other by these words, by the name of their stemmer."""
