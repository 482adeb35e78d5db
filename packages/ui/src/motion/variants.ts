import type { Transition, Variants } from 'framer-motion';
import { curves, durations, transitions } from '../foundations/tokens/motion.ts';

const transition = (name: keyof typeof transitions): Transition => {
  const { duration, curve } = transitions[name];
  return { duration: durations[duration] / 1000, ease: curves[curve] };
};

const enter = transition('enter');
const leave = transition('leave');

/** Transitions by which dialogs and scrims may appear. */
export type EnterTransition = 'enter' | 'arrive';

/** Fades, for scrims and for swapped content. `custom` is the transition by which it appears. */
export const fade: Variants = {
  hidden: { opacity: 0, transition: leave },
  shown: (move: EnterTransition = 'enter') => ({ opacity: 1, transition: transition(move) }),
};

/**
 * A dialog that moves up by 16 px while it fades in; with reduced motion it only fades. `custom` has the same
 * meaning as in `fade`.
 */
export const rise: Variants = {
  hidden: { opacity: 0, y: 16, transition: leave },
  shown: (move: EnterTransition = 'enter') => ({ opacity: 1, y: 0, transition: transition(move) }),
};

/**
 * The next element of a sequence slides in. `custom` is 1 from the right, -1 from the left, and 0 without
 * movement.
 */
export const slide: Variants = {
  hidden: (side: number) => ({ opacity: 0, x: 16 * side }),
  shown: { opacity: 1, x: 0, transition: enter },
};
