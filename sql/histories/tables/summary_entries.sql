-- The entries of players in summaries of tournaments, as the files write them
-- Grain: one row per summary and entry
-- Columns:
--   source_id: see summaries
--   line: the line of the summary; see summaries
--   entry_line: the number of the line of the file that has the entry; without a list, that of the summary's first line
--   player: the name of the player; NULL if the summary does not name the player
--   entry: the number of the player's entry; NULL if the summary does not tell it
--   place: the place; NULL if the summary does not tell it
--   prize: the prize; NULL if the summary does not tell it
--   ticket: see entries
--   ticket_value: the value of the ticket; NULL if the row does not tell it
--   re_entries: the number of all re-entries of the player; NULL if the summary does not tell it
--   rebuys: the number of rebuys; NULL if the summary does not tell it
--   add_ons: the number of add-ons; NULL if the summary does not tell it
--   extra_price: the price of the re-entries, rebuys and add-ons; NULL if the summary does not tell it
--   knockouts: the number of bounties won; NULL if the summary does not tell it
--   bounties: the money of the bounties won; NULL if the summary does not tell it
--   is_owner: whether the entry is that of the player whose program wrote the summary
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.summary_entries (
    source_id BIGINT NOT NULL,
    line BIGINT NOT NULL,
    entry_line BIGINT NOT NULL,
    player VARCHAR,
    entry INTEGER,
    place INTEGER,
    prize DECIMAL(18, 4),
    ticket VARCHAR,
    ticket_value DECIMAL(18, 4),
    re_entries INTEGER,
    rebuys INTEGER,
    add_ons INTEGER,
    extra_price DECIMAL(18, 4),
    knockouts INTEGER,
    bounties DECIMAL(18, 4),
    is_owner BOOLEAN NOT NULL
);
