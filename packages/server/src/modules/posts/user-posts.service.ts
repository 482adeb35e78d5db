import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { ProfileWire } from '@aura/api-client/contract/profiles';
import type { userPostCalls } from '@aura/api-client/contract/user-posts';
import { profilePostsMaxCount } from '@aura/domain/limits/profile';
import { readPage } from '../../db/time-cursor.ts';
import type { Viewer } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import { requireProfileByUsername } from '../profiles/profiles.repository.ts';
import { getPostsByIds, type PostServices } from './posts.service.ts';
import { countUserPosts, findUserPosts } from './user-posts.repository.ts';

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
