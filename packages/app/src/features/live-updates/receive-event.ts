import type { LiveEvent } from '@aura/api-client/contract/live-updates';
import { liveUpdatesApi } from '@aura/api-client/endpoints/live-updates';
import { postsApi } from '@aura/api-client/endpoints/posts';
import type { Post } from '@aura/domain/entities';
import { normalizeUsername } from '@aura/domain/rules/normalize-username';
import { getOpenOverlays, subscribeToOpenOverlays } from '@aura/ui/foundations/open-overlays';
import { liveStateOf } from '../../shared/live-state.ts';
import { refuseCommentDraft } from '../../shared/refuse-comment-draft.ts';
import { selectLocalState } from '../../store/local-state.ts';
import type { AppStore } from '../../store/store.ts';
import type { ShownPosts } from './use-shown-posts.ts';

const { applyLiveEvent, catchUp } = liveUpdatesApi.endpoints;
const { getPost } = postsApi.endpoints;

/** Most ids of waiting posts that are remembered; the button loads the newest page, however many there are. */
const newPostsMaxCount = 50;

function addNewPosts(store: AppStore, ids: readonly string[]): void {
  const live = liveStateOf(store);
  const newPostIds = [...new Set([...ids, ...live.get().newPostIds])].slice(0, newPostsMaxCount);
  live.update({ newPostIds });
}

/** Resolves when no dialog, sheet or menu is open, since one would disappear with the page below it. */
function whenNoOverlayIsOpen(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (getOpenOverlays().length > 0) return;
      end();
      resolve();
    };
    const end = subscribeToOpenOverlays(check);
    check();
  });
}

/** Whether an event takes a post away. */
function takesAway(event: LiveEvent, shown: Post): boolean {
  if (event.type === 'post-removed') return event.postId === shown.id;
  if (event.type !== 'posts-hidden') return false;
  return normalizeUsername(shown.author.username) === normalizeUsername(event.username);
}

/**
 * Shows what an event says. A post of the feed that is shown when it goes is marked, and stays until another one is
 * shown, so that nothing moves while it is read.
 */
export async function receiveEvent(store: AppStore, event: LiveEvent, posts: ShownPosts): Promise<void> {
  const { shown, isInFeed, newestAt } = posts;
  const { dispatch } = store;
  const live = liveStateOf(store);
  const { newPostIds, goneEvents } = live.get();
  if (event.type === 'ready') return;
  if (event.type === 'reset') {
    const request = { shownPostId: shown?.id ?? null, newestAt };
    const { data } = await dispatch(catchUp.initiate(request, { track: false }));
    if (data === undefined) return;
    addNewPosts(
      store,
      data.newPosts.map(({ id }) => id),
    );
    if (shown && data.isShownPostGone)
      await receiveEvent(store, { type: 'post-removed', postId: shown.id }, posts);
  } else if (event.type === 'post-added') {
    addNewPosts(store, [event.postId]);
  } else if (isInFeed && shown && takesAway(event, shown)) {
    live.update({ goneEvents: [...goneEvents, { postId: shown.id, event }] });
  } else {
    if (event.type === 'post-removed') {
      live.update({ newPostIds: newPostIds.filter((id) => id !== event.postId) });
      // The page of the post refuses what is typed there when it no longer shows the post.
      if (event.postId !== shown?.id) refuseCommentDraft(store, event.postId);
    }
    // After a block, the comments of the person are hidden too.
    if (event.type === 'posts-hidden' && shown && !takesAway(event, shown))
      dispatch(applyLiveEvent.initiate({ type: 'post-edited', postId: shown.id }, { track: false }));
    // The profile of the person disappears, and with it a dialog over it, such as the answer to a report.
    if (event.type === 'posts-hidden') await whenNoOverlayIsOpen();
    dispatch(applyLiveEvent.initiate(event, { track: false }));
    // The page of the post says that it was deleted; it knows when it was deleted in this browser.
    const { deletedPostIds } = selectLocalState(store.getState());
    if (shown && takesAway(event, shown) && !deletedPostIds.includes(shown.id))
      void whenNoOverlayIsOpen().then(() =>
        dispatch(getPost.initiate(shown.id, { forceRefetch: true, subscribe: false })),
      );
  }
}

/** Applies the events that took a post away, and refuses the comment typed there, once it is no longer shown. */
export function leaveGonePosts(store: AppStore, shownId: string | null): void {
  const live = liveStateOf(store);
  const { goneEvents } = live.get();
  const left = goneEvents.filter(({ postId }) => postId !== shownId);
  if (left.length === 0) return;
  live.update({ goneEvents: goneEvents.filter((gone) => !left.includes(gone)) });
  for (const { postId, event } of left) {
    refuseCommentDraft(store, postId);
    store.dispatch(applyLiveEvent.initiate(event, { track: false }));
  }
}
