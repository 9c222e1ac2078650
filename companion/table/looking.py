"""What the reading requests are told of the game on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion import protocol
from companion.protocol import Answer, done
from companion.table import record
from companion.table.sitting import Sitting


def _choices(sitting: Sitting, _: protocol.Choices) -> Answer:
    return done(choices=[protocol.choice_out(choice) for choice in sitting.choices()])


def _state(sitting: Sitting, _: protocol.StateRequest) -> Answer:
    return done(state=sitting.plain())


def _record(sitting: Sitting, _: protocol.Record) -> Answer:
    return done(record=record.write(sitting.header, sitting.node.entries()))


def _preview(sitting: Sitting, request: protocol.Preview) -> Answer:
    words = tuple(request.move.split())
    return done(text="" if sitting.over else sitting.rules.preview(sitting.node.state, words))


LOOKS: dict[type, Callable[[Sitting, Any], Answer]] = {
    protocol.Choices: _choices,
    protocol.StateRequest: _state,
    protocol.Record: _record,
    protocol.Preview: _preview,
}
