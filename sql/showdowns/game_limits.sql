-- The fewest and the most cards of hands and boards, for each game, and for each set of rules used without a game
-- Grain: one row per game; each set of rules also has one row, with game = ''
-- Reads: games, rules, used_limits
-- Access: internal

-- In a game without a board, a hand may have fewer cards than the game deals, but not fewer than the rules count: five
-- to seven in stud. A board may have fewer cards than the game deals, too: three to five in Omaha. A game that deals
-- more than seven own cards has no row: in Chinese poker players set their cards in three hands.

DROP VIEW IF EXISTS game_limits;

CREATE VIEW game_limits AS
WITH
-- One row: the most own cards of a hand
most_cards AS (
    SELECT 7 AS cards
),

-- One row per game: how many cards count; if its halves differ, the lower number
counting_cards AS (
    SELECT g.game, MIN(r.cards) AS cards
    FROM games AS g
    INNER JOIN rules AS r ON r.rules IN (g.high_rules, g.low_rules)
    INNER JOIN most_cards AS m ON g.own_cards <= m.cards
    GROUP BY g.game
)

SELECT
    g.game,
    '' AS rules,
    g.deck,
    u.fewest_used,
    u.most_used,
    CASE WHEN g.board_cards = 0 AND g.own_cards > c.cards THEN c.cards ELSE g.own_cards END AS fewest_own,
    g.own_cards AS most_own,
    CASE WHEN g.board_cards = 0 OR u.most_used > c.cards THEN 0 ELSE c.cards - u.most_used END AS fewest_board,
    g.board_cards AS most_board
FROM games AS g
INNER JOIN counting_cards AS c ON g.game = c.game
INNER JOIN used_limits AS u ON g.game = u.game
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
CROSS JOIN most_cards AS m;
