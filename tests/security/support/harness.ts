import type { Browser } from 'playwright';
import {
  type ChildServer,
  type ChildServers,
  createChildServers,
} from '../../../packages/server/src/testing/child-server.ts';
import { launchBrowser } from '../../../scripts/lib/browser.mjs';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { Product } from '../../e2e/support/product.ts';
import createRunFolder from '../../e2e/support/run-folder.ts';
import { type Client, createClient } from './client.ts';
import { type Postgres, startPostgres } from './postgres.ts';

/** A running server with a client for it. */
export interface Target extends Client {
  readonly server: ChildServer;
  readonly dataDir: string;
}

export type Harness = Awaited<ReturnType<typeof createHarness>>;

/** Runs a function once and returns its result to all callers. */
function once<Result>(make: () => Promise<Result>) {
  let made: Promise<Result> | undefined;
  return {
    get: () => {
      made ??= make();
      return made;
    },
    /** What was made; undefined when nothing was. */
    made: () => made?.catch(() => undefined),
  };
}

async function startTarget(
  servers: ChildServers,
  env: Readonly<Record<string, string>> = {},
  launcher: readonly string[] = [],
  dataDir?: string,
): Promise<Target> {
  const folder = dataDir ?? (await servers.newFolder());
  const settings = { APP_DIR: inRoot('packages/app/dist'), LOG_LEVEL: 'trace', ...env };
  const server = await servers.start(folder, settings, launcher);
  return { server, dataDir: folder, ...createClient(server.address) };
}

/** The processes that the checks attack. They listen on loopback, and each is started when it is needed. */
export async function createHarness() {
  const deleteRunFolder = await createRunFolder();
  const servers = await createChildServers();
  const main = once(() => startTarget(servers));
  // Vite sets NODE_ENV to "production" when it builds.
  const product = once(() => Product.start({ NODE_ENV: '' }));
  const postgres = once(startPostgres);
  const pair = once(async () => {
    const database = await (await postgres.get()).createDatabase();
    const env = { DATABASE_URL: database.url, SIGNING_SECRET: 's'.repeat(40) };
    return Promise.all([startTarget(servers, env), startTarget(servers, env)]);
  });
  const browser = once(() => launchBrowser());

  async function close(): Promise<void> {
    await (await browser.made())?.close();
    await (await product.made())?.dispose();
    await servers.close();
    await (await postgres.made())?.stop();
    await deleteRunFolder();
  }

  return {
    servers,
    /** The server of most checks: built bundle, embedded database, no rate limits. */
    main: (): Promise<Target> => main.get(),
    /** Two servers on one PostgreSQL, where requests really run at the same time. */
    pair: (): Promise<readonly [Target, Target]> => pair.get(),
    /** A server of one check. */
    start: (env?: Readonly<Record<string, string>>, launcher?: readonly string[], dataDir?: string) =>
      startTarget(servers, env, launcher, dataDir),
    /** What `npm start` starts, with the demo world and the Auth emulator. */
    product: (): Promise<Product> => product.get(),
    /** @throws when there is no PostgreSQL on this machine */
    postgres: (): Promise<Postgres> => postgres.get(),
    browser: (): Promise<Browser> => browser.get(),
    close,
  };
}
