"""Answers questions about push or fold by the queries in sql/page/push_fold."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from pokersql.page import desk, schema


class Question(NamedTuple):
    """The stack of both players and the ante of each, in big blinds, as the user typed them."""

    stack: Annotated[str, schema.text(100)] = ""
    ante: Annotated[str, schema.text(100)] = ""


class PushFoldDesk(desk.ScriptDesk[Question]):
    """The desk that answers questions about push or fold."""

    room = "push_fold"
    asks = Question
