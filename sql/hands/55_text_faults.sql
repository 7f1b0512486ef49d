-- What keeps a hand in hand_text from being read, and how many cards it has
-- Grain: one row per hand; error is the first thing wrong whatever the number of cards, empty if nothing is
-- Reads: deck, hand_text, text_tokens
-- Source: pokersql

DROP VIEW IF EXISTS text_faults;

CREATE VIEW text_faults AS
WITH
-- One row per card that was read: fault 1 = can't be read, 2 = repeats an earlier card of the hand, 3 = none
faults AS (
    SELECT
        t.game_id,
        t.player_id,
        t.card_number,
        t.card_id,
        t.bad_card,
        CASE
            WHEN t.card_id = -1 THEN 1
            WHEN ROW_NUMBER() OVER (PARTITION BY t.game_id, t.player_id, t.card_id ORDER BY t.card_number) > 1 THEN 2
            ELSE 3
        END AS fault
    FROM text_tokens AS t
),

-- One row per card that was read: its place among the faults of its hand, and how many cards the hand has
ordered AS (
    SELECT
        f.game_id,
        f.player_id,
        f.card_number,
        f.card_id,
        f.bad_card,
        f.fault,
        ROW_NUMBER() OVER (PARTITION BY f.game_id, f.player_id ORDER BY f.fault, f.card_number) AS place,
        COUNT(*) OVER (PARTITION BY f.game_id, f.player_id) AS cards
    FROM faults AS f
),

-- One row per hand: its length, its number of cards and its first fault
measured AS (
    SELECT
        h.game_id,
        h.player_id,
        LENGTH(COALESCE(h.hand, '')) AS letters,
        COALESCE(o.cards, 0) AS cards,
        COALESCE(o.fault, 3) AS fault,
        COALESCE(o.card_number, 0) AS card_number,
        CASE WHEN LENGTH(o.bad_card) > 20 THEN SUBSTR(o.bad_card, 1, 20) || '…' ELSE o.bad_card END AS bad_card,
        d.card
    FROM hand_text AS h
    LEFT JOIN ordered AS o ON h.game_id = o.game_id AND h.player_id = o.player_id AND o.place = 1
    LEFT JOIN deck AS d ON o.card_id = d.card_id
)

SELECT
    m.game_id,
    m.player_id,
    m.cards,
    CASE
        WHEN m.letters > 400 THEN 'too_long ' || CAST(m.letters AS TEXT)
        WHEN m.fault = 1 THEN 'bad_card ''' || m.bad_card || ''' at ' || CAST(m.card_number AS TEXT)
        WHEN m.fault = 2 THEN 'duplicate_card ''' || m.card || ''''
        ELSE ''
    END AS error,
    CASE
        WHEN m.letters > 400 THEN 'a hand is at most 400 characters'
        WHEN m.fault = 1
            THEN
                'a card is a rank (2 to 9, T or 10, J, Q, K, A) and a suit (c, d, h, s), as in As or 10♥, '
                || 'apart by blank, comma, | or -'
        WHEN m.fault = 2 THEN 'a hand has a card once'
        ELSE ''
    END AS remedy
FROM measured AS m;
