import { describe, expect, it } from 'vitest';
import { displayTags, parseTags, readTags, tagSegments } from './tags.ts';

describe('parseTags', () => {
  it.each([
    ['#Lisbon #linen', ['#lisbon', '#linen']],
    ['#a', ['#a']],
    ['#', []],
    ['', []],
    ['plain #tag words', ['#tag']],
    ['#one  #one #ONE', ['#one']],
    ['\n#line\t#tab ', ['#line', '#tab']],
    ['#ÉTÉ #E\u0301TE\u0301', ['#été']],
    ['#旅行 #🧥', ['#旅行', '#🧥']],
  ])('for %j, returns %j', (text, expected) => {
    expect(parseTags(text)).toEqual(expected);
  });

  it('returns at most 30 tags of at most 50 characters', () => {
    const many = Array.from({ length: 31 }, (_, index) => `#t${index}`);
    expect(parseTags(many.join(' '))).toEqual(many.slice(0, 30));
    expect(readTags(many.join(' '))).toHaveLength(31);
    expect(parseTags(`#${'a'.repeat(49)} #${'b'.repeat(50)}`)).toEqual([`#${'a'.repeat(49)}`]);
  });
});

describe('displayTags', () => {
  it('when there are no tags, shows Style and Fashion', () => {
    expect(displayTags([])).toEqual(['Style', 'Fashion']);
    expect(displayTags(['#linen'])).toEqual(['#linen']);
  });
});

describe('tagSegments', () => {
  it('marks the tags and can be joined to the same text', () => {
    const text = '#coat word #';
    expect(tagSegments(text)).toEqual([
      { text: '#coat', isTag: true },
      { text: ' ', isTag: false },
      { text: 'word', isTag: false },
      { text: ' ', isTag: false },
      { text: '#', isTag: false },
    ]);
    expect(
      tagSegments(text)
        .map((segment) => segment.text)
        .join(''),
    ).toBe(text);
  });
});
