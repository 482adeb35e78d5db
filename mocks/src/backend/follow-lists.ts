import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { followCalls } from '@aura/api-client/contract/follows';
import type { ProfileWire } from '@aura/api-client/contract/profiles';
import { followedByMaxCount, profileFollowsMaxCount } from '@aura/domain/limits/profile';
import type { FollowList } from '@aura/domain/vocabularies/follow-lists';
import { authorWire } from './author-wire.ts';
import type { State, StoredUser, Viewer } from './state.ts';
import { pageOf } from './time-cursor.ts';
import { isBlocked } from './visibility.ts';

type Request = Pick<ParsedRequestOf<typeof followCalls.getFollows>, 'list' | 'limit' | 'after'>;
type Page = Pick<ResponseOf<typeof followCalls.getFollows>, 'people' | 'next'>;

type FollowFields = Pick<
  ProfileWire,
  FollowList | 'followerCount' | 'followingCount' | 'followsCaller' | 'followedBy'
>;

interface Entry {
  readonly person: StoredUser;
  readonly at: number;
}

/** The people of a list whom the viewer may see, the newest follow first; by id for equal times. */
function entriesOf(state: State, viewer: Viewer, owner: StoredUser, list: FollowList): Entry[] {
  const timeOf = (person: StoredUser) =>
    list === 'followers' ? person.follows.get(owner.id) : owner.follows.get(person.id);
  return [...state.users.values()]
    .filter((person) => !isBlocked(viewer, person))
    .flatMap((person) => {
      const at = timeOf(person);
      return at === undefined ? [] : [{ person, at }];
    })
    .sort((a, b) => b.at - a.at || (a.person.id < b.person.id ? 1 : -1));
}

/** A page of the followers or followed people of a person. */
export function pageOfFollows(
  state: State,
  viewer: Viewer,
  owner: StoredUser,
  { list, ...request }: Request,
): Page {
  const entries = entriesOf(state, viewer, owner, list);
  const { page, next } = pageOf(entries, request, ({ person, at }) => ({ at, id: person.id }));
  return { people: page.map(({ person }) => authorWire(viewer, person)), next };
}

/** What a profile says about the follows of its owner. */
export function followFields(state: State, viewer: Viewer, owner: StoredUser): FollowFields {
  const lists = {
    followers: entriesOf(state, viewer, owner, 'followers'),
    following: entriesOf(state, viewer, owner, 'following'),
  };
  const newest = (list: FollowList) =>
    lists[list].slice(0, profileFollowsMaxCount).map(({ person }) => {
      const { displayName, ...wire } = authorWire(viewer, person);
      return { ...wire, displayname: displayName, email: viewer?.id === person.id ? person.email : '' };
    });
  const fields = {
    followers: newest('followers'),
    following: newest('following'),
    followerCount: lists.followers.length,
    followingCount: lists.following.length,
  };
  if (viewer === null || viewer.id === owner.id) return fields;
  const shared = lists.followers.filter(({ person }) => viewer.follows.has(person.id));
  return {
    ...fields,
    followsCaller: owner.follows.has(viewer.id),
    followedBy: {
      people: shared.slice(0, followedByMaxCount).map(({ person }) => authorWire(viewer, person)),
      total: shared.length,
    },
  };
}
