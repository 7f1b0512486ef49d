-- Two hole cards against two others before the flop: how often they win, tie and lose on all boards
-- Grain: one row per pair of hole cards up to a renaming of suits and an exchange of the players (47,008)
-- Source: sql/holdem/heads_up.csv.gz, counted by 'pokersql build --heads-up --force'
-- Engine: duckdb
-- Access: internal

-- The pair of a class is the highest by the card_bits of hero, then of villain, so hero's highest card is an ace of
-- spades or a lower spade. wins + ties + losses = 1,712,304 boards.

DROP TABLE IF EXISTS heads_up_counts;

CREATE TABLE heads_up_counts AS
SELECT c.hero, c.villain, c.wins, c.ties, c.losses
FROM READ_CSV(
    'sql/holdem/heads_up.csv.gz',
    columns = { 'hero': 'VARCHAR', 'villain': 'VARCHAR', 'wins': 'INTEGER', 'ties': 'INTEGER', 'losses': 'INTEGER' }
) AS c;
