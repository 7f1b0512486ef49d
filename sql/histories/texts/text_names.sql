-- The lines of hands in text formats that begin with the name of a listed player
-- Grain: one row per line
-- Reads: hand_lines, history_formats, present_hands, text_listed
-- Engine: duckdb
-- Access: internal

-- A name may contain any text. If a line begins with several listed names, player is the longest name. length is the
-- number of characters before the action.

CREATE OR REPLACE TEMPORARY TABLE text_names AS
WITH
-- One row per hand and player: the text with which the player's lines begin
openings AS (
    SELECT s.hand_no, s.player, REPLACE(f.opening, '{player}', s.player) AS opening
    FROM text_listed AS s
    INNER JOIN present_hands AS h ON s.hand_no = h.hand_no
    INNER JOIN history_formats AS f ON h.format = f.format
)

SELECT l.line_no, ARG_MAX(o.player, LENGTH(o.player)) AS player, MAX(LENGTH(o.opening)) AS length
FROM hand_lines AS l
INNER JOIN openings AS o ON l.hand_no = o.hand_no AND STARTS_WITH(l.text, o.opening)
WHERE NOT l.in_summary AND l.line_no > l.hand_no
GROUP BY l.line_no;
