"""What the box knows of this table's own components: facts that nobody has checked, cards that the table has told."""

from __future__ import annotations

from companion import protocol
from companion.contract.game import Refusal, Setup, Text, spaced
from companion.contract.view import Prompt
from companion.kept.sets import SetFault, Sets, assumed, merge, said_of
from companion.protocol import Answer, done, error, refused
from companion.table.record import Header
from companion.table.sitting import Sitting


class Components:
    """The set of the game on the table, as far as its owner still has something to say to it."""

    def __init__(self, sets: Sets) -> None:
        self.sets = sets
        self.assumed: tuple[str, ...] = ()
        """Facts of the set that nobody has checked yet."""

    def laid_out(self, header: Header) -> None:
        """A game has come onto the table: its facts are to be checked, but those it was given or played with before."""
        self.assumed = ()
        try:
            content = self.sets.get(header.set_name)
        except SetFault:
            return
        unchecked = (fact for fact in assumed(content) if fact not in header.given)
        self.assumed = tuple(fact for fact in unchecked if header.facts.get(fact) == content.facts[fact])

    def prompts(self, sitting: Sitting) -> tuple[Prompt, ...]:
        """What the box asks its owner beside the game."""
        facts = sitting.header.facts
        checks = (
            Prompt(f"check:{fact}", Text("table-check-fact", fact=said_of(fact, facts[fact]))) for fact in self.assumed
        )
        learnt = sitting.rules.learnt(sitting.node.state)
        return (*checks, *([Prompt("keep", Text("table-new-cards"))] if learnt else []))

    def check(self, request: protocol.Check, sitting: Sitting) -> Answer:
        """The owner has looked at a fact: it is right, or another value is."""
        header = sitting.header
        if request.fact not in header.facts:
            known = spaced(*header.facts)
            return error("bad-request", Text("table-no-fact", fact=request.fact[:40], facts=known))
        value = header.facts[request.fact] if request.value is None else request.value
        facts = {**header.facts, request.fact: value}
        trial = sitting.rules.setup(Setup(header.players, header.options, facts, header.luck))
        if isinstance(trial, Refusal):
            return refused(trial)
        if self.sets.owned is not None:
            self.sets.amend(header.set_name, request.fact, value)
        self.assumed = tuple(fact for fact in self.assumed if fact != request.fact)
        changed = value != header.facts[request.fact]
        return done(fact=request.fact, value=value, applies="next game" if changed else "now")

    def keep(self, request: protocol.Keep, sitting: Sitting) -> Answer:
        """The owner's set takes over the cards that this game has told."""
        name = request.name or sitting.header.set_name
        learnt = sitting.rules.learnt(sitting.node.state)
        if learnt:
            self.sets.save(name, merge(self.sets.get(sitting.header.set_name), learnt))
        return done(set=name, facts=sorted(learnt))
