import { ok } from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { readPages } from '../../bench/load.ts';
import { quantile } from '../../bench/measure.ts';
import { sendAtRate } from '../../bench/overload.ts';
import { apiRoot } from '../../packages/server/src/http/handle.ts';
import { plainJpeg } from '../../packages/server/src/images/testing/files.ts';
import { shareImage, signUpTestUser } from '../../packages/server/src/testing/child-client.ts';
import { supportsPeakMemory, trackPeakMemory } from '../../packages/server/src/testing/memory.ts';
import type { Check } from './support/check.ts';
import type { Target } from './support/harness.ts';

/** Check 39: twice the capacity, and clients that are slow on purpose. */

const capacityMs = 5_000;
const overloadMs = 20_000;
const slowClients = 200;
/** Time after the load within which the server ends connections whose headers are late. */
const slowLimitSeconds = 45;
const maxAcceptedMs = 1_000;
const maxRecoveryMs = 5_000;
const maxGrowthMegabytes = 200;

/** Opens connections that send the headers of a request byte by byte. */
function openSlowClients({ server }: Target): { closed: () => number; end: () => void } {
  let closed = 0;
  const sockets = Array.from({ length: slowClients }, (): Socket => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.on('close', () => {
      closed += 1;
    });
    socket.write(`POST ${apiRoot}/addPost HTTP/1.1\r\nhost: x\r\n`);
    return socket;
  });
  const timer = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('x');
  }, 1_000);
  return {
    closed: () => closed,
    end: () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
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
    const pages = await readPages(server, { readers: 16, measuredMs: capacityMs });
    const perSecond = (pages.length / capacityMs) * 1000;
    const growth = supportsPeakMemory ? trackPeakMemory(server.child.pid ?? 0) : () => 0;
    const slow = openSlowClients(target);
    const answers = await sendAtRate(server, 2 * perSecond, overloadMs);
    const recovery = await recoveryMs(target);
    const megabytes = growth() / 1e6;
    for (let wait = 0; slow.closed() < slowClients && wait < slowLimitSeconds; wait++)
      await setTimeout(1_000);
    const closed = slow.closed();
    slow.end();
    server.child.kill('SIGKILL');
    const accepted = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
    const refused = answers.filter(({ status }) => [429, 503].includes(status)).length;
    const others = answers.length - accepted.length - refused;
    const p99 = quantile(accepted, 0.99);
    const figures = `capacity ${perSecond.toFixed(0)}/s; ${accepted.length} accepted, p99 ${p99.toFixed(0)} ms, ${refused} refused, ${others} others; ${closed} of ${slowClients} slow clients cut, +${megabytes.toFixed(0)} MB, normal after ${(recovery / 1000).toFixed(1)} s`;
    ok(p99 <= maxAcceptedMs && others === 0, figures);
    ok(closed === slowClients && megabytes <= maxGrowthMegabytes, figures);
    ok(recovery <= maxRecoveryMs, figures);
    return figures;
  },
};

export const overloadChecks: readonly Check[] = [overload];
