"""Conversations as they are kept, and the summaries that stand for their beginnings."""
