/** Flat-lay pictures have cream grounds that glare on dark pages; each a CSS variable of the same name. */
export const pictureEffects = {
  light: { 'picture-brightness': '1' },
  dark: { 'picture-brightness': '0.9' },
} as const;
