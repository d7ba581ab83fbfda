"""Japanese: how applications label the parts of a prompt, and how texts are handed over."""

from memory.language.frame_table import FrameWords

FRAMES = FrameWords(
    query="輸入,質問,問い,ユーザーの質問",
    speaker="ユーザー",
    context="文脈,コンテキスト,文書,資料,参考情報",
    answer="回答,答え,出力,アシスタント",
    alone="文書",
    within="質問|回答|文脈",
    outputs="要約|翻訳",
    first_person="私|僕|俺",
    spaced=False,
)
