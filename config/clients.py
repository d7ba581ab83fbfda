"""The clients that are known, and how each is connected; docs/clients.md is made of them.

`python -m config.clients > docs/clients.md`. The table is clients.toml; `ricordo connect` prints and writes it.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple

import msgspec

from config.grafting import FORMS


class Terms(NamedTuple):
    """What is put into a client's settings; `key` and `user` are None if none is given."""

    origin: str = "http://127.0.0.1:8000"
    model: str = "gpt-4o-mini"
    key: str | None = None
    user: str | None = None
    placeholder: str | None = None
    """What stands for a key where none is needed."""


class SetupStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Settings that belong to one place."""

    where: str
    form: Literal["dotenv", "yaml", "toml", "text", "sh", "python", "js"]
    settings: str
    file: str = ""
    """Where that usually is, if it is a file that can be written."""
    begins: str = ""
    """How a new file of its kind begins."""
    only_with: Literal["", "user"] = msgspec.field(default="", name="with")

    def __post_init__(self) -> None:
        if bool(self.file) != (self.form in FORMS):
            raise ValueError(f"{self.where}: a file is named by the forms that can be written, and by them alone")


class KnownClient(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How an application or a library is connected."""

    title: str
    speaks: Literal["chat", "messages", "responses"]
    success: str
    users: str
    sessions: str
    limits: str
    steps: tuple[SetupStep, ...]
    key: str | None = None
    user: str | None = None
    """What it puts there by itself."""

    def written(self, terms: Terms) -> Iterator[tuple[SetupStep, str]]:
        """The steps that there are to do, each with its settings."""
        user = terms.user or self.user
        for step in self.steps:
            # A missing variable does no harm; one with a placeholder would hide the key that is set elsewhere.
            placeholder = None if step.form == "dotenv" else terms.placeholder
            if not step.only_with or terms.user is not None:
                known = terms._asdict() | {"base": f"{terms.origin}/v1"}
                known |= {"key": terms.key or placeholder or self.key, "user": user}
                # A line for which there is no term is left out.
                lines = step.settings.splitlines(keepends=True)
                kept = (line for line in lines if all(known[name] is not None for name in PLACE.findall(line)))
                yield step, PLACE.sub(lambda match, known=known: known[match[1]], "".join(kept))


PLACE = re.compile(r"<(origin|base|model|key|user)>")


@cache
def clients() -> Mapping[str, KnownClient]:
    """Every client that is known, by the name that the command takes."""
    toml = files("config").joinpath("clients.toml").read_bytes()
    return msgspec.toml.decode(toml, type=dict[str, KnownClient])


# ── The page of documentation ─────────────────────────────────────────────────────────────────────────────────

HEAD = """\
<!-- Made from config/clients.toml by `python -m config.clients`: change it there. -->

# Connect your app

An application needs one thing: Ricordo's address, with its `/v1`, where it had the model's. Its key stays the one that
it has, so none stands below; for a server that wants none, any will do (`api_key="none"`). Ricordo is at
http://127.0.0.1:8000 here, and the user is `ada`: where nobody but you uses it, leave out the line that names her.

```console
$ ricordo connect                             # the clients that are known
$ ricordo connect aider                       # its settings, with the address of your Ricordo
$ ricordo connect aider --url http://ricordo:8000 --user ada --key sk-… --model llama3.2
$ ricordo connect aider --write               # puts them into its file, beside what is there
```

`--write` says what it adds, keeps the file as it was beside it (`.bak`), changes nothing that is there, and refuses
where something else is set already. `--file` names another file than the usual one.

**Success shows in each answer**: the header `X-Memory-Status` is `miss` (nothing was known yet), `hit` (memories went
along), or `off`, with the reason in `X-Memory-Reason` and what to do about it in `X-Memory-Advice`
([identity](identity.md#headers)). In an application that shows no headers, look at Ricordo's log: its line `request`
says the same (`memory=hit count=3`), and `no_memory` what to do. Or tell it something of yourself, begin a new
conversation and ask for it; `ricordo memories users` and `ricordo memories list --user …` show what was kept.

**From a container** Ricordo is not at 127.0.0.1: it is at its service's name or `host.docker.internal`, and one setting
of Ricordo's says that those who call from there are yours
([identity](identity.md#in-a-container-and-on-other-addresses); [an example](../compose.open-webui.yaml)).
"""

LANGUAGES = {"dotenv": "sh"}
"""What a form is called where code is coloured, if not by its own name."""


def page() -> str:
    """The page of documentation."""
    sections = [HEAD]
    for name, client in clients().items():
        parts = [f"## {client.title}", f"`ricordo connect {name}`"]
        for step, settings in client.written(Terms(user=client.user or "ada")):
            parts += [f"In {step.where}:", f"```{LANGUAGES.get(step.form, step.form)}\n{step.begins}{settings}```"]
        facts = {
            "Success": client.success,
            "Users": client.users,
            "Sessions": client.sessions,
            "Limits": client.limits,
        }
        parts.append("\n".join(f"- **{fact}**: {said}" for fact, said in facts.items() if said))
        sections.append("\n\n".join(parts) + "\n")
    return "\n".join(sections)


if __name__ == "__main__":
    sys.stdout.write(page())
