import type { Transition, Variants } from 'framer-motion';
import { curves, durations } from '../foundations/tokens.ts';

const seconds = (milliseconds: number): number => milliseconds / 1000;

/** Something appears. */
export const enter: Transition = { duration: seconds(durations.enter), ease: curves.enter };
/** Something goes; quicker than it came. */
export const leave: Transition = { duration: seconds(durations.leave), ease: curves.leave };
/** A card turns over. */
export const flip: Transition = { duration: seconds(durations.flip), ease: curves.move };
/** One aura becomes another. */
export const glow: Transition = { duration: seconds(durations.glow), ease: 'linear' };
/** Only for things that a finger moves. */
export const follow: Transition = { type: 'spring', stiffness: 420, damping: 40 };

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

/** A panel that covers a phone comes up from its lower edge. */
export const sheet: Variants = {
  hidden: { opacity: 0, y: 48, transition: leave },
  shown: { opacity: 1, y: 0, transition: enter },
};
