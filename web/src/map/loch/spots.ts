/** The chart of the loch in its own units: the shore, and where each chapter lies. */

import type { Chapter } from "../../geometry/loch";
import type { Point } from "./lines";

export const WIDTH = 800;
export const HEIGHT = 1120;

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly side: "left" | "right"; // of its mark, where the words stand
}

/** From the jetty to the far end, from one shore to the other: so the words of nine places fit on a phone. */
export const SPOTS: Record<Chapter, Spot> = {
  first: { x: 140, y: 1040, side: "right" },
  "turn-back": { x: 440, y: 923, side: "left" },
  stairs: { x: 170, y: 806, side: "right" },
  "over-two": { x: 690, y: 689, side: "left" },
  "last-gap": { x: 105, y: 572, side: "right" },
  "tail-first": { x: 555, y: 455, side: "left" },
  "tall-head": { x: 270, y: 338, side: "right" },
  "expert-leap": { x: 680, y: 221, side: "left" },
  blocking: { x: 520, y: 104, side: "left" },
};

export const SHORE: readonly Point[] = [
  [470, 74],
  [600, 52],
  [706, 108],
  [738, 224],
  [690, 325],
  [600, 405],
  [612, 504],
  [680, 571],
  [762, 644],
  [770, 753],
  [690, 827],
  [580, 813],
  [510, 865],
  [470, 952],
  [380, 1010],
  [290, 1060],
  [196, 1077],
  [104, 1057],
  [78, 977],
  [132, 896],
  [116, 806],
  [150, 719],
  [88, 652],
  [42, 560],
  [72, 461],
  [160, 417],
  [216, 336],
  [262, 246],
  [332, 170],
  [392, 103],
];
