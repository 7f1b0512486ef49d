-- The best choice of cards from each hand and its board
-- Grain: one row per row of `judged_table` (as in half_ranks) with a choice that the rules rank
-- Reads: pokersql.choice_places, pokersql.class_ranks
-- Source: sql/showdowns/game_ranks.sql, which makes the same choices (tests/test_games_macros.py)
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE MACRO pokersql.choice_ranks(judged_table) AS TABLE
WITH
-- One row per hand and card: the card's place (own cards come before the board) and its suit; the suit of a wild card
-- is NULL
cards AS (
    SELECT
        h.own_bits,
        h.board_bits,
        h.half_number,
        h.half_rules,
        h.fewest_used,
        h.most_used,
        h.rainbow,
        h.cards AS counting_cards,
        BIT_COUNT(h.own_bits) AS own_cards,
        BIT_COUNT(h.own_bits) + BIT_COUNT(h.board_bits) AS all_cards,
        c.card_bit,
        CAST(1 AS BIGINT) << (c.card_id - c.card_id % 4) AS rank_code,
        CASE WHEN c.card_bit & h.wild_bits = 0 THEN CAST(1 AS BIGINT) << (c.card_id % 4) END AS suit_bit,
        CASE
            WHEN c.card_bit & h.own_bits <> 0 THEN BIT_COUNT(h.own_bits & (c.card_bit - 1)) + 1
            ELSE BIT_COUNT(h.own_bits) + BIT_COUNT(h.board_bits & (c.card_bit - 1)) + 1
        END AS place
    FROM QUERY_TABLE(judged_table) AS h
    INNER JOIN (SELECT r.range AS card_id, CAST(1 AS BIGINT) << r.range AS card_bit FROM RANGE(53) AS r) AS c
        ON (h.own_bits | h.board_bits) & c.card_bit <> 0
),

-- One row per hand and choice that the rules allow: the key and the bits of the chosen cards
choices AS (
    SELECT
        c.own_bits,
        c.board_bits,
        c.half_number,
        c.half_rules,
        p.choice,
        BIT_OR(c.card_bit) AS card_bits,
        CAST(SUM(c.rank_code) AS BIGINT)
        * CASE WHEN c.rainbow = 1 OR BIT_COUNT(BIT_OR(c.suit_bit)) > 1 THEN 1 ELSE -1 END AS hand_key
    FROM cards AS c
    INNER JOIN pokersql.choice_places AS p
        ON
            c.place = p.place
            AND c.all_cards >= p.last_place
            AND p.cards BETWEEN CASE c.rainbow WHEN 1 THEN 1 ELSE c.counting_cards END AND c.counting_cards
            AND BIT_COUNT(p.choice & ((CAST(1 AS BIGINT) << c.own_cards) - 1)) BETWEEN c.fewest_used AND c.most_used
    GROUP BY c.own_bits, c.board_bits, c.half_number, c.half_rules, c.rainbow, p.choice
    HAVING c.rainbow = 0 OR BIT_COUNT(BIT_OR(c.suit_bit)) = COUNT(*)
)

SELECT
    c.own_bits,
    c.board_bits,
    c.half_number,
    MIN(r.hand_rank) AS hand_rank,
    ARG_MIN(
        {
            'hand_rank': r.hand_rank,
            'hand_points': r.hand_points,
            'category': r.category,
            'description': r.description,
            'best_five': CASE WHEN r.hand_rank > 0 THEN pokersql.bits_text(c.card_bits) END
        },
        [CASE WHEN r.hand_rank > 0 THEN 0 ELSE 1 END, r.hand_rank, c.choice]
    ) AS best_choice
FROM choices AS c
INNER JOIN pokersql.class_ranks AS r ON c.half_rules = r.rules AND c.hand_key = r.hand_key
GROUP BY c.own_bits, c.board_bits, c.half_number;
