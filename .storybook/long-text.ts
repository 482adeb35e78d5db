/** Keys of displayed strings; ids, addresses, dates and variants have other keys. */
const READ =
  /^(?:alt|bio|body|brand|caption|children|description|displayName|error|heading|hint|location|material|message|name|note|store|subcategory|tags?|text|title|username|disabledReason)$|[lL]abel$/;

const FILLER =
  'that goes on for as long as anybody has ever written, Donaudampfschifffahrtsgesellschaftskapitänsmütze';

/** A valid username of the maximum length. */
const longUsername = (name: string): string => `${name}.of.the.very.long.name.here`.slice(0, 30);
const longTag = (tag: string): string => `${tag}worninrainandinsnowandonsundays`.slice(0, 50);

function longer(key: string, text: string): string {
  if (text.trim() === '') return text;
  if (key === 'username') return longUsername(text);
  if (key === 'tags' || key === 'tag') return longTag(text);
  return `${text} ${FILLER}`;
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  !('$$typeof' in value) &&
  Object.getPrototypeOf(value) === Object.prototype;

function mapped(key: string, value: unknown): unknown {
  if (typeof value === 'string') return READ.test(key) ? longer(key, value) : value;
  if (Array.isArray(value)) return value.map((entry) => mapped(key, entry));
  return isPlain(value) ? withLongText(value) : value;
}

const known = new WeakMap<object, Readonly<Record<string, unknown>>>();

/**
 * Returns a copy of a story's args with long displayed texts. Elements, functions, files, ids, addresses and
 * variants are unchanged. The same args return the same copy, so that components do not render again.
 */
export function withLongText(args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const earlier = known.get(args);
  if (earlier) return earlier;
  const copy = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, mapped(key, value)]));
  known.set(args, copy);
  return copy;
}
