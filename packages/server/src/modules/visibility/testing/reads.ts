import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { itemCalls } from '@aura/api-client/contract/items';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileCalls } from '@aura/api-client/contract/profiles';
import type { TestServer } from '../../../testing/server.ts';

/** What an owner has put where others may look, and a third person whom nobody hides. */
export interface Scene {
  readonly server: TestServer;
  readonly ownerName: string;
  /** The owner's, with `postedItemId`. */
  readonly postId: string;
  readonly postedItemId: string;
  readonly postedImageId: string;
  readonly keptItemId: string;
  readonly keptImageId: string;
  readonly avatarId: string;
  /** The third person's: the owner likes it and has commented on it, and both follow each other. */
  readonly thirdName: string;
  readonly thirdPostId: string;
}

/** Which of an owner's settings a read depends on. */
export type Rule = 'posts' | 'profile' | 'either' | 'both' | 'public profile' | 'block';

/** A way to see something of an owner's. */
export interface Read {
  readonly what: string;
  readonly call: Call;
  readonly rule: Rule;
  /** @returns whether the thing was there */
  readonly look: (scene: Scene, token?: string) => Promise<boolean>;
}

function post({ server, postId: id }: Scene, token?: string) {
  return server.call(postCalls.getPost, { id }, token);
}

function item({ server }: Scene, id: string, token?: string) {
  return server.call(itemCalls.getItem, { id }, token);
}

function itemImage({ server }: Scene, imageId: string, token?: string) {
  return server.call(itemCalls.getItemImage, { imageId }, token);
}

async function profileOf({ server }: Scene, username: string, token?: string) {
  const { status, body } = await server.call(profileCalls.getProfileByUsername, { username }, token);
  return status === 200 ? body.profile : null;
}

async function feedHas({ server, postId }: Scene, search: object, token?: string): Promise<boolean> {
  const { status, body } = await server.call(postCalls.getPosts, { limit: 50, ...search }, token);
  return status === 200 && body.posts.some(({ id }) => id === postId);
}

/** The owner's comment beneath the third person's post. */
async function commentOf({ server, thirdPostId: id, ownerName }: Scene, token?: string) {
  const { body } = await server.call(postCalls.getPost, { id }, token);
  return body.post.comments?.find(({ username }) => username === ownerName);
}

const ok = ({ status }: { readonly status: number }) => status === 200;
const { getPost, getPostImage, getPosts, getPostsByIds } = postCalls;
const { getItem, getItemImage, getPostItems } = itemCalls;
const { getProfileByUsername: getByName, getProfilePicture } = profileCalls;

/** Every way in which the API shows one person something of another's. */
export const reads: readonly Read[] = [
  { what: 'the post', call: getPost, rule: 'posts', look: async (s, t) => ok(await post(s, t)) },
  {
    what: 'its picture',
    call: getPostImage,
    rule: 'posts',
    look: async (s, t) => ok(await s.server.call(getPostImage, { id: s.postId }, t)),
  },
  { what: 'the feed', call: getPosts, rule: 'posts', look: (s, t) => feedHas(s, {}, t) },
  { what: 'a search', call: getPosts, rule: 'posts', look: (s, t) => feedHas(s, { search_term: 'dusk' }, t) },
  {
    what: 'posts by ids',
    call: getPostsByIds,
    rule: 'posts',
    look: async (s, t) => {
      const { status, body } = await s.server.call(getPostsByIds, { ids: [s.postId] }, t);
      return status === 200 && body.posts.length === 1;
    },
  },
  {
    what: 'the items of the post',
    call: getPostItems,
    rule: 'posts',
    look: async (s, t) => ok(await s.server.call(getPostItems, { postId: s.postId }, t)),
  },
  {
    what: 'an item of the post',
    call: getItem,
    rule: 'either',
    look: async (s, t) => ok(await item(s, s.postedItemId, t)),
  },
  {
    what: 'the picture of that item',
    call: getItemImage,
    rule: 'either',
    look: async (s, t) => ok(await itemImage(s, s.postedImageId, t)),
  },
  {
    what: 'an item that no post shows',
    call: getItem,
    rule: 'profile',
    look: async (s, t) => ok(await item(s, s.keptItemId, t)),
  },
  {
    what: 'the picture of that item, too',
    call: getItemImage,
    rule: 'profile',
    look: async (s, t) => ok(await itemImage(s, s.keptImageId, t)),
  },
  {
    what: 'the profile',
    call: getByName,
    rule: 'profile',
    look: async (s, t) => (await profileOf(s, s.ownerName, t)) !== null,
  },
  {
    what: 'the profile picture',
    call: getProfilePicture,
    rule: 'profile',
    look: async (s, t) => ok(await s.server.call(getProfilePicture, { picId: s.avatarId }, t)),
  },
  {
    what: 'the posts of the profile',
    call: getByName,
    rule: 'both',
    look: async (s, t) => (await profileOf(s, s.ownerName, t))?.userPosts.includes(s.postId) ?? false,
  },
  {
    what: 'what the profile likes',
    call: getByName,
    rule: 'public profile',
    look: async (s, t) => (await profileOf(s, s.ownerName, t))?.postLikes.includes(s.thirdPostId) ?? false,
  },
  {
    what: 'a comment elsewhere',
    call: getPost,
    rule: 'block',
    look: async (s, t) => (await commentOf(s, t)) !== undefined,
  },
  {
    what: 'the picture beside that comment',
    call: getPost,
    rule: 'profile',
    look: async (s, t) => ((await commentOf(s, t))?.profilePicId ?? null) !== null,
  },
  {
    what: 'the name among followers',
    call: getByName,
    rule: 'block',
    look: async (s, t) => has((await profileOf(s, s.thirdName, t))?.followers, s.ownerName),
  },
  {
    what: 'the name among those followed',
    call: getByName,
    rule: 'block',
    look: async (s, t) => has((await profileOf(s, s.thirdName, t))?.following, s.ownerName),
  },
];

function has(people: readonly { readonly username: string }[] | undefined, name: string): boolean {
  return people?.some(({ username }) => username === name) ?? false;
}

/** Reads of what is one's own, and of nobody's in particular. */
const ownReads = ['getProfile', 'getAllUserItems', 'getFavorites', 'checkUsername'];

/** The contract's reads that the list leaves out; a new call has to be in one of the two. */
export const unlistedReads = Object.values(calls)
  .filter(({ method, name }) => method === 'GET' && !ownReads.includes(name))
  .filter((call) => !reads.some((read) => read.call === call))
  .map(({ name }) => name);
