import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { RgbaImage } from '../packages/server/src/images/cutout-image.ts';
import { edgeAccuracy, edgeTolerance, type Mask, overlap } from './mask-measures.ts';
import type { Section } from './report.ts';

interface Cutout {
  readonly name: string;
  readonly itemClass: string;
  /** Null when the photo stays. */
  readonly image: RgbaImage | null;
}

/** A photo with a mask; the measures are null when the photo stays. */
interface Comparison {
  readonly itemClass: string;
  readonly measures: { readonly iou: number; readonly edge: number } | null;
}

/** Masks of validation photos, drawn by eye (docs/model-card.md). */
export const labelledMasks = fileURLToPath(new URL('./cutout-masks', import.meta.url));

const opaque = 128;

async function readMask(path: string): Promise<Mask> {
  const file = sharp(await readFile(path)).toColourspace('b-w');
  const { data, info } = await file.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, data: Uint8Array.from(data, (value) => (value >= opaque ? 1 : 0)) };
}

/** The opaque pixels of a cut-out at the size of a mask. */
async function maskOf({ data, width, height }: RgbaImage, size: Mask): Promise<Mask> {
  const alpha = await sharp(data, { raw: { width, height, channels: 4 } })
    .extractChannel(3)
    .resize(size.width, size.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  return {
    width: size.width,
    height: size.height,
    data: Uint8Array.from(alpha, (value) => (value >= opaque ? 1 : 0)),
  };
}

async function compare(image: RgbaImage, path: string) {
  const truth = await readMask(path);
  const found = await maskOf(image, truth);
  return { iou: overlap(found, truth), edge: edgeAccuracy(found, truth) };
}

function meanText(values: readonly number[]): string {
  if (values.length === 0) return '';
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
}

function row(title: string, comparisons: readonly Comparison[]): string[] {
  const compared = comparisons.flatMap(({ measures }) => measures ?? []);
  const means = [compared.map(({ iou }) => iou), compared.map(({ edge }) => edge)].map(meanText);
  return [title, String(comparisons.length), String(compared.length), ...means];
}

/**
 * Compares the cut-outs that are shown with masks.
 * @param folder the masks `CLASS/NAME.png`: white is the garment, black is not
 */
export async function maskFigures(results: readonly Cutout[], folder: string): Promise<Section> {
  const comparisons: Comparison[] = [];
  for (const { name, itemClass, image } of results) {
    const path = join(folder, `${name}.png`);
    if (!existsSync(path)) continue;
    comparisons.push({ itemClass, measures: image === null ? null : await compare(image, path) });
  }
  const classes = [...new Set(comparisons.map(({ itemClass }) => itemClass))];
  const byClass = classes.map((name) =>
    row(
      name,
      comparisons.filter(({ itemClass }) => itemClass === name),
    ),
  );
  return {
    title: `Masks: ${comparisons.length} photos`,
    head: ['class', 'masks', 'shown', 'IoU', `outline within ${edgeTolerance} pixels (F)`],
    rows: [...byClass, row('all', comparisons)],
    figures: [],
  };
}
