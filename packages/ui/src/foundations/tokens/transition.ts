import { type Transition, toggleTransition } from './motion.ts';

/**
 * Named transitions (class `transition-enter`, variable `--transition-enter`). All animation uses one of
 * these. With reduced motion the end state is shown immediately.
 */
export const transitions = {
  /** A control responds to the pointer. */
  press: { duration: 'instant', curve: 'move' },
  /** A control changes state. */
  toggle: toggleTransition,
  /** Something appears or grows. */
  enter: { duration: 'enter', curve: 'enter' },
  /** The sign-up dialog appears (docs/product.md section 2, Landing and authentication). */
  arrive: { duration: 'arrive', curve: 'enter' },
  /** Something disappears, faster than it appeared. */
  leave: { duration: 'leave', curve: 'leave' },
  /** A card flips. */
  flip: { duration: 'flip', curve: 'move' },
  /** A garment that was dropped swings and comes to rest. */
  settle: { duration: 'letter', curve: 'move' },
  /** The colours of an aura cross-fade. */
  glow: { duration: 'glow', curve: 'even' },
  /** A spinner makes one turn. */
  spin: { duration: 'spin', curve: 'even' },
  /** A skeleton fades and returns. */
  pulse: { duration: 'pulse', curve: 'breath' },
  /** The aura pulses while an operation is in progress. */
  breath: { duration: 'breath', curve: 'breath' },
  /** A part of the landing page appears. */
  reveal: { duration: 'glow', curve: 'enter' },
  /** A letter of the wordmark appears. */
  letter: { duration: 'letter', curve: 'enter' },
  /** A photograph of the landing page rises. */
  rise: { duration: 'rise', curve: 'enter' },
  /** A letter of the wordmark lights up and fades. */
  flare: { duration: 'flare', curve: 'move' },
  /** The light behind the wordmark lights up and fades. */
  dawn: { duration: 'dawn', curve: 'breath' },
} as const satisfies Record<string, Transition>;
