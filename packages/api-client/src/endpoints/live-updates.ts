import type { Post } from '@aura/domain/entities';
import { feedPageSize } from '@aura/domain/limits/feed';
import { inBatches } from '@aura/domain/utils/batches';
import { api, UNREAD } from '../api.ts';
import { answerOf } from '../base-query.ts';
import { applyLiveEvent, postsWithSignedImages, refreshPost } from '../cache/live-updates.ts';
import { patchPost } from '../cache/posts.ts';
import type { ApiState } from '../cache/state.ts';
import type { LiveEvent } from '../contract/live-updates.ts';
import { toPost } from '../contract/mappers.ts';
import { postCalls } from '../contract/posts.ts';
import { postsByIdsMaxCount } from '../contract/wire-limits.ts';
import { postsByIdsApi } from './posts-by-ids.ts';

const readAgain = { subscribe: false, forceRefetch: true } as const;

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
      invalidatesTags: ['Item', 'Outfit', 'Wishlist', 'Profile', { type: 'Notification', id: UNREAD }],
    }),
    /**
     * Reads again what is cached with addresses of images that expire (docs/decisions/2026-11-20-image-addresses.md). Of
     * posts, only the images are changed.
     */
    renewImages: build.mutation<null, void>({
      queryFn: async (_arg, { dispatch, getState }) => {
        const ids = postsWithSignedImages(getState() as ApiState);
        for (const part of inBatches(ids, postsByIdsMaxCount)) {
          const read = postsByIdsApi.endpoints.getPostsByIds.initiate(part, readAgain);
          const { data = [] } = await dispatch(read);
          for (const { id, image, author } of data)
            dispatch(patchPost(id, (post) => ({ ...post, image, author })));
        }
        return { data: null };
      },
      invalidatesTags: ['Item', 'Outfit', 'Wishlist', 'Profile', 'Notification'],
    }),
  }),
});
