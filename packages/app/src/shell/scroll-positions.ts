import type { Location } from 'react-router';
import { paths } from '../paths.ts';
import { parseStored, type Reader, readList } from '../platform/storage/codec.ts';

const maxEntries = 50;

/** Scroll positions in pixels by the router's key of the history entry, newest last. */
export type ScrollPositions = ReadonlyMap<string, number>;

/**
 * The key of a history entry. The router gives none to the first entry of a document, which may be one of several such
 * entries in a tab; its address distinguishes them.
 */
export const entryKey = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string =>
  key === 'default' ? pathname + search : key;

/** The page of an address: the path, and of the wardrobe the view too, since calendar and statistics are pages. */
export const pageKey = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  pathname === paths.wardrobe ? `${pathname}?${new URLSearchParams(search).get('view')}` : pathname;

/** Adds a position and removes the oldest ones. */
export function withPosition(positions: ScrollPositions, key: string, top: number): ScrollPositions {
  const others = [...positions].filter(([other]) => other !== key);
  return new Map([...others, [key, top] as const].slice(-maxEntries));
}

/** Parses stored positions and drops entries that cannot be read. */
export function readPositions(text: string | null | undefined): ScrollPositions {
  return new Map(readList(readPosition)(parseStored(text ?? '').stored));
}

const readPosition: Reader<[string, number]> = (stored) =>
  Array.isArray(stored) && typeof stored[0] === 'string' && typeof stored[1] === 'number'
    ? [stored[0], stored[1]]
    : undefined;
