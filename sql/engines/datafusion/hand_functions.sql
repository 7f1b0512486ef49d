-- The results of the hand functions for DataFusion, computed by DuckDB, because DataFusion has no functions in SQL
-- Grain: one row per hand of the list $hands
-- Engine: duckdb
-- Access: internal

-- DataFusion casts a list to text, for example [0, 4, 8, 12, 48] or [As, Kd, Qh, Jc, Ts]; a NULL becomes an empty item.

WITH
-- One row per hand: its position in the list, and its text
written_hands AS (
    SELECT UNNEST(RANGE(LEN($hands))) AS place, UNNEST($hands) AS hand
),

-- One row per hand: card_ids has the numbers of a text that lists numbers, else NULL; hand is the text without brackets
hands_read AS (
    SELECT
        w.place,
        CASE
            WHEN REGEXP_FULL_MATCH(w.hand, '\[[-0-9, ]*\]')
                THEN LIST_TRANSFORM(STRING_SPLIT(w.hand[2:-2], ', '), lambda number: TRY_CAST(number AS BIGINT))
        END AS card_ids,
        TRANSLATE(w.hand, '[]', '') AS hand
    FROM written_hands AS w
)

SELECT
    r.place,
    CASE WHEN r.card_ids IS NULL THEN HAND_RANK(r.hand) ELSE HAND_RANK(r.card_ids) END AS hand_rank,
    CASE WHEN r.card_ids IS NULL THEN HAND_POINTS(r.hand) ELSE HAND_POINTS(r.card_ids) END AS hand_points,
    CASE WHEN r.card_ids IS NULL THEN HAND_CATEGORY(r.hand) ELSE HAND_CATEGORY(r.card_ids) END AS hand_category,
    CASE WHEN r.card_ids IS NULL THEN HAND_DESCRIPTION(r.hand) ELSE HAND_DESCRIPTION(r.card_ids) END
        AS hand_description,
    CASE WHEN r.card_ids IS NULL THEN BEST_FIVE(r.hand) ELSE BEST_FIVE(r.card_ids) END AS best_five,
    CASE WHEN r.card_ids IS NULL THEN HAND_ERROR(r.hand) ELSE HAND_ERROR(r.card_ids) END AS hand_error
FROM hands_read AS r
ORDER BY r.place;
