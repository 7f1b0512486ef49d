-- What keeps a hand in hand_text from being read, how many cards it has, and which
-- Grain: one row per hand; error is the first thing wrong whatever the number of cards, empty if nothing is
-- Reads: text_steps
-- Source: pokersql
-- Access: internal

-- card_bits is the sum of 2^card_id over its different cards.

DROP VIEW IF EXISTS text_faults;

CREATE VIEW text_faults AS
SELECT
    t.game_id,
    t.player_id,
    t.card_number AS cards,
    t.card_bits,
    CASE t.fault WHEN 3 THEN 'too_long ' WHEN 2 THEN 'bad_card ' WHEN 1 THEN 'duplicate_card ' ELSE '' END
    || t.found AS error,
    CASE t.fault
        WHEN 3 THEN 'a hand is at most 400 characters'
        WHEN 2
            THEN
                'a card is a rank (2 to 9, T or 10, J, Q, K, A) and a suit (c, d, h, s), as in As or 10♥, '
                || 'apart by blank, comma, | or -'
        WHEN 1 THEN 'a hand has a card once'
        ELSE ''
    END AS remedy
FROM text_steps AS t
WHERE t.rest = '';
