import { expect, it } from 'vitest';
import { keptFile, listText, parseList, partsOf } from './kept.mjs';

const hash = 'ab'.repeat(32);

it('takes the name of an image apart', () => {
  expect(partsOf('primitives-button--with-icon.390.dark')).toEqual({
    folder: 'primitives-button',
    file: 'with-icon.390.dark',
    story: 'primitives-button--with-icon',
    view: '390.dark',
  });
  expect(keptFile('primitives-button--small.390.dark')).toMatch(
    /primitives-button[\\/]small\.390\.dark\.webp$/,
  );
});

it('reads the list that it writes, whatever the order', () => {
  const images = [
    { name: 'a-b--y.390.light', size: '390x96', hash },
    { name: 'a-b--x.390.light', size: '390x844', hash },
  ];
  const text = listText(images);
  expect(text).toBe(`x.390.light 390x844 ${hash}\ny.390.light 390x96 ${hash}\n`);
  expect(parseList('a-b', text)).toEqual(images.toReversed());
});

it.each(['x.390.light 390x844', `<<<<<<< ours`, `x 390 ${hash}`])('refuses the line "%s"', (line) => {
  expect(() => parseList('a-b', line)).toThrow('a-b/pixels.txt: not a picture');
});
