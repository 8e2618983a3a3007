/** Shares of the victory as figures: in percent, and in points of a hundred. */

export type Names = Readonly<Record<string, string>>; // of the seats, by colour

/** "43 %", as each language writes it. */
export function percent(language: string, share: number): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(share);
}

/** What a share is in points; whatever was given away is one at least. */
export function pointsOf(share: number): number {
  return Math.max(1, Math.round(share * 100));
}

/** Who gained how many points, or lost them; those who gained most first, and nobody who gained less than half a point. */
export function gainsIn(gained: Readonly<Record<string, number>>): readonly { colour: string; points: number }[] {
  return Object.entries(gained)
    .map(([colour, share]) => ({ colour, points: Math.round(share * 100) }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => b.points - a.points);
}
