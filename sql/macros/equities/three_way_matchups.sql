-- The equities of two starting hands before the flop, alone and with each third starting hand
-- Grain: one row per two starting hands
-- Columns:
--   hero_hand: the first starting hand
--   villain_hand: the second starting hand
--   equity: the first hand's equity against the second hand alone, exact
--   deals: the number of ways to deal the three hands, a list by the third hand's name
--   shares: deals * the first hand's equity against both other hands, simulated, a list by the third hand's name
-- Reads: pokersql.deck, pokersql.hand_keys, pokersql.hole_cards, pokersql.matchup_counts, pokersql.starting_hands
-- Engine: duckdb
-- Access: internal

-- Each of the samples is a board and ten hands from one shuffle: C(10, 3) = 120 showdowns of three hands for ten
-- look-ups of ranks. The pots that three hands win add up to the number of their showdowns. Without a showdown, the
-- equity of a hand is the sum of its equities against each of the other two, divided by 3. The number of deals is
-- exact. With P(a, b) disjoint pairs of hole cards of a and b, n(a) combinations of a, and M(a, b, c) = the number of
-- disjoint pairs of hole cards of a and b with a card of each chosen, such that the two chosen cards are a combination
-- of c:
--     deals(a, b, c) = P(a, b) * (P(a, c) / n(a) + P(b, c) / n(b) - n(c)) + M(a, b, c)

CREATE OR REPLACE MACRO pokersql.three_way_matchups(samples, seed) AS TABLE
WITH
-- One row per starting hand
hands AS MATERIALIZED (
    SELECT
        CAST(ROW_NUMBER() OVER (ORDER BY s.starting_hand) AS INTEGER) AS number,
        s.starting_hand,
        s.combinations
    FROM pokersql.starting_hands AS s
),

-- One row per two hole cards
combinations AS MATERIALIZED (
    SELECT h.number, c.card_bits, c.card_1, c.card_2
    FROM pokersql.hole_cards AS c
    INNER JOIN hands AS h ON c.starting_hand = h.starting_hand
),

-- One row per sample: the first 25 cards of its shuffle
shuffles AS MATERIALIZED (
    SELECT r.deal, ARG_MIN(d.card_bit, pokersql.shuffle_key(seed, r.deal, d.card_id), 25) AS cards
    FROM RANGE(CAST(GREATEST(samples, 0) AS BIGINT)) AS r (deal)
    CROSS JOIN pokersql.deck AS d
    WHERE EXISTS (SELECT m.game FROM pokersql.matchup_counts AS m)
    GROUP BY r.deal
),

-- One row per sample and seat: cards 1 to 5 are the board, and each seat has two of the other cards
seats AS (
    SELECT
        s.deal,
        r.seat,
        s.cards[1] | s.cards[2] | s.cards[3] | s.cards[4] | s.cards[5] AS board_bits,
        s.cards[4 + 2 * r.seat] | s.cards[5 + 2 * r.seat] AS card_bits
    FROM shuffles AS s
    CROSS JOIN RANGE(1, 11) AS r (seat)
),

-- One row per sample and seat: the number of its starting hand, and its rank
ranked_seats AS MATERIALIZED (
    SELECT s.deal, s.seat, c.number, k.hand_rank
    FROM seats AS s
    INNER JOIN combinations AS c ON s.card_bits = c.card_bits
    INNER JOIN pokersql.hand_keys AS k ON pokersql.bits_key(s.board_bits | s.card_bits) = k.hand_key
),

-- One row per starting hand and two others: the pots that it wins from them, twice if both others are the same
-- starting hand
pots AS MATERIALIZED (
    SELECT
        a.number AS hero,
        LEAST(b.number, c.number) AS low,
        GREATEST(b.number, c.number) AS high,
        SUM(
            CASE WHEN b.number = c.number THEN 2e0 ELSE 1e0 END
            / (1 + CAST(b.hand_rank = a.hand_rank AS INTEGER) + CAST(c.hand_rank = a.hand_rank AS INTEGER))
        ) AS won
    FROM ranked_seats AS a
    INNER JOIN ranked_seats AS b ON a.deal = b.deal AND a.hand_rank <= b.hand_rank AND a.seat <> b.seat
    INNER JOIN ranked_seats AS c
        ON a.deal = c.deal AND a.hand_rank <= c.hand_rank AND a.seat <> c.seat AND b.seat < c.seat
    GROUP BY a.number, LEAST(b.number, c.number), GREATEST(b.number, c.number)
),

-- One row per two starting hands: P, P / n of the first hand, and its exact equity
matchups AS MATERIALIZED (
    SELECT
        h.number AS hero,
        v.number AS villain,
        CAST(SUM(m.pairs) AS DOUBLE) AS pairs,
        SUM(m.pairs) / ANY_VALUE(h.combinations) AS villains,
        SUM(m.pairs * (m.wins + m.ties / 2) / (m.wins + m.ties + m.losses)) / SUM(m.pairs) AS equity
    FROM pokersql.matchup_counts AS m
    INNER JOIN hands AS h ON m.hero_hand = h.starting_hand
    INNER JOIN hands AS v ON m.villain_hand = v.starting_hand
    WHERE m.game = 'holdem'
    GROUP BY h.number, v.number
),

-- One row per disjoint pair of hole cards and choice of a card of each
crossed_cards AS (
    SELECT
        a.number AS hero,
        b.number AS villain,
        UNNEST([a.card_1, a.card_1, a.card_2, a.card_2]) AS card,
        UNNEST([b.card_1, b.card_2, b.card_1, b.card_2]) AS other_card
    FROM combinations AS a
    INNER JOIN combinations AS b ON a.card_bits & b.card_bits = 0
),

-- One row per three starting hands: M
crossings AS MATERIALIZED (
    SELECT x.hero, x.villain, c.number AS third, COUNT(*) AS crossings
    FROM crossed_cards AS x
    INNER JOIN combinations AS c
        ON LEAST(x.card, x.other_card) = c.card_1 AND GREATEST(x.card, x.other_card) = c.card_2
    GROUP BY x.hero, x.villain, c.number
),

-- One row per three starting hands: the ways to deal them, and the first hand's equity
trios AS (
    SELECT
        a.hero,
        a.villain,
        b.villain AS third,
        a.equity,
        a.pairs * (b.villains + c.villains - h.combinations) + COALESCE(x.crossings, 0) AS deals,
        COALESCE(
            COALESCE(p.won, 0) / NULLIF(COALESCE(p.won, 0) + COALESCE(q.won, 0) + COALESCE(r.won, 0), 0),
            (a.equity + b.equity) / 3
        ) AS share
    FROM matchups AS a
    INNER JOIN matchups AS b ON a.hero = b.hero
    INNER JOIN matchups AS c ON a.villain = c.hero AND b.villain = c.villain
    INNER JOIN hands AS h ON b.villain = h.number
    LEFT JOIN crossings AS x ON a.hero = x.hero AND a.villain = x.villain AND b.villain = x.third
    LEFT JOIN pots AS p
        ON a.hero = p.hero AND LEAST(a.villain, b.villain) = p.low AND GREATEST(a.villain, b.villain) = p.high
    LEFT JOIN pots AS q
        ON a.villain = q.hero AND LEAST(a.hero, b.villain) = q.low AND GREATEST(a.hero, b.villain) = q.high
    LEFT JOIN pots AS r
        ON b.villain = r.hero AND LEAST(a.hero, a.villain) = r.low AND GREATEST(a.hero, a.villain) = r.high
),

-- One row per two starting hands, by number
lists AS (
    SELECT
        t.hero,
        t.villain,
        ANY_VALUE(t.equity) AS equity,
        LIST(t.deals ORDER BY t.third) AS deals,
        LIST(t.deals * t.share ORDER BY t.third) AS shares
    FROM trios AS t
    GROUP BY t.hero, t.villain
)

SELECT h.starting_hand AS hero_hand, v.starting_hand AS villain_hand, l.equity, l.deals, l.shares
FROM lists AS l
INNER JOIN hands AS h ON l.hero = h.number
INNER JOIN hands AS v ON l.villain = v.number;
