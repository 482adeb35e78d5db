/** Below this a number means seconds (the year 5138), above it milliseconds (the year 1973). */
const firstMillisecondValue = 100_000_000_000;

/**
 * A timestamp as ISO 8601.
 * @param value ISO text, seconds or milliseconds since 1970, the numbers also as text.
 * @returns null when the value is not a time.
 */
export function toIso(value: string | number | null | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  const number =
    typeof value === 'number' ? value : /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : null;
  const scale = number !== null && Math.abs(number) < firstMillisecondValue ? 1000 : 1;
  const date = number === null ? new Date(value) : new Date(Math.round(number * scale));
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Makes a format once: a list of hundreds would spend most of its time making them. */
function once<Format>(make: () => Format, kept: Map<string, Format>, ...key: unknown[]): Format {
  const name = key.join(' ');
  const format = kept.get(name) ?? make();
  kept.set(name, format);
  return format;
}

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();
const fullFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * How long ago a time was, in words: "2 hours ago", "yesterday", "now". A time to come reads as now, since
 * only a wrong clock makes one.
 * @param iso the time.
 * @param now milliseconds since 1970.
 * @param style long words for posts, narrow ones for comments ("2h ago").
 */
export function relativeTime(
  iso: string,
  now: number,
  locale = 'en',
  style: 'long' | 'narrow' = 'long',
): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  const seconds = Math.max(0, (now - time) / 1000);
  const make = () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style });
  const words = once(make, relativeFormats, locale, style);
  const unit = units.find(([, length]) => seconds >= length);
  return unit === undefined
    ? words.format(0, 'second')
    : words.format(-Math.floor(seconds / unit[1]), unit[0]);
}

/** The full date and time, for the title of a relative one. */
export function fullTime(iso: string, locale = 'en', timeZone?: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  const make = () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return once(make, fullFormats, locale, timeZone).format(time);
}
