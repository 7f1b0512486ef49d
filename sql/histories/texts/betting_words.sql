-- The words for the limits of bets in text formats
-- Grain: one row per term
-- Columns:
--   words: the term in a file, in lower case
--   betting: no limit, pot limit or fixed limit
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE betting_words AS
FROM (
    VALUES
    ('no limit', 'no limit'),
    ('no-limit', 'no limit'),
    ('nl', 'no limit'),
    ('pot limit', 'pot limit'),
    ('pot-limit', 'pot limit'),
    ('pl', 'pot limit'),
    ('fixed limit', 'fixed limit'),
    ('fix limit', 'fixed limit'),
    ('limit', 'fixed limit'),
    ('fl', 'fixed limit'),
    ('all-in or fold limit', 'no limit'),
    ('l', 'fixed limit'),
    ('lz', 'fixed limit'),
    ('lp', 'pot limit'),
    ('sl', 'no limit'),
    ('бл', 'no limit')
) AS b (words, betting);
