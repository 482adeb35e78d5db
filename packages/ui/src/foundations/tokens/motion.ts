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

/** A duration with a curve. */
export interface Transition {
  readonly duration: keyof typeof durations;
  readonly curve: keyof typeof curves;
}

/** A control changes state. The only transition that code of every page needs. */
export const toggleTransition = { duration: 'leave', curve: 'move' } as const satisfies Transition;

/** The CSS values of a transition. */
export function transitionCss({ duration, curve }: Transition): {
  readonly duration: string;
  readonly curve: string;
} {
  return { duration: `${durations[duration]}ms`, curve: `cubic-bezier(${curves[curve].join(', ')})` };
}
