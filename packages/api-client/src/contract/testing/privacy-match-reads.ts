import { matchCalls } from '../matches.ts';
import { searchCalls } from '../search.ts';
import type { Read, Scene, ViewerCall } from './privacy-read.ts';

const { matchItems, getPostsLikeItem } = matchCalls;

/** Whether the post is among those with something like an item of the viewer, who has one like its own. */
async function hasPostLikeOwn({ postId }: Scene, call: ViewerCall): Promise<boolean> {
  const { body: own } = await call(searchCalls.search, { q: 'coat', type: 'items' });
  const itemId = own.items?.[0]?.id;
  if (itemId === undefined) return false;
  const { status, body } = await call(getPostsLikeItem, { itemId });
  return status === 200 && body.found.some(({ post }) => post.id === postId);
}

/** Reads that compare items. */
export const matchReads: readonly Read[] = [
  {
    what: 'own items like those of the post',
    call: matchItems,
    target: 'posts',
    isVisible: async ({ postId }, call) => (await call(matchItems, { postId })).status === 200,
  },
  {
    what: 'the post among those with something like an own item',
    call: getPostsLikeItem,
    target: 'posts of others',
    isVisible: hasPostLikeOwn,
  },
];
