"""French: how texts of schools are handed over: essays, exercises, sums."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.schoolwork_table import Schoolwork

SCHOOLWORK = Schoolwork(
    work=r"rédactions?|dictées?|copies?|dissertations?|compositions?|devoirs?|poèmes?|poésies?|phrases?|expressions? écrites?|productions? écrites?|paragraphes?|rédac",
    pupils=r"élèves?|étudiante?s?|camarades?|collégienn?e?s?|lycéenn?e?s?",
    label=r"(?:(?:voici|voilà|ceci est|c['’]est|corrige[rz]?|note[rz]?|évalue[rz]?|relis|lis|regarde)(?:-moi)? )?(?:(?:mon|ma|mes|notre|nos|cette|ce|ces|la|le|les|une?|des|\d+|deux|trois|quatre|cinq) |l['’])*(?:\w+ )?(?:{work}|(?:textes?|lettres?|mails?|travail|réponses?) (?:de |d['’])[^:]{0,25}?(?:{pupils}))(?: (?:d['’]|de |du |des |pour |sur |avec |en |au |à )[^:]{1,50}| (?:n°? ?)?\d+\w?| [\"“«][^\"”»]{1,60}[\"”»]| scolaires?| à corriger| (?:stp|svp))*(?:,? (?:corrige|note|relis|évalue|merci de)[\w -]{0,20})?|(?:(?:mon|l['’])\s?)?(?:exercice|exo|question|réponse|numéro)s? (?:n°? ?|à la question )?\d+\w?(?:[.)]\w*)?|mon (?:exposé|discours) (?:sur|pour|comme) .{1,60}|(?:mets|mettez|mettre|transforme[rz]?|conjugue[rz]?|réécris)(?: (?:ce|cette|ces|cela|ça))?(?: \w+)? (?:au|à l['’]|à la|en|dans)\b.{1,30}|conjugue[rz]?",
    asked=r"(?:est-ce que )?(?:cette|ces|ma|mes|la) (?:\w+ )?(?:phrases?|traductions?)(?: (?:suivantes?))? (?:est|sont)(?:-elles?|-ils?)? (?:\w+ )?(?:correctes?|justes?|bonnes?|bien)|(?:est-ce que |y a-t-il )?(?:des |une )?(?:fautes?|erreurs?) dans (?:cette|ces|ma|mes) phrases?",
    sums=r"(?:voici )?(?:(?:un|le|mon) )?problème(?: (?:de maths?|\d+|à résoudre))*|question de maths?",
    riddles=r"(?:voici )?(?:(?:une|la|ma) )?(?:devinette|énigme|charade)(?: (?:\d+|pour toi))*",
    asks_sum=r"combien|quel(?:le)? (?:âge|est|distance|pourcentage)|calcule|résou[sd]",
)
