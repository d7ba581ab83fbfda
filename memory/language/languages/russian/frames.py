"""Russian: how applications label the parts of a prompt, and how texts are handed over."""

from memory.language.frame_table import FrameWords

FRAMES = FrameWords(
    query="вопрос,запрос",
    speaker="пользователь",
    context="контекст,документ,документы,текст,источник,источники",
    answer="ответ",
    alone="текст|документ",
    within="Контекст|Вопрос|Ответ",
    first_person="я|мой|моя|мне|меня",
)
