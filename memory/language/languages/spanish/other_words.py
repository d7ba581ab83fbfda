"""Spanish: words of daily life that call one thing."""

from memory.language.other_words_table import OtherWordsTable

OTHER_WORDS = OtherWordsTable(
    groups=(
        "jefe|jefa|supervisor|supervisora|gerente|encargado|encargada",
        "médico de cabecera|médico|médica|doctor|doctora",
        "dentista|odontólogo",
        "niño|niña|niños|niñas|hijo|hija|hijos|hijas|peques",
        "coche|carro|auto|vehículo|conduzco|manejo",
        "vacaciones|viaje",
        "casa|piso|departamento|apartamento|vivo",
        "pastilla|pastillas|medicamento|medicamentos|medicina|medicación|remedios",
        "universidad|facultad|estudié|carrera",
        "fractura|rompí|roto",
        "deuda|deudas|debo|préstamo|hipoteca",
        "película|películas|cine",
        "gafas|lentes|vista|ojos",
        "gimnasio|entreno",
        "sueldo|salario|gano|ingresos",
        "bici|bicicleta",
        "móvil|celular|teléfono",
        "compañero|compañera|colega|colegas",
        "compañero de piso|compañera de piso|roomie",
        "alergia|alergias|alérgico|alérgica|intolerante",
        "operación|cirugía|operaron",
        "apellido|apellidos",
        "dolor de cabeza|jaqueca|migraña|migrañas",
        "vegetariano|vegetariana|vegano|vegana",
        "cita|revisión|chequeo",
        "vecino|vecina",
        "plazo|entrega|fecha límite",
        "examen|exámenes|prueba",
        "fumo|cigarrillos|tabaco",
    ),
    kinds=(
        ("mascota|mascotas", "perro|perra|gato|gata|cachorro"),
        ("pareja|media naranja", "marido|esposo|mujer|esposa|novio|novia"),
        ("alcohol", "cerveza|vino"),
        ("profesión|oficio|ocupación", "trabajo"),
    ),
    eating="comer|como|tentempié|comida|plato|receta|cena|almuerzo|desayuno",
)
