/** The puzzles of the package, made into modules by web/bank.ts. */

declare module "virtual:bank" {
  type Place = readonly [chapter: string, par: number, isMasterpiece: boolean]; // of a published one
  type Listed = readonly [id: string, theme: string, grade: number, text: string, ...([] | Place)];
  type Part = () => Promise<{ readonly default: readonly Listed[] }>;

  export const published: Part;
  export const weekly: Part; // in the order of the weeks
  export const years: readonly Part[]; // of the puzzles of the day, week by week from Monday to Sunday
  export const weeks: number;
  export const weeksOfYear: number;
}
