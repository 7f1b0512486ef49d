-- How often each player's hand or range has each category, on the current street and the streets after it
-- Grain: one row per player, street (board_cards) and category
-- Columns:
--   board_cards: 3 on the flop, 4 on the turn, 5 on the river
--   street: flop, turn, river
--   hand_points: the category's number in the rules of the game, 0 for the lowest
--   category: the category of the hand
--   runouts: the sum of the hands' weights over all pairs of a board and a hand that make the category
--   share: runouts / the sum of the player's runouts on this street
-- Reads: asked_methods, player_hands, player_seats, pokersql.class_ranks, pokersql.rule_keys, standing_question
-- Engine: duckdb

-- Each range is counted alone. Another player's known cards are not in the range, but they may come on the board.
-- Before the flop only flops are counted, since 1,326 hands on 2,118,760 boards of five cards are too many. If no board
-- or dead card is known, all hands of a starting hand have equal counts, so only one of them is ranked.
-- Macros read CTEs by name. -- noqa: disable=structure.unused_cte

CREATE OR REPLACE VIEW range_categories AS
WITH
-- One row per street
streets AS (
    SELECT s.board_cards, s.street
    FROM (VALUES (3, 'flop'), (4, 'turn'), (5, 'river')) AS s (board_cards, street) -- noqa: AL05
),

-- One row if the game has starting hands; tells_suits is TRUE if a board or dead card is known
range_question AS (
    SELECT
        q.board_bits,
        q.used_bits,
        q.cards_to_come,
        q.used_bits <> ~m.deck_bits AS tells_suits,
        m.high_rules,
        m.flush_cards
    FROM standing_question AS q
    INNER JOIN asked_methods AS m ON q.game = m.game AND m.has_starting_hands
),

-- One row per street that is counted: the question, and the number of cards to come until this street
street_questions AS (
    SELECT q.* REPLACE (s.board_cards - 5 + q.cards_to_come AS cards_to_come), s.board_cards
    FROM range_question AS q
    INNER JOIN streets AS s
        ON
            s.board_cards + q.cards_to_come >= 5
            AND (q.cards_to_come <= 2 OR (q.cards_to_come = 5 AND s.board_cards = 3))
),

-- One row per street and board: the sum of the board's rank codes, and the sum over the cards of its flush suit
boards AS MATERIALIZED (
    SELECT
        b.board_cards,
        b.come_bits,
        b.flush_cards,
        pokersql.code_sum(b.board_bits | b.come_bits) AS board_codes,
        pokersql.board_suit(b.board_bits | b.come_bits) AS flush_suit,
        pokersql.suit_codes(b.board_bits | b.come_bits, pokersql.board_suit(b.board_bits | b.come_bits)) AS flush_codes
    FROM pokersql.boards_of('street_questions') AS b
),

-- One row per player and hand, or per player and starting hand if tells_suits is FALSE: the weight
hands AS MATERIALIZED (
    SELECT
        h.player_id,
        MIN(h.rank_codes) AS rank_codes,
        MIN(h.card_bits) AS card_bits,
        SUM(h.weight) AS weight
    FROM player_hands AS h
    CROSS JOIN range_question AS q
    GROUP BY h.player_id, h.starting_hand, CASE WHEN q.tells_suits THEN h.card_bits END
),

-- One row per hand_key: its rank by the game's rules
ranks AS (
    SELECT k.hand_key, k.hand_rank
    FROM range_question AS q
    INNER JOIN pokersql.rule_keys AS k ON q.high_rules = k.rules
),

-- One row per player_id, board_cards and hand_rank: the sum of the hands' weights over all boards
rank_counts AS (
    SELECT h.player_id, b.board_cards, k.hand_rank, SUM(h.weight) AS runouts
    FROM boards AS b
    INNER JOIN hands AS h ON b.come_bits & h.card_bits = 0
    INNER JOIN ranks AS k
        ON
            k.hand_key
            = pokersql.board_key(
                b.board_codes, b.flush_suit, b.flush_codes, b.flush_cards, h.rank_codes, h.card_bits
            )
    GROUP BY h.player_id, b.board_cards, k.hand_rank
),

-- One row per hand_rank: its category by the game's rules
classes AS (
    SELECT DISTINCT c.hand_rank, c.hand_points, c.category
    FROM range_question AS q
    INNER JOIN pokersql.class_ranks AS c ON q.high_rules = c.rules
)

SELECT
    r.player_id,
    p.hand_range AS player,
    r.board_cards,
    s.street,
    c.hand_points,
    c.category,
    CAST(SUM(r.runouts) AS HUGEINT) AS runouts,
    SUM(r.runouts) / SUM(SUM(r.runouts)) OVER (PARTITION BY r.player_id, r.board_cards) AS share
FROM rank_counts AS r
INNER JOIN streets AS s ON r.board_cards = s.board_cards
INNER JOIN classes AS c ON r.hand_rank = c.hand_rank
INNER JOIN player_seats AS p ON r.player_id = p.player_id
GROUP BY r.player_id, p.hand_range, r.board_cards, s.street, c.hand_points, c.category;
