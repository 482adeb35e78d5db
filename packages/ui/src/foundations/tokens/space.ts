/** The grid unit: `w-12` is 12 times this. */
export const grid = '0.25rem';

/**
 * Scale of gaps, padding and margins (`gap-4`). Use half and odd steps inside controls, and 1, 2, 3, 4, 6, 8
 * and 10 between elements.
 */
export const spaces = {
  0: '0rem',
  0.5: '0.125rem',
  1: '0.25rem',
  1.5: '0.375rem',
  2: '0.5rem',
  2.5: '0.625rem',
  3: '0.75rem',
  3.5: '0.875rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  7: '1.75rem',
  8: '2rem',
  9: '2.25rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
} as const;

/**
 * Named sizes: touch targets, bars, the row above the photograph in the feed, and maximum widths of dialogs
 * and content.
 */
export const sizes = {
  target: '2.75rem',
  control: '3rem',
  'top-bar': '4rem',
  'top-bar-phone': '3.5rem',
  'bottom-bar': '4.5rem',
  // The bottom bar with the part of the screen below it that belongs to the system, such as the home indicator.
  'bottom-bar-space': 'calc(var(--size-bottom-bar) + env(safe-area-inset-bottom))',
  // At the side of a link of the top bar, which has less room on tablets.
  'bar-link': 'clamp(0.5rem, 8vw - 3rem, 1rem)',
  row: '3.5rem',
  content: '84rem',
  'dialog-sm': '28rem',
  'dialog-md': '35rem',
  'dialog-lg': '60rem',
  'dialog-xl': '65rem',
  'dialog-2xl': '80rem',
} as const;
