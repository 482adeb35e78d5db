import { nameOfColor } from '../packages/server/src/analysis/color/color-names.ts';
import { type GarmentClass, garmentClasses } from '../packages/server/src/analysis/networks/classes.ts';
import { colorsOf } from '../packages/server/src/analysis/networks/garment-colors.ts';
import { type Masks, masksOf } from '../packages/server/src/analysis/networks/masks.ts';
import type { Networks } from '../packages/server/src/analysis/networks/networks.ts';
import { wornGarments } from '../packages/server/src/analysis/networks/outfit.ts';
import { personIn } from '../packages/server/src/analysis/networks/person.ts';
import { viewsOf } from '../packages/server/src/analysis/networks/views.ts';
import { type OutfitPhoto, outfitPhotos } from './data.ts';
import { isNearLabelled } from './label-colors.ts';
import type { Figure, Section } from './report.ts';
import { type Presence, secondReading } from './second-reading.ts';

/** A garment counts as there from this part of the photo on (training/classes.py). */
const presentShare = 60 / (128 * 192);
/** A colour is compared where the mask is the label's: from this overlap on. */
const sameFrom = 0.5;

/** What is counted of one kind of garment over all photos. */
interface Tally {
  /** Cells that mask and label share, and that either has. */
  shared: number;
  either: number;
  /** Photos. */
  hits: number;
  found: number;
  there: number;
  /** Garments whose colour was compared, and is right. */
  compared: number;
  near: number;
}

/** What a photo's labels say about each cell of the masks. */
function truthOn({ width, height }: Masks, photo: OutfitPhoto): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, cell) => {
    const x = Math.floor((((cell % width) + 0.5) * photo.width) / width);
    const y = Math.floor(((Math.floor(cell / width) + 0.5) * photo.height) / height);
    return photo.classes[y * photo.width + x] ?? 0;
  });
}

/** What the analysis makes of a photo: its garments' cells and the names of their colours. */
async function analysed(networks: Networks, photo: OutfitPhoto) {
  const frames = { outfit: networks.outfitFrame, garment: networks.garmentFrame };
  const { outfit } = await viewsOf(photo.jpeg, frames);
  const reading = await networks.readOutfit(outfit);
  const masks = masksOf(reading, networks.outfitFrame, outfit);
  const worn = personIn(masks, reading.tags) === 'nobody' ? [] : wornGarments(masks);
  const garments = worn.map(({ garment, cells }) => ({
    garment,
    cells: new Set(cells),
    color: nameOfColor(colorsOf(cells, masks, outfit).main),
  }));
  return { masks, garments };
}

type Analysed = Awaited<ReturnType<typeof analysed>>;

/** The garments of which the labels show enough to be there. */
function labelledIn(truth: Uint8Array, frameCells: number): Set<GarmentClass> {
  const cells = garmentClasses.map(() => 0);
  for (const shown of truth) if (shown >= 2) cells[shown - 2] = (cells[shown - 2] ?? 0) + 1;
  return new Set(garmentClasses.filter((_, index) => (cells[index] ?? 0) >= presentShare * frameCells));
}

function count(
  tally: Tally,
  index: number,
  photo: OutfitPhoto,
  truth: Uint8Array,
  isPresent: boolean,
  { garments }: Analysed,
) {
  const shown = index + 2;
  const found = garments.find(({ garment }) => garment === garmentClasses[index]);
  let [there, shared] = [0, 0];
  for (let cell = 0; cell < truth.length; cell++) {
    if (truth[cell] !== shown) continue;
    there++;
    if (found?.cells.has(cell)) shared++;
  }
  const either = there + (found?.cells.size ?? 0) - shared;
  tally.shared += shared;
  tally.either += either;
  if (isPresent) tally.there++;
  if (found) tally.found++;
  if (isPresent && found) tally.hits++;
  if (!found || shared < sameFrom * either) return;
  tally.compared++;
  if (isNearLabelled(found.color, photo, shown)) tally.near++;
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

function sectionOf(tallies: readonly Tally[], photos: number): Section {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  const overlaps = tallies.map(({ shared, either }) => share(shared, either));
  const figures: Figure[] = [
    {
      name: 'presence micro-F1',
      value: share(2 * sum('hits'), sum('found') + sum('there')),
      atLeast: 0.88,
    },
    {
      name: 'mean IoU',
      value: overlaps.reduce((total, overlap) => total + overlap, 0) / overlaps.length,
      atLeast: 0.55,
    },
    {
      name: `colour within the three nearest names, masks of IoU ${sameFrom} and more`,
      value: share(sum('near'), sum('compared')),
      atLeast: 0.95,
    },
  ];
  return {
    title: `Outfits: ${photos} photos`,
    head: ['garment', 'IoU', 'F1', 'there', 'found', 'found rightly', 'colour right'],
    rows: tallies.map(({ hits, found, there, near, compared }, index) => [
      garmentClasses[index] ?? '',
      (overlaps[index] ?? 0).toFixed(3),
      share(2 * hits, found + there).toFixed(3),
      ...[there, found, hits].map(String),
      `${near} of ${compared}`,
    ]),
    figures,
  };
}

/** Masks, presence and colours against the labels, and presence against a second reading of the photos. */
export async function evaluateOutfits(networks: Networks, data: string, whole: boolean): Promise<Section[]> {
  const tallies = garmentClasses.map(
    (): Tally => ({ shared: 0, either: 0, hits: 0, found: 0, there: 0, compared: 0, near: 0 }),
  );
  const presences: Presence[] = [];
  for await (const photo of outfitPhotos(data, whole)) {
    const result = await analysed(networks, photo);
    const truth = truthOn(result.masks, photo);
    const labelled = labelledIn(truth, result.masks.frameCells);
    garmentClasses.forEach((garment, index) => {
      const tally = tallies[index];
      if (tally) count(tally, index, photo, truth, labelled.has(garment), result);
    });
    const found = new Set(result.garments.map(({ garment }) => garment));
    presences.push({ name: photo.name, labelled, found });
  }
  const second = secondReading(presences);
  return [sectionOf(tallies, presences.length), ...(second ? [second] : [])];
}
