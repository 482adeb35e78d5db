/**
 * Flat-lay images have a cream background that is too bright on dark pages. Each effect is a CSS variable of
 * the same name.
 */
export const imageEffects = {
  light: { 'image-brightness': '1' },
  dark: { 'image-brightness': '0.9' },
} as const;
