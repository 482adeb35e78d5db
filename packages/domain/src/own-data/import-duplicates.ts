import type { Item } from '../entities.ts';
import { itemFactNames } from '../item-facts.ts';
import type { Outfit, OutfitFacts } from '../outfits.ts';
import { isSameWear } from '../rules/wears.ts';
import type { Wear } from '../wears.ts';
import type { ImportData, ImportList } from './import-data.ts';
import type { ExportedItem } from './schema.ts';

/** The mean difference of 4-bit values up to which two ThumbHashes show the same photo, re-encoded. */
const sameHashMaxDifference = 1;

const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The 4-bit values of a ThumbHash, in which it stores most of what it knows of a photo. */
function nibblesOf(hash: string): number[] {
  const bits = Array.from(hash.replace(/=+$/, ''), (character) => base64.indexOf(character));
  return bits.flatMap((first, index) => {
    if (index % 2 === 1) return [];
    const second = bits[index + 1] ?? 0;
    return [first >> 2, ((first & 3) << 2) | (second >> 4), second & 15];
  });
}

/** Whether two ThumbHashes are of the same photo, which may have been encoded again. */
function isSameHash(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return true;
  const a = nibblesOf(one);
  const b = nibblesOf(other);
  if (a.length !== b.length) return false;
  const difference = a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0);
  return difference <= a.length * sameHashMaxDifference;
}

type Facts = Pick<Item, (typeof itemFactNames)[number]>;

const factsKey = (item: Facts) => JSON.stringify(itemFactNames.map((name) => item[name]));

/** Whether the front photos are the same. An item of a CSV, which has none, is compared by its facts alone. */
function hasSamePhoto(item: ExportedItem, { front }: Item): boolean {
  if (item.front === null) return true;
  if (front === null) return false;
  const hasSameSize = front.width === item.front.width && front.height === item.front.height;
  return hasSameSize && isSameHash(item.front.thumbhash, front.thumbhash);
}

/**
 * Finds the items of an import that are in the wardrobe already: by their id, or by the same facts and the same front
 * photo, where the import has one. An item of the wardrobe is the duplicate of one item only.
 * @returns the ids in the wardrobe by the ids in the import
 */
export function findDuplicates(
  items: readonly ExportedItem[],
  wardrobe: readonly Item[],
): ReadonlyMap<string, string> {
  const byId = new Map(wardrobe.map((owned) => [owned.id, owned]));
  const byFacts = new Map<string, Item[]>();
  for (const owned of wardrobe)
    byFacts.set(factsKey(owned), [...(byFacts.get(factsKey(owned)) ?? []), owned]);
  const matched = new Set<Item>();
  const duplicates = new Map<string, string>();
  for (const item of items) {
    const candidates = [byId.get(item.id) ?? [], byFacts.get(factsKey(item)) ?? []].flat();
    const isSame = (owned: Item) =>
      !matched.has(owned) && (item.id === owned.id || hasSamePhoto(item, owned));
    const same = candidates.find(isSame);
    if (same === undefined) continue;
    matched.add(same);
    duplicates.set(item.id, same.id);
  }
  return duplicates;
}

/** What two outfits have in common when they are the same. */
export const outfitKey = ({ name, layers }: Pick<OutfitFacts, 'name' | 'layers'>): string =>
  JSON.stringify([name, layers.map(({ itemId, x, y, scale }) => [itemId, x, y, scale])]);

/** What an account has. */
export interface AccountData {
  readonly wardrobe: readonly Item[];
  readonly outfits: readonly Outfit[];
  /** On the days of the import. */
  readonly wears: readonly Wear[];
  /** The ids of the items of the wishlist. */
  readonly wishlist: ReadonlySet<string>;
}

/** What an account has of an import already. */
export interface KnownData {
  /** The ids in the wardrobe by the ids in the import. */
  readonly duplicates: ReadonlyMap<string, string>;
  /** The ids of the outfits by `outfitKey`. */
  readonly outfits: ReadonlyMap<string, string>;
  /** The ids of the items of the wishlist. */
  readonly wishlist: ReadonlySet<string>;
  readonly wears: readonly Wear[];
}

/** Compares an import with an account. */
export const compareImport = (
  data: ImportData,
  { wardrobe, outfits, wishlist, wears }: AccountData,
): KnownData => ({
  duplicates: findDuplicates(data.items, wardrobe),
  outfits: new Map(outfits.map((outfit) => [outfitKey(outfit), outfit.id])),
  wishlist,
  wears,
});

/** The numbers of what an import would add. */
export interface ImportPreview extends Readonly<Record<ImportList, number>> {
  readonly duplicates: number;
}

/** @param isAdded whether an earlier import of this file has added a row */
export function previewImport(
  data: ImportData,
  known: KnownData,
  isAdded: (list: ImportList, id: string) => boolean,
): ImportPreview {
  const knownItem = (id: string) => known.duplicates.get(id) ?? id;
  const importedIds = new Set([
    ...data.items.map(({ id }) => id),
    ...data.wishlist.map(({ itemId }) => itemId),
  ]);
  // The import leaves out the layers of garments that the file does not have.
  const knownOutfit = ({ name, layers }: ImportData['outfits'][number]) => {
    const imported = layers.filter(({ itemId }) => importedIds.has(itemId));
    const added = imported.map((layer) => ({ ...layer, itemId: knownItem(layer.itemId) }));
    return known.outfits.get(outfitKey({ name, layers: added }));
  };
  const knownOutfitIds = new Map(data.outfits.map((outfit) => [outfit.id, knownOutfit(outfit)]));
  const isNewWear = ({ date, planned, itemIds, outfitId }: ImportData['wears'][number]) => {
    const worn = {
      itemIds: itemIds.map(knownItem),
      outfitId: outfitId === null ? null : (knownOutfitIds.get(outfitId) ?? outfitId),
    };
    return !known.wears.some(
      (wear) =>
        wear.date === date &&
        wear.planned === planned &&
        isSameWear(worn, { itemIds: wear.itemIds, outfitId: wear.outfit?.id ?? null }),
    );
  };
  const count = <Row extends { readonly id: string }>(list: ImportList, rows: readonly Row[]) =>
    rows.filter(({ id }) => !isAdded(list, id)).length;
  const newItems = data.items.filter(({ id }) => !known.duplicates.has(id));
  const newEntries = data.wishlist.filter(({ itemId }) => !known.wishlist.has(itemId));
  return {
    items: count('items', newItems),
    outfits: count(
      'outfits',
      data.outfits.filter((outfit) => knownOutfit(outfit) === undefined),
    ),
    wears: count('wears', data.wears.filter(isNewWear)),
    wishlist: count(
      'wishlist',
      newEntries.map(({ itemId: id }) => ({ id })),
    ),
    duplicates: data.items.length - newItems.length,
  };
}
