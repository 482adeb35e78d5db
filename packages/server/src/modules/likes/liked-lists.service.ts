import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { likeCalls } from '@aura/api-client/contract/likes';
import type { ProfileWire } from '@aura/api-client/contract/profiles';
import { likedItemsCountMax, profileLikesMaxCount } from '@aura/domain/limits/likes';
import { type Cursor, type Page, readPage } from '../../db/time-cursor.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Viewer } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import { getItemsByIds } from '../items/items.service.ts';
import { getPostsByIds } from '../posts/posts.service.ts';
import { type ProfileRow, requireProfileByUsername } from '../profiles/profiles.repository.ts';
import * as repository from './liked-lists.repository.ts';

type ListServices = Pick<Services, 'db' | 'images' | 'clock' | 'changes'>;
type LikedPosts = Omit<ResponseOf<typeof likeCalls.getLikedPosts>, 'success'>;
type LikedItems = Omit<ResponseOf<typeof likeCalls.getLikedItems>, 'success'>;

const positionOf = (like: Cursor) => like;
const idsOf = (likes: readonly Cursor[]) => likes.map(({ id }) => id);

/** Others see the likes of a public profile only. */
const showsLikes = ({ authorId, profilePrivacy }: ProfileRow, viewerId: string | null) =>
  authorId === viewerId || profilePrivacy === 'public';

/**
 * A page of the posts that a person likes, most recently liked first.
 * @throws `profiles.not_found` also when the viewer may not see the likes
 */
export async function getLikedPosts(
  services: ListServices,
  { username, ...page }: ParsedRequestOf<typeof likeCalls.getLikedPosts>,
  { userId: viewerId }: Viewer,
): Promise<LikedPosts> {
  const { db } = services;
  const profile = await requireProfileByUsername(db, username, viewerId);
  if (!showsLikes(profile, viewerId)) throw new DomainError('profiles.not_found');
  const find = (range: Page) => repository.findLikedPosts(db, profile.authorId, viewerId, range);
  const { rows, next } = await readPage(page, find, positionOf);
  return { posts: await getPostsByIds(services, idsOf(rows), viewerId), next };
}

/** A page of the items that the viewer likes, most recently liked first; empty without a profile. */
export async function getLikedItems(
  services: ListServices,
  page: ParsedRequestOf<typeof likeCalls.getLikedItems>,
  { userId }: Viewer,
): Promise<LikedItems> {
  const { db } = services;
  if (userId === null) return { items: [], next: null };
  const find = (range: Page) => repository.findLikedItems(db, userId, userId, range);
  const { rows, next } = await readPage(page, find, positionOf);
  return { items: await getItemsByIds(services, idsOf(rows), userId), next };
}

/** What a profile says about the likes of its owner; the viewer may see the profile. */
export async function likeFieldsOf(
  { db }: Pick<Services, 'db'>,
  row: ProfileRow,
  viewerId: string | null,
): Promise<Pick<ProfileWire, 'postLikes' | 'itemLikes' | 'itemLikeCount'>> {
  if (!showsLikes(row, viewerId)) return { postLikes: [], itemLikes: [] };
  const id = row.authorId;
  const newest = { limit: profileLikesMaxCount, after: null };
  return {
    postLikes: idsOf(await repository.findLikedPosts(db, id, viewerId, newest)),
    itemLikes: idsOf(await repository.findLikedItems(db, id, viewerId, newest)),
    ...(id === viewerId && {
      itemLikeCount: await repository.countLikedItems(db, id, likedItemsCountMax),
    }),
  };
}
