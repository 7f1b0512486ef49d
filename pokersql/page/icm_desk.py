"""Answers questions about what chips are worth by the queries in sql/page/icm."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from pokersql.page import desk, schema


class Question(NamedTuple):
    """The stacks of a tournament's players and the prizes, as the user typed them."""

    stacks: Annotated[str, schema.text()] = ""
    payouts: Annotated[str, schema.text()] = ""


class IcmDesk(desk.ScriptDesk[Question]):
    """The desk that answers questions about what chips are worth."""

    room = "icm"
    asks = Question
