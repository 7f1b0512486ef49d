-- The indexes that SQLite and PostgreSQL use to look up hands
-- Reads: hand_cards, hand_keys, spellings

-- DuckDB needs no index: it makes a hash table for each join.

CREATE UNIQUE INDEX hand_keys_hand_key ON hand_keys (hand_key, hand_rank);
CREATE INDEX spellings_opening ON spellings (opening);
CREATE INDEX hand_cards_hand ON hand_cards (game_id, player_id, card_id);
