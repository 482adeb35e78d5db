import type { ImageAnalyzer } from '../packages/server/src/analysis/analyzer.ts';
import { imagesWithoutClothes } from '../packages/server/src/analysis/testing/images-without-clothes.ts';
import { processUpload } from '../packages/server/src/images/process.ts';
import type { Section } from './report.ts';

/** What is found where nothing is. */
export async function evaluateWithoutClothes(analyzer: ImageAnalyzer): Promise<Section> {
  const rows: string[][] = [];
  let images = 0;
  for await (const { name, jpeg } of imagesWithoutClothes()) {
    images++;
    const found = await analyzer.analyze((await processUpload(jpeg)).jpeg);
    for (const { description, confidence } of found) rows.push([name, description, String(confidence)]);
  }
  return {
    title: `Pictures without clothes: ${images}`,
    head: ['picture', 'found', 'confidence'],
    rows,
    figures: [{ name: 'false items', value: rows.length, atMost: 2 }],
  };
}
