-- What is wrong with an equity question; any row leaves it without an answer
-- Grain: one row per problem, the first to mend first
-- Columns:
--   problem: 1, 2, ...
--   place: player 2, board, dead, players
--   written: the text that is wrong
--   error: bad_card 'Xx', bad_range 'AKx', bad_weight '2', wrong_deck '2c', duplicate_card 'As', wrong_count 1 ...
--   remedy: what would be right
-- Reads: absent_cards, deck, equity_game, player_ranges, range_hands, range_spellings, seats, written_cards
-- Source: pokersql
-- Engine: duckdb

DROP VIEW IF EXISTS equity_errors;

CREATE VIEW equity_errors AS
WITH
-- One row per text, and where it is
texts AS MATERIALIZED (
    SELECT w.*, w.place || CASE WHEN w.place = 'player' THEN ' ' || w.player_id ELSE '' END AS where_it_is
    FROM written_cards AS w
),

-- One row per player and hand, by the written range alone
hands AS MATERIALIZED (
    SELECT h.player_id, h.hole, h.card_1, h.card_2 FROM range_hands AS h
),

-- One row per player whose range is one hand
single_hands AS (
    SELECT h.player_id, MIN(h.card_1) AS card_1, MIN(h.card_2) AS card_2
    FROM hands AS h
    GROUP BY h.player_id
    HAVING COUNT(*) = 1
),

-- One row per card whose place is certain: the board, the dead cards, the single hands
certain_cards AS (
    SELECT r.where_it_is, UNNEST(r.cards) AS card_id, 0 AS player_id
    FROM texts AS r
    WHERE r.place <> 'player'
    UNION ALL
    SELECT 'player ' || s.player_id AS where_it_is, UNNEST([s.card_1, s.card_2]) AS card_id, s.player_id
    FROM single_hands AS s
    UNION ALL
    SELECT 'deck' AS where_it_is, a.card_id, -1 AS player_id
    FROM absent_cards AS a
),

-- One row per card that is in two places, or twice in one
duplicates AS (
    SELECT
        c.card_id,
        d.card,
        COUNT(*) AS times,
        LIST(DISTINCT c.where_it_is ORDER BY c.where_it_is) AS places
    FROM certain_cards AS c
    INNER JOIN deck AS d ON c.card_id = d.card_id
    WHERE c.card_id NOT IN (SELECT a.card_id FROM absent_cards AS a)
    GROUP BY c.card_id, d.card
    HAVING COUNT(*) > 1
),

-- One row per player whose every hand has a certain card of another place
empty_ranges AS (
    SELECT s.player_id, s.label, COUNT(h.hole) AS hands
    FROM seats AS s
    LEFT JOIN hands AS h ON s.player_id = h.player_id
    LEFT JOIN certain_cards AS c
        ON (h.card_1 = c.card_id OR h.card_2 = c.card_id) AND h.player_id <> c.player_id
    GROUP BY s.player_id, s.label
    HAVING COUNT(h.hole) FILTER (c.card_id IS NULL) = 0
),

-- One row: how many players there are, and cards in the deck
player_counts AS (
    SELECT
        COUNT(*) AS players,
        (SELECT COUNT(*) FROM deck) - (SELECT COUNT(*) FROM absent_cards) AS cards
    FROM seats
),

-- One row per problem; only the lowest step that has problems is shown
problems AS (
    SELECT
        1 AS step,
        0 AS turn,
        'players' AS place,
        CAST(COUNT(*) AS VARCHAR) AS written,
        'wrong_count ' || COUNT(*) AS error,
        'two to ten players, or one against a random hand' AS remedy
    FROM player_ranges
    HAVING COUNT(*) NOT BETWEEN 1 AND 10
    UNION ALL
    SELECT
        1 AS step,
        r.piece_number AS turn,
        r.where_it_is AS place,
        r.written,
        'bad_card ''' || r.unread || '''' AS error,
        'a card is a rank (2 to 9, T or 10, J, Q, K, A) and a suit (c, d, h, s), as in As or 10♥' AS remedy
    FROM texts AS r
    WHERE r.place <> 'player' AND r.is_bad
    UNION ALL
    SELECT
        1 AS step,
        r.piece_number AS turn,
        r.where_it_is AS place,
        r.written,
        CASE
            WHEN r.unread = '' AND LEN(r.cards) = 2 THEN 'duplicate_card ''' || r.hand || ''''
            ELSE 'bad_range ''' || r.hand || ''''
        END AS error,
        CASE
            WHEN r.hand LIKE '%@%' THEN 'a weight stands behind a colon, as in KK:0.5 or KK:50%'
            WHEN REGEXP_MATCHES(r.hand, '[\[\]]')
                THEN 'brackets give the pieces between them a weight in percent, as in [50]AA,KK[/50]'
            WHEN r.hand LIKE '_%\%-_%\%' ESCAPE '\'
                THEN 'a percentage counts from the best hand; !5% takes the best out, as in 15%,!5%'
            WHEN REGEXP_REPLACE(r.spelling, '\b(\w)(\w)', '\2\1', 'g') IN (SELECT s.spelling FROM range_spellings AS s)
                THEN
                    'the higher card stands first, as in '
                    || REGEXP_REPLACE(r.hand, '\b(10|\w)(10|\w)', '\2\1', 'g')
            WHEN r.hand LIKE '_%\%' ESCAPE '\'
                THEN 'a percentage is at most 100, and large enough for the best starting hand, as in 15%'
            ELSE
                'a hand is two cards, as in AhKh, and a range is hands such as AhKh, AA, AKs, AKo, AK, QQ+, KTo+, '
                || 'A5s-A2s, 98s-65s, 22-77, A*, A*s, 15%, random or !72o, with commas or blanks between'
        END AS remedy
    FROM texts AS r
    WHERE r.place = 'player' AND r.is_bad
    UNION ALL
    SELECT
        1 AS step,
        r.piece_number AS turn,
        r.where_it_is AS place,
        r.written,
        'bad_weight ''' || r.weight || '''' AS error,
        CASE
            WHEN r.takes_out THEN 'what ! takes out has no weight, as in !AKs'
            ELSE 'a weight is 0 to 1, with six decimals at most, as in AKs:0.5 or AKs:50%'
        END AS remedy
    FROM texts AS r
    WHERE r.is_bad_weight
    UNION ALL
    SELECT
        2 AS step,
        0 AS turn,
        c.where_it_is AS place,
        a.card AS written,
        'wrong_deck ''' || a.card || '''' AS error,
        e.game || ' is played without this card' AS remedy
    FROM certain_cards AS c
    INNER JOIN absent_cards AS a ON c.card_id = a.card_id
    CROSS JOIN equity_game AS e
    WHERE c.player_id >= 0
    UNION ALL
    SELECT
        2 AS step,
        0 AS turn,
        ARRAY_TO_STRING(d.places, ' and ') AS place,
        d.card AS written,
        'duplicate_card ''' || d.card || '''' AS error,
        'a card is in one place' AS remedy
    FROM duplicates AS d
    UNION ALL
    SELECT
        3 AS step,
        0 AS turn,
        r.where_it_is AS place,
        r.written,
        'wrong_count ' || LEN(r.cards) AS error,
        'a board has one to five cards; before the first leave it out' AS remedy
    FROM texts AS r
    WHERE r.place = 'board' AND LEN(r.cards) NOT BETWEEN 1 AND 5
    UNION ALL
    SELECT
        3 AS step,
        0 AS turn,
        'player ' || m.player_id AS place,
        m.label AS written,
        'empty_range' AS error,
        CASE
            WHEN m.hands = 0 THEN '! and a weight of 0 take hands out, and that leaves none; leave some, as in 22+,!AA'
            ELSE 'the cards that are known leave none of these hands'
        END AS remedy
    FROM empty_ranges AS m
    UNION ALL
    SELECT
        3 AS step,
        1 AS turn,
        'dead' AS place,
        r.written,
        'wrong_count ' || LEN(r.cards) AS error,
        'so many are out that the players and the board do not get their cards' AS remedy
    FROM texts AS r
    CROSS JOIN player_counts AS s
    WHERE r.place = 'dead' AND LEN(r.cards) + 2 * s.players + 5 > s.cards
)

SELECT
    ROW_NUMBER() OVER (ORDER BY p.place NOT LIKE 'player%', p.place, p.turn, p.written) AS problem,
    p.place,
    p.written,
    p.error,
    p.remedy
FROM problems AS p
QUALIFY p.step = MIN(p.step) OVER ();
