/** The cells of a `CardGrid` in their order; each has the key of its card as `data-grid-cell`. */
export const cardCells = (grid: Element): HTMLElement[] => [
  ...grid.querySelectorAll<HTMLElement>('[data-grid-cell]'),
];

/** Returns the key of the card that contains an element. */
export const cardKeyOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-grid-cell]')?.dataset.gridCell;
