"""What is done to memories later: corrections, expiry, migration, old sessions."""
