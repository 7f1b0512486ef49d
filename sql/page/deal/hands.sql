-- The hands as they were dealt
-- Grain: one row per card, in the order in which a hand is read
-- Reads: deck, hand_cards, players, suits
-- Source: pokersql
-- Engine: duckdb

SELECT
    h.player_id,
    COALESCE(p.player, 'Player ' || h.player_id) AS player,
    d.card,
    d.symbol,
    s.suit
FROM hand_cards AS h
INNER JOIN deck AS d ON h.card_id = d.card_id
INNER JOIN suits AS s ON d.suit_id = s.suit_id
LEFT JOIN players AS p ON h.player_id = p.player_id
ORDER BY h.player_id, d.rank, d.suit_id;
