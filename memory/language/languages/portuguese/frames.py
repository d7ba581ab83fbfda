"""Portuguese: how applications label the parts of a prompt, and how texts are handed over."""

from memory.language.frame_table import FrameWords

FRAMES = FrameWords(
    query="pergunta,entrada",
    speaker="usuário",
    context="contexto,documento,documentos,texto,artigo,fonte,fontes,histórico",
    answer="resposta,saída",
    alone="texto|artigo",
    introduces="aqui (?:está|estão)",
    introduced="texto|carta",
    within="Pergunta|Resposta",
    outputs="resumo|tradução",
    points_down="seguinte",
    first_person="eu|meu|minha|sou|tenho",
)
