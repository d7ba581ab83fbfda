"""What words say, by rules: who speaks of whom, when, and what is a statement, a question or an order."""
