-- Writes what the statistics count
-- Grain: one new row of histories.statistics per statistic, if it has none
-- Reads: histories.statistics
-- Engine: duckdb
-- Access: internal

INSERT INTO histories.statistics
SELECT s.statistic, s.statistic_no, s.taken, s.chance
FROM (
    VALUES
    ('vpip', 1, 'called or raised before the flop', 'acted before the flop'),
    ('pfr', 2, 'raised before the flop', 'acted before the flop'),
    ('three_bet', 3, 'reraised', 'acted before the flop after one raise of another'),
    ('four_bet', 4, 'reraised', 'acted before the flop after two raises, the second not his own'),
    ('fold_to_three_bet', 5, 'folded', 'made the first raise before the flop and was raised'),
    ('fold_to_four_bet', 6, 'folded', 'made the second raise before the flop and was raised'),
    ('steal', 7, 'raised', 'could open the pot before the flop from CO, BTN or SB'),
    ('fold_to_steal', 8, 'folded', 'was SB or BB and faced such a raise that nobody had called'),
    ('c_bet', 9, 'bet', 'raised last before the flop and could bet first on it'),
    ('fold_to_c_bet', 10, 'folded', 'faced such a bet on the flop that nobody had raised'),
    ('wwsf', 11, 'won something', 'saw the flop'),
    ('wtsd', 12, 'went to showdown', 'saw the flop'),
    ('w_sd', 13, 'won something', 'went to showdown'),
    ('aggression', 14, 'bets and raises after the flop', 'bets, raises, calls and folds after the flop')
) AS s (statistic, statistic_no, taken, chance)
WHERE s.statistic NOT IN (SELECT k.statistic FROM histories.statistics AS k);
