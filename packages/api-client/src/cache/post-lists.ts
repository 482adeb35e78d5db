import type { Comment, Person, Post } from '@aura/domain/entities';
import { withId } from '@aura/domain/rules/posts';
import { loadedPosts } from '../endpoints/loaded-pages.ts';
import { postsApi, wholeFeed } from '../endpoints/posts.ts';
import type { userPostsApi } from '../endpoints/user-posts.ts';
import {
  type Change,
  changePages,
  changePosts,
  changePostsByIds,
  isPaged,
  pagedReads,
  selectCachedIds,
  updatePostsByIds,
} from './posts.ts';
import { type CachePatch, readsOf } from './state.ts';

/** Updates the cached lists of posts after a call that the first page does not need (docs/product.md section 4). */

const { updateQueryData, selectCachedArgsForQuery } = postsApi.util;
/** The query of a person's posts is loaded on demand, and is known here by name only. */
const { updateQueryData: updateUserPosts, selectCachedArgsForQuery: selectCachedUsernames } =
  postsApi.util as unknown as (typeof userPostsApi)['util'];

/**
 * Removes a post from every cached list. The query of the single post is not changed, so that its screen can
 * show a message.
 */
export function dropPost(id: string): CachePatch {
  const without = (posts: readonly Post[]) => posts.filter((post) => post.id !== id);
  return (dispatch, getState) => {
    for (const { endpointName, originalArgs } of readsOf(getState(), 'Post', id)) {
      if (isPaged(endpointName)) {
        dispatch(
          changePages(endpointName, originalArgs, (page) => ({
            ...page,
            posts: without(page.posts),
            // Pages of liked posts and of the posts of a person have none.
            total: page.total && page.total - 1,
          })),
        );
      }
      if (endpointName === 'getPostsByIds') {
        dispatch(updatePostsByIds('getPostsByIds', originalArgs, without));
      }
    }
  };
}

/**
 * Inserts a new post at the start of the cached feed and of its author's posts; filtered feeds and search results stay
 * unchanged.
 */
export function prependPost(post: Post): CachePatch {
  return (dispatch, getState) => {
    for (const username of selectCachedUsernames(getState(), 'getUserPosts')) {
      if (username !== post.author.username) continue;
      dispatch(
        updateUserPosts('getUserPosts', username, (list) => ({
          ...list,
          pages: list.pages.map((page, index) =>
            index === 0 ? { ...page, posts: [post, ...page.posts] } : page,
          ),
        })),
      );
    }
    dispatch(
      updateQueryData('getPosts', wholeFeed, (feed) => {
        // When the answer is that to an earlier attempt, the feed may have been read with the post meanwhile.
        const isCounted = loadedPosts(feed.pages).some(({ id }) => id === post.id);
        return {
          ...feed,
          pages: feed.pages.map(({ posts, total }, index) => ({
            posts: index === 0 && !isCounted ? [post, ...posts] : posts,
            total: isCounted ? total : total + 1,
          })),
        };
      }),
    );
  };
}

/** Sets the current user's new name or image in their cached posts and comments. */
export function patchOwnAuthor(author: Partial<Person>): CachePatch {
  const sign = <T extends Post | Comment>(written: T): T =>
    written.isOwner ? { ...written, author: { ...written.author, ...author } } : written;
  return patchEveryPost((post) => sign({ ...post, comments: post.comments?.map(sign) ?? null }));
}

/** Removes an item from every cached post that links it. */
export function unlinkItem(itemId: string): CachePatch {
  return patchEveryPost((post) =>
    post.itemIds.includes(itemId) ? { ...post, itemIds: withId(post.itemIds, itemId, false) } : post,
  );
}

function patchEveryPost(change: Change): CachePatch {
  return (dispatch, getState) => {
    const state = getState();
    for (const name of pagedReads) {
      for (const arg of selectCachedArgsForQuery(state, name)) dispatch(changePosts(name, arg, change));
    }
    for (const arg of selectCachedIds(state, 'getPostsByIds')) {
      dispatch(changePostsByIds(arg, change));
    }
    for (const arg of selectCachedArgsForQuery(state, 'getPost')) {
      dispatch(updateQueryData('getPost', arg, change));
    }
  };
}
