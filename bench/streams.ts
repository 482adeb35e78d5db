import { setTimeout } from 'node:timers/promises';
import { calls } from '@aura/api-client/contract/calls';
import { encodeRequest } from '@aura/api-client/contract/encode';
import { apiRoot } from '../packages/server/src/http/handle.ts';
import { plainJpeg } from '../packages/server/src/images/testing/files.ts';
import { createProfile, shareImage, signUpTestUser } from '../packages/server/src/testing/child-client.ts';
import {
  type ChildServer,
  createChildServers,
  emulatorToken,
} from '../packages/server/src/testing/child-server.ts';
import { trackPeakMemory } from '../packages/server/src/testing/memory.ts';
import { readPages } from './load.ts';
import { median, quantile } from './measure.ts';
import type { BenchmarkResult } from './report.ts';

const streamCount = 1_000;
const rounds = 5;
const readers = { readers: 2, measuredMs: 5_000, pauseMs: 10 };
const budget = { megabytes: 100, ratio: 1.1 };
const uidOf = (index: number) => `reader-${index}`;

interface OpenStreams {
  /** Events that all streams have received. */
  received(): number;
  close(): void;
}

/** Opens one stream for each of the users, who all watch a post. */
async function openStreams({ address }: ChildServer, postId: string): Promise<OpenStreams> {
  const end = new AbortController();
  const { path } = encodeRequest(calls.getEvents, { posts: [postId] });
  let received = 0;
  const open = async (uid: string) => {
    const headers = { authorization: `Bearer ${emulatorToken(uid)}` };
    const answer = await fetch(`${address}${apiRoot}${path}`, { headers, signal: end.signal });
    if (answer.status !== 200 || answer.body === null) throw new Error(`events: ${answer.status}`);
    const count = async (body: ReadableStream<Uint8Array<ArrayBuffer>>) => {
      for await (const text of body.pipeThrough(new TextDecoderStream())) {
        received += text.split('data: ').length - 1;
      }
    };
    count(answer.body).catch(() => undefined);
  };
  for (let index = 0; index < streamCount; index += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, offset) => open(uidOf(index + offset))));
  }
  return { received: () => received, close: () => end.abort() };
}

/** Measures what open streams of live updates cost: memory, and the time of a page of the feed for others. */
export async function measureStreams(): Promise<BenchmarkResult> {
  const servers = await createChildServers();
  try {
    const server = await servers.start(await servers.newFolder());
    await signUpTestUser(server);
    const jpeg = await plainJpeg(600, 800);
    const ids: string[] = [];
    for (let count = 0; count < 20; count++) ids.push((await shareImage(server, jpeg)).body.post?.id ?? '');
    for (let index = 0; index < streamCount; index++) await createProfile(server, uidOf(index));
    await readPages(server, readers);
    const times: Record<'none' | 'quiet' | 'busy', number[]> = { none: [], quiet: [], busy: [] };
    const memory: number[] = [];
    let delivered = 0;
    for (let round = 0; round < rounds; round++) {
      times.none.push(...(await readPages(server, readers)));
      const growth = trackPeakMemory(server.child.pid ?? 0);
      const streams = await openStreams(server, ids[0] ?? '');
      times.quiet.push(...(await readPages(server, readers)));
      const before = streams.received();
      const sharing = (async () => {
        for (let shared = 0; shared < 5; shared++) {
          await shareImage(server, jpeg);
          await setTimeout(1_000);
        }
      })();
      times.busy.push(...(await readPages(server, readers)));
      await sharing;
      delivered += streams.received() - before;
      memory.push(growth() / 1024 ** 2);
      streams.close();
      await setTimeout(1_000);
    }
    const p95 = (name: keyof typeof times) => quantile(times[name], 0.95);
    const ratio = p95('quiet') / p95('none');
    const [firstGrowth = 0] = memory;
    const row = (text: string, name: keyof typeof times, more: string) => [
      text,
      `${median(times[name]).toFixed(1)} ms`,
      `${p95(name).toFixed(1)} ms`,
      (p95(name) / p95('none')).toFixed(2),
      more,
    ];
    return {
      title: `A page of the feed while ${streamCount.toLocaleString('en')} people have a stream of live updates`,
      head: ['', 'median', 'p95', 'ratio', 'memory'],
      rows: [
        row('no streams', 'none', ''),
        row('open streams', 'quiet', `+${firstGrowth.toFixed(0)} MB`),
        row(`a new post each second, ${delivered.toLocaleString('en')} events delivered`, 'busy', ''),
      ],
      budget: {
        isMet: firstGrowth <= budget.megabytes && ratio <= budget.ratio,
        text: `open streams need at most ${budget.megabytes} MB and ${budget.ratio}x the p95`,
      },
    };
  } finally {
    await servers.close();
  }
}
