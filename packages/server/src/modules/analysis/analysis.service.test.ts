import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { processUpload } from '../../images/process.ts';
import { plainJpeg } from '../../images/testing/files.ts';
import { upload } from '../../testing/content.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { createEvaluation } from './analysis.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

const services = (analyze: () => Promise<never[]>) => ({ ...server.services, analyzer: { analyze } });

it('gives up on an analysis that never ends, and goes on with the next', async () => {
  const answers = [new Promise<never>(() => {}), new Promise<never>(() => {}), Promise.resolve([])];
  const evaluate = createEvaluation(
    services(() => answers.shift() ?? Promise.resolve([])),
    20,
  );
  const photo = upload(await plainJpeg());
  await expect(evaluate(photo, 'u_1')).rejects.toMatchObject({ code: 'analysis.failed' });
  await expect(evaluate(photo, 'u_1')).rejects.toMatchObject({ code: 'analysis.failed' });
  expect(await evaluate(photo, 'u_1')).toEqual([]);
});

it('runs no more than two analyses at a time', async () => {
  let running = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const evaluate = createEvaluation(
    services(async () => {
      running++;
      await gate;
      return [];
    }),
  );
  const jpeg = await plainJpeg();
  const evaluations = Array.from({ length: 6 }, () => evaluate(upload(jpeg), 'u_1'));
  // Decoding is first come, first served: once these are done, so are the six before them.
  await Promise.all([processUpload(jpeg), processUpload(jpeg)]);
  await vi.waitFor(() => expect(running).toBe(2));
  release();
  await Promise.all(evaluations);
  expect(running).toBe(6);
});
