import { calls } from '@aura/api-client/contract/calls';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { profileLookupCalls } from '@aura/api-client/contract/profile-lookups';
import { profileCalls } from '@aura/api-client/contract/profiles';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../db/testing/test-database.ts';
import { fakeToken, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

const photo = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 40, height: 60, channels: 3, background: '#aa5533' } })
        .jpeg()
        .toBuffer(),
    ),
  ]);

describe('a new account', () => {
  const email = 'new@example.com';
  const token = fakeToken({ uid: 'uid-new', email });

  it('has no profile until it is created and has a username', async () => {
    expect((await server.call(profileCalls.getProfile, { userID: email }, token)).status).toBe(404);
    await server.call(profileChangeCalls.createUserProfile, { userID: email }, token);
    await server.call(profileChangeCalls.createUserProfile, { userID: email }, token);
    expect((await server.call(profileCalls.getProfile, { userID: email }, token)).status).toBe(404);
    const named = { userID: email, username: 'New.Person', displayName: 'New Person', profileBio: '' };
    expect((await server.call(profileChangeCalls.updateProfile, named, token)).status).toBe(200);
    const { body } = await server.call(profileCalls.getProfile, { userID: email }, token);
    expect(profileCalls.getProfile.response.parse(body).profile).toMatchObject({
      username: 'new.person',
      displayName: 'New Person',
      email,
      userID: email,
      isOwner: true,
      postPrivacy: 'public',
    });
  });

  it('when it has no profile, cannot write', async () => {
    const other = fakeToken({ uid: 'uid-bare', email: 'bare@example.com' });
    const answer = await server.call(calls.addFavorite, { email: 'bare@example.com', itemID: 'x' }, other);
    expect(answer.status).toBe(404);
  });

  it('when another uid has the same email, is a different user', async () => {
    const imposter = fakeToken({ uid: 'uid-imposter', email });
    expect((await server.call(profileCalls.getProfile, { userID: email }, imposter)).status).toBe(404);
  });
});

describe('usernames', () => {
  it('are unique case-insensitively and cannot be changed', async () => {
    const mira = await server.signUp('mira');
    const isAvailable = async (username: string, token?: string) =>
      (await server.call(profileLookupCalls.checkUsername, { username }, token)).body.available;
    expect(await isAvailable('MIRA')).toBe(false);
    expect(await isAvailable('mira', mira.token)).toBe(true);
    expect(await isAvailable('mira2')).toBe(true);
    expect(await isAvailable('ab')).toBe(false);
    expect(await isAvailable('settings')).toBe(false);

    const change = { userID: mira.email, username: 'other' };
    const changed = await server.call(profileChangeCalls.updateProfile, change, mira.token);
    expect(changed).toMatchObject({ status: 403, body: { error: 'Username cannot be changed' } });
    await expect(server.signUp('MIRA')).rejects.toThrow('taken');
  });

  it('when three users choose the same one concurrently, one request succeeds and the others are answered 409', async () => {
    const chooseUsername = async (uid: string) => {
      const email = `${uid}@example.com`;
      const token = fakeToken({ uid, email });
      await server.call(profileChangeCalls.createUserProfile, { userID: email }, token);
      return server.call(profileChangeCalls.updateProfile, { userID: email, username: 'wanted' }, token);
    };
    const answers = await Promise.all(['r1', 'r2', 'r3'].map(chooseUsername));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('updateProfile', () => {
  it('does not change fields that are not sent, and an empty privacy level means public', async () => {
    const ada = await server.signUp('ada', { profileBio: 'Knits', profilePrivacy: 'private' });
    const change = { userID: ada.email, profilePrivacy: '' as const, location: ' Oslo ' };
    await server.call(profileChangeCalls.updateProfile, change, ada.token);
    const { body } = await server.call(profileCalls.getProfile, { userID: ada.email }, ada.token);
    expect(body.profile).toMatchObject({ profileBio: 'Knits', location: 'Oslo', profilePrivacy: 'public' });
  });

  it('ignores fields that are not part of the contract', async () => {
    const eve = await server.signUp('eve');
    const form = new FormData();
    for (const [name, value] of Object.entries({
      userID: eve.email,
      displayName: 'Eve',
      id: 'u_other',
      uid: 'uid-mira',
      role: 'admin',
      followers: '99',
      __proto__: 'x',
      postCount: '7',
    })) {
      form.append(name, value);
    }
    const response = await server.app.request('/api/aura/updateProfile', {
      method: 'PUT',
      headers: { authorization: `Bearer ${eve.token}` },
      body: form,
    });
    expect(response.status).toBe(200);
    const { body } = await server.call(profileCalls.getProfile, { userID: eve.email }, eve.token);
    expect(body.profile).toMatchObject({ displayName: 'Eve', followers: [], userPosts: [] });
  });

  it('when the image is replaced, deletes the previous image', async () => {
    const pia = await server.signUp('pia');
    const set = async () =>
      (
        await server.call(
          profileChangeCalls.updateProfile,
          { userID: pia.email, profilePicture: await photo() },
          pia.token,
        )
      ).body.profilePicId ?? '';
    const first = await set();
    const second = await set();
    const load = async (picId: string) =>
      (await server.call(profileLookupCalls.getProfilePicture, { picId })).status;
    expect([await load(first), await load(second)]).toEqual([404, 200]);
    const keys: string[] = [];
    for await (const blob of server.services.storage.list()) keys.push(blob.key);
    expect(keys.filter((key) => key.includes(first))).toEqual([]);
  });

  it('when the image has 5 MB, answers 413', async () => {
    const rob = await server.signUp('rob');
    const profilePicture = new Blob([new Uint8Array(5_242_880)]);
    const answer = await server.call(
      profileChangeCalls.updateProfile,
      { userID: rob.email, profilePicture },
      rob.token,
    );
    expect(answer).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
  });
});

describe('a profile', () => {
  it('is hidden in both directions while one user blocks the other', async () => {
    const ann = await server.signUp('ann');
    const ben = await server.signUp('ben');
    const sees = async (viewer: typeof ann, username: string) =>
      (await server.call(profileCalls.getProfileByUsername, { username }, viewer.token)).status;
    const block = (blockedList: string[]) =>
      server.call(profileChangeCalls.updateProfile, { userID: ann.email, blockedList }, ann.token);

    expect([await sees(ann, 'ben'), await sees(ben, 'ann')]).toEqual([200, 200]);
    await block(['Ben', 'unknown-user', 'ann']);
    expect([await sees(ann, 'ben'), await sees(ben, 'ann')]).toEqual([404, 404]);
    const own = await server.call(profileCalls.getProfile, { userID: ann.email }, ann.token);
    expect(own.body.profile.blockedList).toBe('ben');
    await block([]);
    expect([await sees(ann, 'ben'), await sees(ben, 'ann')]).toEqual([200, 200]);
  });

  it('has no email and no block list for other users', async () => {
    const cleo = await server.signUp('cleo');
    const answer = await server.call(profileCalls.getProfileByUsername, { username: 'mira' }, cleo.token);
    expect(JSON.stringify(answer.body)).not.toContain('@');
    expect(answer.body.profile).toMatchObject({ isOwner: false, email: '', blockedList: '' });
  });

  it('is answered like one that does not exist when it is private', async () => {
    await server.signUp('hidden', { profilePrivacy: 'private' });
    const dan = await server.signUp('dan');
    const getProfile = (username: string) =>
      server.call(profileCalls.getProfileByUsername, { username }, dan.token);
    const hidden = await getProfile('hidden');
    const missing = await getProfile('missing');
    expect(hidden.status).toBe(404);
    expect(hidden.body).toEqual(missing.body);
  });
});

describe('deleteAccount', () => {
  it('requires a recent sign-in and the exact phrase', async () => {
    const tim = await server.signUp('tim');
    const before = await dumpDatabase(server.services.db);
    const sixMinutesAgo = new Date(server.clock.now.getTime() - 360_000);
    const oldToken = fakeToken({ uid: tim.uid, email: tim.email, authTime: sixMinutesAgo });
    const request = { userID: tim.email, confirmationText: 'DELETE_MY_ACCOUNT' } as const;
    const expired = await server.call(profileChangeCalls.deleteAccount, request, oldToken);
    expect(expired).toMatchObject({ status: 401, body: { code: 'RECENT_LOGIN_REQUIRED' } });
    for (const wrong of ['DELETE_MY_ACCOUNT ', 'delete_my_account', '']) {
      const confirmationText = wrong as 'DELETE_MY_ACCOUNT';
      const answer = await server.call(
        profileChangeCalls.deleteAccount,
        { userID: tim.email, confirmationText },
        tim.token,
      );
      expect(answer.status).toBe(400);
    }
    expect(await dumpDatabase(server.services.db)).toBe(before);
  });

  it('deletes rows and images, updates counts and invalidates tokens', async () => {
    const uma = await server.signUp('uma.erased');
    const vic = await server.signUp('vic');
    const addPost = async (user: typeof uma) => {
      const request = { file: await photo(), caption: '', userID: user.email, auraTags: [], itemIDs: [] };
      return (await server.call(calls.addPost, request, user.token)).body.post.id;
    };
    const [, postId] = [await addPost(uma), await addPost(vic)];
    await server.call(calls.addLike, { userID: uma.email, postID: postId }, uma.token);
    const comment = { userName: 'x', postID: postId, comment: 'Lovely' };
    const { body } = await server.call(calls.addComment, { ...comment, Email: uma.email }, uma.token);
    const reply = { ...comment, Email: vic.email, parentComment: body.comment.id };
    await server.call(calls.addComment, reply, vic.token);

    const request = { userID: uma.email, confirmationText: 'DELETE_MY_ACCOUNT' } as const;
    expect((await server.call(profileChangeCalls.deleteAccount, request, uma.token)).status).toBe(200);

    const post = await server.call(calls.getPost, { id: postId });
    expect(post.body.post).toMatchObject({ likes: 0, commentCount: 0, comments: [] });
    // With a dot, which no random id contains.
    expect(await dumpDatabase(server.services.db)).not.toContain('uma.erased');
    const answer = await server.call(profileChangeCalls.createUserProfile, { userID: uma.email }, uma.token);
    expect(answer.status).toBe(401);
    const owners = await server.services.db.query.images.findMany();
    const keys = new Set(owners.map((image) => image.key));
    for await (const blob of server.services.storage.list()) {
      expect(keys).toContain(blob.key.slice(0, blob.key.lastIndexOf('/')));
    }
  });

  it('when the user signs in again, the account can be created again', async () => {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const email = 'uma@example.com';
    const token = fakeToken({ uid: 'uid-uma', email, authTime: server.clock.now });
    const answer = await server.call(profileChangeCalls.createUserProfile, { userID: email }, token);
    expect(answer.status).toBe(200);
  });
});
