{# A test that fails with the rows in which the column's text is no hand of five to seven cards. With `cards`, a hand
   has to have this number of cards. pokersql_error says why a row fails. NULL passes. With the config `where`, dbt's model is a query with an alias, so the
   macro puts it into another query. #}
{% test is_hand(model, column_name, cards=none) -%}
{%- set relation = '(SELECT * FROM ' ~ model ~ ')' -%}
WITH
-- One row per different text of the column: its rank, or its error
pokersql_answers AS (
    {{ pokersql.text_ranks(relation, column_name) | indent }}
)

SELECT
    t.*,
    COALESCE(r.pokersql_error, 'wrong_count ' || r.pokersql_cards) AS pokersql_error
FROM {{ relation }} AS t
INNER JOIN pokersql_answers AS r ON CAST({{ column_name }} AS TEXT) = r.pokersql_hand
WHERE r.pokersql_error IS NOT NULL{% if cards is not none %} OR r.pokersql_cards <> {{ cards }}{% endif %}
{%- endtest %}
