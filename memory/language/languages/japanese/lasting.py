"""Japanese: how orders about answers that hold for good begin."""

from memory.language.lasting_table import LastingWords

LASTING = LastingWords(
    told=(
        r".{0,40}(?:(?:絵文字|敬語)(?:は|を)?使わないで|(?:常に|いつも|必ず).{1,20}(?:答えて|返事して|話して)|と呼んで(?:ください|$))"
        r"|(?:今後|これから)(?:は)?、?.{1,40}ください"
    ),
    for_good="常に|いつも|必ず|呼んで",
)
