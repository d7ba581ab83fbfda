"""Chinese: how orders about answers that hold for good begin."""

from memory.language.lasting_table import LastingWords

LASTING = LastingWords(
    told=(
        r"(?:请|請)?(?:不要|别|請勿|请勿)(?:再)?(?:使用|用)(?:任何)?(?:表情|emoji)|(?:请|請)?(?:始终|总是|一直)用.{1,10}(?:回答|回复)"
        r"|(?:以后|以後|从现在(?:开始|起)|今后),?、?(?:请|用|不要|别|叫我)"
    ),
    for_good="始终|总是|一直",
)
