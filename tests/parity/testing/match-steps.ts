import { type Step, step } from './step.ts';

/** The posts with an own item, and the closest own items; the wardrobe of mira has a white blouse. */
export const matchSteps: readonly Step[] = [
  step('matchItems', 'of a friend’s post', { postId: 'post-noor' }),
  step('matchItems', 'of an own post, without the item itself', { postId: 'post-mira' }),
  step('matchItems', 'for another viewer', { postId: 'post-mira' }, { as: 'theo' }),
  step('matchItems', 'of a post without items', { postId: 'post-ana' }, { as: 'ana' }),
  step('matchItems', 'without a profile', { postId: 'post-mira' }, { as: 'stranger' }),
  step('matchItems', 'of a private post', { postId: 'post-theo' }, { status: 404 }),
  step('matchItems', 'of a missing post', { postId: 'missing' }, { status: 404 }),
  step('getPostsWithItem', 'with an own item', { itemId: 'item-mira' }),
  step('getPostsWithItem', 'one of them', { itemId: 'item-mira', limit: 1 }),
  step('getPostsWithItem', 'after the last one', { itemId: 'item-mira', after: '0_post' }),
  step('getPostsWithItem', 'with an item that a new post shows', { itemId: 'item-mira-2' }),
  step('getPostsWithItem', 'with another’s', { itemId: 'item-noor' }, { status: 403 }),
  step('getPostsWithItem', 'with a hidden one', { itemId: 'item-theo' }, { status: 404 }),
  step('getPostsWithItem', 'without a profile', { itemId: 'item-mira' }, { as: 'stranger', status: 404 }),
  step('getPostsLikeItem', 'of an own item', { itemId: 'item-mira' }),
  step('getPostsLikeItem', 'a short page', { itemId: 'item-mira', limit: 2 }),
  step('getPostsLikeItem', 'after the last one', { itemId: 'item-mira', after: '1_post-noor' }),
  step('getPostsLikeItem', 'for a friend', { itemId: 'item-noor' }, { as: 'noor' }),
  step('getPostsLikeItem', 'of boots that no one shows', { itemId: 'item-mira-2' }),
  step('getPostsLikeItem', 'another’s', { itemId: 'item-noor' }, { status: 403 }),
  step('getPostsLikeItem', 'a hidden one', { itemId: 'item-theo' }, { status: 404 }),
  step('getPostsLikeItem', 'without a profile', { itemId: 'item-mira' }, { as: 'stranger', status: 404 }),
];
