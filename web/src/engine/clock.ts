/** The time in seconds, for searches that may take only so long. */

export type Clock = () => number;

export const clock: Clock = () => performance.now() / 1000;
