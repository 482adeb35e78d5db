import type { ImageAnalyzer } from '../packages/server/src/analysis/analyzer.ts';
import { imagesWithoutClothes } from '../packages/server/src/analysis/testing/images-without-clothes.ts';
import { processUpload } from '../packages/server/src/images/process.ts';
import type { Section } from './report.ts';

/** Counts the garments that are detected in images without clothes. */
export async function evaluateWithoutClothes(analyzer: ImageAnalyzer): Promise<Section> {
  const rows: string[][] = [];
  let images = 0;
  for await (const { name, jpeg } of imagesWithoutClothes()) {
    images++;
    const detected = await analyzer.analyze((await processUpload(jpeg)).jpeg);
    for (const { description, confidence } of detected) rows.push([name, description, String(confidence)]);
  }
  return {
    title: `Images without clothes: ${images}`,
    head: ['image', 'detected', 'confidence'],
    rows,
    figures: [{ name: 'false positives', value: rows.length, atMost: 2 }],
  };
}
