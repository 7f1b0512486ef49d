-- The current rank and category of each hand that a player can hold
-- Grain: one row per player and hand
-- Columns:
--   player_id: as in player_ranges
--   seat: 1 for the first player, 2 for the second, ...
--   starting_hand: AA, AKs or AKo; NULL in games with more than two own cards
--   weight: the weight of the hand in the player's range
--   place: the position of the hand among all hands, 1 for the best; with a board it equals hand_rank
--   hand_rank: the rank of the best five cards now, by the rules of the game or of its high half; NULL before the flop
--   description: the category in words, with the ranks that decide between hands of the category
-- Reads: asked_methods, hole_cards, next_ranks, player_hands, ranks, rule_categories, standing_question
-- Engine: duckdb

-- Before the flop, place orders hole cards: pairs are better than other hands, then higher ranks are better.
-- Before the flop, only games with two own cards have rows.

CREATE OR REPLACE VIEW hands_now AS
WITH
-- One row per combination of hole cards if there is no board: its place, points and description
preflop_hands AS (
    SELECT
        h.card_bits,
        m.high_rules,
        DENSE_RANK() OVER (ORDER BY h.high_rank = h.low_rank DESC, h.high_rank DESC, h.low_rank DESC) AS place,
        CAST(h.high_rank = h.low_rank AS INTEGER) AS hand_points,
        CASE
            WHEN h.high_rank = h.low_rank THEN ', ' || hr.plural
            ELSE ', ' || hr.name || ' high, ' || lr.name || ' kicker'
        END AS words
    FROM standing_question AS q
    INNER JOIN asked_methods AS m ON q.game = m.game AND q.board_bits = 0
    CROSS JOIN hole_cards AS h
    INNER JOIN ranks AS hr ON h.high_rank = hr.rank
    INNER JOIN ranks AS lr ON h.low_rank = lr.rank
),

-- One row per hand: its place, rank, category and description
hand_values AS (
    SELECT r.own_bits, r.hand_rank AS place, r.hand_rank, r.hand_points, r.category, r.description
    FROM next_ranks AS r
    WHERE r.card IS NULL
    UNION ALL
    SELECT
        p.card_bits AS own_bits,
        p.place,
        NULL AS hand_rank,
        p.hand_points,
        c.category,
        c.category || p.words AS description
    FROM preflop_hands AS p
    INNER JOIN rule_categories AS c ON p.high_rules = c.rules AND p.hand_points = c.hand_points
)

SELECT
    h.player_id,
    h.seat,
    h.hole,
    h.starting_hand,
    h.card_bits,
    h.weight,
    v.place,
    v.hand_rank,
    v.hand_points,
    v.category,
    v.description
FROM player_hands AS h
INNER JOIN hand_values AS v ON h.card_bits = v.own_bits;
