-- Each hand in words that say all that counts: Two Pair, Aces and Twos, Five kicker
-- Grain: one row per hand
-- Reads: player_rankings, ranks
-- Source: pokersql

DROP VIEW IF EXISTS hand_descriptions;

CREATE VIEW hand_descriptions AS
WITH
-- One row per hand: the names of its groups, and whether a lone card below its first group can decide
named AS (
    SELECT
        h.*,
        r1.name AS name_1,
        r1.plural AS plural_1,
        r2.name AS name_2,
        r2.plural AS plural_2,
        r3.name AS name_3,
        r4.name AS name_4,
        r5.name AS name_5,
        CASE
            WHEN h.distinct_values = 5 AND h.span = 4 THEN 0
            WHEN h.largest_group = 3 AND h.second_group = 2 THEN 0
            ELSE 1
        END AS kickers
    FROM player_rankings AS h
    LEFT JOIN ranks AS r1 ON h.rank_1 = r1.rank
    LEFT JOIN ranks AS r2 ON h.rank_2 = r2.rank
    LEFT JOIN ranks AS r3 ON h.rank_3 = r3.rank
    LEFT JOIN ranks AS r4 ON h.rank_4 = r4.rank
    LEFT JOIN ranks AS r5 ON h.rank_5 = r5.rank
)

SELECT
    n.game_id,
    n.player_id,
    n.hand,
    n.distinct_values,
    n.distinct_suits,
    n.largest_group,
    n.second_group,
    n.highest,
    n.lowest,
    n.rank_codes,
    n.rank_1,
    n.rank_2,
    n.rank_3,
    n.rank_4,
    n.rank_5,
    n.hand_points,
    n.category,
    n.player_ranking,
    n.category
    || CASE
        WHEN n.hand_points = 9 THEN ''
        WHEN n.largest_group = 1 THEN ', ' || n.name_1 || ' high'
        ELSE ', ' || n.plural_1
    END
    || CASE
        WHEN n.second_group < 2 THEN ''
        WHEN n.largest_group = 3 THEN ' over ' || n.plural_2
        ELSE ' and ' || n.plural_2
    END
    || CASE
        WHEN n.kickers = 0 THEN ''
        ELSE
            ', '
            || CASE WHEN n.second_group = 1 THEN n.name_2 ELSE n.name_3 END
            || CASE WHEN n.second_group = 1 AND n.rank_3 > 0 THEN '-' || n.name_3 ELSE '' END
            || CASE WHEN n.rank_4 > 0 THEN '-' || n.name_4 ELSE '' END
            || CASE WHEN n.rank_5 > 0 THEN '-' || n.name_5 ELSE '' END
            || CASE WHEN n.second_group = 1 AND n.rank_3 > 0 THEN ' kickers' ELSE ' kicker' END
    END AS description
FROM named AS n;
