/** The puzzles of the package, made into modules by web/bank.ts. */

declare module "virtual:bank" {
  type Listed = readonly [id: string, theme: string, grade: number, text: string];
  type Part = () => Promise<{ readonly default: readonly Listed[] }>;

  export const published: Part;
  export const years: readonly Part[]; // of the puzzles of the day, week by week from Monday to Sunday
  export const weeks: number;
  export const weeksOfYear: number;
}
