import { expect, it } from 'vitest';
import { createRotation } from './rotation.ts';

it('each request begins with another host', () => {
  const rotation = createRotation(['a', 'b', 'c']);
  expect([rotation.next(), rotation.next(), rotation.next(), rotation.next()]).toEqual([
    ['a', 'b', 'c'],
    ['b', 'c', 'a'],
    ['c', 'a', 'b'],
    ['a', 'b', 'c'],
  ]);
});

it('a host with a pause comes last until the pause ends, the one that ends first before the others', () => {
  let now = 0;
  const rotation = createRotation(['a', 'b', 'c'], () => now);
  rotation.pause('a', 5_000);
  rotation.pause('b', 2_000);
  expect(rotation.next()).toEqual(['c', 'b', 'a']);
  now = 2_000;
  expect(rotation.next()).toEqual(['b', 'c', 'a']);
  now = 5_000;
  rotation.next();
  expect(rotation.next()).toEqual(['a', 'b', 'c']);
});
