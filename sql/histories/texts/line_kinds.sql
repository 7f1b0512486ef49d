-- The kinds of lines in text formats, beside the events of event_kinds
-- Grain: one row per kind
-- Columns:
--   kind: the name of the kind
--   meaning: what a line of this kind tells
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE line_kinds AS
FROM (
    VALUES
    ('anonymous seat', 'a row of the list of players, with a player without a lasting name'),
    ('seat', 'a row of the list of players'),
    ('table', 'another line before the play'),
    ('players', 'the number of players in the list'),
    ('all play', 'all players in the list play'),
    ('joins', 'a player comes to the table after the list of players'),
    ('button', 'the seat of the button, or the player who has it'),
    ('card', 'one or more dealt cards; known has all cards of a player so far, and its last line counts'),
    ('showdown', 'a show; in such a hand all who do not fold must show or muck'),
    ('call to', 'a call; {amount} is the player''s bet on the street after it, not what the player puts in'),
    ('fold or sit out', 'a fold; before the first street, sitting out'),
    ('small blind or all-in', 'a small blind before the first street, else an all-in'),
    ('big blind or all-in', 'a big blind before the first street, else an all-in'),
    ('ante or all-in', 'an ante before the first street, else an all-in'),
    ('cap', 'a bet or a call up to the most money that the game allows, if the cap is not in the fields'),
    ('street', 'a new street'),
    ('board 2', 'a street of the second board'),
    ('board 3', 'a street of the third board'),
    ('blinds', 'the blinds of the hand, which are posted if the hand has no line of a blind'),
    ('no small blind', 'no player posts the small blind'),
    ('tournament', 'the number of the tournament'),
    ('live small blind', 'the small blind; if another player posts it later, a live post'),
    ('both blinds', 'a small and a big blind in one post'),
    ('button blind', 'the big blind of the button'),
    ('muck or show', 'a muck, or a show if the player gets money from a pot'),
    ('collected', 'money from a pot'),
    ('returned', 'an uncalled bet'),
    ('cashed out', 'what the room pays instead of the pots, less {fee}; with {fee} alone, the pots less the fee'),
    ('added', 'money that the room pays beside the pots'),
    ('premium', 'money that a player pays to the room beside the pots, as for an insurance'),
    ('splash', 'money that the room puts into the main pot'),
    ('result', 'a player''s line in the summary: the shown cards, and the money from pots'),
    ('summary', 'the first line of the summary'),
    ('player', 'a player in the summary'),
    ('total', 'the pot, and the rake in {rest}'),
    ('net total', 'the pot less the rake, and the rake in {rest}'),
    ('board', 'a board in the summary'),
    ('dealt board', 'a board in the summary, which is dealt if the lines of play have none'),
    ('cancelled', 'the hand was not played'),
    ('chat', 'words of a player or of the room'),
    ('other', 'a line without effect')
) AS k (kind, meaning);
