"""What is of one kind and called otherwise is another one."""

import pytest

from memory.language.called_otherwise import called_otherwise

OTHERS = [
    ("my history exam moved to 20 March", "my French exam is on 9 March"),
    ("my eye appointment moved to 5 May", "I have a dentist appointment on 3 May at 2pm"),
    ("la verifica di storia è spostata al 10 febbraio", "ho la verifica di matematica il 3 febbraio"),
    ("mon examen de maths est repoussé au 20 mars", "mon examen d'histoire est le 9 mars"),
    ("el examen de física ahora es el 20 de marzo", "mi examen de historia es el 9 de marzo"),
    ("a prova de física passou para 20 de março", "tenho a prova de história no dia 9 de março"),
    ("der Termin beim Augenarzt ist jetzt am 5. Mai", "mein Zahnarzttermin ist am 3. Mai"),
]


@pytest.mark.parametrize(("new", "old"), OTHERS)
def test_two_of_one_kind_that_are_called_otherwise_are_two(new: str, old: str):
    assert called_otherwise(new, old)


SAME = [
    ("my French exam moved to 20 March", "my French exam is on 9 March"),
    ("the exam moved to 20 March", "my French exam is on 9 March"),
    ("my French exam moved to 20 March", "my exam is on 9 March"),
    ("my French oral exam moved to 20 March", "my French exam is on 9 March"),
    ("the final exam moved to 20 March", "my French exam is on 9 March"),
    ("the exam for French moved to 20 March", "my French exam is on 9 March"),
    ("l'esame è stato spostato al 20 marzo", "ho l'esame di francese il 9 marzo"),
    ("die Prüfung in Mathe ist jetzt am 20. März", "meine Matheprüfung ist am 9. März"),
    ("the Ford is sold", "I drive a Ford Focus"),
]


@pytest.mark.parametrize(("new", "old"), SAME)
def test_what_may_be_the_same_is_not_called_otherwise(new: str, old: str):
    assert not called_otherwise(new, old)
