"""How users say that what they said last was of somebody else, or meant for another conversation."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from typing import NamedTuple


class Misdirected(NamedTuple):
    """Words of a language, alternatives of expressions, in lower case and with straight apostrophes."""

    signs: str
    """Beginnings of words: a text without any of them says nothing of the kind."""
    opens: str
    """In front of it, and says nothing: "oops"."""
    elsewhere: str
    """A clause that says by itself that it was meant for another conversation: "wrong chat"."""
    that: str
    """What was said, with its verb: "that was"."""
    about: str
    """In front of whom it was about."""
    meant: str
    """In front of whom it was meant for: "meant for"."""
    aimed: str
    """In front of either, of a thing that was ordered, too: "for"."""
    strangers: str
    """Who is none of the user's: "another customer", "someone else"."""
    speaking: str
    """Says all up to whom it was about: "I was talking about"."""
    had: str
    """Behind whom it was about: "I meant", "has it"."""
    not_me: str
    """With the words in front of it: "not me"."""
    theirs: str
    """Behind whom it was about: "it's hers"."""


ENGLISH = Misdirected(
    signs=r"not me\b|not myself|not mine|not us\b|not about|not for|not of|wrong|someone else|somebody else|another|other c|other p|other u|other g|other a|different|colleague|coworker|it's hers|it's his|it's theirs|that's hers|that's his",
    opens=r"(?:so )?sorry(?: about that)?|apologies|my (?:mistake|bad|apologies)|oops|whoops|oh|no|wait|ah|argh|hang on|ok(?:ay)?|actually|please|pls|just|(?:ignore|disregard|scratch|forget) (?:that|this|it|(?:that|my|the) last (?:one|bit|message))",
    elsewhere=r"(?:(?:that|this|it)(?: was|'s| is)? (?:in )?(?:the )?|i(?:'m| was) in the )?wrong (?:chat|window|conversation|tab|thread|customer|client|account|person|box)",
    that=r"(?:(?:that|this|it|(?:(?:that|this|the|my) )?last (?:one|bit|part|message)|(?:that|this|the|my) message|what i (?:just )?(?:said|wrote|typed))(?:'s| was| is)|those (?:were|are))(?: (?:actually|really|all|just))?",
    about=r"about|of|concerning|regarding",
    meant=r"(?:meant|intended) (?:for|to go to)",
    aimed=r"for",
    strangers=r"(?:some(?:one|body) else|(?:an)?other (?:customer|client|caller|patient|user|person|guest|account|chat|conversation)|(?:a|the|my) (?:different|other) (?:customer|client|caller|patient|user|person|guest|account|chat|conversation)|(?:a|my) (?:colleague|coworker)'s (?:chat|customer|client))(?:'s(?: [\w-]+){0,2})?",
    speaking=r"(?:i|we) (?:was|were|am|'m) (?:actually |really )?(?:talking|speaking|thinking) (?:about|of)|i (?:actually )?meant|(?:that|this|it) (?:concerns|concerned|refers to|referred to)",
    had=r"i meant|who (?:has|had|is) (?:it|that)|(?:has|had) (?:it|that)|there|just now",
    not_me=r"(?:and )?not (?:(?:about|for|of) )?(?:me|myself|mine|us)",
    theirs=r"(?:it|that)(?:'s| is| was) (?:hers|his|theirs)",
)
GERMAN = Misdirected(
    signs=r"nicht|falsch|jemand|ander|das ist ihr|das ist sein|es ist ihr|es ist sein",
    opens=r"entschuldigung|entschuldigen sie|sorry|verzeihung|ups+|hoppla|oh|nein|moment|ach|mist|pardon|bitte|mein fehler|tut mir leid|vergessen sie das|vergiss das",
    elsewhere=r"(?:(?:das war|ich (?:bin|war)) (?:der |das |die |im )?)?falsche[rsn]? (?:chat|fenster|gespräch|unterhaltung|tab|kunde|kundin|konto|person)",
    that=r"(?:das|es|dies|die letzte nachricht|meine letzte nachricht|was ich (?:gerade |eben )?(?:schrieb|sagte|geschrieben habe|gesagt habe)) (?:war|ist|galt|bezog sich|bezieht sich|betraf|betrifft|ging)(?: eigentlich| nur)?",
    about=r"über|um|auf|von|betreffend",
    meant=r"(?:gedacht|bestimmt) für",
    aimed=r"für",
    strangers=r"(?:jemand(?:en|em)? ander(?:s|en|em|es)|(?:eine[nmr]? |den |der |die )?ander(?:e|en|er|em) (?:kund(?:en|in)|gast|patient(?:en|in)?|person|chat|gespräch|konto))(?: (?:gedacht|bestimmt|gemeint))?",
    speaking=r"ich (?:habe (?:eben |gerade )?von|sprach (?:eben |gerade )?von|meinte(?: eigentlich)?|rede(?:te)? von)|(?:das|es) (?:betrifft|betraf)",
    had=r"(?:hat|hatte) (?:das|es)|gesprochen|geredet|gemeint",
    not_me=r"(?:und )?nicht (?:(?:über|um|auf|von|für) )?(?:mich|mir|uns|ich|meins?)",
    theirs=r"(?:das|es) (?:ist|sind) (?:ihre?s?|seine?s?)",
)
SPANISH = Misdirected(
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
FRENCH = Misdirected(
    signs=r"pas moi|pas de|pas pour|pas sur|pas le|pas la|pas nous|mauvais|tromp|autre|c'est le sien|c'est la sienne|c'est à",
    opens=r"pardon|d[ée]sol[ée]e?|excuse[zs]?(?:-moi)?|oups|oh|non|attends|attendez|mince|mon erreur|autant pour moi|oublie[zs]? (?:ça|cela)",
    elsewhere=r"(?:je me suis tromp[ée]e? de|(?:c'(?:est|était) (?:le |la )?)?mauvaise?) (?:chat|discussion|fen[êe]tre|conversation|fil|client|cliente|personne|compte|onglet)",
    that=r"(?:c'(?:était|est)|(?:ça|cela|ceci|mon dernier message|le dernier message|ce que (?:je disais|j'ai dit|j'ai écrit)) (?:était|est|concernait|concerne|parlait))(?: en fait)?",
    about=r"(?:à propos de |au sujet de |sur |de |d')?",
    meant=r"(?:destin[ée]e? à|adress[ée]e? à)",
    aimed=r"pour",
    strangers=r"(?:(?:un|une|l'|d'un|d'une) ?autre (?:client|cliente|personne|patient|patiente|utilisateur|discussion|conversation|compte)|quelqu'un d'autre)",
    speaking=r"(?:je parlais de|je voulais dire|(?:ça|cela) (?:concernait|concerne))",
    had=r"qui (?:l')?(?:a|avait)(?: ça)?|dont je parlais",
    not_me=r"(?:et )?(?:non |)pas (?:(?:de|pour|sur) )?(?:moi|le mien|la mienne|nous)",
    theirs=r"c'est (?:le sien|la sienne|à (?:elle|lui))",
)
ITALIAN = Misdirected(
    signs=r"non di|non su|non per|non a|non me|non mi|non noi|sbagliat|altr|un'altr|qualcun|è su|sono su",
    opens=r"scus(?:a|ate|i|atemi|ami)|mi scusi|perdon[oa]|ops+|oh|no|aspett[ai]|errore mio|colpa mia|lasci[ai] perdere|come non detto",
    elsewhere=r"ho sbagliato (?:chat|finestra|conversazione|cliente|persona|account)|(?:chat|finestra|conversazione|cliente|persona|account) sbagliat[oa]",
    that=r"(?:(?:quello|questo|ciò|l'ultimo messaggio|il mio ultimo messaggio|quello che ho (?:detto|scritto)) )?(?:era|è|riguardava|riguarda)(?: in realtà)?",
    about=r"(?:(?:su|di|del|della|dell'|sul|sulla) ?)?",
    meant=r"(?:destinato a|indirizzato a)",
    aimed=r"per",
    strangers=r"(?:un'? ?altr[oa] (?:cliente|persona|paziente|utente|chat|conversazione|account)|qualcun altro)",
    speaking=r"(?:parlavo di|stavo parlando di|intendevo|mi riferivo a|volevo dire)",
    had=r"(?:è|a) (?:(?:lui|lei) )?(?:che|ad) (?:ce )?(?:l'ha|averl[oa])",
    not_me=r"(?:e )?non (?:(?:di|su|per|a) )?(?:me|mi[oa]|noi)",
    theirs=r"(?:è|sono) (?:su[oa]|suoi|sue)",
)
PORTUGUESE = Misdirected(
    signs=r"não sobre|não de|não para|não a|não é|não m|não eu|não nós|errad|enganei|outr|é del|são del",
    opens=r"desculp[ae](?:m|-me)?|perd[ãa]o|ops+|ui|ai|não|espera|erro meu|esqueça isso|esquece isso",
    elsewhere=r"(?:enganei-me|me enganei) (?:de|no|na) (?:chat|janela|conversa|cliente|pessoa|conta)|(?:chat|janela|conversa|cliente|pessoa|conta) errad[oa]",
    that=r"(?:(?:isso|isto|aquilo|a última mensagem|a minha última mensagem|o que eu (?:disse|escrevi)) )?(?:era|é|foi)(?: na verdade)?",
    about=r"(?:sobre|acerca d[eoa]|d[eoa])",
    meant=r"(?:dirigido a|destinado a)",
    aimed=r"para",
    strangers=r"(?:outr[oa] (?:cliente|pessoa|paciente|utilizador|usu[áa]rio|chat|conversa|conta)|outr[ae]m)",
    speaking=r"(?:(?:eu )?estava a? ?(?:a falar|falando|falar) (?:d[eoa])|(?:eu )?falava d[eoa]|referia-me (?:a|à|ao)|me referia (?:a|à|ao)|queria dizer)",
    had=r"(?:é )?que (?:o |a )?tem",
    not_me=r"(?:e )?não (?:(?:sobre|de|para|a|é) )?(?:mim|meu|minha|eu|nós)",
    theirs=r"(?:é|são) (?:del[ea])",
)

MISDIRECTED = (ENGLISH, GERMAN, SPANISH, FRENCH, ITALIAN, PORTUGUESE)
