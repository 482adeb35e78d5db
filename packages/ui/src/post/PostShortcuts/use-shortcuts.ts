import { useEffect, useEffectEvent } from 'react';
import { isInScroller } from '../../foundations/is-in-scroller.ts';
import { type ShortcutAction, shortcutOf } from './shortcuts.ts';

/** What each key does; an action that is left out leaves its key to the browser. */
export type ShortcutActions = Partial<Record<ShortcutAction, (() => void) | undefined>>;

/** What is written into. */
const writing =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
/** What lies over the page and has the keys for itself. */
const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** What Enter presses, or sends. */
const pressable = 'a[href], button, summary, input, [role="button"]';
/** What moves by arrows of its own. */
const movable = '[role="radiogroup"], [role="tablist"], [role="slider"], [role="grid"]';

/** Whether the key belongs to what has the focus. */
function isTaken(target: EventTarget | null, action: ShortcutAction, key: string): boolean {
  if (!(target instanceof Element) || target === document.body) return false;
  if (target.closest(writing)) return true;
  if (action === 'open') return target.closest(pressable) !== null;
  if (!key.startsWith('Arrow')) return false;
  return target.closest(movable) !== null || isInScroller(target);
}

/**
 * Listens for the keys of a post. They rest while somebody types, while a window or a menu lies over the page, and
 * where the focus has a use of its own for the key.
 * @param characters whether keys that write a character count
 */
export function useShortcuts(actions: ShortcutActions, characters: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const action = shortcutOf(event, characters);
    const run = action && actions[action];
    if (!run || isTaken(event.target, action, event.key) || document.querySelector(overlay)) return;
    event.preventDefault();
    const isMove = action === 'next' || action === 'previous';
    if (!event.repeat || isMove) run();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
