"""How those who work on software say what is done there, and that it is done otherwise now, language by language."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from typing import NamedTuple


class ConventionWords(NamedTuple):
    """A language's words: alternatives of an expression, with spaces."""

    we_use: str
    """Who works there does it, with its subject: "we use", "usamos"."""
    not_we: str
    """The same, denied: "we don't use"."""
    here: str
    """Ties what is said to where it is said: "here", "in this codebase"."""
    place: str
    """Is where it is said, as a subject: "this repo"."""
    place_uses: str
    """What such a place does: "uses"."""
    is_so: str
    """A state or a doing of things there: "is", "are stored"."""
    contrast: str
    """In front of what is not used: "never", "instead of", "not"."""
    only: str
    """Nothing else: "only"."""
    none: str
    """None of that: "no"."""
    orders: str
    """Orders to use something: "use", "prefer"."""
    forbids: str
    """Orders not to do something, with the verb: "don't add"."""
    determined: str
    """In front of one thing that is there, or is made once: "a", "the", "this"."""
    now: str
    """It is said of now: "yet", "this time"."""
    over: str
    """How what was used before is named, its name in a group."""
    may: str
    """In front of what is allowed: "you may", with whoever does it."""
    idle: str
    """Words of what is allowed that tell nothing of what: "again", "now", "yourself"."""


_W = r"[\w@/.+#-]*\w"
"""A name: "vitest", "src/db"."""
_G = rf"({_W})"
_END = r"(?=\W*$|[,.;:!–—-] )"

ENGLISH = ConventionWords(
    we_use=r"we(?:'re| are)?(?: (?:all|always|only|also|normally|usually))* (?:use|using|write|format|lint|indent|name|prefix|store|keep|put|test|run|commit|follow|prefer|stick to|stick with|import|log|handle|squash|rebase|branch|deploy|document|avoid)",
    not_we=r"we (?:do not|don't|dont|never)(?: ever)? (?:use|write|do|put|add|commit|mock|import|store|log|edit|touch|allow|want|merge|push|rebase|squash|test|format)",
    here=r"here|in (?:this|our|the) (?:[\w-]+ )?(?:repo(?:sitory)?|projects?|code ?base|monorepo|service|package|tests?|code)|for this (?:repo|project|code ?base)",
    place=r"(?:this|our|the) (?:repo(?:sitory)?|project|code ?base|monorepo)",
    place_uses=r"uses|is on|follows|runs on|is built with|is formatted with",
    is_so=r"is|are|goes?|gets?|lives?|must|should",
    contrast=r"never|not|no|instead of|rather than|over|without",
    only=r"only",
    none=r"no",
    orders=r"use|prefer|stick (?:to|with)",
    forbids=r"(?:do not|don't|dont|never) (?:add|use|write|put|leave|import|commit|create|mock|hard-?code|introduce|generate|include)|avoid|no",
    determined=r"an?|the|this|that|these|those|it|my|our|your|one|first|second|last|port|both|another|some",
    now=r"yet|this|that|these|for now|first|now|today|here|again|then|above|below|this time|until|once|because|if",
    over=rf"(?:instead of|rather than) {_G}|(?:not|no longer|never) {_G}(?: any ?more| any longer)?{_END}|(?:switched|moved|migrated|changed|went|switch|move|migrate)(?: \w+)?(?: away)? from {_G}|(?:replaced|ditched|dropped|removed|got rid of|abandoned|dumped|left|replace|drop|ditch) {_G}|{_G} (?:is|was|has been|got) (?:gone|dropped|removed|replaced|dead|history|out){_END}|(?:do not|don't|no longer|stopped) us(?:e|ing) {_G}",
    may=r"(?:(?:ok(?:ay)?|and|now|from now on),? )*you (?:may|can|are allowed to|are free to)(?: now| also)?",
    idle="again now yourself directly any more anymore longer too from on the to a in under for by with and may can you ok okay is are fine please touch edit change modify update",
)
GERMAN = ConventionWords(
    we_use=r"(?:wir )?(?:(?:be)?nutzen|verwenden|nehmen|schreiben|formatieren|speichern|committen|setzen auf|bleiben bei|testen|deployen|benennen)(?: wir)?",
    not_we=r"(?:wir )?(?:(?:be)?nutzen|verwenden|schreiben|wollen|mocken|haben|setzen|machen)(?: wir)? (?:hier )?(?:keine?n?|nie(?:mals)?)",
    here=r"hier|in (?:diesem|unserem|dem) (?:repo(?:sitory)?|projekt)|in (?:dieser|unserer) (?:codebasis|codebase)",
    place=r"(?:dieses|unser|das) (?:repo(?:sitory)?|projekt)",
    place_uses=r"(?:be)?nutzt|verwendet|läuft mit|hat",
    is_so=r"ist|sind|werden?|wird|kommen|kommt|gehör(?:en|t)",
    contrast=r"nie(?:mals)?|nicht|kein(?:e|en)?|statt|anstatt|anstelle von|ohne",
    only=r"nur|ausschließlich",
    none=r"keine?n?",
    orders=r"(?:be)?nutze?|verwende|nimm",
    forbids=r"(?:du sollst |schreibe? |füge? |setze? |mache? |(?:be)?nutze? |verwende )?(?:bitte )?(?:keine?n?)",
    determined=r"eine?[nmrs]?|d(?:er|ie|as|en|em)|diese\w*|jene\w*|es|meine?\w*|unsere?\w*|port|beide",
    now=r"noch|diese\w*|jetzt|erst|hier|heute|oben|unten|diesmal|gleich|bis|weil|wenn|mehr",
    over=rf"(?:statt|anstatt|anstelle von) {_G}|(?:nicht mehr|nicht|kein(?:e|en)?(?: mehr)?|nie mehr|nie) {_G}{_END}|von {_G} (?:auf|zu) {_W} (?:umgestiegen|gewechselt|umgestellt|migriert)|von {_G} weg|(?:haben|hab) {_G} (?:durch|mit) .{{1,40}} ersetzt|{_G} (?:ist|wurde) (?:raus|weg|abgeschafft|ersetzt|gestrichen)",
    may=r"(?:(?:ok(?:ay)?|und|ab (?:jetzt|sofort)),? )*(?:du )?(?:darfst|kannst)(?: du)?(?: jetzt| ab (?:jetzt|sofort))?",
    idle="wieder jetzt selbst direkt ab sofort auch ok okay du darfst kannst in den dem der die das auf mit zu ruhig gerne anfassen ändern bearbeiten",
)
FRENCH = ConventionWords(
    we_use=r"(?:ici,? )?(?:on|nous) (?:utilise|utilisons|emploie|écrit|écrivons|formate|range|stocke|teste|suit|préfère|commit)",
    not_we=r"(?:on|nous) (?:n'|ne )(?:utilise|utilisons|emploie|met|écrit|veut|fait|mocke)(?: pas| jamais)",
    here=r"ici|dans (?:ce|notre|le) (?:dépôt|repo|projet|code)",
    place=r"(?:ce|notre|le) (?:dépôt|repo|projet)",
    place_uses=r"utilise|tourne sur|suit",
    is_so=r"est|sont|va|vont|doi(?:t|vent)",
    contrast=r"jamais|pas(?: de| d')?|au lieu de|plutôt que|sans",
    only=r"uniquement|seulement|que",
    none=r"pas de|pas d'|aucune?",
    orders=r"(?:utilise|emploie|préfère)z?",
    forbids=r"(?:n'|ne )\w+ (?:pas|jamais)(?: de| d')?|évite(?:z)?(?: de| d'| les)?|(?:pas|jamais) (?:de|d')",
    determined=r"une?|le|la|les|l'|ce|cet|cette|ces|ça|mon|ma|mes|notre|nos|port|deuxième|première?",
    now=r"encore|ce|cet|cette|ces|ça|maintenant|d'abord|ici|aujourd'hui|ci-dessus|cette fois|jusqu'à|parce que|si",
    over=rf"(?:au lieu (?:de|d')|à la place (?:de|d')|plutôt que) ?{_G}|(?:plus|pas|jamais)(?: de)? {_G}{_END}|(?:passés?|migrés?|changé) de {_G}|(?:remplacé|abandonné|viré|supprimé) {_G}|{_G},? (?:c'est fini|est abandonné|a disparu)|n'utilise(?:ons)? plus {_G}",
    may=r"(?:(?:ok|et|désormais|maintenant|à partir de maintenant),? )*(?:tu peux|vous pouvez)(?: maintenant| désormais)?",
    idle="encore maintenant nouveau toi même directement à de du le la les dans sur tu peux ok aussi désormais partir modifier toucher changer",
)
SPANISH = ConventionWords(
    we_use=r"(?:(?:siempre|solo|sólo) )?(?:usamos|utilizamos|empleamos|escribimos|formateamos|guardamos|seguimos|preferimos|probamos)",
    not_we=r"(?:no|nunca) (?:usamos|utilizamos|ponemos|escribimos|queremos|hacemos|mockeamos)",
    here=r"aquí|en (?:este|nuestro|el) (?:repo(?:sitorio)?|proyecto|código)",
    place=r"(?:este|nuestro|el) (?:repo(?:sitorio)?|proyecto)",
    place_uses=r"usa|utiliza|sigue",
    is_so=r"es|son|está|están|va|van|se \w+",
    contrast=r"nunca|jamás|no|en vez de|en lugar de|sin",
    only=r"solo|sólo|únicamente",
    none=r"nada de|sin|ningún|ninguna",
    orders=r"us(?:a|e)|utili(?:za|ce)|prefier(?:e|a)",
    forbids=r"(?:no|nunca) (?:añad|agregu|us|utilic|pong|escrib|hag|import|dej)\w*|evita|nada de",
    determined=r"un[ao]?|el|la|los|las|est[aeo]s?|es[aeo]s?|lo|mis?|nuestr\w+|puerto|segund\w+|primer\w*",
    now=r"todavía|aún|est[aeo]s?|es[aeo]s?|ahora|primero|aquí|hoy|arriba|esta vez|hasta|porque|si",
    over=rf"(?:en vez de|en lugar de) {_G}|(?:ya no|no|nunca) (?:usamos )?{_G}{_END}|(?:cambiado|pasado|migrado|pasamos|cambiamos|migramos) de {_G}|(?:reemplazado|sustituido|dejado|quitado|reemplazamos|quitamos|dejamos) {_G}|{_G} (?:ya no (?:se usa|está)|se acabó)",
    may=r"(?:(?:ok|vale|y|ahora|a partir de ahora),? )*(?:ya )?puedes(?: ya| ahora)?(?: volver a)?",
    idle="otra vez nuevo ahora ya volver a tú mismo directamente de del la el los las en puedes ok también partir modificar tocar cambiar editar",
)
ITALIAN = ConventionWords(
    we_use=r"(?:(?:sempre|solo) )?(?:usiamo|utilizziamo|scriviamo|formattiamo|salviamo|seguiamo|preferiamo|testiamo)",
    not_we=r"non (?:usiamo|utilizziamo|mettiamo|scriviamo|vogliamo|facciamo|mockiamo)(?: mai)?",
    here=r"qui|in (?:questo|nostro) (?:repo(?:sitory)?|progetto)|nel (?:nostro )?(?:repo(?:sitory)?|progetto|codice)",
    place=r"(?:questo|il nostro|il) (?:repo(?:sitory)?|progetto)",
    place_uses=r"usa|utilizza|segue",
    is_so=r"è|sono|va|vanno|si \w+",
    contrast=r"mai|non|invece di|al posto di|anziché|senza",
    only=r"solo|soltanto|esclusivamente",
    none=r"niente|nessun[ao]?|senza",
    orders=r"us(?:a|i)|utilizz(?:a|i)|prefer(?:isci|isca)",
    forbids=r"non (?:aggiunger|us|utilizz|metter|scriver|import|lasci)\w*|evita(?: di)?|niente",
    determined=r"un[ao]?|il|lo|la|i|gli|le|l'|quest\w+|quell\w+|mi[oae]|nostr\w+|porta|second\w+|prim\w+",
    now=r"ancora|quest\w+|quell\w+|adesso|ora|prima|qui|oggi|sopra|stavolta|finché|perché|se",
    over=rf"(?:invece di|al posto di|anziché) {_G}|(?:non più|non|mai) {_G}{_END}|(?:passati|migrati|passato|passiamo|cambiato) da {_G}|(?:sostituito|abbandonato|tolto|lasciato) {_G}|{_G} (?:non c'è più|è sparito)|non usiamo più {_G}",
    may=r"(?:(?:ok|e|adesso|ora|d'ora in poi),? )*puoi(?: ora| adesso| di nuovo)?",
    idle="di nuovo ancora ora adesso tu stesso direttamente il la lo i gli le in su puoi ok anche modificare toccare cambiare",
)
PORTUGUESE = ConventionWords(
    we_use=r"(?:(?:sempre|só) )?(?:usamos|utilizamos|escrevemos|formatamos|guardamos|seguimos|preferimos|testamos|a gente usa)",
    not_we=r"(?:não|nunca) (?:usamos|utilizamos|colocamos|escrevemos|queremos|fazemos|mockamos)",
    here=r"aqui|n(?:este|esse|o nosso|o) (?:repo(?:sitório)?|projeto|código)",
    place=r"(?:este|esse|o nosso|o) (?:repo(?:sitório)?|projeto)",
    place_uses=r"usa|utiliza|segue",
    is_so=r"é|são|está|estão|vai|vão",
    contrast=r"nunca|jamais|não|em vez de|ao invés de|em lugar de|sem",
    only=r"só|somente|apenas",
    none=r"nada de|sem|nenhuma?",
    orders=r"us(?:a|e)|utiliz(?:a|e)|prefir(?:a|e)|prefere",
    forbids=r"(?:não|nunca) (?:adicion|acrescent|us|utiliz|ponh|coloqu|escrev|import|deix)\w*|evit[ae]|nada de",
    determined=r"uma?|os?|as?|est[ae]s?|ess[ae]s?|isso|isto|meus?|minhas?|noss\w+|porta|segund\w+|primeir\w+",
    now=r"ainda|est[ae]s?|ess[ae]s?|agora|primeiro|aqui|hoje|acima|desta vez|até|porque|se",
    over=rf"(?:em vez de|ao invés de|em lugar de) {_G}|(?:já não|não|nunca|mais) (?:usamos )?{_G}{_END}|(?:mudámos|mudamos|passámos|passamos|migrámos|migramos) d[eo] {_G}|(?:trocámos|trocamos|substituímos|largámos|largamos|removemos) (?:o |a )?{_G}|não usamos mais (?:o |a )?{_G}",
    may=r"(?:(?:ok|e|agora|a partir de agora),? )*(?:já )?(?:podes|pode|você pode)(?: agora| voltar a)?",
    idle="outra vez novo agora já voltar a tu mesmo diretamente o os as no na nos nas em podes pode ok também modificar mexer mudar alterar editar",
)
CONVENTIONS = (ENGLISH, GERMAN, FRENCH, SPANISH, ITALIAN, PORTUGUESE)

LEAD = r"(?:(?:and|but|also|ok|okay|so|btw|please|note|remember|und|bitte|et|mais|y|e|ma|mas|por favor|per favore),? )*(?:that )?"
"""In front of what is done, in all of these languages."""
PASSES = r"until|used to|any ?more|last (?:week|month|year)|because|bis|weil|früher|jusqu|parce|hasta|porque|fino a|perché|até"
"""Says of what is used that it passes, or why it is there."""
THIS = r"it|this|that|them|these|those|das|es|ça|cela|lo|eso|esto|questo|quello|isso|isto"
"""Means what was spoken of."""
DENIED = r"stop|never|don't|do not|dont|no|not|nie|niemals|kein\w*|nicht|hör auf|jamais|ne|pas|arrête|nunca|jamás|deja de|mai|non|smetti|não|para de"
"""Words of an order that forbids."""
