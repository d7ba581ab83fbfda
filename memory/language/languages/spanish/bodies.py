"""Spanish: what lasts of somebody's body, and what she cannot do for it."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language import values_of_health as read_health
from memory.language.saying_table import Saying

_PART = r"(?:rodillas?|caderas?|espalda|columna|cuello|hombros?|tobillos?|muñecas?|codos?|pies?|piernas?|brazos?|manos?|corazón|menisco|lumbares)(?: (?:izquierd[oa]|derech[oa]))?"
_BAD = r"mal[oa]?|fatal|fastidiad[oa]s?|jodid[oa]s?|lesionad[oa]s?|hech[oa]s? polvo|destrozad[oa]s?|operad[oa]s?|débil(?:es)?|tocad[oa]s?|paralizad[oa]s?|amputad[oa]s?"
_ILLNESS = r"(?:hernias? (?:discal(?:es)?|de disco|inguinal|lumbar)|prótesis(?: de (?:cadera|rodilla|pierna|hombro))?|artrosis|ciática|escoliosis|vértigos?|trastorno alimenticio|trastorno alimentario|trastorno de la conducta alimentaria|anorexia|bulimia|claustrofobia|ataques de pánico|problemas de (?:espalda|rodilla|corazón|cadera)|movilidad reducida|(?:sólo|solo) (?:una pierna|un brazo|un riñón|un ojo))"
_AID = r"bastón|andador|audífonos?|silla de ruedas|perro guía|prótesis"
_BEHIND = r"(?=$|[,.;!)]| (?:y|pero|por|desde|porque|así|tras|que|de|con|ahora|después)\b)"
_CAUSE = rf"^(?=.*\b(?:desde|por|a causa de|debido a|tras|después de) (?:la|el|lo de la|lo de mi|mis?|un|una|los|las) (?:\w+ ){{0,2}}?(?:{_PART}|{_ILLNESS}|operación|cirugía|accidente|lesión|ictus|caída|cesárea|hernia)\b)"
_SOMEHOW = r"(?:(?:muy|bastante|un poco|siempre|completamente|totalmente|ya|también) ){0,2}"

BODIES: tuple[Saying, ...] = (
    Saying("conditions", read_health.bodily, (
        rf"(?<!no )\btengo {_SOMEHOW}(?:la|el|las|los|una?|mi) (?P<part>{_PART}) {_SOMEHOW}(?P<how>{_BAD}){_BEHIND}",
        rf"(?<!no )\btengo (?P<how>mal|fatal|fastidiad[oa]s?|jodid[oa]s?) (?:la|el|las|los) (?P<part>{_PART}){_BEHIND}",
        rf"\bmis? (?P<part>{_PART}) (?:está|están|quedó|quedaron) {_SOMEHOW}(?P<how>{_BAD}){_BEHIND}",
        rf"(?<!no )\b(?:tengo|llevo|padezco|sufro de|me pusieron|me han puesto) (?:de )?(?:un |una |dos )?(?P<value>{_ILLNESS}){_BEHIND}",
        rf"(?<!no )\b(?:voy|estoy|ando|camino|me muevo|uso|llevo) {_SOMEHOW}(?:en |con |un |una |el )?(?P<value>{_AID}){_BEHIND}",
        r"(?<!no )\b(?:soy|estoy|me quedé) (?:casi )?(?P<value>(?:sord[oa]|cieg[oa]) (?:de|del) (?:un |el |una |la )?(?:oído|ojo|oreja)(?: (?:izquierdo|derecho|izquierda|derecha))?)\b",
        rf"(?<!no )\bsoy (?:muy |un poco )?(?P<value>claustrofóbic[oa]|agorafóbic[oa]){_BEHIND}",
        r"\b(?P<value>me falta (?:una|un|la|el) (?:pierna|brazo|mano|pie|riñón|ojo)(?: (?:izquierd|derech)[oa])?)\b",
        rf"{_CAUSE}.*?\b(?P<value>no (?:puedo|debo) (?:levantar|cargar|correr|agacharme|arrodillarme|saltar|estar|subir|doblar|caminar|hacer sentadillas)\b[^,.;]{{0,40}}?)(?=$|[,.;]| (?:desde|por|a causa|debido|tras|después|y|pero|así)\b)",
    )),
    Saying("conditions", read_health.bodily, (
        rf"\b(?:mis?|la|el) (?P<value>{_PART}) (?:ya )?(?:está|están) (?:ya )?(?:(?:bien|perfect[oa]s?|como nuev[oa]s?) (?:otra vez|de nuevo|ya|ahora)|curad[oa]s?|recuperad[oa]s?)",
        rf"\bya no (?:necesito|uso|llevo) (?:el |la |un |una )?(?P<value>{_AID})\b",
    ), "drop"),
)  # fmt: skip
"""Lasting alone: what hurts today, is sprained or broken says nothing of next month."""
