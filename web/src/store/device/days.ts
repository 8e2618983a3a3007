/** Days of the device's own calendar, written as 2026-11-16, and how many came in a row. */

export function dayOf(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** At noon, which every day has once. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

export function daysBefore(day: string, count: number): string {
  const date = dateOf(day);
  date.setDate(date.getDate() - count);
  return dayOf(date);
}

/** The days in a row up to today; today may still come. */
export function streakOf(days: readonly string[], today: string): number {
  const solved = new Set(days);
  const last = solved.has(today) ? today : daysBefore(today, 1);
  let count = 0;
  while (solved.has(daysBefore(last, count))) count += 1;
  return count;
}
