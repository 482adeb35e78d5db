import { createAnalyzer } from '../analysis/create-analyzer.ts';
import { createCutoutMaker } from '../analysis/cutouts/create-cutout-maker.ts';
import { createMaskApplier } from '../analysis/cutouts/mask-applier.ts';
import type { Config } from '../config/config.ts';
import { openReplica, type Replica } from '../db/replica.ts';
import { createSealedCursors } from '../db/sealed-cursors.ts';
import { openSessionLocks, type SessionLocks } from '../db/session-locks.ts';
import { bodyBytes } from '../http/handle.ts';
import { createLanes } from '../http/lanes.ts';
import { openRateLimiter } from '../http/open-rate-limiter.ts';
import { createRunningRequests } from '../http/running-requests.ts';
import { createAccounts } from '../identity/accounts.ts';
import { createEmulatorVerifier } from '../identity/emulator-verifier.ts';
import { createFirebaseVerifier } from '../identity/firebase-verifier.ts';
import type { TokenVerifier } from '../identity/token-verifier.ts';
import { encodeAvif, processUpload, resizeVariant } from '../images/process.ts';
import { createImages } from '../modules/images/images.service.ts';
import { createLocalChanges } from '../modules/live-updates/changes.ts';
import { createLiveStreams } from '../modules/live-updates/live-streams.ts';
import { openPostgresChanges } from '../modules/live-updates/postgres-changes.ts';
import { createMailer } from '../modules/notification-delivery/email/mailer.ts';
import { createUnsubscribeTokens } from '../modules/notification-delivery/email/unsubscribe-tokens.ts';
import { createPushSender, type PushSender } from '../modules/notification-delivery/push/push-sender.ts';
import { createRunningErasures } from '../modules/profiles/running-erasures.ts';
import type { Services } from '../services.ts';
import { tracedStorage } from '../telemetry/traced-storage.ts';
import { openCheckedStorage } from './checked-storage.ts';
import { laterVersionWarning, openMigratedDatabase } from './migrated-database.ts';
import { readPushKey } from './push-key.ts';
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

async function openPushSender({ push, dataDir }: Config): Promise<PushSender> {
  return createPushSender({ ...push, privateKey: push.privateKey ?? (await readPushKey(dataDir)) });
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
  const cutoutMaker = await createCutoutMaker(config);
  if (cutoutMaker) closers.push(() => cutoutMaker.close());
  const maskApplier = createMaskApplier();
  closers.push(() => maskApplier.close());
  const locks = config.databaseUrl === null ? null : openSessionLocks(config.databaseUrl);
  if (locks) closers.push(() => locks.close());
  const limits = await openRateLimiter(config, clock, log);
  closers.push(() => limits.close());
  const lanes = createLanes(config);
  telemetry.metrics.watch({ lanes, bodyBytes, ...(database.poolCounts && { pool: database.poolCounts }) });
  const replica = createReplica(config, { log, telemetry });
  if (replica) closers.push(() => replica.close());
  const { db } = database;
  const changes =
    config.databaseUrl === null ? createLocalChanges() : openPostgresChanges(config.databaseUrl, { db, log });
  closers.push(() => changes.close());
  const liveStreams = createLiveStreams({ db, changes, log, clock: () => performance.now() });
  stopping.addEventListener('abort', () => void liveStreams.close());
  closers.push(() => liveStreams.close());
  const secret = config.signingSecret ?? (await readSigningSecret(config.dataDir));
  const push = await openPushSender(config);
  closers.push(async () => push.close());
  const services: Services = {
    config,
    log,
    clock,
    identity,
    accounts: createAccounts(db, clock),
    storage,
    db,
    replica,
    images: createImages({
      storage,
      secret,
      clock,
      processUpload,
      resizeVariant,
      encodeAvif: config.makesAvif ? encodeAvif : null,
    }),
    analyzer,
    cutoutMaker,
    maskApplier,
    limiter: limits.limiter,
    runningRequests: createRunningRequests(locks),
    runningErasures: createRunningErasures(locks),
    lanes,
    changes,
    liveStreams,
    push,
    mailer: config.email && createMailer(config.email.smtpUrl, config.email.from),
    unsubscribeTokens: createUnsubscribeTokens(secret),
    sealedCursors: createSealedCursors(secret),
    telemetry,
    stopping,
  };
  return { services, locks };
}
