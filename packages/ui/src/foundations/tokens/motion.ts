/** Durations in milliseconds. */
export const durations = {
  instant: 80,
  leave: 160,
  arrive: 200,
  enter: 240,
  flip: 320,
  glow: 400,
  spin: 1000,
  pulse: 2000,
  breath: 2400,
} as const;

/** Curves as the two points of a cubic Bézier. */
export const curves = {
  enter: [0.2, 0, 0, 1],
  leave: [0.4, 0, 1, 1],
  move: [0.4, 0, 0.2, 1],
  breath: [0.42, 0, 0.58, 1],
  even: [0, 0, 1, 1],
} as const;

/**
 * What moves and how (`transition-enter`, `--transition-enter`); nothing moves by any other measure. Whoever wishes for reduced
 * motion gets the end of each at once.
 */
export const transitions = {
  /** The answer of a control to a pointer. */
  press: { duration: 'instant', curve: 'move' },
  /** A control goes to its other state. */
  toggle: { duration: 'leave', curve: 'move' },
  /** Something appears or grows. */
  enter: { duration: 'enter', curve: 'enter' },
  /** The window of the sign-up appears (docs/product.md section 9). */
  arrive: { duration: 'arrive', curve: 'enter' },
  /** Something goes; quicker than it came. */
  leave: { duration: 'leave', curve: 'leave' },
  /** A card turns to its other face. */
  flip: { duration: 'flip', curve: 'move' },
  /** One aura becomes the next. */
  glow: { duration: 'glow', curve: 'even' },
  /** A spinner turns once. */
  spin: { duration: 'spin', curve: 'even' },
  /** The place of what is still coming fades and returns. */
  pulse: { duration: 'pulse', curve: 'breath' },
  /** The aura breathes while something is under way. */
  breath: { duration: 'breath', curve: 'breath' },
} as const satisfies Record<
  string,
  { readonly duration: keyof typeof durations; readonly curve: keyof typeof curves }
>;

/** The measures of a move as CSS. */
export function transitionCss(name: keyof typeof transitions): {
  readonly duration: string;
  readonly curve: string;
} {
  const { duration, curve } = transitions[name];
  return { duration: `${durations[duration]}ms`, curve: `cubic-bezier(${curves[curve].join(', ')})` };
}
