-- The hands of hand_cards that can't be ranked by their game, and their errors
-- Grain: one row per hand that can't be ranked: its worst error
-- Columns:
--   game_id: as in hand_cards
--   player_id: as in hand_cards
--   error: bad_card 99, not_in_deck '2c', duplicate_card 'As', wrong_count 3 or wrong_board 2
--   remedy: what would be right
-- Reads: decks, game_hands, game_limits, ranks, remedies
-- Source: pokersql

DROP VIEW IF EXISTS game_errors;

CREATE VIEW game_errors AS
WITH
-- One row per deck: its lowest and its highest rank, without the joker's
deck_ranks AS (
    SELECT d.deck, MIN(r.rank) AS lowest, MAX(r.rank) AS highest
    FROM decks AS d
    INNER JOIN ranks AS r ON d.rank = r.rank
    GROUP BY d.deck
),

-- One row per game or set of rules without one: what remedies say of it
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
    h.game_id,
    h.player_id,
    CASE h.fault WHEN 'bad_card_id' THEN 'bad_card' WHEN 'own_count' THEN 'wrong_count' ELSE h.fault END
    || ' ' || h.found AS error,
    REPLACE(
        REPLACE(
            REPLACE(REPLACE(REPLACE(r.remedy, '{judge}', w.judge), '{own}', w.own_cards), '{board}', w.board_cards),
            '{deck}', w.deck
        ),
        '{ranks}', w.ranks
    ) AS remedy
FROM game_hands AS h
INNER JOIN remedies AS r ON h.fault = r.error
INNER JOIN words AS w ON h.game = w.game AND h.rules = w.rules;
