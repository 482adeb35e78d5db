import { notificationSettingsDefaults } from '@aura/domain/notifications';
import { commentDeletionSteps, commentSteps } from './comment-steps.ts';
import { deliverySteps } from './delivery-steps.ts';
import { followSteps } from './follow-steps.ts';
import { itemSteps } from './item-steps.ts';
import { likeSteps } from './like-steps.ts';
import { createNotificationSteps } from './notification-steps.ts';
import { outfitSteps } from './outfit-steps.ts';
import { ownPostSteps } from './own-post-steps.ts';
import { reportSteps } from './report-steps.ts';
import { searchSteps } from './search-steps.ts';
import { type Step, step } from './step.ts';
import { wearSteps } from './wear-steps.ts';
import { wishlistSteps } from './wishlist-steps.ts';

const mira = 'mira@example.com';
const stranger = 'stranger@example.com';

const missing = { status: 404 };
const facts = {
  ...{ size: 'M', color: 'Red', material: 'Silk', brand: '', style: '', category: 'Tops', subcategory: '' },
  season: ['spring', 'winter'] as const,
};

/** Requests of users with different relations, with the expected status. */
export function createSteps(jpeg: Blob): readonly Step[] {
  const text = new Blob(['not an image'], { type: 'image/jpeg' });
  const post = { file: jpeg, caption: 'Two\nlines', userID: mira, auraTags: ['#Silk', '#silk'], itemIDs: [] };
  const item = { userID: mira, ...facts, itemName: 'Scarf', frontImage: jpeg, backImage: jpeg };
  const change = { itemId: 'item-mira', email: mira, ...facts, description: 'Red shirt' };
  const key = { headers: { 'Idempotency-Key': 'post-key' } };
  return [
    step('getPosts', 'the feed', {}),
    step('getPosts', 'for another viewer', {}, { as: 'theo' }),
    step('getPosts', 'of a user who blocks the caller', {}, { as: 'bo' }),
    step('getPosts', 'for a user without a profile', {}, { as: 'stranger' }),
    step('getPosts', 'a page after a post', { limit: 1, after: 'post-mira' }),
    step('getPosts', 'a page after a post that does not exist', { limit: 1, offset: 1, after: 'gone' }),
    step('getPosts', 'beyond the end', { offset: 100 }),
    step('getPosts', 'the oldest first', { sort_order: 'asc' }),
    step('getPosts', 'a search by words', { search_term: 'walk wool' }),
    step('getPosts', 'a search by tag', { search_term: '#linen' }),
    step('getPosts', 'a search without results', { search_term: 'velvet' }),
    ...searchSteps,
    step('getPost', 'of the caller', { id: 'post-mira' }),
    step('getPost', 'without a token', { id: 'post-mira' }, { as: null }),
    step('getPost', 'a friend’s', { id: 'post-noor' }),
    step('getPost', 'a friend’s, without a token', { id: 'post-noor' }, { as: null, ...missing }),
    step('getPost', 'a private one', { id: 'post-theo' }, missing),
    step('getPost', 'of a user who blocks the caller', { id: 'post-bo' }, missing),
    step('getPost', 'for a blocked user', { id: 'post-mira' }, { as: 'bo', ...missing }),
    step('getPost', 'one that does not exist', { id: 'gone' }, missing),
    step('getPostImage', 'a public one', { id: 'post-mira' }, { as: null }),
    step('getPostImage', 'in another width', { id: 'post-mira', w: 320 }, { as: null }),
    step('getPostImage', 'a private one', { id: 'post-theo' }, { as: null, ...missing }),
    step('getPostImage', 'wrongly signed', { id: 'post-noor', sig: 'a.b.c.d' }, { as: null, ...missing }),
    step('getPostsByIds', 'visible and hidden ones', {
      ids: ['post-noor', 'post-theo', 'gone', 'post-mira'],
    }),
    step('getPostsByIds', 'none', { ids: [] }),
    step('getShareState', 'before the post', { idempotencyKey: 'post-key' }),
    step('addPost', 'a new one', post, key),
    step('addPost', 'the same again under its key', post, key),
    step('getShareState', 'after the post', { idempotencyKey: 'post-key' }),
    step('getShareState', 'of another user', { idempotencyKey: 'post-key' }, { as: 'noor' }),
    step('addPost', 'another under a used key', { ...post, caption: 'Other' }, { ...key, status: 422 }),
    step('addPost', 'with an item', { ...post, itemIDs: ['item-mira-2'] }),
    step('addPost', 'with another’s item', { ...post, itemIDs: ['item-noor'] }, { status: 403 }),
    step('addPost', 'with words for the photo', { ...post, imageAlt: 'A „red“ scarf\nand rain' }),
    step('addPost', 'with too many', { ...post, imageAlt: 'x'.repeat(501) }, { status: 400 }),
    step('addPost', 'with no image', { ...post, file: text }, { status: 415 }),
    step('addPost', 'without a profile', { ...post, userID: stranger }, { as: 'stranger', ...missing }),
    ...commentSteps,
    step('getPost', 'with its comments', { id: 'post-mira' }, { as: 'noor' }),
    ...ownPostSteps,
    step('getEvents', 'of posts', { posts: ['post-mira', 'gone'] }),
    step('getEvents', 'from an unknown event', { after: 'server-9' }),
    step('getEvents', 'without a profile', {}, { as: 'stranger', ...missing }),
    ...deliverySteps,
    step('getAllUserItems', 'the wardrobe', { userID: mira }),
    step('getAllUserItems', 'without a profile', { userID: stranger }, { as: 'stranger' }),
    step('getItem', 'of the caller', { id: 'item-mira' }),
    step('getItem', 'without a token', { id: 'item-noor' }, { as: null }),
    step('getItem', 'a private one', { id: 'item-theo' }, missing),
    step('getPostItems', 'of a post', { postId: 'post-noor' }),
    step('getPostItems', 'of a private post', { postId: 'post-theo' }, missing),
    step('getItemImage', 'a missing image', { imageId: 'gone' }, { as: null, ...missing }),
    step('getItemImage', 'with a made-up signature', { imageId: 'a.b.c.d' }, { as: null, ...missing }),
    step('addUserItem', 'a new one', item),
    step('addUserItem', 'with no image', { ...item, backImage: text }, { status: 415 }),
    step('addUserItem', 'without a profile', { ...item, userID: stranger }, { as: 'stranger', ...missing }),
    step('importItem', 'a new one', item),
    step('updateItem', 'the facts', change),
    step('updateItem', 'without seasons, which stay', { ...change, season: undefined }),
    step('updateItem', 'no seasons', { ...change, season: [] }),
    step('updateItem', 'an unknown season', { ...change, season: ['monsoon'] as never }, { status: 400 }),
    step('updateItem', 'and an image', { ...change, frontImage: jpeg }),
    step('updateItem', 'another’s', { ...change, itemId: 'item-noor' }, { status: 403 }),
    step('updateItem', 'a hidden one', { ...change, itemId: 'item-theo' }, missing),
    ...itemSteps,
    step('showCutout', 'the photos', { itemId: 'item-mira', shown: false }),
    step('showCutout', 'another’s', { itemId: 'item-noor', shown: false }, { status: 403 }),
    step('showCutout', 'a hidden one', { itemId: 'item-theo', shown: true }, missing),
    ...likeSteps,
    step('deleteItem', 'another’s', { itemId: 'item-noor', email: mira }, { status: 403 }),
    step('deleteItem', 'a hidden one', { itemId: 'item-theo', email: mira }, missing),
    ...wearSteps,
    step('evaluateImage', 'a photo', { file: jpeg }, { lists: 'first' }),
    step('evaluateImage', 'no image', { file: text }, { status: 415 }),
    step('getAllUserItems', 'without detected items', { userID: mira }),
    ...wishlistSteps,
    ...outfitSteps,
    step('getPosts', 'of followed people', { filter: 'following' }),
    step('getPosts', 'of other people', { filter: 'discover' }),
    step('getPosts', 'of followed people, after a post', { filter: 'following', after: 'post-noor' }),
    step('getPosts', 'of followed people, without a profile', { filter: 'following' }, { as: 'stranger' }),
    step('getPosts', 'a search among followed people', { filter: 'following', search_term: 'wool' }),
    step('getPosts', 'a search among other people', { filter: 'discover', search_term: 'wool' }),
    ...followSteps,
    ...createNotificationSteps(jpeg),
    step('unfollow', 'a friend', { username: 'ana' }),
    step('unfollow', 'again', { username: 'ana' }),
    step('unfollow', 'an unknown name', { username: 'unknown' }, missing),
    step('getProfileByUsername', 'of a former friend', { username: 'ana' }, missing),
    step('getProfile', 'the own one', { userID: mira }),
    step('getProfile', 'before there is one', { userID: stranger }, { as: 'stranger', ...missing }),
    step('exportData', 'of the caller', { userID: mira }),
    step('getProfileByUsername', 'a friend’s', { username: 'NOOR' }),
    step('getProfileByUsername', 'the own one', { username: 'mira' }),
    step('getProfileByUsername', 'a private one', { username: 'theo' }, missing),
    step('getProfileByUsername', 'of friends only', { username: 'ana' }, missing),
    step('getProfileByUsername', 'of a user who blocks the caller', { username: 'bo' }, missing),
    step('getProfilePicture', 'a missing image', { picId: 'gone' }, { as: null, ...missing }),
    step('checkUsername', 'a free one', { username: 'free.name' }, { as: null }),
    step('checkUsername', 'a taken one', { username: 'Noor' }, { as: null }),
    step('checkUsername', 'the own one', { username: 'mira' }),
    step('checkUsername', 'a reserved one', { username: 'settings' }, { as: null }),
    step('checkUsername', 'a short one', { username: 'ab' }, { as: null }),
    step('checkUsername', 'of a role', { username: 'moder.ator' }, { as: null }),
    step('checkUsername', 'of dots', { username: '...' }, { as: null }),
    step('checkUsername', 'the start of an email', { username: 'stranger' }, { as: null }),
    step(
      'updateNotificationSettings',
      'without a profile',
      { userID: stranger, settings: notifications },
      { as: 'stranger', ...missing },
    ),
    step('createUserProfile', 'of a new account', { userID: stranger }, { as: 'stranger' }),
    step('createUserProfile', 'again', { userID: stranger }, { as: 'stranger' }),
    step('getProfile', 'before it has a name', { userID: stranger }, { as: 'stranger', ...missing }),
    step(
      'updateProfile',
      'a taken name',
      { userID: stranger, username: 'noor' },
      { as: 'stranger', status: 409 },
    ),
    step(
      'updateProfile',
      'a reserved name',
      { userID: stranger, username: 'api' },
      { as: 'stranger', status: 409 },
    ),
    step(
      'updateProfile',
      'a bad name',
      { userID: stranger, username: 'a b c' },
      { as: 'stranger', status: 400 },
    ),
    step('updateProfile', 'a role', { userID: stranger, username: 'Root' }, { as: 'stranger', status: 409 }),
    step('updateProfile', 'dots', { userID: stranger, username: '.new' }, { as: 'stranger', status: 400 }),
    step(
      'updateProfile',
      'a first name',
      { userID: stranger, username: 'New.One', displayName: ' New ' },
      { as: 'stranger' },
    ),
    step('getProfile', 'of the new person', { userID: stranger }, { as: 'stranger' }),
    step('updateProfile', 'another name later', { userID: mira, username: 'other' }, { status: 403 }),
    step('updateProfile', 'a blank display name', { userID: mira, displayName: ' ' }, { status: 400 }),
    step('updateProfile', 'an invisible name', { userID: mira, displayName: '\u200b' }, { status: 400 }),
    step('updateProfile', 'a name with an override', { userID: mira, displayName: '\u202eMira ' }),
    step(
      'getProfileByUsername',
      'the start of the own email',
      { username: 'stranger' },
      { as: 'stranger', ...missing },
    ),
    step('updateProfile', 'a picture', { userID: mira, profilePicture: jpeg, profileBio: 'Silk' }),
    step('updateProfile', 'no image', { userID: mira, profilePicture: text }, { status: 415 }),
    step('getProfile', 'after the changes', { userID: mira }),
    step('updateProfile', 'friends only', {
      userID: mira,
      profilePrivacy: 'friends',
      postPrivacy: 'friends',
    }),
    step('getProfileByUsername', 'of friends, by a friend', { username: 'mira' }, { as: 'noor' }),
    step('getPost', 'of friends, by a friend', { id: 'post-mira' }, { as: 'noor' }),
    step('getProfileByUsername', 'of friends, by another', { username: 'mira' }, { as: 'theo', ...missing }),
    step('updateProfile', 'block', { userID: mira, blockedList: ['Noor', 'unknown'] }),
    step('getProfile', 'with who is blocked', { userID: mira }),
    step(
      'getProfileByUsername',
      'of a user who just blocked the caller',
      { username: 'mira' },
      { as: 'noor', ...missing },
    ),
    step('getPost', 'without comments of blocked users', { id: 'post-mira' }),
    step('getNotifications', 'without those of blocked users', {}),
    step('updateProfile', 'unblock and open', {
      userID: mira,
      blockedList: [],
      postPrivacy: '',
      profilePrivacy: '',
    }),
    step('getPost', 'open again', { id: 'post-mira' }, { as: null }),
    ...commentDeletionSteps,
    step('getProfile', 'without the follows that blocking ended', { userID: mira }),
    ...reportSteps,
    step('deleteItems', 'an own one', { email: mira, itemIds: ['item-mira', 'gone'] }),
    step('getAllUserItems', 'without it', { userID: mira }),
    step('updateNotificationSettings', 'all of them', { userID: mira, settings: notifications }),
  ];
}

const notifications = {
  ...notificationSettingsDefaults,
  emailNotifications: false,
  postNotifications: false,
};
