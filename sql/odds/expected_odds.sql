-- The odds that observations are tested against: by the standard and the published rules, until you replace the rows
-- Grain: one row per set of rules and category
-- Columns:
--   hand_points: the category's number in the rules, 0 for the lowest; -1 for hands that do not qualify
--   probability: the probability that a hand is of the category
-- Reads: odds

-- For other rules: DELETE FROM expected_odds; INSERT INTO expected_odds
-- SELECT rules, hand_points, category, probability FROM rule_odds WHERE rules = 'short deck';

DROP TABLE IF EXISTS expected_odds;

CREATE TABLE expected_odds (
    rules TEXT NOT NULL,
    hand_points INTEGER NOT NULL,
    category TEXT NOT NULL,
    probability DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (rules, hand_points)
);

INSERT INTO expected_odds (rules, hand_points, category, probability)
SELECT o.rules, o.hand_points, o.category, o.probability
FROM odds AS o;
