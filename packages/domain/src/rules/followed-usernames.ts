/** Whether people are followed, by username: what the server has answered, or changes that it may not have yet. */
export type FollowChanges = Readonly<Record<string, boolean>>;

/**
 * The followed people: those of whom the server has said so, with the changes made in this browser. Apart from the other
 * rules of follows, which the feed does not load.
 */
export function followedUsernames(known: FollowChanges, changes: FollowChanges): ReadonlySet<string> {
  const all = Object.entries({ ...known, ...changes });
  return new Set(all.filter(([, isFollowed]) => isFollowed).map(([username]) => username));
}
