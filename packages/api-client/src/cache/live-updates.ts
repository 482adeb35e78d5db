import type { Post } from '@aura/domain/entities';
import { normalizeUsername } from '@aura/domain/rules/normalize-username';
import { api, LIST, postItems, UNREAD } from '../api.ts';
import type { LiveEvent } from '../contract/live-updates.ts';
import { commentsApi } from '../endpoints/comments.ts';
import { postsApi } from '../endpoints/posts.ts';
import { postsByIdsApi } from '../endpoints/posts-by-ids.ts';
import { toApiError } from '../errors.ts';
import { dropPost } from './post-lists.ts';
import { pagedReads, patchPost } from './posts.ts';
import { type ApiState, type CachePatch, readsOf } from './state.ts';

/** Updates what is cached when others have changed it (docs/decisions/2026-11-24-live-updates.md). */

/** Reads one post again, and changes it wherever it is cached. Resolves to whether it no longer exists. */
export async function refreshPost(dispatch: Parameters<CachePatch>[0], postId: string): Promise<boolean> {
  const read = postsApi.endpoints.getPost.initiate(postId, { forceRefetch: true, subscribe: false });
  const { data, error } = await dispatch(read);
  // With an error, `data` is what was read before.
  if (error) return toApiError(error).status === 404;
  if (data) dispatch(patchPost(postId, ({ comments }) => ({ ...data, comments: comments && data.comments })));
  return false;
}

/** The last event of each post whose comments are being read again. */
const lastEvents = new Map<string, LiveEvent>();

/**
 * Reads the newest comments of a post again, if it is cached with its comments, and changes its count afterwards: the
 * response to an own comment is counted too unless the comment is loaded.
 */
function applyComments(event: Extract<LiveEvent, { type: 'comments' }>): CachePatch {
  const { postId, comments } = event;
  return async (dispatch, getState) => {
    const reads = readsOf(getState(), 'Post', postId);
    lastEvents.set(postId, event);
    if (reads.some(({ endpointName }) => endpointName === 'getPost'))
      await dispatch(commentsApi.endpoints.loadNewestComments.initiate(postId, { track: false }));
    if (lastEvents.get(postId) !== event) return;
    lastEvents.delete(postId);
    dispatch(patchPost(postId, (post) => ({ ...post, commentCount: comments })));
  };
}

/** The posts of every cached list. */
function listedPosts(state: ApiState): readonly Post[] {
  const { getPostsByIds } = postsByIdsApi.endpoints;
  const pages = pagedReads.flatMap((read) =>
    postsApi.util
      .selectCachedArgsForQuery(state, read)
      .flatMap((arg) => postsApi.endpoints[read].select(arg)(state).data?.pages ?? []),
  );
  const lists = postsByIdsApi.util.selectCachedArgsForQuery(state, 'getPostsByIds');
  return [
    ...pages.flatMap((page) => page.posts),
    ...lists.flatMap((arg) => getPostsByIds.select(arg)(state).data ?? []),
  ];
}

/** Returns the ids of the cached posts whose images are not public. */
export function postsWithSignedImages(state: ApiState): readonly string[] {
  const { getPost } = postsApi.endpoints;
  const single = postsApi.util
    .selectCachedArgsForQuery(state, 'getPost')
    .flatMap((id) => getPost.select(id)(state).data ?? []);
  const signed = [...listedPosts(state), ...single].filter(({ image }) => image?.src.includes('?sig='));
  return [...new Set(signed.map(({ id }) => id))];
}

/** Removes the posts of a person from every cached list. */
function dropPostsOf(username: string): CachePatch {
  return (dispatch, getState) => {
    const name = normalizeUsername(username);
    const own = listedPosts(getState()).filter(({ author }) => normalizeUsername(author.username) === name);
    for (const id of new Set(own.map(({ id }) => id))) dispatch(dropPost(id));
  };
}

/** Changes what is cached by an event. */
export function applyLiveEvent(event: LiveEvent): CachePatch {
  return (dispatch) => {
    switch (event.type) {
      case 'likes':
        dispatch(patchPost(event.postId, (post) => ({ ...post, likeCount: event.likes })));
        break;
      case 'comments':
        dispatch(applyComments(event));
        break;
      case 'post-edited':
        void refreshPost(dispatch, event.postId);
        dispatch(api.util.invalidateTags([postItems(event.postId)]));
        break;
      case 'post-removed':
        dispatch(dropPost(event.postId));
        break;
      case 'posts-hidden':
        dispatch(dropPostsOf(event.username));
        dispatch(api.util.invalidateTags([{ type: 'Profile', id: normalizeUsername(event.username) }]));
        break;
      case 'notifications':
        dispatch(api.util.invalidateTags([{ type: 'Notification', id: UNREAD }]));
        break;
      case 'items':
        // Outfits contain items, and are worn with them.
        dispatch(api.util.invalidateTags(['Item', { type: 'Outfit', id: LIST }]));
        break;
      default:
    }
  };
}
