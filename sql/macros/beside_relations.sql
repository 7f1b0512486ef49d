-- Makes the macros read the rules, games and limits of this database, not the copies in games.sql
-- Reads: choice_places, class_ranks, equity_limits, game_methods, game_remedies, games, hole_cards, judges, rule_keys,
--   top_hands
-- Engine: duckdb
-- Access: internal

-- sql/equity.sql reads this file after games.sql. DuckDB cannot replace a table by a view, so the tables are dropped.

DROP TABLE pokersql.choice_places;
DROP TABLE pokersql.class_ranks;
DROP TABLE pokersql.equity_limits;
DROP TABLE pokersql.game_methods;
DROP TABLE pokersql.game_remedies;
DROP TABLE pokersql.games;
DROP TABLE pokersql.hole_cards;
DROP TABLE pokersql.judges;
DROP TABLE pokersql.rule_keys;
DROP TABLE pokersql.top_hands;

CREATE VIEW pokersql.choice_places AS FROM main.choice_places;
CREATE VIEW pokersql.class_ranks AS FROM main.class_ranks;
CREATE VIEW pokersql.equity_limits AS FROM main.equity_limits;
CREATE VIEW pokersql.game_methods AS FROM main.game_methods;
CREATE VIEW pokersql.game_remedies AS FROM main.game_remedies;
CREATE VIEW pokersql.games AS FROM main.games;
CREATE VIEW pokersql.hole_cards AS FROM main.hole_cards;
CREATE VIEW pokersql.judges AS FROM main.judges;
CREATE VIEW pokersql.rule_keys AS FROM main.rule_keys;
CREATE VIEW pokersql.top_hands AS FROM main.top_hands;

COMMENT ON VIEW pokersql.choice_places IS 'internal: choice_places of the schema main (pokersql)';
COMMENT ON VIEW pokersql.class_ranks IS 'internal: class_ranks of the schema main (pokersql)';
COMMENT ON VIEW pokersql.equity_limits IS 'internal: equity_limits of the schema main (pokersql)';
COMMENT ON VIEW pokersql.game_methods IS 'internal: game_methods of the schema main (pokersql)';
COMMENT ON VIEW pokersql.game_remedies IS 'internal: game_remedies of the schema main (pokersql)';
COMMENT ON VIEW pokersql.games IS 'internal: games of the schema main (pokersql)';
COMMENT ON VIEW pokersql.hole_cards IS 'internal: hole_cards of the schema main (pokersql)';
COMMENT ON VIEW pokersql.judges IS 'internal: judges of the schema main (pokersql)';
COMMENT ON VIEW pokersql.rule_keys IS 'internal: rule_keys of the schema main (pokersql)';
COMMENT ON VIEW pokersql.top_hands IS 'internal: top_hands of the schema main (pokersql)';
