import type { Post } from '@aura/domain/entities';
import { feedPageSize } from '@aura/domain/limits/feed';
import { api, UNREAD } from '../api.ts';
import { answerOf } from '../base-query.ts';
import { applyLiveEvent, refreshPost } from '../cache/live-updates.ts';
import type { LiveEvent } from '../contract/live-updates.ts';
import { toPost } from '../contract/mappers.ts';
import { postCalls } from '../contract/posts.ts';
import { OWN } from './profiles.ts';

/** What is shown before what was missed is read. */
interface KnownPosts {
  readonly shownPostId: string | null;
  /** The time of the newest post of the feed; null when no feed is loaded. */
  readonly newestAt: string | null;
}

interface MissedPosts {
  /** The posts that are newer than the cached feed. */
  readonly newPosts: readonly Post[];
  readonly isShownPostGone: boolean;
}

/** What live updates change. Mutations, since they change what is cached and are not cached themselves. */
export const liveUpdatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    applyLiveEvent: build.mutation<null, LiveEvent>({
      queryFn: (event, { dispatch }) => {
        dispatch(applyLiveEvent(event));
        return { data: null };
      },
    }),
    /** Reads what a page shows again, and the posts that are newer than the cached feed. */
    catchUp: build.mutation<MissedPosts, KnownPosts>({
      queryFn: async ({ shownPostId, newestAt }, { dispatch }, _options, send) => {
        const isGone = shownPostId !== null && refreshPost(dispatch, shownPostId);
        if (newestAt === null) return { data: { newPosts: [], isShownPostGone: await isGone } };
        const { data, error, root } = await answerOf(send, postCalls.getPosts, { limit: feedPageSize });
        if (error) return { error };
        const posts = data.posts.map((wire) => toPost(wire, root));
        const newPosts = posts.filter(({ createdAt }) => createdAt > newestAt);
        return { data: { newPosts, isShownPostGone: await isGone } };
      },
      invalidatesTags: [
        { type: 'Profile', id: OWN },
        { type: 'Notification', id: UNREAD },
      ],
    }),
  }),
});
