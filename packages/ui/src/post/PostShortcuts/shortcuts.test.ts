import { describe, expect, it } from 'vitest';
import { type PressedKey, shortcutKeys, shortcutOf } from './shortcuts.ts';

const pressed = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

describe('shortcutOf', () => {
  it.each([
    ['ArrowDown', 'next'],
    ['j', 'next'],
    ['ArrowUp', 'previous'],
    ['k', 'previous'],
    ['i', 'view'],
    ['l', 'like'],
    ['c', 'comment'],
    ['s', 'share'],
    ['Enter', 'open'],
    ['?', 'help'],
  ])('%s asks for %s', (key, action) => {
    expect(shortcutOf(pressed(key), true)).toBe(action);
  });

  it('takes ? with the Shift that writes it, and nothing else with Shift', () => {
    expect(shortcutOf(pressed('?', { shiftKey: true }), true)).toBe('help');
    expect(shortcutOf(pressed('J', { shiftKey: true }), true)).toBeNull();
    expect(shortcutOf(pressed('ArrowDown', { shiftKey: true }), true)).toBeNull();
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])('leaves keys with %s to the browser', (modifier) => {
    for (const key of Object.values(shortcutKeys).flat()) {
      expect(shortcutOf(pressed(key, { [modifier]: true }), true)).toBeNull();
    }
  });

  it('leaves arrows and Enter alone when single characters are switched off', () => {
    const working = Object.values(shortcutKeys)
      .flat()
      .filter((key) => shortcutOf(pressed(key), false) !== null);
    expect(working.sort()).toEqual(['ArrowDown', 'ArrowUp', 'Enter']);
  });

  it('knows the key where another script is typed', () => {
    expect(shortcutOf(pressed('о', { code: 'KeyJ' }), true)).toBe('next');
    expect(shortcutOf(pressed('م', { code: 'KeyL' }), true)).toBe('like');
    expect(shortcutOf(pressed('é', { code: 'Digit2' }), true)).toBeNull();
  });
});
