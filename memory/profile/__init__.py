"""What is known of a user in named fields, and what is pinned."""
