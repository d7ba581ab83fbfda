"""German: how somebody orders that all be forgotten that is known of her, and that nothing more be kept."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.everything_table import EverythingWords

EVERYTHING = EverythingWords(
    asks=r"(?:bitte )?(?:vergiss|vergesse|vergesst|lösche?|entferne?|streiche?) (?:bitte )?|(?:kannst|könntest|würdest) du (?:bitte )?",
    of_user=r"alles,? was du (?:über|von|zu) (?:mich|mir) (?:weißt|weisst|hast|gespeichert hast|kennst|gelernt hast|gemerkt hast|dir gemerkt hast)|alles (?:über|von|zu) (?:mich|mir)|(?:alle|sämtliche) (?:meine |deine )?(?:daten|erinnerungen|informationen|infos|notizen) (?:über|von|zu) (?:mich|mir)|(?:alle |sämtliche )?meine (?:ganzen |gesamten |persönlichen )?(?:daten|erinnerungen)|dein (?:ganzes )?gedächtnis (?:über|von) mi[cr]h?",
    bare=r"(?:das )?alles|alles,? was du (?:weißt|weisst|gespeichert hast)|dein (?:ganzes )?gedächtnis",
    joins="und",
    endings=r"bitte|jetzt|sofort|wieder|für immer|endgültig|vollständig|komplett|löschen|vergessen|entfernen|aus deinem gedächtnis",
    stops=r"(?:bitte )?ich (?:will|möchte) nicht,? dass (?:meine (?:persönlichen )?daten|daten (?:über mich|von mir)|etwas (?:über mich|von mir)) gespeichert (?:wird|werden)|du (?:sollst|darfst) (?:dir )?(?:nichts|keine (?:daten|sachen)) (?:über mich|von mir) (?:merken|speichern|behalten)|(?:bitte )?(?:nichts|keine (?:\w+ )?(?:daten|informationen)) (?:über mich|von mir) (?:speichern|merken|behalten)|(?:bitte )?ich (?:möchte|will|wünsche) nicht,? dass (?:du|sie|ihr) (?:dir |sich |euch )?(?:(?:etwas|was|irgendetwas|irgendwas|daten|informationen|sachen|dinge) (?:über mich|von mir)|meine daten|(?:etwas|was) von dem,? was ich (?:sage|schreibe)) (?:speicher\w*|merk\w*|behalt\w*|behält\w*|notier\w*)|(?:bitte )?hör(?:en sie|t)? (?:bitte )?auf,? (?:dir |sich |euch )?(?:(?:sachen|dinge|daten|etwas|alles|informationen) (?:über mich|von mir)|meine daten|alles,? was ich sage,?) zu (?:speichern|merken|behalten|notieren)|(?:bitte )?(?:speicher|merk|behalt|behält|notier|aufzeichn)\w*(?: (?:sie|dir|sich|euch|bitte|ab jetzt|ab sofort|künftig|mehr))*(?: (?:nichts|keine (?:\w+ )?(?:daten|informationen|details|sachen))(?: mehr)? (?:über mich|von mir)| nichts(?: mehr)? von dem,? was ich (?:\w+ )?(?:sage|schreibe|erzähle)| meine (?:persönlichen )?daten (?:bitte )?nicht)|(?:bitte )?(?:schalte?|stelle?)(?: bitte)? dein gedächtnis(?: für mich)? (?:aus|ab)|ich widerspreche der speicherung(?: meiner daten)?|ich widerrufe meine einwilligung (?:zur speicherung|in die speicherung)(?: meiner daten)?",
    since=r"bitte|mehr|ab jetzt|ab sofort|künftig|in zukunft|danke|für mich|von nun an",
    resumes=r"(?:bitte )?(?:du (?:darfst|kannst) (?:dir )?(?:wieder )?(?:(?:sachen|dinge|etwas|alles)(?: über mich)?|alles,? was ich sage,?) (?:wieder )?(?:merken|speichern)|merk(?:e)? dir (?:bitte )?wieder (?:sachen|dinge|alles|etwas)(?: über mich)?|(?:schalte?|stelle?)(?: bitte)? dein gedächtnis(?: für mich)? wieder (?:ein|an))",
)
