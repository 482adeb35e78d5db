/** Radii (`rounded-card`). The image's is smaller than the card's, so that their corners run in parallel. */
export const radii = {
  none: '0',
  mark: '4px',
  inner: '10px',
  control: '12px',
  image: '16px',
  card: '20px',
  dialog: '24px',
  full: '9999px',
} as const;
