-- What the hole cards of hand_cards have on the board of their game: the category, the pair and the draws
-- Grain: one row per hand of two own cards on a board of three to five cards, without an invalid or a repeated card
-- Columns:
--   game_id: as in hand_cards
--   category: the category of the best five cards now
--   pair_kind: how own cards pair, as in pair_kinds; NULL if all ranks differ
--   flush_draw: the flush draw, as in draw_kinds; NULL if there is none
--   straight_draw: the straight draw
--   overcards: one overcard or two overcards; NULL if own cards pair or are not above the board
--   combo_draw: two of these together, as in combo_draws
--   suited_cards: the most cards of one suit, with the board
--   straight_ranks: how many ranks complete a straight with an own card in it
-- Reads: board_cards, combo_draws, deals, deck, draw_kinds, games, hand_cards, hand_classes, hand_keys, hole_cards,
--   pair_kinds, ranks, straight_draws

-- Own cards are the cards of hand_cards that are not on the board. Deals of games by other rules are left out.

DROP VIEW IF EXISTS game_draws;

CREATE VIEW game_draws AS
WITH
-- One row per board of three to five different cards
boards AS (
    SELECT b.game_id, COUNT(*) AS cards
    FROM board_cards AS b
    LEFT JOIN deck AS d ON b.card_id = d.card_id
    GROUP BY b.game_id
    HAVING COUNT(*) BETWEEN 3 AND 5 AND COUNT(d.card_id) = COUNT(*) AND COUNT(DISTINCT b.card_id) = COUNT(*)
),

-- One row per hand with two own cards; a deal's hands have the board's cards, too
owns AS (
    SELECT
        h.game_id,
        h.player_id,
        CAST(5 - g.cards AS INTEGER) AS cards_to_come,
        MIN(CASE WHEN b.card_id IS NULL THEN h.card_id END) AS card_1,
        MAX(CASE WHEN b.card_id IS NULL THEN h.card_id END) AS card_2
    FROM hand_cards AS h
    INNER JOIN boards AS g ON h.game_id = g.game_id
    LEFT JOIN board_cards AS b ON h.game_id = b.game_id AND h.card_id = b.card_id
    GROUP BY h.game_id, h.player_id, g.cards
    HAVING
        COUNT(DISTINCT h.card_id) = COUNT(*)
        AND COUNT(*) - COUNT(b.card_id) = 2
        AND COUNT(b.card_id) IN (0, g.cards)
),

-- One row per hand of hold'em
hands AS MATERIALIZED (
    SELECT o.game_id, o.player_id, o.cards_to_come, h.card_1, h.card_2
    FROM owns AS o
    INNER JOIN hole_cards AS h ON o.card_1 = h.card_1 AND o.card_2 = h.card_2
    LEFT JOIN deals AS d ON o.game_id = d.game_id
    LEFT JOIN games AS g ON d.game = g.game
    WHERE COALESCE(g.high_rules, 'standard') = 'standard'
),

-- One row per card of a hand or of its board
cards AS MATERIALIZED (
    SELECT h.game_id, h.player_id, d.rank, d.rank_code, d.suit_id, 1 AS own, 0 AS shared
    FROM hands AS h
    INNER JOIN deck AS d ON d.card_id IN (h.card_1, h.card_2)
    UNION ALL
    SELECT h.game_id, h.player_id, d.rank, d.rank_code, d.suit_id, 0 AS own, 1 AS shared
    FROM hands AS h
    INNER JOIN board_cards AS b ON h.game_id = b.game_id
    INNER JOIN deck AS d ON b.card_id = d.card_id
),

-- One row per hand and rank: how many cards are own and on the board
rank_counts AS MATERIALIZED (
    SELECT
        c.game_id,
        c.player_id,
        c.rank,
        c.rank_code,
        SUM(c.own) AS own_cards,
        SUM(c.shared) AS board_cards
    FROM cards AS c
    GROUP BY c.game_id, c.player_id, c.rank, c.rank_code
),

-- One row per hand and rank: how many ranks of the board are above and below it
rank_places AS (
    SELECT
        r.game_id,
        r.player_id,
        r.rank_code,
        r.own_cards,
        r.board_cards,
        SUM(CASE WHEN b.rank > r.rank AND b.board_cards > 0 THEN 1 ELSE 0 END) AS ranks_above,
        SUM(CASE WHEN b.rank < r.rank AND b.board_cards > 0 THEN 1 ELSE 0 END) AS ranks_below
    FROM rank_counts AS r
    INNER JOIN rank_counts AS b ON r.game_id = b.game_id AND r.player_id = b.player_id
    GROUP BY r.game_id, r.player_id, r.rank_code, r.own_cards, r.board_cards
),

-- One row per hand: the place of its pair in pair_kinds (NULL if it has none), and sums over ranks
rank_sums AS MATERIALIZED (
    SELECT
        r.game_id,
        r.player_id,
        MIN(k.place) AS pair_place,
        CAST(SUM((r.own_cards + r.board_cards) * r.rank_code) AS BIGINT) AS rank_codes,
        CAST(SUM(r.rank_code) AS BIGINT) AS held_ranks,
        CAST(SUM(CASE WHEN r.board_cards = 0 THEN r.rank_code ELSE 0 END) AS BIGINT) AS new_ranks,
        -- two different ranks that the board lacks are two own cards that do not pair
        CASE
            WHEN SUM(CASE WHEN r.board_cards = 0 THEN 1 ELSE 0 END) = 2
                THEN SUM(CASE WHEN r.board_cards = 0 AND r.ranks_above = 0 THEN 1 ELSE 0 END)
        END AS overcards
    FROM rank_places AS r
    LEFT JOIN pair_kinds AS k
        ON
            r.own_cards = k.own_cards
            AND r.board_cards = k.board_cards
            AND r.ranks_above BETWEEN k.least_above AND k.most_above
            AND r.ranks_below BETWEEN k.least_below AND k.most_below
    GROUP BY r.game_id, r.player_id
),

-- One row: the sum of all rank codes
all_ranks AS (
    SELECT CAST(SUM(r.rank_code) AS BIGINT) AS rank_codes FROM ranks AS r
),

-- One row per hand and suit: how many cards, and the sums of the codes of all cards, own cards and the board's cards
suit_sums AS MATERIALIZED (
    SELECT
        c.game_id,
        c.player_id,
        COUNT(*) AS cards,
        CAST(SUM(c.rank_code) AS BIGINT) AS codes,
        CAST(SUM(c.own * c.rank_code) AS BIGINT) AS own_codes,
        CAST(SUM(c.shared * c.rank_code) AS BIGINT) AS board_codes
    FROM cards AS c
    GROUP BY c.game_id, c.player_id, c.suit_id
),

-- One row per hand: the most cards of one suit, and the sum of the codes of a flush
suits AS (
    SELECT
        s.game_id,
        s.player_id,
        MAX(s.cards) AS suited_cards,
        MAX(CASE WHEN s.cards >= 5 THEN s.codes END) AS flush_codes
    FROM suit_sums AS s
    GROUP BY s.game_id, s.player_id
),

-- One row per hand: the place of its pair, the most cards of one suit, and the key of all cards
hand_totals AS MATERIALIZED (
    SELECT
        r.game_id,
        r.player_id,
        r.pair_place,
        s.suited_cards,
        COALESCE(-s.flush_codes, r.rank_codes) AS hand_key
    FROM rank_sums AS r
    INNER JOIN suits AS s ON r.game_id = s.game_id AND r.player_id = s.player_id
),

-- One row per hand: its category
categories_now AS MATERIALIZED (
    SELECT h.game_id, h.player_id, h.cards_to_come, s.pair_place, s.suited_cards, c.category, c.hand_points
    FROM hands AS h
    INNER JOIN hand_totals AS s ON h.game_id = s.game_id AND h.player_id = s.player_id
    INNER JOIN hand_keys AS k ON s.hand_key = k.hand_key
    INNER JOIN hand_classes AS c ON k.hand_rank = c.hand_rank
),

-- One row per hand, family and possible draw, in the columns of draw_kinds. A code is higher than the sum of all codes
-- of lower ranks; so the highest own card of a suit is the highest card that the board lacks if the own codes are more
-- than the codes of all other cards that the board lacks
sizes AS MATERIALIZED (
    SELECT
        s.game_id,
        s.player_id,
        'flush draw' AS family,
        CAST(s.cards AS INTEGER) AS size,
        CASE WHEN s.own_codes > a.rank_codes - s.own_codes - s.board_codes THEN 1 ELSE 0 END AS is_best
    FROM suit_sums AS s
    CROSS JOIN all_ranks AS a
    WHERE s.own_codes > 0
    UNION ALL
    SELECT r.game_id, r.player_id, 'straight draw' AS family, d.straight_ranks AS size, d.open_ended AS is_best
    FROM rank_sums AS r
    INNER JOIN straight_draws AS d ON r.held_ranks = d.held_ranks AND r.new_ranks = d.new_ranks
    UNION ALL
    SELECT r.game_id, r.player_id, 'overcards' AS family, CAST(r.overcards AS INTEGER) AS size, 0 AS is_best
    FROM rank_sums AS r
),

-- One row per hand and draw
draw_rows AS MATERIALIZED (
    SELECT s.game_id, s.player_id, s.family, s.size, k.kind, k.part
    FROM sizes AS s
    INNER JOIN categories_now AS c ON s.game_id = c.game_id AND s.player_id = c.player_id
    INNER JOIN draw_kinds AS k
        ON
            s.family = k.family
            AND s.size = k.size
            AND s.is_best = k.is_best
            AND c.cards_to_come >= k.cards_to_come
            AND c.hand_points < k.hand_points
),

-- One row per hand and part of a combo draw
parts AS MATERIALIZED (
    SELECT d.game_id, d.player_id, d.part FROM draw_rows AS d
    UNION ALL
    SELECT c.game_id, c.player_id, k.part
    FROM categories_now AS c
    INNER JOIN pair_kinds AS k ON c.pair_place = k.place
),

-- One row per hand with a combo draw: the place of the best
combos AS (
    SELECT f.game_id, f.player_id, MIN(c.place) AS place
    FROM parts AS f
    INNER JOIN parts AS s ON f.game_id = s.game_id AND f.player_id = s.player_id
    INNER JOIN combo_draws AS c ON f.part = c.first_part AND s.part = c.second_part
    GROUP BY f.game_id, f.player_id
)

SELECT
    h.game_id,
    h.player_id,
    o.hole,
    c.category,
    p.kind AS pair_kind,
    f.kind AS flush_draw,
    s.kind AS straight_draw,
    v.kind AS overcards,
    b.kind AS combo_draw,
    c.suited_cards,
    COALESCE(s.size, 0) AS straight_ranks
FROM hands AS h
INNER JOIN hole_cards AS o ON h.card_1 = o.card_1 AND h.card_2 = o.card_2
INNER JOIN categories_now AS c ON h.game_id = c.game_id AND h.player_id = c.player_id
LEFT JOIN pair_kinds AS p ON c.pair_place = p.place
LEFT JOIN draw_rows AS f ON h.game_id = f.game_id AND h.player_id = f.player_id AND f.family = 'flush draw'
LEFT JOIN draw_rows AS s ON h.game_id = s.game_id AND h.player_id = s.player_id AND s.family = 'straight draw'
LEFT JOIN draw_rows AS v ON h.game_id = v.game_id AND h.player_id = v.player_id AND v.family = 'overcards'
LEFT JOIN combos AS m ON h.game_id = m.game_id AND h.player_id = m.player_id
LEFT JOIN combo_draws AS b ON m.place = b.place;
