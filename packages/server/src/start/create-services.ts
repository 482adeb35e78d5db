import { createAnalyzer } from '../analysis/create-analyzer.ts';
import type { Config } from '../config/config.ts';
import { openReplica, type Replica } from '../db/replica.ts';
import { openSessionLocks, type SessionLocks } from '../db/session-locks.ts';
import { bodyBytes } from '../http/handle.ts';
import { createLanes } from '../http/lanes.ts';
import { openRateLimiter } from '../http/open-rate-limiter.ts';
import { createRunningRequests } from '../http/running-requests.ts';
import { createEmulatorVerifier } from '../identity/emulator-verifier.ts';
import { createFirebaseVerifier } from '../identity/firebase-verifier.ts';
import type { TokenVerifier } from '../identity/token-verifier.ts';
import { processUpload, resizeVariant } from '../images/process.ts';
import { createImages } from '../modules/images/images.service.ts';
import { createRunningErasures } from '../modules/profiles/running-erasures.ts';
import type { Services } from '../services.ts';
import { tracedStorage } from '../telemetry/traced-storage.ts';
import { openCheckedStorage } from './checked-storage.ts';
import { laterVersionWarning, openMigratedDatabase } from './migrated-database.ts';
import { readSigningSecret } from './signing-secret.ts';

/** Ends what was opened. */
export type Closer = () => Promise<unknown> | undefined;

/** What a server has before its database is open. */
export type StartupServices = Pick<Services, 'config' | 'log' | 'telemetry' | 'stopping'>;

function createVerifier({ firebase }: Config, clock: () => Date, closers: Closer[]): TokenVerifier {
  if (firebase.emulatorHost === null) return createFirebaseVerifier(firebase.projectId, clock);
  const verifier = createEmulatorVerifier(firebase.projectId, clock);
  closers.push(() => verifier.close());
  return verifier;
}

function createReplica(
  { databaseUrl, databaseReplicaUrl, databaseConnections }: Config,
  services: Pick<Services, 'log' | 'telemetry'>,
): Replica | null {
  if (databaseUrl === null || databaseReplicaUrl === null) return null;
  return openReplica({ databaseUrl, databaseReplicaUrl, databaseConnections }, services);
}

/**
 * Opens everything that the modules need.
 * @param closers receives what must be closed, in the order of opening
 * @returns also the locks that servers of one database share; null for the embedded database
 * @throws StartError
 */
export async function createServices(
  { config, log, telemetry, stopping }: StartupServices,
  closers: Closer[],
): Promise<{ services: Services; locks: SessionLocks | null }> {
  const clock = () => new Date();
  const opened = await openCheckedStorage(config, log);
  const storage = config.traces ? tracedStorage(opened, telemetry.tracing) : opened;
  const database = await openMigratedDatabase(config, telemetry.tracing);
  closers.push(() => database.close());
  const warning = laterVersionWarning(database);
  if (warning) log.warn(warning);
  const identity = createVerifier(config, clock, closers);
  const analyzer = await createAnalyzer(config, log);
  closers.push(() => analyzer.close());
  const locks = config.databaseUrl === null ? null : openSessionLocks(config.databaseUrl);
  if (locks) closers.push(() => locks.close());
  const limits = await openRateLimiter(config, clock, log);
  closers.push(() => limits.close());
  const lanes = createLanes(config);
  telemetry.metrics.watch({ lanes, bodyBytes, ...(database.poolCounts && { pool: database.poolCounts }) });
  const replica = createReplica(config, { log, telemetry });
  if (replica) closers.push(() => replica.close());
  const secret = config.signingSecret ?? (await readSigningSecret(config.dataDir));
  const services: Services = {
    config,
    log,
    clock,
    identity,
    storage,
    db: database.db,
    replica,
    images: createImages({ storage, secret, clock, processUpload, resizeVariant }),
    analyzer,
    limiter: limits.limiter,
    running: createRunningRequests(locks),
    erasures: createRunningErasures(locks),
    lanes,
    telemetry,
    stopping,
  };
  return { services, locks };
}
