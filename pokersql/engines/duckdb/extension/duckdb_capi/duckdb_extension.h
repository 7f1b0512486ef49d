// duckdb_extension.h of DuckDB 1.4.2, shortened by "make headers". Licence: LICENSE.
#pragma once
#include "duckdb.h"
#ifdef __cplusplus
#define DUCKDB_EXTENSION_EXTERN_C_GUARD_OPEN extern "C" {
#define DUCKDB_EXTENSION_EXTERN_C_GUARD_CLOSE }
#else
#define DUCKDB_EXTENSION_EXTERN_C_GUARD_OPEN 
#define DUCKDB_EXTENSION_EXTERN_C_GUARD_CLOSE 
#endif
#define DUCKDB_EXTENSION_GLUE_HELPER(x,y) x ##y
#define DUCKDB_EXTENSION_GLUE(x,y) DUCKDB_EXTENSION_GLUE_HELPER(x, y)
#define DUCKDB_EXTENSION_STR_HELPER(x) #x
#define DUCKDB_EXTENSION_STR(x) DUCKDB_EXTENSION_STR_HELPER(x)
#define DUCKDB_EXTENSION_SEMVER_STRING(major,minor,patch) \
 "v" DUCKDB_EXTENSION_STR_HELPER(major) "." DUCKDB_EXTENSION_STR_HELPER(minor) "." DUCKDB_EXTENSION_STR_HELPER(patch)
#if !defined(DUCKDB_EXTENSION_API_VERSION_MAJOR) && !defined(DUCKDB_EXTENSION_API_VERSION_MINOR) && \
    !defined(DUCKDB_EXTENSION_API_VERSION_PATCH)
#define DUCKDB_EXTENSION_API_VERSION_MAJOR 1
#define DUCKDB_EXTENSION_API_VERSION_MINOR 2
#define DUCKDB_EXTENSION_API_VERSION_PATCH 0
#elif !(defined(DUCKDB_EXTENSION_API_VERSION_MAJOR) && defined(DUCKDB_EXTENSION_API_VERSION_MINOR) && \
        defined(DUCKDB_EXTENSION_API_VERSION_PATCH))
#error "either all or none of the  DUCKDB_EXTENSION_API_VERSION_ defines should be defined"
#endif
#ifdef DUCKDB_EXTENSION_API_UNSTABLE_VERSION
#define DUCKDB_EXTENSION_API_VERSION_STRING DUCKDB_EXTENSION_API_UNSTABLE_VERSION
#else
#define DUCKDB_EXTENSION_API_VERSION_STRING \
 DUCKDB_EXTENSION_SEMVER_STRING(DUCKDB_EXTENSION_API_VERSION_MAJOR, DUCKDB_EXTENSION_API_VERSION_MINOR, \
                                DUCKDB_EXTENSION_API_VERSION_PATCH)
#endif
#if DUCKDB_EXTENSION_API_VERSION_MAJOR != 1
#error "This version of the extension API header only supports API VERSION v1.x.x"
#endif
typedef struct {
#if DUCKDB_EXTENSION_API_VERSION_MINOR > 2 || \
    (DUCKDB_EXTENSION_API_VERSION_MINOR == 2 && DUCKDB_EXTENSION_API_VERSION_PATCH >= 0)
 void (*duckdb_open)(void);
 void (*duckdb_open_ext)(void);
 void (*duckdb_close)(void);
 duckdb_state (*duckdb_connect)(duckdb_database database, duckdb_connection *out_connection);
 void (*duckdb_interrupt)(void);
 void (*duckdb_query_progress)(void);
 void (*duckdb_disconnect)(duckdb_connection *connection);
 void (*duckdb_library_version)(void);
 void (*duckdb_create_config)(void);
 void (*duckdb_config_count)(void);
 void (*duckdb_get_config_flag)(void);
 void (*duckdb_set_config)(void);
 void (*duckdb_destroy_config)(void);
 duckdb_state (*duckdb_query)(duckdb_connection connection, const char *query, duckdb_result *out_result);
 void (*duckdb_destroy_result)(duckdb_result *result);
 void (*duckdb_column_name)(void);
 void (*duckdb_column_type)(void);
 void (*duckdb_result_statement_type)(void);
 void (*duckdb_column_logical_type)(void);
 void (*duckdb_column_count)(void);
 void (*duckdb_rows_changed)(void);
 const char *(*duckdb_result_error)(duckdb_result *result);
 void (*duckdb_result_error_type)(void);
 void (*duckdb_result_return_type)(void);
 void (*duckdb_malloc)(void);
 void (*duckdb_free)(void);
 void (*duckdb_vector_size)(void);
 void (*duckdb_string_is_inlined)(void);
 void (*duckdb_string_t_length)(void);
 const char *(*duckdb_string_t_data)(duckdb_string_t *string);
 void (*duckdb_from_date)(void);
 void (*duckdb_to_date)(void);
 void (*duckdb_is_finite_date)(void);
 void (*duckdb_from_time)(void);
 void (*duckdb_create_time_tz)(void);
 void (*duckdb_from_time_tz)(void);
 void (*duckdb_to_time)(void);
 void (*duckdb_from_timestamp)(void);
 void (*duckdb_to_timestamp)(void);
 void (*duckdb_is_finite_timestamp)(void);
 void (*duckdb_hugeint_to_double)(void);
 void (*duckdb_double_to_hugeint)(void);
 void (*duckdb_uhugeint_to_double)(void);
 void (*duckdb_double_to_uhugeint)(void);
 void (*duckdb_double_to_decimal)(void);
 void (*duckdb_decimal_to_double)(void);
 void (*duckdb_prepare)(void);
 void (*duckdb_destroy_prepare)(void);
 void (*duckdb_prepare_error)(void);
 void (*duckdb_nparams)(void);
 void (*duckdb_parameter_name)(void);
 void (*duckdb_param_type)(void);
 void (*duckdb_param_logical_type)(void);
 void (*duckdb_clear_bindings)(void);
 void (*duckdb_prepared_statement_type)(void);
 void (*duckdb_bind_value)(void);
 void (*duckdb_bind_parameter_index)(void);
 void (*duckdb_bind_boolean)(void);
 void (*duckdb_bind_int8)(void);
 void (*duckdb_bind_int16)(void);
 void (*duckdb_bind_int32)(void);
 void (*duckdb_bind_int64)(void);
 void (*duckdb_bind_hugeint)(void);
 void (*duckdb_bind_uhugeint)(void);
 void (*duckdb_bind_decimal)(void);
 void (*duckdb_bind_uint8)(void);
 void (*duckdb_bind_uint16)(void);
 void (*duckdb_bind_uint32)(void);
 void (*duckdb_bind_uint64)(void);
 void (*duckdb_bind_float)(void);
 void (*duckdb_bind_double)(void);
 void (*duckdb_bind_date)(void);
 void (*duckdb_bind_time)(void);
 void (*duckdb_bind_timestamp)(void);
 void (*duckdb_bind_timestamp_tz)(void);
 void (*duckdb_bind_interval)(void);
 void (*duckdb_bind_varchar)(void);
 void (*duckdb_bind_varchar_length)(void);
 void (*duckdb_bind_blob)(void);
 void (*duckdb_bind_null)(void);
 void (*duckdb_execute_prepared)(void);
 void (*duckdb_extract_statements)(void);
 void (*duckdb_prepare_extracted_statement)(void);
 void (*duckdb_extract_statements_error)(void);
 void (*duckdb_destroy_extracted)(void);
 void (*duckdb_pending_prepared)(void);
 void (*duckdb_destroy_pending)(void);
 void (*duckdb_pending_error)(void);
 void (*duckdb_pending_execute_task)(void);
 void (*duckdb_pending_execute_check_state)(void);
 void (*duckdb_execute_pending)(void);
 void (*duckdb_pending_execution_is_finished)(void);
 void (*duckdb_destroy_value)(void);
 void (*duckdb_create_varchar)(void);
 void (*duckdb_create_varchar_length)(void);
 void (*duckdb_create_bool)(void);
 void (*duckdb_create_int8)(void);
 void (*duckdb_create_uint8)(void);
 void (*duckdb_create_int16)(void);
 void (*duckdb_create_uint16)(void);
 void (*duckdb_create_int32)(void);
 void (*duckdb_create_uint32)(void);
 void (*duckdb_create_uint64)(void);
 void (*duckdb_create_int64)(void);
 void (*duckdb_create_hugeint)(void);
 void (*duckdb_create_uhugeint)(void);
 void (*duckdb_create_float)(void);
 void (*duckdb_create_double)(void);
 void (*duckdb_create_date)(void);
 void (*duckdb_create_time)(void);
 void (*duckdb_create_time_tz_value)(void);
 void (*duckdb_create_timestamp)(void);
 void (*duckdb_create_interval)(void);
 void (*duckdb_create_blob)(void);
 void (*duckdb_create_bignum)(void);
 void (*duckdb_create_decimal)(void);
 void (*duckdb_create_bit)(void);
 void (*duckdb_create_uuid)(void);
 void (*duckdb_get_bool)(void);
 void (*duckdb_get_int8)(void);
 void (*duckdb_get_uint8)(void);
 void (*duckdb_get_int16)(void);
 void (*duckdb_get_uint16)(void);
 void (*duckdb_get_int32)(void);
 void (*duckdb_get_uint32)(void);
 void (*duckdb_get_int64)(void);
 void (*duckdb_get_uint64)(void);
 void (*duckdb_get_hugeint)(void);
 void (*duckdb_get_uhugeint)(void);
 void (*duckdb_get_float)(void);
 void (*duckdb_get_double)(void);
 void (*duckdb_get_date)(void);
 void (*duckdb_get_time)(void);
 void (*duckdb_get_time_tz)(void);
 void (*duckdb_get_timestamp)(void);
 void (*duckdb_get_interval)(void);
 void (*duckdb_get_value_type)(void);
 void (*duckdb_get_blob)(void);
 void (*duckdb_get_bignum)(void);
 void (*duckdb_get_decimal)(void);
 void (*duckdb_get_bit)(void);
 void (*duckdb_get_uuid)(void);
 void (*duckdb_get_varchar)(void);
 void (*duckdb_create_struct_value)(void);
 void (*duckdb_create_list_value)(void);
 void (*duckdb_create_array_value)(void);
 void (*duckdb_get_map_size)(void);
 void (*duckdb_get_map_key)(void);
 void (*duckdb_get_map_value)(void);
 void (*duckdb_is_null_value)(void);
 void (*duckdb_create_null_value)(void);
 void (*duckdb_get_list_size)(void);
 void (*duckdb_get_list_child)(void);
 void (*duckdb_create_enum_value)(void);
 void (*duckdb_get_enum_value)(void);
 void (*duckdb_get_struct_child)(void);
 void (*duckdb_create_logical_type)(void);
 void (*duckdb_logical_type_get_alias)(void);
 void (*duckdb_logical_type_set_alias)(void);
 void (*duckdb_create_list_type)(void);
 void (*duckdb_create_array_type)(void);
 void (*duckdb_create_map_type)(void);
 void (*duckdb_create_union_type)(void);
 void (*duckdb_create_struct_type)(void);
 void (*duckdb_create_enum_type)(void);
 void (*duckdb_create_decimal_type)(void);
 void (*duckdb_get_type_id)(void);
 void (*duckdb_decimal_width)(void);
 void (*duckdb_decimal_scale)(void);
 void (*duckdb_decimal_internal_type)(void);
 void (*duckdb_enum_internal_type)(void);
 void (*duckdb_enum_dictionary_size)(void);
 void (*duckdb_enum_dictionary_value)(void);
 void (*duckdb_list_type_child_type)(void);
 void (*duckdb_array_type_child_type)(void);
 void (*duckdb_array_type_array_size)(void);
 void (*duckdb_map_type_key_type)(void);
 void (*duckdb_map_type_value_type)(void);
 void (*duckdb_struct_type_child_count)(void);
 void (*duckdb_struct_type_child_name)(void);
 void (*duckdb_struct_type_child_type)(void);
 void (*duckdb_union_type_member_count)(void);
 void (*duckdb_union_type_member_name)(void);
 void (*duckdb_union_type_member_type)(void);
 void (*duckdb_destroy_logical_type)(void);
 void (*duckdb_register_logical_type)(void);
 void (*duckdb_create_data_chunk)(void);
 void (*duckdb_destroy_data_chunk)(duckdb_data_chunk *chunk);
 void (*duckdb_data_chunk_reset)(void);
 void (*duckdb_data_chunk_get_column_count)(void);
 duckdb_vector (*duckdb_data_chunk_get_vector)(duckdb_data_chunk chunk, idx_t col_idx);
 idx_t (*duckdb_data_chunk_get_size)(duckdb_data_chunk chunk);
 void (*duckdb_data_chunk_set_size)(void);
 void (*duckdb_vector_get_column_type)(void);
 void *(*duckdb_vector_get_data)(duckdb_vector vector);
 void (*duckdb_vector_get_validity)(void);
 void (*duckdb_vector_ensure_validity_writable)(void);
 void (*duckdb_vector_assign_string_element)(void);
 void (*duckdb_vector_assign_string_element_len)(void);
 void (*duckdb_list_vector_get_child)(void);
 void (*duckdb_list_vector_get_size)(void);
 void (*duckdb_list_vector_set_size)(void);
 void (*duckdb_list_vector_reserve)(void);
 void (*duckdb_struct_vector_get_child)(void);
 void (*duckdb_array_vector_get_child)(void);
 void (*duckdb_validity_row_is_valid)(void);
 void (*duckdb_validity_set_row_validity)(void);
 void (*duckdb_validity_set_row_invalid)(void);
 void (*duckdb_validity_set_row_valid)(void);
 void (*duckdb_create_scalar_function)(void);
 void (*duckdb_destroy_scalar_function)(void);
 void (*duckdb_scalar_function_set_name)(void);
 void (*duckdb_scalar_function_set_varargs)(void);
 void (*duckdb_scalar_function_set_special_handling)(void);
 void (*duckdb_scalar_function_set_volatile)(void);
 void (*duckdb_scalar_function_add_parameter)(void);
 void (*duckdb_scalar_function_set_return_type)(void);
 void (*duckdb_scalar_function_set_extra_info)(void);
 void (*duckdb_scalar_function_set_function)(void);
 void (*duckdb_register_scalar_function)(void);
 void (*duckdb_scalar_function_get_extra_info)(void);
 void (*duckdb_scalar_function_set_error)(void);
 void (*duckdb_create_scalar_function_set)(void);
 void (*duckdb_destroy_scalar_function_set)(void);
 void (*duckdb_add_scalar_function_to_set)(void);
 void (*duckdb_register_scalar_function_set)(void);
 void (*duckdb_create_aggregate_function)(void);
 void (*duckdb_destroy_aggregate_function)(void);
 void (*duckdb_aggregate_function_set_name)(void);
 void (*duckdb_aggregate_function_add_parameter)(void);
 void (*duckdb_aggregate_function_set_return_type)(void);
 void (*duckdb_aggregate_function_set_functions)(void);
 void (*duckdb_aggregate_function_set_destructor)(void);
 void (*duckdb_register_aggregate_function)(void);
 void (*duckdb_aggregate_function_set_special_handling)(void);
 void (*duckdb_aggregate_function_set_extra_info)(void);
 void (*duckdb_aggregate_function_get_extra_info)(void);
 void (*duckdb_aggregate_function_set_error)(void);
 void (*duckdb_create_aggregate_function_set)(void);
 void (*duckdb_destroy_aggregate_function_set)(void);
 void (*duckdb_add_aggregate_function_to_set)(void);
 void (*duckdb_register_aggregate_function_set)(void);
 void (*duckdb_create_table_function)(void);
 void (*duckdb_destroy_table_function)(void);
 void (*duckdb_table_function_set_name)(void);
 void (*duckdb_table_function_add_parameter)(void);
 void (*duckdb_table_function_add_named_parameter)(void);
 void (*duckdb_table_function_set_extra_info)(void);
 void (*duckdb_table_function_set_bind)(void);
 void (*duckdb_table_function_set_init)(void);
 void (*duckdb_table_function_set_local_init)(void);
 void (*duckdb_table_function_set_function)(void);
 void (*duckdb_table_function_supports_projection_pushdown)(void);
 void (*duckdb_register_table_function)(void);
 void (*duckdb_bind_get_extra_info)(void);
 void (*duckdb_bind_add_result_column)(void);
 void (*duckdb_bind_get_parameter_count)(void);
 void (*duckdb_bind_get_parameter)(void);
 void (*duckdb_bind_get_named_parameter)(void);
 void (*duckdb_bind_set_bind_data)(void);
 void (*duckdb_bind_set_cardinality)(void);
 void (*duckdb_bind_set_error)(void);
 void (*duckdb_init_get_extra_info)(void);
 void (*duckdb_init_get_bind_data)(void);
 void (*duckdb_init_set_init_data)(void);
 void (*duckdb_init_get_column_count)(void);
 void (*duckdb_init_get_column_index)(void);
 void (*duckdb_init_set_max_threads)(void);
 void (*duckdb_init_set_error)(void);
 void (*duckdb_function_get_extra_info)(void);
 void (*duckdb_function_get_bind_data)(void);
 void (*duckdb_function_get_init_data)(void);
 void (*duckdb_function_get_local_init_data)(void);
 void (*duckdb_function_set_error)(void);
 void (*duckdb_add_replacement_scan)(void);
 void (*duckdb_replacement_scan_set_function_name)(void);
 void (*duckdb_replacement_scan_add_parameter)(void);
 void (*duckdb_replacement_scan_set_error)(void);
 void (*duckdb_profiling_info_get_metrics)(void);
 void (*duckdb_profiling_info_get_child_count)(void);
 void (*duckdb_profiling_info_get_child)(void);
 void (*duckdb_appender_create)(void);
 void (*duckdb_appender_create_ext)(void);
 void (*duckdb_appender_column_count)(void);
 void (*duckdb_appender_column_type)(void);
 void (*duckdb_appender_error)(void);
 void (*duckdb_appender_flush)(void);
 void (*duckdb_appender_close)(void);
 void (*duckdb_appender_destroy)(void);
 void (*duckdb_appender_add_column)(void);
 void (*duckdb_appender_clear_columns)(void);
 void (*duckdb_append_data_chunk)(void);
 void (*duckdb_table_description_create)(void);
 void (*duckdb_table_description_create_ext)(void);
 void (*duckdb_table_description_destroy)(void);
 void (*duckdb_table_description_error)(void);
 void (*duckdb_column_has_default)(void);
 void (*duckdb_table_description_get_column_name)(void);
 void (*duckdb_execute_tasks)(void);
 void (*duckdb_create_task_state)(void);
 void (*duckdb_execute_tasks_state)(void);
 void (*duckdb_execute_n_tasks_state)(void);
 void (*duckdb_finish_execution)(void);
 void (*duckdb_task_state_is_finished)(void);
 void (*duckdb_destroy_task_state)(void);
 void (*duckdb_execution_is_finished)(void);
 duckdb_data_chunk (*duckdb_fetch_chunk)(duckdb_result result);
 void (*duckdb_create_cast_function)(void);
 void (*duckdb_cast_function_set_source_type)(void);
 void (*duckdb_cast_function_set_target_type)(void);
 void (*duckdb_cast_function_set_implicit_cast_cost)(void);
 void (*duckdb_cast_function_set_function)(void);
 void (*duckdb_cast_function_set_extra_info)(void);
 void (*duckdb_cast_function_get_extra_info)(void);
 void (*duckdb_cast_function_get_cast_mode)(void);
 void (*duckdb_cast_function_set_error)(void);
 void (*duckdb_cast_function_set_row_error)(void);
 void (*duckdb_register_cast_function)(void);
 void (*duckdb_destroy_cast_function)(void);
 void (*duckdb_is_finite_timestamp_s)(void);
 void (*duckdb_is_finite_timestamp_ms)(void);
 void (*duckdb_is_finite_timestamp_ns)(void);
 void (*duckdb_create_timestamp_tz)(void);
 void (*duckdb_create_timestamp_s)(void);
 void (*duckdb_create_timestamp_ms)(void);
 void (*duckdb_create_timestamp_ns)(void);
 void (*duckdb_get_timestamp_tz)(void);
 void (*duckdb_get_timestamp_s)(void);
 void (*duckdb_get_timestamp_ms)(void);
 void (*duckdb_get_timestamp_ns)(void);
 void (*duckdb_append_value)(void);
 void (*duckdb_get_profiling_info)(void);
 void (*duckdb_profiling_info_get_value)(void);
 void (*duckdb_appender_begin_row)(void);
 void (*duckdb_appender_end_row)(void);
 void (*duckdb_append_default)(void);
 void (*duckdb_append_bool)(void);
 void (*duckdb_append_int8)(void);
 void (*duckdb_append_int16)(void);
 void (*duckdb_append_int32)(void);
 void (*duckdb_append_int64)(void);
 void (*duckdb_append_hugeint)(void);
 void (*duckdb_append_uint8)(void);
 void (*duckdb_append_uint16)(void);
 void (*duckdb_append_uint32)(void);
 void (*duckdb_append_uint64)(void);
 void (*duckdb_append_uhugeint)(void);
 void (*duckdb_append_float)(void);
 void (*duckdb_append_double)(void);
 void (*duckdb_append_date)(void);
 void (*duckdb_append_time)(void);
 void (*duckdb_append_timestamp)(void);
 void (*duckdb_append_interval)(void);
 void (*duckdb_append_varchar)(void);
 void (*duckdb_append_varchar_length)(void);
 void (*duckdb_append_blob)(void);
 void (*duckdb_append_null)(void);
#endif
} duckdb_ext_api_v1;
#define duckdb_connect duckdb_ext_api.duckdb_connect
#define duckdb_disconnect duckdb_ext_api.duckdb_disconnect
#define duckdb_query duckdb_ext_api.duckdb_query
#define duckdb_destroy_result duckdb_ext_api.duckdb_destroy_result
#define duckdb_result_error duckdb_ext_api.duckdb_result_error
#define duckdb_string_t_data duckdb_ext_api.duckdb_string_t_data
#define duckdb_destroy_data_chunk duckdb_ext_api.duckdb_destroy_data_chunk
#define duckdb_data_chunk_get_vector duckdb_ext_api.duckdb_data_chunk_get_vector
#define duckdb_data_chunk_get_size duckdb_ext_api.duckdb_data_chunk_get_size
#define duckdb_vector_get_data duckdb_ext_api.duckdb_vector_get_data
#define duckdb_fetch_chunk duckdb_ext_api.duckdb_fetch_chunk
#define DUCKDB_EXTENSION_GLOBAL duckdb_ext_api_v1 duckdb_ext_api = {0};
#define DUCKDB_EXTENSION_API_INIT(info,access,minimum_api_version) \
 duckdb_ext_api_v1 *res = (duckdb_ext_api_v1 *)access->get_api(info, minimum_api_version); \
 if (!res) { \
  return false; \
 }; \
 duckdb_ext_api = *res;
#define DUCKDB_EXTENSION_EXTERN extern duckdb_ext_api_v1 duckdb_ext_api;
#ifdef _WIN32
#define DUCKDB_CAPI_ENTRY_VISIBILITY __declspec(dllexport)
#else
#define DUCKDB_CAPI_ENTRY_VISIBILITY __attribute__((visibility("default")))
#endif
#ifdef DUCKDB_EXTENSION_NAME
#define DUCKDB_EXTENSION_ENTRYPOINT \
 DUCKDB_EXTENSION_GLOBAL static bool DUCKDB_EXTENSION_GLUE(DUCKDB_EXTENSION_NAME, _init_c_api_internal)( \
     duckdb_connection connection, duckdb_extension_info info, struct duckdb_extension_access * access); \
 DUCKDB_EXTENSION_EXTERN_C_GUARD_OPEN DUCKDB_CAPI_ENTRY_VISIBILITY DUCKDB_EXTENSION_API bool DUCKDB_EXTENSION_GLUE( \
     DUCKDB_EXTENSION_NAME, _init_c_api)(duckdb_extension_info info, struct duckdb_extension_access * access) { \
  DUCKDB_EXTENSION_API_INIT(info, access, DUCKDB_EXTENSION_API_VERSION_STRING); \
  duckdb_database *db = access->get_database(info); \
  duckdb_connection conn; \
  if (duckdb_connect(*db, &conn) == DuckDBError) { \
   access->set_error(info, "Failed to open connection to database"); \
   return false; \
  } \
  bool init_result = DUCKDB_EXTENSION_GLUE(DUCKDB_EXTENSION_NAME, _init_c_api_internal)(conn, info, access); \
  duckdb_disconnect(&conn); \
  return init_result; \
 } \
 DUCKDB_EXTENSION_EXTERN_C_GUARD_CLOSE static bool DUCKDB_EXTENSION_GLUE(DUCKDB_EXTENSION_NAME, _init_c_api_internal)
#define DUCKDB_EXTENSION_ENTRYPOINT_CUSTOM \
 DUCKDB_EXTENSION_GLOBAL static bool DUCKDB_EXTENSION_GLUE(DUCKDB_EXTENSION_NAME, _init_c_api_internal)( \
     duckdb_extension_info info, struct duckdb_extension_access * access); \
 DUCKDB_EXTENSION_EXTERN_C_GUARD_OPEN DUCKDB_CAPI_ENTRY_VISIBILITY DUCKDB_EXTENSION_API bool DUCKDB_EXTENSION_GLUE( \
     DUCKDB_EXTENSION_NAME, _init_c_api)(duckdb_extension_info info, struct duckdb_extension_access * access) { \
  DUCKDB_EXTENSION_API_INIT(info, access, DUCKDB_EXTENSION_API_VERSION_STRING); \
  return DUCKDB_EXTENSION_GLUE(DUCKDB_EXTENSION_NAME, _init_c_api_internal)(info, access); \
 } \
 DUCKDB_EXTENSION_EXTERN_C_GUARD_CLOSE static bool DUCKDB_EXTENSION_GLUE(DUCKDB_EXTENSION_NAME, _init_c_api_internal)
#endif
