-- The parameters of the next deal: change them by UPDATE; loading restores the defaults
-- Grain: one row in all
-- Columns:
--   players: how many players are dealt a hand
--   seed: the same seed deals the same cards on every engine
--   deal: the number of the deal, from 1; 0 is the seed's next deal
--   rounds: how many deals one run of deal.sql makes
--   shuffle: 'uniform' or 'riffle'
--   riffles: the number of riffles in a riffle shuffle; 0 leaves the deck in order
--   dealing: 'blocks' (a whole hand to player 1, then to player 2, ...) or 'one at a time' (one card to each in turn)
--   game: the game to deal, see games; also the game by which game_ranks ranks hands that deal.sql did not deal
--   rules: the rules of the seven steps, see rules ('' is standard); if not '', game_ranks uses these instead of game
--   street: the last street to deal: 'flop' (all board cards but two), 'turn' (all but one) or 'river' (all)
--   first_game: the game_id of the first deal in the last run of deal.sql, set by deal.sql
-- Source: the parameters of the T-SQL article (ten players) and of the XQuery article (seven riffles)

-- seed and deal are less than 2147483579, the prime of shuffle_keys. Each CHECK of a number compares it with its CAST,
-- because SQLite could store 1.5 in an INTEGER column.

DROP TABLE IF EXISTS settings;

CREATE TABLE settings (
    players INTEGER NOT NULL CHECK (players BETWEEN 1 AND 10 AND players = CAST(players AS INTEGER)),
    seed BIGINT NOT NULL CHECK (seed BETWEEN 0 AND 2147483578 AND seed = CAST(seed AS BIGINT)),
    deal BIGINT NOT NULL CHECK (deal BETWEEN 0 AND 2147483578 AND deal = CAST(deal AS BIGINT)),
    rounds INTEGER NOT NULL CHECK (rounds BETWEEN 1 AND 1000000 AND rounds = CAST(rounds AS INTEGER)),
    shuffle TEXT NOT NULL CHECK (shuffle IN ('uniform', 'riffle')),
    riffles INTEGER NOT NULL CHECK (riffles BETWEEN 0 AND 30 AND riffles = CAST(riffles AS INTEGER)),
    dealing TEXT NOT NULL CHECK (dealing IN ('blocks', 'one at a time')),
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    street TEXT NOT NULL CHECK (street IN ('flop', 'turn', 'river')),
    first_game BIGINT NOT NULL
);

INSERT INTO settings (players, seed, deal, rounds, shuffle, riffles, dealing, game, rules, street, first_game)
SELECT
    10 AS players,
    1 AS seed,
    0 AS deal,
    1 AS rounds,
    'uniform' AS shuffle,
    7 AS riffles,
    'blocks' AS dealing,
    'five-card' AS game,
    '' AS rules,
    'river' AS street,
    1 AS first_game;
