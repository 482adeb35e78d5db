import { describe, expect, it } from 'vitest';
import { colors } from '../vocabularies/colors.ts';
import { garmentColor, matchColors } from './garment-colors.ts';

const match = (a: string, b: string) => matchColors(garmentColor(a), garmentColor(b));

describe('garmentColor', () => {
  it.each([
    ['Navy', 'navy'],
    ['Faded navy', 'navy'],
    ['Faded light blue', 'light blue'],
    ['Charcoal pinstripe', 'charcoal'],
    ['Raincloud', 'gray'],
    ['Core Black', 'black'],
    ['Desert Sky', 'blue'],
    ['Dark grey', 'gray'],
  ])('%s is read as %s', (name, expected) => {
    expect(garmentColor(name)?.name).toBe(expected);
  });

  it('when the name has no known colour, returns null', () => {
    expect(garmentColor('Unheard of')).toBeNull();
    expect(garmentColor('')).toBeNull();
    expect(garmentColor('constructor')).toBeNull();
  });

  it('greys, beiges, browns, dark colours and denim are neutral', () => {
    const neutral = colors.filter(({ name }) => garmentColor(name)?.isNeutral).map(({ name }) => name);
    expect(neutral).toEqual(
      expect.arrayContaining(['White', 'Camel', 'Brown', 'Gray', 'Black', 'Navy', 'Washed Indigo', 'Cream']),
    );
    for (const name of [
      'Red',
      'Burgundy',
      'Rust',
      'Mustard',
      'Green',
      'Teal',
      'Blue',
      'Purple',
      'Multicolor',
    ])
      expect(neutral).not.toContain(name);
  });
});

describe('matchColors', () => {
  it.each([
    ['Navy', 'Cream', 'contrast'],
    ['Sand', 'Beige', 'tonal'],
    ['Black', 'Chocolate', 'tonal'],
    ['White', 'Red', 'accent'],
    ['Mint', 'Green', 'shades'],
    ['Rust', 'Burgundy', 'neighbours'],
    ['Rust', 'Teal', 'opposites'],
    ['Purple', 'Green', 'opposites'],
    ['Red', 'Yellow', 'clash'],
    ['Multicolor', 'Green', 'clash'],
    ['Multicolor', 'Black', 'accent'],
    ['Unheard of', 'Black', 'unknown'],
  ])('%s with %s is %s', (a, b, relation) => {
    expect(match(a, b).relation).toBe(relation);
  });

  it('the order of two colours makes no difference, and scores are from 0 to 1', () => {
    for (const a of colors) {
      for (const b of colors) {
        expect(match(a.name, b.name)).toEqual(match(b.name, a.name));
        expect(match(a.name, b.name).score).toBeGreaterThanOrEqual(0);
        expect(match(a.name, b.name).score).toBeLessThanOrEqual(1);
      }
    }
  });

  it('a neutral beside a colour scores higher than two vivid colours of distant hues', () => {
    expect(match('White', 'Red').score).toBeGreaterThan(match('Red', 'Cobalt').score);
    expect(match('Moss', 'Plum').score).toBeGreaterThan(match('Hot Pink', 'Orange').score);
  });
});
