"""English: how two texts are compared word by word."""

from memory.language.wording_table import USER, WordingTable

WORDING = WordingTable(
    opened=(
        (r"can't|can not", "cannot"),
        (r"won't", "will not"),
        (r"n't\b", " not"),
        (r"\b(i|you|we|they)'(?:m|re)\b", r"\1 am"),
        (r"\b(i|you|we|they)'ve\b", r"\1 have"),
        (r"\b(i|you|we|they|he|she)'ll\b", r"\1 will"),
        (r"\b(?:have|has) got\b(?! to)", "have"),
        (r"\b(?:have|has)(?= (?:just |recently |already )?(?:been|gone|become|started|\w{3,}ed)\b)", " "),
        (r"&", " and "),
        (r"(?<=\d) ?([ap])\.m\.?", r" \1m"),
    ),
    phrases=(
        (r"no longer", "@not @end"),
        (r"any ?more|any longer", "@end"),
        (r"stopped|quit|gave up|given up", "@not @end"),
        (r"cannot stand", "@not like"),
        (r"(?:i|we|user) sold (?:my|our|the|their|his|her)", "@user @not @end have"),
        (r"(?:two|2) times", "twice"),
        (r"(?:every|each|per|a) (?:single )?day", "daily"),
        (r"(?:the )?name (?:of)? ?((?:my|our) [\w'-]+)", r"\1 name"),
        (r"(?:is|am|are) (?:called|named)", "name"),
        (r"(?:the )?user's|users(?= \w)", "my"),
        (r"(?:the )?user", USER),
        (r"is|(?<!\d )am|are|was|were|been", "@is"),
    ),
    past="did|had|was|were|went|yesterday|ago",
    resumed="again",
    joined="and|or",
    breaks="""
        a an in on at with for since from to of as by about every each daily twice once until during because name
        """,
    particles="in on at by up",
    negations="@not not no never none nothing nobody neither nor without cannot",
    glue="""
        the and for with that this had having being but its just very really also @end @is been
        still quite much some any now then there here about will would too actually currently recently usually generally
        absolutely definitely presently nowadays finally don't doing does did yes well again
        """,
    short_glue="a ah am an as at be by do go he hi if in is it me my n of oh ok on or r so to u up ur us we ya",
    ordinals="st nd rd th",
    first="i we me us",
    possessive="my our mine ours",
    third="they them their theirs themselves",
    same="""
        live lives living reside resides residing dwell
        have has own owns possess | like likes love loves loved enjoy enjoys adore adores liking
        hate hates dislike dislikes detest detests despise despises | work works working employed
        kid kids child children | mom mum mother mama mommy | dad father papa daddy | every each | favourite favorite
        colour color | grey gray | doctor physician | automobile car | cellphone smartphone phone mobile | start begin
        cat cats kitty | dog dogs | vegan vegans
        buy bought purchased | large big | job occupation profession | husband hubby
        apartment flat | movie film | holiday vacation | use uses using | mg milligrams milligram | kg kilos kilograms
        go goes going gone | do doing | allergic allergy allergies | birthday birthdate | eat eats eating
        wife spouse
        """,
    counts="zero one two three four five six seven eight nine ten eleven twelve",
    frames="""
        @user have name call called named allergic allergy intolerant intolerance live home house based job work
        profession year years old age speak language native favourite like fan big enjoy prefer prefers birthday born
        married wife husband diet type
        """,
    endings="s es e ed d ing y ies ied 's t",
)
