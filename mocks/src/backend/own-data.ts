import { checkedFacts, itemFactNames } from '@aura/domain/item-facts';
import { notificationSettingsDefaults } from '@aura/domain/notifications';
import type { OwnDataSource } from '@aura/domain/own-data/own-data-source';
import type { ExportedImage, ExportedItem, ExportedProfile, ExportedRow } from '@aura/domain/own-data/schema';
import { type LikeTarget, likeTargets } from '@aura/domain/vocabularies/like-targets';
import { isoOf } from './iso-time.ts';
import { newestLikes } from './liked-lists.ts';
import {
  newestFirst,
  type State,
  type StoredComment,
  type StoredImage,
  type StoredItem,
  type StoredPost,
  type StoredUser,
} from './state.ts';

/** What an export contains, and the stored images by the names of their files. */
export interface OwnDataParts {
  readonly data: Omit<OwnDataSource, 'images'>;
  readonly images: ReadonlyMap<string, StoredImage>;
}

/** A list whose rows are all on one page. */
async function* singlePage<Row>(rows: readonly Row[]) {
  yield rows;
}

/** What an export of a user contains (docs/product.md section 2, Own data). */
export function ownDataOf(state: State, user: StoredUser): OwnDataParts {
  const images = new Map<string, StoredImage>();

  function exportImage(file: string, id: string | null): ExportedImage | null {
    const image = id === null ? undefined : state.images.get(id);
    if (image === undefined) return null;
    images.set(file, image);
    const { width, height, thumbhash } = image.meta ?? { width: 1, height: 1, thumbhash: null };
    return { file, width, height, thumbhash };
  }

  /** Mocks have only cut-outs by masks that were drawn, of the whole photo. */
  function exportCutout({ id }: StoredItem, side: 'front' | 'back', imageId: string | null) {
    const image = exportImage(`images/items/${id}-${side}-cutout.webp`, imageId);
    return image && { [`${side}Cutout` as const]: { ...image, left: 0, top: 0 } };
  }

  const own = <Thing extends { readonly ownerId: string }>(things: Iterable<Thing>) =>
    [...things].filter(({ ownerId }) => ownerId === user.id);
  const profile: ExportedProfile = {
    username: user.username,
    email: user.email,
    displayName: user.displayName,
    bio: user.bio,
    location: user.location,
    profilePrivacy: user.profilePrivacy,
    postPrivacy: user.postPrivacy,
    createdAt: isoOf(state.now()),
    notificationSettings: { ...notificationSettingsDefaults, ...user.notifications },
    blocked: [...user.blocks].flatMap((id) => state.users.get(id)?.username ?? []),
    image: exportImage('images/profile.jpg', user.avatarId),
  };
  const items = newestFirst(own(state.items.values())).map(
    (item): ExportedItem => ({
      id: item.id,
      createdAt: isoOf(item.createdAt),
      source: item.isDetected ? 'detected' : 'wardrobe',
      ...checkedFacts(item, itemFactNames),
      ...item.own,
      showsCutout: item.cutoutShown,
      front: exportImage(`images/items/${item.id}-front.jpg`, item.frontId),
      back: exportImage(`images/items/${item.id}-back.jpg`, item.backId),
      ...exportCutout(item, 'front', item.frontCutoutId),
      ...exportCutout(item, 'back', item.backCutoutId),
    }),
  );
  const outfits = newestFirst(own(state.outfits.values())).map(
    ({ id, createdAt, name, occasions, layers }): ExportedRow<'outfits'> => ({
      id,
      createdAt: isoOf(createdAt),
      name,
      occasions: [...occasions],
      layers: [...layers],
    }),
  );
  const wears = own(state.wears.values())
    .sort((a, b) => b.date.localeCompare(a.date) || (a.id < b.id ? 1 : -1))
    .map(
      ({ id, date, planned, itemIds, outfitId, postId }): ExportedRow<'wears'> => ({
        id,
        date,
        planned,
        itemIds: [...itemIds],
        outfitId: outfitId !== null && state.outfits.has(outfitId) ? outfitId : null,
        postId: postId !== null && state.posts.has(postId) ? postId : null,
      }),
    );
  const posts = newestFirst(own(state.posts.values())).map(
    ({ id, createdAt, caption, imageAlt, tags, itemIds, imageId }): ExportedRow<'posts'> => ({
      id,
      createdAt: isoOf(createdAt),
      caption,
      imageAlt,
      tags: [...tags],
      itemIds: [...itemIds],
      image: exportImage(`images/posts/${id}.jpg`, imageId),
    }),
  );
  const written = [...state.posts.values()].flatMap((post) =>
    post.comments
      .filter(({ authorId, isDeleted }) => authorId === user.id && !isDeleted)
      .map((comment) => ({ ...comment, postId: post.id })),
  );
  const comments = newestFirst(written).map(
    ({ id, createdAt, postId, parentId, text }): ExportedRow<'comments'> => ({
      id,
      createdAt: isoOf(createdAt),
      postId,
      parentId,
      text,
    }),
  );
  const wishlist = state.wishlist
    .filter(({ userId }) => userId === user.id)
    .sort((a, b) => b.createdAt - a.createdAt)
    .map(({ itemId, createdAt, source }) => ({ itemId, addedAt: isoOf(createdAt), source }));
  const likeables: Readonly<Record<LikeTarget, readonly (StoredPost | StoredItem | StoredComment)[]>> = {
    post: [...state.posts.values()],
    item: [...state.items.values()],
    comment: [...state.posts.values()].flatMap(({ comments }) => comments),
  };
  const likes = likeTargets.flatMap((targetType) =>
    newestLikes(likeables[targetType], user).map(({ thing, at }) => ({
      targetType,
      targetId: thing.id,
      likedAt: isoOf(at),
    })),
  );
  const following = [...user.follows]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([id, time]) => {
      const username = state.users.get(id)?.username ?? null;
      return username === null ? [] : { username, since: isoOf(time) };
    });
  const lists = {
    items: () => singlePage(items),
    outfits: () => singlePage(outfits),
    wears: () => singlePage(wears),
    posts: () => singlePage(posts),
    comments: () => singlePage(comments),
    wishlist: () => singlePage(wishlist),
    likes: () => singlePage(likes),
    following: () => singlePage(following),
  };
  const now = state.now();
  return { data: { exportId: `export-${now}`, exportedAt: isoOf(now), profile, lists }, images };
}
