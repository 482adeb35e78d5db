import { setTimeout } from 'node:timers/promises';
import type { Database } from '../packages/server/src/db/database.ts';
import { addWardrobeItem, shareImage, signUpTestUser } from '../packages/server/src/testing/child-client.ts';
import type { ChildServer, createChildServers } from '../packages/server/src/testing/child-server.ts';
import { type KillPoint, killPoints } from './kill-points.ts';
import { median, timed } from './measure.ts';

const writers = 5;
const measuredRequests = 15;

/** Sends a request with its key. */
type Send = (server: ChildServer, jpeg: Buffer, key: string) => ReturnType<typeof shareImage>;

const calls: Readonly<Record<string, Send>> = { addPost: shareImage, addUserItem: addWardrobeItem };

/** A request that was sent before a kill. */
export interface SentRequest {
  readonly key: string;
  readonly point: string;
  readonly killedAt: number;
  /** The id in its response; null when there was none. */
  readonly id: string | null;
  /** The id that its repetition after the restart gave; null when it failed. */
  readonly repeatedId: string | null;
}

interface KillRunParts {
  readonly servers: Awaited<ReturnType<typeof createChildServers>>;
  readonly dataDir: string;
  /** Settings of the server besides the data folder. */
  readonly env: Readonly<Record<string, string>>;
  /** The database server; null for the embedded database. */
  readonly db: Database | null;
  readonly jpeg: Buffer;
}

async function sendFor(send: Send, server: ChildServer, jpeg: Buffer, key: string): Promise<string | null> {
  const answer = await send(server, jpeg, key).catch(() => null);
  return answer?.body.post?.id ?? answer?.body.item?.id ?? null;
}

/** Measures how long a request takes while others write. */
async function measureUsual(send: Send, server: ChildServer, { jpeg }: KillRunParts, name: string) {
  const times: number[] = [];
  const measure = async () => {
    while (times.length < measuredRequests)
      times.push(await timed(() => sendFor(send, server, jpeg, `${name}-measured-${times.length}`)));
  };
  await Promise.all(Array.from({ length: writers + 1 }, measure));
  return median(times);
}

/** Lets writers send requests, and kills the server when one more request has reached a point. */
async function writeUntilKilled(
  server: ChildServer,
  { dataDir, db, jpeg }: KillRunParts,
  send: Send,
  point: KillPoint,
  usualMs: number,
  prefix: string,
): Promise<Map<string, string | null>> {
  const ids = new Map<string, string | null>();
  const write = async () => {
    const key = `${prefix}-${ids.size}`;
    ids.set(key, null);
    const id = await sendFor(send, server, jpeg, key);
    ids.set(key, id);
  };
  const keepWriting = async () => {
    while (!server.child.killed) await write();
  };
  await write();
  const writing = Array.from({ length: writers }, keepWriting);
  await setTimeout(usualMs / 2);
  const answered = write();
  await point.reached({ dataDir, db, usualMs, answered });
  server.child.kill('SIGKILL');
  await Promise.all([...writing, answered]);
  await server.exited;
  return ids;
}

async function repeatAll(server: ChildServer, jpeg: Buffer, send: Send, keys: readonly string[]) {
  const repeated = new Map<string, string | null>();
  const left = [...keys];
  const repeat = async () => {
    for (let key = left.shift(); key !== undefined; key = left.shift())
      repeated.set(key, await sendFor(send, server, jpeg, key));
  };
  await Promise.all(Array.from({ length: writers }, repeat));
  return repeated;
}

/** Kills a server at every point of both calls, and repeats every request after each restart. */
export async function runKills(parts: KillRunParts) {
  const { servers, dataDir, env, jpeg } = parts;
  const requests: SentRequest[] = [];
  const readySeconds: number[] = [];
  let server = await servers.start(dataDir, env);
  await signUpTestUser(server);
  for (const [call, send] of Object.entries(calls)) {
    const usualMs = await measureUsual(send, server, parts, call);
    for (const [index, point] of killPoints.entries()) {
      const ids = await writeUntilKilled(server, parts, send, point, usualMs, `${call}-${index}`);
      const killedAt = Date.now();
      const ms = await timed(async () => {
        server = await servers.start(dataDir, env);
      });
      readySeconds.push(ms / 1000);
      const repeated = await repeatAll(server, jpeg, send, [...ids.keys()]);
      for (const [key, id] of ids)
        requests.push({ key, point: point.name, killedAt, id, repeatedId: repeated.get(key) ?? null });
    }
  }
  server.child.kill('SIGTERM');
  await server.exited;
  return { requests, readySeconds };
}
