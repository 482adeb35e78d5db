import { likeCalls } from '../likes.ts';
import { postsWithItemCalls } from '../posts-with-item.ts';
import { profileCalls } from '../profiles.ts';
import { userPostCalls } from '../user-posts.ts';
import type { Read, ViewerCall } from './privacy-read.ts';

const { getLikedPosts } = likeCalls;
const { getUserPosts } = userPostCalls;
const { getPostsWithItem } = postsWithItemCalls;
const { getProfileByUsername: getByName } = profileCalls;

/** A profile as a viewer reads it; null when they may not see it. */
export async function profileOf(username: string, call: ViewerCall) {
  const { status, body } = await call(profileCalls.getProfileByUsername, { username });
  return status === 200 ? body.profile : null;
}

/** The reads of the posts that a person has shared or likes. */
export const profileReads: readonly Read[] = [
  {
    what: 'the posts of the profile',
    call: getByName,
    target: 'both',
    isVisible: async (s, call) => (await profileOf(s.ownerName, call))?.userPosts.includes(s.postId) ?? false,
  },
  {
    what: 'the list of the posts of a person',
    call: getUserPosts,
    target: 'both',
    isVisible: async (s, call) => {
      const { status, body } = await call(getUserPosts, { username: s.ownerName });
      return status === 200 && body.posts.some(({ id }) => id === s.postId);
    },
  },
  {
    what: 'the posts with an item of the wardrobe',
    call: getPostsWithItem,
    target: 'owner',
    isVisible: async (s, call) => {
      const { status, body } = await call(getPostsWithItem, { itemId: s.postedItemId });
      return status === 200 && body.posts.some(({ id }) => id === s.postId);
    },
  },
  {
    what: 'the likes of the profile',
    call: getByName,
    target: 'public profile',
    isVisible: async (s, call) =>
      (await profileOf(s.ownerName, call))?.postLikes.includes(s.thirdPostId) ?? false,
  },
  {
    what: 'the list of liked posts',
    call: getLikedPosts,
    target: 'public profile',
    isVisible: async (s, call) => {
      const { status, body } = await call(getLikedPosts, { username: s.ownerName });
      return status === 200 && body.posts.some(({ id }) => id === s.thirdPostId);
    },
  },
];
