// LOAD pokersql attaches a database in memory, named pokersql, and makes the macros and their tables in it.

#define DUCKDB_EXTENSION_NAME pokersql
#include "duckdb_extension.h"
#include "macros.h"

DUCKDB_EXTENSION_EXTERN

typedef struct {
	duckdb_connection connection;
	duckdb_extension_info info;
	struct duckdb_extension_access *access;
} load;

// Runs SQL. After an error, DuckDB's message becomes the message of LOAD.
static bool run(load *to, const char *sql, duckdb_result *result) {
	bool done = duckdb_query(to->connection, sql, result) == DuckDBSuccess;
	if (!done) {
		to->access->set_error(to->info, duckdb_result_error(result));
		duckdb_destroy_result(result);
	}
	return done;
}

// Runs SQL that gives no rows.
static bool make(load *to, const char *sql) {
	duckdb_result result;
	bool done = run(to, sql, &result);
	if (done) {
		duckdb_destroy_result(&result);
	}
	return done;
}

// Runs each statement that a query gives. A statement ends with a zero byte.
static bool make_each(load *to, const char *query) {
	duckdb_result result;
	bool done = run(to, query, &result);
	if (!done) {
		return false;
	}
	duckdb_data_chunk chunk;
	while (done && (chunk = duckdb_fetch_chunk(result))) {
		duckdb_string_t *statements = duckdb_vector_get_data(duckdb_data_chunk_get_vector(chunk, 0));
		for (idx_t row = 0; done && row < duckdb_data_chunk_get_size(chunk); row++) {
			done = make(to, duckdb_string_t_data(&statements[row]));
		}
		duckdb_destroy_data_chunk(&chunk);
	}
	duckdb_destroy_result(&result);
	return done;
}

DUCKDB_EXTENSION_ENTRYPOINT(duckdb_connection connection, duckdb_extension_info info,
                            struct duckdb_extension_access *access) {
	load to = {connection, info, access};
	if (!make(&to, MACROS)) {
		return false;
	}
	bool done = make_each(&to, NEW_SHORT_NAMES) && make(&to, "COMMIT");
	if (!done) { // the database exists already, and would make the next LOAD fail
		duckdb_query(connection, "ROLLBACK", NULL);
		duckdb_query(connection, "DETACH pokersql", NULL);
	}
	return done;
}
