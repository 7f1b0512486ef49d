-- The remedies of hands that can't be ranked, for each game, and for each set of rules used without a game
-- Grain: one row per game and fault; each set of rules and fault also has one row, with game = ''
-- Reads: decks, game_limits, ranks, remedies
-- Access: internal

DROP VIEW IF EXISTS game_remedies;

CREATE VIEW game_remedies AS
WITH
-- One row per deck: its lowest and its highest rank, without the joker's
deck_ranks AS (
    SELECT d.deck, MIN(r.rank) AS lowest, MAX(r.rank) AS highest
    FROM decks AS d
    INNER JOIN ranks AS r ON d.rank = r.rank
    GROUP BY d.deck
),

-- One row per row of game_limits: the words that replace the braces in remedies
words AS (
    SELECT
        l.game,
        l.rules,
        l.deck,
        CASE WHEN l.game > '' THEN 'of ' || l.game ELSE 'by ' || l.rules || ' rules' END AS judge,
        CASE WHEN l.fewest_own < l.most_own THEN CAST(l.fewest_own AS TEXT) || ' to ' ELSE '' END
        || CAST(l.most_own AS TEXT) AS own_cards,
        CASE
            WHEN l.most_board = 0 THEN 'no'
            WHEN l.fewest_board < l.most_board THEN CAST(l.fewest_board AS TEXT) || ' to ' || CAST(l.most_board AS TEXT)
            ELSE CAST(l.most_board AS TEXT)
        END AS board_cards,
        f.face || ' to ' || t.face AS ranks
    FROM game_limits AS l
    INNER JOIN deck_ranks AS d ON l.deck = d.deck
    INNER JOIN ranks AS f ON d.lowest = f.rank
    INNER JOIN ranks AS t ON d.highest = t.rank
)

SELECT
    w.game,
    w.rules,
    r.error AS fault,
    REPLACE(
        REPLACE(
            REPLACE(REPLACE(REPLACE(r.remedy, '{judge}', w.judge), '{own}', w.own_cards), '{board}', w.board_cards),
            '{deck}', w.deck
        ),
        '{ranks}', w.ranks
    ) AS remedy
FROM words AS w
CROSS JOIN remedies AS r;
