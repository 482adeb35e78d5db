import type { RequestOf } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { outfitCalls } from '@aura/api-client/contract/outfits';
import { wearCalls } from '@aura/api-client/contract/wears';
import { wearsPerDayMaxCount } from '@aura/domain/limits/wears';
import { wearProblems } from '@aura/domain/refusals';
import { addDays } from '@aura/domain/rules/days';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addItem, sharePost } from '../../testing/content.ts';
import { fakeToken, startTestServer, type TestServer, type TestUser, testNow } from '../../testing/server.ts';

let server: TestServer;
let mira: TestUser;
let noa: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
  noa = await server.signUp('noa');
});
afterAll(() => server.close());

const today = testNow.toISOString().slice(0, 10);
const yesterday = addDays(today, -1);
const nextWeek = addDays(today, 7);

const send = (wear: RequestOf<typeof wearCalls.addWear>, person = mira, headers = {}) =>
  server.call(wearCalls.addWear, wear, person.token, headers);

async function log(wear: RequestOf<typeof wearCalls.addWear>, person = mira) {
  const { status, body } = await send(wear, person);
  expect(status).toBe(200);
  return body;
}

const newItem = async (person = mira) => (await addItem(server, person)).id;

async function newOutfit(itemIds: readonly string[], person = mira) {
  const place = { x: 50, y: 50, scale: 40, rotation: 0, mirrored: false, locked: false };
  const layers = itemIds.map((itemId) => ({ itemId, ...place }));
  const facts = { name: 'Sunday market', occasions: [], layers };
  return (await server.call(outfitCalls.addOutfit, facts, person.token)).body.outfit;
}

async function worn(itemId: string, person = mira) {
  const { wears, lastWorn } = (await server.call(calls.getItem, { id: itemId }, person.token)).body.item;
  return { wears, lastWorn };
}

async function wearsOf(person: TestUser, from = addDays(today, -200), to = addDays(today, 100)) {
  const { status, body } = await server.call(wearCalls.getWears, { from, to }, person.token);
  expect(status).toBe(200);
  return body.wears;
}

it('when an outfit is logged, its day shows it, and its garments count', async () => {
  const itemIds = [await newItem(), await newItem()];
  const outfit = await newOutfit(itemIds);
  const { added, wear, items, outfits } = await log({ date: today, itemIds, outfitId: outfit.id });
  expect(added).toBe(true);
  expect(wear).toMatchObject({ date: today, planned: false, itemIds, outfitId: outfit.id });
  expect(outfits).toMatchObject([{ id: outfit.id, name: 'Sunday market', layers: [{}, {}] }]);
  expect(items.map(({ wears, lastWorn }) => [wears, lastWorn])).toEqual([
    [1, today],
    [1, today],
  ]);
  expect(await worn(itemIds[1] ?? '')).toEqual({ wears: 1, lastWorn: today });
  expect(await wearsOf(mira, today, today)).toContainEqual(wear);
});

it('several wears of a day count once, and a day that is deleted counts no more', async () => {
  const id = await newItem();
  const outfit = await newOutfit([id]);
  const first = await log({ date: today, itemIds: [id] });
  const second = await log({ date: today, itemIds: [id], outfitId: outfit.id });
  await log({ date: yesterday, itemIds: [id], outfitId: outfit.id });
  const range = { from: yesterday, to: today };
  const { body } = await server.call(wearCalls.getWears, range, mira.token);
  expect(body.outfits.filter((one) => one.id === outfit.id)).toHaveLength(1);
  expect(await worn(id)).toEqual({ wears: 2, lastWorn: today });
  for (const { wear } of [first, second]) {
    await server.call(wearCalls.deleteWear, { id: wear.id }, mira.token);
  }
  expect(await worn(id)).toEqual({ wears: 1, lastWorn: yesterday });
});

it('when the same is logged several times at once, it is one wear of the day', async () => {
  const itemIds = [await newItem(), await newItem()];
  const answers = await Promise.all([
    log({ date: yesterday, itemIds }),
    log({ date: yesterday, itemIds: [...itemIds].reverse() }),
    log({ date: yesterday, itemIds }),
  ]);
  expect(new Set(answers.map(({ wear }) => wear.id)).size).toBe(1);
  expect(answers.filter(({ added }) => added)).toHaveLength(1);
});

it('when different outfits with the same garment are logged at once, both days count', async () => {
  const id = await newItem();
  await Promise.all([log({ date: today, itemIds: [id] }), log({ date: yesterday, itemIds: [id] })]);
  expect((await worn(id)).wears).toBe(2);
});

it('a plan does not count until it is logged, then with the garments that were worn', async () => {
  const coat = await newItem();
  const hat = await newItem();
  const outfit = await newOutfit([coat, hat]);
  const plan = await log({ date: today, itemIds: [coat, hat], outfitId: outfit.id, planned: true });
  expect(plan).toMatchObject({ wasPlanned: false, wear: { planned: true } });
  expect(await worn(coat)).toEqual({ wears: 0, lastWorn: null });
  const done = await log({ date: today, itemIds: [coat], outfitId: outfit.id });
  const wear = { id: plan.wear.id, planned: false, itemIds: [coat] };
  expect(done).toMatchObject({ added: true, wasPlanned: true, wear });
  expect([(await worn(coat)).wears, (await worn(hat)).wears]).toEqual([1, 0]);
  const again = await log({ date: today, itemIds: [coat], outfitId: outfit.id, planned: true });
  expect(again).toMatchObject({ added: false, wasPlanned: false, wear: { planned: false } });
});

it('when a garment is deleted, its wears keep the others, and a wear of it alone is deleted', async () => {
  const coat = await newItem(noa);
  const hat = await newItem(noa);
  const scarf = await newItem(noa);
  const both = await log({ date: today, itemIds: [coat, hat] }, noa);
  await log({ date: yesterday, itemIds: [coat] }, noa);
  const emptyWears = async () =>
    (
      await server.services.db.execute(
        sql`select id from wears where not exists (select 1 from wear_items where wear_id = wears.id)`,
      )
    ).rows;
  await log({ date: yesterday, itemIds: [hat, scarf] }, noa);
  await server.call(calls.deleteItem, { itemId: coat, email: noa.email }, noa.token);
  expect((await wearsOf(noa)).map(({ itemIds }) => itemIds)).toEqual([[hat, scarf], [hat]]);
  expect(await emptyWears()).toEqual([]);
  const batch = { email: noa.email, itemIds: [hat, scarf] };
  await server.call(calls.deleteItems, batch, noa.token);
  expect(await wearsOf(noa)).toEqual([]);
  expect(await emptyWears()).toEqual([]);
  expect((await server.call(wearCalls.deleteWear, { id: both.wear.id }, noa.token)).status).toBe(404);
});

it('when an outfit or a post is deleted, its wear stays without it', async () => {
  const itemIds = [await newItem()];
  const outfit = await newOutfit(itemIds);
  const post = await sharePost(server, mira);
  const day = addDays(today, -5);
  const { wear } = await log({ date: day, itemIds, outfitId: outfit.id, postId: post.id });
  expect(wear.postId).toBe(post.id);
  await server.call(outfitCalls.deleteOutfit, { id: outfit.id }, mira.token);
  await server.call(calls.deletePost, { postId: post.id, userID: mira.email }, mira.token);
  expect(await wearsOf(mira, day, day)).toEqual([{ ...wear, outfitId: null, postId: null }]);
});

it('when a request is repeated with its key, its answer is the first one', async () => {
  const itemIds = [await newItem()];
  const key = { 'idempotency-key': 'wear-key' };
  const wear = { date: addDays(today, -6), itemIds };
  const answers = [await send(wear, mira, key), await send(wear, mira, key)];
  expect(answers.map(({ body }) => body.added)).toEqual([true, true]);
  expect(await wearsOf(mira, wear.date, wear.date)).toHaveLength(1);
});

it('each change is published for the other tabs of its owner', async () => {
  const id = await newItem();
  const published: unknown[] = [];
  server.services.changes.listen((changes) => published.push(...(changes ?? []).map(({ change }) => change)));
  const { wear } = await log({ date: today, itemIds: [id] });
  await server.call(wearCalls.deleteWear, { id: wear.id }, mira.token);
  const change = { type: 'items', userId: expect.any(String) };
  expect(published).toEqual([change, change]);
});

describe('refused:', () => {
  it.each([
    ['a day that has not come', { date: nextWeek }, 400, wearProblems.inFuture],
    ['a plan of a past day', { date: addDays(today, -3), planned: true }, 400, wearProblems.planInPast],
    ['a plan in two years', { date: addDays(today, 730), planned: true }, 400, wearProblems.planTooFar],
    ['a date that does not exist', { date: '2026-02-30' }, 400, 'date'],
    ['a date of the last century', { date: '1999-12-31' }, 400, 'date'],
    ['an outfit that does not exist', { outfitId: 'gone' }, 404, wearProblems.outfitMissing],
    ['a post that does not exist', { postId: 'gone' }, 404, wearProblems.postMissing],
    ['31 garments', { itemIds: Array.from({ length: 31 }, (_, n) => `i${n}`) }, 400, 'at most 30 garments'],
    ['no garments', { itemIds: [] }, 400, 'itemIds'],
  ])('%s', async (_, fields, status, error) => {
    const answer = await send({ date: today, itemIds: [await newItem()], ...fields });
    expect(answer.status).toBe(status);
    expect(answer.body.error).toContain(error);
  });

  it('garments, outfits and posts of others, and deleted garments', async () => {
    const own = await newItem();
    const others = await newItem(noa);
    const theirs = [
      { itemIds: [own, others] },
      { itemIds: [own], outfitId: (await newOutfit([others], noa)).id },
      { itemIds: [own], postId: (await sharePost(server, noa)).id },
    ];
    for (const wear of theirs) expect((await send({ date: today, ...wear })).status).toBe(404);
    await server.call(calls.deleteItem, { itemId: own, email: mira.email }, mira.token);
    const { status, body } = await send({ date: today, itemIds: [own] });
    expect([status, body.error]).toEqual([404, wearProblems.itemMissing]);
  });

  it('the wear of another person, which is as one that does not exist', async () => {
    const { wear } = await log({ date: today, itemIds: [await newItem()] });
    expect((await server.call(wearCalls.deleteWear, { id: wear.id }, noa.token)).status).toBe(404);
    expect(await wearsOf(mira, today, today)).toContainEqual(wear);
  });

  it('a range of ten years', async () => {
    const range = { from: '2016-11-20', to: today };
    const { status, body } = await server.call(wearCalls.getWears, range, mira.token);
    expect([status, body.error]).toEqual([400, expect.stringContaining('at most 400 days')]);
  });

  it('more than the most wears of a day', async () => {
    const max = await server.signUp('max');
    const itemIds = [await newItem(max)];
    const { rows } = await server.services.db.execute<{ id: string }>(
      sql`select id from users where uid = ${max.uid}`,
    );
    await server.services.db.execute(sql`with added as (insert into wears (id, owner_id, date, planned)
        select 'max' || n, ${rows[0]?.id}, ${today}::date, true from generate_series(1, ${wearsPerDayMaxCount}::int) as n
        returning id)
      insert into wear_items (wear_id, item_id, position)
      select id, ${await newItem(max)}, 0 from added`);
    const { status, body } = await send({ date: today, itemIds }, max);
    expect([status, body.error]).toEqual([400, wearProblems.tooMany]);
  });
});

it('other people do not see how often a garment was worn', async () => {
  const id = await newItem();
  await log({ date: today, itemIds: [id] });
  expect(await worn(id, noa)).toEqual({ wears: undefined, lastWorn: undefined });
});

it('when the user has no profile, there are no wears', async () => {
  const token = fakeToken({ uid: 'uid-bare', email: 'bare@example.com' });
  const { body } = await server.call(wearCalls.getWears, { from: today, to: today }, token);
  expect(body).toEqual({ success: true, wears: [], outfits: [] });
});
