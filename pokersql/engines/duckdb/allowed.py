"""What untrusted SQL may do on DuckDB, as lists of what is allowed: everything else is refused."""

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
"""DuckDB's settings when a file is opened, which may be malicious: it reaches no other."""

LOCK = SHUT | {"disabled_filesystems": "LocalFileSystem", "lock_configuration": "true"}
"""DuckDB's settings before the SQL: no files at all, DuckDB's own included; then no more change of settings."""

STATEMENTS = ["SELECT", "INSERT", "UPDATE", "DELETE", "CREATE", "DROP", "ALTER"]
"""The allowed kinds of statement, by DuckDB's names."""

MAJOR = 2
"""The oldest major version of DuckDB for untrusted SQL: in 1.x, SQL can make a function call any address."""
