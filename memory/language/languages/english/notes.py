"""English: how somebody writes of the user, in notes. What follows is read in the third person, too."""

from memory.language.note_table import NoteWords

NOTES = NoteWords(
    subject=r"(?:the )?(?:user|customer|client)",
    first="I",
    verbs=(),
    patient="patient",
    the="the",
)
