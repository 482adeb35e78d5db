import { latinKey } from '../../foundations/latin-key.ts';

/** The actions of the shortcuts on the current post. */
export type ShortcutAction = 'previous' | 'next' | 'view' | 'like' | 'comment' | 'share' | 'open' | 'help';

/** The keys of each action, as values of `KeyboardEvent.key`, in the order of the help dialog. */
export const shortcutKeys: Readonly<Record<ShortcutAction, readonly string[]>> = {
  next: ['ArrowDown', 'j'],
  previous: ['ArrowUp', 'k'],
  view: ['i'],
  like: ['l'],
  comment: ['c'],
  share: ['s'],
  open: ['Enter'],
  help: ['?'],
};

/** The part of `KeyboardEvent` that a shortcut depends on. */
export interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/**
 * The action of a key event (docs/product.md section 2, Feed and post). Null for keys without an action and
 * for keys with a modifier.
 * @param characters whether shortcuts of single characters are on
 */
export function shortcutOf(event: PressedKey, characters: boolean): ShortcutAction | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const key = latinKey(event);
  if (event.shiftKey && key !== '?') return null;
  if (key.length === 1 && !characters) return null;
  const found = Object.entries(shortcutKeys).find(([, keys]) => keys.includes(key));
  return found ? (found[0] as ShortcutAction) : null;
}
