import type { Variants } from 'framer-motion';
import type { transitions } from '../../foundations/tokens/transition.ts';
import { namedTransition } from '../../motion/named-transition.ts';

interface Keyframes {
  readonly opacity: number[];
  /** Vertical position in px. */
  readonly y?: number[];
  readonly scale?: number[];
}

const valuesAt = (keyframes: Keyframes, index: 0 | -1) =>
  Object.fromEntries(Object.entries(keyframes).map(([name, values]) => [name, values.at(index)]));

/**
 * The states of a part of the landing page: `hidden` before the reveal, `shown` by the reveal, and `ended`
 * immediately. `custom` is the delay of `shown` in seconds.
 */
const part = (keyframes: Keyframes, transition: keyof typeof transitions): Variants => ({
  hidden: valuesAt(keyframes, 0),
  shown: (delay: number) => ({ ...keyframes, transition: { ...namedTransition(transition), delay } }),
  ended: { ...valuesAt(keyframes, -1), transition: { duration: 0 } },
});

/** How each kind of part appears. */
export const revealVariants = {
  /** Words and buttons. */
  words: part({ opacity: [0, 1] }, 'reveal'),
  photograph: part({ opacity: [0, 1], y: [24, 0] }, 'rise'),
  /** The first step of a letter. */
  glow: part({ opacity: [0, 0.9, 0] }, 'flare'),
  /** The second step of a letter. */
  ink: part({ opacity: [0, 1], y: [8, 0] }, 'letter'),
  /** The light behind the wordmark. */
  dawn: part({ opacity: [0, 1, 0], scale: [0.9, 1, 1.1] }, 'dawn'),
};
