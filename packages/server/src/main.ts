import type { Logger } from 'pino';
import { readAnalysisConfig, readConfig, readSettings } from './config/config.ts';
import type { Settings } from './config/settings.ts';
import { createLog } from './log.ts';
import { exitWithError, fail } from './start/exit-with-error.ts';
import { othersRights } from './start/private-files.ts';

/** Time after which the process exits even if the server has not stopped, without `DRAIN_SECONDS`. */
const stopDeadlineMs = 10_000;

/** Starts the part of the product that `ROLE` names; the code of the other part is not loaded. */
async function startRole(role: Settings['ROLE'], log: Logger) {
  if (role === 'analysis') {
    const config = readAnalysisConfig(process.env);
    const { startAnalysisProcess } = await import('./start/start-analysis-process.ts');
    return startAnalysisProcess(config, log);
  }
  const config = readConfig(process.env);
  const { startServer } = await import('./start/start-server.ts');
  return startServer(config, log);
}

async function main(): Promise<void> {
  process.umask(othersRights);
  const { ROLE, LOG_LEVEL, DRAIN_SECONDS } = readSettings(process.env);
  const log = createLog(LOG_LEVEL);
  const server = await startRole(ROLE, log);

  const deadlineMs = DRAIN_SECONDS * 1000 + stopDeadlineMs;
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => fail('The server did not stop in time.'), deadlineMs).unref();
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const crash = (error: unknown) => {
    log.fatal({ err: error }, 'unexpected failure');
    process.exit(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}

main().catch(exitWithError);
