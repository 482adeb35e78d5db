import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { searchTypes } from '@aura/domain/vocabularies/search-types';
import { newId } from '../../../packages/server/src/db/ids.ts';
import { plainJpeg } from '../../../packages/server/src/images/testing/files.ts';
import { addItem, sharePost, upload } from '../../../packages/server/src/testing/content.ts';
import { outfitWith } from '../../../packages/server/src/testing/every-call.ts';
import type { TestUser } from '../../../packages/server/src/testing/server.ts';
import { type Fields, uniqueName } from './client.ts';
import type { Target } from './harness.ts';

/** Content that its owner hides, and every way to learn of it. */

export interface Content {
  readonly post: string;
  readonly item: string;
  readonly itemImage: string;
  readonly outfit: string;
  readonly avatar: string;
  readonly username: string;
}

export interface Scene {
  readonly owner: TestUser;
  readonly stranger: TestUser;
  readonly content: Content;
  /** In the caption and the tags of two posts, and the owner's name. */
  readonly word: string;
  /** An item of the stranger that resembles the owner's. */
  readonly likeItem: string;
}

export const missing: Content = {
  post: newId('post'),
  item: newId('item'),
  itemImage: newId('image'),
  outfit: newId('outfit'),
  avatar: newId('image'),
  username: 'no.such.user',
};

/** A word that no content has. */
const missingWord = 'velvetoxbow';

/**
 * Creates a person with public content, and a stranger who follows them, is mentioned and has a similar item.
 * @param word that no other content has
 */
export async function arrangeContent(target: Target, word: string): Promise<Scene> {
  const stranger = await target.signUp(uniqueName('curious'));
  const picture = upload(await plainJpeg());
  const owner = await target.signUp(uniqueName('hider'), { profilePicture: picture, displayName: word });
  const likeItem = await addItem(target, stranger);
  await target.call(calls.follow, { username: owner.username }, stranger.token);
  const item = await addItem(target, owner);
  const fields = { itemIDs: [item.id], auraTags: [`#${word}`, `#${word}pair`] };
  await sharePost(target, owner, { ...fields, caption: word });
  const post = await sharePost(target, owner, { ...fields, caption: `${word} @${stranger.username}` });
  const { outfit } = (await target.call(calls.addOutfit, outfitWith(item.id), owner.token)).body;
  const { body } = await target.call(calls.getProfile, { userID: owner.email }, owner.token);
  const content = {
    post: post.id,
    item: item.id,
    itemImage: item.image ?? '',
    outfit: outfit.id,
    avatar: body.profile.profilePicId ?? '',
    username: owner.username,
  };
  await target.call(calls.addFavorite, { email: stranger.email, itemID: item.id }, stranger.token);
  const like = { userID: stranger.email };
  await target.call(calls.addLike, { ...like, postID: post.id }, stranger.token);
  await target.call(calls.addItemLike, { ...like, itemID: item.id }, stranger.token);
  return { owner, stranger, content, word, likeItem: likeItem.id };
}

export const imagesOf = (about: Content): readonly [Call, Fields][] => [
  [calls.getPostImage, { id: about.post }],
  [calls.getPostImage, { id: about.post, w: 320 }],
  [calls.getItemImage, { imageId: about.itemImage }],
  [calls.getProfilePicture, { picId: about.avatar }],
];

export const readsOf = (about: Content): readonly [Call, Fields][] => [
  [calls.getPost, { id: about.post }],
  ...imagesOf(about),
  [calls.getPostItems, { postId: about.post }],
  [calls.matchItems, { postId: about.post }],
  [calls.getComments, { postId: about.post }],
  [calls.getItem, { id: about.item }],
  [calls.getPostsWithItem, { itemId: about.item }],
  [calls.getPostsLikeItem, { itemId: about.item }],
  [calls.getOutfit, { id: about.outfit }],
  [calls.getProfileByUsername, { username: about.username }],
  [calls.getFollows, { username: about.username, list: 'followers' }],
  [calls.getUserPosts, { username: about.username }],
  [calls.getLikedPosts, { username: about.username }],
];

/** Lists of the stranger's that contain the owner's content while it is public. */
const listsOf = ({ stranger, content, likeItem }: Scene): readonly [Call, Fields][] => [
  [calls.getPosts, { limit: 50 }],
  [calls.getPosts, { limit: 50, filter: 'following' }],
  [calls.getPostsByIds, { ids: [content.post] }],
  [calls.getPostsLikeItem, { itemId: likeItem, limit: 50 }],
  [calls.getFavorites, { email: stranger.email }],
  [calls.getLikedPosts, { username: stranger.username }],
  [calls.getLikedItems, {}],
  [calls.getNotifications, {}],
  [calls.getProfile, { userID: stranger.email }],
  [calls.getProfileByUsername, { username: stranger.username }],
  [calls.getFollows, { username: stranger.username, list: 'following' }],
];

/** The lists with one of these ids of the owner's content, and those without. */
export async function sortLists(
  target: Target,
  scene: Scene,
  ids: readonly string[] = Object.values(scene.content),
) {
  const [withContent, without]: [string[], string[]] = [[], []];
  for (const [call, fields] of listsOf(scene)) {
    const text = await (await target.send(call, fields, scene.stranger.token)).text();
    const name = `${call.name} ${JSON.stringify(fields)}`;
    (ids.some((id) => text.includes(`"${id}`)) ? withContent : without).push(name);
  }
  return { withContent, without };
}

/** The number of unread notifications, and of those that are listed. */
export async function countNotifications(target: Target, { stranger }: Scene) {
  const { body } = await target.call(calls.getNotifications, {}, stranger.token);
  return { unread: body.unread, listed: body.notifications.length };
}

/** The answers of all searches for a word, with all totals; the word itself is left out. */
async function searchesFor(target: Target, { token }: TestUser, word: string): Promise<string[]> {
  const searches: readonly [Call, Fields][] = [
    [calls.getPosts, { search_term: word }],
    ...searchTypes.map((type): [Call, Fields] => [calls.search, { q: word, type }]),
    [calls.search, { q: `#${word}`, type: 'tags' }],
    [calls.getTag, { tag: word }],
    [calls.getTag, { tag: `${word}pair` }],
  ];
  const answers = await Promise.all(searches.map(([call, fields]) => target.send(call, fields, token)));
  return Promise.all(answers.map(async (answer) => (await answer.text()).replaceAll(word, '')));
}

/** The number of searches for the scene's word that differ from those for a word that no content has. */
export async function searchesWithTrace(target: Target, { stranger, word }: Scene): Promise<number> {
  const found = await searchesFor(target, stranger, word);
  const absent = await searchesFor(target, stranger, missingWord);
  return found.filter((answer, index) => answer !== absent[index]).length;
}
