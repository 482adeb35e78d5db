import { type Step, step } from './step.ts';

const mira = 'mira@example.com';
const missing = { status: 404 };

/** Requests that edit and delete own posts; they run after the reads of the unchanged ones. */
export const ownPostSteps: readonly Step[] = [
  step('updatePost', 'the caption', { id: 'post-mira', caption: 'Velvet\nand rain 🌧️' }),
  step('updatePost', 'tags, stored once', { id: 'post-mira', auraTags: ['#Rain', '#rain'] }),
  step('updatePost', 'no tags and no alternative text', { id: 'post-mira', auraTags: [], imageAlt: '' }),
  step('getPosts', 'a search by an edited caption', { search_term: 'velvet' }),
  step('getPosts', 'a search by a removed tag', { search_term: '#linen' }),
  step('updatePost', 'nothing', { id: 'post-mira-old' }),
  step('updatePost', 'the same texts', { id: 'post-mira-old', caption: 'Linen and light', auraTags: [] }),
  step('updatePost', 'an item', { id: 'post-mira-old', itemIDs: ['item-mira-2', 'item-mira-2'] }),
  step('getPostItems', 'of an edited post', { postId: 'post-mira-old' }),
  step('updatePost', 'no items', { id: 'post-mira-old', itemIDs: [] }),
  step('updatePost', 'another’s item', { id: 'post-mira-old', itemIDs: ['item-noor'] }, { status: 403 }),
  step('updatePost', 'a long caption', { id: 'post-mira', caption: 'x'.repeat(2201) }, { status: 400 }),
  step('updatePost', 'another’s', { id: 'post-noor', caption: 'Mine' }, { status: 403 }),
  step('updatePost', 'a hidden one', { id: 'post-theo', caption: 'Mine' }, missing),
  step('updatePost', 'one that does not exist', { id: 'gone', caption: 'Mine' }, missing),
  step('updatePost', 'without a profile', { id: 'post-mira' }, { as: 'stranger', ...missing }),
  step('updatePost', 'without a token', { id: 'post-mira' }, { as: null, status: 401 }),
  step('deletePost', 'another’s', { postId: 'post-noor', userID: mira }, { status: 403 }),
  step('deletePost', 'a hidden one', { postId: 'post-theo', userID: mira }, missing),
  step('deletePost', 'of the caller', { postId: 'post-mira-old', userID: mira }),
  step('deletePost', 'again', { postId: 'post-mira-old', userID: mira }, missing),
];
