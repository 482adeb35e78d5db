import { maskClasses, sigmoid, type TagName, tagNames } from './classes.ts';
import type { Masks } from './masks.ts';

/** Whether somebody wears what a photo shows. */
export type Presence = 'nobody' | 'perhaps' | 'somebody';

/**
 * Limits that told all outfits of the validation part from all but a few of its single garments. `bodyFrom` is a
 * part of the network's frame, the others are probabilities of the tags.
 */
const limits = { bodyFrom: 0.01, hairFrom: 0.5, skinFrom: 0.98, clearHairFrom: 0.85 };

const body = maskClasses.indexOf('body');

/**
 * Looks for skin and hair. Wood and leather may look like skin and a mop like hair: hence `perhaps`.
 * @param tags a logit for each of `tagNames`
 */
export function personIn({ classes, frameCells }: Masks, tags: Float32Array): Presence {
  const likely = (tag: TagName) => sigmoid(tags[tagNames.indexOf(tag)] ?? 0);
  const cells = classes.reduce((count, shown) => count + (shown === body ? 1 : 0), 0);
  if (cells < limits.bodyFrom * frameCells) return 'nobody';
  if (likely('hair') >= limits.clearHairFrom) return 'somebody';
  return likely('hair') >= limits.hairFrom || likely('skin') >= limits.skinFrom ? 'perhaps' : 'nobody';
}
