/** The tree of the open lake: every position that was looked at, and how it came about. Plain values, nothing else. */

import type { Line } from "../../words/texts/record";

/** A position, and the move that led to it. */
export interface Twig {
  readonly id: number;
  readonly parent: number | null; // null for the root
  readonly move: string; // empty for the root
  readonly line: string; // the position line
  readonly name: string; // what somebody noted; of a branch's first move, the branch's name
  readonly next: readonly number[]; // what was tried from here: the main move first
}

export interface Tree {
  readonly twigs: ReadonlyMap<number, Twig>;
  readonly last: number; // the latest id
}

export const ROOT = 0;

/** A tree that has only its first position. */
export function plant(line: string, name = ""): Tree {
  return { twigs: new Map([[ROOT, { id: ROOT, parent: null, move: "", line, name, next: [] }]]), last: ROOT };
}

export function twigAt(tree: Tree, id: number): Twig {
  const twig = tree.twigs.get(id) ?? tree.twigs.get(ROOT);
  if (!twig) throw new Error("expected a tree to have a root");
  return twig;
}

/** The tree after a move from somewhere, and where the move leads; one that was there before is followed. */
export function grown(tree: Tree, from: number, move: string, line: string): readonly [Tree, number] {
  const known = nextBy(tree.twigs, from, move);
  if (known) return [tree, known.id];
  const twigs = new Map(tree.twigs);
  return [{ twigs, last: tree.last + 1 }, put(twigs, tree.last + 1, from, move, line)];
}

function nextBy(twigs: Tree["twigs"], from: number, move: string): Twig | undefined {
  return twigs
    .get(from)
    ?.next.map((id) => twigs.get(id))
    .find((twig) => twig?.move === move);
}

function put(twigs: Map<number, Twig>, id: number, from: number, move: string, line: string): number {
  const parent = twigs.get(from);
  if (parent) twigs.set(from, { ...parent, next: [...parent.next, id] });
  twigs.set(id, { id, parent: from, move, line, name: "", next: [] });
  return id;
}

export function named(tree: Tree, id: number, name: string): Tree {
  return { ...tree, twigs: new Map(tree.twigs).set(id, { ...twigAt(tree, id), name }) };
}

/** The tree without a move and all that follows it; the root stays. */
export function pruned(tree: Tree, id: number): Tree {
  const { parent } = twigAt(tree, id);
  if (parent === null) return tree;
  const twigs = new Map(tree.twigs);
  for (const gone of below(tree, id)) twigs.delete(gone);
  const above = twigAt(tree, parent);
  return { ...tree, twigs: twigs.set(parent, { ...above, next: above.next.filter((one) => one !== id) }) };
}

/** A move and all that follows it. */
export function below(tree: Tree, id: number): readonly number[] {
  const found = [id];
  for (let at = 0; at < found.length; at++) found.push(...twigAt(tree, found[at] ?? id).next);
  return found;
}

/** The first move of the branch that a move belongs to; null on the main line. */
export function branchOf(tree: Tree, id: number): number | null {
  const { parent } = twigAt(tree, id);
  if (parent === null) return null;
  return twigAt(tree, parent).next[0] === id ? branchOf(tree, parent) : id;
}

/** The branch that a move belongs to becomes the main one where it starts. */
export function promoted(tree: Tree, id: number): Tree {
  const first = branchOf(tree, id);
  const parent = first === null ? null : twigAt(tree, first).parent;
  if (first === null || parent === null) return tree;
  const above = twigAt(tree, parent);
  const next = [first, ...above.next.filter((one) => one !== first)];
  return { ...tree, twigs: new Map(tree.twigs).set(parent, { ...above, next }) };
}

/** From the root to a position. */
export function wayTo(tree: Tree, id: number): readonly Twig[] {
  const way: Twig[] = [];
  for (let at: number | null = id; at !== null; ) {
    const twig: Twig = twigAt(tree, at);
    way.unshift(twig);
    at = twig.parent;
  }
  return way;
}

/** The last position of the line that goes on from one. */
export function endOf(tree: Tree, id: number): number {
  const [main] = twigAt(tree, id).next;
  return main === undefined ? id : endOf(tree, main);
}

/** The way to a position as text: which of the moves was taken at each step. */
export function pathTo(tree: Tree, id: number): string {
  return wayTo(tree, id)
    .slice(1)
    .map((twig) => twigAt(tree, twig.parent ?? ROOT).next.indexOf(twig.id))
    .map((index) => index.toString(36))
    .join("");
}

/** Where a way leads, as far as it can be followed. */
export function followed(tree: Tree, path: string): number {
  let at = ROOT;
  for (const sign of path) {
    const next = twigAt(tree, at).next[Number.parseInt(sign, 36)];
    if (next === undefined) return at;
    at = next;
  }
  return at;
}

/** The tree of a record: a branch that is there twice is one. */
export function treeOf(trunk: Line): Tree {
  const twigs = new Map(plant(trunk.positions[0] ?? "", trunk.comments.get(0)).twigs);
  const graft = (line: Line, from: number, first: string) => {
    let here = from;
    for (const [index, move] of line.moves.entries()) {
      const before = here;
      here = nextBy(twigs, before, move)?.id ?? put(twigs, twigs.size, before, move, line.positions[index + 1] ?? "");
      const twig = twigs.get(here);
      const said = [twig?.name, index === 0 ? first : "", line.comments.get(index + 1)].filter(Boolean).join(" ");
      if (twig && said) twigs.set(here, { ...twig, name: said });
      for (const branch of line.branches?.get(index + 1) ?? []) graft(branch, before, branch.comments.get(0) ?? "");
    }
  };
  graft(trunk, ROOT, "");
  return { twigs, last: twigs.size - 1 };
}

/** The tree as a record has it. */
export function trunkOf(tree: Tree): Line {
  const root = twigAt(tree, ROOT);
  return lineFrom(tree, root, root.next[0]);
}

function lineFrom(tree: Tree, from: Twig, first: number | undefined): Line {
  const line = {
    positions: [from.line],
    moves: [] as string[],
    comments: new Map<number, string>(from.parent === null && from.name ? [[0, from.name]] : []),
    branches: new Map<number, readonly Line[]>(),
  };
  let before = from;
  for (let id = first; id !== undefined; ) {
    const twig = twigAt(tree, id);
    line.moves.push(twig.move);
    line.positions.push(twig.line);
    const number = line.moves.length;
    if (twig.name) line.comments.set(number, twig.name);
    const others = before.next[0] === id ? before.next.slice(1) : []; // a branch's own first move is listed by its rival
    if (others.length)
      line.branches.set(
        number,
        others.map((other) => lineFrom(tree, before, other)),
      );
    before = twig;
    id = twig.next[0];
  }
  return line;
}
