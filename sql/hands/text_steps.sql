-- The steps that read the hands of hand_text from left to right: a card, a separator, both, or a letter of a bad card
-- Grain: one row per hand and step; rest is '' after the last step
-- Reads: deck, decks, games, hand_text, rules, settings, spellings
-- Access: internal

-- text_tokens has the steps in which a card ends, text_faults the last step of each hand. The join with spellings
-- compares the first two characters of rest with opening, so it finds a single row for a card like As.

DROP VIEW IF EXISTS text_steps;

CREATE VIEW text_steps AS
WITH RECURSIVE
-- One row per card of deck, and per card of the deck of settings.game or settings.rules: a hand may have these cards
known_cards AS (
    SELECT d.card_id FROM deck AS d
    UNION ALL
    SELECT d.card_id
    FROM settings AS s
    LEFT JOIN games AS g ON s.game = g.game AND s.rules = ''
    LEFT JOIN rules AS r ON s.rules = r.rules
    INNER JOIN decks AS d ON d.deck IN (g.deck, r.deck)
),

-- One row: the highest card_id of known_cards, 52 with the joker
last_cards AS (
    SELECT MAX(k.card_id) AS card_id FROM known_cards AS k
),

-- One row per hand and step. rest is the text still to read; unread is the part of a bad card that has been read. The
-- card that ends in this step is card_id (-1 if none) or bad_card. card_number counts the cards up to this step;
-- card_bits is the sum of 2^card_id over the different cards. fault is the worst error up to this step (0 none,
-- 1 duplicate_card, 2 bad_card, 3 too_long); found is the text that follows the name of this error. last_card is the
-- highest card_id of known_cards. A text is cut at 400 characters to limit the steps. A blank is added to the end,
-- because only a separator ends a bad card. A BLOB, or a text with a character 0 (at which SQLite's SUBSTR stops), is
-- read as the bad card �.
steps AS (
    SELECT
        h.game_id,
        h.player_id,
        CASE
            WHEN h.hand <> SUBSTR(h.hand || '', 1, LENGTH(h.hand)) THEN '� '
            ELSE SUBSTR(COALESCE(h.hand, ''), 1, 400) || ' '
        END AS rest,
        CAST('' AS TEXT) AS unread,
        0 AS card_number,
        -1 AS card_id,
        CAST('' AS TEXT) AS bad_card,
        CAST(0 AS BIGINT) AS card_bits,
        CASE WHEN LENGTH(h.hand) > 400 THEN 3 ELSE 0 END AS fault,
        CASE WHEN LENGTH(h.hand) > 400 THEN CAST(LENGTH(h.hand) AS TEXT) ELSE '' END AS found,
        l.card_id AS last_card
    FROM hand_text AS h
    CROSS JOIN last_cards AS l
    UNION ALL
    SELECT
        t.game_id,
        t.player_id,
        SUBSTR(t.rest, COALESCE(s.letters + COALESCE(p.letters, 0), 1) + 1) AS rest,
        CASE WHEN COALESCE(s.letters, p.letters) IS NULL THEN t.unread || SUBSTR(t.rest, 1, 1) ELSE '' END AS unread,
        t.card_number + CASE WHEN s.letters > 0 OR (p.letters > 0 AND t.unread <> '') THEN 1 ELSE 0 END AS card_number,
        COALESCE(s.card_id, -1) AS card_id,
        CASE WHEN p.letters > 0 THEN t.unread ELSE '' END AS bad_card,
        t.card_bits + CASE WHEN t.card_bits % (2 * s.card_bit) < s.card_bit THEN s.card_bit ELSE 0 END AS card_bits,
        CASE
            WHEN t.fault < 2 AND p.letters > 0 AND t.unread <> '' THEN 2
            WHEN t.fault < 1 AND t.card_bits % (2 * s.card_bit) >= s.card_bit THEN 1
            ELSE t.fault
        END AS fault,
        CASE
            WHEN t.fault < 2 AND p.letters > 0 AND t.unread <> ''
                THEN
                    '''' || SUBSTR(t.unread, 1, 20) || CASE WHEN LENGTH(t.unread) > 20 THEN '…' ELSE '' END
                    || ''' at ' || CAST(t.card_number + 1 AS TEXT)
            WHEN t.fault < 1 AND t.card_bits % (2 * s.card_bit) >= s.card_bit THEN '''' || s.card || ''''
            ELSE t.found
        END AS found,
        t.last_card
    FROM steps AS t
    LEFT JOIN spellings AS s
        ON
            SUBSTR(t.rest, 1, 2) = s.opening
            AND SUBSTR(t.rest, 1, s.letters) = s.spelling
            AND t.unread = ''
            AND s.card_id BETWEEN 0 AND t.last_card
    LEFT JOIN spellings AS p ON SUBSTR(t.rest, COALESCE(s.letters, 0) + 1, 1) = p.spelling AND p.card_id = -1
    WHERE t.rest <> ''
)

SELECT
    steps.game_id,
    steps.player_id,
    steps.rest,
    steps.card_number,
    steps.card_id,
    steps.bad_card,
    steps.card_bits,
    steps.fault,
    steps.found
FROM steps;
