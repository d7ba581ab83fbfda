"""English: how often, when, and at which meal a medicine is taken: alternatives of expressions."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.languages.treatment import CLOCK, DAY, DAYS, SCHEME

_NUMBER = r"(?:an?|one|two|three|four|five|six|eight|ten|twelve|half an?|\d{1,2})"

FREQUENCIES = (
    rf"(?:once|twice|thrice|{_NUMBER} times|\d ?x|x ?\d)(?: (?:an? |per |every |each |in the )?(?:day|week|fortnight|month|year|daily|weekly|monthly)(?!\w))?"
    rf"|{_NUMBER} (?:an?|per|each|every) (?:day|week|night|morning|evening|month)|a day|daily|weekly|monthly|nightly|fortnightly"
    rf"|(?:every|each) (?:(?:other|second|single|{_NUMBER}) )?(?:hours?|days?|mornings?|evenings?|nights?|weeks?|fortnight|months?|meals?|{DAY})"
    rf"|(?:on )?{DAYS}|first thing(?: (?:in the morning|every (?:day|morning)))?|(?:in the |every )(?:mornings?|afternoons?|evenings?|nights?)(?: and (?:evenings?|nights?))?|(?:mornings?|evenings?)(?: and (?:evenings?|nights?))?|nights"
    r"|(?:at|by|before|on the way to) (?:night|bedtime|bed|noon|midday|lunchtime|teatime)|(?:on|with) an empty stomach|on waking|when I wake up|last thing(?: at night)?"
    r"|(?:before|after|with|at|around|during) (?:my |the |each |every |a )?(?:meals?|food|breakfast|lunch|dinner|supper|tea|sleep|coffee)"
    rf"|(?:at )?{CLOCK} ?[ap]\.?m\b(?: on the dot| sharp)?|at {CLOCK}(?: o'clock)?|as needed|when needed|if needed|prn|bid|tid|{SCHEME}"
)
