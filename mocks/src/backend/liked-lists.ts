import type { ProfileWire } from '@aura/api-client/contract/profiles';
import { profileLikesMaxCount } from '@aura/domain/limits/likes';
import type { Likes, State, StoredItem, StoredPost, StoredUser, Viewer } from './state.ts';
import { canSeeItem, canSeePost } from './visibility.ts';

export interface Liked<Thing> {
  readonly thing: Thing;
  readonly at: number;
}

/** What a user likes, the newest like first; by id for equal times. */
export function newestLikes<Thing extends { id: string; likedBy: Likes }>(
  things: Iterable<Thing>,
  { id }: StoredUser,
): Liked<Thing>[] {
  return [...things]
    .flatMap((thing) => {
      const at = thing.likedBy.get(id);
      return at === undefined ? [] : [{ thing, at }];
    })
    .sort((a, b) => b.at - a.at || (a.thing.id < b.thing.id ? 1 : -1));
}

/** The posts that a user likes and the viewer may see, most recently liked first. */
export function likedPosts(state: State, viewer: Viewer, user: StoredUser): Liked<StoredPost>[] {
  return newestLikes(state.posts.values(), user).filter(({ thing }) => canSeePost(state, viewer, thing));
}

/** The items that a user likes and the viewer may see, most recently liked first. */
export function likedItems(state: State, viewer: Viewer, user: StoredUser): Liked<StoredItem>[] {
  return newestLikes(state.items.values(), user).filter(({ thing }) => canSeeItem(state, viewer, thing));
}

/** Others see the likes of a public profile only. */
export const showsLikes = (viewer: Viewer, owner: StoredUser) =>
  viewer?.id === owner.id || owner.profilePrivacy === 'public';

/** What a profile says about the likes of its owner. */
export function likeFields(
  state: State,
  viewer: Viewer,
  owner: StoredUser,
): Pick<ProfileWire, 'postLikes' | 'itemLikes' | 'itemLikeCount'> {
  if (!showsLikes(viewer, owner)) return { postLikes: [], itemLikes: [] };
  const newest = (likes: readonly Liked<{ id: string }>[]) =>
    likes.slice(0, profileLikesMaxCount).map(({ thing }) => thing.id);
  return {
    postLikes: newest(likedPosts(state, viewer, owner)),
    itemLikes: newest(likedItems(state, viewer, owner)),
    ...(viewer?.id === owner.id && { itemLikeCount: newestLikes(state.items.values(), owner).length }),
  };
}
