"""Given names, the same in all languages: by this alone what stands behind "I am" is one, and no adjective."""

GIVEN_NAMES = frozenset(
    """
    aaron abdul abel abigail achim ada adam adela adelina adolfo adrian adriana adrien adrián adèle agata agnes
    agnès ahmed ahmet aida aisha aitana aitor alain albert alberto aldo alejandra alejandro alena alessandra
    alessandro alessia alessio alex alexa alexander alexandra alexandre alexis alfonso alfred alfredo alice alicia
    alina aline alisa alison allan alyssa alícia amadou amanda amandine amelia amilcar amina amir amira amy amélia
    amélie amílcar ana anabel anaïs andrea andreas andreia andrew andré andréa andrés andy anette angela angelika
    angelo anika anita anja anke ann anna annabelle anne annette annika anouk ansgar anthony antje antoine anton
    antonella antonia antonio antónia antónio antônia antônio anya aoife apolline archie ariana ariane arianna
    armin arnaud arne arno arthur artur arturo arya ashley asmaa astrid audrey augusto aurélie aurélien axel aya
    ayse ayşe aïcha baptiste barbara bastian bastien beata beate beatrice beatriz ben benedikt benjamin benoit
    benoît beppe bernadette bernard bernardo bernd bert berta beth betina beto bettina betty bia billy birgit
    bjarne björn bob boris brahim brandon brenda brian brigitte britta brittany bruno bárbara béatrice caio
    caitlin camila camilla camille candela carl carla carlo carlos carlotta carmela carmen carole carolin carolina
    caroline caterina catherine cathérine cecilia cecília celia cem cesare chantal charles charlie charlotte charo
    chema chloe chloé chris christa christel christian christiane christina christine christoph christophe
    christopher ciccio cindy cinzia claude claudia claudine claudio claus clemens cláudia cláudio clément colin
    concetta conchi connor conny corinna corinne cornelia cosimo cristian cristiana cristiano cristina cynthia
    cyril cássia cátia cédric célia célian céline césar daan dagmar dalia damiano damien dana daniel daniela
    daniele daniella danielle danilo danny daria dario darío dave david davide deborah delphine denis denise deniz
    dennis derek desirée detlef diana diane didier diego dieter dietmar dilara dimitri dina dirk djamila domenico
    dominic dominik dominique donald donatella donna doris dorothea dorothée duarte dudu dylan débora eberhard
    eddy edgar edith edoardo eduarda eduardo edward egon eileen elena elene eleonora eli elia elian eliana eliane
    elias elif eliott elisa elisabeth eliza elizabeth elke ella ellen elliot elodie elsa elvira elvis emanuele
    emeline emil emilia emilie emilio emily emine emma emmanuel emmanuelle emre enrica enrico enrique enzo eric
    erica erich erik erika erin ernesto erwin esra esteban estela estelle ester esther ethan etienne eugenia
    eugenio eva evan evelin evelyn evelyne evi fabian fabiana fabien fabienne fabio fabrice fabrizio fabíola
    fatima fatma fatou federica federico felicitas felipe felix ferdinand fernanda fernando filip filipa filipe
    filippo finja finn fiona flavia flavio flora florence florent florian flávia flávio fran francesca francesco
    francine francis francisca francisco franck franz franziska françois françoise fred freddy frederico frederik
    frida frieda friedrich fritz frédéric fábio fátima félix gabi gabriel gabriela gabriele gabriella gaetano gaia
    garance gareth gaël gaëlle gemma geneviève geoffrey georg george georges georgia gerald gerd gerda gerhard
    germán gertrud giacomo giada gianluca gianni gigi ginette ginevra gino giorgia giorgio giovanna giovanni
    gisela gisèle giulia giulio giuseppe giuseppina giusy gloria gonzalo gonçalo gordon gregor gregorio greta
    grégory guido guilherme guillaume guillermo gustav gustavo gwen gérald gérard günter günther hanna hannah
    hannelore hannes hans hansi harald hassan hatice hector heidi heike heiko heiner heinrich heinz helen helena
    helga helmut hendrik henning henri henrik henrique henry herbert hermann herta hertha hilde hildegard holger
    horacio horst hubert hugo humberto héctor hélder hélène ian ibrahim ignacio igor iker ilaria ilse ina ines
    inga ingo ingrid inès inés inês irene irina irma isa isaac isabel isabela isabell isabella isabelle isidora
    ismael ivan ivana ivo ivonne iván jackie jacob jacopo jacqueline jacques jaime jakob jamal james jamie jan
    jana jane janet janina janis janna jannik jannis jason javi javier jean jeanette jeanne jeff jennifer jenny
    jens jeremy jerome jessica jessie jesús jill jim jimena jimmy joachim joan joana joanna joanne joaquim joaquín
    jochen joe joel joelle johann johanna johannes john johnny jonas jonathan jordi jorge josefa josefina joseph
    josh joshua josiane josie josé joséphine joão joël juan juana juanita juanjo jude judith jule jules julia
    julian juliana juliane julie julien julieta juliette julio julius julián jutta jérémie jérémy jérôme jörg
    júlia júlio jürgen kai karen karim karin karina karl karla karsten kate katharina katherine kathi kathleen
    kathrin kathy katia katja katrin katy kay keila keisha keith kelly kenneth kerstin kevin khadija khaled kim
    kira klaus konrad konstantin kristin kristina kurt kyle laetitia lara larissa lars laura lauren laurence
    laurent laurine lautaro lea leah leila lele lella lena leni lenka lennart leon leona leonard leonardo leonie
    leonor leonora leroy leslie leticia letícia lewis leïla liam liliana liliane lilli lilly lina linus lisa
    lisbeth lise lison livia liz liza lloyd lola lorena lorenzo loris lothar lou louane louis louisa louise loïc
    luana luca lucas lucia luciana luciano lucie lucien lucienne lucile lucy lucía ludovic luigi luis luisa luise
    luiz luiza lukas luke lupe lutz luís luísa lydia lydie léa léo léon léonie lúcia mabel maddalena madeleine
    madeline maelle magali magdalena magnus maia maik maike maite malik malte malu mandy manfred manolo manon manu
    manuel manuela mara marc marcel marcela marcelo marco marcos marcus margaret margarete margarida margarita
    margaux margit margot maria mariana marianne mariano marieke mariella marielle marilyn mario marion marisa
    marisol maristela marius marlene marlène marta marten martha martin martina martine martín maría massimo mateo
    mateus mathias mathieu mathilde mathis mathéo mati matilda matilde matteo matthew matthias matthieu matthis
    matti matías maude maura maurice mauricio maurizia maurizio mauro max maxime maximilian maya maéva maël maëlle
    mehmet melanie melina melissa merche meryem michael michaela michel michela michele micheline michelle michèle
    miguel mika mikael mike mila milena milo mimmo mira miranda mireille mirella miriam mirjam mirko moana mohamed
    mohammed moira monica monika monique morgan morgane moritz murat muriel mustafa myriam márcia márcio mário
    márta mélanie mélissa mónica mônica nabil nadia nadine nadja nadège naima nancy nando naomi natacha natalia
    natalie natasha nathalie nathan natália neil nelson nerea nesrin nia nick nico nicola nicolas nicole nicoletta
    nicolás nicolò nigel niklas niko nikola nikolaus nils noa noah noelia nora norbert nour noé noémie nuria nádia
    núria octavia odette oihane olaf oleg oliveira oliver olivia olivier olívia omar orlane oscar oskar ottavia
    ousmane pablo paco pamela paola paolo patrice patricia patricio patrick patrizia patrícia patty paul paula
    paulina pauline paulo pedrinho pedro peggy pepa peppe peter petra phil philip philipp philippa philippe piera
    piero pierre pierrick pietro pilar pippo pooja priscila priya quentin quique rachel rachid rafa rafael rafaela
    raffaele raffaella rahel rainer raissa ralf ralph ramona ramón raphael raphaël raphaëlle raquel rashid raul
    raymond raúl rebeca rebecca regina reinhard reinhold renata renate renato rené renée resi reto rhea ricarda
    ricardo riccardo richard rita robert roberta roberto rocco roché rodolfo rodrigo roland rolf roman romeo
    ronald rosalie rosalía rosanna rosaria rosemarie rosie ross roswitha roxane ruben rubén rudi rudolf rui rupert
    ruth ryan rémi sabina sabine sabrina sacha sadie sally salvatore salvo sam samantha samia samir samuel samuele
    sandra sandrine sandro santiago sara sarah sascha saskia saïd sean sebastian sebastián selim selina selma sepp
    serge sergej sergio seán shane shannon sharon sheila shirley sibylle siegfried sigrid silke silvana silvia
    silvio simon simona simone simonetta simón sina sofia sofía solène sonia sonja sophia sophie soraya stefan
    stefania stefanie stefano steffen steffi stephan stephanie stephen steve steven stuart stéphane stéphanie
    sunita susan susana susanna susanne susi suzanne svea sven svenja sybille sylvain sylvia sylvie sébastien
    sérgio séverine sílvia sônia tabea tamara tamás tania tanja tati tatiana tatjana teo teresa teresinha terry
    tessa theo theodor theresa thiago thibault thierry thilo thomas thorsten théo théodore thérèse tiago tiffany
    tilo tim timm timo timothy timothée tina tiziana tobias todd tom tomas tommaso tommy tomás tonho toni tonino
    tony torben torsten totò tracy trevor tristan turi tânia udo ugo ulf uli ulrich ulrike umberto ursula uschi
    uta ute uwe valentin valentina valentín valeria valerie valerio valérie vanesa vanessa vasco verena veronica
    veronika verónica vicenta vicente vicky victor viktor viktoria vincent vincenza vincenzo virginie vitor
    viviana viviane vivien volker vreni vroni véronique víctor vítor walter waltraud wanda warren wendy werner
    wesley wiebke wilfried wilhelm willi william willy winfried wolfgang xavier xenia ximena yann yannick yannik
    yara yasmin yasmina yasmine yolanda youssef yusuf yvan yves yvette yvonne zeca zeynep zoe zoé zoë zuzana zé
    álvaro ángela ângela ângelo élie élise élodie émeline émile émilie érica étienne óscar
    """.split()  # noqa: SIM905 - reads better
)
WORDS_AS_NAMES = frozenset(
    """
    aimé alba ali amber ambre angel anjo art august auguste aurora bart basti bianca bill blanca cara carol
    celeste celestino chiara claire clara clémence constant consuelo costanza daisy dan dean dolores domenica don
    duda désiré elle ernst faith fede felice fleur franca franco frank gary gioia grace grazia guy harry heather
    hope ida jack jade jo joy june ken lene leo letizia lia lian lily linda lotte luna luz malin mar margherita
    marguerite marie marina mark may mercedes mia milan miles mina modeste moni nacho nina nino olive otto pascale
    pat penny pepe perla pia pino reine rich rob robin rocío roger romain romane rosa rosario rose ruby sage said
    santi santo serena sol solange stella till vera vero victoria viola violet vittoria will wolf ángel
    """.split()  # noqa: SIM905 - reads better
)
"""Words of one language or another, and names where a form names somebody: "moi c'est claire", "sou a rosa"."""
