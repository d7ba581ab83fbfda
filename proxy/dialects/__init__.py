"""Every wire protocol that applications speak, a room for each."""
