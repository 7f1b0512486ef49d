-- The new hands that can be replayed to their end; is_kept marks the hands to save
-- Grain: one row per hand_id and text_id
-- Reads: final_cards, hand_boards, histories.sources, new_hands, replay_errors, written_errors
-- Engine: duckdb
-- Access: internal

-- is_kept is TRUE for one text of a hand: the first text with the most known cards. If the database has a text of the
-- hand, the new text must also have more known cards. whole is TRUE if the hand has no error.

CREATE OR REPLACE TEMPORARY TABLE finished_hands AS
WITH
-- One row per player with cards, and one row per board: the number of known cards
cards AS (
    SELECT c.hand_no, c.known_cards FROM final_cards AS c
    UNION ALL
    SELECT b.hand_no, b.known_cards FROM hand_boards AS b
),

-- One row per hand with cards: the number of known cards
card_counts AS (
    SELECT c.hand_no, CAST(SUM(c.known_cards) AS INTEGER) AS known_cards
    FROM cards AS c
    GROUP BY c.hand_no
),

-- One row per hand with errors: whether left_out is TRUE for any of its errors
faults AS (
    SELECT e.hand_no, BOOL_OR(e.left_out) AS left_out
    FROM (
        SELECT r.hand_no, r.left_out FROM replay_errors AS r
        UNION ALL
        SELECT w.hand_no, w.left_out FROM written_errors AS w
    ) AS e
    GROUP BY e.hand_no
)

SELECT
    h.*,
    s.source_id,
    COALESCE(c.known_cards, 0) AS known_cards,
    f.hand_no IS NULL AS whole,
    ROW_NUMBER() OVER (PARTITION BY h.hand_id ORDER BY COALESCE(c.known_cards, 0) DESC, h.hand_no) = 1
    AND (h.kept_text IS NULL OR COALESCE(c.known_cards, 0) > h.kept_cards) AS is_kept
FROM new_hands AS h
INNER JOIN histories.sources AS s ON h.source = s.source
LEFT JOIN card_counts AS c ON h.hand_no = c.hand_no
LEFT JOIN faults AS f ON h.hand_no = f.hand_no
WHERE NOT COALESCE(f.left_out, FALSE);
