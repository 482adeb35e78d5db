import { maskClasses, sigmoid, type TagName, tagNames } from './classes.ts';
import type { Masks } from './masks.ts';

/** Whether a person wears the garments in a photo. */
export type PersonPresence = 'absent' | 'uncertain' | 'present';

/**
 * `body` is a share of the network's frame, the others are probabilities of tags. In the validation set,
 * every outfit has a probability of skin above 0.996, and 98 of 100 single garments are below `skin`.
 */
const thresholds = { body: 0.01, skin: 0.99, hair: 0.85 };

/** Index of skin and hair in `maskClasses`. */
export const bodyClass = maskClasses.indexOf('body');

/**
 * Detects a person by skin and hair. Wood and leather can look like skin and a mop like hair, hence
 * `uncertain`.
 * @param tags a logit for each of `tagNames`
 */
export function detectPerson({ classes, frameCells }: Masks, tags: Float32Array): PersonPresence {
  const probability = (tag: TagName) => sigmoid(tags[tagNames.indexOf(tag)] ?? 0);
  const cells = classes.reduce((count, shown) => count + (shown === bodyClass ? 1 : 0), 0);
  if (cells < thresholds.body * frameCells || probability('skin') < thresholds.skin) return 'absent';
  return probability('hair') >= thresholds.hair ? 'present' : 'uncertain';
}
