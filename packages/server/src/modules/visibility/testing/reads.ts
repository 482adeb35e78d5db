import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { itemCalls } from '@aura/api-client/contract/items';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileCalls } from '@aura/api-client/contract/profiles';
import type { TestServer } from '../../../testing/server.ts';

/** Content of an owner and of a third user, whom every viewer sees. */
export interface Scene {
  readonly server: TestServer;
  readonly ownerName: string;
  /** A post of the owner that links `postedItemId`. */
  readonly postId: string;
  readonly postedItemId: string;
  readonly postedImageId: string;
  readonly unpostedItemId: string;
  readonly unpostedImageId: string;
  readonly avatarId: string;
  /** The third user follows the owner and is followed; the owner likes their post and commented on it. */
  readonly thirdName: string;
  readonly thirdPostId: string;
}

/** Which of the owner's privacy settings a read depends on. */
export type Rule = 'posts' | 'profile' | 'either' | 'both' | 'public profile' | 'block';

/** A read that returns content of the owner. */
export interface Read {
  readonly what: string;
  readonly call: Call;
  readonly rule: Rule;
  /** @returns whether the content was returned */
  readonly isVisible: (scene: Scene, token?: string) => Promise<boolean>;
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

/** The owner's comment on the third user's post. */
async function commentOf({ server, thirdPostId: id, ownerName }: Scene, token?: string) {
  const { body } = await server.call(postCalls.getPost, { id }, token);
  return body.post.comments?.find(({ username }) => username === ownerName);
}

const ok = ({ status }: { readonly status: number }) => status === 200;
const { getPost, getPostImage, getPosts, getPostsByIds } = postCalls;
const { getItem, getItemImage, getPostItems } = itemCalls;
const { getProfileByUsername: getByName, getProfilePicture } = profileCalls;

/** Every read of the API that returns content of another user. */
export const reads: readonly Read[] = [
  { what: 'the post', call: getPost, rule: 'posts', isVisible: async (s, t) => ok(await post(s, t)) },
  {
    what: 'its image',
    call: getPostImage,
    rule: 'posts',
    isVisible: async (s, t) => ok(await s.server.call(getPostImage, { id: s.postId }, t)),
  },
  { what: 'the feed', call: getPosts, rule: 'posts', isVisible: (s, t) => feedHas(s, {}, t) },
  {
    what: 'a search',
    call: getPosts,
    rule: 'posts',
    isVisible: (s, t) => feedHas(s, { search_term: 'dusk' }, t),
  },
  {
    what: 'posts by ids',
    call: getPostsByIds,
    rule: 'posts',
    isVisible: async (s, t) => {
      const { status, body } = await s.server.call(getPostsByIds, { ids: [s.postId] }, t);
      return status === 200 && body.posts.length === 1;
    },
  },
  {
    what: 'the items of the post',
    call: getPostItems,
    rule: 'posts',
    isVisible: async (s, t) => ok(await s.server.call(getPostItems, { postId: s.postId }, t)),
  },
  {
    what: 'an item of the post',
    call: getItem,
    rule: 'either',
    isVisible: async (s, t) => ok(await item(s, s.postedItemId, t)),
  },
  {
    what: 'the image of that item',
    call: getItemImage,
    rule: 'either',
    isVisible: async (s, t) => ok(await itemImage(s, s.postedImageId, t)),
  },
  {
    what: 'an item that no post links',
    call: getItem,
    rule: 'profile',
    isVisible: async (s, t) => ok(await item(s, s.unpostedItemId, t)),
  },
  {
    what: 'the image of the item that no post links',
    call: getItemImage,
    rule: 'profile',
    isVisible: async (s, t) => ok(await itemImage(s, s.unpostedImageId, t)),
  },
  {
    what: 'the profile',
    call: getByName,
    rule: 'profile',
    isVisible: async (s, t) => (await profileOf(s, s.ownerName, t)) !== null,
  },
  {
    what: 'the profile image',
    call: getProfilePicture,
    rule: 'profile',
    isVisible: async (s, t) => ok(await s.server.call(getProfilePicture, { picId: s.avatarId }, t)),
  },
  {
    what: 'the posts of the profile',
    call: getByName,
    rule: 'both',
    isVisible: async (s, t) => (await profileOf(s, s.ownerName, t))?.userPosts.includes(s.postId) ?? false,
  },
  {
    what: 'the likes of the profile',
    call: getByName,
    rule: 'public profile',
    isVisible: async (s, t) =>
      (await profileOf(s, s.ownerName, t))?.postLikes.includes(s.thirdPostId) ?? false,
  },
  {
    what: 'a comment on another post',
    call: getPost,
    rule: 'block',
    isVisible: async (s, t) => (await commentOf(s, t)) !== undefined,
  },
  {
    what: 'the profile image of that comment',
    call: getPost,
    rule: 'profile',
    isVisible: async (s, t) => ((await commentOf(s, t))?.profilePicId ?? null) !== null,
  },
  {
    what: 'the name among followers',
    call: getByName,
    rule: 'block',
    isVisible: async (s, t) => has((await profileOf(s, s.thirdName, t))?.followers, s.ownerName),
  },
  {
    what: 'the name among followed users',
    call: getByName,
    rule: 'block',
    isVisible: async (s, t) => has((await profileOf(s, s.thirdName, t))?.following, s.ownerName),
  },
];

function has(users: readonly { readonly username: string }[] | undefined, name: string): boolean {
  return users?.some(({ username }) => username === name) ?? false;
}

/** Reads that return only the viewer's own content, or none of any user. */
const ownReads = ['getProfile', 'getAllUserItems', 'getFavorites', 'checkUsername'];

/** The contract's reads that neither list contains; tests expect none. */
export const unlistedReads = Object.values(calls)
  .filter(({ method, name }) => method === 'GET' && !ownReads.includes(name))
  .filter((call) => !reads.some((read) => read.call === call))
  .map(({ name }) => name);
