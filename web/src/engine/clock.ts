/** The time in seconds, for searches with a time limit. */

export type Clock = () => number;

export const clock: Clock = () => performance.now() / 1000;
