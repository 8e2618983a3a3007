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

/** Whether a text is a day before today. */
export function isPast(text: string, today: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(dateOf(text)) === text && text < today;
}

/** The Monday of its week. */
export function mondayOf(day: string): string {
  return daysBefore(day, (dateOf(day).getDay() + 6) % 7);
}

/** The days of a month like 2026-11. */
export function daysOf(month: string): readonly string[] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const count = new Date(year, number, 0).getDate();
  return Array.from({ length: count }, (_, i) => `${month}-${String(i + 1).padStart(2, "0")}`);
}

/** The month so many months after another; before it, if the number is negative. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return dayOf(new Date(year, number - 1 + count, 1)).slice(0, 7);
}

/** The days in a row up to today; today may still come. */
export function streakOf(days: readonly string[], today: string): number {
  const solved = new Set(days);
  const last = solved.has(today) ? today : daysBefore(today, 1);
  let count = 0;
  while (solved.has(daysBefore(last, count))) count += 1;
  return count;
}
