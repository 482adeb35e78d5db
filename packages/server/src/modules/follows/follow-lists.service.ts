import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { followCalls } from '@aura/api-client/contract/follows';
import type { FollowWire, ProfileWire } from '@aura/api-client/contract/profiles';
import { followedByMaxCount, profileFollowsMaxCount } from '@aura/domain/limits/profile';
import { normalizeUsername } from '@aura/domain/rules/normalize-username';
import type { FollowList } from '@aura/domain/vocabularies/follow-lists';
import { DomainError } from '../../errors/domain-error.ts';
import type { Viewer } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import type { AuthorRow } from '../profiles/author.repository.ts';
import { authorWire } from '../profiles/author.wire.ts';
import { findProfileByUsername } from '../profiles/profiles.repository.ts';
import * as repository from './follow-lists.repository.ts';
import { isFollowing } from './follows.repository.ts';

type ListServices = Pick<Services, 'db' | 'images'>;
type Request = ParsedRequestOf<typeof followCalls.getFollows>;
type Page = Omit<ResponseOf<typeof followCalls.getFollows>, 'success'>;
type FollowFields = Pick<
  ProfileWire,
  FollowList | 'followerCount' | 'followingCount' | 'followsCaller' | 'followedBy'
>;

function readCursor(text: string): repository.Cursor {
  const end = text.indexOf('_');
  return { createdAt: new Date(Number(text.slice(0, end))), id: text.slice(end + 1) };
}

/**
 * A page of the followers or followed people of a person, newest first.
 * @throws `profiles.not_found` also when the viewer may not see the profile
 */
export async function getFollows(
  { db, images }: ListServices,
  { username, list, limit, after }: Request,
  { userId: viewerId }: Viewer,
): Promise<Page> {
  const profile = await findProfileByUsername(db, normalizeUsername(username), viewerId);
  if (profile === undefined) throw new DomainError('profiles.not_found');
  const rows = await repository.findFollows(db, { list, ownerId: profile.authorId }, viewerId, {
    limit: limit + 1,
    after: after === undefined ? null : readCursor(after),
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    people: shown.map(({ author }) => authorWire(images, viewerId, author)),
    next: last === undefined ? null : `${last.createdAt.getTime()}_${last.author.authorId}`,
  };
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
