/** Numbers below this are seconds (until the year 5138), others milliseconds (from the year 1973). */
const firstMillisecondValue = 100_000_000_000;

/**
 * Converts a timestamp to ISO 8601.
 * @param value ISO text, or seconds or milliseconds since 1970 as a number or text
 * @returns null when the value is not a time
 */
export function toIso(value: string | number): string | null {
  if (value === '') return null;
  const number =
    typeof value === 'number' ? value : /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : null;
  const scale = number !== null && Math.abs(number) < firstMillisecondValue ? 1000 : 1;
  const date = number === null ? new Date(value) : new Date(Math.round(number * scale));
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
