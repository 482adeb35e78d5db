/** Default colours of the aura: peach, orchid, sky. */
export const auraTrio = ['#FFB199', '#D98BFF', '#7CC7FF'] as const;

/** Opacity of the two layers of the halo; each is a CSS variable of the same name. */
export const auraStrength = {
  light: { 'aura-near': '0.8', 'aura-far': '0.42' },
  dark: { 'aura-near': '0.52', 'aura-far': '0.3' },
} as const;

/** Blur of the near and the far layer, and how far each extends beyond the image. */
export const auraSizes = {
  post: { near: '30px', far: '72px', edge: '12px', reach: '74px' },
  'post-phone': { near: '18px', far: '40px', edge: '12px', reach: '42px' },
  dialog: { near: '20px', far: '44px', edge: '12px', reach: '42px' },
  avatar: { near: '6px', far: '14px', edge: '4px', reach: '10px' },
} as const;
