-- The special hands among the hands of thirteen cards in hand_cards
-- Grain: one row per hand and special; a hand that is several special hands has several rows
-- Columns:
--   special: 'dragon', 'six pairs', 'six pairs or fours', 'three straights' or 'three flushes', as in special_hands
-- Reads: chinese_cards, three_row_sums

DROP VIEW IF EXISTS chinese_specials;

CREATE VIEW chinese_specials AS
WITH
-- One row per hand and rank: the number of cards of this rank, and the sums of their rank codes and suit counts
rank_groups AS (
    SELECT
        c.game_id,
        c.player_id,
        COUNT(*) AS cards,
        SUM(c.rank_code) AS rank_codes,
        SUM(1 << (4 * c.suit_id)) AS suit_counts
    FROM chinese_cards AS c
    GROUP BY c.game_id, c.player_id, c.rank
),

-- One row per hand: how many ranks it has, how many of these have at least two cards (pairs) or four cards (fours), and
-- the sums over all cards
hands AS MATERIALIZED (
    SELECT
        a.game_id,
        a.player_id,
        COUNT(*) AS ranks,
        SUM(CASE WHEN a.cards >= 2 THEN 1 ELSE 0 END) AS pairs,
        SUM(CASE WHEN a.cards = 4 THEN 1 ELSE 0 END) AS fours,
        CAST(SUM(a.rank_codes) AS BIGINT) AS rank_codes,
        CAST(SUM(a.suit_counts) AS BIGINT) AS suit_counts
    FROM rank_groups AS a
    GROUP BY a.game_id, a.player_id
)

SELECT h.game_id, h.player_id, 'dragon' AS special
FROM hands AS h
WHERE h.ranks = 13
UNION ALL
SELECT h.game_id, h.player_id, 'six pairs' AS special
FROM hands AS h
WHERE h.pairs = 6
UNION ALL
SELECT h.game_id, h.player_id, 'six pairs or fours' AS special
FROM hands AS h
WHERE h.pairs + h.fours = 6
UNION ALL
SELECT h.game_id, h.player_id, t.special
FROM hands AS h
INNER JOIN three_row_sums AS t
    ON t.card_counts = CASE t.special WHEN 'three straights' THEN h.rank_codes ELSE h.suit_counts END;
