"""What is read from files beside the modules, all at once.

Each is read where it is first needed, which may be days after the start. By then the package may have been replaced
under the running process, and the file be gone.
"""

from memory.language.weights import Weights
from memory.text.seed_phrases import places_of_words
from memory.text.worked_out import written


def read_files() -> None:
    """Read them, so that none is needed any more. Blocks, the first time for some 30 ms of a core."""
    Weights.read_all()
    places_of_words()
    written()
