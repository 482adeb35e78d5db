import { analysisCalls } from '@aura/api-client/contract/analysis';
import { itemCalls } from '@aura/api-client/contract/items';
import { postEditCalls } from '@aura/api-client/contract/post-edits';
import { wishlistCalls } from '@aura/api-client/contract/wishlist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DetectedGarment, ImageAnalyzer } from '../../analysis/analyzer.ts';
import { foreignFiles, plainJpeg } from '../../images/testing/files.ts';
import { sweep } from '../../sweep/sweep.ts';
import { postRequest, upload } from '../../testing/content.ts';
import { fakeToken, startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

const navyTop: DetectedGarment = {
  category: 'Tops',
  subcategory: '',
  brand: '',
  description: 'Navy top',
  color: 'Navy',
  material: '',
  style: '',
  confidence: 0.8,
  box: null,
};
const { box: _, ...navyFacts } = navyTop;
const noImages = { image: null, imageMeta: null, cutout: null, cutoutMeta: null };

/** Each test sets its result. */
const analyzer = { analyze: (() => Promise.resolve([navyTop])) as ImageAnalyzer['analyze'] };

let server: TestServer;
let mira: TestUser;
let noor: TestUser;
beforeAll(async () => {
  server = await startTestServer({
    services: { analyzer: { analyze: (jpeg, signal) => analyzer.analyze(jpeg, signal) } },
  });
  mira = await server.signUp('mira');
  noor = await server.signUp('noor');
}, 60_000);
afterAll(() => server.close());

const evaluate = async (bytes: Uint8Array, token?: string) =>
  server.call(analysisCalls.evaluateImage, { file: upload(bytes) }, token);
const wardrobeOf = async ({ email, token }: TestUser) =>
  (await server.call(itemCalls.getAllUserItems, { userID: email }, token)).body.items;

describe('evaluateImage', () => {
  it('stores the detected garments as items of the user', async () => {
    analyzer.analyze = () => Promise.resolve([navyTop]);
    const { status, body } = await evaluate(await plainJpeg(), mira.token);
    const { id: _id, ...facts } = body.items[0] ?? {};
    expect([status, facts]).toEqual([200, { ...navyFacts, ...noImages }]);
    const id = body.items[0]?.id ?? '';
    const item = await server.call(itemCalls.getItem, { id }, mira.token);
    expect(item.body.item).toMatchObject({
      description: 'Navy top',
      color: 'Navy',
      image: null,
      isOwner: true,
    });
  });

  it('detected items are not part of the wardrobe, even when a post links them', async () => {
    const { body } = await evaluate(await plainJpeg(), mira.token);
    const id = body.items[0]?.id ?? '';
    const ids = async () => (await wardrobeOf(mira)).map((item) => item.id);
    expect(await ids()).not.toContain(id);
    await server.call(postEditCalls.addPost, await postRequest(mira, { itemIDs: [id] }), mira.token);
    expect(await ids()).not.toContain(id);
  });

  it('detected items are hidden from other users until a post links them', async () => {
    analyzer.analyze = () => Promise.resolve([navyTop]);
    const { body } = await evaluate(await plainJpeg(), mira.token);
    const id = body.items[0]?.id ?? '';
    const seen = async () => [
      (await server.call(itemCalls.getItem, { id }, mira.token)).status,
      (await server.call(itemCalls.getItem, { id }, noor.token)).status,
      (await server.call(itemCalls.getItem, { id })).status,
      (await server.call(itemCalls.addItemLike, { userID: noor.email, itemID: id }, noor.token)).status,
      (await server.call(wishlistCalls.addFavorite, { email: noor.email, itemID: id }, noor.token)).status,
    ];
    expect(await seen()).toEqual([200, 404, 404, 404, 404]);
    await server.call(postEditCalls.addPost, await postRequest(mira, { itemIDs: [id] }), mira.token);
    expect(await seen()).toEqual([200, 200, 200, 200, 200]);
  });

  it('when no post links a detected item for 24 hours, the sweep deletes it', async () => {
    const { body } = await evaluate(await plainJpeg(), noor.token);
    const id = body.items[0]?.id ?? '';
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 25 * 3_600_000);
    await sweep(server.services);
    server.clock.now = before;
    expect((await server.call(itemCalls.getItem, { id }, noor.token)).status).toBe(404);
  });

  it('when nothing is detected, answers an empty list', async () => {
    analyzer.analyze = () => Promise.resolve([]);
    expect((await evaluate(await plainJpeg(), mira.token)).body).toEqual({ success: true, items: [] });
  });

  it('passes the re-encoded image to the analyzer, not the upload', async () => {
    const seen: Buffer[] = [];
    analyzer.analyze = (jpeg) => {
      seen.push(jpeg);
      return Promise.resolve([]);
    };
    const sent = await plainJpeg(90, 60);
    await evaluate(sent, mira.token);
    expect(seen[0]?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(seen[0]?.equals(sent)).toBe(false);
  });

  it('when the analysis fails, answers 503 without the cause', async () => {
    analyzer.analyze = () => Promise.reject(new Error('model exploded at 10.0.0.7'));
    const { status, body } = await evaluate(await plainJpeg(), mira.token);
    expect([status, body]).toEqual([
      503,
      { success: false, error: 'The service is not available right now.', code: 'UNAVAILABLE' },
    ]);
  });

  it('when the file is not an image, answers 415 without calling the analyzer', async () => {
    analyzer.analyze = () => Promise.reject(new Error('must not be called'));
    for (const [name, bytes] of Object.entries(foreignFiles)) {
      expect((await evaluate(bytes, mira.token)).status, name).toBe(415);
    }
  });

  it('without a token answers 401, and without a profile 404', async () => {
    expect((await evaluate(await plainJpeg())).status).toBe(401);
    const stranger = fakeToken({ uid: 'uid-stranger', email: 'stranger@example.com' });
    expect((await evaluate(await plainJpeg(), stranger)).status).toBe(404);
  });
});
