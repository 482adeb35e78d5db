import { itemClasses } from '../packages/server/src/analysis/networks/classes.ts';
import { detectGarments } from '../packages/server/src/analysis/networks/detect-garments.ts';
import { itemTypes } from '../packages/server/src/analysis/networks/garment-types.ts';
import type { Networks } from '../packages/server/src/analysis/networks/networks.ts';
import { scalePhoto } from '../packages/server/src/analysis/networks/scale-photo.ts';
import { itemProbabilities } from '../packages/server/src/analysis/networks/single-garment.ts';
import type { DetectedColors } from './color-families.ts';
import { itemPhotos } from './data.ts';
import type { Section } from './report.ts';

type LabelledClass = Exclude<(typeof itemClasses)[number], 'none'>;

const labelledClasses = itemClasses.filter((itemClass) => itemClass !== 'none');

/**
 * Evaluates photos of single garments: the network's ranking, and the result of the whole analysis.
 * @param colors gets the colour of each detected garment
 */
export async function evaluateItems(
  networks: Networks,
  data: string,
  colors: DetectedColors,
): Promise<Section> {
  const confusion = new Map<LabelledClass, Map<LabelledClass, number>>(
    labelledClasses.map((itemClass) => [itemClass, new Map()]),
  );
  const counts = { all: 0, top1: 0, top3: 0, detected: 0, correct: 0 };
  for await (const { name, itemClass, jpeg } of itemPhotos(data)) {
    const frames = { outfit: networks.outfitFrame, garment: networks.garmentFrame };
    const photo = await scalePhoto(jpeg, frames);
    const ranked = itemProbabilities(await networks.runGarment(photo.garment))
      .map((candidate) => candidate.itemClass)
      .filter((candidate) => candidate !== 'none');
    const [predicted] = ranked;
    const row = confusion.get(itemClass);
    if (predicted) row?.set(predicted, (row.get(predicted) ?? 0) + 1);
    counts.all++;
    if (predicted === itemClass) counts.top1++;
    if (ranked.slice(0, 3).includes(itemClass)) counts.top3++;
    const [detected] = await detectGarments(networks, photo);
    if (detected) {
      counts.detected++;
      colors.set(name, detected.color);
    }
    if (detected?.category === itemTypes[itemClass].category) counts.correct++;
  }
  return {
    title: `Items: ${counts.all} photos; a garment is detected in ${counts.detected}, with the correct category in ${counts.correct}`,
    head: ['actual \\ predicted', ...labelledClasses],
    rows: labelledClasses.map((actual) => [
      actual,
      ...labelledClasses.map((predicted) => String(confusion.get(actual)?.get(predicted) ?? '.')),
    ]),
    figures: [
      { name: 'top-1 accuracy', value: counts.top1 / counts.all, atLeast: 0.75 },
      { name: 'top-3 accuracy', value: counts.top3 / counts.all, atLeast: 0.93 },
    ],
  };
}
