"""The Redis engine: all ports of a store on Redis 8 with the Query Engine."""
