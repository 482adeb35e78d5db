import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { followCalls } from '@aura/api-client/contract/follows';
import type { FollowWire, ProfileWire } from '@aura/api-client/contract/profiles';
import { followedByMaxCount, profileFollowsMaxCount } from '@aura/domain/limits/profile';
import type { FollowList } from '@aura/domain/vocabularies/follow-lists';
import { readPage } from '../../db/time-cursor.ts';
import type { Viewer } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import type { AuthorRow } from '../profiles/author.repository.ts';
import { authorWire } from '../profiles/author.wire.ts';
import { requireProfileByUsername } from '../profiles/profiles.repository.ts';
import * as repository from './follow-lists.repository.ts';
import { isFollowing } from './follows.repository.ts';

type ListServices = Pick<Services, 'db' | 'images'>;
type Request = ParsedRequestOf<typeof followCalls.getFollows>;
type FollowsPage = Omit<ResponseOf<typeof followCalls.getFollows>, 'success'>;
type FollowFields = Pick<
  ProfileWire,
  FollowList | 'followerCount' | 'followingCount' | 'followsCaller' | 'followedBy'
>;

/**
 * A page of the followers or followed people of a person, newest first.
 * @throws `profiles.not_found` also when the viewer may not see the profile
 */
export async function getFollows(
  { db, images }: ListServices,
  { username, list, ...page }: Request,
  { userId: viewerId }: Viewer,
): Promise<FollowsPage> {
  const profile = await requireProfileByUsername(db, username, viewerId);
  const { rows, next } = await readPage(
    page,
    (range) => repository.findFollows(db, { list, ownerId: profile.authorId }, viewerId, range),
    ({ at, author }) => ({ at, id: author.authorId }),
  );
  return { people: rows.map(({ author }) => authorWire(images, viewerId, author)), next };
}

function toFollowWire({ images }: ListServices, viewer: Viewer, row: AuthorRow): FollowWire {
  const { displayName, ...wire } = authorWire(images, viewer.userId, row);
  const isViewer = row.authorId === viewer.userId;
  return { ...wire, displayname: displayName, email: isViewer ? viewer.email : '' };
}

/** What a profile says about the follows of its owner; the viewer may see the profile. */
export async function followFieldsOf(
  services: ListServices,
  ownerId: string,
  viewer: Viewer,
): Promise<FollowFields> {
  const { db, images } = services;
  const viewerId = viewer.userId;
  const newest = async (list: FollowList) => {
    const page = { limit: profileFollowsMaxCount, after: null };
    const rows = await repository.findFollows(db, { list, ownerId }, viewerId, page);
    return rows.map(({ author }) => toFollowWire(services, viewer, author));
  };
  const counts = await repository.countFollows(db, ownerId, viewerId);
  const fields = {
    followers: await newest('followers'),
    following: await newest('following'),
    followerCount: counts.followers,
    followingCount: counts.following,
  };
  if (viewerId === null || viewerId === ownerId) return fields;
  const shared = await repository.findFollowedFollowers(db, ownerId, viewerId, followedByMaxCount);
  return {
    ...fields,
    followsCaller: await isFollowing(db, { followerId: ownerId, followedId: viewerId }),
    followedBy: {
      people: shared.map(({ author }) => authorWire(images, viewerId, author)),
      total: shared[0]?.total ?? 0,
    },
  };
}
