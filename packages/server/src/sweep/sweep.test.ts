import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { unknownItemFacts } from '@aura/domain/item-facts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idempotencyKeys, rateWindows } from '../db/bookkeeping-schema.ts';
import { newId } from '../db/ids.ts';
import { items, users } from '../db/schema.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { sweep } from './sweep.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

const hourMs = 3_600_000;

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.services.storage.list()) keys.push(key);
  return keys;
}

it('the sweep deletes detected items that were not posted within a day, and no others', async () => {
  await server.signUp('mira');
  const [owner] = await server.services.db.select().from(users);
  const facts = { ...unknownItemFacts, ownerId: owner?.id ?? '', name: 'x', category: 'Tops' } as const;
  const at = (hours: number) => new Date(server.clock.now.getTime() - hours * hourMs);
  await server.services.db.insert(items).values([
    { ...facts, id: 'old-found', source: 'detected', createdAt: at(25) },
    { ...facts, id: 'old-posted', source: 'detected', posted: true, createdAt: at(25) },
    { ...facts, id: 'new-found', source: 'detected', createdAt: at(23) },
    { ...facts, id: 'old-own', source: 'wardrobe', createdAt: at(25) },
  ]);
  await sweep(server.services);
  const left = await server.services.db.select({ id: items.id }).from(items).orderBy(items.id);
  expect(left.map(({ id }) => id)).toEqual(['new-found', 'old-own', 'old-posted']);
});

it('the sweep deletes old objects without an image, but not recent ones', async () => {
  const { storage, images, clock } = server.services;
  const [owner] = await server.services.db.select().from(users);
  const jpeg = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer();
  const referenced = await images.withStored([new Blob([new Uint8Array(jpeg)])], async ([image]) => {
    if (!image) throw new Error('no image');
    await images.insert(server.services.db, owner?.id ?? '', 'item', image);
    return image.key;
  });
  const orphan = `aa/${newId('image')}`;
  const fresh = `bb/${newId('image')}`;
  for (const key of [orphan, fresh]) await storage.put(`${key}/original.jpg`, new Uint8Array(jpeg));
  const age = (key: string, hours: number) => {
    const then = new Date(clock().getTime() - hours * hourMs);
    return utimes(join(server.dataDir, 'pictures', key, 'original.jpg'), then, then);
  };
  await age(referenced, 2);
  await age(orphan, 2);
  await age(fresh, 0.5);
  await sweep(server.services);
  expect((await storedKeys()).sort()).toEqual([`${referenced}/original.jpg`, `${fresh}/original.jpg`].sort());
});

it('the sweep deletes idempotency keys after 30 days', async () => {
  const row = { uid: 'u', call: 'addPost', fingerprint: '' };
  const daysAgo = (days: number) => new Date(server.clock.now.getTime() - days * 24 * hourMs);
  await server.services.db.insert(idempotencyKeys).values([
    { ...row, key: 'old', createdAt: daysAgo(31) },
    { ...row, key: 'new', createdAt: daysAgo(29) },
  ]);
  await sweep(server.services);
  const left = await server.services.db.select({ key: idempotencyKeys.key }).from(idempotencyKeys);
  expect(left).toEqual([{ key: 'new' }]);
});

it('the sweep runs VACUUM, so that updates reuse space', async () => {
  const { db } = server.services;
  // The size of a table also depends on snapshots of other work, such as autovacuum.
  const vacuums = async () => {
    const { rows } = await db.execute<{ count: string }>(
      sql`select vacuum_count as count from pg_stat_user_tables where relname = 'idempotency_keys'`,
    );
    return Number(rows[0]?.count);
  };
  const before = await vacuums();
  await sweep(server.services);
  expect(await vacuums()).toBe(before + 1);
});

it('the sweep deletes more rows than fit into one batch, and none when it is stopped', async () => {
  const { db } = server.services;
  await db.execute(sql`truncate idempotency_keys, items cascade`);
  const [owner] = await db.select().from(users);
  await db.execute(sql`insert into idempotency_keys (uid, call, key, fingerprint, created_at)
    select 'u', 'c', n::text, '', '2020-01-01' from generate_series(1, 1200) as n`);
  await db.execute(sql`insert into items (id, owner_id, name, category, subcategory, brand, size, color, material, style,
      source, created_at)
    select 'i' || n, ${owner?.id}, '', '', '', '', '', '', '', '', 'detected', '2020-01-01'
    from generate_series(1, 1200) as n`);
  await db.execute(sql`insert into rate_windows (key, count, ends_at)
    select n::text, 1, '2020-01-01' from generate_series(1, 1200) as n`);
  const counts = async () => [
    await db.$count(idempotencyKeys),
    await db.$count(items),
    await db.$count(rateWindows),
  ];
  await sweep(server.services, AbortSignal.abort());
  expect(await counts()).toEqual([1200, 1200, 1200]);
  await sweep(server.services);
  expect(await counts()).toEqual([0, 0, 0]);
});
