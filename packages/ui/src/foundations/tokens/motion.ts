/** Durations in milliseconds. */
export const durations = {
  instant: 80,
  leave: 160,
  arrive: 200,
  enter: 240,
  flip: 320,
  glow: 400,
  letter: 450,
  rise: 700,
  flare: 900,
  spin: 1000,
  pulse: 2000,
  breath: 2400,
  dawn: 2700,
} as const;

/** Curves as the two points of a cubic Bézier. */
export const curves = {
  enter: [0.2, 0, 0, 1],
  leave: [0.4, 0, 1, 1],
  move: [0.4, 0, 0.2, 1],
  breath: [0.42, 0, 0.58, 1],
  even: [0, 0, 1, 1],
} as const;

interface Transition {
  readonly duration: keyof typeof durations;
  readonly curve: keyof typeof curves;
}

/** A control changes state. Used alone by code of every page, which needs no other transition. */
export const toggleTransition = { duration: 'leave', curve: 'move' } as const satisfies Transition;

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

/** The CSS values of a transition. */
export function transitionCss({ duration, curve }: Transition): {
  readonly duration: string;
  readonly curve: string;
} {
  return { duration: `${durations[duration]}ms`, curve: `cubic-bezier(${curves[curve].join(', ')})` };
}
