"""German: what is asked of the user, and what a short answer states."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.answer_table import AnswerTable, AskedSlot

_YOU = r"(?: du| (?-i:Sie))?(?: denn| eigentlich| zurzeit| aktuell| gerade| momentan| derzeit| noch)*"
_VERBS = {
    "wohnst|wohnen": "wohne",
    "lebst|leben": "lebe",
    "heißt|heisst|heißen|heissen": "heiße",
    "hast|haben": "habe",
    "bist|sind": "bin",
    "arbeitest|arbeiten": "arbeite",
    "spielst|spielen": "spiele",
    "fährst|fahren": "fahre",
    "nimmst|nehmen": "nehme",
    "sprichst|sprechen": "spreche",
    "isst|essen": "esse",
    "trinkst|trinken": "trinke",
    "benutzt|benutzen": "benutze",
    "nutzt|nutzen": "nutze",
    "verwendest|verwenden": "verwende",
    "trägst|tragen": "trage",
    "lernst|lernen": "lerne",
    "studierst|studieren": "studiere",
    "wiegst|wiegen": "wiege",
    "rauchst|rauchen": "rauche",
    "ernährst|ernähren": "ernähre",
}

ANSWERS = AnswerTable(
    leads=r"kannst du mir sagen|können (?-i:Sie) mir sagen|verrätst du mir|verraten (?-i:Sie) mir|darf ich fragen|sag mir|sagst du mir|magst du mir sagen|und|also|ok|okay|dann|noch|aber|gut",
    yes=r"ja|jawohl|jep|jo|genau|stimmt|richtig|klar|natürlich|sicher|korrekt|doch",
    echoes=r"bin ich|hab(?:e)? ich|mach(?:e)? ich|tu(?:e)? ich|das bin ich",
    no=r"vergiss|egal|rate mal|später|weiter|keine ahnung|hm+|nein|nee|nö|ne|kein\w*|nicht\w*|nie|niemals|niemand|nirgends|egal|kommt darauf an|kommt drauf an|alles|alle|beides?|warum|was|vielleicht|wohl|weiß nicht",
    denies=r"nein|jein",
    only=r"nur|bloß",
    anything=r"irgend\w*|etwas|was|einige",
    alternative=r"oder",
    verbs={form: first for forms, first in _VERBS.items() for form in forms.split("|")},
    mine={
        "dein": "mein",
        "deine": "meine",
        "deiner": "meiner",
        "deinen": "meinen",
        "deinem": "meinem",
        "deines": "meines",
        "Ihr": "mein",
        "Ihre": "meine",
        "Ihrer": "meiner",
        "Ihren": "meinen",
        "Ihrem": "meinem",
        "Ihres": "meines",
        "eure": "unsere",
        "euer": "unser",
        "eurer": "unserer",
    },
    word=r"[^\W\d_][\w-]*",
    no_thing=r"von|in|im|an|am|auf|für|mit|zu|zum|zur|der|die|das|dem|den|des|du|sie|ihr|wenn|option|variante|version|frage|fragen|name|namen|und|oder|bei|aus|nach",
    slots=(
        AskedSlot(
            r"(?:hast du|haben (?-i:Sie)|gibt es)(?: denn| eigentlich| bei dir| bei (?-i:Ihnen))?(?: irgendwelche| irgendeine| eine| bekannte| lebensmittel| andere)*(?: \w+)? ?(?:lebensmittel|nahrungsmittel|medikamenten)?-?allergien?(?: gegen (?:etwas|medikamente|lebensmittel))?",
            "Ich bin ONLY VALUE allergisch",
            "gegen|auf",
        ),
        AskedSlot(
            r"(?:gibt es )?(?:irgend)?(?:etwas|was|wo)?,? ?(?:wogegen|gegen (?:was|etwas|welche \w+)|worauf|auf (?:was|etwas)) ?(?:bist du|sind (?-i:Sie)|du|(?-i:Sie))? ?allergisch(?: bist| sind| reagierst| reagieren)?|(?:bist du|sind (?-i:Sie))(?: denn)? (?:gegen|auf) (?:irgend)?(?:etwas|was) allergisch|(?:worauf|wogegen) (?:reagierst du|reagieren (?-i:Sie)) allergisch",
            "Ich bin ONLY VALUE allergisch",
            "gegen|auf",
        ),
        AskedSlot(
            rf"wo (?:wohnst|lebst|wohnen|leben){_YOU}|in welche[rm] (?:stadt|ort|land|gegend|region) (?:wohnst|lebst|wohnen|leben){_YOU}|wo (?:bist du|sind (?-i:Sie)) (?:zu ?hause|daheim)|wo (?:du (?:wohnst|lebst)|(?-i:Sie) (?:wohnen|leben))",
            "Ich wohne VALUE",
            "in|im|bei|am|an|auf|nahe|außerhalb|nähe",
        ),
        AskedSlot(
            rf"wie (?:heißt|heisst|heißen|heissen){_YOU}|wie (?:ist|lautet) (?:dein|(?-i:Ihr)) (?:vor)?name|wie (?:darf|soll|kann) ich (?:dich|(?-i:Sie)) (?:nennen|ansprechen)|(?:wie )?(?:dein|(?-i:Ihr)) (?:vor)?name(?: ist| lautet)?|wie (?:du heißt|(?-i:Sie) heißen)|mit wem (?:habe ich das vergnügen|spreche ich)",
            "Mein Name ist VALUE",
        ),
        AskedSlot(
            r"was (?:machst du|machen (?-i:Sie)|bist du|sind (?-i:Sie)|arbeitest du|arbeiten (?-i:Sie))(?: denn| eigentlich)?(?: so)?(?: beruflich| von beruf)|(?:was|welchen beruf) (?:arbeitest du|arbeiten (?-i:Sie)|hast du|haben (?-i:Sie)|übst du aus|üben (?-i:Sie) aus)|was ist (?:dein|(?-i:Ihr)) beruf|als was (?:arbeitest du|arbeiten (?-i:Sie))|was arbeitest du",
            "Ich arbeite VALUE",
            "als|in|im|bei|beim|für|an|am",
        ),
        AskedSlot(
            r"wo (?:arbeitest|arbeiten)(?: du| (?-i:Sie))(?: denn| eigentlich)?|(?:bei|für) (?:wem|welcher firma|welchem unternehmen) (?:arbeitest|arbeiten) (?:du|(?-i:Sie))",
            "Ich arbeite VALUE",
            "bei|in|im|beim|für|an|am|auf|als|von",
        ),
        AskedSlot(r"wie alt (?:bist du|sind (?-i:Sie))(?: denn| eigentlich)?", "Ich bin VALUE Jahre alt"),
        AskedSlot(
            r"welche (?:medikamente|arzneien|tabletten|mittel) (?:nimmst du|nehmen (?-i:Sie))(?: ein| regelmäßig| gerade| zurzeit)*|(?:nimmst du|nehmen (?-i:Sie))(?: irgendwelche| regelmäßig| gerade| zurzeit| derzeit)* (?:medikamente|tabletten|arzneimittel)(?: ein)?",
            "Ich nehme VALUE",
        ),
        AskedSlot(
            r"(?:hast du|haben (?-i:Sie))(?: irgendwelche| bekannte| chronische?n?)* (?:vor|grund)?erkrankung(?:en)?|(?:hast du|haben (?-i:Sie))(?: irgendwelche)? chronische (?:krankheiten|erkrankungen|leiden)",
            "Ich habe VALUE",
        ),
        AskedSlot(
            r"welche sprachen? (?:sprichst du|sprechen (?-i:Sie)|kannst du|können (?-i:Sie))(?: denn)?",
            "Ich spreche VALUE",
        ),
        AskedSlot(r"wie (?:heißt|heisst|heißen|heissen)(?: denn)? MY X", "MY X heißt VALUE"),
        AskedSlot(r"wie (?:ist|lautet) der name (?:von )?MY X", "X: VALUE"),
        AskedSlot(
            r"(?:was|welche[rs]?|wer|wann|wo|wie|welches)(?: denn)? (?:ist|lautet)(?: denn)? MY X", "MY X ist VALUE"
        ),
        AskedSlot(r"(?:was|welche|wer|wann|wo|wie)(?: denn)? sind(?: denn)? MY X", "MY X sind VALUE"),
        AskedSlot(r"wie ?viele X VERB (?:du|(?-i:Sie))(?: denn| eigentlich)?", "Ich VERB VALUE X"),
        AskedSlot(r"wo VERB (?:du|(?-i:Sie))(?: REST)?", "Ich VERB REST VALUE"),
        AskedSlot(r"(?:wann|wie oft|wie lange|seit wann) VERB (?:du|(?-i:Sie))(?: REST)?", "Ich VERB REST, VALUE"),
        AskedSlot(r"wie VERB (?:du|(?-i:Sie)) REST", "Ich VERB REST VALUE"),
        AskedSlot(r"welche[rsnm]? X VERB (?:du|(?-i:Sie))(?: denn| eigentlich)?(?: REST)?", "Ich VERB VALUE REST (X)"),
        AskedSlot(
            r"was für (?:ein|eine|einen) X VERB (?:du|(?-i:Sie))(?: denn| eigentlich)?(?: REST)?",
            "Ich VERB VALUE REST (X)",
        ),
        AskedSlot(
            r"(?:hast du|haben (?-i:Sie))(?: auch| denn)?(?: irgendwelche| ein| eine| einen)? (?P<x>haustiere?|tiere|kinder|geschwister|hobbys|hobbies|hunde?|katzen?|auto)",
            "Ich habe VALUE (X)",
        ),
    ),
    polar=(
        AskedSlot(r"(?:bist du|sind (?-i:Sie))(?: denn| eigentlich| noch| auch)? (?P<p>.+)", "Ich bin P"),
        AskedSlot(
            r"(?:ernährst du dich|ernähren (?-i:Sie) sich)(?: denn| eigentlich| noch| auch)? (?P<p>.+)",
            "Ich ernähre mich P",
        ),
        AskedSlot(r"VERB (?:du|(?-i:Sie))(?: denn| eigentlich| noch| auch)? (?P<p>.+)", "Ich VERB P"),
    ),
)
