-- Writes the statistics that poker trackers commonly show
-- Grain: one new row of histories.statistics per statistic, if this table is empty
-- Reads: histories.statistics
-- Engine: duckdb
-- Access: internal

-- A text of taken that begins with AND is appended to the text of chance.

INSERT INTO histories.statistics
SELECT
    n.*,
    CONCAT_WS(';', n.counted_in, n.chance, n.taken) AS counted
FROM (
    SELECT s.* REPLACE (CASE WHEN STARTS_WITH(s.taken, 'AND ') THEN s.chance || ' ' ELSE '' END || s.taken AS taken)
    FROM (
        VALUES
        (
            'vpip', 1, 'decisions',
            'street_no = 1 AND acted_before = 0',
            'street_no = 1 AND action IN (''call'', ''raise'') AND NOT entered_before',
            'called or raised before the flop, if the player acted there'
        ),
        (
            'pfr', 2, 'decisions',
            'street_no = 1 AND acted_before = 0', 'street_no = 1 AND action = ''raise'' AND own_raise = 0',
            'raised before the flop, if the player acted there'
        ),
        (
            'three_bet', 3, 'decisions',
            'street_no = 1 AND raises_before = 1 AND own_raise = 0 AND can_raise', 'AND action = ''raise''',
            'raised before the flop after one raise of another player'
        ),
        (
            'four_bet', 4, 'decisions',
            'street_no = 1 AND raises_before = 2 AND own_raise < 2 AND can_raise', 'AND action = ''raise''',
            'raised before the flop after two raises, the second by another player'
        ),
        (
            'fold_to_three_bet', 5, 'decisions',
            'street_no = 1 AND raises_before = 2 AND own_raise = 1', 'AND action = ''fold''',
            'made the first raise before the flop, and folded to the second raise'
        ),
        (
            'fold_to_four_bet', 6, 'decisions',
            'street_no = 1 AND raises_before = 3 AND own_raise = 2', 'AND action = ''fold''',
            'made the second raise before the flop, and folded to the third raise'
        ),
        (
            'steal', 7, 'decisions',
            'street_no = 1 AND raises_before = 0 AND calls_before = 0 AND can_raise'
            || ' AND position IN (''CO'', ''BTN'', ''SB'')',
            'AND action = ''raise''',
            'opened the pot with a raise from CO, BTN or SB'
        ),
        (
            'fold_to_steal', 8, 'decisions',
            'street_no = 1 AND raises_before = 1 AND calls_before = 0 AND own_raise = 0'
            || ' AND position IN (''SB'', ''BB'') AND opened_from IN (''CO'', ''BTN'', ''SB'')',
            'AND action = ''fold''',
            'folded in a blind to a steal that nobody had called'
        ),
        (
            'c_bet', 9, 'decisions',
            'street_no = 2 AND raised_last AND raises_before = 0 AND can_raise', 'AND action = ''bet''',
            'made the last raise before the flop, and the first bet on the flop'
        ),
        (
            'fold_to_c_bet', 10, 'decisions',
            'street_no = 2 AND faces_raiser', 'AND action = ''fold''',
            'folded on the flop to a c-bet that nobody had raised'
        ),
        ('wwsf', 11, 'plays', 'saw_flop', 'AND won > 0', 'won money, if the player saw the flop'),
        (
            'wtsd', 12, 'plays', 'saw_flop', 'AND showdown',
            'went to showdown, if the player saw the flop; all-ins count'
        ),
        ('w_sd', 13, 'plays', 'showdown', 'AND won > 0', 'won money, if the player went to showdown'),
        (
            'aggression', 14, 'decisions',
            'street_no > 1 AND action <> ''check''', 'street_no > 1 AND action IN (''bet'', ''raise'')',
            'bets and raises from the flop on, as a part of bets, raises, calls and folds'
        ),
        (
            'aggression_factor', 15, 'decisions',
            'street_no > 1 AND action = ''call''', 'street_no > 1 AND action IN (''bet'', ''raise'')',
            'bets and raises per call, from the flop on; percent is 100 times the factor'
        ),
        (
            'raise_first_in', 16, 'decisions',
            'street_no = 1 AND raises_before = 0 AND calls_before = 0 AND acted_before = 0 AND can_raise',
            'AND action = ''raise''',
            'raised before the flop when nobody had called or raised'
        ),
        (
            'limp', 17, 'decisions',
            'street_no = 1 AND raises_before = 0 AND to_call > 0 AND NOT entered_before', 'AND action = ''call''',
            'called the big blind when nobody had raised; others may have called'
        ),
        (
            'cold_call', 18, 'decisions',
            'street_no = 1 AND raises_before > 0 AND acted_before = 0'
            || ' AND COALESCE(position, '''') NOT IN (''SB'', ''BB'')',
            'AND action = ''call''',
            'called a raise with the first action before the flop, not in a blind'
        ),
        (
            'squeeze', 19, 'decisions',
            'street_no = 1 AND raises_before = 1 AND calls_before > 0 AND own_raise = 0 AND can_raise',
            'AND action = ''raise''',
            'raised before the flop after one raise and a call of this raise'
        ),
        (
            'turn_c_bet', 20, 'decisions',
            'street_no = 3 AND raised_last AND c_bets_before = 1 AND raises_before = 0 AND can_raise',
            'AND action = ''bet''',
            'made the first bet on the turn after a c-bet on the flop'
        ),
        (
            'river_c_bet', 21, 'decisions',
            'street_no = 4 AND raised_last AND c_bets_before = 2 AND raises_before = 0 AND can_raise',
            'AND action = ''bet''',
            'made the first bet on the river after c-bets on flop and turn'
        ),
        (
            'fold_to_turn_c_bet', 22, 'decisions',
            'street_no = 3 AND faces_raiser AND c_bets_before = 1', 'AND action = ''fold''',
            'folded on the turn to a c-bet that nobody had raised'
        ),
        (
            'fold_to_river_c_bet', 23, 'decisions',
            'street_no = 4 AND faces_raiser AND c_bets_before = 2', 'AND action = ''fold''',
            'folded on the river to a c-bet that nobody had raised'
        ),
        (
            'check_raise', 24, 'decisions',
            'street_no > 1 AND acted_before = 1 AND raises_before = 1 AND own_raise = 0 AND can_raise',
            'AND action = ''raise''',
            'checked and later raised a bet on the same street, from the flop on'
        ),
        (
            'donk_bet', 25, 'decisions',
            'street_no > 1 AND raises_before = 0 AND before_aggressor AND can_raise', 'AND action = ''bet''',
            'bet before the last bettor of the previous street had acted'
        ),
        (
            'float', 26, 'decisions',
            'street_no IN (3, 4) AND called_street_before AND in_position AND raises_before = 0 AND can_raise',
            'AND action = ''bet''',
            'called a bet in position, and bet on the next street when all others had checked'
        ),
        (
            'wtsd_not_all_in', 27, 'plays',
            'saw_flop AND NOT all_in_early', 'AND showdown',
            'like wtsd, without all-ins before the last card'
        )
    ) AS s (statistic, statistic_no, counted_in, chance, taken, meaning)
) AS n
WHERE NOT EXISTS (SELECT 1 FROM histories.statistics);
