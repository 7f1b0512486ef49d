-- The cards that each player was dealt, threw and drew, over all draws of a game
-- Grain: one row per player of a game that has made a draw
-- Columns:
--   draws: the number of draws that the game has made
--   dealt: the hand before the first draw
--   plan: the plan that chose the cards to throw; plan, thrown and drawn have one part per draw, joined by ' / '
--   thrown: the thrown cards; a draw without thrown cards has the part '-', or '' if the game has made only one draw
--   drawn: the new cards; a draw without new cards has the part '-' or '', as in thrown
-- Reads: decks, draws, exchanges

DROP VIEW IF EXISTS draw_records;

CREATE VIEW draw_records AS
WITH RECURSIVE
-- One row per card_id of all decks: the card's text
all_cards AS (
    SELECT DISTINCT d.card_id, d.card FROM decks AS d
),

-- One row per player and draw in which the player exchanged cards: the texts of the thrown cards and of the new cards
exchanged_cards AS (
    SELECT
        e.game_id,
        e.player_id,
        e.draw,
        MAX(CASE WHEN e.place = 1 THEN t.card ELSE '' END)
        || MAX(CASE WHEN e.place = 2 THEN ' ' || t.card ELSE '' END)
        || MAX(CASE WHEN e.place = 3 THEN ' ' || t.card ELSE '' END)
        || MAX(CASE WHEN e.place = 4 THEN ' ' || t.card ELSE '' END)
        || MAX(CASE WHEN e.place = 5 THEN ' ' || t.card ELSE '' END) AS thrown,
        MAX(CASE WHEN e.place = 1 THEN d.card ELSE '' END)
        || MAX(CASE WHEN e.place = 2 THEN ' ' || d.card ELSE '' END)
        || MAX(CASE WHEN e.place = 3 THEN ' ' || d.card ELSE '' END)
        || MAX(CASE WHEN e.place = 4 THEN ' ' || d.card ELSE '' END)
        || MAX(CASE WHEN e.place = 5 THEN ' ' || d.card ELSE '' END) AS drawn
    FROM exchanges AS e
    INNER JOIN all_cards AS t ON e.thrown_id = t.card_id
    INNER JOIN all_cards AS d ON e.drawn_id = d.card_id
    GROUP BY e.game_id, e.player_id, e.draw
),

-- One row per player and draw: the part of this draw in plan, thrown and drawn
steps AS (
    SELECT
        r.game_id,
        r.player_id,
        r.draw,
        r.dealt,
        r.plan,
        COALESCE(e.thrown, CASE WHEN MAX(r.draw) OVER player_draws > 1 THEN '-' ELSE '' END) AS thrown,
        COALESCE(e.drawn, CASE WHEN MAX(r.draw) OVER player_draws > 1 THEN '-' ELSE '' END) AS drawn,
        MAX(r.draw) OVER player_draws AS draws
    FROM draws AS r
    LEFT JOIN exchanged_cards AS e
        ON r.game_id = e.game_id AND r.player_id = e.player_id AND r.draw = e.draw
    WINDOW player_draws AS (PARTITION BY r.game_id, r.player_id)
),

-- One row per player and draw: the parts of all draws up to this draw, joined
records AS (
    SELECT s.game_id, s.player_id, s.draw, s.draws, s.dealt, s.plan, s.thrown, s.drawn
    FROM steps AS s
    WHERE s.draw = 1
    UNION ALL
    SELECT
        r.game_id,
        r.player_id,
        s.draw,
        r.draws,
        r.dealt,
        r.plan || ' / ' || s.plan AS plan,
        r.thrown || ' / ' || s.thrown AS thrown,
        r.drawn || ' / ' || s.drawn AS drawn
    FROM records AS r
    INNER JOIN steps AS s ON r.game_id = s.game_id AND r.player_id = s.player_id AND r.draw + 1 = s.draw
)

SELECT r.game_id, r.player_id, r.draws, r.dealt, r.plan, r.thrown, r.drawn
FROM records AS r
WHERE r.draw = r.draws;
