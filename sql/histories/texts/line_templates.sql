-- The templates of the lines of text formats
-- Grain: one row per template; of several templates that match a line, the first row counts
-- Columns:
--   format: see history_formats
--   part: the part of the hand with these lines: play, summary or any
--   kind: the meaning of the line, see below
--   template: the text of the line
-- Engine: duckdb

-- In a template {seat}, {player}, {stack}, {amount}, {raise_by}, {put}, {fee}, {small}, {big}, {cards}, {pot} and
-- {rest} are values. % stands for any text, and ' %' at the end also for no text. <text> is optional text. {stack}
-- has no brackets. {amount} of a raise is the player's bet on the street after the raise, {raise_by} is the increase
-- over the highest bet, and {put} is what the player puts in. {small} and {big} are a small and a big blind.

-- The kinds are the events of event_kinds, and:
--   seat         a row of the list of players before the play; anonymous seat: of a player without a lasting name
--   table        another line before the play
--   players      the number of players in the list
--   joins        a player comes to the table after the list of players
--   button       the seat of the button, or the player who has it
--   card         one or more dealt cards; known: all cards of a player so far, and only the last line counts
--   showdown     a show; in such a hand all who do not fold must show or muck
--   call to      a call; {amount} is the player's bet on the street after it, not what the player puts in
--   all-in       a bet or a call of all chips
--   fold or sit out  a fold; before the first street, sitting out
--   X or all-in  X before the first street, else an all-in; X is small blind, big blind or ante
--   cap          a bet or a call up to the most money that the game allows, if the cap is not in the fields
--   street       a new street; board 2 and board 3: a street of the second and the third board
--   blinds       the blinds of the hand, which are posted if the hand has no line of a blind
--   no small blind  no player posts the small blind of these blinds
--   tournament   the number of the tournament
--   live small blind  the small blind; if another player posts it later, a live post
--   both blinds  a small and a big blind in one post; button blind: the big blind of the button
--   muck or show  a muck, or a show if the player gets money from a pot
--   collected    money from a pot; returned: an uncalled bet
--   cashed out   what the room pays instead of the pots, without its {fee}; with {fee} alone, the pots less the fee
--   added        money that the room pays beside the pots
--   result       a player's line in the summary: the shown cards, and the money from pots
--   summary      the first line of the summary; player: a player in the summary; total: the pot and the rake
--   net total    the pot less the rake, and the rake
--   board        a board in the summary; dealt board: it is dealt if the lines of play have none
--   cancelled    the hand was not played
--   chat         words of a player or of the room
--   other        a line without effect

CREATE OR REPLACE TEMPORARY TABLE line_templates (
    format VARCHAR NOT NULL,
    part VARCHAR NOT NULL,
    kind VARCHAR NOT NULL,
    template VARCHAR NOT NULL
);
