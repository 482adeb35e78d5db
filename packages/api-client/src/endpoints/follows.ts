import type { Person } from '@aura/domain/entities';
import { normalizeUsername } from '@aura/domain/rules/normalize-username';
import type { FollowList } from '@aura/domain/vocabularies/follow-lists';
import { api } from '../api.ts';
import { callOf, rootOf } from '../base-query.ts';
import { followsChanged, selectKnownFollows } from '../cache/follow-states.ts';
import { type CachePatch, patchAfterSuccess } from '../cache/state.ts';
import type { ResponseOf } from '../contract/call.ts';
import { followCalls } from '../contract/follows.ts';
import { toPerson } from '../contract/mappers.ts';
import type { ApiError } from '../errors.ts';
import { type After, pagesByNext } from './next-pages.ts';
import { otherProfilesApi } from './other-profiles.ts';
import { FILTERED } from './posts.ts';
import { profilesApi } from './profiles.ts';

export interface FollowRef {
  readonly username: string;
}

/** The state of a follow after the call. */
export interface FollowState {
  readonly following: boolean;
  /** The person's followers; null when their profile is hidden from the current user. */
  readonly followerCount: number | null;
}

/** A list of people of a profile. */
interface ListRef {
  readonly username: string;
  readonly list: FollowList;
}

interface FollowsPage {
  readonly people: readonly Person[];
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
}

function toFollowState({ following, followers }: ResponseOf<typeof followCalls.follow>): FollowState {
  return { following, followerCount: followers };
}

/**
 * Profiles have counts, and those whom the current user follows among the followers; the choice of posts in a feed that
 * is filtered by people changes too.
 */
function changedByFollow(_state: unknown, error: ApiError | undefined) {
  return error ? [] : ['Profile' as const, { type: 'Post' as const, id: FILTERED }];
}

const own = profilesApi.util;
const others = otherProfilesApi.util;

/** Changes the counts of the cached profiles at once; then they are read again. */
function patchProfiles({ following, followerCount }: FollowState, username: string): CachePatch {
  return (dispatch, getState) => {
    const wasFollowed = selectKnownFollows(getState())[username];
    const change = wasFollowed === !following ? (following ? 1 : -1) : 0;
    for (const arg of own.selectCachedArgsForQuery(getState(), 'getProfile')) {
      dispatch(
        own.updateQueryData('getProfile', arg, (profile) => ({
          ...profile,
          followingCount: profile.followingCount + change,
        })),
      );
    }
    for (const arg of others.selectCachedArgsForQuery(getState(), 'getProfileByUsername')) {
      if (normalizeUsername(arg) !== normalizeUsername(username)) continue;
      dispatch(
        others.updateQueryData('getProfileByUsername', arg, (profile) => ({
          ...profile,
          isFollowed: following,
          followerCount: followerCount ?? profile.followerCount,
        })),
      );
    }
  };
}

const patchFollow = patchAfterSuccess<FollowRef, FollowState>((state, { username }) => [
  patchProfiles(state, username),
  (dispatch) =>
    void dispatch(followsChanged({ states: { [username]: state.following }, at: performance.now() })),
]);

/** The distinct people of the loaded pages; one may move to another page while they are read. */
export function loadedPeople(pages: readonly FollowsPage[]): Person[] {
  return [...new Map(pages.flatMap(({ people }) => people).map((one) => [one.username, one])).values()];
}

/** Follows (docs/product.md section 7). */
export const followsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A list of people in pages, newest first. An open list does not change with follows: it has no tags. */
    getFollows: build.infiniteQuery<FollowsPage, ListRef, After>({
      keepUnusedDataFor: 0,
      infiniteQueryOptions: pagesByNext,
      query: ({ queryArg: { username, list }, pageParam }) =>
        callOf(followCalls.getFollows, { username, list, after: pageParam }),
      transformResponse: ({ people, next }: ResponseOf<typeof followCalls.getFollows>, meta) => ({
        people: people.map((person) => toPerson(person, rootOf(meta))),
        next,
      }),
    }),
    follow: build.mutation<FollowState, FollowRef>({
      query: ({ username }) => callOf(followCalls.follow, { username }),
      transformResponse: toFollowState,
      invalidatesTags: changedByFollow,
      onQueryStarted: patchFollow,
    }),
    unfollow: build.mutation<FollowState, FollowRef>({
      query: ({ username }) => callOf(followCalls.unfollow, { username }),
      transformResponse: toFollowState,
      invalidatesTags: changedByFollow,
      onQueryStarted: patchFollow,
    }),
  }),
});

export const { useFollowMutation, useUnfollowMutation, useGetFollowsInfiniteQuery } = followsApi;
