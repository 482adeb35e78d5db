import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { itemClasses } from '../packages/server/src/analysis/networks/classes.ts';
import { processUpload } from '../packages/server/src/images/process.ts';
import { classesOfLabels } from './labels.ts';

/** A photo of an outfit with the class of each pixel. */
export interface OutfitPhoto {
  readonly name: string;
  /** The photo as the server stores it. */
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
  /** Index into `maskClasses`, row by row. */
  readonly classes: Uint8Array;
  /** The pixels of the photo, three bytes each. */
  readonly pixels: Uint8Array;
  /** Indices into `tagNames`. */
  readonly tags: readonly number[];
}

/** A photo of one garment. */
interface ItemPhoto {
  /** Its class and its file's name without extension. */
  readonly name: string;
  readonly itemClass: Exclude<(typeof itemClasses)[number], 'none'>;
  readonly jpeg: Buffer;
}

interface Index {
  readonly labels: readonly string[];
  readonly tags: Readonly<Record<string, readonly number[]>>;
}

/** Labelled photos whose number has this remainder are the validation set (training/data.py). */
const validation = { divisor: 7, remainder: 3 };

async function processedFile(path: string): Promise<Buffer> {
  return (await processUpload(await readFile(path))).jpeg;
}

async function readOutfit(folder: string, name: string, index: Index, table: readonly number[]) {
  const labels = sharp(await readFile(join(folder, 'labels', `${name}.png`)));
  const { data, info } = await labels.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const step = info.channels;
  const file = await readFile(join(folder, 'photos', `${name}.jpg`));
  const photo = sharp(file).resize(info.width, info.height, { fit: 'fill' });
  return {
    name,
    jpeg: await processedFile(join(folder, 'photos', `${name}.jpg`)),
    width: info.width,
    height: info.height,
    classes: Uint8Array.from(
      { length: info.width * info.height },
      (_, at) => table[data[at * step] ?? 0] ?? 0,
    ),
    pixels: await photo.removeAlpha().toColourspace('srgb').raw().toBuffer(),
    tags: index.tags[name] ?? [],
  };
}

/**
 * Yields the labelled photos of outfits.
 * @param data the data folder
 * @param whole includes photos outside the validation set, for data that no network was trained on
 */
export async function* outfitPhotos(data: string, whole: boolean): AsyncGenerator<OutfitPhoto> {
  const folder = join(data, 'outfits');
  const index = JSON.parse(await readFile(join(folder, 'tags.json'), 'utf8')) as Index;
  const table = classesOfLabels(index.labels);
  const names = (await readdir(join(folder, 'labels'))).map((file) => file.replace(/\.png$/, '')).sort();
  for (const name of names) {
    const isValidation = Number(name) % validation.divisor === validation.remainder;
    if (whole || isValidation) yield readOutfit(folder, name, index, table);
  }
}

/** Yields photos of single garments that no network was trained on: `items/validation`, otherwise `items/test`. */
export async function* itemPhotos(data: string): AsyncGenerator<ItemPhoto> {
  const parts = ['validation', 'test'].map((part) => join(data, 'items', part));
  const folder = parts.find((part) => existsSync(part)) ?? join(data, 'items');
  for (const itemClass of itemClasses) {
    if (itemClass === 'none') continue;
    for (const file of (await readdir(join(folder, itemClass))).sort()) {
      const name = `${itemClass}/${parse(file).name}`;
      yield { name, itemClass, jpeg: await processedFile(join(folder, itemClass, file)) };
    }
  }
}
