import { normalizeUsername } from '@aura/domain/rules/normalize-username';
import { api } from '../api.ts';
import { callOf } from '../base-query.ts';
import type { ResponseOf } from '../contract/call.ts';
import { followCalls } from '../contract/follows.ts';
import type { ApiError } from '../errors.ts';
import { FILTERED } from './posts.ts';
import { OWN } from './profiles.ts';

export interface FollowRef {
  readonly username: string;
}

/** The state of a follow after the call. */
export interface FollowState {
  readonly following: boolean;
  /** The person's followers; null when their profile is hidden from the current user. */
  readonly followerCount: number | null;
}

function toFollowState({ following, followers }: ResponseOf<typeof followCalls.follow>): FollowState {
  return { following, followerCount: followers };
}

/** Both profiles contain the follow, and so does the choice of posts in a feed that is filtered by people. */
function changedByFollow(_state: unknown, error: ApiError | undefined, { username }: FollowRef) {
  if (error) return [];
  return [
    { type: 'Profile' as const, id: OWN },
    { type: 'Profile' as const, id: normalizeUsername(username) },
    { type: 'Post' as const, id: FILTERED },
  ];
}

/** Mutations of follows (docs/product.md section 7). */
export const followsApi = api.injectEndpoints({
  endpoints: (build) => ({
    follow: build.mutation<FollowState, FollowRef>({
      query: ({ username }) => callOf(followCalls.follow, { username }),
      transformResponse: toFollowState,
      invalidatesTags: changedByFollow,
    }),
    unfollow: build.mutation<FollowState, FollowRef>({
      query: ({ username }) => callOf(followCalls.unfollow, { username }),
      transformResponse: toFollowState,
      invalidatesTags: changedByFollow,
    }),
  }),
});

export const { useFollowMutation, useUnfollowMutation } = followsApi;
