import { notificationSettingsDefaults } from '@aura/domain/notifications';
import type { RequestOf } from '../contract/call.ts';
import type { CallName, calls } from '../contract/calls.ts';

const email = 'mira@example.test';
const jpeg = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], { type: 'image/jpeg' });
const facts = {
  size: 'M',
  color: 'Ivory & "cream"',
  material: '100 % Wolle',
  brand: 'A+B=C',
  style: '',
  category: 'Tops',
  subcategory: 'T-Shirts',
  season: ['spring', 'summer'] as const,
};

/** A request for every call, with text that every encoding must preserve. */
export const sampleRequests: { [Name in CallName]: RequestOf<(typeof calls)[Name]> } = {
  getPost: { id: 'post-1' },
  getPostImage: { id: 'post-1', w: 640, sig: 'a.b_c-d' },
  getPosts: {
    limit: 10,
    offset: 20,
    sort_by: 'timestamp',
    sort_order: 'desc',
    search_term: 'élan & 100%',
    after: 'post-9',
  },
  getPostsByIds: { ids: ['post-1', 'post-2'] },
  getShareState: { idempotencyKey: '3f1d3c52-7c44-4c1e-9a51-1f2f0e4a6b10' },
  addPost: {
    file: jpeg,
    caption: 'Zwei Zeilen\nund ein „Wort“ 👗',
    imageAlt: 'Wollmantel, „Kamel“ & 100 % = warm',
    userID: email,
    auraTags: ['#été', '#a,b'],
    itemIDs: ['item-1', 'item-2'],
  },
  updatePost: {
    id: 'post-1',
    caption: 'Zwei Zeilen\nund ein „Wort“ 👗',
    imageAlt: '',
    auraTags: ['#été', '#a,b'],
  },
  deletePost: { postId: 'post-1', userID: email },
  addLike: { userID: email, postID: 'post-1' },
  removeLike: { userID: email, postID: 'post-1' },
  getComments: { postId: 'post-1', limit: 20, after: 'comment-9' },
  addComment: {
    Email: email,
    userName: 'mira',
    postID: 'post-1',
    comment: 'Schön & gut = 1+1',
    parentComment: 'comment-1',
  },
  addItemLike: { userID: email, itemID: 'item-1' },
  removeItemLike: { userID: email, itemID: 'item-1' },
  addUserItem: { userID: email, ...facts, itemName: 'Silk shirt', frontImage: jpeg, backImage: jpeg },
  updateItem: { itemId: 'item-1', email, ...facts, description: 'Silk shirt', frontImage: jpeg },
  deleteItem: { itemId: 'item-1', email },
  getAllUserItems: { userID: email },
  getItem: { id: 'item-1' },
  getPostItems: { postId: 'post-1' },
  getItemImage: { imageId: 'image-1.sig', w: 320 },
  evaluateImage: { file: jpeg },
  addFavorite: { email, itemID: 'item-1', source: 'single-post' },
  removeFavorite: { email, itemID: 'item-1' },
  getFavorites: { email },
  follow: { username: 'noor' },
  unfollow: { username: 'noor' },
  getProfile: { userID: email },
  getProfileByUsername: { username: 'mira k.' },
  createUserProfile: { userID: email },
  updateProfile: {
    userID: email,
    postPrivacy: '',
    profilePrivacy: 'friends',
    blockedList: ['noor', 'theo'],
    displayName: 'Mira Köhler',
    username: 'mira',
    email,
    location: 'Berlin',
    profileBio: 'Wolle\nund Seide',
    profilePicture: jpeg,
  },
  checkUsername: { username: 'mira+k' },
  updateNotificationSettings: {
    userID: email,
    settings: {
      ...notificationSettingsDefaults,
      emailNotifications: false,
      likeNotifications: false,
      postNotifications: false,
    },
  },
  deleteAccount: { userID: email, confirmationText: 'DELETE_MY_ACCOUNT' },
  getProfilePicture: { picId: 'picture-1', w: 160 },
};
