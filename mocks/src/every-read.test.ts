import { calls } from '@aura/api-client/contract/calls';
import type { Scene } from '@aura/api-client/contract/testing/privacy-read';
import { reads, unlistedReads } from '@aura/api-client/contract/testing/privacy-reads';
import type { World } from '@aura/demo-world/world-schema';
import { isVisibleTo, privacySettings, relationNames, relations } from '@aura/domain/testing/privacy-table';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestMocks, smallJpeg } from './testing/client.ts';

/** The privacy rule of the backend, tested against the same table as the server. */

type Person = World['people'][number];

const others = relationNames.filter((relation) => relation !== 'owner' && relation !== 'anonymous');
const namesOf = (fact: 'viewerFollows' | 'ownerFollows') => others.filter((name) => relations[name][fact]);

function person(username: string, rest: Partial<Person> = {}): Person {
  return {
    uid: `uid-${username}`,
    email: `${username}@example.com`,
    username,
    displayName: username,
    bio: '',
    location: '',
    avatar: null,
    profilePrivacy: 'public',
    postPrivacy: 'public',
    follows: [],
    blocks: [],
    ...rest,
  };
}

const item = (id: string, owner = 'owner'): World['items'][number] => ({
  id,
  owner,
  name: 'Coat',
  category: 'Outerwear',
  subcategory: '',
  brand: '',
  size: '',
  color: 'Black',
  material: '',
  style: '',
  front: `${id}.jpg`,
  back: null,
  minutesAgo: 50,
  likedBy: [],
});

const post = (id: string, rest: Partial<World['posts'][number]>): World['posts'][number] => ({
  id,
  owner: 'owner',
  caption: 'At dusk',
  tags: ['#dusk'],
  itemIds: [],
  image: `${id}.jpg`,
  imageAlt: '',
  location: '',
  minutesAgo: 40,
  likedBy: [],
  comments: [],
  ...rest,
});

const notification = (receiver: string, type: 'mention' | 'follow', about: string | null) => ({
  receiver,
  type,
  post: about,
  minutesAgo: 10,
  isRead: false,
  events: [{ person: 'owner', subject: '' }],
});

function worldWith(settings: Pick<Person, 'profilePrivacy' | 'postPrivacy'>): World {
  const follows = [...namesOf('ownerFollows'), 'third'];
  return {
    people: [
      person('owner', { ...settings, avatar: 'owner.jpg', follows, blocks: ['blocked'] }),
      person('third', { follows: ['owner'] }),
      ...others.map((name) =>
        person(name, {
          follows: relations[name].viewerFollows ? ['owner'] : [],
          blocks: name === 'blocker' ? ['owner'] : [],
        }),
      ),
    ],
    // Everyone has something like the item of the post.
    items: [item('posted'), item('unposted'), ...others.map((name) => item(`own-${name}`, name))],
    posts: [
      post('post', { itemIds: ['posted'] }),
      post('third-post', {
        owner: 'third',
        caption: 'At noon',
        tags: [],
        likedBy: ['owner'],
        comments: [{ id: 'comment', author: 'owner', text: 'Fine', parentId: null, minutesAgo: 30 }],
      }),
    ],
    favorites: [],
    notifications: ['owner', ...others].flatMap((receiver) => [
      notification(receiver, 'mention', 'post'),
      notification(receiver, 'follow', null),
    ]),
    images: {},
  };
}

/** The id of an image without the viewer in its URL. */
const unsigned = (id: string | null) => id?.split('.')[0] ?? '';

it('the list of reads covers every read of the contract', () => {
  expect(unlistedReads).toEqual([]);
});

describe.each(privacySettings)('with a $profile profile and $posts posts', ({ profile, posts }) => {
  const { call } = createTestMocks({ world: worldWith({ profilePrivacy: profile, postPrivacy: posts }) });
  let detectedItemId: string;

  beforeAll(async () => {
    const { body } = await call(calls.evaluateImage, { file: smallJpeg }, 'owner');
    detectedItemId = body.items[0]?.id ?? '';
    await call(calls.updatePost, { id: 'post', itemIDs: ['posted', detectedItemId] }, 'owner');
    const report = { targetType: 'person', targetId: 'owner', reason: 'spam' } as const;
    expect((await call(calls.report, report, 'reporter')).status).toBe(200);
  });

  async function sceneOfOwner(): Promise<Scene> {
    const image = async (id: string) =>
      unsigned((await call(calls.getItem, { id }, 'owner')).body.item.image);
    const own = await call(calls.getProfile, { userID: 'owner@example.com' }, 'owner');
    return {
      ownerName: 'owner',
      postId: 'post',
      postedItemId: 'posted',
      postedImageId: await image('posted'),
      detectedItemId,
      detectedImageId: await image(detectedItemId),
      unpostedItemId: 'unposted',
      unpostedImageId: await image('unposted'),
      avatarId: unsigned(own.body.profile.profilePicId),
      thirdName: 'third',
      thirdPostId: 'third-post',
    };
  }

  it.each(relationNames)('a viewer with the relation %s sees only what the rule allows', async (relation) => {
    const scene = await sceneOfOwner();
    const viewer = relation === 'anonymous' ? null : relation;
    const actual: Record<string, boolean> = {};
    const expected: Record<string, boolean> = {};
    for (const { what, call: read, target, isVisible } of reads) {
      const isAllowed = viewer !== null || read.access === 'public';
      expected[what] = isAllowed && isVisibleTo(relation, target, { profile, posts });
      actual[what] = await isVisible(scene, (row, request) => call(row, request, viewer));
    }
    expect(actual).toEqual(expected);
  });
});
