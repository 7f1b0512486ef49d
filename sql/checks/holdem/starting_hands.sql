-- Does starting_hands have 169 hands with 2,097,572,400 showdowns each, and are the sums of wins and losses equal?
-- Grain: one row per problem
-- Reads: hole_cards, starting_hands
-- Source: C(50, 2) = 1,225 other hands times C(48, 5) = 1,712,304 boards = 2,097,572,400 showdowns

WITH
-- One row per starting hand: the number of its combinations
combination_counts AS (
    SELECT h.starting_hand, COUNT(*) AS combinations
    FROM hole_cards AS h
    GROUP BY h.starting_hand
)

SELECT 'starting_hands has ' || CAST(COUNT(*) AS TEXT) || ' starting hands, not 169' AS problem
FROM starting_hands
HAVING COUNT(*) <> 169
UNION ALL
SELECT
    'starting_hands gives ' || s.starting_hand || ' ' || CAST(s.combinations AS TEXT) || ' combinations and '
    || CAST(s.wins + s.ties + s.losses AS TEXT) || ' showdowns, not ' || CAST(COALESCE(e.combinations, 0) AS TEXT)
    || ' and 2097572400' AS problem
FROM starting_hands AS s
LEFT JOIN combination_counts AS e ON s.starting_hand = e.starting_hand
WHERE s.combinations <> COALESCE(e.combinations, 0) OR s.wins + s.ties + s.losses <> 2097572400
UNION ALL
SELECT
    'starting_hands wins ' || CAST(SUM(s.combinations * s.wins) AS TEXT) || ' showdowns and loses '
    || CAST(SUM(s.combinations * s.losses) AS TEXT) || '; these numbers must be equal' AS problem
FROM starting_hands AS s
HAVING SUM(s.combinations * s.wins) <> SUM(s.combinations * s.losses);
