import { describe, expect, it } from 'vitest';
import { changedPostTexts, isPostChanged, postValuesOf } from './post-edit.ts';

const post = { caption: 'Rain\nagain', imageAlt: 'A coat', tags: ['#rain', '#wool'] };
const before = postValuesOf(post);

it('the form starts with the texts of the post', () => {
  expect(before).toEqual({ caption: 'Rain\nagain', imageAlt: 'A coat', tags: '#rain #wool' });
});

describe('the texts that are sent', () => {
  it.each([
    ['a caption', { caption: ' Snow ' }, { caption: 'Snow' }],
    ['an empty caption', { caption: '  ' }, { caption: '' }],
    ['an alternative text', { imageAlt: 'A hat' }, { imageAlt: 'A hat' }],
    ['no alternative text', { imageAlt: '' }, { imageAlt: '' }],
    ['tags', { tags: '#Snow #wool #' }, { tags: ['#snow', '#wool'] }],
    ['another order of tags', { tags: '#wool #rain' }, { tags: ['#wool', '#rain'] }],
    ['no tags', { tags: '#' }, { tags: [] }],
    ['more tags than allowed', { tags: `#${'x'.repeat(60)}` }, { tags: [`#${'x'.repeat(60)}`] }],
  ])('with %s, are only those that differ', (_, values, expected) => {
    expect(changedPostTexts(before, { ...before, ...values })).toEqual(expected);
    expect(isPostChanged(before, { ...before, ...values })).toBe(true);
  });

  it.each([
    ['nothing', {}],
    ['spaces', { caption: ' Rain\nagain ', imageAlt: 'A coat ' }],
    ['spelling of tags', { tags: '#Rain  #wool #rain #' }],
  ])('are none when %s changed', (_, values) => {
    expect(isPostChanged(before, { ...before, ...values })).toBe(false);
  });

  it('are none when the stored caption has spaces around it', () => {
    const stored = postValuesOf({ ...post, caption: ' Rain ' });
    expect(isPostChanged(stored, { ...stored, caption: 'Rain' })).toBe(false);
  });
});
