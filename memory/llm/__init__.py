"""A language model that works for the memory: asked patiently, within a budget, by instructions."""
