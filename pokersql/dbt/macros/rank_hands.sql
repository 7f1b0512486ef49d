{# A SELECT of the rows of `relation`, each with hand_rank, category, description and error. `column` has the hands, as
   text of five to seven cards; it is a column's name, or an expression. #}
{% macro rank_hands(relation, column) -%}
WITH
-- One row per different text of the column: its rank, or its error
pokersql_answers AS (
    {{ pokersql.text_ranks(relation, column) | indent }}
)

SELECT
    t.*,
    r.pokersql_rank AS hand_rank,
    r.pokersql_category AS category,
    r.pokersql_description AS description,
    r.pokersql_error AS error
FROM {{ relation }} AS t
LEFT JOIN pokersql_answers AS r ON CAST({{ column }} AS TEXT) = r.pokersql_hand
{%- endmacro %}
