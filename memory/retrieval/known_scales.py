"""The cosine scales of the embedder that comes with Ricordo, as `calibration.measured` finds them.

To measure them at each start would read most of its vectors, 13 MB, before anybody has asked anything. A test holds
these to what is measured.
"""

from collections.abc import Mapping

KNOWN: Mapping[str, Mapping[str, tuple[float, float]]] = {
    "wordllama/l2_supercat/256": {
        "english": (0.008046451956033707, 0.9304379783570766),
        "german": (0.09500581957399845, 0.8653873708099127),
        "dutch": (0.1312024462968111, 0.8752138148993254),
        "spanish": (0.1423438210040331, 0.8204361777752638),
        "french": (0.10493730194866657, 0.8094664942473173),
        "italian": (0.13542822189629078, 0.8012933414429426),
        "portuguese": (0.1168231088668108, 0.7137716691941023),
        "cyrillic": (0.5229544639587402, 0.8576823472976685),
        "han": (0.5037522315979004, 0.8047993183135986),
        "kana": (0.5836976170539856, 0.8235887885093689),
        "hangul": (0.716109037399292, 0.8685851097106934),
        "arabic": (0.7343237996101379, 0.9394029974937439),
        "devanagari": (0.8223952054977417, 0.9770146608352661),
        "greek": (0.7888936400413513, 0.8593700528144836),
        "hebrew": (0.8381722569465637, 0.932959258556366),
        "thai": (0.8429322242736816, 0.9138472080230713),
    },
}
"""By the embedder's name, for each language or script: `unrelated` and `full`."""
