import { expect, it, vi } from 'vitest';
import { followsRead, selectKnownFollows } from '../cache/follow-states.ts';
import { byPath, createTestStore, fakeNetwork } from '../testing/store.ts';
import { profileWireOf } from '../testing/wires.ts';
import { followsApi, loadedPeople } from './follows.ts';
import { otherProfilesApi } from './other-profiles.ts';
import { postsApi, wholeFeed } from './posts.ts';
import { profilesApi } from './profiles.ts';

const emptyFeed = {
  body: { success: true, total_posts: 0, returned_posts: 0, posts: [], search_term: null },
};
const profile = { body: { success: true, profile: profileWireOf() } };

function serve(status = 200) {
  const followed = { success: true, following: true, followers: 3 };
  const error = { success: false, error: 'Profile not found', code: 'NOT_FOUND' };
  return fakeNetwork(
    byPath({
      'GET /posts': emptyFeed,
      'GET /getProfile': profile,
      'GET /getProfileByUsername': profile,
      'POST /follow': { status, body: status === 200 ? followed : error },
      'POST /unfollow': { body: { ...followed, following: false, followers: null } },
    }),
  );
}

const paths = (sent: readonly Request[]) =>
  sent.map(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname.replace('/api/aura', '') + (search.includes('filter') ? ' filtered' : '');
  });

async function openReads() {
  const store = createTestStore();
  await store.dispatch(profilesApi.endpoints.getProfile.initiate('mira@example.com'));
  await store.dispatch(otherProfilesApi.endpoints.getProfileByUsername.initiate('Noor'));
  await store.dispatch(postsApi.endpoints.getPosts.initiate(wholeFeed));
  await store.dispatch(postsApi.endpoints.getPosts.initiate({ ...wholeFeed, filter: 'following' }));
  return store;
}

it('after a follow, both profiles and the feeds filtered by people are read again, the whole feed is not', async () => {
  const sent = serve();
  const store = await openReads();
  sent.length = 0;
  const { data } = await store.dispatch(followsApi.endpoints.follow.initiate({ username: 'noor' }));
  expect(data).toEqual({ following: true, followerCount: 3 });
  await vi.waitFor(() => expect(sent).toHaveLength(4));
  expect(paths(sent).sort()).toEqual(['/follow', '/getProfile', '/getProfileByUsername', '/posts filtered']);
});

it('after an unfollow of a hidden profile, the number of followers is unknown', async () => {
  serve();
  const store = createTestStore();
  const { data } = await store.dispatch(followsApi.endpoints.unfollow.initiate({ username: 'noor' }));
  expect(data).toEqual({ following: false, followerCount: null });
});

it('until the profiles are read again, their counts and marks are those after the follow', async () => {
  serve();
  const store = await openReads();
  store.dispatch(followsRead({ states: { noor: false }, at: performance.now() }));
  await store.dispatch(followsApi.endpoints.follow.initiate({ username: 'noor' }));
  const { getProfile } = profilesApi.endpoints;
  const { getProfileByUsername } = otherProfilesApi.endpoints;
  expect(getProfile.select('mira@example.com')(store.getState()).data?.followingCount).toBe(1);
  expect(getProfileByUsername.select('Noor')(store.getState()).data).toMatchObject({
    isFollowed: true,
    followerCount: 3,
  });
  expect(selectKnownFollows(store.getState())).toEqual({ noor: true });
});

it('a list of people is read in pages, and a person who moved to the next page is listed once', async () => {
  const person = (username: string) => ({ username, displayName: username, profilePicId: null });
  const sent = fakeNetwork((request) => {
    const isFirst = !request.url.includes('after=');
    const people = (isFirst ? ['ana', 'noor'] : ['noor', 'theo']).map(person);
    return { body: { success: true, people, next: isFirst ? '17_u_noor' : null } };
  });
  const store = createTestStore();
  const list = { username: 'mira', list: 'followers' } as const;
  const { getFollows } = followsApi.endpoints;
  await store.dispatch(getFollows.initiate(list));
  const { data, hasNextPage } = await store.dispatch(getFollows.initiate(list, { direction: 'forward' }));
  expect(loadedPeople(data?.pages ?? []).map(({ username }) => username)).toEqual(['ana', 'noor', 'theo']);
  expect(hasNextPage).toBe(false);
  expect(new URL(sent[1]?.url ?? '').searchParams.get('after')).toBe('17_u_noor');
});

it('when a follow fails, nothing is read again', async () => {
  const sent = serve(404);
  const store = await openReads();
  sent.length = 0;
  const { error } = await store.dispatch(followsApi.endpoints.follow.initiate({ username: 'gone' }));
  expect(error).toMatchObject({ status: 404, message: 'Profile not found' });
  expect(paths(sent)).toEqual(['/follow']);
});
