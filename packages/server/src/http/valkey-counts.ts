import { setTimeout } from 'node:timers/promises';
import { createClient } from '@redis/client';
import * as z from 'zod/mini';
import { type CountStore, storeLimits } from './count-store.ts';

/** Time for the first connection; after it, the server starts without. */
const startMs = 1_000;
const maxReconnectMs = 5_000;
/** A connection that sends nothing for this time is replaced; the interval of the pings is shorter. */
const idleTimeoutMs = 8_000;
const pingMs = 3_000;

/** Adds and opens the window in one step, so that none is left without an end. */
const script = `local count = redis.call('incrby', KEYS[1], ARGV[1])
if count == tonumber(ARGV[1]) then redis.call('pexpire', KEYS[1], ARGV[2]) end
return {count, redis.call('pttl', KEYS[1])}`;

const reply = z.tuple([z.number(), z.number()]);

/** Opens windows in Valkey or Redis. While it cannot be reached, counting fails at once. */
export async function openValkeyCounts(url: string, { timeoutMs } = storeLimits): Promise<CountStore> {
  const client = createClient({
    url,
    keyPrefix: 'aura:limit:',
    disableOfflineQueue: true,
    pingInterval: pingMs,
    commandOptions: { timeout: timeoutMs },
    socket: {
      connectTimeout: idleTimeoutMs,
      socketTimeout: idleTimeoutMs,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, maxReconnectMs),
    },
  });
  // Without a listener a lost connection would end the process; the next count reports it.
  client.on('error', () => undefined);
  const connected = client.connect().catch(() => undefined);
  await Promise.race([connected, setTimeout(startMs, undefined, { ref: false })]);
  return {
    // Sent together, as one write.
    add: (counts) =>
      Promise.all(
        counts.map(async ({ key, count, seconds }) => {
          const answer = await client.eval(script, {
            keys: [key],
            arguments: [String(count), String(seconds * 1000)],
          });
          const [total, remainingMs] = z.parse(reply, answer);
          return { key, count: total, remainingMs };
        }),
      ),
    close: async () => client.destroy(),
  };
}
