import type { Transition, Variants } from 'framer-motion';
import { curves, durations } from '../foundations/tokens.ts';

const seconds = (milliseconds: number): number => milliseconds / 1000;

/** Something appears. */
const enter: Transition = { duration: seconds(durations.enter), ease: curves.enter };
/** Something goes; quicker than it came. */
const leave: Transition = { duration: seconds(durations.leave), ease: curves.leave };

/** Opacity alone, for scrims and swaps. */
export const fade: Variants = {
  hidden: { opacity: 0, transition: leave },
  shown: { opacity: 1, transition: enter },
};

/** A window rises a little while it appears; reduced motion keeps the fade alone. */
export const rise: Variants = {
  hidden: { opacity: 0, y: 16, transition: leave },
  shown: { opacity: 1, y: 0, transition: enter },
};
