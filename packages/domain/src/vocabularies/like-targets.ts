/** What can be liked. */
export const likeTargets = ['post', 'item', 'comment'] as const;

export type LikeTarget = (typeof likeTargets)[number];
