"""What a store knows of bodies that it did not write itself."""
