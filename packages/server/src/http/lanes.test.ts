import { setImmediate } from 'node:timers/promises';
import { calls } from '@aura/api-client/contract/calls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainJpeg } from '../images/testing/files.ts';
import { upload } from '../testing/content.ts';
import { startTestServer, type TestServer, type TestUser, testNow } from '../testing/server.ts';
import { createLane, createLanes, laneOf } from './lanes.ts';

/** Work that ends when the test says so. */
function slowWork() {
  let finish: (answer: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const work = vi.fn(() => ended);
  return { work, finish: () => finish('done') };
}

const outcomeOf = (promise: Promise<string>) => promise.catch((error: { code: string }) => error.code);

const waits = { shortQueue: 0, burstWaitMs: 800, maxWaitMs: 300 };

describe('a lane', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('runs as many requests as it may, lets others wait in order, and refuses the rest at once', async () => {
    const lane = createLane({ concurrent: 1, waiting: 1, ...waits });
    const first = slowWork();
    const second = slowWork();
    const third = slowWork();
    const answers = [first, second].map(({ work }) => outcomeOf(lane(work)));
    expect(await outcomeOf(lane(third.work))).toBe('queue.full');
    expect(second.work).not.toHaveBeenCalled();
    first.finish();
    second.finish();
    expect(await Promise.all(answers)).toEqual(['done', 'done']);
    third.finish();
    expect(await outcomeOf(lane(third.work))).toBe('done');
  });

  it('refuses a request that has waited too long, and never runs it', async () => {
    const lane = createLane({ concurrent: 1, waiting: 1, ...waits });
    const first = slowWork();
    const second = slowWork();
    const third = slowWork();
    const answers = [first, second].map(({ work }) => outcomeOf(lane(work)));
    while (first.work.mock.calls.length === 0) await setImmediate();
    await vi.advanceTimersByTimeAsync(waits.burstWaitMs);
    expect(await answers[1]).toBe('UNAVAILABLE');
    first.finish();
    third.finish();
    expect(await answers[0]).toBe('done');
    expect(await outcomeOf(lane(third.work))).toBe('done');
    expect(second.work).not.toHaveBeenCalled();
  });

  it('refuses sooner when it has not been idle for half a second', async () => {
    const lane = createLane({ concurrent: 1, waiting: 2, ...waits });
    const first = slowWork();
    const early = slowWork();
    const late = slowWork();
    const running = lane(first.work);
    while (first.work.mock.calls.length === 0) await setImmediate();
    await vi.advanceTimersByTimeAsync(499);
    const patient = vi.fn();
    const impatient = vi.fn();
    void lane(early.work).catch(patient);
    await vi.advanceTimersByTimeAsync(1);
    void lane(late.work).catch(impatient);
    await vi.advanceTimersByTimeAsync(waits.maxWaitMs);
    expect([patient.mock.calls.length, impatient.mock.calls.length]).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(waits.burstWaitMs - waits.maxWaitMs);
    expect(patient).toHaveBeenCalled();
    first.finish();
    expect(await running).toBe('done');
  });

  it('works off a short queue for up to 5 seconds', async () => {
    const lane = createLane({ concurrent: 1, waiting: 2, ...waits, shortQueue: 2 });
    const first = slowWork();
    const second = slowWork();
    const third = slowWork();
    const answers = [first, second, third].map(({ work }) => outcomeOf(lane(work)));
    while (first.work.mock.calls.length === 0) await setImmediate();
    await vi.advanceTimersByTimeAsync(4_999);
    first.finish();
    while (second.work.mock.calls.length === 0) await setImmediate();
    await vi.advanceTimersByTimeAsync(1);
    expect(await answers[2]).toBe('UNAVAILABLE');
    second.finish();
    expect(await Promise.all(answers)).toEqual(['done', 'done', 'UNAVAILABLE']);
  });

  it('refuses in a short queue as in others once the load has lasted for 5 seconds', async () => {
    const lane = createLane({ concurrent: 1, waiting: 2, ...waits, shortQueue: 2 });
    const first = slowWork();
    const second = slowWork();
    const running = lane(first.work);
    while (first.work.mock.calls.length === 0) await setImmediate();
    await vi.advanceTimersByTimeAsync(5_000);
    const late = outcomeOf(lane(second.work));
    await vi.advanceTimersByTimeAsync(waits.maxWaitMs);
    first.finish();
    second.finish();
    expect([await running, await late]).toEqual(['done', 'UNAVAILABLE']);
  });

  it('continues after work that fails', async () => {
    const lane = createLane({ concurrent: 1, waiting: 0, ...waits });
    await expect(lane(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await lane(() => Promise.resolve('done'))).toBe('done');
  });
});

it.each([
  ['getPosts', 'api'],
  ['addComment', 'api'],
  ['getPostImage', 'image'],
  ['addPost', 'upload'],
  ['evaluateImage', 'upload'],
  ['importItem', 'upload'],
] as const)('%s is processed in the lane %s', (name, lane) => {
  expect(laneOf(calls[name])).toBe(lane);
});

describe('a server with one place and one waiting request', () => {
  let server: TestServer;
  let mira: TestUser;
  const analysis = slowWork();
  beforeAll(async () => {
    const lanes = createLanes(
      { databaseUrl: null },
      { api: { concurrent: 1, waiting: 1, shortQueue: 1, burstWaitMs: 60_000, maxWaitMs: 60_000 } },
    );
    const analyze = async () => {
      await analysis.work();
      return [];
    };
    server = await startTestServer({ services: { lanes, analyzer: { analyze } } });
    mira = await server.signUp('mira');
  });
  afterAll(() => server.close());

  const readFeed = () => server.call(calls.getPosts, {}, mira.token);

  it('answers 503 with Retry-After at once while both are taken, and works again afterwards', async () => {
    const verification = slowWork();
    const identity = {
      uid: mira.uid,
      email: mira.email,
      emailVerified: true,
      hasModeratorClaim: false,
      authTime: testNow,
    };
    const verify = vi.spyOn(server.services.identity, 'verify').mockImplementation(async () => {
      await verification.work();
      return identity;
    });
    const accepted = [readFeed(), readFeed()];
    const refused = await readFeed();
    expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(refused.headers.get('retry-after')).toBe('5');
    verification.finish();
    expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await readFeed()).status).toBe(200);
    verify.mockRestore();
  });

  it('answers others while a body stalls', async () => {
    let cut: () => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        cut = () => controller.error(new Error('cut off'));
      },
    });
    const contentType = 'application/x-www-form-urlencoded';
    const headers = { authorization: `Bearer ${mira.token}`, 'content-type': contentType };
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half', headers };
    const stalled = Promise.resolve(server.app.request('/api/aura/addComment', init));
    expect((await readFeed()).status).toBe(200);
    cut();
    expect((await stalled).status).toBe(400);
  });

  it('answers others while a photo is analyzed', async () => {
    const analyzed = server.call(calls.evaluateImage, { file: upload(await plainJpeg()) }, mira.token);
    await vi.waitFor(() => expect(analysis.work).toHaveBeenCalled());
    expect((await readFeed()).status).toBe(200);
    analysis.finish();
    expect((await analyzed).status).toBe(200);
  });
});
