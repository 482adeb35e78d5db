import type { PostPlan } from './post-types.ts';
import { FRIENDS_POSTS } from './posts-friends.ts';
import { MAIN_POSTS } from './posts-main.ts';
import { OTHER_POSTS } from './posts-others.ts';

/** A post with its id, which consists of the owner's name and the number of the post. */
export interface NumberedPost extends PostPlan {
  readonly id: string;
}

function numbered(plans: readonly PostPlan[]): NumberedPost[] {
  const counts = new Map<string, number>();
  return plans.map((plan) => {
    const count = (counts.get(plan.owner) ?? 0) + 1;
    counts.set(plan.owner, count);
    return { ...plan, id: `post-${plan.owner}-${count}` };
  });
}

/** All posts of the demo world. */
export const POSTS: readonly NumberedPost[] = numbered([...MAIN_POSTS, ...FRIENDS_POSTS, ...OTHER_POSTS]);
