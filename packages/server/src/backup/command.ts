import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { describeError } from '../log.ts';
import { lockDataFolder } from '../start/data-folder.ts';
import { fail } from '../start/exit-with-error.ts';
import { othersRights } from '../start/private-files.ts';
import { StartError } from '../start/start-error.ts';
import { BackupError } from './backup-error.ts';

/** Interrupts a command on SIGINT and SIGTERM. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  process.once('SIGTERM', () => controller.abort());
  return controller.signal;
}

/** Reads the file and the options of a command. */
export function readArguments(usage: string, options: readonly string[] = []) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: Object.fromEntries(options.map((name) => [name, { type: 'boolean' as const }])),
    });
    const [file, ...others] = positionals;
    if (!file || others.length > 0) throw new BackupError(usage);
    // npm runs a script in the folder of package.json.
    return { file: resolve(process.env.INIT_CWD || '.', file), options: new Set(Object.keys(values)) };
  } catch {
    throw new BackupError(usage);
  }
}

/** Whether the storage or the database is in the data folder, which one process at a time uses. */
export function usesDataFolder({ databaseUrl, s3 }: Config): boolean {
  return databaseUrl === null || s3 === null;
}

/**
 * Runs `work` while no server uses the data folder.
 * @throws BackupError when one does
 */
export async function withDataFolder<Result>(
  { dataDir }: Config,
  create: boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!create && !existsSync(dataDir)) throw new BackupError(`DATA_DIR: ${dataDir} does not exist`);
  const unlock = await lockDataFolder(dataDir);
  try {
    return await work();
  } finally {
    await unlock();
  }
}

/** Runs a command with the settings; an error that the operator can correct is printed as one line. */
export async function runCommand(
  work: (config: Config, signal: AbortSignal) => Promise<string>,
): Promise<void> {
  process.umask(othersRights);
  try {
    process.stdout.write(`${await work(readConfig(process.env), interruption())}\n`);
    process.exit(0);
  } catch (error) {
    const isExpected = [BackupError, ConfigError, StartError].some((type) => error instanceof type);
    const message = isExpected && error instanceof Error ? error.message : describeError(error).message;
    fail(message);
  }
}
