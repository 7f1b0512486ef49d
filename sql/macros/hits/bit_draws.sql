-- What the hole cards of each row have on the row's board: the category, the pair and the draws
-- Grain: one row per row of `hands`
-- Reads: pokersql.combo_draws, pokersql.draw_kinds, pokersql.hand_classes, pokersql.hand_keys, pokersql.pair_kinds,
--   pokersql.straight_draws
-- Source: sql/holdem/hits/game_draws.sql, which finds the same kinds (tests/test_draws.py)
-- Engine: duckdb
-- Access: internal

-- `hands` has the columns "pokersql own", "pokersql board" and "pokersql dead": the bits of two cards, of three to five
-- others, and of more cards that can't come. If the first two are NULL, the added texts are NULL. The columns with outs
-- have the bits of the cards that complete the draw as the next card; "pokersql unseen" has those of all cards that can
-- come next. All joins are with small tables, so memory does not grow with `hands`.

-- The sum of all rank codes
CREATE MACRO pokersql.all_ranks() AS ((CAST(1 AS BIGINT) << 52) - 1) // 15;

-- The sum of the rank codes of the different ranks of some cards
CREATE MACRO pokersql.rank_set(bits) AS
    (bits | (bits >> 1) | (bits >> 2) | (bits >> 3)) & pokersql.all_ranks();

-- The number of own cards and of board cards of a rank, and of different ranks above and below it on the board, as the
-- four digits of a number; rank_code is the code of the rank, or 0
CREATE MACRO pokersql.pair_key(rank_code, own_bits, board_bits, board_ranks) AS
    1000 * BIT_COUNT(own_bits & (15 * rank_code))
    + CAST(100 AS INTEGER) * BIT_COUNT(board_bits & (15 * rank_code))
    + CAST(10 AS INTEGER) * BIT_COUNT(board_ranks & -(2 * rank_code))
    + BIT_COUNT(board_ranks & (rank_code - 1));

-- The number of cards of the most frequent rank, from the sum of rank codes of up to five cards
CREATE MACRO pokersql.most_alike(rank_codes) AS
    CASE
        WHEN rank_codes & (4 * pokersql.all_ranks()) > 0 THEN 4
        WHEN rank_codes & (rank_codes >> 1) & pokersql.all_ranks() > 0 THEN 3
        WHEN rank_codes & (2 * pokersql.all_ranks()) > 0 THEN 2
        ELSE 1
    END;

-- The first of suits 1 to 3 with at least `cards` cards, else 0
CREATE MACRO pokersql.suit_with(bits, cards) AS
    CASE
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 1)) >= cards THEN 1
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 2)) >= cards THEN 2
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 3)) >= cards THEN 3
        ELSE 0
    END;

CREATE MACRO pokersql.bit_draws(hands) AS TABLE
WITH
-- One row per pair_key of a kind of pair: the place of the best kind
pokersql_pair_keys AS MATERIALIZED (
    SELECT 1000 * k.own_cards + 100 * k.board_cards + 10 * a.ranks + b.ranks AS pair_key, MIN(k.place) AS place
    FROM pokersql.pair_kinds AS k
    INNER JOIN (SELECT UNNEST(RANGE(6)) AS ranks) AS a ON a.ranks BETWEEN k.least_above AND k.most_above
    INNER JOIN (SELECT UNNEST(RANGE(6)) AS ranks) AS b ON b.ranks BETWEEN k.least_below AND k.most_below
    GROUP BY ALL
),

-- One row per family and part of a kind; '' stands for the other kinds, and for no kind
pokersql_parts AS (
    SELECT 'pair' AS family, k.part FROM pokersql.pair_kinds AS k
    UNION
    SELECT d.family, d.part FROM pokersql.draw_kinds AS d
    UNION
    SELECT d.family, '' AS part FROM pokersql.draw_kinds AS d
),

-- One row per set of parts that makes a combo draw: the best
pokersql_combos AS MATERIALIZED (
    SELECT
        p.part AS pair_part,
        f.part AS flush_part,
        s.part AS straight_part,
        o.part AS overcards_part,
        ARG_MIN(c.kind, c.place) AS kind,
        ARG_MIN(c.first_part, c.place) AS first_part,
        ARG_MIN(c.second_part, c.place) AS second_part
    FROM pokersql_parts AS p
    INNER JOIN pokersql_parts AS f ON p.family = 'pair' AND f.family = 'flush draw'
    INNER JOIN pokersql_parts AS s ON s.family = 'straight draw'
    INNER JOIN pokersql_parts AS o ON o.family = 'overcards'
    INNER JOIN pokersql.combo_draws AS c
        ON
            c.first_part IN (p.part, f.part, s.part, o.part)
            AND c.second_part IN (p.part, f.part, s.part, o.part)
    GROUP BY ALL
),

-- One row per row of hands: all its cards, and the different ranks of the own cards and of the board
pokersql_ranks AS NOT MATERIALIZED (
    SELECT
        h."pokersql own" | h."pokersql board" AS "pokersql held",
        pokersql.rank_set(h."pokersql own") AS "pokersql own ranks",
        pokersql.rank_set(h."pokersql board") AS "pokersql board ranks",
        h.*
    FROM QUERY_TABLE(hands) AS h
),

-- One row per row of hands: the lower own rank, the own ranks that the board lacks, and the most cards of one suit
pokersql_suits AS NOT MATERIALIZED (
    SELECT
        r."pokersql own ranks" & -r."pokersql own ranks" AS "pokersql low rank",
        r."pokersql own ranks" & ~r."pokersql board ranks" AS "pokersql new ranks",
        pokersql.most_suited(r."pokersql held") AS "pokersql suited cards",
        r.*
    FROM pokersql_ranks AS r
),

-- One row per row of hands: the higher own rank (0 for a pair), the longest suit, the number
-- of cards to come, and the cards that can come
pokersql_sums AS NOT MATERIALIZED (
    SELECT
        s."pokersql own ranks" - s."pokersql low rank" AS "pokersql high rank",
        pokersql.suit_with(s."pokersql held", s."pokersql suited cards") AS "pokersql suit",
        5 - BIT_COUNT(s."pokersql board") AS "pokersql to come",
        CASE
            WHEN BIT_COUNT(s."pokersql board") < 5
                THEN ~(s."pokersql held" | s."pokersql dead") & (15 * pokersql.all_ranks())
            ELSE 0
        END AS "pokersql unseen",
        s.*
    FROM pokersql_suits AS s
),

-- One row per row of hands: the codes of the longest suit, own and on the board, and of the overcards. A code is higher
-- than a sum of different codes if its rank is higher than all of them
pokersql_codes AS NOT MATERIALIZED (
    SELECT
        pokersql.suit_codes(s."pokersql own", s."pokersql suit") AS "pokersql own codes",
        pokersql.suit_codes(s."pokersql board", s."pokersql suit") AS "pokersql board codes",
        CASE
            WHEN BIT_COUNT(s."pokersql new ranks") < 2 THEN 0
            WHEN s."pokersql low rank" > s."pokersql board ranks" THEN s."pokersql own ranks"
            WHEN s."pokersql high rank" > s."pokersql board ranks" THEN s."pokersql high rank"
            ELSE 0
        END AS "pokersql over ranks",
        s.*
    FROM pokersql_sums AS s
),

-- One row per row of hands: its kinds of pairs and draws, and the cards that complete a draw
pokersql_kinds AS NOT MATERIALIZED (
    SELECT
        h.category AS "pokersql category",
        k.kind AS "pokersql pair kind",
        k.part AS "pokersql pair part",
        f.kind AS "pokersql flush draw",
        f.part AS "pokersql flush part",
        s.kind AS "pokersql straight draw",
        s.part AS "pokersql straight part",
        o.kind AS "pokersql overcards",
        o.part AS "pokersql overcards part",
        CASE WHEN s.place > 0 THEN d.straight_ranks ELSE 0 END AS "pokersql straight ranks",
        CASE
            WHEN f.cards_to_come = 1 THEN c."pokersql unseen" & (pokersql.all_ranks() << c."pokersql suit")
            ELSE 0
        END AS "pokersql flush outs",
        CASE WHEN s.place > 0 THEN c."pokersql unseen" & (15 * d.completing_ranks) ELSE 0 END
            AS "pokersql straight outs",
        CASE WHEN o.place > 0 THEN c."pokersql unseen" & (15 * c."pokersql over ranks") ELSE 0 END
            AS "pokersql overcard outs",
        c.* EXCLUDE (
            "pokersql held", "pokersql own ranks", "pokersql board ranks", "pokersql low rank", "pokersql new ranks",
            "pokersql high rank", "pokersql suit", "pokersql to come", "pokersql own codes",
            "pokersql board codes", "pokersql over ranks"
        )
    FROM pokersql_codes AS c
    LEFT JOIN pokersql.hand_keys AS r ON pokersql.bits_key(c."pokersql held") = r.hand_key
    LEFT JOIN pokersql.hand_classes AS h ON r.hand_rank = h.hand_rank
    LEFT JOIN pokersql_pair_keys AS lp
        ON
            pokersql.pair_key(
                c."pokersql low rank", c."pokersql own", c."pokersql board", c."pokersql board ranks"
            ) = lp.pair_key
    LEFT JOIN pokersql_pair_keys AS hp
        ON
            pokersql.pair_key(
                c."pokersql high rank", c."pokersql own", c."pokersql board", c."pokersql board ranks"
            ) = hp.pair_key
    LEFT JOIN pokersql_pair_keys AS bp
        ON CAST(100 AS INTEGER) * pokersql.most_alike(pokersql.code_sum(c."pokersql board")) = bp.pair_key
    LEFT JOIN pokersql.pair_kinds AS k ON LEAST(lp.place, hp.place, bp.place) = k.place
    LEFT JOIN pokersql.draw_kinds AS f
        ON
            f.family = 'flush draw'
            AND CASE WHEN c."pokersql own codes" > 0 THEN c."pokersql suited cards" END = f.size
            AND CASE WHEN 2 * c."pokersql own codes" + c."pokersql board codes" > pokersql.all_ranks() THEN 1 ELSE 0 END
            = f.is_best
            AND c."pokersql to come" >= f.cards_to_come
            AND h.hand_points < f.hand_points
    LEFT JOIN pokersql.straight_draws AS d
        ON c."pokersql own ranks" | c."pokersql board ranks" = d.held_ranks AND c."pokersql new ranks" = d.new_ranks
    LEFT JOIN pokersql.draw_kinds AS s
        ON
            s.family = 'straight draw'
            AND d.straight_ranks = s.size
            AND d.open_ended = s.is_best
            AND c."pokersql to come" >= s.cards_to_come
            AND h.hand_points < s.hand_points
    LEFT JOIN pokersql.draw_kinds AS o
        ON
            o.family = 'overcards'
            AND BIT_COUNT(c."pokersql over ranks") = o.size
            AND c."pokersql to come" >= o.cards_to_come
            AND h.hand_points < o.hand_points
)

SELECT
    b.kind AS "pokersql combo draw",
    CASE WHEN k."pokersql flush part" IN (b.first_part, b.second_part) THEN k."pokersql flush outs" ELSE 0 END
    | CASE WHEN k."pokersql straight part" IN (b.first_part, b.second_part) THEN k."pokersql straight outs" ELSE 0 END
    | CASE WHEN k."pokersql overcards part" IN (b.first_part, b.second_part) THEN k."pokersql overcard outs" ELSE 0 END
        AS "pokersql combo outs",
    BIT_COUNT(k."pokersql flush outs" | k."pokersql straight outs" | k."pokersql overcard outs") AS "pokersql outs",
    k.* EXCLUDE ("pokersql pair part", "pokersql flush part", "pokersql straight part", "pokersql overcards part")
FROM pokersql_kinds AS k
LEFT JOIN pokersql_combos AS b
    ON
        COALESCE(k."pokersql pair part", '') = b.pair_part
        AND COALESCE(k."pokersql flush part", '') = b.flush_part
        AND COALESCE(k."pokersql straight part", '') = b.straight_part
        AND COALESCE(k."pokersql overcards part", '') = b.overcards_part;
