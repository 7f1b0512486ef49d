-- Every spelling of a card, and the separators between cards
-- Grain: one row per spelling and opening; no spelling is the start of another, so a text can be read in only one way
-- Columns:
--   spelling: As, aS, A♠, .As, 14:S, or a separator; the joker is Jo, * or 🃏
--   opening: the first two characters of the spelling; * and 🃏 are one character, so each has a row per next character
--   letters: the number of characters of the spelling
--   card_id: as in decks; -1 for a separator
--   card: As; '' for a separator
--   card_bit: as in decks; 0 for a separator
-- Reads: deck, decks, ranks, suits
-- Source: the articles' notations: A♠ (T-SQL, XQuery), .2S (Power BI), 14:S (Director)

DROP TABLE IF EXISTS spellings;

CREATE TABLE spellings AS
WITH
-- One row per way to write a rank
rank_spellings AS (
    SELECT r.rank, r.face AS spelling FROM ranks AS r
    UNION
    SELECT r.rank, LOWER(r.face) AS spelling FROM ranks AS r
    UNION
    SELECT r.rank, '.' || r.face AS spelling FROM ranks AS r
    UNION
    SELECT r.rank, '.' || LOWER(r.face) AS spelling FROM ranks AS r
    UNION
    SELECT r.rank, CAST(r.rank AS TEXT) AS spelling FROM ranks AS r
),

-- One row per way to write a suit
suit_spellings AS (
    SELECT s.suit_id, s.suit AS spelling FROM suits AS s
    UNION
    SELECT s.suit_id, UPPER(s.suit) AS spelling FROM suits AS s
    UNION
    SELECT s.suit_id, s.symbol AS spelling FROM suits AS s
    UNION
    SELECT s.suit_id, s.outline AS spelling FROM suits AS s
),

-- One row per text between rank and suit
joints (joint) AS (
    VALUES (''), (':')
),

-- One row per separator; the last two are the invisible characters that show a suit as emoji or as text
separators (spelling) AS (
    VALUES
    (' '),
    ('	'),
    (','),
    ('|'),
    ('-'),
    (SUBSTR('♠️', 2, 1)),
    (SUBSTR('♠︎', 2, 1))
),

-- One row per spelling of a card of deck, and one per separator
card_spellings AS (
    SELECT r.spelling || j.joint || s.spelling AS spelling, d.card_id, d.card, d.card_bit
    FROM deck AS d
    INNER JOIN rank_spellings AS r ON d.rank = r.rank
    INNER JOIN suit_spellings AS s ON d.suit_id = s.suit_id
    CROSS JOIN joints AS j
    UNION ALL
    SELECT p.spelling, -1 AS card_id, '' AS card, 0 AS card_bit
    FROM separators AS p
),

-- One row per card of decks that deck lacks: the joker
jokers AS (
    SELECT DISTINCT d.card_id, d.card, d.symbol, d.card_bit
    FROM decks AS d
    LEFT JOIN deck AS c ON d.card_id = c.card_id
    WHERE c.card_id IS NULL
),

-- One row per way to write a joker
joker_spellings AS (
    SELECT j.card AS spelling, j.card_id, j.card, j.card_bit FROM jokers AS j
    UNION ALL
    SELECT LOWER(j.card) AS spelling, j.card_id, j.card, j.card_bit FROM jokers AS j
    UNION ALL
    SELECT UPPER(j.card) AS spelling, j.card_id, j.card, j.card_bit FROM jokers AS j
    UNION ALL
    SELECT j.symbol AS spelling, j.card_id, j.card, j.card_bit FROM jokers AS j
    UNION ALL
    SELECT '*' AS spelling, j.card_id, j.card, j.card_bit FROM jokers AS j
),

-- One row per character that begins a spelling
first_letters AS (
    SELECT SUBSTR(c.spelling, 1, 1) AS letter FROM card_spellings AS c
    UNION
    SELECT SUBSTR(j.spelling, 1, 1) AS letter FROM joker_spellings AS j
)

SELECT
    c.spelling,
    SUBSTR(c.spelling, 1, 2) AS opening,
    LENGTH(c.spelling) AS letters,
    c.card_id,
    c.card,
    c.card_bit
FROM card_spellings AS c
UNION ALL
SELECT DISTINCT
    j.spelling,
    SUBSTR(j.spelling || f.letter, 1, 2) AS opening,
    LENGTH(j.spelling) AS letters,
    j.card_id,
    j.card,
    j.card_bit
FROM joker_spellings AS j
CROSS JOIN first_letters AS f;
