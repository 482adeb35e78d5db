import type { Item } from '@aura/domain/entities';
import type { ApiError } from '../errors.ts';

/** The loaded part of a wardrobe. */
export interface Wardrobe {
  /** Newest first. */
  readonly items: readonly Item[];
  /** Where the part that is not loaded begins; null when the wardrobe is whole. */
  readonly next: string | null;
}

export type PageAnswer =
  | { readonly data: Wardrobe; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

/**
 * What was read, with the writes that were stored while it was read.
 * @param before the cached items when the read began
 * @param now the cached items when it ended, with the writes
 */
export function withWrites(
  read: readonly Item[],
  before: readonly Item[],
  now: readonly Item[],
): readonly Item[] {
  const earlier = new Map(before.map((item) => [item.id, item]));
  const current = new Map(now.map((item) => [item.id, item]));
  const readIds = new Set(read.map(({ id }) => id));
  const known = now.findIndex(({ id }) => earlier.has(id));
  const added = now.slice(0, known === -1 ? undefined : known).filter(({ id }) => !readIds.has(id));
  const merged = read.flatMap((item) => {
    const was = earlier.get(item.id);
    const is = current.get(item.id);
    // It was deleted.
    if (was !== undefined && is === undefined) return [];
    return is === undefined || is === was ? [item] : [is];
  });
  return [...added, ...merged];
}

/**
 * Reads all pages of a wardrobe, one after the other.
 * @param readCached returns the cached items at that moment
 */
export async function readWhole(
  readPage: (after: string | undefined) => Promise<PageAnswer>,
  readCached: () => readonly Item[],
): Promise<PageAnswer> {
  const before = readCached();
  const items: Item[] = [];
  let after: string | undefined;
  do {
    const page = await readPage(after);
    if (page.error) return page;
    items.push(...page.data.items);
    after = page.data.next ?? undefined;
  } while (after !== undefined);
  return { data: { items: withWrites(items, before, readCached()), next: null } };
}
