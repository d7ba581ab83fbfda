"""A thousand other memories of one user: near to each other by their words, about everything that tests speak of.

Each begins as a memory that a model finds does ("User …"), many speak of work, homes, moves, food, tools and other
people, and none says of the user where they live or work, what they are called or what they eat by principle.
"""

from itertools import cycle, islice

_PEOPLE = "Anna Ben Carla David Elif Farid Grace Hugo Ines Jonas Karim Lena Marta Nils Olga Pedro Quinn Rosa Sven Tara"
_PLACES = "Denver Oslo Lisbon Kyoto Boston Prague Dublin Lyon Graz Seville Austin Porto Turin Ghent Malmö Leeds"
_FIRMS = "Acme Google BigTech Stripe Siemens Initech Globex Umbrella Hooli Airbus Zalando Spotify"
_TOOLS = "Python PyTorch TensorFlow Rust Kubernetes Postgres Figma Vim Excel Terraform React Docker"
_FOODS = "steak sushi tofu paella ramen lentils pizza salmon curry tacos"
_THINGS = "bike desk lamp camera laptop tent guitar kettle drill sofa"
_DAYS = "Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays"

_SAYINGS = (
    ("User's friend {} works at {} as an engineer", _PEOPLE, _FIRMS),
    ("User's colleague {} moved to {} last year", _PEOPLE, _PLACES),
    ("User's cousin {} lives in {}", _PEOPLE, _PLACES),
    ("User's neighbour {} is a vegetarian who loves {}", _PEOPLE, _FOODS),
    ("User spent a week in {} with {}", _PLACES, _PEOPLE),
    ("User read an article about how {} hires senior engineers in {}", _FIRMS, _PLACES),
    ("User gave a talk about {} at a meetup in {}", _TOOLS, _PLACES),
    ("User learned {} together with {}", _TOOLS, _PEOPLE),
    ("User fixed a bug in a {} script on one of the {}", _TOOLS, _DAYS),
    ("User bought a {} from {}", _THINGS, _PEOPLE),
    ("User cooked {} for {}", _FOODS, _PEOPLE),
    ("User tried {} in {} and liked it", _FOODS, _PLACES),
    ("User meets {} for lunch on {}", _PEOPLE, _DAYS),
    ("User's sister prefers {} over {}", _TOOLS, _FOODS),
    ("User had a job interview at {} when {} was there, and declined", _FIRMS, _PEOPLE),
    ("User works out with {} on {}", _PEOPLE, _DAYS),
    ("User took {}'s dog for a walk in {}", _PEOPLE, _PLACES),
    ("User watched a film about a data scientist from {} with {}", _PLACES, _PEOPLE),
    ("User switched the {} project from one repository to another with {}", _TOOLS, _PEOPLE),
    ("User lost a {} while moving boxes with {}", _THINGS, _PEOPLE),
)


def crowd(count: int = 1_000) -> list[str]:
    """So many texts, all of them different, of all kinds alike."""
    found: list[str] = []
    for number, (saying, first, second) in enumerate(_SAYINGS):
        share = count // len(_SAYINGS) + (number < count % len(_SAYINGS))
        ones, others = first.split(), second.split()
        pairs = (
            (one, other)
            for shift in range(len(others))
            for one, other in zip(ones, _turned(others, shift), strict=False)
        )
        found += [saying.format(one, other) for one, other in islice(dict.fromkeys(pairs), share)]
    return found


def _turned(words: list[str], shift: int) -> list[str]:
    """The words from that place on, round and round, as often as there may be partners."""
    return list(islice(cycle(words), shift, shift + 20))
