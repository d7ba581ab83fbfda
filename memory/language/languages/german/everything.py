"""German: how somebody orders that all be forgotten that is known of her."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.everything_table import EverythingWords

EVERYTHING = EverythingWords(
    asks=r"(?:bitte )?(?:vergiss|vergesse|vergesst|lösche?|entferne?|streiche?) (?:bitte )?|(?:kannst|könntest|würdest) du (?:bitte )?",
    of_user=r"alles,? was du (?:über|von|zu) (?:mich|mir) (?:weißt|weisst|hast|gespeichert hast|kennst|gelernt hast|gemerkt hast|dir gemerkt hast)|alles (?:über|von|zu) (?:mich|mir)|(?:alle|sämtliche) (?:meine |deine )?(?:daten|erinnerungen|informationen|infos|notizen) (?:über|von|zu) (?:mich|mir)|(?:alle |sämtliche )?meine (?:ganzen |gesamten |persönlichen )?(?:daten|erinnerungen)|dein (?:ganzes )?gedächtnis (?:über|von) mi[cr]h?",
    bare=r"(?:das )?alles|alles,? was du (?:weißt|weisst|gespeichert hast)|dein (?:ganzes )?gedächtnis",
    endings=r"bitte|jetzt|sofort|wieder|für immer|endgültig|vollständig|komplett|löschen|vergessen|entfernen|aus deinem gedächtnis",
)
