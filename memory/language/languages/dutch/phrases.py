"""Dutch: how people speak to an assistant."""

from memory.language.phrase_table import Phrases

PHRASES = Phrases(
    articles="de|het",
    of_own=r"mijn|onze?",
    asker="ik|wij|we",
    asks_fact=r"wie|wanneer|waar|hoe ?(?:veel|lang|oud|vaak|heet|heten)|wat (?:is|zijn|was|waren|heeft|had|zei)",
    to_asker="mij|me|ons",
    advises=r"kan|kunnen|moet|zou|beste|beter|goede?|tips?|ideeën|normaal|als",
    how=r"hoe(?! (?:veel|vaak|lang|oud|heet))",
)
