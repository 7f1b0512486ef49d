-- The hands that fit each pattern
-- Grain: one row per row of `patterns` and hand
-- Reads: pokersql.deck
-- Engine: duckdb
-- Access: internal

-- `patterns` has a row per pattern: its number, slots, moves (how far each slot's rank moves in a span), cards (the
-- number of cards in a hand) and is_board. If a pattern has fewer slots than cards, the other cards are any cards. The
-- weight of a hand is 1. A board's weight is the number of ways in which its cards can be turn and river.

-- One integer holds the values of the four variables for ranks, and another those of the variables for suits (see
-- pattern_slots). In both, the four bits from 4 * place on are the value of the variable at place, 0 if it has no value
-- yet. Bit 16 + value is set if a variable has this value, or if the pattern names it.

-- Whether the variable at `place` has the value `number`, or has no value yet and can take it
CREATE OR REPLACE MACRO pokersql.variable_fits(variables, place, number) AS
    CASE (variables >> (4 * place)) & 15
        WHEN 0 THEN (variables >> (16 + number)) & 1 = 0
        ELSE (variables >> (4 * place)) & 15 = number
    END;

-- The integer `variables` after the variable at `place` got the value `number`; unchanged if `place` is NULL
CREATE OR REPLACE MACRO pokersql.variable_set(variables, place, number) AS
    COALESCE(variables | (number << (4 * place)) | (1 << (16 + number)), variables);

CREATE OR REPLACE MACRO pokersql.pattern_hands_of(patterns) AS TABLE
WITH RECURSIVE
-- One row per pattern and step of its span; qq-tt has three steps, a pattern that is not a span has one
variants AS MATERIALIZED (
    SELECT p.*, v.step, ROW_NUMBER() OVER () AS variant
    FROM QUERY_TABLE(patterns) AS p
    CROSS JOIN UNNEST(RANGE(1 + LIST_MAX(LIST_APPEND(p.moves, 0)) - LIST_MIN(LIST_APPEND(p.moves, 0)))) AS v (step)
),

-- One row per variant and slot: the slot's ranks and suits as text, and its rank if it has only one
variant_slots AS (
    SELECT
        s.*,
        REGEXP_EXTRACT(s.slot, '^(\[[^\]]*\]|[^cdhswxyz])?(.*)$', ['ranks', 'suits']) AS part,
        pokersql.slot_rank(s.slot) + COALESCE(SIGN(s.move) * s.step, 0) AS rank
    FROM (
        SELECT
            v.variant,
            v.step,
            v.is_board,
            UNNEST(RANGE(1, v.cards + 1)) AS place,
            v.moves[place] AS move,
            COALESCE(v.slots[place], '*') AS slot
        FROM variants AS v
    ) AS s
),

-- One row per variant, slot and item in the slot's brackets
slot_items AS (
    SELECT
        s.*,
        UNNEST(
            CASE
                WHEN s.part.ranks LIKE '[%'
                    THEN REGEXP_EXTRACT_ALL(s.part.ranks, '[2-9tjqka]-[2-9tjqka]|[2-9tjqka][cdhs]?|[cdhs]')
                ELSE ['*']
            END
        ) AS item
    FROM variant_slots AS s
),

-- One row per variant, slot and card that fits the slot
slot_cards AS MATERIALIZED (
    SELECT DISTINCT
        i.variant,
        i.place,
        CASE WHEN i.part.ranks IN ('R', 'O', 'N', 'P') THEN STRPOS('RONP', i.part.ranks) - 1 END AS rank_place,
        CASE WHEN i.part.suits IN ('w', 'x', 'y', 'z') THEN STRPOS('wxyz', i.part.suits) - 1 END AS suit_place,
        NOT i.is_board AND i.slot = '*' AS is_wild,
        i.is_board AND i.place > 3 AS is_placed,
        CAST(i.rank AS BIGINT) AS written_rank,
        CASE WHEN i.part.suits = d.suit THEN d.suit_id + 1 END AS written_suit,
        CAST(d.rank AS BIGINT) AS rank,
        CAST(d.suit_id + 1 AS BIGINT) AS suit,
        d.card_id,
        d.card_bit
    FROM slot_items AS i
    INNER JOIN pokersql.deck AS d
        ON
            COALESCE(d.rank = i.rank, TRUE)
            AND COALESCE(
                d.rank BETWEEN LEAST(pokersql.slot_rank(i.item), pokersql.slot_rank(i.item[-1:]))
                AND GREATEST(pokersql.slot_rank(i.item), pokersql.slot_rank(i.item[-1:])),
                TRUE
            )
            AND (i.item[-1:] NOT IN ('c', 'd', 'h', 's') OR i.item[-1:] = d.suit)
            AND (i.part.suits IN ('', 'w', 'x', 'y', 'z') OR CONTAINS(i.part.suits, d.suit))
),

-- One row per variant and set of cards in its first slots, from no slot to all; ranks and suits hold the variables
card_sets AS (
    SELECT
        c.variant,
        CAST(0 AS BIGINT) AS place,
        CAST(0 AS BIGINT) AS card_bits,
        BIT_OR(CASE WHEN c.written_rank > 0 THEN CAST(1 AS BIGINT) << (16 + c.written_rank) ELSE 0 END) AS ranks,
        BIT_OR(CASE WHEN c.written_suit > 0 THEN CAST(1 AS BIGINT) << (16 + c.written_suit) ELSE 0 END) AS suits,
        -1 AS last_card,
        CAST(0 AS BIGINT) AS placed_cards
    FROM slot_cards AS c
    GROUP BY c.variant
    UNION
    SELECT
        s.variant,
        c.place,
        s.card_bits | c.card_bit AS card_bits,
        CASE WHEN c.is_wild THEN 0 ELSE pokersql.variable_set(s.ranks, c.rank_place, c.rank) END AS ranks,
        CASE WHEN c.is_wild THEN 0 ELSE pokersql.variable_set(s.suits, c.suit_place, c.suit) END AS suits,
        CASE WHEN c.is_wild THEN c.card_id ELSE -1 END AS last_card,
        CASE WHEN c.is_placed THEN 64 * s.placed_cards + c.card_id + 1 ELSE 0 END AS placed_cards
    FROM card_sets AS s
    INNER JOIN slot_cards AS c
        ON
            s.variant = c.variant
            AND s.place + 1 = c.place
            AND s.card_bits & c.card_bit = 0
            AND s.last_card < c.card_id
            AND (c.rank_place IS NULL OR pokersql.variable_fits(s.ranks, c.rank_place, c.rank))
            AND (c.suit_place IS NULL OR pokersql.variable_fits(s.suits, c.suit_place, c.suit))
)

SELECT f.number, f.card_bits, CAST(1 AS BIGINT) AS weight
FROM (
    SELECT DISTINCT v.number, s.card_bits
    FROM card_sets AS s
    INNER JOIN variants AS v ON s.variant = v.variant AND s.place = v.cards AND NOT v.is_board
) AS f
UNION ALL
SELECT v.number, s.card_bits, COUNT(DISTINCT s.placed_cards) AS weight
FROM card_sets AS s
INNER JOIN variants AS v ON s.variant = v.variant AND s.place = v.cards AND v.is_board
GROUP BY v.number, s.card_bits;
