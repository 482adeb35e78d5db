import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { calls } from '@aura/api-client/contract/calls';
import { encodeRequest } from '@aura/api-client/contract/encode';
import { apiRoot } from '../packages/server/src/http/handle.ts';
import { plainJpeg } from '../packages/server/src/images/testing/files.ts';
import { shareImage, signUpTestUser } from '../packages/server/src/testing/child-client.ts';
import {
  type ChildServer,
  createChildServers,
  emulatorToken,
  freePort,
} from '../packages/server/src/testing/child-server.ts';
import { readPages } from './load.ts';
import type { BenchmarkResult } from './report.ts';

const capacityMs = 5_000;
/** The memory of the first minutes is that of the start. */
const settlingMinutes = 5;
const sampleEveryMs = 10_000;
const budget = { megabytesPerMinute: 1, eventLoopMs: 50 };

interface Sample {
  readonly minutes: number;
  readonly megabytes: number;
  readonly files: number;
  /** The event loop's delay that 99 % of its turns stay below. */
  readonly lagMs: number;
}

async function takeSample({ child }: ChildServer, metricsPort: number, minutes: number): Promise<Sample> {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return {
    minutes,
    megabytes: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024,
    files: readdirSync(`/proc/${child.pid}/fd`).length,
    lagMs: Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1]) * 1000,
  };
}

/** The slope of a line through the samples, in megabytes a minute. */
function memorySlope(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(samples.map(({ minutes }) => minutes));
  const y = mean(samples.map(({ megabytes }) => megabytes));
  const covariance = mean(samples.map((one) => (one.minutes - x) * (one.megabytes - y)));
  return covariance / mean(samples.map((one) => (one.minutes - x) ** 2));
}

const userID = 'mira@example.com';
const headers = { authorization: `Bearer ${emulatorToken('mira')}` };

/** 80 % pages of the feed, 10 % images, 5 % likes, 4 % comments, 1 % uploads. */
function requestOf(index: number, id: string) {
  const place = index % 100;
  if (place < 80) return encodeRequest(calls.getPosts, {});
  if (place < 90) return encodeRequest(calls.getPostImage, { id, w: 320 });
  if (place < 95) return encodeRequest(place % 2 ? calls.addLike : calls.removeLike, { userID, postID: id });
  const comment = { Email: userID, userName: 'mira', postID: id, comment: `Comment ${index}` };
  return encodeRequest(calls.addComment, comment);
}

/**
 * Measures a server under a usual mixture of requests at half of its capacity.
 * @param minutes duration
 */
export async function measureSoak(minutes: number): Promise<BenchmarkResult> {
  const servers = await createChildServers();
  try {
    const metricsPort = await freePort();
    const server = await servers.start(await servers.newFolder(), { METRICS_PORT: String(metricsPort) });
    await signUpTestUser(server);
    const jpeg = await plainJpeg(600, 800);
    const id = (await shareImage(server, jpeg)).body.post?.id ?? '';
    const pages = await readPages(server, { readers: 8, measuredMs: capacityMs });
    const perSecond = pages.length / (capacityMs / 1000) / 2;
    const statuses = new Map<number, number>();
    const samples: Sample[] = [];
    const running = new Set<Promise<void>>();
    const send = async (index: number) => {
      const { path, ...init } = requestOf(index, id);
      const answer =
        index % 100 === 99
          ? await shareImage(server, jpeg)
          : await fetch(`${server.address}${apiRoot}${path}`, { ...init, body: init.body ?? null, headers });
      if (answer instanceof Response) await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    };
    const start = performance.now();
    const elapsed = () => performance.now() - start;
    for (let sent = 0; elapsed() < minutes * 60_000; await setTimeout(5)) {
      for (; sent < (elapsed() / 1000) * perSecond; sent++) {
        const request = send(sent).finally(() => running.delete(request));
        running.add(request);
      }
      if (elapsed() > samples.length * sampleEveryMs) {
        samples.push(await takeSample(server, metricsPort, elapsed() / 60_000));
      }
    }
    await Promise.all(running);
    const settled = samples.filter((one) => one.minutes >= Math.min(settlingMinutes, minutes / 2));
    const slope = memorySlope(settled);
    const failed = [...statuses]
      .filter(([status]) => status >= 500)
      .reduce((sum, [, count]) => sum + count, 0);
    const lag = Math.max(...settled.map(({ lagMs }) => lagMs));
    const first = settled.at(0)?.files ?? 0;
    const last = settled.at(-1)?.files ?? 0;
    return {
      title: `A mixture of requests at half of the capacity, for ${minutes} minutes`,
      head: ['', 'result'],
      rows: [
        ['requests per second', perSecond.toFixed(1)],
        ['answers by status', [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')],
        ['answers 5xx', String(failed)],
        ['memory', `${slope.toFixed(2)} MB a minute`],
        ['open files, first and last', `${first}, ${last}`],
        ['event loop, 99 %', `${lag.toFixed(0)} ms`],
      ],
      budget: {
        isMet: failed === 0 && slope < budget.megabytesPerMinute && lag < budget.eventLoopMs,
        text: `no 5xx, less than ${budget.megabytesPerMinute} MB a minute, event loop below ${budget.eventLoopMs} ms`,
      },
    };
  } finally {
    await servers.close();
  }
}
