import type { RequestOf } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { outfitCalls } from '@aura/api-client/contract/outfits';
import { wearCalls } from '@aura/api-client/contract/wears';
import { addDays } from '@aura/domain/rules/days';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addItem } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser, testNow } from '../../testing/server.ts';

let server: TestServer;
let mira: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
});
afterAll(() => server.close());

const today = testNow.toISOString().slice(0, 10);
const after = (days: number) => addDays(today, days);

async function newOutfit() {
  const { id: itemId } = await addItem(server, mira);
  const layer = { itemId, x: 50, y: 50, scale: 40, rotation: 0, mirrored: false, locked: false };
  const facts = { name: 'Sunday market', occasions: [], layers: [layer] };
  const { body } = await server.call(outfitCalls.addOutfit, facts, mira.token);
  const log = async (date: string, wear: Partial<RequestOf<typeof wearCalls.addWear>> = {}) => {
    const request = { date, itemIds: [itemId], outfitId: body.outfit.id, ...wear };
    const answer = await server.call(wearCalls.addWear, request, mira.token);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  return { outfit: body.outfit, itemId, log };
}

/** How often an outfit was worn, as the list and the outfit itself say. */
async function wearsOf(id: string) {
  const list = (await server.call(outfitCalls.getOutfits, {}, mira.token)).body.outfits;
  const one = (await server.call(outfitCalls.getOutfit, { id }, mira.token)).body.outfit;
  const facts = [list.find((listed) => listed.id === id), one].map(
    (shown) => shown && { wears: shown.wears, lastWorn: shown.lastWorn, plannedDays: shown.plannedDays },
  );
  expect(facts[0]).toEqual(facts[1]);
  return facts[1];
}

it('an outfit has its days, the last one, and its plans, which the answers to changes contain', async () => {
  const { outfit, log } = await newOutfit();
  expect(outfit).toMatchObject({ wears: 0, lastWorn: null, plannedDays: [] });
  await log(after(-3));
  const { wear } = await log(today);
  const planned = await log(after(4), { planned: true });
  const facts = { wears: 2, lastWorn: today, plannedDays: [after(4)] };
  expect(planned.outfit).toEqual({ id: outfit.id, ...facts });
  expect(await wearsOf(outfit.id)).toEqual(facts);
  const { body } = await server.call(wearCalls.deleteWear, { id: wear.id }, mira.token);
  expect(body.outfit).toEqual({ id: outfit.id, ...facts, wears: 1, lastWorn: after(-3) });
  expect(await wearsOf(outfit.id)).toEqual({ ...facts, wears: 1, lastWorn: after(-3) });
});

it('a plan becomes a day when it is logged, and only the next plans are answered', async () => {
  const { outfit, log } = await newOutfit();
  for (const days of [9, 0, 2, 5]) await log(after(days), { planned: true });
  expect(await wearsOf(outfit.id)).toEqual({
    wears: 0,
    lastWorn: null,
    plannedDays: [today, after(2), after(5)],
  });
  await log(today);
  expect(await wearsOf(outfit.id)).toEqual({
    wears: 1,
    lastWorn: today,
    plannedDays: [after(2), after(5), after(9)],
  });
});

it('a day on which its garments were worn without it does not count', async () => {
  const { outfit, itemId, log } = await newOutfit();
  const { outfit: counted } = await log(today, { outfitId: undefined });
  expect(counted).toBeNull();
  expect((await wearsOf(outfit.id))?.wears).toBe(0);
  await log(after(-1));
  await server.call(calls.deleteItem, { itemId, email: mira.email }, mira.token);
  expect((await wearsOf(outfit.id))?.wears).toBe(0);
});

it('an outfit that is changed keeps its days', async () => {
  const { outfit, log } = await newOutfit();
  await log(after(-1));
  const change = { id: outfit.id, version: 1, name: 'Monday', occasions: [], layers: [] };
  const { body } = await server.call(outfitCalls.updateOutfit, change, mira.token);
  expect(body.outfit).toMatchObject({ name: 'Monday', wears: 1, lastWorn: after(-1) });
});
