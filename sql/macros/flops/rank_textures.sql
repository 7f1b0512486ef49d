-- The texture of a board's ranks
-- Grain: one row per multiset of ranks that a board of three to five cards can have (455 + 1,820 + 6,175)
-- Reads: rank_textures
-- Engine: duckdb

CREATE TABLE pokersql.rank_textures AS
SELECT r.cards, r.rank_codes, r.high_card, r.paired, r.connected, r.straights_possible
FROM rank_textures AS r
ORDER BY r.cards, r.rank_codes;
