"""mem0: another memory, whose model and embedder are asked through Ricordo."""

import os
from pathlib import Path

os.environ["MEM0_DIR"] = str(Path.home() / "mem0")

import openai
from harness import BASE_URL, HEADERS, KEY, MODEL, SAY, play, user
from mem0 import Memory

client = openai.OpenAI(base_url=BASE_URL, api_key=KEY, default_headers=HEADERS)
asked = {"api_key": KEY, "openai_base_url": BASE_URL}
memory = Memory.from_config(
    {
        "llm": {"provider": "openai", "config": {**asked, "model": MODEL}},
        "embedder": {"provider": "openai", "config": {**asked, "model": "text-embedding-3-small", "embedding_dims": 8}},
        "vector_store": {
            "provider": "qdrant",
            "config": {"path": str(Path.home() / "qdrant"), "embedding_model_dims": 8, "on_disk": True},
        },
        "history_db_path": str(Path.home() / "history.db"),
    }
)


def said(question):
    return client.chat.completions.create(model=MODEL, messages=user(question)).choices[0].message.content


def tell():
    return said(SAY.tell)


def ask():
    return said(SAY.ask)


def adds():
    added = memory.add(user(SAY.ask), user_id="ada")
    return [(each["memory"], each["event"]) for each in added["results"]]


def adds_as_it_is():
    added = memory.add(user(SAY.weather), user_id="ada", infer=False)
    return [(each["memory"], each["event"]) for each in added["results"]]


def finds():
    found = memory.search(SAY.weather, filters={"user_id": "ada"})
    return [each["memory"] for each in found["results"]]


play(tell, ask, adds, adds_as_it_is, finds)
