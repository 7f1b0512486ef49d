-- The number of hands of each category in simulated deals, by the game or the rules in settings
-- Grain: one row per run, half of the pot and category that occurs
-- Columns:
--   run: the number of the run, from 1 for the seed's first deal; always 1 if sampled_cards.hands is 0
--   half: the half of the pot, high or low
--   rules: the rules of this half
--   hand_points: the category's number in the rules, 0 for the lowest; -1 for hands that do not qualify
--   hands: the number of hands in settings.rounds deals
-- Reads: choice_places, class_ranks, deck_places, decks, game_halves, readings, rule_traits, sampled_deals
-- Engine: duckdb

-- deal.sql makes the same deals from the same seed; the first deal has the number in settings.deal. game_ranks has the
-- same ranks and also the cards, but takes a hundred times as long.
-- A card is the number 16 * rank_code + 2^suit_id, or 16 * rank_code if it is wild. A shuffle gives each place of the
-- deck the number 64 * shuffle_key + place. The places with the lowest numbers are the dealt cards; the other numbers
-- are not sorted.

DROP VIEW IF EXISTS sampled_categories;

CREATE VIEW sampled_categories AS
WITH
-- One row: the row of sampled_deals
samples AS MATERIALIZED (
    SELECT d.* FROM sampled_deals AS d
),

-- One row per half of the pot: its rules and its number, since GROUP BY and joins are faster by a number
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

-- One row per half: the list of its cards in the order of the deck
half_decks AS (
    SELECT c.number, LIST(c.card ORDER BY c.place) AS cards FROM half_cards AS c
    GROUP BY c.number
),

-- One row per half: the list of its cards; reading is the number of the first half with the same list
half_readings AS MATERIALIZED (
    SELECT d.number, MIN(d.number) OVER (PARTITION BY d.cards) AS reading, d.cards FROM half_decks AS d
),

-- One row per reading: the list of its cards in the order of the deck
reading_decks AS MATERIALIZED (
    SELECT r.reading, r.cards FROM half_readings AS r
    WHERE r.number = r.reading
),

-- One row per deal; it has a GROUP BY because DuckDB reads the result of a GROUP BY on all threads
deals AS (
    SELECT d.seed, d.deal
    FROM (SELECT s.seed, UNNEST(RANGE(s.first_deal, s.first_deal + s.rounds)) AS deal FROM samples AS s) AS d
    GROUP BY d.seed, d.deal
),

-- One row per deal and place of the deck; it unnests a list, since a join of deals and places would run on one thread
deal_places AS (
    SELECT d.seed, d.deal, UNNEST((SELECT LIST(p.place) FROM places AS p)) AS place
    FROM deals AS d
),

-- One row per deal: the list of its lowest numbers 64 * shuffle_key + place, for the own cards and then for the board
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

-- One row per player and choice of cards: the positions of these cards among all cards that are dealt
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
    GROUP BY t.seat, p.choice, p.cards, s.fewest_used, s.most_used
    HAVING COUNT(CASE WHEN p.place <= s.own_cards THEN 1 END) BETWEEN s.fewest_used AND s.most_used
),

-- One row per hand, reading and choice: its one to five cards, 0 for a missing card; hand 0 is in the seed's first deal
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

-- One row per hand, reading and choice: the sum of its rank codes, and its number of suits
choice_sums AS (
    SELECT
        c.hand,
        c.reading,
        c.cards,
        (c.card_1 >> 4) + (c.card_2 >> 4) + (c.card_3 >> 4) + (c.card_4 >> 4) + (c.card_5 >> 4) AS codes,
        BIT_COUNT((c.card_1 | c.card_2 | c.card_3 | c.card_4 | c.card_5) & 15) AS suits
    FROM choice_cards AS c
),

-- One row per hand, reading and choice: join_key is 16 * key + 2 * reading, plus 1 if all suits differ
choice_keys AS (
    SELECT
        c.hand,
        CASE WHEN c.suits < 2 AND c.cards > 1 THEN -c.codes ELSE c.codes END * 16
        + 2 * c.reading
        + CAST(c.suits = c.cards AS BIGINT) AS join_key
    FROM choice_sums AS c
),

-- One row per half, class of its rules and join_key; a class has two join_keys, or one if all suits must differ
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

-- One row per hand and half: the best rank of its choices, NULL if the hand does not qualify
best_ranks AS (
    SELECT k.hand, r.number, MIN(r.hand_rank) AS hand_rank
    FROM choice_keys AS k
    INNER JOIN half_ranks AS r ON k.join_key = r.join_key
    GROUP BY k.hand, r.number
),

-- One row per run, half and hand_rank (0 for hands that do not qualify): the number of hands
rank_counts AS (
    SELECT b.hand // s.run_places + 1 AS run, b.number, COALESCE(b.hand_rank, 0) AS hand_rank, COUNT(*) AS hands
    FROM best_ranks AS b
    CROSS JOIN samples AS s
    GROUP BY b.hand // s.run_places, b.number, b.hand_rank
),

-- One row per half and hand_rank (0 for hands that do not qualify): the category
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
