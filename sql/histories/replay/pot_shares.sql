-- The share of each pot that each player wins by the cards, before rake
-- Grain: one row per pot and player who did not fold and whose bet reaches the pot
-- Reads: chip_units, final_ranks, game_judges, hand_boards, new_hands, pot_contenders
-- Engine: duckdb
-- Access: internal

-- A pot is divided equally among its boards. The part of a board is divided between the halves (high and low) for which
-- a hand qualifies. A half is divided among its winners. Odd chips go to the first boards, to the high half, and to the
-- first winners after the button. share is NULL if a hand that could win is unknown.

CREATE OR REPLACE TEMPORARY TABLE pot_shares AS
WITH
-- One row per part (board_no and half) of a pot with several contenders: how many chips and boards the pot has
parts AS (
    SELECT
        p.hand_no,
        p.pot_no,
        COALESCE(b.board_no, 1) AS board_no,
        j.half,
        CAST(p.amount / u.unit AS BIGINT) AS chips,
        GREATEST(COUNT(*) OVER (PARTITION BY p.hand_no, p.pot_no, j.half), 1) AS boards
    FROM (
        SELECT DISTINCT c.hand_no, c.pot_no, c.amount FROM pot_contenders AS c
        WHERE c.contenders > 1
    ) AS p
    INNER JOIN new_hands AS h ON p.hand_no = h.hand_no
    INNER JOIN game_judges AS j ON h.game = j.game
    INNER JOIN chip_units AS u ON p.hand_no = u.hand_no
    LEFT JOIN hand_boards AS b ON p.hand_no = b.hand_no
),

-- One row per part and contender: the rank of the player's hand, and the best rank of the part
ranks AS (
    SELECT
        p.*,
        c.place,
        r.hand_rank,
        r.hand_no IS NULL AS unknown,
        MIN(r.hand_rank) OVER (PARTITION BY p.hand_no, p.pot_no, p.board_no, p.half) AS best_rank
    FROM parts AS p
    INNER JOIN pot_contenders AS c ON p.hand_no = c.hand_no AND p.pot_no = c.pot_no AND c.contends
    LEFT JOIN final_ranks AS r
        ON
            c.hand_no = r.hand_no AND c.place = r.place
            AND p.board_no = r.board_no AND p.half = r.half
),

-- One row per part and winner: how many winners the part has, the number of this winner among them, and the halves of
-- the board that have a winner
winners AS (
    SELECT
        r.*,
        COUNT(*) OVER (PARTITION BY r.hand_no, r.pot_no, r.board_no, r.half) AS winners,
        ROW_NUMBER() OVER (PARTITION BY r.hand_no, r.pot_no, r.board_no, r.half ORDER BY r.place) AS winner_no,
        MIN(r.half) OVER (PARTITION BY r.hand_no, r.pot_no, r.board_no) AS first_half,
        MAX(r.half) OVER (PARTITION BY r.hand_no, r.pot_no, r.board_no) AS last_half
    FROM ranks AS r
    WHERE r.hand_rank = r.best_rank
),

-- One row per part and winner: the chips for the board, and the chips for the half
half_chips AS (
    SELECT
        w.*,
        w.chips // w.boards + CASE WHEN w.board_no <= w.chips % w.boards THEN 1 ELSE 0 END AS board_chips,
        CASE WHEN w.first_half = w.last_half THEN 1 ELSE 2 END AS halves,
        board_chips // halves + CASE WHEN w.half = w.first_half THEN board_chips % halves ELSE 0 END AS half_chips
    FROM winners AS w
),

-- One row per pot and winner: the chips that the player wins in all parts
winner_chips AS (
    SELECT
        h.hand_no,
        h.pot_no,
        h.place,
        CAST(
            SUM(h.half_chips // h.winners + CASE WHEN h.winner_no <= h.half_chips % h.winners THEN 1 ELSE 0 END)
            AS BIGINT
        ) AS chips
    FROM half_chips AS h
    GROUP BY h.hand_no, h.pot_no, h.place
),

-- One row per pot with an unknown hand
unknown_pots AS (
    SELECT DISTINCT r.hand_no, r.pot_no FROM ranks AS r
    WHERE r.unknown
)

SELECT
    c.hand_no,
    c.pot_no,
    c.place,
    c.amount,
    CAST(
        CASE
            WHEN NOT c.contends THEN 0
            WHEN c.contenders = 1 THEN c.amount
            WHEN x.hand_no IS NOT NULL THEN NULL
            ELSE COALESCE(w.chips, 0) * u.unit
        END AS DECIMAL(18, 4)
    ) AS share
FROM pot_contenders AS c
INNER JOIN chip_units AS u ON c.hand_no = u.hand_no
LEFT JOIN winner_chips AS w ON c.hand_no = w.hand_no AND c.pot_no = w.pot_no AND c.place = w.place
LEFT JOIN unknown_pots AS x ON c.hand_no = x.hand_no AND c.pot_no = x.pot_no;
