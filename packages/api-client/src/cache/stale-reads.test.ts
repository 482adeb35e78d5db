import { describe, expect, it } from 'vitest';
import { staleReadsOf } from './stale-reads.ts';

const fulfilled = (endpointName: string, originalArgs: unknown) => ({
  type: 'api/executeMutation/fulfilled',
  meta: { arg: { endpointName, originalArgs } },
});

it.each([
  ['addPost', { email: 'm@a.b' }, ['Post LIST', 'Post TAGGED', 'Post WITH_ITEM', 'Item LIST', 'Profile OWN']],
  ['updatePost', { postId: 'p1' }, ['Post TAGGED', 'Post WITH_ITEM', 'Post p1', 'Item of p1']],
  ['deletePost', { postId: 'p1' }, ['Profile OWN', 'Post p1']],
  ['addLike', { postId: 'p1' }, ['Post LIKED', 'Post p1']],
  ['addItemLike', { itemId: 'i1' }, ['Item LIKED', 'Profile OWN', 'Item i1']],
  ['addComment', { postId: 'p1' }, ['Post p1']],
  ['updateComment', { postId: 'p1', commentId: 'c1' }, ['Post p1']],
  ['deleteComment', { postId: 'p1', commentId: 'c1' }, ['Post p1']],
  ['likeComment', { postId: 'p1', commentId: 'c1' }, ['Post p1']],
  ['unlikeComment', { postId: 'p1', commentId: 'c1' }, ['Post p1']],
  ['addUserItem', { email: 'm@a.b' }, ['Item LIST']],
  ['importItem', { email: 'm@a.b' }, ['Item LIST']],
  ['updateItem', { itemId: 'i1' }, ['Item i1']],
  ['deleteItem', { itemId: 'i1' }, ['Profile OWN', 'Outfit LIST', 'Item i1']],
  ['updateItems', { itemIds: ['i1', 'i2'] }, ['Item i1', 'Item i2']],
  ['deleteItems', { itemIds: ['i1'] }, ['Profile OWN', 'Outfit LIST', 'Item i1']],
  ['addOutfit', { name: 'Rain' }, ['Outfit LIST']],
  ['updateOutfit', { id: 'o1', version: 2 }, ['Outfit LIST']],
  ['deleteOutfit', 'o1', ['Outfit LIST']],
  ['addFavorite', { itemId: 'i1' }, ['Wishlist LIST', 'Item i1']],
  ['updateProfile', { changes: {} }, ['Profile', 'Post', 'Item']],
  ['loadEarlierComments', { postId: 'p1' }, []],
  ['evaluateImage', new Blob(), []],
])('%s makes its reads stale', (endpointName, originalArgs, expected) => {
  const tags = staleReadsOf(fulfilled(endpointName, originalArgs));
  expect(tags.map(({ type, id }) => (id === undefined ? type : `${type} ${id}`))).toEqual(expected);
});

describe('actions that make nothing stale', () => {
  it.each([
    ['a pending mutation', { ...fulfilled('addPost', {}), type: 'api/executeMutation/pending' }],
    ['a query', { ...fulfilled('getPosts', ''), type: 'api/executeQuery/fulfilled' }],
    ['an unknown mutation', fulfilled('constructor', {})],
    ['another action', { type: 'session/identityChanged' }],
    ['no action', undefined],
  ])('%s', (_name, action) => {
    expect(staleReadsOf(action)).toEqual([]);
  });
});
