"""The page: desks answer its questions, `server.py` brings it to a browser, `site.py` writes it as files."""
