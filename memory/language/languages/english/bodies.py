"""English: what lasts of somebody's body, and what she cannot do for it."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language import values_of_health as read_health
from memory.language.saying_table import Saying

_PART = r"(?:(?:left|right|lower|upper) )?(?:knees?|hips?|back|spine|neck|shoulders?|ankles?|wrists?|elbows?|foot|feet|legs?|arms?|heart|lungs?|pelvis|achilles(?: tendon)?|hamstrings?|rotator cuff|meniscus|acl|(?<=left )hand|(?<=right )hand)"
_BAD = r"bad|dodgy|weak|trick|gammy|bum|wonky|arthritic|torn|frozen|fused|artificial|prosthetic|damaged|unstable|paralysed|paralyzed|crippled|messed[- ]up|screwed[- ]up|busted|shot|wrecked|ruined|knackered|buggered|knacked|destroyed|screwed"
_ILLNESS = r"(?:(?:slipped|herniated|bulging|prolapsed) (?:discs?|disks?)|(?:hiatal |inguinal |umbilical )?hernia|sciatica|spina bifida|cerebral palsy|(?:double |partial )?(?:hip|knee|shoulder) replacements?|spinal fusion|(?:a )?stoma|colostomy bag|(?:an )?eating disorder|anorexia|bulimia|vertigo|panic (?:attacks|disorder)|long covid|carpal tunnel(?: syndrome)?|plantar fasciitis|hearing loss|tendonitis|limited mobility|(?:a )?(?:pinched|trapped) nerve|chronic (?:back|neck|knee|hip|shoulder|joint|leg) pain|(?:only )?one (?:leg|arm|eye|lung|kidney|hand|foot))"
_AID = r"wheelchair|walking stick|cane|walker|rollator|mobility scooter|hearing aids?|prosthetic (?:leg|arm|foot|hand)|prosthesis|guide dog"
_BEHIND = r"(?=$|[,.;!)]| (?:and|but|from|so|since|because|after|due|that|which|now|these days|with|as|thanks|in|full[- ]time|for (?:years|ages|decades|good|life|\w+ years))\b)"
_CAUSE = rf"^(?=.*\b(?:since|after|because of|due to|with|thanks to|from) (?:my|the|an?|two|having) (?:\w+ ){{0,3}}?(?:{_PART}|{_ILLNESS}|surgery|operation|accident|injury|injuries|stroke|fall|c-section|cesarean|arthritis|condition|pregnancy)\b)"
_SOMEHOW = r"(?:(?:really|still|always|permanently|pretty|completely|totally|a bit|just|so|basically|quite|very|kind of) ){0,2}"
_HAVE = r"\bI (?:(?:have|has|still|also|got|both|now) )+(?:an? |two |three |some )?"

BODIES: tuple[Saying, ...] = (
    Saying("conditions", read_health.bodily, (
        rf"{_HAVE}{_SOMEHOW}(?P<value>(?:{_BAD}) {_PART}){_BEHIND}",
        rf"\bmy (?P<part>{_PART})(?:'s| is| are| has| have)(?: been)? {_SOMEHOW}(?P<how>{_BAD}){_BEHIND}",
        rf"\b(?:with|because of|given|due to) my (?P<value>(?:{_BAD}) {_PART})(?=$|[,.;!)]| (?:and|I|we|it|so)\b)",
        r"\bas an? (?P<value>wheelchair user|amputee|paraplegic),? I\b",
        rf"{_HAVE}(?:severe |bad |chronic |recurring )?(?P<value>{_ILLNESS}){_BEHIND}",
        r"\bI (?:have had|had|got) (?:an? |two |my )?(?P<value>(?:double |partial )?(?:hip|knee|shoulder)s? (?:replaced|replacements?)|both (?:hips|knees|shoulders) replaced|spinal fusion|(?:left |right )?(?:leg|arm|foot|hand) amputated)\b",
        rf"\bI (?:(?:am|have|been|now|still|also|mostly|usually) )*(?:use|in|walk with|get around (?:in|with|on)|rely on|wear|live with) (?:an? |my )?(?P<value>{_AID}){_BEHIND}",
        r"\bI (?:(?:am|was born|have been|almost|nearly|completely|totally|practically|mostly|also|now|went) )+(?P<value>(?:blind|deaf) (?:in|on) (?:my |the |one |both )?(?:(?:left|right) )?(?:eyes?|ears?|side))\b",
        r"\bI (?:am|was born|have been) (?:also |now )?(?P<value>(?:legally|partially|registered|profoundly|severely) (?:blind|deaf|sighted))\b",
        r"\bI was born (?P<value>(?:without|missing) (?:an? |one |my )?(?:left |right )?(?:hand|arm|leg|foot|eye|kidney)s?|with (?:one|only one) (?:hand|arm|leg|foot|eye|kidney|lung))\b",
        r"\bI (?P<value>lost (?:my (?:left|right)|an?|one|both) (?:legs?|arms?|hands?|foot|feet|eyes?|kidney|hearing|sight))\b",
        rf"\bI am (?:very |a bit |quite |really |also |severely )?(?:an? )?(?P<value>claustrophobic|agoraphobic|paraplegic|quadriplegic|tetraplegic|hard of hearing|amputee|wheelchair user|wheelchair[- ]bound){_BEHIND}",
        rf"{_CAUSE}.*?\bI (?:(?:also|really|still|just|physically) )?(?P<value>(?:cannot|am (?:not able|unable|not allowed|not supposed|not meant) to|must not|should not) (?:really |even |properly )?(?:lift|carry|kneel|squat|run|jump|bend|crouch|stand|climb|raise|reach|walk|sit|twist|do (?:squats|push-?ups|pull-?ups|planks|burpees|lunges|overhead \w+))\b[^,.;]{{0,40}}?)(?=$|[,.;]| (?:since|after|because|due|with|thanks|from|any ?more|and|but|so)\b)",
    )),
    Saying("conditions", read_health.bodily, (
        rf"\bmy (?P<value>{_PART})(?:'s| is| are| has| have| feels?)(?: (?:been|now|finally|completely|totally|all|fully))* (?:(?:fine|ok(?:ay)?|good|great|strong|better|pain[- ]free) (?:again|now)|healed|recovered|back to normal|as good as new)\b",
        rf"\bI (?:(?:have|just|finally) )*(?:do not (?:need|use|wear)|no longer (?:need|use|wear)|got rid of|am out of) (?:the |my |an? )?(?P<value>{_AID})\b",
    ), "drop"),
)  # fmt: skip
"""Lasting alone: what hurts today, is sprained or broken says nothing of next month."""
