-- What a board of three to five cards tells: its suits, its pairs, its highest card, its straights and its flushes
-- Reads: pokersql.rank_textures, pokersql.suit_textures
-- Engine: duckdb

-- board_texture('Qh 7h 2c').suits is 'two-tone'. The result is a STRUCT with the columns of board_textures. It is NULL
-- if the board can't be read, repeats a card, or has another number of cards. A board is written like a hand.

CREATE MACRO pokersql.board_texture(board) AS (
    SELECT
        {
            'suits': s.suits,
            'paired': r.paired,
            'high_card': r.high_card,
            'connected': r.connected,
            'straights_possible': r.straights_possible,
            'flush_possible': s.flush_possible
        }
    FROM pokersql.rank_textures AS r
    INNER JOIN pokersql.suit_textures AS s ON r.cards = s.cards
    WHERE
        r.cards = BIT_COUNT(pokersql.read_bits(board))
        AND r.rank_codes = pokersql.code_sum(pokersql.read_bits(board))
        AND s.most_suited = pokersql.most_suited(pokersql.read_bits(board))
);
