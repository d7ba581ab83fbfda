"""How people ask to forget, or not to keep: a language is a file, its `ORDERS` a table; `retraction.py` reads them."""
