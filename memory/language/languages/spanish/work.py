"""Spanish: what is worked on where software is made, and what is said of it."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.work_table import WorkWords

WORK = WorkWords(
    things=r"código|archivos?|ficheros?|carpetas?|directorios?|rama|repositorio|pruebas|despliegu\w*|desplegar|funciones|clases|comentarios?|base de datos|librerías?|bibliotecas?|dependencias?|paquetes?|comillas|punto y coma|formateo",
    state=r"(?:(?:todos|todas|los|las|el|la|nuestros?) )*(?:tests?|pruebas|builds?|ci|pipeline|despliegue|staging) (?:(?:ya|ahora|otra vez|todavía|por fin) )*(?:pasan?|fallan?|está[n]?|van?)(?: (?:ya|ahora|otra vez|todavía))*(?: (?:en )?(?:verdes?|rojos?|rot[oa]s?|caíd[oa]s?|bien))?(?: (?:ya|ahora|otra vez))*",
    everywhere=r"(?:en |para )?(?:todos (?:mis|nuestros|los)|cada) (?:proyectos?|repos?|repositorios?)|sea cual sea el proyecto",
    me=r"me|conmigo|(?:ll[aá]ma|preg[uú]nta|expl[ií]ca|resp[oó]nde|cont[eé]sta|di|da|h[aá]bla|tr[aá]ta|corr[ií]ge|av[ií]sa)me",
    talk=r"resp[uo]\w*|contest\w*|explic\w*|habl\w*|tutea\w*|tono|preguntas?",
)
