import { createChildServers, emulatorToken } from '../packages/server/src/testing/child-server.ts';
import { timed } from './measure.ts';
import type { Part } from './report.ts';

const rounds = 5;
const writesBeforeKill = 300;
const writers = 8;
const readyMaxSeconds = 2;

type Servers = Awaited<ReturnType<typeof createChildServers>>;

/** Kills a server in the middle of its writes, and starts it again. @returns milliseconds until it is ready */
async function killAndStart(servers: Servers): Promise<number> {
  const dataDir = await servers.newFolder();
  const { address, child, ended } = await servers.start(dataDir);
  let written = 0;
  const write = async (name: string) => {
    for (let index = 0; child.exitCode === null && !child.killed; index++) {
      const uid = `${name}-${index}`;
      const answer = await fetch(`${address}/api/aura/create_user_profile`, {
        method: 'POST',
        headers: { authorization: `Bearer ${emulatorToken(uid)}` },
        body: new URLSearchParams({ userID: `${uid}@example.com` }),
      }).catch(() => null);
      if (answer?.ok) written += 1;
      if (written >= writesBeforeKill) child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, index) => write(`writer${index}`)));
  await ended;
  const ms = await timed(() => servers.start(dataDir));
  await servers.killAll();
  return ms;
}

/** How long a server takes to come back after it was killed while it wrote. */
export async function measureRecovery(): Promise<Part> {
  const servers = await createChildServers();
  try {
    const seconds: number[] = [];
    for (let round = 0; round < rounds; round++) seconds.push((await killAndStart(servers)) / 1000);
    const slowest = Math.max(...seconds);
    return {
      title: `From the start after a kill -9 under ${writers} writers to the first answer`,
      head: ['', 'time'],
      rows: seconds.map((time, round) => [`kill ${round + 1}`, `${time.toFixed(2)} s`]),
      verdict: { passed: slowest <= readyMaxSeconds, text: `ready within ${readyMaxSeconds} s` },
    };
  } finally {
    await servers.close();
  }
}
