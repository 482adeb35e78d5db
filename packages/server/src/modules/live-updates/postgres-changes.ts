import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { type NumberedChange, numberedChangeSchema } from './change.ts';
import { notify } from './changes.repository.ts';
import { type ChangeListener, type Changes, createNumbering } from './changes.ts';

const channel = 'aura_changes';
/** Changes are sent together after this time, so that requests do not wait for each other at the channel. */
const sendAfterMs = 50;
/** PostgreSQL accepts payloads of less than 8,000 bytes. */
const payloadMaxBytes = 7_000;

/** Limits of the connection that listens, in milliseconds. */
export interface ListenLimits {
  readonly timeoutMs: number;
  /** A connection that hangs is found by a query. */
  readonly checkMs: number;
  readonly reconnectMs: number;
}

const listenLimits: ListenLimits = { timeoutMs: 3_000, checkMs: 10_000, reconnectMs: 1_000 };

/** Splits changes into payloads that PostgreSQL accepts. */
export function payloadsOf(changes: readonly NumberedChange[]): string[] {
  const payloads: string[] = [];
  let texts: string[] = [];
  let bytes = 0;
  const end = () => {
    if (texts.length > 0) payloads.push(`[${texts.join()}]`);
    [texts, bytes] = [[], 0];
  };
  for (const text of changes.map((change) => JSON.stringify(change))) {
    const size = Buffer.byteLength(text) + 1;
    if (bytes + size > payloadMaxBytes) end();
    texts.push(text);
    bytes += size;
  }
  end();
  return payloads;
}

/** Reads the changes of a payload, without those that only servers of another release know. */
export function readPayload(payload: string): NumberedChange[] {
  try {
    const entries: unknown[] = z.array(z.unknown()).parse(JSON.parse(payload));
    return entries.flatMap((entry) => z.safeParse(numberedChangeSchema, entry).data ?? []);
  } catch {
    return [];
  }
}

/** Logs the first failure of the connection that listens, and that it listens again. */
function createReport(log: Logger): { failed(error: unknown): void; listens(): void } {
  let isFailing = false;
  return {
    failed(error) {
      if (!isFailing) log.warn({ err: error }, 'live streams receive no changes, since LISTEN fails');
      isFailing = true;
    },
    listens() {
      if (isFailing) log.info('live streams receive changes again');
      isFailing = false;
    },
  };
}

/**
 * The changes of all servers of a PostgreSQL database, by LISTEN and NOTIFY. Every server receives them in the same
 * order, also its own.
 */
export function openPostgresChanges(
  connectionString: string,
  { db, log }: { readonly db: Database; readonly log: Logger },
  limits: ListenLimits = listenLimits,
): Changes {
  const number = createNumbering();
  const stopping = new AbortController();
  const { signal } = stopping;
  const report = createReport(log);
  let listener: ChangeListener = () => undefined;
  const outbox: NumberedChange[] = [];
  let sending: Promise<void> | null = null;

  /** Sends one batch after the other, so that changes arrive in the order in which they were published. */
  async function sendAll(): Promise<void> {
    while (outbox.length > 0) {
      await setTimeout(sendAfterMs);
      try {
        for (const payload of payloadsOf(outbox.splice(0))) await notify(db, channel, payload);
      } catch (error) {
        // Readers see what has changed when they read again.
        log.warn({ err: error }, 'changes were not sent to the live streams');
      }
    }
    sending = null;
  }

  /** Listens until the connection breaks, which is an error, or until the server stops. */
  async function listenOnce(): Promise<void> {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: limits.timeoutMs,
      query_timeout: limits.timeoutMs,
    });
    const broken = new Promise<Error>((resolve) => {
      client.on('error', resolve);
      client.on('end', () => resolve(new Error('the connection has ended')));
    });
    client.on('notification', ({ payload }) => listener(readPayload(payload ?? '')));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      // What was sent before, or while the connection was broken, is lost.
      listener(null);
      report.listens();
      while (!signal.aborted) {
        const error = await Promise.race([broken, setTimeout(limits.checkMs, null, { signal })]);
        if (error) throw error;
        await client.query('select 1');
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function listenAlways(): Promise<void> {
    while (!signal.aborted) {
      await listenOnce().catch((error: unknown) => {
        if (!signal.aborted) report.failed(error);
      });
      await setTimeout(limits.reconnectMs, undefined, { signal }).catch(() => undefined);
    }
  }
  const listening = listenAlways();

  return {
    publish: (change) => {
      outbox.push(number(change));
      sending ??= sendAll();
    },
    listen: (added) => {
      listener = added;
    },
    close: async () => {
      stopping.abort();
      await sending;
      await listening;
    },
  };
}
