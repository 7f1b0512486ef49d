-- Macros that rank hands in any DuckDB database: .read this file, and nothing else is needed
-- Source: the files of sql/macros/, of which 'pokersql sql --macros' makes it; change them, not this
-- Engine: duckdb

-- All of it is in the schema pokersql. The macros have short names in main too, where these are not taken.
-- sql/unload_macros.sql removes it.

BEGIN TRANSACTION;

-- ---- sql/macros/schema.sql
-- Drops the schema pokersql, which has the macros and their tables, and makes it again
-- Engine: duckdb
-- Access: internal

-- In a macro every name begins with pokersql., since DuckDB does not search the macro's own schema for names.

-- Fails if a schema or database named pokersql has an object that these files did not make: an object whose comment
-- does not end in (pokersql). SYSTEM.MAIN is written since a user may have a macro error().
SET VARIABLE pokersql_refused = (
    SELECT
        MAX(
            SYSTEM.MAIN.ERROR(
                'pokersql holds ' || o.object_name || ', which these files did not make: '
                || 'rename that schema or database, or load the files into another database'
            )
        )
    FROM (
        SELECT t.database_name, t.schema_name, t.table_name AS object_name, t.comment FROM DUCKDB_TABLES() AS t
        UNION ALL
        SELECT v.database_name, v.schema_name, v.view_name, v.comment FROM DUCKDB_VIEWS() AS v WHERE NOT v.internal
        UNION ALL
        SELECT f.database_name, f.schema_name, f.function_name, f.comment
        FROM DUCKDB_FUNCTIONS() AS f
        WHERE NOT f.internal
        UNION ALL
        SELECT y.database_name, y.schema_name, y.type_name, y.comment FROM DUCKDB_TYPES() AS y WHERE NOT y.internal
        UNION ALL
        SELECT q.database_name, q.schema_name, q.sequence_name, q.comment FROM DUCKDB_SEQUENCES() AS q
    ) AS o
    WHERE
        COALESCE(o.comment, '') NOT LIKE '%(pokersql)'
        AND (
            (o.database_name = CURRENT_DATABASE() AND LOWER(o.schema_name) = 'pokersql')
            OR LOWER(o.database_name) = 'pokersql'
        )
);
RESET VARIABLE pokersql_refused;

-- Fails in a database named pokersql, in which the names in these files would be ambiguous.
SET VARIABLE pokersql_refused = (
    SELECT
        MAX(
            SYSTEM.MAIN.ERROR(
                'a database named pokersql cannot have the schema pokersql: '
                || 'rename the file, or ATTACH it AS something else'
            )
        )
    FROM DUCKDB_DATABASES() AS d
    WHERE LOWER(d.database_name) = 'pokersql'
);
RESET VARIABLE pokersql_refused;

DROP SCHEMA IF EXISTS pokersql CASCADE;
CREATE SCHEMA pokersql;

-- ---- sql/macros/schema_version.sql
-- The version of the SQL files that made the schema pokersql
-- Grain: one row in all
-- Reads: schema_version
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.schema_version AS
WITH
-- The version of the schema, which changes when a relation or a column changes
-- One row in all
schema_version AS (
    SELECT
        16 AS schema_version
)

SELECT
    v.schema_version
FROM schema_version AS v;

-- ---- sql/macros/deck.sql
-- The 52 cards, in the order of card_id
-- Grain: one row per card (52)
-- Reads: deck
-- Engine: duckdb

CREATE TABLE pokersql.deck AS
WITH
-- The four suits with their letters, their colours, and the two signs that people write for each
-- One row per suit (4)
suits AS (
    SELECT
        0 AS suit_id,
        'c' AS suit,
        '♣' AS symbol,
        '♧' AS outline,
        'black' AS colour
    UNION ALL
    SELECT
        1 AS suit_id,
        'd' AS suit,
        '♦' AS symbol,
        '♢' AS outline,
        'red' AS colour
    UNION ALL
    SELECT
        2 AS suit_id,
        'h' AS suit,
        '♥' AS symbol,
        '♡' AS outline,
        'red' AS colour
    UNION ALL
    SELECT
        3 AS suit_id,
        's' AS suit,
        '♠' AS symbol,
        '♤' AS outline,
        'black' AS colour
),

-- One row per rank
faces AS (
    SELECT
        2 AS rank,
        '2' AS face,
        '2' AS label,
        'Two' AS name,
        'Twos' AS plural
    UNION ALL
    VALUES
        (3, '3', '3', 'Three', 'Threes'),
        (4, '4', '4', 'Four', 'Fours'),
        (5, '5', '5', 'Five', 'Fives'),
        (6, '6', '6', 'Six', 'Sixes'),
        (7, '7', '7', 'Seven', 'Sevens'),
        (8, '8', '8', 'Eight', 'Eights'),
        (9, '9', '9', 'Nine', 'Nines'),
        (10, 'T', '10', 'Ten', 'Tens'),
        (11, 'J', 'J', 'Jack', 'Jacks'),
        (12, 'Q', 'Q', 'Queen', 'Queens'),
        (13, 'K', 'K', 'King', 'Kings'),
        (14, 'A', 'A', 'Ace', 'Aces')
),

-- The thirteen ranks with their spellings, their names and their codes; the sum of a hand's codes is its key
-- One row per rank (13)
ranks AS (
    SELECT
        f.rank,
        f.face,
        f.label,
        f.name,
        f.plural,
        CAST(1 AS BIGINT) << (
            4 * f.rank - 8
        ) AS rank_code
    FROM faces AS f
),

-- The 52 cards in the order of a new deck, deuces first
-- One row per card (52)
deck AS (
    SELECT
        (
            r.rank - 2
        ) * 4 + s.suit_id AS card_id,
        r.face || s.suit AS card,
        r.label || s.symbol AS symbol,
        s.colour,
        r.rank,
        s.suit_id,
        s.suit,
        r.rank_code,
        r.rank_code << s.suit_id AS card_bit
    FROM ranks AS r
    CROSS JOIN suits AS s
    ORDER BY
        card_id
)

SELECT
    d.*
FROM deck AS d
ORDER BY
    d.card_id;

-- ---- sql/macros/value_groups.sql
-- Each multiset of one to five values, as groups of equal values; a value is a rank, or 1 for a low ace
-- Grain: one row per multiset of one to five values (11,627)
-- Reads: value_groups
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.value_groups AS
WITH RECURSIVE
-- The four suits with their letters, their colours, and the two signs that people write for each
-- One row per suit (4)
suits AS (
    SELECT
        0 AS suit_id,
        'c' AS suit,
        '♣' AS symbol,
        '♧' AS outline,
        'black' AS colour
    UNION ALL
    SELECT
        1 AS suit_id,
        'd' AS suit,
        '♦' AS symbol,
        '♢' AS outline,
        'red' AS colour
    UNION ALL
    SELECT
        2 AS suit_id,
        'h' AS suit,
        '♥' AS symbol,
        '♡' AS outline,
        'red' AS colour
    UNION ALL
    SELECT
        3 AS suit_id,
        's' AS suit,
        '♠' AS symbol,
        '♤' AS outline,
        'black' AS colour
),

-- One row per rank
faces AS (
    SELECT
        2 AS rank,
        '2' AS face,
        '2' AS label,
        'Two' AS name,
        'Twos' AS plural
    UNION ALL
    VALUES
        (3, '3', '3', 'Three', 'Threes'),
        (4, '4', '4', 'Four', 'Fours'),
        (5, '5', '5', 'Five', 'Fives'),
        (6, '6', '6', 'Six', 'Sixes'),
        (7, '7', '7', 'Seven', 'Sevens'),
        (8, '8', '8', 'Eight', 'Eights'),
        (9, '9', '9', 'Nine', 'Nines'),
        (10, 'T', '10', 'Ten', 'Tens'),
        (11, 'J', 'J', 'Jack', 'Jacks'),
        (12, 'Q', 'Q', 'Queen', 'Queens'),
        (13, 'K', 'K', 'King', 'Kings'),
        (14, 'A', 'A', 'Ace', 'Aces')
),

-- The thirteen ranks with their spellings, their names and their codes; the sum of a hand's codes is its key
-- One row per rank (13)
ranks AS (
    SELECT
        f.rank,
        f.face,
        f.label,
        f.name,
        f.plural,
        CAST(1 AS BIGINT) << (
            4 * f.rank - 8
        ) AS rank_code
    FROM faces AS f
),

-- One row per n > 0 and k. DuckDB's / gives a DOUBLE, wrong by less than 0.1 here; CAST rounds it to the exact integer
coefficients AS (
    SELECT
        d.card_id + 1 AS n,
        0 AS k,
        CAST(1 AS BIGINT) AS ways
    FROM pokersql.deck AS d
    UNION ALL
    SELECT
        c.n,
        c.k + 1 AS k,
        CAST(c.ways * (
            c.n - c.k
        ) / (
            c.k + 1
        ) AS BIGINT) AS ways
    FROM coefficients AS c
    WHERE
        c.k < c.n
),

-- The binomial coefficients C(n, k): the ways to choose k of n cards
-- One row per n and k, 0 <= k <= n <= 52 (1,431)
binomials AS (
    SELECT
        0 AS n,
        0 AS k,
        CAST(1 AS BIGINT) AS ways
    UNION ALL
    SELECT
        c.n,
        c.k,
        c.ways
    FROM coefficients AS c
),

-- One row per value: 2 to 14, and 1 for a low ace
card_values AS (
    SELECT
        r.rank AS value,
        16 * r.rank_code AS value_code,
        r.name,
        r.plural
    FROM ranks AS r
    UNION ALL
    SELECT
        1 AS value,
        1 AS value_code,
        r.name,
        r.plural
    FROM ranks AS r
    WHERE
        r.rank = 14
),

-- One row: the number of suits
all_suits AS (
    SELECT
        COUNT(*) AS suits
    FROM suits
),

-- One row per value and number of cards (1 to 5), a group of equal values; suit_choices is C(suits, cards)
equal_values AS (
    SELECT
        v.value,
        b.n AS cards,
        b.n * v.value_code AS value_codes,
        COALESCE(c.ways, 0) AS suit_choices,
        CASE WHEN b.n = 1 THEN v.name ELSE v.plural END AS name
    FROM card_values AS v
    CROSS JOIN binomials AS b
    CROSS JOIN all_suits AS s
    LEFT JOIN binomials AS c
        ON s.suits = c.n AND b.n = c.k
    WHERE
        b.k = 0 AND b.n BETWEEN 1 AND 5
),

-- One row per multiset of up to five values; each step adds a smaller group, or an equally large one of a lower value
multisets AS (
    SELECT
        g.value_codes,
        g.cards,
        1 AS distinct_values,
        g.cards AS largest_group,
        0 AS second_group,
        g.cards AS last_group,
        g.value AS lowest,
        g.value AS highest,
        g.value AS rank_1,
        0 AS rank_2,
        0 AS rank_3,
        0 AS rank_4,
        0 AS rank_5,
        g.value AS last_rank,
        g.suit_choices,
        g.name AS name_1,
        CAST('' AS TEXT) AS name_2,
        CAST('' AS TEXT) AS lower
    FROM equal_values AS g
    UNION ALL
    SELECT
        m.value_codes + g.value_codes AS value_codes,
        m.cards + g.cards AS cards,
        m.distinct_values + 1 AS distinct_values,
        m.largest_group,
        CASE WHEN m.distinct_values = 1 THEN g.cards ELSE m.second_group END AS second_group,
        g.cards AS last_group,
        CASE WHEN g.value < m.lowest THEN g.value ELSE m.lowest END AS lowest,
        CASE WHEN g.value > m.highest THEN g.value ELSE m.highest END AS highest,
        m.rank_1,
        CASE WHEN m.distinct_values = 1 THEN g.value ELSE m.rank_2 END AS rank_2,
        CASE WHEN m.distinct_values = 2 THEN g.value ELSE m.rank_3 END AS rank_3,
        CASE WHEN m.distinct_values = 3 THEN g.value ELSE m.rank_4 END AS rank_4,
        CASE WHEN m.distinct_values = 4 THEN g.value ELSE m.rank_5 END AS rank_5,
        g.value AS last_rank,
        m.suit_choices * g.suit_choices AS suit_choices,
        m.name_1,
        CASE WHEN m.distinct_values = 1 THEN g.name ELSE m.name_2 END AS name_2,
        m.lower || CASE WHEN m.distinct_values > 1 AND g.cards = 1 THEN '-' || g.name ELSE '' END AS lower
    FROM multisets AS m
    INNER JOIN equal_values AS g
        ON m.cards + g.cards <= 5
        AND (
            m.last_group > g.cards
            OR (
                m.last_group = g.cards AND m.last_rank > g.value
            )
        )
        AND m.rank_1 <> g.value
        AND m.rank_2 <> g.value
        AND m.rank_3 <> g.value
        AND m.rank_4 <> g.value
    WHERE
        m.cards < 5
),

-- One row per multiset: the names of its single cards after the first group, and after the second group
texts AS (
    SELECT
        m.*,
        SUBSTRING(CASE WHEN m.second_group = 1 THEN '-' || m.name_2 ELSE '' END || m.lower, 2) AS kicker_names,
        SUBSTRING(m.lower, 2) AS lower_names
    FROM multisets AS m
),

-- Each multiset of one to five values, as groups of equal values; a value is a rank, or 1 for a low ace
-- One row per multiset of one to five values from 1 to 14 (11,627)
value_groups AS (
    SELECT
        t.value_codes,
        t.cards,
        t.distinct_values,
        t.largest_group,
        t.second_group,
        t.lowest,
        t.highest,
        t.rank_1,
        t.rank_2,
        t.rank_3,
        t.rank_4,
        t.rank_5,
        (
            (
                (
                    t.rank_1 * 15 + t.rank_2
                ) * 15 + t.rank_3
            ) * 15 + t.rank_4
        ) * 15 + t.rank_5 AS value_digits,
        t.suit_choices,
        CASE WHEN t.largest_group > 1 OR t.cards > 4 THEN 0 ELSE 1 END * CASE WHEN t.cards = 1 THEN 4 WHEN t.cards = 2 THEN 12 ELSE 24 END AS rainbows,
        t.name_1,
        t.name_2,
        CASE
            WHEN t.kicker_names = ''
            THEN ''
            WHEN t.kicker_names LIKE '%-%'
            THEN ', ' || t.kicker_names || ' kickers'
            ELSE ', ' || t.kicker_names || ' kicker'
        END AS kickers,
        CASE
            WHEN t.lower_names = ''
            THEN ''
            WHEN t.lower_names LIKE '%-%'
            THEN ', ' || t.lower_names || ' kickers'
            ELSE ', ' || t.lower_names || ' kicker'
        END AS lower
    FROM texts AS t
)

SELECT
    g.*
FROM value_groups AS g;

-- ---- sql/macros/hand_classes.sql
-- The 7,462 classes of five-card hands
-- Grain: one row per class (7,462); hand_rank 1 is the royal flush; rank_1 is the rank of the largest group of cards
-- Reads: hand_classes
-- Engine: duckdb

CREATE TABLE pokersql.hand_classes AS
WITH RECURSIVE
-- The four suits with their letters, their colours, and the two signs that people write for each
-- One row per suit (4)
suits AS (
    SELECT
        0 AS suit_id,
        'c' AS suit,
        '♣' AS symbol,
        '♧' AS outline,
        'black' AS colour
    UNION ALL
    SELECT
        1 AS suit_id,
        'd' AS suit,
        '♦' AS symbol,
        '♢' AS outline,
        'red' AS colour
    UNION ALL
    SELECT
        2 AS suit_id,
        'h' AS suit,
        '♥' AS symbol,
        '♡' AS outline,
        'red' AS colour
    UNION ALL
    SELECT
        3 AS suit_id,
        's' AS suit,
        '♠' AS symbol,
        '♤' AS outline,
        'black' AS colour
),

-- The sets of rules by which hands are ranked
-- One row per set of rules (11)
rules AS (
    SELECT
        'standard' AS rules,
        'the rules of poker' AS description,
        'standard' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    VALUES
        (
            'published',
            'the rules as the T-SQL article published them, in which A-2-3-4-5 is no straight',
            'standard',
            5,
            0,
            ''
        ),
        (
            'short deck',
            'sixes and up, a flush above a full house, A-6-7-8-9 the lowest straight',
            'short',
            5,
            0,
            ''
        ),
        (
            'short deck trips',
            'short deck with three of a kind above a straight',
            'short',
            5,
            0,
            ''
        ),
        (
            'ace to five',
            'lowball: the ace is low, straights and flushes do not count',
            'standard',
            5,
            1,
            ''
        ),
        (
            'deuce to seven',
            'lowball: the ace is high, straights and flushes count',
            'standard',
            5,
            1,
            ''
        ),
        (
            'eight or better',
            'ace to five for five different ranks, none above eight',
            'standard',
            5,
            1,
            'No low'
        ),
        (
            'badugi',
            'lowball: up to four cards of different suits and ranks, the ace low',
            'standard',
            4,
            1,
            ''
        ),
        (
            'three cards',
            'the front of Chinese poker: no straights and no flushes',
            'standard',
            3,
            0,
            ''
        ),
        ('joker', 'one joker that stands for any card', 'joker', 5, 0, ''),
        ('deuces wild', 'each deuce stands for any card', 'standard', 5, 0, '')
),

-- The characteristics of each category: the ranks, suits, groups and span of its hands
-- One row per category and number of cards (20)
characteristics AS (
    SELECT
        'High Card' AS category,
        5 AS cards,
        5 AS distinct_values,
        2 AS fewest_suits,
        4 AS most_suits,
        1 AS largest_group,
        1 AS second_group,
        5 AS least_span,
        12 AS most_span,
        7 AS first_from,
        14 AS first_to
    UNION ALL
    VALUES
        ('One Pair', 5, 4, 2, 4, 2, 1, 3, 12, 1, 14),
        ('Two Pair', 5, 3, 2, 4, 2, 2, 2, 12, 2, 14),
        ('Three of a Kind', 5, 3, 3, 4, 3, 1, 2, 12, 1, 14),
        ('Straight', 5, 5, 2, 4, 1, 1, 4, 4, 5, 14),
        ('Flush', 5, 5, 1, 1, 1, 1, 5, 12, 7, 14),
        ('Full House', 5, 2, 3, 4, 3, 2, 1, 12, 1, 14),
        ('Four of a Kind', 5, 2, 4, 4, 4, 1, 1, 12, 1, 14),
        ('Straight Flush', 5, 5, 1, 1, 1, 1, 4, 4, 5, 13),
        ('Royal Flush', 5, 5, 1, 1, 1, 1, 4, 4, 14, 14),
        ('Five of a Kind', 5, 1, 4, 4, 5, 0, 0, 0, 2, 14),
        ('No Pair', 5, 5, 1, 4, 1, 1, 4, 12, 5, 14),
        ('Low', 5, 5, 1, 4, 1, 1, 4, 7, 5, 8),
        ('High Card', 3, 3, 1, 3, 1, 1, 2, 12, 4, 14),
        ('One Pair', 3, 2, 2, 3, 2, 1, 1, 12, 2, 14),
        ('Three of a Kind', 3, 1, 3, 3, 3, 0, 0, 0, 2, 14),
        ('Badugi', 4, 4, 4, 4, 1, 1, 3, 12, 4, 14),
        ('Three Cards', 3, 3, 3, 3, 1, 1, 2, 12, 3, 14),
        ('Two Cards', 2, 2, 2, 2, 1, 1, 1, 12, 2, 14),
        ('One Card', 1, 1, 1, 1, 1, 0, 0, 0, 1, 14)
),

-- The names of the categories, and the words that describe their hands
-- One row per category (17)
category_words AS (
    SELECT
        'High Card' AS category,
        'Nothing' AS t_sql_name,
        'Singles' AS plural_name,
        '' AS director_name,
        'High Card, {1} high{kickers}' AS wording,
        '{1}-{2} low{lower}' AS low_wording,
        'high card' AS leader,
        'kicker' AS follower
    UNION ALL
    VALUES
        (
            'One Pair',
            'Two of a Kind',
            'One Pair',
            'pair',
            'One Pair, {1}{kickers}',
            'One Pair, {1}{kickers}',
            'pair',
            'kicker'
        ),
        (
            'Two Pair',
            'Two Pair',
            'Two Pairs',
            'twoPair',
            'Two Pair, {1} and {2}{kickers}',
            'Two Pair, {1} and {2}{kickers}',
            'high pair',
            'low pair'
        ),
        (
            'Three of a Kind',
            'Three of a Kind',
            'Three of a Kind',
            'trips',
            'Three of a Kind, {1}{kickers}',
            'Three of a Kind, {1}{kickers}',
            'three of a kind',
            'kicker'
        ),
        (
            'Straight',
            'Straight',
            'Straight',
            'straight',
            'Straight, {1} high',
            'Straight, {1} high',
            'high card',
            'kicker'
        ),
        (
            'Flush',
            'Flush',
            'Flush',
            'flush',
            'Flush, {1} high{kickers}',
            'Flush, {1} high{kickers}',
            'high card',
            'kicker'
        ),
        (
            'Full House',
            'Full House',
            'Full House',
            'fullHouse',
            'Full House, {1} over {2}',
            'Full House, {1} over {2}',
            'three of a kind',
            'pair'
        ),
        (
            'Four of a Kind',
            'Four of a Kind',
            'Four of a Kind',
            'quad',
            'Four of a Kind, {1}{kickers}',
            'Four of a Kind, {1}{kickers}',
            'four of a kind',
            'kicker'
        ),
        (
            'Straight Flush',
            'Straight Flush',
            'Straight Flush',
            'straightFlush',
            'Straight Flush, {1} high',
            'Straight Flush, {1} high',
            'high card',
            'kicker'
        ),
        (
            'Royal Flush',
            'Royal Flush',
            'Royal Flush',
            'straightFlush',
            'Royal Flush',
            'Royal Flush',
            'high card',
            'kicker'
        ),
        (
            'Five of a Kind',
            'Five of a Kind',
            'Five of a Kind',
            '',
            'Five of a Kind, {1}',
            'Five of a Kind, {1}',
            'five of a kind',
            'kicker'
        ),
        (
            'No Pair',
            'No Pair',
            'No Pair',
            '',
            '{1}-{2} low{lower}',
            '{1}-{2} low{lower}',
            'high card',
            'kicker'
        ),
        (
            'Low',
            'Low',
            'Low',
            '',
            '{1}-{2} low{lower}',
            '{1}-{2} low{lower}',
            'high card',
            'kicker'
        ),
        (
            'Badugi',
            'Badugi',
            'Badugi',
            '',
            'Badugi, {1}-{2} low{lower}',
            'Badugi, {1}-{2} low{lower}',
            'high card',
            'kicker'
        ),
        (
            'Three Cards',
            'Three Cards',
            'Three Cards',
            '',
            'Three Cards, {1}-{2} low{lower}',
            'Three Cards, {1}-{2} low{lower}',
            'high card',
            'kicker'
        ),
        (
            'Two Cards',
            'Two Cards',
            'Two Cards',
            '',
            'Two Cards, {1}-{2} low',
            'Two Cards, {1}-{2} low',
            'high card',
            'kicker'
        ),
        (
            'One Card',
            'One Card',
            'One Card',
            '',
            'One Card, {1} low',
            'One Card, {1} low',
            'high card',
            'kicker'
        )
),

-- One row per category of the standard rules
standard_order AS (
    SELECT
        0 AS hand_points,
        'High Card' AS category
    UNION ALL
    VALUES
        (1, 'One Pair'),
        (2, 'Two Pair'),
        (3, 'Three of a Kind'),
        (4, 'Straight'),
        (5, 'Flush'),
        (6, 'Full House'),
        (7, 'Four of a Kind'),
        (8, 'Straight Flush'),
        (9, 'Royal Flush')
),

-- One row per set of rules with these ten categories: step is 1 if they are in standard_order, -1 if in reverse order
orders AS (
    SELECT
        'standard' AS rules,
        0 AS first_points,
        1 AS step
    UNION ALL
    VALUES
        ('published', 0, 1),
        ('joker', 0, 1),
        ('deuces wild', 0, 1),
        ('short deck', 0, 1),
        ('short deck trips', 0, 1),
        ('deuce to seven', 9, -1)
),

-- One row per set of rules and category that is not at its position in standard_order: its hand_points
moves AS (
    SELECT
        'short deck' AS rules,
        'Flush' AS category,
        6 AS hand_points
    UNION ALL
    VALUES
        ('short deck', 'Full House', 5),
        ('short deck trips', 'Flush', 6),
        ('short deck trips', 'Full House', 5),
        ('short deck trips', 'Straight', 3),
        ('short deck trips', 'Three of a Kind', 4)
),

-- One row per set of rules and category that standard_order does not give
others AS (
    SELECT
        'joker' AS rules,
        10 AS hand_points,
        'Five of a Kind' AS category,
        5 AS cards
    UNION ALL
    VALUES
        ('deuces wild', 10, 'Five of a Kind', 5),
        ('ace to five', 0, 'Four of a Kind', 5),
        ('ace to five', 1, 'Full House', 5),
        ('ace to five', 2, 'Three of a Kind', 5),
        ('ace to five', 3, 'Two Pair', 5),
        ('ace to five', 4, 'One Pair', 5),
        ('ace to five', 5, 'No Pair', 5),
        ('eight or better', 0, 'Low', 5),
        ('badugi', 0, 'One Card', 1),
        ('badugi', 1, 'Two Cards', 2),
        ('badugi', 2, 'Three Cards', 3),
        ('badugi', 3, 'Badugi', 4),
        ('three cards', 0, 'High Card', 3),
        ('three cards', 1, 'One Pair', 3),
        ('three cards', 2, 'Three of a Kind', 3)
),

-- The order of the categories by each set of rules
-- One row per set of rules and category
category_orders AS (
    SELECT
        o.rules,
        COALESCE(m.hand_points, o.first_points + o.step * s.hand_points) AS hand_points,
        s.category,
        5 AS cards
    FROM orders AS o
    CROSS JOIN standard_order AS s
    LEFT JOIN moves AS m
        ON o.rules = m.rules AND s.category = m.category
    UNION ALL
    SELECT
        o.rules,
        o.hand_points,
        o.category,
        o.cards
    FROM others AS o
),

-- The categories of each set of rules: their order, characteristics and wording
-- One row per set of rules and category
rule_categories AS (
    SELECT
        o.rules,
        o.hand_points,
        o.category,
        o.cards,
        c.distinct_values,
        c.fewest_suits,
        c.most_suits,
        CASE WHEN c.largest_group > 1 THEN 1 ELSE 0 END + CASE WHEN c.second_group > 1 THEN 1 ELSE 0 END AS paired_groups,
        c.largest_group,
        c.second_group,
        c.least_span,
        c.most_span,
        c.first_from,
        c.first_to,
        CASE WHEN r.lowest_wins = 1 THEN w.low_wording ELSE w.wording END AS wording,
        r.lowest_wins
    FROM category_orders AS o
    INNER JOIN rules AS r
        ON o.rules = r.rules
    INNER JOIN characteristics AS c
        ON o.category = c.category AND o.cards = c.cards
    INNER JOIN category_words AS w
        ON o.category = w.category
),

-- The strength of each multiset of values, as a number, in each category that it fits, by each set of rules
-- One row per set of rules, category and multiset of values (value_codes); suits are ignored
value_strengths AS (
    SELECT
        c.rules,
        v.value_codes,
        c.fewest_suits,
        c.most_suits,
        c.hand_points,
        c.category,
        (
            c.hand_points + 1
        ) * 759375 + CASE c.lowest_wins WHEN 1 THEN 759374 - v.value_digits ELSE v.value_digits END AS strength,
        REPLACE(
            REPLACE(
                REPLACE(REPLACE(c.wording, '{1}', v.name_1), '{2}', v.name_2),
                '{kickers}',
                v.kickers
            ),
            '{lower}',
            v.lower
        ) AS description,
        v.rank_1,
        v.rank_2,
        v.rank_3,
        v.rank_4,
        v.rank_5
    FROM rule_categories AS c
    INNER JOIN pokersql.value_groups AS v
        ON c.cards = v.cards
        AND c.distinct_values = v.distinct_values
        AND c.largest_group = v.largest_group
        AND c.second_group = v.second_group
        AND v.highest - v.lowest BETWEEN c.least_span AND c.most_span
        AND v.rank_1 BETWEEN c.first_from AND c.first_to
),

-- One row per rank
faces AS (
    SELECT
        2 AS rank,
        '2' AS face,
        '2' AS label,
        'Two' AS name,
        'Twos' AS plural
    UNION ALL
    VALUES
        (3, '3', '3', 'Three', 'Threes'),
        (4, '4', '4', 'Four', 'Fours'),
        (5, '5', '5', 'Five', 'Fives'),
        (6, '6', '6', 'Six', 'Sixes'),
        (7, '7', '7', 'Seven', 'Sevens'),
        (8, '8', '8', 'Eight', 'Eights'),
        (9, '9', '9', 'Nine', 'Nines'),
        (10, 'T', '10', 'Ten', 'Tens'),
        (11, 'J', 'J', 'Jack', 'Jacks'),
        (12, 'Q', 'Q', 'Queen', 'Queens'),
        (13, 'K', 'K', 'King', 'Kings'),
        (14, 'A', 'A', 'Ace', 'Aces')
),

-- The thirteen ranks with their spellings, their names and their codes; the sum of a hand's codes is its key
-- One row per rank (13)
ranks AS (
    SELECT
        f.rank,
        f.face,
        f.label,
        f.name,
        f.plural,
        CAST(1 AS BIGINT) << (
            4 * f.rank - 8
        ) AS rank_code
    FROM faces AS f
),

-- One row per set of rules and rank that an ace may be read as
aces AS (
    SELECT
        'standard' AS rules,
        14 AS reads_as
    UNION ALL
    VALUES
        ('standard', 1),
        ('short deck', 14),
        ('short deck', 5),
        ('short deck trips', 14),
        ('short deck trips', 5),
        ('joker', 14),
        ('joker', 1),
        ('deuces wild', 14),
        ('deuces wild', 1),
        ('ace to five', 1),
        ('eight or better', 1),
        ('badugi', 1)
),

-- One row per set of rules with wild cards: their rank
wild_ranks AS (
    SELECT
        'joker' AS rules,
        15 AS rank
    UNION ALL
    VALUES
        ('deuces wild', 2)
),

-- The ranks that a card may be read as, by each set of rules; the best reading of a hand counts
-- One row per rules, rank and reads_as; a rank without a row is read only as itself
readings AS (
    SELECT
        a.rules,
        14 AS rank,
        a.reads_as,
        0 AS wild
    FROM aces AS a
    UNION ALL
    SELECT
        w.rules,
        w.rank,
        r.rank AS reads_as,
        1 AS wild
    FROM wild_ranks AS w
    CROSS JOIN ranks AS r
),

-- One row per deck: its lowest rank
lowest_ranks AS (
    SELECT
        'standard' AS deck,
        2 AS lowest
    UNION ALL
    VALUES
        ('short', 6),
        ('joker', 2)
),

-- The decks of the games: the 52 cards, the 36 cards from six up, and the 52 cards with a joker
-- One row per deck and card (141)
decks AS (
    SELECT
        l.deck,
        d.card_id,
        d.card,
        d.symbol,
        d.colour,
        d.rank,
        d.suit_id,
        d.rank_code,
        d.card_bit
    FROM lowest_ranks AS l
    INNER JOIN pokersql.deck AS d
        ON l.lowest <= d.rank
    UNION ALL
    SELECT
        'joker' AS deck,
        52 AS card_id,
        'Jo' AS card,
        '🃏' AS symbol,
        'black' AS colour,
        15 AS rank,
        4 AS suit_id,
        16 * MAX(d.rank_code) AS rank_code,
        2 * MAX(d.card_bit) AS card_bit
    FROM pokersql.deck AS d
),

-- One row per deck: the sum of its rank codes, without the joker, which has no row in ranks
deck_codes AS (
    SELECT
        d.deck,
        CAST(SUM(DISTINCT r.rank_code) AS BIGINT) AS rank_codes
    FROM decks AS d
    INNER JOIN ranks AS r
        ON d.rank = r.rank
    GROUP BY
        d.deck
),

-- One row: the number of suits
all_suits AS (
    SELECT
        CAST(COUNT(*) AS INT) AS suits
    FROM suits
),

-- One row per set of rules with wild cards: the number of wild ranks
rule_traits_wild_ranks AS (
    SELECT
        r.rules,
        COUNT(DISTINCT r.rank) AS ranks
    FROM readings AS r
    WHERE
        r.wild = 1
    GROUP BY
        r.rules
),

-- Traits of each set of rules, computed from its rows in rules, readings and category_orders
-- One row per set of rules and number of cards (cards) that its categories have
rule_traits AS (
    SELECT
        c.rules,
        c.cards,
        c.lowest_wins,
        r.unqualified,
        MIN(CASE WHEN c.fewest_suits = c.cards THEN 1 ELSE 0 END) AS rainbow,
        d.rank_codes * 15 * 16 AS value_mask,
        a.suits,
        a.suits + COALESCE(w.ranks, 0) AS most_alike
    FROM rule_categories AS c
    INNER JOIN rules AS r
        ON c.rules = r.rules
    INNER JOIN deck_codes AS d
        ON r.deck = d.deck
    CROSS JOIN all_suits AS a
    LEFT JOIN rule_traits_wild_ranks AS w
        ON c.rules = w.rules
    GROUP BY
        c.rules,
        c.cards,
        c.lowest_wins,
        r.unqualified,
        d.rank_codes,
        a.suits,
        w.ranks
),

-- One row per value of suited: 0 and 1
suitedness AS (
    SELECT
        0 AS suited
    UNION ALL
    SELECT
        1 AS suited
),

-- One row per set of rules and rank with readings that is not wild: rank_mask has 15 in the rank's four bits of
-- value_codes
read_ranks AS (
    SELECT DISTINCT
        r.rules,
        r.rank,
        CAST(15 AS BIGINT) << (
            4 * r.rank - 4
        ) AS rank_mask
    FROM readings AS r
    WHERE
        r.wild = 0
),

-- One row per set of rules, rank and reads_as, for hands that have the rank (holds_rank = 1), and one row per set of
-- rules for hands that do not have it (holds_rank = 0). In the row for the latter, rank and reads_as are 1: no card has
-- this rank, so no card changes
hand_readings AS (
    SELECT
        k.rules,
        k.rank,
        r.reads_as,
        k.rank_mask,
        1 AS holds_rank
    FROM read_ranks AS k
    INNER JOIN readings AS r
        ON k.rules = r.rules AND k.rank = r.rank
    WHERE
        r.wild = 0
    UNION ALL
    SELECT
        t.rules,
        1 AS rank,
        1 AS reads_as,
        CAST(COALESCE(SUM(k.rank_mask), 0) AS BIGINT) AS rank_mask,
        0 AS holds_rank
    FROM rules AS t
    LEFT JOIN read_ranks AS k
        ON t.rules = k.rules
    GROUP BY
        t.rules
),

-- One row per row of rule_traits and row of hand_readings with the same rules
rule_readings AS (
    SELECT
        t.*,
        r.rank,
        r.reads_as,
        r.rank_mask,
        r.holds_rank
    FROM rule_traits AS t
    INNER JOIN hand_readings AS r
        ON t.rules = r.rules
),

-- One row per set of rules, class and reading
readings_of_classes AS (
    SELECT
        t.rules,
        v.cards,
        s.suited,
        CASE WHEN s.suited = 1 THEN 1 WHEN v.cards < t.suits THEN v.cards ELSE t.suits END AS suits,
        CASE
            WHEN t.rainbow = 1
            THEN v.rainbows
            WHEN s.suited = 1
            THEN t.suits
            WHEN v.largest_group = 1
            THEN v.suit_choices - t.suits
            ELSE v.suit_choices
        END AS hands,
        (
            v.value_codes >> 4
        ) * (
            1 - 2 * s.suited
        ) AS hand_key,
        v.value_codes + (
            (
                v.value_codes >> (
                    4 * t.rank - 4
                )
            ) & 15
        ) * (
            (
                CAST(1 AS BIGINT) << (
                    4 * t.reads_as - 4
                )
            ) - (
                CAST(1 AS BIGINT) << (
                    4 * t.rank - 4
                )
            )
        ) AS value_codes
    FROM rule_readings AS t
    INNER JOIN pokersql.value_groups AS v
        ON t.cards = v.cards
    CROSS JOIN suitedness AS s
    WHERE
        v.value_codes & t.value_mask = v.value_codes
        AND v.largest_group <= t.most_alike
        AND (
            s.suited = 0 OR (
                v.largest_group = 1 AND t.rainbow = 0
            )
        )
        AND (
            t.rainbow = 0 OR v.rainbows > 0
        )
        AND CASE WHEN v.value_codes & t.rank_mask > 0 THEN 1 ELSE 0 END = t.holds_rank
),

-- The readings of each class of hands by each set of rules: an ace may be read as 14 or 1
-- One row per set of rules, class (hand_key) and reading of the class (value_codes)
class_readings AS (
    SELECT
        v.rules,
        v.cards,
        v.suited,
        v.hand_key,
        v.hands,
        v.value_codes,
        COALESCE(s.strength, 0) AS strength
    FROM readings_of_classes AS v
    LEFT JOIN value_strengths AS s
        ON v.rules = s.rules
        AND v.value_codes = s.value_codes
        AND v.suits BETWEEN s.fewest_suits AND s.most_suits
),

-- One row per value of suited: 0 and 1
hand_classes_suitedness AS (
    SELECT
        0 AS suited
    UNION ALL
    VALUES
        (1)
),

-- One row: the number of suits
hand_classes_all_suits AS (
    SELECT
        CAST(COUNT(*) AS INT) AS suits
    FROM suits
),

-- One row per value of suited and multiset of one to five ranks: an example as text. It is built from the highest rank
-- down in suits c, d, h, s, c, or only in c if suited. lowest_cards has the cards of the lowest rank: a further card of
-- this rank goes before them if its suit is c, else after them
examples AS (
    SELECT
        s.suited,
        1 AS cards,
        d.rank AS highest,
        d.rank AS lowest,
        d.rank_code AS rank_codes,
        d.card AS lowest_cards,
        '' AS higher_cards
    FROM pokersql.deck AS d
    CROSS JOIN hand_classes_suitedness AS s
    WHERE
        d.suit_id = 0
    UNION ALL
    SELECT
        e.suited,
        e.cards + 1 AS cards,
        e.highest,
        d.rank AS lowest,
        e.rank_codes + d.rank_code AS rank_codes,
        CASE
            WHEN d.rank < e.lowest
            THEN d.card
            WHEN d.suit_id = 0
            THEN d.card || ' ' || e.lowest_cards
            ELSE e.lowest_cards || ' ' || d.card
        END AS lowest_cards,
        CASE WHEN d.rank < e.lowest THEN ' ' || e.lowest_cards ELSE '' END || e.higher_cards AS higher_cards
    FROM examples AS e
    CROSS JOIN hand_classes_all_suits AS a
    INNER JOIN pokersql.deck AS d
        ON d.rank <= e.lowest - e.suited
        AND d.suit_id = (
            1 - e.suited
        ) * (
            e.cards % a.suits
        )
    WHERE
        e.cards < 5
),

-- One row per set of rules: whether it is the standard set
rule_sets AS (
    SELECT
        'standard' AS rules,
        1 AS is_standard
    UNION ALL
    VALUES
        ('published', 0)
),

-- One row per class: the strength of its best reading by the standard rules, and by the published rules
strengths AS (
    SELECT
        r.hand_key,
        r.suited,
        r.hands,
        MAX(r.strength * s.is_standard) AS strength,
        MAX(r.strength * (
            1 - s.is_standard
        )) AS published_strength
    FROM class_readings AS r
    INNER JOIN rule_sets AS s
        ON r.rules = s.rules
    WHERE
        r.rules IN ('standard', 'published')
    GROUP BY
        r.hand_key,
        r.suited,
        r.hands
),

-- One row per strength by the standard rules: the category and the description
words AS (
    SELECT
        s.*
    FROM value_strengths AS s
    WHERE
        s.rules = 'standard'
),

-- The classes of five-card hands, best first; the hands of a class tie
-- One row per class (7,462: 6,175 unsuited, 1,287 suited)
hand_classes AS (
    SELECT
        CAST(ROW_NUMBER() OVER (ORDER BY c.strength DESC NULLS FIRST) AS INT) AS hand_rank,
        c.hand_key,
        s.hand_points,
        s.category,
        s.description,
        s.rank_1,
        s.rank_2,
        s.rank_3,
        s.rank_4,
        s.rank_5,
        c.suited,
        e.lowest_cards || e.higher_cards AS hand,
        CAST(c.hands AS INT) AS hands,
        CAST((
            c.published_strength - c.published_strength % 759375
        ) / 759375 AS INT) - 1 AS published_points
    FROM strengths AS c
    CROSS JOIN examples AS e
    INNER JOIN words AS s
        ON c.strength = s.strength
    WHERE
        e.cards = 5 AND ABS(c.hand_key) = e.rank_codes AND c.suited = e.suited
    ORDER BY
        hand_rank
)

SELECT
    c.hand_rank,
    c.hand_key,
    c.hand_points,
    c.category,
    c.description,
    c.rank_1,
    c.rank_2,
    c.rank_3,
    c.rank_4,
    c.rank_5,
    c.suited,
    c.hand,
    c.hands
FROM hand_classes AS c
ORDER BY
    c.hand_rank;

-- ---- sql/macros/hand_keys.sql
-- The rank of every hand of five, six or seven cards, by a key that is a sum over its cards
-- Grain: one row per key (78,494)
-- Reads: hand_keys
-- Engine: duckdb

CREATE TABLE pokersql.hand_keys AS
WITH
-- One row per rank
faces AS (
    SELECT
        2 AS rank,
        '2' AS face,
        '2' AS label,
        'Two' AS name,
        'Twos' AS plural
    UNION ALL
    VALUES
        (3, '3', '3', 'Three', 'Threes'),
        (4, '4', '4', 'Four', 'Fours'),
        (5, '5', '5', 'Five', 'Fives'),
        (6, '6', '6', 'Six', 'Sixes'),
        (7, '7', '7', 'Seven', 'Sevens'),
        (8, '8', '8', 'Eight', 'Eights'),
        (9, '9', '9', 'Nine', 'Nines'),
        (10, 'T', '10', 'Ten', 'Tens'),
        (11, 'J', 'J', 'Jack', 'Jacks'),
        (12, 'Q', 'Q', 'Queen', 'Queens'),
        (13, 'K', 'K', 'King', 'Kings'),
        (14, 'A', 'A', 'Ace', 'Aces')
),

-- The thirteen ranks with their spellings, their names and their codes; the sum of a hand's codes is its key
-- One row per rank (13)
ranks AS (
    SELECT
        f.rank,
        f.face,
        f.label,
        f.name,
        f.plural,
        CAST(1 AS BIGINT) << (
            4 * f.rank - 8
        ) AS rank_code
    FROM faces AS f
),

-- One row per key of five cards; alike is the greatest number of cards of one rank: 4, or 1 in a flush
five_keys AS (
    SELECT
        h.hand_key * (
            1 - 2 * h.suited
        ) AS codes,
        4 - 3 * h.suited AS alike,
        h.hand_rank
    FROM pokersql.hand_classes AS h
),

-- One row per key of six cards: the MIN of hand_rank over the keys with one card fewer
six_keys AS (
    SELECT
        f.codes + r.rank_code AS codes,
        f.alike,
        MIN(f.hand_rank) AS hand_rank
    FROM five_keys AS f
    INNER JOIN ranks AS r
        ON f.codes % (
            r.rank_code * 16
        ) < r.rank_code * f.alike
    GROUP BY
        f.codes + r.rank_code,
        f.alike
),

-- One row per key of seven cards: the MIN of hand_rank over the keys with one card fewer
seven_keys AS (
    SELECT
        s.codes + r.rank_code AS codes,
        s.alike,
        MIN(s.hand_rank) AS hand_rank
    FROM six_keys AS s
    INNER JOIN ranks AS r
        ON s.codes % (
            r.rank_code * 16
        ) < r.rank_code * s.alike
    GROUP BY
        s.codes + r.rank_code,
        s.alike
),

-- One row per key
keys AS (
    SELECT
        f.codes,
        f.alike,
        5 AS cards,
        f.hand_rank
    FROM five_keys AS f
    UNION ALL
    SELECT
        s.codes,
        s.alike,
        6 AS cards,
        s.hand_rank
    FROM six_keys AS s
    UNION ALL
    SELECT
        s.codes,
        s.alike,
        7 AS cards,
        s.hand_rank
    FROM seven_keys AS s
),

-- The rank of every hand of five, six or seven cards, by a key that is a sum over its cards
-- One row per key (78,494): 73,775 sums over all of five to seven cards, 4,719 sums over the cards of a flush
hand_keys AS (
    SELECT
        k.codes * CASE WHEN k.alike = 1 THEN -1 ELSE 1 END AS hand_key,
        k.cards,
        k.hand_rank
    FROM keys AS k
    ORDER BY
        hand_key
)

SELECT
    k.hand_key,
    k.cards,
    k.hand_rank
FROM hand_keys AS k
ORDER BY
    k.hand_key;

-- ---- sql/macros/starting_hands.sql
-- How often each starting hand of hold'em wins, ties and loses against a random hand
-- Grain: one row per starting hand (169); wins, ties and losses are the counts of one of its combinations
-- Reads: starting_hands
-- Engine: duckdb

CREATE TABLE pokersql.starting_hands AS
WITH
-- How often each starting hand wins, ties and loses against a random hand, on all boards of five cards
-- One row per starting hand (169); a combination meets 1,225 others on 1,712,304 boards each
starting_hands AS (
    SELECT
        'AA' AS starting_hand,
        6 AS combinations,
        1781508418 AS wins,
        11402312 AS ties,
        304661670 AS losses
    UNION ALL
    VALUES
        ('AKs', 4, 1389004215, 34610976, 673957209),
        ('AKo', 12, 1352291878, 35687839, 709592683),
        ('AQs', 4, 1370002117, 37553414, 690016869),
        ('AQo', 12, 1332142795, 38723369, 726706236),
        ('AJs', 4, 1350786717, 41744140, 705041543),
        ('AJo', 12, 1311720573, 43129563, 742722264),
        ('ATs', 4, 1331725962, 46711746, 719134692),
        ('ATo', 12, 1291435142, 48393949, 757743309),
        ('A9s', 4, 1290209940, 53342951, 754019509),
        ('A9o', 12, 1247001366, 55504495, 795066539),
        ('A8s', 4, 1269195105, 60242341, 768134954),
        ('A8o', 12, 1224440175, 62862129, 810270096),
        ('A7s', 4, 1245678450, 67008466, 784885484),
        ('A7o', 12, 1199171976, 70129398, 828271026),
        ('A6s', 4, 1220344506, 72447218, 804780676),
        ('A6o', 12, 1171920110, 76022178, 849630112),
        ('A5s', 4, 1217936943, 77979612, 801655845),
        ('A5o', 12, 1169234974, 81983213, 846354213),
        ('A4s', 4, 1198506708, 79533094, 819532598),
        ('A4o', 12, 1148061584, 83768953, 865741863),
        ('A3s', 4, 1181668536, 79089680, 836814184),
        ('A3o', 12, 1129654161, 83453609, 884464630),
        ('A2s', 4, 1164284001, 78559848, 854728551),
        ('A2o', 12, 1110608066, 83116441, 903847893),
        ('KK', 6, 1722470558, 11676960, 363424882),
        ('KQs', 4, 1309061790, 41615142, 746895468),
        ('KQo', 12, 1267610255, 42939290, 787022855),
        ('KJs', 4, 1289515286, 45759944, 762297170),
        ('KJo', 12, 1246822903, 47298240, 803451257),
        ('KTs', 4, 1270857555, 50404375, 776310470),
        ('KTo', 12, 1226959959, 52214074, 818398367),
        ('K9s', 4, 1229977429, 56648553, 810946418),
        ('K9o', 12, 1183191163, 58911625, 855469612),
        ('K8s', 4, 1191219968, 63847580, 842504852),
        ('K8o', 12, 1141742922, 66641512, 889187966),
        ('K7s', 4, 1171417014, 70957375, 855198011),
        ('K7o', 12, 1120467131, 74254989, 902850280),
        ('K6s', 4, 1149567662, 77025547, 870979191),
        ('K6o', 12, 1096969965, 80805137, 919797298),
        ('K5s', 4, 1129204024, 82185635, 886182741),
        ('K5o', 12, 1075088026, 86422307, 936062067),
        ('K4s', 4, 1109381784, 83726409, 904464207),
        ('K4o', 12, 1053508976, 88195273, 955868151),
        ('K3s', 4, 1092208613, 83267308, 922096479),
        ('K3o', 12, 1034758983, 87864179, 974949238),
        ('K2s', 4, 1074795095, 82718864, 940058441),
        ('K2o', 12, 1015702916, 87508267, 994361217),
        ('QQ', 6, 1670338644, 12299076, 414934680),
        ('QJs', 4, 1239054394, 49852123, 808665883),
        ('QJo', 12, 1193649409, 51535593, 852387398),
        ('QTs', 4, 1220171285, 54407652, 822993463),
        ('QTo', 12, 1173537003, 56357281, 867678116),
        ('Q9s', 4, 1179313858, 60474078, 857784464),
        ('Q9o', 12, 1129794528, 62861351, 904916521),
        ('Q8s', 4, 1141436364, 67152284, 888983752),
        ('Q8o', 12, 1089280295, 70028300, 938263805),
        ('Q7s', 4, 1101718156, 74622259, 921231985),
        ('Q7o', 12, 1046780178, 78084287, 972707935),
        ('Q6s', 4, 1084009562, 81105669, 932457169),
        ('Q6o', 12, 1027737078, 85058721, 984776601),
        ('Q5s', 4, 1063751334, 86250529, 947570537),
        ('Q5o', 12, 1005974746, 90660555, 1000937099),
        ('Q4s', 4, 1043815735, 87773537, 965983128),
        ('Q4o', 12, 984280928, 92415629, 1020875843),
        ('Q3s', 4, 1026518567, 87294132, 983759701),
        ('Q3o', 12, 965405538, 92064087, 1040102775),
        ('Q2s', 4, 1008970414, 86722846, 1001879140),
        ('Q2o', 12, 946213445, 91685171, 1059673784),
        ('JJ', 6, 1618339604, 13277356, 465955440),
        ('JTs', 4, 1177887186, 57602534, 862082680),
        ('JTo', 12, 1129039428, 59642287, 908890685),
        ('J9s', 4, 1135038051, 65045137, 897489212),
        ('J9o', 12, 1083173398, 67618021, 946780981),
        ('J8s', 4, 1097274797, 71484894, 928812709),
        ('J8o', 12, 1042779957, 74526982, 980265461),
        ('J7s', 4, 1058318785, 78462767, 960790848),
        ('J7o', 12, 1001090143, 82048768, 1014433489),
        ('J6s', 4, 1018879951, 85231180, 993461269),
        ('J6o', 12, 958874577, 89387379, 1049310444),
        ('J5s', 4, 1003078936, 90862846, 1003630618),
        ('J5o', 12, 941907501, 95491577, 1060173322),
        ('J4s', 4, 983104243, 92368088, 1022100069),
        ('J4o', 12, 920178475, 97228759, 1080165166),
        ('J3s', 4, 965759044, 91868379, 1039944977),
        ('J3o', 12, 901258949, 96856769, 1099456682),
        ('J2s', 4, 948153923, 91274251, 1058144226),
        ('J2o', 12, 882013792, 96454849, 1119103759),
        ('TT', 6, 1566053110, 14746566, 516772724),
        ('T9s', 4, 1098642842, 69247375, 929682183),
        ('T9o', 12, 1044920282, 71987711, 980664407),
        ('T8s', 4, 1059465943, 76570746, 961535711),
        ('T8o', 12, 1003019374, 79840679, 1014712347),
        ('T7s', 4, 1020494848, 83391254, 993686298),
        ('T7o', 12, 961312472, 87190712, 1049069216),
        ('T6s', 4, 981668027, 89796157, 1026108216),
        ('T6o', 12, 919746160, 94133959, 1083692281),
        ('T5s', 4, 942628592, 95533249, 1059410559),
        ('T5o', 12, 877990854, 100409701, 1119171845),
        ('T4s', 4, 927212359, 97596865, 1072763176),
        ('T4o', 12, 861166500, 102727325, 1133678575),
        ('T3s', 4, 909895095, 97076852, 1090600453),
        ('T3o', 12, 842284099, 102334887, 1152953414),
        ('T2s', 4, 892310673, 96459882, 1108801845),
        ('T2o', 12, 823068840, 101909963, 1172593597),
        ('99', 6, 1503238936, 16428186, 577905278),
        ('98s', 4, 1024795719, 81573810, 991202871),
        ('98o', 12, 966316620, 85106929, 1046148851),
        ('97s', 4, 985655348, 89249246, 1022667806),
        ('97o', 12, 924443362, 93373294, 1079755744),
        ('96s', 4, 947078416, 95528642, 1054965342),
        ('96o', 12, 883149152, 100178053, 1114245195),
        ('95s', 4, 908515397, 101068049, 1087988954),
        ('95o', 12, 841896769, 106238788, 1149436843),
        ('94s', 4, 868544377, 102984434, 1126043589),
        ('94o', 12, 798877137, 108455313, 1190239950),
        ('93s', 4, 855951949, 103094363, 1138526088),
        ('93o', 12, 785077590, 108721395, 1203773415),
        ('92s', 4, 838461663, 102454551, 1156656186),
        ('92o', 12, 765970787, 108273467, 1223328146),
        ('88', 6, 1441396848, 18695790, 637479762),
        ('87s', 4, 958257237, 94484411, 1044830752),
        ('87o', 12, 895522755, 98901298, 1103148347),
        ('86s', 4, 919124997, 101722112, 1076725291),
        ('86o', 12, 853640324, 106737798, 1137194278),
        ('85s', 4, 880780296, 107166353, 1109625751),
        ('85o', 12, 812626207, 112692288, 1172253905),
        ('84s', 4, 841184813, 109025471, 1147362116),
        ('84o', 12, 770001459, 114847103, 1212723838),
        ('83s', 4, 803004465, 108693752, 1185874183),
        ('83o', 12, 728903246, 114693723, 1253975431),
        ('82s', 4, 790348964, 108755450, 1198467986),
        ('82o', 12, 714995931, 114982393, 1267594076),
        ('77', 6, 1378636878, 21423310, 697512212),
        ('76s', 4, 898379280, 106652749, 1092540371),
        ('76o', 12, 831767413, 111965689, 1153839298),
        ('75s', 4, 859564300, 113123404, 1124884696),
        ('75o', 12, 790253778, 119028199, 1188290423),
        ('74s', 4, 820337671, 114963889, 1162270840),
        ('74o', 12, 748030580, 121159938, 1228381882),
        ('73s', 4, 782469104, 114627274, 1200476022),
        ('73o', 12, 707257588, 121002505, 1269312307),
        ('72s', 4, 743376257, 113942467, 1240253676),
        ('72o', 12, 665146081, 120541920, 1311884399),
        ('66', 6, 1315178390, 24530044, 757863966),
        ('65s', 4, 846332445, 116843119, 1134396836),
        ('65o', 12, 776369338, 122982645, 1198220417),
        ('64s', 4, 807166360, 119659864, 1170746176),
        ('64o', 12, 734213031, 126168959, 1237190410),
        ('63s', 4, 769503449, 119483186, 1208585765),
        ('63o', 12, 693662773, 126183313, 1277726314),
        ('62s', 4, 730742786, 118782017, 1248047597),
        ('62o', 12, 651897304, 125706786, 1319968310),
        ('55', 6, 1250992922, 28731922, 817847556),
        ('54s', 4, 808247748, 122535513, 1166789139),
        ('54o', 12, 735719749, 129230044, 1232622607),
        ('53s', 4, 771039857, 123097534, 1203435009),
        ('53o', 12, 695659494, 130040672, 1271872234),
        ('52s', 4, 732672291, 122489533, 1242410576),
        ('52o', 12, 654312693, 129665137, 1313594570),
        ('44', 6, 1180021110, 32147698, 885403592),
        ('43s', 4, 749407203, 122271282, 1225893915),
        ('43o', 12, 672613963, 129193193, 1295765244),
        ('42s', 4, 711453440, 122123616, 1263995344),
        ('42o', 12, 631734409, 129308773, 1336529218),
        ('33', 6, 1108341244, 35819814, 953411342),
        ('32s', 4, 694128063, 121342843, 1282101494),
        ('32o', 12, 613318625, 128529945, 1355723830),
        ('22', 6, 1035889822, 39805340, 1021877238)
)

SELECT
    s.starting_hand,
    s.combinations,
    CAST(s.wins AS BIGINT) AS wins,
    CAST(s.ties AS BIGINT) AS ties,
    CAST(s.losses AS BIGINT) AS losses
FROM starting_hands AS s;

-- ---- sql/macros/card.sql
-- A card as an ENUM in the order of card_id: a cast checks a text, and ENUM_CODE computes the card_id without a join
-- Reads: pokersql.deck
-- Engine: duckdb
-- Access: internal

CREATE TYPE pokersql.card AS ENUM (SELECT d.card FROM pokersql.deck AS d ORDER BY d.card_id);

-- ---- sql/macros/card_pieces.sql
-- The pieces into which read_hands cuts a text like As Kd Qh Jc Ts: two cards, one card or the empty text
-- Grain: one row per piece; card_bits is the sum of 2^card_id over its cards
-- Reads: card_pieces
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.card_pieces AS
WITH
-- One row per card
cards AS (
    SELECT
        d.card,
        d.card_bit,
        d.rank_code,
        1 << (
            4 * d.suit_id
        ) AS suit_count
    FROM pokersql.deck AS d
),

-- One row per ordered pair of different cards
pairs AS (
    SELECT
        f.card || ' ' || s.card AS piece,
        f.card_bit + s.card_bit AS card_bits,
        f.rank_code + s.rank_code AS rank_codes,
        f.suit_count + s.suit_count AS suit_counts
    FROM cards AS f
    INNER JOIN cards AS s
        ON f.card <> s.card
),

-- The pieces into which texts like As Kd Qh Jc Ts are cut; a piece has two cards, one card, or none
-- One row per piece (5,357), with sums over its cards
card_pieces AS (
    SELECT
        p.piece,
        p.card_bits,
        p.rank_codes,
        p.suit_counts
    FROM pairs AS p
    UNION ALL
    SELECT
        ' ' || p.piece AS piece,
        p.card_bits,
        p.rank_codes,
        p.suit_counts
    FROM pairs AS p
    UNION ALL
    SELECT
        ' ' || c.card AS piece,
        c.card_bit AS card_bits,
        c.rank_code AS rank_codes,
        c.suit_count AS suit_counts
    FROM cards AS c
    UNION ALL
    SELECT
        '' AS piece,
        0 AS card_bits,
        0 AS rank_codes,
        0 AS suit_counts
)

SELECT
    c.piece,
    c.card_bits
FROM card_pieces AS c;

-- ---- sql/macros/hand_lookup.sql
-- The class of each hand by its key, under column names that only the macros use
-- Grain: one row per key (78,494)
-- Reads: pokersql.hand_classes, pokersql.hand_keys
-- Engine: duckdb
-- Access: internal

-- DuckDB inserts a macro's arguments as text, so in a macro's query an argument named hand would bind to
-- hand_classes.hand. So the columns of this view have names that no user's table has.

CREATE VIEW pokersql.hand_lookup AS
SELECT
    k.hand_key AS "pokersql key",
    k.hand_rank AS "pokersql rank",
    c.hand_points AS "pokersql points",
    c.category AS "pokersql category",
    c.description AS "pokersql description",
    c.hand_key AS "pokersql class key"
FROM pokersql.hand_keys AS k
INNER JOIN pokersql.hand_classes AS c ON k.hand_rank = c.hand_rank;

-- ---- sql/macros/card_reading.sql
-- Macros that read a hand: text in any spelling, a list of cards, or a list of card_ids
-- Source: sql/hands/spellings.sql and text_tokens.sql, which read the same texts (tests/test_macros.py)
-- Engine: duckdb
-- Access: internal

-- The column given to a macro. A text constant is an error, since it is probably a column's name in single quotes
CREATE MACRO pokersql.given_column(given, macro_name) AS
    CASE
        -- ALIAS is the name of a column, which may contain quotes, or the SQL text of a constant. DuckDB knows ALIAS
        -- before it reads a row. Lists are not tested, since CASE would copy them. SYSTEM.MAIN is
        -- written since a user may have a macro error().
        WHEN
            TYPEOF(given) = 'VARCHAR'
            AND STARTS_WITH(ALIAS(given), '''')
            AND ALIAS(given) = '''' || REPLACE(TRY_CAST(given AS VARCHAR), '''', '''''') || ''''
            THEN
                SYSTEM.MAIN.ERROR(
                    macro_name || ': ' || ALIAS(given) || ' is a text where a column is meant; write the column''s '
                    || 'name without quotes, or in double quotes, as in ' || macro_name || '(''my_table'', "my_column")'
                )
        ELSE given
    END;

-- Whether a value is a list of whole numbers, which are card_ids
CREATE MACRO pokersql.is_numbers(hand) AS
    REGEXP_MATCHES(TYPEOF(hand), '^(U?(TINYINT|SMALLINT|INTEGER|BIGINT)|HUGEINT)\[\d*\]$');

-- The numbers in a list of whole numbers, without NULLs
CREATE MACRO pokersql.hand_numbers(hand) AS
    LIST_FILTER(TRY_CAST(hand AS HUGEINT[]), lambda pokersql_number: pokersql_number IS NOT NULL);

-- A hand as text; a list becomes its cards with blanks between them, without NULLs
CREATE MACRO pokersql.hand_text(hand) AS
    CASE
        WHEN TYPEOF(hand) NOT LIKE '%]' THEN TRY_CAST(hand AS VARCHAR)
        WHEN hand IS NOT NULL THEN COALESCE(ARRAY_TO_STRING(TRY_CAST(hand AS VARCHAR[]), ' '), '')
    END;

-- The tokens of a text: each is a card, or else the text up to the next blank, comma, |, - or emoji selector
CREATE MACRO pokersql.text_tokens(written) AS
    REGEXP_EXTRACT_ALL(
        written,
        '(?:\.?[2-9TtJjQqKkAa]|1[0-4]):?[cdhsCDHS♣♧♦♢♥♡♠♤]|[^ \t,|\-\x{FE0E}\x{FE0F}]+'
    );

-- The card of a token, NULL if the token is not a card
CREATE MACRO pokersql.token_card(token) AS
    CASE
        WHEN REGEXP_FULL_MATCH(token, '(?:\.?[2-9TtJjQqKkAa]|1[0-4]):?[cdhsCDHS♣♧♦♢♥♡♠♤]')
            THEN
                TRY_CAST(
                    TRANSLATE(
                        REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(
                            token, '10', 'T'), '11', 'J'), '12', 'Q'), '13', 'K'), '14', 'A'
                        ),
                        'tjqkaCDHS♣♦♥♠♧♢♡♤.:',
                        'TJQKAcdhscdhscdhs'
                    ) AS pokersql.card
                )
    END;

-- The card of a card_id, NULL if the number is not a card_id
CREATE MACRO pokersql.number_card(number) AS
    CASE WHEN number BETWEEN 0 AND 51 THEN ENUM_RANGE(NULL::pokersql.card)[CAST(number AS BIGINT) + 1] END;

-- The tokens of a text, in which Jo and * are the joker
CREATE MACRO pokersql.joker_tokens(written) AS
    REGEXP_EXTRACT_ALL(
        written,
        '(?:\.?[2-9TtJjQqKkAa]|1[0-4]):?[cdhsCDHS♣♧♦♢♥♡♠♤]|J[oO]|jo|[*🃏]|[^ \t,|\-\x{FE0E}\x{FE0F}]+'
    );

-- The tokens of a text; Jo and * are the joker if has_joker
CREATE MACRO pokersql.deck_tokens(written, has_joker) AS
    CASE WHEN has_joker THEN pokersql.joker_tokens(written) ELSE pokersql.text_tokens(written) END;

-- Whether a token is the joker
CREATE MACRO pokersql.is_joker(token) AS token IN ('Jo', 'JO', 'jo', '*', '🃏');

-- The card of a token as text in the form As, Jo for the joker if has_joker; NULL if the token is not a card
CREATE MACRO pokersql.token_text(token, has_joker) AS
    CASE WHEN has_joker AND pokersql.is_joker(token) THEN 'Jo' ELSE CAST(pokersql.token_card(token) AS VARCHAR) END;

-- The card_id of a token, 52 for the joker; NULL if the token is not a card
CREATE MACRO pokersql.token_number(token) AS
    CASE
        WHEN pokersql.is_joker(token) THEN CAST(52 AS BIGINT)
        ELSE CAST(ENUM_CODE(pokersql.token_card(token)) AS BIGINT)
    END;

-- The card of a card_id as text in the form As, Jo for 52 if has_joker; NULL if the number is not a card_id
CREATE MACRO pokersql.number_text(number, has_joker) AS
    CASE WHEN number = 52 AND has_joker THEN 'Jo' ELSE CAST(pokersql.number_card(number) AS VARCHAR) END;

-- ---- sql/macros/card_bits.sql
-- Macros for the bits of a hand, which are the sum of 2^card_id, and for its key in hand_keys
-- Engine: duckdb
-- Access: internal

-- In the bits of a hand each rank has four bits, one per suit; the lowest is clubs. A sum of rank codes has the count
-- of each rank in the same four bits. So the sum of all rank codes is the bit count of each group of four bits. The sum
-- of one suit's rank codes has the suit's bits, shifted to the lowest bit of each group. LIST_TRANSFORM([x], lambda y:
-- ...)[1] computes x only once. Lambda parameters begin with pokersql_, because in a subquery DuckDB 1.5 would take a
-- table or column of the same name instead.

-- 2^card_id, 0 for a number that is not a card_id
CREATE MACRO pokersql.card_bit(number) AS
    CASE WHEN number BETWEEN 0 AND 51 THEN CAST(1 AS BIGINT) << CAST(number AS BIGINT) ELSE 0 END;

-- The bits of up to seven card_ids
CREATE MACRO pokersql.all_bits(numbers) AS
    pokersql.card_bit(numbers[1])
    | pokersql.card_bit(numbers[2])
    | pokersql.card_bit(numbers[3])
    | pokersql.card_bit(numbers[4])
    | pokersql.card_bit(numbers[5])
    | pokersql.card_bit(numbers[6])
    | pokersql.card_bit(numbers[7]);

-- The bits of a list of card_ids, 52 for the joker; NULL if a number is not a card_id or is repeated
CREATE MACRO pokersql.set_bits(numbers) AS
    LIST_TRANSFORM(
        [LIST_TRANSFORM(
            numbers,
            lambda pokersql_number:
                CASE WHEN pokersql_number BETWEEN 0 AND 52 THEN CAST(1 AS BIGINT) << CAST(pokersql_number AS BIGINT) END
        )],
        lambda pokersql_bits: CASE
            WHEN BIT_COUNT(COALESCE(LIST_AGGREGATE(pokersql_bits, 'bit_or'), 0)) = LEN(pokersql_bits)
                THEN COALESCE(LIST_AGGREGATE(pokersql_bits, 'bit_or'), 0)
        END
    )[1];

-- The bits of any number of cards, with or without the joker; NULL if a card can't be read or is repeated
CREATE MACRO pokersql.read_bits(hand) AS
    CASE
        WHEN pokersql.is_numbers(hand) THEN pokersql.set_bits(pokersql.hand_numbers(hand))
        WHEN LENGTH(pokersql.hand_text(hand)) <= 400
            THEN
                pokersql.set_bits(
                    LIST_TRANSFORM(
                        pokersql.joker_tokens(pokersql.hand_text(hand)),
                        lambda pokersql_token: pokersql.token_number(pokersql_token)
                    )
                )
    END;

-- The bits of a hand of five to seven cards without the joker; NULL if the hand can't be ranked
CREATE MACRO pokersql.hand_bits(hand) AS
    LIST_TRANSFORM(
        [pokersql.read_bits(hand)],
        lambda pokersql_bits: CASE
            WHEN BIT_COUNT(pokersql_bits) BETWEEN 5 AND 7 AND pokersql_bits < CAST(1 AS BIGINT) << 52
                THEN pokersql_bits
        END
    )[1];

-- A list of card_ids as text, for example As Kd
CREATE MACRO pokersql.numbers_text(numbers) AS
    ARRAY_TO_STRING(
        LIST_TRANSFORM(numbers, lambda pokersql_number: pokersql.number_text(pokersql_number, TRUE)),
        ' '
    );

-- The cards of a sum of 2^card_id as text, in the order of card_id
CREATE MACRO pokersql.bits_text(bits) AS
    pokersql.numbers_text(LIST_FILTER(RANGE(53), lambda pokersql_card: (bits >> pokersql_card) & 1 = 1));

-- The sum of the rank codes of one suit's cards: the suit's bits, shifted to the lowest bit of each group of four
CREATE MACRO pokersql.suit_codes(bits, suit_id) AS
    (bits >> suit_id) & (((CAST(1 AS BIGINT) << 52) - 1) // 15);

-- The negative sum of the rank codes of the first suit with at least `cards` cards, NULL if no suit has so many
CREATE MACRO pokersql.flush_key(bits, cards) AS
    CASE
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 0)) >= cards THEN -pokersql.suit_codes(bits, 0)
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 1)) >= cards THEN -pokersql.suit_codes(bits, 1)
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 2)) >= cards THEN -pokersql.suit_codes(bits, 2)
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 3)) >= cards THEN -pokersql.suit_codes(bits, 3)
    END;

-- The bit count of each group of two bits
CREATE MACRO pokersql.count_twos(bits) AS
    bits - ((bits >> 1) & (((CAST(1 AS BIGINT) << 52) - 1) // 3));

-- The bit count of each group of four bits, from the bit counts of the groups of two
CREATE MACRO pokersql.count_fours(twos) AS
    (twos & (((CAST(1 AS BIGINT) << 52) - 1) // 5)) + ((twos >> 2) & (((CAST(1 AS BIGINT) << 52) - 1) // 5));

-- The sum of the rank codes of all cards, from the bits of a hand
CREATE MACRO pokersql.code_sum(bits) AS pokersql.count_fours(pokersql.count_twos(bits));

-- The key in hand_keys of a hand of five to seven cards, from its bits
CREATE MACRO pokersql.bits_key(bits) AS COALESCE(pokersql.flush_key(bits, 5), pokersql.code_sum(bits));

-- The key in hand_keys of a hand, NULL if the hand can't be ranked
CREATE MACRO pokersql.hand_key(hand) AS
    LIST_TRANSFORM([pokersql.hand_bits(hand)], lambda pokersql_bits: pokersql.bits_key(pokersql_bits))[1];

-- ---- sql/macros/required_games.sql
-- Macros that fail with a message about games.sql, until games.sql replaces them
-- Engine: duckdb
-- Access: internal

-- The rank of one hand by other rules than the standard rules
CREATE MACRO pokersql.ruled_hand(hand, rules_name) AS
    CASE
        WHEN
            SYSTEM.MAIN.ERROR(
                'other rules than the standard ones need sql/games.sql: .read it after macros.sql'
            ) IS NULL
            THEN
                CAST(
                    NULL AS STRUCT(
                        hand_rank INTEGER, hand_points INTEGER, category VARCHAR, description VARCHAR,
                        best_five VARCHAR, error VARCHAR
                    )
                )
    END;

-- The ranks of the hands in a table, by other rules or in a game
CREATE MACRO pokersql.ruled_hands(hands_table, own_column, board_column, rules_name, game_name) AS TABLE
SELECT
    SYSTEM.MAIN.ERROR(
        'other rules than the standard ones need sql/games.sql: .read it after macros.sql'
    ) AS "pokersql rank",
    NULL AS "pokersql category",
    NULL AS "pokersql description",
    NULL AS "pokersql low rank",
    NULL AS "pokersql low category",
    NULL AS "pokersql low description",
    NULL AS "pokersql error";

-- The answers to questions about equity
CREATE MACRO pokersql.equities(asked, seed, samples) AS TABLE
SELECT
    SYSTEM.MAIN.ERROR('equities need sql/games.sql: .read it after macros.sql') AS question,
    NULL AS seat,
    NULL AS equity,
    NULL AS wins,
    NULL AS ties,
    NULL AS losses,
    NULL AS runouts,
    NULL AS method,
    NULL AS standard_error,
    NULL AS error;

-- ---- sql/macros/hand_rank.sql
-- The rank of a hand: 1 is a royal flush, 7462 the worst hand; hands of equal rank split the pot
-- Reads: pokersql.hand_lookup
-- Engine: duckdb

-- The hand is a text or a list of five to seven cards; with the argument rules, it has the number of cards that these
-- rules take. The rank is NULL if the hand is NULL or has a hand_error. With the argument rules all choices of cards
-- are tried, so for a whole table rank_hands is faster. DuckDB evaluates the argument hand more than once, so it must
-- not contain random().

CREATE MACRO pokersql.hand_rank
    (hand) AS (
        SELECT k."pokersql rank"
        FROM pokersql.hand_lookup AS k
        WHERE k."pokersql key" = pokersql.hand_key(hand)
    ),
    (hand, rules) AS STRUCT_EXTRACT(pokersql.ruled_hand(hand, rules), 'hand_rank');

-- ---- sql/macros/hand_points.sql
-- The points of a hand, 0 (high card) to 9 (royal flush) by the standard rules; the arguments are as in hand_rank
-- Reads: pokersql.hand_lookup
-- Engine: duckdb

CREATE MACRO pokersql.hand_points
    (hand) AS (
        SELECT k."pokersql points"
        FROM pokersql.hand_lookup AS k
        WHERE k."pokersql key" = pokersql.hand_key(hand)
    ),
    (hand, rules) AS STRUCT_EXTRACT(pokersql.ruled_hand(hand, rules), 'hand_points');

-- ---- sql/macros/hand_category.sql
-- The category of a hand, for example Full House; the arguments are as in hand_rank
-- Reads: pokersql.hand_lookup
-- Engine: duckdb

CREATE MACRO pokersql.hand_category
    (hand) AS (
        SELECT k."pokersql category"
        FROM pokersql.hand_lookup AS k
        WHERE k."pokersql key" = pokersql.hand_key(hand)
    ),
    (hand, rules) AS STRUCT_EXTRACT(pokersql.ruled_hand(hand, rules), 'category');

-- ---- sql/macros/hand_description.sql
-- The description of a hand, for example Full House, Aces over Kings; the arguments are as in hand_rank
-- Reads: pokersql.hand_lookup
-- Engine: duckdb

CREATE MACRO pokersql.hand_description
    (hand) AS (
        SELECT k."pokersql description"
        FROM pokersql.hand_lookup AS k
        WHERE k."pokersql key" = pokersql.hand_key(hand)
    ),
    (hand, rules) AS STRUCT_EXTRACT(pokersql.ruled_hand(hand, rules), 'description');

-- ---- sql/macros/hand_error.sql
-- The error of a hand: bad_card 'Xx' at 3, duplicate_card 'As', wrong_count 4, too_long 414; NULL if it can be ranked
-- Source: sql/hands/text_errors.sql, which gives the same errors (tests/test_macros.py)
-- Engine: duckdb

-- The error of a hand, from its list of tokens and its list of cards (NULL for a bad token); NULL if there is no error
CREATE MACRO pokersql.cards_error(written, cards, quote, fewest, most) AS
    LIST_TRANSFORM(
        [[written, CAST(cards AS VARCHAR[])]],
        lambda pokersql_hand: CASE
            WHEN LIST_POSITION(pokersql_hand[2], NULL) > 0
                THEN
                    'bad_card ' || quote
                    || SUBSTR(pokersql_hand[1][LIST_POSITION(pokersql_hand[2], NULL)], 1, 20)
                    || CASE
                        WHEN LENGTH(pokersql_hand[1][LIST_POSITION(pokersql_hand[2], NULL)]) > 20 THEN '…'
                        ELSE ''
                    END
                    || quote || ' at ' || LIST_POSITION(pokersql_hand[2], NULL)
            WHEN LEN(LIST_DISTINCT(pokersql_hand[2])) < LEN(pokersql_hand[2])
                THEN
                    'duplicate_card '''
                    || LIST_FILTER(
                        pokersql_hand[2],
                        lambda pokersql_card, pokersql_place:
                            LIST_POSITION(pokersql_hand[2], pokersql_card) < pokersql_place
                    )[1]
                    || ''''
            WHEN LEN(pokersql_hand[2]) NOT BETWEEN fewest AND most THEN 'wrong_count ' || LEN(pokersql_hand[2])
        END
    )[1];

-- The error of a hand that needs `fewest` to `most` cards; the joker is allowed if has_joker; NULL if there is no error
CREATE MACRO pokersql.reading_error(hand, has_joker, fewest, most) AS
    CASE
        WHEN hand IS NULL THEN NULL
        WHEN pokersql.is_numbers(hand)
            THEN
                pokersql.cards_error(
                    CAST(pokersql.hand_numbers(hand) AS VARCHAR[]),
                    LIST_TRANSFORM(
                        pokersql.hand_numbers(hand),
                        lambda pokersql_number: pokersql.number_text(pokersql_number, has_joker)
                    ),
                    '',
                    fewest,
                    most
                )
        WHEN LENGTH(pokersql.hand_text(hand)) > 400 THEN 'too_long ' || LENGTH(pokersql.hand_text(hand))
        ELSE
            pokersql.cards_error(
                pokersql.deck_tokens(pokersql.hand_text(hand), has_joker),
                LIST_TRANSFORM(
                    pokersql.deck_tokens(pokersql.hand_text(hand), has_joker),
                    lambda pokersql_token: pokersql.token_text(pokersql_token, has_joker)
                ),
                '''',
                fewest,
                most
            )
    END;

CREATE MACRO pokersql.hand_error
    (hand) AS pokersql.reading_error(hand, FALSE, 5, 7),
    (hand, rules) AS STRUCT_EXTRACT(pokersql.ruled_hand(hand, rules), 'error');

-- The remedy for an error of a hand
CREATE MACRO pokersql.error_remedy(error) AS
    CASE
        WHEN error LIKE 'bad_card ''%'
            THEN
                'a card is a rank (2 to 9, T or 10, J, Q, K, A) and a suit (c, d, h, s), as in As or 10♥; '
                || 'separate cards by blank, comma, | or -; if the rules have a joker, write it as Jo or *'
        WHEN error LIKE 'bad_card %' THEN 'a card_id is 0 to 51, as in deck'
        WHEN error LIKE 'duplicate_card %' THEN 'a hand has each card only once'
        WHEN error LIKE 'wrong_count %' THEN 'a hand has five to seven cards'
        WHEN error LIKE 'too_long %' THEN 'a hand is at most 400 characters'
    END;

-- ---- sql/macros/best_five.sql
-- The five cards of a hand that count, lowest first, as text
-- Reads: pokersql.hand_lookup
-- Source: sql/ranking/hand_ranks.sql, which makes the same choice among equal hands (tests/test_macros.py)
-- Engine: duckdb

-- The key of a class has four bits per rank: how many cards of the rank count. If a hand has more cards of a rank,
-- those in the lowest suits count.

-- The card_ids of the cards that count, from the bits of a hand and the key of its class
CREATE MACRO pokersql.counting_cards(bits, class_key) AS
    LIST_FILTER(
        RANGE(52),
        lambda pokersql_card: (bits >> pokersql_card) & 1 = 1
        AND BIT_COUNT((bits >> (pokersql_card - pokersql_card % 4)) & ((CAST(2 AS BIGINT) << (pokersql_card % 4)) - 1))
        <= (ABS(class_key) >> (pokersql_card - pokersql_card % 4)) & 15
    );

-- The bits of a hand's cards in the flush's suit; the suit is spades if no other suit has five cards
CREATE MACRO pokersql.flush_bits(bits) AS
    CASE
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 0)) >= 5 THEN pokersql.suit_codes(bits, 0)
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 1)) >= 5 THEN pokersql.suit_codes(bits, 1) << 1
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 2)) >= 5 THEN pokersql.suit_codes(bits, 2) << 2
        ELSE pokersql.suit_codes(bits, 3) << 3
    END;

-- The key of the class of a hand
CREATE MACRO pokersql.class_key(hand) AS (
    SELECT k."pokersql class key"
    FROM pokersql.hand_lookup AS k
    WHERE k."pokersql key" = pokersql.hand_key(hand)
);

CREATE MACRO pokersql.best_five
    (hand) AS (
        LIST_TRANSFORM(
            [[pokersql.hand_bits(hand), pokersql.class_key(hand)]],
            lambda pokersql_hand: pokersql.numbers_text(
                CASE
                    WHEN pokersql_hand[2] < 0
                        THEN pokersql.counting_cards(pokersql.flush_bits(pokersql_hand[1]), pokersql_hand[2])
                    WHEN pokersql_hand[2] > 0
                        THEN pokersql.counting_cards(pokersql_hand[1], pokersql_hand[2])
                END
            )
        )[1]
    ),
    (hand, rules) AS STRUCT_EXTRACT(pokersql.ruled_hand(hand, rules), 'best_five');

-- ---- sql/macros/starting_hand.sql
-- The starting hand of two hole cards: AA, AKs (suited) or AKo (offsuit)
-- Source: sql/cards/hole_cards.sql, which has the same names of starting hands (tests/test_macros.py)
-- Engine: duckdb

-- Hole cards are a text or a list of two cards; the result is NULL for NULL or any other number of cards. The macro
-- reads no table. All spellings are first rewritten as AhKh or Ah Kh. In a lambda DuckDB would compile a regular
-- expression for each row, so regular expressions are outside of lambdas. A text is tested before its cast to card,
-- since a failing cast is slow.

-- The starting hand of a text like AhKh or Ah Kh
CREATE MACRO pokersql.plain_starting_hand(written) AS
    LIST_TRANSFORM(
        [written],
        lambda pokersql_hole: CASE
            WHEN TRY_CAST(SUBSTR(pokersql_hole, 1, 2) AS pokersql.card)
                > TRY_CAST(SUBSTR(pokersql_hole, -2) AS pokersql.card)
                THEN SUBSTR(pokersql_hole, 1, 1) || SUBSTR(pokersql_hole, -2, 1)
            WHEN TRY_CAST(SUBSTR(pokersql_hole, 1, 2) AS pokersql.card)
                < TRY_CAST(SUBSTR(pokersql_hole, -2) AS pokersql.card)
                THEN SUBSTR(pokersql_hole, -2, 1) || SUBSTR(pokersql_hole, 1, 1)
        END
        || CASE
            WHEN SUBSTR(pokersql_hole, 1, 1) = SUBSTR(pokersql_hole, -2, 1) THEN ''
            WHEN SUBSTR(pokersql_hole, 2, 1) = SUBSTR(pokersql_hole, -1) THEN 's'
            ELSE 'o'
        END
    )[1];

-- A text like Ah Kh from a list of tokens, NULL if the list is not two cards
CREATE MACRO pokersql.tokens_text(tokens) AS
    CASE WHEN LEN(tokens) = 2 THEN pokersql.token_card(tokens[1]) || ' ' || pokersql.token_card(tokens[2]) END;

-- A text like Ah Kh from a list of card_ids, NULL if the list is not two cards
CREATE MACRO pokersql.pair_text(numbers) AS
    CASE WHEN LEN(numbers) = 2 THEN pokersql.number_card(numbers[1]) || ' ' || pokersql.number_card(numbers[2]) END;

-- A text like AhKh or Ah Kh from any spelling of two cards, NULL for any other text
CREATE MACRO pokersql.hole_text(written) AS
    CASE
        WHEN REGEXP_FULL_MATCH(written, '[2-9TJQKA][cdhs] ?[2-9TJQKA][cdhs]') THEN written
        WHEN LENGTH(written) <= 400 THEN pokersql.tokens_text(pokersql.text_tokens(written))
    END;

CREATE MACRO pokersql.starting_hand(hole) AS
    pokersql.plain_starting_hand(
        CASE
            WHEN pokersql.is_numbers(hole)
                THEN
                    COALESCE(
                        pokersql.pair_text(TRY_CAST(hole AS BIGINT[])),
                        pokersql.pair_text(pokersql.hand_numbers(hole))
                    )
            ELSE pokersql.hole_text(pokersql.hand_text(hole))
        END
    );

-- ---- sql/macros/read_hands.sql
-- A table with the bits of each hand
-- Grain: one row per row of the table
-- Reads: pokersql.card_pieces
-- Engine: duckdb
-- Access: internal

-- Texts in the form As Kd Qh Jc Ts are read by four joins with card_pieces, lists of card_ids by arithmetic, and all
-- other hands by read_bits(), which is slower. DuckDB knows the type of the hand before it reads a row, so the plan has
-- only one branch of the UNION ALL. "pokersql bits" is NULL if a hand can't be read; "pokersql hand" is the hand as
-- given. The macro's own columns begin with "pokersql" and come first. DuckDB binds a repeated name to the first column
-- of this name, and adds _1 to the name of the second.

CREATE MACRO pokersql.read_hands(hands_table, hand_column) AS TABLE
WITH
-- One row per row of the table: its hand
"pokersql rows" AS NOT MATERIALIZED (
    SELECT pokersql.given_column(hand_column, 'rank_hands') AS "pokersql hand", t.*
    FROM QUERY_TABLE(hands_table) AS t
),

-- One row per row of the table, if its hands are not lists of numbers: the hand as text
"pokersql texts" AS NOT MATERIALIZED (
    SELECT
        CASE WHEN TYPEOF(r."pokersql hand") NOT LIKE '%]' THEN TRY_CAST(r."pokersql hand" AS VARCHAR) END
            AS "pokersql text",
        r.*
    FROM "pokersql rows" AS r
    WHERE NOT pokersql.is_numbers(r."pokersql hand")
),

-- One row per row of the table, if its hands are not lists of numbers: the four pieces of the text
"pokersql cuts" AS NOT MATERIALIZED (
    SELECT
        SUBSTR(t."pokersql text", 1, 5) AS "pokersql piece 1",
        SUBSTR(t."pokersql text", 6, 6) AS "pokersql piece 2",
        SUBSTR(t."pokersql text", 12, 6) AS "pokersql piece 3",
        SUBSTR(t."pokersql text", 18) AS "pokersql piece 4",
        t.*
    FROM "pokersql texts" AS t
),

-- One row per row of the table, if its hands are lists of numbers: the list
"pokersql lists" AS NOT MATERIALIZED (
    SELECT TRY_CAST(r."pokersql hand" AS BIGINT[]) AS "pokersql numbers", r.*
    FROM "pokersql rows" AS r
    WHERE pokersql.is_numbers(r."pokersql hand")
),

-- One row per row of the table: "pokersql letters" is 3 per card, by the length of the text or list; the bits are NULL
-- if a piece is unknown
"pokersql pieces" AS NOT MATERIALIZED (
    SELECT
        STRLEN(c."pokersql text") + 1 AS "pokersql letters",
        p1.card_bits | p2.card_bits | p3.card_bits | p4.card_bits AS "pokersql piece bits",
        c.* EXCLUDE (
            "pokersql text", "pokersql piece 1", "pokersql piece 2", "pokersql piece 3", "pokersql piece 4"
        )
    FROM "pokersql cuts" AS c
    LEFT JOIN pokersql.card_pieces AS p1 ON c."pokersql piece 1" = p1.piece
    LEFT JOIN pokersql.card_pieces AS p2 ON c."pokersql piece 2" = p2.piece
    LEFT JOIN pokersql.card_pieces AS p3 ON c."pokersql piece 3" = p3.piece
    LEFT JOIN pokersql.card_pieces AS p4 ON c."pokersql piece 4" = p4.piece
    UNION ALL
    SELECT
        3 * LEN(n."pokersql numbers") AS "pokersql letters",
        pokersql.all_bits(n."pokersql numbers") AS "pokersql piece bits",
        n.* EXCLUDE ("pokersql numbers")
    FROM "pokersql lists" AS n
)

SELECT
    CASE
        WHEN 3 * BIT_COUNT(p."pokersql piece bits") = p."pokersql letters" THEN p."pokersql piece bits"
        ELSE pokersql.read_bits(p."pokersql hand")
    END AS "pokersql bits",
    p.* EXCLUDE ("pokersql letters", "pokersql piece bits")
FROM "pokersql pieces" AS p;

-- ---- sql/macros/rank_hands.sql
-- A table of hands with the rank, or the error, of each hand
-- Grain: one row per row of the table
-- Reads: pokersql.hand_classes, pokersql.hand_keys
-- Engine: duckdb

-- FROM rank_hands('my_table', hand) adds hand_rank, category, description and error to a table, view, file or data
-- frame. The hand is a column, or an expression like [card_1, card_2, card_3, card_4, card_5], of a type that
-- hand_rank() takes. If the table already has a column named error, the new column is error_1. The order of the rows is
-- not kept. By the standard rules the table is joined with small tables, so memory does not grow with its rows. rules
-- := 'ace to five' ranks by other rules. rank_hands('my_table', hole, board, game := 'omaha') ranks by the rules of a
-- game, with a column for the board, and adds low_rank, low_category and low_description.

CREATE MACRO pokersql.rank_hands
    (hands_table, hand_column) AS TABLE (
        WITH
        -- One row per row of the table: the bits of its hand, NULL if the hand can't be ranked
        "pokersql hands" AS NOT MATERIALIZED (
            SELECT
                CASE
                    WHEN BIT_COUNT(r."pokersql bits") BETWEEN 5 AND 7 AND r."pokersql bits" < CAST(1 AS BIGINT) << 52
                        THEN r."pokersql bits"
                END AS "pokersql hand bits",
                r.* EXCLUDE ("pokersql bits")
            FROM pokersql.read_hands(hands_table, hand_column) AS r
        ),

        -- One row per row of the table: the key of its hand
        "pokersql keys" AS NOT MATERIALIZED (
            SELECT pokersql.bits_key(b."pokersql hand bits") AS "pokersql key", b.*
            FROM "pokersql hands" AS b
        )

        SELECT
            k.* EXCLUDE ("pokersql hand", "pokersql hand bits", "pokersql key"),
            h.hand_rank,
            c.category,
            c.description,
            CASE WHEN k."pokersql hand bits" IS NULL THEN pokersql.hand_error(k."pokersql hand") END AS error
        FROM "pokersql keys" AS k
        LEFT JOIN pokersql.hand_keys AS h ON k."pokersql key" = h.hand_key
        LEFT JOIN pokersql.hand_classes AS c ON h.hand_rank = c.hand_rank
    ),
    (hands_table, hand_column, rules) AS TABLE (
        SELECT
            r.* EXCLUDE (
                "pokersql rank", "pokersql category", "pokersql description",
                "pokersql low rank", "pokersql low category", "pokersql low description", "pokersql error"
            ),
            r."pokersql rank" AS hand_rank,
            r."pokersql category" AS category,
            r."pokersql description" AS description,
            r."pokersql error" AS error
        FROM pokersql.ruled_hands(hands_table, hand_column, NULL, rules, NULL) AS r
    ),
    (hands_table, hole_column, board_column, game) AS TABLE (
        SELECT
            r.* EXCLUDE (
                "pokersql rank", "pokersql category", "pokersql description",
                "pokersql low rank", "pokersql low category", "pokersql low description", "pokersql error"
            ),
            r."pokersql rank" AS hand_rank,
            r."pokersql category" AS category,
            r."pokersql description" AS description,
            r."pokersql low rank" AS low_rank,
            r."pokersql low category" AS low_category,
            r."pokersql low description" AS low_description,
            r."pokersql error" AS error
        FROM pokersql.ruled_hands(hands_table, hole_column, board_column, NULL, game) AS r
    );

-- ---- sql/macros/showdown_of.sql
-- The showdowns of the games in a table with a row per card: the rank of each hand, and who wins
-- Grain: one row per hand of a game; player_ranking is 1 if the hand wins; winners is 0 for hands that lose
-- Reads: pokersql.hand_classes, pokersql.hand_keys
-- Source: sql/showdowns/showdown.sql
-- Engine: duckdb

-- FROM showdown_of('my_cards') reads the columns game_id, player_id and card_id. showdown_of('my_cards', hand_no, seat,
-- card) reads the columns hand_no, seat and card, and returns hand_no and seat. An expression like hand_no + 1 is
-- allowed; its text becomes the column's name. Cards are card_ids or text; a hand has five to seven cards. winners is
-- the number of hands of the game that win. The player_ranking of a hand with an error is NULL. The macro's own columns
-- begin with "pokersql".

-- The query of showdown_of with any columns
CREATE MACRO pokersql.showdown_by(cards_table, game_column, player_column, card_column) AS TABLE
WITH
-- One row per hand: its game and player under the table's names, its game as "pokersql game", and its cards
"pokersql hands" AS NOT MATERIALIZED (
    SELECT
        game_column,
        player_column,
        game_column AS "pokersql game",
        LIST(card_column ORDER BY card_column) AS "pokersql cards"
    FROM QUERY_TABLE(cards_table) AS t
    GROUP BY ALL
),

-- One row per hand: the bits of its cards, NULL if the hand can't be ranked
"pokersql bits" AS NOT MATERIALIZED (
    SELECT pokersql.hand_bits(h."pokersql cards") AS "pokersql bits", h.*
    FROM "pokersql hands" AS h
),

-- One row per hand: its key in hand_keys
"pokersql keys" AS NOT MATERIALIZED (
    SELECT pokersql.bits_key(b."pokersql bits") AS "pokersql key", b.*
    FROM "pokersql bits" AS b
),

-- One row per hand: its rank, and its player_ranking in the game
"pokersql places" AS NOT MATERIALIZED (
    SELECT
        r.hand_rank AS "pokersql rank",
        CASE
            WHEN r.hand_rank IS NOT NULL
                THEN DENSE_RANK() OVER (PARTITION BY k."pokersql game" ORDER BY r.hand_rank NULLS LAST)
        END AS "pokersql place",
        k.*
    FROM "pokersql keys" AS k
    LEFT JOIN pokersql.hand_keys AS r ON k."pokersql key" = r.hand_key
)

SELECT
    p.* EXCLUDE (
        "pokersql game", "pokersql cards", "pokersql bits", "pokersql key", "pokersql rank", "pokersql place"
    ),
    CASE
        WHEN p."pokersql bits" IS NULL THEN pokersql.hand_text(p."pokersql cards")
        ELSE pokersql.bits_text(p."pokersql bits")
    END AS hand,
    p."pokersql rank" AS hand_rank,
    c.category,
    c.description,
    p."pokersql place" AS player_ranking,
    CASE
        WHEN p."pokersql place" = 1
            THEN COUNT(CASE WHEN p."pokersql place" = 1 THEN 1 END) OVER (PARTITION BY p."pokersql game")
        ELSE 0
    END AS winners,
    CASE WHEN p."pokersql bits" IS NULL THEN pokersql.hand_error(p."pokersql cards") END AS error
FROM "pokersql places" AS p
LEFT JOIN pokersql.hand_classes AS c ON p."pokersql rank" = c.hand_rank;

CREATE MACRO pokersql.showdown_of
    (cards_table) AS TABLE (FROM pokersql.showdown_by(cards_table, game_id, player_id, card_id)),
    (cards_table, game_column, player_column, card_column) AS TABLE (
        FROM pokersql.showdown_by(cards_table, game_column, player_column, card_column)
    );

-- ---- sql/macros/written_cards.sql
-- The cards of an argument as text: a list of card_ids becomes a text like As Kd, and an empty text becomes NULL
-- Engine: duckdb
-- Access: internal

CREATE MACRO pokersql.written_cards(given) AS
    NULLIF(
        TRIM(
            CASE
                WHEN pokersql.is_numbers(given)
                    THEN
                        ARRAY_TO_STRING(
                            LIST_TRANSFORM(
                                pokersql.hand_numbers(given),
                                lambda pokersql_number: COALESCE(
                                    pokersql.number_text(pokersql_number, TRUE), CAST(pokersql_number AS VARCHAR)
                                )
                            ),
                            ' '
                        )
                ELSE pokersql.hand_text(given)
            END
        ),
        ''
    );

-- ---- sql/macros/asked_equities.sql
-- A table of all-ins with the first player's equity in each row, as a STRUCT for equity_of and equity_steps
-- Grain: one row per row of the table
-- Engine: duckdb
-- Access: internal

-- A question is the hands, the board and the dead cards of a row; equal questions are answered once. The macro's own
-- columns begin with "pokersql", to differ from a user's columns.

CREATE MACRO pokersql.asked_equities(hands_table, hero, villain, board, dead, game, samples, seed) AS TABLE
WITH
-- One row per row of the table: its columns, and its question as texts
pokersql_rows AS NOT MATERIALIZED (
    SELECT
        {
            'hero': pokersql.written_cards(hero),
            'villain': pokersql.written_cards(villain),
            'board': pokersql.written_cards(board),
            'dead': pokersql.written_cards(dead)
        } AS "pokersql asked",
        t.*
    FROM QUERY_TABLE(hands_table) AS t
),

-- One row per different question
pokersql_questions AS MATERIALIZED (
    SELECT ROW_NUMBER() OVER () AS question, q.asked
    FROM (SELECT DISTINCT r."pokersql asked" AS asked FROM pokersql_rows AS r) AS q
),

-- One row per question and seat, in the columns that equities takes
pokersql_seats AS MATERIALIZED (
    SELECT q.question, 1 AS seat, game AS game, 'hero' AS who, q.asked.hero AS hand, q.asked.board, q.asked.dead
    FROM pokersql_questions AS q
    UNION ALL
    SELECT q.question, 2 AS seat, game AS game, 'villain' AS who, q.asked.villain AS hand, q.asked.board, q.asked.dead
    FROM pokersql_questions AS q
),

-- One row per different question: the first player's answer
pokersql_answers AS (
    SELECT q.asked, e.*
    FROM pokersql.equities('pokersql_seats', seed, samples) AS e
    INNER JOIN pokersql_questions AS q ON e.seat = 1 AND e.question = q.question
)

SELECT
    r.* EXCLUDE ("pokersql asked"),
    {
        'equity': a.equity,
        'wins': a.wins,
        'ties': a.ties,
        'losses': a.losses,
        'runouts': a.runouts,
        'method': a.method,
        'standard_error': a.standard_error,
        'error': a.error
    } AS "pokersql answer"
FROM pokersql_rows AS r
INNER JOIN pokersql_answers AS a ON r."pokersql asked" = a.asked;

-- ---- sql/macros/equity_of.sql
-- A table of all-ins of two players with the first player's equity, or an error, in each row
-- Grain: one row per row of the table
-- Engine: duckdb

-- FROM equity_of('allins', hero, villain, board) adds the columns equity, wins, ties, losses, runouts, method,
-- standard_error and error to a table, view, file or data frame. hero, villain and board are columns or expressions,
-- with cards in the forms that rank_hands takes; hero and villain may be ranges. If there is no board, board is NULL or
-- ''. dead := my_column names a column of cards that cannot come; game := 'omaha' names a game. If the table already
-- has a column named error, the new column is error_1. A row that would take too long to count is simulated: samples
-- and seed are the parameters of the simulation.

CREATE MACRO pokersql.equity_of
    (hands_table, hero, villain, board, dead := NULL, game := 'holdem', samples := 10000, seed := 1) AS TABLE (
        SELECT e.* EXCLUDE ("pokersql answer"), UNNEST(e."pokersql answer")
        FROM pokersql.asked_equities(hands_table, hero, villain, board, dead, game, samples, seed) AS e
    );

-- ---- sql/macros/equity_of_players.sql
-- A table with a row per player of each all-in, with the player's equity, or an error, in each row
-- Grain: one row per row of the table
-- Engine: duckdb

-- FROM equity_of_players('shown', game_id, seat, hole, board) adds the columns of equity_of to a table with two to ten
-- rows for each game_id. All rows of a game_id must have the same board. The other parameters are as in equity_of.

CREATE MACRO pokersql.equity_of_players
    (hands_table, game_id, seat, hole, board, dead := NULL, game := 'holdem', samples := 10000, seed := 1) AS TABLE (
        WITH
        -- One row per row of the table: its columns, and its hand, board and dead cards as texts
        pokersql_rows AS NOT MATERIALIZED (
            SELECT
                game_id AS "pokersql game",
                seat AS "pokersql seat",
                pokersql.written_cards(hole) AS "pokersql hole",
                pokersql.written_cards(board) AS "pokersql board",
                pokersql.written_cards(dead) AS "pokersql dead",
                t.*
            FROM QUERY_TABLE(hands_table) AS t
        ),

        -- One row per row of the table: a number of its game, and a number of its seat in the game
        pokersql_seated AS MATERIALIZED (
            SELECT
                DENSE_RANK() OVER (ORDER BY r."pokersql game") AS "pokersql question",
                ROW_NUMBER() OVER (PARTITION BY r."pokersql game" ORDER BY r."pokersql seat", r."pokersql hole")
                    AS "pokersql place",
                r.*
            FROM pokersql_rows AS r
        ),

        -- One row per row of the table, in the columns that equities takes
        pokersql_seats AS MATERIALIZED (
            SELECT
                s."pokersql question" AS question,
                s."pokersql place" AS seat,
                game AS game,
                'seat ' || COALESCE(TRY_CAST(s."pokersql seat" AS VARCHAR), 'NULL') AS who,
                s."pokersql hole" AS hand,
                s."pokersql board" AS board,
                s."pokersql dead" AS dead
            FROM pokersql_seated AS s
        )

        SELECT
            s.* EXCLUDE (
                "pokersql question", "pokersql place", "pokersql game", "pokersql seat", "pokersql hole",
                "pokersql board", "pokersql dead"
            ),
            e.equity,
            e.wins,
            e.ties,
            e.losses,
            e.runouts,
            e.method,
            e.standard_error,
            e.error
        FROM pokersql_seated AS s
        INNER JOIN pokersql.equities('pokersql_seats', seed, samples) AS e
            ON s."pokersql question" = e.question AND s."pokersql place" = e.seat
    );

-- ---- sql/macros/equity_steps.sql
-- A table of all-ins of two players with the first player's equity on each street
-- Grain: one row per row of the table and street up to its board's last street; only preflop in a game without a board
-- Engine: duckdb

-- FROM equity_steps('allins', hero, villain, board) adds the columns of equity_of, and street (preflop to river), cards
-- (the new cards of the street) and swing (the equity on the street minus the equity on the previous street).

CREATE MACRO pokersql.equity_steps
    (hands_table, hero, villain, board, dead := NULL, game := 'holdem', samples := 10000, seed := 1) AS TABLE (
        WITH
        -- One row per row of the table: its hands and dead cards as texts, and its board as a list of cards
        pokersql_hands AS MATERIALIZED (
            SELECT
                ROW_NUMBER() OVER () AS "pokersql row",
                pokersql.written_cards(hero) AS "pokersql hero",
                pokersql.written_cards(villain) AS "pokersql villain",
                pokersql.text_tokens(COALESCE(pokersql.written_cards(board), '')) AS "pokersql cards",
                pokersql.written_cards(dead) AS "pokersql dead",
                t.*
            FROM QUERY_TABLE(hands_table) AS t
        ),

        -- One row per row of the table and street: the board up to this street. A board of more than five cards is on
        -- the river as a whole, so that the row gets an error
        pokersql_steps AS NOT MATERIALIZED (
            SELECT
                s.street AS "pokersql street",
                s.until AS "pokersql until",
                h."pokersql cards"[s.after + 1:s.until] AS "pokersql new cards",
                h."pokersql cards"[:s.until] AS "pokersql shown",
                h.*
            FROM pokersql_hands AS h
            INNER JOIN (
                VALUES ('preflop', 0, 0), ('flop', 0, 3), ('turn', 3, 4), ('river', 4, 400)
            ) AS s (street, after, until)
                ON LEN(h."pokersql cards") > s.after OR s.until = 0
        )

        SELECT
            e.* EXCLUDE (
                "pokersql street", "pokersql until", "pokersql new cards", "pokersql shown", "pokersql row",
                "pokersql hero", "pokersql villain", "pokersql cards", "pokersql dead", "pokersql answer"
            ),
            e."pokersql street" AS street,
            COALESCE(ARRAY_TO_STRING(e."pokersql new cards", ' '), '') AS cards,
            e."pokersql answer".equity,
            e."pokersql answer".equity - LAG(e."pokersql answer".equity)
                OVER (PARTITION BY e."pokersql row" ORDER BY e."pokersql until") AS swing,
            e."pokersql answer".wins,
            e."pokersql answer".ties,
            e."pokersql answer".losses,
            e."pokersql answer".runouts,
            e."pokersql answer".method,
            e."pokersql answer".standard_error,
            e."pokersql answer".error
        FROM pokersql.asked_equities(
            'pokersql_steps', "pokersql hero", "pokersql villain", "pokersql shown", "pokersql dead",
            game, samples, seed
        ) AS e
    );

-- ---- sql/macros/deal.sql
-- Deals of five cards to each player, with the rank of each hand; the settings are named parameters
-- Grain: one row per hand of a game
-- Reads: showdown
-- Source: sql/showdowns/showdown.sql and the relations that it reads
-- Engine: duckdb

-- For example: FROM deal(players := 6, seed := 42)

CREATE MACRO pokersql.deal(players := 10, seed := 1, deal := 0, rounds := 1, shuffle := 'uniform', riffles := 7, dealing := 'blocks') AS TABLE
WITH RECURSIVE
-- The sets of rules by which hands are ranked
-- One row per set of rules (11)
rules AS (
    SELECT
        'standard' AS rules,
        'the rules of poker' AS description,
        'standard' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    VALUES
        (
            'published',
            'the rules as the T-SQL article published them, in which A-2-3-4-5 is no straight',
            'standard',
            5,
            0,
            ''
        ),
        (
            'short deck',
            'sixes and up, a flush above a full house, A-6-7-8-9 the lowest straight',
            'short',
            5,
            0,
            ''
        ),
        (
            'short deck trips',
            'short deck with three of a kind above a straight',
            'short',
            5,
            0,
            ''
        ),
        (
            'ace to five',
            'lowball: the ace is low, straights and flushes do not count',
            'standard',
            5,
            1,
            ''
        ),
        (
            'deuce to seven',
            'lowball: the ace is high, straights and flushes count',
            'standard',
            5,
            1,
            ''
        ),
        (
            'eight or better',
            'ace to five for five different ranks, none above eight',
            'standard',
            5,
            1,
            'No low'
        ),
        (
            'badugi',
            'lowball: up to four cards of different suits and ranks, the ace low',
            'standard',
            4,
            1,
            ''
        ),
        (
            'three cards',
            'the front of Chinese poker: no straights and no flushes',
            'standard',
            3,
            0,
            ''
        ),
        ('joker', 'one joker that stands for any card', 'joker', 5, 0, ''),
        ('deuces wild', 'each deuce stands for any card', 'standard', 5, 0, '')
),

-- The characteristics of each category: the ranks, suits, groups and span of its hands
-- One row per category and number of cards (20)
characteristics AS (
    SELECT
        'High Card' AS category,
        5 AS cards,
        5 AS distinct_values,
        2 AS fewest_suits,
        4 AS most_suits,
        1 AS largest_group,
        1 AS second_group,
        5 AS least_span,
        12 AS most_span,
        7 AS first_from,
        14 AS first_to
    UNION ALL
    VALUES
        ('One Pair', 5, 4, 2, 4, 2, 1, 3, 12, 1, 14),
        ('Two Pair', 5, 3, 2, 4, 2, 2, 2, 12, 2, 14),
        ('Three of a Kind', 5, 3, 3, 4, 3, 1, 2, 12, 1, 14),
        ('Straight', 5, 5, 2, 4, 1, 1, 4, 4, 5, 14),
        ('Flush', 5, 5, 1, 1, 1, 1, 5, 12, 7, 14),
        ('Full House', 5, 2, 3, 4, 3, 2, 1, 12, 1, 14),
        ('Four of a Kind', 5, 2, 4, 4, 4, 1, 1, 12, 1, 14),
        ('Straight Flush', 5, 5, 1, 1, 1, 1, 4, 4, 5, 13),
        ('Royal Flush', 5, 5, 1, 1, 1, 1, 4, 4, 14, 14),
        ('Five of a Kind', 5, 1, 4, 4, 5, 0, 0, 0, 2, 14),
        ('No Pair', 5, 5, 1, 4, 1, 1, 4, 12, 5, 14),
        ('Low', 5, 5, 1, 4, 1, 1, 4, 7, 5, 8),
        ('High Card', 3, 3, 1, 3, 1, 1, 2, 12, 4, 14),
        ('One Pair', 3, 2, 2, 3, 2, 1, 1, 12, 2, 14),
        ('Three of a Kind', 3, 1, 3, 3, 3, 0, 0, 0, 2, 14),
        ('Badugi', 4, 4, 4, 4, 1, 1, 3, 12, 4, 14),
        ('Three Cards', 3, 3, 3, 3, 1, 1, 2, 12, 3, 14),
        ('Two Cards', 2, 2, 2, 2, 1, 1, 1, 12, 2, 14),
        ('One Card', 1, 1, 1, 1, 1, 0, 0, 0, 1, 14)
),

-- The names of the categories, and the words that describe their hands
-- One row per category (17)
category_words AS (
    SELECT
        'High Card' AS category,
        'Nothing' AS t_sql_name,
        'Singles' AS plural_name,
        '' AS director_name,
        'High Card, {1} high{kickers}' AS wording,
        '{1}-{2} low{lower}' AS low_wording,
        'high card' AS leader,
        'kicker' AS follower
    UNION ALL
    VALUES
        (
            'One Pair',
            'Two of a Kind',
            'One Pair',
            'pair',
            'One Pair, {1}{kickers}',
            'One Pair, {1}{kickers}',
            'pair',
            'kicker'
        ),
        (
            'Two Pair',
            'Two Pair',
            'Two Pairs',
            'twoPair',
            'Two Pair, {1} and {2}{kickers}',
            'Two Pair, {1} and {2}{kickers}',
            'high pair',
            'low pair'
        ),
        (
            'Three of a Kind',
            'Three of a Kind',
            'Three of a Kind',
            'trips',
            'Three of a Kind, {1}{kickers}',
            'Three of a Kind, {1}{kickers}',
            'three of a kind',
            'kicker'
        ),
        (
            'Straight',
            'Straight',
            'Straight',
            'straight',
            'Straight, {1} high',
            'Straight, {1} high',
            'high card',
            'kicker'
        ),
        (
            'Flush',
            'Flush',
            'Flush',
            'flush',
            'Flush, {1} high{kickers}',
            'Flush, {1} high{kickers}',
            'high card',
            'kicker'
        ),
        (
            'Full House',
            'Full House',
            'Full House',
            'fullHouse',
            'Full House, {1} over {2}',
            'Full House, {1} over {2}',
            'three of a kind',
            'pair'
        ),
        (
            'Four of a Kind',
            'Four of a Kind',
            'Four of a Kind',
            'quad',
            'Four of a Kind, {1}{kickers}',
            'Four of a Kind, {1}{kickers}',
            'four of a kind',
            'kicker'
        ),
        (
            'Straight Flush',
            'Straight Flush',
            'Straight Flush',
            'straightFlush',
            'Straight Flush, {1} high',
            'Straight Flush, {1} high',
            'high card',
            'kicker'
        ),
        (
            'Royal Flush',
            'Royal Flush',
            'Royal Flush',
            'straightFlush',
            'Royal Flush',
            'Royal Flush',
            'high card',
            'kicker'
        ),
        (
            'Five of a Kind',
            'Five of a Kind',
            'Five of a Kind',
            '',
            'Five of a Kind, {1}',
            'Five of a Kind, {1}',
            'five of a kind',
            'kicker'
        ),
        (
            'No Pair',
            'No Pair',
            'No Pair',
            '',
            '{1}-{2} low{lower}',
            '{1}-{2} low{lower}',
            'high card',
            'kicker'
        ),
        (
            'Low',
            'Low',
            'Low',
            '',
            '{1}-{2} low{lower}',
            '{1}-{2} low{lower}',
            'high card',
            'kicker'
        ),
        (
            'Badugi',
            'Badugi',
            'Badugi',
            '',
            'Badugi, {1}-{2} low{lower}',
            'Badugi, {1}-{2} low{lower}',
            'high card',
            'kicker'
        ),
        (
            'Three Cards',
            'Three Cards',
            'Three Cards',
            '',
            'Three Cards, {1}-{2} low{lower}',
            'Three Cards, {1}-{2} low{lower}',
            'high card',
            'kicker'
        ),
        (
            'Two Cards',
            'Two Cards',
            'Two Cards',
            '',
            'Two Cards, {1}-{2} low',
            'Two Cards, {1}-{2} low',
            'high card',
            'kicker'
        ),
        (
            'One Card',
            'One Card',
            'One Card',
            '',
            'One Card, {1} low',
            'One Card, {1} low',
            'high card',
            'kicker'
        )
),

-- One row per category of the standard rules
standard_order AS (
    SELECT
        0 AS hand_points,
        'High Card' AS category
    UNION ALL
    VALUES
        (1, 'One Pair'),
        (2, 'Two Pair'),
        (3, 'Three of a Kind'),
        (4, 'Straight'),
        (5, 'Flush'),
        (6, 'Full House'),
        (7, 'Four of a Kind'),
        (8, 'Straight Flush'),
        (9, 'Royal Flush')
),

-- One row per set of rules with these ten categories: step is 1 if they are in standard_order, -1 if in reverse order
orders AS (
    SELECT
        'standard' AS rules,
        0 AS first_points,
        1 AS step
    UNION ALL
    VALUES
        ('published', 0, 1),
        ('joker', 0, 1),
        ('deuces wild', 0, 1),
        ('short deck', 0, 1),
        ('short deck trips', 0, 1),
        ('deuce to seven', 9, -1)
),

-- One row per set of rules and category that is not at its position in standard_order: its hand_points
moves AS (
    SELECT
        'short deck' AS rules,
        'Flush' AS category,
        6 AS hand_points
    UNION ALL
    VALUES
        ('short deck', 'Full House', 5),
        ('short deck trips', 'Flush', 6),
        ('short deck trips', 'Full House', 5),
        ('short deck trips', 'Straight', 3),
        ('short deck trips', 'Three of a Kind', 4)
),

-- One row per set of rules and category that standard_order does not give
others AS (
    SELECT
        'joker' AS rules,
        10 AS hand_points,
        'Five of a Kind' AS category,
        5 AS cards
    UNION ALL
    VALUES
        ('deuces wild', 10, 'Five of a Kind', 5),
        ('ace to five', 0, 'Four of a Kind', 5),
        ('ace to five', 1, 'Full House', 5),
        ('ace to five', 2, 'Three of a Kind', 5),
        ('ace to five', 3, 'Two Pair', 5),
        ('ace to five', 4, 'One Pair', 5),
        ('ace to five', 5, 'No Pair', 5),
        ('eight or better', 0, 'Low', 5),
        ('badugi', 0, 'One Card', 1),
        ('badugi', 1, 'Two Cards', 2),
        ('badugi', 2, 'Three Cards', 3),
        ('badugi', 3, 'Badugi', 4),
        ('three cards', 0, 'High Card', 3),
        ('three cards', 1, 'One Pair', 3),
        ('three cards', 2, 'Three of a Kind', 3)
),

-- The order of the categories by each set of rules
-- One row per set of rules and category
category_orders AS (
    SELECT
        o.rules,
        COALESCE(m.hand_points, o.first_points + o.step * s.hand_points) AS hand_points,
        s.category,
        5 AS cards
    FROM orders AS o
    CROSS JOIN standard_order AS s
    LEFT JOIN moves AS m
        ON o.rules = m.rules AND s.category = m.category
    UNION ALL
    SELECT
        o.rules,
        o.hand_points,
        o.category,
        o.cards
    FROM others AS o
),

-- The categories of each set of rules: their order, characteristics and wording
-- One row per set of rules and category
rule_categories AS (
    SELECT
        o.rules,
        o.hand_points,
        o.category,
        o.cards,
        c.distinct_values,
        c.fewest_suits,
        c.most_suits,
        CASE WHEN c.largest_group > 1 THEN 1 ELSE 0 END + CASE WHEN c.second_group > 1 THEN 1 ELSE 0 END AS paired_groups,
        c.largest_group,
        c.second_group,
        c.least_span,
        c.most_span,
        c.first_from,
        c.first_to,
        CASE WHEN r.lowest_wins = 1 THEN w.low_wording ELSE w.wording END AS wording,
        r.lowest_wins
    FROM category_orders AS o
    INNER JOIN rules AS r
        ON o.rules = r.rules
    INNER JOIN characteristics AS c
        ON o.category = c.category AND o.cards = c.cards
    INNER JOIN category_words AS w
        ON o.category = w.category
),

-- The parameters of the next deal: change them by UPDATE; loading restores the defaults
-- One row in all
settings AS (
    SELECT
        CASE
            WHEN players BETWEEN 1 AND 10
            THEN players
            ELSE ERROR('players has to be BETWEEN 1 AND 10')
        END AS players,
        CASE
            WHEN seed BETWEEN 0 AND 2147483578
            THEN seed
            ELSE ERROR('seed has to be BETWEEN 0 AND 2147483578')
        END AS seed,
        CASE
            WHEN deal BETWEEN 0 AND 2147483578
            THEN deal
            ELSE ERROR('deal has to be BETWEEN 0 AND 2147483578')
        END AS deal,
        CASE
            WHEN rounds BETWEEN 1 AND 1000000
            THEN rounds
            ELSE ERROR('rounds has to be BETWEEN 1 AND 1000000')
        END AS rounds,
        CASE
            WHEN shuffle IN ('uniform', 'riffle')
            THEN shuffle
            ELSE ERROR('shuffle has to be IN (''uniform'', ''riffle'')')
        END AS shuffle,
        CASE
            WHEN riffles BETWEEN 0 AND 30
            THEN riffles
            ELSE ERROR('riffles has to be BETWEEN 0 AND 30')
        END AS riffles,
        CASE
            WHEN dealing IN ('blocks', 'one at a time')
            THEN dealing
            ELSE ERROR('dealing has to be IN (''blocks'', ''one at a time'')')
        END AS dealing,
        'five-card' AS game,
        '' AS rules,
        'river' AS street,
        1 AS first_game
),

-- The rules of the seven steps: settings.rules, or standard if settings.rules is ''
-- One row in all; no row if rules lacks settings.rules, or if these rules do not count five cards
step_rules AS (
    SELECT
        r.rules,
        r.deck
    FROM settings AS s
    INNER JOIN rules AS r
        ON COALESCE(NULLIF(s.rules, ''), 'standard') = r.rules
    WHERE
        r.cards = 5
),

-- The categories by the rules of the seven steps
-- One row per category; direction is -1 if lower ranks win within a category, else 1
step_categories AS (
    SELECT
        c.hand_points,
        c.category,
        c.distinct_values,
        c.fewest_suits,
        c.most_suits,
        c.largest_group,
        c.least_span,
        c.most_span,
        c.first_from,
        c.first_to,
        c.wording,
        1 - 2 * c.lowest_wins AS direction
    FROM step_rules AS s
    INNER JOIN rule_categories AS c
        ON s.rules = c.rules
),

-- One row per deck: its lowest rank
lowest_ranks AS (
    SELECT
        'standard' AS deck,
        2 AS lowest
    UNION ALL
    VALUES
        ('short', 6),
        ('joker', 2)
),

-- The decks of the games: the 52 cards, the 36 cards from six up, and the 52 cards with a joker
-- One row per deck and card (141)
decks AS (
    SELECT
        l.deck,
        d.card_id,
        d.card,
        d.symbol,
        d.colour,
        d.rank,
        d.suit_id,
        d.rank_code,
        d.card_bit
    FROM lowest_ranks AS l
    INNER JOIN pokersql.deck AS d
        ON l.lowest <= d.rank
    UNION ALL
    SELECT
        'joker' AS deck,
        52 AS card_id,
        'Jo' AS card,
        '🃏' AS symbol,
        'black' AS colour,
        15 AS rank,
        4 AS suit_id,
        16 * MAX(d.rank_code) AS rank_code,
        2 * MAX(d.card_bit) AS card_bit
    FROM pokersql.deck AS d
),

-- One row per rank
faces AS (
    SELECT
        2 AS rank,
        '2' AS face,
        '2' AS label,
        'Two' AS name,
        'Twos' AS plural
    UNION ALL
    VALUES
        (3, '3', '3', 'Three', 'Threes'),
        (4, '4', '4', 'Four', 'Fours'),
        (5, '5', '5', 'Five', 'Fives'),
        (6, '6', '6', 'Six', 'Sixes'),
        (7, '7', '7', 'Seven', 'Sevens'),
        (8, '8', '8', 'Eight', 'Eights'),
        (9, '9', '9', 'Nine', 'Nines'),
        (10, 'T', '10', 'Ten', 'Tens'),
        (11, 'J', 'J', 'Jack', 'Jacks'),
        (12, 'Q', 'Q', 'Queen', 'Queens'),
        (13, 'K', 'K', 'King', 'Kings'),
        (14, 'A', 'A', 'Ace', 'Aces')
),

-- The thirteen ranks with their spellings, their names and their codes; the sum of a hand's codes is its key
-- One row per rank (13)
ranks AS (
    SELECT
        f.rank,
        f.face,
        f.label,
        f.name,
        f.plural,
        CAST(1 AS BIGINT) << (
            4 * f.rank - 8
        ) AS rank_code
    FROM faces AS f
),

-- One row per set of rules and rank that an ace may be read as
aces AS (
    SELECT
        'standard' AS rules,
        14 AS reads_as
    UNION ALL
    VALUES
        ('standard', 1),
        ('short deck', 14),
        ('short deck', 5),
        ('short deck trips', 14),
        ('short deck trips', 5),
        ('joker', 14),
        ('joker', 1),
        ('deuces wild', 14),
        ('deuces wild', 1),
        ('ace to five', 1),
        ('eight or better', 1),
        ('badugi', 1)
),

-- One row per set of rules with wild cards: their rank
wild_ranks AS (
    SELECT
        'joker' AS rules,
        15 AS rank
    UNION ALL
    VALUES
        ('deuces wild', 2)
),

-- The ranks that a card may be read as, by each set of rules; the best reading of a hand counts
-- One row per rules, rank and reads_as; a rank without a row is read only as itself
readings AS (
    SELECT
        a.rules,
        14 AS rank,
        a.reads_as,
        0 AS wild
    FROM aces AS a
    UNION ALL
    SELECT
        w.rules,
        w.rank,
        r.rank AS reads_as,
        1 AS wild
    FROM wild_ranks AS w
    CROSS JOIN ranks AS r
),

-- The cards that the seven steps read, each with the highest and the lowest rank that it can count as
-- One row per card of step_rules.deck, without wild cards
step_cards AS (
    SELECT
        d.card_id,
        d.card,
        d.rank,
        d.rank_code,
        d.suit_id,
        COALESCE(MAX(r.reads_as), d.rank) AS value,
        COALESCE(MIN(r.reads_as), d.rank) AS low_value
    FROM step_rules AS s
    INNER JOIN decks AS d
        ON s.deck = d.deck
    LEFT JOIN readings AS r
        ON s.rules = r.rules AND d.rank = r.rank
    GROUP BY
        d.card_id,
        d.card,
        d.rank,
        d.rank_code,
        d.suit_id
    HAVING
        COALESCE(MAX(r.wild), 0) = 0
),

-- The games: how many cards a player has and must use, and the rules of each half of the pot
-- One row per game (18)
games AS (
    SELECT
        'five-card' AS game,
        'five cards, no draw' AS description,
        5 AS own_cards,
        0 AS board_cards,
        -1 AS own_used,
        10 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        '' AS low_rules,
        'standard' AS deck,
        'payouts' AS showdown,
        0 AS may_use_fewer
    UNION ALL
    VALUES
        (
            'holdem',
            'Texas hold''em',
            2,
            5,
            -1,
            10,
            0,
            'standard',
            '',
            'standard',
            'holdem_showdown',
            0
        ),
        (
            'six-plus',
            'hold''em with 36 cards',
            2,
            5,
            -1,
            10,
            0,
            'short deck',
            '',
            'short',
            'game_showdown',
            0
        ),
        (
            'omaha',
            'four cards, two of them used',
            4,
            5,
            2,
            10,
            0,
            'standard',
            '',
            'standard',
            'game_showdown',
            0
        ),
        (
            'omaha-5',
            'Omaha with five cards',
            5,
            5,
            2,
            9,
            0,
            'standard',
            '',
            'standard',
            'game_showdown',
            0
        ),
        (
            'omaha-6',
            'Omaha with six cards',
            6,
            5,
            2,
            7,
            0,
            'standard',
            '',
            'standard',
            'game_showdown',
            0
        ),
        (
            'omaha-hi-lo',
            'Omaha, high and low',
            4,
            5,
            2,
            10,
            0,
            'standard',
            'eight or better',
            'standard',
            'game_showdown',
            0
        ),
        (
            'omaha-5-hi-lo',
            'Omaha-5, hi-lo',
            5,
            5,
            2,
            9,
            0,
            'standard',
            'eight or better',
            'standard',
            'game_showdown',
            0
        ),
        (
            'courchevel',
            'Omaha-5, a board card seen at once',
            5,
            5,
            2,
            9,
            0,
            'standard',
            '',
            'standard',
            'game_showdown',
            0
        ),
        (
            'courchevel-hi-lo',
            'Courchevel, hi-lo',
            5,
            5,
            2,
            9,
            0,
            'standard',
            'eight or better',
            'standard',
            'game_showdown',
            0
        ),
        (
            'stud',
            'seven-card stud',
            7,
            0,
            -1,
            7,
            0,
            'standard',
            '',
            'standard',
            'game_showdown',
            0
        ),
        (
            'stud-hi-lo',
            'stud, high and low',
            7,
            0,
            -1,
            7,
            0,
            'standard',
            'eight or better',
            'standard',
            'game_showdown',
            0
        ),
        (
            'razz',
            'seven-card stud for the low',
            7,
            0,
            -1,
            7,
            0,
            '',
            'ace to five',
            'standard',
            'game_showdown',
            0
        ),
        (
            'draw',
            'five-card draw',
            5,
            0,
            -1,
            5,
            1,
            'standard',
            '',
            'standard',
            'payouts',
            0
        ),
        (
            'single-draw',
            'deuce to seven, one draw',
            5,
            0,
            -1,
            5,
            1,
            '',
            'deuce to seven',
            'standard',
            'game_showdown',
            0
        ),
        (
            'triple-draw',
            'deuce to seven, three draws',
            5,
            0,
            -1,
            5,
            3,
            '',
            'deuce to seven',
            'standard',
            'game_showdown',
            0
        ),
        (
            'badugi',
            'four cards of different suits, three draws',
            4,
            0,
            -1,
            6,
            3,
            '',
            'badugi',
            'standard',
            'game_showdown',
            0
        ),
        (
            'chinese',
            'thirteen cards set in three rows',
            13,
            0,
            -1,
            4,
            0,
            'standard',
            '',
            'standard',
            'chinese_showdown',
            0
        )
),

-- The cards of each deck in the order of a new deck
-- One row per deck and card; place is 0 for the first card
deck_places AS (
    SELECT
        d.deck,
        d.card_id,
        d.card,
        ROW_NUMBER() OVER (PARTITION BY d.deck ORDER BY d.card_id) - 1 AS place
    FROM decks AS d
),

-- The most players of each game: games.most_players, or fewer if the game's deck has too few cards for these players
-- One row per game
game_rooms AS (
    SELECT
        g.game,
        CASE
            WHEN g.most_players * g.own_cards + g.board_cards <= COUNT(*)
            THEN g.most_players
            ELSE CAST((
                COUNT(*) - g.board_cards - (
                    COUNT(*) - g.board_cards
                ) % g.own_cards
            ) / g.own_cards AS INT)
        END AS players
    FROM games AS g
    INNER JOIN decks AS d
        ON g.deck = d.deck
    GROUP BY
        g.game,
        g.own_cards,
        g.board_cards,
        g.most_players
),

-- One row per binary digit
bits AS (
    SELECT
        0 AS bit
    UNION ALL
    SELECT
        1 AS bit
),

-- One row per round, from 1. Round n adds rounds 2n and 2n + 1, so the recursion makes a million rounds in 20 steps
rounds AS (
    SELECT
        1 AS round
    UNION ALL
    SELECT
        r.round * 2 + b.bit AS round
    FROM rounds AS r
    CROSS JOIN bits AS b
    INNER JOIN settings AS s
        ON r.round * 2 + b.bit <= s.rounds
),

-- The deals so far, each with the settings that deal the same cards again
-- One row per deal; deal.sql adds rows, loading and unloading keep all rows
deals AS (
    SELECT
        s.first_game + r.round - 1 AS game_id,
        s.seed,
        CASE WHEN s.deal = 0 THEN 1 ELSE s.deal END + r.round - 1 AS deal,
        CASE WHEN s.players > g.players THEN NULL ELSE s.players END AS players,
        s.shuffle,
        s.riffles,
        s.dealing,
        g.game,
        s.street
    FROM settings AS s
    CROSS JOIN rounds AS r
    LEFT JOIN game_rooms AS g
        ON s.game = g.game
    ORDER BY
        r.round
),

-- One row per deal and place: mix is x0. Without MATERIALIZED, SQLite and PostgreSQL would compute each mix three times
-- for the next mix, and x0 81 times for the key
starts AS (
    SELECT
        d.game_id,
        c.place,
        d.seed,
        d.deal,
        CAST((
            c.place + 1 + d.seed + 1013904223
        ) % 2147483579 AS BIGINT) AS mix
    FROM deals AS d
    INNER JOIN settings AS s
        ON d.game_id >= s.first_game
    INNER JOIN games AS g
        ON d.game = g.game
    INNER JOIN deck_places AS c
        ON g.deck = c.deck
),

-- One row per deal and place: mix is x1
first_mixes AS (
    SELECT
        m.game_id,
        m.place,
        m.seed,
        m.deal,
        (
            m.mix * (
                (
                    m.mix * m.mix
                ) % 2147483579
            ) + m.deal + 1664525
        ) % 2147483579 AS mix
    FROM starts AS m
),

-- One row per deal and place: mix is x2
second_mixes AS (
    SELECT
        m.game_id,
        m.place,
        m.deal,
        (
            m.mix * (
                (
                    m.mix * m.mix
                ) % 2147483579
            ) + m.seed + 22695477
        ) % 2147483579 AS mix
    FROM first_mixes AS m
),

-- One row per deal and place: mix is x3
third_mixes AS (
    SELECT
        m.game_id,
        m.place,
        (
            m.mix * (
                (
                    m.mix * m.mix
                ) % 2147483579
            ) + m.deal + 134775813
        ) % 2147483579 AS mix
    FROM second_mixes AS m
),

-- One row per deal and place: mix is the key
keys AS (
    SELECT
        m.game_id,
        m.place,
        (
            m.mix * (
                (
                    m.mix * m.mix
                ) % 2147483579
            )
        ) % 2147483579 AS mix
    FROM third_mixes AS m
),

-- The pseudo-random keys that shuffle each deal of the last run of deal.sql, the same on every engine
-- One row per deal and place in the new deck (52 per deal of a standard deck)
shuffle_keys AS (
    SELECT
        k.game_id,
        k.place,
        k.mix AS shuffle_key,
        (
            k.mix * k.mix
        ) % 2147483579 AS reshuffle_key
    FROM keys AS k
),

-- One row per deal and place: turn is the place's number in the order of keys (uniform) or of piles (riffle)
turns AS (
    SELECT
        k.game_id,
        d.game,
        d.shuffle,
        k.place,
        ROW_NUMBER() OVER (
            PARTITION BY k.game_id
            ORDER BY CASE
                WHEN d.shuffle = 'uniform'
                THEN k.shuffle_key
                ELSE k.shuffle_key % (
                    CAST(1 AS BIGINT) << d.riffles
                )
            END, k.place
        ) AS turn
    FROM shuffle_keys AS k
    INNER JOIN deals AS d
        ON k.game_id = d.game_id
),

-- The cards of each deal of the last run of deal.sql in their shuffled order
-- One row per deal and position (52 per deal of a standard deck)
shuffled_deck AS (
    SELECT
        t.game_id,
        CASE WHEN t.shuffle = 'uniform' THEN t.turn ELSE t.place + 1 END AS position,
        c.card_id,
        c.card
    FROM turns AS t
    INNER JOIN games AS g
        ON t.game = g.game
    INNER JOIN deck_places AS c
        ON g.deck = c.deck
        AND c.place = CASE WHEN t.shuffle = 'uniform' THEN t.place ELSE t.turn - 1 END
),

-- One row per street: to_come is how many board cards are dealt after it
streets AS (
    SELECT
        'flop' AS street,
        2 AS to_come
    UNION ALL
    SELECT
        'turn' AS street,
        1 AS to_come
    UNION ALL
    SELECT
        'river' AS street,
        0 AS to_come
),

-- One row per deal: how many cards each player gets (hand), and how many cards the board gets (board)
hand_sizes AS (
    SELECT
        d.game_id,
        d.players,
        d.dealing,
        g.own_cards AS hand,
        CASE WHEN g.board_cards > t.to_come THEN g.board_cards - t.to_come ELSE 0 END AS board
    FROM deals AS d
    INNER JOIN games AS g
        ON d.game = g.game
    INNER JOIN streets AS t
        ON d.street = t.street
),

-- The cards of the last run of deal.sql, each with the place to which it is dealt: a player, the board, or the stub
-- One row per deal and position (52 per deal of a standard deck)
dealt_cards AS (
    SELECT
        s.game_id,
        s.position,
        s.card_id,
        s.card,
        CASE
            WHEN s.position > z.players * z.hand
            THEN NULL
            WHEN z.dealing = 'blocks'
            THEN CAST((
                s.position - 1 - (
                    s.position - 1
                ) % z.hand
            ) / z.hand AS BIGINT) + 1
            ELSE (
                s.position - 1
            ) % z.players + 1
        END AS player_id,
        CASE
            WHEN s.position > z.players * z.hand + z.board
            THEN 'stub'
            WHEN s.position > z.players * z.hand
            THEN 'board'
            ELSE 'player'
        END AS dealt_to
    FROM shuffled_deck AS s
    INNER JOIN hand_sizes AS z
        ON s.game_id = z.game_id
),

-- One row per player_id, from 1 to settings.players
seats AS (
    SELECT
        1 AS player_id
    UNION ALL
    SELECT
        t.player_id + 1 AS player_id
    FROM seats AS t
    INNER JOIN settings AS s
        ON t.player_id < s.players
),

-- One row per player_id and dealt_to. dealt_to is the player_id; if the game's showdown is holdem_showdown, each player
-- has another row with 0 for the board, because hand_ranks reads only hand_cards
holders AS (
    SELECT
        t.player_id,
        t.player_id AS dealt_to
    FROM seats AS t
    UNION ALL
    SELECT
        t.player_id,
        0 AS dealt_to
    FROM seats AS t
    INNER JOIN settings AS s
        ON t.player_id <= s.players
    INNER JOIN games AS g
        ON s.game = g.game
    WHERE
        g.showdown = 'holdem_showdown'
),

-- The cards of the hands to rank; the seven steps and hand_ranks read all hands from this table
-- One row per card of a hand; deals and draws add rows, loading and unloading keep all rows
hand_cards AS (
    SELECT
        c.game_id,
        h.player_id,
        c.card_id
    FROM dealt_cards AS c
    INNER JOIN holders AS h
        ON COALESCE(c.player_id, 0) = h.dealt_to
    WHERE
        c.dealt_to <> 'stub'
    ORDER BY
        c.game_id,
        h.player_id,
        c.position
),

-- One row per card of a hand
cards AS (
    SELECT
        h.game_id,
        h.player_id,
        h.card_id,
        d.card,
        d.rank,
        d.rank_code,
        d.suit_id,
        d.value,
        d.low_value,
        DENSE_RANK() OVER (PARTITION BY h.game_id, h.player_id ORDER BY d.card_id) AS card_number,
        DENSE_RANK() OVER (PARTITION BY h.game_id, h.player_id ORDER BY d.value) AS value_group,
        DENSE_RANK() OVER (PARTITION BY h.game_id, h.player_id ORDER BY d.suit_id) AS suit_group,
        COUNT(*) OVER (PARTITION BY h.game_id, h.player_id, d.rank) AS group_size
    FROM hand_cards AS h
    INNER JOIN step_cards AS d
        ON h.card_id = d.card_id
),

-- Step 1: the cards of each hand, numbered, and grouped by rank and by suit
-- One row per card of a hand
card_groups AS (
    SELECT
        g.game_id,
        g.player_id,
        g.card_id,
        g.card,
        g.rank,
        g.rank_code,
        g.suit_id,
        g.value,
        g.low_value,
        g.card_number,
        g.value_group,
        g.suit_group,
        g.group_size,
        DENSE_RANK() OVER (
            PARTITION BY g.game_id, g.player_id
            ORDER BY g.group_size DESC NULLS FIRST, g.value DESC NULLS FIRST
        ) AS group_number
    FROM cards AS g
),

-- One row per hand: its shape if each card counts as its value, and the low_value of the cards of rank_1
high_readings AS (
    SELECT
        g.game_id,
        g.player_id,
        MAX(CASE WHEN g.card_number = 1 THEN g.card END) || ' ' || MAX(CASE WHEN g.card_number = 2 THEN g.card END) || ' ' || MAX(CASE WHEN g.card_number = 3 THEN g.card END) || ' ' || MAX(CASE WHEN g.card_number = 4 THEN g.card END) || ' ' || MAX(CASE WHEN g.card_number = 5 THEN g.card END) AS hand,
        MAX(g.value_group) AS distinct_values,
        MAX(g.suit_group) AS distinct_suits,
        MAX(g.group_size) AS largest_group,
        MAX(CASE WHEN g.group_number = 2 THEN g.group_size ELSE 0 END) AS second_group,
        MAX(g.rank) AS highest,
        MIN(g.rank) AS lowest,
        CAST(SUM(g.rank_code) AS BIGINT) AS rank_codes,
        MAX(g.value) - MIN(g.value) AS span,
        MAX(CASE WHEN g.group_number = 1 THEN g.value ELSE 0 END) AS rank_1,
        MAX(CASE WHEN g.group_number = 2 THEN g.value ELSE 0 END) AS rank_2,
        MAX(CASE WHEN g.group_number = 3 THEN g.value ELSE 0 END) AS rank_3,
        MAX(CASE WHEN g.group_number = 4 THEN g.value ELSE 0 END) AS rank_4,
        MAX(CASE WHEN g.group_number = 5 THEN g.value ELSE 0 END) AS rank_5,
        MAX(CASE WHEN g.group_number = 1 THEN g.low_value ELSE 0 END) AS low_value
    FROM card_groups AS g
    GROUP BY
        g.game_id,
        g.player_id
    HAVING
        COUNT(*) = 5 AND MAX(g.card_number) = 5
),

-- One row per hand: low_ace is 1 if the low_value of its highest card makes a straight with the four other cards
shapes AS (
    SELECT
        c.*,
        CASE
            WHEN c.distinct_values = 5 AND c.rank_5 > c.low_value AND c.rank_2 - c.low_value = 4
            THEN 1
            ELSE 0
        END AS low_ace
    FROM high_readings AS c
),

-- Step 2: the characteristics of each hand
-- One row per hand of five different cards; hand_errors has bad hands, hand_ranks ranks up to seven cards
hand_shapes AS (
    SELECT
        t.game_id,
        t.player_id,
        t.hand,
        t.distinct_values,
        t.distinct_suits,
        t.largest_group,
        t.second_group,
        t.highest,
        t.lowest,
        t.low_ace,
        t.rank_codes,
        CASE WHEN t.low_ace = 1 THEN t.rank_2 - t.low_value ELSE t.span END AS span,
        CASE WHEN t.low_ace = 1 THEN t.rank_2 ELSE t.rank_1 END AS rank_1,
        CASE WHEN t.low_ace = 1 THEN t.rank_3 ELSE t.rank_2 END AS rank_2,
        CASE WHEN t.low_ace = 1 THEN t.rank_4 ELSE t.rank_3 END AS rank_3,
        CASE WHEN t.low_ace = 1 THEN t.rank_5 ELSE t.rank_4 END AS rank_4,
        CASE WHEN t.low_ace = 1 THEN t.low_value ELSE t.rank_5 END AS rank_5
    FROM shapes AS t
),

-- Step 3: the rank of each hand's largest group
-- One row per hand
largest_groups AS (
    SELECT
        h.*,
        CASE WHEN h.largest_group > 1 THEN h.rank_1 ELSE 0 END AS largest_value
    FROM hand_shapes AS h
),

-- Step 4: the rank of each hand's second group: the low pair, or the pair of a full house
-- One row per hand
second_groups AS (
    SELECT
        h.*,
        CASE WHEN h.second_group > 1 THEN h.rank_2 ELSE 0 END AS second_value
    FROM largest_groups AS h
),

-- Step 5: the cards of each hand that are in no group, highest first, as one number
-- One row per hand
lone_cards AS (
    SELECT
        h.*,
        CASE WHEN h.largest_group = 1 THEN h.rank_1 ELSE 0 END * 15 * 15 * 15 * 15 + CASE WHEN h.second_group = 1 THEN h.rank_2 ELSE 0 END * 15 * 15 * 15 + h.rank_3 * 15 * 15 + h.rank_4 * 15 + h.rank_5 AS lone_values
    FROM second_groups AS h
),

-- Step 6: the points of each hand, 0 for a high card to 9 for a royal flush
-- One row per hand that fits a category of the rules
hand_points AS (
    SELECT
        h.*,
        c.hand_points
    FROM lone_cards AS h
    INNER JOIN step_categories AS c
        ON h.distinct_values = c.distinct_values
        AND h.largest_group = c.largest_group
        AND h.distinct_suits BETWEEN c.fewest_suits AND c.most_suits
        AND h.span BETWEEN c.least_span AND c.most_span
        AND h.rank_1 BETWEEN c.first_from AND c.first_to
),

-- Step 7: the category of each hand, and its ranking within its game
-- One row per hand that fits a category of the rules
player_rankings AS (
    SELECT
        h.*,
        c.category,
        DENSE_RANK() OVER (
            PARTITION BY h.game_id
            ORDER BY h.hand_points DESC NULLS FIRST, c.direction * h.largest_value DESC NULLS FIRST, c.direction * h.second_value DESC NULLS FIRST, c.direction * h.lone_values DESC NULLS FIRST
        ) AS player_ranking
    FROM hand_points AS h
    INNER JOIN step_categories AS c
        ON h.hand_points = c.hand_points
),

-- Each hand in words: Two Pair, Aces and Twos, Five kicker
-- One row per hand that fits a category of the rules
hand_descriptions AS (
    SELECT
        h.game_id,
        h.player_id,
        h.hand,
        h.distinct_values,
        h.distinct_suits,
        h.largest_group,
        h.second_group,
        h.highest,
        h.lowest,
        h.rank_codes,
        h.rank_1,
        h.rank_2,
        h.rank_3,
        h.rank_4,
        h.rank_5,
        h.hand_points,
        h.category,
        h.player_ranking,
        REPLACE(
            REPLACE(
                REPLACE(REPLACE(c.wording, '{1}', v.name_1), '{2}', v.name_2),
                '{kickers}',
                v.kickers
            ),
            '{lower}',
            v.lower
        ) AS description
    FROM player_rankings AS h
    INNER JOIN step_categories AS c
        ON h.hand_points = c.hand_points
    INNER JOIN pokersql.value_groups AS v
        ON v.cards = 5
        AND h.largest_group = v.largest_group
        AND h.second_group = v.second_group
        AND (
            (
                (
                    h.rank_1 * 15 + h.rank_2
                ) * 15 + h.rank_3
            ) * 15 + h.rank_4
        ) * 15 + h.rank_5 = v.value_digits
),

-- The names of players; a player without a row is called Player 1, Player 2, ...
-- One row per named player; loading and unloading keep the rows
players AS (
    SELECT
        CAST(NULL AS BIGINT) AS player_id,
        CAST(NULL AS TEXT) AS player
    WHERE
        1 = 0
)

-- The showdown of five-card hands: each player's hand, and the winners
-- One row per five-card hand of a game
SELECT
    h.game_id,
    h.player_id,
    CASE
        WHEN p.player > ''
        THEN p.player
        ELSE 'Player ' || CAST(h.player_id AS TEXT)
    END AS player,
    h.hand,
    h.category,
    h.description,
    h.player_ranking,
    CASE
        WHEN h.player_ranking = 1
        THEN COUNT(*) OVER (PARTITION BY h.game_id, h.player_ranking)
        ELSE 0
    END AS winners
FROM hand_descriptions AS h
LEFT JOIN players AS p
    ON h.player_id = p.player_id;

-- ---- comments
COMMENT ON TABLE pokersql.schema_version IS 'internal: The version of the SQL files that made the schema pokersql. One row in all (pokersql)';
COMMENT ON COLUMN pokersql.schema_version."schema_version" IS 'a whole number; each change adds 1';
COMMENT ON TABLE pokersql.deck IS 'The 52 cards, in the order of card_id. One row per card (52) (pokersql)';
COMMENT ON COLUMN pokersql.deck."card_id" IS '0 to 51';
COMMENT ON COLUMN pokersql.deck."card" IS 'rank and suit as letters: As, Td';
COMMENT ON COLUMN pokersql.deck."symbol" IS 'rank and suit as people see them: A♠, 10♦';
COMMENT ON COLUMN pokersql.deck."colour" IS 'black or red';
COMMENT ON COLUMN pokersql.deck."rank" IS '2 to 14: jack 11, queen 12, king 13, ace 14';
COMMENT ON COLUMN pokersql.deck."suit_id" IS '0 clubs, 1 diamonds, 2 hearts, 3 spades';
COMMENT ON COLUMN pokersql.deck."suit" IS 'c, d, h, s';
COMMENT ON COLUMN pokersql.deck."rank_code" IS '16^(rank - 2); a sum of codes has four bits per rank, which count the cards of the rank';
COMMENT ON COLUMN pokersql.deck."card_bit" IS '2^card_id; the sum over different cards is a bit mask';
COMMENT ON TABLE pokersql.value_groups IS 'internal: Each multiset of one to five values, as groups of equal values; a value is a rank, or 1 for a low ace. One row per multiset of one to five values (11,627) (pokersql)';
COMMENT ON COLUMN pokersql.value_groups."rank_1" IS 'the value of the first group; larger groups come first, then higher values';
COMMENT ON COLUMN pokersql.value_groups."rank_2" IS 'the value of the second group; a single card is a group, too';
COMMENT ON COLUMN pokersql.value_groups."rank_3" IS 'the value of the third group, 0 if there is none';
COMMENT ON COLUMN pokersql.value_groups."rank_4" IS 'the value of the fourth group, 0 if there is none';
COMMENT ON COLUMN pokersql.value_groups."rank_5" IS 'the value of the fifth group, 0 if there is none';
COMMENT ON TABLE pokersql.hand_classes IS 'The 7,462 classes of five-card hands. One row per class (7,462); hand_rank 1 is the royal flush; rank_1 is the rank of the largest group of cards (pokersql)';
COMMENT ON COLUMN pokersql.hand_classes."hand_rank" IS 'from 1, the royal flush, to 7462; hands of equal rank split the pot';
COMMENT ON COLUMN pokersql.hand_classes."hand_key" IS 'the sum of the cards'' rank codes, negative for a suited hand';
COMMENT ON COLUMN pokersql.hand_classes."hand_points" IS 'the category''s position in the rules: 0 for the lowest category, then 1, 2, ... without gaps';
COMMENT ON COLUMN pokersql.hand_classes."category" IS 'the name of the category, for example Full House';
COMMENT ON COLUMN pokersql.hand_classes."description" IS 'the category, and the ranks that decide within the category';
COMMENT ON COLUMN pokersql.hand_classes."rank_1" IS 'the value of the first group; larger groups come first, then higher values';
COMMENT ON COLUMN pokersql.hand_classes."rank_2" IS 'the value of the second group; a single card is a group, too';
COMMENT ON COLUMN pokersql.hand_classes."rank_3" IS 'the value of the third group, 0 if there is none';
COMMENT ON COLUMN pokersql.hand_classes."rank_4" IS 'the value of the fourth group, 0 if there is none';
COMMENT ON COLUMN pokersql.hand_classes."rank_5" IS 'the value of the fifth group, 0 if there is none';
COMMENT ON COLUMN pokersql.hand_classes."suited" IS '1 if all five cards have one suit';
COMMENT ON COLUMN pokersql.hand_classes."hand" IS 'an example of a hand';
COMMENT ON COLUMN pokersql.hand_classes."hands" IS 'how many of all five-card hands are in the class';
COMMENT ON TABLE pokersql.hand_keys IS 'The rank of every hand of five, six or seven cards, by a key that is a sum over its cards. One row per key (78,494) (pokersql)';
COMMENT ON COLUMN pokersql.hand_keys."hand_key" IS 'the sum of the cards'' rank codes, negative for a suited hand';
COMMENT ON COLUMN pokersql.hand_keys."cards" IS 'how many cards are in the sum, 5 to 7';
COMMENT ON COLUMN pokersql.hand_keys."hand_rank" IS 'from 1, the royal flush, to 7462; hands of equal rank split the pot';
COMMENT ON TABLE pokersql.starting_hands IS 'How often each starting hand of hold''em wins, ties and loses against a random hand. One row per starting hand (169); wins, ties and losses are the counts of one of its combinations (pokersql)';
COMMENT ON COLUMN pokersql.starting_hands."starting_hand" IS 'AA, AKs, AKo';
COMMENT ON COLUMN pokersql.starting_hands."combinations" IS 'how many hole cards have its name: 6, 4 or 12';
COMMENT ON COLUMN pokersql.starting_hands."wins" IS 'showdowns that one combination wins; wins + ties + losses = 2,097,572,400';
COMMENT ON COLUMN pokersql.starting_hands."ties" IS 'showdowns that one combination splits';
COMMENT ON COLUMN pokersql.starting_hands."losses" IS 'showdowns that one combination loses';
COMMENT ON TYPE pokersql.card IS 'internal: A card as an ENUM in the order of card_id: a cast checks a text, and ENUM_CODE computes the card_id without a join (pokersql)';
COMMENT ON TABLE pokersql.card_pieces IS 'internal: The pieces into which read_hands cuts a text like As Kd Qh Jc Ts: two cards, one card or the empty text. One row per piece; card_bits is the sum of 2^card_id over its cards (pokersql)';
COMMENT ON COLUMN pokersql.card_pieces."piece" IS '''As Kd'', '' Qh Jc'', '' Ts'' or ''''';
COMMENT ON COLUMN pokersql.card_pieces."card_bits" IS 'the sum of 2^card_id over the cards';
COMMENT ON VIEW pokersql.hand_lookup IS 'internal: The class of each hand by its key, under column names that only the macros use. One row per key (78,494) (pokersql)';
COMMENT ON COLUMN pokersql.hand_lookup."pokersql key" IS 'the sum of the cards'' rank codes, negative for a suited hand';
COMMENT ON COLUMN pokersql.hand_lookup."pokersql rank" IS 'from 1, the royal flush, to 7462; hands of equal rank split the pot';
COMMENT ON COLUMN pokersql.hand_lookup."pokersql points" IS 'the category''s position in the rules: 0 for the lowest category, then 1, 2, ... without gaps';
COMMENT ON COLUMN pokersql.hand_lookup."pokersql category" IS 'the name of the category, for example Full House';
COMMENT ON COLUMN pokersql.hand_lookup."pokersql description" IS 'the category, and the ranks that decide within the category';
COMMENT ON COLUMN pokersql.hand_lookup."pokersql class key" IS 'the sum of the cards'' rank codes, negative for a suited hand';
COMMENT ON MACRO pokersql.given_column IS 'internal: The column given to a macro. A text constant is an error, since it is probably a column''s name in single quotes (pokersql)';
COMMENT ON MACRO pokersql.is_numbers IS 'internal: Whether a value is a list of whole numbers, which are card_ids (pokersql)';
COMMENT ON MACRO pokersql.hand_numbers IS 'internal: The numbers in a list of whole numbers, without NULLs (pokersql)';
COMMENT ON MACRO pokersql.hand_text IS 'internal: A hand as text; a list becomes its cards with blanks between them, without NULLs (pokersql)';
COMMENT ON MACRO pokersql.text_tokens IS 'internal: The tokens of a text: each is a card, or else the text up to the next blank, comma, |, - or emoji selector (pokersql)';
COMMENT ON MACRO pokersql.token_card IS 'internal: The card of a token, NULL if the token is not a card (pokersql)';
COMMENT ON MACRO pokersql.number_card IS 'internal: The card of a card_id, NULL if the number is not a card_id (pokersql)';
COMMENT ON MACRO pokersql.joker_tokens IS 'internal: The tokens of a text, in which Jo and * are the joker (pokersql)';
COMMENT ON MACRO pokersql.deck_tokens IS 'internal: The tokens of a text; Jo and * are the joker if has_joker (pokersql)';
COMMENT ON MACRO pokersql.is_joker IS 'internal: Whether a token is the joker (pokersql)';
COMMENT ON MACRO pokersql.token_text IS 'internal: The card of a token as text in the form As, Jo for the joker if has_joker; NULL if the token is not a card (pokersql)';
COMMENT ON MACRO pokersql.token_number IS 'internal: The card_id of a token, 52 for the joker; NULL if the token is not a card (pokersql)';
COMMENT ON MACRO pokersql.number_text IS 'internal: The card of a card_id as text in the form As, Jo for 52 if has_joker; NULL if the number is not a card_id (pokersql)';
COMMENT ON MACRO pokersql.card_bit IS 'internal: 2^card_id, 0 for a number that is not a card_id (pokersql)';
COMMENT ON MACRO pokersql.all_bits IS 'internal: The bits of up to seven card_ids (pokersql)';
COMMENT ON MACRO pokersql.set_bits IS 'internal: The bits of a list of card_ids, 52 for the joker; NULL if a number is not a card_id or is repeated (pokersql)';
COMMENT ON MACRO pokersql.read_bits IS 'internal: The bits of any number of cards, with or without the joker; NULL if a card can''t be read or is repeated (pokersql)';
COMMENT ON MACRO pokersql.hand_bits IS 'internal: The bits of a hand of five to seven cards without the joker; NULL if the hand can''t be ranked (pokersql)';
COMMENT ON MACRO pokersql.numbers_text IS 'internal: A list of card_ids as text, for example As Kd (pokersql)';
COMMENT ON MACRO pokersql.bits_text IS 'internal: The cards of a sum of 2^card_id as text, in the order of card_id (pokersql)';
COMMENT ON MACRO pokersql.suit_codes IS 'internal: The sum of the rank codes of one suit''s cards: the suit''s bits, shifted to the lowest bit of each group of four (pokersql)';
COMMENT ON MACRO pokersql.flush_key IS 'internal: The negative sum of the rank codes of the first suit with at least `cards` cards, NULL if no suit has so many (pokersql)';
COMMENT ON MACRO pokersql.count_twos IS 'internal: The bit count of each group of two bits (pokersql)';
COMMENT ON MACRO pokersql.count_fours IS 'internal: The bit count of each group of four bits, from the bit counts of the groups of two (pokersql)';
COMMENT ON MACRO pokersql.code_sum IS 'internal: The sum of the rank codes of all cards, from the bits of a hand (pokersql)';
COMMENT ON MACRO pokersql.bits_key IS 'internal: The key in hand_keys of a hand of five to seven cards, from its bits (pokersql)';
COMMENT ON MACRO pokersql.hand_key IS 'internal: The key in hand_keys of a hand, NULL if the hand can''t be ranked (pokersql)';
COMMENT ON MACRO pokersql.ruled_hand IS 'internal: The rank of one hand by other rules than the standard rules (pokersql)';
COMMENT ON MACRO TABLE pokersql.ruled_hands IS 'internal: The ranks of the hands in a table, by other rules or in a game (pokersql)';
COMMENT ON MACRO TABLE pokersql.equities IS 'internal: The answers to questions about equity (pokersql)';
COMMENT ON MACRO pokersql.hand_rank IS 'The rank of a hand: 1 is a royal flush, 7462 the worst hand; hands of equal rank split the pot (pokersql)';
COMMENT ON MACRO pokersql.hand_points IS 'The points of a hand, 0 (high card) to 9 (royal flush) by the standard rules; the arguments are as in hand_rank (pokersql)';
COMMENT ON MACRO pokersql.hand_category IS 'The category of a hand, for example Full House; the arguments are as in hand_rank (pokersql)';
COMMENT ON MACRO pokersql.hand_description IS 'The description of a hand, for example Full House, Aces over Kings; the arguments are as in hand_rank (pokersql)';
COMMENT ON MACRO pokersql.cards_error IS 'internal: The error of a hand, from its list of tokens and its list of cards (NULL for a bad token); NULL if there is no error (pokersql)';
COMMENT ON MACRO pokersql.reading_error IS 'internal: The error of a hand that needs `fewest` to `most` cards; the joker is allowed if has_joker; NULL if there is no error (pokersql)';
COMMENT ON MACRO pokersql.hand_error IS 'The error of a hand: bad_card ''Xx'' at 3, duplicate_card ''As'', wrong_count 4, too_long 414; NULL if it can be ranked (pokersql)';
COMMENT ON MACRO pokersql.error_remedy IS 'internal: The remedy for an error of a hand (pokersql)';
COMMENT ON MACRO pokersql.counting_cards IS 'internal: The card_ids of the cards that count, from the bits of a hand and the key of its class (pokersql)';
COMMENT ON MACRO pokersql.flush_bits IS 'internal: The bits of a hand''s cards in the flush''s suit; the suit is spades if no other suit has five cards (pokersql)';
COMMENT ON MACRO pokersql.class_key IS 'internal: The key of the class of a hand (pokersql)';
COMMENT ON MACRO pokersql.best_five IS 'The five cards of a hand that count, lowest first, as text (pokersql)';
COMMENT ON MACRO pokersql.plain_starting_hand IS 'internal: The starting hand of a text like AhKh or Ah Kh (pokersql)';
COMMENT ON MACRO pokersql.tokens_text IS 'internal: A text like Ah Kh from a list of tokens, NULL if the list is not two cards (pokersql)';
COMMENT ON MACRO pokersql.pair_text IS 'internal: A text like Ah Kh from a list of card_ids, NULL if the list is not two cards (pokersql)';
COMMENT ON MACRO pokersql.hole_text IS 'internal: A text like AhKh or Ah Kh from any spelling of two cards, NULL for any other text (pokersql)';
COMMENT ON MACRO pokersql.starting_hand IS 'The starting hand of two hole cards: AA, AKs (suited) or AKo (offsuit) (pokersql)';
COMMENT ON MACRO TABLE pokersql.read_hands IS 'internal: A table with the bits of each hand. One row per row of the table (pokersql)';
COMMENT ON MACRO TABLE pokersql.rank_hands IS 'A table of hands with the rank, or the error, of each hand. One row per row of the table (pokersql)';
COMMENT ON MACRO TABLE pokersql.showdown_by IS 'internal: The query of showdown_of with any columns (pokersql)';
COMMENT ON MACRO TABLE pokersql.showdown_of IS 'The showdowns of the games in a table with a row per card: the rank of each hand, and who wins. One row per hand of a game; player_ranking is 1 if the hand wins; winners is 0 for hands that lose (pokersql)';
COMMENT ON MACRO pokersql.written_cards IS 'internal: The cards of an argument as text: a list of card_ids becomes a text like As Kd, and an empty text becomes NULL (pokersql)';
COMMENT ON MACRO TABLE pokersql.asked_equities IS 'internal: A table of all-ins with the first player''s equity in each row, as a STRUCT for equity_of and equity_steps. One row per row of the table (pokersql)';
COMMENT ON MACRO TABLE pokersql.equity_of IS 'A table of all-ins of two players with the first player''s equity, or an error, in each row. One row per row of the table (pokersql)';
COMMENT ON MACRO TABLE pokersql.equity_of_players IS 'A table with a row per player of each all-in, with the player''s equity, or an error, in each row. One row per row of the table (pokersql)';
COMMENT ON MACRO TABLE pokersql.equity_steps IS 'A table of all-ins of two players with the first player''s equity on each street. One row per row of the table and street up to its board''s last street; only preflop in a game without a board (pokersql)';
COMMENT ON MACRO TABLE pokersql.deal IS 'Deals of five cards to each player, with the rank of each hand; the settings are named parameters. One row per hand of a game (pokersql)';

-- ---- short names
CREATE MACRO IF NOT EXISTS main.hand_rank(hand) AS pokersql.hand_rank(hand), (hand, rules) AS pokersql.hand_rank(hand, rules);
CREATE MACRO IF NOT EXISTS main.hand_points(hand) AS pokersql.hand_points(hand), (hand, rules) AS pokersql.hand_points(hand, rules);
CREATE MACRO IF NOT EXISTS main.hand_category(hand) AS pokersql.hand_category(hand), (hand, rules) AS pokersql.hand_category(hand, rules);
CREATE MACRO IF NOT EXISTS main.hand_description(hand) AS pokersql.hand_description(hand), (hand, rules) AS pokersql.hand_description(hand, rules);
CREATE MACRO IF NOT EXISTS main.hand_error(hand) AS pokersql.hand_error(hand), (hand, rules) AS pokersql.hand_error(hand, rules);
CREATE MACRO IF NOT EXISTS main.best_five(hand) AS pokersql.best_five(hand), (hand, rules) AS pokersql.best_five(hand, rules);
CREATE MACRO IF NOT EXISTS main.starting_hand(hole) AS pokersql.starting_hand(hole);
CREATE MACRO IF NOT EXISTS main.rank_hands(hands_table, hand_column) AS TABLE (FROM pokersql.rank_hands(hands_table, hand_column)), (hands_table, hand_column, rules) AS TABLE (FROM pokersql.rank_hands(hands_table, hand_column, rules)), (hands_table, hole_column, board_column, game) AS TABLE (FROM pokersql.rank_hands(hands_table, hole_column, board_column, game));
CREATE MACRO IF NOT EXISTS main.showdown_of(cards_table) AS TABLE (FROM pokersql.showdown_of(cards_table)), (cards_table, game_column, player_column, card_column) AS TABLE (FROM pokersql.showdown_of(cards_table, game_column, player_column, card_column));
CREATE MACRO IF NOT EXISTS main.equity_of(hands_table, hero, villain, board, dead := NULL, game := 'holdem', samples := 10000, seed := 1) AS TABLE (FROM pokersql.equity_of(hands_table, hero, villain, board, dead := dead, game := game, samples := samples, seed := seed));
CREATE MACRO IF NOT EXISTS main.equity_of_players(hands_table, game_id, seat, hole, board, dead := NULL, game := 'holdem', samples := 10000, seed := 1) AS TABLE (FROM pokersql.equity_of_players(hands_table, game_id, seat, hole, board, dead := dead, game := game, samples := samples, seed := seed));
CREATE MACRO IF NOT EXISTS main.equity_steps(hands_table, hero, villain, board, dead := NULL, game := 'holdem', samples := 10000, seed := 1) AS TABLE (FROM pokersql.equity_steps(hands_table, hero, villain, board, dead := dead, game := game, samples := samples, seed := seed));
CREATE MACRO IF NOT EXISTS main.deal(players := 10, seed := 1, deal := 0, rounds := 1, shuffle := 'uniform', riffles := 7, dealing := 'blocks') AS TABLE (FROM pokersql.deal(players := players, seed := seed, deal := deal, rounds := rounds, shuffle := shuffle, riffles := riffles, dealing := dealing));

-- DuckDB 1.x can't replay a log that makes a schema and a type in it: a file whose shell broke off would not open. So
-- this is written to the file itself at once.
SET wal_autocheckpoint = '1KB';
COMMIT;
RESET wal_autocheckpoint;
