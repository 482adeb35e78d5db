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
  ])('maps %s to %s', (key, action) => {
    expect(shortcutOf(pressed(key), true)).toBe(action);
  });

  it('accepts ? with Shift, and no other key with Shift', () => {
    expect(shortcutOf(pressed('?', { shiftKey: true }), true)).toBe('help');
    expect(shortcutOf(pressed('J', { shiftKey: true }), true)).toBeNull();
    expect(shortcutOf(pressed('ArrowDown', { shiftKey: true }), true)).toBeNull();
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])('ignores keys with %s', (modifier) => {
    for (const key of Object.values(shortcutKeys).flat()) {
      expect(shortcutOf(pressed(key, { [modifier]: true }), true)).toBeNull();
    }
  });

  it('when character keys are off, maps arrows and Enter only', () => {
    const working = Object.values(shortcutKeys)
      .flat()
      .filter((key) => shortcutOf(pressed(key), false) !== null);
    expect(working.sort()).toEqual(['ArrowDown', 'ArrowUp', 'Enter']);
  });

  it('when the keyboard has another script, maps the physical key', () => {
    expect(shortcutOf(pressed('о', { code: 'KeyJ' }), true)).toBe('next');
    expect(shortcutOf(pressed('م', { code: 'KeyL' }), true)).toBe('like');
    expect(shortcutOf(pressed('é', { code: 'Digit2' }), true)).toBeNull();
  });
});
