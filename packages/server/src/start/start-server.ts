import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp, createStartupApp } from '../app.ts';
import { offerBackups } from '../backup/backup-socket.ts';
import type { Config } from '../config/config.ts';
import { scheduleCutouts } from '../modules/cutouts/cutouts.service.ts';
import { scheduleDeliveries } from '../modules/notification-delivery/schedule-deliveries.ts';
import { scheduleAnnouncements } from '../modules/notifications/announcements.service.ts';
import { scheduleErasures } from '../modules/profiles/erasure.service.ts';
import { packageRoot } from '../package-root.ts';
import { seedEmptyDatabase } from '../seed/seed.ts';
import type { Services } from '../services.ts';
import { schedulePurge } from '../sweep/purge.ts';
import { scheduleSweep } from '../sweep/sweep.ts';
import { openTelemetry } from '../telemetry/open-telemetry.ts';
import { readWebApp } from '../web/web-app.ts';
import { type Closer, createServices } from './create-services.ts';
import { lockDataFolder } from './data-folder.ts';
import { listen } from './listen.ts';
import { makeDataFolderPrivate } from './private-files.ts';
import { serveMetrics } from './serve-metrics.ts';
import { waitForStart } from './wait-for-start.ts';

interface RunningServer {
  readonly port: number;
  /** Reports that it is not ready, finishes running requests, then closes everything in order. */
  stop(): Promise<void>;
}

async function seedIfConfigured(config: Config, services: Services): Promise<void> {
  if (config.seedDir === null) return;
  const seeded = await seedEmptyDatabase(services, config.seedDir);
  if (seeded) services.log.info('the empty database was filled');
}

/** Closes in reverse order of opening; a failure does not prevent the others. */
async function closeAll(closers: readonly Closer[]): Promise<void> {
  for (const close of [...closers].reverse()) await Promise.resolve(close()).catch(() => undefined);
}

/**
 * Starts the server and resolves when it serves requests.
 * @throws StartError
 */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const closers: Closer[] = [];
  const stopping = new AbortController();
  const stop = async () => {
    stopping.abort();
    await setTimeout(config.drainMs);
    await closeAll(closers.splice(0));
  };
  try {
    closers.push(await lockDataFolder(config.dataDir));
    const telemetry = await openTelemetry(config, log);
    closers.push(() => telemetry.close());
    const startupServices = { config, log, telemetry, stopping: stopping.signal };
    const startupApp = createStartupApp(startupServices);
    const startup = waitForStart<HttpBindings>((request) => startupApp.fetch(request));
    const listener = await listen(config.port, config.host, startup.first);
    closers.push(() => listener.close());
    closers.push(async () => startup.open(null));
    stopping.signal.addEventListener('abort', listener.endConnections);
    closers.push(await serveMetrics(startupServices));
    const { services, locks } = await createServices(startupServices, closers);
    await makeDataFolderPrivate(config.dataDir);
    if (config.databaseUrl === null) {
      closers.push(schedulePurge(services));
      closers.push(await offerBackups(services, log));
    }
    // Requests must end before the last purge, and before the database closes.
    closers.push(() => listener.close());
    await seedIfConfigured(config, services);
    const webApp = await readWebApp(config.appDir ?? join(packageRoot(), '..', 'app', 'dist'));
    const app = createApp(services, webApp);
    const serve = (request: Request, bindings: HttpBindings) => app.fetch(request, bindings);
    listener.serve(serve);
    startup.open(serve);
    closers.push(scheduleSweep(services, locks));
    closers.push(scheduleErasures(services));
    closers.push(scheduleAnnouncements(services));
    closers.push(scheduleDeliveries(services));
    if (services.cutoutMaker) closers.push(scheduleCutouts(services));
    for (const warning of config.warnings) log.warn(warning);
    log.info({ port: listener.port, host: config.host, app: webApp !== null }, 'listening');
    return { port: listener.port, stop };
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}
