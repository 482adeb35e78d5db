import { setTimeout } from 'node:timers/promises';
import { plainJpeg } from '../../packages/server/src/images/testing/files.ts';
import {
  balancerKill,
  countDuring,
  type Fault,
  isFailure,
  outage,
  plannedRestart,
  serverKill,
} from './attempts.ts';
import { idOf, sendWrite, signUp, type Write } from './client.ts';
import { type Cluster, type ClusterServer, startCluster } from './cluster.ts';
import { type AcknowledgedPost, type Load, startLoad } from './load.ts';
import type { Programs, Restartable } from './processes.ts';
import { compare, repeatAll } from './verify.ts';

/** What the check prints with; scripts may use the console, tests may not. */
type Print = (line: string) => void;

const writeLimit = 300;
const downMs = 2_000;
const calmMs = 3_000;

/** Sends more writes of one person than the limit allows, to the servers in turn, all of them likes of one post. */
async function exceedLimit({ address, servers }: Cluster, photo: Buffer) {
  const author = 'limited-author';
  const fan = 'limited-fan';
  for (const uid of [author, fan]) await signUp(address, uid);
  const write: Write = { name: 'addPost', uid: author, key: 'limited-post', postId: '' };
  const id = idOf(await sendWrite(address, write, photo)) ?? '';
  const post: AcknowledgedPost = { id, write, comments: [], likes: new Set([fan]) };
  const like: Write = { name: 'addLike', uid: fan, key: 'limited-like', postId: id };
  const statuses: number[] = [];
  const run = async ({ address: server }: ClusterServer, count: number) => {
    for (let sent = 0; sent < count; sent++) statuses.push((await sendWrite(server, like, photo)).status);
  };
  // The profile of the person was a write too.
  await Promise.all(
    servers.map((server, index) => run(server, writeLimit / servers.length - (index ? 0 : 1))),
  );
  for (const server of servers) await run(server, 1);
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
  return { post, sent: statuses.length + 1, accepted: count(200) + 1, refused: count(429) };
}

/** Kills a process for two seconds, starts it again, and lets the load run on. */
async function killOnce(
  target: Restartable,
  allowed: Pick<Fault, 'reads' | 'writes'>,
  isOutage: boolean,
): Promise<Fault> {
  const from = performance.now();
  await target.kill();
  const gone = performance.now();
  await setTimeout(downMs);
  await target.start();
  const to = isOutage ? performance.now() : gone;
  await setTimeout(calmMs);
  return { name: `kill of ${target.name}`, from, to, ...allowed };
}

async function restart(server: ClusterServer): Promise<Fault> {
  const from = performance.now();
  const code = await server.stop();
  if (code !== 0) throw new Error(`${server.name} exited with ${code} after SIGTERM`);
  await server.start();
  const fault = { name: `restart of ${server.name}`, from, to: performance.now(), ...plannedRestart };
  await setTimeout(calmMs);
  return fault;
}

async function runFaults({ servers, store, postgres, nginx }: Cluster, print: Print): Promise<Fault[]> {
  const faults: Fault[] = [];
  const run = async (fault: Promise<Fault>) => {
    faults.push(await fault);
    print(`${faults.at(-1)?.name}: done`);
  };
  await setTimeout(calmMs);
  for (const server of servers) await run(killOnce(server, serverKill, false));
  for (const server of servers) await run(restart(server));
  await run(killOnce(nginx, balancerKill, false));
  await run(killOnce(store, outage, true));
  await run(killOnce(postgres, outage, true));
  return faults;
}

function faultTable(load: Load, faults: readonly Fault[]): string[] {
  const rows = faults.map((fault) => {
    const { requests, reads, writes } = countDuring(fault, load.attempts);
    const seconds = ((fault.to - fault.from) / 1000).toFixed(1);
    const start = ((fault.from - (load.attempts[0]?.from ?? 0)) / 1000).toFixed(1);
    return `| ${fault.name.padEnd(26)} | ${start.padStart(5)} s | ${seconds.padStart(5)} s | ${String(requests).padStart(8)} | ${String(reads).padStart(5)} | ${String(writes).padStart(6)} |`;
  });
  return [
    '| fault                      |      at |    time | requests | reads | writes |',
    '|----------------------------|---------|---------|----------|-------|--------|',
    ...rows,
  ];
}

/** Everything that is wrong in the end, as lines. */
async function findProblems(
  cluster: Cluster,
  load: Load,
  faults: readonly Fault[],
  photo: Buffer,
): Promise<string[]> {
  const failures = load.attempts.filter((attempt) => isFailure(attempt, faults));
  const problems = [
    ...failures.map(({ kind, name, from, to, outcome, detail }) => {
      const since = (time: number) => Math.round(time - (load.attempts[0]?.from ?? 0));
      return `${kind} ${name} from ${since(from)} to ${since(to)} ms: ${outcome} ${detail}`;
    }),
    ...load.givenUp.map(({ key }) => `${key} was never acknowledged`),
  ];
  await cluster.restartWithoutLimits();
  for (const server of cluster.servers) {
    for (const problem of [
      ...(await compare(server.address, load.posts)),
      ...(await repeatAll(server.address, load.posts, photo)),
      // Repeating has created nothing.
      ...(await compare(server.address, load.posts)),
    ]) {
      problems.push(`${server.name}: ${problem}`);
    }
  }
  return problems;
}

/**
 * Starts the cluster, puts load on it, kills or restarts each process once and compares what remains.
 * @returns whether no acknowledged write was lost or doubled, no request failed but those in flight at a fault, and
 * the limit held across the servers
 */
export async function checkCluster(programs: Programs, print: Print): Promise<boolean> {
  const photo = await plainJpeg(600, 800);
  const cluster = await startCluster(programs);
  const interrupt = () => void cluster.close().finally(() => process.exit(130));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    print('PostgreSQL, the object storage, three servers and nginx run');
    const { post, sent, accepted, refused } = await exceedLimit(cluster, photo);
    const limitLine = `${sent} writes of one person on three servers: ${accepted} accepted, ${refused} answered 429`;
    print(limitLine);
    const load = startLoad(cluster.address, photo);
    load.posts.push(post);
    const faults = await runFaults(cluster, print);
    await load.stop();
    const problems = await findProblems(cluster, load, faults, photo);
    if (accepted !== writeLimit || refused !== sent - writeLimit) problems.unshift(limitLine);
    const count = (kind: 'read' | 'write') => load.attempts.filter((one) => one.kind === kind).length;
    const comments = load.posts.reduce((sum, post) => sum + post.comments.length, 0);
    const likes = load.posts.reduce((sum, post) => sum + post.likes.size, 0);
    print('');
    for (const line of faultTable(load, faults)) print(line);
    print('');
    print(`Requests: ${count('read')} reads, ${count('write')} writes`);
    print(
      `Acknowledged: ${load.posts.length} posts, ${comments} comments, ${likes} likes; all compared on each server`,
    );
    for (const problem of problems.slice(0, 40)) print(`FAILED ${problem}`);
    print(problems.length === 0 ? 'Passed.' : `${problems.length} problems.`);
    return problems.length === 0;
  } finally {
    await cluster.close();
  }
}
