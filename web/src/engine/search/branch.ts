/** What a tree says about each move. */

import { FULL, NODE, UNPROVED, WHOLE } from "../kernels/layout";
import type { Module } from "../kernels/module";

export interface Branch {
  readonly code: number;
  readonly visits: number;
  readonly value: number; // the mover's reward, on average
  readonly proved: number | null; // the mover's share of the victory, where it is certain
}

export function branchAt(module: Module, node: number): Branch {
  const visits = module.get(node, NODE.visits);
  const seat = module.get(node, NODE.seat);
  const proved = module.get(node, NODE.proved);
  return {
    code: module.get(node, NODE.code),
    visits,
    value: visits ? module.get(node, NODE.value) / visits : module.get(node, NODE.shares, seat) / FULL,
    proved: proved === UNPROVED ? null : proved / WHOLE,
  };
}

/** Sort moves, best first: likely ones by visits, each proved one ahead of the first that is worth no more. */
export function ranked(branches: readonly Branch[]): Branch[] {
  const likely = branches.filter(({ proved }) => proved === null).sort(byLikelihood);
  const proved = branches.filter((one) => one.proved !== null).sort(byProof);
  const bestFirst: Branch[] = [];
  for (;;) {
    const [guess, proof] = [likely.at(-1), proved.at(-1)];
    if (!guess || !proof) return [...bestFirst, ...likely.reverse(), ...proved.reverse()];
    const isBetter = !!proof.proved && proof.proved >= guess.value;
    bestFirst.push(isBetter ? proof : guess);
    (isBetter ? proved : likely).pop();
  }
}

function byLikelihood(one: Branch, other: Branch): number {
  return one.visits - other.visits || one.value - other.value || other.code - one.code;
}

function byProof(one: Branch, other: Branch): number {
  return (one.proved ?? 0) - (other.proved ?? 0) || one.visits - other.visits || other.code - one.code;
}
