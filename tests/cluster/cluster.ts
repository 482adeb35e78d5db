import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ChildServer,
  createChildServers,
  freePort,
} from '../../packages/server/src/testing/child-server.ts';
import {
  createNginx,
  createObjectStore,
  createPostgres,
  ended,
  type Programs,
  type Restartable,
  until,
} from './processes.ts';

const serverCount = 3;

/** A server process of the cluster. */
export interface ClusterServer extends Restartable {
  /** Its own address, without nginx. */
  readonly address: string;
  /** Ends it with SIGTERM and resolves when it has exited. */
  stop(): Promise<number | null>;
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Starts PostgreSQL, the object storage, three servers and nginx in front of them. */
export async function startCluster(programs: Programs) {
  const folder = await mkdtemp(join(tmpdir(), 'aura-cluster-'));
  // PostgreSQL runs as another user.
  await chmod(folder, 0o711);
  const children = await createChildServers();
  const [database, storage, balancer, ...ports] = await Promise.all(
    Array.from({ length: 3 + serverCount }, () => freePort()),
  );
  if (database === undefined || storage === undefined || balancer === undefined) throw new Error('No port');
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    FIREBASE_PROJECT_ID: 'demo-child',
    FIREBASE_AUTH_EMULATOR_HOST: children.emulatorHost,
    AUTH_EMULATOR: 'allow',
    DATABASE_URL: `postgresql://postgres@127.0.0.1:${database}/postgres`,
    SIGNING_SECRET: 'the-secret-of-this-check-of-a-cluster',
    S3_ENDPOINT: `http://127.0.0.1:${storage}`,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'cluster',
    S3_SECRET_ACCESS_KEY: 'cluster-secret',
    S3_FORCE_PATH_STYLE: 'true',
    TRUSTED_PROXIES: '1',
    // Longer than nginx keeps an idle connection, so that a stopped server has none.
    DRAIN_SECONDS: '3',
  };
  let rateLimitFactor = 1;

  async function createServer(port: number, index: number): Promise<ClusterServer> {
    const address = `http://127.0.0.1:${port}`;
    const dataDir = join(folder, `server-${index + 1}`);
    await mkdir(dataDir);
    let running: Pick<ChildServer, 'child'> | null = null;
    const isReady = () => fetch(`${address}/api/health/ready`).then(({ ok }) => ok);
    return {
      name: `server ${index + 1}`,
      address,
      async start() {
        const own = { DATA_DIR: dataDir, PORT: String(port), RATE_LIMIT_FACTOR: String(rateLimitFactor) };
        const current = children.run({ ...settings, ...own });
        running = current;
        const exit = current.exited.then(({ stderr }) => {
          throw new Error(`server ${index + 1} has exited: ${stderr} ${current.output()}`);
        });
        await Promise.race([exit, until(`server ${index + 1}`, isReady)]);
      },
      async kill() {
        running?.child.kill('SIGKILL');
        if (running) await ended(running.child);
      },
      async stop() {
        running?.child.kill('SIGTERM');
        if (running) await ended(running.child);
        return running?.child.exitCode ?? null;
      },
    };
  }

  const postgres = await createPostgres(programs, join(folder, 'postgres'), database);
  const store = createObjectStore(join(folder, 'storage'), storage);
  const servers = await Promise.all(ports.map(createServer));
  const nginx = await createNginx(programs, join(folder, 'nginx'), balancer, ports);

  async function close(): Promise<void> {
    await nginx.stop();
    await children.close();
    await store.kill();
    await postgres.kill().catch(() => undefined);
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }

  try {
    await Promise.all([postgres.start(), store.start()]);
    await Promise.all(servers.map((server) => server.start()));
    await nginx.start();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    address: `http://127.0.0.1:${balancer}`,
    postgres,
    store,
    servers,
    nginx,
    /** Starts all servers again, without rate limits. */
    async restartWithoutLimits(): Promise<void> {
      rateLimitFactor = 0;
      for (const server of servers) {
        await server.stop();
        await server.start();
      }
    },
    close,
  };
}
