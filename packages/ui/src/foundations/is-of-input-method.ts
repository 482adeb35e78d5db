/**
 * Whether a key belongs to the composition of an input method. Safari ends the composition before the `keydown` event of
 * the key that ended it, and identifies that key only by `keyCode` 229.
 */
export const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
