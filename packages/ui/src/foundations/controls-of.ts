/** The links, buttons and fields of a row or a card, in their order. */
export const controlsOf = (element: Element): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('a[href], button, input'),
];
