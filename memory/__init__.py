"""What is remembered and how: the domain and its ports."""
