import { nearestColorName } from '../packages/server/src/analysis/color/color-names.ts';
import { appearanceOf } from '../packages/server/src/analysis/networks/appearance.ts';
import {
  type GarmentClass,
  garmentClasses,
  maskClasses,
} from '../packages/server/src/analysis/networks/classes.ts';
import { typeOfWornGarment } from '../packages/server/src/analysis/networks/garment-types.ts';
import { decodeMasks, type Masks } from '../packages/server/src/analysis/networks/masks.ts';
import type { Networks } from '../packages/server/src/analysis/networks/networks.ts';
import { wornGarments } from '../packages/server/src/analysis/networks/outfit.ts';
import { detectPerson } from '../packages/server/src/analysis/networks/person.ts';
import { scalePhoto } from '../packages/server/src/analysis/networks/scale-photo.ts';
import { type OutfitPhoto, outfitPhotos } from './data.ts';
import { isNearLabelled } from './label-colors.ts';
import { agreementOn, microF1, type Pair, type Presence } from './presence.ts';
import { type Figure, type Section, share } from './report.ts';
import { secondReading } from './second-reading.ts';

/** A garment counts as there from this part of the photo on (training/classes.py). */
const presentShare = 60 / (128 * 192);
/** A colour is compared where the mask is the label's: from this overlap on. */
const sameFrom = 0.5;

/** What is counted of one kind of garment over all photos. */
interface Tally {
  readonly garment: GarmentClass;
  /** Cells that mask and label share, and that either has. */
  shared: number;
  either: number;
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
  const { outfit, detail } = await scalePhoto(photo.jpeg, frames);
  const reading = await networks.runOutfit(outfit);
  const masks = decodeMasks(reading, networks.outfitFrame, outfit);
  const worn = detectPerson(masks, reading.tags) === 'nobody' ? [] : wornGarments(masks);
  const garments = worn.map(({ garmentClass: garment, cells }) => ({
    garment,
    cells,
    color: nearestColorName(
      appearanceOf(typeOfWornGarment(garment, reading.tags).category, cells, masks, detail).main,
    ),
  }));
  return { masks, garments };
}

type Analysed = Awaited<ReturnType<typeof analysed>>;

/** Counts one kind of garment of a photo. @returns whether the labels show enough of it to be there */
function count(tally: Tally, photo: OutfitPhoto, truth: Uint8Array, { masks, garments }: Analysed): boolean {
  const shown = maskClasses.indexOf(tally.garment);
  const found = garments.find(({ garment }) => garment === tally.garment);
  const there = truth.filter((cell) => cell === shown).length;
  const shared = found?.cells.filter((cell) => truth[cell] === shown).length ?? 0;
  const either = there + (found?.cells.length ?? 0) - shared;
  tally.shared += shared;
  tally.either += either;
  if (found && shared >= sameFrom * either) {
    tally.compared++;
    if (isNearLabelled(found.color, photo, shown)) tally.near++;
  }
  return there >= presentShare * masks.frameCells;
}

function sectionOf(tallies: readonly Tally[], presences: readonly Presence[]): Section {
  const sum = (key: 'compared' | 'near') => tallies.reduce((total, tally) => total + tally[key], 0);
  const overlaps = tallies.map(({ shared, either }) => share(shared, either));
  const pairs = presences.map(({ found, labelled }): Pair => [found, labelled]);
  const figures: Figure[] = [
    { name: 'presence micro-F1', value: microF1(pairs), atLeast: 0.88 },
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
    title: `Outfits: ${presences.length} photos`,
    head: ['garment', 'IoU', 'F1', 'there', 'found', 'found rightly', 'colour right'],
    rows: tallies.map(({ garment, compared, near }, index) => {
      const { one, other, both, f1 } = agreementOn(garment, pairs);
      const overlap = overlaps[index] ?? 0;
      return [
        garment,
        overlap.toFixed(3),
        f1.toFixed(3),
        `${other}`,
        `${one}`,
        `${both}`,
        `${near} of ${compared}`,
      ];
    }),
    figures,
  };
}

/** Masks, presence and colours against the labels, and presence against a second reading of the photos. */
export async function evaluateOutfits(networks: Networks, data: string, whole: boolean): Promise<Section[]> {
  const tallies = garmentClasses.map(
    (garment): Tally => ({ garment, shared: 0, either: 0, compared: 0, near: 0 }),
  );
  const presences: Presence[] = [];
  for await (const photo of outfitPhotos(data, whole)) {
    const result = await analysed(networks, photo);
    const truth = truthOn(result.masks, photo);
    const labelled = new Set<GarmentClass>();
    for (const tally of tallies) if (count(tally, photo, truth, result)) labelled.add(tally.garment);
    const found = new Set(result.garments.map(({ garment }) => garment));
    presences.push({ name: photo.name, labelled, found });
  }
  const second = secondReading(presences);
  return [sectionOf(tallies, presences), ...(second ? [second] : [])];
}
