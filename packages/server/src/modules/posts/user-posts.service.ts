import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { postsWithItemCalls } from '@aura/api-client/contract/posts-with-item';
import type { ProfileWire } from '@aura/api-client/contract/profiles';
import type { userPostCalls } from '@aura/api-client/contract/user-posts';
import { profilePostsMaxCount } from '@aura/domain/limits/profile';
import { readPage } from '../../db/time-cursor.ts';
import type { Viewer } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import { isItemOwnedBy } from '../items/items.repository.ts';
import { notOwnedError } from '../items/items.service.ts';
import { requireProfileByUsername } from '../profiles/profiles.repository.ts';
import { getPostsByIds, type PostServices } from './posts.service.ts';
import {
  countPostsWithItem,
  countUserPosts,
  findPostsWithItem,
  findUserPosts,
} from './user-posts.repository.ts';

type PostsWithItem = Omit<ResponseOf<typeof postsWithItemCalls.getPostsWithItem>, 'success'>;
type UserPosts = Omit<ResponseOf<typeof userPostCalls.getUserPosts>, 'success'>;

/**
 * A page of the posts of a person, newest first.
 * @throws `profiles.not_found` also when the viewer may not see the profile
 */
export async function getUserPosts(
  services: PostServices,
  { username, ...page }: ParsedRequestOf<typeof userPostCalls.getUserPosts>,
  { userId: viewerId }: Viewer,
): Promise<UserPosts> {
  const { db } = services;
  const profile = await requireProfileByUsername(db, username, viewerId);
  const { rows, next } = await readPage(
    page,
    (range) => findUserPosts(db, profile.authorId, viewerId, range),
    (position) => position,
  );
  const ids = rows.map(({ id }) => id);
  return { posts: await getPostsByIds(services, ids, viewerId), next };
}

/**
 * A page of the posts that show an own item, newest first.
 * @throws `items.not_found`, `items.not_owned`
 */
export async function getPostsWithItem(
  services: PostServices,
  { itemId, ...page }: ParsedRequestOf<typeof postsWithItemCalls.getPostsWithItem>,
  ownerId: string,
): Promise<PostsWithItem> {
  const { db } = services;
  if (!(await isItemOwnedBy(db, itemId, ownerId))) throw await notOwnedError(services, itemId, ownerId);
  const { rows, next } = await readPage(
    page,
    (range) => findPostsWithItem(db, itemId, range),
    (position) => position,
  );
  const ids = rows.map(({ id }) => id);
  return {
    posts: await getPostsByIds(services, ids, ownerId),
    total: await countPostsWithItem(db, itemId),
    next,
  };
}

/** What a profile says about the posts of its owner; the viewer may see the profile. */
export async function postFieldsOf(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  viewerId: string | null,
): Promise<Pick<ProfileWire, 'userPosts' | 'postCount'>> {
  const newest = await findUserPosts(db, ownerId, viewerId, { limit: profilePostsMaxCount, after: null });
  return {
    userPosts: newest.map(({ id }) => id),
    postCount: await countUserPosts(db, ownerId, viewerId),
  };
}
