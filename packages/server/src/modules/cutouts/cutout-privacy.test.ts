import { itemCalls } from '@aura/api-client/contract/items';
import { isVisibleTo, privacySettings, relationNames } from '@aura/domain/testing/privacy-table';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { items, users } from '../../db/schema.ts';
import { addItem, sharePost } from '../../testing/content.ts';
import { signUpRelations } from '../../testing/relations.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { makeCutouts } from './cutouts.service.ts';

/** The images of cut-outs, tested against the same table as every other read (see `every-read.test.ts`). */

const opaque = { width: 30, height: 40, data: new Uint8Array(4 * 30 * 40).fill(255) };

let server: TestServer;
let owner: TestUser;
let viewers: Awaited<ReturnType<typeof signUpRelations>>;
let posted: string[];
let unposted: string[];

async function cutoutsOf(itemId: string): Promise<string[]> {
  const [row] = await server.services.db.select().from(items).where(eq(items.id, itemId));
  const ids = [row?.frontCutoutId, row?.backCutoutId].filter((id) => typeof id === 'string');
  expect(ids).toHaveLength(2);
  return ids;
}

beforeAll(async () => {
  server = await startTestServer({ services: { cutoutMaker: { cutOut: async () => opaque } } });
  owner = await server.signUp('owner');
  viewers = await signUpRelations(server, owner);
  const shown = await addItem(server, owner);
  const other = await addItem(server, owner);
  await sharePost(server, owner, { itemIDs: [shown.id] });
  await makeCutouts(server.services);
  [posted, unposted] = [await cutoutsOf(shown.id), await cutoutsOf(other.id)];
});
afterAll(() => server.close());

describe.each(privacySettings)('with a $profile profile and $posts posts', ({ profile, posts }) => {
  beforeAll(() =>
    server.services.db
      .update(users)
      .set({ profilePrivacy: profile, postPrivacy: posts })
      .where(eq(users.uid, owner.uid)),
  );

  it.each(relationNames)('a viewer with the relation %s sees cut-outs like the photos', async (relation) => {
    const token = viewers.get(relation)?.token;
    const readable = async (imageIds: readonly string[]) => {
      const answers = imageIds.map((imageId) => server.call(itemCalls.getItemImage, { imageId }, token));
      return (await Promise.all(answers)).map(({ status }) => status === 200);
    };
    const onPost = isVisibleTo(relation, 'either', { profile, posts });
    const onProfile = isVisibleTo(relation, 'profile', { profile, posts });
    expect(await readable(posted)).toEqual([onPost, onPost]);
    expect(await readable(unposted)).toEqual([onProfile, onProfile]);
  });
});
