import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createNetworkAnalyzer } from '../packages/server/src/analysis/networks/network-analyzer.ts';
import { loadNetworks } from '../packages/server/src/analysis/networks/networks.ts';
import { packageRoot } from '../packages/server/src/package-root.ts';
import { serverBuild } from '../packages/server/src/testing/server-build.ts';
import { type DetectedColors, evaluateColorFamilies } from './color-families.ts';
import { evaluateCost } from './cost.ts';
import { evaluateItems } from './items.ts';
import { evaluateOutfits } from './outfits.ts';
import { meetsTarget, type Section, sectionText } from './report.ts';
import { evaluateWithoutClothes } from './without-clothes.ts';
import { evaluateWornCutouts } from './worn-cutouts.ts';

const options = {
  data: { type: 'string' },
  models: { type: 'string' },
  sheets: { type: 'string' },
  whole: { type: 'boolean', default: false },
} as const;

/**
 * Evaluates the analysis with the code that the server runs (docs/model-card.md) and prints all figures.
 * @param args `--data DIR`: photos in the layout of docs/model-card.md; `--whole`: all labelled outfits instead of
 * the validation set; `--models DIR`: other networks than the server's; `--sheets DIR` writes contact sheets of the
 * cut-outs of worn garments
 * @returns whether all targets are met
 */
export async function evaluate(args: string[]): Promise<boolean> {
  const parsed = parseArgs({ args, options }).values;
  const { data, models = join(packageRoot(), 'models'), sheets, whole } = parsed;
  if (data === undefined) throw new Error('--data DIR is required: the folder with the photos');
  const worker = pathToFileURL(join(await serverBuild(), 'analysis-worker.js'));
  const analyzer = createNetworkAnalyzer({ worker, models });
  const sections: Section[] = [];
  const add = (section: Section) => {
    sections.push(section);
    console.log(sectionText(section));
  };
  try {
    add(await evaluateCost(analyzer, data, whole));
    add(await evaluateWithoutClothes(analyzer));
    await analyzer.close();
    const networks = await loadNetworks(models);
    const colors: DetectedColors = new Map();
    for (const section of await evaluateOutfits(networks, data, whole, colors)) add(section);
    add(await evaluateWornCutouts(networks, data, whole, sheets));
    add(await evaluateItems(networks, data, colors));
    for (const section of await evaluateColorFamilies(colors)) add(section);
  } finally {
    await analyzer.close();
  }
  const missed = sections.flatMap(({ figures }) => figures).filter((figure) => !meetsTarget(figure));
  console.log(missed.length === 0 ? '\nAll targets met.' : `\n${missed.length} targets not met.`);
  return missed.length === 0;
}
