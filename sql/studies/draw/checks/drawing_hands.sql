-- Does every five-card hand of hand_cards have a layout and five cards in kept_cards, and is at least one card kept?
-- Grain: one row per problem
-- Reads: hand_combinations, hand_shapes, kept_cards

WITH
-- One row per hand: its number of cards in kept_cards, and the number of kept cards
kept_counts AS (
    SELECT k.game_id, k.player_id, COUNT(*) AS cards, CAST(SUM(k.is_kept) AS BIGINT) AS kept
    FROM kept_cards AS k
    GROUP BY k.game_id, k.player_id
)

SELECT
    'kept_cards has a wrong number of cards or no kept card of player ' || CAST(h.player_id AS TEXT) || ' in game '
    || CAST(h.game_id AS TEXT) AS problem
FROM hand_shapes AS h
LEFT JOIN kept_counts AS d ON h.game_id = d.game_id AND h.player_id = d.player_id
WHERE COALESCE(d.cards, 0) <> 5 OR COALESCE(d.kept, 0) < 1
UNION ALL
SELECT
    'hand_combinations has no layout of five cards of player ' || CAST(h.player_id AS TEXT) || ' in game '
    || CAST(h.game_id AS TEXT) AS problem
FROM hand_shapes AS h
LEFT JOIN hand_combinations AS c ON h.game_id = c.game_id AND h.player_id = c.player_id
WHERE COALESCE(LENGTH(REPLACE(c.layout, ' |', '')), 0) <> 14;
