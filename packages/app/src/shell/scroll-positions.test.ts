import { describe, expect, it } from 'vitest';
import { entryKey, readPositions, withPosition } from './scroll-positions.ts';

describe('scroll positions', () => {
  it('contain the last position of each entry, newest last', () => {
    const positions = withPosition(withPosition(withPosition(new Map(), 'a', 10), 'b', 20), 'a', 30);
    expect([...positions]).toEqual([
      ['b', 20],
      ['a', 30],
    ]);
  });

  it('when there are more than 50, are stored without the oldest', () => {
    let positions: ReturnType<typeof readPositions> = new Map();
    for (let index = 0; index < 60; index += 1) positions = withPosition(positions, `${index}`, index);
    expect(positions.size).toBe(50);
    expect(positions.has('9')).toBe(false);
    expect(positions.get('59')).toBe(59);
  });

  it('are read as they were written', () => {
    const positions = withPosition(new Map(), 'a', 10);
    expect(readPositions(JSON.stringify([...positions]))).toEqual(positions);
  });

  it('of the first entries of two documents have different keys', () => {
    const keyOf = (key: string, pathname: string, search = '') => entryKey({ key, pathname, search });
    expect(keyOf('default', '/aura')).not.toBe(keyOf('default', '/tag/linen'));
    expect(keyOf('default', '/aura')).not.toBe(keyOf('default', '/aura', '?view=calendar'));
    expect(keyOf('a1b2', '/aura')).toBe('a1b2');
  });

  it.each([null, undefined, '', '{"a":1}', '[["a","1"],7]', '[broken'])(
    'when the text is damaged, are empty: %s',
    (text) => {
      expect(readPositions(text).size).toBe(0);
    },
  );
});
