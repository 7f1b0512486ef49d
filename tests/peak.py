"""Run `pokersql` with the given arguments; the last line of stderr is the peak memory of this process in bytes.

The peak from getrusage may be that of the parent: on Linux a process inherits it.
"""

import contextlib
import re
import sys
from pathlib import Path

from pokersql.cli import main

with contextlib.suppress(SystemExit):
    main()
print(int(re.search(r"VmHWM:\s+(\d+)", Path("/proc/self/status").read_text())[1]) * 1024, file=sys.stderr)
