-- Does every game have a unique name, known rules, a known deck, and enough cards for all its players?
-- Grain: one row per problem
-- Reads: decks, game_names, games, rules

WITH
-- One row per deck: its number of cards
deck_sizes AS (
    SELECT d.deck, COUNT(*) AS cards FROM decks AS d
    GROUP BY d.deck
),

-- One row per game and half of the pot (high or low): the rules by which a hand wins this half
halves AS (
    SELECT g.game, g.deck, g.high_rules AS rules FROM games AS g
    WHERE g.high_rules <> ''
    UNION ALL
    SELECT g.game, g.deck, g.low_rules AS rules FROM games AS g
    WHERE g.low_rules <> ''
)

SELECT 'games plays ' || h.game || ' by the rules ' || h.rules || ', which rules does not have' AS problem
FROM halves AS h
LEFT JOIN rules AS r ON h.rules = r.rules
WHERE r.rules IS NULL
UNION ALL
SELECT 'games plays ' || g.game || ' by no rules' AS problem
FROM games AS g
WHERE g.high_rules = '' AND g.low_rules = ''
UNION ALL
SELECT 'games plays ' || g.game || ' with the deck ' || g.deck || ', which decks does not have' AS problem
FROM games AS g
LEFT JOIN deck_sizes AS s ON g.deck = s.deck
WHERE s.deck IS NULL
UNION ALL
SELECT
    'games needs ' || CAST(g.own_cards * g.most_players + g.board_cards AS TEXT) || ' cards for '
    || CAST(g.most_players AS TEXT) || ' players of ' || g.game || ', its deck has ' || CAST(s.cards AS TEXT) AS problem
FROM games AS g
INNER JOIN deck_sizes AS s ON g.deck = s.deck
WHERE g.own_cards * g.most_players + g.board_cards > s.cards
UNION ALL
SELECT
    'games says that a hand uses ' || CAST(g.own_used AS TEXT) || ' of the ' || CAST(g.own_cards AS TEXT)
    || ' own cards in ' || g.game AS problem
FROM games AS g
WHERE g.own_used < -1 OR g.own_used > g.own_cards
UNION ALL
SELECT
    'games has own_used ' || CAST(g.own_used AS TEXT) || ' and may_use_fewer ' || CAST(g.may_use_fewer AS TEXT)
    || ' in ' || g.game AS problem
FROM games AS g
WHERE g.may_use_fewer NOT IN (0, 1) OR g.may_use_fewer = 1 AND g.own_used < 1
UNION ALL
SELECT
    'games has ' || CAST(g.own_cards AS TEXT) || ' own cards, ' || CAST(g.board_cards AS TEXT) || ' on the board, '
    || CAST(g.draws AS TEXT) || ' draws and ' || CAST(g.most_players AS TEXT) || ' players in ' || g.game AS problem
FROM games AS g
WHERE g.own_cards < 1 OR g.board_cards < 0 OR g.draws < 0 OR g.most_players < 1
UNION ALL
SELECT
    'games plays ' || h.game || ' with ' || CAST(COUNT(*) AS TEXT) || ' cards that the deck of the rules ' || h.rules
    || ' does not have' AS problem
FROM halves AS h
INNER JOIN rules AS r ON h.rules = r.rules
INNER JOIN decks AS d ON h.deck = d.deck
LEFT JOIN decks AS k ON r.deck = k.deck AND d.card_id = k.card_id
WHERE k.card_id IS NULL
GROUP BY h.game, h.rules
UNION ALL
SELECT 'games has ' || CAST(COUNT(*) AS TEXT) || ' names that are read as ' || n.name AS problem
FROM game_names AS n
GROUP BY n.name
HAVING COUNT(*) > 1
UNION ALL
SELECT 'games has ' || CAST(COUNT(*) AS TEXT) || ' games' AS problem
FROM games
HAVING COUNT(*) = 0;
