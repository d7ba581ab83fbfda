"""What the signs of orders to forget weigh: learning it, and saying how well it is learned."""
