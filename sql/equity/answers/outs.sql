-- The effect of each possible next card on the first player's hand, against the second player's hand or range
-- Grain: one row per possible next card
-- Columns:
--   card: the next card of the board, for example Td
--   description: the description of the first player's hand after the card
--   hand_rank: the rank of the first player's hand after the card, 1 for the best
--   improves: TRUE if the card raises the hand_points of the hand by more than it raises those of the board alone
--   wins: TRUE if the first player's hand is behind now and not behind after the card
--   loses: TRUE if the first player's hand is not behind now and is behind after the card
--   villain_ahead: the weight of the second player's hands that are ahead of the first player's hand after the card
--   villain_level: the weight of the second player's hands that are equal to the first player's hand after the card
--   villain_behind: the weight of the second player's hands that are behind after the card
--   category_now: the category of the first player's hand before the card
--   description_now: the description of the first player's hand before the card
--   standing_now: how the first player's hand stands before the card: ahead, level or behind
-- Reads: asked_methods, asked_question, next_ranks, player_hands, rule_categories
-- Engine: duckdb

-- A hand is behind a range if 2 * (villain_behind + villain_level) < the weight of the range; else it is ahead if
-- villain_behind > villain_ahead; else it is level. If some cards of the second player are unknown, the columns about
-- this player are NULL. The hand_points of a board alone are those of its pairs. If own cards are optional, they are
-- those of the board's best hand.

CREATE OR REPLACE VIEW outs AS
WITH
-- One row per row of next_ranks
ranks AS MATERIALIZED (
    SELECT r.* FROM next_ranks AS r
),

-- One row per hand of the first two players
hands AS MATERIALIZED (
    SELECT h.seat, h.card_bits, h.weight FROM player_hands AS h
    WHERE h.seat <= 2
),

-- One row: the first player's hand; none if the first player has a range
heroes AS (
    SELECT h.card_bits FROM hands AS h
    WHERE h.seat = 1
    QUALIFY COUNT(*) OVER () = 1
),

-- One row per board and hand of the second player: its rank
villain_ranks AS (
    SELECT r.board_bits, h.weight, r.hand_rank
    FROM hands AS h
    INNER JOIN ranks AS r ON h.card_bits = r.own_bits AND h.seat = 2
),

-- One row per board: the first player's hand, and the weights of the second player's hands ahead and behind
comparisons AS (
    SELECT
        a.card,
        a.board_bits,
        a.hand_rank,
        a.hand_points,
        a.category,
        a.description,
        CAST(SUM(v.weight) AS BIGINT) AS hands,
        CAST(SUM(CASE WHEN v.hand_rank < a.hand_rank THEN v.weight ELSE 0 END) AS BIGINT) AS ahead,
        CAST(SUM(CASE WHEN v.hand_rank > a.hand_rank THEN v.weight ELSE 0 END) AS BIGINT) AS behind,
        CASE
            WHEN 2 * (hands - ahead) < hands THEN 'behind'
            WHEN behind > ahead THEN 'ahead'
            WHEN behind <= ahead THEN 'level'
        END AS standing
    FROM heroes AS hero
    INNER JOIN ranks AS a ON hero.card_bits = a.own_bits
    LEFT JOIN villain_ranks AS v ON a.board_bits = v.board_bits
    GROUP BY a.card, a.board_bits, a.hand_rank, a.hand_points, a.category, a.description
),

-- One row per board: how many cards each rank has, how many ranks have two or more cards, and the most cards of a rank
board_shapes AS (
    SELECT
        c.board_bits,
        LIST_TRANSFORM(RANGE(13), lambda rank: BIT_COUNT((c.board_bits >> (4 * rank)) & 15)) AS rank_cards,
        LEN(LIST_FILTER(rank_cards, lambda cards: cards > 1)) AS paired_groups,
        LIST_MAX(rank_cards) AS largest_group
    FROM comparisons AS c
),

-- One row per board: the hand_points of the board alone
board_points AS (
    SELECT s.board_bits, GREATEST(MIN(c.hand_points), COALESCE(MIN(r.hand_points), 0)) AS hand_points
    FROM board_shapes AS s
    CROSS JOIN asked_question AS q
    INNER JOIN asked_methods AS m ON q.game = m.game
    INNER JOIN rule_categories AS c
        ON m.high_rules = c.rules AND s.paired_groups = c.paired_groups AND s.largest_group = c.largest_group
    LEFT JOIN ranks AS r ON s.board_bits = r.board_bits AND r.own_bits = 0
    GROUP BY s.board_bits
)

SELECT
    c.card,
    c.category,
    c.description,
    c.hand_rank,
    c.hand_points - n.hand_points > b.hand_points - bn.hand_points AS improves,
    c.standing <> 'behind' AND n.standing = 'behind' AS wins,
    c.standing = 'behind' AND n.standing <> 'behind' AS loses,
    c.ahead AS villain_ahead,
    c.hands - c.ahead - c.behind AS villain_level,
    c.behind AS villain_behind,
    n.category AS category_now,
    n.description AS description_now,
    n.standing AS standing_now
FROM comparisons AS c
-- if the second player would have no hand left, the card cannot come
INNER JOIN comparisons AS n ON n.card IS NULL AND (c.hands IS NULL) = (n.hands IS NULL)
INNER JOIN board_points AS b ON c.board_bits = b.board_bits
INNER JOIN board_points AS bn ON n.board_bits = bn.board_bits
WHERE c.card IS NOT NULL;
