import { itemBatchCalls } from '@aura/api-client/contract/item-batches';
import { matchCalls } from '@aura/api-client/contract/matches';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { items } from '../../db/schema.ts';
import { addItem, sharePost } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

let server: TestServer;
let author: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  author = await server.signUp('author');
});
afterAll(() => server.close());

type Facts = NonNullable<Parameters<typeof addItem>[2]>;

const sweater = { category: 'Tops', subcategory: 'Sweaters', color: 'Navy', material: 'Wool' } as const;
const jeans = { category: 'Bottoms', subcategory: 'Jeans', color: 'Indigo', material: 'Denim' } as const;

async function addItems(person: TestUser, wardrobe: readonly Facts[]): Promise<string[]> {
  const ids: string[] = [];
  for (const facts of wardrobe) ids.push((await addItem(server, person, facts)).id);
  return ids;
}

async function postOf(person: TestUser, garments: readonly Facts[]) {
  const itemIDs = await addItems(person, garments);
  return { itemIDs, postId: (await sharePost(server, person, { itemIDs })).id };
}

/** The ids of the posts of a page with something like an item. */
async function similarTo(viewer: TestUser, itemId: string, page: object = {}) {
  const { status, body } = await server.call(matchCalls.getPostsLikeItem, { itemId, ...page }, viewer.token);
  expect(status).toBe(200);
  return { ...body, ids: body.found.map(({ post }) => post.id) };
}

async function matchesOf(viewer: TestUser, postId: string) {
  const { status, body } = await server.call(matchCalls.matchItems, { postId }, viewer.token);
  expect(status).toBe(200);
  return body;
}

describe('for the items of a post', () => {
  it('the closest own items are found, the closest first, each with its own facts', async () => {
    const viewer = await server.signUp('viewer');
    const { itemIDs, postId } = await postOf(author, [sweater, jeans, { ...jeans, color: 'Red' }]);
    const [indigo = '', navy = ''] = await addItems(viewer, [
      {
        ...sweater,
        color: 'Indigo',
        own: { notes: 'Mended', price: null, purchaseDate: '', archived: false },
      },
      sweater,
      { ...sweater, subcategory: 'T-Shirts' },
    ]);
    const { hasWardrobe, matches, items: own } = await matchesOf(viewer, postId);
    expect(hasWardrobe).toBe(true);
    expect(matches).toEqual([
      { itemId: itemIDs[0], ownItemIds: [navy, indigo] },
      { itemId: itemIDs[1], ownItemIds: [] },
      { itemId: itemIDs[2], ownItemIds: [] },
    ]);
    expect(own.map(({ id }) => id)).toEqual([navy, indigo]);
    expect(own[1]?.own?.notes).toBe('Mended');
  });

  it('archived, detected and other people’s items are not found', async () => {
    const viewer = await server.signUp('archivist');
    const { postId } = await postOf(author, [sweater]);
    const archived = { notes: '', price: null, purchaseDate: '', archived: true };
    const [, detected = ''] = await addItems(viewer, [{ ...sweater, own: archived }, sweater]);
    await server.services.db.update(items).set({ source: 'detected' }).where(eq(items.id, detected));
    const { hasWardrobe, matches, items: own } = await matchesOf(viewer, postId);
    expect(hasWardrobe).toBe(false);
    expect(matches.flatMap(({ ownItemIds }) => ownItemIds)).toEqual([]);
    expect(own).toEqual([]);
  });

  it('a detected item without a subcategory finds own ones of its category', async () => {
    const viewer = await server.signUp('collector');
    const { postId } = await postOf(author, [{ ...sweater, subcategory: '' }]);
    const [own] = await addItems(viewer, [sweater]);
    expect((await matchesOf(viewer, postId)).matches[0]?.ownItemIds).toEqual([own]);
  });

  it('an own item of an own post is not compared with itself', async () => {
    const viewer = await server.signUp('poster');
    const { itemIDs, postId } = await postOf(viewer, [sweater]);
    const [other] = await addItems(viewer, [sweater]);
    expect((await matchesOf(viewer, postId)).matches).toEqual([{ itemId: itemIDs[0], ownItemIds: [other] }]);
  });
});

describe('posts with something like an own item', () => {
  const hat = { category: 'Accessories', subcategory: 'Hats', color: 'Mustard' } as const;
  const postWith = async (person: TestUser, ...garments: Facts[]) => {
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    return (await postOf(person, garments)).postId;
  };

  it('are those of other people, newest first, each with its closest item', async () => {
    const viewer = await server.signUp('hatter');
    const [own = ''] = await addItems(viewer, [hat]);
    await postWith(viewer, hat);
    const older = await postWith(author, sweater, { ...hat, color: 'Honey' }, hat);
    await postWith(author, { ...hat, color: 'Black' });
    const newer = await postWith(author, { ...hat, color: 'gold' });
    const { ids, found, next } = await similarTo(viewer, own);
    expect(ids).toEqual([newer, older]);
    expect(found.map(({ item }) => item.color)).toEqual(['gold', 'Mustard']);
    expect(next).toBeNull();
  });

  it('are read in pages, also when many of the newest are not visible', async () => {
    const viewer = await server.signUp('pager');
    const hidden = await server.signUp('hidden');
    const scarf = { category: 'Accessories', subcategory: 'Scarves', color: 'Teal' };
    const [own = ''] = await addItems(viewer, [scarf]);
    const first = await postWith(author, scarf);
    const second = await postWith(author, scarf, scarf);
    for (let count = 0; count < 5; count += 1) await postWith(hidden, scarf);
    await server.call(
      profileChangeCalls.updateProfile,
      { userID: hidden.email, postPrivacy: 'private' },
      hidden.token,
    );
    const third = await postWith(author, scarf);
    const seen: string[] = [];
    let after: string | null | undefined;
    while (after !== null) {
      const page = await similarTo(viewer, own, { limit: 1, ...(after && { after }) });
      seen.push(...page.ids);
      after = page.next;
    }
    expect(seen).toEqual([third, second, first]);
  });

  it('when a page ends at a post that the viewer may not see, its cursor shows neither its id nor its time', async () => {
    const viewer = await server.signUp('reader');
    const hidden = await server.signUp('unseen');
    const belt = { category: 'Accessories', subcategory: 'Belts', color: 'Olive' };
    const [own = ''] = await addItems(viewer, [belt]);
    const last = await postWith(author, belt);
    const postIds = [];
    for (let count = 0; count < 4; count += 1) postIds.push(await postWith(hidden, belt));
    await server.call(
      profileChangeCalls.updateProfile,
      { userID: hidden.email, postPrivacy: 'private' },
      hidden.token,
    );
    const { found, next } = await similarTo(viewer, own, { limit: 1 });
    expect(found).toEqual([]);
    expect(next).toEqual(expect.any(String));
    for (const postId of postIds) expect(next).not.toContain(postId);
    expect(next).not.toContain(String(server.clock.now.getTime()).slice(0, 6));
    expect((await similarTo(viewer, own, { limit: 1, after: next })).ids).toEqual([last]);
  });

  it('when a cursor was not issued by the server, the page is empty', async () => {
    const viewer = await server.signUp('guesser');
    const [own = ''] = await addItems(viewer, [hat]);
    await postWith(author, hat);
    const after = `${server.clock.now.getTime() + 1000}_p`;
    expect(await similarTo(viewer, own, { after })).toMatchObject({ found: [], next: null });
  });

  it('follow changes of the posted item and of the own one', async () => {
    const viewer = await server.signUp('changer');
    const tie = { category: 'Accessories', subcategory: 'Ties', color: 'Purple' };
    const [own = ''] = await addItems(viewer, [tie]);
    const { itemIDs, postId } = await postOf(author, [{ ...tie, color: 'Red' }]);
    const change = (person: TestUser, id: string, color: string) =>
      server.call(
        itemBatchCalls.updateItems,
        { email: person.email, itemIds: [id], changes: { color } },
        person.token,
      );
    expect((await similarTo(viewer, own)).ids).toEqual([]);
    await change(author, itemIDs[0] ?? '', 'Purple');
    expect((await similarTo(viewer, own)).ids).toEqual([postId]);
    await change(viewer, own, 'Green');
    expect((await similarTo(viewer, own)).ids).toEqual([]);
  });

  it('are not found for an item without a type or a colour', async () => {
    const viewer = await server.signUp('unsure');
    const ids = await addItems(viewer, [
      { ...sweater, color: '' },
      { ...sweater, category: 'Accessories', subcategory: '' },
    ]);
    for (const id of ids) expect((await similarTo(viewer, id)).found).toEqual([]);
  });

  it('are refused for an item of another person', async () => {
    const viewer = await server.signUp('curious');
    const [theirs = ''] = await addItems(author, [hat]);
    const { status, body } = await server.call(matchCalls.getPostsLikeItem, { itemId: theirs }, viewer.token);
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('are found with the index, and no other rows of posts are read', async () => {
    const { db } = server.services;
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute<Record<string, string>>(sql`explain
        select post_id from post_items where garment_type = 'Hats' and garment_color = 'gold'
        order by posted_at desc nulls last, post_id desc nulls last limit 12`);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('post_items_garment_index');
    expect(plan).not.toContain('Sort');
  });
});
