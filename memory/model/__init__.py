"""What everything else speaks of: memories, turns, sessions, scopes, errors. Imports no other room."""
