"""The settings: what they are called, what they mean, and where their values come from."""
