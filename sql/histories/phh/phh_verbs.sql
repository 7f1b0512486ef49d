-- The event, player, amount and cards of each action of PHH hands
-- Grain: one row per distinct text of an action
-- Reads: phh_actions
-- Engine: duckdb
-- Access: internal

-- Many hands have the same actions, so each distinct text is read only once. If a text is unreadable, event is NULL.
-- An empty text has no row.

CREATE OR REPLACE TEMPORARY TABLE phh_verbs AS
WITH
-- One row per distinct text: the words of the action, without its comment
split AS (
    SELECT
        w.action,
        STRING_SPLIT(
            CASE
                WHEN REGEXP_MATCHES(w.action, '#|\s\s|^\s|\s$|[^\S ]')
                    THEN TRIM(REGEXP_REPLACE(REGEXP_REPLACE(w.action, '#.*', ''), '\s+', ' ', 'g'))
                ELSE w.action
            END,
            ' '
        ) AS words
    FROM (SELECT DISTINCT a.action FROM phh_actions AS a) AS w
),

-- One row per distinct text: the verb, the player (actor), and the cards or the amount (argument)
parts AS (
    SELECT
        s.action,
        s.words[1] = 'd' AS is_deal,
        s.words[2] AS verb,
        CASE WHEN s.words[1] = 'd' THEN s.words[3] ELSE s.words[1] END AS actor,
        CASE WHEN s.words[1] = 'd' AND s.words[2] = 'dh' THEN s.words[4] ELSE s.words[3] END AS argument,
        LEN(s.words) AS word_count
    FROM split AS s
    WHERE s.words[1] > ''
),

-- One row per distinct text: the event, NULL if the verb or the number of words is wrong
events AS (
    SELECT
        p.action,
        p.argument,
        CASE
            WHEN p.verb <> 'db' AND STARTS_WITH(p.actor, 'p') THEN TRY_CAST(SUBSTR(p.actor, 2) AS INTEGER)
        END AS place,
        CASE
            WHEN p.is_deal AND p.verb = 'db' AND p.word_count = 3 THEN 'deal'
            WHEN p.is_deal AND p.verb = 'dh' AND p.word_count = 4 THEN 'deal'
            WHEN p.is_deal THEN NULL
            WHEN p.verb = 'cbr' AND p.word_count = 3 THEN 'bet'
            WHEN p.verb = 'sd' AND p.word_count IN (2, 3) THEN 'discard'
            WHEN p.verb = 'sm' AND p.word_count = 2 THEN 'muck'
            WHEN p.verb = 'sm' AND p.word_count = 3 AND TRIM(p.argument, '?') = '' THEN 'muck'
            WHEN p.verb = 'sm' AND p.word_count = 3 THEN 'show'
            WHEN p.word_count <> 2 THEN NULL
            WHEN p.verb = 'f' THEN 'fold'
            WHEN p.verb = 'cc' THEN 'call'
            WHEN p.verb = 'pb' THEN 'bring-in'
        END AS event,
        p.verb = 'db' AS to_board
    FROM parts AS p
)

SELECT
    e.action,
    CASE
        WHEN e.event = 'bet' AND NOT TRY_CAST(e.argument AS DECIMAL(18, 4)) > 0 THEN NULL
        WHEN e.event = 'bet' AND TRY_CAST(e.argument AS DECIMAL(18, 4)) IS NULL THEN NULL
        WHEN
            e.event IN ('deal', 'discard', 'show')
            AND e.argument <> '-' AND NOT REGEXP_FULL_MATCH(e.argument, '(?:[2-9TJQKA][cdhs]|\?\?)+')
            THEN NULL
        WHEN e.place IS NULL AND NOT e.to_board THEN NULL
        ELSE e.event
    END AS event,
    e.place,
    CASE WHEN e.event = 'bet' THEN TRY_CAST(e.argument AS DECIMAL(18, 4)) END AS amount,
    CASE WHEN e.event IN ('deal', 'discard', 'show') AND e.argument <> '-' THEN e.argument END AS cards
FROM events AS e;
