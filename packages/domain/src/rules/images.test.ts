import { describe, expect, it } from 'vitest';
import { fitLongSide, imageAtWidth, imageSrcSet } from './images.ts';

describe('imageAtWidth', () => {
  it.each([
    ['/api/a', '/api/a?w=320'],
    ['/api/a?sig=x%3D', '/api/a?sig=x%3D&w=320'],
    ['/api/a?w=9&sig=x', '/api/a?sig=x&w=320'],
    ['/api/a?width=9', '/api/a?width=9&w=320'],
    ['https://h.example/a?e=1#part', 'https://h.example/a?e=1&w=320#part'],
    ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
    ['blob:http://h.example/1', 'blob:http://h.example/1'],
  ])('for %s, returns %s', (src, expected) => {
    expect(imageAtWidth(src, 320)).toBe(expected);
  });
});

describe('imageSrcSet', () => {
  it.each([
    ['/a', 1200, '/a?w=320 320w, /a?w=640 640w'],
    ['/a', 640, '/a?w=320 320w, /a 640w'],
    ['/a', 500, '/a?w=320 320w, /a 500w'],
    ['/a', 100, '/a 100w'],
    ['/a', null, '/a?w=320 320w, /a?w=640 640w'],
    ['blob:x', 1200, undefined],
  ])('for %s with a width of %s px, returns %s', (src, width, expected) => {
    expect(imageSrcSet({ src, width }, [320, 640])).toBe(expected);
  });

  it('when there are no widths, returns undefined', () => {
    expect(imageSrcSet({ src: '/a', width: null }, [])).toBeUndefined();
  });
});

describe('fitLongSide', () => {
  it.each([
    [4000, 3000, 1200, 900],
    [3000, 4000, 900, 1200],
    [800, 600, 800, 600],
    [1200, 1200, 1200, 1200],
    [100_000, 1, 1200, 1],
  ])('scales %d x %d to %d x %d', (width, height, expectedWidth, expectedHeight) => {
    expect(fitLongSide(width, height, 1200)).toEqual({ width: expectedWidth, height: expectedHeight });
  });
});
