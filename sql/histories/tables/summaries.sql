-- The summaries of tournaments, as the files write them
-- Grain: one row per summary
-- Columns:
--   source_id: the file that has the summary; see sources
--   line: the number of the summary's first line in the file
--   site: see hands
--   room: see hands
--   tournament: see hands
--   name: see tournaments
--   game: see games; NULL if the summary does not name one game
--   betting: see hands
--   buy_in: see tournaments
--   fee: see tournaments
--   bounty: see tournaments
--   currency: see tournaments
--   rebuy: see tournaments
--   add_on: see tournaments
--   speed: see tournaments
--   players: see tournaments
--   prize_pool: see tournaments
--   prize_currency: see tournaments
--   target: see tournaments
--   ticket_value: see tournaments
--   started_at: see tournaments
--   ended_at: see tournaments
--   time_zone: see tournaments
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.summaries (
    source_id BIGINT NOT NULL,
    line BIGINT NOT NULL,
    site VARCHAR,
    room VARCHAR,
    tournament VARCHAR NOT NULL,
    name VARCHAR,
    game VARCHAR,
    betting VARCHAR,
    buy_in DECIMAL(18, 4),
    fee DECIMAL(18, 4),
    bounty DECIMAL(18, 4),
    currency VARCHAR,
    rebuy DECIMAL(18, 4),
    add_on DECIMAL(18, 4),
    speed VARCHAR,
    players INTEGER,
    prize_pool DECIMAL(18, 4),
    prize_currency VARCHAR,
    target VARCHAR,
    ticket_value DECIMAL(18, 4),
    started_at TIMESTAMP,
    ended_at TIMESTAMP,
    time_zone VARCHAR
);
