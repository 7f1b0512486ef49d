-- The indexes by which SQLite and PostgreSQL look hands up
-- Reads: hand_cards, hand_keys, spellings

-- DuckDB needs none: it makes a hash table for each join.

CREATE UNIQUE INDEX hand_keys_hand_key ON hand_keys (hand_key, hand_rank);
CREATE INDEX spellings_opening ON spellings (opening);
CREATE INDEX hand_cards_hand ON hand_cards (game_id, player_id, card_id);
