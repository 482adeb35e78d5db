import type { Transition } from 'framer-motion';
import { curves, durations } from '../foundations/tokens/motion.ts';
import { transitions } from '../foundations/tokens/transition.ts';

/** A named transition of the design system in the units of framer-motion. */
export function namedTransition(name: keyof typeof transitions): Transition {
  const { duration, curve } = transitions[name];
  return { duration: durations[duration] / 1000, ease: curves[curve] };
}
