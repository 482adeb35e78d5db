import { ok } from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { readPages } from '../../bench/load.ts';
import { quantile } from '../../bench/measure.ts';
import { sendAtRate } from '../../bench/overload.ts';
import { plainJpeg } from '../../packages/server/src/images/testing/files.ts';
import { shareImage, signUpTestUser } from '../../packages/server/src/testing/child-client.ts';
import { supportsPeakMemory, trackPeakMemory } from '../../packages/server/src/testing/memory.ts';
import type { Check } from './support/check.ts';
import type { Target } from './support/harness.ts';
import { openSlowReaders, openSlowSenders } from './support/slow-clients.ts';

/** Check 39: twice the capacity, and clients that are slow on purpose. */

const capacityMs = 5_000;
const overloadMs = 20_000;
const slowSenders = 200;
/** Time after the load within which the server ends connections whose headers are late. */
const slowLimitSeconds = 45;
const slowReaders = 10;
/** Time within which the server ends connections whose clients do not read. */
const unreadLimitMs = 240_000;
/** Less than the server keeps a connection that has read its answers. */
const noticeSeconds = 5;
const maxAcceptedMs = 1_000;
const maxRecoveryMs = 5_000;
const maxGrowthMegabytes = 200;

/** Waits until a count is reached, at most for this number of seconds. */
async function waitForCount(count: () => number, wanted: number, seconds: number): Promise<number> {
  for (let wait = 0; count() < wanted && wait < seconds; wait++) await setTimeout(1_000);
  return count();
}

/** The time until 10 pages in a row are answered as usual, in milliseconds. */
async function recoveryMs({ server }: Target): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < 2 * maxRecoveryMs) {
    const times = await readPages(server, { readers: 1, measuredMs: 250 });
    if (times.length > 0 && Math.max(...times) < maxAcceptedMs / 2) break;
  }
  return performance.now() - start;
}

const overload: Check = {
  number: 39,
  title: 'Overload',
  runs: 'alone',
  run: async (harness) => {
    const target = await harness.start({ LOG_LEVEL: 'error' });
    const { server } = target;
    await signUpTestUser(server);
    await shareImage(server, await plainJpeg(600, 800));
    const readers = await openSlowReaders(target, slowReaders);
    const readersSince = performance.now();
    const pages = await readPages(server, { readers: 16, measuredMs: capacityMs });
    const perSecond = (pages.length / capacityMs) * 1000;
    const growth = supportsPeakMemory ? trackPeakMemory(server.child.pid ?? 0) : () => 0;
    const senders = openSlowSenders(target, slowSenders);
    const answers = await sendAtRate(server, 2 * perSecond, overloadMs);
    const recovery = await recoveryMs(target);
    const megabytes = growth() / 1e6;
    const closedSenders = await waitForCount(senders.closed, slowSenders, slowLimitSeconds);
    senders.end();
    await setTimeout(readersSince + unreadLimitMs - performance.now());
    readers.read();
    const closedReaders = await waitForCount(readers.closed, slowReaders, noticeSeconds);
    readers.end();
    server.child.kill('SIGKILL');
    const accepted = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
    const refused = answers.filter(({ status }) => [429, 503].includes(status)).length;
    const others = answers.length - accepted.length - refused;
    const p99 = quantile(accepted, 0.99);
    const figures = `capacity ${perSecond.toFixed(0)}/s; ${accepted.length} accepted, p99 ${p99.toFixed(0)} ms, ${refused} refused, ${others} others; ${closedSenders} of ${slowSenders} slow senders and ${closedReaders} of ${slowReaders} slow readers cut, +${megabytes.toFixed(0)} MB, normal after ${(recovery / 1000).toFixed(1)} s`;
    ok(p99 <= maxAcceptedMs && others === 0, figures);
    ok(closedSenders === slowSenders && closedReaders === slowReaders, figures);
    ok(megabytes <= maxGrowthMegabytes, figures);
    ok(recovery <= maxRecoveryMs, figures);
    return figures;
  },
};

export const overloadChecks: readonly Check[] = [overload];
