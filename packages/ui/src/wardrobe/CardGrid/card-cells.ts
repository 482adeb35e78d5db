/** The cells of a `CardGrid` in their order. */
export const cardCells = (grid: Element): Element[] =>
  [...grid.children].flatMap(({ children }) => [...children]);

/** Returns the cell that contains an element; it has the id of its entry as `data-grid-cell`. */
export const cellOf = (element: Element) => element.closest<HTMLElement>('[data-grid-cell]');
