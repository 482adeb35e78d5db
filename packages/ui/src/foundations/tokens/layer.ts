/** Stacking order (`z-dialog`), lowest first. No other z-index values are used. */
export const layers = {
  below: '-1',
  raised: '1',
  bar: '10',
  notice: '20',
  dialog: '30',
  menu: '40',
  toast: '50',
} as const;
