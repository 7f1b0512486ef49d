-- What the small blind and the big blind have after each end of a hand in which the small blind pushes or folds
-- Engine: duckdb
-- Access: internal

-- A STRUCT: fold is the value of the small blind if it folds; steal and pass are the values of the small and of the
-- big blind if the small blind pushes and the big blind folds; win, tie and lose, and caller_win, caller_tie and
-- caller_lose if both are all-in. What a player posts beyond the other's stack comes back.

-- In chips, relative to the stacks before the blinds and antes: both players have the same stack and post the ante;
-- dead is what others have left in the pot
CREATE MACRO pokersql.push_fold_payoffs(stack, small_blind, big_blind, ante, dead) AS {
    'fold': -CAST(LEAST(stack, small_blind + ante) AS DOUBLE),
    'steal': CAST(LEAST(stack, big_blind + ante) + dead AS DOUBLE),
    'pass': -CAST(LEAST(stack, big_blind + ante) AS DOUBLE),
    'win': CAST(stack + dead AS DOUBLE),
    'tie': CAST(dead / 2 AS DOUBLE),
    'lose': -CAST(stack AS DOUBLE),
    'caller_win': CAST(stack + dead AS DOUBLE),
    'caller_tie': CAST(dead / 2 AS DOUBLE),
    'caller_lose': -CAST(stack AS DOUBLE)
};

-- The shares of the prizes after a hand with these gains of the small and of the big blind; the others lose the ante
CREATE MACRO pokersql.shares_after(stacks, payouts, first_gain, second_gain, ante) AS
    pokersql.survivor_shares(
        LIST_TRANSFORM(
            CAST(stacks AS DOUBLE[]),
            lambda pokersql_chips, pokersql_no: pokersql_chips + CASE pokersql_no
                WHEN 1 THEN first_gain
                WHEN 2 THEN second_gain
                ELSE -ante
            END
        ),
        payouts
    );

-- In shares of the prizes by ICM. stacks has the stack of the small blind, of the big blind, and of the players who
-- have folded, before all of them post the ante; dead is in the pot beside these antes and the blinds.
CREATE MACRO pokersql.icm_payoffs(stacks, payouts, small_blind, big_blind, ante, dead) AS
    LIST_TRANSFORM(
        LIST_TRANSFORM(
            [
                {
                    'all_in': LEAST(stacks[1], stacks[2]),
                    'small': LEAST(stacks[1], stacks[2], small_blind + ante),
                    'big': LEAST(stacks[1], stacks[2], big_blind + ante),
                    'dead': dead + ante * (LEN(stacks) - 2)
                }
            ],
            lambda pokersql_bets: {
                'folded': pokersql.shares_after(
                    stacks, payouts, -pokersql_bets.small, pokersql_bets.small + pokersql_bets.dead, ante
                ),
                'stolen': pokersql.shares_after(
                    stacks, payouts, pokersql_bets.big + pokersql_bets.dead, -pokersql_bets.big, ante
                ),
                'won': pokersql.shares_after(
                    stacks, payouts, pokersql_bets.all_in + pokersql_bets.dead, -pokersql_bets.all_in, ante
                ),
                'tied': pokersql.shares_after(
                    stacks, payouts, pokersql_bets.dead / 2, pokersql_bets.dead / 2, ante
                ),
                'lost': pokersql.shares_after(
                    stacks, payouts, -pokersql_bets.all_in, pokersql_bets.all_in + pokersql_bets.dead, ante
                )
            }
        ),
        lambda pokersql_shares: {
            'fold': pokersql_shares.folded[1],
            'steal': pokersql_shares.stolen[1],
            'pass': pokersql_shares.stolen[2],
            'win': pokersql_shares.won[1],
            'tie': pokersql_shares.tied[1],
            'lose': pokersql_shares.lost[1],
            'caller_win': pokersql_shares.lost[2],
            'caller_tie': pokersql_shares.tied[2],
            'caller_lose': pokersql_shares.won[2]
        }
    )[1];
