-- The cards of the games in solved_games
-- Grain: one row per game and kind of card
-- Columns:
--   game: the game
--   card: the name of the card
--   strength: 0 to 999; the higher card wins
--   copies: how many cards of this kind the deck has

DROP TABLE IF EXISTS solved_cards;

CREATE TABLE solved_cards (
    game TEXT NOT NULL,
    card TEXT NOT NULL,
    strength INTEGER NOT NULL,
    copies INTEGER NOT NULL,
    PRIMARY KEY (game, card)
);

INSERT INTO solved_cards (game, card, strength, copies) VALUES
('kuhn', 'J', 11, 1),
('kuhn', 'Q', 12, 1),
('kuhn', 'K', 13, 1),
('leduc', 'J', 11, 2),
('leduc', 'Q', 12, 2),
('leduc', 'K', 13, 2);
