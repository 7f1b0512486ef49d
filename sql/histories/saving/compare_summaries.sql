-- Saves the errors of summaries that contradict the hands of their tournaments
-- Grain: one new row of histories.history_errors per contradiction, in place of the rows saved before
-- Reads: histories.finishes, histories.hands, histories.history_errors, histories.sources, histories.summaries,
--   histories.summary_entries
-- Engine: duckdb
-- Access: internal

-- In a summary without an end, places may still change, except the place of the file's owner.

DELETE FROM histories.history_errors
WHERE STARTS_WITH(error, 'other_');

INSERT INTO histories.history_errors
WITH
-- One row per tournament with a summary: the price of an entry that most of its hands tell
prices AS (
    SELECT h.room, h.tournament, MODE(h.buy_in + COALESCE(h.fee, 0)) AS price
    FROM histories.hands AS h
    WHERE h.tournament IN (SELECT k.tournament FROM histories.summaries AS k)
    GROUP BY h.room, h.tournament
),

-- One row per player whose place or prize the hands of a tournament with a summary tell
played AS (
    SELECT h.room, h.tournament, f.player, MIN(f.place) AS place, MAX(f.prize) AS prize
    FROM histories.finishes AS f
    INNER JOIN histories.hands AS h ON f.hand_id = h.hand_id
    WHERE h.tournament IN (SELECT k.tournament FROM histories.summaries AS k)
    GROUP BY h.room, h.tournament, f.player
),

-- One row per entry whose place is final, of a player who has no other entry in the summary
told AS (
    SELECT s.room, s.tournament, e.*
    FROM histories.summaries AS s
    INNER JOIN histories.summary_entries AS e ON s.source_id = e.source_id AND s.line = e.line
    WHERE s.ended_at IS NOT NULL OR e.is_owner
    QUALIFY COUNT(*) OVER (PARTITION BY e.source_id, e.line, e.player) = 1
),

-- One row per contradiction
contradictions AS (
    SELECT
        s.source_id,
        s.line,
        'other_buy_in' AS error,
        CAST(p.price AS VARCHAR) AS expected,
        CAST(s.buy_in + COALESCE(s.fee, 0) AS VARCHAR) AS found
    FROM histories.summaries AS s
    INNER JOIN prices AS p ON s.room IS NOT DISTINCT FROM p.room AND s.tournament = p.tournament
    WHERE s.buy_in + COALESCE(s.fee, 0) <> p.price
    UNION ALL
    SELECT
        t.source_id,
        t.entry_line AS line,
        'other_place' AS error,
        CAST(q.place AS VARCHAR) AS expected,
        CAST(t.place AS VARCHAR) AS found
    FROM told AS t
    INNER JOIN played AS q ON t.room IS NOT DISTINCT FROM q.room AND t.tournament = q.tournament AND t.player = q.player
    WHERE t.place <> q.place
    UNION ALL
    SELECT
        w.source_id,
        w.entry_line AS line,
        'other_prize' AS error,
        CAST(r.prize AS VARCHAR) AS expected,
        CAST(w.prize AS VARCHAR) AS found
    FROM told AS w
    INNER JOIN played AS r ON w.room IS NOT DISTINCT FROM r.room AND w.tournament = r.tournament AND w.player = r.player
    WHERE w.prize <> r.prize
)

SELECT o.source, c.line, NULL AS hand_id, c.error, c.expected, c.found, FALSE AS left_out
FROM contradictions AS c
INNER JOIN histories.sources AS o ON c.source_id = o.source_id
ORDER BY o.source, c.line;
