-- The number of hands of each category in a sample of deals, by the game or the rules in settings
-- Grain: one row per run, half of the pot and category with hands
-- Columns:
--   run: from 1 for the seed's first deal; 1 if sampled_cards.hands is 0
--   half: high or low
--   rules: the rules of this half
--   hand_points: the category's place in the rules; -1 for hands that do not qualify
--   hands: how many hands of settings.rounds deals
-- Reads: choice_places, class_ranks, deck_places, decks, game_halves, readings, rule_traits, sampled_deals
-- Engine: duckdb

-- The deals are those of deal.sql with the same seed, from settings.deal on; game_ranks has the same ranks, and the
-- cards, but takes a hundred times as long.
-- A card is the number 16 * rank_code + 2^suit_id, or 16 * rank_code if it is wild. A place of a shuffle is the number
-- 64 * shuffle_key + place: the lowest numbers of a deal are its first cards, and no shuffle is sorted.

DROP VIEW IF EXISTS sampled_categories;

CREATE VIEW sampled_categories AS
WITH
-- One row: the sample, and the game or rules that judge it
samples AS MATERIALIZED (
    SELECT d.* FROM sampled_deals AS d
),

-- One row per half: its rules, and its number, which is faster to join and group by
halves AS MATERIALIZED (
    SELECT ROW_NUMBER() OVER (ORDER BY h.half) AS number, h.half, h.half_rules
    FROM samples AS s
    INNER JOIN game_halves AS h ON s.game = h.game AND s.rules = h.rules
),

-- One row per place of the deck
places AS MATERIALIZED (
    SELECT p.place FROM samples AS s
    INNER JOIN deck_places AS p ON s.deck = p.deck
),

-- One row per half and wild rank
wild_ranks AS (
    SELECT DISTINCT h.number, r.rank
    FROM halves AS h
    INNER JOIN readings AS r ON h.half_rules = r.rules
    WHERE r.wild = 1
),

-- One row per half and card of the deck
half_cards AS (
    SELECT
        h.number,
        p.place,
        16 * d.rank_code + CASE WHEN w.rank IS NULL THEN 1 << d.suit_id ELSE 0 END AS card
    FROM samples AS s
    CROSS JOIN halves AS h
    INNER JOIN deck_places AS p ON s.deck = p.deck
    INNER JOIN decks AS d ON p.deck = d.deck AND p.card_id = d.card_id
    LEFT JOIN wild_ranks AS w ON h.number = w.number AND d.rank = w.rank
),

-- One row per half: its cards in the order of the deck
half_decks AS (
    SELECT c.number, LIST(c.card ORDER BY c.place) AS cards FROM half_cards AS c
    GROUP BY c.number
),

-- One row per half: the first half with the same cards, so that equal halves are counted once
half_readings AS MATERIALIZED (
    SELECT d.number, MIN(d.number) OVER (PARTITION BY d.cards) AS reading, d.cards FROM half_decks AS d
),

-- One row per reading: the deck as it reads it
reading_decks AS MATERIALIZED (
    SELECT r.reading, r.cards FROM half_readings AS r
    WHERE r.number = r.reading
),

-- One row per deal, grouped because DuckDB reads the rows of a GROUP BY on all threads
deals AS (
    SELECT d.seed, d.deal
    FROM (SELECT s.seed, UNNEST(RANGE(s.first_deal, s.first_deal + s.rounds)) AS deal FROM samples AS s) AS d
    GROUP BY d.seed, d.deal
),

-- One row per deal and place of the deck; a list, since a join of deals and places would run on one thread
deal_places AS (
    SELECT d.seed, d.deal, UNNEST((SELECT LIST(p.place) FROM places AS p)) AS place
    FROM deals AS d
),

-- One row per deal: the lowest keys of its shuffle, each with its place: the players' own cards, then the board's
shuffles AS (
    SELECT
        p.deal,
        MIN(
            pokersql.shuffle_key(p.seed, p.deal, p.place) * 64 + p.place,
            (SELECT s.players * s.own_cards + s.board_cards FROM samples AS s)
        ) AS keys
    FROM deal_places AS p
    GROUP BY p.deal
),

-- One row per player
seats AS (
    SELECT UNNEST(RANGE(s.players)) AS seat FROM samples AS s
),

-- One row per player and choice of cards: their places among all cards that are dealt
seat_choices AS MATERIALIZED (
    SELECT
        t.seat,
        p.cards,
        LIST(
            p.place + CASE WHEN p.place <= s.own_cards THEN t.seat ELSE s.players - 1 END * s.own_cards ORDER BY p.place
        ) AS places
    FROM samples AS s
    CROSS JOIN seats AS t
    INNER JOIN choice_places AS p ON s.own_cards + s.board_cards >= p.last_place
    WHERE p.cards IN (SELECT r.cards FROM rule_traits AS r INNER JOIN halves AS h ON r.rules = h.half_rules)
    GROUP BY t.seat, p.choice, p.cards, s.own_used
    HAVING s.own_used < 0 OR s.own_used = COUNT(CASE WHEN p.place <= s.own_cards THEN 1 END)
),

-- One row per hand, reading and choice: its cards, else 0; hand counts from 0 at the seed's first deal
choice_cards AS (
    SELECT
        (d.deal - 1) * s.players + c.seat AS hand,
        r.reading,
        c.cards,
        r.cards[(d.keys[c.places[1]] & 63) + 1] AS card_1,
        COALESCE(r.cards[(d.keys[c.places[2]] & 63) + 1], 0) AS card_2,
        COALESCE(r.cards[(d.keys[c.places[3]] & 63) + 1], 0) AS card_3,
        COALESCE(r.cards[(d.keys[c.places[4]] & 63) + 1], 0) AS card_4,
        COALESCE(r.cards[(d.keys[c.places[5]] & 63) + 1], 0) AS card_5
    FROM shuffles AS d
    CROSS JOIN reading_decks AS r
    CROSS JOIN seat_choices AS c
    CROSS JOIN samples AS s
    WHERE ((d.deal - 1) * s.players + c.seat) % s.run_places < s.hands
),

-- One row per hand, reading and choice: the sum of its codes, and how many suits it has
choice_sums AS (
    SELECT
        c.hand,
        c.reading,
        c.cards,
        (c.card_1 >> 4) + (c.card_2 >> 4) + (c.card_3 >> 4) + (c.card_4 >> 4) + (c.card_5 >> 4) AS codes,
        BIT_COUNT((c.card_1 | c.card_2 | c.card_3 | c.card_4 | c.card_5) & 15) AS suits
    FROM choice_cards AS c
),

-- One row per hand, reading and choice: its key, the reading, and whether all suits differ, in one number to join by
choice_keys AS (
    SELECT
        c.hand,
        CASE WHEN c.suits < 2 AND c.cards > 1 THEN -c.codes ELSE c.codes END * 16
        + 2 * c.reading
        + CAST(c.suits = c.cards AS BIGINT) AS join_key
    FROM choice_sums AS c
),

-- One row per half, class, and whether all suits differ; if they must differ by the rules, only that row
half_ranks AS MATERIALIZED (
    SELECT
        h.number,
        c.hand_key * 16 + 2 * r.reading + UNNEST(RANGE(CAST(t.rainbow AS BIGINT), 2)) AS join_key,
        c.hand_rank,
        c.hand_points,
        c.category
    FROM halves AS h
    INNER JOIN half_readings AS r ON h.number = r.number
    INNER JOIN class_ranks AS c ON h.half_rules = c.rules
    INNER JOIN rule_traits AS t ON c.rules = t.rules AND c.cards = t.cards
),

-- One row per hand and half: the best rank, NULL if the hand does not qualify
best_ranks AS (
    SELECT k.hand, r.number, MIN(r.hand_rank) AS hand_rank
    FROM choice_keys AS k
    INNER JOIN half_ranks AS r ON k.join_key = r.join_key
    GROUP BY k.hand, r.number
),

-- One row per run, half and rank, 0 for hands that do not qualify
rank_counts AS (
    SELECT b.hand // s.run_places + 1 AS run, b.number, COALESCE(b.hand_rank, 0) AS hand_rank, COUNT(*) AS hands
    FROM best_ranks AS b
    CROSS JOIN samples AS s
    GROUP BY b.hand // s.run_places, b.number, b.hand_rank
),

-- One row per half and rank: its category
rank_categories AS (
    SELECT DISTINCT
        r.number,
        COALESCE(r.hand_rank, 0) AS hand_rank,
        COALESCE(r.hand_points, -1) AS hand_points,
        r.category
    FROM half_ranks AS r
)

SELECT n.run, h.half, h.half_rules AS rules, c.hand_points, c.category, CAST(SUM(n.hands) AS BIGINT) AS hands
FROM rank_counts AS n
INNER JOIN halves AS h ON n.number = h.number
INNER JOIN rank_categories AS c ON n.number = c.number AND n.hand_rank = c.hand_rank
GROUP BY n.run, h.half, h.half_rules, c.hand_points, c.category;
