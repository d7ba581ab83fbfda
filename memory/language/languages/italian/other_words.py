"""Italian: words of daily life that call one thing."""

from memory.language.other_words_table import OtherWordsTable

OTHER_WORDS = OtherWordsTable(
    groups=(
        "madre|mamma",
        "padre|papà|babbo",
        "capo|capa|responsabile|manager|superiore",
        "medico di base|medico|dottore|dottoressa",
        "bambino|bambina|bambini|figlio|figlia|figli|figlie",
        "macchina|auto|guido|automobile",
        "vacanza|vacanze|ferie|viaggio",
        "casa|appartamento|abito|vivo",
        "pastiglia|pastiglie|pillola|pillole|medicina|medicine|farmaco|farmaci|compresse",
        "università|facoltà|studiato|laureato|laureata|laurea",
        "frattura|rotto|rotta",
        "debito|debiti|devo|prestito|mutuo",
        "film|cinema",
        "occhiali|vista|miope|occhi",
        "palestra|alleno",
        "stipendio|guadagno|reddito",
        "bici|bicicletta",
        "cellulare|telefono|smartphone",
        "collega|colleghi|colleghe",
        "coinquilino|coinquilina",
        "allergia|allergie|allergico|allergica|intollerante",
        "operazione|intervento|operato|operata",
        "mal di testa|emicrania|emicranie|cefalea",
        "vegetariano|vegetariana|vegano|vegana",
        "appuntamento|visita|controllo",
        "vicino|vicina",
        "scadenza|consegna",
        "esame|esami|verifica",
        "fumo|sigarette",
    ),
    kinds=(
        ("animale|animali", "cane|cagnolino|gatto|gatta|cucciolo"),
        ("coniuge|partner", "marito|moglie|compagno|compagna|fidanzato|fidanzata"),
        ("alcol", "birra|vino"),
        ("professione|mestiere", "lavoro come"),
    ),
    eating="mangiare|mangio|spuntino|pasto|piatto|ricetta|cena|pranzo|colazione",
)
