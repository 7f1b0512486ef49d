-- The range of each player as a short text, for example QQ+, AKs:0.5, 7h6h
-- Grain: one row per player whose range has a hand
-- Columns:
--   range_text: pairs, then suited hands, then offsuit hands, then single combinations of two cards
-- Reads: hole_cards, range_hands, ranks
-- Engine: duckdb

CREATE OR REPLACE VIEW range_texts AS
WITH
-- One row per player and hand; kind is 0 for a pair, 1 for a suited hand and 2 for an offsuit hand
hands AS MATERIALIZED (
    SELECT r.*, CASE WHEN r.high_rank = r.low_rank THEN 0 ELSE 2 - r.suited END AS kind
    FROM range_hands AS r
),

-- One row per starting hand: the number of its combinations
hand_sizes AS (
    SELECT h.starting_hand, COUNT(*) AS combinations
    FROM hole_cards AS h
    GROUP BY h.starting_hand
),

-- One row per player and starting hand whose combinations are all in the range with the same weight. All pairs are one
-- family; other hands with the same high card are one family
whole_hands AS (
    SELECT
        h.player_id,
        h.starting_hand,
        h.kind,
        CASE WHEN h.kind = 0 THEN 0 ELSE h.high_rank END AS family,
        h.high_rank,
        h.low_rank,
        MIN(h.weight) AS weight
    FROM hands AS h
    INNER JOIN hand_sizes AS s ON h.starting_hand = s.starting_hand
    GROUP BY h.player_id, h.starting_hand, h.kind, h.high_rank, h.low_rank
    HAVING COUNT(*) = MIN(s.combinations) AND MIN(h.weight) = MAX(h.weight)
),

-- One row per row of whole_hands; hands of a kind, family and weight with consecutive low ranks have the same run
hand_runs AS (
    SELECT
        w.*,
        w.low_rank - ROW_NUMBER() OVER (PARTITION BY w.player_id, w.kind, w.family, w.weight ORDER BY w.low_rank) AS run
    FROM whole_hands AS w
),

-- One row per player, kind, family, weight and run: its best and its worst hand
runs AS (
    SELECT
        r.player_id,
        r.kind,
        r.family,
        r.weight,
        COUNT(*) AS hands,
        ARG_MAX(r.starting_hand, r.low_rank) AS best,
        ARG_MIN(r.starting_hand, r.low_rank) AS worst,
        MAX(r.low_rank) AS low_rank,
        -- the best hand of a family is the pair of aces, or the hand with the kicker just below its high card
        MAX(r.low_rank) = CASE WHEN r.kind = 0 THEN (SELECT MAX(k.rank) FROM ranks AS k) ELSE r.family - 1 END AS is_top
    FROM hand_runs AS r
    GROUP BY r.player_id, r.kind, r.family, r.weight, r.run
),

-- One row per player whose range has all hole cards with the same weight
random_ranges AS (
    SELECT h.player_id, MIN(h.weight) AS weight
    FROM hands AS h
    GROUP BY h.player_id
    HAVING COUNT(*) = (SELECT COUNT(*) FROM hole_cards) AND MIN(h.weight) = MAX(h.weight)
),

-- One row per player and piece of the text, such as QQ+
pieces AS (
    SELECT r.player_id, 0 AS kind, 0 AS family, 0 AS low_rank, r.weight, 'random' AS hand
    FROM random_ranges AS r
    UNION ALL
    SELECT
        r.player_id,
        r.kind,
        r.family,
        r.low_rank,
        r.weight,
        CASE
            WHEN r.hands = 1 THEN r.best
            WHEN r.is_top THEN r.worst || '+'
            ELSE r.best || '-' || r.worst
        END AS hand
    FROM runs AS r
    ANTI JOIN random_ranges AS a ON r.player_id = a.player_id
    UNION ALL
    SELECT h.player_id, 3 AS kind, h.high_rank AS family, h.low_rank, h.weight, h.hole AS hand
    FROM hands AS h
    ANTI JOIN whole_hands AS w ON h.player_id = w.player_id AND h.starting_hand = w.starting_hand
)

SELECT
    p.player_id,
    STRING_AGG(
        p.hand
        || CASE WHEN p.weight < 1000000 THEN ':' || RTRIM(FORMAT('{:.6f}', p.weight / 1000000), '0') ELSE '' END,
        ', ' ORDER BY p.kind ASC, p.family DESC, p.low_rank DESC, p.hand ASC, p.weight DESC
    ) AS range_text
FROM pieces AS p
GROUP BY p.player_id;
