import { isOfInputMethod } from './is-of-input-method.ts';

/** Elements that take text input. */
const editableSelector =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Overlays, which handle all keys themselves. */
const overlaySelector = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether the focus is in an element that takes text input. */
export function isEditable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(editableSelector) !== null;
}

/** Whether an overlay is open. */
export function isOverlayOpen(): boolean {
  return document.querySelector(overlaySelector) !== null;
}

/**
 * Whether a key event is not for shortcuts of single keys: while the user types, in an overlay, or with a modifier. `?`
 * is typed with Shift, and so are `/` on German and `.` on French keyboards.
 */
export function areShortcutsOff(event: KeyboardEvent): boolean {
  const { defaultPrevented, ctrlKey, altKey, metaKey, shiftKey, key, target } = event;
  if (defaultPrevented || isOfInputMethod(event) || ctrlKey || altKey || metaKey) return true;
  if (shiftKey && !/^[?/.]$/.test(key)) return true;
  return isEditable(target) || isOverlayOpen();
}
