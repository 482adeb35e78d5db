import type { Comment, Person, Post } from '@aura/domain/entities';
import { withId } from '@aura/domain/rules/posts';
import { type FeedPage, type FeedQuery, postsApi, wholeFeed } from '../endpoints/posts.ts';
import { type CachePatch, readsOf } from './state.ts';

/** Updates every cached read of posts after a call has succeeded (docs/product.md section 4). */

const { updateQueryData, selectCachedArgsForQuery } = postsApi.util;

type Change = (post: Post) => Post;

function inPages(pages: readonly FeedPage[], change: (page: FeedPage) => FeedPage): FeedPage[] {
  return pages.map(change);
}

function inPosts(posts: readonly Post[], change: Change): Post[] {
  return posts.map(change);
}

function changePosts(arg: FeedQuery, change: Change): CachePatch {
  return (dispatch) => {
    dispatch(
      updateQueryData('getPosts', arg, (feed) => ({
        ...feed,
        pages: inPages(feed.pages, (page) => ({ ...page, posts: inPosts(page.posts, change) })),
      })),
    );
  };
}

function changePostsByIds(arg: readonly string[], change: Change): CachePatch {
  return (dispatch) => {
    dispatch(
      updateQueryData('getPostsByIds', arg, (found) => ({ ...found, posts: inPosts(found.posts, change) })),
    );
  };
}

/** Changes one post wherever it is cached. */
export function patchPost(id: string, change: Change): CachePatch {
  const changeOne: Change = (post) => (post.id === id ? change(post) : post);
  return (dispatch, getState) => {
    for (const { endpointName, originalArgs } of readsOf(getState(), 'Post', id)) {
      if (endpointName === 'getPost') dispatch(updateQueryData('getPost', originalArgs, changeOne));
      if (endpointName === 'getPosts') dispatch(changePosts(originalArgs, changeOne));
      if (endpointName === 'getPostsByIds') dispatch(changePostsByIds(originalArgs, changeOne));
    }
  };
}

/**
 * Removes a post from every cached list. The query of the single post is not changed, so that its screen can
 * show a message.
 */
export function dropPost(id: string): CachePatch {
  const without = (posts: readonly Post[]) => posts.filter((post) => post.id !== id);
  return (dispatch, getState) => {
    for (const { endpointName, originalArgs } of readsOf(getState(), 'Post', id)) {
      if (endpointName === 'getPosts') {
        dispatch(
          updateQueryData('getPosts', originalArgs, (feed) => ({
            ...feed,
            pages: inPages(feed.pages, ({ posts, total }) => ({
              posts: without(posts),
              total: Math.max(0, total - 1),
            })),
          })),
        );
      }
      if (endpointName === 'getPostsByIds') {
        dispatch(
          updateQueryData('getPostsByIds', originalArgs, (found) => ({
            ...found,
            posts: without(found.posts),
          })),
        );
      }
    }
  };
}

/** Inserts a new post at the start of the cached feed; filtered feeds and search results stay unchanged. */
export function prependPost(post: Post): CachePatch {
  return (dispatch) => {
    dispatch(
      updateQueryData('getPosts', wholeFeed, (feed) => ({
        ...feed,
        pages: feed.pages.map(({ posts, total }, index) => ({
          posts: index === 0 ? [post, ...posts] : posts,
          total: total + 1,
        })),
      })),
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
    for (const arg of selectCachedArgsForQuery(state, 'getPosts')) dispatch(changePosts(arg, change));
    for (const arg of selectCachedArgsForQuery(state, 'getPostsByIds')) {
      dispatch(changePostsByIds(arg, change));
    }
    for (const arg of selectCachedArgsForQuery(state, 'getPost')) {
      dispatch(updateQueryData('getPost', arg, change));
    }
  };
}
