"""Portuguese: what speaks of a state."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.claim_table import ClaimTable

CLAIMS = ClaimTable(
    spoken={
        "home": r"vivo|vive|mud(?:ado|ei|ou|ámos|amos)|mudei-me|moro|mora",
        "work": r"trabalh\w{1,6}",
        "diet": r"vegetarian\w{0,2}|vegan\w{0,3}|carne",
        "partner": r"casad[oa]|divorciad[oa]|solter[oa]",
    },
    asks_home=(
        r"(?:onde|em que cidade) (?:eu |é que (?:eu )?|nós |a gente )?(?:moro|moramos|vivo|vivemos|mora|vou morar|vamos morar|vai morar|vou viver|vamos viver|(?:es)?t(?:ou|ô) (?:a )?mora(?:ndo|r)|(?:es)?tamos (?:a )?mora(?:ndo|r))|(?:para|pra) onde (?:eu )?(?:me mudo|vou me mudar)"
    ),
    asks_work=(
        r"(?:qual é )(?:o meu |a minha |meu |minha )(?:trabalho|emprego|profissão|ofício|ocupação)"
        r"|(?:onde|em que|para quem|pra quem|com o quê|com o que|em que empresa) (?:é que )?(?:eu )?trabalho"
        r"|(?:o )?que (?:é que )?(?:eu )?faço (?:da|na|pela) vida"
        r"|que (?:trabalho|profissão) (?:é que )?(?:eu )?(?:faço|tenho)"
    ),
    moves="mudo mudamos mudar moro moramos morar vivo",
    subject=r"eu|nós|o usuário|a usuária",
    now=r"agora",
)
