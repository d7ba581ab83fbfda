"""What is wrong with settings, ours and those of clients."""


class SettingsError(ValueError):
    """A setting is unknown, of the wrong type or out of its bounds, or the file cannot be read."""


class Refused(ValueError):
    """Settings that cannot be added to a client's file; the sentence says why. No value of the file stands in it."""
