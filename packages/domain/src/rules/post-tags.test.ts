import { expect, it } from 'vitest';
import { tagMaxLength } from '../limits/post.ts';
import { tagsOfPost } from './post-tags.ts';

it.each([
  ['no tags', { caption: 'Rain at noon', tags: [] }, []],
  ['aura tags', { caption: '', tags: ['#Linen', '#linen'] }, ['#linen']],
  ['hashtags of the caption', { caption: 'In #Lisbon, #lisbon', tags: ['#linen'] }, ['#linen', '#lisbon']],
  ['a tag with a second #', { caption: '', tags: ['#linen#rain', '#linen'] }, ['#linen']],
  ['a hashtag that is too long', { caption: `#${'a'.repeat(tagMaxLength)}`, tags: [] }, []],
])('with %s, returns each tag once in lower case', (_, post, expected) => {
  expect(tagsOfPost(post)).toEqual(expected);
});
