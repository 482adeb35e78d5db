/** Returns whether a `pointerdown` opens a menu: with Ctrl, macOS opens the context menu instead. */
export const isMenuPress = ({ button, ctrlKey }: Pick<PointerEvent, 'button' | 'ctrlKey'>): boolean =>
  button === 0 && !ctrlKey;

/** Returns whether a key opens the menu of the focused button. */
export const isMenuKey = ({ key }: Pick<KeyboardEvent, 'key'>): boolean =>
  key === 'Enter' || key === ' ' || key === 'ArrowDown';
