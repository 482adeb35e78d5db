import { randomBytes } from 'node:crypto';
import { openPostgres } from '../packages/server/src/db/database.ts';
import { plainJpeg } from '../packages/server/src/images/testing/files.ts';
import { createChildServers } from '../packages/server/src/testing/child-server.ts';
import { examine, type Findings } from './kill-findings.ts';
import { killPoints } from './kill-points.ts';
import { runKills, type SentRequest } from './kill-run.ts';
import { median } from './measure.ts';
import type { BenchmarkResult } from './report.ts';

const maxReadySeconds = 2;

interface KillResult {
  readonly requests: readonly SentRequest[];
  readonly readySeconds: readonly number[];
  readonly findings: Findings;
}

type Servers = Awaited<ReturnType<typeof createChildServers>>;

async function killEmbedded(servers: Servers, jpeg: Buffer): Promise<KillResult> {
  const dataDir = await servers.newFolder();
  const run = await runKills({ servers, dataDir, env: {}, db: null, jpeg });
  return { ...run, findings: await examine(dataDir, null) };
}

/** Uses a database of its own on the server. */
async function killWithPostgres(servers: Servers, jpeg: Buffer, url: string): Promise<KillResult> {
  const name = `aura_kills_${randomBytes(6).toString('hex')}`;
  const admin = openPostgres({ connectionString: url, max: 1 });
  await admin.db.execute(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const own = openPostgres({ connectionString: address.href, max: 1 });
  try {
    const dataDir = await servers.newFolder();
    const env = { DATABASE_URL: address.href };
    const run = await runKills({ servers, dataDir, env, db: own.db, jpeg });
    return { ...run, findings: await examine(dataDir, address.href) };
  } finally {
    await own.close();
    await admin.db.execute(`drop database ${name} with (force)`);
    await admin.close();
  }
}

/** Counts what must not happen, and what the kills have met. */
function evaluate({ requests, readySeconds, findings }: KillResult) {
  const rows = new Map(findings.rows.map((row) => [row.key, row]));
  const rowOf = ({ key }: SentRequest) => rows.get(key);
  const acknowledged = requests.filter(({ id }) => id !== null);
  const inFlight = requests.filter(({ id }) => id === null);
  const isCommitted = (request: SentRequest) => (rowOf(request)?.createdAt ?? Infinity) <= request.killedAt;
  const count = (list: readonly SentRequest[], matches: (request: SentRequest) => boolean) =>
    list.filter(matches).length;
  return {
    acknowledged: acknowledged.length,
    lost: count(acknowledged, (request) => rowOf(request)?.id !== request.id),
    incompleteRows: findings.incompleteRows + findings.unreferencedImages,
    duplicateRows: findings.rows.length - rows.size,
    otherAnswers: count(
      requests,
      (request) =>
        request.repeatedId === null ||
        request.repeatedId !== (request.id ?? request.repeatedId) ||
        request.repeatedId !== rowOf(request)?.id,
    ),
    byPoint: [...new Set(killPoints.map(({ name }) => name))].map((name) => {
      const there = inFlight.filter(({ point }) => point === name);
      return [name, `${there.length} / ${count(there, isCommitted)}`] as const;
    }),
    orphans: `${findings.orphans} / ${findings.orphansAfterSweep}`,
    unswept: findings.orphansAfterSweep + findings.sweptObjects,
    median: median(readySeconds),
    slowest: Math.max(...readySeconds),
  };
}

/**
 * Kills the server at 25 points of `addPost` and 25 of `addUserItem` while others write, repeats every request after
 * the restart, and looks for what was lost, half written or written twice.
 */
export async function measureKills(): Promise<BenchmarkResult> {
  const servers = await createChildServers();
  const url = process.env.TEST_DATABASE_URL;
  try {
    const jpeg = await plainJpeg(600, 800);
    const databases = {
      'embedded database': await killEmbedded(servers, jpeg),
      ...(url ? { PostgreSQL: await killWithPostgres(servers, jpeg, url) } : {}),
    };
    const results = Object.values(databases).map(evaluate);
    const row = (name: string, cell: (result: ReturnType<typeof evaluate>) => string) => [
      name,
      ...results.map(cell),
    ];
    return {
      title: `${2 * killPoints.length} kills (SIGKILL), half of them during addPost and half during addUserItem`,
      head: ['', ...Object.keys(databases)],
      rows: [
        row('acknowledged requests / lost', ({ acknowledged, lost }) => `${acknowledged} / ${lost}`),
        ...(results[0]?.byPoint ?? []).map(([name], index) =>
          row(`unanswered / of these committed, killed ${name}`, ({ byPoint }) => byPoint[index]?.[1] ?? ''),
        ),
        row('half written', ({ incompleteRows }) => String(incompleteRows)),
        row('written twice', ({ duplicateRows }) => String(duplicateRows)),
        row('repeated with another response', ({ otherAnswers }) => String(otherAnswers)),
        row('images without a row / after the sweep', ({ orphans }) => orphans),
        row('time until ready, median', ({ median }) => `${median.toFixed(2)} s`),
        row('time until ready, maximum', ({ slowest }) => `${slowest.toFixed(2)} s`),
      ],
      budget: {
        isMet: results.every(
          ({ lost, incompleteRows, duplicateRows, otherAnswers, unswept, slowest }) =>
            lost + incompleteRows + duplicateRows + otherAnswers + unswept === 0 &&
            slowest <= maxReadySeconds,
        ),
        text: `nothing lost, half written or written twice, ready within ${maxReadySeconds} s`,
      },
    };
  } finally {
    await servers.close();
  }
}
