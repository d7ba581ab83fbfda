"""Who is asking, and whose memory that is."""
