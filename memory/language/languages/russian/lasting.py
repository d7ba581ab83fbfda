"""Russian: how orders about answers that hold for good begin."""

from memory.language.lasting_table import LastingWords

LASTING = LastingWords(
    told=(
        r"(?:пожалуйста,? )?(?:всегда (?:отвечай|пиши|говори)|отвечай(?:те)? всегда"
        r"|не используй(?:те)? (?:эмодзи|смайл\w*)|называй меня|зови меня)\b"
        r"|(?:пожалуйста,? )?(?:отныне|впредь|с этого момента),? (?:отвечай|пиши|говори|называй|не|пожалуйста)(?!\w)"
    ),
    ever="всегда|никогда",
    henceforth="отныне|впредь|с этого момента",
    for_good="меня",
)
