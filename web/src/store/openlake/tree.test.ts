/** The tree of the open lake: it grows, is pruned, and comes back from its record. */

import { describe, expect, it } from "vitest";
import type { Line } from "../../words/texts/record";
import {
  below,
  branchOf,
  endOf,
  followed,
  grown,
  named,
  pathTo,
  plant,
  promoted,
  pruned,
  ROOT,
  type Tree,
  treeOf,
  trunkOf,
  twigAt,
  wayTo,
} from "./tree";

/** Moves are letters here, and a position is the way to it. */
function tried(...ways: readonly string[]): Tree {
  return ways.reduce((tree, way) => {
    let [grew, at] = [tree, ROOT];
    for (const move of way) [grew, at] = grown(grew, at, move, twigAt(grew, at).line + move);
    return grew;
  }, plant(""));
}

function at(tree: Tree, way: string): number {
  const found = [...tree.twigs.values()].find(({ line }) => line === way);
  return found?.id ?? -1;
}

/** A tree in letters: branches in parentheses after the move that they replace. */
function written({ moves, comments, branches }: Line): string {
  return moves
    .map((move, i) => {
      const note = comments.get(i + 1);
      return move + (note ? `{${note}}` : "") + (branches?.get(i + 1) ?? []).map((one) => `(${written(one)})`).join("");
    })
    .join("");
}

describe("the tree of the open lake", () => {
  it("keeps what was tried before when something else is tried", () => {
    const tree = tried("abc", "abd", "ae", "abc");
    expect(written(trunkOf(tree))).toBe("ab(e)c(d)");
    expect(tree.twigs.size).toBe(6);
    expect(wayTo(tree, at(tree, "abd")).map(({ move }) => move)).toEqual(["", "a", "b", "d"]);
    expect(endOf(tree, ROOT)).toBe(at(tree, "abc"));
  });

  it("makes a branch the main one, and no other", () => {
    const tree = tried("abc", "abd", "aef", "aeg");
    const deep = at(tree, "aeg");
    expect(branchOf(tree, deep)).toBe(deep);
    const once = promoted(tree, deep);
    expect(written(trunkOf(once))).toBe("ab(eg(f))c(d)");
    const twice = promoted(once, deep);
    expect(written(trunkOf(twice))).toBe("ae(bc(d))g(f)");
    expect(branchOf(twice, deep)).toBeNull();
    expect(promoted(twice, deep)).toBe(twice);
  });

  it("loses a branch with all that follows it, and never the first position", () => {
    const tree = tried("abc", "abd", "ae");
    expect(below(tree, at(tree, "ab"))).toHaveLength(3);
    expect(written(trunkOf(pruned(tree, at(tree, "ab"))))).toBe("ae");
    expect(pruned(tree, ROOT)).toBe(tree);
  });

  it("comes back from its record with names and where it was", () => {
    const tree = named(tried("abc", "abd", "aef", "g"), 4, "the other way");
    const again = treeOf(trunkOf(tree));
    expect(written(trunkOf(again))).toBe("a(g)b(ef)c(d{the other way})");
    for (const id of tree.twigs.keys()) {
      const there = twigAt(again, followed(again, pathTo(tree, id)));
      expect([there.line, there.name]).toEqual([twigAt(tree, id).line, twigAt(tree, id).name]);
    }
    expect(followed(again, "0z")).toBe(at(again, "a"));
  });

  it("takes a branch that is written twice for one", () => {
    const twice: Line = {
      positions: ["", "a"],
      moves: ["a"],
      comments: new Map(),
      branches: new Map([
        [
          1,
          [
            { positions: ["", "b", "bc"], moves: ["b", "c"], comments: new Map([[0, "one"]]) },
            { positions: ["", "b", "bd"], moves: ["b", "d"], comments: new Map() },
          ],
        ],
      ]),
    };
    expect(written(trunkOf(treeOf(twice)))).toBe("a(b{one}c(d))");
  });
});
