"""`python -m pokersql` is the command `pokersql`."""

from pokersql.cli import main

if __name__ == "__main__":
    main()
