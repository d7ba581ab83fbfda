"""The public face of Ricordo."""
