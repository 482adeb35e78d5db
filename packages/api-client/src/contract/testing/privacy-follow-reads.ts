import { followCalls } from '../follows.ts';
import { profileCalls } from '../profiles.ts';
import { has, type Read, type Scene, type ViewerCall } from './privacy-read.ts';

const { getFollows } = followCalls;
const { getProfileByUsername: getByName } = profileCalls;

/** The profile of the third person, whom the owner follows and who follows the owner. */
async function thirdProfile({ thirdName: username }: Scene, call: ViewerCall) {
  const { status, body } = await call(getByName, { username });
  return status === 200 ? body.profile : null;
}

/** A list of people of a profile; undefined when it is refused. */
async function listOf(username: string, list: 'followers' | 'following', call: ViewerCall) {
  const { status, body } = await call(getFollows, { username, list });
  return status === 200 ? body.people : undefined;
}

const isOther = (s: Scene) => (person: { readonly username: string }) => person.username !== s.ownerName;

/** Reads of followers and followed people. */
export const followReads: readonly Read[] = [
  {
    what: 'the name among followers',
    call: getByName,
    target: 'block',
    isVisible: async (s, call) => has((await thirdProfile(s, call))?.followers, s.ownerName),
  },
  {
    what: 'the name among followed users',
    call: getByName,
    target: 'block',
    isVisible: async (s, call) => has((await thirdProfile(s, call))?.following, s.ownerName),
  },
  {
    what: 'the number of followers',
    call: getByName,
    target: 'block',
    isVisible: async (s, call) => {
      const profile = await thirdProfile(s, call);
      return (profile?.followerCount ?? 0) > (profile?.followers.filter(isOther(s)).length ?? 0);
    },
  },
  {
    what: 'the name in the list of followers',
    call: getFollows,
    target: 'block',
    isVisible: async (s, call) => has(await listOf(s.thirdName, 'followers', call), s.ownerName),
  },
  {
    what: 'the name in the list of followed users',
    call: getFollows,
    target: 'block',
    isVisible: async (s, call) => has(await listOf(s.thirdName, 'following', call), s.ownerName),
  },
  {
    what: 'the lists of followers',
    call: getFollows,
    target: 'profile',
    isVisible: async (s, call) => (await listOf(s.ownerName, 'followers', call)) !== undefined,
  },
  {
    what: 'the profile image in a list',
    call: getFollows,
    target: 'profile',
    isVisible: async (s, call) => {
      const people = (await listOf(s.thirdName, 'followers', call)) ?? [];
      return people.some(({ username, profilePicId }) => username === s.ownerName && profilePicId !== null);
    },
  },
];
