-- What decides each half of each game, with a number
-- Grain: one row per game and half
-- Reads: pokersql.judges
-- Source: sql/showdowns/judges.sql
-- Engine: duckdb
-- Access: internal

-- half is 1 for the high, 2 for the low, 1 in games of one half. half_number is another for each game: by it half_ranks
-- tells halves apart.

CREATE OR REPLACE TEMPORARY TABLE game_judges AS
SELECT
    DENSE_RANK() OVER (ORDER BY j.game, j.half_number) AS half_number,
    j.half_number AS half,
    j.game,
    j.half_rules,
    j.own_used,
    j.most_own,
    j.most_board,
    j.deck_bits,
    j.wild_bits,
    j.cards,
    j.counts_suits,
    j.suits_harm,
    j.rainbow,
    j.most_cards
FROM pokersql.judges AS j
WHERE j.game > '';
