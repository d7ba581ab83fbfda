"""What words weigh where no form foresaw what is said: learning it, and saying how well it is learned."""
