"""How English is typed in chats."""

from memory.language.typed_table import typed

_HIS = "number phone mobile email address birthday car job house doctor account records details data meds allergy name"
"""Of one of whom there is one: "my husbands number"."""
_THEIRS = "number address birthday car house job account allergy"
"""Of one of several, who do none of these: "my brothers phone me"."""
_OWNED = "".join(
    f"| {who}s {thing}: {who}'s {thing} "
    for kin, things in (
        ("husband wife mum mom dad mother father boyfriend girlfriend partner", _HIS),
        ("brother sister son daughter friend", _THEIRS),
    )
    for who in kin.split()
    for thing in things.split()
)

TYPED = typed(
    """
    im: I'm | ive: I've | youre: you're | youve: you've | theyre: they're | theres: there's | thats: that's
    whats: what's | wheres: where's | whos: who's | hows: how's | heres: here's | lets: let's | hes: he's
    shes: she's | dont: don't | doesnt: doesn't | didnt: didn't | isnt: isn't | arent: aren't | wasnt: wasn't
    werent: weren't | havent: haven't | hasnt: hasn't | hadnt: hadn't | wont: won't | wouldnt: wouldn't
    couldnt: couldn't | shouldnt: shouldn't | cant: can't | mustnt: mustn't | u: you | ur: your | urs: yours
    r: are | n: and | w: with | bc: because | cuz: because | coz: because | cos: because | pls: please | plz: please
    plss: please | thx: thanks | thnx: thanks | ty: thanks | tysm: thanks | abt: about | bout: about | shud: should
    shld: should | cud: could | cld: could | wud: would | wat: what | wut: what | wen: when | gonna: going to
    wanna: want to | gotta: have to | gimme: give me | lemme: let me | kinda: kind of | sorta: sort of
    outta: out of | dunno: don't know | idk: I don't know | tbh: to be honest | rn: right now | atm: at the moment
    smth: something | sth: something | sumthin: something | smn: someone | sum1: someone | ppl: people | yrs: years
    bday: birthday | bf: boyfriend | gf: girlfriend | hubby: husband | sis: sister | nah: no | obv: obviously
    prob: probably | probs: probably | fav: favourite | tmrw: tomorrow | tmr: tomorrow | tonite: tonight
    nite: night | lil: little | bfast: breakfast | tho: though | thru: through | luv: love | imma: I'm going to
    ima: I'm going to | wdym: what do you mean | nvm: never mind | my names: my name's | and ur: and you're
    if ur: if you're | ur the: you're the | ur a: you're a | ur so: you're so | whatre: what are | i cant: I can't
    u r: you are | r u: are you | its a: it's a | its the: it's the | its my: it's my | its not: it's not
    its just: it's just | its so: it's so | jus: just | dis: this | dat: that | thx u: thank you
    convo: conversation | faves: favourites | esp: especially | 2nite: tonight | appt: appointment | uni: university
    hw: homework | wanna b: want to be | hafta: have to | tryna: trying to | finna: going to | aint: isn't
    no im: no, I'm | no i'm: no, I'm | nah im: no, I'm | no its: no, it's | no it's: no, it's
    no call me: no, call me | nah call me: no, call me | nope call me: no, call me | no just call: no, just call
    no please call: no, please call | no no call me: no, call me | no my name: no, my name
    yall: you all | sry: sorry | soz: sorry | srsly: seriously | rly: really | rlly: really | bby: baby | hv: have
    hav: have | weve: we've | gd: good | gr8: great | m8: mate | diabetis: diabetes | diabeties: diabetes
    diabetus: diabetes | daibetes: diabetes | diabites: diabetes | diabetc: diabetic | diabetik: diabetic
    asthama: asthma | ashtma: asthma | got asma: got asthma | have asma: have asthma | alergic: allergic
    alergies: allergies | epileptik: epileptic | celiak: celiac | intolerent: intolerant | presure: pressure
    cholestrol: cholesterol | colesterol: cholesterol | hypertention: hypertension | cuppa: cup of tea
    yrs old: years old
    """
    + _OWNED,
    naming="named called name's",
    does=r"is|was|has|had|lives|works|likes|loves|hates|wants|needs|studies|plays|goes|turned|turns|will|can|speaks|eats|takes|moved",
    no_name=r"\w+ly|\w+ing|just|only|also|still|never|always|now|already|often|sometimes|even|who|that|which|too|both|all|here|there|ever|never|birthday|wedding|house|car|phone|job|school|name|age|food|room|dog|cat|friends?|family|boss|health|surgery|party|husband|wife|teacher|address|number|email|hair|diet|weight|bday|moms?|dads?",
    i_am=r"I'm|i am|my name is|this is|it's",
    is_so=r"\w+(?:ish|ese|ian|ic|ed|ing|ful|ous|less|able|ive|ent|al|ly)|gay|straight|bi|trans|queer|single|black|white|latin[oa]|muslim|hindu|german|greek|dutch|french|welsh|thai|fat|obese|overweight|skinny|tall|short|old|young|deaf|blind|sober|new|back|here|home|broke|poor|rich|late|early|sick|ill|free|busy|good|fine|ok|okay|sure|nearly|around|over|under|aged?|mom|mum|dad|mother|father|guy|girl|woman|man|boy|dude|years?|page|room|level|day|week",
)
