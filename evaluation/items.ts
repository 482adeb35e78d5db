import { itemClasses } from '../packages/server/src/analysis/networks/classes.ts';
import { detectGarments } from '../packages/server/src/analysis/networks/detect-garments.ts';
import { itemTypes } from '../packages/server/src/analysis/networks/garment-types.ts';
import type { Networks } from '../packages/server/src/analysis/networks/networks.ts';
import { scalePhoto } from '../packages/server/src/analysis/networks/scale-photo.ts';
import { itemProbabilities } from '../packages/server/src/analysis/networks/single-garment.ts';
import { itemPhotos } from './data.ts';
import type { Section } from './report.ts';

type Kind = Exclude<(typeof itemClasses)[number], 'none'>;

const kinds = itemClasses.filter((kind) => kind !== 'none');

/** Single garments: the network's ranking, and what the whole analysis suggests of it. */
export async function evaluateItems(networks: Networks, data: string): Promise<Section> {
  const confused = new Map<Kind, Map<Kind, number>>(kinds.map((kind) => [kind, new Map()]));
  const counts = { all: 0, first: 0, three: 0, suggested: 0, right: 0 };
  for await (const { kind, jpeg } of itemPhotos(data)) {
    const frames = { outfit: networks.outfitFrame, garment: networks.garmentFrame };
    const views = await scalePhoto(jpeg, frames);
    const ranked = itemProbabilities(await networks.runGarment(views.garment))
      .map((candidate) => candidate.kind)
      .filter((candidate) => candidate !== 'none');
    const [first] = ranked;
    const row = confused.get(kind);
    if (first) row?.set(first, (row.get(first) ?? 0) + 1);
    counts.all++;
    if (first === kind) counts.first++;
    if (ranked.slice(0, 3).includes(kind)) counts.three++;
    const [suggested] = await detectGarments(networks, views);
    if (suggested) counts.suggested++;
    if (suggested?.category === itemTypes[kind].category) counts.right++;
  }
  return {
    title: `Items: ${counts.all} photos; ${counts.suggested} get a suggestion, the category is right in ${counts.right}`,
    head: ['is \\ seen as', ...kinds],
    rows: kinds.map((kind) => [kind, ...kinds.map((seen) => String(confused.get(kind)?.get(seen) ?? '.'))]),
    figures: [
      { name: 'right class first', value: counts.first / counts.all, atLeast: 0.75 },
      { name: 'right class among three', value: counts.three / counts.all, atLeast: 0.93 },
    ],
  };
}
