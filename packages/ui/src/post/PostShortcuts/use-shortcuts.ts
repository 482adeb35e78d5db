import { useEffectEvent, useLayoutEffect } from 'react';
import { isInScroller } from '../../foundations/is-in-scroller.ts';
import { isOfInputMethod } from '../../foundations/is-of-input-method.ts';
import { isEditable, isOverlayOpen } from '../../foundations/shortcuts-off.ts';
import { type ShortcutAction, shortcutOf } from './shortcuts.ts';

/** The action of each shortcut. The browser handles the keys of undefined actions. */
export type ShortcutActions = Partial<Record<ShortcutAction, (() => void) | undefined>>;

/** Elements that Enter activates or submits. */
const activatableSelector = 'a[href], button, summary, input, [role="button"]';
/** Widgets that handle arrow keys. */
const arrowKeySelector = '[role="radiogroup"], [role="tablist"], [role="slider"], [role="grid"]';

/** Whether the focused element handles the key itself. */
function isHandledByTarget(target: EventTarget | null, action: ShortcutAction, key: string): boolean {
  if (!(target instanceof Element) || target === document.body) return false;
  if (isEditable(target)) return true;
  if (action === 'open') return target.closest(activatableSelector) !== null;
  if (!key.startsWith('Arrow')) return false;
  return target.closest(arrowKeySelector) !== null || isInScroller(target);
}

/**
 * Runs actions on keyboard shortcuts. Shortcuts are off while the user types, while an overlay is open, and
 * when the focused element handles the key.
 * @param characters whether shortcuts of single characters are on
 */
export function useShortcuts(actions: ShortcutActions, characters: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isOfInputMethod(event)) return;
    const action = shortcutOf(event, characters);
    const run = action && actions[action];
    if (!run || isHandledByTarget(event.target, action, event.key) || isOverlayOpen()) return;
    event.preventDefault();
    const isMove = action === 'next' || action === 'previous';
    if (!event.repeat || isMove) run();
  });
  // A layout effect, since a key pressed between the paint of the post and its effects would be lost.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
