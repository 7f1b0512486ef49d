/* SQLite functions that rank a hand.

   A connection that loads them gets a second database, which is in memory and has relations of pokersql. Each function
   is a look-up in it: pokersql_sql.h has the SQL, and hand_functions.py of pokersql the same steps in Python. */

#include <stddef.h>
#include <sqlite3ext.h>
#include "pokersql_sql.h"
SQLITE_EXTENSION_INIT1

typedef struct Ranker Ranker;

typedef struct {
    Ranker *ranker;
    int column;
} Function;

struct Ranker {
    sqlite3 *database;
    sqlite3_stmt *pieces, *best_five, *numbers, *text, *one_text[TEXT_STATEMENTS];
    Function functions[FUNCTIONS];
    int uses;
};

/* SQLITE_ROW, SQLITE_DONE if there is no row, or an error, which becomes the error of the function. */
static int row(sqlite3_context *context, sqlite3_stmt *statement) {
    int state = sqlite3_step(statement);
    if (state != SQLITE_ROW && state != SQLITE_DONE)
        sqlite3_result_error(context, sqlite3_errmsg(sqlite3_db_handle(statement)), -1);
    return state;
}

/* Several arguments as a JSON list; NULL after an error. The caller finalizes the statement. */
static sqlite3_stmt *list(sqlite3_context *context, sqlite3 *database, int count, sqlite3_value **values) {
    sqlite3_stmt *made = NULL;
    sqlite3_str *sql = sqlite3_str_new(database);
    sqlite3_str_appendall(sql, "SELECT JSON_ARRAY(?");
    for (int i = 1; i < count; i++) sqlite3_str_appendall(sql, ", ?");
    sqlite3_str_appendall(sql, ")");
    char *text = sqlite3_str_finish(sql);
    if (sqlite3_prepare_v2(database, text, -1, &made, NULL) != SQLITE_OK)
        sqlite3_result_error(context, sqlite3_errmsg(database), -1);
    for (int i = 0; made && i < count; i++) sqlite3_bind_value(made, i + 1, values[i]);
    sqlite3_free(text);
    return made;
}

/* Binds the arguments, joined by blanks, to a statement; 0 after an error. JSON would cut a text at a zero byte. */
static int join(sqlite3_context *context, sqlite3_stmt *statement, int count, sqlite3_value **values) {
    const char *between = "";
    sqlite3_str *text = sqlite3_str_new(sqlite3_db_handle(statement));
    for (int i = 0; i < count; i++) {
        if (sqlite3_value_type(values[i]) == SQLITE_NULL) continue;
        sqlite3_str_appendall(text, between);
        sqlite3_str_append(text, (const char *)sqlite3_value_text(values[i]), sqlite3_value_bytes(values[i]));
        between = " ";
    }
    int length = sqlite3_str_length(text), state = sqlite3_str_errcode(text);
    char *joined = sqlite3_str_finish(text); /* NULL if it is empty */
    sqlite3_bind_text(statement, 1, joined ? joined : "", length, SQLITE_TRANSIENT);
    sqlite3_free(joined);
    if (state != SQLITE_OK) sqlite3_result_error_code(context, state);
    return state == SQLITE_OK;
}

/* The result for a hand like As Kd Qh Jc Ts, by look-ups; SQLITE_DONE if the hand has another form. */
static int by_pieces(sqlite3_context *context, Ranker *ranker, int column, sqlite3_value *hand) {
    sqlite3_stmt *pieces = ranker->pieces, *best = ranker->best_five;
    sqlite3_bind_value(pieces, 1, hand);
    int state = row(context, pieces);
    if (state == SQLITE_ROW && column < FUNCTION_BEST_FIVE)
        sqlite3_result_value(context, sqlite3_column_value(pieces, column));
    else if (state == SQLITE_ROW && column == FUNCTION_BEST_FIVE) {
        const char *names[] = {":card_bits", ":flush_suit", ":class_key"};
        for (int i = 0; i < 3; i++)
            sqlite3_bind_value(
                best, sqlite3_bind_parameter_index(best, names[i]), sqlite3_column_value(pieces, column + i)
            );
        if (row(context, best) == SQLITE_ROW) sqlite3_result_value(context, sqlite3_column_value(best, 0));
        sqlite3_reset(best);
    }
    sqlite3_reset(pieces);
    return state;
}

/* The result for a hand in any spelling. */
static void by_text(sqlite3_context *context, Ranker *ranker, int column, sqlite3_value *hand) {
    for (int i = 0, state = SQLITE_DONE; state == SQLITE_DONE && i < TEXT_STATEMENTS; i++) {
        sqlite3_stmt *statement = ranker->one_text[i];
        if (sqlite3_bind_parameter_count(statement)) sqlite3_bind_value(statement, 1, hand);
        state = row(context, statement);
        if (state == SQLITE_ROW) sqlite3_result_value(context, sqlite3_column_value(statement, column));
        sqlite3_reset(statement);
    }
}

/* The arguments are one text, or the cards or card_ids one by one. */
static void answer(sqlite3_context *context, int count, sqlite3_value **values) {
    const Function *function = sqlite3_user_data(context);
    Ranker *ranker = function->ranker;
    sqlite3_stmt *cards = NULL, *read = NULL;
    if (count == 0 || (count == 1 && sqlite3_value_type(values[0]) == SQLITE_NULL)) return;
    sqlite3_value *hand = values[0];
    if (count > 1) {
        read = ranker->numbers;
        for (int i = 1; i < count; i++)
            if (sqlite3_value_type(values[i]) == SQLITE_TEXT) read = ranker->text;
        if (read == ranker->text) {
            if (!join(context, read, count, values)) goto done;
        } else {
            cards = list(context, ranker->database, count, values);
            if (!cards || row(context, cards) != SQLITE_ROW) goto done;
            sqlite3_bind_value(read, 1, sqlite3_column_value(cards, 0));
        }
        if (row(context, read) != SQLITE_ROW) goto done;
        if (read == ranker->numbers && sqlite3_column_type(read, 1) != SQLITE_NULL) { /* the error of a number */
            if (function->column == FUNCTION_HAND_ERROR) sqlite3_result_value(context, sqlite3_column_value(read, 1));
            goto done;
        }
        hand = sqlite3_column_value(read, 0);
    }
    if (by_pieces(context, ranker, function->column, hand) == SQLITE_DONE)
        by_text(context, ranker, function->column, hand);
done:
    sqlite3_reset(read);
    sqlite3_finalize(cards);
}

static void drop(void *given) {
    Ranker *ranker = ((Function *)given)->ranker;
    if (--ranker->uses) return;
    sqlite3_stmt *one;
    while (ranker->database && (one = sqlite3_next_stmt(ranker->database, NULL))) sqlite3_finalize(one);
    sqlite3_close(ranker->database);
    sqlite3_free(ranker);
}

static int prepared(Ranker *ranker, const char *sql, sqlite3_stmt **statement) {
    return sqlite3_prepare_v3(ranker->database, sql, -1, SQLITE_PREPARE_PERSISTENT, statement, NULL);
}

/* SQLITE_ROW if the connection has a function of this name, SQLITE_DONE if not, or an error. */
static int named(sqlite3 *connection, const char *name) {
    sqlite3_stmt *found = NULL;
    int state = sqlite3_prepare_v2(
        connection, "SELECT 1 FROM pragma_function_list WHERE name = ?", -1, &found, NULL
    );
    if (state != SQLITE_OK) return state;
    sqlite3_bind_text(found, 1, name, -1, SQLITE_STATIC);
    state = sqlite3_step(found);
    sqlite3_finalize(found);
    return state;
}

int sqlite3_pokersql_init(sqlite3 *connection, char **error, const sqlite3_api_routines *api) {
    SQLITE_EXTENSION_INIT2(api);
    int state, flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, is_new[FUNCTIONS], count = 0;
    for (int i = 0; i < FUNCTIONS; i++) { /* the user's functions stay, and so do those of an earlier load */
        if ((state = named(connection, NAMES[i])) != SQLITE_ROW && state != SQLITE_DONE) {
            *error = sqlite3_mprintf("pokersql: %s", sqlite3_errmsg(connection));
            return state;
        }
        count += is_new[i] = state == SQLITE_DONE;
    }
    if (!count) return SQLITE_OK;
    Ranker *ranker = sqlite3_malloc(sizeof *ranker);
    if (!ranker) return SQLITE_NOMEM;
    *ranker = (Ranker){.uses = 1};
    ranker->functions[0].ranker = ranker; /* for drop */
    state = sqlite3_open_v2(":memory:", &ranker->database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);
    for (int i = 0; state == SQLITE_OK && RELATIONS[i]; i++)
        state = sqlite3_exec(ranker->database, RELATIONS[i], NULL, NULL, NULL);
    if (state == SQLITE_OK) state = prepared(ranker, PIECES, &ranker->pieces);
    if (state == SQLITE_OK) state = prepared(ranker, BEST_FIVE, &ranker->best_five);
    if (state == SQLITE_OK) state = prepared(ranker, NUMBERS, &ranker->numbers);
    if (state == SQLITE_OK) state = prepared(ranker, "SELECT ? AS hand", &ranker->text);
    for (int i = 0; state == SQLITE_OK && i < TEXT_STATEMENTS; i++)
        state = prepared(ranker, ONE_TEXT[i], &ranker->one_text[i]);
    if (state != SQLITE_OK)
        *error = sqlite3_mprintf(
            "pokersql: SQLite %s can't make its tables: %s", sqlite3_libversion(), sqlite3_errmsg(ranker->database)
        );
    for (int i = 0; state == SQLITE_OK && i < FUNCTIONS; i++) {
        if (!is_new[i]) continue;
        Function *one = &ranker->functions[i];
        *one = (Function){ranker, i};
        ranker->uses++;
        state = sqlite3_create_function_v2(connection, NAMES[i], -1, flags, one, answer, NULL, NULL, drop);
        if (state == SQLITE_OK) continue;
        *error = sqlite3_mprintf("pokersql: %s", sqlite3_errmsg(connection));
        /* SQLite now unloads the library, so no name may point into it. If one can't be deleted, the library stays. */
        while (i--)
            if (is_new[i] && sqlite3_create_function_v2(connection, NAMES[i], -1, flags, 0, 0, 0, 0, 0) != SQLITE_OK)
                state = SQLITE_OK_LOAD_PERMANENTLY;
        break;
    }
    drop(&ranker->functions[0]);
    return state;
}
