"""Letters are told by their shape: what is handed over to be read or answered is nobody's word, the rest is hers."""

import pytest

from memory.language.material import parted


@pytest.mark.parametrize(
    ("text", "theirs", "own"),
    [
        (
            (
                "can you tighten this mail for me?\n\nHi Maya,\n"
                "I'm Gil Santoro, the new art director at Bluefinch. I live in Boston and I'm allergic to "
                "shellfish.\n"
                "Best,\nGil"
            ),
            "shellfish",
            "tighten",
        ),
        (
            (
                "can you reply to this politely, I can't make it\n\nDear parents,\n"
                "My son Oliver is lactose intolerant and I'm vegan, so please bring dairy-free snacks on Friday.\n"
                "Thanks,\nAnn Pike"
            ),
            "vegan",
            "can't make it",
        ),
        (
            "what do you think of this?\n\nhey Maya, it's Tom. I moved to Leeds and I'm vegan now, dinner on Friday?",
            "Leeds",
            "what do you think",
        ),
        (
            (
                "is this ok to send?\n\n"
                "Dear Dr Lee, I'm allergic to penicillin and would like to see you about the rash.\n\n"
                "I live at 4 Mill Road.\n\nBest regards,\nMaya"
            ),
            "penicillin",
            "is this ok",
        ),
        (
            (
                "Hi Maya,\n\nI'm Gil, your new art director. I live in Boston and I'm diabetic.\n\nCheers,\n"
                "Gil\n\nwhat should I answer? I can only do Fridays"
            ),
            "diabetic",
            "Fridays",
        ),
        (
            (
                "this came in today. not sure what to make of it\n\nHello Ms Carter,\n\n"
                "I'm the new tenant in 4B and I have asthma. Could you smoke elsewhere?\n\nRegards,\n"
                "Priscilla Young"
            ),
            "asthma",
            "this came in",
        ),
        (
            "tidy up my post pls\nHi everyone!\nI'm Dana, a nurse from Perth, and I'm coeliac.\n\nLove,\nDana",
            "coeliac",
            "tidy",
        ),
        (
            (
                "any red flags in this job ad?\n\n"
                "We're a vegan bakery in Bristol. I'm Joe, the owner, and I'm deaf, so you'll need to sign."
            ),
            "deaf",
            "red flags",
        ),
        ("how would you answer?\n\nHi, this is Carl from number 9. I'm allergic to your cat.", "cat", "how would you"),
        (
            (
                "help me answer this one, I want to say no\n\nGood morning Mrs Bell,\n"
                "I am a pensioner and live in Hull.\n\nYours sincerely\nR. Marsh\n\nI'm busy all June."
            ),
            "Hull",
            "busy all June",
        ),
        (
            (
                "kannst du das kürzer machen?\n\nSehr geehrter Herr Feldmann,\n"
                "ich bin Architektin und wohne in Göttingen. Ich habe eine Katzenhaarallergie.\nMfG Ute"
            ),
            "Göttingen",
            "kürzer",
        ),
        (
            "was sag ich dazu?\n\nHallo zusammen,\nich bin die Neue aus 3b und schwanger.\nLG Sabine",
            "schwanger",
            "was sag ich",
        ),
        (
            (
                "Ist das so okay?\n\nLiebe Frau Kurz,\n\nich wohne jetzt in Kiel und bin Diabetiker.\n\n"
                "Mit freundlichen Grüßen\nJan Holt"
            ),
            "Diabetiker",
            "okay",
        ),
        (
            "Moin Jonas,\nich bin Piet aus Emden und vertrage keine Nüsse.\nGruß Piet\n\nwie antworte ich da nett?",
            "Nüsse",
            "wie antworte",
        ),
        (
            (
                "kam grad von der Vermieterin\n\nGuten Tag Herr Yilmaz,\n"
                "ich bin 82 und wohne allein in Celle.\n\nHochachtungsvoll\nE. Brand"
            ),
            "Celle",
            "Vermieterin",
        ),
        (
            (
                "tu peux répondre poliment ?\n\nBonjour à tous,\n"
                "Je suis Maud, j'habite à Nantes et je suis végane.\n\nCordialement,\nMaud"
            ),
            "Nantes",
            "poliment",
        ),
        (
            (
                "c'est bien comme ça ?\n\nChère Madame Petit, je suis asthmatique et j'habite à Lyon.\n\n"
                "Bien cordialement\nCamille"
            ),
            "asthmatique",
            "c'est bien",
        ),
        (
            (
                "je dis quoi moi ?\n\n"
                "coucou Camille, c'est Léo, je suis à Brest maintenant et je suis allergique aux noix. tu viens ?\n"
                "bises"
            ),
            "Brest",
            "je dis quoi",
        ),
        (
            "qué le contesto?\n\nEstimada Inés:\nSoy Pablo, vivo en Burgos y soy celíaco.\n\nUn saludo,\nPablo",
            "celíaco",
            "contesto",
        ),
        (
            "¿está bien así?\n\nBuenos días, señora Ruiz:\nsoy diabética y vivo en Jaén.\n\nAtentamente,\nLola",
            "diabética",
            "así",
        ),
        (
            (
                "me ha llegado esto del cole\n\nQueridas familias,\n"
                "mi hijo es alérgico al huevo y soy vegana.\n\nSaludos\nMarta"
            ),
            "vegana",
            "del cole",
        ),
        (
            (
                "cosa rispondo?\n\nGentile architetta,\n"
                "sono Bruno, il capocantiere. Abito a Moncalieri e soffro di vertigini.\nBruno Levi"
            ),
            "Moncalieri",
            "cosa rispondo",
        ),
        (
            "va bene da mandare?\n\nCari colleghi,\nsono incinta e da maggio abito a Trento.\n\nUn caro saluto\nGiulia",
            "incinta",
            "va bene",
        ),
        (
            (
                "scrivi una risposta a questa mail, tono cordiale:\n\n"
                "Gentile architetta, sono Bruno, il capocantiere. Abito a Moncalieri.\n\n"
                "Sono vegetariano, per il pranzo.\n\nCordiali saluti\nBruno"
            ),
            "vegetariano",
            "risposta",
        ),
        (
            "o que eu respondo?\n\nPrezado senhor,\nmoro no Porto e sou diabético.\n\nAtenciosamente,\nRui Paz",
            "diabético",
            "respondo",
        ),
        (
            "dá uma olhada nisso\n\noi Rafa, aqui é o Téo. to morando em Natal e virei vegano. bora sábado?",
            "vegano",
            "olhada",
        ),
        ("tá bom assim?\n\nOlá a todos,\nsou a Bia, tenho asma.\n\nAbraços,\nBia", "asma", "assim"),
        (
            (
                "summarise\n\nDear shareholders,\n\nI live in Zurich.\n\nI am a widower and a diabetic.\n\n"
                "Yours,\nH. Egli\n\nI need it for Monday's board meeting."
            ),
            "widower",
            "board meeting",
        ),
        (
            (
                "Liebe Eltern,\n\nich bin Frau Sommer, die neue Lehrerin, und allergisch gegen Bienen.\n\n"
                "Viele Grüße\nA. Sommer"
            ),
            "Bienen",
            "",
        ),
        (
            (
                "is it too cold? my boss says so\n\nDear Sir or Madam,\n\n"
                "I am writing as a wheelchair user living in York.\n\nKind regards,\nMaya"
            ),
            "wheelchair",
            "my boss",
        ),
        ("Hi there!\n\ntighten this pls\n\nHi Maya,\nI'm vegan.\n\nBest, Gil", "vegan", "tighten this"),
        ("Reply to this politely. Dear parents, my son is vegan and so am I. Bring cakes.", "vegan", "Reply to this"),
        ("what now?\n\nHi Maya,\nI'm vegan.\n\nBest,\n\nGil\n\nPS: I'm deaf.\n\nI can't, I'm away", "deaf", "I'm away"),
    ],
)
def test_a_letter_is_taken_out_and_what_stands_around_it_is_hers(text: str, theirs: str, own: str):
    prose = parted(text).prose

    assert theirs not in prose
    assert own in prose


@pytest.mark.parametrize(
    ("text", "hers"),
    [
        ("Hi there,\n\nI'm Maya and I'm allergic to nuts. Can you plan my dinner?", "nuts"),
        ("Hello! I'm Maya. I live in Hull and I'm vegan.", "Hull"),
        ("Dear assistant,\n\nI'm diabetic. What can I eat?\n\nThanks,\nMaya", "diabetic"),
        ("Guten Tag, ich heiße Leyla und wohne in Ulm.", "Ulm"),
        ("Hello,\nI'm Maya and I live in York.\nWhat should I do on Sunday?\nThanks, Maya", "York"),
        (
            (
                "Good morning!\n\nI'm a nurse in Leeds and I have asthma.\n\n"
                "Can you make me a training plan?\n\nBest,\nMaya"
            ),
            "asthma",
        ),
        ("Hi Claude,\n\nI'm allergic to penicillin.\n\nCheers,\nMaya", "penicillin"),
        (
            "Dear ChatGPT, I am 71 and I live in Dover. Could you tell me about the ferry? Yours sincerely, Walter",
            "Dover",
        ),
        ("Thanks, that helped!\n\nHi again, I moved to Bath last week.", "Bath"),
        ("Can you help me?\n\nI'm allergic to nuts and live in Hull.\n\nThanks,\nMaya", "nuts"),
        ("I have a dear friend in Leeds.\nDear old Tom is my brother and he has asthma.", "asthma"),
        ("Write me a letter to my landlord. I live in Hull and I have asthma.", "Hull"),
        ("I got a mail from Gil today. I'm allergic to shellfish, so lunch will be a problem.", "shellfish"),
        ("What do you think of this?\n\nI'm moving to Lisbon in May and giving up my job.", "Lisbon"),
        ("Is this ok? I'm pregnant and had sushi.", "pregnant"),
        ("I'm Maya.\n\nI'm vegan.\n\nBest,\nMaya", "vegan"),
        ("Dear diary,\n\nI moved to Bath today.\n\nLove,\nMaya", "Bath"),
        ("Quick update\n\nI'm vegan now and I live in Hull. Can you adjust the plan?", "vegan"),
        ("Hey! Long time no see.\n\nI've moved to Perth and I'm pregnant.", "Perth"),
        ("Hello, I hope you're well. I'm Ann, I'm coeliac. Would you suggest some bread? Kind regards, Ann", "coeliac"),
        ("Hallo,\n\nich bin Vegetarierin. Was kann ich kochen?\n\nLG Leyla", "Vegetarierin"),
        ("Hallo! Ich wohne in Kiel.\n\nKannst du mir eine Laufstrecke suchen?\n\nDanke, Jonas", "Kiel"),
        ("Guten Morgen!\n\nIch bin Diabetiker und brauche ein Frühstück.", "Diabetiker"),
        ("Ich bin schwanger.\n\nLiebe Grüße\nLeyla", "schwanger"),
        ("Meine liebe Mutter wohnt in Celle.\nLiebe ist alles, und ich bin Vegetarier.", "Vegetarier"),
        ("Kannst du mir eine Mail schreiben?\n\nIch bin krank, wohne in Bonn und kann nicht kommen.", "Bonn"),
        ("Bonjour,\n\nje suis végane et j'habite à Lyon. Une idée de dîner ?\n\nMerci,\nCamille", "végane"),
        ("Salut ! Moi c'est Léo, je suis diabétique.", "diabétique"),
        ("Bonsoir, je m'appelle Maud et je vis à Nantes.\n\nCordialement", "Nantes"),
        ("Cher assistant, je suis asthmatique. Que faire ?", "asthmatique"),
        ("Hola, soy Marcos.\n\nVivo en Valencia y soy celíaco. ¿Qué ceno?\n\nUn saludo", "celíaco"),
        ("¡Buenos días! Soy enfermera en Jaén.", "Jaén"),
        ("Hola:\n\ntengo asma y vivo en Burgos.\n\nGracias,\nLola", "asma"),
        ("Ciao! Sono Giulia, abito a Torino e sono vegetariana.", "vegetariana"),
        ("Buongiorno,\n\nsono celiaca. Mi consigli un pane?\n\nGrazie,\nGiulia", "celiaca"),
        ("La casa è cara.\nCara com'è, abito a Torino e sono vegetariana.", "vegetariana"),
        ("Oi! Sou o Rafa, moro em Recife e tenho asma.", "Recife"),
        ("Bom dia,\n\nsou diabética. O que posso comer?\n\nObrigada,\nBia", "diabética"),
        ("Olá, tudo bem?\n\nMoro no Porto e sou vegana.\n\nAbraços", "Porto"),
        ("Which train is best?\n\nBest thing is I live in York now and I'm vegan.", "York"),
        ("Hello, what do I say to my boss?\n\nI'm vegan.\n\nBest,\nMaya", "vegan"),
        ("Back again.\n\nHi!\n\nI moved to Bath.", "Bath"),
        ("Hey Caroline, I moved to Bath! Thanks!", "Bath"),
        ("¿qué ceno?\nyo, la verdad, soy celíaco", "celíaco"),
        ("Should I take this job?\n\nI live in Hull and I'm a nurse.", "Hull"),
        ("How do I start this letter?\n\nI've lived in Hull for ten years.", "Hull"),
        ("Can you help me write this letter?\n\nI'm ill and live in Hull.", "Hull"),
    ],
)
def test_who_greets_the_assistant_or_signs_speaks_of_herself(text: str, hers: str):
    assert hers in parted(text).prose
