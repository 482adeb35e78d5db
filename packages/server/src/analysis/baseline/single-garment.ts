import type { Category } from '@aura/domain/vocabularies/categories';
import type { FoundGarment } from '../analyzer.ts';
import { type Band, colorsIn, edgeContrastIn, extentIn, gapIn } from './bands.ts';
import { dominantCloth } from './cloth.ts';
import { showsFace } from './figure.ts';
import type { Foreground } from './foreground.ts';
import { garmentOf } from './found.ts';
import { largestRegion, type Region } from './mask.ts';
import type { Pixels } from './pixels.ts';

const separationMin = 3;
/** In CIELAB units; less is a backdrop that fades, not a garment that ends. */
const edgeContrastMin = 5;
/** Of the picture's area. */
const area = { min: 0.06, max: 0.7 };
const whole: Band = { from: 0, to: 1 };
const upper: Band = { from: 0.1, to: 0.3 };
const middle: Band = { from: 0.45, to: 0.6 };
const hem: Band = { from: 0.8, to: 0.95 };
const waistband: Band = { from: 0.05, to: 0.2 };

/**
 * The kind of a garment that lies flat, by its outline. The limits answer right in about nine of ten photos of
 * single garments; outlines that several kinds share are left open.
 */
function kindOf(pixels: Pixels, region: Region): Category | '' {
  const height = region.bottom - region.top + 1;
  const width = region.right - region.left + 1;
  const slenderness = height / width;
  const legs = gapIn(pixels, region, hem);
  const waist = extentIn(pixels, region, middle);
  if (slenderness < 1.18 && region.area / (height * width) > 0.64) {
    return extentIn(pixels, region, upper) > 1.01 * waist ? 'Tops' : '';
  }
  if (slenderness > 1.3 && legs > 0.16 && gapIn(pixels, region, waistband) < 0.05) return 'Bottoms';
  if (slenderness > 1.64 && slenderness < 3 && legs < 0.04 && extentIn(pixels, region, hem) > 0.95 * waist)
    return 'Dresses';
  return '';
}

/** Reads a foreground as one garment; none when nothing stands out or a person is in the picture. */
export function singleGarment(pixels: Pixels, { mask, separation }: Foreground): FoundGarment[] {
  const region = largestRegion(mask, pixels.width);
  if (!region || separation < separationMin) return [];
  const share = region.area / mask.length;
  const cloth = dominantCloth(colorsIn(pixels, region, whole));
  if (!cloth || share < area.min || share > area.max) return [];
  if (edgeContrastIn(pixels, region, whole) < edgeContrastMin) return [];
  return showsFace(pixels, region, cloth.color) ? [] : [garmentOf(kindOf(pixels, region), cloth.color)];
}
