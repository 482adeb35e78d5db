import { type Relation, relationNames, relations } from '@aura/domain/testing/privacy-table';
import { eq } from 'drizzle-orm';
import { moderationCases, reports } from '../db/moderation-schema.ts';
import { blocks, follows, users } from '../db/schema.ts';
import { type TestServer, type TestUser, testNow } from './server.ts';

/** Returns the row id of a user. */
export async function userIdOf(server: TestServer, { uid }: TestUser): Promise<string> {
  const [row] = await server.services.db.select().from(users).where(eq(users.uid, uid));
  if (!row) throw new Error(`no user ${uid}`);
  return row.id;
}

/**
 * Signs up a viewer for every relation to the owner but `anonymous`, and stores their follows, blocks and
 * reports.
 */
export async function signUpRelations(
  server: TestServer,
  owner: TestUser,
): Promise<ReadonlyMap<Relation, TestUser>> {
  const { db } = server.services;
  const ownerId = await userIdOf(server, owner);
  const viewers = new Map<Relation, TestUser>([['owner', owner]]);
  for (const relation of relationNames) {
    if (relation === 'owner' || relation === 'anonymous') continue;
    const viewer = await server.signUp(relation);
    viewers.set(relation, viewer);
    const viewerId = await userIdOf(server, viewer);
    const { viewerFollows, ownerFollows } = relations[relation];
    const followRows = [
      ...(viewerFollows ? [{ followerId: viewerId, followedId: ownerId }] : []),
      ...(ownerFollows ? [{ followerId: ownerId, followedId: viewerId }] : []),
    ];
    if (followRows.length > 0) await db.insert(follows).values(followRows);
    if (relation === 'blocked') await db.insert(blocks).values({ blockerId: ownerId, blockedId: viewerId });
    if (relation === 'reporter') await reportPerson(server, viewerId, ownerId);
    if (relation === 'blocker') await db.insert(blocks).values({ blockerId: viewerId, blockedId: ownerId });
  }
  return viewers;
}

async function reportPerson({ services: { db } }: TestServer, reporterId: string, targetId: string) {
  const target = { targetType: 'person' as const, targetId };
  const opened = { id: `case-${targetId}`, ...target, authorId: targetId, reportedAt: testNow };
  await db.insert(moderationCases).values(opened);
  await db.insert(reports).values({ reporterId, ...target, caseId: opened.id, reason: 'spam', note: '' });
}
