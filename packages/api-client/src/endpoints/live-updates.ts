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
    catchUp: build.mutation<readonly Post[], KnownPosts>({
      queryFn: async ({ shownPostId, newestAt }, { dispatch }, _options, send) => {
        if (shownPostId !== null) dispatch(refreshPost(shownPostId));
        if (newestAt === null) return { data: [] };
        const { data, error, root } = await answerOf(send, postCalls.getPosts, { limit: feedPageSize });
        if (error) return { error };
        const posts = data.posts.map((wire) => toPost(wire, root));
        return { data: posts.filter(({ createdAt }) => createdAt > newestAt) };
      },
      invalidatesTags: [
        { type: 'Profile', id: OWN },
        { type: 'Notification', id: UNREAD },
      ],
    }),
  }),
});
