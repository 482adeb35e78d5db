/**
 * Radii (`rounded-card`). An image in a card has a smaller radius than the card, so that their corners are
 * concentric.
 */
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
