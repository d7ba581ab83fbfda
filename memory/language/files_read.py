"""What is read from files beside the modules, all at once.

Each is read where it is first needed, which may be days after the start. By then the package may have been replaced
under the running process, and the file be gone.
"""

from memory.language.asker import PERSONAL
from memory.language.dangers import BY_WEIGHT
from memory.language.kept_out import SECRETS
from memory.language.lasting_orders import STANDING
from memory.language.weights import Weights
from memory.text.seed_phrases import places_of_words
from memory.text.worked_out import written

OF_SIGNS = "change_weights.txt", "order_weights.txt"
OF_WORDS = BY_WEIGHT, SECRETS, STANDING, PERSONAL
"""All that is weighed: by signs that tables know, and by words alone."""


def read_files() -> None:
    """Read them, so that none is needed any more. Blocks, the first time for some 30 ms of a core."""
    for name in OF_SIGNS:
        Weights.of(name)
    for reader in OF_WORDS:
        reader.read()
    places_of_words()
    written()
