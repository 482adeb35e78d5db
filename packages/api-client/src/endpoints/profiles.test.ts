import { describe, expect, it } from 'vitest';
import { byPath, createTestStore, fakeNetwork, type Reply } from '../testing/store.ts';
import { postWireOf, profileWireOf } from '../testing/wires.ts';
import { analysisApi } from './analysis.ts';
import { otherProfilesApi } from './other-profiles.ts';
import { postsApi, wholeFeed } from './posts.ts';
import { profileActionsApi } from './profile-actions.ts';
import { profilesApi } from './profiles.ts';
import { usernameCheckApi } from './username-check.ts';

const email = 'mira@example.test';
const { getProfile } = profilesApi.endpoints;
const { getProfileByUsername } = otherProfilesApi.endpoints;
const { checkUsername } = usernameCheckApi.endpoints;
const { createUserProfile, updateProfile, deleteAccount } = profileActionsApi.endpoints;
const deletion = { email, confirmationText: 'DELETE_MY_ACCOUNT' as const };

describe('getProfile', () => {
  it('when there is no profile, fails with 404', async () => {
    const body = { success: false, error: 'Profile not found', code: 'NOT_FOUND' };
    fakeNetwork(() => ({ status: 404, body }));
    const { error } = await createTestStore().dispatch(getProfile.initiate(email));
    expect(error).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('when an earlier server lacks a switch, returns the profile', async () => {
    const profile = profileWireOf({ notificationSettings: { pushNotifications: false } });
    fakeNetwork(() => ({ body: { success: true, profile } }));
    const { data } = await createTestStore().dispatch(getProfile.initiate(email));
    expect(data?.notificationSettings).toEqual({ pushNotifications: false });
  });
});

describe('checkUsername', () => {
  it('returns whether the username is available', async () => {
    const sent = fakeNetwork(() => ({ body: { success: true, available: false } }));
    const { data } = await createTestStore().dispatch(checkUsername.initiate('mira+k'));
    expect(data).toBe(false);
    expect(sent[0]?.url).toContain('username=mira%2Bk');
  });
});

describe('createUserProfile', () => {
  it('does not invalidate the cached profile before the following update', async () => {
    const sent = fakeNetwork(
      byPath({
        'POST /create_user_profile': { body: { success: true } },
        'PUT /updateProfile': { body: { success: true, profilePicId: null } },
        'GET /getProfile': { status: 404, body: {} },
      }),
    );
    const store = createTestStore();
    const reads = () => sent.filter(({ url }) => url.includes('/getProfile')).length;
    await store.dispatch(getProfile.initiate(email));
    await store.dispatch(createUserProfile.initiate({ email }));
    expect(reads()).toBe(1);
    const changes = { username: 'mira', displayName: 'Mira', bio: '', postPrivacy: '' as const };
    await store.dispatch(updateProfile.initiate({ email, changes }));
    await Promise.all(store.dispatch(profilesApi.util.getRunningQueriesThunk()));
    expect(reads()).toBe(2);
  });
});

describe('updateProfile', () => {
  const own = { body: { success: true, profile: profileWireOf() } };
  const feed = {
    body: {
      success: true,
      total_posts: 2,
      returned_posts: 2,
      posts: [postWireOf({ isOwner: true }), postWireOf({ id: 'post-2' })],
      search_term: null,
    },
  };

  async function update(changes: Parameters<typeof updateProfile.initiate>[0]['changes'], reply?: Reply) {
    const sent = fakeNetwork(
      byPath({
        'GET /getProfile': own,
        'GET /posts': feed,
        'PUT /updateProfile': reply ?? { body: { success: true, profilePicId: 'pic-9' } },
      }),
    );
    const store = createTestStore();
    const reading = store.dispatch(getProfile.initiate(email));
    await reading;
    reading.unsubscribe();
    const feedReading = store.dispatch(postsApi.endpoints.getPosts.initiate(wholeFeed));
    await feedReading;
    const { error } = await store.dispatch(updateProfile.initiate({ email, changes }));
    const posts = postsApi.endpoints.getPosts.select(wholeFeed)(store.getState()).data?.pages[0]?.posts ?? [];
    return { sent, posts, error };
  }

  it('sends only the fields that change', async () => {
    const { sent } = await update({ displayName: 'Mira Köhler', bio: '', blockedUsernames: [] });
    const form = await sent.find(({ method }) => method === 'PUT')?.formData();
    expect(Object.fromEntries(form ?? [])).toEqual({
      userID: email,
      displayName: 'Mira Köhler',
      profileBio: '',
      blockedList: '',
    });
  });

  it("updates name and image in the current user's cached posts", async () => {
    const { posts } = await update({ displayName: 'Mira Köhler' });
    expect(posts[0]?.author).toMatchObject({
      displayName: 'Mira Köhler',
      avatar: { src: 'https://aura.test/api/aura/profilePicture/pic-9' },
    });
    expect(posts[1]?.author.displayName).toBe('Noor A.');
  });

  it.each([{ block: ['noor'] }, { unblock: ['theo'] }])(
    'when %o, sends no list and refetches the feed',
    async (changes) => {
      const { sent } = await update(changes);
      const form = await sent.find(({ method }) => method === 'PUT')?.formData();
      const [[name, [username]] = ['', []]] = Object.entries(changes);
      expect(Object.fromEntries(form ?? [])).toEqual({ userID: email, [name]: username });
      expect(sent.filter(({ url }) => url.includes('/posts?'))).toHaveLength(2);
    },
  );

  it('when the name is taken, returns the message of the server', async () => {
    const body = { success: false, error: 'Username is taken.', code: 'USERNAME_TAKEN' };
    const { error, posts } = await update({ username: 'noor' }, { status: 409, body });
    expect(error).toMatchObject({ status: 409, code: 'USERNAME_TAKEN', message: 'Username is taken.' });
    expect(posts[0]?.author.displayName).toBe('Noor A.');
  });
});

describe('blocking a user', () => {
  it('refetches the profile of that user', async () => {
    const sent = fakeNetwork(
      byPath({
        'GET /getProfileByUsername': {
          body: { success: true, profile: profileWireOf({ username: 'noor' }) },
        },
        'PUT /updateProfile': { body: { success: true, profilePicId: null } },
      }),
    );
    const store = createTestStore();
    await store.dispatch(getProfileByUsername.initiate('Noor'));
    await store.dispatch(updateProfile.initiate({ email, changes: { block: ['noor'] } }));
    await Promise.all(store.dispatch(profilesApi.util.getRunningQueriesThunk()));
    expect(sent.filter(({ url }) => url.includes('/getProfileByUsername'))).toHaveLength(2);
  });
});

describe('deleteAccount', () => {
  const paths = (sent: Request[]) => sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`);

  it.each([404, 405])(
    'when the server answers %i, repeats the call once without the prefix',
    async (status) => {
      const sent = fakeNetwork(({ url }) =>
        url.includes('/aura/') ? { status, body: {} } : { body: { success: true } },
      );
      const { data } = await createTestStore().dispatch(deleteAccount.initiate(deletion));
      expect(data).toBeNull();
      expect(paths(sent)).toEqual(['DELETE /api/aura/deleteAccount', 'DELETE /api/deleteAccount']);
      expect(await sent[1]?.text()).toBe('userID=mira%40example.test&confirmationText=DELETE_MY_ACCOUNT');
    },
  );

  it('repeats the call only once', async () => {
    const sent = fakeNetwork(() => ({ status: 404, body: {} }));
    const { error } = await createTestStore().dispatch(deleteAccount.initiate(deletion));
    expect(error).toMatchObject({ status: 404 });
    expect(sent).toHaveLength(2);
  });

  it.each([500, 403])('when the server answers %i, does not repeat the call', async (status) => {
    const sent = fakeNetwork(() => ({ status, body: {} }));
    const { error } = await createTestStore().dispatch(deleteAccount.initiate(deletion));
    expect(error).toMatchObject({ status });
    expect(sent).toHaveLength(1);
  });

  it('when it fails, returns the message of the server', async () => {
    fakeNetwork(() => ({ body: { success: false, error: 'Not now' } }));
    const { error } = await createTestStore().dispatch(deleteAccount.initiate(deletion));
    expect(error).toMatchObject({ kind: 'api', message: 'Not now' });
  });
});

describe('evaluateImage', () => {
  it('returns the detected items', async () => {
    const found = { id: 'd-1', category: 'Tops', subcategory: 'Blouses', brand: '', description: 'Shirt' };
    const facts = { ...found, color: 'White', material: '', style: '', confidence: 0.7 };
    const wire = { ...facts, image: null, imageMeta: null };
    fakeNetwork(() => ({ body: { success: true, items: [wire] } }));
    const photo = new Blob(['x'], { type: 'image/jpeg' });
    const { data } = await createTestStore().dispatch(analysisApi.endpoints.evaluateImage.initiate(photo));
    expect(data).toEqual([{ ...facts, size: '', season: [], image: null, cutout: null }]);
  });
});
