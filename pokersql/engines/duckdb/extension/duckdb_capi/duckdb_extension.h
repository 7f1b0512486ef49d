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
 void (*unused_40[3])(void);
 duckdb_state (*duckdb_connect)(duckdb_database database, duckdb_connection *out_connection);
 void (*unused_43[2])(void);
 void (*duckdb_disconnect)(duckdb_connection *connection);
 void (*unused_50[6])(void);
 duckdb_state (*duckdb_query)(duckdb_connection connection, const char *query, duckdb_result *out_result);
 void (*duckdb_destroy_result)(duckdb_result *result);
 void (*unused_58[6])(void);
 const char *(*duckdb_result_error)(duckdb_result *result);
 void (*unused_66[7])(void);
 const char *(*duckdb_string_t_data)(duckdb_string_t *string);
 void (*unused_224[157])(void);
 void (*duckdb_destroy_data_chunk)(duckdb_data_chunk *chunk);
 void (*unused_227[2])(void);
 duckdb_vector (*duckdb_data_chunk_get_vector)(duckdb_data_chunk chunk, idx_t col_idx);
 idx_t (*duckdb_data_chunk_get_size)(duckdb_data_chunk chunk);
 void (*unused_231[2])(void);
 void *(*duckdb_vector_get_data)(duckdb_vector vector);
 void (*unused_343[111])(void);
 duckdb_data_chunk (*duckdb_fetch_chunk)(duckdb_result result);
 void (*unused_394[50])(void);
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
