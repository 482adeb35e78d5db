import { type Step, step } from './step.ts';

const mira = 'mira@example.com';
const missing = { status: 404 };

/** Likes of posts and items, and the lists of them. Afterwards mira likes an own item. */
export const likeSteps: readonly Step[] = [
  step('addLike', 'a friend’s', { userID: mira, postID: 'post-noor' }),
  step('addLike', 'again', { userID: mira, postID: 'post-noor' }),
  step('addLike', 'an own post', { userID: mira, postID: 'post-mira' }),
  step('addLike', 'a private one', { userID: mira, postID: 'post-theo' }, missing),
  step('getPosts', 'with likes', {}),
  step('getPost', 'that is liked', { id: 'post-noor' }),
  step('getPost', 'that another person likes', { id: 'post-noor' }, { as: 'noor' }),
  step('getLikedPosts', 'of the caller', { username: 'Mira' }),
  step('getLikedPosts', 'one of them', { username: 'mira', limit: 1 }),
  step('getLikedPosts', 'after all others', { username: 'mira', after: '0_post' }),
  step('getLikedPosts', 'of another person', { username: 'mira' }, { as: 'noor' }),
  step('getLikedPosts', 'of a private profile', { username: 'theo' }, missing),
  step('getLikedPosts', 'of an unknown name', { username: 'unknown' }, missing),
  step('getLikedPosts', 'for a blocked user', { username: 'mira' }, { as: 'bo', ...missing }),
  step('getLikedPosts', 'without a profile', { username: 'mira' }, { as: 'stranger' }),
  step('getLikedPosts', 'without a token', { username: 'mira' }, { as: null, status: 401 }),
  step('removeLike', 'of an own post', { userID: mira, postID: 'post-mira' }),
  step('removeLike', 'the like', { userID: mira, postID: 'post-noor' }),
  step('removeLike', 'again', { userID: mira, postID: 'post-noor' }),
  step('removeLike', 'of a missing one', { userID: mira, postID: 'gone' }, missing),
  step('addItemLike', 'another’s', { userID: mira, itemID: 'item-noor' }),
  step('addItemLike', 'a hidden one', { userID: mira, itemID: 'item-theo' }, missing),
  step('getItem', 'that is liked', { id: 'item-noor' }),
  step('getLikedItems', 'of the caller', {}),
  step('getLikedItems', 'one of them', { limit: 1 }),
  step('getLikedItems', 'without a profile', {}, { as: 'stranger' }),
  step('getLikedItems', 'without a token', {}, { as: null, status: 401 }),
  step('getProfile', 'with the number of liked items', { userID: mira }),
  step('removeItemLike', 'the like', { userID: mira, itemID: 'item-noor' }),
  step('removeItemLike', 'of a missing one', { userID: mira, itemID: 'gone' }, missing),
  step('addItemLike', 'of the caller', { userID: mira, itemID: 'item-mira' }),
];
