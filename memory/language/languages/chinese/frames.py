"""Chinese: how applications label the parts of a prompt, and how texts are handed over."""

from memory.language.frame_table import FrameWords

FRAMES = FrameWords(
    query="问题,提问,用户问题,查询,輸入,输入",
    speaker="用户",
    context="上下文,背景,文档,资料,参考资料,已知信息,内容,文章",
    answer="答案,回答,输出,助手",
    alone="文档|文章",
    within="问题|答案|上下文",
    outputs="摘要|翻译",
    first_person="我",
    spaced=False,
)
