"""Signs of change: what they touch, and what they leave alone."""

import re
from itertools import chain

import pytest

from memory.language.change import changes_in, slots_of, touches
from memory.language.change_reader import judged
from memory.language.languages import SIGNS
from memory.language.texts_read import ReadText
from memory.language.wording import wording

TOUCHED = (
    ("I live in Ghent.", "We packed up and moved to Bruges in spring."),
    ("I live in Ghent with my sister.", "We've left Ghent, we're in Bruges now."),
    ("I work for the fire brigade.", "I got laid off from the fire brigade."),
    ("I take ramipril for my blood pressure.", "They took me off ramipril."),
    ("I have a tortoise called Otto.", "Otto died in his sleep."),
    ("My boyfriend is called Emre.", "Emre and I split up over Christmas."),
    ("Our choir meets on Mondays.", "The choir has been moved to Wednesdays."),
    ("My car insurance is 540 a year.", "My car insurance went up to 610."),
    ("I'm looking for a flat.", "I finally found a flat!"),
    ("I love oysters.", "I don't like oysters any more."),
    ("My wife is pregnant.", "Our daughter was born on Sunday."),
    ("I collect stamps.", "I sold the stamps."),
    ("The service runs on Java 17.", "We upgraded the service to Java 21."),
    ("I collect stamps.", "Sold the stamps yesterday."),
    ("I work at Barclays.", "I'm moving to a pharmaceutical company in May."),
    ("Ich arbeite bei einer Bank.", "Ich wechsle zu einem Pharmaunternehmen."),
    ("Ich arbeite bei Siemens.", "Ab Januar fange ich bei einer Versicherung an."),
    ("Trabajo en un banco.", "Me cambio a una empresa farmacéutica."),
    ("Je travaille chez Renault.", "Je change d'employeur en mars."),
    ("Trabalho num banco.", "Vou mudar para uma farmacêutica."),
    ("I sing in the choir.", "Left the choir for good."),
    ("Je prends du sucre dans mon café.", "Du miel à la place du sucre maintenant."),
    ("Je bois du café le matin.", "Je bois du thé plutôt que du café."),
    ("Guardo la televisione la sera.", "La radio anziché la televisione."),
    ("Il mercoledì vado agli allenamenti.", "Vado in piscina al posto degli allenamenti."),
    ("Uso o ônibus para ir ao estágio.", "Bicicleta no lugar do ônibus agora."),
    ("Tomo el café con azúcar.", "Miel en lugar del azúcar desde hoy."),
    ("I sweeten with sugar.", "Honey in place of sugar now."),
    ("I take ramipril.", "My doctor upped my ramipril to 10 mg."),
    ("I drink tea.", "I prefer coffee these days."),
    ("I indent with tabs.", "I switched to spaces."),
    ("Ich wohne in Bremen.", "Wir sind nach Kiel gezogen."),
    ("Ich fahre einen Passat.", "Den Passat habe ich verkauft, also ich habe den Passat verkauft."),
    ("Meine Katze heißt Minka.", "Minka ist gestern gestorben."),
    ("Tengo una moto.", "He vendido la moto."),
    ("Mi novia se llama Lucía.", "Lucía y yo hemos roto."),
    ("J'habite à Nantes.", "On a déménagé à Brest."),
    ("Mon chien s'appelle Pacha.", "Pacha est mort hier."),
    ("La mia ragazza si chiama Sara.", "Io e Sara ci siamo lasciati."),
    ("Suono il violino.", "Ho venduto il violino."),
    ("O meu gato chama-se Faísca.", "O Faísca morreu ontem."),
    ("Tomo sertralina.", "Parei de tomar sertralina."),
    ("我吃素。", "我不再吃素了。"),
    ("我住在上海。", "我上个月搬到北京了。"),
    ("コーヒーを毎日飲みます。", "コーヒーをやめました。"),
    ("大阪に住んでいます。", "先月、京都に引っ越しました。"),
    ("Our choir meets on Mondays.", "Choir is on Wednesdays this term."),
    ("The rent is 800 euros.", "The rent is at 900 since May."),
    ("My sister Nora is in the navy.", "Nora was discharged and drives a taxi."),
    ("My tortoise is called Otto.", "Otto crossed the rainbow bridge."),
    ("I'm a vegetarian.", "I had my first steak in years."),
    ("I work for the fire brigade.", "I start at the harbour police on Monday!"),
    ("I smoke a pipe.", "I've quit smoking."),
    ("I have a beard.", "Shaved the beard off."),
    ("I'm a plumber.", "Packed in plumbing for good."),
    ("I'm a nurse.", "I'm retraining as a gardener."),
    ("My husband is called Greg.", "Greg and I signed the divorce papers."),
    ("Ich bin Köchin.", "Ich stehe nicht mehr in der Küche."),
    ("Ich lebe mit meinem Freund Timo.", "Timo ist im März ausgezogen."),
    ("Soy enfermera.", "He dejado la enfermería."),
    ("Je suis infirmière.", "Je me lance comme photographe."),
    ("Sono insegnante.", "Ho lasciato l'insegnamento."),
    ("Sou enfermeiro.", "Larguei a enfermagem."),
    ("I'm a nurse.", "I loved being a nurse, but I quit my job."),
    ("La mia ragazza si chiama Sara.", "Con Sara ci siamo lasciate."),
    ("Ich rauche.", "Ich habe mit dem Rauchen aufgehört."),
    ("Mein Sohn geht in den Kindergarten.", "Mein Sohn kommt jetzt in die Schule."),
    ("Nado los lunes.", "Ahora nado los jueves."),
    ("Mon chat s'appelle Pacha.", "Pacha nous a quittés."),
    ("Ho una Vespa.", "La Vespa l'ho venduta."),
    ("A aula é na segunda.", "A aula passou para quinta."),
    ("I live in Ghent.", "We settled in Bruges after the wedding."),
    ("I work at Bosch.", "Bosch let me go in October."),
    ("I'm on a gluten-free diet.", "Turns out I can eat gluten just fine."),
    ("I drink two beers every evening.", "I haven't touched alcohol since Easter."),
    ("I prefer window seats.", "These days I'd rather sit on the aisle."),
    ("I prefer dark mode.", "Light mode for me from now on."),
    ("I bike to work.", "I take the tram to work since the accident."),
    ("My doctor is called Wolf.", "I see a new doctor now, Dr. Adler."),
    ("Ich rauche.", "Seit Januar rauche ich nicht mehr."),
    ("I've signed up for a half marathon.", "Scrap that half marathon, my knee is done."),
    ("The data is on Postgres.", "Postgres is overkill, I moved everything to SQLite."),
    ("I work night shifts at the hospital.", "They've put me on days now."),
    ("Ich habe mich für den Töpferkurs angemeldet.", "Den Töpferkurs kannst du streichen, ich gehe nicht hin."),
    ("Ich bin mit Stefan verheiratet.", "Stefan und ich trennen uns."),
    ("Ich arbeite in der Spätschicht.", "Ich bin in die Frühschicht versetzt worden."),
    ("Le site est hébergé chez OVH.", "On passe de OVH à o2switch la semaine prochaine."),
    ("Je tiens une boulangerie avec mon mari Karim.", "Karim et moi on se sépare."),
    ("On a embauché un apprenti, Théo.", "Théo ne viendra pas finalement."),
    ("Estoy casada con Andrés.", "Andrés y yo nos estamos separando."),
    ("Trabajo en el turno de noche.", "Me han pasado al turno de mañana."),
    ("Sono sposata con Fabio.", "Io e Fabio ci stiamo separando."),
    ("Mi sono iscritta al corso di ceramica.", "Lascia perdere il corso di ceramica."),
    ("Trabalho no turno da noite.", "Passaram-me para o turno da manhã."),
)
LEFT_ALONE = (
    ("My sister is getting married on June 21st in Asheville.", "It's 7 hours to Asheville now."),
    ("Im Juni fahren wir für zehn Tage an den Gardasee.", "Die Lesung wurde auf den 22. Mai verlegt."),
    ("Wir haben ein Ferienhaus ab dem 20. Juli.", "Nach den Ferien gebe ich die 9c ab."),
    ("I have type 1 diabetes.", "Ratio for breakfast changed to 1:8."),
    ("I take 1 mg of prazosin.", "The score changed to 1:1."),
    ("I work at Bosch.", "I cancelled the Bosch meeting."),
    ("I live in Ghent.", "We left Ghent at six to beat the traffic."),
    ("I play chess.", "I lost at chess to a child."),
    ("My wife is called Nora.", "Nora and I split the bill."),
    ("My favourite bar is Paddy's.", "Paddy's was closed on Monday."),
    ("I'm a nurse.", "I work from home now and then."),
    ("Our choir meets on Mondays.", "The choir sang on Thursday."),
    ("The rent is 800 euros.", "My colleague's rent went up to 1,200."),
    ("Ich arbeite bei Bosch.", "Ich habe das Bosch-Meeting abgesagt."),
    ("Je travaille chez Bosch.", "J'ai annulé ma commande chez Bosch."),
    ("Ho una Vespa.", "Ho cambiato l'olio alla Vespa."),
    ("Tenho um Gol.", "Troquei o pneu do Gol."),
    ("I live in Ghent.", "My parents moved to Bruges."),
    ("I live in Ghent.", "My parents settled in Bruges."),
    # What ended is how somebody feels about it.
    ("I work as a cleaner.", "I used to hate being a cleaner, not any more."),
    ("I'm a teacher.", "I don't dread being a teacher any more."),
    ("I live in Ghent.", "I'm no longer lonely in Ghent."),
    ("Ich bin Lehrerin.", "Früher habe ich es gehasst, Lehrerin zu sein, jetzt nicht mehr."),
    ("Soy camarera.", "Antes odiaba ser camarera, ya no."),
    ("Je suis serveuse.", "Avant je détestais être serveuse, plus maintenant."),
    ("Sono cuoca.", "Prima odiavo fare la cuoca, ora non più."),
    ("Moro em Recife.", "Já não odeio morar em Recife."),
    ("Sou padeira.", "Antes eu odiava ser padeira, agora não."),
    ("I'm a cook.", "I left the kitchen in a mess."),
    ("Ich bin Köchin.", "Der Hund schläft nicht mehr in der Küche."),
    ("I work at Bosch.", "Bosch let my colleague go."),
    ("I prefer window seats.", "My son would rather sit on the aisle."),
    ("I drink two beers every evening.", "I haven't touched the piano since Easter."),
    ("I take metformin.", "I take the tram to work since the accident."),
    ("My doctor is called Wolf.", "I see new people every day."),
    ("I live in Ghent.", "We moved the piano into the other room."),
    ("I live in Ghent.", "Should I move to Bruges?"),
    ("I live in Ghent.", "If we moved to Bruges, I'd need a car."),
    ("I live in Ghent.", "We moved to a vegan diet in May."),
    ("I live in Ghent.", "I'm in Rome now on holiday."),
    ("I live in Ghent.", "I am in hospital now."),
    ("I live in Ghent.", "we're in sync now"),
    ("I live in Ghent.", "I'm in marketing now."),
    ("I live in Ghent.", "My sister is in York now."),
    ("Ich wohne in Bremen.", "Ich bin jetzt in Rente."),
    ("J'habite à Lyon.", "Je suis à table maintenant."),
    ("Vivo en Madrid.", "Ahora estoy en casa."),
    ("Abito a Torino.", "Adesso sono a letto."),
    ("Moro em Lisboa.", "Agora estou em Roma de férias."),
    ("I live in Ghent.", "We moved to Ghent ten years ago."),
    ("I live in Ghent.", "I'm so much happier since I moved from home."),
    ("I clean my flat on Fridays.", "I finally found a flat!"),
    ("I'm vegan.", "My son is no longer vegan."),
    ("My daughter is called Emma.", "I sold Emma's old bike."),
    ("I work as a baker.", "I left work early today."),
    ("I take ramipril.", "My father stopped taking ramipril."),
    ("I'm allergic to penicillin.", "My allergies are acting up again."),
    ("I'm vegan.", "I stopped at the vegan place again."),
    ("I have a tortoise called Otto.", "My neighbour's tortoise died."),
    ("I love oysters.", "The oyster bar downtown closed."),
    ("I play chess.", "I watched chess again all night."),
    ("I like hiking.", "I wrote “I quit hiking” in the story."),
    ("Ich wohne in Bremen.", "Meine Schwester ist nach Kiel gezogen."),
    ("Ich habe einen Hund.", "Der Hund meiner Nachbarin ist gestorben."),
    ("Vivo en Madrid.", "Mis padres se mudaron a Toledo."),
    ("J'ai un chat.", "Le chat de ma voisine est mort."),
    ("Ho un cane.", "È morto il cane della vicina."),
    ("Tenho um gato.", "Morreu o gato da vizinha."),
    ("我住在上海。", "今天天气很好。"),
    ("コーヒーを毎日飲みます。", "友達が引っ越しました。"),
    ("Mi abuela Carmen vive en Cádiz.", "Me he ido a vivir solo a Lavapiés."),
    ("Je suis mariée avec Karim.", "Karim et moi on se partage les courses."),
    ("I've signed up for a half marathon.", "Scrap that last paragraph and make it shorter."),
)


def is_touched(old: str, new: str, *, by_model: bool = False) -> bool:
    words, slots = wording(old).words, slots_of(old, by_model=by_model)
    return any(touches(change, old, words, slots) for change in changes_in(new, by_model=by_model))


STATES_OVER = (
    ("I live in Leeds.", "Well I am in Exeter now."),
    ("i live in leeds", "im in york now"),
    ("I live in Leeds.", "We moved to a bigger house in May."),
    ("Ich wohne in Köln.", "Ich bin jetzt in Bremen."),
    ("J'habite à Lyon.", "Je suis à Rennes maintenant."),
    ("Vivo en Sevilla.", "Ahora estoy en Cádiz."),
    ("Abito a Torino.", "Adesso sono a Pisa."),
    ("Moro em Lisboa.", "Agora estou em Braga."),
    ("I live in Hull.", "The move is done, Plymouth is home now."),
    ("I live in Hull.", "Unpacked the last box in Plymouth."),
    ("I live in Hull.", "The removal van came yesterday."),
    ("Ich wohne in Bonn.", "Der Umzug nach Jena ist geschafft."),
    ("Vivo en León.", "La mudanza a Vigo ya está hecha."),
    ("J'habite à Dijon.", "Le déménagement à Metz est terminé."),
    ("Abito a Parma.", "Il trasloco a Lecce è finito."),
    ("Moro em Faro.", "A mudança para Évora está feita."),
    ("I'm single.", "Nadia popped the question on the pier and now I wear a ring!"),
    ("My husband is called Ralf.", "Our divorce came through on Friday."),
    ("My wife is called Mei.", "we are divorced now, take her off the policy"),
    ("My wife is called Mei.", "we have since separated"),
    ("Meine Frau heißt Petra.", "ich bin seit Juni geschieden"),
    ("Mi mujer se llama Lucía.", "ya estamos divorciados, quítenla de la póliza"),
    ("Ma femme s'appelle Claire.", "nous sommes divorcés maintenant"),
    ("Ma femme s'appelle Claire.", "on a divorcé en juin"),
    ("Mia moglie si chiama Giulia.", "adesso siamo divorziati, toglietela dalla polizza"),
    ("A minha mulher chama-se Inês.", "agora estamos divorciados, tirem-na do contrato"),
    ("We're house-hunting in Ghent.", "We signed the lease on the flat by the canal."),
    ("I'm looking for a job as a cook.", "I got the job at the harbour inn."),
    ("I'm unemployed.", "My first day at the post office was fine."),
    ("I'm an apprentice joiner.", "I passed my final exams and nobody cried."),
    ("We're trying for a baby.", "My wife had a little girl on Monday."),
    ("We have two kids.", "Number three arrived last night."),
    ("My uncle is in hospital.", "My uncle was discharged this morning."),
    ("I'm on crutches.", "The cast came off today."),
    ("I'm taking driving lessons.", "Just passed my driving test!"),
    ("I'm paying off a car loan.", "Made the last payment today, I'm debt-free."),
    ("I wear glasses.", "I had my eyes lasered in May."),
    ("I'm a vegetarian.", "I ate a proper steak last night and regret nothing."),
    ("I've been sober since 2021.", "I fell off the wagon on Saturday."),
    ("We don't have any pets.", "We adopted a kitten."),
    ("I work from home.", "They want everyone back in the office full-time."),
    ("Ich bin arbeitslos.", "Ich habe die Zusage von der Bäckerei bekommen."),
    ("Ich mache eine Ausbildung zum Koch.", "Ich habe die Gesellenprüfung bestanden."),
    ("Meine Frau ist schwanger.", "Unsere Tochter ist gestern zur Welt gekommen."),
    ("Meine Tante liegt im Krankenhaus.", "Meine Tante wurde gestern entlassen."),
    ("Wir zahlen einen Kredit ab.", "Wir sind endlich schuldenfrei."),
    ("Busco piso en Gijón.", "Por fin nos dieron las llaves."),
    ("Estoy en el paro.", "Me han contratado en una panadería."),
    ("Mi hermana está ingresada.", "A mi hermana le dieron el alta."),
    ("Soy vegana.", "Me comí un filete enorme."),
    ("Je suis au chômage.", "J'ai décroché un poste à la poste."),
    ("Ma femme est enceinte.", "Léa est née hier."),
    ("Je suis célibataire.", "Il m'a demandée en mariage !"),
    ("J'ai le bras dans le plâtre.", "On m'a retiré mon plâtre ce matin."),
    ("Sono disoccupata.", "Mi hanno assunta in una libreria."),
    ("Vivo da sola.", "Sono tornata dai miei."),
    ("Mia zia è ricoverata.", "Mia zia è stata dimessa."),
    ("Estou à procura de emprego.", "Fui contratada numa padaria."),
    ("A minha mulher está grávida.", "O bebé nasceu esta noite."),
    ("Tenho uma hipoteca.", "Acabei de pagar a casa."),
    ("I work the night shift.", "They moved me to days."),
    ("My boss is called Ottilie.", "New boss, name of Piet."),
    ("My surname is Duarte.", "I took my wife's last name."),
    ("Ich arbeite in Teilzeit.", "Ab sofort wieder Vollzeit."),
    ("Mein Nachname ist Behrens.", "Nach der Hochzeit heiße ich Kramer."),
    ("Trabajo media jornada.", "Me han pasado a jornada completa."),
    ("Je travaille de nuit.", "On m'a passé de jour."),
    ("Lavoro part-time.", "Sono passata al tempo pieno."),
    ("Trabalho em tempo inteiro.", "Passei para meio período."),
    ("Vivo en Gijón.", "Me mudé ayer."),
    ("Sou solteiro.", "Casei-me no sábado."),
    ("We're planning a trip to Norway.", "We're back from Bergen, soaked and happy."),
    ("My mother is in hospital.", "Mum was discharged today."),
    ("My grandmother lives with us.", "We buried grandma on Saturday."),
    ("Meine Großmutter liegt im Krankenhaus.", "Oma wurde gestern entlassen."),
    ("Ma mère est à l'hôpital.", "Maman est sortie de l'hôpital."),
    ("We're remodelling the bathroom.", "The tilers have finally left."),
    ("I have insomnia.", "I sleep like a log these days."),
    ("Wir planen eine Reise nach Norwegen.", "Wir sind aus Bergen zurück."),
    ("Ich leide unter Schlafstörungen.", "Ich schlafe wieder durch."),
    ("Estamos ahorrando para un viaje.", "Ya hemos vuelto de Bergen."),
    ("Estamos reformando el baño.", "Se acabaron las obras."),
    ("On prépare un voyage en Norvège.", "On est rentrés de Bergen hier."),
    ("Organizziamo un viaggio in Norvegia.", "Siamo tornati dalla Norvegia."),
    ("Estamos a planear uma viagem.", "Voltamos das férias."),
)
"""A state, and what ends it without a word of it."""

STATES_LEFT = (
    ("My wife is called Mei.", "My parents are divorced."),
    ("My wife is called Mei.", "I was divorced before I met her."),
    ("My wife is called Mei.", "We are divorced from reality."),
    ("Mi mujer se llama Lucía.", "casi nos divorciamos en junio"),
    ("A minha mulher chama-se Inês.", "quase nos divorciámos em junho"),
    ("Meine Frau heißt Petra.", "Meine Eltern sind geschieden."),
    ("Mia moglie si chiama Giulia.", "I nostri vicini sono divorziati."),
    ("I live in Hull.", "My sister's move to Plymouth is done."),
    ("I live in Hull.", "The box is unpacked and the toys are out."),
    ("I live in Hull.", "Plymouth is home to three universities now."),
    ("Ich wohne in Bonn.", "Der Umzug der Firma steht an."),
    ("Vivo en León.", "La mudanza de mi hermana está hecha."),
    ("Ich wohne in Bonn.", "Der Umzug meiner Schwester ist geschafft."),
    ("J'habite à Dijon.", "Le déménagement de ma sœur est terminé."),
    ("Abito a Parma.", "Il trasloco di mia sorella è finito."),
    ("Moro em Faro.", "A mudança da minha irmã está feita."),
    ("I'm a vegan.", "I had a bean burger with extra onions."),
    ("I'm a vegan.", "My husband ate a steak."),
    ("I don't drink.", "My brother had three beers."),
    ("My uncle is in hospital.", "My neighbour was discharged this morning."),
    ("My uncle is in hospital.", "I came out of the hospital at ten, he was asleep."),
    ("I'm on crutches.", "My daughter's cast came off today."),
    ("My wife is pregnant.", "My sister had her baby."),
    ("My wife is due in May.", "It is a girl, we saw it at the scan."),
    ("I'm single.", "My cousin got engaged."),
    ("I'm single.", "Nadia proposed a later date."),
    ("I'm looking for a job.", "My brother got the job at the inn."),
    ("I'm paying off a car loan.", "My brother is debt-free."),
    ("I wear glasses.", "My mother had cataract surgery."),
    ("We don't have any pets.", "Our neighbours adopted a kitten."),
    ("I live in Ghent.", "My brother moved back in with our mother."),
    ("Ich bin Vegetarier.", "Mein Bruder hat ein Schnitzel gegessen."),
    ("Meine Frau ist schwanger.", "Meine Schwester hat ihr Baby bekommen."),
    ("Estoy en paro.", "A mi hermano le han contratado."),
    ("Ma femme est enceinte.", "Je suis né à Brest."),
    ("Sono disoccupato.", "Mio fratello ha trovato lavoro."),
    ("Sou vegetariana.", "O meu marido comeu um bife."),
    ("Mein Chef heißt Ulf.", "Der neue Chef meiner Schwester heißt Piet."),
    ("I work the night shift.", "My sister went back to full-time."),
    ("We're planning a trip to Norway.", "My brother is back from Bergen."),
    ("We're planning a trip to Norway.", "Back from the gym, exhausted."),
    ("We're remodelling the bathroom.", "My neighbour's extension is finished."),
    ("I have insomnia.", "My daughter sleeps through the night now."),
    ("My mother is in hospital.", "Grandpa was discharged today."),
    ("Studio matematica all'università.", "Sono passata a un altro telefono."),
    ("Estudio derecho.", "Me he cambiado a otra compañía de teléfono."),
)


def test_each_expression_of_the_tables_is_one():
    """They are compiled when a text has one of their words: what is wrong with one would show then."""
    for language in SIGNS:
        for text in (*chain(*language.slots.values()), *chain(*language.touching.values())):
            filled = re.sub(r"\{([a-z]+)\}", lambda part, parts=language.parts: parts[part[1]], text)
            re.compile(filled.replace("(?P<what>", "("))
        for text in (*language.states.values(), language.past, language.dropped):
            re.compile(text)


@pytest.mark.parametrize(("old", "new"), STATES_OVER)
def test_a_state_is_touched_by_what_it_cannot_stand_beside(old: str, new: str):
    assert is_touched(old, new)


@pytest.mark.parametrize(("old", "new"), STATES_LEFT)
def test_a_state_is_left_by_what_happens_to_somebody_else(old: str, new: str):
    assert not is_touched(old, new)


@pytest.mark.parametrize(("old", "new"), TOUCHED)
def test_what_changed_is_seen_beside_what_was_said_of_it(old: str, new: str):
    assert is_touched(old, new) or judged(new, {"": ReadText(old)}).likely


@pytest.mark.parametrize(("old", "new"), LEFT_ALONE)
def test_what_sounds_like_a_change_and_is_of_something_else_touches_nothing(old: str, new: str):
    assert not is_touched(old, new)


@pytest.mark.parametrize(
    "text", ["a " * 4_000, "I have just " * 400, "no longer " * 500, "Mia and I " * 500, "'" * 9_000, ""]
)
def test_a_hostile_text_is_read(text: str):
    assert all(change.words or change.slot for change in changes_in(text, by_model=False))


def test_a_language_names_the_parts_that_its_signs_are_made_of():
    for language in SIGNS:
        patterns = (
            *chain(*language.touching.values()),
            *(text for texts in language.slots.values() for text in texts),
        )
        named = {part for pattern in patterns for part in language.parts if f"{{{part}}}" in pattern}
        assert named == set(language.parts)


def test_a_models_words_are_read_as_the_users():
    assert is_touched("User lives in Ghent.", "User moved to Bruges.", by_model=True)


@pytest.mark.parametrize(
    ("new", "old", "touched"),
    [
        ("The meeting is on the 5th, not the 4th.", "The meeting is on May 4.", True),
        ("c'est le 28 août, pas le 20", "Terme le 20 août.", True),
        ("c'est le 28 août, pas le 20", "Le train part le 20 juin.", False),
        ("le rdv c'est le 28, pas le 20", "Terme le 20 août.", False),
        ("der Termin ist der 9., nicht der 2.", "Der Termin ist der 2. April.", True),
        ("lunch was 12, not 850!", "My rent is 850.", False),
        ("I do not want 2 cats.", "I have 2 dogs.", False),
    ],
)
def test_a_number_in_the_place_of_another_touches_what_has_that(new: str, old: str, touched: bool):
    found = changes_in(new, by_model=False)

    assert any(touches(change, old, wording(old).words, frozenset()) for change in found) is touched
