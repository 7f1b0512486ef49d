-- The kinds of pairs that hole cards have with a board
-- Grain: one row per kind, but two for quads; a hand is of the first kind, by place, that one of its ranks fits
-- Columns:
--   place: 1 for the best kind
--   kind: the kind as players name it: set, top pair, board pair
--   part: the name of the kind in combo_draws, '' if no combo draw has it
--   own_cards: how many own cards have the rank
--   board_cards: how many cards of the board have the rank
--   least_above: the least number of different ranks on the board that are higher
--   most_above: the greatest number of these ranks
--   least_below: the least number of different ranks on the board that are lower
--   most_below: the greatest number of these ranks

DROP TABLE IF EXISTS pair_kinds;

CREATE TABLE pair_kinds (
    place INTEGER NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    part TEXT NOT NULL,
    own_cards INTEGER NOT NULL,
    board_cards INTEGER NOT NULL,
    least_above INTEGER NOT NULL,
    most_above INTEGER NOT NULL,
    least_below INTEGER NOT NULL,
    most_below INTEGER NOT NULL
);

INSERT INTO pair_kinds (
    place, kind, part, own_cards, board_cards, least_above, most_above, least_below, most_below
)
VALUES
(1, 'quads', '', 2, 2, 0, 5, 0, 5),
(2, 'quads', '', 1, 3, 0, 5, 0, 5),
(3, 'set', '', 2, 1, 0, 5, 0, 5),
(4, 'trips', '', 1, 2, 0, 5, 0, 5),
(5, 'overpair', 'pair', 2, 0, 0, 0, 0, 5),
(6, 'top pair', 'pair', 1, 1, 0, 0, 0, 5),
(7, 'middle pocket pair', 'pair', 2, 0, 1, 5, 1, 5),
(8, 'middle pair', 'pair', 1, 1, 1, 5, 1, 5),
(9, 'bottom pair', 'pair', 1, 1, 1, 5, 0, 0),
(10, 'underpair', 'pair', 2, 0, 1, 5, 0, 0),
(11, 'board quads', '', 0, 4, 0, 5, 0, 5),
(12, 'board trips', '', 0, 3, 0, 5, 0, 5),
(13, 'board pair', '', 0, 2, 0, 5, 0, 5);
