import type { FoundGarment, ImageAnalyzer } from '../analyzer.ts';
import { findFigure } from './figure.ts';
import { findForeground } from './foreground.ts';
import { garmentsOf } from './outfit.ts';
import { type Pixels, readPixels } from './pixels.ts';
import { figurePrior, garmentPrior } from './priors.ts';
import { singleGarment } from './single-garment.ts';

async function garmentsIn(pixels: Pixels, signal?: AbortSignal): Promise<FoundGarment[]> {
  const figure = findFigure(pixels, await findForeground(pixels, figurePrior, signal));
  return figure
    ? garmentsOf(figure)
    : singleGarment(pixels, await findForeground(pixels, garmentPrior, signal));
}

/**
 * The analysis that needs nothing but this process: kinds by a standing figure's proportions or a single
 * garment's outline, colours by k-means, names from the vocabulary. It knows no brand, material or style.
 */
export function createBaselineAnalyzer(): ImageAnalyzer {
  return {
    analyze: async (jpeg, signal) => garmentsIn(await readPixels(jpeg), signal),
  };
}
