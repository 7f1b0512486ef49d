-- How often two hole cards win, tie and lose against two other hole cards before the flop, on all boards
-- Grain: one row per hero and villain that share no card (1,624,350)
-- Columns:
--   hero: two hole cards, the higher card_id first, for example AsAh
--   villain: the opponent's two hole cards
--   hero_hand: the starting hand of hero: AA, AKs or AKo
--   villain_hand: the starting hand of villain: AA, AKs or AKo
--   wins: boards that hero wins; wins + ties + losses = 1,712,304
--   losses: boards that villain wins
-- Reads: hole_cards, pokersql.matchup_counts
-- Engine: duckdb

CREATE OR REPLACE VIEW heads_up AS
SELECT
    h.hole AS hero,
    v.hole AS villain,
    h.starting_hand AS hero_hand,
    v.starting_hand AS villain_hand,
    c.wins,
    c.ties,
    c.losses
FROM hole_cards AS h
INNER JOIN hole_cards AS v ON h.card_bits & v.card_bits = 0
INNER JOIN pokersql.matchup_counts AS c ON pokersql.matchup_key(h.card_bits, v.card_bits) = c.matchup;
