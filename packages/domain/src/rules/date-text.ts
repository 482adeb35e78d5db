/** A format of days in UTC, so that everyone reads the same. */
export const utcFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });

/**
 * A day in words, such as "4 March 2024".
 * @param iso a day or a time, ISO 8601
 */
export function dateText(iso: string): string {
  return utcFormat({ dateStyle: 'long' }).format(new Date(iso));
}
