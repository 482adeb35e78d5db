import type { Logger } from 'pino';
import type { ImageAnalyzer } from './analysis/analyzer.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { Replica } from './db/replica.ts';
import type { Lanes } from './http/lanes.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import type { RunningRequests } from './http/running-requests.ts';
import type { TokenVerifier } from './identity/token-verifier.ts';
import type { Images } from './modules/images/images.service.ts';
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
  readonly identity: TokenVerifier;
  readonly limiter: RateLimiter;
  readonly running: RunningRequests;
  readonly erasures: RunningErasures;
  readonly lanes: Lanes;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly telemetry: Telemetry;
  /** Aborts when the server begins to stop. */
  readonly stopping: AbortSignal;
}
