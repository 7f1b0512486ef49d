"""What untrusted SQL may do on each engine, as lists of what is allowed: everything else is refused."""

DUCKDB_SETTINGS = {
    "python_enable_replacements": "false",
    "autoinstall_known_extensions": "false",
    "autoload_known_extensions": "false",
    "allow_community_extensions": "false",
    "temp_directory": "",
    "memory_limit": "1GB",
}
"""DuckDB's settings when a database is opened."""

DUCKDB_SHUT = {"enable_external_access": "false"}
"""DuckDB's settings when a file is opened, which may be malicious: it reaches no other."""

DUCKDB_LOCK = DUCKDB_SHUT | {"disabled_filesystems": "LocalFileSystem", "lock_configuration": "true"}
"""DuckDB's settings before the SQL: no files at all, DuckDB's own included; then no more change of settings."""

DUCKDB_STATEMENTS = ["SELECT", "INSERT", "UPDATE", "DELETE", "CREATE", "DROP", "ALTER"]
"""The allowed kinds of statement, by DuckDB's names."""

DUCKDB_MAJOR = 2
"""The oldest major version of DuckDB for untrusted SQL: in 1.x, SQL can make a function call any address."""

SQLITE_SETTINGS = ["temp_store = MEMORY", "trusted_schema = OFF"]
"""SQLite's PRAGMAs at the start; SQL can't change them, since PRAGMA is not an allowed action."""

SQLITE_STATEMENTS = ["SELECT", "INSERT", "UPDATE", "DELETE"]
"""The allowed kinds of statement. CREATE is none: the authorizer isn't asked about functions in a DEFAULT or CHECK."""

SQLITE_ACTIONS = [*SQLITE_STATEMENTS, "READ", "FUNCTION", "RECURSIVE"]
"""The allowed actions of SQLite's authorizer, by the names of the module's constants."""

SQLITE_FUNCTIONS = """
    -> ->> abs acos acosh asin asinh atan atan2 atanh avg ceil ceiling char coalesce concat concat_ws cos cosh count
    cume_dist current_date current_time current_timestamp date datetime degrees dense_rank exp first_value floor format
    glob group_concat hex if ifnull iif instr json json_array json_array_length json_error_position json_extract
    json_group_array json_group_object json_insert json_object json_patch json_pretty json_quote json_remove
    json_replace json_set json_type json_valid julianday lag last_value lead length like likelihood likely ln log log10
    log2 lower ltrim max median min mod nth_value ntile nullif octet_length percent_rank percentile percentile_cont
    percentile_disc pi pow power printf quote radians random randomblob rank replace round row_number rtrim sign sin
    sinh soundex sqrt strftime string_agg substr substring sum tan tanh time timediff total trim trunc typeof unhex
    unicode unistr unistr_quote unixepoch unlikely upper zeroblob
"""
"""The allowed functions: they read and change nothing but values."""

SQLITE_INSIDE = """
    affinity expr_compare expr_implies_expr implies_nonnull_row sqlite_add_constraint sqlite_drop_column
    sqlite_drop_constraint sqlite_fail sqlite_find_constraint sqlite_rename_column sqlite_rename_quotefix
    sqlite_rename_table sqlite_rename_test
"""
"""Functions for SQLite itself, which it doesn't list; a database's generated columns can call them."""

SQLITE_NAMES = r"pragma_\w+|sqlite_(?!(?:temp_)?(?:master|schema)\b|sequence\b|stat\d\b|autoindex_)\w+"
"""Forbidden names, as a pattern, in SQL and in schemas: PRAGMAs as tables, and SQLite's own functions and tables."""

SQLITE_TABLE_FUNCTIONS = "json_each json_tree"
"""The allowed modules of virtual tables; a database with a table of another module is not opened."""

SQLITE_MADE = "CREATE (TABLE|VIEW|INDEX|UNIQUE INDEX|TRIGGER) "
"""How the SQL of everything in a schema begins, as a pattern; other SQL could be that of a virtual table."""
