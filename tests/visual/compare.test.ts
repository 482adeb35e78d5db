import { describe, expect, it } from 'vitest';
import { compare, differs } from './compare.mjs';
import { skippedText, summaryText, updatedText } from './summary.mjs';

const image = (name: string, hash: string) => ({ name, size: '390x96', hash });
const baselines = [image('a--x.390.light', '1'), image('a--x.390.dark', '2'), image('b--y.390.light', '3')];
const none = { unchanged: [], changed: [], added: [], removed: [], renamed: [] };

describe('compare', () => {
  it('separates unchanged, changed, added and removed images', () => {
    const captures = [
      image('a--x.390.light', '1'),
      image('a--x.390.dark', '9'),
      image('c--z.390.light', '4'),
    ];
    expect(compare(baselines, captures, () => true)).toEqual({
      unchanged: ['a--x.390.light'],
      changed: ['a--x.390.dark'],
      added: ['c--z.390.light'],
      removed: ['b--y.390.light'],
      renamed: [],
    });
  });

  it('when an added image has the pixels of a removed one in the same view, reports it as renamed', () => {
    const captures = [...baselines.slice(0, 2), image('c--z.390.light', '3'), image('c--z.390.dark', '3')];
    const found = compare(baselines, captures, () => true);
    expect(found).toMatchObject({
      renamed: [{ from: 'b--y.390.light', to: 'c--z.390.light' }],
      added: ['c--z.390.dark'],
      removed: [],
    });
  });

  it('when a story is not covered by the run, does not report it as removed', () => {
    const found = compare(baselines, baselines.slice(0, 2), (story) => story !== 'b--y');
    expect(found.removed).toEqual([]);
    expect(differs(found)).toBe(false);
  });

  it.each(['changed', 'added', 'removed'] as const)('when an image is %s, differs returns true', (kind) => {
    expect(differs({ ...none, [kind]: ['a--x.390.light'] })).toBe(true);
  });

  it('when an image is renamed, differs returns true', () => {
    expect(differs({ ...none, renamed: [{ from: 'a--x.390.light', to: 'a--y.390.light' }] })).toBe(true);
  });
});

describe('summaryText', () => {
  it('lists at most 20 names of each kind and counts all', () => {
    const changed = Array.from({ length: 23 }, (_, index) => `a--x${index}.390.light`);
    const text = summaryText({ ...none, changed }, ['b--y']);
    expect(text).toContain('Changed:\n  a--x0.390.light');
    expect(text).toContain('  and 3 more');
    expect(text).toContain('Failed or not captured:\n  b--y');
    expect(text.split('\n').at(-1)).toBe(
      '0 unchanged, 23 changed, 0 added, 0 removed, 0 renamed; 1 stories failed.',
    );
  });

  it('lists a renamed image with both names', () => {
    const renamed = [{ from: 'a--x.390.light', to: 'a--y.390.light' }];
    expect(summaryText({ ...none, renamed }, [])).toContain('  a--x.390.light -> a--y.390.light');
  });
});

it('updatedText counts the written images', () => {
  expect(updatedText({ ...none, added: ['a--x.390.light'] }, [])).toBe(
    'Baselines updated: 0 unchanged, 0 changed, 1 added, 0 removed, 0 renamed.',
  );
});

it('skippedText contains the reason between separator lines', () => {
  expect(skippedText('no browser')).toMatch(/!{72}\nSKIPPED: .*\nno browser\.\n!{72}/);
});
