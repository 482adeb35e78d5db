/** The lists of people of a profile. */
export const followLists = ['followers', 'following'] as const;
export type FollowList = (typeof followLists)[number];
