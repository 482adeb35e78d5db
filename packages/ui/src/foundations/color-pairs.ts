import type { ColorName } from './tokens/color.ts';

/** A text or outline colour and the background that it may be used on. */
export interface ColorPair {
  readonly color: ColorName;
  readonly ground: ColorName;
}

const grounds: readonly ColorName[] = ['paper', 'surface', 'sunken', 'raise', 'hover', 'empty'];
const inks: readonly ColorName[] = ['ink', 'muted', 'accent', 'danger', 'success'];

/** Minimum contrast of text and of what identifies a control (WCAG 2.2, 1.4.3 and 1.4.11). */
export const minContrast = { text: 4.5, control: 3 } as const;

/** All allowed combinations of text and background. */
export const textPairs: readonly ColorPair[] = [
  ...inks.flatMap((color) => grounds.map((ground) => ({ color, ground }))),
  { color: 'on-ink', ground: 'ink' },
  { color: 'on-ink', ground: 'ink-hover' },
  { color: 'on-danger', ground: 'danger' },
  { color: 'on-danger', ground: 'danger-hover' },
  { color: 'accent', ground: 'accent-wash' },
  { color: 'danger', ground: 'danger-wash' },
  { color: 'success', ground: 'success-wash' },
];

/** Outlines of controls on each background. */
export const controlPairs: readonly ColorPair[] = grounds.map((ground) => ({ color: 'line-strong', ground }));
