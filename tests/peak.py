"""Run `pokersql` with the words given; the last line of stderr is the most memory this process has had, in bytes.

getrusage would do, but on Linux a process begins with the peak of the one that started it.
"""

import contextlib
import re
import sys
from pathlib import Path

from pokersql.cli import main

with contextlib.suppress(SystemExit):
    main()
print(int(re.search(r"VmHWM:\s+(\d+)", Path("/proc/self/status").read_text())[1]) * 1024, file=sys.stderr)
