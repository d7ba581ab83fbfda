"""Two conversations, and the scripted model behind them."""
