-- What the chips of each player are worth by the Independent Chip Model (ICM)
-- Engine: duckdb

-- icm([5000, 3000, 1500, 500], [50, 30, 20]) is the list of the players' shares of the prizes: the sum of each prize *
-- the chance of its place. Up to 15 players are exact to 15 digits. More are simulated in samples tournaments.

-- The share of a player with these chances of places
CREATE MACRO pokersql.prize_share(chances, payouts) AS
    COALESCE(
        LIST_SUM(
            LIST_TRANSFORM(
                CAST(payouts AS DOUBLE[]),
                lambda pokersql_prize, pokersql_place: pokersql_prize * chances[pokersql_place]
            )
        ),
        0
    );

-- The list of the players' shares; NULL if icm_error(stacks, payouts) is not NULL
CREATE MACRO pokersql.icm(stacks, payouts, samples := 20000, seed := 1) AS
    CASE
        WHEN pokersql.icm_error(stacks, payouts) IS NULL
            THEN LIST_TRANSFORM(
                pokersql.place_answers(stacks, samples, seed).chances,
                lambda pokersql_chances: pokersql.prize_share(pokersql_chances, payouts)
            )
    END;

-- The list of the players' shares, without a check of stacks and payouts; players without chips share the last places
CREATE MACRO pokersql.survivor_shares(stacks, payouts) AS
    LIST_TRANSFORM(
        pokersql.exact_chances(pokersql.place_numbers(stacks)),
        lambda pokersql_chances: pokersql.prize_share(pokersql_chances, payouts)
    );
