/** Selecting several items of the wardrobe, what its cards show (docs/product.md section 2, Wardrobe). */
export const itemSelectionCopy = {
  select: 'Select',
  selectItem: (item: string) => `Select ${item}`,
} as const;
