-- How often two hole cards win, tie and lose against two others before the flop, on all boards, each pair once
-- Grain: one row per pair of hole cards that share no card (812,175); hero has the highest of the four cards
-- Columns:
--   hero: the hole cards with the highest card_id of the four cards, for example AsAh
--   villain: the other hole cards
--   equity: the part of the pot that hero wins on average: (wins + ties / 2) / 1,712,304
-- Reads: heads_up, hole_cards
-- Engine: duckdb

CREATE OR REPLACE VIEW hole_card_pairs AS
SELECT
    u.hero,
    u.villain,
    u.hero_hand,
    u.villain_hand,
    u.wins,
    u.ties,
    u.losses,
    (u.wins + u.ties / 2) / (u.wins + u.ties + u.losses) AS equity
FROM heads_up AS u
INNER JOIN hole_cards AS h ON u.hero = h.hole
INNER JOIN hole_cards AS v ON u.villain = v.hole
WHERE h.card_2 > v.card_2;
