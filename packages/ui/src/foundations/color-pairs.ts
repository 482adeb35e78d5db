import type { ColorName } from './tokens/color.ts';

/** A text or outline colour and the background that it may be used on. */
export interface ColorPair {
  readonly color: ColorName;
  readonly background: ColorName;
}

const backgrounds: readonly ColorName[] = [
  'paper',
  'surface',
  'sunken',
  'raise',
  'hover',
  'empty',
  'skeleton',
];
const textColors: readonly ColorName[] = ['ink', 'muted', 'accent', 'danger', 'success'];

/** Minimum contrast of text and of what identifies a control (WCAG 2.2, 1.4.3 and 1.4.11). */
export const minContrast = { text: 4.5, control: 3 } as const;

/** All allowed combinations of text and background. */
export const textPairs: readonly ColorPair[] = [
  ...textColors.flatMap((color) => backgrounds.map((background) => ({ color, background }))),
  { color: 'on-ink', background: 'ink' },
  { color: 'on-ink', background: 'ink-hover' },
  { color: 'on-danger', background: 'danger' },
  { color: 'on-danger', background: 'danger-hover' },
  { color: 'accent', background: 'accent-wash' },
  { color: 'danger', background: 'danger-wash' },
  { color: 'success', background: 'success-wash' },
];

/** The colours of texts and dashed outlines on the mat, whose gradient is darker than `line-strong` and `muted` allow. */
export const matPairs = { text: 'ink', outline: 'muted' } as const satisfies Record<string, ColorName>;

/** Minimum contrast at which a placeholder of loading content is visible. */
export const minSkeletonContrast = 1.08;

/** Outlines of controls on each background. */
export const controlPairs: readonly ColorPair[] = backgrounds.map((background) => ({
  color: 'line-strong',
  background,
}));
