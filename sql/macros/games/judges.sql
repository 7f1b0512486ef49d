-- All that says what a hand is worth in a half of a game, or by a set of rules without a game
-- Grain: one row per game and half, high or low, and per set of rules with game ''
-- Reads: judges
-- Source: sql/showdowns/judges.sql
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.judges AS
SELECT
    j.name,
    j.game,
    j.rules,
    j.half,
    j.half_number,
    j.half_rules,
    j.own_used,
    j.fewest_own,
    j.most_own,
    j.fewest_board,
    j.most_board,
    j.deck_bits,
    j.wild_bits,
    j.cards,
    j.counts_suits,
    j.suits_harm,
    j.rainbow,
    j.most_cards
FROM judges AS j
ORDER BY j.game, j.rules, j.half_number;
