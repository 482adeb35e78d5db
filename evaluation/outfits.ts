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
import { detectPerson } from '../packages/server/src/analysis/networks/person.ts';
import { scalePhoto } from '../packages/server/src/analysis/networks/scale-photo.ts';
import { shownGarments } from '../packages/server/src/analysis/networks/shown-garments.ts';
import { wornGarments } from '../packages/server/src/analysis/networks/worn-garments.ts';
import type { DetectedColors } from './color-families.ts';
import { type OutfitPhoto, outfitPhotos } from './data.ts';
import { isNearLabelled } from './label-colors.ts';
import { type AnnotationPair, agreementOn, microF1, type PhotoGarments } from './presence.ts';
import { type Figure, type Section, share } from './report.ts';
import { compareSecondAnnotation } from './second-annotation.ts';

/** Minimum share of the photo from which a labelled garment counts as present (training/classes.py). */
const minPresentShare = 60 / (128 * 192);
/** Minimum overlap (IoU) of mask and label for a comparison of their colours. */
const minIou = 0.5;

/** The counts of one garment class over all photos. */
interface Tally {
  readonly garment: GarmentClass;
  /** Cells in both mask and label, and in at least one of them. */
  intersection: number;
  union: number;
  /** Garments whose colour was compared, and those whose colour is correct. */
  compared: number;
  near: number;
}

/** The garments of one photo. */
interface EvaluatedPhoto extends PhotoGarments {
  /** The detected garments whose pictures show them, which users see. */
  readonly shown: ReadonlySet<GarmentClass>;
}

/** Returns the labelled class of each cell of the masks. */
function labelledClasses({ width, height }: Masks, photo: OutfitPhoto): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, cell) => {
    const x = Math.floor((((cell % width) + 0.5) * photo.width) / width);
    const y = Math.floor(((Math.floor(cell / width) + 0.5) * photo.height) / height);
    return photo.classes[y * photo.width + x] ?? 0;
  });
}

/** Analyzes a photo: its garments' cells and the names of their colours, and the classes that are shown. */
async function analysePhoto(networks: Networks, photo: OutfitPhoto) {
  const frames = { outfit: networks.outfitFrame, garment: networks.garmentFrame };
  const { outfit, detail } = await scalePhoto(photo.jpeg, frames);
  const output = await networks.runOutfit(outfit);
  const masks = decodeMasks(output, networks.outfitFrame, outfit);
  const hasPerson = detectPerson(masks, output.tags) !== 'absent';
  const worn = hasPerson ? wornGarments(masks) : [];
  const shown = hasPerson ? shownGarments(masks, detail) : [];
  const garments = worn.map(({ garmentClass: garment, cells }) => ({
    garment,
    cells,
    color: nearestColorName(
      appearanceOf(typeOfWornGarment(garment, output.tags).category, cells, masks, detail).main,
    ),
  }));
  return { masks, garments, shown: new Set(shown.map(({ garmentClass }) => garmentClass)) };
}

type PhotoAnalysis = Awaited<ReturnType<typeof analysePhoto>>;

/**
 * Adds one garment class of a photo to its counts.
 * @returns whether the labels contain enough of it to count as present
 */
function count(
  tally: Tally,
  photo: OutfitPhoto,
  labels: Uint8Array,
  { masks, garments }: PhotoAnalysis,
): boolean {
  const maskClass = maskClasses.indexOf(tally.garment);
  const found = garments.find(({ garment }) => garment === tally.garment);
  const labelledCells = labels.filter((cell) => cell === maskClass).length;
  const intersection = found?.cells.filter((cell) => labels[cell] === maskClass).length ?? 0;
  const union = labelledCells + (found?.cells.length ?? 0) - intersection;
  tally.intersection += intersection;
  tally.union += union;
  if (found && intersection >= minIou * union) {
    tally.compared++;
    if (isNearLabelled(found.color, photo, maskClass)) tally.near++;
  }
  return labelledCells >= minPresentShare * masks.frameCells;
}

function sectionOf(tallies: readonly Tally[], photos: readonly EvaluatedPhoto[]): Section {
  const sum = (key: 'compared' | 'near') => tallies.reduce((total, tally) => total + tally[key], 0);
  const overlaps = tallies.map(({ intersection, union }) => share(intersection, union));
  const pairs = photos.map(({ detected, labelled }): AnnotationPair => [detected, labelled]);
  const shownPairs = photos.map(({ shown, labelled }): AnnotationPair => [shown, labelled]);
  const figures: Figure[] = [
    { name: 'presence micro-F1', value: microF1(pairs), atLeast: 0.88 },
    {
      name: 'mean IoU',
      value: overlaps.reduce((total, overlap) => total + overlap, 0) / overlaps.length,
      atLeast: 0.55,
    },
    {
      name: `colour within the three nearest names, masks of IoU ${minIou} and more`,
      value: share(sum('near'), sum('compared')),
      atLeast: 0.95,
    },
    { name: 'presence micro-F1 of what is shown', value: microF1(shownPairs) },
  ];
  return {
    title: `Outfits: ${photos.length} photos`,
    head: ['garment', 'IoU', 'F1', 'labelled', 'detected', 'both', 'shown', 'colour correct'],
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
        `${agreementOn(garment, shownPairs).one}`,
        `${near} of ${compared}`,
      ];
    }),
    figures,
  };
}

/**
 * Evaluates masks, presence and colours against the labels, and presence against a second annotation.
 * @param colors gets the colour of each detected garment
 */
export async function evaluateOutfits(
  networks: Networks,
  data: string,
  whole: boolean,
  colors: DetectedColors,
): Promise<Section[]> {
  const tallies = garmentClasses.map(
    (garment): Tally => ({ garment, intersection: 0, union: 0, compared: 0, near: 0 }),
  );
  const photos: EvaluatedPhoto[] = [];
  for await (const photo of outfitPhotos(data, whole)) {
    const result = await analysePhoto(networks, photo);
    for (const { garment, color } of result.garments) colors.set(`${photo.name}/${garment}`, color);
    const labels = labelledClasses(result.masks, photo);
    const labelled = new Set<GarmentClass>();
    for (const tally of tallies) if (count(tally, photo, labels, result)) labelled.add(tally.garment);
    const detected = new Set(result.garments.map(({ garment }) => garment));
    photos.push({ name: photo.name, labelled, detected, shown: result.shown });
  }
  const second = compareSecondAnnotation(photos);
  return [sectionOf(tallies, photos), ...(second ? [second] : [])];
}
