-- What is wrong with a question about a game; any row leaves it without an answer
-- Grain: one row per problem, the first to mend first
-- Columns:
--   problem: 1, 2, ...
--   place: player 2, board, dead, players
--   written: the text that is wrong
--   error: bad_card 'Xx', wrong_deck '2c', duplicate_card 'As', wrong_count 3, wrong_game 'chinese'
--   remedy: what would be right
-- Reads: deck, decks, equity_game, game_methods, game_texts, games
-- Source: pokersql
-- Engine: duckdb

DROP VIEW IF EXISTS game_equity_errors;

CREATE VIEW game_equity_errors AS
WITH
-- One row per deck: how many cards it has
deck_sizes AS (
    SELECT d.deck, COUNT(*) AS cards FROM decks AS d
    GROUP BY d.deck
),

-- One row: the game and its number of cards
game_sizes AS (
    SELECT
        g.game,
        g.deck,
        g.own_cards,
        g.board_cards,
        g.most_players,
        m.takes_choices,
        d.cards
    FROM equity_game AS e
    INNER JOIN games AS g ON e.game = g.game
    INNER JOIN game_methods AS m ON g.game = m.game
    INNER JOIN deck_sizes AS d ON g.deck = d.deck
),

-- One row per text
texts AS MATERIALIZED (
    SELECT t.* FROM game_texts AS t
),

-- One row per card of a text
text_cards AS (
    SELECT t.place, t.seat, t.written, UNNEST(t.cards) AS card_id FROM texts AS t
),

-- One row: how many play, and how many cards are known or will be dealt
totals AS (
    SELECT
        COUNT(*) FILTER (t.seat > 0) AS players,
        COUNT(*) FILTER (t.seat > 0) * g.own_cards
        + g.board_cards
        + COALESCE(SUM(LEN(t.cards)) FILTER (t.place = 'dead'), 0) AS needed
    FROM texts AS t
    CROSS JOIN game_sizes AS g
    GROUP BY g.own_cards, g.board_cards
),

-- One row per problem; only the lowest step that has problems is shown
problems AS (
    SELECT
        1 AS step,
        'players' AS place,
        e.game AS written,
        'wrong_game ''' || e.game || '''' AS error,
        'the game''s hands have more cards than one choice of five: it has no equity here' AS remedy
    FROM equity_game AS e
    LEFT JOIN game_sizes AS g ON e.game = g.game
    WHERE NOT COALESCE(g.takes_choices, FALSE)
    UNION ALL
    SELECT
        1 AS step,
        t.place,
        t.written,
        'bad_card ''' || t.unread || '''' AS error,
        'cards are written as in AhKh; ranges are for games of two own cards' AS remedy
    FROM texts AS t
    WHERE t.unread <> ''
    UNION ALL
    SELECT
        1 AS step,
        'players' AS place,
        CAST(t.players AS VARCHAR) AS written,
        'wrong_count ' || t.players AS error,
        g.game || ' is for two to ' || g.most_players || ' players' AS remedy
    FROM totals AS t
    CROSS JOIN game_sizes AS g
    WHERE t.players NOT BETWEEN 2 AND g.most_players
    UNION ALL
    SELECT
        2 AS step,
        t.place,
        t.written,
        'wrong_deck ''' || c.card || '''' AS error,
        g.game || ' is played without this card' AS remedy
    FROM text_cards AS t
    CROSS JOIN game_sizes AS g
    INNER JOIN deck AS c ON t.card_id = c.card_id
    LEFT JOIN decks AS d ON g.deck = d.deck AND t.card_id = d.card_id
    WHERE d.card_id IS NULL
    UNION ALL
    SELECT
        2 AS step,
        ARRAY_TO_STRING(LIST(DISTINCT t.place ORDER BY t.place), ' and ') AS place,
        d.card AS written,
        'duplicate_card ''' || d.card || '''' AS error,
        'a card is in one place' AS remedy
    FROM text_cards AS t
    CROSS JOIN game_sizes AS g
    INNER JOIN decks AS d ON g.deck = d.deck AND t.card_id = d.card_id
    GROUP BY d.card
    HAVING COUNT(*) > 1
    UNION ALL
    SELECT
        3 AS step,
        t.place,
        t.written,
        'wrong_count ' || LEN(t.cards) AS error,
        CASE
            WHEN g.board_cards > 0 THEN 'a hand of ' || g.game || ' has ' || g.own_cards || ' cards, or is random'
            ELSE 'a hand of ' || g.game || ' has up to ' || g.own_cards || ' known cards, or is random'
        END AS remedy
    FROM texts AS t
    CROSS JOIN game_sizes AS g
    WHERE
        t.seat > 0
        AND NOT t.is_random
        AND LEN(t.cards) NOT BETWEEN CASE WHEN g.board_cards > 0 THEN g.own_cards ELSE 1 END AND g.own_cards
    UNION ALL
    SELECT
        3 AS step,
        t.place,
        t.written,
        'wrong_count ' || LEN(t.cards) AS error,
        CASE
            WHEN g.board_cards > 0 THEN 'a board has one to ' || g.board_cards || ' cards; without one leave it out'
            ELSE g.game || ' has no board'
        END AS remedy
    FROM texts AS t
    CROSS JOIN game_sizes AS g
    WHERE t.place = 'board' AND LEN(t.cards) NOT BETWEEN 1 AND g.board_cards
    UNION ALL
    SELECT
        4 AS step,
        'players' AS place,
        CAST(t.players AS VARCHAR) AS written,
        'wrong_count ' || t.needed AS error,
        'the deck has ' || g.cards || ' cards for the players, the board and the dead cards' AS remedy
    FROM totals AS t
    CROSS JOIN game_sizes AS g
    WHERE t.needed > g.cards
)

SELECT
    ROW_NUMBER() OVER (ORDER BY p.place NOT LIKE 'player%', p.place, p.written, p.error) AS problem,
    p.place,
    p.written,
    p.error,
    p.remedy
FROM problems AS p
QUALIFY p.step = MIN(p.step) OVER ();
