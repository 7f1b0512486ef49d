"""The settings for untrusted SQL on DuckDB, and the kinds of statement that it may use; all others are refused."""

SETTINGS = {
    "python_enable_replacements": "false",
    "autoinstall_known_extensions": "false",
    "autoload_known_extensions": "false",
    "allow_community_extensions": "false",
    "temp_directory": "",
    "memory_limit": "1GB",
}
"""The settings of DuckDB when a database is opened for untrusted SQL."""

SHUT = {"enable_external_access": "false"}
"""Further settings when a file is opened: a malicious database must not reach another file."""

LOCK = SHUT | {"disabled_filesystems": "LocalFileSystem", "lock_configuration": "true"}
"""The settings before untrusted SQL runs: it can open no file, not even DuckDB's own, and can change no setting."""

STATEMENTS = ["SELECT", "INSERT", "UPDATE", "DELETE", "CREATE", "DROP", "ALTER"]
"""The allowed kinds of statement, by DuckDB's names."""

MAJOR = 2
"""The oldest major version of DuckDB for untrusted SQL: in 1.x, SQL can call a function at any memory address."""
