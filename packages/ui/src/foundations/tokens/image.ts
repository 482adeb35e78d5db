/**
 * Flat-lay images have a cream background that is too bright on dark pages. Each effect is a CSS variable of
 * the same name.
 */
export const imageEffects = {
  light: { 'image-brightness': '1' },
  dark: { 'image-brightness': '0.9' },
} as const;

/**
 * Vertical position of photos of people in a box that crops them, so that heads are not cut off: the share of the
 * cropped height that is cut at the top, 0 to 1.
 */
export const personCropTop = 0.14;
