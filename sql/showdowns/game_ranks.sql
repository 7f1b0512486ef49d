-- Hands ranked by the rules of their game: the best of the choices of cards that the game allows
-- Grain: one row per half of the pot and hand of hand_cards that can be ranked; game_errors has the other hands
-- Columns:
--   game: deals.game or settings.game; '' if settings.rules ranks the hand
--   half: the half of the pot, high or low
--   rules: the rules of this half
--   best_hand: the cards that count, in the order of card_id; NULL if the hand does not qualify
-- Reads: choice_places, class_ranks, decks, game_halves, game_hands, hand_places, readings, rule_traits, suits

-- If several choices have the best rank, best_hand is the choice with the lowest sum of 2^(place - 1). Own cards have
-- lower places than board cards.

DROP VIEW IF EXISTS game_ranks;

CREATE VIEW game_ranks AS
WITH
-- One row per set of rules and wild rank
wild_ranks AS (
    SELECT DISTINCT r.rules, r.rank FROM readings AS r
    WHERE r.wild = 1
),

-- One row per hand, half and card: the card's place; suit_id is NULL for a wild card
cards AS (
    SELECT
        h.game_id,
        h.player_id,
        h.game,
        h.fewest_used,
        h.most_used,
        h.deck,
        CAST(h.own_cards AS INTEGER) AS own_cards,
        CAST(h.own_cards + h.board_cards AS INTEGER) AS cards,
        f.half,
        f.half_rules,
        CAST(p.place AS INTEGER) AS place,
        d.rank_code,
        d.card_bit,
        CASE WHEN w.rank IS NULL THEN d.suit_id END AS suit_id
    FROM game_hands AS h
    INNER JOIN game_halves AS f ON h.game = f.game AND h.rules = f.rules
    INNER JOIN hand_places AS p ON h.game_id = p.game_id AND h.player_id = p.player_id
    INNER JOIN decks AS d ON h.deck = d.deck AND p.card_id = d.card_id
    LEFT JOIN wild_ranks AS w ON f.half_rules = w.rules AND d.rank = w.rank
    WHERE h.fault = ''
),

-- One row per shape and allowed choice: a shape is half_rules, fewest_used, most_used, own_cards and cards; rainbow is
-- 1 if all suits must differ
shape_choices AS (
    SELECT s.half_rules, s.fewest_used, s.most_used, s.own_cards, s.cards, t.rainbow, p.choice
    FROM (SELECT DISTINCT c.half_rules, c.fewest_used, c.most_used, c.own_cards, c.cards FROM cards AS c) AS s
    INNER JOIN rule_traits AS t ON s.half_rules = t.rules
    INNER JOIN choice_places AS p ON t.cards = p.cards AND s.cards >= p.last_place
    GROUP BY s.half_rules, s.fewest_used, s.most_used, s.own_cards, s.cards, t.rainbow, p.choice
    HAVING SUM(CASE WHEN p.place <= s.own_cards THEN 1 ELSE 0 END) BETWEEN s.fewest_used AND s.most_used
),

-- One row: a mask of the upper three of the four bits that a sum of 16^suit_id has for each suit. These bits are 0 if
-- all suits differ
suit_masks AS (
    SELECT CAST(14 * SUM(CAST(1 AS BIGINT) << (4 * s.suit_id)) AS BIGINT) AS upper_bits FROM suits AS s
),

-- One row per shape, choice and place; rainbow_bits is upper_bits of suit_masks if all suits must differ, else 0
shape_places AS (
    SELECT
        s.half_rules,
        s.fewest_used,
        s.most_used,
        s.own_cards,
        s.cards,
        s.choice,
        p.place,
        s.rainbow * m.upper_bits AS rainbow_bits
    FROM shape_choices AS s
    INNER JOIN choice_places AS p ON s.choice = p.choice
    CROSS JOIN suit_masks AS m
),

-- One row per hand, half and choice whose suits the rules allow: its key
choice_sums AS (
    SELECT
        c.game_id,
        c.player_id,
        c.half,
        s.choice,
        MIN(c.game) AS game,
        MIN(c.half_rules) AS rules,
        MIN(c.deck) AS deck,
        CAST(SUM(c.card_bit) AS BIGINT) AS card_bits,
        CAST(SUM(c.rank_code) AS BIGINT)
        * CASE WHEN MIN(c.suit_id) < MAX(c.suit_id) OR MAX(s.rainbow_bits) > 0 THEN 1 ELSE -1 END AS hand_key
    FROM cards AS c
    INNER JOIN shape_places AS s
        ON
            c.half_rules = s.half_rules
            AND c.fewest_used = s.fewest_used
            AND c.most_used = s.most_used
            AND c.own_cards = s.own_cards
            AND c.cards = s.cards
            AND c.place = s.place
    GROUP BY c.game_id, c.player_id, c.half, s.choice
    HAVING CAST(SUM(CAST(1 AS BIGINT) << (4 * c.suit_id)) AS BIGINT) & MAX(s.rainbow_bits) = 0
),

-- One row per hand, half and choice with a class in class_ranks; number is 1 for the best choice
choice_ranks AS (
    SELECT
        s.game_id,
        s.player_id,
        s.game,
        s.half,
        s.rules,
        s.deck,
        s.hand_key,
        s.card_bits,
        ROW_NUMBER() OVER (
            PARTITION BY s.game_id, s.player_id, s.half
            ORDER BY CASE WHEN r.hand_rank > 0 THEN 0 ELSE 1 END, r.hand_rank, s.choice
        ) AS number
    FROM choice_sums AS s
    INNER JOIN class_ranks AS r ON s.rules = r.rules AND s.hand_key = r.hand_key
),

-- One row per card of a best choice; number is 1, 2, ... in the order of card_id
best_cards AS (
    SELECT
        r.game_id,
        r.player_id,
        r.game,
        r.half,
        r.rules,
        r.hand_key,
        ' ' || d.card AS card,
        ROW_NUMBER() OVER (PARTITION BY r.game_id, r.player_id, r.half ORDER BY d.card_id) AS number
    FROM choice_ranks AS r
    INNER JOIN decks AS d ON r.deck = d.deck
    WHERE r.number = 1 AND r.card_bits & d.card_bit > 0
),

-- One row per hand and half: best_hand is the text of the cards that count
best_hands AS (
    SELECT
        b.game_id,
        b.player_id,
        b.half,
        MIN(b.rules) AS rules,
        MIN(b.hand_key) AS hand_key,
        MIN(b.game) AS game,
        SUBSTR(
            MAX(CASE WHEN b.number = 1 THEN b.card ELSE '' END)
            || MAX(CASE WHEN b.number = 2 THEN b.card ELSE '' END)
            || MAX(CASE WHEN b.number = 3 THEN b.card ELSE '' END)
            || MAX(CASE WHEN b.number = 4 THEN b.card ELSE '' END)
            || MAX(CASE WHEN b.number = 5 THEN b.card ELSE '' END),
            2
        ) AS best_hand
    FROM best_cards AS b
    GROUP BY b.game_id, b.player_id, b.half
)

SELECT
    b.game_id,
    b.player_id,
    b.game,
    b.half,
    b.rules,
    CASE WHEN r.hand_rank > 0 THEN b.best_hand END AS best_hand,
    b.hand_key,
    r.hand_rank,
    r.hand_points,
    r.category,
    r.description
FROM best_hands AS b
INNER JOIN class_ranks AS r ON b.rules = r.rules AND b.hand_key = r.hand_key;
