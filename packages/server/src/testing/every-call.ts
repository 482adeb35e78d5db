import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { notificationSettingsDefaults } from '@aura/domain/notifications';
import { plainJpeg } from '../images/testing/files.ts';
import { addItem, itemRequest, postRequest, sharePost, upload } from './content.ts';
import type { TestServer, TestUser } from './server.ts';

type Fields = Record<string, unknown>;

/** All calls of the contract. */
export const everyCall: readonly Call[] = Object.values(calls);

/** Content of one user that requests of others refer to. */
export interface Fixtures {
  readonly username: string;
  readonly postId: string;
  readonly itemId: string;
  readonly imageId: string;
  readonly commentId: string;
  readonly outfitId: string;
  readonly wearId: string;
}

/** A valid new outfit with one garment. */
export function outfitWith(itemId: string) {
  const layer = { itemId, x: 50, y: 50, scale: 40, rotation: 0, mirrored: false, locked: false };
  return { name: 'Sunday', occasions: [], layers: [layer] };
}

/** Creates a post with an item and a comment, an outfit of the item, and a day on which it was worn. */
export async function createFixtures(server: Pick<TestServer, 'call'>, owner: TestUser): Promise<Fixtures> {
  const item = await addItem(server, owner);
  const post = await sharePost(server, owner, { itemIDs: [item.id] });
  const comment = { Email: owner.email, userName: owner.username, postID: post.id, comment: 'Mine' };
  const added = (await server.call(calls.addComment, comment, owner.token)).body.comment;
  const { outfit } = (await server.call(calls.addOutfit, outfitWith(item.id), owner.token)).body;
  const wear = { date: '2026-01-05', itemIds: [item.id], outfitId: outfit.id, postId: post.id };
  const worn = (await server.call(calls.addWear, wear, owner.token)).body.wear;
  return {
    username: owner.username,
    postId: post.id,
    itemId: item.id,
    imageId: item.image ?? '',
    commentId: added.id,
    outfitId: outfit.id,
    wearId: worn.id,
  };
}

/** Creates a valid request of a user for each call, about another user's content. */
export async function createRequests(
  { username, postId, itemId, imageId, commentId, outfitId, wearId }: Fixtures,
  person: TestUser,
): Promise<Record<string, Fields>> {
  const email = person.email;
  const userID = person.email;
  const file = upload(await plainJpeg());
  const item = await itemRequest(person);
  const onPost = { userID, postID: postId };
  const onItem = { userID, itemID: itemId };
  return {
    getPost: { id: postId },
    getPostImage: { id: postId },
    getPosts: { search_term: 'look' },
    getPostsByIds: { ids: [postId] },
    getShareState: { idempotencyKey: 'a-key' },
    addPost: await postRequest(person, { auraTags: ['#night'] }),
    updatePost: { id: postId, caption: 'In the rain', auraTags: ['#rain'] },
    deletePost: { postId, userID },
    addLike: onPost,
    removeLike: onPost,
    getComments: { postId },
    addComment: { Email: email, userName: person.username, postID: postId, comment: 'Nice' },
    updateComment: { id: commentId, comment: 'Better' },
    deleteComment: { id: commentId },
    likeComment: { commentId },
    unlikeComment: { commentId },
    addItemLike: onItem,
    removeItemLike: onItem,
    addUserItem: item,
    importItem: item,
    updateItem: { ...item, itemId, email, description: 'Coat' },
    showCutout: { itemId, shown: false },
    editCutout: { itemId, side: 'front', photo: imageId, mask: file },
    deleteItem: { itemId, email },
    updateItems: { email, itemIds: [itemId], changes: { color: 'Navy', archived: true } },
    deleteItems: { email, itemIds: [itemId] },
    getAllUserItems: { userID },
    getItem: { id: itemId },
    getPostItems: { postId },
    getItemImage: { imageId },
    evaluateImage: { file },
    addFavorite: { email, itemID: itemId },
    removeFavorite: { email, itemID: itemId },
    getFavorites: { email },
    addOutfit: { name: 'Sunday', occasions: ['home'], layers: [] },
    updateOutfit: { id: outfitId, version: 1, name: 'Sunday', occasions: [], layers: [] },
    deleteOutfit: { id: outfitId },
    getOutfit: { id: outfitId },
    getOutfits: { itemId },
    getOutfitImage: { imageId },
    addWear: { date: '2026-01-31', itemIds: [itemId] },
    deleteWear: { id: wearId },
    getWears: { from: '2026-01-01', to: '2026-01-31' },
    matchItems: { postId },
    getPostsLikeItem: { itemId },
    follow: { username },
    unfollow: { username },
    getFollows: { username, list: 'followers' },
    getUserPosts: { username },
    getPostsWithItem: { itemId },
    getLikedPosts: { username },
    getLikedItems: { limit: 2, after: '1795500247456_i_1' },
    search: { q: 'look', type: 'posts' },
    getTag: { tag: 'night' },
    getNotifications: { limit: 2, after: '1795500247456_n_1' },
    readNotifications: { upTo: '1795500247456_n_1' },
    getEvents: { posts: [postId] },
    getDeliveryOptions: { userID },
    addPushSubscription: {
      endpoint: `https://push.example.com/${person.username}`,
      p256dh: 'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM',
      auth: 'BQUFBQUFBQUFBQUFBQUFBQ',
    },
    removePushSubscription: { endpoint: `https://push.example.com/${person.username}` },
    report: { targetType: 'post', targetId: postId, reason: 'spam' },
    getModerationCases: {},
    getModerationCase: { caseId: 'gone' },
    decideCase: { caseId: 'gone', act: 'keep' },
    getModerationDecisions: {},
    getOwnDecisions: {},
    getProfile: { userID },
    getProfileByUsername: { username },
    createUserProfile: { userID },
    updateProfile: { userID, displayName: 'Stranger', location: 'Here', profileBio: 'Hello' },
    checkUsername: { username: 'someone' },
    updateNotificationSettings: { userID, settings: notificationSettingsDefaults },
    exportData: { userID },
    deleteAccount: { userID, confirmationText: 'no' },
    getProfilePicture: { picId: imageId },
  };
}

/** Valid requests of a person for the calls that refer to what is theirs alone. */
export async function createOwnRequests(
  server: Pick<TestServer, 'call'>,
  person: TestUser,
): Promise<Record<string, Fields>> {
  const { email, token } = person;
  const shown = await addItem(server, person);
  const changed = await addItem(server, person);
  const removed = await addItem(server, person);
  const mask = upload(await plainJpeg(60, 80, '#ffffff'));
  const outfit = outfitWith(shown.id);
  const changedOutfit = (await server.call(calls.addOutfit, outfit, token)).body.outfit;
  const deleted = (await server.call(calls.addOutfit, outfit, token)).body.outfit;
  const wear = { date: '2026-01-05', itemIds: [shown.id] };
  const worn = (await server.call(calls.addWear, wear, token)).body.wear;
  return {
    getOutfit: { id: changedOutfit.id },
    getOutfitImage: { imageId: changedOutfit.image?.split('/').at(-1)?.split('?')[0] ?? '' },
    updateOutfit: { ...outfit, id: changedOutfit.id, version: changedOutfit.version },
    deleteOutfit: { id: deleted.id },
    addWear: { date: '2026-01-06', itemIds: [shown.id] },
    deleteWear: { id: worn.id },
    getPostsLikeItem: { itemId: shown.id },
    getPostsWithItem: { itemId: shown.id },
    showCutout: { itemId: shown.id, shown: false },
    editCutout: { itemId: shown.id, side: 'front', photo: shown.image ?? '', mask },
    updateItems: { email, itemIds: [changed.id], changes: { color: 'Navy' } },
    deleteItems: { email, itemIds: [removed.id] },
  };
}
