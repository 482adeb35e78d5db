import type { Logger } from 'pino';
import type { ImageAnalyzer } from './analysis/analyzer.ts';
import type { CutoutMaker } from './analysis/cutouts/cutout-maker.ts';
import type { MaskApplier } from './analysis/cutouts/mask-applier.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { Replica } from './db/replica.ts';
import type { SealedCursors } from './db/sealed-cursors.ts';
import type { Lanes } from './http/lanes.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import type { RunningRequests } from './http/running-requests.ts';
import type { Accounts } from './identity/accounts.ts';
import type { TokenVerifier } from './identity/token-verifier.ts';
import type { Images } from './modules/images/images.service.ts';
import type { Changes } from './modules/live-updates/changes.ts';
import type { LiveStreams } from './modules/live-updates/live-streams.ts';
import type { Mailer } from './modules/notification-delivery/email/mailer.ts';
import type { UnsubscribeTokens } from './modules/notification-delivery/email/unsubscribe-tokens.ts';
import type { PushSender } from './modules/notification-delivery/push/push-sender.ts';
import type { RunningErasures } from './modules/profiles/running-erasures.ts';
import type { BlobStorage } from './storage/storage.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** Dependencies of the modules, created once at startup; tests replace single ones. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  /** For reads that may be a second old; null when none is configured. */
  readonly replica: Replica | null;
  readonly storage: BlobStorage;
  readonly images: Images;
  readonly analyzer: ImageAnalyzer;
  /** Null when cut-outs are switched off. */
  readonly cutoutMaker: CutoutMaker | null;
  readonly maskApplier: MaskApplier;
  readonly identity: TokenVerifier;
  readonly accounts: Accounts;
  readonly limiter: RateLimiter;
  readonly runningRequests: RunningRequests;
  readonly runningErasures: RunningErasures;
  readonly lanes: Lanes;
  /** Passes what a request has changed on to the live streams of all servers. */
  readonly changes: Changes;
  /** The live streams of this process. */
  readonly liveStreams: LiveStreams;
  /** Sends push messages. */
  readonly push: PushSender;
  /** Sends emails; null when no mail server is configured. */
  readonly mailer: Mailer | null;
  readonly unsubscribeTokens: UnsubscribeTokens;
  readonly sealedCursors: SealedCursors;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly telemetry: Telemetry;
  /** Aborts when the server begins to stop. */
  readonly stopping: AbortSignal;
}
