import { type Config, readConfig } from './config/config.ts';
import { checkDatabase } from './doctor/check-database.ts';
import { checkEmail, checkPush } from './doctor/check-delivery.ts';
import { checkMachine } from './doctor/check-machine.ts';
import { checkReplica } from './doctor/check-replica.ts';
import { checkBucketClock, checkIdentity, checkStorage } from './doctor/check-services.ts';
import { error, type Finding, ok, warn } from './doctor/finding.ts';
import { describeError } from './log.ts';
import { othersRights } from './start/private-files.ts';

/** `npm run doctor`: says in plain lines what is wrong; runs beside a server and changes nothing. */

function print({ level, text }: Finding): void {
  process.stdout.write(`${level.padEnd(5)} ${text}\n`);
}

async function findAll(config: Config): Promise<Finding[]> {
  const run = (check: (config: Config) => Promise<Finding[]>) =>
    check(config).catch((cause: unknown) => [error(`doctor: ${describeError(cause).message}`)]);
  // First, since the check of the embedded database locks the data folder itself.
  const inUse = [await run(checkMachine), await run(checkIdentity)];
  const checks = [checkDatabase, checkReplica, checkStorage, checkBucketClock, checkPush, checkEmail];
  const others = await Promise.all(checks.map(run));
  return [...others, ...inUse].flat();
}

function readSettings(): Config | Finding {
  try {
    return readConfig(process.env);
  } catch (cause) {
    return error(`settings: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

process.umask(othersRights);
const config = readSettings();
const findings =
  'level' in config
    ? [config]
    : [ok('settings: they can be used'), ...config.warnings.map(warn), ...(await findAll(config))];
for (const finding of findings) print(finding);
process.exit(findings.some(({ level }) => level === 'error') ? 1 : 0);
