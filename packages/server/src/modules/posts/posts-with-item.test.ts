import { postEditCalls } from '@aura/api-client/contract/post-edits';
import { postsWithItemCalls } from '@aura/api-client/contract/posts-with-item';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addItem, sharePost } from '../../testing/content.ts';
import { planOf, rowsReadFrom } from '../../testing/query-plan.ts';
import { userIdOf } from '../../testing/relations.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { findPostsWithItem } from './user-posts.repository.ts';

let server: TestServer;
let owner: TestUser;
let other: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp('owner');
  other = await server.signUp('other');
});
afterAll(() => server.close());

async function read(itemId: string, page: { limit?: number; after?: string } = {}, { token } = owner) {
  const { status, body } = await server.call(postsWithItemCalls.getPostsWithItem, { itemId, ...page }, token);
  return { status, ids: body.posts?.map(({ id }) => id), total: body.total, next: body.next };
}

it('the pages contain each post that shows the item once, newest first, and the number of all', async () => {
  const { id } = await addItem(server, owner);
  await sharePost(server, owner);
  const first = await sharePost(server, owner, { itemIDs: [id] });
  server.clock.now = new Date(server.clock.now.getTime() + 1_000);
  const second = await sharePost(server, owner, { itemIDs: [id] });
  const page = await read(id, { limit: 1 });
  expect(page).toMatchObject({ ids: [second.id], total: 2 });
  expect(await read(id, { limit: 1, after: page.next ?? '' })).toMatchObject({
    ids: [first.id],
    total: 2,
    next: null,
  });
});

it('a post that shows the item no longer is not found', async () => {
  const { id } = await addItem(server, owner);
  const { id: edited } = await sharePost(server, owner, { itemIDs: [id] });
  const { id: deleted } = await sharePost(server, owner, { itemIDs: [id] });
  await server.call(postEditCalls.updatePost, { id: edited, itemIDs: [] }, owner.token);
  await server.call(postEditCalls.deletePost, { userID: owner.email, postId: deleted }, owner.token);
  expect(await read(id)).toMatchObject({ ids: [], total: 0, next: null });
});

it('only the owner of an item may ask for its posts', async () => {
  const { id } = await addItem(server, owner);
  await sharePost(server, owner, { itemIDs: [id] });
  expect((await read(id, {}, other)).status).toBe(403);
  expect((await read('gone')).status).toBe(404);
});

it('a page reads only the posts that show the item', async () => {
  const { db } = server.services;
  const { id } = await addItem(server, owner);
  const { id: favorite } = await addItem(server, owner);
  const ownerId = await userIdOf(server, owner);
  await db.execute(sql`insert into posts (id, owner_id, caption, tags, created_at)
    select 'many_' || n, ${ownerId}, '', '{}', '2020-01-01'::timestamptz + n * interval '1 minute'
    from generate_series(1, 3000) as n`);
  await db.execute(sql`insert into post_items (post_id, item_id, position)
    select 'many_' || n, ${favorite}, 0 from generate_series(1, 3000) as n
    union all select 'many_' || n, ${id}, 1 from generate_series(1, 3000, 300) as n`);
  await db.execute(sql`analyze post_items`);
  const after = { at: new Date('2021-01-01'), id: 'p' };
  const plan = await planOf(db, 'posts', findPostsWithItem(db, id, { limit: 5, after }));
  expect(rowsReadFrom('post_items_item_index', plan)).toBe(10);
  expect(plan).not.toContain('Seq Scan on posts');
});
