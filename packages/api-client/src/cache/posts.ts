import type { Post } from '@aura/domain/entities';
import { type FeedPage, type FeedQuery, postsApi } from '../endpoints/posts.ts';
import type { postsByIdsApi } from '../endpoints/posts-by-ids.ts';
import { type CachePatch, readsOf } from './state.ts';

/** Updates the cached reads of one post after a call has succeeded (docs/product.md section 4). */

const { updateQueryData } = postsApi.util;
/** Queries that are loaded on demand are known here by name only. */
export const { updateQueryData: updatePostsByIds, selectCachedArgsForQuery: selectCachedIds } =
  postsApi.util as unknown as (typeof postsByIdsApi)['util'];

export type Change = (post: Post) => Post;

/** Infinite queries whose pages have posts. Those but the feed are loaded on demand, and are known here by name only. */
export const pagedReads = [
  'getPosts',
  'search',
  'getTag',
  'getLikedPosts',
  'getUserPosts',
  'getPostsWithItem',
] as unknown as readonly PagedRead[];
/** All of them have the posts in the same place, so that one type is enough. */
type PagedRead = 'getPosts';
export const isPaged = (name: string): name is PagedRead => pagedReads.includes(name as PagedRead);

export function changePages(
  name: PagedRead,
  arg: FeedQuery,
  change: (page: FeedPage) => FeedPage,
): CachePatch {
  return (dispatch) => {
    dispatch(updateQueryData(name, arg, (feed) => ({ ...feed, pages: feed.pages.map(change) })));
  };
}

export const changePosts = (name: PagedRead, arg: FeedQuery, change: Change) =>
  changePages(name, arg, (page) => ({ ...page, posts: page.posts.map(change) }));

export function changePostsByIds(arg: readonly string[], change: Change): CachePatch {
  return (dispatch) => {
    dispatch(updatePostsByIds('getPostsByIds', arg, (posts) => posts.map(change)));
  };
}

/** Changes one post wherever it is cached. */
export function patchPost(id: string, change: Change): CachePatch {
  const changeOne: Change = (post) => (post.id === id ? change(post) : post);
  return (dispatch, getState) => {
    for (const { endpointName, originalArgs } of readsOf(getState(), 'Post', id)) {
      if (endpointName === 'getPost') dispatch(updateQueryData('getPost', originalArgs, changeOne));
      if (isPaged(endpointName)) dispatch(changePosts(endpointName, originalArgs, changeOne));
      if (endpointName === 'getPostsByIds') dispatch(changePostsByIds(originalArgs, changeOne));
    }
  };
}
