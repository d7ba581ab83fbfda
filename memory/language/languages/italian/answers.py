"""Italian: what is asked of the user, and what a short answer states."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.answer_table import AnswerTable, AskedSlot

_YOU = r"(?: tu| lei| adesso| ora| attualmente)*"
_VERBS = {
    "abiti|abita lei|lei abita": "abito",
    "vivi|vive lei|lei vive": "vivo",
    "hai|ha lei|lei ha": "ho",
    "sei": "sono",
    "lavori|lavora lei|lei lavora": "lavoro",
    "prendi|prende lei|lei prende": "prendo",
    "parli|parla lei|lei parla": "parlo",
    "suoni|suona lei|lei suona": "suono",
    "giochi|gioca lei|lei gioca": "gioco",
    "guidi|guida lei|lei guida": "guido",
    "mangi|mangia lei|lei mangia": "mangio",
    "bevi|beve lei|lei beve": "bevo",
    "usi|usa lei|lei usa": "uso",
    "studi|studia lei|lei studia": "studio",
    "porti|porta lei|lei porta": "porto",
    "pratichi|pratica lei|lei pratica": "pratico",
    "fumi|fuma lei|lei fuma": "fumo",
    "tifi|tifa lei|lei tifa": "tifo",
    "segui|segue lei|lei segue": "seguo",
}

ANSWERS = AnswerTable(
    leads=r"puoi dirmi|mi puoi dire|potresti dirmi|posso chiederti|posso chiedere|mi dici|dimmi|e|ed|allora|quindi|ok|bene|ma",
    yes=r"sì|si|certo|esatto|esattamente|giusto|certamente|ovvio|ovviamente",
    echoes=r"lo sono|ce l'ho|ne ho",
    no=r"dimentica|lascia stare|indovina|dopo|più tardi|avanti|hm+|no|nessun[oa]?|non|niente|nulla|mai|né|dipende|non importa|tutto|tutti|entrambi|perché|cosa|forse|boh",
    denies=r"no",
    only=r"solo|soltanto|solamente|unicamente",
    anything=r"qualche|qualcosa|qualcuno|alcun\w*|dei|delle",
    alternative=r"o|oppure",
    verbs={form: first for forms, first in _VERBS.items() for form in forms.split("|")},
    mine={
        "il tuo": "il mio",
        "la tua": "la mia",
        "i tuoi": "i miei",
        "le tue": "le mie",
        "tuo": "mio",
        "tua": "mia",
    },
    word=r"(?-i:[a-zß-ÿ])[\w-]*",
    no_thing=r"di|del|della|in|per|con|a|al|il|la|i|le|lo|gli|un|una|tu|lei|se|opzione|versione|domanda|nome|nomi|e|o|che",
    slots=(
        AskedSlot(
            r"(?:hai|ha lei|lei ha|ci sono|soffri di|soffre di)(?: lei)?(?: qualche| delle| un'| particolari)? ?allergi[ae](?: alimentar[ei]| not[ae]| particolar[ei]| a (?:qualcosa|farmaci|alimenti))*",
            "ONLY ho un'allergia VALUE",
            "a|al|allo|alla|alle|ai|agli|all'",
            common=True,
        ),
        AskedSlot(
            r"a (?:che )?cosa (?:sei|è lei|lei è) allergic[oa]|(?:sei|è lei|lei è) allergic[oa](?: lei)? a (?:qualcosa|qualche \w+)|quali sono le tue allergie",
            "ONLY ho un'allergia VALUE",
            "a|al|allo|alla|alle|ai|agli|all'",
            common=True,
        ),
        AskedSlot(
            rf"dove (?:abiti|abita lei|lei abita|vivi|vive lei|lei vive){_YOU}|in (?:che|quale) (?:città|paese|zona|regione) (?:abiti|abita lei|lei abita|vivi|vive lei|lei vive){_YOU}",
            "Abito VALUE",
            "a|ad|in|vicino|nel|nella|nei|sul|presso|fuori",
        ),
        AskedSlot(
            rf"come (?:ti chiami|si chiama lei|lei si chiama){_YOU}|qual(?:e)? è il tuo nome|qual'è il tuo nome|come (?:posso|devo) (?:chiamarti|chiamarla)|con chi (?:parlo|ho il piacere)",
            "Mi chiamo VALUE",
        ),
        AskedSlot(
            r"(?:che|quale) (?:lavoro|mestiere) (?:fai|fa lei|lei fa)(?: lei)?|(?:che )?cosa (?:fai|fa lei|lei fa)(?: nella vita| di lavoro| per vivere)|di cosa (?:ti occupi|si occupa lei)|qual è (?:il tuo|la tua) (?:lavoro|professione|mestiere|occupazione)",
            "Lavoro VALUE",
            "come|in|nel|nella|per|da|presso|a",
        ),
        AskedSlot(
            r"(?:dove|per chi|in quale azienda|per quale azienda) (?:lavori|lavora lei|lei lavora)(?: lei)?",
            "Lavoro VALUE",
            "in|a|alla|al|per|presso|da|nel|nella|come",
        ),
        AskedSlot(r"quanti anni (?:hai|ha lei|lei ha)(?: lei)?|qual è la tua età", "Ho VALUE anni"),
        AskedSlot(
            r"(?:quali|che) (?:farmaci|medicine|medicinali) (?:prendi|prende lei|lei prende|assumi|assume lei|lei assume)(?: lei)?|(?:prendi|prende lei|lei prende|assumi|assume lei|lei assume)(?: dei| delle| qualche)? (?:farmac[oi]|medicin[ae]|medicinali)(?: regolarmente| attualmente)?",
            "Prendo VALUE",
        ),
        AskedSlot(
            r"(?:hai|ha lei|lei ha|soffri di|soffre di)(?: qualche| delle)? (?:malatti[ae]|patologi[ae]|problem[ai] di salute)(?: cronic[ahe]+)?",
            "Ho VALUE",
        ),
        AskedSlot(r"(?:quali|che) lingue (?:parli|parla lei|lei parla)(?: lei)?", "Parlo VALUE"),
        AskedSlot(r"come si chiaman?o? MY X", "MY X si chiama VALUE"),
        AskedSlot(r"come si chiama MY X", "MY X si chiama VALUE"),
        AskedSlot(r"(?:qual|quale|chi|quando|dove|qual')(?: ?è|'è) MY X", "MY X è VALUE"),
        AskedSlot(r"(?:quali|chi|quando|dove) sono MY X", "MY X sono VALUE"),
        AskedSlot(r"quant[ie] X (?:hai|ha lei|lei ha)(?: lei)?", "Ho VALUE X", common=True),
        AskedSlot(rf"dove VERB{_YOU}", "VERB VALUE"),
        AskedSlot(r"(?:quando|ogni quanto|da quando) VERB(?: REST)?", "VERB REST, VALUE"),
        AskedSlot(rf"(?:che|quale|quali|per quale|per che) X VERB{_YOU}", "VERB VALUE (X)"),
        AskedSlot(
            r"(?:hai|ha lei|lei ha)(?: lei)?(?: un| una| qualche| degli| dei| delle)? (?P<x>animali(?: domestici)?|figli|fratelli|sorelle|cani|cane|gatti|gatto|macchina|hobby)",
            "Ho VALUE (X)",
            common=True,
        ),
    ),
    polar=(
        AskedSlot(r"(?:sei|lei è|è lei)(?: ancora| anche)? (?P<p>.+)", "Sono P"),
        AskedSlot(r"VERB(?: lei| tu)?(?: ancora| anche)? (?P<p>.+)", "VERB P"),
    ),
)
