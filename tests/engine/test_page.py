"""The engine in a page: the rules at once, whatever takes a while in workers, under the server's own policy."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from blockness import Position
from blockness.cli.review import as_data
from blockness.game import Record
from blockness.players import Limit, level, review
from blockness.players.review import marked
from blockness.players.solved import look_up
from check_solved import any_pair
from e2e.paging import paging

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

LINE = str(Position.start(2))


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with paging(tmp_path_factory.mktemp("page")) as page:
        yield page


def test_the_rules_answer_on_the_page_itself(page: Page) -> None:
    found = page.evaluate("async line => { const engine = await rules(); return engine.legalMoves(line); }", LINE)
    assert found == [str(move) for move in Position.start(2).legal_moves]


def test_a_worker_chooses_what_python_chooses(page: Page) -> None:
    options = {"level": "heron", "seed": 3}
    found = page.evaluate("([line, options]) => ask('choose', line, options)", [LINE, options])
    assert found == str(level("heron", 3).choose(Position.start(2), Limit()))


def test_a_search_tells_how_far_it_has_come(page: Page) -> None:
    found = page.evaluate(
        """async line => {
          const seen = [];
          const onProgress = ({ done }) => seen.push(done);
          const { simulations } = await ask("analyse", line, { seconds: 1 }, { onProgress });
          return [seen, simulations];
        }""",
        LINE,
    )
    seen, simulations = found
    assert seen == sorted(seen)
    assert 0 < seen[0] <= seen[-1] <= simulations


def test_a_search_can_be_stopped_and_others_go_on(page: Page) -> None:
    found = page.evaluate(
        """async line => {
          const stopping = new AbortController();
          const endless = ["analyse", "analyse", "analyse"].map((task) =>
            ask(task, line, { seconds: 3600 }, { signal: stopping.signal }).catch(({ name }) => name));
          setTimeout(() => stopping.abort(), 100);
          return [await Promise.all(endless), await ask("choose", line, { level: "otter" })];
        }""",
        LINE,
    )
    assert found[0] == ["AbortError"] * 3
    assert found[1].startswith("S")


def test_two_workers_review_a_game_as_python_does(page: Page) -> None:
    chance, record = random.Random(3), Record.start(3)
    while not record.is_over:
        record.play(chance.choice(record.position.legal_moves))
    found = page.evaluate(
        """async text => {
          const seen = [];
          const options = { simulations: 300, nodes: 1000 };
          const review = await reviewGame(await readReplay(text), options, { onPly: ({ ply }) => seen.push(ply) });
          return [review.plies, seen.sort((one, other) => one - other)];
        }""",
        str(record),
    )
    here = marked(list(review(record, Limit(simulations=300, nodes=1_000))))
    assert found == [[as_data(one) for one in here], [one.ply for one in here]]


def test_what_a_worker_refuses_arrives_with_its_name(page: Page) -> None:
    found = page.evaluate(
        """async line => {
          const told = ({ name, message, flaw, reason }) => [name, message, flaw ?? null, reason ?? null];
          const puzzle = "grow:all classic orange:d4f4/1:3/2 green:- orange";
          return [
            await ask("choose", "nonsense").catch(told),
            await ask("provePuzzle", "grow:all classic orange:d4f4/1 green:- orange").catch(told),
            await ask("answered", puzzle, { moves: ["Ha1a2/3"] }).catch(told),
          ];
        }""",
        LINE,
    )
    position, puzzle, move = found
    assert position[0] == "InvalidPosition"
    assert puzzle[0] == "InvalidPuzzle"
    assert puzzle[2] == "nothing-given"
    assert move[0] == "IllegalMove"
    assert move[3]["code"]


def test_a_worker_looks_up_what_is_solved(page: Page) -> None:
    chance = random.Random(5)
    positions = [any_pair(chance, starts) for starts in (0, 1, 2) for _ in range(30)]
    found = page.evaluate(
        """(lines) => Promise.all(lines.map(async (line) => [
          await ask('solve', line), await ask('choose', line, { simulations: 1 })]))""",
        [str(position) for position in positions],
    )
    for position, (solution, chosen) in zip(positions, found, strict=True):
        known = look_up(position)
        assert known is not None
        assert (tuple(solution["winners"]), solution["move"]) == (known.winners, str(known.move))
        if position.turn in known.winners:
            assert chosen == str(known.move)
