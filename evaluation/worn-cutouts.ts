import { readFile } from 'node:fs/promises';
import { type GarmentClass, garmentClasses } from '../packages/server/src/analysis/networks/classes.ts';
import { decodeMasks, probabilityOf } from '../packages/server/src/analysis/networks/masks.ts';
import type { Networks } from '../packages/server/src/analysis/networks/networks.ts';
import { detectPerson } from '../packages/server/src/analysis/networks/person.ts';
import { boxAround } from '../packages/server/src/analysis/networks/regions.ts';
import { scalePhoto } from '../packages/server/src/analysis/networks/scale-photo.ts';
import { shownGarments } from '../packages/server/src/analysis/networks/shown-garments.ts';
import { cutOutWorn } from '../packages/server/src/analysis/networks/worn-cutout.ts';
import { cropImages } from '../packages/server/src/images/crop.ts';
import { type CutoutTile, writeSheets } from './cutout-sheets.ts';
import { outfitPhotos } from './data.ts';
import { type Section, share } from './report.ts';

/** A listed garment; its name is the photo's with the class. */
interface WornResult extends CutoutTile {
  readonly garment: GarmentClass;
  readonly ms: number;
}

async function cutOutPhoto(networks: Networks, name: string, jpeg: Buffer): Promise<WornResult[]> {
  const { outfitFrame: outfit, garmentFrame: garment } = networks;
  const photo = await scalePhoto(jpeg, { outfit, garment });
  const output = await networks.runOutfit(photo.outfit);
  const masks = decodeMasks(output, outfit, photo.outfit);
  if (detectPerson(masks, output.tags) === 'absent') return [];
  const source = { guide: photo.outfit, full: photo.full };
  const shown = shownGarments(masks, photo.detail);
  const crops = await cropImages(
    jpeg,
    shown.map(({ cells }) => boxAround(cells, masks)),
  );
  return shown.map((worn, index) => {
    const { garmentClass } = worn;
    const start = performance.now();
    const probability = probabilityOf(output, masks, outfit, photo.outfit, garmentClass);
    const image = cutOutWorn(worn, masks, probability, source);
    const ms = performance.now() - start;
    const crop = crops[index] ?? Buffer.alloc(0);
    return { name: `${name}/${garmentClass}`, garment: garmentClass, photo: crop, image, ms };
  });
}

/** `good` or `bad` by the name of a cut-out, judged by eye: a bad one lacks a part or has something else. */
async function readWornRatings(): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await readFile(new URL('./worn-cutout-ratings.json', import.meta.url), 'utf8'));
}

/**
 * Evaluates the cut-outs of the garments that the analysis lists.
 * @param sheets a folder for contact sheets of the cut-outs, by which they are rated
 */
export async function evaluateWornCutouts(
  networks: Networks,
  data: string,
  whole: boolean,
  sheets: string | undefined,
): Promise<Section> {
  const results: WornResult[] = [];
  const times: number[] = [];
  for await (const { name, jpeg } of outfitPhotos(data, whole)) {
    const found = await cutOutPhoto(networks, name, jpeg);
    results.push(...found);
    times.push(found.reduce((sum, { ms }) => sum + ms, 0));
  }
  const cut = results.filter(({ image }) => image !== null);
  if (sheets !== undefined) await writeSheets(cut, sheets);
  const ratings = await readWornRatings();
  const rated = (of: readonly WornResult[], rating: string | undefined) =>
    of.filter(({ name }) => ratings[name] === rating).length;
  times.sort((one, other) => one - other);
  return {
    title: `Cut-outs of worn garments: ${results.length} garments`,
    head: ['garment', 'listed', 'cut out', 'good', 'bad', 'unrated'],
    rows: garmentClasses.map((name) => {
      const of = cut.filter(({ garment }) => garment === name);
      const listed = results.filter(({ garment }) => garment === name).length;
      const counts = [listed, of.length, rated(of, 'good'), rated(of, 'bad'), rated(of, undefined)];
      return [name, ...counts.map(String)];
    }),
    figures: [
      { name: 'cut out, of the listed garments', value: share(cut.length, results.length) },
      { name: 'good, of the cut-outs', value: share(rated(cut, 'good'), cut.length), atLeast: 0.95 },
      { name: 'ms of all cut-outs of a photo, median', value: times[Math.floor(times.length / 2)] ?? 0 },
    ],
  };
}
