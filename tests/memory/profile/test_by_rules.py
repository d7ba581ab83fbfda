"""What sentences say of the profile: a table written by hand, sentence by sentence."""

import re
from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.language.languages import LANGUAGES
from memory.model.memory import QUARANTINED, Memory, Provenance, Source
from memory.model.profile_options import ProfileOptions
from memory.model.scope import Scope
from memory.profile.by_rules import statements_by_rules
from memory.profile.pins import harms_if_lost

AT = datetime(2025, 3, 1, tzinfo=UTC)


def test_no_pattern_is_a_choice_between_beginnings():
    """One that begins with a word is looked for only where that word stands."""
    for pattern in (pattern for table in LANGUAGES for saying in table.sayings for pattern in saying.patterns):
        plain = re.sub(r"\\.|\[[^]]*\]", "", pattern)
        while (shorter := re.sub(r"\([^()]*\)", "", plain)) != plain:
            plain = shorter
        assert "|" not in plain, pattern


def memory_of(text: str, *, model: bool = False, role: str = "user", source: Source = Source.CONFIRMED, tag: str = ""):
    return Memory(
        id="m1",
        scope=Scope("acme", "ada"),
        text=text,
        source=source,
        tags=(tag,) if tag else (),
        created_at=AT,
        updated_at=AT,
        mentioned_at=date(2025, 3, 1),
        provenance=Provenance(role=role, prompt_version="fact_extraction/1" if model else None),
    )


def read(text: str, *, model: bool = False, options: ProfileOptions | None = None) -> str:
    """What a sentence says, as `field=value unit; no field=value`."""
    found = statements_by_rules([memory_of(text, model=model)], options or ProfileOptions())
    return "; ".join(
        f"{'no ' if said.act == 'drop' else ''}{said.field}={said.value}{f' {said.unit}' if said.unit else ''}"
        for said in found
    )


OWN_WORDS = [
    ("Je vis seule à Dijon depuis mon divorce.", "home=Dijon"),
    ("On vient d'emménager à Pau et les cartons sont partout.", "home=Pau"),
    ("Mes filles Anaïs et Jade vont au lycée.", "family.daughter=Anaïs; family.daughter=Jade"),
    ("On est végé à la maison.", "diet=vegetarian"),
    ("Je suis apprentie boulangère à Colmar.", "job=apprentie boulangère"),
    ("Je travaille dans une crèche à Metz.", "employer=crèche"),
    ("Je bosse dans la restauration, comme serveuse.", "job=serveuse; work=dans la restauration"),
    ("J'enseigne l'anglais au lycée.", "job=enseigne l'anglais"),
    ("Moro aqui em Leiria há dez anos.", "home=Leiria"),
    ("A gente mora em Natal, perto da praia.", "home=Natal"),
    ("We're based in Leeds these days.", "home=Leeds"),
    ("we moved to york last weekend", "home=york"),
    ("we just moved to corpus christi", "home=corpus christi"),
    ("weve moved to tucson", "home=tucson"),
    ("Well I am in Exeter now, number 9 Magdalen Court.", "home=Exeter"),
    ("im now in york, the new flat is lovely", "home=york"),
    ("we are in austin now, our new house has a yard", "home=austin"),
    ("Ich bin jetzt in Bremen, Hauptstraße 9.", "home=Bremen"),
    ("Jetzt sind wir in Trier, die Wohnung ist schön.", "home=Trier"),
    ("Je suis à Rennes maintenant, 9 rue de la Paix.", "home=Rennes"),
    ("Ahora estoy en Cádiz, calle Ancha 9.", "home=Cádiz"),
    ("Adesso sono a Pisa, via Roma 9.", "home=Pisa"),
    ("Agora estou em Braga, rua Nova 9.", "home=Braga"),
    ("A gente mudou pra Natal mês passado.", "home=Natal"),
    ("I am in York now, number 9 is late.", ""),
    ("I'm in town now, the place is packed.", ""),
    ("I am in Rome now for the week, flat 3 is ours.", ""),
    ("Ich bin jetzt in Rom, das Hotel ist schön.", ""),
    ("We moved to The Hague.", "home=The Hague"),
    ("we moved to weekly meetings", ""),
    ("we moved to the next chapter", ""),
    ("we moved to a bigger office last week", ""),
    ("we live in fear of the landlord", ""),
    ("Imagínate que soy diabético.", ""),
    (
        "Seit Mai esse ich wieder Fleisch.",
        "no diet=kein Fleisch; no diet=vegetarian; no diet=pescatarian; no diet=vegan",
    ),
    ("Back home in Sheffield we'd call that a ginnel.", "home=Sheffield"),
    ("Here in Doncaster we say nowt.", "home=Doncaster"),
    ("Bei uns in Rostock regnet es ständig.", "home=Rostock"),
    ("Hier in Köln sagen wir Kölle.", "home=Köln"),
    ("Aquí en Zaragoza comemos borrajas.", "home=Zaragoza"),
    ("Chez nous à Grenoble il neige déjà.", "home=Grenoble"),
    ("Da noi a Bergamo si mangia la polenta.", "home=Bergamo"),
    ("Cá em Braga dizemos outra coisa.", "home=Braga"),
    ("I'm in Doncaster.", ""),
    ("Here in Rome we have two days left.", ""),
    ("Bei uns in der Firma ist das anders.", ""),
    ("Chez nous il neige.", ""),
    ("Von Beruf bin ich Dachdecker.", "job=Dachdecker"),
    ("I am having sugar problem since two years", "conditions=Diabetes"),
    ("i have bp problem", "conditions=BP problem"),
    ("I am having asthma since childhood", "conditions=Asthma"),
    ("I am having a sugar problem with this recipe", ""),
    ("i have sugar since five years", "conditions=Diabetes"),
    ("i have sugar at home already", ""),
    ("i am sugar patient", "conditions=Diabetes"),
    ("I am a patient person", ""),
    ("BP problem is there since 2019", "conditions=BP problem"),
    ("myself having thyroid problem", "conditions=Thyroid problem"),
    ("my father is having sugar and BP both", "household=father: Diabetes; household=father: High blood pressure"),
    ("im diabetis type 2 n alergic to sulfa", "conditions=Diabetes type 2; allergies=sulfa"),
    ("i got asma", "conditions=Asthma"),
    ("ich habe diabetis typ 2", "conditions=Diabetes typ 2"),
    ("j'ai du diabete", "conditions=Diabète"),
    ("tengo diabetis tipo 2", "conditions=Diabetes tipo 2"),
    ("la doctora said i have gestational diabetes", "conditions=Gestational diabetes"),
    ("der arzt said i have high blood pressure", "conditions=High blood pressure"),
    ("my neighbour said i have diabetes", ""),
    ("soy allergic to peanuts", "allergies=peanuts"),
    ("ich bin allergic to nuts", "allergies=nuts"),
    ("i have alergia a los mariscos", "allergies=mariscos"),
    ("soy sauce is what i use", ""),
    ("I'm having asthma attack right now!", ""),
    ("Als Diabetiker vom Typ 1 muss ich beim Sport aufpassen.", "conditions=Diabetes Typ 1"),
    ("Als Kellner hatte ich nie frei.", ""),
    ("En tant que diabétique je dois faire attention.", "conditions=Diabète"),
    ("Tô morando em Recife agora.", "home=Recife"),
    ("Os meus filhos, Duarte e Vasco, jogam andebol.", "family.child=Duarte; family.child=Vasco"),
    (
        "Tenho três filhos, a Rita, o João e o Zé.",
        "family.child=Rita; family.child=João; family.child=Zé; children=três filhos",
    ),
    ("Sou auxiliar de ação médica no turno da noite.", "job=auxiliar de ação médica"),
    ("Dou aulas de inglês numa escola em Faro.", "job=Dou aulas de inglês"),
    ("Ensino o meu filho a ler.", ""),
    (
        "Nos deux enfants, Inaya et Sami, ont 8 et 5 ans.",
        "family.child=Inaya; family.child=Sami; children=deux enfants",
    ),
    ("En plus, je suis aussi cœliaque.", "conditions=Maladie cœliaque"),
    ("Sono anche celiaca, e la spesa costa.", "conditions=Celiachia"),
    ("Faccio la magazziniera da dodici anni.", "job=magazziniera"),
    ("Eu sou educadora de infância num colégio.", "job=educadora de infância"),
    ("Our two daughters, Ada and Bea, swim.", "family.daughter=Ada; family.daughter=Bea; children=two daughters"),
    ("Vivo sola en León.", "home=León"),
    ("Mis hijas Ana y Luz van al instituto.", "family.daughter=Ana; family.daughter=Luz"),
    ("Vivo da sola a Lecce.", "home=Lecce"),
    ("Insegno inglese al liceo.", "job=Insegno inglese"),
    ("Ich wohne allein in Kassel.", "home=Kassel"),
    ("Meine Töchter Ida und Ella gehen zur Schule.", "family.daughter=Ida; family.daughter=Ella"),
    ("I work from home as an accountant, so the noise hurts.", "job=accountant; work=from home"),
    ("I teach maths at a secondary school in Leicester.", "job=teach maths"),
    ("We are a family of five in Tampere.", "home=Tampere"),
    ("My name is Sam", "name=Sam"),
    ("Call me Sam, please.", "name=Sam"),
    ("Call me back later", ""),
    ("I'm Sam", "name=Sam"),
    ("I'm German", ""),
    ("ben is allergic to peanuts", "household=Ben: allergic to peanuts"),
    ("léo est allergique aux noix", "household=Léo: allergic to noix"),
    ("emma es alérgica al huevo", "household=Emma: allergic to huevo"),
    ("a lara tem intolerância à lactose", "household=Lara: lactose (intolerance)"),
    ("sara è celiaca", "household=Sara: Celiachia"),
    ("ben hat ne laktoseintoleranz", "household=Ben: laktose (intolerance)"),
    ("emma has a dairy intolerance", "household=Emma: dairy (intolerance)"),
    ("ben is not allergic to nuts", "no household=Ben: allergic to nuts"),
    ("my boss paul is allergic to work", ""),
    ("ich wohne in köln mit lena", "home=köln"),
    ("paçoca ta com diabetes, insulina 2x ao dia 4 unidades", ""),
    ("io sono allergica alle punture di vespa porto sempre l adrenalina", "allergies=punture di vespa"),
    ("soy alérgica al marisco llevo siempre adrenalina", "allergies=marisco"),
    ("sou alérgico a amendoim carrego sempre epipen", "allergies=amendoim"),
    ("ich bin allergisch gegen wespenstiche hab immer einen pen dabei", "allergies=wespenstiche"),
    ("sono allergica al vino porto", "allergies=vino"),
    ("je suis intolérante au lactose pis j'haïs la coriandre", "allergies=lactose (intolerance)"),
    ("je suis allergique a la penicilline", "allergies=pénicilline"),
    ("je suis intolerante au lactose", "allergies=lactose (intolerance)"),
    ("l'allergologue m'a confirmé une allergie aux crustacés", "allergies=crustacés"),
    ("the allergist confirmed an allergy to shellfish", "allergies=shellfish"),
    ("my doctor diagnosed me with a peanut allergy", "allergies=peanut"),
    ("der Allergologe hat eine Allergie gegen Krebstiere bestätigt", "allergies=Krebstiere"),
    ("me diagnosticaron alergia al látex", "allergies=látex"),
    ("mi hanno trovato un'allergia alle noci", "allergies=noci"),
    ("o alergista confirmou alergia a camarão", "allergies=camarão"),
    ("on a trouvé une allergie aux noix à mon fils", ""),
    ("beim Nachbarn wurde eine Nussallergie festgestellt", ""),
    ("l'allergologue m'a confirmé que je n'ai pas d'allergie aux noix", ""),
    ("je prends de l'eliquis 2 x par jour", "medications=eliquis (2 x par jour)"),
    ("je prends metformine 850 2x/jour", "medications=metformine 850 (2x/jour)"),
    ("tomo losartana 50 2x ao dia", "medications=losartana 50 (2x ao dia)"),
    ("ich nehme Pantoprazol 40 mg 2x/Tag", "medications=Pantoprazol 40mg (2x/tag)"),
    ("moi c'est maude chu infirmière", "name=Maude"),
    ("moi c'est claire et toi", "name=Claire"),
    ("c'est Karim, je suis nouveau ici", "name=Karim"),
    ("c'est Karim qui conduit", ""),
    ("c'est Marie au téléphone", ""),
    ("moi c'est pareil", ""),
    ("Buongiorno sono Salvo faccio lo chef", "name=Salvo; job=chef"),
    ("sono giorgia, piacere", "name=Giorgia"),
    ("sono marco e giulia che litigano", ""),
    ("sono stanca", ""),
    ("sono franco", ""),
    ("oi sou o rafa e corro muito", "name=Rafa"),
    ("sou a rosa", "name=Rosa"),
    ("sou o mais velho de três irmãos", ""),
    ("soy el Paco, de Cádiz", "name=Paco"),
    ("soy la hija de Carmen", ""),
    ("ich bin die Anna und wohne in Ulm", "name=Anna; home=Ulm"),
    ("Ich bin Anna.", "name=Anna"),
    ("ich bin Anna gestern begegnet", ""),
    ("ich bin die Neue im Team", ""),
    ("i'm beth and i live in leeds", "name=Beth; home=leeds"),
    ("i'm max's mum", ""),
    ("i'm frank about it", ""),
    ("I'm Sam and I live in Berlin", "name=Sam; home=Berlin"),
    ("I lost my wife, Eileen, in May.", ""),
    ("My guide dog, Juno, is nine.", "family.dog=Juno"),
    ("Our boy Adam is at school", "family.son=Adam"),
    ("I'm a nurse and a single mother to Noah", "family.child=Noah; job=nurse"),
    ("We have two kids, Ellie (7) and Jack, who is four.", "family.child=Ellie; family.child=Jack; children=two kids"),
    ("My sister is a mother of two, Anna and Ben.", ""),
    (
        "Je suis avocate à Lyon, et mère de deux garçons, Paul et Luc",
        "family.child=Paul; family.child=Luc; job=avocate",
    ),
    ("I live with my daughter and her crowd in Swords, near the airport.", "home=Swords"),
    ("I live in a flat in Leeds most of the week", "home=Leeds"),
    ("I moved to Leeds in May.", "home=Leeds"),
    ("I live in Boston on weekends.", "home=Boston"),
    ("Vivo en San Miguel de Allende", "home=San Miguel de Allende"),
    ("Ich wohne in Frankfurt am Main im dritten Stock", "home=Frankfurt am Main"),
    ("D'abord à Marseille, puis à Nantes, où je vis maintenant", "home=Nantes"),
    ("I write from Lagos, where we live", "home=Lagos"),
    ("I take metformin, stopped lisinopril.", "no medications=lisinopril; medications=metformin"),
    ("The doctor's put me on bisoprolol.", "medications=bisoprolol"),
    ("My brother was put on bisoprolol.", ""),
    ("Mein Arzt meint, dass ich Marcumar nehmen soll", "medications=Marcumar"),
    ("Dass ich nicht Ibuprofen nehme, weiß er", ""),
    ("El médico me recetó metformina, dos al día", "medications=metformina"),
    (
        "Tenho Parkinson, no princípio, e tomo Sinemet três vezes por dia",
        "conditions=Parkinson; medications=Sinemet (três vezes por dia)",
    ),
    ("I take Yoga three times a week", ""),
    ("I have ADHD and use Notion daily", "conditions=ADHD"),
    ("Io sono allergica alla penicillina, lo sanno anche i muri.", "allergies=penicillina"),
    ("I'm allergic to cats, dust and budgies", "allergies=cats; allergies=dust; allergies=budgies"),
    ("I've got no allergies besides flour", "allergies=flour"),
    ("I have become allergic to bee stings", "allergies=bee stings"),
    ("Fui diagnosticada com esclerose múltipla e, desde então, canso-me", "conditions=Esclerose múltipla"),
    ("I work for a start-up called Lumen Grid.", "employer=Lumen Grid"),
    ("Lavoro per una ditta chiamata Rossi", "employer=Rossi"),
    ("Ich arbeite halbtags in einer Buchhandlung in Freiburg.", "employer=Buchhandlung"),
    ("Ich arbeite in einem Projekt", ""),
    ("Address me as Father Giles", "name=Father Giles"),
    ("I have Raynaud's disease", "conditions=Raynaud's disease"),
    ("Tenho a doença de Parkinson, no princípio", "conditions=Doença de Parkinson"),
    ("I eat no bread because of my epilepsy", "conditions=Epilepsy"),
    ("My wife stays home because of her epilepsy", ""),
    ("Seit der Geburt leide ich an Migräne mit Aura", "conditions=Migräne"),
    ("El doctor me detectó azúcar alta, diabetes tipo 2", "conditions=Diabetes tipo 2"),
    ("Je prends de la prégabaline ; j'ai longtemps pris du tramadol, que j'ai arrêté", "medications=prégabaline"),
    ("I take ramipril; I quit it last week", ""),
    ("I'm still on letrozole", "medications=letrozole"),
    ("I pomodori non li posso mangiare", "diet=niente pomodori"),
    ("I can't do dairy, it gives me cramps.", "diet=no dairy"),
    ("As I think I mentioned, or maybe I didn't, I live in Leeds.", "home=Leeds"),
    ("I think I'm allergic to nuts, eggs and milk.", ""),
    ("I dreamt I had a dog, I lived in Rome.", ""),
    ("I was told I'm diabetic, I doubt I am.", ""),
    ("They put me on gabapentin last fall and I quit it", ""),
    ("My doctor has put Anna on ramipril", ""),
    ("I am the wife of the father of Tom Baker", ""),
    ("Sono contrario alla madre di Marco", ""),
    ("Soy profesora y la madre de Juan me odia", "job=profesora"),
    ("Sou amigo da mãe de Pedro", ""),
    ("Ich bin sauer auf die Mutter von Paul", ""),
    ("We went to Rome, where we live music all night", ""),
    ("I have ADHD and take Ubers three times a week", "conditions=ADHD"),
    ("Sto a Roma con la mia classe fino a domenica", ""),
    ("Sto a Mestre con la mia compagna", "home=Mestre"),
    ("Address me as you like", ""),
    ("I have to give a talk about warfarin", ""),
    ("I have to take ramipril every day", "medications=ramipril (daily)"),
    ("I've been switched to apixaban", "medications=apixaban"),
    ("I myself have glaucoma", "conditions=Glaucoma"),
    ("Ich selber habe Migräne, mit Aura", "conditions=Migräne"),
    ("Ho anche l'emicrania", "conditions=Emicrania"),
    ("Nous habitons Bruxelles, Ixelles pour être précise", "home=Bruxelles"),
    ("Me pongo unas gotas de timolol por la noche", "medications=timolol (por la noche)"),
    ("Me pongo el abrigo", ""),
    ("My dog's name is Rex", "family.dog=Rex"),
    ("My dog Rex is 3", "family.dog=Rex"),
    ("I go by Alex", "name=Alex"),
    ("My pronouns are they/them", "pronouns=they/them"),
    ("I use she/her pronouns", "pronouns=she/her"),
    ("My birthday is March 5th", "birthday=March 5th"),
    ("I was born on 5 March 1990", "birthday=5 March 1990"),
    ("I was born in 1990", "birthday=1990"),
    ("I was born in Berlin", ""),
    ("My birthday is next week", ""),
    ("I live in Berlin", "home=Berlin"),
    ("I live in Berlin with my wife Anna and two kids", "home=Berlin; family.wife=Anna"),
    ("I live in a small flat", ""),
    ("I just moved to Munich last year", "home=Munich"),
    ("I moved from Berlin to Lisbon", "home=Lisbon"),
    ("I moved to Python 3", ""),
    ("I used to live in Paris", ""),
    ("I no longer live in Berlin", "no home=Berlin"),
    ("my sister lives in Oslo", ""),
    ("I live in St. Louis", "home=St Louis"),
    ("I live in Austin, Texas", "home=Austin, Texas"),
    ("i live in berlin", "home=berlin"),
    ("I want to live in Rome", ""),
    ("I live in constant fear", ""),
    ("We live in the Netherlands", "home=the Netherlands"),
    ("we live in strange times", ""),
    ("My wife Anna is allergic to nuts", "family.wife=Anna; household=wife Anna: allergic to nuts"),
    ("My wife is allergic to nuts", "household=wife: allergic to nuts"),
    ("my husband's name is Tom", "family.husband=Tom"),
    ("I have two kids, Mia and Ben", "family.child=Mia; family.child=Ben; children=two kids"),
    ("I have a daughter named Mia", "family.daughter=Mia"),
    ("My sons Tom and Ben love football", "family.son=Tom; family.son=Ben"),
    ("My ex-wife Anna called", ""),
    ("I work as a nurse", "job=nurse"),
    ("I'm a software engineer at Stripe", "job=software engineer; employer=Stripe"),
    ("I am a senior software engineer", "job=senior software engineer"),
    ("I'm an engineer", "job=engineer"),
    ("I'm a big fan of jazz", "preferences=likes jazz"),
    ("I'm a doctor's patient", ""),
    ("I want to be a nurse", ""),
    ("I was a nurse", ""),
    ("I'm no longer a teacher", "no job=teacher"),
    ("I retired last year", "no employer=; job=retired"),
    ("I work at a hospital in Boston", "employer=hospital"),
    ("I work at night", ""),
    ("I work from home", "work=from home"),
    ("I work night shifts", "work=night shifts"),
    ("I work for Google", "employer=Google"),
    ("I joined Netflix as a designer", "employer=Netflix"),
    ("I joined a gym", ""),
    ("I quit my job", "no job=; no employer="),
    ("I left Stripe", "no employer=Stripe"),
    ("I no longer work at Stripe", "no employer=Stripe"),
    ("I'm building an app for dog owners", "projects=app for dog owners"),
    ("I'm working on a bug", ""),
    ("I'm writing a novel about the sea", "projects=novel about the sea"),
    ("I am writing an email to my boss", ""),
    ("I finished my novel", "no projects=novel"),
    ("I speak German and some Spanish", "languages=German; languages=Spanish"),
    ("I speak to my mother every day", ""),
    ("I'm learning Japanese", "languages=Japanese (learning)"),
    ("My native language is Farsi", "languages=Farsi"),
    ("I'm vegan", "diet=vegan"),
    ("I am a vegetarian", "diet=vegetarian"),
    ("I'm no longer vegan", "no diet=vegan"),
    ("I used to be vegan", "no diet=vegan"),
    ("I don't eat pork or shellfish", "diet=no pork; diet=no shellfish"),
    ("I don't eat breakfast", ""),
    ("I'm on a keto diet", "diet=keto"),
    ("I'm a vegan chef", "job=vegan chef"),
    ("I'm allergic to penicillin", "allergies=penicillin"),
    ("I'm allergic to penicillin, by the way.", "allergies=penicillin"),
    ("Ich bin allergisch gegen Nüsse, übrigens.", "allergies=Nüsse"),
    ("I'm allergic to nuts, unfortunately, and cats.", "allergies=nuts; allergies=cats"),
    (
        "I'm severely allergic to peanuts, shellfish and sulfa antibiotics.",
        "allergies=peanuts; allergies=shellfish; allergies=sulfa antibiotics",
    ),
    (
        "I'm allergic to nuts but my wife is allergic to shellfish",
        "allergies=nuts; household=wife: allergic to shellfish",
    ),
    ("I have a peanut allergy", "allergies=peanut"),
    ("I'm not allergic to nuts", "no allergies=nuts"),
    ("I'm allergic to work", ""),
    ("I have no known allergies", "no allergies="),
    ("I might be allergic to nuts", ""),
    ("Am I allergic to nuts?", ""),
    ("If I were allergic to nuts I would die", ""),
    ("I'm lactose intolerant", "allergies=lactose (intolerance)"),
    ("My son is allergic to cats", "household=son: allergic to cats"),
    ("I told her I'm allergic to cats", "allergies=cats"),
    ('"I\'m allergic to cats", she said.', ""),
    ('She said "I\'m allergic to cats"', ""),
    ("I have type 2 diabetes", "conditions=Type 2 diabetes"),
    ("I was diagnosed with hypertension and asthma last year", "conditions=Hypertension; conditions=Asthma"),
    ("I don't have diabetes", "no conditions=Diabetes"),
    ("My mother has diabetes", "household=mother: Diabetes"),
    ("I'm diabetic", "conditions=Diabetes"),
    ("I'm pregnant", "conditions=Pregnant"),
    ("I have anxiety about the exam", ""),
    ("I live with my mother who is diabetic", "household=mother: Diabetes"),
    ("Messi is diabetic", ""),
    ("I take metformin 500mg twice daily", "medications=metformin 500mg (twice daily)"),
    ("I take 500 mg of metformin twice a day", "medications=metformin 500mg (twice daily)"),
    ("I'm on lisinopril", "medications=lisinopril"),
    ("I take the bus", ""),
    ("My doctor increased my metformin to 850 mg", "medications=metformin 850mg"),
    ("I stopped taking metformin", "no medications=metformin"),
    ("I no longer take metformin", "no medications=metformin"),
    ("My metformin dose is now 850mg", "medications=metformin 850mg"),
    ("The recipe needs 500 mg of salt", ""),
    ("I take ibuprofen as needed for headaches", "medications=ibuprofen (as needed)"),
    ("I started Ozempic last week", "medications=Ozempic"),
    ("My A1C is 6.8%", "vitals.a1c=6.8 %"),
    ("A1C was 7.4%", "vitals.a1c=7.4 %"),
    ("A1C improved to 6.8%", "vitals.a1c=6.8 %"),
    ("A1C now at 6.8%", "vitals.a1c=6.8 %"),
    ("My A1C went from 7.4 to 6.8", "vitals.a1c=6.8 %"),
    ("My wife's A1C was 8", ""),
    ("My blood pressure is 140/90", "vitals.blood_pressure=140/90 mmHg"),
    ("My blood pressure was 130 over 85 this morning", "vitals.blood_pressure=130/85 mmHg"),
    ("I weigh 72 kg", "vitals.weight=72 kg"),
    ("My weight is 160 lbs", "vitals.weight=160 lb"),
    ("I'm 180 cm tall", "vitals.height=180 cm"),
    ("My resting heart rate is 58", "vitals.heart_rate=58 bpm"),
    ("My LDL is 130 mg/dL", "vitals.ldl=130 mg/dL"),
    ("My goal is to lower my A1C below 6.5%", "goals=Lower A1C below 6.5%"),
    ("I want to lose 5 kg", "goals=Lose 5 kg"),
    ("I want to learn how to center a div", ""),
    ("I reached my goal of losing 5 kg", "no goals=Losing 5 kg"),
    ("My emergency contact is my wife Anna, 555-1234", "family.wife=Anna; emergency_contacts=wife Anna, 555-1234"),
    ("In an emergency call my brother Tom", "family.brother=Tom; emergency_contacts=brother Tom"),
    ("My blood type is O negative", "blood_type=O-"),
    ("I love jazz", "preferences=likes jazz"),
    ("I love you", ""),
    ("I love my wife", ""),
    ("I like it", ""),
    ("I like how you explain things", ""),
    ("I hate cilantro", "preferences=dislikes cilantro"),
    ("I can't stand loud music", "preferences=dislikes loud music"),
    ("My favourite colour is blue", "preferences=favourite colour: blue"),
    ("I prefer tea over coffee", "preferences=prefers tea over coffee"),
    ("I prefer short answers", "communication=prefers short answers"),
    ("Always answer in metric", "communication=always answer in metric"),
    ("Always answer in  metric", "communication=always answer in metric"),
    ("Never use emojis with me", "communication=never use emojis with me"),
    ("From now on, reply in German", "communication=reply in German"),
    ("From now on I work from home", "work=from home"),
    ("Ich heiße Lukas", "name=Lukas"),
    ("Ich wohne in Köln", "home=Köln"),
    ("Ich bin Lehrerin und wohne in Köln", "home=Köln; job=Lehrerin"),
    ("Ich bin allergisch gegen Nüsse", "allergies=Nüsse"),
    ("Ich bin gegen Penicillin allergisch", "allergies=Penicillin"),
    ("Meine Frau ist allergisch gegen Nüsse", "household=wife: allergic to Nüsse"),
    ("Ich bin Vegetarierin", "diet=vegetarian"),
    ("Ich esse kein Fleisch", "diet=kein Fleisch"),
    ("Ich arbeite bei Siemens", "employer=Siemens"),
    ("Mein Geburtstag ist am 5. März", "birthday=5. März"),
    ("Ich nehme Metformin 500 mg zweimal täglich", "medications=Metformin 500mg (zweimal täglich)"),
    ("Me llamo Ana", "name=Ana"),
    ("Vivo en Madrid", "home=Madrid"),
    ("Soy alérgica a los cacahuetes", "allergies=cacahuetes"),
    ("Mi marido es alérgico a los frutos secos", "household=husband: allergic to frutos secos"),
    ("Soy médica", "job=médica"),
    ("Trabajo como enfermera", "job=enfermera"),
    ("Soy vegetariana", "diet=vegetarian"),
    ("Je m'appelle Luc", "name=Luc"),
    ("J'habite à Lyon", "home=Lyon"),
    ("Je suis allergique aux arachides", "allergies=arachides"),
    ("Je suis professeur", "job=professeur"),
    ("Je suis végétarienne", "diet=vegetarian"),
    ("Mi hermana vive en Sevilla", ""),
    ("Ma femme est allergique aux noix", "household=wife: allergic to noix"),
    ("Allergic to sulfa antibiotics", "allergies=sulfa antibiotics"),
    ("The user is allergic to dropdowns", ""),
    ("My wife and I are allergic to cats", "allergies=cats"),
    ("My boss is a vegan", ""),
    ("I'm cooking for a vegan tonight", ""),
    ("My girlfriend's name is Laura and she works at Google", "family.girlfriend=Laura"),
    ("My friend works at Google", ""),
    ("I have a friend named Tom", ""),
    ("My doctor prescribed lisinopril 10mg daily", "medications=lisinopril 10mg (daily)"),
    ("My mother takes metformin 500 mg daily", ""),
    ("I gave my dog 5 mg of prednisone", ""),
    ("I'm 34 years old and I weigh 70 kg", "born=1990 or 1991; vitals.weight=70 kg"),
    ("My son weighs 20 kg", ""),
    ("I need to call my emergency contact list", ""),
    ("My name is on the waiting list", ""),
    ("People call me crazy", ""),
    (
        "My husband Mark and I live in Seattle with our daughter Lily",
        "home=Seattle; family.husband=Mark; family.daughter=Lily",
    ),
    ("We adopted a cat named Luna", "family.cat=Luna"),
    ("I'm originally from Brazil but I live in Toronto now", "home=Toronto"),
    ("I work as a high school teacher in Chicago", "job=high school teacher"),
    ("I am the CTO at Loopy", "job=CTO; employer=Loopy"),
    ("I'm studying medicine at Oxford", "work=studying medicine"),
    ("I am a medical student", "job=medical student"),
    ("I'm a nurse and my husband is a teacher", "job=nurse"),
    ("I'm not a lawyer, but I think this is wrong", "no job=lawyer"),
    ("I'm no lawyer", ""),
    ("As a vegetarian, I miss cheese sometimes", "diet=vegetarian"),
    ("I went vegan in January", "diet=vegan"),
    ("I can't eat gluten because I have celiac disease", "diet=no gluten; conditions=Celiac disease"),
    ("I avoid dairy", "diet=no dairy"),
    (
        "I have high blood pressure and take lisinopril 20 mg every morning",
        "conditions=High blood pressure; medications=lisinopril 20mg (every morning)",
    ),
    ("I was diagnosed with ADHD as a kid", "conditions=ADHD"),
    ("My sister was diagnosed with cancer", ""),
    ("I had COVID last month", ""),
    ("I have had migraines since college", "conditions=Migraines"),
    ("I've got asthma", "conditions=Asthma"),
    ("I think I have the flu", ""),
    ("I take vitamin D 2000 IU daily", "medications=vitamin D 2000IU (daily)"),
    ("I take 2 tablets of ibuprofen when needed", "medications=ibuprofen 2 tablets (when needed)"),
    ("I take care of my mother", ""),
    ("I take it easy", ""),
    ("I use Python daily", ""),
    ("I'm on the phone", ""),
    ("I'm on holiday", ""),
    ("I'm on a diet", ""),
    ("I use insulin glargine 20 units at night", "medications=insulin glargine 20 units (at night)"),
    ("I was on Zoloft but I stopped taking it", ""),
    ("My cholesterol is 210", "vitals.cholesterol=210"),
    ("My blood sugar was 110 mg/dL this morning", "vitals.glucose=110 mg/dL"),
    ("My blood pressure should be below 130/80", ""),
    ("My doctor wants my A1C below 7", ""),
    ("Yesterday my blood pressure was 150/95", "vitals.blood_pressure=150/95 mmHg"),
    ("Blood pressure 128/82", "vitals.blood_pressure=128/82 mmHg"),
    ("I want to quit smoking", "goals=Quit smoking"),
    ("My goal this year is to read 20 books", "goals=Read 20 books"),
    ("My goals are to run a marathon and save 5000 euros", "goals=Run a marathon and save 5000 euros"),
    ("I love hiking and cooking", "preferences=likes hiking and cooking"),
    ("I love that you remember things", ""),
    ("I love when it rains", ""),
    ("I'd love to visit Japan", ""),
    ("I don't like olives", "preferences=dislikes olives"),
    ("I hate it when people are late", ""),
    ("I really enjoy reading science fiction novels", "preferences=likes reading science fiction novels"),
    (
        "My favorite food is sushi, and my favorite band is Radiohead",
        "preferences=favourite food: sushi; preferences=favourite band: Radiohead",
    ),
    ("I prefer tea", "preferences=prefers tea"),
    ("I prefer to be called Liz", "name=Liz"),
    ("I prefer my coffee black", ""),
    ("Please keep your answers short", "communication=keep your answers short"),
    ("Please answer in bullet points from now on", "communication=answer in bullet points from now on"),
    ("Call me Liz", "name=Liz"),
    ("You can call me Liz", "name=Liz"),
    ("My wife calls me Lizzie", ""),
    ("call me maybe", ""),
    ("My pronouns are she/her, thanks", "pronouns=she/her"),
    ("I'm 34", "born=1990 or 1991"),
    ("I'm 34 and I live in Leeds", "born=1990 or 1991; home=Leeds"),
    ("I turned forty last week", "born=1984 or 1985"),
    ("I am a 29-year-old teacher", "born=1995 or 1996; job=teacher"),
    ("ich bin Jahrgang 1988", "born=1988"),
    ("Ich bin gerade 60 geworden", "born=1964 or 1965"),
    ("tengo 19 años", "born=2005 or 2006"),
    ("J'ai 31 ans", "born=1993 or 1994"),
    ("Ho appena compiuto 30 anni", "born=1994 or 1995"),
    ("Tenho 70 anos e moro sozinho", "born=1954 or 1955"),
    ("I'm 34 weeks pregnant", ""),
    ("I'm 20 minutes away", ""),
    ("When I was 12 I broke my arm", ""),
    ("When I turned 40, I ran a marathon", ""),
    ("I'm 5 years older than my sister", ""),
    ("My wife turned forty last week", ""),
    ("Mon fils a 6 ans", ""),
    ("J'ai 10 ans d'expérience", ""),
    ("Tengo 10 años de experiencia", ""),
    ("Mein Vater ist Jahrgang 1950", ""),
    ("My birthday's on the 3rd of May", "birthday=the 3rd of May"),
    ("Today is my birthday", ""),
    ("My daughter's birthday is May 3rd", ""),
    ("My daughter was born on May 3rd", ""),
    ("I was born and raised in Ohio", ""),
    ("I'm building a house", ""),
    ("I'm building a personal finance app in Rust", "projects=personal finance app in Rust"),
    ("I'm working on my PhD thesis about bees", "projects=PhD thesis about bees"),
    ("I'm working on it", ""),
    ("I'm working on this project with Anna", ""),
    ("I work on weekends", ""),
    ("I work out every day", ""),
    ("I work hard", ""),
    ("I run a small bakery in Kent", "job=run a small bakery"),
    ("I head the tax department", "job=head the tax department"),
    ("ich leite die Controlling-Abteilung", "job=leite die Controlling-Abteilung"),
    ("Je dirige une agence", "job=dirige une agence"),
    ("Mi occupo di logistica", "job=logistica"),
    ("Dirijo un hotel en Málaga", "job=Dirijo un hotel"),
    ("Coordeno o departamento de vendas", "job=Coordeno o departamento de vendas"),
    ("I run every morning", ""),
    ("I run a fever since yesterday", ""),
    ("I run a team meeting every Monday", ""),
    ("ich leite die Mail an dich weiter", ""),
    ("Mi occupo di mia madre", ""),
    ("Je tiens à te remercier", ""),
    ("Me dedico a ver series los domingos", ""),
    ("Dirijo um carro velho", ""),
    ("I work with Anna at Stripe", "employer=Stripe"),
    ("I used to work at Google", ""),
    ("I worked at Google for five years", ""),
    ("I just started at Amazon", "employer=Amazon"),
    ("I got fired yesterday", "no job=; no employer="),
    ("I speak three languages: English, Hindi and Tamil", "languages=English; languages=Hindi; languages=Tamil"),
    ("I'm fluent in French", "languages=French"),
    ("I don't speak Spanish", "no languages=Spanish"),
    ("I speak Spanish with my kids", "languages=Spanish"),
    ("My kids speak Spanish", ""),
    ("I teach German", "work=teach German"),
    ("Ich wohne seit 2019 in Hamburg", "home=Hamburg"),
    ("Ich arbeite als Ingenieurin bei Bosch", "job=Ingenieurin; employer=Bosch"),
    ("Meine Tochter heißt Lena", "family.daughter=Lena"),
    ("Meine Frau Julia ist Lehrerin", "family.wife=Julia"),
    ("Ich bin kein Veganer mehr", "no diet=vegan"),
    ("Ich habe eine Nussallergie", "allergies=Nuss"),
    ("Ich spreche Deutsch und Englisch", "languages=Deutsch; languages=Englisch"),
    ("Mein Mann ist Arzt", ""),
    ("Vivo en Ciudad de México", "home=Ciudad de México"),
    ("Mi hijo se llama Pablo", "family.son=Pablo"),
    ("Tengo diabetes", "conditions=Diabetes"),
    ("Hablo español e inglés", "languages=Español; languages=Inglés"),
    ("No como carne", "diet=no carne"),
    ("Mi cumpleaños es el 5 de marzo", "birthday=5 de marzo"),
    ("Tomo metformina 500 mg dos veces al día", "medications=metformina 500mg (dos veces al día)"),
    ("J'habite à Paris depuis dix ans", "home=Paris"),
    ("Je suis infirmière", "job=infirmière"),
    ("Ma fille s'appelle Zoé", "family.daughter=Zoé"),
    ("Je parle français et anglais", "languages=Français; languages=Anglais"),
    ("Je ne mange pas de porc", "diet=pas de porc"),
    ("Je suis né le 5 mars 1980", "birthday=5 mars 1980"),
    ("My character in the novel is allergic to silver", ""),
    ("In my novel I am a detective", ""),
    ("The patient is allergic to penicillin", ""),
    ("A friend of mine is allergic to nuts", ""),
    ("You are allergic to nuts", ""),
    ("I'm a bit tired", ""),
    ("I'm a manager's nightmare", ""),
    ("I am looking for a job as a nurse", ""),
    ("I applied for a job at Google", ""),
    ("I dream of living in Paris", ""),
    ("I have lived in Paris for ten years", "home=Paris"),
    ("I've been living in Lisbon since 2020", "home=Lisbon"),
    ("I am visiting Rome", ""),
    ("I live near Boston", ""),
    ("I'm based in Berlin, Germany", "home=Berlin, Germany"),
    ("I'm moving to Lisbon", ""),
    ("I just moved in with my girlfriend Emma", "family.girlfriend=Emma"),
    ("I work at Google in Zurich as a software engineer", "job=software engineer; employer=Google"),
    ("I'm Anna, a nurse from Leeds", "name=Anna; job=nurse"),
    (
        "I'm Bob Miller, senior software engineer at Acme",
        "name=Bob Miller; job=senior software engineer; employer=Acme",
    ),
    ("I'm Lena, a friend of a nurse", "name=Lena"),
    ("I'm Tom, my wife is a nurse", "name=Tom"),
    ("Ich heiße Jan, Lehrer in Kiel", "name=Jan; job=Lehrer"),
    ("Je m'appelle Léa, infirmière à Brest", "name=Léa; job=infirmière"),
    ("Me llamo Ana, profesora en Vigo", "name=Ana; job=profesora"),
    ("Mi chiamo Sara, insegnante a Bari", "name=Sara; job=insegnante"),
    ("Chamo-me Rui, engenheiro em Braga", "name=Rui; job=engenheiro"),
    ("I am Brian and I like jazz", "name=Brian; preferences=likes jazz"),
    ("I'm Vegan", "diet=vegan"),
]

MODELS_WORDS = [
    ("User is allergic to penicillin", "allergies=penicillin"),
    ("Takes metformin 500mg twice daily", "medications=metformin 500mg (twice daily)"),
    ("Name is John", "name=John"),
    ("The user's name is John", "name=John"),
    ("Lives in Berlin", "home=Berlin"),
    ("User's wife is allergic to nuts", "household=wife: allergic to nuts"),
    ("Has type 2 diabetes (mentioned 2025-03-15)", "conditions=Type 2 diabetes"),
    ("User works as a nurse at St. Mary's Hospital", "job=nurse; employer=St Mary's Hospital"),
    ("Prefers short answers", "communication=prefers short answers"),
    ("User's A1C was 7.2%", "vitals.a1c=7.2 %"),
    ("Goal is to lower A1C below 6.5%", "goals=Lower A1C below 6.5%"),
    ("User is no longer vegan", "no diet=vegan"),
    ("User moved to Munich", "home=Munich"),
    ("User's daughter is named Mia", "family.daughter=Mia"),
    ("User's birthday is March 5", "birthday=March 5"),
    ("User speaks German and English", "languages=German; languages=English"),
    ("User's emergency contact is Anna (wife), 555-1234", "emergency_contacts=Anna (wife), 555-1234"),
    ("User's favorite color is blue", "preferences=favourite color: blue"),
    ("Wants to lose 5 kg", "goals=Lose 5 kg"),
    ("The user is a software engineer at Stripe", "job=software engineer; employer=Stripe"),
    ("User has a peanut allergy", "allergies=peanut"),
    ("Does not eat pork", "diet=no pork"),
    ("User stopped taking metformin", "no medications=metformin"),
    ("User's mother lives in Rome", ""),
    ("Anna is allergic to nuts", "household=Anna: allergic to nuts"),
    ("Their son is allergic to nuts", ""),
]


@pytest.mark.parametrize(("sentence", "said"), OWN_WORDS)
def test_the_users_own_sentence_says_of_the_profile(sentence: str, said: str):
    assert read(sentence) == said


@pytest.mark.parametrize(("sentence", "said"), MODELS_WORDS)
def test_a_models_fact_in_the_third_person_says_of_the_profile(sentence: str, said: str):
    assert read(sentence, model=True) == said


def test_the_tables_are_large_enough_to_mean_something():
    silent = [sentence for sentence, said in OWN_WORDS + MODELS_WORDS if not said]

    assert len(OWN_WORDS + MODELS_WORDS) >= 250
    assert len(silent) >= 90


@pytest.mark.parametrize("sentence", [sentence for sentence, said in OWN_WORDS if said])
def test_I11_what_is_not_the_users_own_word_says_nothing(sentence: str):
    others = (
        memory_of(sentence, source=Source.INFERRED),
        memory_of(sentence, role="assistant"),
        memory_of(sentence, role="document"),
        memory_of(sentence, role="tool"),
        memory_of(sentence, tag=QUARANTINED),
    )

    assert statements_by_rules(others, ProfileOptions()) == ()


def test_a_statement_names_its_memory_and_its_day():
    (said,) = statements_by_rules([memory_of("I live in Berlin")], ProfileOptions())

    assert (said.memory_id, said.day) == ("m1", date(2025, 3, 1))


def test_without_the_health_preset_only_allergies_remain_of_it():
    options = ProfileOptions(presets=("general",))

    assert read("I'm allergic to nuts, I have asthma and take metformin 500mg", options=options) == "allergies=nuts"


def test_without_presets_nothing_is_read():
    assert read("I'm Sam, I live in Berlin and I'm allergic to nuts", options=ProfileOptions(presets=())) == ""


def test_an_own_field_is_read_by_its_own_pattern():
    options = ProfileOptions(presets=(), custom=("shoe_size=shoe size is (\\S+)", "teams[]=support (\\w+)"))

    assert read("My shoe size is 43", options=options) == "shoe_size=43"
    assert read("I support Arsenal", options=options) == "teams=Arsenal"


@pytest.mark.parametrize("custom", ["no pattern", "=x(.)", "two words=(.)", "a=(", "a=no group", "<b>=(.)"])
def test_an_own_field_that_cannot_work_is_refused(custom: str):
    with pytest.raises(ValueError, match="custom"):
        ProfileOptions(custom=(custom,))


@given(st.text(max_size=300))
def test_any_text_is_read_without_an_error(text: str):
    assert isinstance(read(text), str)
    assert isinstance(read(f"I am allergic to {text}", model=True), str)


@pytest.mark.parametrize(
    "piece",
    [
        "I am ",
        "I take 5 mg ",
        "my A1C ",
        "and ",
        "my wife ",
        "a, ",
        "I live in ",
        "allergic to ",
        "1",
        "my my ",
        "\u0130 ",
    ],
)
def test_reading_takes_time_in_proportion_to_the_text(piece: str):
    """A bound on steps, not on speed: a sentence is cut, so a hundred times the text is not read a hundred times."""
    assert isinstance(read(piece * 4_000), str)


@pytest.mark.parametrize(
    "text",
    [
        "I stopped taking metformin for two days.",
        "I stopped metformin until after the scan.",
        "Ich habe Ramipril für drei Tage abgesetzt.",
        "Dejé de tomar warfarina dos días por el dentista.",
        "J'ai arrêté le lithium pendant deux jours.",
        "Ho sospeso il Coumadin per due giorni.",
        "Parei a varfarina por dois dias antes da cirurgia.",
    ],
)
def test_what_is_left_off_for_a_while_is_not_over(text: str):
    assert not [each for each in statements_by_rules([memory_of(text)], ProfileOptions()) if each.act == "drop"]


@pytest.mark.parametrize(
    "text",
    [
        "Here's a scene for my novel. My name is Victor. I live in Rome.",
        "Let's role-play. I am a nurse. I'm allergic to bees.",
        "Hier ist eine Szene für meinen Roman. Ich heiße Viktor.",
        "Continúa este cuento, es una escena para mi novela. Me llamo Víctor.",
        "Voici une scène pour mon roman. Je m'appelle Victor.",
        "Ecco una scena per il mio romanzo. Mi chiamo Vittorio.",
        "Eis uma cena para o meu romance. Chamo-me Vítor.",
    ],
)
def test_behind_fiction_nobody_speaks_of_herself(text: str):
    assert statements_by_rules([memory_of(text)], ProfileOptions()) == ()


def test_who_says_that_she_writes_a_novel_goes_on_to_speak_of_herself():
    told = statements_by_rules([memory_of("I'm working on a story. I'm allergic to nuts.")], ProfileOptions())

    assert [each.value for each in told if each.field == "allergies"] == ["nuts"]


@pytest.mark.parametrize(
    "text",
    [
        "nos mudamos de Benimaclet a Patraix, calle Cuenca 40, el día 20 de marzo",
        "me mudo a Patraix el mes que viene",
        "As of the 15th of March I live in Setúbal.",
        "Ab dem 15. März wohne ich in Graz.",
        "À partir du 15 mars j'habite à Nantes.",
        "Dal 15 marzo abito a Torino.",
        "A partir de 15 de março moro em Braga.",
    ],
)
def test_a_move_of_a_day_to_come_is_no_home_yet(text: str):
    assert "home" not in read(text)


@pytest.mark.parametrize(
    ("text", "home"),
    [
        ("El 20 de febrero nos mudamos a Patraix.", "Patraix"),
        ("I moved to Setúbal on March 20.", "Setúbal"),
        ("Seit dem 15. März wohne ich in Graz.", "Graz"),
        ("ich wohne in Graz und fahre am 20. März nach Wien", "Graz"),
        ("J'habite à Nantes, le 20 mars je pars à Rome.", "Nantes"),
        ("Dal 15 febbraio abito a Torino.", "Torino"),
    ],
)
def test_a_home_is_one_whose_day_has_come_or_is_of_something_else(text: str, home: str):
    assert f"home={home}" in read(text)


@pytest.mark.parametrize(
    ("text", "food"),
    [
        ("no aguanto la lactosa", "lactosa"),
        ("soy vegetariano y no aguanto la lactosa", "lactosa"),
        ("dairy kills me", "dairy"),
        ("gluten wrecks my stomach", "gluten"),
        ("I can't handle dairy", "dairy"),
        ("mit Laktose komm ich gar nicht klar", "laktose"),
        ("Milch bringt mich um", "milch"),
        ("le lait me rend malade", "lait"),
        ("non reggo il latte", "latte"),
        ("não aguento lactose", "lactose"),
    ],
)
def test_an_intolerance_in_everyday_words_is_one_and_is_pinned(text: str, food: str):
    assert f"allergies={food} (intolerance)" in read(text)
    assert harms_if_lost(text)


@pytest.mark.parametrize(
    "text",
    [
        "no aguanto a mi jefe",
        "no soporto la cebolla de mi suegra",
        "Mondays kill me",
        "dairy kills me with these prices",
        "I can't do cheese puns any more",
        "mit Kritik komme ich nicht klar",
        "non sopporto il caldo",
        "não aguento meu chefe",
    ],
)
def test_what_somebody_only_cannot_bear_is_no_intolerance(text: str):
    assert "allergies" not in read(text)


@pytest.mark.parametrize(
    ("text", "job"),
    [
        ("maestra jubilada, tengo 71 años", "maestra jubilada"),
        ("I'm a retired teacher", "retired teacher"),
        ("ich bin Lehrerin im Ruhestand", "Lehrerin im Ruhestand"),
        ("je suis institutrice retraitée", "institutrice retraitée"),
        ("je suis professeur à la retraite", "professeur à la retraite"),
        ("sono un'insegnante in pensione", "insegnante in pensione"),
        ("sou professora aposentada", "professora aposentada"),
        ("I'm a teacher and my husband is retired", "teacher"),
    ],
)
def test_a_job_of_who_is_retired_is_said_as_such(text: str, job: str):
    assert f"job={job};" in f"{read(text)};"
