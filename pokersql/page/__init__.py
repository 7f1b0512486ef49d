"""The page: `*_desk.py` answer its questions, `server.py` serves it to a browser, `site.py` writes it as files."""
