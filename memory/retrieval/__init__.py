"""What is found for a question, and in which order."""
