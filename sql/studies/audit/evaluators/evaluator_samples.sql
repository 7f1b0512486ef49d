-- A hand of each pattern in random suits, and random hands, with their ranks
-- Grain: one row per pattern (7,462 of five cards, 36,842 of six, 190,346 of seven); one row per deal and 5, 6, 7 cards
-- Columns:
--   cards: the number of cards of a hand, 5 to 7
--   hand_rank: the rank of the hand's class, as in hand_classes
--   hand: the cards as text; those of a random hand in the order in which they were dealt
-- Reads: deck, hand_keys, hand_patterns, settings
-- Engine: duckdb

-- The deals of settings.seed are numbered from 1 to settings.rounds. The cards with the lowest shuffle keys are dealt.
-- The examples of hand_patterns have all flushes in clubs. So each pattern turns its suits by 0 to 3, by a shuffle key.

DROP VIEW IF EXISTS evaluator_samples;

CREATE VIEW evaluator_samples AS
WITH
-- One row: the texts of all cards, in the order of card_id
decks AS (
    SELECT LIST(d.card ORDER BY d.card_id) AS cards FROM deck AS d
),

-- One row per deal
deals AS (
    SELECT s.seed, UNNEST(RANGE(1, s.rounds + 1)) AS deal FROM settings AS s
),

-- One row per deal: the card_ids of its first seven cards
dealt_cards AS (
    SELECT
        LIST_TRANSFORM(
            MIN(pokersql.shuffle_key(n.seed, n.deal, d.card_id) * 64 + d.card_id, 7), lambda card_key: card_key & 63
        ) AS card_ids
    FROM deals AS n
    CROSS JOIN deck AS d
    GROUP BY n.deal
),

-- One row per deal and number of cards
dealt_hands AS (
    SELECT c.cards, d.card_ids[: c.cards] AS card_ids
    FROM dealt_cards AS d
    CROSS JOIN (VALUES (5), (6), (7)) AS c (cards)
),

-- One row per pattern: the card_ids of its example
examples AS (
    SELECT
        p.cards,
        p.hand_key,
        [p.card_1, p.card_2, p.card_3, p.card_4, p.card_5, p.card_6, p.card_7][: p.cards] AS card_ids
    FROM hand_patterns AS p
),

-- One row per pattern: by how much it turns its suits
turns AS (
    SELECT e.*, pokersql.shuffle_key(s.seed, pokersql.set_bits(e.card_ids), 0) & 3 AS turn
    FROM examples AS e
    CROSS JOIN settings AS s
),

-- One row per pattern, and per deal and number of cards
hands AS (
    SELECT
        t.cards,
        t.hand_key,
        LIST_TRANSFORM(t.card_ids, lambda card_id: (card_id & 60) + ((card_id + t.turn) & 3)) AS card_ids
    FROM turns AS t
    UNION ALL
    SELECT d.cards, pokersql.bits_key(pokersql.set_bits(d.card_ids)) AS hand_key, d.card_ids
    FROM dealt_hands AS d
)

SELECT
    h.cards,
    k.hand_rank,
    ARRAY_TO_STRING(LIST_TRANSFORM(h.card_ids, lambda card_id: d.cards[card_id + 1]), ' ') AS hand
FROM hands AS h
INNER JOIN hand_keys AS k ON h.hand_key = k.hand_key
CROSS JOIN decks AS d;
