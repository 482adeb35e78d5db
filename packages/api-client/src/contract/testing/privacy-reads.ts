import type { Call } from '../call.ts';
import { calls } from '../calls.ts';
import { commentCalls } from '../comments.ts';
import { itemCalls } from '../items.ts';
import { notificationCalls } from '../notifications.ts';
import { postCalls } from '../posts.ts';
import { profileLookupCalls } from '../profile-lookups.ts';
import { profileCalls } from '../profiles.ts';
import { followReads } from './privacy-follow-reads.ts';
import { itemReads } from './privacy-item-reads.ts';
import { matchReads } from './privacy-match-reads.ts';
import { profileOf, profileReads } from './privacy-profile-reads.ts';
import { has, type Read, type Scene, type ViewerCall } from './privacy-read.ts';
import { searchReads } from './privacy-search-reads.ts';

function post({ postId: id }: Scene, call: ViewerCall) {
  return call(postCalls.getPost, { id });
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

/** What the viewer is notified of about the owner: a mention in the post, and a follow. */
async function notificationOf(type: 'mention' | 'follow', call: ViewerCall) {
  const { body } = await call(notificationCalls.getNotifications, {});
  return body.notifications?.find((notification) => notification.type === type);
}

const ok = ({ status }: { readonly status: number }) => status === 200;
const { getPost, getPostImage, getPosts, getPostsByIds } = postCalls;
const { getComments } = commentCalls;
const { getNotifications } = notificationCalls;
const { getPostItems } = itemCalls;
const { getProfileByUsername: getByName } = profileCalls;
const { getProfilePicture } = profileLookupCalls;

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
  ...matchReads,
  ...itemReads,
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
  ...profileReads,
  ...searchReads,
  {
    what: 'a comment on another post',
    call: getPost,
    target: 'block',
    isVisible: async (s, call) => (await commentOf(s, call)) !== undefined,
  },
  {
    what: 'the number of comments that it counts in',
    call: getPost,
    target: 'block',
    isVisible: async ({ thirdPostId: id }, call) =>
      (await call(getPost, { id })).body.post.commentCount === 1,
  },
  {
    what: 'the same number in the feed',
    call: getPosts,
    target: 'block',
    isVisible: async ({ thirdPostId }, call) => {
      const { body } = await call(getPosts, { limit: 50 });
      return body.posts?.find(({ id }) => id === thirdPostId)?.commentCount === 1;
    },
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
  ...followReads,
  {
    what: 'a notification about the post',
    call: getNotifications,
    target: 'posts',
    isVisible: async (_, call) => (await notificationOf('mention', call)) !== undefined,
  },
  {
    what: 'a notification about a follower',
    call: getNotifications,
    target: 'block',
    isVisible: async (s, call) => has((await notificationOf('follow', call))?.people, s.ownerName),
  },
  {
    what: 'the profile image in a notification',
    call: getNotifications,
    target: 'profile',
    isVisible: async (_, call) =>
      ((await notificationOf('follow', call))?.people[0]?.profilePicId ?? null) !== null,
  },
];

/** Reads that return only the viewer's own content, or no user's content; live updates have a test of their own. */
const ownReads = [
  'getProfile',
  'exportData',
  'getAllUserItems',
  'getFavorites',
  'checkUsername',
  'getShareState',
  'getEvents',
  'getDeliveryOptions',
  'getOwnDecisions',
  'getOutfit',
  'getOutfits',
  'getOutfitImage',
  'getWears',
  'getLikedItems',
];

/** Reads that only moderators may make; they have tests of their own. */
const moderatorReads = Object.values(calls).filter((call: Call) => call.forModerators);

/** The contract's reads that are in neither list; tests expect none. */
export const unlistedReads = Object.values(calls)
  .filter(({ method, name }) => method === 'GET' && !ownReads.includes(name))
  .filter((call) => !reads.some((read) => read.call === call) && !moderatorReads.includes(call))
  .map(({ name }) => name);
