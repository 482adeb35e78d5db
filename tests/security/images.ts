import { equal, ok } from 'node:assert/strict';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { encodeRequest } from '@aura/api-client/contract/encode';
import sharp from 'sharp';
import { readPages, repeat } from '../../bench/load.ts';
import { quantile } from '../../bench/measure.ts';
import { apiRoot } from '../../packages/server/src/http/handle.ts';
import {
  foreignFiles,
  jpegWithHeader,
  jpegWithHugeHeader,
  plainJpeg,
  pngBomb,
} from '../../packages/server/src/images/testing/files.ts';
import { shareImage, signUpTestUser } from '../../packages/server/src/testing/child-client.ts';
import { createFixtures, createRequests } from '../../packages/server/src/testing/every-call.ts';
import { supportsPeakMemory, trackPeakMemory } from '../../packages/server/src/testing/memory.ts';
import type { Check } from './support/check.ts';
import { everyCall, uniqueName } from './support/client.ts';
import type { Target } from './support/harness.ts';

/** Checks 20 and 25: images and bodies that are small and become large. */

const load = { readers: 8, measuredMs: 5_000 };
const maxRatio = 3;
const maxGrowthMegabytes = 200;
/** Including the first large photos. */
const maxWholeMegabytes = 300;
const maxRefusalMs = 50;
/** The differences of times below are those of a busy machine. */
const leastP99Ms = 100;

/** The median time of a refused upload, in milliseconds. */
async function refusalTime({ server }: Target, bytes: Buffer, expected: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) {
    const start = performance.now();
    equal((await shareImage(server, bytes)).status, expected);
    times.push(performance.now() - start);
  }
  return quantile(times, 0.5);
}

const pixelFlood: Check = {
  number: 20,
  title: 'Pixel flood',
  runs: 'alone',
  run: async (harness) => {
    const target = await harness.start({ LOG_LEVEL: 'error' });
    const { server } = target;
    await signUpTestUser(server);
    const track = () => (supportsPeakMemory ? trackPeakMemory(server.child.pid ?? 0) : () => 0);
    const sinceStart = track();
    // Photos as people share them: the memory that they need stays reserved, and no attack is needed for it.
    for (let post = 0; post < 10; post++) await shareImage(server, await plainJpeg(4000, 3000));
    const animation = foreignFiles['gif of ten thousand frames'] ?? Buffer.alloc(0);
    const refused: readonly [Buffer, number][] = [
      [pngBomb(16_000), 422],
      [pngBomb(20_000), 422],
      [await jpegWithHugeHeader(), 422],
      [await jpegWithHeader(7_100, 7_100), 422],
      [animation, 415],
    ];
    const times: number[] = [];
    for (const [bytes, status] of refused) times.push(await refusalTime(target, bytes, status));
    const slowest = Math.max(...times);
    const baseline = quantile(await readPages(server, load), 0.99);
    const growth = track();
    const progressive = await sharp(await plainJpeg(4000, 3000))
      .jpeg({ progressive: true })
      .toBuffer();
    const files = [pngBomb(5_000), progressive, ...refused.map(([bytes]) => bytes)];
    const stop = repeat(() =>
      Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          shareImage(server, files[index % files.length] ?? animation),
        ),
      ),
    );
    const during = quantile(await readPages(server, load), 0.99);
    await stop();
    const megabytes = growth() / 1e6;
    const whole = sinceStart() / 1e6;
    server.child.kill('SIGKILL');
    const figures = `refused in ${slowest.toFixed(0)} ms, +${megabytes.toFixed(0)} MB (+${whole.toFixed(0)} since the start), feed p99 ${baseline.toFixed(0)} ms, during bursts ${during.toFixed(0)} ms`;
    ok(slowest <= maxRefusalMs && megabytes <= maxGrowthMegabytes, figures);
    ok(whole <= maxWholeMegabytes, figures);
    ok(during <= Math.max(leastP99Ms, maxRatio * baseline), figures);
    return figures;
  },
};

const maxBodyGrowth = 32e6;

const compressedBodies: Check = {
  number: 25,
  title: 'Compressed bodies',
  runs: 'main',
  run: async (harness) => {
    const target = await harness.main();
    const owner = await target.signUp(uniqueName('owner'));
    const person = await target.signUp(uniqueName('packer'));
    const requests = await createRequests(await createFixtures(target, owner), person);
    const zeros = Buffer.alloc(100_000_000);
    const bombs: Readonly<Record<string, Buffer>> = {
      gzip: gzipSync(zeros),
      br: brotliCompressSync(zeros.subarray(0, 10_000_000)),
      deflate: deflateSync(zeros.subarray(0, 10_000_000)),
      'gzip, gzip': gzipSync(gzipSync(zeros.subarray(0, 10_000_000))),
    };
    const growth = supportsPeakMemory ? trackPeakMemory(target.server.child.pid ?? 0) : () => 0;
    let sent = 0;
    for (const call of everyCall.filter(({ method }) => method !== 'GET')) {
      const { path, contentType } = encodeRequest(call, requests[call.name] ?? {});
      for (const [encoding, body] of Object.entries(bombs)) {
        const answer = await fetch(`${target.address}${apiRoot}${path}`, {
          method: call.method,
          body: new Uint8Array(body),
          headers: {
            authorization: `Bearer ${person.token}`,
            'content-type': contentType ?? 'multipart/form-data; boundary=x',
            'content-encoding': encoding,
          },
        });
        equal(answer.status, 415, `${call.name} with ${encoding}`);
        sent += 1;
      }
    }
    const bytes = growth();
    ok(bytes <= maxBodyGrowth, `memory grew by ${(bytes / 1e6).toFixed(0)} MB`);
    return `${sent} bombs up to 1000:1, all 415, memory +${(bytes / 1e6).toFixed(0)} MB`;
  },
};

export const imageChecks: readonly Check[] = [pixelFlood, compressedBodies];
