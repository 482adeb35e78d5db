import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { RgbaImage } from '../packages/server/src/images/cutout-image.ts';
import type { Section } from './report.ts';

interface Cutout {
  readonly name: string;
  readonly image: RgbaImage | null;
}

/** Pixels that an outline may be away from that of the mask, at the size of the mask. */
const edgeTolerance = 2;
const opaque = 128;

function isEdge(mask: Uint8Array, width: number, at: number): boolean {
  const value = mask[at];
  return [at - 1, at + 1, at - width, at + width].some(
    (next) => mask[next] !== undefined && mask[next] !== value,
  );
}

/** The share of one outline's pixels that are near the other outline. */
function nearShare(one: Uint8Array, other: Uint8Array, width: number): number {
  const counts = { edge: 0, near: 0 };
  for (let at = 0; at < one.length; at++) {
    if (one[at] !== 1 || !isEdge(one, width, at)) continue;
    counts.edge++;
    let found = false;
    for (let dy = -edgeTolerance; dy <= edgeTolerance && !found; dy++) {
      for (let dx = -edgeTolerance; dx <= edgeTolerance && !found; dx++) {
        found = isEdge(other, width, at + dy * width + dx);
      }
    }
    if (found) counts.near++;
  }
  return counts.near / Math.max(1, counts.edge);
}

/** Compares cut-outs with the masks `CLASS/NAME.png` of a folder: white is the garment, black is not. */
export async function maskFigures(results: readonly Cutout[], folder: string): Promise<Section> {
  const ious: number[] = [];
  const edges: number[] = [];
  for (const { name, image } of results) {
    const path = join(folder, `${name}.png`);
    if (image === null || !existsSync(path)) continue;
    const { data, info } = await sharp(await readFile(path))
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: image.width, height: image.height, channels: 4 as const };
    const alpha = await sharp(image.data, { raw })
      .extractChannel(3)
      .resize(info.width, info.height, { fit: 'fill' })
      .raw()
      .toBuffer();
    const truth = Uint8Array.from({ length: alpha.length }, (_, at) =>
      (data[at * info.channels] ?? 0) >= opaque ? 1 : 0,
    );
    const found = alpha.map((value) => (value >= opaque ? 1 : 0));
    const both = found.filter((value, at) => value === 1 && truth[at] === 1).length;
    const either = found.filter((value, at) => value === 1 || truth[at] === 1).length;
    ious.push(both / Math.max(1, either));
    edges.push((nearShare(found, truth, info.width) + nearShare(truth, found, info.width)) / 2);
  }
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    title: `Masks: ${ious.length} cut-outs compared`,
    head: ['measure', 'mean'],
    rows: [
      ['IoU', mean(ious).toFixed(3)],
      [`outline within ${edgeTolerance} pixels`, mean(edges).toFixed(3)],
    ],
    figures: [],
  };
}
