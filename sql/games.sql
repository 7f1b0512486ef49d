-- What macros need beside macros.sql for other rules and games, rules := 'joker', game := 'omaha', and for equities
-- Source: the files of sql/macros/games/, of which 'pokersql sql --games' makes it; change them, not this
-- Engine: duckdb

-- It adds to the schema pokersql; sql/unload_macros.sql removes both.

BEGIN TRANSACTION;

-- ---- sql/macros/games/required_macros.sql
-- Fails if macros.sql is not loaded; drops the tables that an earlier games.sql made
-- Engine: duckdb
-- Access: internal

SET VARIABLE pokersql_refused = (
    SELECT
        CASE
            WHEN COUNT(*) = 0
                THEN SYSTEM.MAIN.ERROR('games.sql needs the macros of macros.sql: .read sql/macros.sql first')
        END
    FROM DUCKDB_FUNCTIONS() AS f
    WHERE
        f.schema_name = 'pokersql'
        AND f.function_name = 'ruled_hand'
        AND f.comment LIKE '%(pokersql)'
        AND CURRENT_DATABASE() IN (f.database_name, 'pokersql')
);
RESET VARIABLE pokersql_refused;

DROP TABLE IF EXISTS pokersql.matchup_counts;
DROP TABLE IF EXISTS pokersql.other_cards;
DROP TABLE IF EXISTS pokersql.suit_cards;
DROP TABLE IF EXISTS pokersql.board_ranks;
DROP TABLE IF EXISTS pokersql.suit_orders;
DROP TABLE IF EXISTS pokersql.range_shapes;
DROP TABLE IF EXISTS pokersql.equity_limits;
DROP TABLE IF EXISTS pokersql.game_methods;
DROP TABLE IF EXISTS pokersql.top_hands;
DROP TABLE IF EXISTS pokersql.hole_cards;
DROP TABLE IF EXISTS pokersql.game_remedies;
DROP TABLE IF EXISTS pokersql.judges;
DROP TABLE IF EXISTS pokersql.games;
DROP TABLE IF EXISTS pokersql.rule_keys;
DROP TABLE IF EXISTS pokersql.class_ranks;
DROP TABLE IF EXISTS pokersql.choice_places;

-- ---- sql/macros/games/choice_places.sql
-- All ways to choose up to five of up to thirteen cards
-- Grain: one row per choice and place of a chosen card; choice is the sum of 2^(place - 1) over the chosen places
-- Reads: choice_places
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.choice_places AS
WITH RECURSIVE
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

-- One row per place of a card: a hand of Chinese poker has 13 places, six-card Omaha with its board has 11
places AS (
    SELECT
        b.n AS place,
        CAST(1 AS BIGINT) << (
            b.n - 1
        ) AS place_bit
    FROM binomials AS b
    WHERE
        b.k = 0 AND b.n BETWEEN 1 AND 13
),

-- One row per choice: its number of cards, and its highest place
choice_places_choices AS (
    SELECT
        p.place_bit AS choice,
        1 AS cards,
        p.place AS last_place
    FROM places AS p
    UNION ALL
    SELECT
        c.choice + p.place_bit AS choice,
        c.cards + 1 AS cards,
        p.place AS last_place
    FROM choice_places_choices AS c
    INNER JOIN places AS p
        ON c.last_place < p.place
    WHERE
        c.cards < 5
),

-- All ways to choose up to five of up to thirteen cards
-- One row per choice and place of a chosen card; choice is the sum of 2^(place - 1) over the chosen places
choice_places AS (
    SELECT
        c.choice,
        c.cards,
        c.last_place,
        p.place
    FROM choice_places_choices AS c
    INNER JOIN places AS p
        ON c.choice & p.place_bit > 0
)

SELECT
    c.choice,
    c.cards,
    c.last_place,
    c.place
FROM choice_places AS c
ORDER BY
    c.cards,
    c.choice,
    c.place;

-- ---- sql/macros/games/class_ranks.sql
-- The rank of each class of hands by each set of rules
-- Grain: one row per set of rules and class; hands of a class have the same ranks and the same value of suited
-- Reads: class_ranks
-- Engine: duckdb

CREATE TABLE pokersql.class_ranks AS
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

-- One row per set of rules and class: the strength of its best reading
best_readings AS (
    SELECT
        r.rules,
        r.hand_key,
        ABS(r.hand_key) AS codes,
        r.cards,
        r.suited,
        r.hands,
        MAX(r.strength) AS strength
    FROM class_readings AS r
    GROUP BY
        r.rules,
        r.hand_key,
        r.cards,
        r.suited,
        r.hands
),

-- One row: the number of suits
class_ranks_all_suits AS (
    SELECT
        COUNT(*) AS suits
    FROM suits
),

-- One row per set of rules with wild cards: their rank_code, and their number in the deck (cards)
wild_cards AS (
    SELECT
        r.rules,
        t.cards AS hand_cards,
        d.rank_code,
        COUNT(DISTINCT d.card_id) AS cards
    FROM readings AS r
    INNER JOIN rules AS t
        ON r.rules = t.rules
    INNER JOIN decks AS d
        ON t.deck = d.deck AND r.rank = d.rank
    WHERE
        r.wild = 1
    GROUP BY
        r.rules,
        t.cards,
        d.rank_code
),

-- One row per set of rules with wild cards: value_mask has 15 in the four bits of each rank that a wild card may be
-- read as
wild_readings AS (
    SELECT
        s.rules,
        CAST(SUM(r.rank_code) AS BIGINT) * 15 * 16 AS value_mask
    FROM readings AS s
    INNER JOIN ranks AS r
        ON s.reads_as = r.rank
    WHERE
        s.wild = 1
    GROUP BY
        s.rules
),

-- One row per set of rules, multiset of ranks that are not wild, and reading of the wild cards: codes is the sum of the
-- rank codes without wild cards, wild is the number of wild cards, and read_codes is the sum of the rank codes of all
-- cards as read
wild_hands AS (
    SELECT
        w.rules,
        w.rank_code AS wild_code,
        n.value_codes >> 4 AS codes,
        a.cards AS wild,
        (
            n.value_codes + a.value_codes
        ) >> 4 AS read_codes
    FROM wild_cards AS w
    INNER JOIN wild_readings AS m
        ON w.rules = m.rules
    INNER JOIN pokersql.value_groups AS a
        ON w.cards >= a.cards AND m.value_mask & a.value_codes = a.value_codes
    INNER JOIN pokersql.value_groups AS n
        ON w.hand_cards - a.cards = n.cards
    WHERE
        n.value_codes % 16 = 0
        AND (
            n.value_codes >> 4
        ) % (
            w.rank_code * 16
        ) < w.rank_code
),

-- One row per set of rules, codes, wild and suited (1 if all cards are read in one suit): the greatest strength of a
-- reading
held_hands AS (
    SELECT
        h.rules,
        h.codes,
        b.suited,
        h.wild,
        h.wild_code,
        MAX(b.strength) AS strength
    FROM wild_hands AS h
    INNER JOIN best_readings AS b
        ON h.rules = b.rules AND h.read_codes = b.codes
    GROUP BY
        h.rules,
        h.codes,
        b.suited,
        h.wild,
        h.wild_code
    UNION ALL
    SELECT
        b.rules,
        b.codes,
        b.suited,
        0 AS wild,
        w.rank_code AS wild_code,
        b.strength
    FROM best_readings AS b
    INNER JOIN wild_cards AS w
        ON b.rules = w.rules
    WHERE
        b.codes % (
            w.rank_code * 16
        ) < w.rank_code
),

-- One row per set of rules and class
classes AS (
    SELECT
        b.rules,
        b.hand_key,
        b.cards,
        b.suited,
        b.hands,
        b.strength
    FROM best_readings AS b
    LEFT JOIN wild_cards AS w
        ON b.rules = w.rules
    WHERE
        w.rules IS NULL
    UNION ALL
    SELECT
        h.rules,
        (
            h.codes + h.wild * h.wild_code
        ) * (
            1 - 2 * h.suited
        ) AS hand_key,
        v.cards + h.wild AS cards,
        h.suited,
        CASE
            WHEN h.suited = 1
            THEN s.suits
            WHEN v.largest_group = 1
            THEN v.suit_choices - s.suits
            ELSE v.suit_choices
        END * b.ways AS hands,
        CASE WHEN u.strength > h.strength THEN u.strength ELSE h.strength END AS strength
    FROM held_hands AS h
    INNER JOIN pokersql.value_groups AS v
        ON h.codes * 16 = v.value_codes
    INNER JOIN wild_cards AS w
        ON h.rules = w.rules
    INNER JOIN binomials AS b
        ON w.cards = b.n AND h.wild = b.k
    CROSS JOIN class_ranks_all_suits AS s
    LEFT JOIN held_hands AS u
        ON h.suited = 1
        AND h.wild > 0
        AND h.rules = u.rules
        AND h.codes = u.codes
        AND h.wild = u.wild
        AND u.suited = 0
    WHERE
        v.suit_choices > 0 AND (
            h.suited = 1 OR v.cards > 1
        )
),

-- The rank of each class of hands by each set of rules
-- One row per set of rules and class; hands of a class have the same ranks and the same value of suited
class_ranks AS (
    SELECT
        c.rules,
        c.hand_key,
        c.cards,
        CASE
            WHEN c.strength > 0
            THEN DENSE_RANK() OVER (PARTITION BY c.rules ORDER BY c.strength DESC NULLS FIRST)
        END AS hand_rank,
        s.hand_points,
        COALESCE(s.category, r.unqualified) AS category,
        COALESCE(s.description, r.unqualified) AS description,
        COALESCE(s.rank_1, 0) AS rank_1,
        COALESCE(s.rank_2, 0) AS rank_2,
        COALESCE(s.rank_3, 0) AS rank_3,
        COALESCE(s.rank_4, 0) AS rank_4,
        COALESCE(s.rank_5, 0) AS rank_5,
        c.suited,
        c.hands
    FROM classes AS c
    INNER JOIN rules AS r
        ON c.rules = r.rules
    LEFT JOIN value_strengths AS s
        ON c.rules = s.rules AND c.strength = s.strength
    ORDER BY
        c.rules,
        hand_rank,
        c.hand_key
)

SELECT
    c.*
FROM class_ranks AS c
ORDER BY
    c.rules,
    c.hand_rank;

-- ---- sql/macros/games/rule_keys.sql
-- The rank of hands by a key that is a sum over their cards, for the rules by which a sum determines the rank
-- Grain: one row per set of rules and key
-- Reads: rule_keys
-- Engine: duckdb

CREATE TABLE pokersql.rule_keys AS
WITH
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

-- One row per set of rules and class: its rank, 1000000 if its hands do not qualify
classes AS (
    SELECT
        c.rules,
        c.hand_key,
        c.cards,
        c.suited,
        c.rank_3,
        COALESCE(c.hand_rank, 1000000) AS hand_rank
    FROM pokersql.class_ranks AS c
),

-- One row per set of rules: the worst rank of a suited hand, and the best rank of an unsuited hand of 3 or more ranks
extremes AS (
    SELECT
        c.rules,
        MAX(CASE WHEN c.suited = 1 THEN c.hand_rank END) AS worst_suited,
        MIN(CASE WHEN c.suited = 0 AND c.rank_3 > 0 THEN c.hand_rank END) AS best_unsuited,
        MIN(c.cards) AS fewest_cards
    FROM classes AS c
    GROUP BY
        c.rules
),

-- One row per set of rules and multiset of ranks: whether one suit changes hand_rank, and whether it makes hand_rank
-- worse
suit_effects AS (
    SELECT
        c.rules,
        CASE WHEN MIN(c.hand_rank) < MAX(c.hand_rank) THEN 1 ELSE 0 END AS counts_suits,
        CASE
            WHEN MAX(CASE WHEN c.suited = 1 THEN c.hand_rank END) > MIN(CASE WHEN c.suited = 0 THEN c.hand_rank END)
            THEN 1
            ELSE 0
        END AS suits_harm
    FROM classes AS c
    GROUP BY
        c.rules,
        ABS(c.hand_key)
),

-- One row per set of rules: the MAX of counts_suits and of suits_harm
suit_rules AS (
    SELECT
        e.rules,
        MAX(e.counts_suits) AS counts_suits,
        MAX(e.suits_harm) AS suits_harm
    FROM suit_effects AS e
    GROUP BY
        e.rules
),

-- One row per set of rules with wild cards
wild_rules AS (
    SELECT DISTINCT
        w.rules,
        1 AS has_wild
    FROM readings AS w
    WHERE
        w.wild = 1
),

-- Whether suits count by each set of rules, and the greatest number of cards whose sum determines the rank
-- One row per set of rules
key_rules AS (
    SELECT
        r.rules,
        r.cards,
        s.counts_suits,
        s.suits_harm,
        CASE WHEN e.fewest_cards < r.cards THEN 1 ELSE 0 END AS rainbow,
        CASE
            WHEN r.cards < 5 OR w.has_wild = 1
            THEN r.cards
            WHEN s.counts_suits = 1 AND e.worst_suited > e.best_unsuited
            THEN r.cards
            ELSE 7
        END AS most_cards
    FROM rules AS r
    INNER JOIN extremes AS e
        ON r.rules = e.rules
    INNER JOIN suit_rules AS s
        ON r.rules = s.rules
    LEFT JOIN wild_rules AS w
        ON r.rules = w.rules
),

-- One row per set of rules and rank_code of its deck, for rules whose sums may have more than five cards
rule_ranks AS (
    SELECT DISTINCT
        k.rules,
        d.rank_code
    FROM key_rules AS k
    INNER JOIN rules AS r
        ON k.rules = r.rules
    INNER JOIN decks AS d
        ON r.deck = d.deck
    WHERE
        k.most_cards > k.cards AND k.rules <> 'standard' AND d.rank < 15
),

-- One row per set of rules in rule_ranks and key of five cards; side is -1 for a flush, whose ranks all differ, else 1
five_keys AS (
    SELECT
        c.rules,
        c.hand_key,
        1 - 2 * c.suited AS side,
        c.hand_rank
    FROM pokersql.class_ranks AS c
    INNER JOIN key_rules AS k
        ON c.rules = k.rules
    WHERE
        k.most_cards > k.cards
        AND k.rules <> 'standard'
        AND (
            c.suited = 0 OR k.counts_suits = 1
        )
),

-- One row per key of six cards: the MIN of hand_rank over the keys with one card fewer
six_keys AS (
    SELECT
        f.rules,
        f.hand_key + r.rank_code * f.side AS hand_key,
        f.side,
        MIN(f.hand_rank) AS hand_rank
    FROM five_keys AS f
    INNER JOIN rule_ranks AS r
        ON f.rules = r.rules
        AND f.hand_key * f.side % (
            r.rank_code * 16
        ) < r.rank_code * CASE f.side WHEN 1 THEN 4 ELSE 1 END
    GROUP BY
        f.rules,
        f.hand_key + r.rank_code * f.side,
        f.side
),

-- One row per key of seven cards
seven_keys AS (
    SELECT
        s.rules,
        s.hand_key + r.rank_code * s.side AS hand_key,
        MIN(s.hand_rank) AS hand_rank
    FROM six_keys AS s
    INNER JOIN rule_ranks AS r
        ON s.rules = r.rules
        AND s.hand_key * s.side % (
            r.rank_code * 16
        ) < r.rank_code * CASE s.side WHEN 1 THEN 4 ELSE 1 END
    GROUP BY
        s.rules,
        s.hand_key + r.rank_code * s.side
),

-- The rank of each key by each set of rules; the key of a hand is a sum over its cards
-- One row per set of rules and key
rule_keys AS (
    SELECT
        'standard' AS rules,
        k.hand_key,
        k.cards,
        k.hand_rank
    FROM pokersql.hand_keys AS k
    UNION ALL
    SELECT
        c.rules,
        c.hand_key,
        c.cards,
        c.hand_rank
    FROM pokersql.class_ranks AS c
    INNER JOIN key_rules AS k
        ON c.rules = k.rules
    WHERE
        k.rainbow = 0 AND k.rules <> 'standard'
    UNION ALL
    SELECT
        s.rules,
        s.hand_key,
        6 AS cards,
        s.hand_rank
    FROM six_keys AS s
    UNION ALL
    SELECT
        s.rules,
        s.hand_key,
        7 AS cards,
        s.hand_rank
    FROM seven_keys AS s
)

SELECT
    k.rules,
    k.hand_key,
    k.cards,
    k.hand_rank
FROM rule_keys AS k
ORDER BY
    k.rules,
    k.cards,
    k.hand_key;

-- ---- sql/macros/games/games.sql
-- The games: the numbers of cards that a player has and must use, and the rules that decide who wins the pot
-- Grain: one row per game
-- Reads: games
-- Engine: duckdb

CREATE TABLE pokersql.games AS
WITH
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
)

SELECT
    g.*
FROM games AS g
ORDER BY
    g.game;

-- ---- sql/macros/games/judges.sql
-- The rules, deck and numbers of cards for each half of the pot in each game, and for each set of rules
-- Grain: one row per game and half (high or low), and per set of rules (with game '')
-- Reads: judges
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.judges AS
WITH
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

-- One row per set of rules and class: its rank, 1000000 if its hands do not qualify
classes AS (
    SELECT
        c.rules,
        c.hand_key,
        c.cards,
        c.suited,
        c.rank_3,
        COALESCE(c.hand_rank, 1000000) AS hand_rank
    FROM pokersql.class_ranks AS c
),

-- One row per set of rules: the worst rank of a suited hand, and the best rank of an unsuited hand of 3 or more ranks
extremes AS (
    SELECT
        c.rules,
        MAX(CASE WHEN c.suited = 1 THEN c.hand_rank END) AS worst_suited,
        MIN(CASE WHEN c.suited = 0 AND c.rank_3 > 0 THEN c.hand_rank END) AS best_unsuited,
        MIN(c.cards) AS fewest_cards
    FROM classes AS c
    GROUP BY
        c.rules
),

-- One row per set of rules and multiset of ranks: whether one suit changes hand_rank, and whether it makes hand_rank
-- worse
suit_effects AS (
    SELECT
        c.rules,
        CASE WHEN MIN(c.hand_rank) < MAX(c.hand_rank) THEN 1 ELSE 0 END AS counts_suits,
        CASE
            WHEN MAX(CASE WHEN c.suited = 1 THEN c.hand_rank END) > MIN(CASE WHEN c.suited = 0 THEN c.hand_rank END)
            THEN 1
            ELSE 0
        END AS suits_harm
    FROM classes AS c
    GROUP BY
        c.rules,
        ABS(c.hand_key)
),

-- One row per set of rules: the MAX of counts_suits and of suits_harm
suit_rules AS (
    SELECT
        e.rules,
        MAX(e.counts_suits) AS counts_suits,
        MAX(e.suits_harm) AS suits_harm
    FROM suit_effects AS e
    GROUP BY
        e.rules
),

-- One row per set of rules with wild cards
wild_rules AS (
    SELECT DISTINCT
        w.rules,
        1 AS has_wild
    FROM readings AS w
    WHERE
        w.wild = 1
),

-- Whether suits count by each set of rules, and the greatest number of cards whose sum determines the rank
-- One row per set of rules
key_rules AS (
    SELECT
        r.rules,
        r.cards,
        s.counts_suits,
        s.suits_harm,
        CASE WHEN e.fewest_cards < r.cards THEN 1 ELSE 0 END AS rainbow,
        CASE
            WHEN r.cards < 5 OR w.has_wild = 1
            THEN r.cards
            WHEN s.counts_suits = 1 AND e.worst_suited > e.best_unsuited
            THEN r.cards
            ELSE 7
        END AS most_cards
    FROM rules AS r
    INNER JOIN extremes AS e
        ON r.rules = e.rules
    INNER JOIN suit_rules AS s
        ON r.rules = s.rules
    LEFT JOIN wild_rules AS w
        ON r.rules = w.rules
),

-- How many of a player's own cards a hand may use: the fewest and the most
-- One row per game
used_limits AS (
    SELECT
        g.game,
        CASE WHEN g.own_used < 0 OR g.may_use_fewer = 1 THEN 0 ELSE g.own_used END AS fewest_used,
        CASE WHEN g.own_used < 0 THEN g.own_cards ELSE g.own_used END AS most_used
    FROM pokersql.games AS g
),

-- One row: the most own cards of a hand
most_cards AS (
    SELECT
        7 AS cards
),

-- One row per game: how many cards count, the MIN over its halves
counting_cards AS (
    SELECT
        g.game,
        MIN(r.cards) AS cards
    FROM pokersql.games AS g
    INNER JOIN rules AS r
        ON r.rules IN (g.high_rules, g.low_rules)
    INNER JOIN most_cards AS m
        ON g.own_cards <= m.cards
    GROUP BY
        g.game
),

-- The fewest and the most cards of hands and boards, for each game, and for each set of rules used without a game
-- One row per game, and one per set of rules, with game = ''
game_limits AS (
    SELECT
        g.game,
        '' AS rules,
        g.deck,
        u.fewest_used,
        u.most_used,
        CASE
            WHEN g.board_cards = 0 AND g.own_cards > c.cards
            THEN c.cards
            ELSE g.own_cards
        END AS fewest_own,
        g.own_cards AS most_own,
        CASE
            WHEN g.board_cards = 0 OR u.most_used > c.cards
            THEN 0
            ELSE c.cards - u.most_used
        END AS fewest_board,
        g.board_cards AS most_board
    FROM pokersql.games AS g
    INNER JOIN counting_cards AS c
        ON g.game = c.game
    INNER JOIN used_limits AS u
        ON g.game = u.game
    UNION ALL
    SELECT
        '' AS game,
        r.rules,
        r.deck,
        0 AS fewest_used,
        m.cards AS most_used,
        r.cards AS fewest_own,
        m.cards AS most_own,
        0 AS fewest_board,
        0 AS most_board
    FROM rules AS r
    CROSS JOIN most_cards AS m
),

-- The rules of each half of the pot, high and low, for each game, and for each set of rules used without a game
-- One row per game and half, and one per set of rules, with game = '' and half = 'high'
game_halves AS (
    SELECT
        g.game,
        '' AS rules,
        'high' AS half,
        g.high_rules AS half_rules
    FROM pokersql.games AS g
    WHERE
        g.high_rules > ''
    UNION ALL
    SELECT
        g.game,
        '' AS rules,
        'low' AS half,
        g.low_rules AS half_rules
    FROM pokersql.games AS g
    WHERE
        g.low_rules > ''
    UNION ALL
    SELECT
        '' AS game,
        r.rules,
        'high' AS half,
        r.rules AS half_rules
    FROM rules AS r
),

-- One row per deck
deck_sums AS (
    SELECT
        d.deck,
        CAST(SUM(d.card_bit) AS BIGINT) AS deck_bits
    FROM decks AS d
    GROUP BY
        d.deck
),

-- One row per rules and deck, for rules with wild cards
wild_sums AS (
    SELECT
        r.rules,
        d.deck,
        CAST(SUM(DISTINCT d.card_bit) AS BIGINT) AS wild_bits
    FROM readings AS r
    INNER JOIN decks AS d
        ON r.rank = d.rank
    WHERE
        r.wild = 1
    GROUP BY
        r.rules,
        d.deck
),

-- The rules and limits of hands in each half of the pot, for each game, and for each set of rules used without a game
-- One row per game and half, high or low, and one per set of rules, with game = ''
judges AS (
    SELECT
        LOWER(REPLACE(REPLACE(l.game || l.rules, ' ', ''), '-', '')) AS name,
        l.game,
        l.rules,
        h.half,
        ROW_NUMBER() OVER (PARTITION BY l.game, l.rules ORDER BY h.half) AS half_number,
        h.half_rules,
        l.fewest_used,
        l.most_used,
        l.fewest_own,
        l.most_own,
        l.fewest_board,
        l.most_board,
        d.deck_bits,
        COALESCE(w.wild_bits, 0) AS wild_bits,
        k.cards,
        k.counts_suits,
        k.rainbow,
        k.most_cards,
        CASE
            WHEN w.wild_bits IS NULL
            AND k.rainbow = 0
            AND l.fewest_used = 0
            AND l.most_used = l.most_own
            THEN 1
            ELSE 0
        END AS has_sums,
        CASE
            WHEN w.wild_bits IS NULL
            AND k.rainbow = 0
            AND k.suits_harm = 0
            AND l.most_used BETWEEN 1 AND k.cards - 3
            THEN 1
            ELSE 0
        END AS has_parts
    FROM game_limits AS l
    INNER JOIN game_halves AS h
        ON l.game = h.game AND l.rules = h.rules
    INNER JOIN key_rules AS k
        ON h.half_rules = k.rules
    INNER JOIN deck_sums AS d
        ON l.deck = d.deck
    LEFT JOIN wild_sums AS w
        ON h.half_rules = w.rules AND l.deck = w.deck
)

SELECT
    j.*
FROM judges AS j
ORDER BY
    j.game,
    j.rules,
    j.half_number;

-- ---- sql/macros/games/game_remedies.sql
-- The remedy for each error of a hand, in each game and by each set of rules
-- Grain: one row per game and kind of error (fault), and per set of rules (with game '') and kind of error
-- Reads: game_remedies
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.game_remedies AS
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

-- One row per error
errors AS (
    SELECT
        'bad_card' AS error,
        'a card is a rank (2 to 9, T or 10, J, Q, K, A) and a suit (c, d, h, s), as in As or 10♥; ' || 'separate cards by blank, comma, | or -; if the rules have a joker, write it as Jo or *' AS remedy
    UNION ALL
    VALUES
        ('bad_card_id', 'a card_id is 0 to 51, as in deck'),
        ('duplicate_card', 'a hand has each card only once'),
        ('wrong_count', 'a hand has five to seven cards'),
        ('own_count', 'a hand {judge} has {own} cards'),
        ('wrong_board', 'a board {judge} has {board} cards'),
        ('not_in_deck', 'the {deck} deck has the ranks {ranks}'),
        ('no_cards', 'write its cards, as in As 10♥'),
        (
            'no_rules',
            'settings names no rules, and no game whose hands have a rank; FROM rules and FROM games list them'
        ),
        (
            'no_category',
            'these rules have no category for the hand; add one to category_orders, or a name for it to rules.unqualified'
        ),
        ('too_long', 'a hand is at most 400 characters'),
        (
            'not_in_hand_cards',
            'INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards'
        ),
        (
            'other_cards',
            'hand_cards has other cards for this game and player; give the hand another game_id or player_id'
        )
),

-- The errors of hands, each with its remedy
-- One row per error; game_remedies replaces the words in braces by names and numbers of the game
remedies AS (
    SELECT
        e.error,
        e.remedy
    FROM errors AS e
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

-- How many of a player's own cards a hand may use: the fewest and the most
-- One row per game
used_limits AS (
    SELECT
        g.game,
        CASE WHEN g.own_used < 0 OR g.may_use_fewer = 1 THEN 0 ELSE g.own_used END AS fewest_used,
        CASE WHEN g.own_used < 0 THEN g.own_cards ELSE g.own_used END AS most_used
    FROM pokersql.games AS g
),

-- One row: the most own cards of a hand
most_cards AS (
    SELECT
        7 AS cards
),

-- One row per game: how many cards count, the MIN over its halves
counting_cards AS (
    SELECT
        g.game,
        MIN(r.cards) AS cards
    FROM pokersql.games AS g
    INNER JOIN rules AS r
        ON r.rules IN (g.high_rules, g.low_rules)
    INNER JOIN most_cards AS m
        ON g.own_cards <= m.cards
    GROUP BY
        g.game
),

-- The fewest and the most cards of hands and boards, for each game, and for each set of rules used without a game
-- One row per game, and one per set of rules, with game = ''
game_limits AS (
    SELECT
        g.game,
        '' AS rules,
        g.deck,
        u.fewest_used,
        u.most_used,
        CASE
            WHEN g.board_cards = 0 AND g.own_cards > c.cards
            THEN c.cards
            ELSE g.own_cards
        END AS fewest_own,
        g.own_cards AS most_own,
        CASE
            WHEN g.board_cards = 0 OR u.most_used > c.cards
            THEN 0
            ELSE c.cards - u.most_used
        END AS fewest_board,
        g.board_cards AS most_board
    FROM pokersql.games AS g
    INNER JOIN counting_cards AS c
        ON g.game = c.game
    INNER JOIN used_limits AS u
        ON g.game = u.game
    UNION ALL
    SELECT
        '' AS game,
        r.rules,
        r.deck,
        0 AS fewest_used,
        m.cards AS most_used,
        r.cards AS fewest_own,
        m.cards AS most_own,
        0 AS fewest_board,
        0 AS most_board
    FROM rules AS r
    CROSS JOIN most_cards AS m
),

-- One row per deck: its lowest and its highest rank, without the joker's
deck_ranks AS (
    SELECT
        d.deck,
        MIN(r.rank) AS lowest,
        MAX(r.rank) AS highest
    FROM decks AS d
    INNER JOIN ranks AS r
        ON d.rank = r.rank
    GROUP BY
        d.deck
),

-- One row per row of game_limits: the words that replace the braces in remedies
words AS (
    SELECT
        l.game,
        l.rules,
        l.deck,
        CASE WHEN l.game > '' THEN 'of ' || l.game ELSE 'by ' || l.rules || ' rules' END AS judge,
        CASE
            WHEN l.fewest_own < l.most_own
            THEN CAST(l.fewest_own AS TEXT) || ' to '
            ELSE ''
        END || CAST(l.most_own AS TEXT) AS own_cards,
        CASE
            WHEN l.most_board = 0
            THEN 'no'
            WHEN l.fewest_board < l.most_board
            THEN CAST(l.fewest_board AS TEXT) || ' to ' || CAST(l.most_board AS TEXT)
            ELSE CAST(l.most_board AS TEXT)
        END AS board_cards,
        f.face || ' to ' || t.face AS ranks
    FROM game_limits AS l
    INNER JOIN deck_ranks AS d
        ON l.deck = d.deck
    INNER JOIN ranks AS f
        ON d.lowest = f.rank
    INNER JOIN ranks AS t
        ON d.highest = t.rank
),

-- The remedies of hands that can't be ranked, for each game, and for each set of rules used without a game
-- One row per game and fault, and one per set of rules and fault, with game = ''
game_remedies AS (
    SELECT
        w.game,
        w.rules,
        r.error AS fault,
        REPLACE(
            REPLACE(
                REPLACE(
                    REPLACE(REPLACE(r.remedy, '{judge}', w.judge), '{own}', w.own_cards),
                    '{board}',
                    w.board_cards
                ),
                '{deck}',
                w.deck
            ),
            '{ranks}',
            w.ranks
        ) AS remedy
    FROM words AS w
    CROSS JOIN remedies AS r
)

SELECT
    r.game,
    r.rules,
    r.fault,
    r.remedy
FROM game_remedies AS r
ORDER BY
    r.game,
    r.rules,
    r.fault;

-- ---- sql/macros/games/judge_name.sql
-- The value of judges.name for a game or a set of rules; an unknown name is an error that lists the known names
-- Reads: pokersql.judges
-- Source: sql/rules/rule_names.sql and game_names.sql
-- Engine: duckdb
-- Access: internal

-- A name in lower case without blanks and hyphens
CREATE OR REPLACE MACRO pokersql.plain_name(written) AS LOWER(REPLACE(REPLACE(written, ' ', ''), '-', ''));

CREATE OR REPLACE MACRO pokersql.judge_name(rules_name, game_name) AS (
    SELECT
        CASE
            WHEN
                COUNT(*) FILTER (
                    WHERE
                        j.name = n.name AND CASE WHEN n.is_game THEN j.game > '' ELSE j.rules > '' END
                ) > 0
                THEN ANY_VALUE(n.name)
            ELSE
                SYSTEM.MAIN.ERROR(
                    CASE WHEN ANY_VALUE(n.is_game) THEN 'game ' ELSE 'rules ' END
                    || COALESCE('''' || ANY_VALUE(n.written) || '''', 'NULL')
                    || ': known are '
                    || STRING_AGG(
                        DISTINCT CASE WHEN n.is_game THEN j.game ELSE j.rules END, ', '
                        ORDER BY CASE WHEN n.is_game THEN j.game ELSE j.rules END
                    ) FILTER (WHERE CASE WHEN n.is_game THEN j.game > '' ELSE j.rules > '' END)
                    || CASE
                        WHEN COUNT(*) FILTER (WHERE j.name = n.name) > 0 AND ANY_VALUE(n.is_game)
                            THEN '; it names rules, as in rules := ''' || ANY_VALUE(n.written) || ''''
                        WHEN COUNT(*) FILTER (WHERE j.name = n.name) > 0
                            THEN
                                '; it names a game, as in rank_hands(''my_table'', hole, board, game := '''
                                || ANY_VALUE(n.written) || ''')'
                        ELSE ''
                    END
                )
        END
    FROM (
        SELECT
            game_name IS NOT NULL AS is_game,
            COALESCE(game_name, rules_name) AS written,
            pokersql.plain_name(COALESCE(game_name, rules_name)) AS name
    ) AS n
    CROSS JOIN pokersql.judges AS j
);

-- ---- sql/macros/games/judged_error.sql
-- The error of a hand and its board in a game or by a set of rules, NULL if there is no error
-- Source: sql/showdowns/game_hands.sql, which gives the same errors (tests/test_games_macros.py)
-- Engine: duckdb
-- Access: internal

-- reading_error is called with a limit of 400 cards, which no text exceeds. The limits in judges are tested last.

-- The card with the lowest bit, as text
CREATE OR REPLACE MACRO pokersql.lowest_card(bits) AS
    pokersql.number_text(CAST(BIT_COUNT((bits & -bits) - 1) AS BIGINT), TRUE);

-- The error of the hand `own` and its board, from their texts, their read_bits and the limits in judges
CREATE OR REPLACE MACRO pokersql.judged_error(
    own, board, own_bits, board_bits, deck_bits, fewest_own, most_own, fewest_board, most_board
) AS
    CASE
        WHEN own IS NULL THEN NULL
        WHEN pokersql.reading_error(own, deck_bits >> 52 = 1, 0, 400) IS NOT NULL
            THEN pokersql.reading_error(own, deck_bits >> 52 = 1, 0, 400)
        WHEN pokersql.reading_error(board, deck_bits >> 52 = 1, 0, 400) IS NOT NULL
            THEN pokersql.reading_error(board, deck_bits >> 52 = 1, 0, 400) || ' of the board'
        WHEN (own_bits | board_bits) & ~deck_bits <> 0
            THEN 'not_in_deck ''' || pokersql.lowest_card((own_bits | board_bits) & ~deck_bits) || ''''
        WHEN own_bits & board_bits <> 0
            THEN 'duplicate_card ''' || pokersql.lowest_card(own_bits & board_bits) || ''''
        WHEN BIT_COUNT(own_bits) NOT BETWEEN fewest_own AND most_own THEN 'wrong_count ' || BIT_COUNT(own_bits)
        WHEN BIT_COUNT(board_bits) NOT BETWEEN fewest_board AND most_board
            THEN 'wrong_board ' || BIT_COUNT(board_bits)
    END;

-- ---- sql/macros/games/game_remedy.sql
-- The remedy for an error of a hand in a game or by a set of rules
-- Reads: pokersql.game_remedies
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE MACRO pokersql.game_remedy(error, rules_name, game_name) AS (
    SELECT r.remedy
    FROM pokersql.game_remedies AS r
    WHERE
        pokersql.plain_name(r.game) = COALESCE(pokersql.plain_name(game_name), '')
        AND pokersql.plain_name(r.rules) = COALESCE(pokersql.plain_name(rules_name), '')
        AND r.fault = CASE
            WHEN error LIKE 'bad_card ''%' THEN 'bad_card'
            WHEN error LIKE 'bad_card %' THEN 'bad_card_id'
            WHEN error LIKE 'wrong_count %' THEN 'own_count'
            ELSE SPLIT_PART(error, ' ', 1)
        END
);

-- ---- sql/macros/games/choice_ranks.sql
-- The best choice of cards from each hand and its board
-- Grain: one row per row of `judged_table` (as in half_ranks) with a choice that the rules rank
-- Reads: pokersql.choice_places, pokersql.class_ranks
-- Source: sql/showdowns/game_ranks.sql, which makes the same choices (tests/test_games_macros.py)
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE MACRO pokersql.choice_ranks(judged_table) AS TABLE
WITH
-- One row per hand and card: the card's place (own cards come before the board) and its suit, NULL for a wild card
cards AS (
    SELECT
        h.own_bits,
        h.board_bits,
        h.half_number,
        h.half_rules,
        h.fewest_used,
        h.most_used,
        h.rainbow,
        h.cards AS counting_cards,
        BIT_COUNT(h.own_bits) AS own_cards,
        BIT_COUNT(h.own_bits) + BIT_COUNT(h.board_bits) AS all_cards,
        c.card_bit,
        CAST(1 AS BIGINT) << (c.card_id - c.card_id % 4) AS rank_code,
        CASE WHEN c.card_bit & h.wild_bits = 0 THEN CAST(1 AS BIGINT) << (c.card_id % 4) END AS suit_bit,
        CASE
            WHEN c.card_bit & h.own_bits <> 0 THEN BIT_COUNT(h.own_bits & (c.card_bit - 1)) + 1
            ELSE BIT_COUNT(h.own_bits) + BIT_COUNT(h.board_bits & (c.card_bit - 1)) + 1
        END AS place
    FROM QUERY_TABLE(judged_table) AS h
    INNER JOIN (SELECT r.range AS card_id, CAST(1 AS BIGINT) << r.range AS card_bit FROM RANGE(53) AS r) AS c
        ON (h.own_bits | h.board_bits) & c.card_bit <> 0
),

-- One row per hand and choice that the rules allow: the key and the bits of the chosen cards
choices AS (
    SELECT
        c.own_bits,
        c.board_bits,
        c.half_number,
        c.half_rules,
        p.choice,
        BIT_OR(c.card_bit) AS card_bits,
        CAST(SUM(c.rank_code) AS BIGINT)
        * CASE WHEN c.rainbow = 1 OR BIT_COUNT(BIT_OR(c.suit_bit)) > 1 THEN 1 ELSE -1 END AS hand_key
    FROM cards AS c
    INNER JOIN pokersql.choice_places AS p
        ON
            c.place = p.place
            AND c.all_cards >= p.last_place
            AND p.cards BETWEEN CASE c.rainbow WHEN 1 THEN 1 ELSE c.counting_cards END AND c.counting_cards
            AND BIT_COUNT(p.choice & ((CAST(1 AS BIGINT) << c.own_cards) - 1)) BETWEEN c.fewest_used AND c.most_used
    GROUP BY c.own_bits, c.board_bits, c.half_number, c.half_rules, c.rainbow, p.choice
    HAVING c.rainbow = 0 OR BIT_COUNT(BIT_OR(c.suit_bit)) = COUNT(*)
)

SELECT
    c.own_bits,
    c.board_bits,
    c.half_number,
    MIN(r.hand_rank) AS hand_rank,
    ARG_MIN(
        {
            'hand_rank': r.hand_rank,
            'hand_points': r.hand_points,
            'category': r.category,
            'description': r.description,
            'best_five': CASE WHEN r.hand_rank > 0 THEN pokersql.bits_text(c.card_bits) END
        },
        [CASE WHEN r.hand_rank > 0 THEN 0 ELSE 1 END, r.hand_rank, c.choice]
    ) AS best_choice
FROM choices AS c
INNER JOIN pokersql.class_ranks AS r ON c.half_rules = r.rules AND c.hand_key = r.hand_key
GROUP BY c.own_bits, c.board_bits, c.half_number;

-- ---- sql/macros/games/ruled_hand.sql
-- The rank, category, description and best_five of a hand by a set of rules, or its error, as a STRUCT
-- Reads: pokersql.judges
-- Source: sql/ranking/game_text_ranks.sql, which gives the same results (tests/test_games_macros.py)
-- Engine: duckdb
-- Access: internal

-- This macro tries all choices of cards, so rank_hands is faster for a whole table. The arguments are in a SELECT
-- without FROM, so that a name in an argument cannot bind to a column of this macro.

CREATE OR REPLACE MACRO pokersql.ruled_hand(hand, rules_name) AS (
    WITH
    -- One row: the hand, its bits, and the name of the rules in judges
    pokersql_hands AS (
        SELECT
            hand AS written,
            pokersql.read_bits(hand) AS own_bits,
            CAST(0 AS BIGINT) AS board_bits,
            pokersql.judge_name(rules_name, NULL) AS judge_name
    ),

    -- One row: the bits of the hand, the row of judges, and the error of the hand
    pokersql_errors AS (
        SELECT
            h.own_bits,
            h.board_bits,
            j.*,
            pokersql.judged_error(
                h.written, NULL, h.own_bits, h.board_bits,
                j.deck_bits, j.fewest_own, j.most_own, j.fewest_board, j.most_board
            ) AS error
        FROM pokersql_hands AS h
        INNER JOIN pokersql.judges AS j ON h.judge_name = j.name AND j.game = ''
    ),

    -- One row if the hand can be ranked
    pokersql_judged AS (
        SELECT e.* FROM pokersql_errors AS e
        WHERE e.error IS NULL AND e.own_bits IS NOT NULL
    )

    SELECT
        {
            'hand_rank': r.best_choice.hand_rank,
            'hand_points': r.best_choice.hand_points,
            'category': NULLIF(r.best_choice.category, ''),
            'description': NULLIF(r.best_choice.description, ''),
            'best_five': r.best_choice.best_five,
            'error': COALESCE(
                e.error,
                CASE WHEN e.own_bits IS NOT NULL AND COALESCE(r.best_choice.category, '') = '' THEN 'no_category' END
            )
        }
    FROM pokersql_errors AS e
    LEFT JOIN pokersql.choice_ranks('pokersql_judged') AS r ON TRUE
);

-- ---- sql/macros/games/sum_ranks.sql
-- The rank of each hand, looked up by a sum over its cards
-- Grain: one row per row of `judged_table` (as in half_ranks) that the rules rank
-- Reads: pokersql.rule_keys
-- Engine: duckdb
-- Access: internal

-- The key of a hand in rule_keys: the key of its flush if it has a flush and counts_suits is 1, else the sum of all
-- cards
CREATE OR REPLACE MACRO pokersql.sum_key(bits, counts_suits, cards) AS
    COALESCE(CASE WHEN counts_suits = 1 THEN pokersql.flush_key(bits, cards) END, pokersql.code_sum(bits));

CREATE OR REPLACE MACRO pokersql.sum_ranks(judged_table) AS TABLE
SELECT h.own_bits, h.board_bits, h.half_number, k.hand_rank
FROM QUERY_TABLE(judged_table) AS h
INNER JOIN pokersql.rule_keys AS k
    ON
        h.half_rules = k.rules
        AND pokersql.sum_key(h.own_bits | h.board_bits, h.counts_suits, h.cards) = k.hand_key;

-- ---- sql/macros/equities/board_parts.sql
-- The flush suit and the key of a board, in games in which only its ranks and a suit of three or more cards matter
-- Engine: duckdb
-- Access: internal

-- The suit_id that three or more cards of a board have, 0 if no suit has three cards
CREATE OR REPLACE MACRO pokersql.board_suit(card_bits) AS
    CASE
        WHEN BIT_COUNT(pokersql.suit_codes(card_bits, 1)) >= 3 THEN 1
        WHEN BIT_COUNT(pokersql.suit_codes(card_bits, 2)) >= 3 THEN 2
        WHEN BIT_COUNT(pokersql.suit_codes(card_bits, 3)) >= 3 THEN 3
        ELSE 0
    END;

-- The key of own cards with a board in rule_keys: of a flush if flush_cards cards have flush_suit, else of all cards
CREATE OR REPLACE MACRO pokersql.board_key(board_codes, flush_suit, flush_codes, flush_cards, own_codes, own_bits) AS
    CASE
        WHEN BIT_COUNT(flush_codes + pokersql.suit_codes(own_bits, flush_suit)) >= flush_cards
            THEN -(flush_codes + pokersql.suit_codes(own_bits, flush_suit))
        ELSE board_codes + own_codes
    END;

-- ---- sql/macros/games/view_ranks_of.sql
-- The best rank of own cards with a view of a board, which is its ranks, or its ranks in one suit
-- Grain: one row per row of `own_views` with a possible choice; hand_rank is NULL if no choice qualifies
-- Reads: pokersql.choice_places, pokersql.class_ranks, pokersql.deck
-- Engine: duckdb
-- Access: internal

-- An Omaha hand has 60 choices of cards, but only two views of its board matter: the board's ranks (6,175 different)
-- and, if a flush is possible, its ranks in the flush's suit. `own_views` has a row per half, own cards and view. In a
-- view of all ranks view_codes is the sum of the board's rank codes, and suit_id is NULL. In a view of one suit suit_id
-- is the suit, and view_codes is the negative sum over its cards. The best rank of a view with two own cards is found
-- once for all hands with these two ranks. class_ranks is joined last, by a LEFT JOIN: with an INNER JOIN, the
-- optimizer would start with all classes of the rules.

CREATE OR REPLACE MACRO pokersql.view_ranks_of(own_views) AS TABLE
WITH
-- One row per half and number of own cards that a hand may use
halves AS (
    SELECT h.half_number, h.half_rules, h.cards, UNNEST(RANGE(h.fewest_used, h.most_used + 1)) AS own_used
    FROM (
        SELECT DISTINCT v.half_number, v.half_rules, v.cards, v.fewest_used, v.most_used
        FROM QUERY_TABLE(own_views) AS v
    ) AS h
),

-- One row per set of own cards and card of the set: the card's place in the set
own_cards AS (
    SELECT
        h.own_bits,
        d.rank_code,
        d.suit_id,
        BIT_COUNT(h.own_bits & (d.card_bit - 1)) + 1 AS place,
        BIT_COUNT(h.own_bits) AS cards
    FROM (SELECT DISTINCT v.own_bits FROM QUERY_TABLE(own_views) AS v) AS h
    INNER JOIN pokersql.deck AS d ON h.own_bits & d.card_bit <> 0
),

-- One row per choice of own cards and place of a chosen card; a choice has as many cards as a hand may use own cards
own_places AS (
    SELECT p.choice, p.place, p.last_place
    FROM pokersql.choice_places AS p
    WHERE p.cards IN (SELECT h.own_used FROM halves AS h)
),

-- One row per set of own cards and choice, possibly of no card: the sum of its rank codes, and the bits of its suits
own_parts AS (
    SELECT
        c.own_bits,
        CAST(SUM(c.rank_code) AS BIGINT) AS rank_codes,
        BIT_OR(1 << c.suit_id) AS suit_bits
    FROM own_cards AS c
    INNER JOIN own_places AS p ON c.place = p.place AND c.cards >= p.last_place
    GROUP BY c.own_bits, p.choice
    UNION ALL
    SELECT DISTINCT v.own_bits, 0 AS rank_codes, 0 AS suit_bits FROM QUERY_TABLE(own_views) AS v
    WHERE v.fewest_used = 0
),

-- One row per view and card of the view; cards of equal rank get different suits, which have no effect
view_cards AS (
    SELECT
        v.view_codes,
        CASE WHEN v.view_codes > 0 THEN d.rank_code ELSE -d.rank_code END AS rank_code,
        ROW_NUMBER() OVER (PARTITION BY v.view_codes ORDER BY d.card_id) AS place,
        COUNT(*) OVER (PARTITION BY v.view_codes) AS cards
    FROM (SELECT DISTINCT o.view_codes FROM QUERY_TABLE(own_views) AS o) AS v
    INNER JOIN pokersql.deck AS d ON d.suit_id < (ABS(v.view_codes) >> (4 * (d.rank - 2))) & 15
),

-- One row per half, view and sum of a choice of cards from the view (rank_codes)
view_parts AS (
    SELECT DISTINCT
        h.half_number,
        h.half_rules,
        c.view_codes,
        CAST(SUM(c.rank_code) AS BIGINT) AS rank_codes
    FROM view_cards AS c
    CROSS JOIN halves AS h
    INNER JOIN pokersql.choice_places AS p
        ON h.cards - h.own_used = p.cards AND c.place = p.place AND c.cards >= p.last_place
    GROUP BY h.half_number, h.half_rules, c.view_codes, p.choice
),

-- One row per sum of a choice of own cards (rank_codes), and per negative sum of a choice in at most one suit (suited)
own_sums AS (
    SELECT DISTINCT FALSE AS suited, o.rank_codes FROM own_parts AS o
    UNION ALL
    SELECT DISTINCT TRUE AS suited, -o.rank_codes AS rank_codes FROM own_parts AS o
    WHERE BIT_COUNT(o.suit_bits) < 2
),

-- One row per half, view and rank_codes of own cards: the best rank
part_ranks AS (
    SELECT v.half_number, v.view_codes, o.rank_codes, MIN(r.hand_rank) AS hand_rank
    FROM view_parts AS v
    INNER JOIN own_sums AS o ON (v.view_codes < 0) = o.suited
    LEFT JOIN pokersql.class_ranks AS r
        ON v.half_rules = r.rules AND v.rank_codes + o.rank_codes = r.hand_key
    GROUP BY v.half_number, v.view_codes, o.rank_codes
),

-- One row per row of own_views and choice of own cards; a view of one suit has only the choices of this suit
own_codes AS (
    SELECT
        v.half_number,
        v.own_bits,
        v.view_codes,
        v.suit_id,
        CASE WHEN v.suit_id IS NULL THEN o.rank_codes ELSE -o.rank_codes END AS rank_codes
    FROM QUERY_TABLE(own_views) AS v
    INNER JOIN own_parts AS o ON v.own_bits = o.own_bits AND (v.suit_id IS NULL OR o.suit_bits & ~(1 << v.suit_id) = 0)
)

SELECT c.half_number, c.own_bits, c.view_codes, COALESCE(c.suit_id, -1) AS suit_id, MIN(r.hand_rank) AS hand_rank
FROM own_codes AS c
INNER JOIN part_ranks AS r
    ON c.half_number = r.half_number AND c.view_codes = r.view_codes AND c.rank_codes = r.rank_codes
GROUP BY c.half_number, c.own_bits, c.view_codes, c.suit_id;

-- ---- sql/macros/games/part_ranks.sql
-- The best rank from own cards and cards of the board, if no card is wild and no flush makes a hand worse
-- Grain: one row per row of `judged_table` (as in half_ranks); hand_rank is NULL if no choice qualifies
-- Source: sql/showdowns/game_ranks.sql, which finds the same ranks (tests/test_games_macros.py)
-- Engine: duckdb
-- Access: internal

-- At least three cards come from the board, so a flush is possible in at most one suit. A view of a board is all its
-- ranks, or its ranks in the suit of a possible flush; see view_ranks_of.

CREATE OR REPLACE MACRO pokersql.part_ranks(judged_table) AS TABLE
WITH
-- One row per hand and half: the two views of its board
hands AS MATERIALIZED (
    SELECT
        j.own_bits,
        j.board_bits,
        j.half_number,
        j.half_rules,
        j.fewest_used,
        j.most_used,
        j.counts_suits,
        j.cards,
        pokersql.code_sum(j.board_bits) AS board_codes,
        pokersql.board_suit(j.board_bits) AS flush_suit,
        pokersql.suit_codes(j.board_bits, pokersql.board_suit(j.board_bits)) AS flush_codes
    FROM QUERY_TABLE(judged_table) AS j
),

-- One row per half, own cards and view of a board
own_views AS (
    SELECT DISTINCT
        h.half_number, h.half_rules, h.fewest_used, h.most_used, h.cards, h.own_bits,
        h.board_codes AS view_codes, CAST(NULL AS INTEGER) AS suit_id
    FROM hands AS h
    UNION ALL
    SELECT DISTINCT
        h.half_number, h.half_rules, h.fewest_used, h.most_used, h.cards, h.own_bits,
        -h.flush_codes AS view_codes, h.flush_suit AS suit_id
    FROM hands AS h
    WHERE h.counts_suits = 1 AND BIT_COUNT(h.flush_codes) >= h.cards - h.most_used
),

-- One row per half, own cards and view, if they make a hand: its rank
ranks AS (
    SELECT r.* FROM pokersql.view_ranks_of('own_views') AS r
)

SELECT h.own_bits, h.board_bits, h.half_number, LEAST(r.hand_rank, f.hand_rank) AS hand_rank
FROM hands AS h
LEFT JOIN ranks AS r
    ON h.half_number = r.half_number AND h.own_bits = r.own_bits AND r.suit_id = -1 AND h.board_codes = r.view_codes
LEFT JOIN ranks AS f
    ON
        h.half_number = f.half_number AND h.own_bits = f.own_bits
        AND h.flush_suit = f.suit_id AND -h.flush_codes = f.view_codes;

-- ---- sql/macros/games/half_ranks.sql
-- The rank of each hand by the rules of the high or low half of the pot
-- Grain: one row per row of `judged_table` that the rules rank
-- Engine: duckdb
-- Access: internal

-- `judged_table` has own_bits and board_bits of each hand, and the columns of judges for the half of the pot. Three
-- macros rank hands: sum_ranks by a sum over all cards, part_ranks by own cards and board, choice_ranks by trying all
-- choices of cards. has_sums, has_parts and most_cards decide which macro ranks a hand.

CREATE OR REPLACE MACRO pokersql.half_ranks(judged_table) AS TABLE
WITH
-- One row per hand and half that sum_ranks ranks
pokersql_sums AS (
    SELECT j.* FROM QUERY_TABLE(judged_table) AS j
    WHERE j.has_sums = 1 AND BIT_COUNT(j.own_bits | j.board_bits) <= j.most_cards
),

-- One row per hand and half that part_ranks ranks
pokersql_parts AS (
    SELECT j.* FROM QUERY_TABLE(judged_table) AS j
    WHERE j.has_parts = 1 AND NOT (j.has_sums = 1 AND BIT_COUNT(j.own_bits | j.board_bits) <= j.most_cards)
),

-- One row per hand and half that choice_ranks ranks
pokersql_choices AS (
    SELECT j.* FROM QUERY_TABLE(judged_table) AS j
    WHERE j.has_parts = 0 AND NOT (j.has_sums = 1 AND BIT_COUNT(j.own_bits | j.board_bits) <= j.most_cards)
)

SELECT s.own_bits, s.board_bits, s.half_number, s.hand_rank FROM pokersql.sum_ranks('pokersql_sums') AS s
UNION ALL
SELECT p.own_bits, p.board_bits, p.half_number, p.hand_rank FROM pokersql.part_ranks('pokersql_parts') AS p
UNION ALL
SELECT c.own_bits, c.board_bits, c.half_number, c.hand_rank FROM pokersql.choice_ranks('pokersql_choices') AS c;

-- ---- sql/macros/games/ruled_hands.sql
-- A table of hands and boards with the rank, or the error, of each hand, in a game or by a set of rules
-- Grain: one row per row of `hands_table`
-- Reads: pokersql.class_ranks, pokersql.judges
-- Source: sql/ranking/game_text_ranks.sql, which gives the same results (tests/test_games_macros.py)
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE MACRO pokersql.ruled_hands(hands_table, own_column, board_column, rules_name, game_name) AS TABLE
WITH
-- One row per half of the game, or one row for a set of rules
pokersql_halves AS MATERIALIZED (
    SELECT j.* FROM pokersql.judges AS j
    WHERE
        j.name = pokersql.judge_name(rules_name, game_name)
        AND CASE WHEN game_name IS NULL THEN j.game = '' ELSE j.game > '' END
),

-- One row: the deck and the numbers of cards, which are equal in both halves
pokersql_limits AS (
    SELECT h.* FROM pokersql_halves AS h
    WHERE h.half_number = 1
),

-- One row per row of the table: its hand and its board
pokersql_owns AS NOT MATERIALIZED (
    SELECT
        board_column AS "pokersql board",
        r."pokersql hand" AS "pokersql own",
        r."pokersql bits" AS "pokersql own bits",
        r.* EXCLUDE ("pokersql hand", "pokersql bits")
    FROM pokersql.read_hands(hands_table, own_column) AS r
),

-- One row per row of the table: the bits of its hand and of its board
pokersql_bits AS NOT MATERIALIZED (
    SELECT
        CASE WHEN r."pokersql board" IS NULL THEN 0 ELSE r."pokersql bits" END AS "pokersql board bits",
        r.* EXCLUDE ("pokersql hand", "pokersql bits")
    FROM pokersql.read_hands('pokersql_owns', "pokersql board") AS r
),

-- One row per row of the table: whether its hand can be ranked
pokersql_rows AS NOT MATERIALIZED (
    SELECT
        COALESCE(
            (b."pokersql own bits" | b."pokersql board bits") & ~j.deck_bits = 0
            AND b."pokersql own bits" & b."pokersql board bits" = 0
            AND BIT_COUNT(b."pokersql own bits") BETWEEN j.fewest_own AND j.most_own
            AND BIT_COUNT(b."pokersql board bits") BETWEEN j.fewest_board AND j.most_board,
            FALSE
        ) AS "pokersql can be ranked",
        b.*
    FROM pokersql_bits AS b
    CROSS JOIN pokersql_limits AS j
),

-- One row per half and different hand with its board
pokersql_judged AS MATERIALIZED (
    SELECT h.own_bits, h.board_bits, j.*
    FROM (
        SELECT DISTINCT r."pokersql own bits" AS own_bits, r."pokersql board bits" AS board_bits
        FROM pokersql_rows AS r
        WHERE r."pokersql can be ranked"
    ) AS h
    CROSS JOIN pokersql_halves AS j
),

-- One row per different hand and board: the rank in each half, 0 if the hand does not qualify, NULL if the half is
-- missing
pokersql_hands AS (
    SELECT
        r.own_bits,
        r.board_bits,
        MAX(CASE WHEN r.half_number = 1 THEN COALESCE(r.hand_rank, 0) END) AS first_rank,
        MAX(CASE WHEN r.half_number = 2 THEN COALESCE(r.hand_rank, 0) END) AS second_rank
    FROM pokersql.half_ranks('pokersql_judged') AS r
    GROUP BY r.own_bits, r.board_bits
),

-- One row per half and hand_rank (0 for hands that do not qualify): the category and the description
pokersql_names AS (
    SELECT
        j.half_number,
        COALESCE(c.hand_rank, 0) AS hand_rank,
        ANY_VALUE(c.category) AS category,
        ANY_VALUE(c.description) AS description
    FROM pokersql_halves AS j
    INNER JOIN pokersql.class_ranks AS c ON j.half_rules = c.rules
    GROUP BY j.half_number, COALESCE(c.hand_rank, 0)
)

SELECT
    r.* EXCLUDE (
        "pokersql can be ranked", "pokersql board", "pokersql own", "pokersql board bits", "pokersql own bits"
    ),
    NULLIF(h.first_rank, 0) AS "pokersql rank",
    NULLIF(f.category, '') AS "pokersql category",
    NULLIF(f.description, '') AS "pokersql description",
    NULLIF(h.second_rank, 0) AS "pokersql low rank",
    s.category AS "pokersql low category",
    s.description AS "pokersql low description",
    CASE
        WHEN NOT r."pokersql can be ranked"
            THEN
                pokersql.judged_error(
                    r."pokersql own", r."pokersql board", r."pokersql own bits", r."pokersql board bits",
                    j.deck_bits, j.fewest_own, j.most_own, j.fewest_board, j.most_board
                )
        WHEN COALESCE(f.category, '') = '' THEN 'no_category'
    END AS "pokersql error"
FROM pokersql_rows AS r
CROSS JOIN pokersql_limits AS j
LEFT JOIN pokersql_hands AS h
    ON
        CASE WHEN r."pokersql can be ranked" THEN r."pokersql own bits" END = h.own_bits
        AND r."pokersql board bits" = h.board_bits
LEFT JOIN pokersql_names AS f ON f.half_number = 1 AND h.first_rank = f.hand_rank
LEFT JOIN pokersql_names AS s ON s.half_number = 2 AND h.second_rank = s.hand_rank;

-- ---- sql/macros/equities/hole_cards.sql
-- The hole cards of hold'em: every combination of two cards, with its starting hand
-- Grain: one row per combination (1,326), card_1 < card_2
-- Reads: hole_cards
-- Engine: duckdb

CREATE TABLE pokersql.hole_cards AS
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

-- The hole cards of hold'em: every combination of two cards, and its starting hand
-- One row per combination (1,326), card_1 < card_2
hole_cards AS (
    SELECT
        h.card || l.card AS hole,
        hr.face || lr.face || CASE WHEN h.rank = l.rank THEN '' WHEN h.suit_id = l.suit_id THEN 's' ELSE 'o' END AS starting_hand,
        l.card_id AS card_1,
        h.card_id AS card_2,
        h.rank AS high_rank,
        l.rank AS low_rank,
        CASE WHEN h.suit_id = l.suit_id THEN 1 ELSE 0 END AS suited,
        h.rank_code + l.rank_code AS rank_codes,
        h.card_bit + l.card_bit AS card_bits
    FROM pokersql.deck AS h
    INNER JOIN pokersql.deck AS l
        ON h.card_id > l.card_id
    INNER JOIN ranks AS hr
        ON h.rank = hr.rank
    INNER JOIN ranks AS lr
        ON l.rank = lr.rank
    ORDER BY
        card_2 DESC NULLS FIRST,
        card_1 DESC NULLS FIRST
)

SELECT
    h.*
FROM hole_cards AS h
ORDER BY
    h.card_2 DESC NULLS FIRST,
    h.card_1 DESC NULLS FIRST;

-- ---- sql/macros/equities/top_hands.sql
-- The starting hands in falling order of equity against a random hand, for ranges like 15%
-- Grain: one row per starting hand (169); combinations_so_far is the running total of combinations
-- Reads: top_hands
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.top_hands AS
WITH
top_hands AS (
SELECT
    s.starting_hand,
    SUM(s.combinations) OVER (ORDER BY 2 * s.wins + s.ties DESC, s.starting_hand) AS combinations_so_far,
    SUM(s.combinations) OVER () AS combinations_in_all
FROM pokersql.starting_hands AS s
)

SELECT t.starting_hand, t.combinations_so_far, t.combinations_in_all
FROM top_hands AS t
ORDER BY t.combinations_so_far;

-- ---- sql/macros/equities/game_methods.sql
-- The traits of each game that decide how its equity is computed
-- Grain: one row per game
-- Reads: game_methods
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.game_methods AS
WITH
-- One row per game: its numbers of cards and the traits of its halves
game_traits AS (
    SELECT
        j.game,
        MAX(j.deck_bits) AS deck_bits,
        MAX(j.most_own) AS own_cards,
        MAX(j.most_board) AS board_cards,
        MAX(CASE WHEN j.half_number = 1 THEN j.half_rules ELSE '' END) AS high_rules,
        MIN(CASE WHEN j.counts_suits = 1 THEN j.cards ELSE 99 END) AS flush_cards,
        COUNT(*) AS halves,
        MAX(j.half) AS last_half,
        MIN(
            CASE
                WHEN j.has_sums = 1 AND j.most_own + j.most_board <= j.most_cards
                THEN 1
                ELSE 0
            END
        ) AS has_sums,
        MIN(CASE WHEN j.has_parts = 1 AND j.most_board = 5 THEN 1 ELSE 0 END) AS has_parts
    FROM pokersql.judges AS j
    WHERE
        j.game > ''
    GROUP BY
        j.game
),

-- The traits of each game that decide how its equity is computed
-- One row per game in which a player has one hand, so not for Chinese poker
game_methods AS (
    SELECT
        t.game,
        t.deck_bits,
        t.own_cards,
        t.board_cards,
        g.most_players,
        t.high_rules,
        DENSE_RANK() OVER (ORDER BY t.high_rules) AS rules_number,
        t.flush_cards,
        t.halves = 1 AND t.last_half = 'low' AS is_low,
        t.halves = 1 AND t.has_sums = 1 AS is_sum,
        t.has_parts = 1 AS has_kinds,
        t.halves = 1 AND t.has_sums = 1 AND t.has_parts = 1 AND t.own_cards = 2 AS has_starting_hands
    FROM game_traits AS t
    INNER JOIN pokersql.games AS g
        ON t.game = g.game
)

SELECT
    m.*
FROM game_methods AS m
ORDER BY
    m.game;

-- ---- sql/macros/equities/equity_limits.sql
-- The limits of time and memory for counting; a question that would exceed them is simulated
-- Grain: one row in all; UPDATE it to change the limits
-- Reads: equity_limits
-- Engine: duckdb

CREATE TABLE pokersql.equity_limits AS
WITH
equity_limits AS (
SELECT CAST(10 AS DOUBLE) AS seconds, CAST(2500 AS DOUBLE) AS megabytes
)

SELECT l.seconds, l.megabytes FROM equity_limits AS l;

-- ---- sql/macros/equities/suit_orders.sql
-- The 24 permutations of the suits
-- Grain: one row per permutation; suit_0 is the new suit_id of clubs, suit_1 is the new suit_id of diamonds, ...
-- Reads: pokersql.deck
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.suit_orders AS
WITH
-- One row per suit
suits AS (
    SELECT DISTINCT d.suit_id FROM pokersql.deck AS d
)

SELECT c.suit_id AS suit_0, d.suit_id AS suit_1, h.suit_id AS suit_2, s.suit_id AS suit_3
FROM suits AS c
INNER JOIN suits AS d ON c.suit_id <> d.suit_id
INNER JOIN suits AS h ON h.suit_id NOT IN (c.suit_id, d.suit_id)
INNER JOIN suits AS s ON s.suit_id NOT IN (c.suit_id, d.suit_id, h.suit_id);

-- ---- sql/macros/equities/suits_renamed.sql
-- The bits of cards after a permutation of the suits: the suit with suit_id i becomes suit_i
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE MACRO pokersql.suits_renamed(card_bits, suit_0, suit_1, suit_2, suit_3) AS
    (pokersql.suit_codes(card_bits, 0) << suit_0)
    | (pokersql.suit_codes(card_bits, 1) << suit_1)
    | (pokersql.suit_codes(card_bits, 2) << suit_2)
    | (pokersql.suit_codes(card_bits, 3) << suit_3);

-- Whether the permutation of the suits does not change the set of cards
CREATE OR REPLACE MACRO pokersql.suits_kept(card_bits, suit_0, suit_1, suit_2, suit_3) AS
    pokersql.suits_renamed(card_bits, suit_0, suit_1, suit_2, suit_3) = card_bits & ((CAST(1 AS BIGINT) << 52) - 1);

-- ---- sql/macros/equities/board_ranks.sql
-- The multisets of five ranks that a board can have
-- Grain: one row per multiset (6,175); rank_1 >= rank_2 >= ... >= rank_5
-- Reads: pokersql.deck
-- Engine: duckdb
-- Access: internal

-- If the deck still has n_1 to n_5 cards of rank_1 to rank_5, the number of boards with these ranks is
--     n_1 * (n_2 - before_2) * ... * (n_5 - before_5) / orders.
-- before_k is the number of ranks before rank_k that are equal to rank_k. orders is the product of the factorials of
-- the numbers of equal ranks.

CREATE TABLE pokersql.board_ranks AS
WITH
-- One row per rank
ranks AS (
    SELECT DISTINCT d.rank, d.rank_code FROM pokersql.deck AS d
),

-- One row per multiset: its ranks, the sum of its rank codes, and before_2 to before_5
multisets AS (
    SELECT
        r1.rank AS rank_1,
        r2.rank AS rank_2,
        r3.rank AS rank_3,
        r4.rank AS rank_4,
        r5.rank AS rank_5,
        r1.rank_code + r2.rank_code + r3.rank_code + r4.rank_code + r5.rank_code AS board_codes,
        CAST(r2.rank = r1.rank AS INTEGER) AS before_2,
        CAST(r3.rank = r2.rank AS INTEGER) + CAST(r3.rank = r1.rank AS INTEGER) AS before_3,
        CAST(r4.rank = r3.rank AS INTEGER) + CAST(r4.rank = r2.rank AS INTEGER) + CAST(r4.rank = r1.rank AS INTEGER)
            AS before_4,
        CAST(r5.rank = r4.rank AS INTEGER) + CAST(r5.rank = r3.rank AS INTEGER) + CAST(r5.rank = r2.rank AS INTEGER)
            AS before_5
    FROM ranks AS r1
    INNER JOIN ranks AS r2 ON r1.rank >= r2.rank
    INNER JOIN ranks AS r3 ON r2.rank >= r3.rank
    INNER JOIN ranks AS r4 ON r3.rank >= r4.rank
    INNER JOIN ranks AS r5 ON r4.rank >= r5.rank AND r1.rank > r5.rank
)

SELECT
    p.*,
    (p.before_2 + 1) * (p.before_3 + 1) * (p.before_4 + 1) * (p.before_5 + 1) AS orders
FROM multisets AS p;

-- ---- sql/macros/equities/suit_cards.sql
-- The sets of three, four or five ranks that a board can have in one suit
-- Grain: one row per set of ranks (286 + 715 + 1,287)
-- Reads: pokersql.deck
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.suit_cards AS
WITH RECURSIVE
-- One row per rank
ranks AS (
    SELECT DISTINCT d.rank, d.rank_code FROM pokersql.deck AS d
),

-- One row per set of up to five ranks; ranks are added in rising order
sets AS (
    SELECT 0 AS cards, 0 AS highest, CAST(0 AS BIGINT) AS codes
    UNION ALL
    SELECT s.cards + 1 AS cards, r.rank AS highest, s.codes + r.rank_code AS codes
    FROM sets AS s
    INNER JOIN ranks AS r ON s.highest < r.rank
    WHERE s.cards < 5
)

SELECT s.cards, s.codes
FROM sets AS s
WHERE s.cards >= 3;

-- ---- sql/macros/equities/other_cards.sql
-- The ranks of a board's other cards, if three, four or five of its cards have one suit
-- Grain: one row per multiset of up to two ranks (91 + 13 + 1); rank 0 means no card
-- Reads: pokersql.deck
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.other_cards AS
WITH
-- One row per rank, and one for no card
choices AS (
    SELECT DISTINCT d.rank, d.rank_code FROM pokersql.deck AS d
    UNION ALL
    SELECT 0 AS rank, 0 AS rank_code
)

SELECT
    a.rank AS rank_1,
    b.rank AS rank_2,
    CAST(a.rank > 0 AS INTEGER) + CAST(b.rank > 0 AS INTEGER) AS cards,
    a.rank_code + b.rank_code AS codes
FROM choices AS a
INNER JOIN choices AS b ON a.rank >= b.rank;

-- ---- sql/macros/equities/matchup_key.sql
-- The key of two hands before the flop: equal for matchups that differ only by a renaming of suits
-- Engine: duckdb
-- Access: internal

-- The key is the sorted list of suit_holding for the four suits. Rank codes are powers of 16, so a suit_holding
-- determines for each card of the suit whether hero, villain or no one has it.

-- The sum of the rank codes of hero's cards of a suit + 2 * the sum of the rank codes of villain's cards of the suit
CREATE OR REPLACE MACRO pokersql.suit_holding(hero_bits, villain_bits, suit_id) AS
    pokersql.suit_codes(hero_bits, suit_id) + 2 * pokersql.suit_codes(villain_bits, suit_id);

CREATE OR REPLACE MACRO pokersql.matchup_key(hero_bits, villain_bits) AS
    LIST_SORT([
        pokersql.suit_holding(hero_bits, villain_bits, 0),
        pokersql.suit_holding(hero_bits, villain_bits, 1),
        pokersql.suit_holding(hero_bits, villain_bits, 2),
        pokersql.suit_holding(hero_bits, villain_bits, 3)
    ]);

-- ---- sql/macros/equities/matchup_counts.sql
-- How often two hole cards win, tie and lose against two other hole cards before the flop, on all boards
-- Grain: one row per game and matchup, a class of pairs of hole cards that differ only by a renaming of suits
-- Columns:
--   game: the game whose showdowns are counted
--   matchup: pokersql.matchup_key of the two hands
--   hero_hand: the starting hand of the first hole cards
--   villain_hand: the starting hand of the second hole cards
--   pairs: how many of the 1,624,350 ordered pairs of hole cards have this matchup
--   wins: boards that the first hand wins; wins + ties + losses = 1,712,304
--   ties: boards that both hands split
--   losses: boards that the first hand loses
-- Engine: duckdb
-- Access: internal

-- The table is empty until sql/matchups.sql fills it. For a game without rows here, showdowns are counted board by
-- board.

CREATE TABLE pokersql.matchup_counts (
    game VARCHAR,
    matchup BIGINT[],
    hero_hand VARCHAR,
    villain_hand VARCHAR,
    pairs INTEGER,
    wins INTEGER,
    ties INTEGER,
    losses INTEGER
);

-- ---- sql/macros/equities/range_shapes.sql
-- The shapes that a range can require of its hands, for example $ds (double-suited)
-- Grain: one row per shape
-- Engine: duckdb
-- Access: internal

-- A shape counts the suits or the ranks (counted) of a hand: fewest_twos to most_twos of them have two or more cards,
-- threes have three or more, and fours have four or more. NULL means any number. Every hand has exactly one shape of
-- suits.

CREATE TABLE pokersql.range_shapes AS
SELECT s.*
FROM (
    VALUES
    ('rb', 'suits', 0, 0, 0, 0),
    ('ss', 'suits', 1, 1, 0, 0),
    ('ds', 'suits', 2, 4, NULL, NULL),
    ('ts', 'suits', 1, 1, 1, 0),
    ('ms', 'suits', 1, 1, 1, 1),
    ('np', 'ranks', 0, 0, 0, 0),
    ('op', 'ranks', 1, 1, 0, 0),
    ('tp', 'ranks', 2, 2, 0, 0)
) AS s (shape, counted, fewest_twos, most_twos, threes, fours);

-- ---- sql/macros/equities/pattern_slots.sql
-- Macros for patterns of hands; a pattern has a slot for each card: A, As, Ax, [A-T], [As,Kd], h, R or *
-- Engine: duckdb
-- Access: internal

-- A pattern has small letters for ranks and suits. The variables w, x, y and z are suits; R, O, N and P are ranks. Two
-- variables have different values, and no variable has the value of a rank or suit that the pattern names. Brackets
-- list the possible cards of a slot.

-- The text of a pattern, with ranks and suits in small letters
CREATE OR REPLACE MACRO pokersql.pattern_text(written) AS
    REPLACE(TRANSLATE(written, 'TJQKACDHS♣♧♦♢♥♡♠♤' || CHR(65038) || CHR(65039), 'tjqkacdhsccddhhss'), '10', 't');

-- The regular expression of a slot
CREATE OR REPLACE MACRO pokersql.slot_pattern() AS
    '(?:(?:[2-9tjqkaRONP*]|\[(?:(?:[2-9tjqka]-[2-9tjqka]|[2-9tjqka][cdhs]?|[cdhs])[,\s]*)+\])'
    || '(?:[cdhswxyz]|\[(?:[cdhs][,\s]*)+\])?|[cdhswxyz])';

-- The slots of a pattern
CREATE OR REPLACE MACRO pokersql.pattern_slots(pattern) AS REGEXP_EXTRACT_ALL(pattern, pokersql.slot_pattern());

-- Whether a slot is one card
CREATE OR REPLACE MACRO pokersql.is_card(slot) AS REGEXP_FULL_MATCH(slot, '[2-9tjqka][cdhs]');

-- The rank of a slot, NULL if the slot does not begin with a rank
CREATE OR REPLACE MACRO pokersql.slot_rank(slot) AS NULLIF(STRPOS('23456789tjqka', slot[1]) + 1, 1);

-- How far the rank of each slot moves in a span, from its first to its last hand; NULL if the two hands are not a span
CREATE OR REPLACE MACRO pokersql.span_moves(first_slots, last_slots) AS
    CASE
        WHEN
            LIST_TRANSFORM(first_slots, lambda pokersql_slot: pokersql_slot[2:])
            = LIST_TRANSFORM(last_slots, lambda pokersql_slot: pokersql_slot[2:])
            THEN
                LIST_TRANSFORM(
                    [LIST_TRANSFORM(
                        first_slots,
                        lambda pokersql_slot, pokersql_place:
                            pokersql.slot_rank(last_slots[pokersql_place]) - pokersql.slot_rank(pokersql_slot)
                    )],
                    lambda pokersql_moves: CASE
                        WHEN
                            LIST_COUNT(pokersql_moves) = LEN(pokersql_moves)
                            AND LEN(
                                LIST_DISTINCT(LIST_FILTER(pokersql_moves, lambda pokersql_move: pokersql_move <> 0))
                            ) = 1
                            THEN pokersql_moves
                    END
                )[1]
    END;

-- If a hand has two different ranks or an ace, the ranks below the highest rise until the best of them is just below
-- it. In other hands all ranks rise until the highest is an ace.
-- How far the rank of each slot of a hand with + can rise, NULL if a slot has no rank
CREATE OR REPLACE MACRO pokersql.rising_moves(slots) AS
    LIST_TRANSFORM(
        [LIST_TRANSFORM(slots, lambda pokersql_slot: pokersql.slot_rank(pokersql_slot))],
        lambda pokersql_ranks: CASE
            WHEN LIST_COUNT(pokersql_ranks) < LEN(pokersql_ranks) THEN NULL
            WHEN
                LIST_MIN(pokersql_ranks) < LIST_MAX(pokersql_ranks)
                AND (LEN(LIST_DISTINCT(pokersql_ranks)) = 2 OR LIST_MAX(pokersql_ranks) = 14)
                THEN
                    LIST_TRANSFORM(
                        pokersql_ranks,
                        lambda pokersql_rank: CASE
                            WHEN pokersql_rank < LIST_MAX(pokersql_ranks)
                                THEN
                                    LIST_MAX(pokersql_ranks) - 1
                                    - LIST_MAX(
                                        LIST_FILTER(
                                            pokersql_ranks,
                                            lambda pokersql_other: pokersql_other < LIST_MAX(pokersql_ranks)
                                        )
                                    )
                            ELSE 0
                        END
                    )
            ELSE LIST_TRANSFORM(pokersql_ranks, lambda pokersql_rank: 14 - LIST_MAX(pokersql_ranks))
        END
    )[1];

-- aks becomes axkx, ako becomes axky, and a*o becomes axRy, since R is a rank that differs from a.
-- The pattern of the name of a hand of two cards, for example ak, aks, a*o, a[k-t]s; NULL for other names
CREATE OR REPLACE MACRO pokersql.named_hand(name) AS
    LIST_TRANSFORM(
        [REGEXP_EXTRACT(
            name,
            '^([2-9tjqka*]|\[[^\[\]]*\])([2-9tjqka*x]|\[[^\[\]]*\])([so]?)$',
            ['first', 'second', 'ending']
        )],
        lambda pokersql_part: CASE
            WHEN pokersql_part.first = '' THEN NULL
            WHEN pokersql.slot_rank(pokersql_part.first) < pokersql.slot_rank(pokersql_part.second) THEN NULL
            WHEN
                pokersql.slot_rank(pokersql_part.first) = pokersql.slot_rank(pokersql_part.second)
                AND pokersql_part.ending <> ''
                THEN NULL
            ELSE
                pokersql_part.first
                || CASE pokersql_part.ending WHEN '' THEN '' ELSE 'x' END
                || CASE
                    WHEN pokersql_part.second NOT IN ('*', 'x') THEN pokersql_part.second
                    WHEN pokersql_part.ending = '' THEN '*'
                    ELSE 'R'
                END
                || CASE pokersql_part.ending WHEN 's' THEN 'x' WHEN 'o' THEN 'y' ELSE '' END
        END
    )[1];

-- The pattern of the name of several hands of two cards, for example qq+, a5s-a2s, random; NULL for other names
CREATE OR REPLACE MACRO pokersql.named_pattern(name) AS
    CASE
        WHEN name IN ('random', 'any') THEN '*'
        ELSE
            LIST_TRANSFORM(
                [LIST_TRANSFORM(
                    -- in brackets, - joins two ranks, not two hands
                    REGEXP_EXTRACT_ALL(REGEXP_REPLACE(name, '\+$', ''), '(?:\[[^\[\]]*\]|[^-])+'),
                    lambda pokersql_hand: pokersql.named_hand(pokersql_hand)
                )],
                lambda pokersql_hands: CASE
                    -- a span has pairs only, or no pairs
                    WHEN
                        LIST_COUNT(pokersql_hands) = LEN(pokersql_hands)
                        AND LEN(
                            LIST_DISTINCT(
                                LIST_TRANSFORM(
                                    pokersql_hands, lambda pokersql_hand: pokersql_hand[1] = pokersql_hand[2]
                                )
                            )
                        ) = 1
                        THEN ARRAY_TO_STRING(pokersql_hands, '-') || CASE WHEN name LIKE '%+' THEN '+' ELSE '' END
                END
            )[1]
    END;

-- The number of suits of which a hand has at least `cards` cards
CREATE OR REPLACE MACRO pokersql.suits_with(card_bits, cards) AS
    CAST(BIT_COUNT(pokersql.suit_codes(card_bits, 0)) >= cards AS INTEGER)
    + CAST(BIT_COUNT(pokersql.suit_codes(card_bits, 1)) >= cards AS INTEGER)
    + CAST(BIT_COUNT(pokersql.suit_codes(card_bits, 2)) >= cards AS INTEGER)
    + CAST(BIT_COUNT(pokersql.suit_codes(card_bits, 3)) >= cards AS INTEGER);

-- suit_codes(codes, n) has bit n of the count of each rank.
-- The number of ranks of which a hand has at least `cards` (2, 3 or 4) cards; `codes` is the sum of its rank codes
CREATE OR REPLACE MACRO pokersql.ranks_with(codes, cards) AS
    BIT_COUNT(
        CASE cards
            WHEN 2 THEN pokersql.suit_codes(codes, 1) | pokersql.suit_codes(codes, 2)
            WHEN 3 THEN (pokersql.suit_codes(codes, 0) & pokersql.suit_codes(codes, 1)) | pokersql.suit_codes(codes, 2)
            ELSE pokersql.suit_codes(codes, 2)
        END
    );

-- The number of suits (if `counted` is suits) or ranks of which a hand has at least `cards` cards
CREATE OR REPLACE MACRO pokersql.groups_with(card_bits, counted, cards) AS
    CASE counted
        WHEN 'suits' THEN pokersql.suits_with(card_bits, cards)
        ELSE pokersql.ranks_with(pokersql.code_sum(card_bits), cards)
    END;

-- ---- sql/macros/equities/asked_texts_of.sql
-- The hands, boards and dead cards of questions about equity, as texts, with the cards in each text
-- Grain: one row per game of the table `asked`, part of a question (hand, board or dead) and text
-- Engine: duckdb
-- Access: internal

-- `asked` has the columns of the table that equities takes; `methods` has the rows of game_methods for its games.
-- card_bits is 0 for the text random, which means any hand. The text of a hand is a range (is_range) if it is not
-- cards; in a game with starting hands it is a range if it is not two cards. The text of a board is a pattern if a
-- place is not a whole card: 2c 7d 9h h has any heart on the turn. Then card_bits has only the whole cards.

CREATE OR REPLACE MACRO pokersql.asked_texts_of(asked, methods) AS TABLE
WITH
-- One row per game, part and text
parts AS (
    SELECT a.game, 'hand' AS part, a.hand AS written FROM QUERY_TABLE(asked) AS a
    UNION
    SELECT a.game, 'board' AS part, a.board AS written FROM QUERY_TABLE(asked) AS a
    UNION
    SELECT a.game, 'dead' AS part, a.dead AS written FROM QUERY_TABLE(asked) AS a
),

-- One row per part and text: the slots of a board (one per card), and whether the board is a pattern
patterns AS (
    SELECT
        t.part,
        t.written,
        pokersql.pattern_slots(t.pattern) AS slots,
        LIST_FILTER(slots, lambda pokersql_slot: pokersql.is_card(pokersql_slot)) AS whole_cards,
        REGEXP_FULL_MATCH(t.pattern, '(?:' || pokersql.slot_pattern() || '[\s,;|]*)+')
        AND LEN(whole_cards) < LEN(slots) AS is_pattern
    FROM (
        SELECT DISTINCT
            p.part, p.written, CASE WHEN p.part = 'board' THEN pokersql.pattern_text(p.written) END AS pattern
        FROM parts AS p
        WHERE p.written IS NOT NULL
    ) AS t
),

-- One row per part and text: card_bits, or the error of its cards
readings AS (
    SELECT
        c.*,
        -- in a hand, * is any card, not the joker
        CASE WHEN c.part <> 'hand' OR NOT CONTAINS(c.cards, '*') THEN pokersql.read_bits(c.cards) END AS card_bits,
        CASE WHEN card_bits IS NULL THEN pokersql.reading_error(c.cards, TRUE, 0, 400) END AS error
    FROM (
        SELECT
            t.part,
            t.written,
            CASE WHEN t.is_pattern THEN t.slots END AS slots,
            CASE WHEN t.is_pattern THEN ARRAY_TO_STRING(t.whole_cards, ' ') ELSE t.written END AS cards
        FROM patterns AS t
    ) AS c
)

SELECT
    p.game,
    p.part,
    p.written,
    p.part = 'hand' AND REGEXP_FULL_MATCH(LOWER(p.written), 'random|any|\*+') AS is_any,
    CASE
        WHEN p.part = 'board' THEN r.slots IS NOT NULL AND m.board_cards > 0
        WHEN p.part = 'dead' THEN FALSE
        WHEN m.has_starting_hands THEN COALESCE(BIT_COUNT(r.card_bits) <> m.own_cards, TRUE)
        -- if a text has more cards than a hand, it may name several hands
        ELSE
            NOT is_any
            AND (r.card_bits IS NULL OR (BIT_COUNT(r.card_bits) > m.own_cards AND REGEXP_MATCHES(p.written, '[,;]')))
    END AS is_range,
    r.slots,
    CASE WHEN is_any THEN 0 ELSE r.card_bits END AS card_bits,
    CASE
        WHEN is_any THEN NULL
        -- in a game without a board, the unknown cards of a hand are dealt
        WHEN
            p.part = 'hand' AND NOT m.has_starting_hands
            AND (
                BIT_COUNT(r.card_bits) > m.own_cards OR (m.board_cards > 0 AND BIT_COUNT(r.card_bits) < m.own_cards)
            )
            THEN 'wrong_count ' || BIT_COUNT(r.card_bits)
        WHEN is_range AND LEN(r.slots) > m.board_cards THEN 'wrong_board ' || LEN(r.slots)
        ELSE r.error
    END AS error
FROM parts AS p
INNER JOIN readings AS r ON p.part = r.part AND p.written = r.written
INNER JOIN QUERY_TABLE(methods) AS m ON p.game = m.game;

-- ---- sql/macros/equities/range_pieces_of.sql
-- The pieces of each range: QQ+,AKs:0.5 has the pieces QQ+ and AKs:0.5
-- Grain: one row per game, range and piece
-- Reads: pokersql.range_shapes, pokersql.top_hands
-- Engine: duckdb
-- Access: internal

-- `texts` and `methods` have the rows of asked_texts_of and game_methods. In a game of two own cards, hands have names
-- like AA or AKs (is_named). There a range of two cards is one hand; other ranges are cut at commas, semicolons and
-- blanks, but not at a blank between two cards. In other games ranges are cut at commas and semicolons. A piece has one
-- way, or a way for each member of a group: {AA,KK}$ds has the ways AA$ds and KK$ds. A way has terms: AA$ds has AA and
-- $ds. A term with ! has is_not. A hand fits a way if it fits all terms without is_not and no term with is_not. The
-- list terms has for each term its way, is_not, and either percentage, card_bits, shape or pattern. For a pattern it
-- also has slots, moves (span_moves, rising_moves) and cards, the number of slots including *.

-- The regular expression of a card
CREATE OR REPLACE MACRO pokersql.card_pattern() AS
    '(?:(?:\.?[2-9TtJjQqKkAa]|1[0-4]):?[cdhsCDHS♣♧♦♢♥♡♠♤])';

-- The regular expression of the separators between two cards
CREATE OR REPLACE MACRO pokersql.gap_pattern() AS '[ \t,|\-\x{FE0E}\x{FE0F}]*';

-- The bits of a text of two cards, NULL for any other text
CREATE OR REPLACE MACRO pokersql.hole_bits(written) AS
    LIST_TRANSFORM(
        [pokersql.read_bits(written)],
        lambda pokersql_bits: CASE WHEN BIT_COUNT(pokersql_bits) = 2 AND pokersql_bits >> 52 = 0 THEN pokersql_bits END
    )[1];

CREATE OR REPLACE MACRO pokersql.range_pieces_of(texts, methods) AS TABLE
WITH RECURSIVE
-- One row per game and range: the text, in which [50]AA,KK[/50] became AA:50%,KK:50%
weighed_ranges AS (
    SELECT
        t.game,
        t.written,
        m.own_cards = 2 AS is_named,
        m.own_cards,
        m.board_cards,
        ARRAY_TO_STRING(
            LIST_TRANSFORM(
                REGEXP_EXTRACT_ALL(t.written, '\[[^\[\]]*\][^\[\]]*\[/[^\[\]]*\]|.[^\[]*', 0, 's'),
                lambda pokersql_part: CASE
                    WHEN
                        pokersql_part LIKE '[%'
                        AND ENDS_WITH(pokersql_part, '[/' || SPLIT_PART(SUBSTR(pokersql_part, 2), ']', 1) || ']')
                        THEN
                            REGEXP_REPLACE(
                                SPLIT_PART(SPLIT_PART(pokersql_part, ']', 2), '[', 1),
                                '[^\s,;]+',
                                '\0:' || SPLIT_PART(SUBSTR(pokersql_part, 2), ']', 1) || '%',
                                'g'
                            )
                    ELSE pokersql_part
                END
            ),
            ''
        ) AS weighed
    FROM QUERY_TABLE(texts) AS t
    INNER JOIN QUERY_TABLE(methods) AS m ON t.game = m.game
    WHERE t.is_range AND t.part = 'hand'
),

-- One row per game and range: the text without blanks in its pieces
tidy_ranges AS (
    SELECT
        w.* EXCLUDE (weighed),
        REGEXP_REPLACE(
            w.weighed, '^\s+|\s+$|\s*([-:])\s*|(!)\s+|\s+([+%$])', '\1\2\3', 'g'
        ) AS tidy
    FROM weighed_ranges AS w
),

-- One row per game and range: the list of its pieces. Separators first get a blank on both sides, so that a regular
-- expression finds two cards with a blank between them
piece_lists AS (
    SELECT
        t.*,
        CASE
            WHEN NOT t.is_named
                THEN
                    REGEXP_EXTRACT_ALL(
                        REGEXP_REPLACE(t.tidy, '\s+', '', 'g'), '(?:[{(][^{}()]*[)}]|\[[^\[\]]*\]|[^,;])+'
                    )
            WHEN
                REGEXP_FULL_MATCH(
                    t.tidy,
                    pokersql.gap_pattern() || pokersql.card_pattern()
                    || pokersql.gap_pattern() || pokersql.card_pattern()
                    || pokersql.gap_pattern() || '(?::[-+\d.]+%?)?'
                )
                THEN [t.tidy]
            ELSE
                REGEXP_EXTRACT_ALL(
                    REGEXP_REPLACE(
                        REGEXP_REPLACE(t.tidy, '\s*[,;]\s*|\s+', ' \0 ', 'g'),
                        '(^|[\s!])(' || pokersql.card_pattern() || ')[ \t|\-\x{FE0E}\x{FE0F}]+('
                        || pokersql.card_pattern() || ')[ \t|\-\x{FE0E}\x{FE0F}]*?($|[\s:])',
                        '\1\2\3\4',
                        'g'
                    ),
                    '(?:[{(][^{}()]*[)}]|\[[^\[\]]*\]|[^,;\s])+'
                )
        END AS all_pieces,
        CASE WHEN LEN(all_pieces) > 0 THEN all_pieces ELSE [''] END AS pieces
    FROM tidy_ranges AS t
),

-- One row per game, range and piece: the hand without ! and weight, and the weight as text, '' if there is no weight
pieces AS MATERIALIZED (
    SELECT
        p.* EXCLUDE (tidy, all_pieces, pieces),
        STARTS_WITH(p.piece, '!') AS takes_out,
        REGEXP_REPLACE(p.piece, '^!|:[-+\d.]+%?$', '', 'g') AS hand,
        REGEXP_EXTRACT(p.piece, ':([-+\d.]+%?)$', 1) AS weight,
        CASE WHEN p.is_named THEN pokersql.hole_bits(hand) END AS card_bits
    FROM (
        SELECT l.*, UNNEST(RANGE(1, LEN(l.pieces) + 1)) AS piece_number, UNNEST(l.pieces) AS piece
        FROM piece_lists AS l
    ) AS p
),

-- One row per game, range, piece and way: each member of a group gives a way; after ! one way excludes all members
ways AS (
    SELECT
        p.game,
        p.written,
        p.piece_number,
        CASE
            WHEN p.is_named THEN p.hand
            -- ds at the end means $ds
            ELSE REGEXP_REPLACE(p.hand, '(?i)([^$cdhs])(rb|ss|ds|ts|ms)$', '\1$\2')
        END AS way
    FROM pieces AS p
    WHERE p.card_bits IS NULL
    UNION ALL
    SELECT
        w.game,
        w.written,
        w.piece_number,
        UNNEST(
            CASE
                WHEN w.part.ahead LIKE '%!'
                    THEN [w.part.ahead || ARRAY_TO_STRING(w.members, '!') || w.part.behind]
                ELSE
                    LIST_TRANSFORM(
                        w.members, lambda pokersql_member: w.part.ahead || pokersql_member || w.part.behind
                    )
            END
        ) AS way
    FROM (
        SELECT
            v.*,
            REGEXP_EXTRACT(v.way, '^([^{(]*)[{(]([^{}()]*)[)}](.*)$', ['ahead', 'group', 'behind']) AS part,
            REGEXP_EXTRACT_ALL(
                REGEXP_EXTRACT(v.way, '[{(]([^{}()]*)[)}]', 1), '(?:\[[^\[\]]*\]|[^,;\s])+'
            ) AS members
        FROM ways AS v
        WHERE REGEXP_MATCHES(v.way, '^[^{(]*[{(][^{}()]*[)}]')
    ) AS w
),

-- One row per game, range, piece, way and term; a way that begins with ! or $ also has the term * (any hand)
term_texts AS (
    SELECT t.*, CONTAINS(t.token, '!') AS is_not, LTRIM(t.token, ':!') AS term
    FROM (
        SELECT
            w.*,
            UNNEST(
                REGEXP_EXTRACT_ALL(
                    CASE WHEN REGEXP_MATCHES(w.way, '^[!$]') THEN '*' ELSE '' END || w.way, ':?!?\$?[^:!$]+|.'
                )
            ) AS token
        FROM ways AS w
        WHERE NOT REGEXP_MATCHES(w.way, '[{(]')
    ) AS t
),

-- One row per term: the slots of its pattern, and the slots after the - of a span
term_slots AS (
    SELECT
        t.*,
        pokersql.pattern_slots(t.part.slots) AS all_slots,
        LIST_FILTER(pokersql.pattern_slots(t.part.last), lambda pokersql_slot: pokersql_slot <> '*') AS last_slots
    FROM (
        SELECT
            w.*,
            REGEXP_EXTRACT(
                CASE
                    WHEN NOT w.is_named THEN REGEXP_REPLACE(w.pattern, '(?i)^(random|any)$', '*')
                    ELSE
                        COALESCE(
                            pokersql.named_pattern(w.name),
                            -- a pattern that is not a name has a bracket, a star or two variables for suits
                            CASE WHEN REGEXP_MATCHES(w.pattern, '[\[*]|[wxyz].*[wxyz]') THEN w.pattern END
                        )
                END,
                '^(' || pokersql.slot_pattern() || '+)(-' || pokersql.slot_pattern() || '+|\+)?$',
                ['slots', 'last']
            ) AS part
        FROM (
            SELECT
                x.*,
                p.takes_out,
                p.is_named,
                p.own_cards,
                p.board_cards,
                pokersql.pattern_text(x.term) AS pattern,
                LOWER(pattern) AS name
            FROM term_texts AS x
            INNER JOIN pieces AS p ON x.game = p.game AND x.written = p.written AND x.piece_number = p.piece_number
        ) AS w
    ) AS t
),

-- One row per term: the moves of its slots, and whether it is a valid pattern
patterns AS (
    SELECT
        t.*,
        CASE t.part.last
            WHEN '' THEN CAST([] AS BIGINT[])
            WHEN '+' THEN pokersql.rising_moves(t.slots)
            ELSE pokersql.span_moves(t.slots, t.last_slots)
        END AS moves,
        moves IS NOT NULL
        AND LEN(t.all_slots) BETWEEN 1 AND t.own_cards
        AND LEN(t.cards) = LEN(LIST_DISTINCT(t.cards))
        -- fewer cards than own_cards, a part of a hand, are valid after ! or beside another term
        AND (
            t.board_cards = 0
            OR t.takes_out
            OR t.way <> t.term
            OR LEN(t.all_slots) = t.own_cards
            OR LEN(t.cards) < LEN(t.all_slots)
        ) AS is_pattern
    FROM (
        SELECT
            s.*,
            LIST_FILTER(s.all_slots, lambda pokersql_slot: pokersql_slot <> '*') AS slots,
            LIST_FILTER(s.all_slots, lambda pokersql_slot: pokersql.is_card(pokersql_slot)) AS cards
        FROM term_slots AS s
    ) AS t
),

-- One row: the lowest valid percentage, which selects only the best starting hand
least_percentage AS (
    SELECT MIN(100 * t.combinations_so_far / t.combinations_in_all) AS percentage
    FROM pokersql.top_hands AS t
),

-- One row per game, range, piece, way and term: percentage, shape, pattern or card_bits; all are NULL if it is invalid
terms AS (
    SELECT
        t.game,
        t.written,
        t.piece_number,
        t.way,
        t.is_not,
        TRY_CAST(REGEXP_EXTRACT(t.term, '^([\d.]+)%$', 1) AS DECIMAL(9, 4)) AS share,
        CASE WHEN share BETWEEN l.percentage AND 100 AND t.is_named THEN share END AS percentage,
        h.shape,
        CASE WHEN t.is_pattern THEN CAST(t.slots AS TEXT) || CAST(t.moves AS TEXT) END AS pattern,
        t.slots,
        t.moves,
        LEN(t.all_slots) AS cards
    FROM patterns AS t
    CROSS JOIN least_percentage AS l
    LEFT JOIN pokersql.range_shapes AS h ON LOWER(t.term) = '$' || h.shape
    UNION ALL BY NAME
    SELECT p.game, p.written, p.piece_number, p.hand AS way, FALSE AS is_not, p.card_bits
    FROM pieces AS p
    WHERE p.card_bits IS NOT NULL
),

-- One row per game, range and valid piece: the list of its terms
term_lists AS (
    SELECT
        t.game,
        t.written,
        t.piece_number,
        LIST(
            {
                'way': t.way,
                'is_not': t.is_not,
                'percentage': t.percentage,
                'card_bits': t.card_bits,
                'shape': t.shape,
                'pattern': t.pattern,
                'slots': t.slots,
                'moves': t.moves,
                'cards': t.cards
            }
        ) AS terms
    FROM terms AS t
    GROUP BY t.game, t.written, t.piece_number
    HAVING COUNT(*) = COUNT(COALESCE(t.shape, t.pattern, CAST(COALESCE(t.percentage, t.card_bits) AS TEXT)))
),

-- One row per game, range and piece: its weight in millionths, a fraction if it has more than six decimals
weights AS (
    SELECT
        p.*,
        CASE
            WHEN p.weight = '' THEN 1000000
            WHEN p.weight LIKE '%\%' ESCAPE '\' THEN 10000 * TRY_CAST(RTRIM(p.weight, '%') AS DECIMAL(18, 10))
            ELSE 1000000 * TRY_CAST(p.weight AS DECIMAL(18, 10))
        END AS millionths
    FROM pieces AS p
)

SELECT
    w.game,
    w.written,
    w.piece_number,
    w.piece,
    w.takes_out,
    t.terms,
    TRY_CAST(w.millionths AS BIGINT) AS weight,
    CASE
        WHEN t.terms IS NULL THEN 'bad_range ''' || w.hand || ''''
        WHEN
            NOT COALESCE(w.millionths BETWEEN 0 AND 1000000 AND w.millionths = FLOOR(w.millionths), FALSE)
            OR (w.takes_out AND w.weight <> '')
            THEN 'bad_weight ''' || w.weight || ''''
    END AS error
FROM weights AS w
LEFT JOIN term_lists AS t ON w.game = t.game AND w.written = t.written AND w.piece_number = t.piece_number;

-- ---- sql/macros/equities/pattern_hands_of.sql
-- The hands that fit each pattern
-- Grain: one row per row of `patterns` and hand
-- Reads: pokersql.deck
-- Engine: duckdb
-- Access: internal

-- `patterns` has a row per pattern: its number, slots, moves (how far each slot's rank moves in a span), cards (the
-- number of cards in a hand) and is_board. If a pattern has fewer slots than cards, the other cards are any cards. The
-- weight of a hand is 1. The weight of a board is the number of ways to choose its turn and its river.

-- An integer holds the values of four variables for ranks, or of four variables for suits (see pattern_slots). The four
-- bits from 4 * place on are the value of the variable at place, 0 if it has no value yet. Bit 16 + value is set if a
-- variable has the value, or if the pattern names it.

-- Whether the variable at `place` has the value `number`, or has no value yet and can take it
CREATE OR REPLACE MACRO pokersql.variable_fits(variables, place, number) AS
    CASE (variables >> (4 * place)) & 15
        WHEN 0 THEN (variables >> (16 + number)) & 1 = 0
        ELSE (variables >> (4 * place)) & 15 = number
    END;

-- The integer `variables` after the variable at `place` got the value `number`; unchanged if `place` is NULL
CREATE OR REPLACE MACRO pokersql.variable_set(variables, place, number) AS
    COALESCE(variables | (number << (4 * place)) | (1 << (16 + number)), variables);

CREATE OR REPLACE MACRO pokersql.pattern_hands_of(patterns) AS TABLE
WITH RECURSIVE
-- One row per pattern and step of its span; qq-tt has three steps, a pattern that is not a span has one
variants AS MATERIALIZED (
    SELECT p.*, v.step, ROW_NUMBER() OVER () AS variant
    FROM QUERY_TABLE(patterns) AS p
    CROSS JOIN UNNEST(RANGE(1 + LIST_MAX(LIST_APPEND(p.moves, 0)) - LIST_MIN(LIST_APPEND(p.moves, 0)))) AS v (step)
),

-- One row per variant and slot: the slot's ranks and suits as text, and its rank if it has only one
variant_slots AS (
    SELECT
        s.*,
        REGEXP_EXTRACT(s.slot, '^(\[[^\]]*\]|[^cdhswxyz])?(.*)$', ['ranks', 'suits']) AS part,
        pokersql.slot_rank(s.slot) + COALESCE(SIGN(s.move) * s.step, 0) AS rank
    FROM (
        SELECT
            v.variant,
            v.step,
            v.is_board,
            UNNEST(RANGE(1, v.cards + 1)) AS place,
            v.moves[place] AS move,
            COALESCE(v.slots[place], '*') AS slot
        FROM variants AS v
    ) AS s
),

-- One row per variant, slot and item in the slot's brackets
slot_items AS (
    SELECT
        s.*,
        UNNEST(
            CASE
                WHEN s.part.ranks LIKE '[%'
                    THEN REGEXP_EXTRACT_ALL(s.part.ranks, '[2-9tjqka]-[2-9tjqka]|[2-9tjqka][cdhs]?|[cdhs]')
                ELSE ['*']
            END
        ) AS item
    FROM variant_slots AS s
),

-- One row per variant, slot and card that fits the slot
slot_cards AS MATERIALIZED (
    SELECT DISTINCT
        i.variant,
        i.place,
        CASE WHEN i.part.ranks IN ('R', 'O', 'N', 'P') THEN STRPOS('RONP', i.part.ranks) - 1 END AS rank_place,
        CASE WHEN i.part.suits IN ('w', 'x', 'y', 'z') THEN STRPOS('wxyz', i.part.suits) - 1 END AS suit_place,
        NOT i.is_board AND i.slot = '*' AS is_wild,
        i.is_board AND i.place > 3 AS is_placed,
        CAST(i.rank AS BIGINT) AS written_rank,
        CASE WHEN i.part.suits = d.suit THEN d.suit_id + 1 END AS written_suit,
        CAST(d.rank AS BIGINT) AS rank,
        CAST(d.suit_id + 1 AS BIGINT) AS suit,
        d.card_id,
        d.card_bit
    FROM slot_items AS i
    INNER JOIN pokersql.deck AS d
        ON
            COALESCE(d.rank = i.rank, TRUE)
            AND COALESCE(
                d.rank BETWEEN LEAST(pokersql.slot_rank(i.item), pokersql.slot_rank(i.item[-1:]))
                AND GREATEST(pokersql.slot_rank(i.item), pokersql.slot_rank(i.item[-1:])),
                TRUE
            )
            AND (i.item[-1:] NOT IN ('c', 'd', 'h', 's') OR i.item[-1:] = d.suit)
            AND (i.part.suits IN ('', 'w', 'x', 'y', 'z') OR CONTAINS(i.part.suits, d.suit))
),

-- One row per variant and set of cards in its first 0, 1, ... slots; ranks and suits hold the values of the variables
card_sets AS (
    SELECT
        c.variant,
        CAST(0 AS BIGINT) AS place,
        CAST(0 AS BIGINT) AS card_bits,
        BIT_OR(CASE WHEN c.written_rank > 0 THEN CAST(1 AS BIGINT) << (16 + c.written_rank) ELSE 0 END) AS ranks,
        BIT_OR(CASE WHEN c.written_suit > 0 THEN CAST(1 AS BIGINT) << (16 + c.written_suit) ELSE 0 END) AS suits,
        -1 AS last_card,
        CAST(0 AS BIGINT) AS placed_cards
    FROM slot_cards AS c
    GROUP BY c.variant
    UNION
    SELECT
        s.variant,
        c.place,
        s.card_bits | c.card_bit AS card_bits,
        CASE WHEN c.is_wild THEN 0 ELSE pokersql.variable_set(s.ranks, c.rank_place, c.rank) END AS ranks,
        CASE WHEN c.is_wild THEN 0 ELSE pokersql.variable_set(s.suits, c.suit_place, c.suit) END AS suits,
        CASE WHEN c.is_wild THEN c.card_id ELSE -1 END AS last_card,
        CASE WHEN c.is_placed THEN 64 * s.placed_cards + c.card_id + 1 ELSE 0 END AS placed_cards
    FROM card_sets AS s
    INNER JOIN slot_cards AS c
        ON
            s.variant = c.variant
            AND s.place + 1 = c.place
            AND s.card_bits & c.card_bit = 0
            AND s.last_card < c.card_id
            AND (c.rank_place IS NULL OR pokersql.variable_fits(s.ranks, c.rank_place, c.rank))
            AND (c.suit_place IS NULL OR pokersql.variable_fits(s.suits, c.suit_place, c.suit))
)

SELECT f.number, f.card_bits, CAST(1 AS BIGINT) AS weight
FROM (
    SELECT DISTINCT v.number, s.card_bits
    FROM card_sets AS s
    INNER JOIN variants AS v ON s.variant = v.variant AND s.place = v.cards AND NOT v.is_board
) AS f
UNION ALL
SELECT v.number, s.card_bits, COUNT(DISTINCT s.placed_cards) AS weight
FROM card_sets AS s
INNER JOIN variants AS v ON s.variant = v.variant AND s.place = v.cards AND v.is_board
GROUP BY v.number, s.card_bits;

-- ---- sql/macros/equities/written_hands_of.sql
-- The hands that each text of a question names
-- Grain: one row per game, part, text of `texts` without an error, and hand
-- Reads: pokersql.hole_cards, pokersql.range_shapes, pokersql.top_hands
-- Engine: duckdb
-- Access: internal

-- The tables have the rows of asked_texts_of, range_pieces_of and game_methods. The weight of a hand in a range is in
-- millionths; if several pieces name a hand, it has the weight of the last piece. hands is the number of hands that the
-- text names, missing the number of unknown own cards. If the text is a pattern of boards, a hand is a set of cards
-- that completes the pattern's whole cards to a board. A pattern of fewer than three cards is completed to a flop.

CREATE OR REPLACE MACRO pokersql.written_hands_of(texts, pieces, methods) AS TABLE
WITH
-- One row per range without an error, piece, way and term: the meaning of the term. size is the number of cards of a
-- hand; in a game without a board it is the number of cards of the longest pattern in the range
terms AS MATERIALIZED (
    SELECT
        t.*,
        DENSE_RANK() OVER (ORDER BY t.game, t.written) AS range_number,
        DENSE_RANK() OVER (ORDER BY t.game, t.written, t.piece_number, t.way) AS way_number,
        CASE
            WHEN m.board_cards > 0 THEN m.own_cards
            ELSE MAX(t.cards) OVER (PARTITION BY t.game, t.written)
        END AS size
    FROM (
        SELECT p.game, p.written, p.piece_number, p.takes_out, p.weight, UNNEST(p.terms, max_depth := 2)
        FROM QUERY_TABLE(pieces) AS p
        ANTI JOIN (SELECT e.* FROM QUERY_TABLE(pieces) AS e WHERE e.error IS NOT NULL) AS e
            ON p.game = e.game AND p.written = e.written
    ) AS t
    INNER JOIN QUERY_TABLE(methods) AS m ON t.game = m.game
),

-- One row per pattern of a hand or of a board: its number
patterns AS MATERIALIZED (
    SELECT p.*, ROW_NUMBER() OVER () AS number
    FROM (
        SELECT DISTINCT t.pattern, t.slots, t.moves, t.size AS cards, FALSE AS is_board
        FROM terms AS t
        WHERE t.pattern IS NOT NULL
        UNION
        SELECT t.written AS pattern, t.slots, [] AS moves, GREATEST(LEN(t.slots), 3) AS cards, TRUE AS is_board
        FROM QUERY_TABLE(texts) AS t
        WHERE t.part = 'board' AND t.is_range AND t.error IS NULL
    ) AS p
),

-- One row per pattern and hand
pattern_hands AS MATERIALIZED (
    SELECT h.* FROM pokersql.pattern_hands_of('patterns') AS h
),

-- One row per way: the number of terms that its hands must fit, without shapes
ways AS (
    SELECT
        t.game,
        t.written,
        t.range_number,
        t.piece_number,
        t.way_number,
        t.takes_out,
        t.weight,
        COUNT(*) FILTER (WHERE NOT t.is_not AND t.shape IS NULL) AS terms
    FROM terms AS t
    GROUP BY t.game, t.written, t.range_number, t.piece_number, t.way_number, t.takes_out, t.weight
),

-- One row per term that is not a shape, and hand that fits the term
term_hands AS (
    SELECT t.way_number, t.is_not, h.card_bits
    FROM terms AS t
    INNER JOIN pokersql.top_hands AS s ON s.combinations_so_far * 100 <= t.percentage * s.combinations_in_all
    INNER JOIN pokersql.hole_cards AS h ON s.starting_hand = h.starting_hand
    UNION ALL
    SELECT t.way_number, t.is_not, t.card_bits
    FROM terms AS t
    WHERE t.card_bits IS NOT NULL
    UNION ALL
    SELECT t.way_number, t.is_not, h.card_bits
    FROM terms AS t
    INNER JOIN patterns AS p ON t.pattern = p.pattern AND t.size = p.cards AND NOT p.is_board
    INNER JOIN pattern_hands AS h ON p.number = h.number
),

-- One row per way and hand that fits all terms of the way; shapes are not tested yet
way_hands AS (
    SELECT h.way_number, h.card_bits
    FROM term_hands AS h
    INNER JOIN ways AS w ON h.way_number = w.way_number
    GROUP BY h.way_number, h.card_bits, w.terms
    HAVING COUNT(*) = w.terms AND NOT BOOL_OR(h.is_not)
),

-- One row per way and hand that does not fit the way's shapes
other_hands AS (
    SELECT DISTINCT h.way_number, h.card_bits
    FROM way_hands AS h
    INNER JOIN terms AS t ON h.way_number = t.way_number
    INNER JOIN pokersql.range_shapes AS s ON t.shape = s.shape
    WHERE
        t.is_not = (
            pokersql.groups_with(h.card_bits, s.counted, 2) BETWEEN s.fewest_twos AND s.most_twos
            AND COALESCE(pokersql.groups_with(h.card_bits, s.counted, 3) = s.threes, TRUE)
            AND COALESCE(pokersql.groups_with(h.card_bits, s.counted, 4) = s.fours, TRUE)
        )
),

-- One row per range and hand: the weight of the last piece that names the hand
range_hands AS (
    SELECT w.range_number, h.card_bits, ARG_MAX(w.weight, w.piece_number) AS weight
    FROM way_hands AS h
    INNER JOIN ways AS w ON h.way_number = w.way_number
    ANTI JOIN other_hands AS o ON h.way_number = o.way_number AND h.card_bits = o.card_bits
    GROUP BY w.range_number, h.card_bits
    HAVING NOT BOOL_OR(w.takes_out) AND ARG_MAX(w.weight, w.piece_number) > 0
),

-- One row per game, part, text and hand: the weight
hands AS (
    SELECT t.game, t.part, t.written, t.card_bits, CAST(1 AS BIGINT) AS weight
    FROM QUERY_TABLE(texts) AS t
    WHERE t.part = 'hand' AND NOT t.is_range AND t.error IS NULL
    UNION ALL
    SELECT w.game, 'hand' AS part, w.written, h.card_bits, h.weight
    FROM range_hands AS h
    INNER JOIN (SELECT DISTINCT y.range_number, y.game, y.written FROM ways AS y) AS w
        ON h.range_number = w.range_number
    UNION ALL
    SELECT t.game, t.part, t.written, h.card_bits & ~t.card_bits AS card_bits, h.weight
    FROM QUERY_TABLE(texts) AS t
    INNER JOIN patterns AS p ON t.written = p.pattern AND p.is_board AND t.part = 'board' AND t.is_range
    INNER JOIN pattern_hands AS h ON p.number = h.number
)

SELECT
    h.game,
    h.part,
    h.written,
    h.card_bits,
    h.weight,
    CASE WHEN h.part = 'hand' THEN m.own_cards - BIT_COUNT(h.card_bits) ELSE 0 END AS missing,
    COUNT(*) OVER (PARTITION BY h.game, h.part, h.written) AS hands,
    -- is_open: the range has all combinations of hole cards, with one weight
    m.has_starting_hands AND h.part = 'hand' AND hands = (SELECT COUNT(*) FROM pokersql.hole_cards)
    AND MIN(h.weight) OVER (PARTITION BY h.game, h.part, h.written)
    = MAX(h.weight) OVER (PARTITION BY h.game, h.part, h.written) AS is_open
FROM hands AS h
INNER JOIN QUERY_TABLE(methods) AS m ON h.game = m.game;

-- ---- sql/macros/equities/certain_cards_of.sql
-- The cards that are certain in each question: the board, the dead cards, and the hand of a seat with only one hand
-- Grain: one row per question of `asked` and place, which is a seat, 1000 for the board, or 1001 for the dead cards
-- Engine: duckdb
-- Access: internal

-- `texts` and `written_hands` have the rows of asked_texts_of and written_hands_of. card_bits is NULL if the board or
-- the dead cards can't be read; for a pattern of boards card_bits has only the whole cards.

CREATE OR REPLACE MACRO pokersql.certain_cards_of(asked, texts, written_hands) AS TABLE
WITH
-- One row per question, part (board or dead) and text; two texts for one part are an error
shared_cards AS (
    SELECT DISTINCT a.question, a.game, 'board' AS part, a.board AS written FROM QUERY_TABLE(asked) AS a
    UNION ALL
    SELECT DISTINCT a.question, a.game, 'dead' AS part, a.dead AS written FROM QUERY_TABLE(asked) AS a
)

SELECT a.question, a.seat AS place, a.who, a.hand AS written, h.card_bits, NULL AS error, 1 AS texts
FROM QUERY_TABLE(asked) AS a
INNER JOIN QUERY_TABLE(written_hands) AS h ON a.game = h.game AND h.part = 'hand' AND a.hand = h.written
WHERE h.hands = 1
UNION ALL
SELECT
    s.question,
    CASE s.part WHEN 'board' THEN 1000 ELSE 1001 END AS place,
    CASE s.part WHEN 'board' THEN 'the board' ELSE 'the dead cards' END AS who,
    MAX(s.written) AS written,
    CASE WHEN COUNT(s.written) = 0 THEN 0 ELSE MAX(t.card_bits) END AS card_bits,
    MAX(t.error) AS error,
    COUNT(DISTINCT COALESCE(CAST(t.card_bits AS VARCHAR), s.written, '0')) AS texts
FROM shared_cards AS s
LEFT JOIN QUERY_TABLE(texts) AS t ON s.game = t.game AND s.part = t.part AND s.written = t.written
GROUP BY s.question, s.part;

-- ---- sql/macros/equities/seat_hands_of.sql
-- The hands that each seat can hold: the hands that its text names, if none of their cards is certain elsewhere
-- Grain: one row per question of `asked`, seat (0 for the board) and hand
-- Engine: duckdb
-- Access: internal

-- `asked` has the columns of the table that equities takes; the other tables have the rows of written_hands_of,
-- certain_cards_of and game_methods. A seat's weights are divided by their greatest common divisor; weight * divisor is
-- the weight in the text. missing is the number of unknown own cards. If the board is a pattern, seat 0 has the sets of
-- cards that complete its whole cards.

CREATE OR REPLACE MACRO pokersql.seat_hands_of(asked, written_hands, certain_cards, methods) AS TABLE
WITH
-- One row per question in which no card is certain in two places: the bits of all its certain cards
certain_sums AS (
    SELECT c.question, BIT_OR(c.card_bits) AS card_bits
    FROM QUERY_TABLE(certain_cards) AS c
    GROUP BY c.question
    HAVING SUM(BIT_COUNT(c.card_bits)) = BIT_COUNT(BIT_OR(c.card_bits))
),

-- One row per question and seat: the text of the seat's hand, or of the board
seat_texts AS (
    SELECT a.question, a.seat, a.game, 'hand' AS part, a.hand AS written FROM QUERY_TABLE(asked) AS a
    UNION
    SELECT a.question, 0 AS seat, a.game, 'board' AS part, a.board AS written FROM QUERY_TABLE(asked) AS a
),

-- One row per question, seat and hand
hands AS (
    SELECT a.question, a.seat, h.card_bits, h.weight, h.missing, h.is_open
    FROM seat_texts AS a
    INNER JOIN certain_sums AS s ON a.question = s.question
    INNER JOIN QUERY_TABLE(methods) AS m ON a.game = m.game
    INNER JOIN QUERY_TABLE(written_hands) AS h
        ON
            a.game = h.game AND a.part = h.part AND a.written = h.written
            AND (
                (h.hands = 1 AND h.part = 'hand')
                OR h.card_bits & (s.card_bits | ~m.deck_bits) = 0
            )
),

-- One row per question and seat: the greatest common divisor of its weights
divisors AS (
    SELECT
        h.question,
        h.seat,
        LIST_REDUCE(LIST(DISTINCT h.weight), lambda pokersql_a, pokersql_b: GCD(pokersql_a, pokersql_b)) AS divisor
    FROM hands AS h
    GROUP BY h.question, h.seat
)

SELECT h.question, h.seat, h.card_bits, h.weight // d.divisor AS weight, d.divisor, h.missing, h.is_open
FROM hands AS h
INNER JOIN divisors AS d ON h.question = d.question AND h.seat = d.seat;

-- ---- sql/macros/equities/question_problems_of.sql
-- The problems of questions; a question with a problem has no answer
-- Grain: one row per question of `asked` and problem
-- Engine: duckdb
-- Access: internal

-- The arguments `texts`, `pieces`, `certain_cards` and `seat_hands` are tables with the rows of asked_texts_of,
-- range_pieces_of, certain_cards_of and seat_hands_of. Problems are found in six steps; a question has only the
-- problems of the first step that finds one. turn is the order of its problems. place names the player or cards with
-- the invalid text, NULL if the whole question is invalid.

CREATE OR REPLACE MACRO pokersql.question_problems_of(asked, texts, pieces, certain_cards, seat_hands, methods) AS TABLE
WITH
-- One row per question: its game, and its number of seats
games AS (
    SELECT a.question, a.game, COUNT(*) AS players
    FROM QUERY_TABLE(asked) AS a
    GROUP BY a.question, a.game
),

-- One row per question and card that is in two or more places
duplicates AS (
    SELECT
        t.question,
        r.range AS card_id,
        STRING_AGG(t.who, ' and ' ORDER BY t.place) AS places
    FROM (
        SELECT
            c.*,
            BIT_OR(c.card_bits) OVER (PARTITION BY c.question) AS all_bits,
            SUM(BIT_COUNT(c.card_bits)) OVER (PARTITION BY c.question) AS cards
        FROM QUERY_TABLE(certain_cards) AS c
    ) AS t
    INNER JOIN RANGE(53) AS r ON t.cards > BIT_COUNT(t.all_bits) AND (t.card_bits >> r.range) & 1 = 1
    GROUP BY t.question, r.range
    HAVING COUNT(*) > 1
),

-- One row per problem
problems AS (
    SELECT
        g.question,
        1 AS step,
        0 AS turn,
        NULL AS place,
        g.game AS written,
        'wrong_game ''' || g.game || '''' AS error
    FROM games AS g
    WHERE g.game NOT IN (SELECT m.game FROM QUERY_TABLE(methods) AS m)
    UNION ALL
    SELECT
        g.question,
        1 AS step,
        1 AS turn,
        NULL AS place,
        CAST(g.players AS TEXT) AS written,
        'wrong_players ' || g.players AS error
    FROM games AS g
    INNER JOIN QUERY_TABLE(methods) AS m ON g.game = m.game
    WHERE g.players NOT BETWEEN 2 AND m.most_players
    UNION ALL
    SELECT a.question, 2 AS step, 1000 * a.seat AS turn, a.who AS place, '' AS written, 'no_hand' AS error
    FROM QUERY_TABLE(asked) AS a
    WHERE a.hand IS NULL
    UNION ALL
    SELECT a.question, 2 AS step, 1000 * a.seat AS turn, a.who AS place, a.hand AS written, t.error
    FROM QUERY_TABLE(asked) AS a
    INNER JOIN QUERY_TABLE(texts) AS t ON a.game = t.game AND t.part = 'hand' AND a.hand = t.written
    WHERE NOT t.is_range AND t.error IS NOT NULL
    UNION ALL
    SELECT
        a.question,
        2 AS step,
        1000 * a.seat + p.piece_number AS turn,
        a.who AS place,
        p.piece AS written,
        -- the error is about cards if the text is cards, or if it has a card that no pattern can contain
        CASE
            WHEN t.card_bits IS NOT NULL THEN 'wrong_count ' || BIT_COUNT(t.card_bits)
            WHEN
                t.error NOT LIKE 'bad_card %'
                OR (
                    m.own_cards <> 2
                    AND REGEXP_MATCHES(a.hand, pokersql.card_pattern())
                    AND NOT REGEXP_FULL_MATCH(
                        pokersql.pattern_text(SPLIT_PART(t.error, '''', 2)),
                        '(?:' || pokersql.slot_pattern() || '|[:!$+-])+'
                    )
                )
                THEN t.error
            ELSE p.error
        END AS error
    FROM QUERY_TABLE(asked) AS a
    INNER JOIN QUERY_TABLE(texts) AS t ON a.game = t.game AND t.part = 'hand' AND a.hand = t.written AND t.is_range
    INNER JOIN QUERY_TABLE(methods) AS m ON a.game = m.game
    INNER JOIN QUERY_TABLE(pieces) AS p ON a.game = p.game AND a.hand = p.written AND p.error IS NOT NULL
    UNION ALL
    SELECT c.question, 2 AS step, 1000 * c.place AS turn, c.who AS place, c.written, c.error
    FROM QUERY_TABLE(certain_cards) AS c
    WHERE c.error IS NOT NULL
    UNION ALL
    SELECT
        c.question,
        3 AS step,
        c.place AS turn,
        NULL AS place,
        c.written,
        CASE c.place WHEN 1000 THEN 'two_boards' ELSE 'two_sets of the dead cards' END AS error
    FROM QUERY_TABLE(certain_cards) AS c
    WHERE c.texts > 1
    UNION ALL
    SELECT
        c.question,
        4 AS step,
        1000 * c.place + r.range AS turn,
        c.who AS place,
        pokersql.number_text(r.range, TRUE) AS written,
        'not_in_deck ''' || pokersql.number_text(r.range, TRUE) || '''' AS error
    FROM QUERY_TABLE(certain_cards) AS c
    INNER JOIN games AS g ON c.question = g.question
    INNER JOIN QUERY_TABLE(methods) AS m ON g.game = m.game
    INNER JOIN RANGE(53) AS r ON c.card_bits & ~m.deck_bits <> 0 AND ((c.card_bits & ~m.deck_bits) >> r.range) & 1 = 1
    UNION ALL
    SELECT
        d.question,
        4 AS step,
        d.card_id AS turn,
        d.places AS place,
        pokersql.number_text(d.card_id, TRUE) AS written,
        'duplicate_card ''' || pokersql.number_text(d.card_id, TRUE) || '''' AS error
    FROM duplicates AS d
    UNION ALL
    SELECT
        c.question,
        5 AS step,
        c.place AS turn,
        NULL AS place,
        c.written,
        'wrong_board ' || BIT_COUNT(c.card_bits) AS error
    FROM QUERY_TABLE(certain_cards) AS c
    INNER JOIN games AS g ON c.question = g.question
    INNER JOIN QUERY_TABLE(methods) AS m ON g.game = m.game
    WHERE c.place = 1000 AND BIT_COUNT(c.card_bits) > m.board_cards
    UNION ALL
    SELECT a.question, 5 AS step, a.seat AS turn, a.who AS place, a.hand AS written, 'empty_range' AS error
    FROM QUERY_TABLE(asked) AS a
    ANTI JOIN QUERY_TABLE(seat_hands) AS h ON a.question = h.question AND a.seat = h.seat
    UNION ALL
    SELECT DISTINCT
        a.question, 5 AS step, 1000 AS turn, 'the board' AS place, a.board AS written, 'empty_board' AS error
    FROM QUERY_TABLE(asked) AS a
    INNER JOIN QUERY_TABLE(texts) AS t ON a.game = t.game AND t.part = 'board' AND a.board = t.written AND t.is_range
    ANTI JOIN QUERY_TABLE(seat_hands) AS h ON a.question = h.question AND h.seat = 0
    UNION ALL
    SELECT
        c.question,
        6 AS step,
        c.place AS turn,
        c.who AS place,
        c.written,
        'wrong_count ' || BIT_COUNT(c.card_bits) AS error
    FROM QUERY_TABLE(certain_cards) AS c
    INNER JOIN games AS g ON c.question = g.question
    INNER JOIN QUERY_TABLE(methods) AS m ON g.game = m.game
    WHERE c.place = 1001 AND BIT_COUNT(m.deck_bits) < BIT_COUNT(c.card_bits) + m.board_cards + g.players * m.own_cards
)

SELECT p.question, p.turn, p.place, p.written, p.error
FROM problems AS p
QUALIFY p.step = MIN(p.step) OVER (PARTITION BY p.question);

-- ---- sql/macros/equities/questions_of.sql
-- Questions without a problem, with the method that answers each question, and the cost of an exact answer
-- Grain: one row per question of `asked` that has no problem
-- Reads: pokersql.board_ranks, pokersql.matchup_counts, pokersql.other_cards, pokersql.suit_cards, pokersql.suit_orders
-- Engine: duckdb
-- Access: internal

-- The other tables have the rows of certain_cards_of, seat_hands_of, question_problems_of and equity_limits. ways is
-- the product of the numbers of hands of all seats. first_seat is 0 if the board is a pattern (seat 0 holds its cards),
-- else 1. method is table, exact or sim. counting names the macro that answers the question, without the end
-- _outcomes_of:
--     table: two players before the flop without known cards
--     pair: two players; seconds and megabytes grow with boards * hands
--     range: three players; seconds and megabytes grow with boards * hands * cards
--     heads_up, sum, judged: seconds grow with hands_ranked and ways, megabytes with ways and, without a board, boards
-- The factors of seconds and megabytes were measured on two cores. If the product of the ranges' weights is below 1e30,
-- all counts fit in HUGEINT.

-- C(deck, cards), the number of ways to draw `cards` cards from `deck` cards, as DOUBLE
CREATE OR REPLACE MACRO pokersql.draws_of(deck, cards) AS
    COALESCE(
        LIST_AGGREGATE(
            LIST_TRANSFORM(RANGE(cards), lambda pokersql_card: (deck - pokersql_card) / (pokersql_card + 1)),
            'product'
        ),
        1.0
    );

-- The name (counting) of the macro that ranks every showdown: judged, heads_up or sum
CREATE OR REPLACE MACRO pokersql.showdown_counting(is_sum, players) AS
    CASE WHEN NOT is_sum THEN 'judged' WHEN players = 2 THEN 'heads_up' ELSE 'sum' END;

CREATE OR REPLACE MACRO pokersql.questions_of(asked, certain_cards, seat_hands, problems, limits, methods) AS TABLE
WITH
-- One row per question: its game, its number of seats, and its texts
games AS (
    SELECT
        a.question,
        a.game,
        COUNT(*) AS players,
        STRING_AGG(a.hand, '/' ORDER BY a.seat) AS hand_texts,
        COALESCE(MAX(a.dead), '') AS dead_text,
        a.game || '/' || hand_texts || '/' || COALESCE(MAX(a.board), '') || '/' || dead_text AS texts,
        a.game || '/' || hand_texts || '/' || dead_text AS range_texts
    FROM QUERY_TABLE(asked) AS a
    WHERE a.question NOT IN (SELECT p.question FROM QUERY_TABLE(problems) AS p)
    GROUP BY a.question, a.game
),

-- One row per question: the bits of the board, of board and dead cards, and of all certain cards
certain_bits AS (
    SELECT
        c.question,
        BIT_OR(c.card_bits) FILTER (WHERE c.place = 1000) AS board_bits,
        BIT_OR(c.card_bits) FILTER (WHERE c.place >= 1000) AS known_bits,
        BIT_OR(c.card_bits) AS certain_bits
    FROM QUERY_TABLE(certain_cards) AS c
    GROUP BY c.question
),

-- One row per question and seat: the number of its hands, and the sum of their weights
seat_counts AS (
    SELECT
        h.question,
        h.seat,
        COUNT(*) AS hands,
        SUM(h.weight) AS weight,
        MAX(h.missing) AS missing,
        MAX(BIT_COUNT(h.card_bits)) AS cards,
        BIT_OR(h.card_bits) AS possible_bits
    FROM QUERY_TABLE(seat_hands) AS h
    GROUP BY h.question, h.seat
),

-- One row per question: the totals over its seats
totals AS (
    SELECT
        s.question,
        PRODUCT(s.hands) AS ways,
        SUM(s.hands) AS hands,
        PRODUCT(s.weight) AS weight,
        SUM(s.missing) AS missing,
        BIT_COUNT(BIT_OR(s.possible_bits)) AS cards,
        MIN(s.seat) AS first_seat,
        COALESCE(MAX(s.cards) FILTER (WHERE s.seat = 0), 0) AS pattern_cards
    FROM seat_counts AS s
    GROUP BY s.question
),

-- One row: how many rows showdowns_of has per matchup; a kind of board with three cards of a suit has two rows
kinds AS (
    SELECT
        (SELECT COUNT(*) FROM pokersql.board_ranks AS b)
        + 2 * 4 * (
            SELECT COUNT(*)
            FROM pokersql.suit_cards AS s
            INNER JOIN pokersql.other_cards AS o ON s.cards + o.cards = 5
        ) AS kinds
),

-- One row per question: its cards, and how many boards can come
boards AS (
    SELECT
        g.* EXCLUDE (hand_texts, dead_text),
        m.is_sum,
        m.has_kinds,
        m.has_starting_hands,
        m.rules_number,
        m.flush_cards,
        c.board_bits,
        c.known_bits | ~m.deck_bits AS used_bits,
        c.certain_bits | ~m.deck_bits AS certain_bits,
        m.board_cards - BIT_COUNT(c.board_bits) - t.pattern_cards AS cards_to_come,
        t.* EXCLUDE (question),
        CASE
            WHEN m.has_kinds AND c.board_bits = 0 AND t.first_seat = 1 THEN k.kinds
            ELSE
                pokersql.draws_of(
                    BIT_COUNT(m.deck_bits) - BIT_COUNT(c.known_bits) - t.pattern_cards - g.players * m.own_cards,
                    cards_to_come
                )
        END AS boards,
        g.players = 2
        AND c.known_bits = 0
        AND t.first_seat = 1
        AND g.game IN (SELECT n.game FROM pokersql.matchup_counts AS n) AS is_table
    FROM games AS g
    INNER JOIN QUERY_TABLE(methods) AS m ON g.game = m.game
    INNER JOIN certain_bits AS c ON g.question = c.question
    INNER JOIN totals AS t ON g.question = t.question
    CROSS JOIN kinds AS k
),

-- One row per question with several matchups: the number of permutations of the suits that keep all certain cards
symmetries AS (
    SELECT b.question, COUNT(*) AS orders
    FROM boards AS b
    INNER JOIN pokersql.suit_orders AS o
        ON
            b.ways > 1
            AND pokersql.suits_kept(b.board_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3)
            AND pokersql.suits_kept(b.used_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3)
            AND pokersql.suits_kept(b.certain_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3)
    GROUP BY b.question
),

-- One row per question: the counting of an exact answer, and how many rows it reads
row_counts AS (
    SELECT
        b.*,
        COALESCE(s.orders, 1) AS orders,
        CASE
            WHEN NOT b.has_starting_hands OR b.ways < 4 * b.hands OR b.first_seat = 0
                THEN pokersql.showdown_counting(b.is_sum, b.players)
            WHEN b.players = 2 AND b.cards_to_come <= 2 THEN 'pair'
            WHEN b.players = 3 AND b.cards_to_come <= 1 THEN 'range'
            ELSE pokersql.showdown_counting(b.is_sum, b.players)
        END AS exact_counting,
        GREATEST(b.ways / COALESCE(s.orders, 1), 1) AS matchups,
        matchups * b.boards * b.players AS hands_ranked,
        CASE
            WHEN b.has_kinds AND b.board_bits = 0 AND b.first_seat = 1 THEN matchups * b.boards ELSE 0
        END AS sorted_rows
    FROM boards AS b
    LEFT JOIN symmetries AS s ON b.question = s.question
),

-- One row per question: the estimated seconds and megabytes of an exact answer
costs AS (
    SELECT
        r.*,
        CASE r.exact_counting
            WHEN 'pair' THEN 0.2 + r.boards * r.hands / 4e6
            WHEN 'range' THEN 0.2 + r.boards * r.hands * r.cards / 1e6
            ELSE 0.2 + r.hands_ranked / CASE WHEN r.is_sum THEN 6e7 ELSE 5e5 END + r.ways * (3 + r.orders) / 1e6
        END AS seconds,
        CASE r.exact_counting
            WHEN 'pair' THEN 100 + r.boards * r.hands * 100 / 1e6
            WHEN 'range' THEN 100 + r.boards * r.hands * r.cards * 300 / 1e6
            ELSE
                100
                + (r.ways * 600 + r.sorted_rows * 8 + CASE WHEN r.is_sum THEN 0 ELSE r.hands_ranked * 300 END) / 1e6
        END AS megabytes,
        r.missing = 0 AND r.weight < 1e30 AS is_countable
    FROM row_counts AS r
)

SELECT
    c.* EXCLUDE (has_starting_hands, hands, weight, missing, cards, pattern_cards, orders, sorted_rows),
    CASE WHEN c.is_countable AND c.seconds <= l.seconds AND c.megabytes <= l.megabytes THEN 'exact' ELSE 'sim' END
        AS counting_method,
    CASE WHEN c.is_table THEN 'table' ELSE counting_method END AS method,
    CASE
        WHEN method = 'table' THEN 'table'
        WHEN method = 'exact' THEN c.exact_counting
        ELSE pokersql.showdown_counting(c.is_sum, c.players)
    END AS counting
FROM costs AS c
CROSS JOIN QUERY_TABLE(limits) AS l;

-- ---- sql/macros/equities/boards_of.sql
-- The boards that can come in each question or matchup
-- Grain: one row per row of `questions` and board: the cards to come, and the sum of their rank codes
-- Reads: pokersql.deck, pokersql.hole_cards
-- Engine: duckdb
-- Access: internal

-- `questions` has board_bits, used_bits (the cards that can't come) and cards_to_come. Boards are streamed, not stored.
-- One or two cards to come are unnested from a list, since DuckDB would scan the small table of a join on one thread.
-- More cards are joined two at a time, in rising order. If five cards are to come, `questions` has too few rows for all
-- threads, so first its rows with two of the five cards are stored.

-- The list of 2^card_id for each card
CREATE OR REPLACE MACRO pokersql.all_cards() AS
    LIST_TRANSFORM(RANGE(52), lambda pokersql_card: CAST(1 AS BIGINT) << pokersql_card);

-- The list of the bits of each combination of two cards
CREATE OR REPLACE MACRO pokersql.all_pairs() AS
    FLATTEN(
        LIST_TRANSFORM(
            RANGE(52),
            lambda pokersql_a:
                LIST_TRANSFORM(
                    RANGE(pokersql_a + 1, 52),
                    lambda pokersql_b: (CAST(1 AS BIGINT) << pokersql_a) + (CAST(1 AS BIGINT) << pokersql_b)
                )
        )
    );

-- The sum of the rank codes of each set of cards in a list
CREATE OR REPLACE MACRO pokersql.all_codes(card_sets) AS
    LIST_TRANSFORM(card_sets, lambda pokersql_bits: pokersql.code_sum(pokersql_bits));

CREATE OR REPLACE MACRO pokersql.boards_of(questions) AS TABLE
WITH
-- One row per row of questions with five cards to come, and pair of unused cards
first_pairs AS MATERIALIZED (
    SELECT p.card_bits AS pair_bits, p.rank_codes AS pair_codes, p.card_2, q.*
    FROM QUERY_TABLE(questions) AS q
    INNER JOIN pokersql.hole_cards AS p ON q.used_bits & p.card_bits = 0
    WHERE q.cards_to_come = 5
),

-- One row per row of questions with one or two cards to come, and set of as many cards; sets with used cards are
-- removed later
drawn_cards AS (
    SELECT
        UNNEST(pokersql.all_cards()) AS come_bits,
        UNNEST(pokersql.all_codes(pokersql.all_cards())) AS come_codes,
        q.*
    FROM QUERY_TABLE(questions) AS q
    WHERE q.cards_to_come = 1
    UNION ALL
    SELECT
        UNNEST(pokersql.all_pairs()) AS come_bits,
        UNNEST(pokersql.all_codes(pokersql.all_pairs())) AS come_codes,
        q.*
    FROM QUERY_TABLE(questions) AS q
    WHERE q.cards_to_come = 2
)

SELECT CAST(0 AS BIGINT) AS come_bits, CAST(0 AS BIGINT) AS come_codes, q.*
FROM QUERY_TABLE(questions) AS q
WHERE q.cards_to_come = 0
UNION ALL
SELECT d.* FROM drawn_cards AS d
WHERE d.used_bits & d.come_bits = 0
UNION ALL
SELECT p.card_bits | d.card_bit AS come_bits, p.rank_codes + d.rank_code AS come_codes, q.*
FROM QUERY_TABLE(questions) AS q
INNER JOIN pokersql.hole_cards AS p ON q.used_bits & p.card_bits = 0
INNER JOIN pokersql.deck AS d ON p.card_2 < d.card_id AND q.used_bits & d.card_bit = 0
WHERE q.cards_to_come = 3
UNION ALL
SELECT p.card_bits | r.card_bits AS come_bits, p.rank_codes + r.rank_codes AS come_codes, q.*
FROM QUERY_TABLE(questions) AS q
INNER JOIN pokersql.hole_cards AS p ON q.used_bits & p.card_bits = 0
INNER JOIN pokersql.hole_cards AS r ON p.card_2 < r.card_1 AND q.used_bits & r.card_bits = 0
WHERE q.cards_to_come = 4
UNION ALL
SELECT
    f.pair_bits | p.card_bits | d.card_bit AS come_bits,
    f.pair_codes + p.rank_codes + d.rank_code AS come_codes,
    f.* EXCLUDE (pair_bits, pair_codes, card_2)
FROM first_pairs AS f
INNER JOIN pokersql.hole_cards AS p ON f.card_2 < p.card_1 AND f.used_bits & p.card_bits = 0
INNER JOIN pokersql.deck AS d ON p.card_2 < d.card_id AND f.used_bits & d.card_bit = 0;

-- ---- sql/macros/equities/key_ranks_of.sql
-- The ranks of hands by a key, a sum over their cards, for those games of the questions that have is_sum
-- Grain: one row per game_key
-- Reads: pokersql.rule_keys
-- Engine: duckdb
-- Access: internal

-- game_key is 64 * rule_keys.hand_key + rules_number. The optimizer expects one row from an unnested list, so it builds
-- hash tables of ranks, not of showdowns.

CREATE OR REPLACE MACRO pokersql.key_ranks_of(questions, methods) AS TABLE
SELECT UNNEST(l.ranks, recursive := TRUE)
FROM (
    SELECT LIST(DISTINCT {'game_key': k.hand_key * 64 + m.rules_number, 'hand_rank': k.hand_rank}) AS ranks
    FROM (SELECT DISTINCT q.game FROM QUERY_TABLE(questions) AS q) AS g
    INNER JOIN QUERY_TABLE(methods) AS m ON g.game = m.game AND m.is_sum
    INNER JOIN pokersql.rule_keys AS k
        ON m.high_rules = k.rules AND (k.hand_key < 0 OR k.cards = m.own_cards + m.board_cards)
) AS l;

-- ---- sql/macros/equities/board_hands_of.sql
-- The rank of each hand on each complete board
-- Grain: one row per board of `boards` and hand of `spot_hands` that have the same spot and no common card
-- Engine: duckdb
-- Access: internal

-- `boards` has the number, the spot, the rules and the cards of each board. A spot is a question, or all questions with
-- the same ranges. `spot_hands` has the hands of each spot. The result has all columns of `spot_hands` except spot.

CREATE OR REPLACE MACRO pokersql.board_hands_of(boards, spot_hands, questions, methods) AS TABLE
WITH
-- One row per board: its rank codes, and the codes of its flush suit
flush_boards AS (
    SELECT
        b.*,
        pokersql.code_sum(b.board) AS board_codes,
        pokersql.board_suit(b.board) AS flush_suit,
        pokersql.suit_codes(b.board, pokersql.board_suit(b.board)) AS flush_codes
    FROM QUERY_TABLE(boards) AS b
),

-- One row per row of spot_hands: the sum of the hand's rank codes
hands AS MATERIALIZED (
    SELECT h.*, pokersql.code_sum(h.card_bits) AS own_codes
    FROM QUERY_TABLE(spot_hands) AS h
    WHERE h.spot IN (SELECT b.spot FROM QUERY_TABLE(boards) AS b)
)

SELECT b.board_number, CAST(r.hand_rank AS SMALLINT) AS hand_rank, h.* EXCLUDE (spot, own_codes)
FROM flush_boards AS b
INNER JOIN hands AS h ON b.spot = h.spot AND b.board & h.card_bits = 0
INNER JOIN pokersql.key_ranks_of(questions, methods) AS r
    ON
        r.game_key
        = 64
        * pokersql.board_key(b.board_codes, b.flush_suit, b.flush_codes, b.flush_cards, h.own_codes, h.card_bits)
        + b.rules_number;

-- ---- sql/macros/equities/spot_boards_of.sql
-- The complete boards of each question; one board represents a class of equivalent boards
-- Grain: one row per question of `questions` and class of boards; spot is the number of the spot's first question
-- Reads: pokersql.suit_orders
-- Engine: duckdb
-- Access: internal

-- `questions` and `seat_hands` have the rows of questions_of and seat_hands_of. Questions with the same ranges and dead
-- cards are one spot. If a permutation of the suits does not change a spot's ranges, each player wins equally often on
-- a board and on its image, the board with permuted suits. board is the least image; boards is the number of the
-- question's boards with this least image.

CREATE OR REPLACE MACRO pokersql.spot_boards_of(questions, seat_hands) AS TABLE
WITH
-- One row per question: its spot, and the cards that cannot come
spot_questions AS (
    SELECT
        MIN(q.question) OVER (PARTITION BY q.range_texts) AS spot,
        q.* REPLACE (q.certain_bits AS used_bits)
    FROM QUERY_TABLE(questions) AS q
),

-- One row per spot, seat and hand that is possible in a question of the spot: the weight
spot_hands AS (
    SELECT DISTINCT q.spot, h.seat, h.card_bits, h.weight * h.divisor AS weight
    FROM spot_questions AS q
    INNER JOIN QUERY_TABLE(seat_hands) AS h ON q.question = h.question
),

-- One row per spot and permutation of the suits that does not change the spot's ranges
spot_orders AS (
    SELECT i.spot, i.suit_order
    FROM (
        SELECT
            h.spot,
            h.seat,
            h.weight,
            o AS suit_order,
            pokersql.suits_renamed(h.card_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3) AS card_bits
        FROM spot_hands AS h
        CROSS JOIN pokersql.suit_orders AS o
    ) AS i
    LEFT JOIN spot_hands AS h
        ON i.spot = h.spot AND i.seat = h.seat AND i.card_bits = h.card_bits AND i.weight = h.weight
    GROUP BY i.spot, i.suit_order
    HAVING COUNT(*) = COUNT(h.spot)
),

-- One row per question: the list of the permutations of its spot
orders AS MATERIALIZED (
    SELECT q.*, s.suit_orders
    FROM spot_questions AS q
    INNER JOIN (
        SELECT o.spot, LIST(o.suit_order) AS suit_orders FROM spot_orders AS o
        GROUP BY o.spot
    ) AS s ON q.spot = s.spot
),

-- One row per question and board: the board's least image
images AS (
    SELECT
        b.question,
        b.spot,
        b.rules_number,
        b.flush_cards,
        LIST_MIN(
            LIST_TRANSFORM(
                b.suit_orders,
                lambda pokersql_order:
                    pokersql.suits_renamed(
                        b.board_bits | b.come_bits,
                        pokersql_order.suit_0,
                        pokersql_order.suit_1,
                        pokersql_order.suit_2,
                        pokersql_order.suit_3
                    )
            )
        ) AS board
    FROM pokersql.boards_of('orders') AS b
)

SELECT i.question, i.spot, i.rules_number, i.flush_cards, i.board, COUNT(*) AS boards
FROM images AS i
GROUP BY ALL;

-- ---- sql/macros/equities/pair_outcomes_of.sql
-- How often each of two players wins, by running sums over the ranked hands of each board
-- Grain: one row per question, high_winners and hand_rank of the best hand (NULL if is_ranked is FALSE)
-- Reads: pokersql.hole_cards
-- Engine: duckdb
-- Access: internal

-- `questions` and `seat_hands` have the rows of questions_of and seat_hands_of. A spot is all questions with the same
-- ranges. Each hand is ranked once per board, and a board is counted once for all questions of a spot. On a board, the
-- weight of the second player's hands that are worse than a rank is a running sum. This sum includes hands that share a
-- card with the first player's hand. So the showdowns of hands with a common card are subtracted, card by card and rank
-- by rank. Time and memory grow with boards * hands, not with pairs of hands.

CREATE OR REPLACE MACRO pokersql.pair_outcomes_of(questions, seat_hands, methods, is_ranked) AS TABLE
WITH
-- One row per question with counting = 'pair'
pair_questions AS (
    SELECT q.* FROM QUERY_TABLE(questions) AS q
    WHERE q.counting = 'pair'
),

-- One row per question and board: how many boards of the question it represents
spot_boards AS MATERIALIZED (
    SELECT b.* FROM pokersql.spot_boards_of('pair_questions', seat_hands) AS b
),

-- One row per spot and different board: its number
boards AS MATERIALIZED (
    SELECT CAST(ROW_NUMBER() OVER () AS INTEGER) AS board_number, b.*
    FROM (SELECT DISTINCT s.spot, s.rules_number, s.flush_cards, s.board FROM spot_boards AS s) AS b
),

-- One row per spot and hand: the hand's weight in each player's range
spot_hands AS (
    SELECT
        b.spot,
        c.card_bits,
        CAST(c.card_1 AS TINYINT) AS card_1,
        CAST(c.card_2 AS TINYINT) AS card_2,
        CAST(COALESCE(MAX(h.weight * h.divisor) FILTER (h.seat = 1), 0) AS INTEGER) AS first_weight,
        CAST(COALESCE(MAX(h.weight * h.divisor) FILTER (h.seat = 2), 0) AS INTEGER) AS second_weight
    FROM (SELECT DISTINCT s.question, s.spot FROM spot_boards AS s) AS b
    INNER JOIN QUERY_TABLE(seat_hands) AS h ON b.question = h.question
    INNER JOIN pokersql.hole_cards AS c ON h.card_bits = c.card_bits
    GROUP BY b.spot, c.card_bits, c.card_1, c.card_2
),

-- One row per board and hand: the rank
board_hands AS MATERIALIZED (
    SELECT h.* EXCLUDE (card_bits) FROM pokersql.board_hands_of('boards', 'spot_hands', 'pair_questions', methods) AS h
),

-- One row per board and rank: the sum of the weights of each player's hands, and SUM(first_weight * second_weight)
board_levels AS (
    SELECT
        h.board_number,
        h.hand_rank,
        CAST(SUM(h.first_weight) AS BIGINT) AS first_weight,
        CAST(SUM(h.second_weight) AS BIGINT) AS second_weight,
        SUM(CAST(h.first_weight AS BIGINT) * h.second_weight) AS same_weight
    FROM board_hands AS h
    GROUP BY h.board_number, h.hand_rank
),

-- One row per board, card and rank: the sum of the weights of each player's hands with the card
card_levels AS MATERIALIZED (
    SELECT
        h.board_number,
        h.card,
        h.hand_rank,
        CAST(SUM(h.first_weight) AS BIGINT) AS first_weight,
        CAST(SUM(h.second_weight) AS BIGINT) AS second_weight
    FROM (
        SELECT
            b.board_number,
            b.hand_rank,
            b.first_weight,
            b.second_weight,
            UNNEST([b.card_1, b.card_2]) AS card
        FROM board_hands AS b
    ) AS h
    GROUP BY h.board_number, h.card, h.hand_rank
),

-- One row per board and rank, and one per board and rank to subtract: the weights that the first player wins, splits
-- and loses. The showdown of a hand with itself is subtracted twice, once per card, so same_weight is added
level_outcomes AS (
    SELECT
        l.board_number,
        CASE WHEN is_ranked THEN l.hand_rank END AS hand_rank,
        l.first_weight
        * (SUM(l.second_weight) OVER (PARTITION BY l.board_number ORDER BY l.hand_rank DESC) - l.second_weight)
            AS wins,
        l.first_weight * l.second_weight + l.same_weight AS ties,
        l.second_weight
        * (SUM(l.first_weight) OVER (PARTITION BY l.board_number ORDER BY l.hand_rank DESC) - l.first_weight)
            AS losses
    FROM board_levels AS l
    UNION ALL
    SELECT
        a.board_number,
        CASE WHEN is_ranked THEN LEAST(a.hand_rank, b.hand_rank) END AS hand_rank,
        -SUM(CASE WHEN a.hand_rank < b.hand_rank THEN a.first_weight * b.second_weight ELSE 0 END) AS wins,
        -SUM(CASE WHEN a.hand_rank = b.hand_rank THEN a.first_weight * b.second_weight ELSE 0 END) AS ties,
        -SUM(CASE WHEN a.hand_rank > b.hand_rank THEN a.first_weight * b.second_weight ELSE 0 END) AS losses
    FROM card_levels AS a
    INNER JOIN card_levels AS b ON a.board_number = b.board_number AND a.card = b.card
    WHERE a.first_weight > 0 AND b.second_weight > 0
    GROUP BY ALL
),

-- One row per spot, board and hand_rank: the sums of these weights
board_outcomes AS (
    SELECT b.spot, b.board, o.hand_rank, SUM(o.wins) AS wins, SUM(o.ties) AS ties, SUM(o.losses) AS losses
    FROM level_outcomes AS o
    INNER JOIN boards AS b ON o.board_number = b.board_number
    GROUP BY b.spot, b.board, o.hand_rank
),

-- One row per question: the product of its seats' divisors
divisors AS (
    SELECT p.question, CAST(PRODUCT(p.divisor) AS HUGEINT) AS divisor
    FROM (SELECT DISTINCT h.question, h.seat, h.divisor FROM QUERY_TABLE(seat_hands) AS h) AS p
    WHERE p.question IN (SELECT q.question FROM pair_questions AS q)
    GROUP BY p.question
),

-- One row per question and hand_rank: the sums of the weights over the question's boards
question_outcomes AS (
    SELECT
        b.question,
        o.hand_rank,
        SUM(b.boards * o.wins) AS wins,
        SUM(b.boards * o.ties) AS ties,
        SUM(b.boards * o.losses) AS losses
    FROM spot_boards AS b
    INNER JOIN board_outcomes AS o ON b.spot = o.spot AND b.board = o.board
    GROUP BY b.question, o.hand_rank
)

SELECT o.question, o.winners AS high_winners, 0 AS low_winners, o.hand_rank, o.weight // d.divisor AS runouts
FROM (
    SELECT
        q.question,
        q.hand_rank,
        UNNEST([1, 3, 2]) AS winners,
        UNNEST([q.wins, q.ties, q.losses]) AS weight
    FROM question_outcomes AS q
) AS o
INNER JOIN divisors AS d ON o.question = d.question
WHERE o.weight > 0;

-- ---- sql/macros/equities/range_outcomes_of.sql
-- How often each set of three players wins, by inclusion-exclusion over the cards that hands share
-- Grain: one row per question, high_winners and hand_rank of the best hand
-- Reads: pokersql.hole_cards
-- Engine: duckdb
-- Access: internal

-- `questions` and `seat_hands` have the rows of questions_of and seat_hands_of.
-- Fix a board and a winner's hand a, with the cards p and q. X is the total weight of the second player's hands that
-- share no card with a: hands equal to a if the second player splits, or worse than a if the second player loses. Y is
-- the same for the third player. X_c is the weight of the hands in X with card c; each hand has two cards, so X =
-- SUM(X_c) / 2. By inclusion-exclusion, the pairs of hands without a common card have the weight
--     X * Y - SUM(X_c * Y_c) + (the sum over all hands of weight in X * weight in Y).
-- SUM(X_c * Y_c) counts a pair with one common card once, and a hand paired with itself twice. X_c is the weight of all
-- hands with c, minus the hands cp and cq. Time grows with boards * hands * cards, not with pairs of hands.

CREATE OR REPLACE MACRO pokersql.range_outcomes_of(questions, seat_hands, methods) AS TABLE
WITH
-- One row per question with counting = 'range'
range_questions AS (
    SELECT q.* REPLACE (q.certain_bits AS used_bits) FROM QUERY_TABLE(questions) AS q
    WHERE q.counting = 'range'
),

-- One row per question and board
boards AS MATERIALIZED (
    SELECT
        ROW_NUMBER() OVER () AS board_number,
        b.question AS spot,
        b.rules_number,
        b.flush_cards,
        b.board_bits | b.come_bits AS board
    FROM pokersql.boards_of('range_questions') AS b
),

-- One row per question, seat and hand: the two cards
spot_hands AS (
    SELECT h.question AS spot, h.seat, h.card_bits, h.weight, c.card_1, c.card_2
    FROM QUERY_TABLE(seat_hands) AS h
    INNER JOIN pokersql.hole_cards AS c ON h.card_bits = c.card_bits
),

-- One row per board, player and hand that shares no card with the board: the rank
board_hands AS MATERIALIZED (
    SELECT h.board_number AS board, h.* EXCLUDE (board_number, card_bits)
    FROM pokersql.board_hands_of('boards', 'spot_hands', 'range_questions', methods) AS h
),

-- One row per player: the seats of the two other players
other_seats AS (
    SELECT s.seat, MIN(o.seat) AS first_seat, MAX(o.seat) AS second_seat
    FROM (SELECT DISTINCT h.seat FROM board_hands AS h) AS s
    INNER JOIN (SELECT DISTINCT h.seat FROM board_hands AS h) AS o ON s.seat <> o.seat
    GROUP BY s.seat
),

-- One row per board, player and hand of the other players: its weight for the second and for the third player
rival_hands AS (
    SELECT
        h.board,
        o.seat,
        h.card_1,
        h.card_2,
        h.hand_rank,
        CAST(COALESCE(SUM(h.weight) FILTER (h.seat = o.first_seat), 0) AS BIGINT) AS first,
        CAST(COALESCE(SUM(h.weight) FILTER (h.seat = o.second_seat), 0) AS BIGINT) AS second
    FROM board_hands AS h
    INNER JOIN other_seats AS o ON h.seat <> o.seat
    GROUP BY h.board, o.seat, h.card_1, h.card_2, h.hand_rank
),

-- One row per row of rival_hands and card of the hand: its other card (beside), first, second, and first * second
-- (both)
rival_cards AS MATERIALIZED (
    SELECT
        h.board,
        h.seat,
        UNNEST([h.card_1, h.card_2]) AS card,
        UNNEST([h.card_2, h.card_1]) AS beside,
        h.hand_rank,
        h.first,
        h.second,
        h.first * h.second AS both
    FROM rival_hands AS h
),

-- One row per board, player, card and rank: the weights of the other players' hands with this card and this rank
level_weights AS (
    SELECT p.board, p.seat, p.card, p.hand_rank, SUM(p.first) AS first, SUM(p.second) AS second, SUM(p.both) AS both
    FROM rival_cards AS p
    GROUP BY p.board, p.seat, p.card, p.hand_rank
),

-- One row per board, player, card that another player may hold, and rank of any hand on the board
card_ranks AS (
    SELECT c.board, c.seat, c.card, r.hand_rank
    FROM (SELECT DISTINCT p.board, p.seat, p.card FROM rival_cards AS p) AS c
    INNER JOIN (SELECT DISTINCT h.board, h.hand_rank FROM board_hands AS h) AS r ON c.board = r.board
),

-- One row per board, player, card and rank: the weights of the others' hands with the card, at the rank and worse
-- (behind)
card_weights AS MATERIALIZED (
    SELECT
        p.board,
        p.seat,
        p.card,
        p.hand_rank,
        CAST(COALESCE(l.first, 0) AS BIGINT) AS first_level,
        CAST(COALESCE(l.second, 0) AS BIGINT) AS second_level,
        CAST(COALESCE(l.both, 0) AS BIGINT) AS both_level,
        CAST(COALESCE(SUM(l.first) OVER (PARTITION BY p.board, p.seat, p.card ORDER BY p.hand_rank DESC), 0) AS BIGINT)
        - first_level AS first_behind,
        CAST(COALESCE(SUM(l.second) OVER (PARTITION BY p.board, p.seat, p.card ORDER BY p.hand_rank DESC), 0) AS BIGINT)
        - second_level AS second_behind,
        CAST(COALESCE(SUM(l.both) OVER (PARTITION BY p.board, p.seat, p.card ORDER BY p.hand_rank DESC), 0) AS BIGINT)
        - both_level AS both_behind
    FROM card_ranks AS p
    LEFT JOIN level_weights AS l
        ON p.board = l.board AND p.seat = l.seat AND p.card = l.card AND p.hand_rank = l.hand_rank
),

-- One row per board, player, hand a and card c that is not in a: X_c and Y_c, for equal (level) and worse (behind)
-- hands
disjoint_weights AS (
    SELECT
        h.board,
        h.seat,
        h.card_1,
        h.card_2,
        h.hand_rank,
        h.weight,
        s.first_level
        - CASE WHEN a.hand_rank = h.hand_rank THEN a.first ELSE 0 END
        - CASE WHEN b.hand_rank = h.hand_rank THEN b.first ELSE 0 END AS first_level,
        s.second_level
        - CASE WHEN a.hand_rank = h.hand_rank THEN a.second ELSE 0 END
        - CASE WHEN b.hand_rank = h.hand_rank THEN b.second ELSE 0 END AS second_level,
        s.both_level
        - CASE WHEN a.hand_rank = h.hand_rank THEN a.both ELSE 0 END
        - CASE WHEN b.hand_rank = h.hand_rank THEN b.both ELSE 0 END AS both_level,
        s.first_behind
        - CASE WHEN a.hand_rank > h.hand_rank THEN a.first ELSE 0 END
        - CASE WHEN b.hand_rank > h.hand_rank THEN b.first ELSE 0 END AS first_behind,
        s.second_behind
        - CASE WHEN a.hand_rank > h.hand_rank THEN a.second ELSE 0 END
        - CASE WHEN b.hand_rank > h.hand_rank THEN b.second ELSE 0 END AS second_behind,
        s.both_behind
        - CASE WHEN a.hand_rank > h.hand_rank THEN a.both ELSE 0 END
        - CASE WHEN b.hand_rank > h.hand_rank THEN b.both ELSE 0 END AS both_behind
    FROM board_hands AS h
    INNER JOIN card_weights AS s
        ON
            h.board = s.board AND h.seat = s.seat AND h.hand_rank = s.hand_rank
            AND h.card_1 <> s.card AND h.card_2 <> s.card
    LEFT JOIN rival_cards AS a ON s.board = a.board AND s.seat = a.seat AND s.card = a.card AND h.card_1 = a.beside
    LEFT JOIN rival_cards AS b ON s.board = b.board AND s.seat = b.seat AND s.card = b.card AND h.card_2 = b.beside
),

-- One row per board, player and hand a: X and Y, and the weight that inclusion-exclusion subtracts from X * Y
sums AS (
    SELECT
        v.board,
        v.seat,
        v.hand_rank,
        v.weight,
        SUM(v.first_level) // 2 AS first_level,
        SUM(v.first_behind) // 2 AS first_behind,
        SUM(v.second_level) // 2 AS second_level,
        SUM(v.second_behind) // 2 AS second_behind,
        SUM(v.first_level * v.second_level) - SUM(v.both_level) // 2 AS level_level,
        SUM(v.first_level * v.second_behind) AS level_behind,
        SUM(v.first_behind * v.second_level) AS behind_level,
        SUM(v.first_behind * v.second_behind) - SUM(v.both_behind) // 2 AS behind_behind
    FROM disjoint_weights AS v
    GROUP BY v.board, v.seat, v.card_1, v.card_2, v.hand_rank, v.weight
),

-- One row per board, player, hand a, and whether each of the two other players splits (level) or loses (behind)
ways AS (
    SELECT
        s.board,
        s.hand_rank,
        s.seat,
        o.first_seat,
        o.second_seat,
        s.weight,
        UNNEST([TRUE, TRUE, FALSE, FALSE]) AS is_first_level,
        UNNEST([TRUE, FALSE, TRUE, FALSE]) AS is_second_level,
        UNNEST(
            [
                s.first_level * s.second_level - s.level_level,
                s.first_level * s.second_behind - s.level_behind,
                s.first_behind * s.second_level - s.behind_level,
                s.first_behind * s.second_behind - s.behind_behind
            ]
        ) AS runouts
    FROM sums AS s
    INNER JOIN other_seats AS o ON s.seat = o.seat
)

SELECT
    b.spot AS question,
    (1 << (w.seat - 1))
    + CASE WHEN w.is_first_level THEN 1 << (w.first_seat - 1) ELSE 0 END
    + CASE WHEN w.is_second_level THEN 1 << (w.second_seat - 1) ELSE 0 END AS high_winners,
    0 AS low_winners,
    w.hand_rank,
    SUM(w.weight * w.runouts) AS runouts
FROM ways AS w
INNER JOIN boards AS b ON w.board = b.board_number
WHERE
    w.runouts > 0
    -- a set of winners is counted once, with the hand of its lowest seat as a
    AND (w.seat < w.first_seat OR NOT w.is_first_level)
    AND (w.seat < w.second_seat OR NOT w.is_second_level)
GROUP BY ALL;

-- ---- sql/macros/equities/matchups_of.sql
-- One matchup for each class of equivalent matchups; a matchup is a hand for each seat, without a common card
-- Grain: one row per question of `questions` and class of matchups
-- Reads: pokersql.suit_orders
-- Engine: duckdb
-- Access: internal

-- `questions` and `seat_hands` have the rows of questions_of and seat_hands_of. Two matchups are in one class if a
-- permutation of the suits maps one to the other and does not change the board or the set of cards that can't come. The
-- weight of a matchup is the product of its hands' weights; weight is the sum over the class. holes has the own cards
-- by seat. most_suited has for each suit the largest number of cards in one seat; it is NULL if boards are not counted
-- by kind (see showdowns_of).

CREATE OR REPLACE MACRO pokersql.matchups_of(questions, seat_hands) AS TABLE
WITH RECURSIVE
-- One row per question that is counted over a list of matchups
open_questions AS (
    SELECT q.* FROM QUERY_TABLE(questions) AS q
    WHERE q.method = 'exact' AND q.counting IN ('heads_up', 'sum', 'judged')
),

-- One row per question and matchup of its first 0, 1, ... seats; seat 0 holds the cards that fit a board's pattern
deals AS (
    SELECT
        q.question,
        CAST(q.first_seat - 1 AS BIGINT) AS seat,
        q.used_bits,
        CAST([] AS BIGINT[]) AS holes,
        CAST(1 AS HUGEINT) AS weight
    FROM open_questions AS q
    UNION ALL
    SELECT
        d.question,
        d.seat + 1 AS seat,
        d.used_bits | h.card_bits AS used_bits,
        LIST_APPEND(d.holes, h.card_bits) AS holes,
        d.weight * h.weight AS weight
    FROM deals AS d
    INNER JOIN QUERY_TABLE(seat_hands) AS h
        ON d.question = h.question AND d.seat + 1 = h.seat AND d.used_bits & h.card_bits = 0
),

-- One row per question with several matchups and permutation of the suits that does not change the known cards
orders AS (
    SELECT q.question, o.*
    FROM open_questions AS q
    INNER JOIN pokersql.suit_orders AS o
        ON
            q.ways > 1
            AND pokersql.suits_kept(q.board_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3)
            AND pokersql.suits_kept(q.used_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3)
),

-- One row per question and matchup of all seats: the matchup's least image under the permutations in orders
least_images AS (
    SELECT
        d.question,
        d.weight,
        COALESCE(
            MIN(
                LIST_TRANSFORM(
                    d.holes,
                    lambda pokersql_hole:
                        pokersql.suits_renamed(pokersql_hole, o.suit_0, o.suit_1, o.suit_2, o.suit_3)
                )
            ) FILTER (WHERE o.question IS NOT NULL),
            d.holes
        ) AS holes
    FROM deals AS d
    INNER JOIN open_questions AS q ON d.question = q.question AND d.seat = q.players
    LEFT JOIN orders AS o ON d.question = o.question
    GROUP BY d.question, d.holes, d.weight
),

-- One row per question and least image: the sum of the weights of the matchups with this image
images AS (
    SELECT l.question, l.holes, SUM(l.weight) AS weight
    FROM least_images AS l
    GROUP BY l.question, l.holes
)

SELECT
    i.question,
    i.weight,
    i.holes[2 - q.first_seat:] AS holes,
    CASE
        WHEN q.has_kinds AND q.board_bits = 0 AND q.first_seat = 1
            THEN
                LIST_TRANSFORM(
                    RANGE(4),
                    lambda pokersql_suit:
                        LIST_MAX(
                            LIST_TRANSFORM(
                                i.holes,
                                lambda pokersql_hole: BIT_COUNT(pokersql.suit_codes(pokersql_hole, pokersql_suit))
                            )
                        )
                )
    END AS most_suited,
    q.board_bits | CASE q.first_seat WHEN 0 THEN i.holes[1] ELSE 0 END AS board_bits,
    q.used_bits | LIST_AGGREGATE(i.holes, 'bit_or') AS used_bits,
    q.cards_to_come,
    q.is_sum,
    q.has_kinds,
    q.rules_number,
    q.flush_cards
FROM images AS i
INNER JOIN open_questions AS q ON i.question = q.question;

-- ---- sql/macros/equities/showdowns_of.sql
-- Every board that can come in each matchup; boards of the same kind share a row
-- Grain: one row per row of `matchups` and board or kind of board
-- Reads: pokersql.board_ranks, pokersql.deck, pokersql.other_cards, pokersql.suit_cards
-- Source: the reduction of the Power BI article, applied to boards instead of hands
-- Engine: duckdb
-- Access: internal

-- `matchups` has the rows of matchups_of. runouts is the number of boards * the weight of the matchup. come_bits has
-- the cards to come, come_codes the sum of their rank codes. If a card of the board is known, each board is a row.
-- Without a known card there are up to 2,598,960 boards. But in games with has_kinds a hand's rank depends only on the
-- ranks of the board and, if three or more cards of the board share a suit, on the ranks in this suit. So there are at
-- most 152,607 kinds of board. For a kind, board_bits is NULL and come_bits has only the cards of flush_suit.
-- all_boards counts all boards by their ranks. So each row of suited_boards has a second row that subtracts its boards
-- from the row of their ranks. The ORDER BY of suit_sets spreads the joins after it over all threads; without it DuckDB
-- would scan this small table on one thread.

CREATE OR REPLACE MACRO pokersql.showdowns_of(matchups) AS TABLE
WITH
-- One row per matchup that is counted by kinds of board
kind_matchups AS MATERIALIZED (
    SELECT ROW_NUMBER() OVER () AS matchup, m.*
    FROM QUERY_TABLE(matchups) AS m
    WHERE m.has_kinds AND m.board_bits = 0
),

-- One row per matchup that is counted board by board
board_matchups AS (
    SELECT m.* FROM QUERY_TABLE(matchups) AS m
    WHERE NOT (m.has_kinds AND m.board_bits = 0)
),

-- One row per matchup, suit and set of three to five ranks that are left in the suit and give a seat a flush
suit_sets AS (
    SELECT p.matchup, s.range AS suit_id, c.cards, c.codes
    FROM kind_matchups AS p
    CROSS JOIN RANGE(4) AS s
    INNER JOIN pokersql.suit_cards AS c
        ON
            pokersql.suit_codes(p.used_bits, s.range) & c.codes = 0
            AND c.cards + p.most_suited[s.range + 1] >= p.flush_cards
    ORDER BY p.matchup
),

-- One row per matchup, suit and rank: the number of cards of the rank that the deck still has in the other suits
other_suits AS (
    SELECT
        p.matchup,
        s.range AS suit_id,
        r.rank,
        3 - BIT_COUNT((p.used_bits >> (4 * (r.rank - 2))) & (15 - (1 << s.range))) AS cards
    FROM kind_matchups AS p
    CROSS JOIN RANGE(4) AS s
    CROSS JOIN (SELECT DISTINCT d.rank FROM pokersql.deck AS d) AS r
),

-- One row per matchup, suit and ranks of the board's other cards: the number of choices of these cards
other_choices AS (
    SELECT
        s.matchup,
        s.suit_id,
        o.cards,
        o.codes,
        CASE
            WHEN o.cards = 0 THEN 1
            WHEN o.cards = 1 THEN a.cards
            WHEN o.rank_1 = o.rank_2 THEN a.cards * (a.cards - 1) // 2
            ELSE a.cards * b.cards
        END AS choices
    FROM (SELECT DISTINCT l.matchup, l.suit_id FROM other_suits AS l) AS s
    CROSS JOIN pokersql.other_cards AS o
    LEFT JOIN other_suits AS a ON s.matchup = a.matchup AND s.suit_id = a.suit_id AND o.rank_1 = a.rank
    LEFT JOIN other_suits AS b ON s.matchup = b.matchup AND s.suit_id = b.suit_id AND o.rank_2 = b.rank
),

-- One row per matchup and kind of board with three or more cards of a suit: the number of boards
suited_boards AS (
    SELECT
        s.matchup,
        s.codes + o.codes AS board_codes,
        s.suit_id AS flush_suit,
        s.codes AS flush_codes,
        CAST(o.choices AS BIGINT) AS runouts
    FROM suit_sets AS s
    INNER JOIN other_choices AS o ON s.matchup = o.matchup AND s.suit_id = o.suit_id AND s.cards + o.cards = 5
    WHERE o.choices > 0
),

-- One row per matchup and multiset of a board's ranks: the number of boards
all_boards AS (
    SELECT
        p.matchup,
        b.board_codes,
        (4 - BIT_COUNT((p.used_bits >> (4 * (b.rank_1 - 2))) & 15))
        * (4 - BIT_COUNT((p.used_bits >> (4 * (b.rank_2 - 2))) & 15) - b.before_2)
        * (4 - BIT_COUNT((p.used_bits >> (4 * (b.rank_3 - 2))) & 15) - b.before_3)
        * (4 - BIT_COUNT((p.used_bits >> (4 * (b.rank_4 - 2))) & 15) - b.before_4)
        * (4 - BIT_COUNT((p.used_bits >> (4 * (b.rank_5 - 2))) & 15) - b.before_5)
        // b.orders AS runouts
    FROM kind_matchups AS p
    CROSS JOIN pokersql.board_ranks AS b
),

-- One row per matchup and kind of board: the number of boards, and negative rows for boards to subtract
kinds AS (
    SELECT a.matchup, a.board_codes, 0 AS flush_suit, CAST(0 AS BIGINT) AS flush_codes, a.runouts FROM all_boards AS a
    UNION ALL
    SELECT w.matchup, w.board_codes, w.flush_suit, w.flush_codes, w.runouts FROM suited_boards AS w
    UNION ALL
    SELECT w.matchup, w.board_codes, 0 AS flush_suit, CAST(0 AS BIGINT) AS flush_codes, -w.runouts AS runouts
    FROM suited_boards AS w
)

SELECT
    m.weight * k.runouts AS runouts,
    CAST(NULL AS BIGINT) AS board_bits,
    k.flush_codes << k.flush_suit AS come_bits,
    k.board_codes AS come_codes,
    k.flush_suit,
    m.* EXCLUDE (matchup, weight, board_bits, used_bits, cards_to_come, most_suited)
FROM kinds AS k
INNER JOIN kind_matchups AS m ON k.matchup = m.matchup
UNION ALL
SELECT
    b.weight AS runouts,
    b.board_bits | b.come_bits AS board_bits,
    b.come_bits,
    b.come_codes,
    NULL AS flush_suit,
    b.* EXCLUDE (come_bits, come_codes, weight, board_bits, used_bits, cards_to_come, most_suited)
FROM pokersql.boards_of('board_matchups') AS b;

-- ---- sql/macros/shuffle_key.sql
-- The key by which a shuffle sorts a card: the formula of shuffle_keys as one expression
-- Source: sql/dealing/shuffle_keys.sql, which explains the formula (tests/test_shuffle.py)
-- Engine: duckdb
-- Access: internal

-- One step of the formula: (x^3 + added) modulo the prime 2147483579; DuckDB computes a repeated expression once
CREATE OR REPLACE MACRO pokersql.mixed(x, added) AS
    (CAST(x AS BIGINT) * ((CAST(x AS BIGINT) * CAST(x AS BIGINT)) % 2147483579) + added) % 2147483579;

CREATE OR REPLACE MACRO pokersql.shuffle_key(seed, deal, place) AS
    pokersql.mixed(
        pokersql.mixed(
            pokersql.mixed(
                pokersql.mixed(
                    (CAST(seed AS BIGINT) + place + 1 + 1013904223) % 2147483579, CAST(deal AS BIGINT) + 1664525
                ),
                CAST(seed AS BIGINT) + 22695477
            ),
            CAST(deal AS BIGINT) + 134775813
        ),
        0
    );

-- ---- sql/macros/equities/holdings_of.sql
-- Draws a hand for each seat with several possible hands, and keeps the samples in which no two seats share a card
-- Grain: one row per question, round and sample that is kept
-- Engine: duckdb
-- Access: internal

-- `samples` has a row per question, round and sample: the seed, and the cards that can't come. `weight_steps` has a row
-- per question, seat and hand. weight_from is the sum of the weights of the seat's hands before this hand;
-- weight_in_all is the sum of the weights of all its hands. Hands are drawn in proportion to their weights. A sample in
-- which two seats hold the same card is rejected, so each showdown has its exact probability (rejection sampling).

CREATE OR REPLACE MACRO pokersql.holdings_of(samples, weight_steps) AS TABLE
WITH
-- One row per question and seat: the sum of the weights of its hands
seats AS (
    SELECT DISTINCT w.question, w.seat, w.weight_in_all FROM QUERY_TABLE(weight_steps) AS w
),

-- One row per sample and seat: point, a random whole number from 0 to weight_in_all - 1
draws AS (
    SELECT
        s.*,
        k.seat,
        -- a shuffle uses the places 0 to 51, so the seats use higher places
        pokersql.shuffle_key(s.seed, s.deal, 52 + k.seat) * CAST(k.weight_in_all AS HUGEINT) // 2147483579 AS point
    FROM QUERY_TABLE(samples) AS s
    INNER JOIN seats AS k ON s.question = k.question
),

-- One row per sample and seat: the last hand with weight_from <= point. Rows of weight_steps are added, so that the
-- window function finds this hand. DuckDB would run an ASOF join as a nested loop if it expects few rows
drawn_hands AS (
    SELECT
        p.*,
        LAST_VALUE(p.step_bits IGNORE NULLS) OVER (
            PARTITION BY p.question, p.seat ORDER BY p.point, p.deal NULLS FIRST ROWS UNBOUNDED PRECEDING
        ) AS card_bits
    FROM (
        SELECT d.question, d.seat, d.point, d.round, d.deal, d.seed, d.used_bits, NULL AS step_bits FROM draws AS d
        UNION ALL
        SELECT
            w.question, w.seat, w.weight_from, NULL AS round, NULL AS deal, NULL AS seed, NULL AS used_bits, w.card_bits
        FROM QUERY_TABLE(weight_steps) AS w
    ) AS p
)

SELECT
    h.question,
    h.round,
    h.deal,
    h.seed,
    h.used_bits | BIT_OR(h.card_bits) AS used_bits,
    MAP_FROM_ENTRIES(LIST((h.seat, h.card_bits))) AS holes
FROM drawn_hands AS h
WHERE h.deal IS NOT NULL
GROUP BY h.question, h.round, h.deal, h.seed, h.used_bits
HAVING BIT_COUNT(BIT_OR(h.card_bits)) = SUM(BIT_COUNT(h.card_bits))
UNION ALL
SELECT s.question, s.round, s.deal, s.seed, s.used_bits, MAP {} AS holes
FROM QUERY_TABLE(samples) AS s
ANTI JOIN seats AS k ON s.question = k.question;

-- ---- sql/macros/equities/sampled_showdowns_of.sql
-- Draws showdowns at random: each seat's hand in proportion to its weight, and all other cards from a shuffle
-- Grain: one row per question of `questions` and sample in which no two seats hold the same card
-- Reads: pokersql.deck
-- Engine: duckdb
-- Access: internal

-- `questions`, `seat_hands` and `batch` have the rows of questions_of, seat_hands_of and simulation. The result has the
-- columns of matchups_of, with complete boards. The samples of a question are numbered from first_sample. If the first
-- round keeps k of n samples, further rounds with other seeds draw (n - k) * n / k more samples, in at most 20 rounds
-- in all. A seat that can hold any hand gets the next cards of the shuffle: the distribution is the same, and no sample
-- is rejected. The samples of a question depend on its texts and on the seed, not on other questions.

-- The bits of `number` items of the list `cards`, from item `place` + 1 on
CREATE OR REPLACE MACRO pokersql.any_of(cards, place, number) AS
    COALESCE(
        LIST_AGGREGATE(cards[CAST(place + 1 AS BIGINT):CAST(place + number AS BIGINT)], 'bit_or'), CAST(0 AS BIGINT)
    );

CREATE OR REPLACE MACRO pokersql.sampled_showdowns_of(questions, seat_hands, batch) AS TABLE
WITH
-- One row per simulated question: its samples, and a seed that depends on the question's texts
open_questions AS MATERIALIZED (
    SELECT
        q.*,
        b.first_sample,
        b.samples,
        CAST((b.seed + MD5_NUMBER_LOWER(q.texts)) % 2147483579 AS BIGINT) AS seed
    FROM QUERY_TABLE(questions) AS q
    CROSS JOIN QUERY_TABLE(batch) AS b
    WHERE q.method = 'sim'
),

-- One row per question, seat and hand; one row without cards for a seat that can hold any hand
hands AS (
    SELECT
        h.question,
        h.seat,
        h.card_bits,
        h.weight,
        h.missing,
        COUNT(*) OVER (PARTITION BY h.question, h.seat) AS hands
    FROM QUERY_TABLE(seat_hands) AS h
    INNER JOIN open_questions AS q ON h.question = q.question
    WHERE NOT h.is_open
    UNION ALL
    SELECT DISTINCT h.question, h.seat, 0 AS card_bits, 1 AS weight, 2 AS missing, 1 AS hands
    FROM QUERY_TABLE(seat_hands) AS h
    INNER JOIN open_questions AS q ON h.question = q.question
    WHERE h.is_open
),

-- One row per question, seat with several hands, and hand: the columns that holdings_of takes
weight_steps AS MATERIALIZED (
    SELECT
        h.question,
        h.seat,
        h.card_bits,
        SUM(h.weight) OVER (PARTITION BY h.question, h.seat ORDER BY h.card_bits) - h.weight AS weight_from,
        SUM(h.weight) OVER (PARTITION BY h.question, h.seat) AS weight_in_all
    FROM hands AS h
    -- seat 0 holds the cards that fit a board's pattern
    WHERE h.hands > 1 OR h.seat = 0
),

-- One row per question, with lists by seat: known_holes (NULL if drawn), missing (the number of cards that the seat
-- gets from the shuffle) and ends (the number of cards of the shuffle that earlier seats get)
seatings AS MATERIALIZED (
    SELECT
        s.question,
        LIST(s.card_bits ORDER BY s.seat) AS known_holes,
        LIST(s.own_to_come ORDER BY s.seat) AS missing,
        LIST_TRANSFORM(
            RANGE(LEN(missing) + 1), lambda pokersql_seat: COALESCE(LIST_SUM(missing[:pokersql_seat]), 0)
        ) AS ends
    FROM (
        SELECT
            h.question,
            h.seat,
            CASE WHEN MAX(h.hands) = 1 THEN MAX(h.card_bits) END AS card_bits,
            CAST(MAX(h.missing) AS BIGINT) AS own_to_come
        FROM hands AS h
        WHERE h.seat > 0
        GROUP BY h.question, h.seat
    ) AS s
    GROUP BY s.question
),

-- One row per question and sample of the first round
first_samples AS (
    SELECT
        q.question,
        0 AS round,
        q.seed,
        q.certain_bits AS used_bits,
        UNNEST(RANGE(q.first_sample, q.first_sample + q.samples)) AS deal
    FROM open_questions AS q
),

-- One row per question and sample of the first round that is kept
first_holdings AS MATERIALIZED (
    SELECT h.* FROM pokersql.holdings_of('first_samples', 'weight_steps') AS h
),

-- One row per question: how many samples further rounds draw
more_counts AS (
    SELECT
        q.question,
        q.seed,
        q.certain_bits,
        q.first_sample,
        q.samples,
        CEIL((q.samples - COUNT(h.question)) * (q.samples / GREATEST(COUNT(h.question), 1))) AS draws
    FROM open_questions AS q
    LEFT JOIN first_holdings AS h ON q.question = h.question
    GROUP BY q.question, q.seed, q.certain_bits, q.first_sample, q.samples
),

-- One row per question with rejected samples, and sample of the further rounds
more_samples AS (
    SELECT
        m.question,
        1 + m.draw // m.samples AS round,
        (m.seed + (1 + m.draw // m.samples) * 100000007) % 2147483579 AS seed,
        m.certain_bits AS used_bits,
        m.first_sample + m.draw % m.samples AS deal
    FROM (
        SELECT c.*, UNNEST(RANGE(CAST(LEAST(c.draws, 19 * c.samples) AS BIGINT))) AS draw
        FROM more_counts AS c
    ) AS m
),

-- One row per question, round and sample that is kept
holdings AS (
    SELECT h.* FROM first_holdings AS h
    UNION ALL
    SELECT h.* FROM pokersql.holdings_of('more_samples', 'weight_steps') AS h
),

-- One row: the largest number of cards that a sample needs from its shuffle, at least 1
shuffle_lengths AS (
    SELECT CAST(GREATEST(MAX(s.ends[LEN(s.ends)] + q.cards_to_come), 1) AS BIGINT) AS cards
    FROM seatings AS s
    INNER JOIN open_questions AS q ON s.question = q.question
),

-- One row per question, round and sample that is kept: the first cards of the shuffle of all cards that can come
shuffles AS (
    SELECT
        h.question,
        ANY_VALUE(h.holes) AS holes,
        ARG_MIN(
            d.card_bit,
            pokersql.shuffle_key(h.seed, h.deal, d.card_id),
            (SELECT l.cards FROM shuffle_lengths AS l)
        ) AS cards
    FROM holdings AS h
    INNER JOIN pokersql.deck AS d ON h.used_bits & d.card_bit = 0
    GROUP BY h.question, h.round, h.deal
)

SELECT
    s.question,
    CAST(1 AS HUGEINT) AS weight,
    LIST_TRANSFORM(
        k.known_holes,
        lambda pokersql_hole, pokersql_seat:
            COALESCE(pokersql_hole, s.holes[pokersql_seat])
            | pokersql.any_of(s.cards, k.ends[pokersql_seat], k.missing[pokersql_seat])
    ) AS holes,
    CAST(NULL AS TINYINT[]) AS most_suited,
    q.board_bits
    | COALESCE(s.holes[0], 0)
    | pokersql.any_of(s.cards, k.ends[LEN(k.ends)], q.cards_to_come) AS board_bits,
    CAST(0 AS BIGINT) AS used_bits,
    0 AS cards_to_come,
    q.is_sum,
    q.has_kinds,
    q.rules_number,
    q.flush_cards
FROM shuffles AS s
INNER JOIN open_questions AS q ON s.question = q.question
INNER JOIN seatings AS k ON s.question = k.question;

-- ---- sql/macros/equities/seat_cards_of.sql
-- The known cards of each seat in a matchup, and the sums of their rank codes
-- Grain: one row per row of `matchups` in a game with is_sum
-- Engine: duckdb
-- Access: internal

-- `matchups` has the rows of matchups_of. Each list has an item per seat. known_bits has the own cards and the board;
-- known_codes has the sum of their rank codes. suits has the only suit in which a flush is possible, NULL if more suits
-- are possible.

-- The first suit_id with at least `least` cards; 60, which shifts all bits out, if no suit has so many cards
CREATE OR REPLACE MACRO pokersql.seat_suit(bits, least) AS
    CASE
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 0)) >= least THEN 0
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 1)) >= least THEN 1
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 2)) >= least THEN 2
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 3)) >= least THEN 3
        ELSE 60
    END;

-- If seat.suit or flush_suit (the suit of a kind of board) is known, a flush is possible only in it; else in any suit.
-- The game_key of a seat's hand (see key_ranks_of): of its flush if it has one, else of all cards; NULL for an empty
-- seat
CREATE OR REPLACE MACRO pokersql.seat_key(seat, flush_suit, come_bits, come_codes, flush_cards, rules) AS
    64
    * CASE
        WHEN seat.bits IS NULL THEN NULL
        WHEN
            BIT_COUNT(
                pokersql.suit_codes(
                    seat.bits | come_bits,
                    COALESCE(seat.suit, flush_suit, pokersql.seat_suit(seat.bits | come_bits, flush_cards))
                )
            )
            >= flush_cards
            THEN
                -pokersql.suit_codes(
                    seat.bits | come_bits,
                    COALESCE(seat.suit, flush_suit, pokersql.seat_suit(seat.bits | come_bits, flush_cards))
                )
        ELSE seat.codes + come_codes
    END
    + rules;

CREATE OR REPLACE MACRO pokersql.seat_cards_of(matchups) AS TABLE
SELECT
    m.* EXCLUDE (holes),
    LIST_TRANSFORM(m.holes, lambda pokersql_hole: pokersql_hole | m.board_bits) AS known_bits,
    LIST_TRANSFORM(m.holes, lambda pokersql_hole: pokersql.code_sum(pokersql_hole | m.board_bits)) AS known_codes,
    LIST_TRANSFORM(
        m.holes,
        lambda pokersql_hole: CASE
            WHEN 2 * (m.flush_cards - m.cards_to_come) > BIT_COUNT(pokersql_hole | m.board_bits)
                THEN pokersql.seat_suit(pokersql_hole | m.board_bits, m.flush_cards - m.cards_to_come)
        END
    ) AS suits
FROM QUERY_TABLE(matchups) AS m
WHERE m.is_sum;

-- ---- sql/macros/equities/heads_up_outcomes_of.sql
-- How often each of two players wins, by rank of the winning hand, if a sum over the cards determines ranks (is_sum)
-- Grain: one row per question, high_winners and hand_rank of the best hand (NULL if is_ranked is FALSE)
-- Engine: duckdb
-- Access: internal

-- `matchups` and `questions` have the rows of matchups_of and questions_of. For two players this macro takes a third of
-- the time of sum_outcomes_of. Showdowns are streamed, not stored, so memory grows only with the number of matchups.

CREATE OR REPLACE MACRO pokersql.heads_up_outcomes_of(matchups, questions, methods, is_ranked) AS TABLE
WITH
-- One row per game_key: the rank
ranks AS MATERIALIZED (
    SELECT k.* FROM pokersql.key_ranks_of(questions, methods) AS k
),

-- One row per matchup: the cards of its seats. DuckDB scans a small table on one thread, but the result of a GROUP BY
-- on all threads
seat_cards AS (
    SELECT
        c.* EXCLUDE (weight, known_bits, known_codes, suits),
        SUM(c.weight) AS weight,
        {'bits': c.known_bits[1], 'codes': c.known_codes[1], 'suit': c.suits[1]} AS seat_1,
        {'bits': c.known_bits[2], 'codes': c.known_codes[2], 'suit': c.suits[2]} AS seat_2
    FROM pokersql.seat_cards_of(matchups) AS c
    WHERE LEN(c.known_bits) = 2
    GROUP BY ALL
),

-- One row per showdown: the key of each seat
seat_keys AS (
    SELECT
        s.question,
        s.runouts,
        pokersql.seat_key(s.seat_1, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_1,
        pokersql.seat_key(s.seat_2, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_2
    FROM pokersql.showdowns_of('seat_cards') AS s
),

-- One row per showdown: the set of winners: 1, 2, or 3 for both players
winner_sets AS (
    SELECT
        k.question,
        CASE WHEN is_ranked THEN LEAST(a.hand_rank, b.hand_rank) END AS hand_rank,
        k.runouts,
        CAST(a.hand_rank <= b.hand_rank AS INTEGER) + 2 * CAST(b.hand_rank <= a.hand_rank AS INTEGER) AS winners
    FROM seat_keys AS k
    LEFT JOIN ranks AS a ON k.key_1 = a.game_key
    LEFT JOIN ranks AS b ON k.key_2 = b.game_key
)

SELECT w.question, w.winners AS high_winners, 0 AS low_winners, w.hand_rank, SUM(w.runouts) AS runouts
FROM winner_sets AS w
GROUP BY w.question, w.winners, w.hand_rank;

-- ---- sql/macros/equities/sum_outcomes_of.sql
-- How often each set of three to ten players wins, by rank of the winning hand, if a sum determines ranks (is_sum)
-- Grain: one row per question, high_winners and hand_rank of the best hand (NULL if is_ranked is FALSE)
-- Engine: duckdb
-- Access: internal

-- `matchups` and `questions` have the rows of matchups_of and questions_of, with three to ten seats. The key and the
-- rank of an empty seat are NULL. Showdowns are streamed, not stored, so memory grows only with the number of matchups.

CREATE OR REPLACE MACRO pokersql.sum_outcomes_of(matchups, questions, methods, is_ranked) AS TABLE
WITH
-- One row per game_key: the rank
ranks AS MATERIALIZED (
    SELECT k.* FROM pokersql.key_ranks_of(questions, methods) AS k
),

-- One row per matchup: the cards of its seats. DuckDB scans a small table on one thread, but the result of a GROUP BY
-- on all threads
seat_cards AS (
    SELECT
        c.* EXCLUDE (weight, known_bits, known_codes, suits),
        SUM(c.weight) AS weight,
        {'bits': c.known_bits[1], 'codes': c.known_codes[1], 'suit': c.suits[1]} AS seat_1,
        {'bits': c.known_bits[2], 'codes': c.known_codes[2], 'suit': c.suits[2]} AS seat_2,
        {'bits': c.known_bits[3], 'codes': c.known_codes[3], 'suit': c.suits[3]} AS seat_3,
        {'bits': c.known_bits[4], 'codes': c.known_codes[4], 'suit': c.suits[4]} AS seat_4,
        {'bits': c.known_bits[5], 'codes': c.known_codes[5], 'suit': c.suits[5]} AS seat_5,
        {'bits': c.known_bits[6], 'codes': c.known_codes[6], 'suit': c.suits[6]} AS seat_6,
        {'bits': c.known_bits[7], 'codes': c.known_codes[7], 'suit': c.suits[7]} AS seat_7,
        {'bits': c.known_bits[8], 'codes': c.known_codes[8], 'suit': c.suits[8]} AS seat_8,
        {'bits': c.known_bits[9], 'codes': c.known_codes[9], 'suit': c.suits[9]} AS seat_9,
        {'bits': c.known_bits[10], 'codes': c.known_codes[10], 'suit': c.suits[10]} AS seat_10
    FROM pokersql.seat_cards_of(matchups) AS c
    WHERE LEN(c.known_bits) > 2
    GROUP BY ALL
),

-- One row per showdown: the key of each seat
seat_keys AS (
    SELECT
        s.question,
        s.runouts,
        pokersql.seat_key(s.seat_1, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_1,
        pokersql.seat_key(s.seat_2, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_2,
        pokersql.seat_key(s.seat_3, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_3,
        pokersql.seat_key(s.seat_4, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_4,
        pokersql.seat_key(s.seat_5, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_5,
        pokersql.seat_key(s.seat_6, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_6,
        pokersql.seat_key(s.seat_7, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_7,
        pokersql.seat_key(s.seat_8, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_8,
        pokersql.seat_key(s.seat_9, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_9,
        pokersql.seat_key(s.seat_10, s.flush_suit, s.come_bits, s.come_codes, s.flush_cards, s.rules_number) AS key_10
    FROM pokersql.showdowns_of('seat_cards') AS s
),

-- One row per showdown: the rank of each seat, and the best rank
seat_ranks AS (
    SELECT
        k.question,
        k.runouts,
        r1.hand_rank AS rank_1,
        r2.hand_rank AS rank_2,
        r3.hand_rank AS rank_3,
        r4.hand_rank AS rank_4,
        r5.hand_rank AS rank_5,
        r6.hand_rank AS rank_6,
        r7.hand_rank AS rank_7,
        r8.hand_rank AS rank_8,
        r9.hand_rank AS rank_9,
        r10.hand_rank AS rank_10,
        LEAST(rank_1, rank_2, rank_3, rank_4, rank_5, rank_6, rank_7, rank_8, rank_9, rank_10) AS hand_rank
    FROM seat_keys AS k
    LEFT JOIN ranks AS r1 ON k.key_1 = r1.game_key
    LEFT JOIN ranks AS r2 ON k.key_2 = r2.game_key
    LEFT JOIN ranks AS r3 ON k.key_3 = r3.game_key
    LEFT JOIN ranks AS r4 ON k.key_4 = r4.game_key
    LEFT JOIN ranks AS r5 ON k.key_5 = r5.game_key
    LEFT JOIN ranks AS r6 ON k.key_6 = r6.game_key
    LEFT JOIN ranks AS r7 ON k.key_7 = r7.game_key
    LEFT JOIN ranks AS r8 ON k.key_8 = r8.game_key
    LEFT JOIN ranks AS r9 ON k.key_9 = r9.game_key
    LEFT JOIN ranks AS r10 ON k.key_10 = r10.game_key
),

-- One row per showdown: the set of the seats with the best rank
winner_sets AS (
    SELECT
        b.question,
        CASE WHEN is_ranked THEN b.hand_rank END AS hand_rank,
        b.runouts,
        CASE WHEN b.rank_1 = b.hand_rank THEN 1 ELSE 0 END
        + CASE WHEN b.rank_2 = b.hand_rank THEN 2 ELSE 0 END
        + CASE WHEN b.rank_3 = b.hand_rank THEN 4 ELSE 0 END
        + CASE WHEN b.rank_4 = b.hand_rank THEN 8 ELSE 0 END
        + CASE WHEN b.rank_5 = b.hand_rank THEN 16 ELSE 0 END
        + CASE WHEN b.rank_6 = b.hand_rank THEN 32 ELSE 0 END
        + CASE WHEN b.rank_7 = b.hand_rank THEN 64 ELSE 0 END
        + CASE WHEN b.rank_8 = b.hand_rank THEN 128 ELSE 0 END
        + CASE WHEN b.rank_9 = b.hand_rank THEN 256 ELSE 0 END
        + CASE WHEN b.rank_10 = b.hand_rank THEN 512 ELSE 0 END AS winners
    FROM seat_ranks AS b
)

SELECT w.question, w.winners AS high_winners, 0 AS low_winners, w.hand_rank, SUM(w.runouts) AS runouts
FROM winner_sets AS w
GROUP BY w.question, w.winners, w.hand_rank;

-- ---- sql/macros/equities/judged_outcomes_of.sql
-- How often each set of players wins each half of the pot, in games without is_sum (no sum determines the rank)
-- Grain: one row per question, high_winners, low_winners and hand_rank, the best rank in the first half
-- Reads: pokersql.judges
-- Engine: duckdb
-- Access: internal

-- `matchups` and `questions` have the rows of matchups_of and questions_of. high_winners and low_winners are sums of
-- 2^(seat - 1). Equal own cards on equal boards, or on boards with the same view (see view_ranks_of), are ranked once.

CREATE OR REPLACE MACRO pokersql.judged_outcomes_of(matchups, questions) AS TABLE
WITH
-- One row per game and half; half_number counts the halves of all games
halves AS MATERIALIZED (
    SELECT j.* REPLACE (ROW_NUMBER() OVER (ORDER BY j.game, j.half) AS half_number)
    FROM (SELECT DISTINCT q.game FROM QUERY_TABLE(questions) AS q WHERE NOT q.is_sum) AS g
    INNER JOIN pokersql.judges AS j ON g.game = j.game
),

-- One row per matchup in games without is_sum
judged_matchups AS (
    SELECT m.* FROM QUERY_TABLE(matchups) AS m
    WHERE NOT m.is_sum
),

-- One row per showdown; board_codes, flush_suit and flush_codes are NULL in games without has_kinds
numbered_showdowns AS MATERIALIZED (
    SELECT
        ROW_NUMBER() OVER () AS showdown,
        q.game,
        s.question,
        s.runouts,
        s.holes,
        s.board_bits,
        CASE WHEN s.has_kinds THEN COALESCE(pokersql.code_sum(s.board_bits), s.come_codes) END AS board_codes,
        CASE WHEN s.has_kinds THEN COALESCE(s.flush_suit, pokersql.board_suit(s.board_bits)) END AS flush_suit,
        pokersql.suit_codes(
            COALESCE(s.board_bits, s.come_bits), COALESCE(s.flush_suit, pokersql.board_suit(s.board_bits))
        ) AS flush_codes
    FROM pokersql.showdowns_of('judged_matchups') AS s
    INNER JOIN QUERY_TABLE(questions) AS q ON s.question = q.question
),

-- One row per showdown and seat: the own cards
seat_showdowns AS (
    SELECT
        n.* EXCLUDE (question, runouts, holes),
        GENERATE_SUBSCRIPTS(n.holes, 1) AS seat,
        UNNEST(n.holes) AS own_bits
    FROM numbered_showdowns AS n
),

-- One row per showdown, seat and half; has_flush is TRUE if the board has enough cards of a suit for a flush
seat_halves AS MATERIALIZED (
    SELECT s.*, h.half_number, h.counts_suits = 1 AND BIT_COUNT(s.flush_codes) >= h.cards - h.most_used AS has_flush
    FROM seat_showdowns AS s
    INNER JOIN halves AS h ON s.game = h.game
),

-- One row per half, own cards and view of a board, in games with has_kinds
own_views AS (
    SELECT v.own_bits, v.view_codes, v.suit_id, h.*
    FROM (
        SELECT DISTINCT
            s.half_number, s.own_bits, s.board_codes AS view_codes, CAST(NULL AS INTEGER) AS suit_id
        FROM seat_halves AS s
        WHERE s.board_codes IS NOT NULL
        UNION ALL
        SELECT DISTINCT
            s.half_number, s.own_bits, -s.flush_codes AS view_codes, CAST(s.flush_suit AS INTEGER) AS suit_id
        FROM seat_halves AS s
        WHERE s.has_flush
    ) AS v
    INNER JOIN halves AS h ON v.half_number = h.half_number
),

-- One row per half, own cards and view, if they make a hand: its rank
view_ranks AS MATERIALIZED (
    SELECT r.* FROM pokersql.view_ranks_of('own_views') AS r
),

-- One row per half, own cards and board, in games without has_kinds
judged_hands AS MATERIALIZED (
    SELECT d.own_bits, d.board_bits, h.*
    FROM (
        SELECT DISTINCT s.half_number, s.own_bits, s.board_bits FROM seat_halves AS s
        WHERE s.board_codes IS NULL
    ) AS d
    INNER JOIN halves AS h ON d.half_number = h.half_number
),

-- One row per half, own cards and board, if they make a hand: its rank
hand_ranks AS MATERIALIZED (
    SELECT r.own_bits, r.board_bits, r.half_number, r.hand_rank
    FROM pokersql.half_ranks('judged_hands') AS r
    WHERE r.hand_rank > 0
),

-- One row per showdown and half: the list of ranks by seat, NULL for a seat whose hand does not qualify
half_ranks AS (
    SELECT s.showdown, s.half_number, LIST(LEAST(r.hand_rank, v.hand_rank, f.hand_rank) ORDER BY s.seat) AS ranks
    FROM seat_halves AS s
    LEFT JOIN hand_ranks AS r
        ON s.half_number = r.half_number AND s.own_bits = r.own_bits AND s.board_bits = r.board_bits
    LEFT JOIN view_ranks AS v
        ON
            s.half_number = v.half_number AND s.own_bits = v.own_bits
            AND v.suit_id = -1 AND s.board_codes = v.view_codes
    LEFT JOIN view_ranks AS f
        ON
            s.half_number = f.half_number AND s.own_bits = f.own_bits
            AND s.flush_suit = f.suit_id AND -s.flush_codes = f.view_codes
    GROUP BY s.showdown, s.half_number
),

-- One row per showdown and half: the best rank, and the set of seats with this rank
half_winners AS (
    SELECT
        r.showdown,
        h.half,
        LIST_MIN(r.ranks) AS best_rank,
        LIST_SUM(
            LIST_TRANSFORM(
                r.ranks,
                lambda pokersql_rank, pokersql_seat:
                    CASE WHEN pokersql_rank = LIST_MIN(r.ranks) THEN 1 << (pokersql_seat - 1) ELSE 0 END
            )
        ) AS winners
    FROM half_ranks AS r
    INNER JOIN halves AS h ON r.half_number = h.half_number
),

-- One row per showdown: the set of winners of each half, 0 if no hand qualifies
winner_sets AS (
    SELECT
        w.showdown,
        COALESCE(MAX(w.winners) FILTER (WHERE w.half = 'high'), 0) AS high_winners,
        COALESCE(MAX(w.winners) FILTER (WHERE w.half = 'low'), 0) AS low_winners,
        ARG_MIN(w.best_rank, w.half) AS hand_rank
    FROM half_winners AS w
    GROUP BY w.showdown
)

SELECT n.question, w.high_winners, w.low_winners, w.hand_rank, SUM(n.runouts) AS runouts
FROM winner_sets AS w
INNER JOIN numbered_showdowns AS n ON w.showdown = n.showdown
GROUP BY n.question, w.high_winners, w.low_winners, w.hand_rank;

-- ---- sql/macros/equities/table_outcomes_of.sql
-- How often each of two players wins before the flop, from the shipped counts in matchup_counts
-- Grain: one row per question and high_winners
-- Reads: pokersql.hole_cards, pokersql.matchup_counts
-- Engine: duckdb
-- Access: internal

-- `questions` and `seat_hands` have the rows of questions_of and seat_hands_of. Two ranges have up to 1,624,350 pairs
-- of hands. A starting hand is whole if a range has all its combinations with the same weight. For two whole starting
-- hands one row of whole_matchups has the sum over their pairs. hand_rank is NULL, since matchup_counts has no ranks.

CREATE OR REPLACE MACRO pokersql.table_outcomes_of(questions, seat_hands) AS TABLE
WITH
-- One row per starting hand: the number of its combinations
hand_sizes AS (
    SELECT h.starting_hand, COUNT(*) AS combinations
    FROM pokersql.hole_cards AS h
    GROUP BY h.starting_hand
),

-- One row per question, seat and hand; is_whole is TRUE if its starting hand is whole
hands AS MATERIALIZED (
    SELECT
        h.question,
        h.seat,
        h.card_bits,
        CAST(h.weight AS HUGEINT) AS weight,
        c.starting_hand,
        COUNT(*) OVER (PARTITION BY h.question, h.seat, c.starting_hand) = s.combinations
        AND MIN(h.weight) OVER (PARTITION BY h.question, h.seat, c.starting_hand)
        = MAX(h.weight) OVER (PARTITION BY h.question, h.seat, c.starting_hand) AS is_whole
    FROM QUERY_TABLE(questions) AS q
    INNER JOIN QUERY_TABLE(seat_hands) AS h ON q.counting = 'table' AND q.question = h.question
    INNER JOIN pokersql.hole_cards AS c ON h.card_bits = c.card_bits
    INNER JOIN hand_sizes AS s ON c.starting_hand = s.starting_hand
),

-- One row per question, seat and whole starting hand
whole_hands AS (
    SELECT DISTINCT h.question, h.seat, h.starting_hand, h.weight FROM hands AS h
    WHERE h.is_whole
),

-- One row per hero_hand and villain_hand: the sums over all pairs of their combinations
whole_matchups AS (
    SELECT
        m.hero_hand,
        m.villain_hand,
        SUM(m.pairs * m.wins) AS wins,
        SUM(m.pairs * m.ties) AS ties,
        SUM(m.pairs * m.losses) AS losses
    FROM pokersql.matchup_counts AS m
    GROUP BY m.hero_hand, m.villain_hand
),

-- One row per question and pair of whole starting hands, and one per question and pair of hands that are not both whole
matchups AS (
    SELECT a.question, a.weight * b.weight AS weight, m.wins, m.ties, m.losses
    FROM whole_hands AS a
    INNER JOIN whole_hands AS b ON a.question = b.question AND a.seat = 1 AND b.seat = 2
    INNER JOIN whole_matchups AS m ON a.starting_hand = m.hero_hand AND b.starting_hand = m.villain_hand
    UNION ALL
    SELECT a.question, a.weight * b.weight AS weight, m.wins, m.ties, m.losses
    FROM hands AS a
    INNER JOIN hands AS b
        ON
            a.question = b.question AND a.seat = 1 AND b.seat = 2
            AND NOT (a.is_whole AND b.is_whole) AND a.card_bits & b.card_bits = 0
    INNER JOIN pokersql.matchup_counts AS m ON pokersql.matchup_key(a.card_bits, b.card_bits) = m.matchup
)

SELECT
    m.question,
    UNNEST([1, 3, 2]) AS high_winners,
    0 AS low_winners,
    CAST(NULL AS INTEGER) AS hand_rank,
    UNNEST([SUM(m.weight * m.wins), SUM(m.weight * m.ties), SUM(m.weight * m.losses)]) AS runouts
FROM matchups AS m
GROUP BY m.question;

-- ---- sql/macros/equities/seat_equities_of.sql
-- The equity of each seat's hand or range, from the outcomes of showdowns
-- Grain: one row per question of `asked`, method with outcomes, and seat
-- Engine: duckdb
-- Access: internal

-- `asked` has the columns of the table that equities takes; `outcomes` has the columns of sum_outcomes_of and method.
-- The high and the low half of a pot are equal. If one half has no winners, the winners of the other half get the whole
-- pot. pot_parts is 2 * LCM(1, ..., number of seats), so each share of a pot is a whole number of parts.

CREATE OR REPLACE MACRO pokersql.seat_equities_of(asked, outcomes, methods) AS TABLE
WITH
-- One row per question: its number of seats, and whether the game has only a low half (is_low)
questions AS (
    SELECT a.question, COUNT(*) AS players, BOOL_AND(m.is_low) AS is_low
    FROM QUERY_TABLE(asked) AS a
    INNER JOIN QUERY_TABLE(methods) AS m ON a.game = m.game
    GROUP BY a.question
),

-- One row per question, method, high_winners and low_winners: the number of runouts
winner_sets AS (
    SELECT
        o.question,
        o.method,
        CASE WHEN q.is_low THEN 0 ELSE o.high_winners END AS high_winners,
        CASE WHEN q.is_low THEN o.high_winners | o.low_winners ELSE o.low_winners END AS low_winners,
        SUM(o.runouts) AS runouts
    FROM QUERY_TABLE(outcomes) AS o
    INNER JOIN questions AS q ON o.question = q.question
    GROUP BY ALL
),

-- One row per question, method, high_winners and low_winners: the parts of the pot that each winner of a half gets
half_parts AS (
    SELECT
        o.*,
        2 * LIST_REDUCE(RANGE(1, q.players + 1), lambda pokersql_a, pokersql_b: LCM(pokersql_a, pokersql_b), 1)
            AS pot_parts,
        CASE WHEN o.low_winners > 0 THEN pot_parts // 2 ELSE pot_parts END // GREATEST(BIT_COUNT(o.high_winners), 1)
            AS high_parts,
        CASE WHEN o.high_winners > 0 THEN pot_parts // 2 ELSE pot_parts END // GREATEST(BIT_COUNT(o.low_winners), 1)
            AS low_parts
    FROM winner_sets AS o
    INNER JOIN questions AS q ON o.question = q.question
),

-- One row per question, method, high_winners, low_winners and seat: the parts of the pot that the seat gets
pot_shares AS (
    SELECT
        p.question,
        a.seat,
        p.method,
        p.runouts,
        p.pot_parts,
        (p.high_winners >> (a.seat - 1)) & 1 AS is_high,
        (p.low_winners >> (a.seat - 1)) & 1 AS is_low,
        is_high * p.high_parts + is_low * p.low_parts AS parts
    FROM half_parts AS p
    INNER JOIN QUERY_TABLE(asked) AS a ON p.question = a.question
)

SELECT
    s.question,
    s.seat,
    SUM(s.runouts * s.parts) / (s.pot_parts * SUM(s.runouts)) AS equity,
    COALESCE(SUM(s.runouts) FILTER (WHERE s.parts = s.pot_parts), 0) AS wins,
    COALESCE(SUM(s.runouts) FILTER (WHERE s.parts BETWEEN 1 AND s.pot_parts - 1), 0) AS ties,
    COALESCE(SUM(s.runouts) FILTER (WHERE s.parts = 0), 0) AS losses,
    SUM(s.runouts * s.is_high) AS highs,
    SUM(s.runouts * s.is_low) AS lows,
    COALESCE(SUM(s.runouts) FILTER (WHERE 4 * s.parts = s.pot_parts), 0) AS quarters,
    SUM(s.runouts * s.parts) AS parts,
    s.pot_parts,
    s.method,
    SUM(s.runouts) AS runouts,
    CASE
        WHEN s.method = 'sim'
            THEN
                SQRT(
                    GREATEST(
                        SUM(s.runouts * POW(s.parts / s.pot_parts, 2)) / SUM(s.runouts)
                        - POW(SUM(s.runouts * s.parts) / (s.pot_parts * SUM(s.runouts)), 2),
                        0
                    )
                    / SUM(s.runouts)
                )
    END AS standard_error
FROM pot_shares AS s
GROUP BY s.question, s.seat, s.method, s.pot_parts
HAVING SUM(s.runouts) > 0;

-- ---- sql/macros/equities/equities.sql
-- The equity of each seat's hand or range, for a table of questions
-- Grain: one row per row of `asked_table`
-- Reads: pokersql.game_methods, pokersql.judges
-- Engine: duckdb
-- Access: internal

-- `asked_table` has a row per question and seat (from 1): the game, the player's name (`who`), and the hand, the board
-- and the dead cards as texts. A question with an error has no equity; all other questions have one.

CREATE OR REPLACE MACRO pokersql.equities(asked_table, seed, samples) AS TABLE
WITH
-- One row per row of asked_table, with the game's name as in judges; an unknown game is an error
asked AS MATERIALIZED (
    SELECT a.* REPLACE (g.game AS game)
    FROM QUERY_TABLE(asked_table) AS a
    INNER JOIN (
        SELECT n.written, ANY_VALUE(j.game) AS game
        FROM (
            SELECT t.game AS written, pokersql.judge_name(NULL, t.game) AS name
            FROM (SELECT DISTINCT a.game FROM QUERY_TABLE(asked_table) AS a) AS t
        ) AS n
        INNER JOIN pokersql.judges AS j ON n.name = j.name AND j.game > ''
        GROUP BY n.written
    ) AS g ON a.game = g.written
),

-- One row per game of the questions: its row of game_methods
methods AS MATERIALIZED (
    SELECT m.* FROM pokersql.game_methods AS m
    WHERE m.game IN (SELECT a.game FROM asked AS a)
),

-- One row per game, part and text
texts AS MATERIALIZED (
    SELECT t.* FROM pokersql.asked_texts_of('asked', 'methods') AS t
),

-- One row per game, range and piece of the range
pieces AS MATERIALIZED (
    SELECT p.* FROM pokersql.range_pieces_of('texts', 'methods') AS p
),

-- One row per game, part, text, and hand that the text names
written_hands AS MATERIALIZED (
    SELECT h.* FROM pokersql.written_hands_of('texts', 'pieces', 'methods') AS h
),

-- One row per question and place of certain cards
certain_cards AS MATERIALIZED (
    SELECT c.* FROM pokersql.certain_cards_of('asked', 'texts', 'written_hands') AS c
),

-- One row per question, seat and hand
seat_hands AS MATERIALIZED (
    SELECT h.* FROM pokersql.seat_hands_of('asked', 'written_hands', 'certain_cards', 'methods') AS h
),

-- One row per question and problem
problems AS MATERIALIZED (
    SELECT p.*
    FROM pokersql.question_problems_of('asked', 'texts', 'pieces', 'certain_cards', 'seat_hands', 'methods') AS p
),

-- One row per question without a problem
questions AS MATERIALIZED (
    SELECT q.*
    FROM
        pokersql.questions_of(
            'asked', 'certain_cards', 'seat_hands', 'problems', 'pokersql.equity_limits', 'methods'
        ) AS q
),

-- One row: the seed and the samples, in the columns of the table simulation
batch AS (
    SELECT seed AS seed, 1 AS first_sample, samples AS samples
),

-- One row per matchup that is counted, and one row per showdown that is simulated
matchups AS MATERIALIZED (
    SELECT m.* FROM pokersql.matchups_of('questions', 'seat_hands') AS m
    UNION ALL
    SELECT s.* FROM pokersql.sampled_showdowns_of('questions', 'seat_hands', 'batch') AS s
),

-- One row per question, high_winners, low_winners and hand_rank
counts AS (
    SELECT o.* FROM pokersql.table_outcomes_of('questions', 'seat_hands') AS o
    UNION ALL
    SELECT o.* FROM pokersql.pair_outcomes_of('questions', 'seat_hands', 'methods', FALSE) AS o
    UNION ALL
    SELECT o.* FROM pokersql.range_outcomes_of('questions', 'seat_hands', 'methods') AS o
    UNION ALL
    SELECT o.* FROM pokersql.heads_up_outcomes_of('matchups', 'questions', 'methods', FALSE) AS o
    UNION ALL
    SELECT o.* FROM pokersql.sum_outcomes_of('matchups', 'questions', 'methods', FALSE) AS o
    UNION ALL
    SELECT o.* FROM pokersql.judged_outcomes_of('matchups', 'questions') AS o
),

-- One row per question, high_winners, low_winners and hand_rank: the method
outcomes AS (
    SELECT c.*, q.method
    FROM counts AS c
    INNER JOIN questions AS q ON c.question = q.question
),

-- One row per question with an equity, and seat
answers AS (
    SELECT e.* FROM pokersql.seat_equities_of('asked', 'outcomes', 'methods') AS e
),

-- One row per question with a problem: the first problem as text
question_errors AS (
    SELECT p.question, ARG_MIN(p.error || COALESCE(' of ' || p.place, ''), p.turn) AS error
    FROM problems AS p
    GROUP BY p.question
)

SELECT
    a.question,
    a.seat,
    e.equity,
    TRY_CAST(e.wins AS BIGINT) AS wins,
    TRY_CAST(e.ties AS BIGINT) AS ties,
    TRY_CAST(e.losses AS BIGINT) AS losses,
    TRY_CAST(e.runouts AS BIGINT) AS runouts,
    e.method,
    e.standard_error,
    CASE
        WHEN p.error IS NOT NULL THEN p.error
        WHEN e.question IS NULL THEN 'no_matchup: the ranges have no hands without a common card'
    END AS error
FROM asked AS a
LEFT JOIN answers AS e ON a.question = e.question AND a.seat = e.seat
LEFT JOIN question_errors AS p ON a.question = p.question;

-- ---- sql/macros/equities/equity_remedy.sql
-- The remedy for each error in a question about equity
-- Reads: pokersql.game_methods, pokersql.range_shapes
-- Engine: duckdb
-- Access: internal

-- The remedy for an invalid piece of a range
CREATE OR REPLACE MACRO pokersql.range_remedy(piece) AS
    CASE
        WHEN piece LIKE '%@%' THEN 'a weight stands behind a colon, as in KK:0.5 or KK:50%'
        WHEN REGEXP_MATCHES(piece, '[\[\]]')
            THEN
                'brackets give the pieces between them a weight in percent, as in [50]AA,KK[/50], or list what one '
                || 'card can be, as in [A-T][A-T]'
        WHEN REGEXP_MATCHES(piece, '^.+%-.+%$')
            THEN 'a percentage counts from the best hand; !5% removes the best, as in 15%,!5%'
        WHEN
            LIST_TRANSFORM(
                [REPLACE(LOWER(REGEXP_REPLACE(piece, '\b(10|\w)(10|\w)', '\2\1', 'g')), '10', 't')],
                lambda pokersql_name: pokersql.named_pattern(pokersql_name)
            )[1] IS NOT NULL
            THEN 'the higher card stands first, as in ' || REGEXP_REPLACE(piece, '\b(10|\w)(10|\w)', '\2\1', 'g')
        WHEN piece LIKE '_%\%' ESCAPE '\'
            THEN 'a percentage is at most 100, and large enough for the best starting hand, as in 15%'
        ELSE
            'a hand is two cards, as in AhKh, and a range is hands such as AhKh, AA, AKs, AKo, AK, QQ+, KTo+, '
            || 'A5s-A2s, 98s-65s, 22-77, A*, A*s, 15%, random or !72o, with commas or blanks between'
    END;

-- The remedy for an error; game, its numbers of cards and most_players are from game_methods, NULL for an unknown game
CREATE OR REPLACE MACRO pokersql.equity_remedy(error, game, own_cards, board_cards, most_players) AS
    CASE SPLIT_PART(error, ' ', 1)
        WHEN 'no_hand' THEN 'a hand is cards, as in AhKh, or a range, as in QQ+,AKs; random is any hand'
        WHEN 'bad_range'
            THEN
                CASE
                    WHEN own_cards = 2 THEN pokersql.range_remedy(SPLIT_PART(error, '''', 2))
                    WHEN CONTAINS(error, '%')
                        THEN 'a percentage is for games of two own cards, whose hands have an order'
                    WHEN CONTAINS(error, '$')
                        THEN
                            'a shape is '
                            || (
                                SELECT STRING_AGG('$' || s.shape, ', ' ORDER BY s.counted DESC, s.shape ASC)
                                FROM pokersql.range_shapes AS s
                            )
                            || ', as in AA$ds'
                    ELSE
                        'a range is hands of up to ' || own_cards || ' cards such as AA, AA**, AAds, KQJT$ss, AxKx, '
                        || '[A-T][A-T], JT98+ or !AAA, with commas between; * is any card, x a suit, R a rank'
                END
        -- a valid weight, but no weight is allowed after !
        WHEN 'bad_weight'
            THEN
                CASE
                    WHEN REGEXP_MATCHES(error, '''(0?\.\d{1,6}|[01](\.0*)?|\d{1,2}%|100%)''')
                        THEN 'a hand behind ! has no weight, as in !AKs'
                    ELSE 'a weight is 0 to 1, with six decimals at most, as in AKs:0.5 or AKs:50%'
                END
        WHEN 'bad_card' THEN 'a card is a rank (2 to 9, T or 10, J, Q, K, A) and a suit (c, d, h, s), as in As or 10♥'
        WHEN 'duplicate_card' THEN 'a card can be in one place only'
        WHEN 'wrong_game' THEN 'equity is for games in which a player has one hand, not three as in Chinese poker'
        WHEN 'two_boards' THEN 'all rows of a game need the same board'
        WHEN 'two_sets' THEN 'all rows of a game need the same dead cards'
        WHEN 'empty_range'
            THEN 'the known cards, ! and a weight of 0 remove hands; leave some, as in 22+,!AA'
        WHEN 'empty_board' THEN 'the known cards leave no card for a place of the board; leave one, as in 2c 7d 9h h'
        WHEN 'no_matchup:' THEN 'write ranges with hands that share no card'
        WHEN 'too_long' THEN 'cards are at most 400 characters'
        WHEN 'not_in_deck' THEN COALESCE(game, 'the game') || ' is played without this card'
        WHEN 'wrong_board'
            THEN
                CASE board_cards
                    WHEN 0 THEN game || ' has no board'
                    ELSE 'a board has at most ' || COALESCE(board_cards || ' cards', 'the cards of the game')
                END
        WHEN 'wrong_players'
            THEN COALESCE(game, 'the game') || ' is for two to ' || COALESCE(most_players, 10) || ' players'
        WHEN 'wrong_count'
            THEN
                'a hand has ' || CASE WHEN board_cards = 0 THEN 'up to ' ELSE '' END
                || COALESCE(own_cards || ' cards in ' || game, 'as many cards as the game deals')
                || CASE WHEN own_cards > 2 AND board_cards > 0 THEN ', * for any card' ELSE '' END
                || ', and the dead cards leave enough for all'
    END;

-- The remedy for an error in a question about a game, hold'em if it is NULL
CREATE OR REPLACE MACRO pokersql.asked_remedy(error, asked_game) AS (
    SELECT pokersql.equity_remedy(error, m.game, m.own_cards, m.board_cards, m.most_players)
    FROM pokersql.game_methods AS m
    WHERE m.game = COALESCE(asked_game, 'holdem')
);

-- ---- comments
COMMENT ON TABLE pokersql.choice_places IS 'internal: All ways to choose up to five of up to thirteen cards. One row per choice and place of a chosen card; choice is the sum of 2^(place - 1) over the chosen places (pokersql)';
COMMENT ON TABLE pokersql.class_ranks IS 'The rank of each class of hands by each set of rules. One row per set of rules and class; hands of a class have the same ranks and the same value of suited (pokersql)';
COMMENT ON COLUMN pokersql.class_ranks."rules" IS 'the name of the set of rules: standard, joker ...';
COMMENT ON COLUMN pokersql.class_ranks."hand_key" IS 'the sum of the cards'' rank codes, negative if all have one suit (a wild card has any suit)';
COMMENT ON COLUMN pokersql.class_ranks."cards" IS 'the greatest number of cards of a hand that count';
COMMENT ON COLUMN pokersql.class_ranks."hand_rank" IS '1 is the best by these rules; hands of equal rank split the pot; NULL if the hand does not qualify';
COMMENT ON COLUMN pokersql.class_ranks."hand_points" IS 'the category''s position in the rules: 0 for the lowest category, then 1, 2, ... without gaps';
COMMENT ON COLUMN pokersql.class_ranks."category" IS 'the name of the category, for example Full House';
COMMENT ON COLUMN pokersql.class_ranks."description" IS 'the category, and the ranks that decide within the category';
COMMENT ON COLUMN pokersql.class_ranks."rank_1" IS 'the value of the first group; larger groups come first, then higher values';
COMMENT ON COLUMN pokersql.class_ranks."rank_2" IS 'the value of the second group; a single card is a group, too';
COMMENT ON COLUMN pokersql.class_ranks."rank_3" IS 'the value of the third group, 0 if there is none';
COMMENT ON COLUMN pokersql.class_ranks."rank_4" IS 'the value of the fourth group, 0 if there is none';
COMMENT ON COLUMN pokersql.class_ranks."rank_5" IS 'the value of the fifth group, 0 if there is none';
COMMENT ON COLUMN pokersql.class_ranks."suited" IS '1 if all cards have one suit';
COMMENT ON COLUMN pokersql.class_ranks."hands" IS 'how many hands are in the class';
COMMENT ON TABLE pokersql.rule_keys IS 'The rank of hands by a key that is a sum over their cards, for the rules by which a sum determines the rank. One row per set of rules and key (pokersql)';
COMMENT ON COLUMN pokersql.rule_keys."rules" IS 'the name of the set of rules: standard, joker ...';
COMMENT ON COLUMN pokersql.rule_keys."hand_key" IS 'the sum of the cards'' rank codes; for a flush, if suits count, the negative of the sum over its suit';
COMMENT ON COLUMN pokersql.rule_keys."cards" IS 'how many cards are in the sum';
COMMENT ON COLUMN pokersql.rule_keys."hand_rank" IS '1 is the best; see class_ranks; NULL if the hand does not qualify';
COMMENT ON TABLE pokersql.games IS 'The games: the numbers of cards that a player has and must use, and the rules that decide who wins the pot. One row per game (pokersql)';
COMMENT ON COLUMN pokersql.games."game" IS 'the name of the game: five-card, holdem ...';
COMMENT ON COLUMN pokersql.games."description" IS 'the game in a few words';
COMMENT ON COLUMN pokersql.games."own_cards" IS 'how many cards each player is dealt';
COMMENT ON COLUMN pokersql.games."board_cards" IS 'how many cards all players share';
COMMENT ON COLUMN pokersql.games."own_used" IS 'how many of the own cards a hand must use, -1 for any number';
COMMENT ON COLUMN pokersql.games."most_players" IS 'how many players can play';
COMMENT ON COLUMN pokersql.games."draws" IS 'how often players may change cards';
COMMENT ON COLUMN pokersql.games."high_rules" IS 'the rules of the pot''s high half, '''' if there is none';
COMMENT ON COLUMN pokersql.games."low_rules" IS 'the rules of the pot''s low half, '''' if there is none; if either half is missing, the pot is not divided';
COMMENT ON COLUMN pokersql.games."deck" IS 'the deck of the game, see decks';
COMMENT ON COLUMN pokersql.games."showdown" IS 'the relation that shows who wins';
COMMENT ON COLUMN pokersql.games."may_use_fewer" IS '1 if a hand may also use fewer own cards than own_used, else 0';
COMMENT ON TABLE pokersql.judges IS 'internal: The rules, deck and numbers of cards for each half of the pot in each game, and for each set of rules. One row per game and half (high or low), and per set of rules (with game '''') (pokersql)';
COMMENT ON COLUMN pokersql.judges."game" IS 'the name of the game: five-card, holdem ...';
COMMENT ON COLUMN pokersql.judges."rules" IS 'the name of the set of rules: standard, joker ...';
COMMENT ON COLUMN pokersql.judges."half_rules" IS 'the rules of the pot''s high half, '''' if there is none';
COMMENT ON COLUMN pokersql.judges."most_own" IS 'how many cards each player is dealt';
COMMENT ON COLUMN pokersql.judges."most_board" IS 'how many cards all players share';
COMMENT ON COLUMN pokersql.judges."cards" IS 'the greatest number of cards of a hand that count';
COMMENT ON COLUMN pokersql.judges."counts_suits" IS '1 if any hand of one suit has another hand_rank than the same ranks in several suits';
COMMENT ON COLUMN pokersql.judges."rainbow" IS '1 if only cards of different suits and ranks count';
COMMENT ON COLUMN pokersql.judges."most_cards" IS 'the greatest number of cards whose sum determines the rank: 7, or the same as cards';
COMMENT ON TABLE pokersql.game_remedies IS 'internal: The remedy for each error of a hand, in each game and by each set of rules. One row per game and kind of error (fault), and per set of rules (with game '''') and kind of error (pokersql)';
COMMENT ON COLUMN pokersql.game_remedies."game" IS 'the name of the game: five-card, holdem ...';
COMMENT ON COLUMN pokersql.game_remedies."rules" IS 'the name of the set of rules: standard, joker ...';
COMMENT ON COLUMN pokersql.game_remedies."remedy" IS 'how to correct the hand';
COMMENT ON MACRO pokersql.plain_name IS 'internal: A name in lower case without blanks and hyphens (pokersql)';
COMMENT ON MACRO pokersql.judge_name IS 'internal: The value of judges.name for a game or a set of rules; an unknown name is an error that lists the known names (pokersql)';
COMMENT ON MACRO pokersql.lowest_card IS 'internal: The card with the lowest bit, as text (pokersql)';
COMMENT ON MACRO pokersql.judged_error IS 'internal: The error of a hand and its board in a game or by a set of rules, NULL if there is no error (pokersql)';
COMMENT ON MACRO pokersql.game_remedy IS 'internal: The remedy for an error of a hand in a game or by a set of rules (pokersql)';
COMMENT ON MACRO TABLE pokersql.choice_ranks IS 'internal: The best choice of cards from each hand and its board. One row per row of `judged_table` (as in half_ranks) with a choice that the rules rank (pokersql)';
COMMENT ON MACRO pokersql.ruled_hand IS 'internal: The rank, category, description and best_five of a hand by a set of rules, or its error, as a STRUCT (pokersql)';
COMMENT ON MACRO pokersql.sum_key IS 'internal: cards (pokersql)';
COMMENT ON MACRO TABLE pokersql.sum_ranks IS 'internal: The rank of each hand, looked up by a sum over its cards. One row per row of `judged_table` (as in half_ranks) that the rules rank (pokersql)';
COMMENT ON MACRO pokersql.board_suit IS 'internal: The suit_id that three or more cards of a board have, 0 if no suit has three cards (pokersql)';
COMMENT ON MACRO pokersql.board_key IS 'internal: The key of own cards with a board in rule_keys: of a flush if flush_cards cards have flush_suit, else of all cards (pokersql)';
COMMENT ON MACRO TABLE pokersql.view_ranks_of IS 'internal: The best rank of own cards with a view of a board, which is its ranks, or its ranks in one suit. One row per row of `own_views` with a possible choice; hand_rank is NULL if no choice qualifies (pokersql)';
COMMENT ON MACRO TABLE pokersql.part_ranks IS 'internal: The best rank from own cards and cards of the board, if no card is wild and no flush makes a hand worse. One row per row of `judged_table` (as in half_ranks); hand_rank is NULL if no choice qualifies (pokersql)';
COMMENT ON MACRO TABLE pokersql.half_ranks IS 'internal: The rank of each hand by the rules of the high or low half of the pot. One row per row of `judged_table` that the rules rank (pokersql)';
COMMENT ON MACRO TABLE pokersql.ruled_hands IS 'internal: A table of hands and boards with the rank, or the error, of each hand, in a game or by a set of rules. One row per row of `hands_table` (pokersql)';
COMMENT ON TABLE pokersql.hole_cards IS 'The hole cards of hold''em: every combination of two cards, with its starting hand. One row per combination (1,326), card_1 < card_2 (pokersql)';
COMMENT ON COLUMN pokersql.hole_cards."hole" IS 'the cards as text, the higher card_id first: AhKh';
COMMENT ON COLUMN pokersql.hole_cards."starting_hand" IS '13 pairs like AA (6 combinations each), 78 suited like AKs (4 each), 78 offsuit like AKo (12 each)';
COMMENT ON COLUMN pokersql.hole_cards."card_1" IS 'the lower card_id';
COMMENT ON COLUMN pokersql.hole_cards."card_2" IS 'the higher card_id';
COMMENT ON COLUMN pokersql.hole_cards."high_rank" IS 'the rank of card_2, 2 to 14';
COMMENT ON COLUMN pokersql.hole_cards."low_rank" IS 'the rank of card_1';
COMMENT ON COLUMN pokersql.hole_cards."suited" IS '1 if both cards have the same suit';
COMMENT ON COLUMN pokersql.hole_cards."rank_codes" IS 'the sum of the cards'' rank codes';
COMMENT ON COLUMN pokersql.hole_cards."card_bits" IS '2^card_1 + 2^card_2';
COMMENT ON TABLE pokersql.top_hands IS 'internal: The starting hands in falling order of equity against a random hand, for ranges like 15%. One row per starting hand (169); combinations_so_far is the running total of combinations (pokersql)';
COMMENT ON COLUMN pokersql.top_hands."starting_hand" IS 'AA, AKs, AKo';
COMMENT ON TABLE pokersql.game_methods IS 'internal: The traits of each game that decide how its equity is computed. One row per game (pokersql)';
COMMENT ON COLUMN pokersql.game_methods."game" IS 'the name of the game: five-card, holdem ...';
COMMENT ON COLUMN pokersql.game_methods."own_cards" IS 'how many cards each player is dealt';
COMMENT ON COLUMN pokersql.game_methods."board_cards" IS 'how many cards all players share';
COMMENT ON COLUMN pokersql.game_methods."most_players" IS 'how many players can play';
COMMENT ON COLUMN pokersql.game_methods."high_rules" IS 'the rules of the pot''s high half, '''' if there is none';
COMMENT ON TABLE pokersql.equity_limits IS 'The limits of time and memory for counting; a question that would exceed them is simulated. One row in all; UPDATE it to change the limits (pokersql)';
COMMENT ON COLUMN pokersql.equity_limits."seconds" IS 'the limit of the time that equity_work estimates';
COMMENT ON COLUMN pokersql.equity_limits."megabytes" IS 'the limit of the memory that equity_work estimates';
COMMENT ON TABLE pokersql.suit_orders IS 'internal: The 24 permutations of the suits. One row per permutation; suit_0 is the new suit_id of clubs, suit_1 is the new suit_id of diamonds, ... (pokersql)';
COMMENT ON COLUMN pokersql.suit_orders."suit_1" IS '0 clubs, 1 diamonds, 2 hearts, 3 spades';
COMMENT ON MACRO pokersql.suits_renamed IS 'internal: The bits of cards after a permutation of the suits: the suit with suit_id i becomes suit_i (pokersql)';
COMMENT ON MACRO pokersql.suits_kept IS 'internal: Whether the permutation of the suits does not change the set of cards (pokersql)';
COMMENT ON TABLE pokersql.board_ranks IS 'internal: The multisets of five ranks that a board can have. One row per multiset (6,175); rank_1 >= rank_2 >= ... >= rank_5 (pokersql)';
COMMENT ON TABLE pokersql.suit_cards IS 'internal: The sets of three, four or five ranks that a board can have in one suit. One row per set of ranks (286 + 715 + 1,287) (pokersql)';
COMMENT ON TABLE pokersql.other_cards IS 'internal: The ranks of a board''s other cards, if three, four or five of its cards have one suit. One row per multiset of up to two ranks (91 + 13 + 1); rank 0 means no card (pokersql)';
COMMENT ON MACRO pokersql.suit_holding IS 'internal: The sum of the rank codes of hero''s cards of a suit + 2 * the sum of the rank codes of villain''s cards of the suit (pokersql)';
COMMENT ON MACRO pokersql.matchup_key IS 'internal: The key of two hands before the flop: equal for matchups that differ only by a renaming of suits (pokersql)';
COMMENT ON TABLE pokersql.matchup_counts IS 'internal: How often two hole cards win, tie and lose against two other hole cards before the flop, on all boards. One row per game and matchup, a class of pairs of hole cards that differ only by a renaming of suits (pokersql)';
COMMENT ON COLUMN pokersql.matchup_counts."game" IS 'the game whose showdowns are counted';
COMMENT ON COLUMN pokersql.matchup_counts."matchup" IS 'pokersql.matchup_key of the two hands';
COMMENT ON COLUMN pokersql.matchup_counts."hero_hand" IS 'the starting hand of the first hole cards';
COMMENT ON COLUMN pokersql.matchup_counts."villain_hand" IS 'the starting hand of the second hole cards';
COMMENT ON COLUMN pokersql.matchup_counts."pairs" IS 'how many of the 1,624,350 ordered pairs of hole cards have this matchup';
COMMENT ON COLUMN pokersql.matchup_counts."wins" IS 'boards that the first hand wins; wins + ties + losses = 1,712,304';
COMMENT ON COLUMN pokersql.matchup_counts."ties" IS 'boards that both hands split';
COMMENT ON COLUMN pokersql.matchup_counts."losses" IS 'boards that the first hand loses';
COMMENT ON TABLE pokersql.range_shapes IS 'internal: The shapes that a range can require of its hands, for example $ds (double-suited). One row per shape (pokersql)';
COMMENT ON MACRO pokersql.pattern_text IS 'internal: The text of a pattern, with ranks and suits in small letters (pokersql)';
COMMENT ON MACRO pokersql.slot_pattern IS 'internal: The regular expression of a slot (pokersql)';
COMMENT ON MACRO pokersql.pattern_slots IS 'internal: Macros for patterns of hands; a pattern has a slot for each card: A, As, Ax, [A-T], [As,Kd], h, R or * (pokersql)';
COMMENT ON MACRO pokersql.is_card IS 'internal: Whether a slot is one card (pokersql)';
COMMENT ON MACRO pokersql.slot_rank IS 'internal: The rank of a slot, NULL if the slot does not begin with a rank (pokersql)';
COMMENT ON MACRO pokersql.span_moves IS 'internal: How far the rank of each slot moves in a span, from its first to its last hand; NULL if the two hands are not a span (pokersql)';
COMMENT ON MACRO pokersql.rising_moves IS 'internal: How far the rank of each slot of a hand with + can rise, NULL if a slot has no rank (pokersql)';
COMMENT ON MACRO pokersql.named_hand IS 'internal: The pattern of the name of a hand of two cards, for example ak, aks, a*o, a[k-t]s; NULL for other names (pokersql)';
COMMENT ON MACRO pokersql.named_pattern IS 'internal: The pattern of the name of several hands of two cards, for example qq+, a5s-a2s, random; NULL for other names (pokersql)';
COMMENT ON MACRO pokersql.suits_with IS 'internal: The number of suits of which a hand has at least `cards` cards (pokersql)';
COMMENT ON MACRO pokersql.ranks_with IS 'internal: The number of ranks of which a hand has at least `cards` (2, 3 or 4) cards; `codes` is the sum of its rank codes (pokersql)';
COMMENT ON MACRO pokersql.groups_with IS 'internal: The number of suits (if `counted` is suits) or ranks of which a hand has at least `cards` cards (pokersql)';
COMMENT ON MACRO TABLE pokersql.asked_texts_of IS 'internal: The hands, boards and dead cards of questions about equity, as texts, with the cards in each text. One row per game of the table `asked`, part of a question (hand, board or dead) and text (pokersql)';
COMMENT ON MACRO pokersql.card_pattern IS 'internal: The regular expression of a card (pokersql)';
COMMENT ON MACRO pokersql.gap_pattern IS 'internal: The regular expression of the separators between two cards (pokersql)';
COMMENT ON MACRO pokersql.hole_bits IS 'internal: The bits of a text of two cards, NULL for any other text (pokersql)';
COMMENT ON MACRO TABLE pokersql.range_pieces_of IS 'internal: The pieces of each range: QQ+,AKs:0.5 has the pieces QQ+ and AKs:0.5. One row per game, range and piece (pokersql)';
COMMENT ON MACRO pokersql.variable_fits IS 'internal: Whether the variable at `place` has the value `number`, or has no value yet and can take it (pokersql)';
COMMENT ON MACRO pokersql.variable_set IS 'internal: The integer `variables` after the variable at `place` got the value `number`; unchanged if `place` is NULL (pokersql)';
COMMENT ON MACRO TABLE pokersql.pattern_hands_of IS 'internal: The hands that fit each pattern. One row per row of `patterns` and hand (pokersql)';
COMMENT ON MACRO TABLE pokersql.written_hands_of IS 'internal: The hands that each text of a question names. One row per game, part, text of `texts` without an error, and hand (pokersql)';
COMMENT ON MACRO TABLE pokersql.certain_cards_of IS 'internal: The cards that are certain in each question: the board, the dead cards, and the hand of a seat with only one hand. One row per question of `asked` and place, which is a seat, 1000 for the board, or 1001 for the dead cards (pokersql)';
COMMENT ON MACRO TABLE pokersql.seat_hands_of IS 'internal: The hands that each seat can hold: the hands that its text names, if none of their cards is certain elsewhere. One row per question of `asked`, seat (0 for the board) and hand (pokersql)';
COMMENT ON MACRO TABLE pokersql.question_problems_of IS 'internal: The problems of questions; a question with a problem has no answer. One row per question of `asked` and problem (pokersql)';
COMMENT ON MACRO pokersql.draws_of IS 'internal: C(deck, cards), the number of ways to draw `cards` cards from `deck` cards, as DOUBLE (pokersql)';
COMMENT ON MACRO pokersql.showdown_counting IS 'internal: The name (counting) of the macro that ranks every showdown: judged, heads_up or sum (pokersql)';
COMMENT ON MACRO TABLE pokersql.questions_of IS 'internal: Questions without a problem, with the method that answers each question, and the cost of an exact answer. One row per question of `asked` that has no problem (pokersql)';
COMMENT ON MACRO pokersql.all_cards IS 'internal: The list of 2^card_id for each card (pokersql)';
COMMENT ON MACRO pokersql.all_pairs IS 'internal: The list of the bits of each combination of two cards (pokersql)';
COMMENT ON MACRO pokersql.all_codes IS 'internal: The sum of the rank codes of each set of cards in a list (pokersql)';
COMMENT ON MACRO TABLE pokersql.boards_of IS 'internal: The boards that can come in each question or matchup. One row per row of `questions` and board: the cards to come, and the sum of their rank codes (pokersql)';
COMMENT ON MACRO TABLE pokersql.key_ranks_of IS 'internal: The ranks of hands by a key, a sum over their cards, for those games of the questions that have is_sum. One row per game_key (pokersql)';
COMMENT ON MACRO TABLE pokersql.board_hands_of IS 'internal: The rank of each hand on each complete board. One row per board of `boards` and hand of `spot_hands` that have the same spot and no common card (pokersql)';
COMMENT ON MACRO TABLE pokersql.spot_boards_of IS 'internal: The complete boards of each question; one board represents a class of equivalent boards. One row per question of `questions` and class of boards; spot is the number of the spot''s first question (pokersql)';
COMMENT ON MACRO TABLE pokersql.pair_outcomes_of IS 'internal: How often each of two players wins, by running sums over the ranked hands of each board. One row per question, high_winners and hand_rank of the best hand (NULL if is_ranked is FALSE) (pokersql)';
COMMENT ON MACRO TABLE pokersql.range_outcomes_of IS 'internal: How often each set of three players wins, by inclusion-exclusion over the cards that hands share. One row per question, high_winners and hand_rank of the best hand (pokersql)';
COMMENT ON MACRO TABLE pokersql.matchups_of IS 'internal: One matchup for each class of equivalent matchups; a matchup is a hand for each seat, without a common card. One row per question of `questions` and class of matchups (pokersql)';
COMMENT ON MACRO TABLE pokersql.showdowns_of IS 'internal: Every board that can come in each matchup; boards of the same kind share a row. One row per row of `matchups` and board or kind of board (pokersql)';
COMMENT ON MACRO pokersql.mixed IS 'internal: One step of the formula: (x^3 + added) modulo the prime 2147483579; DuckDB computes a repeated expression once (pokersql)';
COMMENT ON MACRO pokersql.shuffle_key IS 'internal: The key by which a shuffle sorts a card: the formula of shuffle_keys as one expression (pokersql)';
COMMENT ON MACRO TABLE pokersql.holdings_of IS 'internal: Draws a hand for each seat with several possible hands, and keeps the samples in which no two seats share a card. One row per question, round and sample that is kept (pokersql)';
COMMENT ON MACRO pokersql.any_of IS 'internal: The bits of `number` items of the list `cards`, from item `place` + 1 on (pokersql)';
COMMENT ON MACRO TABLE pokersql.sampled_showdowns_of IS 'internal: Draws showdowns at random: each seat''s hand in proportion to its weight, and all other cards from a shuffle. One row per question of `questions` and sample in which no two seats hold the same card (pokersql)';
COMMENT ON MACRO pokersql.seat_suit IS 'internal: The first suit_id with at least `least` cards; 60, which shifts all bits out, if no suit has so many cards (pokersql)';
COMMENT ON MACRO pokersql.seat_key IS 'internal: seat (pokersql)';
COMMENT ON MACRO TABLE pokersql.seat_cards_of IS 'internal: The known cards of each seat in a matchup, and the sums of their rank codes. One row per row of `matchups` in a game with is_sum (pokersql)';
COMMENT ON MACRO TABLE pokersql.heads_up_outcomes_of IS 'internal: How often each of two players wins, by rank of the winning hand, if a sum over the cards determines ranks (is_sum). One row per question, high_winners and hand_rank of the best hand (NULL if is_ranked is FALSE) (pokersql)';
COMMENT ON MACRO TABLE pokersql.sum_outcomes_of IS 'internal: How often each set of three to ten players wins, by rank of the winning hand, if a sum determines ranks (is_sum). One row per question, high_winners and hand_rank of the best hand (NULL if is_ranked is FALSE) (pokersql)';
COMMENT ON MACRO TABLE pokersql.judged_outcomes_of IS 'internal: How often each set of players wins each half of the pot, in games without is_sum (no sum determines the rank). One row per question, high_winners, low_winners and hand_rank, the best rank in the first half (pokersql)';
COMMENT ON MACRO TABLE pokersql.table_outcomes_of IS 'internal: How often each of two players wins before the flop, from the shipped counts in matchup_counts. One row per question and high_winners (pokersql)';
COMMENT ON MACRO TABLE pokersql.seat_equities_of IS 'internal: The equity of each seat''s hand or range, from the outcomes of showdowns. One row per question of `asked`, method with outcomes, and seat (pokersql)';
COMMENT ON MACRO TABLE pokersql.equities IS 'internal: The equity of each seat''s hand or range, for a table of questions. One row per row of `asked_table` (pokersql)';
COMMENT ON MACRO pokersql.range_remedy IS 'internal: The remedy for an invalid piece of a range (pokersql)';
COMMENT ON MACRO pokersql.equity_remedy IS 'internal: The remedy for each error in a question about equity (pokersql)';
COMMENT ON MACRO pokersql.asked_remedy IS 'internal: The remedy for an error in a question about a game, hold''em if it is NULL (pokersql)';

-- DuckDB 1.x can't replay a log that makes a schema and a type in it: a file whose shell broke off would not open. So
-- this is written to the file itself at once.
SET wal_autocheckpoint = '1KB';
COMMIT;
RESET wal_autocheckpoint;
