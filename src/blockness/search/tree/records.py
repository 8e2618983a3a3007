"""What a tree search works with: nodes, its settings, and the memory of one thread."""

from __future__ import annotations

from typing import Annotated, Protocol, TypeAlias

import numpy as np

from blockness.rules.legal import MOST_GROUPS, MOST_MOVES
from blockness.rules.record import Byte, Int, Ints, Real, Reals, Short, Word, record
from blockness.rules.row import MOST_PLIES, MOST_SEATS
from blockness.search.habit import Habit
from blockness.search.outlook import MOST_FACTS

CODES = 1 << 15
MEAN, COUNT = 0, 1  # what the history of a move holds: its average reward, and how often it was played
DOUBT = 5  # times that a move nobody has played counts as played, for an even share of the victory
UNPROVED = -1
FULL = 255.0  # a whole victory in an outlook that is kept
WHOLE = 12  # shares are counted in twelfths: a victory is shared by one, two, three or four

History: TypeAlias = Reals  # by seat, code of a move, and MEAN or COUNT


class Node(Protocol):
    """A position in the tree, and what is known about the move that led there."""

    value: Real  # what the seat that moved here got, over all visits
    visits: Int
    first: Int  # its children are side by side
    count: Int
    prior: Annotated[float, np.float32]  # how promising the move was before it was tried
    shares: Annotated[Ints, np.uint8, MOST_SEATS]  # every seat's share by the outlook alone, in 255ths
    code: Short
    turn: Byte  # who moves next
    seat: Byte  # who moved here; at the root, who moves
    proved: Annotated[int, np.int8]  # that seat's share in twelfths once it is certain, else UNPROVED


class Manner(Habit, Protocol):
    """How a search goes about it, in numbers, so that players are data."""

    is_plain: Word  # UCB1 over all moves, uniform playouts, no knowledge, no proofs
    exploration: Real
    widening: Real  # visits from which it explores more and more at tables of three and four; 0: never
    patience: Word  # visits before a leaf gets children
    trust: Real  # how many visits the outlook of a move counts for
    sharpness: Real  # how much the outlook of a move counts in its prior
    history: Real  # weight of how a move did anywhere in the tree
    foresight: Real  # how much of a leaf's value is its outlook; the rest is a game played out from there
    keenness: Word  # how often such a game draws again when a random move looks worse than usual
    margin: Real  # how much of the reward is the lead; the rest is the share of the victory


class Work(Protocol):
    """What one thread works with; it is also the Choices of its playouts."""

    stop: Word  # set from outside
    simulations: Word
    used: Word  # nodes of the tree in use
    depth: Word
    path: Annotated[Ints, np.int32, MOST_PLIES + 2]
    rewards: Annotated[Reals, np.float64, MOST_SEATS]
    share_sums: Annotated[Reals, np.float64, MOST_SEATS]  # rewards of all simulations since the root was set
    left_sums: Annotated[Reals, np.float64, MOST_SEATS]  # segments left at the end of those that were played out
    endings: Word  # how many of those there are
    shares: Annotated[Reals, np.float64, MOST_SEATS]
    facts: Annotated[Ints, np.int64, MOST_FACTS]  # about one seat
    moves: Annotated[Ints, np.int64, MOST_SEATS]  # how many each seat has
    worths: Annotated[Ints, np.int64, MOST_SEATS]  # what each seat's remaining segments promise
    promises: Annotated[Ints, np.int64, MOST_SEATS]  # what the facts about each seat promise
    plies: Word  # of the game that was played out from the leaf
    movers: Annotated[Ints, np.int64, MOST_PLIES]  # who moved in it
    played: Annotated[Ints, np.int64, MOST_PLIES]  # and what
    mask: Annotated[Ints, np.int64, MOST_GROUPS + 1]
    place: Annotated[Ints, np.int64, MOST_GROUPS + 1]
    codes: Annotated[Ints, np.int64, MOST_MOVES]
    parents: Annotated[Ints, np.int64, MOST_SEATS + 1]  # where `find` stands, level by level
    children: Annotated[Ints, np.int64, MOST_SEATS + 1]


NODE, MANNER, WORK = record(Node), record(Manner), record(Work)
