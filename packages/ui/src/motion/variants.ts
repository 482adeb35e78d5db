import type { Variants } from 'framer-motion';
import { namedTransition } from './named-transition.ts';

const enter = namedTransition('enter');
const leave = namedTransition('leave');

/** Transitions by which dialogs and scrims may appear. */
export type EnterTransition = 'enter' | 'arrive';

/** Fades, for scrims and for swapped content. `custom` is the transition by which it appears. */
export const fade: Variants = {
  hidden: { opacity: 0, transition: leave },
  shown: (move: EnterTransition = 'enter') => ({ opacity: 1, transition: namedTransition(move) }),
};

/**
 * A dialog that moves up by 16 px while it fades in; with reduced motion it only fades. `custom` has the same
 * meaning as in `fade`.
 */
export const rise: Variants = {
  hidden: { opacity: 0, y: 16, transition: leave },
  shown: (move: EnterTransition = 'enter') => ({ opacity: 1, y: 0, transition: namedTransition(move) }),
};

/**
 * The next element of a sequence slides in. `custom` is 1 from the right, -1 from the left, and 0 without
 * movement.
 */
export const slide: Variants = {
  hidden: (side: number) => ({ opacity: 0, x: 16 * side }),
  shown: { opacity: 1, x: 0, transition: enter },
};
