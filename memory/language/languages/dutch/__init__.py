"""Dutch: what is the user's own, and conclusions."""
