import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cutOut } from '../packages/server/src/analysis/cutouts/cut-out.ts';
import { itemClasses } from '../packages/server/src/analysis/networks/classes.ts';
import { loadCutoutNetwork } from '../packages/server/src/analysis/networks/networks.ts';
import { resizeToFit } from '../packages/server/src/analysis/networks/scale-photo.ts';
import type { RgbaImage } from '../packages/server/src/images/cutout-image.ts';
import { processUpload } from '../packages/server/src/images/process.ts';
import { packageRoot } from '../packages/server/src/package-root.ts';
import { labelledMasks, maskFigures } from './cutout-masks.ts';
import { type CutoutRating, readRatings } from './cutout-ratings.ts';
import { writeSheets } from './cutout-sheets.ts';
import { meetsTarget, type Section, sectionText } from './report.ts';

const options = {
  data: { type: 'string' },
  models: { type: 'string' },
  masks: { type: 'string', default: labelledMasks },
  sheets: { type: 'string' },
} as const;

/** Photos of each class, evenly spread over its files. */
const photosPerClass = 20;
/** Photos evenly spread over the others of all classes. */
const furtherPhotos = 14;
const guideFrame = { width: 448, height: 448 };

interface Result {
  readonly name: string;
  readonly itemClass: string;
  readonly jpeg: Buffer;
  readonly image: RgbaImage | null;
  readonly ms: number;
}

interface PhotoPath {
  readonly itemClass: string;
  readonly name: string;
  readonly path: string;
}

/** Members of a list, evenly spread over it. */
function spread<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count);
  const places = new Set(
    Array.from({ length: Math.min(list.length, count) }, (_, index) => Math.floor(index * step)),
  );
  return list.filter((_, at) => places.has(at));
}

const photosOf = (data: string) => join(data, 'items', 'validation');

async function photoPaths(data: string): Promise<PhotoPath[]> {
  const folder = photosOf(data);
  const classes = itemClasses.filter((itemClass) => itemClass !== 'none');
  const lists = await Promise.all(
    classes.map(async (itemClass) => {
      const files = (await readdir(join(folder, itemClass))).sort();
      return files.map((file) => ({
        itemClass,
        name: `${itemClass}/${file.replace(/\.\w+$/, '')}`,
        path: join(folder, itemClass, file),
      }));
    }),
  );
  const chosen = new Set(lists.flatMap((list) => spread(list, photosPerClass)));
  const others = lists.flat().filter((photo) => !chosen.has(photo));
  return [...chosen, ...spread(others, furtherPhotos)];
}

function ratingSection(results: readonly Result[], ratings: ReadonlyMap<string, CutoutRating>): Section {
  const classes = [...new Set(results.map(({ itemClass }) => itemClass))];
  const rate = ({ name, image }: Result) => (image === null ? 'original' : (ratings.get(name) ?? 'unrated'));
  const columns = ['clean', 'usable', 'bad', 'original', 'unrated'] as const;
  const count = (of: readonly Result[], column: string) =>
    of.filter((result) => rate(result) === column).length;
  const shown = results.filter(({ image }) => image !== null);
  const times = results.map(({ ms }) => ms).sort((one, other) => one - other);
  return {
    title: `Cut-outs: ${results.length} photos; ${shown.length} are shown, ${results.length - shown.length} stay originals`,
    head: ['class', ...columns],
    rows: classes.map((itemClass) => {
      const of = results.filter((result) => result.itemClass === itemClass);
      return [itemClass, ...columns.map((column) => String(count(of, column)))];
    }),
    figures: [
      {
        name: 'clean or usable, of all photos',
        value: (count(results, 'clean') + count(results, 'usable')) / results.length,
        atLeast: 0.93,
      },
      {
        name: 'not bad, of those shown',
        value: 1 - count(shown, 'bad') / Math.max(1, shown.length),
        atLeast: 0.98,
      },
      {
        name: 'seconds per photo, median',
        value: (times[Math.floor(times.length / 2)] ?? 0) / 1000,
        atMost: 0.3,
      },
    ],
  };
}

/**
 * Evaluates cut-outs with the code that the server runs (docs/model-card.md).
 * @param args `--data DIR`; `--sheets DIR` writes contact sheets; `--masks DIR` compares with other masks than those
 * of the repository; `--models DIR`
 * @returns whether all targets are met
 */
export async function evaluate(args: string[]): Promise<boolean> {
  const { data, sheets, masks, models = join(packageRoot(), 'models') } = parseArgs({ args, options }).values;
  if (data === undefined || !existsSync(photosOf(data))) {
    const missing = data === undefined ? '--data DIR is required' : `There is no folder ${photosOf(data)}`;
    console.error(`${missing}: DIR contains the photos in items/validation/CLASS/ (training/README.md).`);
    return false;
  }
  const network = await loadCutoutNetwork(models);
  const results: Result[] = [];
  for (const { itemClass, name, path } of await photoPaths(data)) {
    const { jpeg } = await processUpload(await readFile(path));
    const photo = {
      input: await resizeToFit(jpeg, network.frame),
      guide: await resizeToFit(jpeg, guideFrame),
      full: await resizeToFit(jpeg, null),
    };
    const start = performance.now();
    const image = await cutOut(network, photo);
    results.push({ name, itemClass, jpeg, image, ms: performance.now() - start });
  }
  const tiles = results.map(({ name, jpeg, image }) => ({ name, photo: jpeg, image }));
  if (sheets !== undefined) await writeSheets(tiles, sheets);
  const rated = ratingSection(results, await readRatings());
  for (const section of [rated, await maskFigures(results, masks)]) console.log(sectionText(section));
  return rated.figures.every(meetsTarget);
}
