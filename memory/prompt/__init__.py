"""What is put into a prompt, where, and what that does to the provider's cache."""
