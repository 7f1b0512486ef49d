-- The templates of the lines of text formats
-- Grain: one row per template; of several templates that match a line, the first row counts
-- Columns:
--   format: see history_formats
--   part: the part of the hand with these lines: play, summary or any
--   kind: see line_kinds
--   template: the text of the line
-- Engine: duckdb

-- In a template {seat}, {player}, {stack}, {amount}, {raise_by}, {put}, {fee}, {small}, {big}, {cards}, {pot} and
-- {rest} are values. % stands for any text, and ' %' at the end also for no text. <text> is optional text. {stack}
-- has no brackets. {amount} of a raise is the player's bet on the street after the raise, {raise_by} is the increase
-- over the highest bet, and {put} is what the player puts in. {small} and {big} are a small and a big blind.

CREATE OR REPLACE TEMPORARY TABLE line_templates (
    format VARCHAR NOT NULL,
    part VARCHAR NOT NULL,
    kind VARCHAR NOT NULL,
    template VARCHAR NOT NULL
);
