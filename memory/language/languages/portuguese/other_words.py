"""Portuguese: words of daily life that call one thing."""

from memory.language.other_words_table import OtherWordsTable

OTHER_WORDS = OtherWordsTable(
    groups=(
        "chefe|chefa|gerente|supervisor|supervisora|patrão",
        "médico de família|médico|médica|doutor|doutora|clínico geral",
        "criança|crianças|filho|filha|filhos|filhas|miúdos",
        "carro|veículo|dirijo|conduzo",
        "férias|viagem",
        "casa|apartamento|moro|vivo",
        "comprimido|comprimidos|remédio|remédios|medicamento|medicamentos|pílula",
        "universidade|faculdade|estudei|formei|curso",
        "fratura|quebrei|parti",
        "dívida|dívidas|devo|empréstimo|hipoteca|financiamento",
        "filme|filmes|cinema",
        "óculos|vista|míope|olhos",
        "academia|ginásio|treino",
        "salário|ordenado|ganho",
        "bicicleta|bike",
        "celular|telemóvel|telefone",
        "colega|colegas",
        "colega de quarto|colega de casa",
        "alergia|alergias|alérgico|alérgica|intolerante",
        "cirurgia|operação|operado|operada|operei",
        "sobrenome|apelido",
        "dor de cabeça|dores de cabeça|enxaqueca|enxaquecas",
        "vegetariano|vegetariana|vegano|vegana",
        "consulta|exame de rotina|check-up",
        "vizinho|vizinha",
        "prazo|entrega",
        "prova|provas|exame",
        "fumo|cigarro|cigarros",
    ),
    kinds=(
        ("bicho|animal|animais|pet", "cachorro|cachorra|cão|gato|gata"),
        ("cônjuge", "marido|esposa|esposo|mulher|namorado|namorada|companheiro|companheira"),
        ("álcool", "cerveja|vinho"),
        ("profissão|ocupação", "trabalho como|emprego"),
    ),
    eating="comer|lanche|refeição|prato|receita|jantar|almoço",
)
