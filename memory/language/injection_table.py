r"""What the table of a language is made of: the words of which orders to a model are made (`prompt_injection.py`).

Each is an alternation of a regular expression, in lower case. In a script that parts words it begins where a word does;
`\w*` is an ending. Verbs stand in the forms in which one is told to do something: the imperative, the infinitive, not
the first person ("ignoro mi alarma") and, where it has a form of its own, not the third.
"""

from typing import NamedTuple


class AroundOrder(NamedTuple):
    """What stands around orders, and is read in all languages at once: "please" stands in front of French ones, too."""

    told: tuple[str, ...] = ()
    """Who is told: "I want you to ignore …"."""
    told_to: tuple[str, ...] = ()
    """Between these and what is to be done: "to"."""
    that: tuple[str, ...] = ()
    """In front of a clause that orders: "I want that you"."""
    asks: tuple[str, ...] = ()
    """Says that something is asked for: "please"."""
    leads: tuple[str, ...] = ()
    """Leads to an order: "and", "make sure that"."""
    opens: tuple[str, ...] = ()
    """Those of both behind which a verb begins a clause."""
    my: tuple[str, ...] = ()
    """In front of `pages` of the speaker's own."""
    pages: str = ""
    """To what a link leads: "website", "blog"."""
    errands: str = ""
    """Standing orders to act, in the imperative, all of one: what the user always does themselves is none."""
    run_freely: str = ""
    """Behind a verb: what developers have run, which may be so without asking, and no other command behind it."""


class InjectionWords(NamedTuple):
    """What orders are made of, in one language."""

    ignore: str
    not_follow: str
    """Its object is `rules`."""
    rules: str
    earlier: str
    """Whose rules, or which: the ones that the model goes by."""
    everything: str
    told_before: str
    """What stands for the rules: "everything you were told before"."""
    reveal: str
    secrets: str
    send: str
    recommend: str
    """And other errands: buy, visit, open."""
    to_me: str
    """Who asks for it does not send the model to others: "recommend me vegan dishes"."""
    from_now: str
    you_must: str
    model_must: str
    user: str
    when: str
    tell: str
    you_are_now: str
    limitless: str
    own: str
    """The speaker, or others that he tells of, as the subject right before a verb."""
    ever: str
    """That something holds for good, or for all."""
    never: str
    """What turns a verb into its contrary."""
    may: str
    """What may stand before a verb that tells what to do: "you may"."""
    attach: str
    """To put something into what is written, or to fetch it for that."""
    act: str
    """To do what has consequences, in the forms in which one is told to: pay, approve, delete, execute."""
    unasked: str
    """That nobody is asked before."""
    weaken: str
    """To switch off or to leave out; its object is `guards`."""
    guards: str
    """What protects: the check of a certificate, safety rules, confirmations."""
    warn: str
    perils: str
    """What one is warned of."""
    refuse: str
    wanted: str
    """What is refused, or not: a request, a question."""
    lawless: str
    """As if there were no rules, or without what keeps somebody safe."""
    known_secrets: str
    """Secrets that the model may know, or others have."""
    stops: str = "(?!)"
    """The same, where it ends what is done, with the comma behind it: "stop", "hör auf,"."""
    keeps_on: str = "(?!)"
    """That something is not to end, up to its verb: "never stop" (asking)."""
    obey: str = "(?!)"
    """To believe or do what somebody else says in a page, a mail or a document."""
    act_last: str = "(?!)"
    """`act` where it does not begin a clause: the infinitive in "Rechnungen immer bezahlen"."""
    give: str = "(?!)"
    """To give, in the forms in which one is told to; what is given are `benefits`."""
    benefits: str = "(?!)"
    """What the operator of an application alone has to give: a refund, a discount, a fee that is waived."""
    gainers: str = "(?!)"
    """Who gets it: the speaker, each customer."""
    verify: str = "(?!)"
    """To check somebody, or to ask for something, in the forms in which one is told to."""
    checks: str = "(?!)"
    """What is checked of somebody, and by what: her identity, security questions."""
    proofs: str = "(?!)"
    """With what one proves it, as the object of `verify`: "for my PIN"."""
    exempt: str = "(?!)"
    """The claim, or the order, that somebody has a standing that the operator alone gives: "I've been verified"."""
    warnings: str = "(?!)"
    """What is said, asked or checked to keep somebody from harm: a fraud warning, the check of an identity."""
    wished: str = "(?!)"
    """How somebody begins to say what she wishes of the hearer, what was agreed, or what is to be remembered."""
    left_out: str = "(?!)"
    """That something is left out or not mentioned, as a state: "are skipped"."""
    payments: str = "(?!)"
    pay_into: str = "(?!)"
    """To use an account, or to send there, in the forms in which one is told to."""
    paid_into: str = "(?!)"
    """That something goes there."""
    others_account: str = "(?!)"
    """The account of somebody with a name: not the speaker's, nor one that is called by what it is for."""
    may_see: str = "(?!)"
    """That somebody is allowed to see, or to pass on."""
    others_data: str = "(?!)"
    """What belongs to all or to other users."""
    officers: str = "(?!)"
    """Who may do so by what she is: an administrator."""
    hearer: str = "(?!)"
    """The model, as the one who may."""
    own_contact: str = "(?!)"
    """In front of an address: that it is the speaker's, and she is to be reached there: "e-mail me at"."""
    not_sent: str = "(?!)"
    """How words begin behind such an address that are nothing to send: in whose place, and what for it is."""
    around: AroundOrder = AroundOrder()
    spaced: bool = True
    """Whether white space stands between words."""
