// duckdb.h of DuckDB 1.4.2, shortened by "make headers". Licence: LICENSE.
#pragma once
#ifndef DUCKDB_C_API
#ifdef _WIN32
#ifdef DUCKDB_STATIC_BUILD
#define DUCKDB_C_API 
#else
#if defined(DUCKDB_BUILD_LIBRARY) && !defined(DUCKDB_BUILD_LOADABLE_EXTENSION)
#define DUCKDB_C_API __declspec(dllexport)
#else
#define DUCKDB_C_API __declspec(dllimport)
#endif
#endif
#else
#define DUCKDB_C_API 
#endif
#endif
#ifndef DUCKDB_EXTENSION_API
#ifdef _WIN32
#ifdef DUCKDB_STATIC_BUILD
#define DUCKDB_EXTENSION_API 
#else
#define DUCKDB_EXTENSION_API __declspec(dllexport)
#endif
#else
#define DUCKDB_EXTENSION_API __attribute__((visibility("default")))
#endif
#endif
#include <stdbool.h>
#include <stdint.h>
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif
typedef enum DUCKDB_TYPE {
 DUCKDB_TYPE_INVALID = 0,
 DUCKDB_TYPE_BOOLEAN = 1,
 DUCKDB_TYPE_TINYINT = 2,
 DUCKDB_TYPE_SMALLINT = 3,
 DUCKDB_TYPE_INTEGER = 4,
 DUCKDB_TYPE_BIGINT = 5,
 DUCKDB_TYPE_UTINYINT = 6,
 DUCKDB_TYPE_USMALLINT = 7,
 DUCKDB_TYPE_UINTEGER = 8,
 DUCKDB_TYPE_UBIGINT = 9,
 DUCKDB_TYPE_FLOAT = 10,
 DUCKDB_TYPE_DOUBLE = 11,
 DUCKDB_TYPE_TIMESTAMP = 12,
 DUCKDB_TYPE_DATE = 13,
 DUCKDB_TYPE_TIME = 14,
 DUCKDB_TYPE_INTERVAL = 15,
 DUCKDB_TYPE_HUGEINT = 16,
 DUCKDB_TYPE_UHUGEINT = 32,
 DUCKDB_TYPE_VARCHAR = 17,
 DUCKDB_TYPE_BLOB = 18,
 DUCKDB_TYPE_DECIMAL = 19,
 DUCKDB_TYPE_TIMESTAMP_S = 20,
 DUCKDB_TYPE_TIMESTAMP_MS = 21,
 DUCKDB_TYPE_TIMESTAMP_NS = 22,
 DUCKDB_TYPE_ENUM = 23,
 DUCKDB_TYPE_LIST = 24,
 DUCKDB_TYPE_STRUCT = 25,
 DUCKDB_TYPE_MAP = 26,
 DUCKDB_TYPE_ARRAY = 33,
 DUCKDB_TYPE_UUID = 27,
 DUCKDB_TYPE_UNION = 28,
 DUCKDB_TYPE_BIT = 29,
 DUCKDB_TYPE_TIME_TZ = 30,
 DUCKDB_TYPE_TIMESTAMP_TZ = 31,
 DUCKDB_TYPE_ANY = 34,
 DUCKDB_TYPE_BIGNUM = 35,
 DUCKDB_TYPE_SQLNULL = 36,
 DUCKDB_TYPE_STRING_LITERAL = 37,
 DUCKDB_TYPE_INTEGER_LITERAL = 38,
 DUCKDB_TYPE_TIME_NS = 39,
} duckdb_type;
typedef enum duckdb_state { DuckDBSuccess = 0, DuckDBError = 1 } duckdb_state;
typedef enum duckdb_pending_state {
 DUCKDB_PENDING_RESULT_READY = 0,
 DUCKDB_PENDING_RESULT_NOT_READY = 1,
 DUCKDB_PENDING_ERROR = 2,
 DUCKDB_PENDING_NO_TASKS_AVAILABLE = 3
} duckdb_pending_state;
typedef enum duckdb_result_type {
 DUCKDB_RESULT_TYPE_INVALID = 0,
 DUCKDB_RESULT_TYPE_CHANGED_ROWS = 1,
 DUCKDB_RESULT_TYPE_NOTHING = 2,
 DUCKDB_RESULT_TYPE_QUERY_RESULT = 3,
} duckdb_result_type;
typedef enum duckdb_statement_type {
 DUCKDB_STATEMENT_TYPE_INVALID = 0,
 DUCKDB_STATEMENT_TYPE_SELECT = 1,
 DUCKDB_STATEMENT_TYPE_INSERT = 2,
 DUCKDB_STATEMENT_TYPE_UPDATE = 3,
 DUCKDB_STATEMENT_TYPE_EXPLAIN = 4,
 DUCKDB_STATEMENT_TYPE_DELETE = 5,
 DUCKDB_STATEMENT_TYPE_PREPARE = 6,
 DUCKDB_STATEMENT_TYPE_CREATE = 7,
 DUCKDB_STATEMENT_TYPE_EXECUTE = 8,
 DUCKDB_STATEMENT_TYPE_ALTER = 9,
 DUCKDB_STATEMENT_TYPE_TRANSACTION = 10,
 DUCKDB_STATEMENT_TYPE_COPY = 11,
 DUCKDB_STATEMENT_TYPE_ANALYZE = 12,
 DUCKDB_STATEMENT_TYPE_VARIABLE_SET = 13,
 DUCKDB_STATEMENT_TYPE_CREATE_FUNC = 14,
 DUCKDB_STATEMENT_TYPE_DROP = 15,
 DUCKDB_STATEMENT_TYPE_EXPORT = 16,
 DUCKDB_STATEMENT_TYPE_PRAGMA = 17,
 DUCKDB_STATEMENT_TYPE_VACUUM = 18,
 DUCKDB_STATEMENT_TYPE_CALL = 19,
 DUCKDB_STATEMENT_TYPE_SET = 20,
 DUCKDB_STATEMENT_TYPE_LOAD = 21,
 DUCKDB_STATEMENT_TYPE_RELATION = 22,
 DUCKDB_STATEMENT_TYPE_EXTENSION = 23,
 DUCKDB_STATEMENT_TYPE_LOGICAL_PLAN = 24,
 DUCKDB_STATEMENT_TYPE_ATTACH = 25,
 DUCKDB_STATEMENT_TYPE_DETACH = 26,
 DUCKDB_STATEMENT_TYPE_MULTI = 27,
} duckdb_statement_type;
typedef enum duckdb_error_type {
 DUCKDB_ERROR_INVALID = 0,
 DUCKDB_ERROR_OUT_OF_RANGE = 1,
 DUCKDB_ERROR_CONVERSION = 2,
 DUCKDB_ERROR_UNKNOWN_TYPE = 3,
 DUCKDB_ERROR_DECIMAL = 4,
 DUCKDB_ERROR_MISMATCH_TYPE = 5,
 DUCKDB_ERROR_DIVIDE_BY_ZERO = 6,
 DUCKDB_ERROR_OBJECT_SIZE = 7,
 DUCKDB_ERROR_INVALID_TYPE = 8,
 DUCKDB_ERROR_SERIALIZATION = 9,
 DUCKDB_ERROR_TRANSACTION = 10,
 DUCKDB_ERROR_NOT_IMPLEMENTED = 11,
 DUCKDB_ERROR_EXPRESSION = 12,
 DUCKDB_ERROR_CATALOG = 13,
 DUCKDB_ERROR_PARSER = 14,
 DUCKDB_ERROR_PLANNER = 15,
 DUCKDB_ERROR_SCHEDULER = 16,
 DUCKDB_ERROR_EXECUTOR = 17,
 DUCKDB_ERROR_CONSTRAINT = 18,
 DUCKDB_ERROR_INDEX = 19,
 DUCKDB_ERROR_STAT = 20,
 DUCKDB_ERROR_CONNECTION = 21,
 DUCKDB_ERROR_SYNTAX = 22,
 DUCKDB_ERROR_SETTINGS = 23,
 DUCKDB_ERROR_BINDER = 24,
 DUCKDB_ERROR_NETWORK = 25,
 DUCKDB_ERROR_OPTIMIZER = 26,
 DUCKDB_ERROR_NULL_POINTER = 27,
 DUCKDB_ERROR_IO = 28,
 DUCKDB_ERROR_INTERRUPT = 29,
 DUCKDB_ERROR_FATAL = 30,
 DUCKDB_ERROR_INTERNAL = 31,
 DUCKDB_ERROR_INVALID_INPUT = 32,
 DUCKDB_ERROR_OUT_OF_MEMORY = 33,
 DUCKDB_ERROR_PERMISSION = 34,
 DUCKDB_ERROR_PARAMETER_NOT_RESOLVED = 35,
 DUCKDB_ERROR_PARAMETER_NOT_ALLOWED = 36,
 DUCKDB_ERROR_DEPENDENCY = 37,
 DUCKDB_ERROR_HTTP = 38,
 DUCKDB_ERROR_MISSING_EXTENSION = 39,
 DUCKDB_ERROR_AUTOLOAD = 40,
 DUCKDB_ERROR_SEQUENCE = 41,
 DUCKDB_INVALID_CONFIGURATION = 42
} duckdb_error_type;
typedef enum duckdb_cast_mode { DUCKDB_CAST_NORMAL = 0, DUCKDB_CAST_TRY = 1 } duckdb_cast_mode;
typedef uint64_t idx_t;
typedef uint32_t sel_t;
typedef void *duckdb_task_state;
typedef struct {
 int32_t days;
} duckdb_date;
typedef struct {
 int32_t year;
 int8_t month;
 int8_t day;
} duckdb_date_struct;
typedef struct {
 int64_t micros;
} duckdb_time;
typedef struct {
 int8_t hour;
 int8_t min;
 int8_t sec;
 int32_t micros;
} duckdb_time_struct;
typedef struct {
 int64_t nanos;
} duckdb_time_ns;
typedef struct {
 uint64_t bits;
} duckdb_time_tz;
typedef struct {
 duckdb_time_struct time;
 int32_t offset;
} duckdb_time_tz_struct;
typedef struct {
 int64_t micros;
} duckdb_timestamp;
typedef struct {
 duckdb_date_struct date;
 duckdb_time_struct time;
} duckdb_timestamp_struct;
typedef struct {
 int64_t seconds;
} duckdb_timestamp_s;
typedef struct {
 int64_t millis;
} duckdb_timestamp_ms;
typedef struct {
 int64_t nanos;
} duckdb_timestamp_ns;
typedef struct {
 int32_t months;
 int32_t days;
 int64_t micros;
} duckdb_interval;
typedef struct {
 uint64_t lower;
 int64_t upper;
} duckdb_hugeint;
typedef struct {
 uint64_t lower;
 uint64_t upper;
} duckdb_uhugeint;
typedef struct {
 uint8_t width;
 uint8_t scale;
 duckdb_hugeint value;
} duckdb_decimal;
typedef struct {
 double percentage;
 uint64_t rows_processed;
 uint64_t total_rows_to_process;
} duckdb_query_progress_type;
typedef struct {
 union {
  struct {
   uint32_t length;
   char prefix[4];
   char *ptr;
  } pointer;
  struct {
   uint32_t length;
   char inlined[12];
  } inlined;
 } value;
} duckdb_string_t;
typedef struct {
 uint64_t offset;
 uint64_t length;
} duckdb_list_entry;
typedef struct {
 void *deprecated_data;
 bool *deprecated_nullmask;
 duckdb_type deprecated_type;
 char *deprecated_name;
 void *internal_data;
} duckdb_column;
typedef struct _duckdb_vector {
 void *internal_ptr;
} * duckdb_vector;
typedef struct _duckdb_selection_vector {
 void *internal_ptr;
} * duckdb_selection_vector;
typedef struct {
 char *data;
 idx_t size;
} duckdb_string;
typedef struct {
 void *data;
 idx_t size;
} duckdb_blob;
typedef struct {
 uint8_t *data;
 idx_t size;
} duckdb_bit;
typedef struct {
 uint8_t *data;
 idx_t size;
 bool is_negative;
} duckdb_bignum;
typedef struct {
 idx_t deprecated_column_count;
 idx_t deprecated_row_count;
 idx_t deprecated_rows_changed;
 duckdb_column *deprecated_columns;
 char *deprecated_error_message;
 void *internal_data;
} duckdb_result;
typedef struct _duckdb_instance_cache {
 void *internal_ptr;
} * duckdb_instance_cache;
typedef struct _duckdb_database {
 void *internal_ptr;
} * duckdb_database;
typedef struct _duckdb_connection {
 void *internal_ptr;
} * duckdb_connection;
typedef struct _duckdb_client_context {
 void *internal_ptr;
} * duckdb_client_context;
typedef struct _duckdb_prepared_statement {
 void *internal_ptr;
} * duckdb_prepared_statement;
typedef struct _duckdb_extracted_statements {
 void *internal_ptr;
} * duckdb_extracted_statements;
typedef struct _duckdb_pending_result {
 void *internal_ptr;
} * duckdb_pending_result;
typedef struct _duckdb_appender {
 void *internal_ptr;
} * duckdb_appender;
typedef struct _duckdb_table_description {
 void *internal_ptr;
} * duckdb_table_description;
typedef struct _duckdb_config {
 void *internal_ptr;
} * duckdb_config;
typedef struct _duckdb_logical_type {
 void *internal_ptr;
} * duckdb_logical_type;
typedef struct _duckdb_create_type_info {
 void *internal_ptr;
} * duckdb_create_type_info;
typedef struct _duckdb_data_chunk {
 void *internal_ptr;
} * duckdb_data_chunk;
typedef struct _duckdb_value {
 void *internal_ptr;
} * duckdb_value;
typedef struct _duckdb_profiling_info {
 void *internal_ptr;
} * duckdb_profiling_info;
typedef struct _duckdb_error_data {
 void *internal_ptr;
} * duckdb_error_data;
typedef struct _duckdb_expression {
 void *internal_ptr;
} * duckdb_expression;
typedef struct _duckdb_extension_info {
 void *internal_ptr;
} * duckdb_extension_info;
typedef struct _duckdb_function_info {
 void *internal_ptr;
} * duckdb_function_info;
typedef struct _duckdb_bind_info {
 void *internal_ptr;
} * duckdb_bind_info;
typedef struct _duckdb_scalar_function {
 void *internal_ptr;
} * duckdb_scalar_function;
typedef struct _duckdb_scalar_function_set {
 void *internal_ptr;
} * duckdb_scalar_function_set;
typedef struct _duckdb_aggregate_function {
 void *internal_ptr;
} * duckdb_aggregate_function;
typedef struct _duckdb_aggregate_function_set {
 void *internal_ptr;
} * duckdb_aggregate_function_set;
typedef struct _duckdb_aggregate_state {
 void *internal_ptr;
} * duckdb_aggregate_state;
typedef struct _duckdb_table_function {
 void *internal_ptr;
} * duckdb_table_function;
typedef struct _duckdb_init_info {
 void *internal_ptr;
} * duckdb_init_info;
typedef struct _duckdb_cast_function {
 void *internal_ptr;
} * duckdb_cast_function;
typedef struct _duckdb_replacement_scan_info {
 void *internal_ptr;
} * duckdb_replacement_scan_info;
struct ArrowArray;
struct ArrowSchema;
typedef struct _duckdb_arrow {
 void *internal_ptr;
} * duckdb_arrow;
typedef struct _duckdb_arrow_stream {
 void *internal_ptr;
} * duckdb_arrow_stream;
typedef struct _duckdb_arrow_schema {
 void *internal_ptr;
} * duckdb_arrow_schema;
typedef struct _duckdb_arrow_converted_schema {
 void *internal_ptr;
} * duckdb_arrow_converted_schema;
typedef struct _duckdb_arrow_array {
 void *internal_ptr;
} * duckdb_arrow_array;
typedef struct _duckdb_arrow_options {
 void *internal_ptr;
} * duckdb_arrow_options;
struct duckdb_extension_access {
 void (*set_error)(duckdb_extension_info info, const char *error);
 duckdb_database *(*get_database)(duckdb_extension_info info);
 const void *(*get_api)(duckdb_extension_info info, const char *version);
};
#ifdef __cplusplus
}
#endif
