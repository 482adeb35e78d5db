import type { Call, RequestOf, ResponseOf } from '@aura/api-client/contract/call';
import { type CallName, calls } from '@aura/api-client/contract/calls';
import { notificationSettingsDefaults } from '@aura/domain/notifications';
import { plainJpeg } from '../packages/server/src/images/testing/files.ts';
import { coatFacts, upload } from '../packages/server/src/testing/content.ts';
import { moderatorUid } from './feed-server.ts';

/** Sends a call as a person and returns the parsed answer; throws when the server rejects it. */
type Caller = <C extends Call>(row: C, request: RequestOf<C>, uid?: string) => Promise<ResponseOf<C>>;

/** What a call is measured by. */
type Steps = Partial<Record<CallName, () => Promise<unknown>>>;

/** Calls that have no step, and why. */
export const callsWithoutStep: Partial<Record<CallName, string>> = {
  evaluateImage: 'stores nothing',
  editCutout: 'works on the images of one item',
  getEvents: 'is a stream, measured by `streams`',
  exportData: 'reads all that belongs to one person',
  importItem: 'is addUserItem with a time',
  deleteAccount: 'is measured by `erasure`',
};

/** The person who visits. */
const email = 'person0@example.com';
const own = { userID: email };
/** Everyone likes it and comments on it. */
const famousPost = 'p_1';

/** A visit: what sends its calls, and what its calls have created for those after them. */
interface Visit {
  readonly call: Caller;
  /** The name of a person whom everyone follows, and of another. */
  readonly famousName: string;
  readonly otherName: string;
  readonly file: Blob;
  /** Number of the visit, from 1. */
  count: number;
  itemId: string;
  imageId: string;
  avatarId: string;
  postId: string;
  commentId: string;
  caseId: string;
  outfit: ResponseOf<typeof calls.addOutfit>['outfit'] | null;
  wearId: string;
}

function profileSteps(visit: Visit): Steps {
  const { call, famousName, otherName, file } = visit;
  return {
    createUserProfile: () => {
      visit.count += 1;
      const newEmail = `personnew-${visit.count}@example.com`;
      return call(calls.createUserProfile, { userID: newEmail }, `bench-new-${visit.count}`);
    },
    checkUsername: () => call(calls.checkUsername, { username: 'someone' }),
    updateProfile: async () => {
      const { profilePicId } = await call(calls.updateProfile, { ...own, profilePicture: file });
      visit.avatarId = profilePicId ?? '';
    },
    updateNotificationSettings: () =>
      call(calls.updateNotificationSettings, { ...own, settings: notificationSettingsDefaults }),
    getProfile: () => call(calls.getProfile, own),
    getProfileByUsername: () => call(calls.getProfileByUsername, { username: famousName }),
    getProfilePicture: () => call(calls.getProfilePicture, { picId: visit.avatarId }),
    follow: () => call(calls.follow, { username: otherName }),
    unfollow: () => call(calls.unfollow, { username: otherName }),
    getFollows: () => call(calls.getFollows, { username: famousName, list: 'followers' }),
    getUserPosts: () => call(calls.getUserPosts, { username: famousName }),
    getLikedPosts: () => call(calls.getLikedPosts, { username: famousName }),
  };
}

function itemSteps(visit: Visit): Steps {
  const { call, file } = visit;
  const liked = { ...own, itemID: 'i_1' };
  return {
    addUserItem: async () => {
      const request = { ...own, ...coatFacts, frontImage: file, backImage: file };
      const { item } = await call(calls.addUserItem, request);
      visit.itemId = item.id;
      visit.imageId = item.image ?? '';
    },
    updateItem: () =>
      call(calls.updateItem, { ...coatFacts, itemId: visit.itemId, email, description: 'Coat' }),
    updateItems: () =>
      call(calls.updateItems, { email, itemIds: [visit.itemId], changes: { color: 'Navy' } }),
    showCutout: () => call(calls.showCutout, { itemId: visit.itemId, shown: false }),
    getAllUserItems: () => call(calls.getAllUserItems, own),
    getItem: () => call(calls.getItem, { id: visit.itemId }),
    getItemImage: () => call(calls.getItemImage, { imageId: visit.imageId }),
    addItemLike: () => call(calls.addItemLike, liked),
    getLikedItems: () => call(calls.getLikedItems, {}),
    removeItemLike: () => call(calls.removeItemLike, liked),
    addFavorite: () => call(calls.addFavorite, { email, itemID: 'i_1' }),
    getFavorites: () => call(calls.getFavorites, { email }),
    removeFavorite: () => call(calls.removeFavorite, { email, itemID: 'i_1' }),
  };
}

function postSteps(visit: Visit): Steps {
  const { call, file } = visit;
  const liked = { ...own, postID: famousPost };
  return {
    addPost: async () => {
      const request = { ...own, file, caption: 'A look', auraTags: ['#minimal'], itemIDs: [visit.itemId] };
      visit.postId = (await call(calls.addPost, request)).post.id;
    },
    getShareState: () => call(calls.getShareState, { idempotencyKey: `visit-${visit.count}` }),
    updatePost: () =>
      call(calls.updatePost, { id: visit.postId, caption: 'In the rain', auraTags: ['#rain'] }),
    getPosts: () => call(calls.getPosts, {}),
    getPost: () => call(calls.getPost, { id: famousPost }),
    getPostsByIds: () => call(calls.getPostsByIds, { ids: ['p_2', 'p_3', visit.postId] }),
    getPostImage: () => call(calls.getPostImage, { id: visit.postId }),
    getPostItems: () => call(calls.getPostItems, { postId: famousPost }),
    matchItems: () => call(calls.matchItems, { postId: 'p_3' }),
    getPostsWithItem: () => call(calls.getPostsWithItem, { itemId: visit.itemId }),
    getPostsLikeItem: () => call(calls.getPostsLikeItem, { itemId: visit.itemId }),
    addLike: () => call(calls.addLike, liked),
    removeLike: () => call(calls.removeLike, liked),
    getComments: () => call(calls.getComments, { postId: famousPost }),
    addComment: async () => {
      const request = { Email: email, userName: 'person', postID: famousPost, comment: 'Nice' };
      visit.commentId = (await call(calls.addComment, request)).comment.id;
    },
    updateComment: () => call(calls.updateComment, { id: visit.commentId, comment: 'Better' }),
    likeComment: () => call(calls.likeComment, { commentId: visit.commentId }),
    unlikeComment: () => call(calls.unlikeComment, { commentId: visit.commentId }),
    deleteComment: () => call(calls.deleteComment, { id: visit.commentId }),
    search: () => call(calls.search, { q: 'tweed', type: 'posts' }),
    getTag: () => call(calls.getTag, { tag: 'minimal' }),
  };
}

function outfitSteps(visit: Visit): Steps {
  const { call } = visit;
  const place = { x: 50, y: 50, scale: 40, rotation: 0, mirrored: false, locked: false };
  const request = () => ({ name: 'Sunday', occasions: [], layers: [{ itemId: visit.itemId, ...place }] });
  const id = () => visit.outfit?.id ?? '';
  return {
    addOutfit: async () => {
      visit.outfit = (await call(calls.addOutfit, request())).outfit;
    },
    getOutfit: () => call(calls.getOutfit, { id: id() }),
    getOutfits: () => call(calls.getOutfits, {}),
    getOutfitImage: () => {
      const imageId = visit.outfit?.image?.split('/').at(-1)?.split('?')[0] ?? '';
      return call(calls.getOutfitImage, { imageId });
    },
    updateOutfit: () => {
      const version = visit.outfit?.version ?? 0;
      return call(calls.updateOutfit, { ...request(), id: id(), version, name: 'Monday' });
    },
    addWear: async () => {
      const added = await call(calls.addWear, { date: '2026-01-31', itemIds: [visit.itemId] });
      visit.wearId = added.wear.id;
    },
    getWears: () => call(calls.getWears, { from: '2026-01-01', to: '2026-01-31' }),
    deleteWear: () => call(calls.deleteWear, { id: visit.wearId }),
    deleteOutfit: () => call(calls.deleteOutfit, { id: id() }),
  };
}

function noticeSteps(visit: Visit): Steps {
  const { call } = visit;
  const endpoint = 'https://push.example.com/bench';
  const keys = {
    p256dh: 'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM',
    auth: 'BQUFBQUFBQUFBQUFBQUFBQ',
  };
  return {
    getNotifications: () => call(calls.getNotifications, {}),
    readNotifications: () => call(calls.readNotifications, { upTo: '1795500247456_n_1' }),
    getDeliveryOptions: () => call(calls.getDeliveryOptions, own),
    addPushSubscription: () => call(calls.addPushSubscription, { endpoint, ...keys }),
    removePushSubscription: () => call(calls.removePushSubscription, { endpoint }),
    report: () => {
      const targetId = `p_${20 * visit.count + 3}`;
      return call(calls.report, { targetType: 'post', targetId, reason: 'spam' });
    },
    getModerationCases: async () => {
      const { cases } = await call(calls.getModerationCases, {}, moderatorUid);
      visit.caseId = cases[0]?.id ?? '';
    },
    getModerationCase: () => call(calls.getModerationCase, { caseId: visit.caseId }, moderatorUid),
    decideCase: () => call(calls.decideCase, { caseId: visit.caseId, act: 'keep' }, moderatorUid),
    getModerationDecisions: () => call(calls.getModerationDecisions, {}, moderatorUid),
    getOwnDecisions: () => call(calls.getOwnDecisions, {}),
  };
}

/**
 * Returns the calls of the contract as the steps of one visit of a person, in which each uses what those before it have
 * created. The visit can be repeated.
 * @param usernames names of a person whom everyone follows, and of another
 */
export async function createSteps(call: Caller, usernames: readonly [string, string]): Promise<Steps> {
  const [famousName, otherName] = usernames;
  const created = {
    itemId: '',
    imageId: '',
    avatarId: '',
    postId: '',
    commentId: '',
    caseId: '',
    wearId: '',
  };
  const file = upload(await plainJpeg());
  const visit: Visit = { call, famousName, otherName, file, count: 0, outfit: null, ...created };
  return {
    ...profileSteps(visit),
    ...itemSteps(visit),
    ...postSteps(visit),
    ...outfitSteps(visit),
    ...noticeSteps(visit),
    deletePost: () => call(calls.deletePost, { postId: visit.postId, ...own }),
    deleteItem: () => call(calls.deleteItem, { itemId: visit.itemId, email }),
    deleteItems: () => call(calls.deleteItems, { email, itemIds: [visit.itemId] }),
  };
}
