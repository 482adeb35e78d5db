import { commentCalls } from '@aura/api-client/contract/comments';
import { isVisibleTo, privacySettings, type Relation, relations } from '@aura/domain/testing/privacy-table';
import { privacyLevels } from '@aura/domain/vocabularies/privacy-levels';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../db/schema.ts';
import { sharePost } from '../../testing/content.ts';
import { signUpRelations, userIdOf } from '../../testing/relations.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import type { Change } from './change.ts';
import { eventsOfChange } from './events-of-change.ts';

let server: TestServer;
let owner: TestUser;
let ownerId: string;
let postId: string;
let idsByRelation: ReadonlyMap<Relation, string>;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp('owner');
  ownerId = await userIdOf(server, owner);
  ({ id: postId } = await sharePost(server, owner));
  const ids = new Map<Relation, string>();
  for (const [relation, viewer] of await signUpRelations(server, owner)) {
    ids.set(relation, await userIdOf(server, viewer));
  }
  idsByRelation = ids;
});
afterAll(() => server.close());

/** The relations of those who receive a change, when all are connected. */
async function receiversOf(change: Change): Promise<Relation[]> {
  const userIds = [...idsByRelation.values()];
  const events = await eventsOfChange(server.services.db, change, userIds);
  return [...idsByRelation].flatMap(([relation, id]) => (events.has(id) ? relation : []));
}

/** The relations to which a rule applies. */
const relationsWhere = (rule: (relation: Relation) => boolean) =>
  [...idsByRelation.keys()].filter((relation) => rule(relation));

async function setPrivacy(postPrivacy: (typeof privacyLevels)[number]): Promise<void> {
  await server.services.db.update(users).set({ postPrivacy }).where(eq(users.id, ownerId));
}

describe.each(privacySettings)('with a $profile profile and $posts posts', (setting) => {
  beforeAll(() =>
    server.services.db
      .update(users)
      .set({ profilePrivacy: setting.profile, postPrivacy: setting.posts })
      .where(eq(users.id, ownerId)),
  );

  it.each(['post-added', 'post-edited', 'likes', 'comments', 'post-removed'] as const)(
    'the event %s reaches those who may see the post, and no one else',
    async (type) => {
      const change: Change = type === 'post-removed' ? { type, postId, ownerId } : { type, postId };
      expect(await receiversOf(change)).toEqual(
        relationsWhere((relation) => isVisibleTo(relation, 'posts', setting)),
      );
    },
  );
});

describe.each(privacyLevels)('when posts become %s', (posts) => {
  it.each(privacyLevels)(
    'from %s, those who could see them and cannot now receive an event',
    async (before) => {
      await setPrivacy(posts);
      const seesPosts = (relation: Relation, level: typeof posts) =>
        isVisibleTo(relation, 'posts', { profile: 'public', posts: level });
      const change: Change = { type: 'posts-hidden', ownerId, username: owner.username, before };
      expect(await receiversOf(change)).toEqual(
        relationsWhere((relation) => seesPosts(relation, before) && !seesPosts(relation, posts)),
      );
    },
  );
});

it('when two people part, only the person who can no longer see the other receives an event', async () => {
  await setPrivacy('public');
  const received: Record<string, boolean> = {};
  for (const [relation, id] of idsByRelation) {
    if (relation === 'owner') continue;
    const events = await eventsOfChange(server.services.db, { type: 'parted', userIds: [ownerId, id] }, []);
    received[relation] = events.has(id);
  }
  expect(Object.keys(received).filter((relation) => received[relation])).toEqual([
    'blocked',
    'blocker',
    'reporter',
  ]);
});

it.each(['notifications', 'items'] as const)('the event %s reaches its person alone', async (type) => {
  for (const [relation, userId] of idsByRelation) {
    expect(await receiversOf({ type, userId })).toEqual([relation]);
  }
});

it('an event counts the comments that its receiver may see', async () => {
  await setPrivacy('public');
  const third = await server.signUp('third');
  const { id } = await sharePost(server, third);
  const words = { Email: owner.email, userName: owner.username, postID: id, comment: 'Fine' };
  await server.call(commentCalls.addComment, words, owner.token);
  const userIds = [...idsByRelation.values()];
  const events = await eventsOfChange(server.services.db, { type: 'comments', postId: id }, userIds);
  for (const [relation, userId] of idsByRelation) {
    const comments = relations[relation].isBlocked ? 0 : 1;
    expect(events.get(userId)).toEqual({ type: 'comments', postId: id, likes: 0, comments });
  }
});
