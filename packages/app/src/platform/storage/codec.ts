/**
 * Reads and writes everything that the app stores in the browser. Stored data may come from another version
 * of the app: the keys of a record are read independently, records of earlier versions are migrated, and what
 * this version cannot read is preserved (docs/decisions/2026-11-23-local-data.md).
 */

/** A stored object whose keys have not been read yet. */
export type StoredRecord = Readonly<Record<string, unknown>>;

/** Returns the value, or undefined when it has another shape. */
export type Reader<T> = (stored: unknown) => T | undefined;

type Readers<T> = { readonly [Key in keyof T]-?: Reader<T[Key]> };

/** Describes how a record is read. */
export interface Codec<T> {
  readonly readers: Readers<T>;
  /** Values for keys that are missing or cannot be read. */
  readonly defaults: T;
  /**
   * The first one migrates a record of version 1 to version 2, and so on. A record without a version has
   * version 1.
   */
  readonly migrations?: readonly ((record: StoredRecord) => StoredRecord)[];
}

/** A stored record, and the value that this version reads from it. */
export interface Persisted<T> {
  readonly record: StoredRecord;
  readonly value: T;
  /** Whether the stored value is not a record, or a key has a shape of which no part can be read. */
  readonly isDamaged: boolean;
}

export function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const readString: Reader<string> = (stored) => (typeof stored === 'string' ? stored : undefined);
export const readNumber: Reader<number> = (stored) => (typeof stored === 'number' ? stored : undefined);
export const readBoolean: Reader<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined);

/** Reads a list without the entries that cannot be read. */
export function readList<T>(readEntry: Reader<T>): Reader<T[]> {
  return (stored) =>
    Array.isArray(stored) ? stored.map(readEntry).filter((entry) => entry !== undefined) : undefined;
}

/** Reads an object with arbitrary keys, without the entries that cannot be read. */
export function readDictionary<T>(readEntry: Reader<T>): Reader<Record<string, T>> {
  return (stored) =>
    isRecord(stored)
      ? fromReadable(Object.entries(stored).map(([key, entry]) => [key, readEntry(entry)]))
      : undefined;
}

/** Reads the keys independently; a key that is missing or cannot be read has its default. */
export function readFields<T extends object>(readers: Readers<T>, defaults: T): Reader<T> {
  const fields = Object.entries<Reader<unknown>>(readers);
  return (stored) =>
    isRecord(stored)
      ? { ...defaults, ...fromReadable(fields.map(([key, read]) => [key, read(stored[key])])) }
      : undefined;
}

function fromReadable<T>(entries: [key: string, value: T | undefined][]): Record<string, T> {
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => entry[1] !== undefined));
}

/** @param stored undefined when nothing is stored */
export function decode<T extends object>(codec: Codec<T>, stored: unknown): Persisted<T> {
  const { readers, defaults, migrations = [] } = codec;
  const isUsable = isRecord(stored);
  const version = (isUsable && readNumber(stored.version)) || 1;
  const record = migrations
    .slice(Math.max(version - 1, 0))
    .reduce((before, migrate) => migrate(before), isUsable ? stored : {});
  const isUnreadable = ([key, read]: [string, Reader<unknown>]) =>
    record[key] !== undefined && read(record[key]) === undefined;
  return {
    record: { ...record, version: Math.max(version, migrations.length + 1) },
    value: readFields(readers, defaults)(record) ?? defaults,
    isDamaged:
      (stored !== undefined && !isUsable) || Object.entries<Reader<unknown>>(readers).some(isUnreadable),
  };
}

/**
 * Replaces the value of a record. Keys, entries and unchanged values that this version cannot read are
 * preserved.
 */
export function withValue<T extends object>({ record, value }: Persisted<T>, next: T): Persisted<T> {
  return { record: mergeUnread(record, value, next) as StoredRecord, value: next, isDamaged: false };
}

const idOf = (entry: unknown) => (isRecord(entry) ? entry.id : entry);

/** @param read the value that was read from `stored` */
function mergeUnread(stored: unknown, read: unknown, next: unknown): unknown {
  if (next === read) return stored ?? next;
  if (isRecord(stored) && isRecord(read) && isRecord(next)) {
    const unread = Object.entries(stored).filter(([key]) => !(key in read));
    const merged = Object.entries(next).map(([key, value]) => [
      key,
      mergeUnread(stored[key], read[key], value),
    ]);
    return Object.fromEntries([...unread, ...merged]);
  }
  if (Array.isArray(stored) && Array.isArray(read) && Array.isArray(next)) {
    const find = (list: unknown[], id: unknown) => list.find((entry) => idOf(entry) === id);
    const merged = next.map((entry) =>
      mergeUnread(find(stored, idOf(entry)), find(read, idOf(entry)), entry),
    );
    return [...merged, ...stored.filter((entry) => find(read, idOf(entry)) === undefined)];
  }
  return next;
}

/**
 * Parses a stored text. For a truncated text, returns its complete values.
 * @returns `stored`: undefined when nothing can be parsed
 */
export function parseStored(text: string): { readonly stored: unknown; readonly isComplete: boolean } {
  const stored = tryParse(text);
  return stored === undefined
    ? { stored: tryParse(closeJson(text)), isComplete: false }
    : { stored, isComplete: true };
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const tokens = /\s*(?:"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*|true|false|null|:|(,)|([{[])|([}\]]))/gy;

/** Truncates a JSON text after its last complete value and closes its open brackets. */
function closeJson(text: string): string {
  let closers = '';
  let closed = '';
  for (const { 0: token, index, 1: comma, 2: opener, 3: closer } of text.matchAll(tokens)) {
    if (opener) closers = (opener === '{' ? '}' : ']') + closers;
    if (closer) closers = closers.slice(1);
    if (comma) closed = text.slice(0, index) + closers;
    if (opener || closer) closed = text.slice(0, index + token.length) + closers;
    if (closer && closers === '') break;
  }
  return closed;
}
