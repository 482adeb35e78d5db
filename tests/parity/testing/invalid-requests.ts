import type { CallName } from '@aura/api-client/contract/calls';

const mira = 'mira@example.com';

/** A request for every call that its schema rejects. */
export const invalidRequests: { readonly [Name in CallName]: Readonly<Record<string, unknown>> } = {
  getPost: { id: 'a b' },
  getPostImage: { id: 'post-mira', w: 17 },
  getPosts: { limit: 0 },
  getPostsByIds: { ids: ['a b'] },
  getShareState: { idempotencyKey: 'a key' },
  addPost: { caption: 'no file' },
  deletePost: { postId: 'post-mira' },
  addLike: { userID: mira },
  removeLike: { userID: mira },
  getComments: { postId: 'post-mira', limit: 0 },
  addComment: { Email: mira, userName: 'mira', postID: 'post-mira', comment: '  ' },
  addItemLike: { userID: mira },
  removeItemLike: { userID: mira },
  addUserItem: { userID: mira, itemName: 'x' },
  updateItem: { itemId: 'item-mira', email: mira },
  deleteItem: { itemId: 'item-mira' },
  getAllUserItems: {},
  getItem: { id: 'a b' },
  getPostItems: { postId: 'a b' },
  getItemImage: { imageId: 'a b' },
  evaluateImage: { file: 'text' },
  addFavorite: { email: mira },
  removeFavorite: { email: mira },
  getFavorites: {},
  getProfile: {},
  getProfileByUsername: {},
  createUserProfile: {},
  updateProfile: { userID: mira, profilePrivacy: 'everybody' },
  checkUsername: {},
  updateNotificationSettings: { userID: mira, settings: { pushNotifications: true } },
  deleteAccount: { userID: mira, confirmationText: 'delete my account' },
  getProfilePicture: { picId: 'a b' },
};
