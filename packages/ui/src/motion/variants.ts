import type { Transition, Variants } from 'framer-motion';
import { curves, durations, transitions } from '../foundations/tokens/motion.ts';

const transition = (name: keyof typeof transitions): Transition => {
  const { duration, curve } = transitions[name];
  return { duration: durations[duration] / 1000, ease: curves[curve] };
};

const enter = transition('enter');
const leave = transition('leave');

/** The named moves by which windows and scrims appear. */
export type EnterTransition = 'enter' | 'arrive';

/** Opacity alone, for scrims and swaps. `custom` names the move by which it appears. */
export const fade: Variants = {
  hidden: { opacity: 0, transition: leave },
  shown: (move: EnterTransition = 'enter') => ({ opacity: 1, transition: transition(move) }),
};

/** A window rises a little while it appears; reduced motion keeps the fade alone. `custom` as above. */
export const rise: Variants = {
  hidden: { opacity: 0, y: 16, transition: leave },
  shown: (move: EnterTransition = 'enter') => ({ opacity: 1, y: 0, transition: transition(move) }),
};

/** What comes next in a row comes from its side: `custom` is 1 from the right, -1 from the left, 0 from nowhere. */
export const slide: Variants = {
  hidden: (side: number) => ({ opacity: 0, x: 16 * side }),
  shown: { opacity: 1, x: 0, transition: enter },
};
