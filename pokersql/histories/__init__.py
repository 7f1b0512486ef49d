"""Hand histories: finds their files, and loads them."""
