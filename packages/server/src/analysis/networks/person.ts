import { maskClasses, sigmoid, type TagName, tagNames } from './classes.ts';
import type { Masks } from './masks.ts';

/** Whether somebody wears what a photo shows. */
export type PersonPresence = 'nobody' | 'perhaps' | 'somebody';

/**
 * `bodyFrom` is a part of the network's frame, the others are probabilities of tags. On the validation part every
 * outfit has skin from 0.996 on, and 98 of 100 single garments less than this.
 */
const limits = { bodyFrom: 0.01, skinFrom: 0.99, hairFrom: 0.85 };

const body = maskClasses.indexOf('body');

/**
 * Looks for skin and hair. Wood and leather may look like skin and a mop like hair: hence `perhaps`.
 * @param tags a logit for each of `tagNames`
 */
export function detectPerson({ classes, frameCells }: Masks, tags: Float32Array): PersonPresence {
  const likely = (tag: TagName) => sigmoid(tags[tagNames.indexOf(tag)] ?? 0);
  const cells = classes.reduce((count, shown) => count + (shown === body ? 1 : 0), 0);
  if (cells < limits.bodyFrom * frameCells || likely('skin') < limits.skinFrom) return 'nobody';
  return likely('hair') >= limits.hairFrom ? 'somebody' : 'perhaps';
}
