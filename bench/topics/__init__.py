"""What requests bear on, of what people told: learned, and measured."""
