"""Lists of what untrusted SQL may do on DuckDB; everything else is refused."""

SETTINGS = {
    "python_enable_replacements": "false",
    "autoinstall_known_extensions": "false",
    "autoload_known_extensions": "false",
    "allow_community_extensions": "false",
    "temp_directory": "",
    "memory_limit": "1GB",
}
"""DuckDB's settings when a database is opened."""

SHUT = {"enable_external_access": "false"}
"""More settings when a file is opened: it may be malicious, and must reach no other file."""

LOCK = SHUT | {"disabled_filesystems": "LocalFileSystem", "lock_configuration": "true"}
"""DuckDB's settings before the SQL runs: no files at all, DuckDB's own included, and no more changes of settings."""

STATEMENTS = ["SELECT", "INSERT", "UPDATE", "DELETE", "CREATE", "DROP", "ALTER"]
"""The allowed kinds of statement, by DuckDB's names."""

MAJOR = 2
"""The oldest major version of DuckDB for untrusted SQL: in 1.x, SQL can call a function at any memory address."""
