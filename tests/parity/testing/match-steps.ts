import { type Step, step } from './step.ts';

/** The closest own items; the wardrobe of mira has a white blouse. */
export const matchSteps: readonly Step[] = [
  step('matchItems', 'of a friend’s post', { postId: 'post-noor' }),
  step('matchItems', 'of an own post, without the item itself', { postId: 'post-mira' }),
  step('matchItems', 'for another viewer', { postId: 'post-mira' }, { as: 'theo' }),
  step('matchItems', 'of a post without items', { postId: 'post-ana' }, { as: 'ana' }),
  step('matchItems', 'without a profile', { postId: 'post-mira' }, { as: 'stranger' }),
  step('matchItems', 'of a private post', { postId: 'post-theo' }, { status: 404 }),
  step('matchItems', 'of a missing post', { postId: 'missing' }, { status: 404 }),
  step('getPostsLikeItem', 'of an own item', { itemId: 'item-mira' }),
  step('getPostsLikeItem', 'a short page', { itemId: 'item-mira', limit: 2 }),
  step('getPostsLikeItem', 'after the last one', { itemId: 'item-mira', after: '1_post-noor' }),
  step('getPostsLikeItem', 'for a friend', { itemId: 'item-noor' }, { as: 'noor' }),
  step('getPostsLikeItem', 'of boots that no one shows', { itemId: 'item-mira-2' }),
  step('getPostsLikeItem', 'another’s', { itemId: 'item-noor' }, { status: 403 }),
  step('getPostsLikeItem', 'a hidden one', { itemId: 'item-theo' }, { status: 404 }),
  step('getPostsLikeItem', 'without a profile', { itemId: 'item-mira' }, { as: 'stranger', status: 404 }),
];
