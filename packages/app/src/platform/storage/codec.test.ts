import { describe, expect, it } from 'vitest';
import { parseStored } from './codec.ts';

const record = { a: ['x', 'y,]}'], b: { c: { d: true } }, 'e"': -1.5e3, f: null };
const text = JSON.stringify(record);

describe('parseStored', () => {
  it('parses a complete text', () => {
    expect(parseStored(text)).toEqual({ stored: record, isComplete: true });
  });

  it.each([
    ['{"a":["x","y"],"b":{"c":{"d":true}},"e":-15', { a: ['x', 'y'], b: { c: { d: true } } }],
    ['{"a":["x","y"],"b":{"c":{"d":tr', { a: ['x', 'y'], b: { c: {} } }],
    ['{"a":["x","y"],"b', { a: ['x', 'y'] }],
    ['{"a":["x","unfinished', { a: ['x'] }],
    ['{"a":"with \\" and \\\\","b":1,"c', { a: 'with " and \\', b: 1 }],
    ['{ "a" : 1 ,\n "b" : 2 , ', { a: 1, b: 2 }],
    ['{"a":1}{"b":2}', { a: 1 }],
    ['{"a":1,"b":<html>,"c":2}', { a: 1 }],
    ['["x","y', ['x']],
  ])('when the text is truncated, returns the complete values: %s', (broken, stored) => {
    expect(parseStored(broken)).toEqual({ stored, isComplete: false });
  });

  it.each([[''], ['<html></html>'], ['undefined'], ['}{'], ['{"a" "b",']])(
    'when nothing can be parsed, returns undefined: %j',
    (broken) => {
      expect(parseStored(broken)).toEqual({ stored: undefined, isComplete: false });
    },
  );

  it('does not throw for a text truncated at any length', () => {
    for (let length = 0; length < text.length; length += 1) {
      const { stored } = parseStored(text.slice(0, length));
      expect(length === 0 ? stored === undefined : typeof stored === 'object').toBe(true);
    }
  });
});
