import { type Config, readConfig } from './config/config.ts';
import { checkDatabase } from './doctor/check-database.ts';
import { checkMachine } from './doctor/check-machine.ts';
import { checkIdentity, checkStorage } from './doctor/check-services.ts';
import { error, type Finding, ok, warn } from './doctor/finding.ts';
import { describeError } from './log.ts';
import { othersRights } from './start/private-files.ts';

/** `npm run doctor`: says in plain lines what is wrong; runs beside a server and changes nothing. */

function print({ level, text }: Finding): void {
  process.stdout.write(`${level.padEnd(5)} ${text}\n`);
}

async function findAll(config: Config): Promise<Finding[]> {
  const checks = [checkDatabase, checkStorage, checkIdentity, checkMachine];
  const found = await Promise.all(
    checks.map((check) =>
      check(config).catch((cause: unknown) => [error(`doctor: ${describeError(cause).message}`)]),
    ),
  );
  return found.flat();
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
