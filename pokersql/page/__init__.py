"""The page: desks answer its questions, `server` brings it over loopback, `static` is what the browser gets."""
