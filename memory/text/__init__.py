"""What is done to text, whatever it says: cleaning, secrets, markup, counts."""
