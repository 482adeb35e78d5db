/**
 * Following people (docs/product.md section 2, Profiles, settings, policies). What a profile shows at once is in
 * `profile.ts`.
 */
export const followCopy = {
  follow: 'Follow',
  following: 'Following',
  friendsHint: (name: string) => `You follow each other, so you see what ${name} shares with friends.`,
  followBack: (name: string) => `Follow ${name} too, and you are friends.`,
  followedBy: (names: string, others: number) =>
    others === 0 ? `Followed by ${names}` : `Followed by ${names} and ${others} more`,
  unfollowQuestion: (username: string) => `Unfollow ${username}?`,
  unfollowBody: (username: string) => `You stop seeing what ${username} shares with friends.`,
  unfollow: 'Unfollow',
} as const;
