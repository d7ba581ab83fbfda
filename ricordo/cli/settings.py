"""The settings in force, as a command is given them."""

import os
from pathlib import Path

from config.errors import SettingsError
from config.loading import LoadedSettings, load
from config.settings import Settings


def loaded(config: Path | None, **flags: object) -> LoadedSettings:
    """The settings in force, with their origins. A flag `upstream__base` is the setting `upstream.base`."""
    return load(file=config, environ=os.environ, flags={key.replace("__", "."): flag for key, flag in flags.items()})


def settings_of(config: Path | None, store: str | None, **flags: object) -> Settings:
    """The settings in force, of a command that opens a store beside its proxy. Raises `SettingsError`."""
    settings = loaded(config, store__path_or_url=store, **flags).settings
    if settings.store.is_in_memory:
        raise SettingsError(
            "store.path_or_url: a store in memory lives in the process of `ricordo serve`, worker and all: no other "
            "command reaches it"
        )
    return settings
