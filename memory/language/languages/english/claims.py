"""English: how a clause claims a state."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.claim_table import AMOUNT, NAME, PLACE, WHO, ClaimTable

OF_WHOM = r"(?P<who>my|our|(?:my |our |the )?[\w-]+(?: [\w-]+)?'s)"

CLAIMS = ClaimTable(
    states={
        "home": (
            rf"{WHO} (?:lives?|resides?|(?:am|is|are) (?:living|based)) in {PLACE}",
            rf"{WHO} (?:(?:have|has) )?(?:moved|relocated)(?: from [\w ,]+?)? to {PLACE}",
            rf"{OF_WHOM} (?:home|house|flat|apartment) is in {PLACE}",
        ),
        "employer": (
            rf"{WHO} (?:works?|(?:am|is|are) (?:working|employed)) (?:at|for|by|with) (?:{NAME}|(?P<other>the [\w -]{{3,40}}))(?: as (?:an? )?[\w -]{{3,40}})?",
            rf"{WHO} started (?:a new job |working )?at {NAME}",
        ),
        "occupation": (
            rf"{WHO} (?:works?|(?:am|is|are) (?:working|employed)) as (?:an? )?(?P<value>[\w-]+(?: [\w-]+)?)",
            rf"{OF_WHOM} (?:job|occupation|profession) is (?:an? )?(?P<value>[\w-]+(?: [\w-]+)?)",
        ),
        "name": (
            rf"(?P<who>my) (?P<of>last |first |full |middle )?name is {NAME}",
            rf"(?P<who>i) (?:am (?:called|named)|changed my name to) {NAME}",
        ),
        "contact": (
            rf"{OF_WHOM} (?:new )?(?P<of>(?:\w+ )?(?:phone|mobile|cell|telephone)(?: number)?) is (?P<value>[\d +()/.-]{{6,24}})",
            rf"{OF_WHOM} (?:new )?(?P<of>(?:\w+ )?e-?mail(?: address)?) is (?P<value>[^\s@]+@[^\s@]+)",
            rf"{OF_WHOM} (?:new )?(?P<of>(?:\w+ )?address) is (?P<value>[^@]{{5,100}})",
        ),
        "age": (rf"{WHO} (?:am|is|are|turned) (?P<value>\d{{1,3}}|[a-z]{{3,6}}(?:-[a-z]{{3,5}})?)(?: years? old)?",),
        "status": (rf"{WHO} (?:am|is|are|got) (?P<value>single|engaged|married|divorced|widowed|separated)",),
        "diet": (
            rf"{WHO} (?:am|is|are|became|become|turned|went) (?:an? )?(?:strict )?(?P<value>vegetarian|vegan|pescatarian|omnivore)",
            rf"{WHO} (?:started eating|eats?) (?P<value>meat) again",
        ),
        "regimen": (
            rf"{WHO} (?:am|is|are|went) on (?:an? |the )?(?P<value>[\w-]+) diet",
            rf"{WHO} switched to (?:an? |the )?(?P<value>[\w-]+) diet",
        ),
        "favourite": (rf"{OF_WHOM} (?:new )?favou?rite (?P<of>[\w ]{{2,30}}?) is (?P<value>.{{2,60}})",),
        "preference": (
            rf"{WHO} prefers? (?P<value>[\w-]+) (?P<of>[\w-]+)",
            rf"{WHO} prefers? (?P<value>[\w -]+?) (?:over|to|rather than) (?P<than>[\w -]+)",
        ),
        "role": (
            rf"(?P<who>my|our) (?:new )?(?P<of>boss|manager|supervisor|therapist|dentist|landlord|landlady|gp|wife|husband|girlfriend|boyfriend|fiancée?) is {NAME}",
        ),
        "dose": (
            rf"{WHO} (?:takes?|(?:am|is|are) (?:taking|on)) (?P<of>[a-z-]{{4,}}) {AMOUNT}(?P<rest> .+)?",
            rf"{WHO} (?:takes?|(?:am|is|are) (?:taking|on)) {AMOUNT} (?:of )?(?P<of>[a-z-]{{4,}})(?P<rest> .+)?",
            rf"(?P<who>my) doctor (?:put|started|switched) me on {AMOUNT} (?:of )?(?P<of>[a-z-]{{4,}})(?P<rest> .+)?",
            rf"{OF_WHOM} (?P<of>[a-z-]{{4,}})(?: dos(?:e|age))? (?:was|is|has been|got) (?:increased|raised|reduced|lowered|decreased|changed) to {AMOUNT}(?P<rest> .+)?",
        ),
        "workplace": (rf"{WHO} (?:am|is|are) (?:at|with) {NAME}",),
    },
    speaker=r"i|we",
    own=r"my|our|the",
    changed=r"now|just|recently|today|these days|meanwhile",
    idle=r"currently|still|actually|finally|already|really|also just|presently|nowadays|by now",
    joins=r"and|but|because|since|so|when|while",
    countries=(
        r"(?:the )?(?:germany|france|spain|italy|england|scotland|wales|ireland|austria|switzerland|poland|portugal"
        r"|netherlands|belgium|denmark|sweden|norway|finland|greece|turkey|russia|ukraine|usa?|u\.s\.a?\.?|united states"
        r"|america|canada|mexico|brazil|argentina|chile|colombia|peru|china|japan|korea|south korea|india|pakistan"
        r"|indonesia|thailand|vietnam|philippines|australia|new zealand|egypt|nigeria|kenya|south africa|morocco"
        r"|israel|iran|iraq|uk|united kingdom|britain|great britain|europe|asia|africa"
        r"|california|texas|florida|bavaria|catalonia|ontario|quebec)"
    ),
    readings=(
        r"h?b?a1c|blood (?:pressure|sugar)|bp|(?:body )?weigh(?:t|s|ed)?|bmi|cholesterol|ldl|hdl|triglycerides?|glucose"
        r"|heart rate|pulse|temperature|fever|mileage|odometer|miles on|kilometers on|km on|steps|tsh|ferritin"
        r"|h[a]?emoglobin|vo2 ?max|creatinine|oxygen|spo2|(?:account|bank) balance|(?:\d+ ?k|mile|marathon) time"
        r"|test score|score|personal best"
    ),
    targets=r"goals?|targets?|aim|want|plan",
    planned=r"(?P<of>.{3,60}?) (?:is|starts|leaves|departs|takes place) (?:on |at )?(?P<value>.{2,40})",
    moved=(
        r"(?P<of>.{3,60}?) (?:was|is|has been|got) (?:moved|rescheduled|postponed|delayed|pushed|brought forward)"
        r"(?: back)? to (?P<value>.{2,40})"
    ),
    when=(
        r"\b(?:mon|tues|wednes|thurs|fri|satur|sun)day"
        r"|\b(?:tomorrow|noon|midnight|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)"
    ),
    switched=r"(?P<who>[\w']+) (?:have |has )?(?:switched|changed) from (?P<old>[\w .+#-]+?) to (?P<new>[\w .+#-]+)",
    died=r"(?P<who>[\w' -]{2,60}?) (?:has |have )?(?:died(?! laughing)|passed away)(?: .{1,40})?",
    kept=r"(?P<who>i|we) have (?:an? )?(?P<what>[\w ]{2,30}?)(?: (?:named|called) (?P<name>\w+))?",
    spoken={
        "home": r"liv(?:es?|ing) (?:in|at|with|near)|resid(?:es?|ing)|mov(?:ed?|ing) (?:to|back|out|in|from)|relocated",
        "work": r"work(?:s|ing)? (?:in|at|for|as)(?! (?:home|night|the gym))|new job|(?:switched|changed|left|lost|quit) (?:my |their |a )?jobs?|employe[dr]|joined|hired|promoted|retired|laid off",
        "diet": r"vegetarian\w{0,2}|vegan\w{0,3}|pescatarian|omnivore|(?:eat(?:s|ing)? )?meat",
        "partner": r"single|engaged|married|divorced|widowed|separated|broke up|(?:girl|boy)friend",
    },
    asks_home=(
        r"where (?:do|will|did|am|are|should) (?:i|we) (?:going to |currently |now )?(?:be )?(?:live|living|staying|moving)|where (?:am|are) (?:i|we) (?:moving|headed|going to live)|where(?:'s| is) (?:my|our) (?:new )?(?:home|house|flat|apartment|place)|what(?:'s| is) (?:my|our) (?:new )?(?:home ?town|address|city)"
    ),
    asks_work=(
        r"what (?:do (?:i|we) do(?: for (?:a living|work))?(?=\W*$)|am i by (?:profession|trade)"
        r"|(?:i|we) do for a living)"
        r"|(?:what(?:'s| is|s)|remind me of) my (?:current |new )?(?:job|work|profession|occupation|line of work|trade|position|role at work|job title)(?=\W*$| again| now)"
        r"|where (?:do|am) i (?:currently |now )?(?:work|working|employed)(?! out)"
        r"|(?:who(?:m)?|what company|which company) do i (?:currently |now )?work (?:for|at)|(?:who(?:'s| is)"
        r"|what(?:'s| is)) my employer"
    ),
    moves="move moving moved relocating lived live",
    subject=r"(?:the )?user(?!['’]s)|i|we",
    now=r"now|currently|recently|actually",
)
