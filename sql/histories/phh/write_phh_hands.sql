-- Writes to written_hands the PHH hands that can be replayed
-- Grain: one new row of written_hands per hand
-- Reads: phh_hands, phh_variants, written_errors, written_hands
-- Engine: duckdb
-- Access: internal

-- The first blind of the list is the small blind, the second the big blind. If the second is 0, no player posts a small
-- blind, and the first is the big blind.

INSERT INTO written_hands BY NAME
SELECT
    h.hand_no,
    h.venue || ' ' || h.site_hand_id AS hand_key,
    h.site,
    h.site_hand_id,
    h.played_at,
    h.time_zone,
    h.table_name,
    v.game,
    v.betting,
    CASE WHEN h.blinds[2] > 0 THEN GREATEST(h.blinds[1], 0) ELSE 0 END AS small_blind,
    CASE WHEN h.blinds[2] > 0 THEN h.blinds[2] ELSE GREATEST(COALESCE(LIST_MAX(h.blinds), 0), 0) END AS big_blind,
    LIST_MAX(h.antes) AS ante,
    COALESCE(h.bring_in, 0) AS bring_in,
    h.currency,
    LEN(h.stacks) AS players,
    CASE WHEN h.blinds[1] > 0 AND NOT h.blinds[2] > 0 AND LEN(h.stacks) > 2 THEN 1 ELSE 0 END AS places_missing,
    COALESCE(h.trims_antes, FALSE) AND LIST_MIN(h.antes) = LIST_MAX(h.antes) AS antes_count,
    TRUE AS tells_showdown
FROM phh_hands AS h
INNER JOIN phh_variants AS v ON h.variant = v.variant
WHERE h.hand_no NOT IN (
    SELECT e.hand_no FROM written_errors AS e
    WHERE e.left_out
);
