import { describe, expect, it } from 'vitest';
import { compare, differs } from './compare.mjs';
import { findingsText, keptText, skippedText } from './summary.mjs';

const image = (name: string, hash: string) => ({ name, size: '390x96', hash });
const kept = [image('a--x.390.light', '1'), image('a--x.390.dark', '2'), image('b--y.390.light', '3')];

describe('compare', () => {
  it('tells the same, the changed, the new and the vanished apart', () => {
    const taken = [image('a--x.390.light', '1'), image('a--x.390.dark', '9'), image('c--z.390.light', '4')];
    expect(compare(kept, taken, () => true)).toEqual({
      same: ['a--x.390.light'],
      changed: ['a--x.390.dark'],
      fresh: ['c--z.390.light'],
      vanished: ['b--y.390.light'],
    });
  });

  it('calls nothing vanished that the run does not speak for', () => {
    const found = compare(kept, kept.slice(0, 2), (story) => story !== 'b--y');
    expect(found.vanished).toEqual([]);
    expect(differs(found)).toBe(false);
  });

  it.each(['changed', 'fresh', 'vanished'] as const)('takes one that is %s for a difference', (kind) => {
    expect(differs({ same: [], changed: [], fresh: [], vanished: [], [kind]: ['a--x.390.light'] })).toBe(
      true,
    );
  });
});

describe('what the terminal is told', () => {
  const none = { same: [], changed: [], fresh: [], vanished: [] };

  it('names what differs, at most twenty of a kind, and counts all', () => {
    const changed = Array.from({ length: 23 }, (_, index) => `a--x${index}.390.light`);
    const text = findingsText({ ...none, changed }, ['b--y']);
    expect(text).toContain('Changed:\n  a--x0.390.light');
    expect(text).toContain('  and 3 more');
    expect(text).toContain('Failed or without a picture:\n  b--y');
    expect(text.split('\n').at(-1)).toBe(
      '0 pictures as they were, 23 changed, 0 new, 0 vanished; 1 stories failed.',
    );
  });

  it('says what was kept and how large everything is', () => {
    expect(keptText({ ...none, fresh: ['a--x.390.light'] }, [], 1_240_000)).toBe(
      '0 changed and 1 new pictures are kept, 0 are removed, 0 are as they were; 1.2 MB in all.',
    );
  });

  it('cannot be taken for a success where nothing was compared', () => {
    expect(skippedText('no browser')).toMatch(/!{72}\nSKIPPED: .*\nno browser\.\n!{72}/);
  });
});
