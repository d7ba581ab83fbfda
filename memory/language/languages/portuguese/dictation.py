"""Where people who dictate Portuguese go on without a full stop."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.dictation_table import Dictation

_I = r"sou|estou|tenho|tomo|moro|vivo|trabalho|quero|queria|procuro|preciso|vou|fui|posso|devo|como|bebo|uso|falo"
_DOES = r"é|são|tem|têm|mora|vive|morreu|não|chama-se|se chama|vem|está|trabalha|come|toma"

DICTATION = Dictation(
    joints=r"e|então|porque|por isso|depois|pois|além disso",
    starts=rf"(?:{_I})|(?:eu|ele|ela|nós|a gente) \w+|(?:me|nos|lhe) \w+|não \w+|(?:o |a |os |as )?(?:meus?|minhas?|noss[oa]s?) \w+(?: \w+){{0,2}}? (?:{_DOES})|agora (?:{_I})|(?:é|há|está) \w+",
    bare=rf"(?:tenho|moro|vivo|sou|tomo|trabalho) \w+|chamo-me|me chamo|(?:o meu|a minha|meu|minha) \w+(?: \w+)? (?:{_DOES})|não (?:como|posso|tolero|tenho)|é (?:uma?|daquel[ea]s)|(?:muito )?obrigad[oa]",
    asks=r"o que (?:é que|posso|faço|devo)|que (?:horas|exercícios)|como (?:é que|posso|faço|se)|onde (?:posso|fica|está)|quando é|quant[oa]s?|posso (?:comer|tomar|beber|fazer|usar)|podes|você pode|há (?:algum|alguma|algo)|diz-me|repete|repita|diz de novo|queria (?:saber|perguntar)",
    holds="que não já também se quando onde porque como lo eu e ou ainda sempre agora nunca aqui sim me te se lhe nos o a os as um uma meu minha de do da em no na com por para muito mais saber sei sabes perguntar diz quem",
    reports="como onde quando não já só também agora desde até saber sei sabes perguntar diz que de se",
    names="o a os as um uma cada todos todas esse essa este esta",
    of_it=r"é|está",
    supposes="se|quando|imagina|caso",
)
