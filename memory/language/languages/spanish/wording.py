"""Spanish: how two texts are compared word by word."""

from memory.language.wording_table import USER, WordingTable

WORDING = WordingTable(
    phrases=(
        (r"ya no", "@not @end"),
        (r"(?:dejé|he dejado|dejamos) de", "@not @end"),
        (r"vendí (?:mi|mis|el|la)", "@not @end tengo"),
        (r"al día|diariamente", "daily"),
        (r"(?:el )?nombre (?:de)? ?(mi [\w'-]+)", r"\1 name"),
        (r"(?:el|la) usuari[oa]", USER),
        (r"es|soy", "@is"),
    ),
    past="ayer",
    resumed="de nuevo|otra vez",
    joined="y|o",
    breaks="en con para desde por cada de",
    particles="en",
    negations="nunca jamás sin tampoco",
    glue="yo una uno unos unas los las del que muy también ahora actualmente mismo nuevo",
    short_glue="a al da de di e el en es fe ha he la le lo me mi mí ni o os se si su te ti tu tú u un va ve y ya yo él",
    ordinals="º ª o a",
    possessive="mi mis nuestro nuestra",
    same="as como",
    counts="cero - dos tres cuatro cinco seis siete ocho nueve diez once doce",
    frames="tengo soy llamo llama nombre vivo trabajo años alérgico alérgica alergia hablo gusta encanta",
    endings="o a os as ar ir an",
)
