/** Calculations with days, which are `YYYY-MM-DD`, and months, which are `YYYY-MM`. */

const dayMs = 86_400_000;

/**
 * The day of a time in UTC.
 * @param time milliseconds since 1970
 */
export const utcDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day of a time in the time zone of this device. */
export function localDay(time: Date): string {
  return utcDay(time.getTime() - time.getTimezoneOffset() * 60_000);
}

/** The day that is a number of days later, or earlier when the number is negative. */
export function addDays(day: string, days: number): string {
  return utcDay(Date.parse(day) + days * dayMs);
}

/** The number of days from one to another; negative when the other is before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The month of a day. */
export const monthOf = (day: string) => day.slice(0, 7);

/** The month that is a number of months later, or earlier when the number is negative. */
export function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01`);
  return monthOf(utcDay(date.setUTCMonth(date.getUTCMonth() + count)));
}

/** The same day of an earlier month; a day that it does not have counts on into the next one. */
export function monthsBefore(day: string, months: number): string {
  const date = new Date(day);
  return utcDay(date.setUTCMonth(date.getUTCMonth() - months));
}
