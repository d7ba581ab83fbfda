"""DSPy: predictions and chains of thought, whose prompts are frames of DSPy's own."""

import os
from pathlib import Path

os.environ["DSPY_CACHEDIR"] = str(Path.home() / "dspy")

import dspy
from harness import BASE_URL, HEADERS, KEY, MODEL, SAY, play, user


def model(**options):
    return dspy.LM(f"openai/{MODEL}", api_base=BASE_URL, api_key=KEY, extra_headers=HEADERS, cache=False, **options)


dspy.configure(lm=model())


def tell():
    return model()(messages=user(SAY.tell))


def ask():
    return model()(messages=user(SAY.ask))


def predicted():
    return dspy.Predict("question -> answer")(question=SAY.ask).answer


async def asynchronous():
    return (await dspy.Predict("question -> answer").acall(question=SAY.ask)).answer


def refused():
    return dspy.Predict("question -> answer")(question=SAY.refused).answer


def broken():
    return model(num_retries=0)(messages=user(SAY.broken))


play(tell, ask, predicted, asynchronous, refused, broken)
