import type { PrivacyTarget } from '@aura/domain/testing/privacy-table';
import type { Call, RequestOf, ResponseOf } from '../call.ts';
import { calls } from '../calls.ts';
import { commentCalls } from '../comments.ts';
import { itemCalls } from '../items.ts';
import { postCalls } from '../posts.ts';
import { profileCalls } from '../profiles.ts';

/** Content of an owner and of a third user, which every viewer may see. */
export interface Scene {
  readonly ownerName: string;
  /** A post of the owner that links `postedItemId`. */
  readonly postId: string;
  readonly postedItemId: string;
  readonly postedImageId: string;
  readonly unpostedItemId: string;
  readonly unpostedImageId: string;
  readonly avatarId: string;
  /**
   * The third user and the owner follow each other; the owner likes and comments on the third user's post.
   */
  readonly thirdName: string;
  readonly thirdPostId: string;
}

/** Makes a call on behalf of one viewer. */
type ViewerCall = <C extends Call>(
  call: C,
  request: RequestOf<C>,
) => Promise<{ readonly status: number; readonly body: ResponseOf<C> }>;

/** A read that returns content of the owner. */
export interface Read {
  readonly what: string;
  readonly call: Call;
  readonly target: PrivacyTarget;
  /** @returns whether the content was returned */
  readonly isVisible: (scene: Scene, call: ViewerCall) => Promise<boolean>;
}

function post({ postId: id }: Scene, call: ViewerCall) {
  return call(postCalls.getPost, { id });
}

function item(id: string, call: ViewerCall) {
  return call(itemCalls.getItem, { id });
}

function itemImage(imageId: string, call: ViewerCall) {
  return call(itemCalls.getItemImage, { imageId });
}

async function profileOf(username: string, call: ViewerCall) {
  const { status, body } = await call(profileCalls.getProfileByUsername, { username });
  return status === 200 ? body.profile : null;
}

async function feedHas({ postId }: Scene, search: object, call: ViewerCall): Promise<boolean> {
  const { status, body } = await call(postCalls.getPosts, { limit: 50, ...search });
  return status === 200 && body.posts.some(({ id }) => id === postId);
}

/** The owner's comment on the third user's post. */
async function commentOf({ thirdPostId: id, ownerName }: Scene, call: ViewerCall) {
  const { body } = await call(postCalls.getPost, { id });
  return body.post.comments?.find(({ username }) => username === ownerName);
}

/** The same comment in the list of comments. */
async function listedCommentOf({ thirdPostId: postId, ownerName }: Scene, call: ViewerCall) {
  const { body } = await call(commentCalls.getComments, { postId });
  return body.comments?.find(({ username }) => username === ownerName);
}

const ok = ({ status }: { readonly status: number }) => status === 200;
const { getPost, getPostImage, getPosts, getPostsByIds } = postCalls;
const { getComments } = commentCalls;
const { getItem, getItemImage, getPostItems } = itemCalls;
const { getProfileByUsername: getByName, getProfilePicture } = profileCalls;

/** Every read of the API that returns content of another user. */
export const reads: readonly Read[] = [
  { what: 'the post', call: getPost, target: 'posts', isVisible: async (s, call) => ok(await post(s, call)) },
  {
    what: 'its image',
    call: getPostImage,
    target: 'posts',
    isVisible: async (s, call) => ok(await call(getPostImage, { id: s.postId })),
  },
  { what: 'the feed', call: getPosts, target: 'posts', isVisible: (s, call) => feedHas(s, {}, call) },
  {
    what: 'a search',
    call: getPosts,
    target: 'posts',
    isVisible: (s, call) => feedHas(s, { search_term: 'dusk' }, call),
  },
  {
    what: 'posts by ids',
    call: getPostsByIds,
    target: 'posts',
    isVisible: async (s, call) => {
      const { status, body } = await call(getPostsByIds, { ids: [s.postId] });
      return status === 200 && body.posts.length === 1;
    },
  },
  {
    what: 'the items of the post',
    call: getPostItems,
    target: 'posts',
    isVisible: async (s, call) => ok(await call(getPostItems, { postId: s.postId })),
  },
  {
    what: 'an item of the post',
    call: getItem,
    target: 'either',
    isVisible: async (s, call) => ok(await item(s.postedItemId, call)),
  },
  {
    what: 'the image of that item',
    call: getItemImage,
    target: 'either',
    isVisible: async (s, call) => ok(await itemImage(s.postedImageId, call)),
  },
  {
    what: 'an item that no post links',
    call: getItem,
    target: 'profile',
    isVisible: async (s, call) => ok(await item(s.unpostedItemId, call)),
  },
  {
    what: 'the image of the item that no post links',
    call: getItemImage,
    target: 'profile',
    isVisible: async (s, call) => ok(await itemImage(s.unpostedImageId, call)),
  },
  {
    what: 'the profile',
    call: getByName,
    target: 'profile',
    isVisible: async (s, call) => (await profileOf(s.ownerName, call)) !== null,
  },
  {
    what: 'the profile image',
    call: getProfilePicture,
    target: 'profile',
    isVisible: async (s, call) => ok(await call(getProfilePicture, { picId: s.avatarId })),
  },
  {
    what: 'the posts of the profile',
    call: getByName,
    target: 'both',
    isVisible: async (s, call) => (await profileOf(s.ownerName, call))?.userPosts.includes(s.postId) ?? false,
  },
  {
    what: 'the likes of the profile',
    call: getByName,
    target: 'public profile',
    isVisible: async (s, call) =>
      (await profileOf(s.ownerName, call))?.postLikes.includes(s.thirdPostId) ?? false,
  },
  {
    what: 'a comment on another post',
    call: getPost,
    target: 'block',
    isVisible: async (s, call) => (await commentOf(s, call)) !== undefined,
  },
  {
    what: 'the profile image of that comment',
    call: getPost,
    target: 'profile',
    isVisible: async (s, call) => ((await commentOf(s, call))?.profilePicId ?? null) !== null,
  },
  {
    what: 'the comments of the post',
    call: getComments,
    target: 'posts',
    isVisible: async (s, call) => ok(await call(getComments, { postId: s.postId })),
  },
  {
    what: 'a comment in the list of another post',
    call: getComments,
    target: 'block',
    isVisible: async (s, call) => (await listedCommentOf(s, call)) !== undefined,
  },
  {
    what: 'the profile image of the listed comment',
    call: getComments,
    target: 'profile',
    isVisible: async (s, call) => ((await listedCommentOf(s, call))?.profilePicId ?? null) !== null,
  },
  {
    what: 'the name among followers',
    call: getByName,
    target: 'block',
    isVisible: async (s, call) => has((await profileOf(s.thirdName, call))?.followers, s.ownerName),
  },
  {
    what: 'the name among followed users',
    call: getByName,
    target: 'block',
    isVisible: async (s, call) => has((await profileOf(s.thirdName, call))?.following, s.ownerName),
  },
];

function has(users: readonly { readonly username: string }[] | undefined, name: string): boolean {
  return users?.some(({ username }) => username === name) ?? false;
}

/** Reads that return only the viewer's own content, or no user's content. */
const ownReads = ['getProfile', 'getAllUserItems', 'getFavorites', 'checkUsername', 'getShareState'];

/** The contract's reads that are in neither list; tests expect none. */
export const unlistedReads = Object.values(calls)
  .filter(({ method, name }) => method === 'GET' && !ownReads.includes(name))
  .filter((call) => !reads.some((read) => read.call === call))
  .map(({ name }) => name);
