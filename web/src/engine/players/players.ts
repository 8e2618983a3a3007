/** The levels, and the players that they make; src/blockness/players/{levels,one_ply}.py in the page. */

import { Invalid } from "../../words/texts/errors";
import { quoted } from "../../words/texts/quoted";
import type { Limit, Progress } from "../api";
import { MOST_MOVES, ROW, TEMPER } from "../kernels/layout";
import type { Field } from "../kernels/module";
import type { Position, Rules } from "../kernels/rules";
import { KNOWING, LEVEL_SETTINGS, MANNER_NAMES, PLAIN } from "./levels";
import { type Means, Searcher } from "./searcher";

type TemperName = Exclude<keyof typeof TEMPER, "size">;
type Settings = Readonly<Record<string, number | string | boolean>>;

/** What chooses. It may remember the game, so give every game a player of its own. */
export interface Player {
  choose(position: Position, limit: Limit): Generator<Progress, string>;
}

const LEVELS: Readonly<Record<string, Settings>> = LEVEL_SETTINGS;
const OTHERS = ["simulations", "seconds", "solve_nodes", "solve_share"];
const KEY = { at: 0, kind: "u64" } as const satisfies Field;

/** A player of a level, or of a level with other settings, like `kelpie:simulations=500,exploration=2`. */
export function playerOf(rules: Rules, text: string, seed: number, means: Means): Player {
  const [name = "", rest] = split(text, ":");
  const level = Object.hasOwn(LEVELS, name) ? LEVELS[name] : undefined;
  if (!level) throw new Invalid(`expected a level (${Object.keys(LEVELS).join(", ")}), got ${quoted(name)}`);
  const settings = { ...level, ...changes(level, rest) };
  if (settings["kind"] === "glance") return new OnePly(rules, settings, seed);
  const manner: Record<string, number> = { ...(settings["kind"] === "plain" ? PLAIN : KNOWING) };
  for (const key of MANNER_NAMES) if (key in settings) manner[key] = Number(settings[key]);
  const number = (key: string) => (key in settings ? Number(settings[key]) : null);
  const searching = {
    manner,
    seed,
    seconds: number("seconds"),
    simulations: number("simulations"),
    solveNodes: number("solve_nodes") ?? 0,
    solveShare: number("solve_share") ?? 0,
  };
  const solved = settings["looks_up"] ? means.solved : null;
  return new Searcher(rules, searching, { ...means, solved });
}

function changes(level: Settings, rest: string | undefined): Settings {
  const known = [...new Set([...Object.keys(level), ...MANNER_NAMES, ...OTHERS])];
  const pairs = (rest ? rest.split(",") : []).map((word) => {
    const [key = "", value = ""] = split(word, "=");
    if (!/^-?\d+(\.\d+)?$/.test(value)) throw new Invalid(`expected setting=number, got ${quoted(word)}`);
    if (!known.includes(key)) throw new Invalid(`expected a setting (${known.sort().join(", ")}), got ${quoted(key)}`);
    return [key, Number(value)] as const;
  });
  return Object.fromEntries(pairs);
}

/** The parts before and after the first mark. */
function split(text: string, mark: string): readonly (string | undefined)[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** Looks one move ahead and errs as people do. */
class OnePly implements Player {
  readonly #rules: Rules;
  readonly #settings: Settings;
  readonly #chance: number;

  constructor(rules: Rules, settings: Settings, seed: number) {
    this.#rules = rules;
    this.#settings = settings;
    this.#chance = rules.module.area("glance chance", 8);
    rules.module.set(this.#chance, KEY, seed);
    rules.module.doors.seed_chance(this.#chance);
  }

  *choose(position: Position): Generator<Progress, string> {
    yield { done: 0, of: 1 };
    const { module, tables } = this.#rules;
    const rows = module.area("glance rows", 2 * ROW.size);
    const codes = module.area("codes", MOST_MOVES * 8);
    const temper = module.cleared("glance temper", TEMPER.size);
    module.bytes(rows, ROW.size).set(position.row);
    for (const name of Object.keys(TEMPER).filter((key) => key in this.#settings)) {
      module.set(temper, TEMPER[name as TemperName], Number(this.#settings[name]));
    }
    return this.#rules.moveOf(position, module.doors.glance_at(tables, rows, codes, this.#chance, temper));
  }
}
