/** The colours of the hour: a low morning sun for the light theme, dusk for the dark one. */

import type { Colour } from "../../geometry/position";

export interface Palette {
  readonly mist: string; // what lies beyond the map
  readonly paper: string;
  readonly ink: string;
  readonly grid: string;
  readonly sun: string;
  readonly sunlight: number;
  readonly sky: string;
  readonly earth: string;
  readonly skylight: number;
  readonly gloss: string; // what shiny things mirror
  readonly water: string;
  readonly depths: readonly [string, string, string]; // deep to shallow
  readonly lands: readonly [string, string, string, string]; // shore upwards
  readonly edge: string; // the cut edge of a layer
  readonly ring: string;
  readonly last: string;
  readonly crossing: string;
  readonly wrong: string;
  readonly label: string;
}

export const MORNING: Palette = {
  mist: "#efe7d6",
  paper: "#f1e7cf",
  ink: "#b98f63",
  grid: "#9fb6b4",
  sun: "#ffdcae",
  sunlight: 2.9,
  sky: "#dbe9f2",
  earth: "#b59a78",
  skylight: 1.55,
  gloss: "#fff4e0",
  water: "#9fd4d8",
  depths: ["#1f6584", "#3b93a8", "#76bfc0"],
  lands: ["#d9c596", "#a9ad6c", "#8a9a5a", "#7c8750"],
  edge: "#e7d5ae",
  ring: "#fffaf0",
  last: "#ffd23f",
  crossing: "#fffdf5",
  wrong: "#e2403a",
  label: "#5b4630",
};

export const DUSK: Palette = {
  mist: "#1a2530",
  paper: "#3a4a58",
  ink: "#62707a",
  grid: "#456270",
  sun: "#ffb184",
  sunlight: 2.3,
  sky: "#a9bfe6",
  earth: "#6a5d78",
  skylight: 2.3,
  gloss: "#cfdcff",
  water: "#4d8fae",
  depths: ["#15496b", "#256f8c", "#4590a3"],
  lands: ["#9a8b76", "#687557", "#58684f", "#4d5c47"],
  edge: "#a99678",
  ring: "#fff6e2",
  last: "#ffd56a",
  crossing: "#fff4dc",
  wrong: "#ff6a5e",
  label: "#f6e8cd",
};

interface SkinColours {
  readonly skin: string;
  readonly belly: string;
  readonly shade: number; // how dark the ground between the scales is
}

export const SKIN_COLOURS: Readonly<Record<Colour, SkinColours>> = {
  orange: { skin: "#f7832c", belly: "#ffd9a3", shade: 0.66 },
  green: { skin: "#57b34e", belly: "#d9efa6", shade: 0.58 },
  purple: { skin: "#9560cf", belly: "#dcc0f2", shade: 0.6 },
  black: { skin: "#7f8a9c", belly: "#5a6271", shade: 0.26 },
};
