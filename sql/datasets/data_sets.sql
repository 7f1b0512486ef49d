-- The data sets that 'pokersql dataset' writes; each has the rows of the relation of the same name
-- Grain: one row per data set
-- Columns:
--   place: the data sets are listed in this order
--   data_set: the name of the relation, and of the file or directory
--   key_columns: the columns that identify a row, separated by commas
--   sort_columns: the order of the rows, which makes the file small, keys last; NULL for the files of seven-card hands
--   made_by: how the rows are made
--   example: a query that runs in the directory of the files
-- Engine: duckdb

DROP TABLE IF EXISTS data_sets;

CREATE TABLE data_sets (
    place INTEGER NOT NULL PRIMARY KEY,
    data_set TEXT NOT NULL UNIQUE,
    key_columns TEXT NOT NULL,
    sort_columns TEXT,
    made_by TEXT NOT NULL,
    example TEXT NOT NULL
);

INSERT INTO data_sets (place, data_set, key_columns, sort_columns, made_by, example)
VALUES
(
    1, 'hand_classes', 'hand_rank', 'hand_rank',
    'The rules of the categories, which are rows of tables, give each class its category and its place.',
    'SELECT category, COUNT(*) AS classes, SUM(hands) AS hands
FROM ''hand_classes.parquet'' GROUP BY category ORDER BY MIN(hand_rank)'
),
(
    2, 'class_ranks', 'rules, hand_key', 'rules, hand_key',
    'As hand_classes, by each set of rules: lowball, badugi and others; by published, A-2-3-4-5 is no straight.',
    'SELECT rules, MAX(hand_rank) AS ranks, SUM(hands) AS hands
FROM ''class_ranks.parquet'' GROUP BY rules ORDER BY rules'
),
(
    3, 'deck', 'card_id', 'card_id',
    'Thirteen ranks and four suits; every card_id of the other data sets is one of these.',
    'SELECT card_id, card, symbol FROM ''deck.parquet'' ORDER BY card_id DESC LIMIT 5'
),
(
    4, 'five_card_hands', 'card_1, card_2, card_3, card_4, card_5',
    'hand_rank, card_1, card_2, card_3, card_4, card_5',
    'All combinations of five cards. The sum of the codes of its cards is the key of a hand; a join finds its class.',
    'SELECT category, COUNT(*) AS hands
FROM ''five_card_hands.parquet'' JOIN ''hand_classes.parquet'' USING (hand_rank)
GROUP BY category ORDER BY MIN(hand_rank)'
),
(
    5, 'hands', 'hand', 'hand_rank, hand',
    'As five_card_hands, with the cards as text and the words of the class.',
    'SELECT hand, description FROM ''hands.parquet'' WHERE category = ''Straight Flush'' LIMIT 3'
),
(
    6, 'starting_hands', 'starting_hand', 'starting_hand',
    'All showdowns against all hole cards on all boards, counted by the classes of the seven cards.',
    'SELECT starting_hand, (wins + ties / 2) / (wins + ties + losses) AS equity
FROM ''starting_hands.parquet'' ORDER BY equity DESC LIMIT 5'
),
(
    7, 'starting_hand_matchups', 'hero_hand, villain_hand', 'hero_hand, villain_hand',
    'Each pair of hole_card_pairs, also with hero and villain exchanged, added up over all hole cards of two hands.',
    'SELECT (wins + ties / 2) / (wins + ties + losses) AS equity
FROM ''starting_hand_matchups.parquet'' WHERE hero_hand = ''AKs'' AND villain_hand = ''QQ'''
),
(
    8, 'hole_card_pairs', 'hero, villain', 'hero_hand, villain_hand, wins, ties, hero, villain',
    'All 1,712,304 boards, counted for each of the 47,008 pairs that differ by more than a renaming of the suits.',
    'SELECT wins, ties, losses FROM ''hole_card_pairs.parquet'' WHERE hero = ''AsAh'' AND villain = ''KdKc'''
),
(
    9, 'category_odds', 'cards, hand_points', 'cards, hand_points',
    'The hands of each class, added up; hands of six and seven cards are counted by the pattern of their cards.',
    'SELECT category, hands, probability FROM ''category_odds.parquet'' WHERE cards = 7 ORDER BY hand_points DESC'
),
(
    10, 'rule_odds', 'rules, hand_points', 'rules, hand_points',
    'The hands of each class in class_ranks, added up. In badugi, all hands of four cards were counted.',
    'SELECT category, hands FROM ''rule_odds.parquet'' WHERE rules = ''short deck'' ORDER BY hand_points DESC'
),
(
    11, 'game_odds', 'game, half, hand_points', 'game, half, hand_points',
    'As category_odds, by the rules of each game; for games like Omaha every deal was counted.',
    'SELECT category, probability FROM ''game_odds.parquet'' WHERE game = ''omaha'' ORDER BY hand_points DESC'
),
(
    12, 'push_fold_strategies', 'stack, hand', 'stack, hand',
    'By iteration over starting_hand_matchups, to four decimals; best responses gain less than 0.000001 big blinds.',
    'SELECT hand, called FROM ''push_fold_strategies.parquet'' WHERE stack = 10 AND pushed > 0.5 ORDER BY hand LIMIT 5'
),
(
    13, 'seven_card_hands', 'card_1, card_2, card_3, card_4, card_5, card_6, card_7', NULL,
    'All combinations of seven cards, ranked by a sum and a join, as five_card_hands.',
    'SELECT category, COUNT(*) AS hands
FROM ''seven_card_hands/*/*.parquet'' JOIN ''hand_classes.parquet'' USING (hand_rank)
GROUP BY category ORDER BY MIN(hand_rank)'
);
