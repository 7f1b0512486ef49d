-- The templates of the lines of text formats
-- Grain: one row per template; if several templates match a line, the first row reads it
-- Columns:
--   format: see history_formats
--   part: the part of the hand that has the line: play, summary or any
--   kind: see line_kinds
--   template: the text of the line, with names of values in braces
-- Engine: duckdb

-- In a template % stands for any text, ' %' at the end also for no text, and <text> for optional text. The values are
-- {seat}, {player}, {stack}, {amount}, {raise_by}, {put}, {fee}, {small}, {big}, {cards}, {pot} and {rest}. The text of
-- {stack} has no brackets. {amount} of a raise is the player's whole bet on the street, {raise_by} is the increase over
-- the highest bet, and {put} is the money that the raise adds. {small} is a small blind, {big} a big blind.

CREATE OR REPLACE TEMPORARY TABLE line_templates (
    format VARCHAR NOT NULL,
    part VARCHAR NOT NULL,
    kind VARCHAR NOT NULL,
    template VARCHAR NOT NULL
);
