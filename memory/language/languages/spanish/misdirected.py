"""Spanish: how users say that what they said last was not of them, or not for this conversation."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.misdirected_table import Misdirected

MISDIRECTED = Misdirected(
    signs=r"no m[íi]|no yo|no nos|no sobre|no de|no para|no a|equivo|otro|otra|alguien m|es suy|son suy|es de|son de",
    opens=r"perd[óo]n[ea]?|perdona|disculp[ae]|lo siento|uy|ay|no|espera|error m[íi]o|mil disculpas|olvid[ae] eso|por favor",
    elsewhere=r"me (?:he equivocado|equivoqu[ée]) de (?:chat|ventana|conversaci[óo]n|cliente|persona|cuenta)|(?:chat|ventana|conversaci[óo]n|cliente|persona|cuenta) equivocad[oa]",
    that=r"(?:eso|esto|lo|el [úu]ltimo mensaje|mi [úu]ltimo mensaje|lo (?:[úu]ltimo|que (?:dije|escrib[íi]|he dicho|he escrito)))? ?(?:era|es|fue|iba)(?: en realidad)?",
    about=r"(?:sobre|de)(?: lo de)?",
    meant=r"(?:dirigido a|destinado a)",
    aimed=r"para",
    strangers=r"(?:otr[oa] (?:cliente|clienta|persona|paciente|usuari[oa]|chat|conversaci[óo]n|cuenta)|alguien m[áa]s)",
    speaking=r"(?:me refer[íi]a a|hablaba de|estaba hablando de|quer[íi]a decir)",
    had=r"(?:la|el|quien) (?:que )?(?:lo |la )?tiene(?: eso)?",
    not_me=r"(?:y )?no (?:(?:sobre|de|para|a) )?(?:m[íi]|m[íi]o|m[íi]a|yo|nosotros)",
    theirs=r"(?:es|son) (?:suy[oa]s?|de (?:ella|[ée]l))",
)
