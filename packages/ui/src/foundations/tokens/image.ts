/** Flat-lay images have cream grounds that glare on dark pages; each a CSS variable of the same name. */
export const imageEffects = {
  light: { 'image-brightness': '1' },
  dark: { 'image-brightness': '0.9' },
} as const;
