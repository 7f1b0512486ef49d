-- The stored hands found so far whose rank is not the best rank of their 21 choices of five cards
-- Grain: one row per misranked hand, at most a thousand of each slice
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS misranked_hands;

CREATE TEMPORARY TABLE misranked_hands (
    card_1 INTEGER, -- the lowest card_id
    card_2 INTEGER, -- the second card_id
    card_3 INTEGER, -- the third card_id
    card_4 INTEGER, -- the fourth card_id
    card_5 INTEGER, -- the fifth card_id
    card_6 INTEGER, -- the sixth card_id
    card_7 INTEGER, -- the highest card_id
    hand_rank INTEGER, -- the stored rank
    best_rank INTEGER -- the best rank of the 21 choices
);
