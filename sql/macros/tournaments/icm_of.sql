-- A table of the players of tournaments with what the chips of each player are worth by the Independent Chip Model
-- Grain: one row per player of a tournament
-- Engine: duckdb

-- FROM icm_of('stacks', tournament, player, chips, [50, 30, 20]) reads a table with a row per player. payouts is a
-- list, or a column with the list of the tournament's prizes. share is the player's share of the prizes, chances the
-- list of the chances of places 1, 2, ... Up to 15 players are exact to 15 digits. Then share is the fraction numerator
-- / denominator; both are NULL if they have too many digits, or if a prize has more than four decimals. More players
-- are simulated in samples tournaments; standard_error is the standard error of the share. by_chips is the deal by
-- chips: if all places are paid, each player gets the last prize; the rest is divided by chips. A tournament with an
-- error has no shares.

CREATE MACRO pokersql.icm_of
    (stacks_table, tournament, player, chips, payouts, samples := 20000, seed := 1) AS TABLE (
        WITH
        -- One row per player: the number in the tournament
        pokersql_seats AS (
            SELECT
                tournament AS tournament,
                player AS player,
                chips AS chips,
                CAST(payouts AS DOUBLE[]) AS prizes,
                DENSE_RANK() OVER (ORDER BY tournament) AS tournament_no,
                ROW_NUMBER() OVER (PARTITION BY tournament ORDER BY player ASC, chips ASC) AS player_no
            FROM QUERY_TABLE(stacks_table) AS t
        ),

        -- One row per tournament: an error of its rows
        pokersql_tournaments AS (
            SELECT
                s.tournament_no,
                ANY_VALUE(s.tournament) AS tournament,
                LIST(s.chips ORDER BY s.player_no) AS stacks,
                LIST(s.player ORDER BY s.player_no) AS players,
                ANY_VALUE(s.prizes) AS prizes,
                CASE
                    WHEN COUNT(DISTINCT s.prizes) > 1
                        THEN COUNT(DISTINCT s.prizes) || ' lists of prizes; right: one list per tournament'
                    WHEN COUNT(DISTINCT s.player) < COUNT(s.player)
                        THEN FORMAT('player {} has several rows; right: one row per player', MODE(s.player)::VARCHAR)
                END AS error
            FROM pokersql_seats AS s
            GROUP BY s.tournament_no
        ),

        -- One row per tournament: the first error
        pokersql_checked AS (
            SELECT
                t.* REPLACE (COALESCE(t.error, pokersql.icm_error(t.stacks, t.prizes, t.players)) AS error)
            FROM pokersql_tournaments AS t
        ),

        -- One row per tournament: the answers without an error
        pokersql_answers AS MATERIALIZED (
            SELECT
                c.*,
                CASE
                    WHEN c.error IS NULL
                        THEN pokersql.place_answers(c.stacks, samples, CONCAT_WS(' ', seed, c.tournament))
                END AS answer
            FROM pokersql_checked AS c
        ),

        -- One row per player: the chances, and the numbers of an exact fraction
        pokersql_players AS (
            SELECT
                s.tournament,
                s.player,
                s.chips,
                a.prizes,
                a.stacks,
                a.error,
                a.answer.chances[s.player_no] AS chances,
                CASE
                    WHEN a.error IS NULL
                        THEN pokersql.prize_share(a.answer.chances[s.player_no], a.prizes)
                END AS share,
                CASE WHEN LEN(a.prizes) = LEN(a.stacks) THEN a.prizes[-1] ELSE 0 END AS lowest,
                CASE
                    WHEN
                        a.answer.numbers.is_exact AND LIST_SUM(a.prizes) < 1e11
                        AND LIST_TRANSFORM(a.prizes, lambda pokersql_prize: ROUND(pokersql_prize, 4)) = a.prizes
                        THEN {
                            'top': LIST_SUM(
                                LIST_TRANSFORM(
                                    a.prizes,
                                    lambda pokersql_prize, pokersql_place:
                                        CAST(ROUND(pokersql_prize * 10000) AS HUGEINT)
                                        * a.answer.numbers.numbers[s.player_no][pokersql_place]
                                )
                            ),
                            'bottom': CAST(10000 AS HUGEINT) * a.answer.numbers.scale
                        }
                END AS fraction
            FROM pokersql_seats AS s
            INNER JOIN pokersql_answers AS a ON s.tournament_no = a.tournament_no
        )

        SELECT
            p.tournament,
            p.player,
            p.chips,
            p.share,
            CASE
                WHEN p.error IS NULL
                    THEN
                        p.lowest + p.chips / LIST_SUM(p.stacks)
                        * (COALESCE(LIST_SUM(p.prizes), 0) - LEN(p.stacks) * p.lowest)
            END AS by_chips,
            p.chances,
            CASE
                WHEN p.error IS NULL AND LEN(p.stacks) > 15
                    THEN SQRT(
                        GREATEST(
                            pokersql.prize_share(
                                p.chances,
                                LIST_TRANSFORM(p.prizes, lambda pokersql_prize: pokersql_prize * pokersql_prize)
                            ) - p.share * p.share,
                            0
                        ) / samples
                    )
            END AS standard_error,
            p.fraction.top // GCD(p.fraction.top, p.fraction.bottom) AS numerator,
            p.fraction.bottom // GCD(p.fraction.top, p.fraction.bottom) AS denominator,
            p.error
        FROM pokersql_players AS p
    );
