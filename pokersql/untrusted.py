"""What untrusted SQL may do on each engine. What is in no list of what may be done is refused."""

DUCKDB_SETTINGS = {
    "python_enable_replacements": "false",
    "autoinstall_known_extensions": "false",
    "autoload_known_extensions": "false",
    "allow_community_extensions": "false",
    "temp_directory": "",
    "memory_limit": "1GB",
    "enable_external_access": "false",
}
"""DuckDB's settings, given when a database is opened."""

DUCKDB_SHUT = {"disabled_filesystems": "LocalFileSystem", "lock_configuration": "true"}
"""Settings for when the database is open: the first takes all files away, its own too; the last locks all settings."""

DUCKDB_STATEMENTS = ["SELECT", "INSERT", "UPDATE", "DELETE", "CREATE", "DROP", "ALTER"]
"""The kinds of statement, by DuckDB's names."""

DUCKDB_MAJOR = 2
"""The oldest DuckDB that untrusted SQL may use: in 1.x SQL can make a function call any address."""

SQLITE_SETTINGS = ["temp_store = MEMORY", "trusted_schema = OFF"]
"""How SQLite is set; the authorizer keeps it so, since PRAGMA is none of the actions."""

SQLITE_STATEMENTS = ["SELECT", "INSERT", "UPDATE", "DELETE"]
"""The kinds of statement. No table is made: the authorizer is not asked about functions in a DEFAULT or CHECK."""

SQLITE_ACTIONS = [*SQLITE_STATEMENTS, "READ", "FUNCTION", "RECURSIVE"]
"""The actions of its authorizer, by the names of the module's constants."""

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
"""Functions of values alone."""

SQLITE_INSIDE = """
    affinity expr_compare expr_implies_expr implies_nonnull_row sqlite_add_constraint sqlite_drop_column
    sqlite_drop_constraint sqlite_fail sqlite_find_constraint sqlite_rename_column sqlite_rename_quotefix
    sqlite_rename_table sqlite_rename_test
"""
"""Functions that SQLite lists nowhere: it calls them itself, and a generated column of a database can call them too."""

SQLITE_NAMES = r"pragma_\w+|sqlite_(?!(?:temp_)?(?:master|schema)\b|sequence\b|stat\d\b|autoindex_)\w+"
"""Other names, as a pattern, that no SQL and no schema may have: PRAGMAs as tables, and what is inside SQLite."""

SQLITE_TABLE_FUNCTIONS = "json_each json_tree"
"""The modules of virtual tables; databases that have some of another module are not opened."""

SQLITE_MADE = "CREATE (TABLE|VIEW|INDEX|UNIQUE INDEX|TRIGGER) "
"""How SQLite writes what a database may have; what begins in another way may be a virtual table."""
