import type { CsvPhotos } from '@aura/domain/own-data/csv-items';
import type { ExportedItem } from '@aura/domain/own-data/schema';
import { prepareItemImage } from '../../../platform/images/prepare-image.ts';
import { drawGarment } from './draw-garment.ts';
import type { CsvFiles, ItemPhotos } from './open-import.ts';

/** Photos by the name in lower case and one Unicode form, without folders. */
export type PhotoFiles = ReadonlyMap<string, () => Promise<Blob>>;

const keyOf = (name: string) => name.split(/[/\\]/).at(-1)?.trim().normalize('NFC').toLowerCase() ?? '';

/** Photos that can be found by their names. */
export const photoFiles = (files: CsvFiles['photos']): PhotoFiles =>
  new Map(files.map(({ name, read }) => [keyOf(name), read]));

export interface PhotoCounts {
  /** Items without any of their photos, which are drawn instead. */
  readonly withoutPhoto: number;
  /** Photos that are named but not among the files. */
  readonly missing: number;
}

/** Counts which photos of the items of a CSV are not among the files. */
export function countPhotos(photos: Iterable<CsvPhotos>, files: PhotoFiles): PhotoCounts {
  const counts = { withoutPhoto: 0, missing: 0 };
  for (const { front, back } of photos) {
    if (!files.has(keyOf(front)) && !files.has(keyOf(back))) counts.withoutPhoto += 1;
    for (const name of [front, back]) if (name !== '' && !files.has(keyOf(name))) counts.missing += 1;
  }
  return counts;
}

/**
 * The photos of an item of a CSV. One side is used for the other where that is missing; without a photo both are a
 * drawing of the type in its colour.
 * @throws Error when a photo is not an image
 */
export async function readCsvPhotos(
  item: ExportedItem,
  { front, back }: CsvPhotos,
  files: PhotoFiles,
): Promise<ItemPhotos> {
  const readFront = files.get(keyOf(front));
  const readBack = files.get(keyOf(back));
  const prepared = async (read: () => Promise<Blob>) => prepareItemImage(await read());
  const first = readFront ?? readBack;
  if (first === undefined) {
    const drawing = await drawGarment(item);
    return { front: drawing, back: drawing };
  }
  const frontPhoto = await prepared(first);
  const hasBoth = readFront !== undefined && readBack !== undefined;
  return { front: frontPhoto, back: hasBoth ? await prepared(readBack) : frontPhoto };
}
