-- Macros that rank hands by other rules and by games, after macros.sql: rules := 'ace to five', game := 'omaha'
-- Grain: none
-- Reads: nothing
-- Source: the files of sql/macros/games/, of which 'pokersql sql --games' makes it; change them, not this
-- Engine: duckdb

-- It adds to the schema pokersql; sql/unload_macros.sql removes both.

BEGIN TRANSACTION;

-- ---- sql/macros/games/required_macros.sql
-- An error where the macros of macros.sql are not there; drops what an earlier games.sql made
-- Grain: none
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

SET VARIABLE pokersql_refused = (
    SELECT
        CASE
            WHEN COUNT(*) = 0
                THEN SYSTEM.MAIN.ERROR('games.sql adds to the macros of macros.sql: .read sql/macros.sql first')
        END
    FROM DUCKDB_FUNCTIONS() AS f
    WHERE
        f.schema_name = 'pokersql'
        AND f.function_name = 'ruled_hand'
        AND f.comment LIKE '%(pokersql)'
        AND CURRENT_DATABASE() IN (f.database_name, 'pokersql')
);
RESET VARIABLE pokersql_refused;

DROP TABLE IF EXISTS pokersql.game_remedies;
DROP TABLE IF EXISTS pokersql.judges;
DROP TABLE IF EXISTS pokersql.rule_keys;
DROP TABLE IF EXISTS pokersql.class_ranks;
DROP TABLE IF EXISTS pokersql.choice_places;

-- ---- sql/macros/games/choice_places.sql
-- All ways to choose up to five of up to thirteen cards
-- Grain: one row per choice and place that it takes; choice is the sum of 2^(place - 1)
-- Reads: choice_places
-- Source: sql/rules/choice_places.sql
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.choice_places AS
WITH RECURSIVE
-- One row per n > 0 and k: DuckDB's / gives a DOUBLE, here off by less than 0.1, and CAST rounds it
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

-- One row per place of a card: a player of Chinese poker has thirteen, one of six-card Omaha and its board eleven
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

-- One row per choice; last_place is the highest place that it takes
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
-- One row per choice and place that it takes; choice is the sum of 2^(place - 1)
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
-- What each kind of hand is worth by each set of rules
-- Grain: one row per set of rules and class: the ranks of the cards as they are held, and whether they are of one suit
-- Reads: class_ranks
-- Source: sql/classes/class_ranks.sql
-- Engine: duckdb

CREATE TABLE pokersql.class_ranks AS
WITH RECURSIVE
-- The four suits, with every sign people write for them
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

-- One row per rank: its face in data, its label on a card, its names
faces AS (
    SELECT
        2 AS rank,
        '2' AS face,
        '2' AS label,
        'Two' AS name,
        'Twos' AS plural
    UNION ALL
    SELECT
        3 AS rank,
        '3' AS face,
        '3' AS label,
        'Three' AS name,
        'Threes' AS plural
    UNION ALL
    SELECT
        4 AS rank,
        '4' AS face,
        '4' AS label,
        'Four' AS name,
        'Fours' AS plural
    UNION ALL
    SELECT
        5 AS rank,
        '5' AS face,
        '5' AS label,
        'Five' AS name,
        'Fives' AS plural
    UNION ALL
    SELECT
        6 AS rank,
        '6' AS face,
        '6' AS label,
        'Six' AS name,
        'Sixes' AS plural
    UNION ALL
    SELECT
        7 AS rank,
        '7' AS face,
        '7' AS label,
        'Seven' AS name,
        'Sevens' AS plural
    UNION ALL
    SELECT
        8 AS rank,
        '8' AS face,
        '8' AS label,
        'Eight' AS name,
        'Eights' AS plural
    UNION ALL
    SELECT
        9 AS rank,
        '9' AS face,
        '9' AS label,
        'Nine' AS name,
        'Nines' AS plural
    UNION ALL
    SELECT
        10 AS rank,
        'T' AS face,
        '10' AS label,
        'Ten' AS name,
        'Tens' AS plural
    UNION ALL
    SELECT
        11 AS rank,
        'J' AS face,
        'J' AS label,
        'Jack' AS name,
        'Jacks' AS plural
    UNION ALL
    SELECT
        12 AS rank,
        'Q' AS face,
        'Q' AS label,
        'Queen' AS name,
        'Queens' AS plural
    UNION ALL
    SELECT
        13 AS rank,
        'K' AS face,
        'K' AS label,
        'King' AS name,
        'Kings' AS plural
    UNION ALL
    SELECT
        14 AS rank,
        'A' AS face,
        'A' AS label,
        'Ace' AS name,
        'Aces' AS plural
),

-- One row per rank: its code, 16^(rank - 2); rank_code * 2^suit_id = 2^card_id
codes AS (
    SELECT
        2 AS rank,
        CAST(1 AS BIGINT) AS rank_code
    UNION ALL
    SELECT
        codes.rank + 1 AS rank,
        codes.rank_code * 16 AS rank_code
    FROM codes
    WHERE
        codes.rank < 14
),

-- The thirteen ranks with their spellings, their names and their code in a hand's key
-- One row per rank (13)
ranks AS (
    SELECT
        faces.rank,
        faces.face,
        faces.label,
        faces.name,
        faces.plural,
        codes.rank_code
    FROM faces
    INNER JOIN codes
        ON faces.rank = codes.rank
),

-- One row per n > 0 and k: DuckDB's / gives a DOUBLE, here off by less than 0.1, and CAST rounds it
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
    SELECT
        'short' AS deck,
        6 AS lowest
    UNION ALL
    SELECT
        'joker' AS deck,
        2 AS lowest
),

-- The decks that games are played with: all 52 cards, 36 from the sixes up, and 53 with a joker
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

-- The sets of rules: what a hand is worth
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
    SELECT
        'published' AS rules,
        'the rules as the T-SQL article published them, in which A-2-3-4-5 is no straight' AS description,
        'standard' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'short deck' AS rules,
        'sixes and up, a flush above a full house, A-6-7-8-9 the lowest straight' AS description,
        'short' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'short deck trips' AS rules,
        'short deck with three of a kind above a straight' AS description,
        'short' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'ace to five' AS rules,
        'lowball: the ace is low, straights and flushes do not count' AS description,
        'standard' AS deck,
        5 AS cards,
        1 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'deuce to seven' AS rules,
        'lowball: the ace is high, straights and flushes count' AS description,
        'standard' AS deck,
        5 AS cards,
        1 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'eight or better' AS rules,
        'ace to five for five different ranks, none above eight' AS description,
        'standard' AS deck,
        5 AS cards,
        1 AS lowest_wins,
        'No low' AS unqualified
    UNION ALL
    SELECT
        'badugi' AS rules,
        'lowball: up to four cards of different suits and ranks, the ace low' AS description,
        'standard' AS deck,
        4 AS cards,
        1 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'three cards' AS rules,
        'the front of Chinese poker: no straights and no flushes' AS description,
        'standard' AS deck,
        3 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'joker' AS rules,
        'one joker that stands for any card' AS description,
        'joker' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'deuces wild' AS rules,
        'each deuce stands for any card' AS description,
        'standard' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
),

-- One row per set of rules: what an ace is beside 14
low_aces AS (
    SELECT
        'standard' AS rules,
        1 AS low_ace
    UNION ALL
    SELECT
        'short deck' AS rules,
        5 AS low_ace
    UNION ALL
    SELECT
        'short deck trips' AS rules,
        5 AS low_ace
    UNION ALL
    SELECT
        'joker' AS rules,
        1 AS low_ace
    UNION ALL
    SELECT
        'deuces wild' AS rules,
        1 AS low_ace
),

-- One row per set of rules in which the ace is always 1
lowest_aces AS (
    SELECT
        'ace to five' AS rules
    UNION ALL
    SELECT
        'eight or better' AS rules
    UNION ALL
    SELECT
        'badugi' AS rules
),

-- One row per set of rules with wild cards: their rank
wild_ranks AS (
    SELECT
        'joker' AS rules,
        15 AS rank
    UNION ALL
    SELECT
        'deuces wild' AS rules,
        2 AS rank
),

-- What the cards of a rank may be read as by each set of rules: a hand is the best of its readings
-- One row per set of rules, rank and reading; a rank without a row is read as itself alone
readings AS (
    SELECT
        a.rules,
        14 AS rank,
        14 AS reads_as,
        0 AS wild
    FROM low_aces AS a
    UNION ALL
    SELECT
        a.rules,
        14 AS rank,
        a.low_ace AS reads_as,
        0 AS wild
    FROM low_aces AS a
    UNION ALL
    SELECT
        a.rules,
        14 AS rank,
        1 AS reads_as,
        0 AS wild
    FROM lowest_aces AS a
    UNION ALL
    SELECT
        w.rules,
        w.rank,
        r.rank AS reads_as,
        1 AS wild
    FROM wild_ranks AS w
    CROSS JOIN ranks AS r
),

-- What makes a hand a category
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
    SELECT
        'One Pair' AS category,
        5 AS cards,
        4 AS distinct_values,
        2 AS fewest_suits,
        4 AS most_suits,
        2 AS largest_group,
        1 AS second_group,
        3 AS least_span,
        12 AS most_span,
        1 AS first_from,
        14 AS first_to
    UNION ALL
    SELECT
        'Two Pair' AS category,
        5 AS cards,
        3 AS distinct_values,
        2 AS fewest_suits,
        4 AS most_suits,
        2 AS largest_group,
        2 AS second_group,
        2 AS least_span,
        12 AS most_span,
        2 AS first_from,
        14 AS first_to
    UNION ALL
    SELECT
        'Three of a Kind' AS category,
        5 AS cards,
        3 AS distinct_values,
        3 AS fewest_suits,
        4 AS most_suits,
        3 AS largest_group,
        1 AS second_group,
        2 AS least_span,
        12 AS most_span,
        1 AS first_from,
        14 AS first_to
    UNION ALL
    SELECT
        'Straight' AS category,
        5 AS cards,
        5 AS distinct_values,
        2 AS fewest_suits,
        4 AS most_suits,
        1 AS largest_group,
        1 AS second_group,
        4 AS least_span,
        4 AS most_span,
        5 AS first_from,
        14 AS first_to
    UNION ALL
    SELECT
        'Flush' AS category,
        5 AS cards,
        5 AS distinct_values,
        1 AS fewest_suits,
        1 AS most_suits,
        1 AS largest_group,
        1 AS second_group,
        5 AS least_span,
        12 AS most_span,
        7 AS first_from,
        14 AS first_to
    UNION ALL
    SELECT
        'Full House' AS category,
        5 AS cards,
        2 AS distinct_values,
        3 AS fewest_suits,
        4 AS most_suits,
        3 AS largest_group,
        2 AS second_group,
        1 AS least_span,
        12 AS most_span,
        1 AS first_from,
        14 AS first_to
    UNION ALL
    SELECT
        'Four of a Kind' AS category,
        5 AS cards,
        2 AS distinct_values,
        4 AS fewest_suits,
        4 AS most_suits,
        4 AS largest_group,
        1 AS second_group,
        1 AS least_span,
        12 AS most_span,
        1 AS first_from,
        14 AS first_to
    UNION ALL
    SELECT
        'Straight Flush' AS category,
        5 AS cards,
        5 AS distinct_values,
        1 AS fewest_suits,
        1 AS most_suits,
        1 AS largest_group,
        1 AS second_group,
        4 AS least_span,
        4 AS most_span,
        5 AS first_from,
        13 AS first_to
    UNION ALL
    SELECT
        'Royal Flush' AS category,
        5 AS cards,
        5 AS distinct_values,
        1 AS fewest_suits,
        1 AS most_suits,
        1 AS largest_group,
        1 AS second_group,
        4 AS least_span,
        4 AS most_span,
        14 AS first_from,
        14 AS first_to
    UNION ALL
    SELECT
        'Five of a Kind' AS category,
        5 AS cards,
        1 AS distinct_values,
        4 AS fewest_suits,
        4 AS most_suits,
        5 AS largest_group,
        0 AS second_group,
        0 AS least_span,
        0 AS most_span,
        2 AS first_from,
        14 AS first_to
    UNION ALL
    SELECT
        'No Pair' AS category,
        5 AS cards,
        5 AS distinct_values,
        1 AS fewest_suits,
        4 AS most_suits,
        1 AS largest_group,
        1 AS second_group,
        4 AS least_span,
        12 AS most_span,
        5 AS first_from,
        14 AS first_to
    UNION ALL
    SELECT
        'Low' AS category,
        5 AS cards,
        5 AS distinct_values,
        1 AS fewest_suits,
        4 AS most_suits,
        1 AS largest_group,
        1 AS second_group,
        4 AS least_span,
        7 AS most_span,
        5 AS first_from,
        8 AS first_to
    UNION ALL
    SELECT
        'High Card' AS category,
        3 AS cards,
        3 AS distinct_values,
        1 AS fewest_suits,
        3 AS most_suits,
        1 AS largest_group,
        1 AS second_group,
        2 AS least_span,
        12 AS most_span,
        4 AS first_from,
        14 AS first_to
    UNION ALL
    SELECT
        'One Pair' AS category,
        3 AS cards,
        2 AS distinct_values,
        2 AS fewest_suits,
        3 AS most_suits,
        2 AS largest_group,
        1 AS second_group,
        1 AS least_span,
        12 AS most_span,
        2 AS first_from,
        14 AS first_to
    UNION ALL
    SELECT
        'Three of a Kind' AS category,
        3 AS cards,
        1 AS distinct_values,
        3 AS fewest_suits,
        3 AS most_suits,
        3 AS largest_group,
        0 AS second_group,
        0 AS least_span,
        0 AS most_span,
        2 AS first_from,
        14 AS first_to
    UNION ALL
    SELECT
        'Badugi' AS category,
        4 AS cards,
        4 AS distinct_values,
        4 AS fewest_suits,
        4 AS most_suits,
        1 AS largest_group,
        1 AS second_group,
        3 AS least_span,
        12 AS most_span,
        4 AS first_from,
        14 AS first_to
    UNION ALL
    SELECT
        'Three Cards' AS category,
        3 AS cards,
        3 AS distinct_values,
        3 AS fewest_suits,
        3 AS most_suits,
        1 AS largest_group,
        1 AS second_group,
        2 AS least_span,
        12 AS most_span,
        3 AS first_from,
        14 AS first_to
    UNION ALL
    SELECT
        'Two Cards' AS category,
        2 AS cards,
        2 AS distinct_values,
        2 AS fewest_suits,
        2 AS most_suits,
        1 AS largest_group,
        1 AS second_group,
        1 AS least_span,
        12 AS most_span,
        2 AS first_from,
        14 AS first_to
    UNION ALL
    SELECT
        'One Card' AS category,
        1 AS cards,
        1 AS distinct_values,
        1 AS fewest_suits,
        1 AS most_suits,
        1 AS largest_group,
        0 AS second_group,
        0 AS least_span,
        0 AS most_span,
        1 AS first_from,
        14 AS first_to
),

-- The names of the categories, and how hands of theirs are described
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
    SELECT
        'One Pair' AS category,
        'Two of a Kind' AS t_sql_name,
        'One Pair' AS plural_name,
        'pair' AS director_name,
        'One Pair, {1}{kickers}' AS wording,
        'One Pair, {1}{kickers}' AS low_wording,
        'pair' AS leader,
        'kicker' AS follower
    UNION ALL
    SELECT
        'Two Pair' AS category,
        'Two Pair' AS t_sql_name,
        'Two Pairs' AS plural_name,
        'twoPair' AS director_name,
        'Two Pair, {1} and {2}{kickers}' AS wording,
        'Two Pair, {1} and {2}{kickers}' AS low_wording,
        'high pair' AS leader,
        'low pair' AS follower
    UNION ALL
    SELECT
        'Three of a Kind' AS category,
        'Three of a Kind' AS t_sql_name,
        'Three of a Kind' AS plural_name,
        'trips' AS director_name,
        'Three of a Kind, {1}{kickers}' AS wording,
        'Three of a Kind, {1}{kickers}' AS low_wording,
        'three of a kind' AS leader,
        'kicker' AS follower
    UNION ALL
    SELECT
        'Straight' AS category,
        'Straight' AS t_sql_name,
        'Straight' AS plural_name,
        'straight' AS director_name,
        'Straight, {1} high' AS wording,
        'Straight, {1} high' AS low_wording,
        'high card' AS leader,
        'kicker' AS follower
    UNION ALL
    SELECT
        'Flush' AS category,
        'Flush' AS t_sql_name,
        'Flush' AS plural_name,
        'flush' AS director_name,
        'Flush, {1} high{kickers}' AS wording,
        'Flush, {1} high{kickers}' AS low_wording,
        'high card' AS leader,
        'kicker' AS follower
    UNION ALL
    SELECT
        'Full House' AS category,
        'Full House' AS t_sql_name,
        'Full House' AS plural_name,
        'fullHouse' AS director_name,
        'Full House, {1} over {2}' AS wording,
        'Full House, {1} over {2}' AS low_wording,
        'three of a kind' AS leader,
        'pair' AS follower
    UNION ALL
    SELECT
        'Four of a Kind' AS category,
        'Four of a Kind' AS t_sql_name,
        'Four of a Kind' AS plural_name,
        'quad' AS director_name,
        'Four of a Kind, {1}{kickers}' AS wording,
        'Four of a Kind, {1}{kickers}' AS low_wording,
        'four of a kind' AS leader,
        'kicker' AS follower
    UNION ALL
    SELECT
        'Straight Flush' AS category,
        'Straight Flush' AS t_sql_name,
        'Straight Flush' AS plural_name,
        'straightFlush' AS director_name,
        'Straight Flush, {1} high' AS wording,
        'Straight Flush, {1} high' AS low_wording,
        'high card' AS leader,
        'kicker' AS follower
    UNION ALL
    SELECT
        'Royal Flush' AS category,
        'Royal Flush' AS t_sql_name,
        'Royal Flush' AS plural_name,
        'straightFlush' AS director_name,
        'Royal Flush' AS wording,
        'Royal Flush' AS low_wording,
        'high card' AS leader,
        'kicker' AS follower
    UNION ALL
    SELECT
        'Five of a Kind' AS category,
        'Five of a Kind' AS t_sql_name,
        'Five of a Kind' AS plural_name,
        '' AS director_name,
        'Five of a Kind, {1}' AS wording,
        'Five of a Kind, {1}' AS low_wording,
        'five of a kind' AS leader,
        'kicker' AS follower
    UNION ALL
    SELECT
        'No Pair' AS category,
        'No Pair' AS t_sql_name,
        'No Pair' AS plural_name,
        '' AS director_name,
        '{1}-{2} low{lower}' AS wording,
        '{1}-{2} low{lower}' AS low_wording,
        'high card' AS leader,
        'kicker' AS follower
    UNION ALL
    SELECT
        'Low' AS category,
        'Low' AS t_sql_name,
        'Low' AS plural_name,
        '' AS director_name,
        '{1}-{2} low{lower}' AS wording,
        '{1}-{2} low{lower}' AS low_wording,
        'high card' AS leader,
        'kicker' AS follower
    UNION ALL
    SELECT
        'Badugi' AS category,
        'Badugi' AS t_sql_name,
        'Badugi' AS plural_name,
        '' AS director_name,
        'Badugi, {1}-{2} low{lower}' AS wording,
        'Badugi, {1}-{2} low{lower}' AS low_wording,
        'high card' AS leader,
        'kicker' AS follower
    UNION ALL
    SELECT
        'Three Cards' AS category,
        'Three Cards' AS t_sql_name,
        'Three Cards' AS plural_name,
        '' AS director_name,
        'Three Cards, {1}-{2} low{lower}' AS wording,
        'Three Cards, {1}-{2} low{lower}' AS low_wording,
        'high card' AS leader,
        'kicker' AS follower
    UNION ALL
    SELECT
        'Two Cards' AS category,
        'Two Cards' AS t_sql_name,
        'Two Cards' AS plural_name,
        '' AS director_name,
        'Two Cards, {1}-{2} low' AS wording,
        'Two Cards, {1}-{2} low' AS low_wording,
        'high card' AS leader,
        'kicker' AS follower
    UNION ALL
    SELECT
        'One Card' AS category,
        'One Card' AS t_sql_name,
        'One Card' AS plural_name,
        '' AS director_name,
        'One Card, {1} low' AS wording,
        'One Card, {1} low' AS low_wording,
        'high card' AS leader,
        'kicker' AS follower
),

-- One row per category of the standard rules
standard_order AS (
    SELECT
        0 AS hand_points,
        'High Card' AS category
    UNION ALL
    SELECT
        1 AS hand_points,
        'One Pair' AS category
    UNION ALL
    SELECT
        2 AS hand_points,
        'Two Pair' AS category
    UNION ALL
    SELECT
        3 AS hand_points,
        'Three of a Kind' AS category
    UNION ALL
    SELECT
        4 AS hand_points,
        'Straight' AS category
    UNION ALL
    SELECT
        5 AS hand_points,
        'Flush' AS category
    UNION ALL
    SELECT
        6 AS hand_points,
        'Full House' AS category
    UNION ALL
    SELECT
        7 AS hand_points,
        'Four of a Kind' AS category
    UNION ALL
    SELECT
        8 AS hand_points,
        'Straight Flush' AS category
    UNION ALL
    SELECT
        9 AS hand_points,
        'Royal Flush' AS category
),

-- One row per set of rules with all of these in the same order, or upside down, but for what is in moves
orders AS (
    SELECT
        'standard' AS rules,
        0 AS top,
        1 AS step
    UNION ALL
    SELECT
        'published' AS rules,
        0 AS top,
        1 AS step
    UNION ALL
    SELECT
        'joker' AS rules,
        0 AS top,
        1 AS step
    UNION ALL
    SELECT
        'deuces wild' AS rules,
        0 AS top,
        1 AS step
    UNION ALL
    SELECT
        'short deck' AS rules,
        0 AS top,
        1 AS step
    UNION ALL
    SELECT
        'short deck trips' AS rules,
        0 AS top,
        1 AS step
    UNION ALL
    SELECT
        'deuce to seven' AS rules,
        9 AS top,
        -1 AS step
),

-- One row per set of rules and category that has another place there
moves AS (
    SELECT
        'short deck' AS rules,
        'Flush' AS category,
        6 AS hand_points
    UNION ALL
    SELECT
        'short deck' AS rules,
        'Full House' AS category,
        5 AS hand_points
    UNION ALL
    SELECT
        'short deck trips' AS rules,
        'Flush' AS category,
        6 AS hand_points
    UNION ALL
    SELECT
        'short deck trips' AS rules,
        'Full House' AS category,
        5 AS hand_points
    UNION ALL
    SELECT
        'short deck trips' AS rules,
        'Straight' AS category,
        3 AS hand_points
    UNION ALL
    SELECT
        'short deck trips' AS rules,
        'Three of a Kind' AS category,
        4 AS hand_points
),

-- The order of the categories by each set of rules
-- One row per set of rules and category
category_orders AS (
    SELECT
        o.rules,
        COALESCE(m.hand_points, o.top + o.step * s.hand_points) AS hand_points,
        s.category,
        5 AS cards
    FROM orders AS o
    CROSS JOIN standard_order AS s
    LEFT JOIN moves AS m
        ON o.rules = m.rules AND s.category = m.category
    UNION ALL
    SELECT
        'joker' AS rules,
        10 AS hand_points,
        'Five of a Kind' AS category,
        5 AS cards
    UNION ALL
    SELECT
        'deuces wild' AS rules,
        10 AS hand_points,
        'Five of a Kind' AS category,
        5 AS cards
    UNION ALL
    SELECT
        'ace to five' AS rules,
        0 AS hand_points,
        'Four of a Kind' AS category,
        5 AS cards
    UNION ALL
    SELECT
        'ace to five' AS rules,
        1 AS hand_points,
        'Full House' AS category,
        5 AS cards
    UNION ALL
    SELECT
        'ace to five' AS rules,
        2 AS hand_points,
        'Three of a Kind' AS category,
        5 AS cards
    UNION ALL
    SELECT
        'ace to five' AS rules,
        3 AS hand_points,
        'Two Pair' AS category,
        5 AS cards
    UNION ALL
    SELECT
        'ace to five' AS rules,
        4 AS hand_points,
        'One Pair' AS category,
        5 AS cards
    UNION ALL
    SELECT
        'ace to five' AS rules,
        5 AS hand_points,
        'No Pair' AS category,
        5 AS cards
    UNION ALL
    SELECT
        'eight or better' AS rules,
        0 AS hand_points,
        'Low' AS category,
        5 AS cards
    UNION ALL
    SELECT
        'badugi' AS rules,
        0 AS hand_points,
        'One Card' AS category,
        1 AS cards
    UNION ALL
    SELECT
        'badugi' AS rules,
        1 AS hand_points,
        'Two Cards' AS category,
        2 AS cards
    UNION ALL
    SELECT
        'badugi' AS rules,
        2 AS hand_points,
        'Three Cards' AS category,
        3 AS cards
    UNION ALL
    SELECT
        'badugi' AS rules,
        3 AS hand_points,
        'Badugi' AS category,
        4 AS cards
    UNION ALL
    SELECT
        'three cards' AS rules,
        0 AS hand_points,
        'High Card' AS category,
        3 AS cards
    UNION ALL
    SELECT
        'three cards' AS rules,
        1 AS hand_points,
        'One Pair' AS category,
        3 AS cards
    UNION ALL
    SELECT
        'three cards' AS rules,
        2 AS hand_points,
        'Three of a Kind' AS category,
        3 AS cards
),

-- The categories of each set of rules: their characteristics, order and words
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

-- What the values of a hand are worth in each category that they fit, by each set of rules
-- One row per set of rules, category and multiset of values that fits it, suits aside
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

-- One row per deck and rank
deck_ranks AS (
    SELECT DISTINCT
        d.deck,
        d.rank
    FROM decks AS d
),

-- One row per deck: the sum of its ranks' codes; the joker has no row in ranks
deck_codes AS (
    SELECT
        d.deck,
        CAST(SUM(r.rank_code) AS BIGINT) AS rank_codes
    FROM deck_ranks AS d
    INNER JOIN ranks AS r
        ON d.rank = r.rank
    GROUP BY
        d.deck
),

-- One row: how many suits there are
all_suits AS (
    SELECT
        CAST(COUNT(*) AS INT) AS suits
    FROM suits
),

-- One row per set of rules: how many wild ranks it has
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

-- What follows from the rows of each set of rules
-- One row per set of rules and number of cards that its categories have
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

-- One row per value of suited
suitedness AS (
    SELECT
        0 AS suited
    UNION ALL
    SELECT
        1 AS suited
),

-- One row per set of rules and rank that its readings name: 15 in the four bits of the rank, as in value_codes
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

-- One row per set of rules and reading, of hands that hold its rank; and one of hands that hold no such rank, whose
-- cards stay as they are (no card is held as 1)
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

-- One row per set of rules, number of cards and such reading
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

-- One row per set of rules, class and reading: its values as they are read
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

-- The classes of hands by each set of rules, as each of their readings: an ace may be 14 or 1
-- One row per set of rules, class (ranks, and whether of one suit) and reading
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

-- One row per set of rules and wild rank
class_ranks_wild_ranks AS (
    SELECT DISTINCT
        r.rules,
        r.rank
    FROM readings AS r
    WHERE
        r.wild = 1
),

-- One row: how many suits there are
class_ranks_all_suits AS (
    SELECT
        COUNT(*) AS suits
    FROM suits
),

-- One row per set of rules with wild cards: their code, and how many the deck has
wild_cards AS (
    SELECT
        w.rules,
        t.cards AS hand_cards,
        d.rank_code,
        COUNT(*) AS cards
    FROM class_ranks_wild_ranks AS w
    INNER JOIN rules AS t
        ON w.rules = t.rules
    INNER JOIN decks AS d
        ON t.deck = d.deck AND w.rank = d.rank
    GROUP BY
        w.rules,
        t.cards,
        d.rank_code
),

-- One row per such set of rules: 15 in the four bits of each rank that a wild card may be read as, as in value_codes
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

-- One row per hand of these rules and reading of its wild cards: the codes of the other cards, how many are wild, and
-- the codes of the five as they are read
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

-- One row per hand of these rules, by whether its other cards are read as one suit with the wild ones: the greatest
-- strength
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

-- What each kind of hand is worth by each set of rules
-- One row per set of rules and class: the ranks of the cards as they are held, and whether they are of one suit
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
    c.rules,
    c.hand_key,
    c.cards,
    c.hand_rank,
    c.hand_points,
    c.category,
    c.description,
    c.rank_1,
    c.rank_2,
    c.rank_3,
    c.rank_4,
    c.rank_5,
    c.suited,
    c.hands
FROM class_ranks AS c
ORDER BY
    c.rules,
    c.hand_rank;

-- ---- sql/macros/games/rule_keys.sql
-- The rank of hands by each set of rules, by a key that is a sum over the cards, where sums can tell it
-- Grain: one row per set of rules and key
-- Reads: rule_keys
-- Source: sql/classes/rule_keys.sql
-- Engine: duckdb

CREATE TABLE pokersql.rule_keys AS
WITH RECURSIVE
-- One row per deck: its lowest rank
lowest_ranks AS (
    SELECT
        'standard' AS deck,
        2 AS lowest
    UNION ALL
    SELECT
        'short' AS deck,
        6 AS lowest
    UNION ALL
    SELECT
        'joker' AS deck,
        2 AS lowest
),

-- The decks that games are played with: all 52 cards, 36 from the sixes up, and 53 with a joker
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

-- The sets of rules: what a hand is worth
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
    SELECT
        'published' AS rules,
        'the rules as the T-SQL article published them, in which A-2-3-4-5 is no straight' AS description,
        'standard' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'short deck' AS rules,
        'sixes and up, a flush above a full house, A-6-7-8-9 the lowest straight' AS description,
        'short' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'short deck trips' AS rules,
        'short deck with three of a kind above a straight' AS description,
        'short' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'ace to five' AS rules,
        'lowball: the ace is low, straights and flushes do not count' AS description,
        'standard' AS deck,
        5 AS cards,
        1 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'deuce to seven' AS rules,
        'lowball: the ace is high, straights and flushes count' AS description,
        'standard' AS deck,
        5 AS cards,
        1 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'eight or better' AS rules,
        'ace to five for five different ranks, none above eight' AS description,
        'standard' AS deck,
        5 AS cards,
        1 AS lowest_wins,
        'No low' AS unqualified
    UNION ALL
    SELECT
        'badugi' AS rules,
        'lowball: up to four cards of different suits and ranks, the ace low' AS description,
        'standard' AS deck,
        4 AS cards,
        1 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'three cards' AS rules,
        'the front of Chinese poker: no straights and no flushes' AS description,
        'standard' AS deck,
        3 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'joker' AS rules,
        'one joker that stands for any card' AS description,
        'joker' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'deuces wild' AS rules,
        'each deuce stands for any card' AS description,
        'standard' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
),

-- One row per rank: its face in data, its label on a card, its names
faces AS (
    SELECT
        2 AS rank,
        '2' AS face,
        '2' AS label,
        'Two' AS name,
        'Twos' AS plural
    UNION ALL
    SELECT
        3 AS rank,
        '3' AS face,
        '3' AS label,
        'Three' AS name,
        'Threes' AS plural
    UNION ALL
    SELECT
        4 AS rank,
        '4' AS face,
        '4' AS label,
        'Four' AS name,
        'Fours' AS plural
    UNION ALL
    SELECT
        5 AS rank,
        '5' AS face,
        '5' AS label,
        'Five' AS name,
        'Fives' AS plural
    UNION ALL
    SELECT
        6 AS rank,
        '6' AS face,
        '6' AS label,
        'Six' AS name,
        'Sixes' AS plural
    UNION ALL
    SELECT
        7 AS rank,
        '7' AS face,
        '7' AS label,
        'Seven' AS name,
        'Sevens' AS plural
    UNION ALL
    SELECT
        8 AS rank,
        '8' AS face,
        '8' AS label,
        'Eight' AS name,
        'Eights' AS plural
    UNION ALL
    SELECT
        9 AS rank,
        '9' AS face,
        '9' AS label,
        'Nine' AS name,
        'Nines' AS plural
    UNION ALL
    SELECT
        10 AS rank,
        'T' AS face,
        '10' AS label,
        'Ten' AS name,
        'Tens' AS plural
    UNION ALL
    SELECT
        11 AS rank,
        'J' AS face,
        'J' AS label,
        'Jack' AS name,
        'Jacks' AS plural
    UNION ALL
    SELECT
        12 AS rank,
        'Q' AS face,
        'Q' AS label,
        'Queen' AS name,
        'Queens' AS plural
    UNION ALL
    SELECT
        13 AS rank,
        'K' AS face,
        'K' AS label,
        'King' AS name,
        'Kings' AS plural
    UNION ALL
    SELECT
        14 AS rank,
        'A' AS face,
        'A' AS label,
        'Ace' AS name,
        'Aces' AS plural
),

-- One row per rank: its code, 16^(rank - 2); rank_code * 2^suit_id = 2^card_id
codes AS (
    SELECT
        2 AS rank,
        CAST(1 AS BIGINT) AS rank_code
    UNION ALL
    SELECT
        codes.rank + 1 AS rank,
        codes.rank_code * 16 AS rank_code
    FROM codes
    WHERE
        codes.rank < 14
),

-- The thirteen ranks with their spellings, their names and their code in a hand's key
-- One row per rank (13)
ranks AS (
    SELECT
        faces.rank,
        faces.face,
        faces.label,
        faces.name,
        faces.plural,
        codes.rank_code
    FROM faces
    INNER JOIN codes
        ON faces.rank = codes.rank
),

-- One row per set of rules: what an ace is beside 14
low_aces AS (
    SELECT
        'standard' AS rules,
        1 AS low_ace
    UNION ALL
    SELECT
        'short deck' AS rules,
        5 AS low_ace
    UNION ALL
    SELECT
        'short deck trips' AS rules,
        5 AS low_ace
    UNION ALL
    SELECT
        'joker' AS rules,
        1 AS low_ace
    UNION ALL
    SELECT
        'deuces wild' AS rules,
        1 AS low_ace
),

-- One row per set of rules in which the ace is always 1
lowest_aces AS (
    SELECT
        'ace to five' AS rules
    UNION ALL
    SELECT
        'eight or better' AS rules
    UNION ALL
    SELECT
        'badugi' AS rules
),

-- One row per set of rules with wild cards: their rank
wild_ranks AS (
    SELECT
        'joker' AS rules,
        15 AS rank
    UNION ALL
    SELECT
        'deuces wild' AS rules,
        2 AS rank
),

-- What the cards of a rank may be read as by each set of rules: a hand is the best of its readings
-- One row per set of rules, rank and reading; a rank without a row is read as itself alone
readings AS (
    SELECT
        a.rules,
        14 AS rank,
        14 AS reads_as,
        0 AS wild
    FROM low_aces AS a
    UNION ALL
    SELECT
        a.rules,
        14 AS rank,
        a.low_ace AS reads_as,
        0 AS wild
    FROM low_aces AS a
    UNION ALL
    SELECT
        a.rules,
        14 AS rank,
        1 AS reads_as,
        0 AS wild
    FROM lowest_aces AS a
    UNION ALL
    SELECT
        w.rules,
        w.rank,
        r.rank AS reads_as,
        1 AS wild
    FROM wild_ranks AS w
    CROSS JOIN ranks AS r
),

-- One row per set of rules: the worst hand of one suit, and the best of three ranks or more in several suits
extremes AS (
    SELECT
        c.rules,
        MAX(CASE WHEN c.suited = 1 THEN c.hand_rank END) AS worst_suited,
        MIN(CASE WHEN c.suited = 0 AND c.rank_3 > 0 THEN c.hand_rank END) AS best_unsuited,
        MIN(c.cards) AS fewest_cards
    FROM pokersql.class_ranks AS c
    GROUP BY
        c.rules
),

-- One row per set of rules and ranks: 1 if a hand of one suit has another rank than one of several suits, a worse one
suit_effects AS (
    SELECT
        c.rules,
        CASE WHEN MIN(c.hand_rank) < MAX(c.hand_rank) THEN 1 ELSE 0 END AS counts_suits,
        CASE
            WHEN MAX(CASE WHEN c.suited = 1 THEN c.hand_rank END) > MIN(CASE WHEN c.suited = 0 THEN c.hand_rank END)
            THEN 1
            ELSE 0
        END AS suits_harm
    FROM pokersql.class_ranks AS c
    GROUP BY
        c.rules,
        ABS(c.hand_key)
),

-- One row per set of rules: 1 if suits count, and if they harm
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
        r.rules,
        1 AS has_wild
    FROM readings AS r
    WHERE
        r.wild = 1
),

-- How many cards a key can have by each set of rules, and whether it tells a flush
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

-- One row per set of rules whose sums have more cards than count, and rank of its deck
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

-- One row per such set of rules and key of as many cards as count; side is -1 for a flush, whose ranks all differ
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

-- One row per key of one card more: the MIN of hand_rank over the keys with one card less
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

-- One row per key of two cards more
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

-- One row per set of rules and key
keys AS (
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
),

-- The rank of hands by each set of rules, by a key that is a sum over the cards, where sums can tell it
-- One row per set of rules and key
rule_keys AS (
    SELECT
        k.rules,
        k.hand_key,
        k.cards,
        k.hand_rank
    FROM keys AS k
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

-- ---- sql/macros/games/judges.sql
-- All that says what a hand is worth in a half of a game, or by a set of rules without a game
-- Grain: one row per game and half, high or low, and per set of rules with game ''
-- Reads: judges
-- Source: sql/showdowns/judges.sql
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.judges AS
WITH RECURSIVE
-- One row per deck: its lowest rank
lowest_ranks AS (
    SELECT
        'standard' AS deck,
        2 AS lowest
    UNION ALL
    SELECT
        'short' AS deck,
        6 AS lowest
    UNION ALL
    SELECT
        'joker' AS deck,
        2 AS lowest
),

-- The decks that games are played with: all 52 cards, 36 from the sixes up, and 53 with a joker
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

-- One row per rank: its face in data, its label on a card, its names
faces AS (
    SELECT
        2 AS rank,
        '2' AS face,
        '2' AS label,
        'Two' AS name,
        'Twos' AS plural
    UNION ALL
    SELECT
        3 AS rank,
        '3' AS face,
        '3' AS label,
        'Three' AS name,
        'Threes' AS plural
    UNION ALL
    SELECT
        4 AS rank,
        '4' AS face,
        '4' AS label,
        'Four' AS name,
        'Fours' AS plural
    UNION ALL
    SELECT
        5 AS rank,
        '5' AS face,
        '5' AS label,
        'Five' AS name,
        'Fives' AS plural
    UNION ALL
    SELECT
        6 AS rank,
        '6' AS face,
        '6' AS label,
        'Six' AS name,
        'Sixes' AS plural
    UNION ALL
    SELECT
        7 AS rank,
        '7' AS face,
        '7' AS label,
        'Seven' AS name,
        'Sevens' AS plural
    UNION ALL
    SELECT
        8 AS rank,
        '8' AS face,
        '8' AS label,
        'Eight' AS name,
        'Eights' AS plural
    UNION ALL
    SELECT
        9 AS rank,
        '9' AS face,
        '9' AS label,
        'Nine' AS name,
        'Nines' AS plural
    UNION ALL
    SELECT
        10 AS rank,
        'T' AS face,
        '10' AS label,
        'Ten' AS name,
        'Tens' AS plural
    UNION ALL
    SELECT
        11 AS rank,
        'J' AS face,
        'J' AS label,
        'Jack' AS name,
        'Jacks' AS plural
    UNION ALL
    SELECT
        12 AS rank,
        'Q' AS face,
        'Q' AS label,
        'Queen' AS name,
        'Queens' AS plural
    UNION ALL
    SELECT
        13 AS rank,
        'K' AS face,
        'K' AS label,
        'King' AS name,
        'Kings' AS plural
    UNION ALL
    SELECT
        14 AS rank,
        'A' AS face,
        'A' AS label,
        'Ace' AS name,
        'Aces' AS plural
),

-- One row per rank: its code, 16^(rank - 2); rank_code * 2^suit_id = 2^card_id
codes AS (
    SELECT
        2 AS rank,
        CAST(1 AS BIGINT) AS rank_code
    UNION ALL
    SELECT
        codes.rank + 1 AS rank,
        codes.rank_code * 16 AS rank_code
    FROM codes
    WHERE
        codes.rank < 14
),

-- The thirteen ranks with their spellings, their names and their code in a hand's key
-- One row per rank (13)
ranks AS (
    SELECT
        faces.rank,
        faces.face,
        faces.label,
        faces.name,
        faces.plural,
        codes.rank_code
    FROM faces
    INNER JOIN codes
        ON faces.rank = codes.rank
),

-- One row per set of rules: what an ace is beside 14
low_aces AS (
    SELECT
        'standard' AS rules,
        1 AS low_ace
    UNION ALL
    SELECT
        'short deck' AS rules,
        5 AS low_ace
    UNION ALL
    SELECT
        'short deck trips' AS rules,
        5 AS low_ace
    UNION ALL
    SELECT
        'joker' AS rules,
        1 AS low_ace
    UNION ALL
    SELECT
        'deuces wild' AS rules,
        1 AS low_ace
),

-- One row per set of rules in which the ace is always 1
lowest_aces AS (
    SELECT
        'ace to five' AS rules
    UNION ALL
    SELECT
        'eight or better' AS rules
    UNION ALL
    SELECT
        'badugi' AS rules
),

-- One row per set of rules with wild cards: their rank
wild_ranks AS (
    SELECT
        'joker' AS rules,
        15 AS rank
    UNION ALL
    SELECT
        'deuces wild' AS rules,
        2 AS rank
),

-- What the cards of a rank may be read as by each set of rules: a hand is the best of its readings
-- One row per set of rules, rank and reading; a rank without a row is read as itself alone
readings AS (
    SELECT
        a.rules,
        14 AS rank,
        14 AS reads_as,
        0 AS wild
    FROM low_aces AS a
    UNION ALL
    SELECT
        a.rules,
        14 AS rank,
        a.low_ace AS reads_as,
        0 AS wild
    FROM low_aces AS a
    UNION ALL
    SELECT
        a.rules,
        14 AS rank,
        1 AS reads_as,
        0 AS wild
    FROM lowest_aces AS a
    UNION ALL
    SELECT
        w.rules,
        w.rank,
        r.rank AS reads_as,
        1 AS wild
    FROM wild_ranks AS w
    CROSS JOIN ranks AS r
),

-- The sets of rules: what a hand is worth
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
    SELECT
        'published' AS rules,
        'the rules as the T-SQL article published them, in which A-2-3-4-5 is no straight' AS description,
        'standard' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'short deck' AS rules,
        'sixes and up, a flush above a full house, A-6-7-8-9 the lowest straight' AS description,
        'short' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'short deck trips' AS rules,
        'short deck with three of a kind above a straight' AS description,
        'short' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'ace to five' AS rules,
        'lowball: the ace is low, straights and flushes do not count' AS description,
        'standard' AS deck,
        5 AS cards,
        1 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'deuce to seven' AS rules,
        'lowball: the ace is high, straights and flushes count' AS description,
        'standard' AS deck,
        5 AS cards,
        1 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'eight or better' AS rules,
        'ace to five for five different ranks, none above eight' AS description,
        'standard' AS deck,
        5 AS cards,
        1 AS lowest_wins,
        'No low' AS unqualified
    UNION ALL
    SELECT
        'badugi' AS rules,
        'lowball: up to four cards of different suits and ranks, the ace low' AS description,
        'standard' AS deck,
        4 AS cards,
        1 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'three cards' AS rules,
        'the front of Chinese poker: no straights and no flushes' AS description,
        'standard' AS deck,
        3 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'joker' AS rules,
        'one joker that stands for any card' AS description,
        'joker' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'deuces wild' AS rules,
        'each deuce stands for any card' AS description,
        'standard' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
),

-- One row per set of rules: the worst hand of one suit, and the best of three ranks or more in several suits
extremes AS (
    SELECT
        c.rules,
        MAX(CASE WHEN c.suited = 1 THEN c.hand_rank END) AS worst_suited,
        MIN(CASE WHEN c.suited = 0 AND c.rank_3 > 0 THEN c.hand_rank END) AS best_unsuited,
        MIN(c.cards) AS fewest_cards
    FROM pokersql.class_ranks AS c
    GROUP BY
        c.rules
),

-- One row per set of rules and ranks: 1 if a hand of one suit has another rank than one of several suits, a worse one
suit_effects AS (
    SELECT
        c.rules,
        CASE WHEN MIN(c.hand_rank) < MAX(c.hand_rank) THEN 1 ELSE 0 END AS counts_suits,
        CASE
            WHEN MAX(CASE WHEN c.suited = 1 THEN c.hand_rank END) > MIN(CASE WHEN c.suited = 0 THEN c.hand_rank END)
            THEN 1
            ELSE 0
        END AS suits_harm
    FROM pokersql.class_ranks AS c
    GROUP BY
        c.rules,
        ABS(c.hand_key)
),

-- One row per set of rules: 1 if suits count, and if they harm
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
        r.rules,
        1 AS has_wild
    FROM readings AS r
    WHERE
        r.wild = 1
),

-- How many cards a key can have by each set of rules, and whether it tells a flush
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

-- The games: how many cards a player has and must use, and the rules by which the pot is won
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
        'payouts' AS showdown
    UNION ALL
    SELECT
        'holdem' AS game,
        'Texas hold''em' AS description,
        2 AS own_cards,
        5 AS board_cards,
        -1 AS own_used,
        10 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        '' AS low_rules,
        'standard' AS deck,
        'holdem_showdown' AS showdown
    UNION ALL
    SELECT
        'six-plus' AS game,
        'hold''em with 36 cards' AS description,
        2 AS own_cards,
        5 AS board_cards,
        -1 AS own_used,
        10 AS most_players,
        0 AS draws,
        'short deck' AS high_rules,
        '' AS low_rules,
        'short' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'omaha' AS game,
        'four cards, two of them used' AS description,
        4 AS own_cards,
        5 AS board_cards,
        2 AS own_used,
        10 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        '' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'omaha-5' AS game,
        'Omaha with five cards' AS description,
        5 AS own_cards,
        5 AS board_cards,
        2 AS own_used,
        9 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        '' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'omaha-6' AS game,
        'Omaha with six cards' AS description,
        6 AS own_cards,
        5 AS board_cards,
        2 AS own_used,
        7 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        '' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'omaha-hi-lo' AS game,
        'Omaha, high and low' AS description,
        4 AS own_cards,
        5 AS board_cards,
        2 AS own_used,
        10 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        'eight or better' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'omaha-5-hi-lo' AS game,
        'Omaha-5, high and low' AS description,
        5 AS own_cards,
        5 AS board_cards,
        2 AS own_used,
        9 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        'eight or better' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'courchevel' AS game,
        'Omaha-5, a board card seen at once' AS description,
        5 AS own_cards,
        5 AS board_cards,
        2 AS own_used,
        9 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        '' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'courchevel-hi-lo' AS game,
        'Courchevel, hi-lo' AS description,
        5 AS own_cards,
        5 AS board_cards,
        2 AS own_used,
        9 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        'eight or better' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'stud' AS game,
        'seven-card stud' AS description,
        7 AS own_cards,
        0 AS board_cards,
        -1 AS own_used,
        7 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        '' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'stud-hi-lo' AS game,
        'stud, high and low' AS description,
        7 AS own_cards,
        0 AS board_cards,
        -1 AS own_used,
        7 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        'eight or better' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'razz' AS game,
        'seven-card stud for the low' AS description,
        7 AS own_cards,
        0 AS board_cards,
        -1 AS own_used,
        7 AS most_players,
        0 AS draws,
        '' AS high_rules,
        'ace to five' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'draw' AS game,
        'five-card draw' AS description,
        5 AS own_cards,
        0 AS board_cards,
        -1 AS own_used,
        5 AS most_players,
        1 AS draws,
        'standard' AS high_rules,
        '' AS low_rules,
        'standard' AS deck,
        'payouts' AS showdown
    UNION ALL
    SELECT
        'single-draw' AS game,
        'deuce to seven with one draw' AS description,
        5 AS own_cards,
        0 AS board_cards,
        -1 AS own_used,
        5 AS most_players,
        1 AS draws,
        '' AS high_rules,
        'deuce to seven' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'triple-draw' AS game,
        'deuce to seven with three draws' AS description,
        5 AS own_cards,
        0 AS board_cards,
        -1 AS own_used,
        5 AS most_players,
        3 AS draws,
        '' AS high_rules,
        'deuce to seven' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'badugi' AS game,
        'four cards of different suits, three draws' AS description,
        4 AS own_cards,
        0 AS board_cards,
        -1 AS own_used,
        6 AS most_players,
        3 AS draws,
        '' AS high_rules,
        'badugi' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'chinese' AS game,
        'thirteen cards set in three rows' AS description,
        13 AS own_cards,
        0 AS board_cards,
        -1 AS own_used,
        4 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        '' AS low_rules,
        'standard' AS deck,
        'chinese_showdown' AS showdown
),

-- One row: how many cards of its own a hand may have
most_cards AS (
    SELECT
        7 AS cards
),

-- One row per game: how many cards count in each of its halves
counting_cards AS (
    SELECT
        g.game,
        MIN(r.cards) AS cards
    FROM games AS g
    INNER JOIN rules AS r
        ON r.rules IN (g.high_rules, g.low_rules)
    INNER JOIN most_cards AS m
        ON g.own_cards <= m.cards
    GROUP BY
        g.game
),

-- How many cards hands and boards may have, by each game and by each set of rules without a game
-- One row per game, and per set of rules with game ''
game_limits AS (
    SELECT
        g.game,
        '' AS rules,
        g.deck,
        g.own_used,
        CASE
            WHEN g.board_cards = 0 AND g.own_cards > c.cards
            THEN c.cards
            ELSE g.own_cards
        END AS fewest_own,
        g.own_cards AS most_own,
        CASE
            WHEN g.board_cards = 0
            THEN 0
            WHEN g.own_used < 0 AND g.own_cards > c.cards
            THEN 0
            WHEN g.own_used < 0
            THEN c.cards - g.own_cards
            ELSE c.cards - g.own_used
        END AS fewest_board,
        g.board_cards AS most_board
    FROM games AS g
    INNER JOIN counting_cards AS c
        ON g.game = c.game
    UNION ALL
    SELECT
        '' AS game,
        r.rules,
        r.deck,
        -1 AS own_used,
        r.cards AS fewest_own,
        m.cards AS most_own,
        0 AS fewest_board,
        0 AS most_board
    FROM rules AS r
    CROSS JOIN most_cards AS m
),

-- The rules of each half of the pot, by each game and by each set of rules without a game
-- One row per game and half, high or low, and per set of rules with game ''
game_halves AS (
    SELECT
        g.game,
        '' AS rules,
        'high' AS half,
        g.high_rules AS half_rules
    FROM games AS g
    WHERE
        g.high_rules > ''
    UNION ALL
    SELECT
        g.game,
        '' AS rules,
        'low' AS half,
        g.low_rules AS half_rules
    FROM games AS g
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

-- One row per set of rules and wild rank
judges_wild_ranks AS (
    SELECT DISTINCT
        r.rules,
        r.rank
    FROM readings AS r
    WHERE
        r.wild = 1
),

-- One row per set of rules with wild cards, and deck
wild_sums AS (
    SELECT
        w.rules,
        d.deck,
        CAST(SUM(d.card_bit) AS BIGINT) AS wild_bits
    FROM judges_wild_ranks AS w
    INNER JOIN decks AS d
        ON w.rank = d.rank
    GROUP BY
        w.rules,
        d.deck
),

-- All that says what a hand is worth in a half of a game, or by a set of rules without a game
-- One row per game and half, high or low, and per set of rules with game ''
judges AS (
    SELECT
        LOWER(REPLACE(REPLACE(l.game || l.rules, ' ', ''), '-', '')) AS name,
        l.game,
        l.rules,
        h.half,
        ROW_NUMBER() OVER (PARTITION BY l.game, l.rules ORDER BY h.half) AS half_number,
        h.half_rules,
        l.own_used,
        l.fewest_own,
        l.most_own,
        l.fewest_board,
        l.most_board,
        d.deck_bits,
        COALESCE(w.wild_bits, 0) AS wild_bits,
        k.cards,
        k.counts_suits,
        k.suits_harm,
        k.rainbow,
        k.most_cards
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
    j.name,
    j.game,
    j.rules,
    j.half,
    j.half_number,
    j.half_rules,
    j.own_used,
    j.fewest_own,
    j.most_own,
    j.fewest_board,
    j.most_board,
    j.deck_bits,
    j.wild_bits,
    j.cards,
    j.counts_suits,
    j.suits_harm,
    j.rainbow,
    j.most_cards
FROM judges AS j
ORDER BY
    j.game,
    j.rules,
    j.half_number;

-- ---- sql/macros/games/game_remedies.sql
-- What would be right where a hand can't be ranked, by each game and by each set of rules without a game
-- Grain: one row per game and error, and per set of rules with game ''
-- Reads: game_remedies
-- Source: sql/showdowns/game_remedies.sql
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.game_remedies AS
WITH RECURSIVE
-- One row per rank: its face in data, its label on a card, its names
faces AS (
    SELECT
        2 AS rank,
        '2' AS face,
        '2' AS label,
        'Two' AS name,
        'Twos' AS plural
    UNION ALL
    SELECT
        3 AS rank,
        '3' AS face,
        '3' AS label,
        'Three' AS name,
        'Threes' AS plural
    UNION ALL
    SELECT
        4 AS rank,
        '4' AS face,
        '4' AS label,
        'Four' AS name,
        'Fours' AS plural
    UNION ALL
    SELECT
        5 AS rank,
        '5' AS face,
        '5' AS label,
        'Five' AS name,
        'Fives' AS plural
    UNION ALL
    SELECT
        6 AS rank,
        '6' AS face,
        '6' AS label,
        'Six' AS name,
        'Sixes' AS plural
    UNION ALL
    SELECT
        7 AS rank,
        '7' AS face,
        '7' AS label,
        'Seven' AS name,
        'Sevens' AS plural
    UNION ALL
    SELECT
        8 AS rank,
        '8' AS face,
        '8' AS label,
        'Eight' AS name,
        'Eights' AS plural
    UNION ALL
    SELECT
        9 AS rank,
        '9' AS face,
        '9' AS label,
        'Nine' AS name,
        'Nines' AS plural
    UNION ALL
    SELECT
        10 AS rank,
        'T' AS face,
        '10' AS label,
        'Ten' AS name,
        'Tens' AS plural
    UNION ALL
    SELECT
        11 AS rank,
        'J' AS face,
        'J' AS label,
        'Jack' AS name,
        'Jacks' AS plural
    UNION ALL
    SELECT
        12 AS rank,
        'Q' AS face,
        'Q' AS label,
        'Queen' AS name,
        'Queens' AS plural
    UNION ALL
    SELECT
        13 AS rank,
        'K' AS face,
        'K' AS label,
        'King' AS name,
        'Kings' AS plural
    UNION ALL
    SELECT
        14 AS rank,
        'A' AS face,
        'A' AS label,
        'Ace' AS name,
        'Aces' AS plural
),

-- One row per rank: its code, 16^(rank - 2); rank_code * 2^suit_id = 2^card_id
codes AS (
    SELECT
        2 AS rank,
        CAST(1 AS BIGINT) AS rank_code
    UNION ALL
    SELECT
        codes.rank + 1 AS rank,
        codes.rank_code * 16 AS rank_code
    FROM codes
    WHERE
        codes.rank < 14
),

-- The thirteen ranks with their spellings, their names and their code in a hand's key
-- One row per rank (13)
ranks AS (
    SELECT
        faces.rank,
        faces.face,
        faces.label,
        faces.name,
        faces.plural,
        codes.rank_code
    FROM faces
    INNER JOIN codes
        ON faces.rank = codes.rank
),

-- One row per deck: its lowest rank
lowest_ranks AS (
    SELECT
        'standard' AS deck,
        2 AS lowest
    UNION ALL
    SELECT
        'short' AS deck,
        6 AS lowest
    UNION ALL
    SELECT
        'joker' AS deck,
        2 AS lowest
),

-- The decks that games are played with: all 52 cards, 36 from the sixes up, and 53 with a joker
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

-- The errors of hands, and what would be right
-- One row per error
remedies AS (
    SELECT
        'bad_card' AS error,
        'a card is a rank (2 to 9, T or 10, J, Q, K, A) and a suit (c, d, h, s), as in As or 10♥, ' || 'apart by blank, comma, | or -' AS remedy
    UNION ALL
    SELECT
        'bad_card_id' AS error,
        'a card_id is 0 to 51, as in deck' AS remedy
    UNION ALL
    SELECT
        'duplicate_card' AS error,
        'a hand has a card once' AS remedy
    UNION ALL
    SELECT
        'wrong_count' AS error,
        'a hand has five to seven cards' AS remedy
    UNION ALL
    SELECT
        'own_count' AS error,
        'a hand {judge} has {own} cards' AS remedy
    UNION ALL
    SELECT
        'wrong_board' AS error,
        'a board {judge} has {board} cards' AS remedy
    UNION ALL
    SELECT
        'not_in_deck' AS error,
        'the {deck} deck has the ranks {ranks}' AS remedy
    UNION ALL
    SELECT
        'no_cards' AS error,
        'write its cards, as in As 10♥' AS remedy
    UNION ALL
    SELECT
        'no_rules' AS error,
        'settings names no rules, and no game whose hands have a rank; FROM rules and FROM games list them' AS remedy
    UNION ALL
    SELECT
        'too_long' AS error,
        'a hand is at most 400 characters' AS remedy
    UNION ALL
    SELECT
        'not_in_hand_cards' AS error,
        'INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards' AS remedy
    UNION ALL
    SELECT
        'other_cards' AS error,
        'a hand in hand_text has a game and player of its own' AS remedy
),

-- The sets of rules: what a hand is worth
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
    SELECT
        'published' AS rules,
        'the rules as the T-SQL article published them, in which A-2-3-4-5 is no straight' AS description,
        'standard' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'short deck' AS rules,
        'sixes and up, a flush above a full house, A-6-7-8-9 the lowest straight' AS description,
        'short' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'short deck trips' AS rules,
        'short deck with three of a kind above a straight' AS description,
        'short' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'ace to five' AS rules,
        'lowball: the ace is low, straights and flushes do not count' AS description,
        'standard' AS deck,
        5 AS cards,
        1 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'deuce to seven' AS rules,
        'lowball: the ace is high, straights and flushes count' AS description,
        'standard' AS deck,
        5 AS cards,
        1 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'eight or better' AS rules,
        'ace to five for five different ranks, none above eight' AS description,
        'standard' AS deck,
        5 AS cards,
        1 AS lowest_wins,
        'No low' AS unqualified
    UNION ALL
    SELECT
        'badugi' AS rules,
        'lowball: up to four cards of different suits and ranks, the ace low' AS description,
        'standard' AS deck,
        4 AS cards,
        1 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'three cards' AS rules,
        'the front of Chinese poker: no straights and no flushes' AS description,
        'standard' AS deck,
        3 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'joker' AS rules,
        'one joker that stands for any card' AS description,
        'joker' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
    UNION ALL
    SELECT
        'deuces wild' AS rules,
        'each deuce stands for any card' AS description,
        'standard' AS deck,
        5 AS cards,
        0 AS lowest_wins,
        '' AS unqualified
),

-- The games: how many cards a player has and must use, and the rules by which the pot is won
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
        'payouts' AS showdown
    UNION ALL
    SELECT
        'holdem' AS game,
        'Texas hold''em' AS description,
        2 AS own_cards,
        5 AS board_cards,
        -1 AS own_used,
        10 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        '' AS low_rules,
        'standard' AS deck,
        'holdem_showdown' AS showdown
    UNION ALL
    SELECT
        'six-plus' AS game,
        'hold''em with 36 cards' AS description,
        2 AS own_cards,
        5 AS board_cards,
        -1 AS own_used,
        10 AS most_players,
        0 AS draws,
        'short deck' AS high_rules,
        '' AS low_rules,
        'short' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'omaha' AS game,
        'four cards, two of them used' AS description,
        4 AS own_cards,
        5 AS board_cards,
        2 AS own_used,
        10 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        '' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'omaha-5' AS game,
        'Omaha with five cards' AS description,
        5 AS own_cards,
        5 AS board_cards,
        2 AS own_used,
        9 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        '' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'omaha-6' AS game,
        'Omaha with six cards' AS description,
        6 AS own_cards,
        5 AS board_cards,
        2 AS own_used,
        7 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        '' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'omaha-hi-lo' AS game,
        'Omaha, high and low' AS description,
        4 AS own_cards,
        5 AS board_cards,
        2 AS own_used,
        10 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        'eight or better' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'omaha-5-hi-lo' AS game,
        'Omaha-5, high and low' AS description,
        5 AS own_cards,
        5 AS board_cards,
        2 AS own_used,
        9 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        'eight or better' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'courchevel' AS game,
        'Omaha-5, a board card seen at once' AS description,
        5 AS own_cards,
        5 AS board_cards,
        2 AS own_used,
        9 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        '' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'courchevel-hi-lo' AS game,
        'Courchevel, hi-lo' AS description,
        5 AS own_cards,
        5 AS board_cards,
        2 AS own_used,
        9 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        'eight or better' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'stud' AS game,
        'seven-card stud' AS description,
        7 AS own_cards,
        0 AS board_cards,
        -1 AS own_used,
        7 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        '' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'stud-hi-lo' AS game,
        'stud, high and low' AS description,
        7 AS own_cards,
        0 AS board_cards,
        -1 AS own_used,
        7 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        'eight or better' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'razz' AS game,
        'seven-card stud for the low' AS description,
        7 AS own_cards,
        0 AS board_cards,
        -1 AS own_used,
        7 AS most_players,
        0 AS draws,
        '' AS high_rules,
        'ace to five' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'draw' AS game,
        'five-card draw' AS description,
        5 AS own_cards,
        0 AS board_cards,
        -1 AS own_used,
        5 AS most_players,
        1 AS draws,
        'standard' AS high_rules,
        '' AS low_rules,
        'standard' AS deck,
        'payouts' AS showdown
    UNION ALL
    SELECT
        'single-draw' AS game,
        'deuce to seven with one draw' AS description,
        5 AS own_cards,
        0 AS board_cards,
        -1 AS own_used,
        5 AS most_players,
        1 AS draws,
        '' AS high_rules,
        'deuce to seven' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'triple-draw' AS game,
        'deuce to seven with three draws' AS description,
        5 AS own_cards,
        0 AS board_cards,
        -1 AS own_used,
        5 AS most_players,
        3 AS draws,
        '' AS high_rules,
        'deuce to seven' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'badugi' AS game,
        'four cards of different suits, three draws' AS description,
        4 AS own_cards,
        0 AS board_cards,
        -1 AS own_used,
        6 AS most_players,
        3 AS draws,
        '' AS high_rules,
        'badugi' AS low_rules,
        'standard' AS deck,
        'game_showdown' AS showdown
    UNION ALL
    SELECT
        'chinese' AS game,
        'thirteen cards set in three rows' AS description,
        13 AS own_cards,
        0 AS board_cards,
        -1 AS own_used,
        4 AS most_players,
        0 AS draws,
        'standard' AS high_rules,
        '' AS low_rules,
        'standard' AS deck,
        'chinese_showdown' AS showdown
),

-- One row: how many cards of its own a hand may have
most_cards AS (
    SELECT
        7 AS cards
),

-- One row per game: how many cards count in each of its halves
counting_cards AS (
    SELECT
        g.game,
        MIN(r.cards) AS cards
    FROM games AS g
    INNER JOIN rules AS r
        ON r.rules IN (g.high_rules, g.low_rules)
    INNER JOIN most_cards AS m
        ON g.own_cards <= m.cards
    GROUP BY
        g.game
),

-- How many cards hands and boards may have, by each game and by each set of rules without a game
-- One row per game, and per set of rules with game ''
game_limits AS (
    SELECT
        g.game,
        '' AS rules,
        g.deck,
        g.own_used,
        CASE
            WHEN g.board_cards = 0 AND g.own_cards > c.cards
            THEN c.cards
            ELSE g.own_cards
        END AS fewest_own,
        g.own_cards AS most_own,
        CASE
            WHEN g.board_cards = 0
            THEN 0
            WHEN g.own_used < 0 AND g.own_cards > c.cards
            THEN 0
            WHEN g.own_used < 0
            THEN c.cards - g.own_cards
            ELSE c.cards - g.own_used
        END AS fewest_board,
        g.board_cards AS most_board
    FROM games AS g
    INNER JOIN counting_cards AS c
        ON g.game = c.game
    UNION ALL
    SELECT
        '' AS game,
        r.rules,
        r.deck,
        -1 AS own_used,
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

-- One row per game or set of rules without one: what remedies say of it
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

-- What would be right where a hand can't be ranked, by each game and by each set of rules without a game
-- One row per game and error, and per set of rules with game ''
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
-- The name of a game or of a set of rules as judges has it; an error that lists them if there is none
-- Grain: none
-- Reads: pokersql.judges
-- Source: sql/rules/rule_names.sql and game_names.sql
-- Engine: duckdb
-- Access: internal

-- A name without case, blanks and hyphens
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
-- What keeps a hand and its board from being ranked by a game or by rules, NULL without an error
-- Grain: none
-- Reads: nothing
-- Source: sql/showdowns/game_hands.sql, which says the same (tests/test_games_macros.py)
-- Engine: duckdb
-- Access: internal

-- reading_error reads up to 400 cards here, more than a text can have; the limits of judges count them after that.

-- The lowest card of bits as text
CREATE OR REPLACE MACRO pokersql.lowest_card(bits) AS
    pokersql.number_text(CAST(BIT_COUNT((bits & -bits) - 1) AS BIGINT), TRUE);

-- own and board are as given, own_bits and board_bits as read_bits reads them; the limits are those of judges
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
-- The remedy of an error of a hand that a game or rules judge
-- Grain: none
-- Reads: pokersql.game_remedies
-- Source: pokersql
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
-- The best choice of cards of each hand
-- Grain: one row per row of the table that has a choice which the rules rank
-- Reads: pokersql.choice_places, pokersql.class_ranks
-- Source: sql/showdowns/game_ranks.sql, which chooses the same (tests/test_games_macros.py)
-- Engine: duckdb
-- Access: internal

-- The table has own_bits and board_bits of each hand, the half that is judged, and the columns of judges.

CREATE OR REPLACE MACRO pokersql.choice_ranks(judged_table) AS TABLE
WITH
-- One row per hand and card: its place, the own cards first; a wild card has no suit
cards AS (
    SELECT
        h.own_bits,
        h.board_bits,
        h.half_number,
        h.half_rules,
        h.own_used,
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

-- One row per hand and choice that the rules allow: its key and its cards
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
    GROUP BY c.own_bits, c.board_bits, c.half_number, c.half_rules, c.own_used, c.rainbow, p.choice
    HAVING
        (c.own_used < 0 OR COUNT(*) FILTER (WHERE c.place <= c.own_cards) = c.own_used)
        AND (c.rainbow = 0 OR BIT_COUNT(BIT_OR(c.suit_bit)) = COUNT(*))
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
-- A hand by a set of rules: its rank, what it is, the cards that count, or its error
-- Grain: none
-- Reads: pokersql.judges
-- Source: sql/ranking/game_text_ranks.sql, which says the same (tests/test_games_macros.py)
-- Engine: duckdb
-- Access: internal

-- All choices of as many cards as count are tried, so for a whole table rank_hands is faster. The arguments stand alone
-- in a SELECT without FROM: else a column of ours could take the name of yours.

CREATE OR REPLACE MACRO pokersql.ruled_hand(hand, rules_name) AS (
    WITH
    -- One row: the hand, its bits, and the name of the rules
    pokersql_hands AS (
        SELECT
            hand AS written,
            pokersql.read_bits(hand) AS own_bits,
            CAST(0 AS BIGINT) AS board_bits,
            pokersql.judge_name(rules_name, NULL) AS judge_name
    ),

    -- One row: the hand, its rules, and what keeps it from being ranked
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
            'category': r.best_choice.category,
            'description': r.best_choice.description,
            'best_five': r.best_choice.best_five,
            'error': e.error
        }
    FROM pokersql_errors AS e
    LEFT JOIN pokersql.choice_ranks('pokersql_judged') AS r ON TRUE
);

-- ---- sql/macros/games/sum_ranks.sql
-- The rank of each hand, looked up by a sum over its cards
-- Grain: one row per row of the table that the rules rank
-- Reads: pokersql.rule_keys
-- Source: sql/classes/rule_keys.sql
-- Engine: duckdb
-- Access: internal

-- The table has own_bits and board_bits of each hand, the half that is judged, and the columns of judges.

-- The key of a hand by rules that count suits or don't: of its flush, else of its ranks
CREATE OR REPLACE MACRO pokersql.sum_key(bits, counts_suits, cards) AS
    COALESCE(CASE WHEN counts_suits = 1 THEN pokersql.flush_key(bits, cards) END, pokersql.code_sum(bits));

CREATE OR REPLACE MACRO pokersql.sum_ranks(judged_table) AS TABLE
SELECT h.own_bits, h.board_bits, h.half_number, k.hand_rank
FROM QUERY_TABLE(judged_table) AS h
INNER JOIN pokersql.rule_keys AS k
    ON
        h.half_rules = k.rules
        AND pokersql.sum_key(h.own_bits | h.board_bits, h.counts_suits, h.cards) = k.hand_key;

-- ---- sql/macros/games/part_ranks.sql
-- The best hand of so many own cards and the rest from the board, where no card is wild and suits never harm
-- Grain: one row per row of the table that has a choice which the rules rank
-- Reads: pokersql.choice_places, pokersql.class_ranks, pokersql.deck
-- Source: sql/showdowns/game_ranks.sql, which finds the same ranks (tests/test_games_macros.py)
-- Engine: duckdb
-- Access: internal

-- The table has own_bits and board_bits of each hand, the half that is judged, and the columns of judges. 60 choices of
-- each Omaha hand would be 60 rows. But a board matters by its ranks alone (6,175 different), and where a flush is
-- possible by the ranks of the suit, too: these are its views. So the best rank of a view with two own cards is found
-- once for all hands that share both, and a hand has a row per two own cards. The LEFT JOIN of view_ranks finds what an
-- INNER one would, and is the last of the joins there: the optimizer would take all classes of the rules first.

CREATE OR REPLACE MACRO pokersql.part_ranks(judged_table) AS TABLE
WITH
-- One row per half
halves AS (
    SELECT DISTINCT
        h.half_number, h.half_rules, h.own_used, h.most_own, h.counts_suits, h.cards - h.own_used AS board_used
    FROM QUERY_TABLE(judged_table) AS h
),

-- One row per different set of own cards and card
own_cards AS (
    SELECT
        h.own_bits,
        d.rank_code,
        d.suit_id,
        BIT_COUNT(h.own_bits & (d.card_bit - 1)) + 1 AS place
    FROM (SELECT DISTINCT t.own_bits FROM QUERY_TABLE(judged_table) AS t) AS h
    INNER JOIN pokersql.deck AS d ON h.own_bits & d.card_bit <> 0
),

-- One row per choice of own cards and place that it takes
own_places AS (
    SELECT p.choice, p.place
    FROM pokersql.choice_places AS p
    INNER JOIN (SELECT DISTINCT v.own_used, v.most_own FROM halves AS v) AS u
        ON p.cards = u.own_used AND p.last_place <= u.most_own
),

-- One row per different set of own cards and choice of them: its rank codes, and the suit if it has but one
own_parts AS (
    SELECT
        c.own_bits,
        CAST(SUM(c.rank_code) AS BIGINT) AS rank_codes,
        CASE WHEN MIN(c.suit_id) = MAX(c.suit_id) THEN MIN(c.suit_id) END AS suit_id
    FROM own_cards AS c
    INNER JOIN own_places AS p ON c.place = p.place
    GROUP BY c.own_bits, p.choice
),

-- One row per different board
boards AS (
    SELECT DISTINCT t.board_bits FROM QUERY_TABLE(judged_table) AS t
),

-- One row per different board and view: all its cards, or those of a suit, whose codes are negative
board_views AS (
    SELECT
        b.board_bits,
        CAST(NULL AS INTEGER) AS suit_id,
        pokersql.code_sum(b.board_bits) AS view_codes,
        b.board_bits AS view_bits
    FROM boards AS b
    UNION ALL
    SELECT
        b.board_bits,
        CAST(s.range AS INTEGER) AS suit_id,
        -pokersql.suit_codes(b.board_bits, s.range) AS view_codes,
        pokersql.suit_codes(b.board_bits, s.range) AS view_bits
    FROM boards AS b
    INNER JOIN RANGE(4) AS s
        ON BIT_COUNT(pokersql.suit_codes(b.board_bits, s.range)) >= (SELECT MIN(h.board_used) FROM halves AS h)
),

-- One row per different view and card
view_cards AS (
    SELECT
        v.view_codes,
        CASE WHEN v.view_codes > 0 THEN d.rank_code ELSE -d.rank_code END AS rank_code,
        BIT_COUNT(v.view_bits & (d.card_bit - 1)) + 1 AS place,
        BIT_COUNT(v.view_bits) AS cards
    FROM (
        SELECT b.view_codes, MIN(b.view_bits) AS view_bits
        FROM board_views AS b
        GROUP BY b.view_codes
    ) AS v
    INNER JOIN pokersql.deck AS d ON v.view_bits & d.card_bit <> 0
),

-- One row per half, different view and sum of rank codes that a choice from it has
view_parts AS (
    SELECT DISTINCT
        h.half_number,
        h.half_rules,
        c.view_codes,
        c.view_codes > 0 AS any_suits,
        CAST(SUM(c.rank_code) AS BIGINT) AS rank_codes
    FROM view_cards AS c
    INNER JOIN halves AS h ON c.view_codes > 0 OR h.counts_suits = 1
    INNER JOIN pokersql.choice_places AS p
        ON h.board_used = p.cards AND c.place = p.place AND c.cards >= p.last_place
    GROUP BY h.half_number, h.half_rules, c.view_codes, p.choice
),

-- One row per sum of rank codes that own cards have, negative for those of one suit
own_sums AS (
    SELECT DISTINCT o.rank_codes, TRUE AS any_suits FROM own_parts AS o
    UNION ALL
    SELECT DISTINCT -o.rank_codes AS rank_codes, FALSE AS any_suits FROM own_parts AS o
    WHERE o.suit_id IS NOT NULL
),

-- One row per half, view and own cards: the best rank
view_ranks AS (
    SELECT v.half_number, v.view_codes, o.rank_codes, MIN(r.hand_rank) AS hand_rank
    FROM view_parts AS v
    INNER JOIN own_sums AS o ON v.any_suits = o.any_suits
    LEFT JOIN pokersql.class_ranks AS r
        ON v.half_rules = r.rules AND v.rank_codes + o.rank_codes = r.hand_key
    GROUP BY v.half_number, v.view_codes, o.rank_codes
)

SELECT h.own_bits, h.board_bits, h.half_number, MIN(r.hand_rank) AS hand_rank
FROM QUERY_TABLE(judged_table) AS h
INNER JOIN own_parts AS o ON h.own_bits = o.own_bits
INNER JOIN board_views AS b ON h.board_bits = b.board_bits AND (b.suit_id IS NULL OR b.suit_id = o.suit_id)
INNER JOIN view_ranks AS r
    ON
        b.view_codes = r.view_codes
        AND CASE WHEN b.suit_id IS NULL THEN o.rank_codes ELSE -o.rank_codes END = r.rank_codes
        AND h.half_number = r.half_number
GROUP BY h.own_bits, h.board_bits, h.half_number;

-- ---- sql/macros/games/half_ranks.sql
-- The rank of each hand by the rules of a half: by a sum over its cards, by its parts, or as its best choice
-- Grain: one row per row of the table that the rules rank
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- The table has own_bits and board_bits of each hand, the half that is judged, and the columns of judges. A sum tells
-- the rank of most hands. In Omaha two own cards and the board are looked up. All choices of cards are tried in badugi,
-- with wild cards, or where a flush harms.

CREATE OR REPLACE MACRO pokersql.half_ranks(judged_table) AS TABLE
WITH
-- One row per hand and half whose rank a sum tells
pokersql_sums AS (
    SELECT j.* FROM QUERY_TABLE(judged_table) AS j
    WHERE
        j.own_used < 0 AND j.wild_bits = 0 AND j.rainbow = 0
        AND BIT_COUNT(j.own_bits | j.board_bits) <= j.most_cards
),

-- One row per hand and half that has parts
pokersql_parts AS (
    SELECT j.* FROM QUERY_TABLE(judged_table) AS j
    WHERE j.own_used > 0 AND j.wild_bits = 0 AND j.rainbow = 0 AND j.suits_harm = 0
),

-- One row per other hand and half
pokersql_choices AS (
    SELECT j.* FROM QUERY_TABLE(judged_table) AS j
    WHERE
        j.own_used = 0 OR j.wild_bits > 0 OR j.rainbow = 1
        OR (j.own_used > 0 AND j.suits_harm = 1)
        OR (j.own_used < 0 AND BIT_COUNT(j.own_bits | j.board_bits) > j.most_cards)
)

SELECT s.own_bits, s.board_bits, s.half_number, s.hand_rank FROM pokersql.sum_ranks('pokersql_sums') AS s
UNION ALL
SELECT p.own_bits, p.board_bits, p.half_number, p.hand_rank FROM pokersql.part_ranks('pokersql_parts') AS p
UNION ALL
SELECT c.own_bits, c.board_bits, c.half_number, c.hand_rank FROM pokersql.choice_ranks('pokersql_choices') AS c;

-- ---- sql/macros/games/ruled_hands.sql
-- A table of hands and boards with the rank of each by a game or a set of rules, or with its error
-- Grain: one row per row of the table
-- Reads: pokersql.class_ranks, pokersql.judges
-- Source: sql/ranking/game_text_ranks.sql, which says the same (tests/test_games_macros.py)
-- Engine: duckdb
-- Access: internal

-- Equal hands with equal boards are ranked once.

CREATE OR REPLACE MACRO pokersql.ruled_hands(hands_table, own_column, board_column, rules_name, game_name) AS TABLE
WITH
-- One row per half of the game, one without a game
pokersql_halves AS MATERIALIZED (
    SELECT j.* FROM pokersql.judges AS j
    WHERE
        j.name = pokersql.judge_name(rules_name, game_name)
        AND CASE WHEN game_name IS NULL THEN j.game = '' ELSE j.game > '' END
),

-- One row: the limits of both halves
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

-- One row per different hand and half
pokersql_judged AS MATERIALIZED (
    SELECT h.own_bits, h.board_bits, j.*
    FROM (
        SELECT DISTINCT r."pokersql own bits" AS own_bits, r."pokersql board bits" AS board_bits
        FROM pokersql_rows AS r
        WHERE r."pokersql can be ranked"
    ) AS h
    CROSS JOIN pokersql_halves AS j
),

-- One row per different hand: the rank of each half, 0 if it doesn't qualify, NULL if there is no such half
pokersql_hands AS (
    SELECT
        r.own_bits,
        r.board_bits,
        MAX(CASE WHEN r.half_number = 1 THEN COALESCE(r.hand_rank, 0) END) AS first_rank,
        MAX(CASE WHEN r.half_number = 2 THEN COALESCE(r.hand_rank, 0) END) AS second_rank
    FROM pokersql.half_ranks('pokersql_judged') AS r
    GROUP BY r.own_bits, r.board_bits
),

-- One row per half and rank, 0 if hands don't qualify: what such a hand is called
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
    f.category AS "pokersql category",
    f.description AS "pokersql description",
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
    END AS "pokersql error"
FROM pokersql_rows AS r
CROSS JOIN pokersql_limits AS j
LEFT JOIN pokersql_hands AS h
    ON
        CASE WHEN r."pokersql can be ranked" THEN r."pokersql own bits" END = h.own_bits
        AND r."pokersql board bits" = h.board_bits
LEFT JOIN pokersql_names AS f ON f.half_number = 1 AND h.first_rank = f.hand_rank
LEFT JOIN pokersql_names AS s ON s.half_number = 2 AND h.second_rank = s.hand_rank;

-- ---- comments
COMMENT ON TABLE pokersql.choice_places IS 'internal: All ways to choose up to five of up to thirteen cards. One row per choice and place that it takes; choice is the sum of 2^(place - 1) (pokersql)';
COMMENT ON TABLE pokersql.class_ranks IS 'What each kind of hand is worth by each set of rules. One row per set of rules and class: the ranks of the cards as they are held, and whether they are of one suit (pokersql)';
COMMENT ON TABLE pokersql.rule_keys IS 'The rank of hands by each set of rules, by a key that is a sum over the cards, where sums can tell it. One row per set of rules and key (pokersql)';
COMMENT ON TABLE pokersql.judges IS 'internal: All that says what a hand is worth in a half of a game, or by a set of rules without a game. One row per game and half, high or low, and per set of rules with game '''' (pokersql)';
COMMENT ON TABLE pokersql.game_remedies IS 'internal: What would be right where a hand can''t be ranked, by each game and by each set of rules without a game. One row per game and error, and per set of rules with game '''' (pokersql)';
COMMENT ON MACRO pokersql.plain_name IS 'internal: A name without case, blanks and hyphens (pokersql)';
COMMENT ON MACRO pokersql.judge_name IS 'internal: The name of a game or of a set of rules as judges has it; an error that lists them if there is none (pokersql)';
COMMENT ON MACRO pokersql.lowest_card IS 'internal: The lowest card of bits as text (pokersql)';
COMMENT ON MACRO pokersql.judged_error IS 'internal: What keeps a hand and its board from being ranked by a game or by rules, NULL without an error (pokersql)';
COMMENT ON MACRO pokersql.game_remedy IS 'internal: The remedy of an error of a hand that a game or rules judge (pokersql)';
COMMENT ON MACRO TABLE pokersql.choice_ranks IS 'internal: The best choice of cards of each hand. One row per row of the table that has a choice which the rules rank (pokersql)';
COMMENT ON MACRO pokersql.ruled_hand IS 'internal: A hand by a set of rules: its rank, what it is, the cards that count, or its error (pokersql)';
COMMENT ON MACRO pokersql.sum_key IS 'internal: The key of a hand by rules that count suits or don''t: of its flush, else of its ranks (pokersql)';
COMMENT ON MACRO TABLE pokersql.sum_ranks IS 'internal: The rank of each hand, looked up by a sum over its cards. One row per row of the table that the rules rank (pokersql)';
COMMENT ON MACRO TABLE pokersql.part_ranks IS 'internal: The best hand of so many own cards and the rest from the board, where no card is wild and suits never harm. One row per row of the table that has a choice which the rules rank (pokersql)';
COMMENT ON MACRO TABLE pokersql.half_ranks IS 'internal: The rank of each hand by the rules of a half: by a sum over its cards, by its parts, or as its best choice. One row per row of the table that the rules rank (pokersql)';
COMMENT ON MACRO TABLE pokersql.ruled_hands IS 'internal: A table of hands and boards with the rank of each by a game or a set of rules, or with its error. One row per row of the table (pokersql)';

-- DuckDB 1.x can't replay a log that makes a schema and a type in it: a file whose shell broke off would not open. So
-- this is written to the file itself at once.
SET wal_autocheckpoint = '1KB';
COMMIT;
RESET wal_autocheckpoint;
