"""Italian: how parts are played, and talks practised."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.play_table import Plays

PLAYS = Plays(
    talk=r"(?:colloqui?o|intervista|esame orale|interrogazione|provino|prova orale|orale|visita)(?: (?:di lavoro|medica|di (?:inglese|francese|tedesco|maturità)|di selezione))?",
    practice=r"(?:simulazione|prova|pratica|allenamento|esercitazione) (?:di |del |dell['’]|della |per il |per l['’])(?:un |una |un['’])?{talk}|{talk} (?:simulat[oa]|fint[oa]|di prova)|gioc(?:o|hiamo|are) di ruolo",
    starts=r"(?:(?:puoi|possiamo|potresti|potremmo|vuoi|voglio|vorrei|ti va di|devo|mi|aiutami|a|per favore|e)[ ,]+){0,5}?(?:(?:facciamo|fare|fammi|fai|proviamo|iniziamo|cominciamo)(?: (?:con me|insieme))?(?: (?:un|una|un['’]|il|la|altra|altro|piccola|breve))* {practice}|(?:simul(?:a|iamo|are)|prov(?:a|iamo|are)|recit(?:a|iamo|are)|esercit\w+|allen\w+|ripass(?:a|iamo|are))(?: (?:con me|insieme))?(?: (?:un|una|un['’]|il|la|l['’]|mio|mia|per|al))* ?(?:un['’]|l['’])?{talk}(?!.{0,25}\b(?:con (?!te\b|me\b|lei\b)|tra |fra )))|(?:(?:un|una|un['’]|piccola|breve) )*{practice}(?: (?:per favore|con me|per (?:il|la|un|una|l['’])? ?[\w ]{1,30}?))*(?=\s*(?:[:,!]|\.?$))",
    opens=r"fai (?:il|la|lo|l')\b.{1,60}\be io (?:faccio|sono) (?:il|la|lo|l'|un|una)\b|(?:resta|rimani) (?:sempre )?nel (?:tuo )?personaggio|non uscire (?:mai )?dal personaggio|(?:(?:facciamo|(?:possiamo|vuoi|ti va di) fare) )?(?:(?:un|piccolo|breve|altro) ){0,2}gioco di ruolo(?: (?:veloce|rapido|breve))?(?=\W*$|[:.,]| (?:per|dove|in cui)\b)|facciamo (?:finta|pratica)|(?:tu (?:sei|fai) (?:il|la|un|una|mio|mia)\b.{1,60}\bio (?:sono|faccio) (?:il|la|un|una|tuo|tua)|io (?:sono|faccio) (?:il|la|un|una)\b.{1,60}\btu (?:sei|fai)?\s?(?:il|la|un|una))\b|fai finta che io|(?:esercit|allen|pratic)\w+ .{2,60}(?:fammi (?:delle )?domande|io rispondo)",
    part=r"(?:fai|sii|tu sei|sei|fingi di essere|immagina di essere)\b",
    staged=r"\b(?:(?:voglio|devo|vorrei|per) (?:esercitarmi|provare|allenarmi)|simulazione di (?:colloquio|esame)|colloquio simulato|esame orale)",
    stage=r"recita|teatro|spettacolo|commedia|scena|presentazione",
    own_part=r"(?=.*\b(?:interroga\w*|prova\w*|aiutami|ripass\w+|senti\w*|ascolta\w*|ripet\w+)\b|.*:).{0,40}\b(?:(?:la mia|il mio) (?:parte|ruolo|copione|personaggio|monologo|battute)|le mie battute)\b.{0,30}\b{stage}\b|(?:devo (?:essere|fare|interpretare)|faccio|sono|interpreto) (?-i:[A-Z])\w+(?: \w+){0,3} (?:nella|nello|nel|per la|per lo|per il|per una|in una) (?:\w+ ){0,2}{stage}\b[^.!?]{0,20}:",
    play=r"{practice}|{talk}|gioco|simulazione|scena|recita|finzione|esercitazione",
    ends=r"\b(?:fine|basta|stop|fini\w*|smett\w*|termin\w*|interromp\w*|chiud\w*|usciamo|ferm\w*)(?: con)? ?(?:del |della |dell['’]|dal |dalla |il |la |l['’]|questo |questa |di )?{play}\b|torniamo alla realtà",
    leaves=r"(?:stop|basta|fermiamoci|fermati|finito|ci fermiamo|smettiamo(?:la)?)(?:[ ,]+(?:qui|così|ora|adesso|grazie))*(?=\W*$)|(?:il |la |lo |l['’]|questo |questa )?{play} (?:è |sono )?(?:ora |già )?(?:finit[oa]|terminat[oa]|conclus[oa])\b|non voglio più giocare|non gioco più|(?:e |allora )?com['’]?e? ?(?:sono andat[oa]|me la sono cavata|ho fatto|è andata|ero)\b|(?:dammi |mi dai )?(?:un )?(?:feedback|parere|riscontro)(?=\W*$| (?:per|su))|(?:quali|che|ho fatto|quanti) (?:\w+ )?errori\b|(?:fuori (?:dal )?(?:personaggio|gioco|ruolo|parte)|in realtà|sul serio|nella (?:realtà|vita reale))\b",
    side=r"\b(?:il )?mio ruolo nel dibattito|\b(?:nel|per il|in questo) dibattito,? (?:devo|sono (?:per|contro|a favore)|difendo|mi tocca)",
)
