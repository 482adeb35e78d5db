import { itemCalls } from '@aura/api-client/contract/items';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { profileLookupCalls } from '@aura/api-client/contract/profile-lookups';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { wishlistCalls } from '@aura/api-client/contract/wishlist';
import { blockedMaxCount } from '@aura/domain/limits/profile';
import { wardrobeMaxCount, wishlistMaxCount } from '@aura/domain/limits/wardrobe';
import { describe, expect, it } from 'vitest';
import { createTestMocks, smallJpeg } from '../testing/client.ts';
import { tinyWorld } from '../testing/tiny-world.ts';

const userID = 'mira@example.com';
const { getProfile, getProfileByUsername } = profileCalls;
const { checkUsername } = profileLookupCalls;
const { updateProfile, createUserProfile, deleteAccount } = profileChangeCalls;

describe('profiles', () => {
  it('include all fields for their owner', async () => {
    const { call } = createTestMocks();
    await call(postCalls.addLike, { userID, postID: 'post-noor' });
    const { body } = await call(getProfile, { userID });
    expect(body.profile).toMatchObject({
      email: userID,
      userPosts: ['post-mira', 'post-mira-old'],
      postLikes: ['post-noor'],
      followers: [{ username: 'noor', email: '' }],
      following: [{ username: 'noor' }, { username: 'ana' }],
      isOwner: true,
    });
  });

  it('of other users are found case-insensitively and have no email', async () => {
    const { call } = createTestMocks();
    const { body } = await call(getProfileByUsername, { username: ' NOOR ' });
    expect(body.profile).toMatchObject({ username: 'noor', email: '', userPosts: ['post-noor'] });
    expect(new Set(JSON.stringify(body.profile).match(/[\w.]+@[\w.]+/g))).toEqual(new Set([userID]));
  });

  it.each(['theo', 'ana', 'bo', 'unknown'])('that mira may not see are not found: %s', async (username) => {
    const { call } = createTestMocks();
    expect((await call(getProfileByUsername, { username })).status).toBe(404);
  });

  it('are updated only in the fields that are sent', async () => {
    const { call } = createTestMocks();
    const changed = await call(updateProfile, { userID, profileBio: ' Wool ', profilePicture: smallJpeg });
    expect(changed.body.profilePicId).toMatch(/^image-/);
    const { profile } = (await call(getProfile, { userID })).body;
    expect(profile).toMatchObject({
      profileBio: 'Wool',
      displayName: 'mira of Aura',
      profilePicMeta: { width: 3 },
    });
  });

  it('have a display name without invisible and direction-changing characters', async () => {
    const { call } = createTestMocks();
    await call(updateProfile, { userID, displayName: ' \u202eMira\u200b  Lind ' });
    expect((await call(getProfile, { userID })).body.profile.displayName).toBe('Mira Lind');
  });

  it('of both users are hidden after a block', async () => {
    const { call } = createTestMocks();
    await call(updateProfile, { userID, blockedList: ['noor', 'unknown'] });
    expect((await call(getProfile, { userID })).body.profile.blockedList).toBe('noor');
    expect((await call(getProfileByUsername, { username: 'mira' }, 'noor')).status).toBe(404);
    expect((await call(getProfileByUsername, { username: 'noor' })).status).toBe(404);
    const comments = (await call(postCalls.getPost, { id: 'post-mira' })).body.post.comments;
    expect(comments?.map(({ id }) => id)).toEqual(['comment-1']);
  });
});

it('a person who blocks the largest number of people cannot block another, and can unblock', async () => {
  const [mira, ...others] = tinyWorld.people;
  if (!mira) throw new Error('The world has no people.');
  const many = Array.from({ length: blockedMaxCount }, (_, index) => {
    const username = `many.${index}`;
    return { ...mira, uid: `uid-${username}`, email: `${username}@example.com`, username, follows: [] };
  });
  const blocks = many.map(({ username }) => username);
  const world = { ...tinyWorld, people: [{ ...mira, blocks }, ...others, ...many] };
  const { call } = createTestMocks({ world });
  const refused = await call(updateProfile, { userID, displayName: 'Changed', block: ['noor'] });
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.objectContaining({ error: 'You can block up to 1,000 people.' }),
  ]);
  expect((await call(getProfile, { userID })).body.profile.displayName).toBe('mira of Aura');
  expect((await call(updateProfile, { userID, unblock: ['many.1'] })).status).toBe(200);
  expect((await call(updateProfile, { userID, block: ['noor'] })).status).toBe(200);
});

describe('usernames', () => {
  it.each([
    ['free.name', true],
    ['noor', false],
    ['NOOR', false],
    ['ab', false],
    ['settings', false],
  ])('such as %s are available: %s', async (username, available) => {
    const { call } = createTestMocks();
    expect((await call(checkUsername, { username }, null)).body.available).toBe(available);
  });

  it('cannot be changed once chosen', async () => {
    const { call } = createTestMocks();
    expect((await call(updateProfile, { userID, username: 'mira2' })).status).toBe(403);
    expect((await call(updateProfile, { userID, username: 'Mira' })).status).toBe(200);
  });

  it('can be chosen once by a new user', async () => {
    const { call, mocks } = createTestMocks();
    const email = 'new@example.com';
    await mocks.identity.signUp(email, 'secret-1');
    const token = { Authorization: `Bearer ${await mocks.identity.getToken()}` };
    expect((await call(getProfile, { userID: email }, null, token)).status).toBe(404);
    await call(createUserProfile, { userID: email }, null, token);
    expect((await call(getProfile, { userID: email }, null, token)).status).toBe(404);
    const taken = await call(updateProfile, { userID: email, username: 'noor' }, null, token);
    expect(taken).toMatchObject({ status: 409, body: { code: 'USERNAME_TAKEN' } });
    await call(updateProfile, { userID: email, username: 'Newcomer', displayName: 'New' }, null, token);
    const { body } = await call(getProfile, { userID: email }, null, token);
    expect(body.profile).toMatchObject({ username: 'newcomer', displayName: 'New', userPosts: [] });
  });
});

describe('items', () => {
  const facts = {
    size: '',
    color: 'Red',
    material: '',
    brand: '',
    style: '',
    category: 'Tops',
    subcategory: '',
  };

  it('are added at the start of the wardrobe', async () => {
    const { call, clock } = createTestMocks();
    clock.now += 1000;
    const images = { frontImage: smallJpeg, backImage: smallJpeg };
    const { body } = await call(itemCalls.addUserItem, { userID, ...facts, itemName: 'Scarf', ...images });
    const wardrobe = await call(itemCalls.getAllUserItems, { userID });
    expect(wardrobe.body.items.map(({ id }) => id)).toEqual([body.item.id, 'item-mira-2', 'item-mira']);
    expect(body.item).toMatchObject({ description: 'Scarf', likes: 0, isOwner: true });
  });

  it('have unchanged images unless new ones are sent', async () => {
    const { call } = createTestMocks();
    const before = (await call(itemCalls.getItem, { id: 'item-mira' })).body.item;
    const change = { itemId: 'item-mira', email: userID, ...facts, description: 'Red shirt' };
    const { item } = (await call(itemCalls.updateItem, { ...change, frontImage: smallJpeg })).body;
    expect(item).toMatchObject({ description: 'Red shirt', color: 'Red', backImage: before.backImage });
    expect(item.image).not.toBe(before.image);
  });

  it('of other users cannot be changed', async () => {
    const { call } = createTestMocks();
    const remove = (itemId: string) => call(itemCalls.deleteItem, { itemId, email: userID });
    expect((await remove('item-noor')).status).toBe(403);
    expect((await remove('item-theo')).status).toBe(404);
    expect((await remove('item-mira')).status).toBe(200);
    expect((await call(itemCalls.getPostItems, { postId: 'post-mira' })).body.items).toEqual([]);
  });

  it('are visible with a visible post that links them', async () => {
    const { call } = createTestMocks();
    await call(updateProfile, { userID, profilePrivacy: 'private' });
    expect((await call(itemCalls.getItem, { id: 'item-mira' }, null)).status).toBe(200);
    expect((await call(itemCalls.getItem, { id: 'item-mira-2' }, null)).status).toBe(404);
  });

  it('are refused when the wardrobe or the wishlist is full', async () => {
    const own = tinyWorld.items.find(({ id }) => id === 'item-mira');
    if (!own) throw new Error('The world has no item.');
    const many = Array.from({ length: wardrobeMaxCount }, (_, index) => ({
      ...own,
      id: `item-many-${index}`,
    }));
    const favorites = many.slice(0, wishlistMaxCount).map(({ id: itemId }) => ({
      username: 'mira',
      itemId,
      minutesAgo: 5,
    }));
    const world = { ...tinyWorld, items: [...many, ...tinyWorld.items], favorites };
    const { call } = createTestMocks({ world });
    const images = { frontImage: smallJpeg, backImage: smallJpeg };
    const added = await call(itemCalls.addUserItem, { userID, ...facts, itemName: 'Scarf', ...images });
    const wished = await call(wishlistCalls.addFavorite, { email: userID, itemID: 'item-noor' });
    expect([added.status, added.body.error]).toEqual([
      400,
      'You can have up to 10,000 items in your wardrobe.',
    ]);
    expect([wished.status, wished.body.error]).toEqual([
      400,
      'You can have up to 1,000 items on your wishlist.',
    ]);
    expect((await call(wishlistCalls.addFavorite, { email: userID, itemID: 'item-many-1' })).status).toBe(
      200,
    );
  });

  it('are on the wishlist at most once', async () => {
    const { call } = createTestMocks();
    const { addFavorite, removeFavorite, getFavorites } = wishlistCalls;
    const wishes = async () =>
      (await call(getFavorites, { email: userID })).body.favorites.map(({ item }) => item.id);
    await call(addFavorite, { email: userID, itemID: 'item-mira' });
    await call(addFavorite, { email: userID, itemID: 'item-mira' });
    expect(await wishes()).toEqual(['item-mira', 'item-noor']);
    await call(removeFavorite, { email: userID, itemID: 'item-noor' });
    expect(await wishes()).toEqual(['item-mira']);
    expect((await call(addFavorite, { email: userID, itemID: 'item-theo' })).status).toBe(404);
  });
});

describe('deleting an account', () => {
  const request = { userID, confirmationText: 'DELETE_MY_ACCOUNT' as const };

  it('deletes all data of the user and ends the session', async () => {
    const { call } = createTestMocks();
    expect((await call(deleteAccount, request)).status).toBe(200);
    expect((await call(getProfile, { userID })).status).toBe(401);
    expect((await call(postCalls.getPost, { id: 'post-mira' }, 'noor')).status).toBe(404);
    expect((await call(getProfileByUsername, { username: 'mira' }, 'noor')).status).toBe(404);
  });

  it('requires a recent sign-in', async () => {
    const { call, clock, mocks } = createTestMocks();
    clock.now += 301_000;
    expect((await call(deleteAccount, request)).body.code).toBe('RECENT_LOGIN_REQUIRED');
    await mocks.identity.reauthenticate('mira-secret');
    expect((await call(deleteAccount, request)).status).toBe(200);
  });
});
