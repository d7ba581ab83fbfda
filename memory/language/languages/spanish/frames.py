"""Spanish: how applications label the parts of a prompt, and how texts are handed over."""

from memory.language.frame_table import FrameWords

FRAMES = FrameWords(
    query="pregunta,consulta,entrada",
    speaker="usuario",
    context="contexto,documento,documentos,texto,artículo,fuente,fuentes,historial,información",
    answer="respuesta,salida",
    alone="texto|documentos?|artículo",
    introduces="aquí (?:está|están|tienes)",
    introduced="texto|carta",
    within="Contexto|Pregunta|Respuesta",
    outputs="resumen|traducción",
    points_down="siguientes?",
    first_person="yo|mi|mis|soy|tengo",
)
