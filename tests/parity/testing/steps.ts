import type { Call, RequestOf } from '@aura/api-client/contract/call';
import { type CallName, calls } from '@aura/api-client/contract/calls';
import { notificationSettingsDefaults } from '@aura/domain/notifications';

/** A request to both backends. The steps run in the order of the list and depend on earlier ones. */
export interface Step {
  readonly title: string;
  readonly call: Call;
  readonly request: unknown;
  /** Username of the caller; null for none. */
  readonly as: string | null;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly lists?: 'first';
}

const mira = 'mira@example.com';
const stranger = 'stranger@example.com';

function step<Name extends CallName>(
  name: Name,
  title: string,
  request: RequestOf<(typeof calls)[Name]>,
  rest: Partial<Omit<Step, 'call' | 'request' | 'title'>> = {},
): Step {
  return { call: calls[name], title: `${name}: ${title}`, request, as: 'mira', status: 200, ...rest };
}

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
  const comment = { Email: mira, userName: 'mira', postID: 'post-mira', comment: 'Hi' };
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
    step(
      'getPostImage',
      'with a made-up signature',
      { id: 'post-noor', sig: 'a.b.c.d' },
      { as: null, ...missing },
    ),
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
    step('addLike', 'a friend’s', { userID: mira, postID: 'post-noor' }),
    step('addLike', 'again', { userID: mira, postID: 'post-noor' }),
    step('addLike', 'a private one', { userID: mira, postID: 'post-theo' }, missing),
    step('removeLike', 'the like', { userID: mira, postID: 'post-noor' }),
    step('removeLike', 'again', { userID: mira, postID: 'post-noor' }),
    step('removeLike', 'of a missing one', { userID: mira, postID: 'gone' }, missing),
    step('addComment', 'a thread', comment),
    step('addComment', 'a reply', { ...comment, parentComment: 'comment-1' }),
    step('addComment', 'a reply to a reply', { ...comment, parentComment: 'comment-2' }),
    step('addComment', 'a reply to a missing comment', { ...comment, parentComment: 'gone' }, missing),
    step('addComment', 'under a private post', { ...comment, postID: 'post-theo' }, missing),
    step('addComment', 'too long', { ...comment, comment: 'x'.repeat(2001) }, { status: 400 }),
    step('getComments', 'all', { postId: 'post-mira' }, { as: 'noor' }),
    step('getComments', 'the first', { postId: 'post-mira', limit: 1 }),
    step('getComments', 'after a comment', { postId: 'post-mira', limit: 1, after: 'comment-2' }),
    step('getComments', 'after the last one', { postId: 'post-mira', after: 'comment-1' }),
    step('getComments', 'after a missing comment', { postId: 'post-mira', after: 'gone' }, missing),
    step(
      'getComments',
      'after a comment of another post',
      { postId: 'post-noor', after: 'comment-1' },
      missing,
    ),
    step('getComments', 'of a private post', { postId: 'post-theo' }, missing),
    step('getComments', 'without a token', { postId: 'post-mira' }, { as: null, status: 401 }),
    step('getPost', 'with its comments', { id: 'post-mira' }, { as: 'noor' }),
    step('deletePost', 'another’s', { postId: 'post-noor', userID: mira }, { status: 403 }),
    step('deletePost', 'a hidden one', { postId: 'post-theo', userID: mira }, missing),
    step('deletePost', 'of the caller', { postId: 'post-mira-old', userID: mira }),
    step('deletePost', 'again', { postId: 'post-mira-old', userID: mira }, missing),
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
    step('updateItem', 'the facts', change),
    step('updateItem', 'without seasons, which stay', { ...change, season: undefined }),
    step('updateItem', 'no seasons', { ...change, season: [] }),
    step('updateItem', 'an unknown season', { ...change, season: ['monsoon'] as never }, { status: 400 }),
    step('updateItem', 'and an image', { ...change, frontImage: jpeg }),
    step('updateItem', 'another’s', { ...change, itemId: 'item-noor' }, { status: 403 }),
    step('updateItem', 'a hidden one', { ...change, itemId: 'item-theo' }, missing),
    step('addItemLike', 'another’s', { userID: mira, itemID: 'item-noor' }),
    step('addItemLike', 'a hidden one', { userID: mira, itemID: 'item-theo' }, missing),
    step('removeItemLike', 'the like', { userID: mira, itemID: 'item-noor' }),
    step('removeItemLike', 'of a missing one', { userID: mira, itemID: 'gone' }, missing),
    step('addItemLike', 'of the caller', { userID: mira, itemID: 'item-mira' }),
    step('deleteItem', 'another’s', { itemId: 'item-noor', email: mira }, { status: 403 }),
    step('deleteItem', 'a hidden one', { itemId: 'item-theo', email: mira }, missing),
    step('deleteItem', 'of the caller', { itemId: 'item-mira-2', email: mira }),
    step('evaluateImage', 'a photo', { file: jpeg }, { lists: 'first' }),
    step('evaluateImage', 'no image', { file: text }, { status: 415 }),
    step('getAllUserItems', 'without detected items', { userID: mira }),
    step('getFavorites', 'the wishlist', { email: mira }),
    step('addFavorite', 'another item', { email: mira, itemID: 'item-mira', source: 'single-post' }),
    step('addFavorite', 'a hidden one', { email: mira, itemID: 'item-theo' }, missing),
    step('removeFavorite', 'an item', { email: mira, itemID: 'item-noor' }),
    step('removeFavorite', 'again', { email: mira, itemID: 'item-noor' }),
    step('getFavorites', 'the changed wishlist', { email: mira }),
    step('getProfile', 'the own one', { userID: mira }),
    step('getProfile', 'before there is one', { userID: stranger }, { as: 'stranger', ...missing }),
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
    step('updateProfile', 'block', { userID: mira, blockedList: ['Noor', 'nobody'] }),
    step('getProfile', 'with who is blocked', { userID: mira }),
    step(
      'getProfileByUsername',
      'of a user who just blocked the caller',
      { username: 'mira' },
      { as: 'noor', ...missing },
    ),
    step('getPost', 'without comments of blocked users', { id: 'post-mira' }),
    step('updateProfile', 'unblock and open', {
      userID: mira,
      blockedList: [],
      postPrivacy: '',
      profilePrivacy: '',
    }),
    step('getPost', 'open again', { id: 'post-mira' }, { as: null }),
    step('updateNotificationSettings', 'all of them', { userID: mira, settings: notifications }),
  ];
}

const notifications = {
  ...notificationSettingsDefaults,
  emailNotifications: false,
  postNotifications: false,
};
