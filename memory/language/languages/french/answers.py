"""French: what is asked of the user, and what a short answer states."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.answer_table import AnswerTable, AskedSlot

_VERBS = {
    "habites|habitez": "habite",
    "vis|vivez": "vis",
    "as|avez": "ai",
    "es|êtes": "suis",
    "travailles|travaillez": "travaille",
    "prends|prenez": "prends",
    "parles|parlez": "parle",
    "joues|jouez": "joue",
    "conduis|conduisez": "conduis",
    "manges|mangez": "mange",
    "bois|buvez": "bois",
    "utilises|utilisez": "utilise",
    "portes|portez": "porte",
    "pratiques|pratiquez": "pratique",
    "fumes|fumez": "fume",
    "suis|suivez": "suis",
}
_EST_CE = r"(?:est-ce que |est-ce qu')"
_DO = rf"(?:{_EST_CE})?(?:(?:tu|vous) )?VERB(?:[- ](?:tu|vous))?"
_HAVE = rf"(?:(?:{_EST_CE})?(?:tu as|vous avez)|as-tu|avez-vous)"
_BE = rf"(?:(?:{_EST_CE})?(?:tu es|vous êtes)|es-tu|êtes-vous)"
_TAKE = rf"(?:(?:{_EST_CE})?(?:tu prends|vous prenez)|prends-tu|prenez-vous)"
_LIVE = rf"(?:(?:{_EST_CE})?(?:tu habites|tu vis|vous habitez|vous vivez)|habites-tu|habitez-vous|vis-tu|vivez-vous)"
_WORK = rf"(?:(?:{_EST_CE})?(?:tu travailles|vous travaillez)|travailles-tu|travaillez-vous)"

ANSWERS = AnswerTable(
    leads=r"peux-tu me dire|pouvez-vous me dire|pourrais-tu me dire|pourriez-vous me dire|puis-je savoir|puis-je demander|dis-moi|dites-moi|et|alors|donc|ok|d'accord|bien|mais",
    yes=r"oui|ouais|si|exact|exactement|tout à fait|bien sûr|effectivement|en effet",
    echoes=r"je le suis|j'en ai|c'est ça",
    no=r"oublie|oubliez|devine|laisse|plus tard|suivant|aucune idée|hm+|non|aucune?|pas|rien|jamais|personne|nulle part|ça dépend|peu importe|tout|tous|les deux|pourquoi|quoi|peut-être|je ne sais pas",
    denies=r"non",
    only=r"seulement|uniquement|juste|que",
    anything=r"quelque\w*|des|certaine?s|une? autre",
    alternative=r"ou",
    verbs={form: first for forms, first in _VERBS.items() for form in forms.split("|")},
    mine={"ton": "mon", "ta": "ma", "tes": "mes", "votre": "mon", "vos": "mes"},
    word=r"(?-i:[a-zß-ÿ])[\w-]*",
    no_thing=r"de|du|des|d|en|pour|avec|à|au|aux|le|la|les|un|une|tu|vous|si|option|version|question|nom|prénom|et|ou|que|dans",
    slots=(
        AskedSlot(
            rf"(?:{_HAVE}|y a-t-il|souffres-tu|souffrez-vous)(?: d'| de)? ?(?:des |une |d'|quelques )?(?:autres )?(?:allergies?|intolérances? ou allergies?)(?: alimentaires?| connues?| médicamenteuses?| particulières?| à (?:quelque chose|certains \w+))*",
            "Je suis allergique VALUE, ONLY",
            "à|au|aux",
            common=True,
        ),
        AskedSlot(
            rf"(?:à quoi|à quels? \w+|à quelles? \w+) {_BE} allergiques?|{_BE} allergiques? à (?:quelque chose|certaines? \w+|un \w+|une \w+)|quelles sont (?:tes|vos) allergies",
            "Je suis allergique VALUE, ONLY",
            "à|au|aux",
            common=True,
        ),
        AskedSlot(
            rf"où {_LIVE}(?: actuellement| maintenant)?|(?:tu habites|vous habitez|tu vis|vous vivez) où|dans quelle (?:ville|région) {_LIVE}|dans quel pays {_LIVE}",
            "J'habite VALUE",
            "à|au|aux|en|dans|près|chez|sur|rue",
        ),
        AskedSlot(
            rf"comment (?:t'appelles-tu|vous appelez-vous|(?:{_EST_CE})?(?:tu t'appelles|vous vous appelez))|(?:tu t'appelles|vous vous appelez) comment|(?:quel est )?(?:ton|votre) (?:nom|prénom)|comment (?:puis-je|dois-je|je peux|je dois) (?:t'appeler|vous appeler)",
            "Je m'appelle VALUE",
        ),
        AskedSlot(
            rf"(?:que fais-tu|que faites-vous|qu'est-ce que (?:tu fais|vous faites)|tu fais quoi|vous faites quoi)(?: dans la vie| comme (?:travail|métier)| professionnellement)|(?:quel est|c'est quoi) (?:ton|votre) (?:métier|travail|profession|emploi)|quelle est (?:ta|votre) profession|(?:dans quoi|en quoi) {_WORK}",
            "Je travaille VALUE",
            "comme|dans|chez|à|au|en|pour",
        ),
        AskedSlot(
            rf"(?:où|pour qui|chez qui|dans quelle entreprise) {_WORK}",
            "Je travaille VALUE",
            "chez|à|au|dans|pour|en|comme|de",
        ),
        AskedSlot(rf"quel âge {_HAVE}|quel est (?:ton|votre) âge", "J'ai VALUE ans"),
        AskedSlot(
            rf"quels? (?:médicaments?|traitements?) {_TAKE}|{_TAKE}(?: des| un)(?: autres)? (?:médicaments?|traitements?)(?: actuellement| régulièrement)?",
            "Je prends VALUE",
        ),
        AskedSlot(
            rf"(?:{_HAVE}|souffres-tu|souffrez-vous)(?: d'une| des| une)? (?:maladies?|problèmes?|antécédents)(?: chroniques?| de santé| médica\w+)*",
            "J'ai VALUE",
        ),
        AskedSlot(
            rf"quelles langues (?:parles-tu|parlez-vous|(?:{_EST_CE})?(?:tu parles|vous parlez))", "Je parle VALUE"
        ),
        AskedSlot(r"comment s'appell(?:e|ent) MY X", "MY X s'appelle VALUE"),
        AskedSlot(r"quel est le (?:nom|prénom) de MY X", "MY X s'appelle VALUE"),
        AskedSlot(r"(?:quels?|quelles?|qui|quand|où|c'est quoi|c'est quand) (?:est )?MY X", "MY X est VALUE"),
        AskedSlot(r"(?:quels?|quelles?|qui|quand|où) sont MY X", "MY X sont VALUE"),
        AskedSlot(rf"combien (?:de |d')X {_HAVE}", "J'ai VALUE X", common=True),
        AskedSlot(rf"où {_DO}", "Je VERB VALUE"),
        AskedSlot(rf"(?:quand|à quelle fréquence|depuis quand) {_DO}(?: REST)?", "Je VERB REST, VALUE"),
        AskedSlot(rf"(?:quels?|quelles?) X {_DO}", "Je VERB VALUE (X)"),
        AskedSlot(r"de quel (?P<x>instrument) (?:joues-tu|jouez-vous)", "Je joue VALUE", "du|de|de la"),
        AskedSlot(
            rf"{_HAVE} (?:des |un |une |d')(?P<x>animaux(?: de compagnie)?|enfants|frères|sœurs|frères et sœurs|frères ou sœurs|chiens?|chats?|voiture|loisirs|hobbies)",
            "J'ai VALUE (X)",
            common=True,
        ),
    ),
    polar=(
        AskedSlot(rf"{_BE}(?: toujours| encore| aussi)? (?P<p>.+)", "Je suis P"),
        AskedSlot(rf"{_HAVE}(?: toujours| encore| aussi)? (?P<p>.+)", "J'ai P"),
        AskedSlot(rf"{_DO}(?: toujours| encore| aussi)? (?P<p>.+)", "Je VERB P"),
    ),
)
