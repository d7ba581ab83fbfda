"""How orders about answers that hold for good begin in languages of which no more is known."""

from memory.language.lasting_table import LastingWords

DUTCH = LastingWords(
    told=(
        r"(?:alsjeblieft,? )?(?:gebruik (?:geen|altijd|nooit)|antwoord (?:me )?altijd|noem me)\b"
        r"|(?:alsjeblieft,? )?(?:vanaf nu|voortaan),? (?:antwoord|gebruik|noem|schrijf|spreek|geen|graag)\b"
    ),
    ever="altijd|nooit",
    henceforth="vanaf nu|voortaan",
    for_good="noem",
)
RUSSIAN = LastingWords(
    told=(
        r"(?:пожалуйста,? )?(?:всегда (?:отвечай|пиши|говори)|отвечай(?:те)? всегда"
        r"|не используй(?:те)? (?:эмодзи|смайл\w*)|называй меня|зови меня)\b"
        r"|(?:пожалуйста,? )?(?:отныне|впредь|с этого момента),? (?:отвечай|пиши|говори|называй|не|пожалуйста)(?!\w)"
    ),
    ever="всегда|никогда",
    henceforth="отныне|впредь|с этого момента",
    for_good="меня",
)
CHINESE = LastingWords(
    told=(
        r"(?:请|請)?(?:不要|别|請勿|请勿)(?:再)?(?:使用|用)(?:任何)?(?:表情|emoji)|(?:请|請)?(?:始终|总是|一直)用.{1,10}(?:回答|回复)"
        r"|(?:以后|以後|从现在(?:开始|起)|今后),?、?(?:请|用|不要|别|叫我)"
    ),
    for_good="始终|总是|一直",
)
JAPANESE = LastingWords(
    told=(
        r".{0,40}(?:(?:絵文字|敬語)(?:は|を)?使わないで|(?:常に|いつも|必ず).{1,20}(?:答えて|返事して|話して)|と呼んで(?:ください|$))"
        r"|(?:今後|これから)(?:は)?、?.{1,40}ください"
    ),
    for_good="常に|いつも|必ず|呼んで",
)

TABLES = (DUTCH, RUSSIAN, CHINESE, JAPANESE)
