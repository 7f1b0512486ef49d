"""The statements, actions, functions and names that untrusted SQL may use on SQLite; all others are refused."""

SETTINGS = ["temp_store = MEMORY", "trusted_schema = OFF"]
"""The PRAGMAs that are set when a database is opened; untrusted SQL can't change them, since it may not use PRAGMA."""

STATEMENTS = ["SELECT", "INSERT", "UPDATE", "DELETE"]
"""The allowed kinds of statement. CREATE is not one: SQLite asks no authorizer about functions in DEFAULT and CHECK."""

ACTIONS = [*STATEMENTS, "READ", "FUNCTION", "RECURSIVE"]
"""The allowed actions of SQLite's authorizer: constants of Python's module sqlite3, without their SQLITE_."""

FUNCTIONS = """
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
"""The allowed functions: they read nothing except their arguments."""

INSIDE = """
    affinity expr_compare expr_implies_expr implies_nonnull_row sqlite_add_constraint sqlite_drop_column
    sqlite_drop_constraint sqlite_fail sqlite_find_constraint sqlite_rename_column sqlite_rename_quotefix
    sqlite_rename_table sqlite_rename_test
"""
"""SQLite's internal functions, which no PRAGMA lists; a generated column of a database can call them."""

NAMES = r"pragma_\w+|sqlite_(?!(?:temp_)?(?:master|schema)\b|sequence\b|stat\d\b|autoindex_)\w+"
"""A pattern for names that SQL and schemas may not use: tables of PRAGMAs, and SQLite's internal objects."""

TABLE_FUNCTIONS = "json_each json_tree"
"""The allowed modules of virtual tables; a database with a table of another module is not opened."""

MADE = "CREATE (TABLE|VIEW|INDEX|UNIQUE INDEX|TRIGGER) "
"""A pattern for the start of an allowed statement in a schema; other statements could make a virtual table."""
