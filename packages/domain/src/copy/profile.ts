import { product } from '../product.ts';

/** Own and other profiles (docs/product.md sections 2, 5 and 8). */
export const profileCopy = {
  badge: `${product.name} member`,
  noBio: 'No bio available',
  posts: 'Posts',
  followers: 'Followers',
  following: 'Following',
  tabs: { posts: 'Posts', liked: 'Liked' },
  tabsLabel: 'Posts of the profile',
  avatarAlt: (displayName: string) => `Picture of ${displayName}`,
  noCaption: 'No caption',
  postLink: (caption: string, likes: string, comments: string) => `${caption}, ${likes}, ${comments}`,
  emptyPosts: 'No posts yet',
  emptyLiked: 'No liked posts yet',
  loading: 'Loading profile',
  editProfile: 'Edit Profile',
  notFoundHeading: 'Profile Not Found',
  notFoundBody: 'Nobody has this name, or the profile is not open to you.',
  menu: (username: string) => `Actions for ${username}`,
  share: 'Share Profile',
  noFollowers: 'No followers yet',
  noFollowing: 'Not following anyone yet',
  followsYou: 'Follows you',
  friends: 'Friends',
} as const;

export const profileErrorCopy = {
  notAuthenticated: 'User not authenticated',
  noData: 'Failed to load profile data',
  notFound: 'Profile not found',
  authenticationFailed: 'Authentication failed',
  server: 'Server error - please try again later',
  other: 'Failed to load profile',
} as const;
