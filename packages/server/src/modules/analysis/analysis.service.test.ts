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

it('when an analysis times out, it throws analysis.failed and the next one starts', async () => {
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

it('at most two analyses run concurrently', async () => {
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
  // Decoding is first in, first out: when these two are done, the six before them are decoded.
  await Promise.all([processUpload(jpeg), processUpload(jpeg)]);
  await vi.waitFor(() => expect(running).toBe(2));
  release();
  await Promise.all(evaluations);
  expect(running).toBe(6);
});
