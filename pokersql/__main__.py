"""`python -m pokersql` is the command `pokersql`."""

import os
import signal


def _leave(number: int, frame: object) -> None:
    os.write(2, b"pokersql: interrupted\n")
    os._exit(128 + number)


def main() -> None:
    """Run the command. Ctrl-C during the imports ends the command with a message of one line."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # a background process may ignore SIGINT
        signal.signal(signal.SIGINT, _leave)
    from pokersql import cli

    cli.main()


if __name__ == "__main__":
    main()
