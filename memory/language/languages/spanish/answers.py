"""Spanish: what is asked of the user, and what a short answer states."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.answer_table import AnswerTable, AskedSlot

_YOU = r"(?: tú| vos| usted| ahora| actualmente)*"
_VERBS = {
    "vives|vive usted|usted vive|vivís": "vivo",
    "tienes|tiene usted|usted tiene|tenés": "tengo",
    "eres|sos": "soy",
    "trabajas|trabaja usted|usted trabaja|trabajás": "trabajo",
    "tomas|toma usted|usted toma|tomás": "tomo",
    "hablas|habla usted|usted habla|hablás": "hablo",
    "comes|come usted|usted come|comés": "como",
    "bebes|bebe usted|usted bebe|bebés": "bebo",
    "tocas|toca usted|usted toca|tocás": "toco",
    "juegas|juega usted|usted juega|jugás": "juego",
    "conduces|conduce usted|manejas|maneja usted": "conduzco",
    "usas|usa usted|usted usa|usás": "uso",
    "utilizas|utiliza usted|usted utiliza": "utilizo",
    "estudias|estudia usted|usted estudia": "estudio",
    "practicas|practica usted|usted practica": "practico",
    "llevas|lleva usted|usted lleva": "llevo",
    "fumas|fuma usted|usted fuma": "fumo",
    "sigues|sigue usted|usted sigue": "sigo",
}

ANSWERS = AnswerTable(
    leads=r"puedes decirme|podrías decirme|me puedes decir|me dices|puedo preguntar|dime|y|pues|entonces|ok|vale|bien|pero",
    yes=r"sí|si|claro|exacto|correcto|así es|por supuesto|efectivamente",
    echoes=r"lo soy|soy|tengo|sí lo soy",
    no=r"olvíd\w+|olvida|adivina|luego|después|sigue|siguiente|ni idea|hm+|no|ningun[oa]s?|ningún|nada|nunca|nadie|tampoco|da igual|depende|todo|todos|ambos|por qué|qué|quizás?|tal vez|no sé",
    denies=r"no",
    only=r"solo|sólo|solamente|únicamente|nada más",
    anything=r"algo|alg[uú]n\w*|cualquier\w*",
    alternative=r"o|u",
    verbs={form: first for forms, first in _VERBS.items() for form in forms.split("|")},
    mine={"tu": "mi", "tus": "mis", "vuestro": "nuestro", "vuestra": "nuestra"},
    word=r"(?-i:[a-zß-ÿ])[\w-]*",
    no_thing=r"de|del|en|para|con|a|al|el|la|los|las|un|una|tu|tú|usted|si|opción|versión|pregunta|nombre|nombres|y|o|que",
    slots=(
        AskedSlot(
            r"(?:tienes|tiene usted|usted tiene|tenés|hay|sufres|sufre usted|usted sufre|padeces|padece usted|usted padece)(?: usted)?(?: de)?(?: alguna| algunas| una)?(?: otra)? alergias?(?: alimentarias?| conocidas?| a (?:algo|algún \w+|alguna \w+|medicamentos?|alimentos?))*",
            "ONLY tengo alergia VALUE",
            "a|al|ante",
            common=True,
        ),
        AskedSlot(
            r"(?:a|qué) (?:qué|cosas) (?:eres|es usted|sos|tienes|tiene usted|usted tiene) (?:alérgic[oa]|alergia)|(?:eres|es usted|sos) alérgic[oa](?: usted)? a (?:algo|algún \w+|alguna \w+)|(?:cuáles son|qué son) tus alergias",
            "ONLY tengo alergia VALUE",
            "a|al|ante",
            common=True,
        ),
        AskedSlot(
            rf"d[óo]nde (?:vives|vive usted|usted vive|vivís|resides|reside usted|usted reside){_YOU}|en qué (?:ciudad|pueblo|país|zona|lugar|barrio) (?:vives|vive usted|usted vive|vivís|estás|resides){_YOU}",
            "Vivo VALUE",
            "en|cerca|a|al|por",
        ),
        AskedSlot(
            rf"c[óo]mo (?:te llamas|se llama usted|te llamás){_YOU}|(?:cuál es )?tu nombre(?: completo)?|cómo (?:puedo|debo|quieres que te|te puedo|debería) ?(?:llamarte|llamarle|llamo|llame|llamar)|con quién (?:hablo|tengo el gusto)",
            "Me llamo VALUE",
        ),
        AskedSlot(
            r"a qué (?:te dedicas|se dedica usted|te dedicás)(?: usted)?|(?:en|de) qué (?:trabajas|trabaja usted|usted trabaja|trabajás)(?: usted)?|cuál es tu (?:profesión|trabajo|ocupación|oficio)|qué haces para vivir",
            "Trabajo VALUE",
            "como|de|en|para|por",
        ),
        AskedSlot(
            r"(?:d[óo]nde|para quién|en qué empresa|para qué empresa) (?:trabajas|trabaja usted|usted trabaja|trabajás)(?: usted)?",
            "Trabajo VALUE",
            "en|para|desde|de|como",
        ),
        AskedSlot(
            r"(?:cuántos años|qué edad) (?:tienes|tiene usted|usted tiene|tenés)(?: usted)?|cuál es tu edad",
            "Tengo VALUE años",
        ),
        AskedSlot(
            r"qué (?:medicamentos?|medicinas?|medicación|pastillas) (?:tomas|toma usted|usted toma|tomás)(?: usted)?(?: actualmente| ahora)?|(?:tomas|toma usted|usted toma|tomás)(?: usted)?(?: algún| alguna| algunos)? (?:medicamentos?|medicinas?|medicación|pastillas?)(?: actualmente)?",
            "Tomo VALUE",
        ),
        AskedSlot(
            r"(?:tienes|tiene usted|usted tiene|padeces|padece usted|usted padece|sufres|sufre usted|usted sufre)(?: usted)?(?: de)?(?: alguna| algún)(?: otra)? (?:enfermedad|condición|problema|afección)(?: crónica| médica| de salud| previa)*",
            "Tengo VALUE",
        ),
        AskedSlot(r"qué (?:idiomas|lenguas) (?:hablas|habla usted|usted habla|hablás)(?: usted)?", "Hablo VALUE"),
        AskedSlot(r"c[óo]mo se llaman? MY X", "MY X se llama VALUE"),
        AskedSlot(r"cuál es el nombre de MY X", "MY X se llama VALUE"),
        AskedSlot(r"(?:cuál|qué|quién|cuándo|d[óo]nde) (?:es|está) MY X", "MY X es VALUE"),
        AskedSlot(r"(?:cuáles|qué|quiénes|cuándo|d[óo]nde) (?:son|están) MY X", "MY X son VALUE"),
        AskedSlot(r"cuánt[oa]s X (?:tienes|tiene usted|usted tiene|tenés)(?: usted)?", "Tengo VALUE X", common=True),
        AskedSlot(rf"d[óo]nde VERB{_YOU}", "VERB VALUE"),
        AskedSlot(r"(?:cuándo|con qué frecuencia|desde cuándo) VERB(?: REST)?", "VERB REST, VALUE"),
        AskedSlot(rf"qué X VERB{_YOU}", "VERB VALUE (X)"),
        AskedSlot(
            r"(?:tienes|tiene usted|usted tiene|tenés)(?: usted)?(?: algún| alguna| algunos| un| una)? (?P<x>mascotas?|animales|hijos|hijas|hermanos|hermanas|perros?|gatos?|coche|aficiones|hobbies)",
            "Tengo VALUE (X)",
            common=True,
        ),
    ),
    polar=(
        AskedSlot(r"(?:eres|es usted|sos|usted es)(?: todavía| aún| también)? (?P<p>.+)", "Soy P"),
        AskedSlot(r"(?:estás|está usted)(?: todavía| aún| también)? (?P<p>.+)", "Estoy P"),
        AskedSlot(r"VERB(?: usted| tú)?(?: todavía| aún| también)? (?P<p>.+)", "VERB P"),
    ),
)
