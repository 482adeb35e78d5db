import { startOfDay } from '@aura/domain/rules/start-of-day';

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * Returns the cached format of a key, or creates it. Creating a format takes longer than formatting a hundred
 * times.
 */
function cached<Format>(cache: Map<string, Format>, create: () => Format, ...key: unknown[]): Format {
  const name = key.join(' ');
  const format = cache.get(name) ?? create();
  cache.set(name, format);
  return format;
}

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();
const fullFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a time relative to now: "2 hours ago", "yesterday", "1 week ago", "now". Days are those of the calendar,
 * longer units are completed ones. A future time is formatted as "now", since it results from a wrong clock. Returns
 * an empty string for an invalid time.
 * @param now milliseconds since 1970
 * @param style long for posts, narrow for comments ("2h ago")
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
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? (['second', Infinity] as const);
  const isDay = unit === 'day';
  // "last week" would be the calendar week before this one.
  const numeric = isDay || unit === 'second' ? 'auto' : 'always';
  const create = () => new Intl.RelativeTimeFormat(locale, { numeric, style });
  const format = cached(relativeFormats, create, locale, style, numeric);
  // A day with a clock change is up to an hour longer or shorter.
  const count = isDay
    ? Math.round((startOfDay(now) - startOfDay(time)) / 86_400_000)
    : Math.floor(seconds / length);
  return format.format(-count, unit);
}

/** Formats a time with its full date. Returns an empty string for an invalid time. */
export function fullTime(iso: string, locale = 'en-GB', timeZone?: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  const create = () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return cached(fullFormats, create, locale, timeZone).format(time);
}
