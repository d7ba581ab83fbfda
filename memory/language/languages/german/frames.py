"""German: how applications label the parts of a prompt, and how texts are handed over."""

from memory.language.frame_table import FrameWords

FRAMES = FrameWords(
    query="frage,anfrage,eingabe,aufgabe,nutzerfrage",
    speaker="benutzer,nutzer",
    context="kontext,dokument,dokumente,artikel,quelle,quellen,auszug,verlauf,gesprächsverlauf,informationen",
    answer="antwort,ausgabe",
    alone="dokumente?|artikel|auszug|gesprächsverlauf",
    introduces="hier (?:ist|sind)",
    introduced="kontext|dokumente?|artikel|brief|nachricht",
    within="Kontext|Frage|Antwort",
    outputs="zusammenfassung|übersetzung",
    points_down=r"folgende\w*|untenstehend\w*",
    first_person=r"ich|mein\w*|mir|mich|wir",
)
