import { setTimeout } from 'node:timers/promises';
import { plainJpeg } from '../packages/server/src/images/testing/files.ts';
import { readFeed, shareImage, signUpTestUser } from '../packages/server/src/testing/child-client.ts';
import { type ChildServer, createChildServers } from '../packages/server/src/testing/child-server.ts';
import { readPages } from './load.ts';
import { median, quantile, timed } from './measure.ts';
import type { BenchmarkResult } from './report.ts';

const capacityMs = 8_000;
const overloadMs = 60_000;
const tickMs = 10;
const maxAcceptedMs = 1_000;

interface Answer {
  readonly status: number;
  readonly ms: number;
}

/** Sends requests at a fixed rate, whether or not earlier ones have been answered. */
export async function sendAtRate(
  server: ChildServer,
  perSecond: number,
  durationMs: number,
): Promise<Answer[]> {
  const running: Promise<Answer>[] = [];
  const start = performance.now();
  const send = async (): Promise<Answer> => {
    let status = 0;
    const ms = await timed(async () => {
      status = await readFeed(server).then(
        (answer) => answer.status,
        () => 0,
      );
    });
    return { status, ms };
  };
  for (let elapsed = 0; elapsed < durationMs; elapsed = performance.now() - start) {
    while (running.length < (elapsed / 1000) * perSecond) running.push(send());
    await setTimeout(tickMs);
  }
  return Promise.all(running);
}

/** Measures the requests that a server accepts while it receives twice as many as it can answer. */
export async function measureOverload(): Promise<BenchmarkResult> {
  const servers = await createChildServers();
  try {
    const server = await servers.start(await servers.newFolder());
    await signUpTestUser(server);
    await shareImage(server, await plainJpeg(600, 800));
    const pages = await readPages(server, { readers: 16, measuredMs: capacityMs });
    const perSecond = (pages.length / capacityMs) * 1000;
    const answers = await sendAtRate(server, 2 * perSecond, overloadMs);
    const timesOf = (status: number) => answers.filter((one) => one.status === status).map(({ ms }) => ms);
    const accepted = timesOf(200);
    const refused = timesOf(503);
    const others = answers.length - accepted.length - refused.length;
    const p99 = quantile(accepted, 0.99);
    const afterwards = await readPages(server, { readers: 1, measuredMs: 1_000 });
    const ms = (value: number) => `${value.toFixed(0)} ms`;
    return {
      title: `Feed at twice the capacity, for ${overloadMs / 1000} s`,
      head: ['', 'result'],
      rows: [
        ['capacity', `${perSecond.toFixed(0)} requests per second`],
        ['accepted / answered 503 / others', `${accepted.length} / ${refused.length} / ${others}`],
        ['accepted, median and 99 %', `${ms(median(accepted))}, ${ms(p99)}`],
        ['answered 503, median', ms(median(refused))],
        ['one reader afterwards, 99 %', ms(quantile(afterwards, 0.99))],
      ],
      budget: {
        text: `99 % of accepted requests within ${maxAcceptedMs / 1000} s, the others answered 503`,
        isMet: p99 <= maxAcceptedMs && others === 0,
      },
    };
  } finally {
    await servers.close();
  }
}
