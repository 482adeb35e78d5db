import type { CieLab } from '@aura/domain/color/cielab';

/**
 * Cameras expose white fabric at a lightness of 60 to 95, where the vocabulary has grays. Above these limits,
 * which were chosen on photos, hardly any garment is gray or beige (docs/model-card.md).
 */
const limits = {
  /** Lightness outside the folds, and where nothing around the garment is lighter, as in a dim room. */
  minHighlight: 79,
  minHighlightInDimLight: 74,
  /** Lightness of at least half of the fabric. */
  minLightness: 62,
  /** Chroma of the tints of white: the blue of shade, and the yellow of lamps and of ivory. */
  maxTint: 12,
};
/** White in the shade is a little violet: this much redder for each step of blue. */
const rednessOfBlue = 0.4;
/** Pink, beige and mint differ from those tints on the red axis, which therefore counts more. */
const rednessWeight = 3;
/** The lightness of white, ivory and cream in the vocabulary. */
const whiteLightness = 97;

function isTint(a: number, b: number): boolean {
  const redness = a - Math.max(0, -rednessOfBlue * b);
  return Math.hypot(rednessWeight * redness, b) <= limits.maxTint;
}

/**
 * Returns the colour of a fabric by its colour in a photo: white fabric becomes as light as the vocabulary's
 * white and retains its tint.
 * @param highlight its lightness outside its folds
 * @param around the lightness of the lightest surfaces around it; by default unknown
 */
export function whitenFabric([lightness, a, b]: CieLab, highlight = lightness, around = Infinity): CieLab {
  const minHighlight = Math.min(limits.minHighlight, Math.max(limits.minHighlightInDimLight, around));
  const isLight = lightness >= limits.minLightness && highlight >= minHighlight;
  return [isLight && isTint(a, b) ? whiteLightness : lightness, a, b];
}
