"""Portuguese: how people speak to an assistant."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.phrase_table import Phrases

PHRASES = Phrases(
    of_speaker=(
        r"eu|me|mim|nós|sou|estou|estamos|somos|tenho|temos|moro|vivo|trabalho|toco|jogo|estudo|falo|bebo|faço|dirijo|conduzo|uso|tomo|quero|leio|escrevo|fumo|cozinho|ensino|odeio|amo|prefiro|gosto|meus?|minhas?|noss[oa]s?"
    ),
    of_own=r"meu|minha|meus|minhas|noss[oa]s?",
    fiction=(
        r"(?:aqui (?:está|vai)|eis|esta é|este é|leia|continue) (?:\w+ ){0,3}?(?:cena|capítulo|conto|poema|monólogo|diálogo|roteiro)|(?:vamos|vamos lá) (?:escrever|inventar|fazer|jogar) (?:\w+ ){0,3}?(?:história|conto|rpg|cena)"
        r"|(?:o )?(?:meu|minha) personagem (?:é|se chama|diz)|(?:cena|capítulo|monólogo) (?:para|do) (?:o )?meu (?:romance|livro|roteiro)"
    ),
    asker="eu|nós|posso|podemos|devo|devemos|tenho|temos|preciso|quero",
    how="como",
)
