/** Font families (`font-serif`): serif for the wordmark and headings, sans for everything else. */
export const fonts = {
  serif: "'Instrument Serif', 'Instrument Serif Fallback', 'Instrument Serif Fallback Noto', serif",
  sans: "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif",
} as const;

/** Font weights (`font-medium`); the serif has only `normal`. */
export const weights = { normal: '400', medium: '500', semibold: '600' } as const;

/**
 * Type scale (`text-16`). Key: pixels at the default text size; value: size and line height in rem, letter
 * spacing in em.
 */
export const type = {
  12: ['0.75rem', '1rem', '0em'],
  14: ['0.875rem', '1.25rem', '0em'],
  16: ['1rem', '1.5rem', '0em'],
  18: ['1.125rem', '1.75rem', '0em'],
  22: ['1.375rem', '1.15', '0em'],
  28: ['1.75rem', '1.12', '-0.01em'],
  40: ['2.5rem', '1.1', '-0.015em'],
  64: ['4rem', '1', '-0.025em'],
} as const;
