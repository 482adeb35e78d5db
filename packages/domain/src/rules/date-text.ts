/** A day in words, such as "4 March 2024", in UTC, so that everyone reads the same. @param iso a day or a time, ISO 8601 */
export function dateText(iso: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(iso));
}
