import { execFile } from 'node:child_process';
import { inRoot } from '../../../scripts/lib/paths.mjs';

interface PostgresDatabase {
  readonly url: string;
  /** Runs a statement. */
  query(statement: string): Promise<string>;
}

/** A temporary PostgreSQL server. */
export interface Postgres {
  /** Creates an empty database. */
  createDatabase(): Promise<PostgresDatabase>;
  stop(): Promise<void>;
}

function run(command: string, args: readonly string[] = []): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('bash', ['-c', command, 'bash', ...args], { cwd: inRoot() }, (error, output, errors) =>
      error ? reject(new Error(errors.trim() || error.message)) : resolve(output.trim()),
    );
  });
}

const script = 'set -eu; source .ci/postgres.sh; start_postgres >/dev/null';

/**
 * Starts Debian's PostgreSQL as CI does.
 * @throws when it is not installed and cannot be installed
 */
export async function startPostgres(): Promise<Postgres> {
  const started = await run(
    `${script}; echo "\${TEST_DATABASE_URL:-}"; echo "\${POSTGRES_FOLDER:-}"; echo "\${POSTGRES_PROGRAMS:-}"`,
  );
  const [url = '', folder = '', programs = ''] = started.split('\n');
  if (!url) throw new Error('PostgreSQL is not available on this machine; install it to run this check');
  const words = [folder, programs];
  const query = (address: string, statement: string) =>
    run('psql --no-psqlrc --tuples-only --quiet "$1" -c "$2"', [address, statement]);
  let databases = 0;
  return {
    createDatabase: async () => {
      databases += 1;
      const name = `security_${process.pid}_${databases}`;
      await query(url, `create database ${name}`);
      const address = Object.assign(new URL(url), { pathname: `/${name}` }).href;
      return { url: address, query: (statement) => query(address, statement) };
    },
    stop: async () => {
      if (!folder) return;
      await run('source .ci/postgres.sh; POSTGRES_FOLDER=$1; POSTGRES_PROGRAMS=$2; stop_postgres', words);
    },
  };
}
