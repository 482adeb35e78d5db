import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { openSessionLocks, type SessionLocks } from '../db/session-locks.ts';
import { createTestDatabase } from '../db/testing/test-database.ts';
import { noTelemetry as telemetry } from '../telemetry/telemetry.ts';
import { describeOnPostgres, testDatabaseUrl } from '../testing/postgres.ts';
import { recordFinished } from './periodic.repository.ts';
import { type PeriodicWork, runIfDue, schedule } from './periodic.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A promise that the test resolves. */
function createStep(): { readonly done: Promise<void>; finish(): void } {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { done, finish: () => finish() };
}

const { signal } = new AbortController();
const log = pino({ level: 'silent' });
const work = (run: PeriodicWork['run']): PeriodicWork => ({ name: 'sweep', intervalMs: 1_800_000, run });

const noWork = work(async () => undefined);

async function openDb(): Promise<Database> {
  const { db, close } = await createTestDatabase();
  closers.push(close);
  return db;
}

it('the only server of an embedded database works at each start', async () => {
  const db = await openDb();
  const run = vi.fn(async () => undefined);
  const stops = [1, 2].map(() => schedule({ db, log, telemetry }, null, work(run)));
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
  for (const stop of stops) await stop();
});

it('work that takes several intervals is done once more after it, not once for each interval', async () => {
  const db = await openDb();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const first = createStep();
  const run = vi.fn(async () => undefined).mockImplementationOnce(() => first.done.then(() => undefined));
  const stop = schedule({ db, log, telemetry }, null, work(run));
  vi.advanceTimersByTime(10 * 1_800_000);
  first.finish();
  await new Promise(setImmediate);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_800_000);
  expect(run).toHaveBeenCalledTimes(2);
  await stop();
});

it('a server that stops ends the work and waits for it', async () => {
  const db = await openDb();
  let ended = false;
  const started = createStep();
  const stop = schedule(
    { db, log, telemetry },
    null,
    work(async (stopped) => {
      started.finish();
      await new Promise((resolve) => stopped.addEventListener('abort', resolve));
      ended = true;
    }),
  );
  await started.done;
  await stop();
  expect(ended).toBe(true);
});

describeOnPostgres('several servers of one PostgreSQL', (url) => {
  async function open(count: number): Promise<{ db: Database; locks: SessionLocks[] }> {
    const db = await openDb();
    const databaseUrl = await testDatabaseUrl(url, db);
    const locks = Array.from({ length: count }, () => openSessionLocks(databaseUrl));
    for (const { close } of locks) closers.push(close);
    return { db, locks };
  }

  it('that start at once do the work once, and later starts not before the interval has passed', async () => {
    const { db, locks } = await open(3);
    const run = vi.fn(async () => undefined);
    const runAll = () => Promise.all(locks.map((own) => runIfDue({ db }, own, work(run), signal)));
    expect((await runAll()).filter(Boolean)).toHaveLength(1);
    expect((await runAll()).filter(Boolean)).toHaveLength(0);
    await db.execute(sql`update periodic_work set finished_at = now() - interval '29 minutes'`);
    expect((await runAll()).filter(Boolean)).toHaveLength(0);
    await db.execute(sql`update periodic_work set finished_at = now() - interval '31 minutes'`);
    expect((await runAll()).filter(Boolean)).toHaveLength(1);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('leave the work to the one that does it, and take it over when that one is killed', async () => {
    const { db, locks } = await open(2);
    const [first, second] = locks;
    if (!first || !second) throw new Error('no locks');
    const started = createStep();
    const kill = createStep();
    const killed = runIfDue(
      { db },
      first,
      work(async () => {
        started.finish();
        await kill.done;
        throw new Error('killed');
      }),
      signal,
    );
    await started.done;
    const run = vi.fn(async () => undefined);
    expect(await runIfDue({ db }, second, work(run), signal)).toBe(false);
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 7283143
        and database = (select oid from pg_database where datname = current_database()) and pid <> pg_backend_pid()`,
    );
    await vi.waitFor(async () => expect(await runIfDue({ db }, second, work(run), signal)).toBe(true));
    kill.finish();
    await expect(killed).rejects.toThrow('killed');
  });

  it('try failed or interrupted work again', async () => {
    const { db, locks } = await open(1);
    const [own] = locks;
    if (!own) throw new Error('no lock');
    const failing = work(() => Promise.reject(new Error('no storage')));
    await expect(runIfDue({ db }, own, failing, signal)).rejects.toThrow('no storage');
    const stopped = new AbortController();
    const interrupted = work(async () => stopped.abort());
    await runIfDue({ db }, own, interrupted, stopped.signal);
    expect(await runIfDue({ db }, own, noWork, signal)).toBe(true);
  });

  it('work again when another kind of work was finished', async () => {
    const { db, locks } = await open(1);
    const [own] = locks;
    if (!own) throw new Error('no lock');
    await recordFinished(db, 'another');
    expect(await runIfDue({ db }, own, noWork, signal)).toBe(true);
  });
});

it('while work keeps failing, logs the 1st, 2nd, 4th and 8th failure, and the next one after a success', async () => {
  vi.useFakeTimers();
  try {
    const error = vi.fn();
    let isDown = true;
    const run = vi.fn(async () => {
      if (isDown) throw new Error('The database does not respond.');
    });
    const services = { db: null as never, telemetry, log: { error } as never };
    const stop = schedule(services, null, { ...work(run), intervalMs: 5_000 });
    await vi.advanceTimersByTimeAsync(45_000);
    expect(run).toHaveBeenCalledTimes(10);
    expect(error.mock.calls.map(([{ failures }]) => failures)).toEqual([1, 2, 4, 8]);
    isDown = false;
    await vi.advanceTimersByTimeAsync(5_000);
    isDown = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(error.mock.calls.at(-1)?.[0]).toMatchObject({ failures: 1 });
    await stop();
  } finally {
    vi.useRealTimers();
  }
});
