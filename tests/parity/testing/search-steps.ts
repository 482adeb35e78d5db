import { searchTypes } from '@aura/domain/vocabularies/search-types';
import { type Step, step } from './step.ts';

const refused = { status: 400 };

/** Searches of users with different relations, and the pages of tags. */
export const searchSteps: readonly Step[] = [
  ...searchTypes.flatMap((type) => [
    step('search', `of ${type} by a word`, { q: 'linen', type }),
    step('search', `of ${type} by a name`, { q: 'mi', type }),
    step('search', `of ${type} by wildcard characters`, { q: '%_', type }),
    step('search', `of ${type} by an emoji`, { q: '🧥', type }),
    step('search', `of ${type} by quotes`, { q: `'"\\`, type }),
    step('search', `of ${type} without a profile`, { q: 'li', type }, { as: 'stranger' }),
    step('search', `of ${type} for a blocked user`, { q: 'mi', type }, { as: 'bo' }),
    step('search', `of ${type}, the first`, { q: 'no', type, limit: 1 }),
    step('search', `of ${type} by spaces`, { q: '   ', type }, refused),
    step('search', `of ${type} by 10,000 characters`, { q: 'x'.repeat(10_000), type }, refused),
  ]),
  step('search', 'of a person with a typo', { q: 'moira', type: 'people' }),
  ...['rain', 'norr', 'mirra', 'mil', 'casttell', 'tehodor', 'mria', 'imra', 'onor', 'nono'].map((q) =>
    step('search', `of a person by ${q}`, { q, type: 'people' }),
  ),
  ...['linne', 'ilnen', '#lnien'].map((q) => step('search', `of a tag by ${q}`, { q, type: 'tags' })),
  step('search', 'of a tag by a word with the same first letters', { q: 'lint', type: 'tags' }),
  step('search', 'of a person with a private profile', { q: 'theo', type: 'people' }),
  step('search', 'of a person after the last one', { q: 'mira', type: 'people', after: '1:mira' }),
  step('search', 'of a person after the last one, by its name', { q: 'mira', type: 'people', after: 'mira' }),
  step('search', 'of a person after a deleted one', { q: 'mi', type: 'people', after: '2:deleted' }),
  step('search', 'of posts after a deleted one', { q: 'linen', type: 'posts', after: '9999999999999_p' }),
  step('search', 'of posts, all of them at once', { q: 'linen', type: 'posts', limit: 2 }),
  step('search', 'of a tag with its sign', { q: '#linen', type: 'tags' }),
  step('search', 'of own items by type', { q: 'shirt', type: 'items' }),
  step('search', 'without a token', { q: 'linen', type: 'posts' }, { as: null, status: 401 }),
  step('getTag', 'of posts', { tag: 'linen' }),
  step('getTag', 'with its sign, in capitals', { tag: '#LINEN' }),
  step('getTag', 'one post', { tag: 'linen', limit: 1 }),
  step('getTag', 'all of its posts at once', { tag: 'linen', limit: 2 }),
  step('getTag', 'after the last post', { tag: 'linen', after: '0_post' }),
  step('getTag', 'after a cursor of the release before', { tag: 'linen', after: '9999999999999-post' }),
  step('getTag', 'after a post instead of a cursor', { tag: 'linen', after: 'post-mira' }, { status: 400 }),
  step('getTag', 'for a blocked user', { tag: 'linen' }, { as: 'bo' }),
  step('getTag', 'for a friend', { tag: 'linen' }, { as: 'noor' }),
  step('getTag', 'without a profile', { tag: 'linen' }, { as: 'stranger' }),
  step('getTag', 'without posts', { tag: 'nothing' }),
  step('getTag', 'without a token', { tag: 'linen' }, { as: null, status: 401 }),
];
