import type { PostPlan } from './post-types.ts';
import { FRIENDS_POSTS } from './posts-friends.ts';
import { MAIN_POSTS } from './posts-main.ts';
import { OTHER_POSTS } from './posts-others.ts';

/** A planned post with its id: the name of its owner and its number among their posts. */
export interface NumberedPost extends PostPlan {
  readonly id: string;
}

function numbered(plans: readonly PostPlan[]): NumberedPost[] {
  const counts = new Map<string, number>();
  return plans.map((plan) => {
    const count = (counts.get(plan.by) ?? 0) + 1;
    counts.set(plan.by, count);
    return { ...plan, id: `post-${plan.by}-${count}` };
  });
}

/** Every post of the demo world. */
export const POSTS: readonly NumberedPost[] = numbered([...MAIN_POSTS, ...FRIENDS_POSTS, ...OTHER_POSTS]);
