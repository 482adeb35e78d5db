/** What a key can do to the post that is looked at. */
export type ShortcutAction = 'previous' | 'next' | 'view' | 'like' | 'comment' | 'share' | 'open' | 'help';

/** The keys of each action, as `KeyboardEvent.key` names them, in the order of the list that people see. */
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

/** What is read of the browser's `KeyboardEvent`. */
export interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** The letter as it stands on a Latin keyboard, where another script is typed. */
function latinKey({ key, code }: PressedKey): string {
  const isForeign = key.length === 1 && key > '~';
  return isForeign ? code.replace(/^Key/, '').toLowerCase() : key;
}

/**
 * What a key asks for (docs/product.md section 2, Feed and post); null for keys that mean nothing here, and for those
 * pressed with a modifier, which are the browser's.
 * @param characters whether keys that write a character count; a person can switch them off
 */
export function shortcutOf(event: PressedKey, characters: boolean): ShortcutAction | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const key = latinKey(event);
  if (event.shiftKey && key !== '?') return null;
  if (key.length === 1 && !characters) return null;
  const found = Object.entries(shortcutKeys).find(([, keys]) => keys.includes(key));
  return found ? (found[0] as ShortcutAction) : null;
}
